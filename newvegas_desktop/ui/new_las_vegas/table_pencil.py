"""The pencil and the rubber on the city sheet."""

from PySide6.QtCore import QPointF

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.view import Stroke

RUBBER_REACH = 12.0
FINEST = 0.6
"""Points nearer than this to the last one are left out."""


class PencilTool:
    """Collects a stroke while the button is down and hands it over when it is let go."""

    def __init__(self, port: TablePort) -> None:
        """Nothing is taken up."""
        self._port = port
        self.tool = "none"
        self._points: list[tuple[float, float]] = []
        self.drawing = False

    @property
    def active(self) -> bool:
        """Whether the pencil or the rubber is in hand."""
        return self.tool in ("pencil", "rubber")

    @property
    def live(self) -> tuple[Stroke, ...]:
        """The stroke being drawn."""
        return (tuple(self._points),) if len(self._points) > 1 else ()

    def press(self, point: QPointF) -> None:
        """Begin."""
        self.drawing = True
        self._points = []
        self.move(point)

    def move(self, point: QPointF) -> None:
        """Go on to a point of the sheet."""
        if self.tool == "rubber":
            self._port.rub((point.x(), point.y()), RUBBER_REACH)
        elif not self._points or abs(self._points[-1][0] - point.x()) + abs(self._points[-1][1] - point.y()) > FINEST:
            self._points.append((round(point.x(), 1), round(point.y(), 1)))

    def release(self) -> None:
        """Done: the stroke belongs to the sheet now."""
        self.drawing = False
        points, self._points = self._points, []
        if self.tool == "pencil" and len(points) > 1:
            self._port.draw(points)
