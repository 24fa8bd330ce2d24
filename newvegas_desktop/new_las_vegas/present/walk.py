"""Where arrow keys lead: from lot to lot, or from path to path."""

from newvegas_desktop.new_las_vegas.present.mapping import PLACES, lot_of
from newvegas_desktop.new_las_vegas.present.screen import Screen


def next_lot(screen: Screen, focus: str | None, across: int, down: int) -> str:
    """The next casino in a direction; from nowhere, the first that can be chosen."""
    here = lot_of(focus) if focus else None
    if here is None:
        lots = [slot for slot in screen.targets if slot.startswith("lot:")]
        street, avenue = min(screen.city.lots)
        return lots[0] if lots else f"lot:{street}.{avenue}"
    street, avenue = PLACES[here]

    def ahead(place: tuple[int, int]) -> bool:
        if across:
            return place[0] == street and (place[1] - avenue) * across > 0
        return (place[0] - street) * down > 0

    found = min(
        (place for place in screen.city.lots if ahead(place)),
        key=lambda place: (abs(place[0] - street), abs(place[1] - avenue)),
        default=(street, avenue),
    )
    return f"lot:{found[0]}.{found[1]}"


def next_path(screen: Screen, focus: str | None, across: int, down: int) -> str:
    """The path that best fits the arrow; the same arrow again goes on to the next that fits."""
    paths = [slot for slot in screen.targets if slot.startswith("path:")]
    street, avenue = screen.city.route.limousine or screen.city.light

    def way(slot: str) -> tuple[int, int]:
        to_street, _, to_avenue = slot.rpartition("-")[2].partition(".")
        return int(to_avenue) - avenue, int(to_street) - street

    fitting = sorted(
        (slot for slot in paths if way(slot)[0] * across + way(slot)[1] * down > 0),
        key=lambda slot: abs(way(slot)[0] * down) + abs(way(slot)[1] * across),
    )
    if focus in fitting:
        return fitting[(fitting.index(focus) + 1) % len(fitting)]
    return fitting[0] if fitting else focus if focus in paths else paths[0]
