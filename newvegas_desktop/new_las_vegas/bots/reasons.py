"""Why a planning bot does something: the part of the score that its step helps the most."""

from collections.abc import Sequence

from newvegas_desktop.new_las_vegas.bots.bot import Why
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind

BY_PART = (
    Why.PROJECTS,
    Why.INAUGURATION,
    Why.SHOWS,
    Why.HOTELS,
    Why.STREETS,
    Why.GOLF,
    Why.LIMOUSINE,
    Why.SAFE,
    Why.ROOM,
)
"""The reasons in the order of the parts of a prospect."""

_BY_KIND = {
    Kind.CONFIRM: Why.ENOUGH,
    Kind.CONSTRUCTION: Why.BUILDING,
    Kind.IMPROVEMENT: Why.VALUE,
    Kind.INAUGURATION: Why.INAUGURATION,
    Kind.LIMOUSINE: Why.LIMOUSINE,
    Kind.SHOW: Why.SHOWS,
    Kind.GIVE: Why.RIVAL,
}


def reason_between(action: Action, before: Sequence[float], then: Sequence[float]) -> Why:
    """What an action is for: the part of the prospects that grows the most by the turn it belongs to."""
    if action.kind in _BY_KIND:
        return _BY_KIND[action.kind]
    gains = [now - was for was, now in zip(before, then, strict=True)]
    return BY_PART[max(range(len(gains)), key=gains.__getitem__)]
