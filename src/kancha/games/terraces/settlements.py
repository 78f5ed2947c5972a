"""Chapters C0 and C5.1: settlements, and who stands highest.

A settlement is named by its first hex. The names in `s.town` are kept up to date whenever a tile changes the villages
(`retown`), so that rank, size and cities are read and not searched for.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.sets import (
    Hexes,
    alone,
    connected,
    either,
    gathered,
    holds,
    meets,
)
from kancha.games.terraces.state import TEMPLE, VILLAGE, Terraces

NAMELESS: Final = -2
"""A village hex that waits for the name of its settlement."""


def retown(s: Terraces, changed: list[int]) -> None:
    """Name the settlements anew after hexes became villages, or are villages no more (C0.4)."""
    s.own_list("town")
    s.own_list("sizes")
    if len(changed) == 1 and grows(s, changed[0]):
        return
    town = s.town
    kind = s.kind
    near = s.facts.near
    seeds: list[int] = []
    for cell in changed:
        if kind[cell] & 1:
            seeds.append(cell)
        else:
            if town[cell] >= 0:
                s.sizes[town[cell]] = 0
            town[cell] = -1
            for n in near[cell]:
                if kind[n] & 1:
                    seeds.append(n)
    groups: list[list[int]] = []
    is_city = False
    for seed in seeds:
        if town[seed] == NAMELESS:
            continue
        group = [seed]
        groups.append(group)
        if town[seed] >= 0:
            s.sizes[town[seed]] = 0
        town[seed] = NAMELESS
        for cell in group:
            if kind[cell] == TEMPLE:
                is_city = True
            for n in near[cell]:
                if kind[n] & 1 and town[n] != NAMELESS:
                    if town[n] >= 0:
                        s.sizes[town[n]] = 0
                    town[n] = NAMELESS
                    group.append(n)
    for group in groups:
        name = min(group)
        for cell in group:
            town[cell] = name
        s.sizes[name] = len(group)
    if is_city:
        s.find_seams()


def grows(s: Terraces, cell: int) -> bool:
    """Add a hex that has become a village to the one village beside it, or found one, if it is that simple."""
    if s.kind[cell] != VILLAGE or s.town[cell] >= 0:
        return False
    name = cell
    for n in s.facts.near[cell]:
        beside = s.town[n]
        if beside >= 0 and beside != name:
            if name != cell or beside > cell or s.is_city(beside):
                return False
            name = beside
    s.town[cell] = name
    s.sizes[name] += 1
    return True


def size_of(s: Terraces, town: int) -> int:
    """Return the number of hexes of a settlement, the temple included."""
    return s.sizes[town]


def hexes_of(s: Terraces, town: int) -> Hexes:
    """Return the hexes of a settlement."""
    return connected(alone(town), either(s.villages, gathered(s.temple_cell)))


def levels_in(s: Terraces, seat: int, town: int) -> list[int]:
    """Return the levels of a seat's pawns in a settlement, highest first."""
    found: list[int] = []
    for cell in s.seats[seat].pawns:
        if cell >= 0 and s.town[cell] == town:
            found.append(s.level[cell])
    found.sort(reverse=True)
    return found


def levels_on(s: Terraces, seat: int, hexes: Hexes) -> list[int]:
    """Return the levels of a seat's pawns on some hexes, highest first."""
    found: list[int] = []
    holder = s.seats[seat]
    if meets(holder.stands, hexes):
        for cell in holder.pawns:
            if cell >= 0 and holds(hexes, cell):
                found.append(s.level[cell])
        found.sort(reverse=True)
    return found


def first_alone(lists: list[list[int]]) -> int:
    """Return the seat whose list of levels ranks first alone, or -1 (C5.1).

    Python compares lists as the rule does: position by position, and a list that has ended counts lower.
    """
    best = -1
    tied = False
    for seat, levels in enumerate(lists):
        if not levels:
            continue
        if best < 0 or levels > lists[best]:
            best = seat
            tied = False
        elif levels == lists[best]:
            tied = True
    return -1 if tied else best


def highest_on(s: Terraces, hexes: Hexes) -> int:
    """Return the seat that alone ranks first on some hexes, or -1."""
    return first_alone([levels_on(s, seat, hexes) for seat in range(len(s.seats))])


def standing(s: Terraces, seat: int, town: int) -> int:
    """Return how high a seat stands in a settlement as a number that ranks as C5.1 does.

    One pawn counts more than all that a seat could have on the levels below it.
    """
    total = 0
    width = s.facts.pawns.bit_length()
    towns = s.town
    for cell in s.seats[seat].pawns:
        if cell >= 0 and towns[cell] == town:
            total += 1 << width * s.level[cell]
    return total


def leads(s: Terraces, seat: int, town: int) -> bool:
    """Whether a seat alone ranks first in a settlement (C5.2)."""
    mine = standing(s, seat, town)
    if mine == 0:
        return False
    for other in range(len(s.seats)):
        if other == seat:
            continue
        if standing(s, other, town) >= mine:
            return False
    return True


def towns_of(s: Terraces, seat: int) -> list[int]:
    """Return the settlements in which a seat has pawns."""
    found: list[int] = []
    for cell in s.seats[seat].pawns:
        if cell >= 0:
            town = s.town[cell]
            if town >= 0 and town not in found:
                found.append(town)
    return found
