"""What a learned judgement reads of a position of Cuzco or Java, from the side of one seat.

A block of public numbers for the seat itself and for each rival in the order of seats, what only the seat knows, and
what all have in common. Rivals' cards are counted, never named. Whoever changes a number or its place moves `VERSION`.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.basins import open_basins
from kancha.games.terraces.festival import Festival, Proposal, matching, strength
from kancha.games.terraces.prospects import Town, mover, outlooks, towns
from kancha.games.terraces.settlements import first_alone, levels_on
from kancha.games.terraces.state import KINDS, Terraces
from kancha.kernel.measures import by_distance

VERSION: Final = 3
RIVALS: Final = 3
HIGH: Final = 10
"""The highest value of a temple."""

PUBLIC: Final = (
    *("present", "asked", "turns-away", "moves", "scored", "points", "outlook", "lead", "tokens", "cards", "doubles"),
    *("villages", "fields", "supply", "pawns", "in-towns", "in-cities", "levels", "highest"),
    *("first", "first-alone", "second", "final", "final-late", "safe", "shaky", "behind-by-one"),
    *("build", "build-gain", "build-count", "build-now", "open-size", "ready", "ready-alone"),
    *("basin-1", "basin-2", "basin-3", "basin-far", "basin-now", "bid"),
    *("towns", "led", "take", "take-build", "best-build", "exposed", "exposed-late", "exposed-build", "low", "grow"),
    *("basin-here", "shown", "feast"),
)
"""Of each seat; `lead` is the outlook less the best of the others. `take` is what it could become first in by a walk
that costs nothing, `exposed` what a rival could take from it so, `low` what it leads from below the summit, `grow`
what one more village hex would let it build."""
PRIVATE: Final = ("matching", "strength", "kinds", "strength-ready", "feast-won", "feast-lost")
COMMON: Final = (
    *("seats", "triples", "left", "closing", "last-round", "turn-points", "cities", "cities-10", "villages", "ready"),
    *(f"floor-{value}" for value in range(2, HIGH + 1, 2)),
    *("basins", "open-basins", "festival", "proposal", "worth", "bare", "summit"),
)
GUESSED: Final = 0.8
"""What a card that nobody has seen is worth beside the open one, about."""


class Count:
    """What is counted of the settlements and basins, seat by seat."""

    def __init__(self) -> None:
        self.first = 0.0
        self.alone = 0.0
        self.second = 0.0
        self.safe = 0.0
        self.shaky = 0.0
        self.behind = 0.0
        self.build = 0.0
        self.gain = 0.0
        self.builds = 0
        self.open_size = 0
        self.ready = 0.0
        self.ready_alone = 0.0
        self.basins: list[float] = [0.0] * 4
        self.basin_here = 0.0
        self.towns = 0
        self.led = 0
        self.take = 0.0
        self.take_build = 0.0
        self.best_build = 0.0
        self.exposed = 0.0
        self.exposed_build = 0.0
        self.low = 0.0
        self.grow = 0.0
        self.feast = 0.0


def names() -> list[str]:
    """Name the numbers, in their order."""
    return by_distance(PUBLIC, PRIVATE, COMMON, RIVALS)


def features(s: Terraces, seat: int) -> list[float]:
    """Return the numbers of a position from the side of a seat."""
    seats = len(s.seats)
    values = outlooks(s)
    counts = [Count() for _ in range(seats)]
    cities = summit = 0
    found_towns = towns(s)
    for town in found_towns:
        count_town(s, town, counts)
        count_chances(s, town, counts)
        cities += 1 if town.temple >= 0 else 0
        summit = max(summit, town.summit)
    count_basins(s, counts)
    found = public(s, seat, values, counts[seat])
    private(s, seat, found_towns, found)
    for distance in range(1, RIVALS + 1):
        if distance < seats:
            other = (seat + distance) % seats
            found += public(s, other, values, counts[other])
        else:
            found += [0.0] * len(PUBLIC)
    step = s.stack[-1] if s.stack else None
    found += [
        float(seats),
        float(s.triples),
        s.triples / s.facts.triples,
        1.0 if s.closing else 0.0,
        1.0 if s.triples <= 2 * seats else 0.0,
        float(s.ap),
        float(len(s.temple_cell)),
        float(s.temple_value.count(HIGH)),
        float(cities),
        float(sum(s.temple_ready)),
    ]
    for floor in s.floors:
        found.append(float(floor))
    found.append(float(s.basins))
    found.append(float(sum([basin.size for basin in open_basins(s)])))
    found.append(1.0 if isinstance(step, Festival) else 0.0)
    found.append(1.0 if isinstance(step, Proposal) else 0.0)
    found.append(float(sum(s.temple_value)))
    found.append(float(len([cell for cell in s.facts.site if s.level[cell] == 0])))
    found.append(float(summit))
    return found


def count_town(s: Terraces, town: Town, counts: list[Count]) -> None:
    """Count what a settlement gives, and could give, to those who stand in it."""
    value = s.temple_value[town.temple] if town.temple >= 0 else 0
    size = s.sizes[town.town]
    ranked = sorted([levels for levels in town.levels if levels], reverse=True)
    for seat, mine in enumerate(town.levels):
        if not mine:
            continue
        count = counts[seat]
        better: list[list[int]] = []
        for levels in ranked:
            if levels > mine and levels not in better:
                better.append(levels)
        if value and not better:
            count.first += value
            if town.leader == seat:
                count.alone += value
                is_safe = len(ranked) == 1 or mine[0] > ranked[1][0]
                count.safe += value if is_safe else 0
                count.shaky += 0 if is_safe else value
        elif value and len(better) == 1:
            count.second += 0.5 * value
            if better[0][0] == mine[0]:
                count.behind += 0.5 * value
        if value and s.temple_ready[town.temple]:
            count.ready += value
            count.ready_alone += value if len(ranked) == 1 else 0
    if town.leader >= 0:
        count = counts[town.leader]
        top = min(size // 2 * 2, HIGH)
        if top > value:
            count.build += 0.5 * top
            count.gain += top - value
            count.builds += 1
        count.open_size += 0 if value == HIGH else size


def count_chances(s: Terraces, town: Town, counts: list[Count]) -> None:
    """Count what could change hands in a settlement by a walk that costs nothing, and be built then."""
    value = s.temple_value[town.temple] if town.temple >= 0 else 0
    size = s.sizes[town.town]
    top = min(size // 2 * 2, HIGH)
    points = 0.5 * top if top > value else 0.0
    is_exposed = False
    for seat, mine in enumerate(town.levels):
        if not mine:
            continue
        count = counts[seat]
        count.towns += 1
        if value and s.temple_ready[town.temple]:
            count.feast = max(count.feast, float(s.facts.alone[value // 2 - 1]))
        if town.can_take(seat):
            is_exposed = True
            count.take += 0.5 * value
            count.take_build += points
            count.best_build = max(count.best_build, points)
    if town.leader < 0:
        return
    count = counts[town.leader]
    count.led += 1
    count.best_build = max(count.best_build, points)
    if is_exposed:
        count.exposed += 0.5 * value
        count.exposed_build += points
    if town.summit >= town.levels[town.leader][0]:
        count.low += value
    grown = min((size + 1) // 2 * 2, HIGH)
    if grown > max(value, top):
        count.grow += 0.5 * grown


def count_basins(s: Terraces, counts: list[Count]) -> None:
    """Count the points of open basins for whoever alone stands highest around them, by the gaps that are left."""
    for basin in open_basins(s):
        levels = [levels_on(s, seat, basin.shore) for seat in range(len(s.seats))]
        leader = first_alone(levels)
        points = s.facts.basin_gain * basin.size
        gaps = basin.gaps
        if leader >= 0:
            counts[leader].basins[min(gaps, 4) - 1] += points
        for seat, mine in enumerate(levels):
            if mine and seat != leader and gaps <= 3:
                counts[seat].basin_here += points


def public(s: Terraces, seat: int, values: list[float], count: Count) -> list[float]:
    """Return what everybody can count of a seat."""
    holder = s.seats[seat]
    asked = s.seat if s.stack else -1
    moves = mover(s) if s.stack else -1
    best = max([value for other, value in enumerate(values) if other != seat])
    pawns = inside = cities = levels = highest = 0
    for cell in holder.pawns:
        if cell < 0:
            continue
        pawns += 1
        if s.town[cell] >= 0:
            inside += 1
            levels += s.level[cell]
            highest = max(highest, s.level[cell])
            cities += 1 if s.temple_of(s.town[cell]) >= 0 else 0
    final = 0.0 if s.scored[seat] else count.first + count.second
    bid = 0
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Festival):
        bid = step.totals[seat]
    is_next = 1.0 if seat == moves else 0.0
    late = 1.0 - s.triples / s.facts.triples
    return [
        1.0,
        1.0 if asked == seat else 0.0,
        float((seat - moves) % len(s.seats)) if moves >= 0 else 0.0,
        is_next,
        float(s.scored[seat]),
        float(s.ledger.totals[seat]),
        values[seat],
        values[seat] - best,
        float(holder.tokens),
        float(sum(holder.hand)),
        float(holder.doubles),
        float(holder.villages),
        float(holder.fields),
        float(holder.pawns.count(-1)),
        float(pawns),
        float(inside),
        float(cities),
        float(levels),
        float(highest),
        count.first,
        count.alone,
        count.second,
        final,
        final * late,
        count.safe,
        count.shaky,
        count.behind,
        count.build,
        count.gain,
        float(count.builds),
        is_next * count.build,
        float(count.open_size),
        count.ready,
        count.ready_alone,
        *count.basins,
        is_next * (count.basins[0] + count.basins[1] + count.basins[2]),
        float(bid),
        float(count.towns),
        float(count.led),
        count.take,
        count.take_build,
        count.best_build,
        count.exposed,
        count.exposed * late,
        count.exposed_build,
        count.low,
        count.grow,
        count.basin_here,
        shown_strength(s, seat),
        count.feast,
    ]


def shown_strength(s: Terraces, seat: int) -> float:
    """Return what the cards that everybody knows of a seat are worth beside the open one."""
    if s.open < 0:
        return 0.0
    worth = s.facts.worth[s.open]
    shown = s.seats[seat].shown
    total = 0
    for card in range(KINDS):
        total += shown[card] * worth[card]
    return float(total)


def private(s: Terraces, seat: int, found_towns: list[Town], found: list[float]) -> None:
    """Add what only the seat itself knows: its cards beside the open one, and what festivals they could win or lose."""
    power = strength(s, seat) if s.open >= 0 else 0
    cards = matching(s, seat) if s.open >= 0 else []
    hand = s.seats[seat].hand
    found.append(float(sum([hand[card] for card in cards])))
    found.append(float(power))
    found.append(float(len(cards)))
    found.append(float(power) if any(s.temple_ready) else 0.0)
    won = lost = 0.0
    for town in found_towns:
        if town.temple < 0 or not s.temple_ready[town.temple]:
            continue
        points = float(s.facts.alone[s.temple_value[town.temple] // 2 - 1])
        rival = 0.0
        for holder in s.seats:
            if holder.seat != seat and town.levels[holder.seat]:
                unseen = sum(holder.hand) - sum(holder.shown)
                rival = max(rival, GUESSED * unseen + shown_strength(s, holder.seat))
        mine = float(power) if town.levels[seat] else 0.0
        if mine > rival:
            won = max(won, points)
        elif rival > mine:
            lost = max(lost, points)
    found.append(won)
    found.append(lost)
