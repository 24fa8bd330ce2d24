"""One whole game by mouse: from the start page to the last point, and what can be done then."""

from pathlib import Path

from newvegas_desktop.new_las_vegas.rules.phase import Phase
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand, digest

SEED = 20


def end_is_right(hand: Hand) -> None:
    """The end page shows what the rules say."""
    outcome = hand.game.outcome
    assert outcome is not None
    assert hand.page == "end"
    view = hand.end_page.view
    assert view is not None
    rows = outcome.parts()
    assert [seat.total for seat in view.seats] == [row["total"] for row in rows]
    assert [seat.winner for seat in view.seats] == [seat in outcome.winners for seat in range(len(rows))]
    for seat, row in zip(view.seats, rows, strict=True):
        assert {part.key: cell.points for part, cell in zip(view.parts, seat.cells, strict=True)} == {
            part.key: row[part.key] for part in view.parts
        }
    names = [hand.session.seats[seat].name for seat in outcome.winners]
    title = f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"
    assert view.title == hand.end_page.title.text() == title


def test_a_whole_game_by_mouse(hand: Hand, open_window: Open, tmp_path: Path) -> None:
    assert hand.page == "start"
    assert list(hand.cards()) == ["Play solo", "Play hot-seat", "Play with bots", "Practise routes", "Open…"]
    hand.start_game(SEED)
    assert hand.page == "table"
    assert hand.game.phase is Phase.VOTE
    for seat, vote in ((0, "vote_for"), (1, "vote_against")):
        assert hand.screen.curtain == hand.session.seats[seat].name
        hand.click("button:ready")
        assert hand.screen.curtain == ""
        hand.click(f"button:{vote}")
    assert hand.game.votes == [True, False]
    dealt = hand.game.offers
    hand.go_on(SEED)
    hand.paint()
    end_is_right(hand)

    record = tmp_path / "a game.json"
    hand.app.save_record(record)
    assert hand.message == "Saved as a game.json."
    finished = digest(hand.game)
    facts = hand.end_page.view
    hand.press(hand.end_page.buttons["same_cards"])
    assert hand.page == "table"
    assert hand.session.seed == SEED
    assert hand.game.phase is Phase.VOTE
    hand.click("button:ready")
    hand.click("button:vote_against")
    hand.click("button:ready")
    hand.click("button:vote_against")
    assert hand.game.offers == dealt
    hand.app.window.close()

    again = open_window(file=record)
    assert again.message == ""
    end_is_right(again)
    assert digest(again.game) == finished
    assert again.end_page.view == facts
    again.press(again.end_page.buttons["sheets"])
    assert again.page == "table"
    assert again.screen.table.sentence == "The game is over"
