"""C0 and C3: the model of the land, and laying terrain."""

from __future__ import annotations

import pytest

import kancha
from kancha.games.terraces.land import Laying
from kancha.games.terraces.settlements import size_of
from kancha.games.terraces.state import BASIN, FIELD, VILLAGE
from kancha.kernel.testing import rule

from .positions import (
    EDITIONS,
    at,
    facts,
    fields,
    lay,
    lay_fault,
    offers,
    pawns,
    play,
    position,
    refused,
    temple,
    texts,
    tile,
    villages,
)


@rule("C0.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_site_has_153_hexes_and_a_border_half_soft_half_hard(edition: str) -> None:
    """150 empty hexes and 3 basins, 63 outside hexes next to them, 35 of them mountain."""
    f = facts(edition)
    assert (len(f.site), len(f.printed), len(f.ring)) == (153, 3, 63)
    assert sum(1 for cell in f.ring if f.toll[cell] == 2) == 35
    assert sorted(f.printed) == sorted([at((-3, 5)), at((9, 5)), at((0, 8))])


@rule("C0.1")
def test_the_board_is_symmetric_and_its_border_is_as_counted() -> None:
    """Mirror symmetry; 57 border hexes: 30 touch only mountain, 25 only soft land, 2 both."""
    f = facts("java")
    mirrored = {(-x, r) for x, r in map(spot_of, f.site)}
    assert mirrored == set(map(spot_of, f.site))
    kinds = ["".join(sorted({str(f.toll[n]) for n in f.rim[cell]})) for cell in f.site if f.rim[cell]]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"2": 30, "1": 25, "12": 2}
    assert len(f.inner) == 96


def spot_of(cell: int) -> tuple[int, int]:
    """Return the coordinates of a place."""
    from kancha.games.terraces.lattice import coordinates

    return coordinates(cell)


@rule("C0.2", "C3.6")
def test_the_topmost_tile_gives_level_and_kind() -> None:
    """A field laid on a village hex makes it a field of the next level; the village no longer counts."""
    s = position()
    villages(s, (0, 6), (2, 6))
    lay(s, None, (0, 6))
    assert (s.level[at((0, 6))], s.kind[at((0, 6))]) == (2, FIELD)
    assert size_of(s, s.town[at((2, 6))]) == 1
    assert s.kind[at((-3, 5))] == BASIN


@rule("C3.6")
def test_fields_and_villages_cover_each_other() -> None:
    """A village on a field, and like on like, are allowed too."""
    s = position()
    fields(s, (0, 6))
    villages(s, (4, 6))
    lay(s, (0, 6))
    lay(s, (4, 6))
    assert [s.kind[at(spot)] for spot in ((0, 6), (4, 6))] == [VILLAGE, VILLAGE]
    assert [s.level[at(spot)] for spot in ((0, 6), (4, 6))] == [2, 2]


@rule("C0.3", "C0.4")
def test_a_settlement_spans_levels_and_counts_the_temple() -> None:
    """Neighbours of levels 1, 3 and 2 are one city of size 3; a hex apart is a village of size 1."""
    s = position()
    villages(s, (0, 6))
    villages(s, (2, 6), level=3)
    villages(s, (4, 6), level=2)
    villages(s, (10, 6))
    temple(s, (2, 6), 2)
    assert len({s.town[at(spot)] for spot in ((0, 6), (2, 6), (4, 6))}) == 1
    assert size_of(s, s.town[at((0, 6))]) == 3
    assert s.is_city(s.town[at((0, 6))])
    assert size_of(s, s.town[at((10, 6))]) == 1
    assert not s.is_city(s.town[at((10, 6))])


