"""A first evaluation of positions, in points: what a seat has, and what its Suns, Moons and llamas will still give.

Both totals of a seat are carried forward to the end of the game with what lies on its board now: a Sun is worth as
much as the scorings still ahead of it, a Moon as the markers and temples that will still score it. A pending activity
counts for what its power should bring, so that a choice made before it is not judged as if nothing followed; a voyage
for the island that the boat can reach.
"""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.measures import if_ended
from kancha.games.ayar.names import BUILT, DESIGNS_PER_STACK, FARMING, POTTERY, REED, SUN_SLOT, UNUSED, WEAVING
from kancha.games.ayar.night import LlamaSplit
from kancha.games.ayar.power import Activity
from kancha.games.ayar.reeds import ReedBundling
from kancha.games.ayar.scoring import is_complete, llama_points
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import BuildingSlot, TamboChoice
from kancha.games.ayar.voyages import is_adrift, landings, promise, under_way
from kancha.games.ayar.weaving import TextileLaying

SUNS_PER_POWER: Final[list[float]] = [0.2, 0.2, 0.2, 0.2]
"""Suns that one power still to spend should bring, by activity; low, so that spending it well always looks better."""
MOONS_PER_POWER: Final[list[float]] = [0.5, 0.9, 0.75, 0.8]
RIVAL: Final = 0.1
"""Share of the best rival's prospects that is held against a seat."""
SLOT_WORTH: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 2.0, 1.6, 2.6, 0.4, 1.2]
"""Points a Viracocha on an incomplete slot is worth, by slot and per night left."""
IDLE: Final = 0.01
"""What each move of a voyage costs: a boat goes straight to its island."""
STRANDED: Final = 10.0
"""What it costs to sail on where nothing can be built: a boat stops, even if its turn's end is good for others."""
FISHED: Final = 0.3
"""What a Viracocha that an island will bring is worth at least, per night left: nothing shall look better undone."""
SURPLUS: Final[list[float]] = [0.05, 0.12, 0.25, 0.35, 0.4]
"""What a point on the higher total is worth, by nights left: it is not counted, but the lower one may catch up."""


def evaluate(s: AyarState, seat: int) -> float:
    """Estimate the prospects of a seat less a share of those of its best rival."""
    raymi = raymi_scorings(s)
    best = 0.0
    for other in range(len(s.seats)):
        if other != seat:
            best = max(best, prospects(s, other, raymi))
    return prospects(s, seat, raymi) - RIVAL * best


def values(s: AyarState) -> list[float]:
    """Estimate the final scores of all seats; those of a finished match are exact but for the tie-break."""
    raymi = raymi_scorings(s)
    return [prospects(s, seat, raymi) for seat in range(len(s.seats))]


def prospects(s: AyarState, seat: int, raymi: list[float]) -> float:
    """Estimate the final score of a seat."""
    own = s.seats[seat]
    if not s.stack or isinstance(s.stack[-1], LlamaSplit):
        return float(if_ended(s, seat)) - 0.001 * abs(own.sun - own.moon)
    nights = nights_left(s)
    sun = float(own.sun + own.dial * nights)
    moon = float(own.moon)
    extra = 1 if is_complete(s, seat, SUN_SLOT) else 0
    voyage = under_way(s, seat)
    power, activities = (0, []) if voyage is not None else pending(s, seat)
    best_gain, gain_sun, gain_moon = 0.0, 0.0, 0.0
    for activity in range(4):
        sun_worth = raymi[activity] + own_scorings(s, seat, activity, nights)
        moon_worth = moon_scorings(s, seat, activity)
        moons = float(own.moons[activity])
        if seat != s.automa:
            if activity == WEAVING:
                moons += weaving_promise(s, seat)
            elif activity == FARMING:
                moons += farming_promise(s, seat)
        sun += sun_worth * (own.suns[activity] + extra)
        moon += moon_worth * moons
        if power and activity in activities:
            to_sun = power * SUNS_PER_POWER[activity] * sun_worth
            to_moon = power * MOONS_PER_POWER[activity] * moon_worth
            if to_sun + to_moon > best_gain:
                best_gain, gain_sun, gain_moon = to_sun + to_moon, to_sun, to_moon
        if activity == REED and voyage is not None:
            gain_sun, gain_moon = voyage_gains(s, voyage, sun_worth, moon_worth, nights)
    for ayar in range(4):
        for place, temple in enumerate(s.temples[ayar]):
            if temple // 4 == seat:
                moon += s.facts.temple_bonus[min(place, 3)]
    held = 0.0
    for slot, need in enumerate(s.facts.slot_need):
        if own.viracocha[slot]:
            full = 1.6 if own.viracocha[slot] == need else 1.0
            held += SLOT_WORTH[slot] * full * own.viracocha[slot] / need * max(nights - 0.5, 0.0)
    return balance(s, seat, sun + gain_sun + held, moon + gain_moon + held, nights)


