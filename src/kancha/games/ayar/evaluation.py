"""A first evaluation of positions, in points: what a seat has, and what its Suns, Moons and llamas will still give.

Both totals of a seat are carried forward to the end of the game with what lies on its board now: a Sun is worth as
much as the scorings still ahead of it, a Moon as the markers and temples that will still score it. A pending activity
counts for what its power should bring, so that a choice made before it is not judged as if nothing followed.
"""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.farming import Farming
from kancha.games.ayar.names import BUILT, FARMING, POTTERY, REED, SUN_SLOT, UNUSED, WEAVING
from kancha.games.ayar.pottery import Pottery
from kancha.games.ayar.power import power_left
from kancha.games.ayar.reeds import ReedBundling
from kancha.games.ayar.scoring import best_split, is_complete, llama_points
from kancha.games.ayar.state import Table
from kancha.games.ayar.tambos import BuildingSlot, TamboChoice
from kancha.games.ayar.weaving import TextileLaying, Weaving

SUNS_PER_POWER: Final = (0.42, 0.45, 0.55, 0.5)
"""Suns that one power should bring, by activity."""
MOONS_PER_POWER: Final = (1.3, 2.2, 1.9, 1.7)
RIVAL: Final = 0.35
"""Share of the best rival's prospects that is held against a seat."""
SLOT_WORTH: Final = (1.0, 1.0, 1.0, 1.0, 2.0, 1.6, 2.6, 0.4, 1.2)
"""Points a Viracocha on an incomplete slot is worth, by slot and per night left."""
SURPLUS: Final = 0.12
"""What a point on the higher total is worth: it is not counted, but the lower one may catch up."""


def evaluate(s: Table, seat: int) -> float:
    """Estimate the prospects of a seat less a share of those of its best rival."""
    best = 0.0
    for other in range(len(s.seats)):
        if other != seat:
            best = max(best, prospects(s, other))
    return prospects(s, seat) - RIVAL * best


def prospects(s: Table, seat: int) -> float:
    """Estimate the final score of a seat."""
    own = s.seats[seat]
    if not s.stack:
        return float(min(own.sun, own.moon)) - 0.001 * abs(own.sun - own.moon)
    nights = nights_left(s)
    sun_worth = [sun_scorings(s, seat, activity, nights) for activity in range(4)]
    moon_worth = [moon_scorings(s, seat, activity) for activity in range(4)]
    sun = float(own.sun + own.dial * nights)
    moon = float(own.moon)
    extra = 1 if is_complete(s, seat, SUN_SLOT) else 0
    for activity in range(4):
        sun += sun_worth[activity] * (own.suns[activity] + extra)
        moon += moon_worth[activity] * own.moons[activity]
    for ayar in range(4):
        for place, temple in enumerate(s.temples[ayar]):
            if temple // 4 == seat:
                moon += s.facts.temple_bonus[min(place, 3)]
    if seat != s.automa:
        moon += weaving_promise(s, seat) * moon_worth[WEAVING]
        moon += farming_promise(s, seat) * moon_worth[FARMING]
        power, activities = pending(s, seat)
        if power:
            gain = 0.0
            for activity in activities:
                suns = SUNS_PER_POWER[activity] * sun_worth[activity]
                moons = MOONS_PER_POWER[activity] * moon_worth[activity]
                gain = max(gain, suns + moons)
            sun += power * gain / 2
            moon += power * gain / 2
        held = 0.0
        for slot, need in enumerate(s.facts.slot_need):
            if own.viracocha[slot]:
                full = 1.6 if own.viracocha[slot] == need else 1.0
                held += SLOT_WORTH[slot] * full * own.viracocha[slot] / need * max(nights - 0.5, 0.0)
        sun += held
        moon += held
    return balance(s, seat, sun, moon)


def balance(s: Table, seat: int, sun: float, moon: float) -> float:
    """Return the lower total once the llamas are split between both."""
    own = s.seats[seat]
    low, high = min(sun, moon), max(sun, moon)
    if seat == s.automa:
        split = best_split(s, seat)
        return low + llama_points(s, seat, max(split)) / 2
    lower = min(own.llamas, 9)
    raised = low + s.facts.llama_points[lower]
    if raised > high:
        half = own.llamas // 2
        raised = max(high, min(low + s.facts.llama_points[min(own.llamas - half, 9)], high + 3 * half))
    return raised + SURPLUS * max(high - raised, 0.0)


