"""In the narrow ledger nothing stands in the way of anything else, whatever is pointed at."""

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.view import Column, Labels, LedgerView, Part, Tone
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.new_las_vegas.words.names import PROJECTS
from newvegas_desktop.ui.new_las_vegas import ledger_geometry, ledger_print
from newvegas_desktop.ui.paint import text
from newvegas_desktop.ui.paint.fonts import metrics
from newvegas_desktop.ui.paint.shapes import moved
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_text, fitted
from newvegas_desktop.ui.paint.themes import LIGHT, Theme
from tests.present.screens import doable, play_solo, solo
from tests.ui.examples import EXAMPLES
from tests.ui.pictures.moments import before, table

pytestmark = pytest.mark.usefixtures("qapp")

DEFAULT = ("Player 1", "Player 2", "Player 3", "Player 4")


class Writing:
    """Paints a ledger and remembers where its words, figures and pills stand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[tuple[str, QRectF]] = []
        self.pills: list[tuple[str, QRectF]] = []
        paint_pill = ledger_print.paint_delta

        def write(painter: QPainter, rect: QRectF, words: str, style: Type, colour: QColor) -> float:
            shown, size = fitted(words, style, rect.width())
            took = draw_text(painter, rect, words, style, colour)
            left = {LEFT: rect.left(), RIGHT: rect.right() - took}.get(style.align, rect.center().x() - took / 2)
            high = metrics(size, style.weight, style.face, style.spacing).capHeight()
            if shown:
                self.words.append((shown, QRectF(left, rect.center().y() - high / 2, took, high)))
            return took

        def pill(painter: QPainter, rect: QRectF, words: str, mood: Tone, theme: Theme) -> None:
            paint_pill(painter, rect, words, mood, theme)
            self.words.pop()
            self.pills.append((words, rect))

        monkeypatch.setattr(ledger_print, "draw_text", write)
        monkeypatch.setattr(text, "draw_text", write)
        monkeypatch.setattr(ledger_print, "paint_delta", pill)

    def paint(self, view: LedgerView) -> None:
        """Paint a ledger; what the one before said is forgotten."""
        self.words.clear()
        self.pills.clear()
        image = QImage(460, 690, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        ledger_print.paint_ledger_print(painter, view, Labels(), LIGHT)
        painter.end()

    def at(self, rect: QRectF) -> list[str]:
        """The words in a rectangle."""
        return [words for words, where in self.words if rect.contains(where.center())]

    def check(self, view: LedgerView) -> None:
        """Nothing is cut, nothing written stands in something else, and no pill covers a box."""
        everything = [*self.words, *self.pills]
        for (one, first), (other, second) in itertools.combinations(everything, 2):
            assert not first.adjusted(0, 0, 1.5, 0).intersects(second), (one, other)
        boxes = [ledger_geometry.penalty_rect()]
        for column, row in view.columns.items():
            boxes += ledger_geometry.column_boxes(column, row)
        for words, pill in self.pills:
            assert not any(pill.intersects(rect) for rect in boxes), words
        coin = ledger_geometry.safe_debt_point()
        signs = QRectF(coin.x() - 9, coin.y() - 9, 18, 18), moved(ledger_geometry.safe_bundle_rect(), 3)
        for words, where in everything:
            assert not any(where.intersects(sign) for sign in signs), words
        assert not any("…" in words for words, _ in everything), everything


def with_names(session: Session, names: tuple[str, ...]) -> Session:
    """A recorded game with other names at the table."""
    session.seats = tuple(replace(seat, name=name) for seat, name in zip(session.seats, names, strict=True))
    return session


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch) -> Writing:
    return Writing(monkeypatch)


@pytest.mark.parametrize("names", [DEFAULT, ("Ada", "Bob", "Rita", "Max"), ("Wilma", "Wanda", "Wojciech", "Mo")])
@pytest.mark.parametrize(
    ("kind", "round_", "seat", "slots"),
    [
        (Kind.IMPROVEMENT, 16, 0, "column:"),
        (Kind.SHOW, 8, 1, "column:"),
        (Kind.OPEN, 13, 0, "lot:"),
        (Kind.LIMOUSINE, 14, 3, "path:"),
        (Kind.CONFIRM, 28, 0, "button:"),
    ],
)
def test_at_a_table(writing: Writing, kind: Kind, round_: int, seat: int, slots: str, names: tuple[str, ...]) -> None:
    shown = table(with_names(before(kind, round_, seat), names), seat)
    for slot in (None, *(slot for slot in shown.screen.targets if slot.startswith(slots))):
        shown.point(slot)
        writing.paint(shown.screen.ledger)
        writing.check(shown.screen.ledger)


@pytest.mark.parametrize("seed", [7, 8])
def test_alone_against_acme(writing: Writing, seed: int) -> None:
    shown, chance, seen = solo(seed, bank=True), Generator.named(seed, "room"), set()
    while shown.game.outcome is None:
        for slot in shown.screen.targets:
            shown.point(slot)
            ledger = shown.screen.ledger
            changed = tuple(part for part, row in ledger.parts.items() if row.delta), bool(ledger.safe.ghost_debts)
            if changed not in seen:
                seen.add(changed)
                writing.paint(ledger)
                writing.check(ledger)
        shown.point(None)
        if shown.game.round % 4:
            play_solo(shown, chance, shown.game.round + 1)
        else:
            shown.activate(chance.choice([slot for slot in doable(shown.screen) if slot != "button:take_back"]))
    assert any(Part.INAUGURATION in parts for parts, _ in seen)
    writing.paint(shown.screen.ledger)
    writing.check(shown.screen.ledger)


def test_the_safe_shows_its_debts_and_their_change_apart(writing: Writing) -> None:
    shown = table(before(Kind.SHOW, 8, 1), 1)
    shown.point("column:shows_left")
    writing.paint(shown.screen.ledger)
    assert writing.at(ledger_geometry.safe_debts_rect()) == ["5"]
    assert [words for words, _ in writing.pills] == ["+3", "−20", "+2"]


def test_runs_of_rivals_keep_off_the_next_street(writing: Writing) -> None:
    view = EXAMPLES["half"]().ledger
    streets = {street: replace(run, run="11", rival="P6:11") for street, run in view.streets.items()}
    writing.paint(replace(view, streets=streets))
    for street in range(1, 5):
        rect = ledger_geometry.street_rect(street)
        assert [words for words in writing.at(rect) if words != str(street)] == ["11", "P6", "11"]
        edge = max(where.right() for _, where in writing.words if rect.contains(where.center()))
        assert edge + 3 < (ledger_geometry.street_rect(street + 1).left() if street < 4 else 400)


@pytest.mark.parametrize(
    ("rivals", "words"),
    [
        ("P2:0 · P3:11 · P4:1", ["P2", "0", "P3", "11", "P4", "1"]),
        ("A4", ["A", "4"]),
        ("P2:0 P3:0 P4:1 P5:3 P6:12", ["P2:0 P3:0 P4:1 P5:3 P6:12"]),
        ("Bob 3  Rita 2", ["Bob 3  Rita 2"]),
    ],
)
def test_rivals_on_the_track(writing: Writing, rivals: str, words: list[str]) -> None:
    view = EXAMPLES["empty"]().ledger
    view = replace(view, track=replace(view.track, status="no free box", rivals=rivals))
    writing.paint(view)
    writing.check(view)
    row = ledger_geometry.part_rect(Part.INAUGURATION)
    line = QRectF(ledger_geometry.LABEL_X, row.top() + 13, 186, 16)
    assert writing.at(line) == ["no free box", *words]


@pytest.mark.parametrize("rival", ["Player 2: 11", "P2, P3, P5 done", "all but P5 done", "all rivals done"])
def test_who_has_a_project_is_not_cut(writing: Writing, rival: str) -> None:
    view = EXAMPLES["full"]().ledger
    view = replace(view, projects=tuple(replace(project, rival=rival) for project in view.projects))
    writing.paint(view)
    assert [words for words, _ in writing.words].count(rival) == 3


def test_a_gain_of_nothing_is_left_out_and_debts_are_told(writing: Writing) -> None:
    improving = table(before(Kind.IMPROVEMENT, 16, 0), 0).screen.ledger
    assert "+0" in {row.gain for row in improving.columns.values()}
    writing.paint(improving)
    assert "+0" not in [words for words, _ in writing.words]
    show = table(before(Kind.SHOW, 8, 1), 1).screen.ledger
    writing.paint(show)
    for column in (Column.SHOWS_LEFT, Column.SHOWS_RIGHT):
        assert writing.at(ledger_geometry.gain_rect(column, show.columns[column])) == ["−17", "2"]


@pytest.mark.parametrize("column", [Column.PAR_3, Column.PAR_5, Column.VIP, Column.MISSING_PATH, Column.HOTELS_LARGE])
def test_the_change_of_a_column_stands_in_its_row(writing: Writing, column: Column) -> None:
    shown = table(before(Kind.IMPROVEMENT, 16, 0), 0)
    shown.point(f"column:{column}")
    ledger = shown.screen.ledger
    writing.paint(ledger)
    top = ledger_geometry.row_top(column)
    for _, pill in writing.pills:
        assert top <= pill.center().y() <= top + ledger_geometry.BOX
    writing.check(ledger)


def test_all_projects_are_set_alike(writing: Writing, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = set()
    lines = text.draw_lines

    def draw(painter: QPainter, rect: QRectF, words: str, style: Type, colour: QColor, rows: int) -> None:
        sizes.add(text.wrapped(words, style, rect.width(), rows)[1])
        lines(painter, rect, words, style, colour, rows)

    monkeypatch.setattr(ledger_print, "draw_lines", draw)
    image = QImage(460, 690, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    example = EXAMPLES["half"]().ledger.projects[0]
    for sentence in PROJECTS.values():
        ledger_print.paint_project(painter, 0, replace(example, sentence=sentence), LIGHT)
    painter.end()
    assert len(sizes) == 1


@pytest.mark.parametrize("change", ["", "+2"])
def test_how_the_safe_stands_is_said_on_one_line(writing: Writing, change: str) -> None:
    view = EXAMPLES["half"]().ledger
    view = replace(view, safe=replace(view.safe, status="only with a loan", ghost_debts=change))
    writing.paint(view)
    assert "only with a loan" in [words for words, _ in writing.words]
    writing.check(view)
