"""The shelf of games: the newest good one is offered, and what is wrong with others is said."""

from pathlib import Path

import pytest

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.family.save_slots import Unreadable
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.actions import CHOOSE
from newvegas_desktop.new_las_vegas.session.save import View, save_bytes
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.new_las_vegas.session.shelf import Shelf


def shelf(folder: Path) -> Shelf:
    return Shelf(folder / "games", standard_board())


def begun(seed: int) -> Session:
    session = Session.new(standard_board(), [Seat("Ada"), Seat("Bob")], seed, bank=False)
    session.submit(0, CHOOSE[0])
    return session


def put(on: Shelf, session: Session, times: int = 1) -> str:
    slot, problem = on.place()
    assert problem is None
    for _ in range(times):
        slot.write(save_bytes(session, [], View()))
    slot.unlock()
    return slot.name


def test_an_empty_shelf_offers_nothing(tmp_path: Path) -> None:
    assert shelf(tmp_path).newest() == ("", None, [])


def test_the_newest_game_goes_on_where_it_was(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    session = begun(7)
    name = put(games, session)
    found, taken, sentences = games.newest()
    assert (found, sentences) == (name, [])
    assert taken is not None
    assert taken.session.game == session.game
    again = games.take(name)
    assert again.slot is not None
    again.slot.unlock()


def test_every_game_has_a_place_of_its_own(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    assert len({put(games, begun(seed)) for seed in range(4)}) == 4


def test_a_damaged_newest_save_gives_way_to_the_last_good_copy(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    name = put(games, begun(7), times=2)
    (games.folder / f"{name}.save").write_bytes(b'{"half')
    found, taken, sentences = games.newest()
    assert found == name
    assert taken is not None
    assert "last good copy" in str(sentences[0])
    assert list(games.folder.glob("*.damaged-*"))


def test_a_game_without_a_good_copy_is_told_and_an_older_one_offered(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    older = put(games, begun(1))
    newer = put(games, begun(2))
    (games.folder / f"{newer}.save").write_bytes(b"nothing")
    found, taken, sentences = games.newest()
    assert found == older
    assert taken is not None
    assert newer in str(sentences[0])
    with pytest.raises(Unreadable):
        games.take("never there")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be", encoding="utf-8")
    slot, problem = shelf(tmp_path).place()
    assert problem
    with pytest.raises(FileProblem):
        slot.write(b"{}")


def test_a_game_open_elsewhere_can_only_be_looked_at(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    name = put(games, begun(7))
    first, second = games.take(name), games.take(name)
    assert first.slot is not None
    assert second.slot is None
    assert second.sentence
    first.slot.unlock()
