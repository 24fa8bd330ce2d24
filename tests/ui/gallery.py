"""A developer's command that paints example positions into a picture, to be looked at.

python -m tests.ui.gallery OUT.png --size 1366x690 --theme light --position half [--scale 2]
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication, QImage, QPainter

from newvegas_desktop.ui.new_las_vegas.table import Scene, paint_table
from newvegas_desktop.ui.paint.themes import THEMES, Theme
from tests.ui.examples import EXAMPLES


def picture(width: int, height: int, scene: Scene, theme: Theme, scale: float = 1.0) -> QImage:
    """A window of some logical size as an image."""
    image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_table(painter, width, height, scene, theme)
    painter.end()
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Paint one picture and say how long it took."""
    parser = argparse.ArgumentParser(prog="gallery", description="Paint an example of the New Las Vegas table.")
    parser.add_argument("out")
    parser.add_argument("--size", default="1366x690", help="logical width x height")
    parser.add_argument("--theme", choices=sorted(THEMES), default="light")
    parser.add_argument("--position", choices=sorted(EXAMPLES), default="half")
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    width, height = (int(part) for part in options.size.split("x"))
    scene = EXAMPLES[options.position]()
    picture(width, height, scene, THEMES[options.theme], options.scale)
    start = time.perf_counter()
    image = picture(width, height, scene, THEMES[options.theme], options.scale)
    took = (time.perf_counter() - start) * 1000
    if not image.save(options.out):
        sys.stderr.write(f"{options.out} cannot be written\n")
        return 1
    sys.stdout.write(f"{options.out}: {image.width()}x{image.height()}, whole table painted in {took:.0f} ms\n")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
