"""Small pictures of a city sheet, for the start page."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

from newvegas_desktop.new_las_vegas.present.frame import labels
from newvegas_desktop.new_las_vegas.present.view import CityView
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_city_ink
from newvegas_desktop.ui.new_las_vegas.city_print import paint_city_print
from newvegas_desktop.ui.paint.themes import THEMES
from newvegas_desktop.ui.shell.language import say_in_users_language

WIDTH = 480
"""Pixels across: sharp on a start page at twice the usual scale."""


def thumbnail(city: CityView, theme: str = "light", width: int = WIDTH) -> QImage:
    """The printed sheet and its ink, without highlights."""
    scale = width / geometry.WIDTH
    image = QImage(QSize(width, round(geometry.HEIGHT * scale)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    paint_city_print(painter, city, labels(say_in_users_language()), THEMES[theme])
    paint_city_ink(painter, city, THEMES[theme])
    painter.end()
    return image
