"""Chapter C6: basins, and the points for closing them."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import IRRIGATE
from kancha.games.terraces.duty import Guard
from kancha.games.terraces.events import BasinClosed, BasinPlaced, BasinWasted
from kancha.games.terraces.facts import CELLS, NAMES
from kancha.games.terraces.judge_pieces import place_basin
from kancha.games.terraces.sets import (
    Hexes,
    alone,
    both,
    cells_of,
    connected,
    count,
    first,
    grown,
    is_any,
    without,
)
from kancha.games.terraces.settlements import first_alone, levels_on
from kancha.games.terraces.state import BASIN, Terraces, TurnStep
from kancha.kernel.errors import Refusal


def group_of(s: Terraces, cell: int) -> list[int]:
    """Return the basins connected with one of them (C0.5)."""
    group = [cell]
    for member in group:
        for n in s.facts.near[member]:
            if s.kind[n] == BASIN and n not in group:
                group.append(n)
    return group


def open_basins(s: Terraces) -> list[tuple[list[int], list[int], int]]:
    """Return the open groups of basins: their hexes, those around them, and how many of these are bare.

    Bots ask for it in every position that they judge.
    """
    found: list[tuple[list[int], list[int], int]] = []
    kind, near, level = s.kind, s.facts.near, s.level
    met: list[int] = [0] * CELLS
    """The last group, counted from 1, from which a hex was looked at."""
    number = 0
    for cell in s.facts.inner:
        if kind[cell] != BASIN or met[cell]:
            continue
        number += 1
        group = [cell]
        met[cell] = number
        shore: list[int] = []
        gaps = 0
        for member in group:
            for n in near[member]:
                if met[n] == number:
                    continue
                met[n] = number
                if kind[n] == BASIN:
                    group.append(n)
                else:
                    shore.append(n)
                    if level[n] == 0:
                        gaps += 1
        if gaps:
            found.append((group, shore, gaps))
    return found


def ripe_basins(s: Terraces) -> list[tuple[int, list[int]]]:
    """Return the groups of basins that one more hex closes: how many basins, and the hexes around them."""
    found: list[tuple[int, list[int]]] = []
    basins = without(s.bare, s.free)
    while is_any(basins):
        group = connected(alone(first(basins)), basins)
        basins = without(basins, group)
        shore = without(grown(group), group)
        if count(both(shore, s.bare)) == 1:
            found.append((count(group), cells_of(shore)))
    return found


def shore_of(s: Terraces, group: list[int]) -> list[int]:
    """Return the hexes around a group, or none if one of them carries no terrain."""
    shore: list[int] = []
    for member in group:
        for n in s.facts.near[member]:
            if s.kind[n] == BASIN or n in shore:
                continue
            if s.level[n] == 0:
                return []
            shore.append(n)
    return shore


def close_basins(s: Terraces, cells: list[int]) -> None:
    """Score the groups that newly covered hexes, or a new basin, have closed (C6.4, C6.7).

    Only ground that was bare can close a group, so no group is scored twice.
    """
    done: list[int] = []
    for cell in cells:
        around = [cell] if s.kind[cell] == BASIN else s.facts.near[cell]
        for basin in around:
            if s.kind[basin] != BASIN or basin in done:
                continue
            group = group_of(s, basin)
            done += group
            shore = shore_of(s, group)
            if shore:
                score_group(s, group, shore)


def score_group(s: Terraces, group: list[int], shore: list[int]) -> None:
    """Give the points for a closed group to whoever stands highest around it, if one seat alone does."""
    seat = first_alone([levels_on(s, other, shore) for other in range(len(s.seats))])
    points = s.facts.basin_gain * len(group)
    if s.events is not None:
        names = [NAMES[cell] for cell in group]
        if seat < 0:
            s.events.append(BasinWasted(names, len(group)))
        else:
            s.events.append(BasinClosed(seat, names, len(group), points))
    if seat >= 0:
        s.score(seat, points, "basin")


def basin_cells(s: Terraces) -> list[int]:
    """Return the hexes on which a basin may be placed (C6.1, C6.2)."""
    found: list[int] = []
    if s.basins == 0 or s.ap < s.facts.basin_price:
        return found
    guard = Guard(s)
    price = s.facts.basin_price
    is_free = price <= guard.budget()
    for cell in cells_of(bare_ground(s)):
        if is_free or guard.allows_basin(price, cell):
            found.append(cell)
    return found


def bare_ground(s: Terraces) -> Hexes:
    """Return the inner hexes on which nothing lies."""
    return both(both(s.bare, s.free), s.facts.inner_hexes)


def can_place_basin(s: Terraces, guard: Guard) -> bool:
    """Whether there is a place for a basin."""
    price = s.facts.basin_price
    if s.basins == 0 or price > guard.spend:
        return False
    if price <= guard.budget():
        return is_any(bare_ground(s))
    return any(guard.allows_basin(price, cell) for cell in cells_of(bare_ground(s)))


class Irrigation(TurnStep):
    """Where does the basin lie?"""

    RULES: ClassVar = ("C6.1", "C6.2")
    ANSWERS: ClassVar = (IRRIGATE,)

    def legal(self, s: Terraces) -> list[int]:
        """Return every bare inner hex."""
        codes = IRRIGATE.codes
        return [codes[cell] for cell in basin_cells(s)]

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a hex."""
        return place_basin(s, IRRIGATE.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Place the basin and see whether it closes its group."""
        cell = IRRIGATE.values[code]
        s.stack.pop()
        s.pay(s.facts.basin_price)
        s.basins -= 1
        s.put_basin(cell)
        if s.events is not None:
            s.events.append(BasinPlaced(s.active, NAMES[cell]))
        close_basins(s, [cell])
