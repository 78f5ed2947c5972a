"""C6: basins."""

from __future__ import annotations

import pytest

from kancha.games.terraces.basins import group_of
from kancha.games.terraces.events import BasinClosed, BasinWasted
from kancha.kernel.testing import rule

from .positions import EDITIONS, at, fields, heard, lay, name, offers, pawns, play, position, refused, texts, villages

AROUND_TWO = ((4, 8), (3, 9), (1, 9), (-1, 9), (-2, 8), (-1, 7), (1, 7), (3, 7))
"""The hexes around the printed basin (0, 8) and its neighbour (2, 8)."""


@rule("C6.1", "C2.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_basin_costs_one_point_and_lies_on_bare_ground(edition: str) -> None:
    """Several may be placed in a turn; an empty stock ends it."""
    s = position(edition)
    play(s, "basin", f"irrigate {name((0, 6))}", "basin", f"irrigate {name((4, 6))}")
    assert (s.ap, s.basins) == (4, 14)
    s.basins = 0
    assert refused(s, "basin").rule == "C6.1"


@rule("C6.2", "R11", "C6.6", "C6.1")
def test_where_a_basin_may_not_lie() -> None:
    """Not on terrain, not on the 57 hexes of the border, not outside, not on a printed basin."""
    s = position()
    fields(s, (0, 6))
    play(s, "basin")
    assert refused(s, f"irrigate {name((0, 6))}").rule == "C6.2"
    assert refused(s, f"irrigate {name((0, 12))}").rule == "C6.2"
    assert refused(s, f"irrigate {name((-1, 13))}").rule == "C6.2"
    assert refused(s, f"irrigate {name((0, 8))}").rule == "C6.1"
    assert len(offers(s)) == 153 - 57 - 3 - 1


@rule("C6.6")
def test_printed_basins_cannot_be_built_over() -> None:
    """They refuse tiles like placed ones."""
    s = position()
    play(s, "lay village")
    assert refused(s, f"settle {name((9, 5))}").rule == "C3.3"


@rule("C0.5", "C6.3")
def test_basins_side_by_side_are_one_group() -> None:
    """Printed and placed alike."""
    s = position()
    play(s, "basin", f"irrigate {name((2, 8))}", "basin", f"irrigate {name((6, 8))}")
    assert sorted(group_of(s, at((2, 8)))) == sorted([at((0, 8)), at((2, 8))])
    assert group_of(s, at((6, 8))) == [at((6, 8))]


@rule("C6.4", "C6.5", "C6.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_basin_of_two(edition: str) -> None:
    """X-BASIN6: a basin put into the last gap joins the printed one; A on level 3 scores 6 over B on 2 and 1."""
    s = position(edition)
    fields(s, *AROUND_TWO)
    fields(s, (3, 9), level=3)
    fields(s, (1, 7), level=2)
    pawns(s, 0, (3, 9))
    pawns(s, 1, (1, 7), (-1, 9))
    play(s, "basin", f"irrigate {name((2, 8))}")
    assert s.ledger.entries() == [(0, 6, "basin")]


@rule("C6.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_basin_tied(edition: str) -> None:
    """X-BASIN0: A and B tie at the top, C is lower; closing the basin gives nobody points."""
    s = position(edition, seats=3)
    fields(s, (8, 6), (10, 4))
    fields(s, (11, 5), (7, 5), level=2)
    fields(s, (10, 6))
    pawns(s, 0, (11, 5))
    pawns(s, 1, (7, 5))
    pawns(s, 2, (10, 6))
    events = heard(s, *texts((8, 4)))
    assert s.ledger.totals == [0, 0, 0]
    assert any(isinstance(event, BasinWasted) for event in events)


@rule("C6.4", "R23")
def test_an_opponent_may_score_what_one_closes() -> None:
    """Rank decides, not whose turn it is; village and field hexes count alike."""
    s = position()
    fields(s, (11, 5), (7, 5), (10, 6), (8, 6))
    villages(s, (10, 4), level=2)
    pawns(s, 0, (11, 5))
    pawns(s, 1, (10, 4))
    lay(s, None, (8, 4))
    assert s.ledger.totals == [0, 3]


@rule("C6.4")
def test_without_a_pawn_nobody_scores() -> None:
    """A basin closed with nobody around it is worth nothing."""
    s = position()
    fields(s, (11, 5), (7, 5), (10, 6), (8, 6), (10, 4))
    lay(s, None, (8, 4))
    assert s.ledger.entries() == []


@rule("C6.5", "C6.8")
def test_a_group_is_scored_once() -> None:
    """Building higher around a closed basin, even a wasted one, scores nothing more."""
    s = position()
    fields(s, (11, 5), (7, 5), (10, 6), (8, 6), (10, 4))
    lay(s, None, (8, 4))
    pawns(s, 0, (11, 5))
    lay(s, (10, 4))
    assert s.ledger.totals == [0, 0]


@rule("C6.7")
def test_two_groups_closed_by_one_tile_score_apart() -> None:
    """One hex between two basins: each group looks at its own shore."""
    s = position()
    play(s, "basin", f"irrigate {name((-2, 10))}", "basin", f"irrigate {name((2, 10))}")
    shore = {(-4, 10), (-3, 9), (-1, 9), (-3, 11), (-1, 11), (4, 10), (3, 9), (1, 9), (3, 11), (1, 11)}
    fields(s, *sorted(shore))
    pawns(s, 0, (-4, 10))
    pawns(s, 1, (4, 10))
    events = heard(s, *texts((0, 10)))
    assert s.ledger.totals == [3, 3]
    assert sum(isinstance(event, BasinClosed) for event in events) == 2


@rule("C6.8")
def test_groups_are_joined_before_they_are_tested() -> None:
    """A basin between two closed-in gaps makes one group of three, scored as a whole."""
    s = position()
    play(s, "basin", f"irrigate {name((-2, 10))}", "basin", f"irrigate {name((2, 10))}")
    shore = {(-4, 10), (-3, 9), (-1, 9), (-3, 11), (-1, 11), (4, 10), (3, 9), (1, 9), (3, 11), (1, 11)}
    fields(s, *sorted(shore))
    pawns(s, 0, (-4, 10), (-3, 9))
    pawns(s, 1, (4, 10))
    play(s, "basin", f"irrigate {name((0, 10))}")
    assert s.ledger.totals == [9, 0]
