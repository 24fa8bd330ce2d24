"""Replay a record move by move from its deal and its shuffles, checking every rule."""

from __future__ import annotations

from typing import Any

from .model import (
    ALL_CARDS,
    APPROVALS,
    AVENUES,
    COLOURS,
    FIGURES,
    PROJECT_POINTS,
    Acme,
    Fault,
    MissingShuffle,
    NaiveGame,
    Sheet,
    Wrong,
    casinos_of_avenue,
    is_open,
    read_card,
)
from .projects import completed
from .score import PARTS, end_reasons, final_scores, winners
from .turns import play_turn, third_card

__all__ = ["Wrong", "close_round", "replay", "reveal", "start", "take_turns"]


def must(condition: bool, message: str, round_number: int = 0, seat: int | None = None) -> None:
    if not condition:
        raise Wrong(round_number, seat, message)


# Set-up


def start(record: dict[str, Any]) -> NaiveGame:
    """The game before the first reveal."""
    must(record.get("format") == "newvegas-record", "not a game record")
    must(record.get("version") == 1, "unknown version")
    must(record.get("game") == "new-las-vegas", "another game")
    must(record.get("figures") == FIGURES["figures"], "other printed figures")
    mode, golf, bank = record.get("mode"), record.get("golf"), record.get("bank")
    must(mode in ("table", "solo"), "mode is table or solo")
    must(isinstance(golf, bool) and isinstance(bank, bool), "golf and bank are true or false")
    count = len(record["seats"])
    must(count == 1 if mode == "solo" else 2 <= count <= 6, "wrong number of seats")
    architect = record.get("architect")
    must((architect is not None) == (mode == "solo"), "an architect belongs to solo, and to solo only")
    check_projects(record["projects"], bool(golf))
    check_loans(record, bool(bank), count)

    game = NaiveGame(
        mode=str(mode),
        golf=bool(golf),
        bank=bool(bank),
        architect=architect,
        seats=[Sheet() for _ in range(count)],
        projects=list(record["projects"]),
        loans=record["loans"],
        shuffles=list(record["shuffles"]),
    )
    deal = record["deal"]
    if mode == "table":
        game.stacks = [list(stack) for stack in deal["stacks"]]
        game.discards = [[], [], []]
        must([len(stack) for stack in game.stacks] == [27, 27, 27], "the deal is not 3 stacks of 27")
        must(same_cards(game.stacks[0] + game.stacks[1] + game.stacks[2], ALL_CARDS), "the deal is not the 81 cards")
    else:
        game.deck = list(deal["deck"])
        must(same_cards([*game.deck, deal["bank_card"]], ALL_CARDS + APPROVALS), "the deal is not the 81 cards")
        must(deal["bank_card"] not in APPROVALS, "the bank card is an approval")
        for card in game.deck[:40]:
            must(card not in APPROVALS, "an approval in the upper half")
        game.acme = Acme(read_card(deal["bank_card"]))
    return game


def same_cards(some: list[str], others: list[str]) -> bool:
    return sorted(some) == sorted(others)


def check_projects(projects: list[str], golf: bool) -> None:
    must(len(projects) == 3, "not 3 projects")
    for project, letter in zip(projects, "PVY", strict=True):
        must(project in PROJECT_POINTS and project[0] == letter, "not one project of each kind in order")
        must(golf or project not in ("Y6", "Y7"), "a golf project without golf")


def check_loans(record: dict[str, Any], bank: bool, count: int) -> None:
    loans = record["loans"]
    if not bank:
        must(loans is None, "a vote without the bank")
        return
    must(isinstance(loans, list) and len(loans) == count, "not one vote a seat")
    for seat, vote in enumerate(loans):
        must(vote in (True, False, None), "a vote is true, false or null", 0, seat)
        must(vote is not None or not record["rounds"], "no vote", 0, seat)
        must(vote is not None or "end" not in record, "no vote", 0, seat)


# Cards


def next_shuffle(game: NaiveGame, keys: dict[str, Any]) -> dict[str, Any]:
    """The record's next shuffle; it must be of this round and of this kind."""
    wanted = {"round": game.round, **keys}
    if not game.shuffles or game.shuffles[0].get("round") != game.round:
        raise MissingShuffle(game.round, None, f"a shuffle is missing: {wanted}")
    shuffle = game.shuffles.pop(0)
    for key, value in wanted.items():
        must(key in shuffle and value in (shuffle[key], "any"), f"not the shuffle expected: {wanted}", game.round)
    return shuffle


