"""What people count in Cuzco and Java: points, cities, basins, action points and supplies. All of it is public."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.basins import open_basins
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.settlements import highest_on
from kancha.games.terraces.state import Terraces
from kancha.kernel.measures import Measure

MEASURES: Final = (
    Measure("points", "icon-score"),
    Measure("estimate", "icon-city"),
    Measure("ap", "icon-points", fleeting=True),
    Measure("ripe", "water", pays="points"),
    Measure("bid", "festival", fleeting=True),
    Measure("pawns", "icon-pawn", 0),
    Measure("cards", "icon-card"),
    Measure("tokens", "token"),
    Measure("doubles", "icon-double"),
    Measure("villages", "icon-village"),
    Measure("fields", "icon-field"),
    Measure("triples", "stack-triple", 0, common=True),
    Measure("basins", "water", 0, common=True),
)


def tally(s: Terraces) -> list[list[int]]:
    """Return the measures of all seats."""
    cities = city_points(s)
    ripe = ripe_points(s)
    bids: list[int] = [0] * len(s.seats)
    for step in s.stack:
        if isinstance(step, Festival):
            bids = step.totals
    rows: list[list[int]] = []
    for holder in s.seats:
        seat = holder.seat
        points = s.ledger.totals[seat]
        rows.append(
            [
                points,
                points + (0 if s.scored[seat] else cities[seat]),
                s.ap if s.active == seat else 0,
                ripe[seat],
                bids[seat],
                len(holder.pawns) - holder.pawns.count(-1),
                sum(holder.hand),
                holder.tokens,
                holder.doubles,
                holder.villages,
                holder.fields,
                s.triples,
                s.basins,
            ]
        )
    return rows


def city_points(s: Terraces) -> list[int]:
    """Return what the final count of each seat would give now (C11): `scoring.points_in` of all cities at once."""
    seats = len(s.seats)
    points = [0] * seats
    if not s.temple_cell:
        return points
    ranks = ranks_in_cities(s)
    for number, cell in enumerate(s.temple_cell):
        standings = ranks[s.town[cell]]
        value = s.temple_value[number]
        for seat, mine in enumerate(standings):
            if mine == 0:
                continue
            better = [other for other in standings if other > mine]
            ahead = len(better)
            if s.facts.dense_second and ahead > 1 and min(better) == max(better):
                ahead = 1
            if ahead < 2:
                points[seat] += value if ahead == 0 else value // 2
    return points


def ranks_in_cities(s: Terraces) -> dict[int, list[int]]:
    """Return how high all seats stand in each city, as `settlements.standing` does for one."""
    width = s.facts.pawns.bit_length()
    found: dict[int, list[int]] = {s.town[cell]: [0] * len(s.seats) for cell in s.temple_cell}
    for holder in s.seats:
        for cell in holder.pawns:
            if cell >= 0:
                here = found.get(s.town[cell])
                if here is not None:
                    here[holder.seat] += 1 << width * s.level[cell]
    return found


def ripe_points(s: Terraces) -> list[int]:
    """Return the points of the basins that one more hex closes, for whoever alone stands highest there now."""
    points = [0] * len(s.seats)
    for basin in open_basins(s):
        leader = highest_on(s, basin.shore) if basin.gaps == 1 else -1
        if leader >= 0:
            points[leader] += s.facts.basin_gain * basin.size
    return points
