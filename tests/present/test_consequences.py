"""What a preview would bring, and what it costs, in words."""

from tests.present.screens import controller


def said(steps: tuple[str, ...], slot: str) -> str:
    table = controller()
    for step in steps:
        table.activate(step)
    table.point(slot)
    return table.screen.table.subline


def test_a_place_that_is_lost_is_named_after_what_is_won() -> None:
    assert said(("card:1", "button:number"), "lot:1.3") == (
        "7 is among the best. +2: the longest in street 1, a hole played, but Inauguration falls to 2nd."
    )


def test_a_loss_never_reads_as_what_brings_the_points() -> None:
    assert said(("card:1",), "lot:3.3") == "+5: the longest in street 3, but the star is lost without a show."


def test_losses_are_told_together() -> None:
    assert said(("card:1", "lot:1.5", "button:extend"), "lot:1.4") == (
        "−2, 1 debt: run of 2 in street 1, a hole played, but the star is lost and Inauguration falls to 2nd."
    )


def test_an_effect_to_change_to_says_what_it_costs() -> None:
    assert said(("card:1", "lot:1.5", "button:effect"), "button:effect_inauguration") == (
        "−5. The new effect must be performed. A group is circled, its debt crossed out; Inauguration falls to 2nd."
    )
