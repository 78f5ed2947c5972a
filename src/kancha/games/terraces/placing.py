"""Chapter C3, where a tile may lie: the fast search for legal placements.

What depends on the land alone (free, level, on no like tile: C3.3 to C3.5) is kept up to date in the state; here are
the price of hexes outside and the cities. `judge_tiles.py` says the same things slowly and in words.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, TURNS, VILLAGE_TILE
from kancha.games.terraces.state import TEMPLE, VILLAGE, Terraces

EASIEST: Final = (FIELD_TILE, VILLAGE_TILE, DOUBLE_TILE, TRIPLE_TILE)
"""The sorts of tile, first the one for which a place is found soonest."""


def supply_of(s: Terraces, seat: int, tile: int) -> int:
    """Return how many tiles of a sort a seat may take: own singles and doubles, common triples (C3.1)."""
    if tile == TRIPLE_TILE:
        return s.triples
    holder = s.seats[seat]
    if tile == DOUBLE_TILE:
        return holder.doubles
    return holder.villages if tile == VILLAGE_TILE else holder.fields


def joins(s: Terraces, village: int, a: int, b: int) -> bool:
    """Whether a village hex would connect two temples, with fields on `a` and `b` (C3.7, C3.8)."""
    if village not in s.seams or s.kind[village] == VILLAGE:
        return False
    kind = s.kind
    temples = 0
    found = [village]
    for cell in found:
        for n in s.facts.near[cell]:
            if kind[n] & 1 and n != a and n != b and n not in found:
                found.append(n)
                if kind[n] == TEMPLE:
                    temples += 1
    return temples > 1


def open_turns(s: Terraces, tile: int, cell: int, spare: int) -> int:
    """Return the ways to turn a double or triple around its village hex, as bits; the cities aside.

    On bare ground `spare` must pay for its hexes outside (C2.7).
    """
    turns = s.triple_turns[cell] if tile == TRIPLE_TILE else s.double_turns[cell]
    if turns and s.flat[cell] == 0:
        turns &= bare_turns(s, tile, spare)[cell]
    return turns


def bare_turns(s: Terraces, tile: int, spare: int) -> list[int]:
    """Return the turns that `spare` can pay on bare ground, as bits by village hex."""
    facts = s.facts
    return facts.bare_turns[tile - DOUBLE_TILE][min(spare, facts.dearest_extra)]


def can_turn(s: Terraces, tile: int, cell: int, turn: int) -> bool:
    """Whether a tile that lies free and level so joins no cities."""
    if not s.seams:
        return True
    around = s.facts.around[cell]
    return not joins(s, cell, around[turn], around[(turn + tile - DOUBLE_TILE) % 6])


def can_rest_single(s: Terraces, cell: int, tile: int, spare: int) -> bool:
    """Whether a single may lie here: on free ground, on no other single, joining no cities."""
    height = s.flat[cell]
    if height < 0 or s.top[cell] & 3 == 1:
        return False
    if height == 0 and s.facts.single_extra[cell] > spare:
        return False
    return not (tile == VILLAGE_TILE and s.seams and joins(s, cell, cell, cell))


def tile_cells(s: Terraces, tile: int, ap: int) -> list[int]:
    """Return every hex on which the village hex of the tile (or the single field) may lie."""
    spare = ap - s.facts.tile_price
    if spare < 0:
        return []
    if tile <= VILLAGE_TILE:
        return [cell for cell in s.facts.single_cells if can_rest_single(s, cell, tile, spare)]
    found: list[int] = []
    turned = s.triple_turns if tile == TRIPLE_TILE else s.double_turns
    payable = bare_turns(s, tile, spare)
    for cell in s.facts.cells:
        turns = turned[cell]
        if turns:
            if s.flat[cell] == 0:
                turns &= payable[cell]
            if turns and (not s.seams or any_turn(s, tile, cell, turns)):
                found.append(cell)
    return found


def any_turn(s: Terraces, tile: int, cell: int, turns: int) -> bool:
    """Whether one of some turns joins no cities."""
    return any(can_turn(s, tile, cell, turn) for turn in TURNS[turns])


def find_place(s: Terraces, tile: int, ap: int, avoid: tuple[int, ...] = ()) -> list[int]:
    """Return the first legal placement of a sort of tile as [tile, village hex, a, b], or none.

    It has no hex of those to `avoid`.
    """
    facts = s.facts
    spare = ap - facts.tile_price
    if spare < 0:
        return []
    if tile <= VILLAGE_TILE:
        for cell in facts.single_cells:
            if can_rest_single(s, cell, tile, spare) and cell not in avoid:
                return [tile, cell, cell, cell]
        return []
    turned = s.triple_turns if tile == TRIPLE_TILE else s.double_turns
    for cell in facts.site_first:
        if turned[cell]:
            turns = open_turns(s, tile, cell, spare)
            if turns and cell not in avoid:
                around = facts.around[cell]
                for turn in TURNS[turns]:
                    a, b = around[turn], around[(turn + tile - DOUBLE_TILE) % 6]
                    if a not in avoid and b not in avoid and can_turn(s, tile, cell, turn):
                        return [tile, cell, a, b]
    return []


def any_place(s: Terraces, ap: int, avoid: tuple[int, ...] = ()) -> list[int]:
    """Return some placement that the active seat can pay with `ap` points as [tile, village hex, a, b], or none."""
    for tile in EASIEST:
        if supply_of(s, s.active, tile) > 0:
            place = find_place(s, tile, ap, avoid)
            if place:
                return place
    return []