def reveal(game: NaiveGame) -> None:
    """Open a round: turn or draw its three cards."""
    if game.solo:
        game.cards = []
        game.drawn_approvals = []
        while len(game.cards) < 3:
            if not game.deck:
                shuffle = next_shuffle(game, {"deck": "any"})
                must(same_cards(shuffle["deck"], game.discard), "the shuffle is not the discard pile", game.round)
                game.deck = list(shuffle["deck"])
                game.discard = []
            card = game.deck.pop(0)
            if card in APPROVALS:
                game.drawn_approvals.append(card.removeprefix("approval-"))
            else:
                game.cards.append(read_card(card))
    else:
        for stack in (0, 1, 2):
            game.discards[stack].append(game.stacks[stack].pop(0))
        for stack in (0, 1, 2):
            if not game.stacks[stack]:
                shuffle = next_shuffle(game, {"stack": stack, "cards": "any"})
                top = game.discards[stack].pop()
                must(
                    same_cards(shuffle["cards"], game.discards[stack]),
                    "the shuffle is not the discard pile without its top card",
                    game.round,
                )
                game.stacks[stack] = list(shuffle["cards"])
                game.discards[stack] = [top]
        game.cards = []
        for stack in (0, 1, 2):
            number = read_card(game.stacks[stack][0])[0]
            effect = read_card(game.discards[stack][-1])[1]
            game.cards.append((number, effect))
    game.revealed = True


# A round


def take_turn(game: NaiveGame, seat: int, turn: Any) -> Sheet:
    try:
        return play_turn(game.seats[seat], turn, game.cards, game.golf, game.solo)
    except Fault as fault:
        raise Wrong(game.round, seat, str(fault)) from fault


def take_turns(game: NaiveGame, turns: list[Any]) -> list[int]:
    """All turns of the round, then hotels and projects. Returns the seats that are asked to reshuffle."""
    must(len(turns) == len(game.seats), "not one turn a seat", game.round)
    sheets = [take_turn(game, seat, turns[seat]) for seat in range(len(turns))]
    game.seats = sheets
    if game.acme is not None:
        third = third_card(turns[0])
        for card in (0, 1, 2):
            if card == third:
                game.acme.pile.append(game.cards[card])
            else:
                number, effect = game.cards[card]
                game.discard.append(f"{number}-{effect}")
    rows = take_approvals(game)
    build_hotels(game, rows)
    complete = complete_projects(game, rows)
    first = game.first_project is None and len(complete) > 0
    if first:
        game.first_project = game.round
    game.over = end_reasons(game) != []
    if first and not game.over and not game.solo:
        return [seat for seat in range(len(game.seats)) if seat in complete]
    return []


def take_approvals(game: NaiveGame) -> list[tuple[str, bool, list[int]]]:
    """Solo: for each approval of this round the project, whether ACME completes it, and the avenues."""
    rows: list[tuple[str, bool, list[int]]] = []
    if game.acme is None or game.architect is None:
        return rows
    for colour in game.drawn_approvals:
        completes, avenues = game.architect["rows"][game.acme.approvals]
        rows.append((game.projects[COLOURS.index(colour)], completes, avenues))
        game.acme.approvals += 1
    return rows


def build_hotels(game: NaiveGame, rows: list[tuple[str, bool, list[int]]]) -> None:
    by_player: set[int] = set()  # in earlier rounds
    for sheet in game.seats:
        by_player.update(sheet.hotels)
    by_acme: set[int] = set()
    if game.acme is not None:
        by_acme.update(game.acme.hotels)
        for _project, _completes, avenues in rows:
            for avenue in avenues:
                if avenue not in by_player:
                    game.acme.hotels.add(avenue)
    for sheet in game.seats:
        for avenue in AVENUES:
            if avenue not in sheet.hotels and all(is_open(sheet, lot) for lot in casinos_of_avenue(avenue)):
                large = avenue not in by_player and avenue not in by_acme
                sheet.hotels[avenue] = "large" if large else "small"


