"""What each seat may expect of a position, for whoever judges whole turns: points, cities, basins, supplies.

It knows whose turn it is: what the seat to move can build or close, it will. The weights are guesses that were tried in
matches, not rules. It runs for every turn that is tried, so it reads what the state keeps up to date.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.basins import open_basins
from kancha.games.terraces.facts import CELLS
from kancha.games.terraces.festival import Proposal, strength
from kancha.games.terraces.rounds import Turn
from kancha.games.terraces.sets import both, cells_of
from kancha.games.terraces.settlements import first_alone, highest_on, towns_of
from kancha.games.terraces.state import Seat, Terraces

TOKEN: Final = 1.8
HELD: Final = 0.9
CARDS_THAT_COUNT: Final = 6
VILLAGE_KEPT: Final = 3.0
FIELD_KEPT: Final = 1.2
DOUBLE_KEPT: Final = 0.6
DOUBLE_EARLY: Final = 2.4
"""What supplies are worth that are kept for later; a double the more, the more of the match is left.

They were fitted to the ends of matches: whoever spent them as soon as they fitted anywhere lost four of five."""
FEAST_NOW: Final = 0.9
"""How much of the best festival counts for the seat whose turn it is, for the next one, and for others."""
FEAST_NEXT: Final = 0.6
FEAST_LATER: Final = 0.3
MATCH: Final = 0.15
"""What a symbol in hand is worth that the open card shares."""
MATCHES_THAT_COUNT: Final = 4
PAWN: Final = -0.1
LEVEL: Final = 0.12
PRESENCE: Final = 0.8
"""What a settlement is worth in which a seat has a pawn: it can climb there when it pays."""
SOON: Final = 0.85
"""How much counts what the seat to move can build at once."""
LATER: Final = 0.3
STANDING: Final = 0.25
BASIN_SOON: Final = 0.6
BASIN_LATER: Final = 0.3
READY: Final = 0.1
TAKEN: Final = 0.7
"""How much counts that the seat to move can become first in a city by a walk that costs nothing."""
LOW: Final = 0.15
"""What a point of a city's value counts against whoever leads it from below its summit: others can come."""


class Town:
    """A settlement with pawns: the levels of each seat's pawns, highest first, and who is first alone."""

    def __init__(self, town: int, seats: int) -> None:
        self.town = town
        self.levels: list[list[int]] = [[] for _ in range(seats)]
        self.leader = -1
        self.temple = -1
        """The number of its temple."""
        self.summit = 0
        """The highest level on which a pawn can come to stand: whoever is here can walk there for nothing."""

    def can_take(self, seat: int) -> bool:
        """Whether a seat that is not first alone would be, by walking up to the summit with its lowest pawn."""
        mine = self.levels[seat]
        if not mine or self.leader == seat or self.summit <= mine[-1]:
            return False
        raised = mine[:-1]
        raised.append(self.summit)
        raised.sort(reverse=True)
        return all(other == seat or levels < raised for other, levels in enumerate(self.levels))


def inhabited(s: Terraces) -> list[Town]:
    """Return the settlements in which pawns stand, without their summits."""
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


def towns(s: Terraces) -> list[Town]:
    """Return the settlements in which pawns stand."""
    found = inhabited(s)
    summits = find_summits(s)
    for town in found:
        town.summit = summits[town.town]
    return found


def find_summits(s: Terraces) -> list[int]:
    """Return, by the name of a settlement, the highest level in it on which a pawn can come to stand."""
    found: list[int] = [0] * CELLS
    for cell in cells_of(both(s.villages, s.free)):
        name = s.town[cell]
        if s.level[cell] > found[name]:
            found[name] = s.level[cell]
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
                values[seat] += MATCH * min(power, MATCHES_THAT_COUNT) + near * feast(s, seat, strengths)
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
        value = 0.0 if is_last_turn(s, seat) else supplies(s, holder)
        for cell in holder.pawns:
            if cell >= 0:
                value += PAWN + (LEVEL * s.level[cell] if s.town[cell] >= 0 else 0.0)
        values[seat] += value
    return values


def is_last_turn(s: Terraces, seat: int) -> bool:
    """Whether it is a seat's turn and its last one: what it does not spend now is lost."""
    return seat == s.active and (s.closing > 0 or s.triples == 0)


def supplies(s: Terraces, holder: Seat) -> float:
    """Return what tiles, tokens and cards that a seat has not spent are worth to it."""
    value = TOKEN * holder.tokens + HELD * min(sum(holder.hand), CARDS_THAT_COUNT)
    value += VILLAGE_KEPT * holder.villages + FIELD_KEPT * holder.fields
    return value + (DOUBLE_KEPT + DOUBLE_EARLY * s.triples / s.facts.triples) * holder.doubles


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
        if not s.closing:
            for seat, levels in enumerate(town.levels):
                if levels:
                    values[seat] += PRESENCE
            if leader >= 0 and town.summit >= town.levels[leader][0]:
                values[leader] -= LOW * certain * value
        if leader != moves and not s.scored[moves] and town.can_take(moves):
            values[moves] += TAKEN * 0.5 * certain * value
            if leader >= 0 and not s.scored[leader]:
                values[leader] -= TAKEN * 0.5 * certain * value
            leader = moves
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
    for basin in open_basins(s):
        leader = highest_on(s, basin.shore)
        if leader >= 0:
            points = s.facts.basin_gain * basin.size
            near = BASIN_SOON if leader == moves and basin.gaps <= 3 else BASIN_LATER
            values[leader] += near * points * 2.0 / (1.0 + basin.gaps)
