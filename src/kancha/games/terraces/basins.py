"""Chapter C6: basins, and the points for closing them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kancha.games.terraces.actions import IRRIGATE
from kancha.games.terraces.duty import Guard
from kancha.games.terraces.events import BasinClosed, BasinPlaced, BasinWasted
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.judge_pieces import place_basin
from kancha.games.terraces.sets import (
    Hexes,
    alone,
    both,
    cells_of,
    connected,
    count,
    first,
    gathered,
    grown,
    is_any,
    meets,
    without,
)
from kancha.games.terraces.settlements import highest_on
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


@mypyc_attr(acyclic=True)
class OpenBasin:
    """A group of connected basins around which hexes are bare."""

    __slots__ = ("gaps", "shore", "size")

    def __init__(self, size: int, shore: Hexes, gaps: int) -> None:
        self.size = size
        """How many basins."""
        self.shore = shore
        """The hexes around them."""
        self.gaps = gaps
        """How many of these are bare."""


def open_basins(s: Terraces) -> list[OpenBasin]:
    """Return the open groups of basins; bots ask for it in every position that they judge."""
    found: list[OpenBasin] = []
    left = basin_hexes(s)
    while is_any(left):
        group = connected(alone(first(left)), left)
        left = without(left, group)
        shore = without(grown(group), group)
        gaps = count(both(shore, s.bare))
        if gaps:
            found.append(OpenBasin(count(group), shore, gaps))
    return found


def basin_hexes(s: Terraces) -> Hexes:
    """Return the hexes with basins: no other piece stands on bare ground."""
    return without(s.bare, s.free)


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
    if not meets(grown(gathered(cells)), basin_hexes(s)):
        return
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
    seat = highest_on(s, gathered(shore))
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