def balance(s: AyarState, seat: int, sun: float, moon: float, nights: int) -> float:
    """Return the lower total once the llamas have raised it, and a little for what the higher one has more."""
    llamas = s.seats[seat].llamas
    low, high = min(sun, moon), max(sun, moon)
    gap = high - low
    raised, spent = 0.0, 0
    while spent < llamas and raised < gap:
        spent += 1
        raised = float(llama_points(s, seat, spent))
    if raised > gap:
        rest = llama_points(s, seat, llamas - spent)
        raised = min(raised, gap + rest)
    return low + raised + SURPLUS[nights] * max(gap - raised, 0.0)


def nights_left(s: AyarState) -> int:
    """Return how many dawns are still to come."""
    return s.facts.rounds - s.round + 1


def raymi_scorings(s: AyarState) -> list[float]:
    """Return how many Sun points one more Sun of each activity should bring at the Raymi tiles ahead."""
    facts = s.facts
    nights = nights_left(s)
    worth = [0.0, 0.0, 0.0, 0.0]
    for slot, tile in enumerate(s.raymi):
        if tile < 0:
            continue
        for ayar in facts.raymi_paths[slot]:
            distance = facts.raymi_space[slot] - s.ayar[ayar]
            if s.fled[ayar] or distance <= 0:
                continue
            if distance <= 3:
                worth[facts.tile_activity[tile]] += 0.8 * nights
            else:
                later = max(nights - distance / 8.0, 0.4)
                worth[facts.tile_activity[tile]] += (0.55 if distance <= 8 else 0.3) * later
    return worth


def own_scorings(s: AyarState, seat: int, activity: int, nights: int) -> float:
    """Return how many Sun points one more Sun should bring at the personal bonus and on fertile ground."""
    own = s.seats[seat]
    worth = 0.0
    if not own.bonuses[activity]:
        if seat == s.automa:
            worth += 0.7 * max(nights - 1.0, 1.0)
        else:
            empty = 0
            for line in range(4):
                if s.facts.bonuses[line] == activity:
                    empty = 4 - sum(own.grid[4 * line : 4 * line + 4])
            worth += (0.35 + 0.12 * empty) * max(nights - 0.8 + 0.15 * empty, 0.3)
    suns = own.suns
    rank = 0
    for other in range(4):
        if suns[other] > suns[activity]:
            rank += 1
    return worth + (0.8 if rank < 2 else 0.1)


def moon_scorings(s: AyarState, seat: int, activity: int) -> float:
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


def pending(s: AyarState, seat: int) -> tuple[int, list[int]]:
    """Return the power that a seat has still to spend in this turn, and the activities it may be spent on."""
    for step in reversed(s.stack):
        if isinstance(step, Activity):
            return (step.left(s) + held_cloth(s), [step.ACTIVITY]) if step.seat == seat else (0, [])
        if isinstance(step, (BuildingSlot, TamboChoice)):
            return (step.base, [FARMING, REED, WEAVING, POTTERY]) if step.seat == seat else (0, [])
    return 0, []


def voyage_gains(
    s: AyarState, voyage: ReedBundling, sun_worth: float, moon_worth: float, nights: int
) -> tuple[float, float]:
    """Return what the best island that the boat can build next adds to Sun and Moon; sailing for nothing is a loss."""
    ended = -STRANDED if is_adrift(s, voyage) else 0.0
    best, best_sun, best_moon = 0.0, ended, ended
    for landing in landings(s, voyage):
        suns, moons, fished = promise(s, voyage.seat, landing)
        held = FISHED * max(nights - 0.5, 0.0) if fished else 0.0
        cost = IDLE * (landing.moves - 0.1 * landing.left)
        to_sun, to_moon = sun_worth * suns + held - cost, moon_worth * moons + held - cost
        if to_sun + to_moon > best:
            best, best_sun, best_moon = to_sun + to_moon, to_sun, to_moon
    return best_sun, best_moon


def held_cloth(s: AyarState) -> int:
    """Return the power of a textile that is taken and not laid yet."""
    step = s.stack[-1]
    return s.facts.stack_power[step.design // DESIGNS_PER_STACK] if isinstance(step, TextileLaying) else 0


def weaving_promise(s: AyarState, seat: int) -> float:
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


def farming_promise(s: AyarState, seat: int) -> float:
    """Return Moons for boxes begun."""
    maize, facts = s.seats[seat].maize, s.facts
    promise = 0.0
    for box in range(4):
        size = facts.box_size[box]
        if 0 < maize[box] < size:
            promise += 0.8 * facts.box_moon[box] * (maize[box] / size) ** 2
    return promise
