"""Chapters C0 and C5.1: settlements, and who stands highest.

A settlement is named by its first hex. The names in `s.town` are kept up to date whenever a tile changes the villages
(`retown`), so that rank, size and cities are read and not searched for.
"""

from __future__ import annotations

from kancha.games.terraces.state import Terraces


def flood(s: Terraces, start: int) -> list[int]:
    """Return the village hexes connected with one of them, itself first (C0.4)."""
    kind = s.kind
    near = s.facts.near
    found = [start]
    seen = {start}
    for cell in found:
        for n in near[cell]:
            if kind[n] & 1 and n not in seen:
                seen.add(n)
                found.append(n)
    return found


def retown(s: Terraces, changed: list[int]) -> None:
    """Name the settlements anew after hexes changed their kind."""
    town = s.town
    kind = s.kind
    seeds: list[int] = []
    for cell in changed:
        if kind[cell] & 1:
            seeds.append(cell)
        else:
            town[cell] = -1
            for n in s.facts.near[cell]:
                if kind[n] & 1:
                    seeds.append(n)
    done: set[int] = set()
    for seed in seeds:
        if seed in done:
            continue
        members = flood(s, seed)
        done.update(members)
        name = min(members)
        for cell in members:
            town[cell] = name


def size_of(s: Terraces, town: int) -> int:
    """Return the number of hexes of a settlement, the temple included."""
    return s.town.count(town)


def levels_in(s: Terraces, seat: int, town: int) -> list[int]:
    """Return the levels of a seat's pawns in a settlement, highest first."""
    found: list[int] = []
    for cell in s.seats[seat].pawns:
        if cell >= 0 and s.town[cell] == town:
            found.append(s.level[cell])
    found.sort(reverse=True)
    return found


def levels_on(s: Terraces, seat: int, cells: list[int]) -> list[int]:
    """Return the levels of a seat's pawns on some hexes, highest first."""
    found: list[int] = []
    for cell in cells:
        if s.pawn[cell] == seat:
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


def leads(s: Terraces, seat: int, town: int) -> bool:
    """Whether a seat alone ranks first in a settlement (C5.2)."""
    mine = levels_in(s, seat, town)
    if not mine:
        return False
    return all(other == seat or levels_in(s, other, town) < mine for other in range(len(s.seats)))


def towns_of(s: Terraces, seat: int) -> list[int]:
    """Return the settlements in which a seat has pawns."""
    found: list[int] = []
    for cell in s.seats[seat].pawns:
        if cell >= 0:
            town = s.town[cell]
            if town >= 0 and town not in found:
                found.append(town)
    return found
