"""A first evaluation for bots, in points: what is scored, what the cities would give, and what is about to come.

The weights are guesses that were tried in matches, not rules.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.basins import open_basins
from kancha.games.terraces.land import Turning
from kancha.games.terraces.prospects import inhabited
from kancha.games.terraces.settlements import highest_on
from kancha.games.terraces.state import Terraces

RIVAL: Final = 0.6
"""How much of the best opponent's standing counts against one's own."""
POINT_LEFT: Final = 0.12
TOKEN: Final = 0.5
HELD: Final = 0.3
SINGLE: Final = 0.3
DOUBLE: Final = 0.12
PAWN: Final = 0.15
LEVEL: Final = 0.12
CARDS_THAT_COUNT: Final = 4


def evaluate(s: Terraces, seat: int) -> float:
    """Estimate how well a seat stands, in points; a tile in hand is judged by the best way to lay it."""
    if s.stack and isinstance(s.stack[-1], Turning) and s.active == seat:
        best = float("-inf")
        for code in s.legal():
            after = s.clone()
            after.play(code)
            best = max(best, standing(after, seat))
        return best
    return standing(s, seat)


def standing(s: Terraces, seat: int) -> float:
    """Estimate a seat's standing against its best opponent."""
    values = outlooks(s)
    rival = max([value for other, value in enumerate(values) if other != seat])
    own = values[seat]
    if s.active == seat and s.stack and not s.scored[seat]:
        own += POINT_LEFT * s.ap
    return own - RIVAL * rival


def outlooks(s: Terraces) -> list[float]:
    """Return what each seat may expect: points, and the worth of its position and its supplies."""
    values = [float(points) for points in s.ledger.totals]
    count_settlements(s, values)
    count_basins(s, values)
    for holder in s.seats:
        if s.scored[holder.seat]:
            continue
        values[holder.seat] += TOKEN * holder.tokens
        values[holder.seat] += HELD * min(sum(holder.hand), CARDS_THAT_COUNT)
        values[holder.seat] += SINGLE * (holder.villages + holder.fields) + DOUBLE * holder.doubles
        for cell in holder.pawns:
            if cell >= 0:
                values[holder.seat] += PAWN + (LEVEL * s.level[cell] if s.town[cell] >= 0 else 0.0)
    return values


def count_settlements(s: Terraces, values: list[float]) -> None:
    """Add what cities would give in a final count, and what could be built by whoever leads."""
    progress = 1.0 - s.triples / s.facts.triples
    certain = 1.0 if s.closing else 0.4 + 0.5 * progress
    for town in inhabited(s):
        value = s.temple_value[town.temple] if town.temple >= 0 else 0
        for seat, mine in enumerate(town.levels):
            if not mine or s.scored[seat]:
                continue
            better: list[list[int]] = []
            for levels in town.levels:
                if levels > mine and levels not in better:
                    better.append(levels)
            if len(better) < 2:
                values[seat] += certain * (value // 2 if better else value)
        leader = town.leader
        if leader >= 0 and not s.scored[leader]:
            top = min(s.sizes[town.town] // 2 * 2, 10)
            if top > value:
                values[leader] += 0.3 * top / 2 + 0.25 * certain * (top - value)
        if town.temple >= 0 and s.temple_ready[town.temple]:
            for seat, mine in enumerate(town.levels):
                if mine:
                    values[seat] += 0.08 * value


def count_basins(s: Terraces, values: list[float]) -> None:
    """Add a share of the points of open basins for whoever leads around them; the fewer gaps, the more."""
    for basin in open_basins(s):
        leader = highest_on(s, basin.shore)
        if leader >= 0:
            values[leader] += s.facts.basin_gain * basin.size * 0.4 / (1 + basin.gaps)
