"""The slots of a screen in words, put into words only when somebody asks."""

from collections.abc import Callable, Iterator, Mapping

from newvegas_desktop.new_las_vegas.present.screen import SlotInfo


class Slots(Mapping[str, SlotInfo]):
    """Every slot in words, in reading order."""

    def __init__(self, make: Callable[[], dict[str, SlotInfo]]) -> None:
        """Keep how the words are made."""
        self._make = make
        self._made: dict[str, SlotInfo] | None = None

    def _all(self) -> dict[str, SlotInfo]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __getitem__(self, slot: str) -> SlotInfo:
        """One slot."""
        return self._all()[slot]

    def __iter__(self) -> Iterator[str]:
        """Every slot's name, in reading order."""
        return iter(self._all())

    def __len__(self) -> int:
        """How many slots there are."""
        return len(self._all())
