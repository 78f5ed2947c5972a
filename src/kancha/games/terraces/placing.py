"""Chapter C3, where a tile may lie: the fast search for legal placements.

What depends on the land alone (free, level, on no like tile: C3.3 to C3.5) is kept up to date in the state; here are
the price of hexes outside and the cities. `judge_tiles.py` says the same things slowly and in words.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, TURNS, VILLAGE_TILE
from kancha.games.terraces.state import ALL_SIDES, EXTRA, TEMPLE, VILLAGE, Terraces

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
    if not s.seams or village not in s.seams or s.kind[village] == VILLAGE:
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


def open_places(s: Terraces, tile: int, spare: int) -> int:
    """Return on how many hexes the village hex of a sort of tile may lie if `spare` can be paid; the cities aside."""
    extras = s.facts.extras
    first = max(tile, VILLAGE_TILE) * extras
    found = 0
    for place in range(first, first + min(spare + 1, extras)):
        found += s.places[place]
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


def tile_codes(s: Terraces, tile: int, ap: int, codes: list[Any]) -> list[int]:
    """Return the codes, listed by hex, of every hex on which the village hex of the tile (or the field) may lie."""
    spare = ap - s.facts.tile_price
    if spare < 0:
        return []
    fits = s.single_fits if tile <= VILLAGE_TILE else s.triple_turns if tile == TRIPLE_TILE else s.double_turns
    closed = closed_seams(s, tile, spare)
    if closed:
        fits = fits[:]
        for seam in closed:
            fits[seam] = 0
    if tile <= VILLAGE_TILE or spare >= s.facts.dearest_extra:
        return [codes[cell] for cell in s.facts.cells if fits[cell]]
    last = ALL_SIDES + (spare << EXTRA)
    return [codes[cell] for cell in s.facts.cells if 0 < fits[cell] <= last]


def closed_seams(s: Terraces, tile: int, spare: int) -> list[int]:
    """Return the hexes on which a sort of tile might lie, if it did not join cities there (C3.7)."""
    if tile == FIELD_TILE or not s.seams:
        return []
    closed: list[int] = []
    for seam in s.seams:
        turns = open_turns(s, tile, seam, spare) if tile >= DOUBLE_TILE else s.single_fits[seam]
        if turns and seam not in closed and not any_turn(s, tile, seam, turns):
            closed.append(seam)
    return closed


def can_lie(s: Terraces, tile: int, cell: int, ap: int) -> bool:
    """Whether the village hex of a sort of tile (or the field) may lie on a hex."""
    spare = ap - s.facts.tile_price
    if spare < 0:
        return False
    turns = open_turns(s, tile, cell, spare) if tile >= DOUBLE_TILE else s.single_fits[cell]
    return turns > 0 and (tile == FIELD_TILE or cell not in s.seams or any_turn(s, tile, cell, turns))


def any_turn(s: Terraces, tile: int, cell: int, turns: int) -> bool:
    """Whether one of some turns joins no cities."""
    if tile == VILLAGE_TILE:
        return not joins(s, cell, cell, cell)
    return any(can_turn(s, tile, cell, turn) for turn in TURNS[turns])


def find_place(s: Terraces, tile: int, ap: int, avoid: tuple[int, ...] = ()) -> list[int]:
    """Return the first legal placement of a sort of tile as [tile, village hex, a, b], or none.

    It has no hex of those to `avoid`.
    """
    facts = s.facts
    spare = ap - facts.tile_price
    left = open_places(s, tile, spare)
    """How many open hexes are still to be met."""
    if left == 0:
        return []
    if tile <= VILLAGE_TILE:
        fits = s.single_fits
        for cell in facts.single_cells:
            if fits[cell]:
                if cell not in avoid and (tile == FIELD_TILE or not joins(s, cell, cell, cell)):
                    return [tile, cell, cell, cell]
                left -= 1
                if left == 0:
                    return []
        return []
    turned = s.triple_turns if tile == TRIPLE_TILE else s.double_turns
    last: i64 = ALL_SIDES + (spare << EXTRA)
    place: i64
    for place in facts.site_first:
        found: i64 = turned[place]
        if found and found <= last:
            cell = place
            if cell not in avoid:
                around = facts.around[cell]
                for turn in TURNS[open_turns(s, tile, cell, spare)]:
                    a, b = around[turn], around[(turn + tile - DOUBLE_TILE) % 6]
                    if a not in avoid and b not in avoid and can_turn(s, tile, cell, turn):
                        return [tile, cell, a, b]
            left -= 1
            if left == 0:
                return []
    return []


def has_place(s: Terraces, tile: int, ap: int) -> bool:
    """Whether a sort of tile may lie anywhere; to count the open hexes is nearly always enough."""
    spare = ap - s.facts.tile_price
    if spare >= 0 and s.places[max(tile, VILLAGE_TILE) * s.facts.extras] > len(s.seams):
        return True
    found = open_places(s, tile, spare)
    if found == 0 or tile == FIELD_TILE:
        return found > 0
    return found > len(s.seams) or bool(find_place(s, tile, ap))


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
