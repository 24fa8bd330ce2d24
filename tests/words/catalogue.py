"""Makes the catalogue of a language: Qt's own tools, fed with the texts they cannot find themselves."""

import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

from newvegas_desktop.ui.shell.language import CONTEXT
from tests.words.source_texts import PACKAGE, source_texts

TRANSLATIONS = PACKAGE.parent / "resources" / "translations"
WINDOW = PACKAGE / "ui"


def _tool(name: str, *arguments: str) -> None:
    done = subprocess.run(
        [str(Path(sys.executable).with_name(f"pyside6-{name}")), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or "WARNING" in done.stderr.upper():
        raise RuntimeError(f"pyside6-{name}: {done.stdout}{done.stderr}")


def _stand_in() -> str:
    """Calls that Qt's tool understands, one for each text it would not find."""
    modules: dict[tuple[str, str], list[str]] = {}
    for text, one, module in source_texts():
        modules.setdefault((text, one), []).append(module)
    lines = []
    for (text, one), places in modules.items():
        remark = f"{', '.join(places)}; for 1 in English: {one}" if one else ", ".join(places)
        counted = ", None, 1" if one else ""
        lines += [f"#: {remark}", f'translate("{CONTEXT}", {json.dumps(text, ensure_ascii=False)}{counted})']
    return "\n".join(lines) + "\n"


def update(catalogue: Path) -> None:
    """Bring a catalogue up to date; what is translated in it stays."""
    catalogue.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        stand_in = Path(folder) / "words.py"
        stand_in.write_text(_stand_in(), encoding="utf-8")
        sources = [str(path) for path in sorted(WINDOW.rglob("*.py"))]
        options = ("-locations", "none", "-no-obsolete", "-source-language", "en", "-silent")
        _tool("lupdate", *options, *sources, str(stand_in), "-ts", str(catalogue))


def compile_catalogue(catalogue: Path) -> Path:
    """What the program loads, made of a catalogue."""
    compiled = catalogue.with_suffix(".qm")
    _tool("lrelease", "-silent", str(catalogue), "-qm", str(compiled))
    return compiled


def entries(catalogue: Path) -> set[tuple[str, str]]:
    """Every text of a catalogue, with its context."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(catalogue).getroot().iter("context")
        for message in context.iter("message")
    }
