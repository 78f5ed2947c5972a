"""Chapter C3, where a tile may lie: the fast search for legal placements.

What depends on the land alone (free, level, on no like tile: C3.3 to C3.5) is kept up to date in the state; here are
the price of hexes outside and the cities. `judge_tiles.py` says the same things slowly and in words.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import SETTLE_AT, SOW_AT
from kancha.games.terraces.facts import ALONE, CELL_AT, DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, TURNS, VILLAGE_TILE
from kancha.games.terraces.hexes import Hexes, first_bit, listed
from kancha.games.terraces.state import ALL_SIDES, TEMPLE, VILLAGE, Terraces

EASIEST: Final = [FIELD_TILE, VILLAGE_TILE, DOUBLE_TILE, TRIPLE_TILE]
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
    if not s.seams or not s.seams & ALONE[village] or s.kind[village] == VILLAGE:
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
    turns = (s.triple_turns[cell] if tile == TRIPLE_TILE else s.double_turns[cell]) & ALL_SIDES
    if turns and s.flat[cell] == 0:
        turns &= bare_turns(s, tile, spare)[cell]
    return turns


def open_hexes(s: Terraces, tile: int, spare: int) -> Hexes:
    """Return the hexes on which the village hex of a tile may lie if `spare` can be paid; the cities aside."""
    extras = s.facts.extras
    first = max(tile, VILLAGE_TILE) * extras
    found: Hexes = 0
    for place in range(first, first + min(spare + 1, extras)):
        found |= s.places[place]
    return found


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


def tile_codes(s: Terraces, tile: int, ap: int) -> list[int]:
    """Return an answer for every hex on which the village hex of the tile (or the field) may lie."""
    found: list[int] = listed(tile_hexes(s, tile, ap), SOW_AT if tile == FIELD_TILE else SETTLE_AT)
    return found


def tile_hexes(s: Terraces, tile: int, ap: int) -> Hexes:
    """Return the hexes on which the village hex of the tile (or the field) may lie."""
    spare = ap - s.facts.tile_price
    found = open_hexes(s, tile, spare)
    if s.seams and tile != FIELD_TILE:
        for seam in listed(found & s.seams, CELL_AT):
            if not any_turn(s, tile, seam, open_turns(s, tile, seam, spare) if tile >= DOUBLE_TILE else 1):
                found ^= ALONE[seam]
    return found


def can_lie(s: Terraces, tile: int, cell: int, ap: int) -> bool:
    """Whether the village hex of a sort of tile (or the field) may lie on a hex."""
    spare = ap - s.facts.tile_price
    if spare < 0:
        return False
    turns = open_turns(s, tile, cell, spare) if tile >= DOUBLE_TILE else s.single_fits[cell]
    return turns > 0 and (tile == FIELD_TILE or not s.seams & ALONE[cell] or any_turn(s, tile, cell, turns))


def any_turn(s: Terraces, tile: int, cell: int, turns: int) -> bool:
    """Whether one of some turns joins no cities."""
    if tile == VILLAGE_TILE:
        return not joins(s, cell, cell, cell)
    return any(can_turn(s, tile, cell, turn) for turn in TURNS[turns])


def find_place(s: Terraces, tile: int, ap: int, avoid: tuple[int, ...] = ()) -> list[int]:
    """Return the first legal placement of a sort of tile as [tile, village hex, a, b], or none.

    It has no hex of those to `avoid`. The site is looked at first.
    """
    facts = s.facts
    spare = ap - facts.tile_price
    left = open_hexes(s, tile, spare)
    for cell in avoid:
        left &= ~ALONE[cell]
    while left:
        on_site: Hexes = left & facts.site_hexes
        cell = CELL_AT[first_bit(on_site or left)]
        left ^= ALONE[cell]
        if tile <= VILLAGE_TILE:
            if tile == FIELD_TILE or not joins(s, cell, cell, cell):
                return [tile, cell, cell, cell]
            continue
        around = facts.around[cell]
        for turn in TURNS[open_turns(s, tile, cell, spare)]:
            a, b = around[turn], around[(turn + tile - DOUBLE_TILE) % 6]
            if a not in avoid and b not in avoid and can_turn(s, tile, cell, turn):
                return [tile, cell, a, b]
    return []


def has_place(s: Terraces, tile: int, ap: int) -> bool:
    """Whether a sort of tile may lie anywhere; a hex that touches no two cities is nearly always among them."""
    found = open_hexes(s, tile, ap - s.facts.tile_price)
    if tile == FIELD_TILE or not s.seams or not found:
        return bool(found)
    return bool(found & ~s.seams) or bool(find_place(s, tile, ap))


def has_any_place(s: Terraces, ap: int) -> bool:
    """Whether the active seat can lay any of its tiles for `ap` points."""
    return any(supply_of(s, s.active, tile) > 0 and has_place(s, tile, ap) for tile in EASIEST)


def any_place(s: Terraces, ap: int, avoid: tuple[int, ...] = ()) -> list[int]:
    """Return some placement that the active seat can pay with `ap` points as [tile, village hex, a, b], or none."""
    for tile in EASIEST:
        if supply_of(s, s.active, tile) > 0:
            place = find_place(s, tile, ap, avoid)
            if place:
                return place
    return []
