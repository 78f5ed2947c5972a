"""C4: pawns enter, walk and leave."""

from __future__ import annotations

import pytest

from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import rule

from .positions import (
    EDITIONS,
    at,
    facts,
    fields,
    name,
    offers,
    pawns,
    play,
    position,
    refused,
    temple,
    tile,
    villages,
    walk_prices,
)

ROW = ((-16, 4), (-14, 4), (-12, 4), (-10, 4), (-8, 4))


def walk_site(edition: str = "cuzco", seats: int = 2, ap: int = 6) -> Terraces:
    """X-WALK: a row R R V V R from the western mountain."""
    s = position(edition, seats=seats, ap=ap)
    fields(s, ROW[0], ROW[1], ROW[4])
    villages(s, ROW[2], ROW[3])
    return s


@rule("C4.2", "C4.3", "C2.6", "R10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_walk_entering(edition: str) -> None:
    """X-WALK: entering over the mountain costs 2, 2, 3, 3, 4: the border, then each change of terrain."""
    s = walk_site(edition)
    play(s, "enter")
    assert walk_prices(s, *ROW) == [2, 2, 3, 3, 4]


@rule("C4.4")
def test_an_opposing_pawn_blocks_the_way() -> None:
    """X-WALK: beyond an opposing pawn nothing can be reached."""
    s = walk_site()
    pawns(s, 1, ROW[2])
    play(s, "enter")
    assert walk_prices(s, *ROW) == [2, 2, None, None, None]
    assert refused(s, f"to {name(ROW[4])}").rule == "C4.2"


@rule("C4.4", "R10")
def test_an_own_pawn_may_be_passed_but_not_stopped_on() -> None:
    """X-WALK: an own pawn on the third hex lets others through; it leaves the site for 3."""
    s = walk_site()
    pawns(s, 0, ROW[2])
    play(s, "enter")
    assert walk_prices(s, *ROW) == [2, 2, None, 3, 4]
    assert refused(s, f"to {name(ROW[2])}").rule == "C4.4"
    t = walk_site()
    pawns(t, 0, ROW[2])
    play(t, f"pawn {name(ROW[2])}", "leave")
    assert (t.ap, t.supply(0)) == (3, 12)


@rule("C4.2", "R7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_entry_prices(edition: str) -> None:
    """X-ENTRY: 1 over forest or plain, 2 over the mountain, 1 where a hex touches both."""
    s = position(edition)
    fields(s, (0, 12), (-16, 4))
    villages(s, (15, 7))
    play(s, "enter")
    assert walk_prices(s, (0, 12), (-16, 4), (15, 7)) == [1, 2, 1]


@rule("C4.2")
def test_leaving_costs_the_border_and_the_pawn_may_enter_again_at_once() -> None:
    """Out over the forest for 1, in over the mountain for 2, in the same turn."""
    s = position()
    fields(s, (0, 12), (-16, 4))
    pawns(s, 0, (0, 12))
    play(s, f"pawn {name((0, 12))}", "leave", "enter", f"to {name((-16, 4))}")
    assert (s.ap, s.pawn[at((-16, 4))], s.supply(0)) == (3, 0, 11)


@rule("C4.5")
def test_the_cheapest_path_may_lead_outside() -> None:
    """From one island of terrain to another: out for 1 and in for 1, named as one walk."""
    s = position()
    fields(s, (0, 12), (8, 12))
    pawns(s, 0, (0, 12))
    play(s, f"pawn {name((0, 12))}")
    assert walk_prices(s, (8, 12)) == [2]


@rule("C4.3")
def test_level_changes_are_free() -> None:
    """From level 1 to level 5 within fields costs nothing."""
    s = position()
    fields(s, (0, 6))
    fields(s, (2, 6), level=5)
    pawns(s, 0, (0, 6))
    play(s, f"pawn {name((0, 6))}", f"to {name((2, 6))}")
    assert s.ap == 6


@rule("C4.1", "C5.11")
def test_pawns_stand_on_terrain_only_and_one_to_a_hex() -> None:
    """Bare ground, basins and temples are closed, and so is a hex with another pawn."""
    s = position()
    fields(s, (-1, 5), (1, 5), (3, 5))
    villages(s, (0, 6), (2, 6))
    temple(s, (0, 6), 2)
    pawns(s, 0, (-1, 5))
    pawns(s, 1, (3, 5))
    play(s, f"pawn {name((-1, 5))}")
    assert refused(s, f"to {name((-2, 6))}").rule == "C4.1"
    assert refused(s, f"to {name((-3, 5))}").rule == "C4.1"
    assert refused(s, f"to {name((0, 6))}").rule == "C5.11"
    assert refused(s, f"to {name((3, 5))}").rule == "C4.1"
    assert f"to {name((1, 5))}" in offers(s)


@rule("C4.6")
def test_entering_needs_a_pawn_in_the_supply() -> None:
    """With all twelve on the site nobody can enter; only own pawns are moved."""
    s = position()
    fields(s, (0, 12), (-1, 11), (1, 11))
    pawns(s, 1, (1, 11))
    assert "enter" in offers(s)
    assert refused(s, f"pawn {name((1, 11))}").rule == "C4.6"
    s.seats[0].pawns = [at((-1, 11))] * 12
    assert refused(s, "enter").rule == "C4.6"


@rule("C2.7")
def test_a_walk_must_be_paid_in_full() -> None:
    """With 3 points the fourth hex can be reached, not the fifth."""
    s = walk_site(ap=3)
    play(s, "enter")
    assert walk_prices(s, *ROW) == [2, 2, 3, 3, None]
    assert refused(s, f"to {name(ROW[4])}").rule == "C2.7"


@rule("R6")
def test_a_covered_outside_hex_is_an_entry_of_its_own_landscape() -> None:
    """By the reading that seals, the border hex then needs an uncovered neighbour; outside hexes still let pawns in."""
    sealed = facts("cuzco", frontier="sealed")
    s = position(of=sealed)
    tile(s, (-16, 4), (-18, 4))
    play(s, "enter")
    assert walk_prices(s, (-18, 4), (-16, 4)) == [2, 2]
    t = position(of=sealed)
    fields(t, (0, 12))
    for spot in ((-2, 12), (2, 12), (-1, 13), (1, 13)):
        fields(t, spot)
    play(t, "enter")
    assert walk_prices(t, (0, 12), (-1, 13)) == [1, 1]
    pawns(t, 1, (-2, 12), (2, 12), (-1, 13), (1, 13))
    assert walk_prices(t, (0, 12)) == [None]
    assert refused(t, f"to {name((0, 12))}").rule == "R6"


@rule("R6", "C4.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hex_of_the_border_stays_an_entry_whatever_lies_outside(edition: str) -> None:
    """All its outside neighbours are covered and occupied by an opponent: a pawn comes in over it all the same."""
    s = position(edition)
    fields(s, (0, 12))
    outside = [n for n in s.facts.near[at((0, 12))] if not s.is_site(n)]
    for cell in outside:
        s.level[cell], s.kind[cell] = 1, 2
        s.put_pawn(1, cell)
    play(s, "enter")
    assert walk_prices(s, (0, 12)) == [1]


@rule("R9")
def test_outside_terrain_counts_like_any_other() -> None:
    """Village hexes outside enlarge the settlement, carry pawns and rank."""
    s = position()
    villages(s, (0, 12), (-1, 13), (1, 13))
    pawns(s, 0, (1, 13))
    play(s, "build")
    assert f"found {name((-1, 13))}" in offers(s)
    assert s.town.count(s.town[at((0, 12))]) == 3


@rule("R28")
def test_a_pawn_walks_for_nothing_only_once_between_payments() -> None:
    """After a free walk the pawn may only pay; any payment sets it free again."""
    s = position()
    fields(s, (0, 6), (2, 6), (4, 6))
    villages(s, (6, 6))
    pawns(s, 0, (0, 6))
    play(s, f"pawn {name((0, 6))}", f"to {name((2, 6))}", f"pawn {name((2, 6))}")
    assert refused(s, f"to {name((4, 6))}").rule == "R28"
    play(s, f"to {name((6, 6))}", f"pawn {name((6, 6))}")
    assert f"to {name((4, 6))}" in offers(s)
    t = position()
    fields(t, (0, 6), (2, 6))
    pawns(t, 0, (0, 6))
    play(t, f"pawn {name((0, 6))}", f"to {name((2, 6))}")
    assert refused(t, f"pawn {name((2, 6))}").rule == "R28"
    play(t, "draw hidden", "card b")
    assert f"pawn {name((2, 6))}" in offers(t)