@rule("C3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_singles_and_doubles_are_ones_own_and_triples_common(edition: str) -> None:
    """Laying takes the tile from the right supply, and an empty supply offers nothing."""
    s = position(edition)
    lay(s, (0, 6), (2, 6))
    lay(s, (-6, 6))
    lay(s, None, (8, 6))
    lay(s, (0, 10), (2, 10), (1, 11))
    own = s.seats[0]
    assert (own.doubles, own.villages, own.fields, s.triples) == (4, 1, 2, 55)
    own.doubles = own.villages = own.fields = s.triples = 0
    for text in ("lay double", "lay village", "lay field", "lay triple"):
        assert refused(s, text).rule == "C3.1"


@rule("C3.2")
def test_a_tile_may_lie_anywhere() -> None:
    """On the empty site every free hex can be the village hex of a triple, far from everything."""
    s = position()
    play(s, "lay triple")
    assert len(offers(s)) == len([c for c in s.facts.cells if c not in s.facts.printed])


@rule("C3.3")
@pytest.mark.parametrize("what", ["pawn", "own pawn", "basin", "temple"])
def test_no_tile_covers_a_piece(what: str) -> None:
    """Neither pawns of anybody, nor basins, nor temples."""
    s = position()
    villages(s, (0, 6), (2, 6), (1, 7))
    fields(s, (4, 6))
    if what == "temple":
        temple(s, (2, 6), 2)
    elif what == "basin":
        s.put_basin(at((2, 6)))
    else:
        pawns(s, 0 if what == "own pawn" else 1, (2, 6))
    assert lay_fault(s, (0, 6), (2, 6)) == "C3.3"
    assert lay_fault(s, (2, 6)) == "C3.3"
    assert lay_fault(s, (0, 6), (1, 7)) == ""


@rule("C3.4")
def test_a_tile_lies_flat() -> None:
    """Half on terrain and half on bare ground, or on two levels, is not flat."""
    s = position()
    fields(s, (0, 6), (2, 6))
    fields(s, (1, 7), level=2)
    assert lay_fault(s, (0, 6), (-2, 6)) == "C3.4"
    assert lay_fault(s, (0, 6), (1, 7)) == "C3.4"
    assert lay_fault(s, (0, 6), (2, 6), (1, 7)) == "C3.4"
    assert lay_fault(s, (0, 6), (2, 6)) == ""


@rule("C3.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_stack(edition: str) -> None:
    """X-STACK and X-SAME: triple, then double, then single may rise; a tile of the same shape exactly on it may not."""
    s = position(edition)
    lay(s, (0, 6), (2, 6), (1, 7))
    for turned in (((0, 6), (2, 6), (1, 7)), ((2, 6), (0, 6), (1, 7)), ((1, 7), (0, 6), (2, 6))):
        assert lay_fault(s, *turned) == "C3.5"
    assert lay_fault(s, (0, 6), (2, 6), (1, 5)) == "C3.4"
    lay(s, (0, 6), (2, 6))
    assert s.level[at((0, 6))] == 2
    assert lay_fault(s, (2, 6), (0, 6)) == "C3.5"
    lay(s, (0, 6))
    assert s.level[at((0, 6))] == 3
    assert lay_fault(s, (0, 6)) == "C3.5"
    assert lay_fault(s, None, (0, 6)) == "C3.5"


@rule("C3.5")
def test_a_triple_may_rest_on_two_tiles() -> None:
    """Triple on triples is fine when it rests on more than one, and on three singles."""
    s = position()
    tile(s, (0, 6), (2, 6), (1, 7))
    tile(s, (4, 6), (3, 7), (5, 7))
    assert lay_fault(s, (2, 6), (4, 6), (3, 7)) == ""
    for spot in ((-8, 6), (-6, 6), (-7, 7)):
        tile(s, spot)
    assert lay_fault(s, (-8, 6), (-6, 6), (-7, 7)) == ""
    assert lay_fault(s, (-8, 6), (-6, 6)) == ""
    assert lay_fault(s, (-8, 6)) == "C3.5"


@rule("C3.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_join(edition: str) -> None:
    """X-JOIN: a triple joins a city of value 4 with a village to size 8; with a second temple it is forbidden."""
    s = position(edition)
    villages(s, (-6, 6), (-4, 6), (-2, 6), (0, 6), (4, 6), (6, 6), (8, 6))
    temple(s, (-6, 6), 4)
    pawns(s, 0, (0, 6))
    twin = s.clone()
    lay(s, (2, 6), (1, 7), (3, 7))
    assert size_of(s, s.town[at((8, 6))]) == 8
    play(s, f"enlarge {cell('-6 6')}")
    if edition == "java":
        play(s, "value 8")
    assert (s.temple_value[0], s.ledger.totals[0], s.ap) == (8, 4, 4)
    temple(twin, (8, 6), 2)
    assert lay_fault(twin, (2, 6), (1, 7), (3, 7)) == "C3.7"
    assert lay_fault(twin, (2, 6)) == "C3.7"
    assert lay_fault(twin, None, (2, 6)) == ""


def cell(spot: str) -> str:
    """Return the name of a hex written as 'x row'."""
    from .positions import name

    x, r = spot.split()
    return name((int(x), int(r)))


@rule("C3.8")
def test_example_move_city() -> None:
    """X-MOVE-CITY: a double moves a hex with its pawn from one city to another; only the result counts."""
    s = position(seats=2)
    villages(s, (-4, 6), (-2, 6), (-1, 7), (2, 6), (4, 6))
    fields(s, (0, 6))
    temple(s, (-4, 6), 2)
    temple(s, (4, 6), 2)
    pawns(s, 0, (-1, 7))
    assert lay_fault(s, (0, 6)) == "C3.7"
    lay(s, (0, 6), (-2, 6))
    assert size_of(s, s.town[at((-4, 6))]) == 1
    assert size_of(s, s.town[at((4, 6))]) == 4
    assert s.town[at((-1, 7))] == s.town[at((4, 6))]


@rule("C3.9", "C2.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_overflow(edition: str) -> None:
    """X-OVER: two outside hexes cost 2 more; a later tile on them costs 1; the mountain side likewise."""
    s = position(edition)
    lay(s, (0, 12), (-1, 13), (1, 13))
    assert s.ap == 3
    s.triples = 55
    lay(s, (1, 13), (0, 12))
    assert (s.ap, s.level[at((1, 13))]) == (2, 2)
    assert lay_fault(s, (-1, 13)) == ("R8" if edition == "cuzco" else "")
    lay(s, (-16, 4), (-18, 4))
    assert s.ap == 0


@rule("C3.9", "C2.7")
def test_an_overflow_that_cannot_be_paid_is_refused() -> None:
    """With 2 points left a triple with two new outside hexes is too dear, and is not offered."""
    s = position(ap=2)
    assert lay_fault(s, (0, 12), (-1, 13), (1, 13)) == "C3.9"
    s.ap = 3
    assert lay_fault(s, (0, 12), (-1, 13), (1, 13)) == ""


@rule("C3.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_cut(edition: str) -> None:
    """X-CUT: a single field cuts a city; the temple keeps 6, the other part may get a temple of 2."""
    s = position(edition)
    villages(s, (-6, 6), (-4, 6), (-2, 6), (0, 6), (2, 6), (4, 6))
    temple(s, (-6, 6), 6)
    pawns(s, 0, (4, 6))
    lay(s, None, (-2, 6))
    assert s.temple_value == [6]
    assert size_of(s, s.town[at((-6, 6))]) == 2
    assert size_of(s, s.town[at((4, 6))]) == 3
    play(s, "build", f"found {cell('0 6')}")
    if edition == "java":
        assert offers(s) == ["value 2"]
        play(s, "value 2")
    assert (s.temple_value, s.ap, s.ledger.totals[0]) == ([6, 2], 4, 1)


@rule("C3.10")
def test_a_city_may_fall_into_three_parts() -> None:
    """Only the part with the temple stays a city."""
    s = position()
    villages(s, (0, 6), (2, 6), (-1, 5), (-1, 7))
    temple(s, (2, 6), 2)
    lay(s, None, (0, 6))
    towns = {s.town[at(spot)] for spot in ((2, 6), (-1, 5), (-1, 7))}
    assert len(towns) == 3
    assert [s.is_city(s.town[at(spot)]) for spot in ((2, 6), (-1, 5), (-1, 7))] == [True, False, False]


@rule("C3.11")
def test_a_tile_that_closes_a_basin_scores_at_once() -> None:
    """The points are there before the next question."""
    s = position()
    fields(s, (11, 5), (7, 5), (10, 6), (8, 6), (10, 4))
    pawns(s, 1, (11, 5))
    lay(s, None, (8, 4))
    assert s.ledger.totals == [0, 3]


@rule("C3.12")
def test_new_overflow_needs_bare_ground_inside() -> None:
    """A tile rests neither on covered site hexes and new outside hexes, nor on new and old outside hexes."""
    s = position()
    fields(s, (0, 12))
    assert lay_fault(s, (0, 12), (-1, 13), (1, 13)) == "C3.4"
    twin = position()
    fields(twin, (-1, 13))
    assert lay_fault(twin, (0, 12), (-1, 13), (1, 13)) == "C3.4"


def test_the_texts_of_a_tile_name_its_sides() -> None:
    """The helper and the action space agree on directions: the village hex first, the fields clockwise."""
    assert texts((5, 11), (7, 11), (6, 12))[2] == "spread e-se"
    assert texts((2, 6), (1, 7), (3, 7))[2] == "spread se-sw"
    assert texts((0, 6), (2, 6), (1, 5))[2] == "spread ne-e"


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_a_tile_may_lie_is_told_without_a_list(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`in` and `len` of the legal actions ask the land about one hex, and about the number of hexes."""
    match = kancha.game(edition).start(2, seed=5)
    match.play("lay triple")
    codes = match.legal.codes
    monkeypatch.setattr(Laying, "legal", lambda step, s: pytest.fail("a list was made"))
    assert len(match.legal) == len(codes)
    assert all(code in match.legal for code in codes)
    assert "settle a1" not in match.legal
    assert "lay triple" not in match.legal
