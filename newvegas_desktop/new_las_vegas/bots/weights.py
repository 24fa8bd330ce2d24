"""What a planning bot believes: every number it weighs a sheet with, found by games of bots against each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    """The beliefs of a bot. Points unless another unit is named."""

    fill: float = 0.25
    """How fast a gap between two numbers fills: the share of the fitting numbers offered that go there."""
    build: float = 0.05
    """Chance per round that a casino under construction is built."""
    parity: float = 0.6
    """Chance that a casino opened inside a run has the run's parity."""
    steer: float = 0.75
    """How far the chances of an avenue's casinos hang together: 1 not at all, 0 wholly."""
    run: float = 1.0
    """Worth of one casino of the expected longest run of a street."""
    lead: float = 1.4
    """Casinos of difference between two runs that make a street's bonus likely."""
    shows: float = 0.30
    """Chance that a star still to be opened gets its show."""
    show_rate: float = 0.25
    """Shows a round at most."""
    debt: float = 2.0
    """What a debt costs as long as it can be paid."""
    limousine_rate: float = 0.22
    """Paths driven a round."""
    path: float = 2.0
    """What driving one path costs, since another effect could be used."""
    mafia: float = 2.0
    """Worth of a bundle from a Mafia carpet."""
    carpet: float = 0.8
    """How sure a carpet not reached yet is, compared with one reached."""
    unimproved: float = 0.5
    """Share of the next improvement of every column that is expected to come."""
    group: float = 4.0
    """Worth of a group of the track that can pay for a bonus."""
    box: float = 1.0
    """Worth of a box on the way to the next group."""
    place: float = 1.8
    """Boxes of difference that make a place on the track likely."""
    project: float = 1.0
    """Worth of a project's points before it is completed."""
    golf: float = 0.9
    """How sure the next hole of the course is, if its casino opens."""
    room: float = 0.8
    """Worth of a casino that will be opened, beside everything else."""
    loan: float = 0.7
    """Chance that another player votes for a loan."""
    caution: float = 0.3
    """Debts of uncertainty when weighing bankruptcy."""
    win: float = 0.0
    """What winning is worth beside the points."""


BALANCED = Weights()
"""A planner plays for points."""

SHREWD = BALANCED._replace(win=20.0)
"""A tycoon plays to win, and ends the game while ahead."""
