"""Megaliths and the idol board (E13, E14)."""

from __future__ import annotations

import pytest

from kancha.games.endless_winter.actions import HONOR, OFFERING
from kancha.games.endless_winter.idols import raise_idol
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.megaliths import build, level_at, places
from kancha.games.endless_winter.state import NEUTRAL, WinterState
from kancha.games.endless_winter.vocabulary import IDOL, MEGALITH
from kancha.kernel.testing import rule

from .positions import bare, cell, chance, offers, place, play, refused


def builds(s: WinterState) -> list[str]:
    """Return the places offered."""
    return [text for text in offers(s) if text.startswith("build")]


def own_only(s: WinterState, seat: int = 0) -> WinterState:
    """Take the grey Megaliths of a seat away."""
    s.seats[seat].neutral = 0
    return s


@rule("E13.1", "E13.2", "Q51")
def test_the_first_megalith_goes_to_a_starting_slot() -> None:
    """Four starting slots in the plaza, and nothing else on an empty board."""
    s = bare(2, Benefit(0, MEGALITH, 1, []))
    assert builds(s) == ["build 0 0", "build 3 2", "build 4 1", "build 7 3"]
    assert refused(s, "build 1 0").rule == "E13.2"
    assert refused(s, "build 0.5 0").rule == "E13.2"
    assert refused(s, "build 9 7").rule == "E13.2"


@rule("E13.2", "Q14")
def test_later_ones_lie_next_to_any_megalith() -> None:
    """Orthogonal neighbours of any colour, and free starting slots."""
    s = bare(2, Benefit(0, MEGALITH, 1, []))
    place(s, 0, 0, 1, owner=1)
    assert builds(s) == ["build 0 1", "build 1 0", "build 3 2", "build 4 1", "build 7 3"]
    assert refused(s, "build 1 1").rule == "E13.2"
    assert refused(s, "build 0 0").rule == "E13.2"


@rule("E13.3", "Q17")
def test_grey_megaliths_come_first_and_are_never_stacked() -> None:
    """The first two are grey; a place between two others is refused for them."""
    s = bare(2, Benefit(0, MEGALITH, 3, []))
    place(s, 0, 0, 1)
    place(s, 1, 0, 1)
    assert refused(s, "build 0.5 0").rule == "E13.3"
    play(s, "build 0 1", "build 4 1")
    assert s.megalith_owners == [NEUTRAL] * 4
    play(s, "build 0.5 0")
    assert s.megalith_owners[-1] == 0
    assert s.megalith_levels[-1] == 2
    assert (s.seats[0].neutral, s.seats[0].own) == (0, 7)


@rule("Q17")
def test_no_free_slot_for_a_grey_one_leaves_the_lesser_benefits() -> None:
    """All 32 slots taken and a grey Megalith left."""
    s = bare(2, Benefit(0, MEGALITH, 1, []))
    for c in s.facts.grounds[0].cells:
        s.megalith_cells.append(c)
        s.megalith_levels.append(1)
        s.megalith_owners.append(1)
    assert builds(s) == []
    assert "draw" in offers(s)


@rule("E13.4", "Q50")
def test_a_slot_gives_its_benefit_and_a_stack_gives_nothing() -> None:
    """Starting slot A: 1 Food, also for a grey one; level 2: nothing."""
    s = bare(2, Benefit(0, MEGALITH, 1, []))
    play(s, "build 0 0")
    assert s.seats[0].food == 1
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    place(s, 0, 0, 1)
    place(s, 1, 0, 1)
    play(s, "build 0.5 0")
    assert (s.stack, s.seats[0].food, s.seats[0].tools) == ([], 0, 0)


@rule("E13.5")
def test_own_megaliths_leave_the_supply_one_by_one() -> None:
    """Grey before own; own 8 to 0."""
    s = bare()
    for c in s.facts.grounds[0].cells[:10]:
        build(s, 0, c)
    assert (s.seats[0].neutral, s.seats[0].own) == (0, 0)
    assert s.megalith_owners == [NEUTRAL] * 2 + [0] * 8
    assert places(s, s.seats[0]) == []


@rule("E13.6", "Q58")
def test_an_arrow_slot_places_another_megalith() -> None:
    """Tile A, slot (2,0): arrows east and south; its benefit applies too; a lesser benefit is possible."""
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    place(s, 1, 0, 1)
    play(s, "build 2 0")
    assert builds(s) == ["build 2 1", "build 3 0"]
    assert refused(s, "build 0 0").rule == "E13.6"
    assert "tool" in offers(s)
    play(s, "build 3 0", "idol honor")
    assert (s.seats[0].own, s.seats[0].honor, s.stack) == (6, 1, [])


