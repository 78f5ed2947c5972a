"""C5: who stands highest, and temples."""

from __future__ import annotations

import pytest

from kancha.games.terraces.events import CityCut
from kancha.games.terraces.facts import Facts
from kancha.games.terraces.settlements import first_alone, leads
from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import rule

from .positions import (
    EDITIONS,
    Spot,
    at,
    facts,
    fields,
    heard,
    lay,
    name,
    offers,
    pawns,
    play,
    position,
    refused,
    temple,
    villages,
)

STREET: list[Spot] = [(x, 6) for x in range(-14, 12, 2)]
"""A row of thirteen inner hexes."""


def street(edition: str, size: int, seats: int = 2, ap: int = 6, of: Facts | None = None) -> Terraces:
    """A village of some size with a pawn of seat 0 at its east end."""
    s = position(edition, seats=seats, ap=ap, of=of)
    villages(s, *STREET[:size])
    pawns(s, 0, STREET[size - 1])
    return s


def build(s: Terraces, spot: Spot, value: int = 0) -> None:
    """Build a temple; Java names its value."""
    play(s, "build", f"found {name(spot)}")
    if not s.facts.exact_value:
        play(s, f"value {value}")


def enlarge(s: Terraces, spot: Spot, value: int = 0) -> None:
    """Enlarge a temple; Java names its value."""
    play(s, f"enlarge {name(spot)}")
    if not s.facts.exact_value:
        play(s, f"value {value}")


@rule("C5.1")
@pytest.mark.parametrize(
    ("lists", "first"),
    [
        pytest.param([[4], [3, 3, 3]], 0, id="X-RANK1"),
        pytest.param([[3, 1], [3, 2], [2]], 1, id="X-RANK2"),
        pytest.param([[4, 4], [4, 3, 3]], 0, id="X-RANK3"),
        pytest.param([[2], [1], [2, 1]], 2, id="X-RANK4"),
        pytest.param([[3, 2], [3, 2]], -1, id="tie"),
        pytest.param([[3, 2], [3, 2], [4]], 2, id="tie below the first"),
        pytest.param([[], []], -1, id="nobody"),
        pytest.param([[], [1]], 1, id="alone"),
    ],
)
def test_the_highest_position(lists: list[list[int]], first: int) -> None:
    """X-RANK1 to X-RANK4: level by level from the top; a list that has ended is lower."""
    assert first_alone(lists) == first


@rule("C5.1", "C5.2")
def test_the_highest_position_on_the_site() -> None:
    """X-RANK2 as a village: B may build, A and C may not."""
    s = position(seats=3)
    for level, spot in zip((3, 1, 3, 2, 2, 1), STREET, strict=False):
        villages(s, spot, level=level)
    pawns(s, 0, STREET[0], STREET[1])
    pawns(s, 1, STREET[2], STREET[3])
    pawns(s, 2, STREET[4])
    town = s.town[at(STREET[0])]
    assert [leads(s, seat, town) for seat in range(3)] == [False, True, False]
    assert refused(s, "build").rule == "C5.2"
    s.active = 1
    assert "build" in offers(s)


