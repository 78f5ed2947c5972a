"""Sets of hexes: what they say of neighbours and of connected ground is what the map says, in both forms."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kancha
from kancha.games.terraces import hexes, sets, words
from kancha.games.terraces.facts import CELLS
from kancha.games.terraces.judge_paths import prices_from
from kancha.games.terraces.lattice import BIT
from kancha.games.terraces.paths import FAR, OUT, reach
from kancha.games.terraces.pawns import near_goals
from kancha.games.terraces.state import Terraces
from kancha.kernel.mode import IS_COMPILED
from tests.games.terraces.positions import EDITIONS, facts

FORMS: list[Any] = [hexes, words]


def cells_in(form: Any, found: Any) -> list[int]:
    """List the hexes of a set in one of the forms."""
    told: list[int] = form.listed(found, form.table_of(range(CELLS)))
    return told


@pytest.mark.parametrize("form", FORMS)
def test_every_hex_has_a_bit_of_its_own_in_the_order_of_hexes(form: Any) -> None:
    """A set lists its hexes in ascending order, as legal lists are told."""
    assert sorted(set(BIT)) == BIT
    assert cells_in(form, form.gathered(list(range(CELLS)))) == list(range(CELLS))
    assert cells_in(form, form.gathered([7, 3, -1, 200])) == [3, 7, 200]
    assert form.listed(form.gathered([3, 200]), form.table_of(range(1000, 1000 + CELLS))) == [1003, 1200]


@pytest.mark.parametrize("form", FORMS)
def test_a_set_grows_by_the_neighbours_of_its_hexes(form: Any) -> None:
    """On the board a hex grows by the hexes that lie near it on the map, and by no others."""
    of = facts("cuzco")
    board = form.gathered(of.cells)
    for cell in of.cells:
        assert cells_in(form, form.both(form.grown(form.alone(cell)), board)) == sorted([cell, *of.near[cell]])
        for side, n in enumerate(of.around[cell]):
            if n >= 0:
                assert cells_in(form, form.beside(form.alone(n), side)) == [cell]


@pytest.mark.parametrize("form", FORMS)
def test_connected_ground_is_what_a_plain_search_finds(form: Any) -> None:
    """From any hex of random ground as much is connected as a search from neighbour to neighbour meets."""
    of = facts("java")
    rng = Random(5)
    for share in (0.3, 0.5, 0.7):
        ground = [cell for cell in of.cells if rng.random() < share]
        for start in ground[::9]:
            met = [start]
            for cell in met:
                met += [n for n in of.near[cell] if n in ground and n not in met]
            assert cells_in(form, form.connected(form.alone(start), form.gathered(ground))) == sorted(met)


def test_both_forms_have_the_same_functions() -> None:
    """What rules call is there in either form; the one in use is that of this mode."""
    used = words if IS_COMPILED else hexes
    for name in [name for name in sets.__all__ if name != "cells_of"]:
        assert hasattr(hexes, name)
        assert hasattr(words, name)
        assert getattr(sets, name) is getattr(used, name) or name == "Hexes"


def answers(form: Any, several: list[list[int]]) -> Iterator[Any]:
    """What a form says of five sets of hexes; sets as lists of hexes."""
    ground, free, bare, dear, other = [form.gathered(cells) for cells in several]
    board = form.gathered(facts("java").cells)

    def on_board(found: Any) -> list[int]:
        return cells_in(form, form.both(found, board))

    for function in (form.both, form.either, form.without):
        yield on_board(function(ground, free))
    yield form.meets(ground, free), form.is_any(form.both(ground, other)), form.count(ground)
    yield form.first(form.either(ground, form.alone(140)))
    for cell in several[4]:
        yield form.holds(ground, cell), on_board(form.added(ground, cell)), on_board(form.removed(ground, cell))
    for side in range(6):
        yield on_board(form.beside(ground, side))
    found = [form.pairs(ground, free, side, bare, dear) for side in range(3)]
    yield [on_board(pair) for pair in found]
    yield on_board(form.both_ends(*found))
    found = [form.trios(ground, free, side, bare, dear) for side in range(2)]
    yield [on_board(trio) for trio in found]
    yield on_board(form.all_corners(*found))
    yield on_board(form.connected_in_one(other, free, form.without(ground, free)))
    yield on_board(form.nothing())


def test_both_forms_give_the_same_answers() -> None:
    """Of random sets of hexes, thin and thick, either form says the same, also across the words."""
    rng = Random(6)
    cells = facts("java").cells
    for _ in range(60):
        several = [[cell for cell in cells if rng.random() < share] for share in (rng.random(), 0.8, 0.4, 0.3, 0.05)]
        assert list(answers(hexes, several)) == list(answers(words, several))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("frontier", ["open", "sealed"])
def test_ways_are_found_by_price_from_their_start_and_from_their_goals(edition: str, frontier: str) -> None:
    """In the middle of a match a search by sets finds the prices of a plain one, in both directions."""
    match = kancha.game(edition).start(3, seed=4, options={"frontier": frontier})
    rng = Random(4)
    for _ in range(350):
        codes = match.state.legal()
        match.take(codes[rng.randrange(len(codes))])
    s = match.state
    assert isinstance(s, Terraces)
    s.active = 0
    pawns = [cell for cell in s.seats[0].pawns if cell >= 0]
    assert pawns
    for points in range(5):
        near = near_goals(s, sets.gathered(pawns), points)
        for start in [OUT, *pawns]:
            prices = prices_from(s, 0, start)
            found = reach(s, 0, start, points)
            goals = {cell: prices[cell] for cell in s.facts.cells if s.pawn[cell] < 0 and cell in prices}
            assert {cell: found.price(cell) for cell in goals} == {
                cell: price if price <= points else FAR for cell, price in goals.items()
            }
            assert found.nodes() == sorted(found.nodes(), key=found.price)
            if start != OUT:
                leaves = prices.get(OUT, FAR) <= points
                assert sets.holds(near, start) == (leaves or any(price <= points for price in goals.values()))
