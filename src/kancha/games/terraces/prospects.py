"""What each seat may expect of a position, for whoever judges whole turns: points, cities, basins, supplies.

It knows whose turn it is: what the seat to move can build or close, it will. The weights are guesses that were tried in
matches, not rules. It runs for every turn that is tried, so it reads what the state keeps up to date.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.basins import open_basins
from kancha.games.terraces.festival import Proposal, strength
from kancha.games.terraces.rounds import Turn
from kancha.games.terraces.settlements import first_alone, levels_on, towns_of
from kancha.games.terraces.state import Terraces

TOKEN: Final = 0.6
HELD: Final = 0.45
CARDS_THAT_COUNT: Final = 4
FEAST_NOW: Final = 0.9
"""How much of the best festival counts for the seat whose turn it is, for the next one, and for others."""
FEAST_NEXT: Final = 0.6
FEAST_LATER: Final = 0.3
MATCH: Final = 0.15
"""What a symbol in hand is worth that the open card shares."""
SINGLE: Final = 0.3
DOUBLE: Final = 0.12
PAWN: Final = 0.2
LEVEL: Final = 0.12
SOON: Final = 0.85
"""How much counts what the seat to move can build at once."""
LATER: Final = 0.3
STANDING: Final = 0.25
BASIN_SOON: Final = 0.6
BASIN_LATER: Final = 0.3
READY: Final = 0.1


class Town:
    """A settlement with pawns: the levels of each seat's pawns, highest first, and who is first alone."""

    def __init__(self, town: int, seats: int) -> None:
        self.town = town
        self.levels: list[list[int]] = [[] for _ in range(seats)]
        self.leader = -1
        self.temple = -1
        """The number of its temple."""


def towns(s: Terraces) -> list[Town]:
    """Return the settlements in which pawns stand."""
    found: list[Town] = []
    seats = len(s.seats)
    for holder in s.seats:
        for cell in holder.pawns:
            if cell < 0 or s.town[cell] < 0:
                continue
            name = s.town[cell]
            here: Town | None = None
            for town in found:
                if town.town == name:
                    here = town
                    break
            if here is None:
                here = Town(name, seats)
                found.append(here)
            here.levels[holder.seat].append(s.level[cell])
    for town in found:
        for levels in town.levels:
            if len(levels) > 1:
                levels.sort(reverse=True)
        town.leader = first_alone(town.levels)
        town.temple = s.temple_of(town.town)
    return found


def mover(s: Terraces) -> int:
    """Return the seat that has points to spend now, or will have them next."""
    if s.ap > 0 and isinstance(s.stack[-1], Turn):
        return s.active
    return (s.active + 1) % len(s.seats) if not s.scored[s.active] or s.ap == 0 else s.active


def prospects(s: Terraces) -> list[float]:
    """Return what each seat may expect at the end of the match."""
    values = outlooks(s)
    if s.stack and s.open >= 0:
        strengths = [strength(s, seat) for seat in range(len(s.seats))]
        moves = mover(s)
        is_own = isinstance(s.stack[-1], (Turn, Proposal))
        for seat, power in enumerate(strengths):
            if not s.scored[seat]:
                near = FEAST_NOW if seat == s.active and is_own else FEAST_NEXT if seat == moves else FEAST_LATER
                values[seat] += MATCH * min(power, CARDS_THAT_COUNT) + near * feast(s, seat, strengths)
    return values


def feast(s: Terraces, seat: int, strengths: list[int]) -> float:
    """Return what the best festival that a seat could propose would give it (C8)."""
    best = 0.0
    if strengths[seat] == 0 or not any(s.temple_ready):
        return best
    for number, cell in enumerate(s.temple_cell):
        if not s.temple_ready[number]:
            continue
        town = s.town[cell]
        is_there = False
        rival = 0
        for holder in s.seats:
            if town in towns_of(s, holder.seat):
                if holder.seat == seat:
                    is_there = True
                elif strengths[holder.seat] > rival:
                    rival = strengths[holder.seat]
        if not is_there:
            continue
        floor = s.temple_value[number] // 2 - 1
        alone, shared = s.facts.alone[floor], s.facts.shared[floor]
        if rival == 0:
            value = float(alone)
        elif strengths[seat] > rival:
            value = 0.8 * alone - 0.3 * rival
        elif strengths[seat] == rival:
            value = 0.9 * shared - 0.3 * rival
        else:
            value = 0.2 * shared
        best = max(best, value)
    return best


def outlooks(s: Terraces) -> list[float]:
    """Return what each seat may expect, as far as everybody knows."""
    values = [float(points) for points in s.ledger.totals]
    if not s.stack:
        return values
    moves = mover(s)
    add_towns(s, moves, values)
    add_basins(s, moves, values)
    for holder in s.seats:
        seat = holder.seat
        if s.scored[seat]:
            continue
        value = TOKEN * holder.tokens + HELD * min(sum(holder.hand), CARDS_THAT_COUNT)
        value += SINGLE * (holder.villages + holder.fields) + DOUBLE * holder.doubles
        for cell in holder.pawns:
            if cell >= 0:
                value += PAWN + (LEVEL * s.level[cell] if s.town[cell] >= 0 else 0.0)
        values[seat] += value
    return values


def add_towns(s: Terraces, moves: int, values: list[float]) -> None:
    """Add what cities would give in a final count, and what could be built by whoever leads."""
    certain = 1.0 if s.closing else 0.4 + 0.5 * (1.0 - s.triples / s.facts.triples)
    for town in towns(s):
        value = s.temple_value[town.temple] if town.temple >= 0 else 0
        if value:
            add_places(s, town, certain * value, values)
            if s.temple_ready[town.temple]:
                for seat, levels in enumerate(town.levels):
                    if levels and not s.scored[seat]:
                        values[seat] += READY * value
        leader = town.leader
        if leader >= 0 and not s.scored[leader]:
            top = min(s.sizes[town.town] // 2 * 2, 10)
            if top > value:
                near = SOON if leader == moves else LATER
                values[leader] += near * top / 2 + STANDING * certain * (top - value)


def add_places(s: Terraces, town: Town, value: float, values: list[float]) -> None:
    """Add the first and the second place of a city (C11)."""
    for seat, mine in enumerate(town.levels):
        if not mine or s.scored[seat]:
            continue
        better: list[list[int]] = []
        for levels in town.levels:
            if levels > mine and (not s.facts.dense_second or levels not in better):
                better.append(levels)
        if len(better) == 0:
            values[seat] += value
        elif len(better) == 1:
            values[seat] += 0.5 * value


def add_basins(s: Terraces, moves: int, values: list[float]) -> None:
    """Add a share of the points of open basins for whoever leads around them; the fewer gaps, the more."""
    for group, shore, gaps in open_basins(s):
        leader = first_alone([levels_on(s, seat, shore) for seat in range(len(s.seats))])
        if leader >= 0:
            points = s.facts.basin_gain * len(group)
            near = BASIN_SOON if leader == moves and gaps <= 3 else BASIN_LATER
            values[leader] += near * points * 2.0 / (1.0 + gaps)