def complete_projects(game: NaiveGame, rows: list[tuple[str, bool, list[int]]]) -> list[int | str]:
    """Note the projects. Returns who completed one: seats, or "acme"."""
    earlier: set[str] = set()
    for sheet in game.seats:
        earlier.update(sheet.projects)
    if game.acme is not None:
        earlier.update(game.acme.projects)
    who: list[int | str] = []
    for seat, sheet in enumerate(game.seats):
        for project in game.projects:
            if project not in sheet.projects and completed(sheet, project):
                high, low = PROJECT_POINTS[project]
                sheet.projects[project] = low if project in earlier else high
                who.append(seat)
    if game.acme is not None:
        for project, completes, _avenues in rows:
            if completes:
                high, low = PROJECT_POINTS[project]
                game.acme.projects[project] = low if project in earlier else high
                who.append("acme")
    return who


def close_round(game: NaiveGame, asked: list[int], reshuffle: Any) -> None:
    """Answer the reshuffle question, shuffle if need be, and go on to the next round."""
    shuffle_all = False
    if asked:
        must(isinstance(reshuffle, list) and len(reshuffle) == len(game.seats), "no answer to reshuffle", game.round)
        for seat, answer in enumerate(reshuffle):
            if seat in asked:
                must(isinstance(answer, bool), "reshuffle: no answer", game.round, seat)
            else:
                must(answer is None, "reshuffle: not asked", game.round, seat)
        shuffle_all = True in reshuffle
    else:
        must(reshuffle is None, "reshuffle: nobody is asked", game.round)
    if shuffle_all:
        stacks = next_shuffle(game, {"stacks": "any"})["stacks"]
        must([len(stack) for stack in stacks] == [27, 27, 27], "the shuffle is not 3 stacks of 27", game.round)
        must(same_cards(stacks[0] + stacks[1] + stacks[2], ALL_CARDS), "the shuffle is not the 81 cards", game.round)
        game.stacks = [list(stack) for stack in stacks]
        game.discards = [[], [], []]
    if game.solo and game.first_project == game.round and not game.over:
        deck = next_shuffle(game, {"deck": "any"})["deck"]
        must(same_cards(deck, game.deck + game.discard), "the shuffle is not deck and discard pile", game.round)
        game.deck = list(deck)
        game.discard = []
    if not game.over:
        game.round += 1
        game.revealed = False
        game.cards = []
        game.drawn_approvals = []


# The whole record


def replay(record: dict[str, Any]) -> NaiveGame:
    """The game of a record, finished or not; raises Wrong at the first fault."""
    game = start(record)
    for closed in record["rounds"]:
        must(not game.over, "a round after the end", game.round)
        reveal(game)
        asked = take_turns(game, closed["turns"])
        close_round(game, asked, closed["reshuffle"])
    if game.over:
        check_end(game, record)
        return game
    must("end" not in record, "an end, but the game goes on", game.round)
    return open_round(game, record)


def open_round(game: NaiveGame, record: dict[str, Any]) -> NaiveGame:
    """The open round of an unfinished game, with the turns confirmed in it."""
    before = game.copy()
    try:
        reveal(game)
    except MissingShuffle:
        if "current" in record:
            raise
        return before  # saved before the reveal
    turns = record["current"]["turns"] if "current" in record else [None for _ in game.seats]
    must(len(turns) == len(game.seats), "current: not one turn or null a seat", game.round)
    game.current = list(turns)
    for seat, turn in enumerate(turns):
        if turn is not None:
            must(game.loans is None or game.loans[seat] is not None, "a turn before the vote", game.round, seat)
            game.confirmed[seat] = take_turn(game, seat, turn)
    for shuffle in game.shuffles:
        must(shuffle["round"] >= game.round, "a shuffle that never happened", game.round)
    return game


def check_end(game: NaiveGame, record: dict[str, Any]) -> None:
    must("end" in record, "the game is over, but there is no end", game.round)
    must("current" not in record, "an open round in a finished game", game.round)
    must(not game.shuffles, "a shuffle that never happened", game.round)
    end = record["end"]
    must(end["reasons"] == end_reasons(game), f"end: the reasons are {end_reasons(game)}", game.round)
    must(end["winners"] == winners(game), f"end: the winners are {winners(game)}", game.round)
    scores = final_scores(game)
    must(len(end["scores"]) == len(scores), "end: wrong number of scores", game.round)
    for seat, score in enumerate(scores):
        for part in [*PARTS, "total"]:
            must(end["scores"][seat][part] == score[part], f"end: {part} is {score[part]}", game.round, seat)