@rule("E13.6", "Q58")
def test_an_arrow_slot_without_a_free_target_gives_nothing() -> None:
    """W43: both targets occupied."""
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    for x, y in ((1, 0), (3, 0), (2, 1)):
        place(s, x, y, 1)
    play(s, "build 2 0")
    assert not s.stack


@rule("E13.7", "Q16")
def test_a_stacked_megalith_rests_on_two_of_any_colour_and_overlaps_none() -> None:
    """Midway between two neighbours; another of level 2 half a step away is in its way."""
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    place(s, 0, 0, 1, owner=1)
    place(s, 1, 0, 1, owner=NEUTRAL)
    place(s, 0, 1, 1, owner=0)
    assert level_at(s, cell(0.5, 0)) == 2
    assert {"build 0.5 0", "build 0 0.5"} <= set(builds(s))
    place(s, 0.5, 0, 2, owner=1)
    assert refused(s, "build 0 0.5").rule == "E13.2"
    assert refused(s, "build 0.5 0").rule == "E13.2"


@rule("E13.7", "Q15")
def test_a_stack_may_bridge_two_tiles() -> None:
    """Slots (3,0) and (4,0) are of different tiles."""
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    place(s, 3, 0, 1)
    place(s, 4, 0, 1)
    assert "build 3.5 0" in builds(s)


@rule("E13.7")
def test_a_third_level_rests_on_two_of_the_second() -> None:
    """In a row, and crosswise over a square of four."""
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    for x in (0, 1, 2):
        place(s, x, 0, 1)
    place(s, 0.5, 0, 2, 1)
    place(s, 1.5, 0, 2, 1)
    assert level_at(s, cell(1, 0)) == 3
    assert "build 1 0" in builds(s)
    s = own_only(bare(2, Benefit(0, MEGALITH, 1, [])))
    for x in (0, 1):
        for y in (0, 1):
            place(s, x, y, 1)
    place(s, 0.5, 0, 2, 1)
    place(s, 0.5, 1, 2, 1)
    play(s, "build 0.5 0.5")
    assert s.megalith_levels[-1] == 3


@rule("E14.1")
def test_each_idol_moves_one_marker_of_choice() -> None:
    """Two Idols on different tracks."""
    s = bare(2, Benefit(0, IDOL, 2, []))
    play(s, "idol honor", "idol offering")
    assert (s.seats[0].honor, s.seats[0].offering) == (1, 1)


@rule("E14.2", "Q44")
def test_at_the_top_of_offering_an_idol_is_a_point() -> None:
    """W27: two Idols at level 10 give 2 points; with Honor at the top too only Offering is left."""
    s = bare(2, Benefit(0, IDOL, 2, []))
    t = s.seats[0]
    t.offering, t.honor = 10, 10
    assert offers(s) == ["idol offering", "tool", "food", "done"]
    assert refused(s, "idol honor").rule == "E14.3"
    play(s, "idol offering", "idol offering")
    assert (s.ledger.totals[0], t.offering) == (2, 10)


@rule("E14.3")
def test_the_top_three_honor_levels_score() -> None:
    """W26: from 7 to 10 by three Idols: 1 + 2 + 3 points."""
    s = bare()
    s.seats[0].honor = 7
    for _ in range(3):
        raise_idol(s, 0, HONOR)
    assert s.ledger.totals[0] == 6
    assert s.ledger.entries() == [(0, points, "idols.honor") for points in (1, 2, 3)]


@rule("E14.3", "Q3")
def test_the_first_to_arrive_ranks_higher() -> None:
    """Seat 2 reaches level 1 first, then seat 0; a higher level ranks above both."""
    s = bare(3)
    raise_idol(s, 2, HONOR)
    assert s.honor_order == [2, 0, 1]
    raise_idol(s, 0, HONOR)
    assert s.honor_order == [2, 0, 1]
    raise_idol(s, 1, HONOR)
    raise_idol(s, 1, HONOR)
    assert s.honor_order == [1, 2, 0]
    raise_idol(s, 0, OFFERING)
    assert s.honor_order == [1, 2, 0]


@pytest.mark.parametrize("ground", ["plaza", "avenue", "ring", "stairs"])
@rule("E13.2", "E13.7")
def test_every_ground_can_be_filled(ground: str) -> None:
    """Forty Megaliths find places on every configuration, and both formulations agree at each."""
    s = bare(4, ground=ground)
    for number in range(40):
        seat = number % 4
        s.stack = [Benefit(seat, MEGALITH, 1, [])]
        choices = builds(s)
        assert choices
        play(s, choices[number % len(choices)])
        s.stack = []
        s.advance()
        chance(s)
    assert len(s.megalith_cells) == 40