@rule("C5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_or_nobody_blocks_everybody(edition: str) -> None:
    """Level with an opponent, lower, or without a pawn one can neither build nor enlarge."""
    s = street(edition, 4)
    pawns(s, 1, STREET[0])
    do_build = f"found {name(STREET[1])}"
    assert refused(s, "build").rule == "C5.2"
    villages(s, STREET[9], STREET[10])
    assert refused(s, "build").rule == "C5.2"
    t = street(edition, 5)
    villages(t, STREET[9], STREET[10])
    play(t, "build")
    assert do_build in offers(t)
    assert refused(t, f"found {name(STREET[9])}").rule == "C5.2"


@rule("C5.2")
def test_anybody_who_leads_may_enlarge() -> None:
    """Who built the temple does not matter."""
    s = street("cuzco", 4)
    temple(s, STREET[0], 2)
    enlarge(s, STREET[0])
    assert s.temple_value == [4]


@rule("C5.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_a_temple_may_stand(edition: str) -> None:
    """On any free hex of a village of two or more, whatever its level; not on fields, pawns or bare ground."""
    s = street(edition, 3)
    fields(s, (0, 10))
    villages(s, STREET[1], level=4)
    pawns(s, 0, STREET[1])
    villages(s, (10, 10))
    play(s, "build")
    assert offers(s) == [f"found {name(STREET[0])}"]
    assert refused(s, f"found {name(STREET[1])}").rule == "C5.3"
    assert refused(s, f"found {name((0, 10))}").rule == "C5.3"
    assert refused(s, f"found {name((2, 10))}").rule == "C5.3"
    assert refused(s, f"found {name((10, 10))}").rule == "C5.3"


@rule("C5.4")
def test_one_temple_in_a_city_never_removed() -> None:
    """A city offers no second temple, and a tile cannot cover the first."""
    s = street("cuzco", 4)
    villages(s, (0, 10), (2, 10))
    pawns(s, 0, (0, 10))
    temple(s, STREET[0], 2)
    play(s, "build")
    assert refused(s, f"found {name(STREET[1])}").rule == "C5.4"
    assert refused(s, f"found {name(STREET[0])}").rule == "C5.4"


@rule("C5.5", "R1")
@pytest.mark.parametrize(("size", "value"), [(2, 2), (3, 2), (4, 4), (5, 4), (6, 6), (7, 6), (8, 8), (9, 8), (10, 10)])
def test_cuzco_builds_exactly_the_even_size(size: int, value: int) -> None:
    """X-RANGE: 2 or 3 hexes give 2, 4 or 5 give 4, 6 or 7 give 6, and so on, without a choice."""
    s = street("cuzco", size)
    build(s, STREET[0])
    assert s.temple_value == [value]
    assert s.stack[-1].__class__.__name__ == "Turn"


@rule("C5.5")
def test_java_builds_any_even_value_up_to_the_size() -> None:
    """A village of seven hexes offers 2, 4 and 6; a city offers only more than it has."""
    s = street("java", 7)
    play(s, "build", f"found {name(STREET[0])}")
    assert offers(s) == ["value 2", "value 4", "value 6"]
    assert refused(s, "value 8").rule == "C5.5"
    t = street("java", 7)
    temple(t, STREET[0], 4)
    play(t, f"enlarge {name(STREET[0])}")
    assert offers(t) == ["value 6"]
    assert refused(t, "value 4").rule == "C5.5"


@rule("R3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ten_is_the_highest_value(edition: str) -> None:
    """Thirteen hexes still give 10, and a temple of 10 grows no more."""
    s = street(edition, 13)
    temple(s, STREET[0], 8)
    enlarge(s, STREET[0], 10)
    assert s.temple_value == [10]
    s.turn += 2
    assert refused(s, f"enlarge {name(STREET[0])}").rule == "R3"


@rule("C5.6", "C5.7", "C5.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [4, 5])
def test_example_build_four(edition: str, size: int) -> None:
    """X-BUILD4: a temple of 4 at once for 1 point, +2; Cuzco takes the storeys 2 and 4, Java one tile of 4."""
    s = street(edition, size)
    before = s.floors[:]
    build(s, STREET[0], 4)
    assert (s.ap, s.ledger.totals[0], s.temple_value) == (5, 2, [4])
    used = [was - now for was, now in zip(before, s.floors, strict=True)]
    assert used == ([1, 1, 0, 0, 0] if edition == "cuzco" else [0, 1, 0, 0, 0])


@rule("C5.6", "C5.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [8, 9])
def test_example_four_to_eight(edition: str, size: int) -> None:
    """X-4TO8: from 4 to 8 for 1 point, +4; Cuzco takes the storeys 6 and 8."""
    s = street(edition, size)
    temple(s, STREET[0], 4)
    before = s.floors[:]
    enlarge(s, STREET[0], 8)
    assert (s.ap, s.ledger.totals[0], s.temple_value) == (5, 4, [8])
    used = [was - now for was, now in zip(before, s.floors, strict=True)]
    assert used == ([0, 0, 1, 1, 0] if edition == "cuzco" else [0, 0, 0, 1, 0])


@rule("C5.7", "R2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_two_to_eight(edition: str) -> None:
    """X-2TO8: half the new value, 4, not half the increase."""
    s = street(edition, 8)
    temple(s, STREET[0], 2)
    enlarge(s, STREET[0], 8)
    assert s.ledger.entries() == [(0, 4, "temple.enlarge")]


@rule("C5.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_temple_changes_once_a_turn(edition: str) -> None:
    """Neither build and enlarge nor enlarge twice; another temple in the same turn is fine, and the next turn too."""
    s = street(edition, 4)
    villages(s, (0, 10), (2, 10))
    pawns(s, 0, (0, 10))
    build(s, STREET[0], 2)
    lay(s, STREET[4])
    lay(s, STREET[5])
    assert refused(s, f"enlarge {name(STREET[0])}").rule == "C5.8"
    build(s, (2, 10), 2)
    assert len(s.temple_cell) == 2
    s.turn += 2
    assert f"enlarge {name(STREET[0])}" in offers(s)


@rule("R26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_enlarge_and_build_in_the_part_cut_off(edition: str) -> None:
    """X-CUT with an enlargement before it: two different temples in one turn."""
    s = street(edition, 7)
    temple(s, STREET[0], 2)
    enlarge(s, STREET[0], 6)
    lay(s, None, STREET[3])
    build(s, STREET[4], 2)
    assert s.temple_value == [6, 2]


@rule("C5.10", "R5")
def test_cuzco_needs_every_storey() -> None:
    """Without a storey of 4 no temple of 6 can be built from nothing, but one of 4 can grow to 6."""
    s = street("cuzco", 6)
    s.floors[1] = 0
    assert refused(s, "build").rule == "C5.10"
    s.floors[1] = 1
    assert "build" in offers(s)
    t = street("cuzco", 6)
    temple(t, STREET[0], 4)
    t.floors[1] = 0
    assert f"enlarge {name(STREET[0])}" in offers(t)
    t.floors[2] = 0
    assert refused(t, f"enlarge {name(STREET[0])}").rule == "C5.10"


@rule("C5.10", "R4")
def test_java_may_choose_another_value_when_one_is_out() -> None:
    """Without palaces of 6, a city of 8 may still get 4 or 8."""
    s = street("java", 8)
    s.floors[2] = 0
    play(s, "build", f"found {name(STREET[0])}")
    assert offers(s) == ["value 2", "value 4", "value 8"]
    assert refused(s, "value 6").rule == "C5.10"


@rule("C5.9")
def test_the_stocks_of_temple_pieces() -> None:
    """47 storeys in Cuzco, 40 palaces in Java, as counted in the rulebooks."""
    assert facts("cuzco").floors == [12, 11, 10, 8, 6]
    assert facts("java").floors == [6, 7, 8, 9, 10]


@rule("C5.11")
def test_a_temple_hex_counts_and_connects() -> None:
    """The temple stands in the middle: the city holds together, but pawns cannot pass."""
    s = street("cuzco", 5)
    temple(s, STREET[2], 4)
    assert s.town.count(s.town[at(STREET[0])]) == 5
    play(s, f"pawn {name(STREET[4])}")
    assert f"to {name(STREET[3])}" in offers(s)
    assert refused(s, f"to {name(STREET[1])}").rule == "C4.4"


@rule("C5.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_building_and_enlarging_make_a_temple_ready(edition: str) -> None:
    """A temple marked by a festival is ready again once it grows."""
    s = street(edition, 4)
    temple(s, STREET[0], 2, ready=0)
    enlarge(s, STREET[0], 4)
    assert s.temple_ready == [1]


@rule("C5.13")
def test_a_city_of_one_hex_gives_nothing() -> None:
    """Cut down to its temple it can neither be enlarged nor celebrated nor counted until it grows again."""
    s = street("cuzco", 4)
    temple(s, STREET[0], 2)
    lay(s, None, STREET[1])
    assert refused(s, f"enlarge {name(STREET[0])}").rule == "C5.2"
    from kancha.games.terraces.festival import ready_cities
    from kancha.games.terraces.scoring import points_in

    assert ready_cities(s, 0) == []
    assert points_in(s, 0, 0) == 0


@rule("C3.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_city_that_is_cut_is_told_with_its_sizes(edition: str) -> None:
    """A field through its middle leaves the part with the temple; a field beside it changes nothing."""
    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    assert not [event for event in heard(s, "lay field", f"sow {name((-8, 4))}") if isinstance(event, CityCut)]
    cuts = [event for event in heard(s, "lay field", f"sow {name((-4, 6))}") if isinstance(event, CityCut)]
    assert [(cut.seat, cut.cell, cut.before, cut.after) for cut in cuts] == [(0, name((-8, 6)), 6, 2)]