def nights_left(s: Table) -> int:
    """Return how many dawns are still to come."""
    return s.facts.rounds - s.round + 1


def sun_scorings(s: Table, seat: int, activity: int, nights: int) -> float:
    """Return how many Sun points one more Sun of an activity should still bring, over all dawns."""
    facts = s.facts
    worth = 0.0
    for slot in range(len(s.raymi)):
        if s.raymi[slot] < 0 or facts.tile_activity[s.raymi[slot]] != activity:
            continue
        for ayar in facts.raymi_paths[slot]:
            distance = facts.raymi_space[slot] - s.ayar[ayar]
            if s.fled[ayar] or distance <= 0:
                continue
            if distance <= 3:
                worth += 0.8 * nights
            else:
                later = max(nights - distance / 8.0, 0.4)
                worth += (0.55 if distance <= 8 else 0.3) * later
    own = s.seats[seat]
    if not own.bonuses[activity]:
        if seat == s.automa:
            worth += 0.7 * max(nights - 1.0, 1.0)
        else:
            empty = 0
            for line in range(4):
                if facts.bonuses[line] == activity:
                    empty = 4 - sum(own.grid[4 * line : 4 * line + 4])
            worth += (0.35 + 0.12 * empty) * max(nights - 0.8 + 0.15 * empty, 0.3)
    rank = sum(1 for suns in own.suns if suns > own.suns[activity])
    return worth + (0.8 if rank < 2 else 0.1)


def moon_scorings(s: Table, seat: int, activity: int) -> float:
    """Return how often the Moons of an activity should still be scored."""
    own = s.seats[seat]
    worth = 0.0
    if own.moon_slots[activity] < 0:
        worth += 0.9
    if own.temples[activity] == BUILT:
        worth += 1.0
    elif own.temples[activity] == UNUSED:
        worth += 0.55
    return worth


def pending(s: Table, seat: int) -> tuple[int, list[int]]:
    """Return the power that a seat has still to spend in this turn, and the activities it may be spent on."""
    for step in reversed(s.stack):
        if isinstance(step, (Farming, Pottery, Weaving, ReedBundling, BuildingSlot, TamboChoice)):
            if step.seat != seat:
                return 0, []
            if isinstance(step, Farming):
                return power_left(s, seat, FARMING, step.base, step.planted), [FARMING]
            if isinstance(step, Pottery):
                return power_left(s, seat, POTTERY, step.base, step.spent), [POTTERY]
            if isinstance(step, Weaving):
                return power_left(s, seat, WEAVING, step.base, step.spent) + held_cloth(s), [WEAVING]
            if isinstance(step, ReedBundling):
                return power_left(s, seat, REED, step.base, step.spent), [REED]
            return step.base, [FARMING, REED, WEAVING, POTTERY]
    return 0, []


def held_cloth(s: Table) -> int:
    """Return the power of a textile that is taken and not laid yet."""
    step = s.stack[-1]
    return s.facts.stack_power[step.design // 16] if isinstance(step, TextileLaying) else 0


def weaving_promise(s: Table, seat: int) -> float:
    """Return Moons for columns begun, the first incomplete one most of all."""
    weave, facts = s.seats[seat].weave, s.facts
    promise, weight = 0.0, 1.0
    for column in range(facts.weave_columns):
        covered = 0
        for row in range(facts.weave_rows):
            if weave[7 * row + column] >= 0:
                covered += 1
        if covered < facts.weave_rows:
            step = facts.column_moons[column + 1] - facts.column_moons[column]
            promise += weight * 0.75 * step * covered / facts.weave_rows
            weight *= 0.6
        elif weight < 1.0:
            promise += weight * 0.75 * (facts.column_moons[column + 1] - facts.column_moons[column])
    return promise


def farming_promise(s: Table, seat: int) -> float:
    """Return Moons for boxes begun."""
    maize, facts = s.seats[seat].maize, s.facts
    promise = 0.0
    for box in range(4):
        size = facts.box_size[box]
        if 0 < maize[box] < size:
            promise += 0.8 * facts.box_moon[box] * (maize[box] / size) ** 2
    return promise
