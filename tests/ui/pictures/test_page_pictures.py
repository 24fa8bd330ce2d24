"""The pages around the table as pictures: each is what the program itself shows."""

import pytest

from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.ui.paint.themes import THEMES
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand, write_save
from tests.ui.pictures.compare import picture_of, same_picture
from tests.ui.pictures.moments import before

pytestmark = pytest.mark.usefixtures("dressed")


def same_page(name: str, hand: Hand) -> None:
    hand.paint()
    same_picture(name, picture_of(hand.app.window))


def test_start_page(hand: Hand) -> None:
    same_page("page-start", hand)


def test_new_game_page(hand: Hand) -> None:
    hand.command("new_game")
    hand.new_page.set_seed(4711)
    hand.new_page.go.setFocus()
    same_page("page-new-game", hand)


@pytest.mark.parametrize("name", ["legend", "how_to_play"])
def test_help_page(hand: Hand, name: str) -> None:
    hand.command(name)
    same_page(f"page-{name.replace('_', '-')}", hand)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_end_page(open_window: Open, theme: str) -> None:
    hand = open_window()
    hand.command(f"theme_{theme}")
    path = write_save(hand.app.store.path.parent / "game.save", before(Kind.CONFIRM, 28, 3))
    hand.app.open_file(path)
    hand.click("button:confirm")
    hand.paint()
    assert hand.page == "end"
    same_page(f"page-end-{theme}", hand)
