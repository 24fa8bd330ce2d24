"""The shelf of games: the newest good one is offered, and what is wrong with others is said."""

import json
from pathlib import Path

import pytest

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.family.save_slots import SaveSlot, Unreadable
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.actions import CHOOSE, Kind
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.session import shelf as module
from newvegas_desktop.new_las_vegas.session.save import Save, View, restore, save_bytes
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.new_las_vegas.session.shelf import Shelf
from tests.present.screens import solo
from tests.records.making import RESHUFFLED, SOLO
from tests.session.playing import at_the_end
from tests.ui.pictures.moments import before


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


def put_unusable(on: Shelf) -> None:
    """The newest save, of which nothing is good."""
    (on.folder / f"{put(on, begun(8))}.save").write_bytes(b"{")


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


class Replays:
    """Every game that is replayed, and whether another window could have opened it meanwhile."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free: list[bool] = []
        self._folder = folder
        monkeypatch.setattr(module, "restore", self.restore)

    def restore(self, board: Board, save: Save) -> Session:
        slots = [SaveSlot(self._folder, path.stem) for path in self._folder.glob("*.save")]
        self.free.append(not any(slot.lock() for slot in slots))
        for slot in slots:
            slot.unlock()
        return restore(board, save)


@pytest.mark.parametrize("which", [RESHUFFLED, SOLO])
def test_however_many_games_are_finished_only_the_one_to_go_on_with_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: int
) -> None:
    games = shelf(tmp_path)
    name = put(games, begun(7))
    ended = at_the_end(which)
    for _ in range(20):
        put(games, ended, times=2)
    put_unusable(games)
    replays = Replays(games.folder, monkeypatch)
    found, taken, sentences = games.newest()
    assert (found, len(sentences), replays.free) == (name, 1, [True])
    assert taken is not None
    assert not list(games.folder.glob("*.lock"))


@pytest.mark.parametrize("which", [RESHUFFLED, SOLO])
def test_a_finished_game_is_come_back_to_only_while_it_is_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: int
) -> None:
    games = shelf(tmp_path)
    put(games, begun(7))
    put(games, at_the_end(which))
    last = put(games, at_the_end(which))
    replays = Replays(games.folder, monkeypatch)
    found, taken, sentences = games.newest()
    assert (found, sentences, replays.free) == (last, [], [True])
    assert taken is not None
    assert taken.session.game.outcome is not None
    another = put(games, begun(8))
    assert games.newest()[0] == another


def test_a_finished_game_saved_without_a_check_is_known_by_its_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by hand, or by a version that laid a save out in another way."""
    games = shelf(tmp_path)
    older = put(games, begun(7))
    name = put(games, at_the_end())
    path = games.folder / f"{name}.save"
    value = json.loads(path.read_bytes())
    del value["check"]
    path.write_text(json.dumps(value, indent=1), encoding="utf-8")
    put_unusable(games)
    replays = Replays(games.folder, monkeypatch)
    assert games.newest()[0] == older
    assert replays.free == [True, True]


def test_a_game_whose_end_is_damaged_is_offered_as_it_was_before(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    slot, _ = games.place()
    slot.write(save_bytes(begun(7), [], View()))
    ended = save_bytes(at_the_end(), [], View())
    slot.write(ended.replace(b"Ada", b"Ida"))
    slot.unlock()
    found, taken, sentences = games.newest()
    assert found == slot.name
    assert taken is not None
    assert "last good copy" in str(sentences[0])


def test_a_name_cannot_pass_a_game_off_as_finished(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    session = Session.new(standard_board(), [Seat(',"end":{"reasons":['), Seat("Bob")], 7, bank=False)
    session.submit(0, CHOOSE[0])
    name = put(games, session)
    put_unusable(games)
    assert games.newest()[0] == name


def test_the_other_unfinished_games_are_known_without_taking_them(tmp_path: Path) -> None:
    games = shelf(tmp_path)
    damaged = put(games, begun(1))
    put(games, at_the_end())
    alone, later = put(games, solo().session), put(games, before(Kind.CHOOSE, 9, 1))
    first, newest = put(games, begun(2)), put(games, begun(3))
    (games.folder / f"{damaged}.save").write_bytes(b"nothing")
    held = SaveSlot(games.folder, first)
    held.lock()
    lying = sorted(path.name for path in games.folder.iterdir())
    found = {kept.name: (kept.players, kept.round) for kept in games.unfinished(newest, 8)}
    assert found == {
        first: (("Ada", "Bob"), 1),
        later: (("Ada", "Bob", "Rita", "Max"), 9),
        alone: (("Ada", "Lola Neon"), 1),
    }
    assert sorted(path.name for path in games.folder.iterdir()) == lying
    assert len(games.unfinished("", 2)) == 2
    held.unlock()
