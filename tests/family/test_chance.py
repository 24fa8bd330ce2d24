"""The generator of our own: frozen numbers, fair enough, one stream for each purpose."""

from collections import Counter

import pytest

from newvegas_desktop.family.chance import Generator

FROZEN_BELOW = [47, 4, 35, 49, 15, 17, 70, 32, 38, 43, 20, 49]
FROZEN_SHUFFLE = [2, 8, 6, 7, 9, 1, 4, 3, 0, 5]
FROZEN_CHOICES = list("fgfgdadf")


def test_the_published_sequence_of_splitmix64() -> None:
    generator = Generator(1234567)
    assert [generator.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_sequence_from_zero() -> None:
    generator = Generator(0)
    assert [generator.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_frozen_numbers_of_a_named_stream() -> None:
    generator = Generator.named(7, "deal")
    assert [generator.below(81) for _ in range(12)] == FROZEN_BELOW
    items = list(range(10))
    Generator.named(7, "deal").shuffle(items)
    assert items == FROZEN_SHUFFLE
    assert [Generator.named(seed, "projects").choice("abcdefg") for seed in range(8)] == FROZEN_CHOICES


def test_a_state_is_64_bits() -> None:
    assert Generator(2**64 + 5).bits() == Generator(5).bits()
    assert Generator(-1).bits() == Generator(2**64 - 1).bits()


def test_the_first_state_of_a_name_is_fnv_1a() -> None:
    assert Generator.named("a").state == 0xAF63DC4C8601EC8C
    assert Generator.named("foobar").state == 0x85944171F73967E8


def test_the_same_name_the_same_stream() -> None:
    one, two = Generator.named(3, "bot", 1), Generator.named(3, "bot", 1)
    assert [one.bits() for _ in range(20)] == [two.bits() for _ in range(20)]
    assert Generator.named(3, "x").bits() == Generator.named("3", "x").bits()


def test_streams_of_different_names_differ() -> None:
    names = [(seed, purpose, nth) for seed in range(20) for purpose in ("deal", "bot", "shuffle") for nth in range(20)]
    firsts = {Generator.named(*name).bits() for name in names}
    assert len(firsts) == len(names)


def test_streams_of_neighbouring_seeds_are_unrelated() -> None:
    pairs = Counter(
        (Generator.named(seed, "deal").below(4), Generator.named(seed + 1, "deal").below(4)) for seed in range(4000)
    )
    assert len(pairs) == 16
    assert all(170 < count < 340 for count in pairs.values())


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 81])
def test_numbers_below_a_bound_are_evenly_spread(bound: int) -> None:
    generator = Generator(42)
    tries = 400 * bound
    counts = Counter(generator.below(bound) for _ in range(tries))
    assert sorted(counts) == list(range(bound))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_square < bound + 4 * (2 * bound) ** 0.5


def test_every_order_is_as_likely_as_any_other() -> None:
    generator = Generator(9)
    counts: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        generator.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@pytest.mark.parametrize("size", [0, 1, 2, 27, 81])
def test_a_shuffle_keeps_every_item(size: int) -> None:
    items = list(range(size))
    Generator(5).shuffle(items)
    assert sorted(items) == list(range(size))
    assert size < 27 or items != list(range(size))


def test_choice_reaches_every_item() -> None:
    generator = Generator(1)
    assert {generator.choice("abcde") for _ in range(200)} == set("abcde")
