"""Long routes in the open city, compared with an integer programme: other words for the question, another engine."""

import random
from dataclasses import replace
from typing import Any

import highspy
import pytest

from newvegas_desktop.new_las_vegas.routes import frontier, solver
from newvegas_desktop.new_las_vegas.routes.frontier import Aim
from newvegas_desktop.new_las_vegas.routes.question import Question, Stop, never
from newvegas_desktop.new_las_vegas.routes.solver import solve
from newvegas_desktop.new_las_vegas.routes.sweep import Sweep, Task
from newvegas_desktop.new_las_vegas.rules.places import LOTS
from newvegas_desktop.new_las_vegas.rules.roads import Block, Roads, is_lamp

from .enumeration import CARPETS, ROADS, driven_on, random_route


def part_with(here: int, chosen: list[Block]) -> set[int]:
    """The intersections that the chosen blocks link with one."""
    part = {here}
    while more := {end for block in chosen if part & set(block.ends) for end in block.ends} - part:
        part |= more
    return part


def programme(question: Question, kind: str) -> int | None:
    """The best value of exactly so many paths that come home, or stay out with a way home or without one."""
    light = ROADS.light
    start = question.route[-1] if question.route else light
    past = driven_on(ROADS, question.route)
    blocks = [block for block in ROADS.blocks if not block.bit & past]
    model = highspy.Highs()  # type: ignore[no-untyped-call]
    model.setOptionValue("output_flag", False)
    drive = {block.bit: model.addBinary() for block in blocks}
    at: list[list[Any]] = [[] for _ in range(LOTS)]
    for block in blocks:
        for end in block.ends:
            at[end].append(drive[block.bit])
    # where the route ends
    last = [model.addBinary() for _ in range(LOTS)]
    for here in range(LOTS):
        if not is_lamp(here) or (here == light) != (kind == "home"):
            model.addConstr(last[here] == 0)
        pairs = model.addIntegral(lb=0, ub=3)
        model.addConstr(sum(at[here]) + last[here] + (1 if here == start else 0) == 2 * pairs)
    model.addConstr(sum(last) == 1)
    model.addConstr(sum(drive.values()) == 2 * question.paths)
    model.addConstr(sum(at[light]) == (start == light) + (kind == "home"))
    value = sum(question.worth[lot] * drive[bit] for lot, bit in enumerate(ROADS.block_below) if bit in drive)
    if kind == "legal":
        out: list[list[Any]] = [[] for _ in range(LOTS)]
        into: list[list[Any]] = [[] for _ in range(LOTS)]
        for block in blocks:
            one, other = block.ends
            there, back = model.addBinary(), model.addBinary()
            model.addConstr(there + back + drive[block.bit] <= 1)
            out[one].append(there)
            into[other].append(there)
            out[other].append(back)
            into[one].append(back)
            value += 0.5 * question.missing * (there + back)
        for here in range(LOTS):
            model.addConstr(sum(out[here]) - sum(into[here]) == last[here] - (1 if here == light else 0))
    if kind == "cut":
        side = [model.addBinary() for _ in range(LOTS)]
        model.addConstr(side[light] == 0)
        for block in blocks:
            one, other = block.ends
            model.addConstr(side[one] - side[other] <= drive[block.bit])
            model.addConstr(side[other] - side[one] <= drive[block.bit])
        for here in range(LOTS):
            model.addConstr(last[here] <= side[here])
            value += question.missing * ROADS.distances[here] * last[here]
    while True:
        model.maximize(value)
        if model.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        chosen = [block for block in blocks if model.val(drive[block.bit]) > 0.5]
        loose = [block for block in chosen if block.ends[0] not in part_with(start, chosen)]
        if not loose:
            visited = sum(question.worth[lot] for lot, bit in enumerate(ROADS.block_below) if bit & past)
            return round(float(model.getObjectiveValue())) + visited
        # every loose part must be linked with the rest, or not be driven
        for block in loose:
            apart = part_with(block.ends[0], chosen)
            border = [drive[other.bit] for other in blocks if len(apart & set(other.ends)) == 1]
            model.addConstr(sum(border) >= drive[block.bit])


def roomy_route(rng: random.Random) -> tuple[int, ...]:
    """A route that can go on in many ways: where it cannot, enumeration is the better judge."""
    while True:
        route = random_route(ROADS, rng, rng.randrange(8))
        driven = driven_on(ROADS, route)
        if sum(not path.blocks & driven for path in ROADS.paths_from[route[-1]]) > 5:
            return route


def roomy(seed: int) -> Question:
    """A question about 8 to 13 more paths."""
    rng = random.Random(seed)
    return asked(rng, roomy_route(rng) if seed else (), 8, 14)


def crowded(seed: int) -> Question:
    """A question about 8 to 21 more paths of a route of any kind."""
    rng = random.Random(seed)
    return asked(rng, random_route(ROADS, rng, rng.randrange(16)), 8, 22)


def asked(rng: random.Random, route: tuple[int, ...], least: int, most: int) -> Question:
    """A question about a route, the rest drawn by lot."""
    worth = tuple(rng.randrange(1, 10) if lot in CARPETS else 0 for lot in range(LOTS))
    return Question(route, rng.randrange(least, most), worth, rng.choice((-10, -6, -3, -1)))


DECIDED = ((Aim.LEGAL, 5460, 9), (Aim.CUT, 6160, 9), (Aim.CUT, 7943, 9))
"""Questions, with so many paths, that only a sweep with some aim answers rightly; found by searching."""
LONG = ((3, 19), (26, 20), (39, 22))


@pytest.mark.parametrize(
    "question",
    [
        *map(roomy, range(8)),
        *(replace(crowded(seed), paths=paths) for _, seed, paths in DECIDED),
        *(replace(crowded(seed), paths=paths) for seed, paths in LONG),
    ],
    ids=lambda question: f"{len(question.route) // 2}+{question.paths}",
)
def test_long_routes(question: Question) -> None:
    paths = question.paths
    home = programme(question, "home")
    closed = solve(ROADS, replace(question, closed=True)).best[paths]
    assert (None if closed is None else closed.value) == home
    found = [value for value in (home, programme(question, "legal"), programme(question, "cut")) if value is not None]
    best = solve(ROADS, question).best[paths]
    assert (None if best is None else best.value) == max(found, default=None)


@pytest.mark.parametrize(("aim", "seed", "paths"), DECIDED)
def test_each_aim_decides(monkeypatch: pytest.MonkeyPatch, aim: Aim, seed: int, paths: int) -> None:
    # of two best routes a sweep finds the one its tables met first, and they grow with every question asked before
    frontier.across.cache_clear()
    frontier.down.cache_clear()
    question = replace(crowded(seed), paths=paths)
    best = solve(ROADS, question).best[paths]

    class Blind(Sweep):
        """Finds nothing with that aim."""

        def __init__(self, roads: Roads, task: Task, stop: Stop = never) -> None:
            super().__init__(roads, task, stop)
            if task.aim is aim:
                self.values = (None,) * len(self.values)

    monkeypatch.setattr(solver, "Sweep", Blind)
    without = solve(ROADS, question).best[paths]
    assert best is not None
    assert without is None or without.value < best.value
