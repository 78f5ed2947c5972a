"""Chapter C3, where a tile may lie: the fast search for legal placements.

`s.flat` holds the level of a hex on which a tile may lie and a number of its own elsewhere, so that one comparison
says that two hexes are free and equally high (C3.3, C3.4). `judge.py` says the same things slowly and in words.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, VILLAGE_TILE, Placement
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


def find_cities(s: Terraces) -> list[int]:
    """Return the settlements with temples if there are two or more; with fewer none can be joined."""
    if len(s.temple_cell) < 2:
        return []
    return [s.town[cell] for cell in s.temple_cell]


def joins(s: Terraces, cities: list[int], village: int, a: int, b: int) -> bool:
    """Whether a village hex would connect two temples, with fields on `a` and `b` (C3.7, C3.8)."""
    kind = s.kind
    if kind[village] == VILLAGE:
        return False
    town = s.town
    first = -1
    risky = False
    for n in s.facts.near[village]:
        name = town[n]
        if name >= 0 and name != first and name in cities:
            if first >= 0:
                risky = True
                break
            first = name
    if not risky:
        return False
    temples = 0
    found = [village]
    seen = {village, a, b}
    for cell in found:
        for n in s.facts.near[cell]:
            if kind[n] & 1 and n not in seen:
                seen.add(n)
                found.append(n)
                if kind[n] == TEMPLE:
                    temples += 1
    return temples > 1


def can_rest(s: Terraces, way: Placement, village: int, tile: int, spare: int, cities: list[int]) -> bool:
    """Whether a triple or double may lie so: flat and free, payable, on no like tile, joining no cities.

    `spare` is what can be paid beyond the price of the tile, for its hexes outside (C2.7).
    """
    flat = s.flat
    height = flat[village]
    if height < 0 or flat[way.a] != height or flat[way.b] != height:
        return False
    if height == 0:
        if way.extra > spare:
            return False
    else:
        top = s.top[village]
        if top & 3 == tile and s.top[way.a] == top and s.top[way.b] == top:
            return False
    return not (cities and joins(s, cities, village, way.a, way.b))


def can_rest_single(s: Terraces, cell: int, tile: int, spare: int, cities: list[int]) -> bool:
    """Whether a single may lie here."""
    height = s.flat[cell]
    if height < 0 or s.top[cell] & 3 == 1:
        return False
    if height == 0 and s.facts.single_extra[cell] > spare:
        return False
    return not (tile == VILLAGE_TILE and cities and joins(s, cities, cell, cell, cell))


def tile_cells(s: Terraces, tile: int, ap: int) -> list[int]:
    """Return every hex on which the village hex of the tile (or the single field) may lie."""
    facts = s.facts
    flat = s.flat
    found: list[int] = []
    spare = ap - facts.tile_price
    if spare < 0:
        return found
    cities = find_cities(s)
    if tile <= VILLAGE_TILE:
        for cell in facts.single_cells:
            if flat[cell] >= 0 and can_rest_single(s, cell, tile, spare, cities):
                found.append(cell)
        return found
    tops = s.top
    ways = facts.triple_ways if tile == TRIPLE_TILE else facts.double_ways
    for cell in facts.cells:
        height = flat[cell]
        if height < 0:
            continue
        top = tops[cell] if tops[cell] & 3 == tile else -1
        for way in ways[cell]:
            if (
                flat[way.a] == height
                and flat[way.b] == height
                and (height or way.extra <= spare)
                and (tops[way.a] != top or tops[way.b] != top)
                and not (cities and joins(s, cities, cell, way.a, way.b))
            ):
                found.append(cell)
                break
    return found


def find_place(s: Terraces, tile: int, ap: int) -> list[int]:
    """Return the first legal placement of a sort of tile as [tile, village hex, a, b], or none."""
    facts = s.facts
    flat = s.flat
    spare = ap - facts.tile_price
    if spare < 0:
        return []
    cities = find_cities(s)
    if tile <= VILLAGE_TILE:
        for cell in facts.single_cells:
            if flat[cell] >= 0 and can_rest_single(s, cell, tile, spare, cities):
                return [tile, cell, cell, cell]
        return []
    ways = facts.triple_ways if tile == TRIPLE_TILE else facts.double_ways
    for cell in facts.site_first:
        height = flat[cell]
        if height < 0:
            continue
        for way in ways[cell]:
            if (
                flat[way.a] == height
                and flat[way.b] == height
                and (height or way.extra <= spare)
                and can_rest(s, way, cell, tile, spare, cities)
            ):
                return [tile, cell, way.a, way.b]
    return []


def any_place(s: Terraces, ap: int) -> list[int]:
    """Return some placement that the active seat can pay with `ap` points as [tile, village hex, a, b], or none."""
    for tile in EASIEST:
        if supply_of(s, s.active, tile) > 0:
            place = find_place(s, tile, ap)
            if place:
                return place
    return []
