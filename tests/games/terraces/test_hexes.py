"""Sets of hexes: what they say of neighbours and of connected ground is what the map says."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.games.terraces.facts import ALONE, BIT, CELL_AT, CELLS, gathered
from kancha.games.terraces.fronts import connected_words
from kancha.games.terraces.hexes import connected, grown, joined, listed, words_of
from kancha.games.terraces.paths import OUT, Reach, ground_of, reach_at_once, reach_by_words
from kancha.games.terraces.state import Terraces
from tests.games.terraces.positions import EDITIONS, facts


def test_every_hex_has_a_bit_of_its_own_in_the_order_of_hexes() -> None:
    """A set lists its hexes in ascending order, as legal lists are told."""
    assert sorted(set(BIT)) == BIT
    assert listed(gathered(range(CELLS)), CELL_AT) == list(range(CELLS))
    assert listed(gathered([7, 3, 200]), CELL_AT) == [3, 7, 200]


def test_a_set_grows_by_the_neighbours_of_its_hexes() -> None:
    """On the board a hex grows by the hexes that lie near it on the map, and by no others."""
    of = facts("cuzco")
    board = gathered(of.cells)
    for cell in of.cells:
        assert listed(grown(ALONE[cell]) & board, CELL_AT) == sorted([cell, *of.near[cell]])


def test_connected_ground_is_what_a_plain_search_finds() -> None:
    """From any hex of random ground as much is connected as a search from neighbour to neighbour meets."""
    of = facts("java")
    rng = Random(5)
    for share in (0.3, 0.5, 0.7):
        ground = [cell for cell in of.cells if rng.random() < share]
        for start in ground[::9]:
            met = [start]
            for cell in met:
                met += [n for n in of.near[cell] if n in ground and n not in met]
            assert listed(connected(ALONE[start], gathered(ground)), CELL_AT) == sorted(met)


def test_words_of_a_set_tell_what_the_set_tells() -> None:
    """What is connected is the same on five words as on the whole set, also across the words."""
    of = facts("cuzco")
    rng = Random(6)
    for share in (0.4, 0.6, 0.9):
        ground = gathered(cell for cell in of.cells if rng.random() < share)
        for start in of.cells[::5]:
            a, b, c, d, e = words_of(ALONE[start])
            on_a, on_b, on_c, on_d, on_e = words_of(ground)
            whole = connected(ALONE[start] & ground, ground)
            assert joined(*connected_words(a, b, c, d, e, (on_a, on_b, on_c, on_d, on_e))) == whole


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("frontier", ["open", "sealed"])
def test_both_forms_of_the_search_for_ways_agree(edition: str, frontier: str) -> None:
    """From the outside and from every pawn, for any points, both find the same prices in the middle of a match."""
    match = kancha.game(edition).start(3, seed=4, options={"frontier": frontier})
    rng = Random(4)
    for _ in range(350):
        codes = match.state.legal()
        match.take(codes[rng.randrange(len(codes))])
    s = match.state
    assert isinstance(s, Terraces)
    pawns = [cell for cell in s.seats[0].pawns if cell >= 0]
    assert pawns
    for start in [OUT, *pawns]:
        for points in range(5):
            found: list[Reach] = []
            for search in (reach_at_once, reach_by_words):
                found.append(Reach())
                found[-1].leaving = 0 if start == OUT else found[-1].leaving
                search(s, ground_of(s, 0), start, points, found[-1])
            assert found[0].layers == found[1].layers
            assert found[0].leaving == found[1].leaving
            assert points == 0 or any(found[0].layers)
