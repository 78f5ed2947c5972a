"""Chapter C3, where a tile may lie: the fast search for legal placements.

What depends on the land alone (free, level, on no like tile: C3.3 to C3.5) is kept up to date in the state; here are
the price of hexes outside and the cities. `judge_tiles.py` says the same things slowly and in words.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import SETTLE_AT, SOW_AT
from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, PAIRS, TRIPLE_TILE, TURNS, VILLAGE_TILE
from kancha.games.terraces.sets import (
    Hexes,
    all_corners,
    both,
    both_ends,
    cells_of,
    first,
    holds,
    is_any,
    listed,
    nothing,
    pairs,
    removed,
    trios,
    without,
)
from kancha.games.terraces.state import TEMPLE, VILLAGE, Terraces

NEVER: Final = 99
"""A price nobody can pay."""


def supply_of(s: Terraces, seat: int, tile: int) -> int:
    """Return how many tiles of a sort a seat may take: own singles and doubles, common triples (C3.1)."""
    if tile == TRIPLE_TILE:
        return s.triples
    holder = s.seats[seat]
    if tile == DOUBLE_TILE:
        return holder.doubles
    return holder.villages if tile == VILLAGE_TILE else holder.fields


def sorts_of(s: Terraces, seat: int) -> list[int]:
    """Return the sorts of tile that a seat may take, first the one for which a place is found soonest."""
    holder = s.seats[seat]
    found: list[int] = []
    if holder.fields:
        found.append(FIELD_TILE)
    if holder.villages:
        found.append(VILLAGE_TILE)
    if holder.doubles:
        found.append(DOUBLE_TILE)
    if s.triples:
        found.append(TRIPLE_TILE)
    return found


def joins(s: Terraces, village: int, a: int, b: int) -> bool:
    """Whether a village hex would connect two temples, with fields on `a` and `b` (C3.7, C3.8)."""
    if not holds(s.seams, village) or s.kind[village] == VILLAGE:
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
    return turns_within(s, s.free, tile, cell, spare)


def turns_within(s: Terraces, free: Hexes, tile: int, cell: int, spare: int) -> int:
    """Return the same if only some hexes are free."""
    if spare < 0 or not holds(free, cell):
        return 0
    level = s.level
    height = level[cell]
    top = s.top[cell] if s.top[cell] & 3 == tile else -1
    sides = 0
    like = 0
    side = 1
    for n in s.facts.around[cell]:
        if n >= 0 and level[n] == height and holds(free, n):
            sides |= side
            if s.top[n] == top:
                like |= side
        side <<= 1
    if tile == TRIPLE_TILE:
        sides = PAIRS[sides] & ~PAIRS[like]
    else:
        sides &= ~like
    return sides & (built_turns(s, tile) if height else bare_turns(s, tile, spare))[cell]


def hexes_within(s: Terraces, free: Hexes, tile: int, spare: int) -> Hexes:
    """Return the hexes for the village hex of a tile if these are free and `spare` can be paid; the cities aside."""
    if spare < 0:
        return nothing()
    if tile <= VILLAGE_TILE:
        return single_places(s, free)
    if tile == DOUBLE_TILE:
        to_e = double_places(s, free, 0, spare)
        to_se = double_places(s, free, 1, spare)
        return both_ends(to_e, to_se, double_places(s, free, 2, spare))
    return all_corners(triple_places(s, free, 0, spare), triple_places(s, free, 1, spare))


def is_open(s: Terraces, free: Hexes, tile: int, spare: int) -> bool:
    """Whether there is a hex for a tile if these are free and `spare` can be paid; the cities aside."""
    if spare < 0:
        return False
    if tile <= VILLAGE_TILE:
        return is_any(single_places(s, free))
    if tile == DOUBLE_TILE:
        return (
            is_any(double_places(s, free, 0, spare))
            or is_any(double_places(s, free, 1, spare))
            or is_any(double_places(s, free, 2, spare))
        )
    return is_any(triple_places(s, free, 0, spare)) or is_any(triple_places(s, free, 1, spare))


def single_places(s: Terraces, free: Hexes) -> Hexes:
    """Return the hexes on which a single may lie (C3.3, C3.5): outside only on terrain, or never (R8)."""
    found = without(free, s.singles)
    outside = without(found, s.facts.site_hexes)
    return without(found, outside if s.facts.needs_site else both(outside, s.bare))


def double_places(s: Terraces, free: Hexes, side: int, spare: int) -> Hexes:
    """Return the hexes from which a double may lie to one of the first three sides."""
    ground = s.double_e if side == 0 else s.double_se if side == 1 else s.double_sw
    facts = s.facts
    dear = facts.dear_doubles[spare if spare < facts.dearest_extra else facts.dearest_extra][side].hexes
    return pairs(ground, free, side, s.bare, dear)


def triple_places(s: Terraces, free: Hexes, side: int, spare: int) -> Hexes:
    """Return the hexes from which a triple may lie to one of the first two sides and the next one."""
    facts = s.facts
    dear = facts.dear_triples[spare if spare < facts.dearest_extra else facts.dearest_extra][side].hexes
    return trios(s.triple_se if side else s.triple_e, free, side, s.bare, dear)


def built_turns(s: Terraces, tile: int) -> list[int]:
    """Return the turns on terrain, where all that is on the board costs nothing extra, by village hex (C3.9)."""
    return s.facts.built_triples if tile == TRIPLE_TILE else s.facts.built_doubles


def bare_turns(s: Terraces, tile: int, spare: int) -> list[int]:
    """Return the turns that `spare` can pay on bare ground, as bits by village hex."""
    facts = s.facts
    return facts.bare_turns[tile - DOUBLE_TILE][min(spare, facts.dearest_extra)]


def can_turn(s: Terraces, tile: int, cell: int, turn: int) -> bool:
    """Whether a tile that lies free and level so joins no cities."""
    if not is_any(s.seams):
        return True
    around = s.facts.around[cell]
    return not joins(s, cell, around[turn], around[(turn + tile - DOUBLE_TILE) % 6])


def tile_codes(s: Terraces, tile: int, ap: int) -> list[int]:
    """Return an answer for every hex on which the village hex of the tile (or the field) may lie."""
    return listed(tile_hexes(s, tile, ap), SOW_AT if tile == FIELD_TILE else SETTLE_AT)


def tile_hexes(s: Terraces, tile: int, ap: int) -> Hexes:
    """Return the hexes on which the village hex of the tile (or the field) may lie."""
    spare = ap - s.facts.tile_price
    found = hexes_within(s, s.free, tile, spare)
    if tile != FIELD_TILE and is_any(s.seams):
        for seam in cells_of(both(found, s.seams)):
            if not any_turn(s, tile, seam, open_turns(s, tile, seam, spare) if tile >= DOUBLE_TILE else 1):
                found = removed(found, seam)
    return found


def can_lie(s: Terraces, tile: int, cell: int, ap: int) -> bool:
    """Whether the village hex of a sort of tile (or the field) may lie on a hex."""
    spare = ap - s.facts.tile_price
    if spare < 0:
        return False
    turns = open_turns(s, tile, cell, spare) if tile >= DOUBLE_TILE else int(holds(single_places(s, s.free), cell))
    return turns > 0 and (tile == FIELD_TILE or not holds(s.seams, cell) or any_turn(s, tile, cell, turns))


def any_turn(s: Terraces, tile: int, cell: int, turns: int) -> bool:
    """Whether one of some turns joins no cities."""
    if tile == VILLAGE_TILE:
        return not joins(s, cell, cell, cell)
    return any(can_turn(s, tile, cell, turn) for turn in TURNS[turns])


def find_place(s: Terraces, free: Hexes, tile: int, ap: int) -> list[int]:
    """Return the first legal placement of a sort of tile on free hexes as [tile, village hex, a, b], or none.

    The site is looked at first.
    """
    facts = s.facts
    spare = ap - facts.tile_price
    left = hexes_within(s, free, tile, spare)
    while is_any(left):
        on_site = both(left, facts.site_hexes)
        cell = first(on_site if is_any(on_site) else left)
        left = removed(left, cell)
        if tile <= VILLAGE_TILE:
            if tile == FIELD_TILE or not joins(s, cell, cell, cell):
                return [tile, cell, cell, cell]
            continue
        around = facts.around[cell]
        for turn in TURNS[turns_within(s, free, tile, cell, spare)]:
            if can_turn(s, tile, cell, turn):
                return [tile, cell, around[turn], around[(turn + tile - DOUBLE_TILE) % 6]]
    return []


def has_place(s: Terraces, free: Hexes, tile: int, ap: int) -> bool:
    """Whether a sort of tile may lie on free hexes; one that touches no two cities is nearly always among them."""
    spare = ap - s.facts.tile_price
    if tile == FIELD_TILE or not is_any(s.seams):
        return is_open(s, free, tile, spare)
    found = hexes_within(s, free, tile, spare)
    return is_any(without(found, s.seams)) or (is_any(found) and len(find_place(s, free, tile, ap)) > 0)


def has_any_place(s: Terraces, ap: int) -> bool:
    """Whether the active seat can lay any of its tiles for `ap` points."""
    return has_any_within(s, s.free, ap)


def has_any_within(s: Terraces, free: Hexes, ap: int) -> bool:
    """Whether the active seat can lay any of its tiles on free hexes for `ap` points."""
    for tile in sorts_of(s, s.active):  # noqa: SIM110 - without the compiler a generator takes half as long again
        if has_place(s, free, tile, ap):
            return True
    return False


def least_price(s: Terraces, free: Hexes, ap: int) -> int:
    """Return the price of the cheapest place on free hexes, the cities aside; NEVER if `ap` points pay for none."""
    sorts = sorts_of(s, s.active)
    for price in range(s.facts.tile_price, min(ap, s.facts.dearest_tile) + 1):
        for tile in sorts:
            if is_open(s, free, tile, price - s.facts.tile_price):
                return price
    return NEVER


def any_place(s: Terraces, ap: int) -> list[int]:
    """Return some placement that the active seat can pay with `ap` points as [tile, village hex, a, b], or none."""
    return place_within(s, s.free, ap)


def place_within(s: Terraces, free: Hexes, ap: int) -> list[int]:
    """Return some placement on free hexes."""
    for tile in sorts_of(s, s.active):
        place = find_place(s, free, tile, ap)
        if place:
            return place
    return []
