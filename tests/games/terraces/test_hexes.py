"""Sets of hexes: what they say of neighbours and of connected ground is what the map says."""

from __future__ import annotations

from random import Random

from kancha.games.terraces.facts import ALONE, BIT, CELL_AT, CELLS, gathered
from kancha.games.terraces.hexes import connected, grown, listed
from tests.games.terraces.positions import facts


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
