"""What a learned judgement reads of a position of Ayar, from the side of one seat.

A block of numbers for the seat itself and for each rival (the Ayllu among them) in the order of seats, then what all
have in common. Nothing is hidden in Ayar. Whoever changes a number, or its place, moves `VERSION`.
"""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.evaluation import (
    farming_promise,
    moon_scorings,
    nights_left,
    own_scorings,
    pending,
    prospects,
    raymi_scorings,
    weaving_promise,
)
from kancha.games.ayar.names import ACTIVITIES, AYAR, BESIDE, BUILT, RETIRED, SUN_SLOT, UNUSED
from kancha.games.ayar.rounds import Rounds
from kancha.games.ayar.scoring import is_complete, llama_points
from kancha.games.ayar.state import AyarState
from kancha.kernel.measures import by_distance

VERSION: Final = 1
RIVALS: Final = 3
SLOTS: Final = 9
LINES: Final = 8

EACH: Final = (
    "suns",
    "moons",
    "sun-worth",
    "moon-worth",
    "sun-total",
    "moon-total",
    "temple",
    "bonus",
    "slot",
    "power",
)
"""By activity."""
BLOCK: Final = (
    *("present", "asked", "turns-away", "first", "outlook", "lead", "sun", "moon", "low", "gap", "dial", "dial-nights"),
    *("sun-hope", "moon-hope", "low-hope", "gap-hope", "sun-more"),
    *(f"{name}.{activity}" for activity in ACTIVITIES for name in EACH),
    *("llamas", "llama-points", "temple-bonus", "weaving", "farming", "maize", "islands", "pots", "textiles"),
    *(f"viracocha-{slot}" for slot in range(SLOTS)),
    *(f"complete-{slot}" for slot in range(SLOTS)),
    *(f"line-{line}" for line in range(LINES)),
    *("tambos", "standing", "beside", "retired"),
)
COMMON: Final = (
    *("round", "night", "laps", "nights", "solo", "seats"),
    *(f"raymi.{activity}" for activity in ACTIVITIES),
    *(f"ayar.{ayar}" for ayar in AYAR),
    *(f"fled.{ayar}" for ayar in AYAR),
    *(f"temples.{ayar}" for ayar in AYAR),
)


def names() -> list[str]:
    """Name the numbers, in their order."""
    return by_distance(BLOCK, (), COMMON, RIVALS)


def features(s: AyarState, seat: int) -> list[float]:
    """Return the numbers of a position from the side of a seat."""
    raymi = raymi_scorings(s)
    count = len(s.seats)
    outlooks = [prospects(s, other, raymi) for other in range(count)]
    found = block(s, seat, raymi, outlooks)
    for distance in range(1, RIVALS + 1):
        if distance < count:
            found += block(s, (seat + distance) % count, raymi, outlooks)
        else:
            found += [0.0] * len(BLOCK)
    laps = 0
    if s.stack:
        bottom = s.stack[0]
        if isinstance(bottom, Rounds):
            laps = bottom.laps
    found += [
        float(s.round),
        1.0 if s.night else 0.0,
        float(laps),
        float(nights_left(s)),
        1.0 if s.automa >= 0 else 0.0,
        float(s.players),
    ]
    for worth in raymi:
        found.append(worth)
    for ayar in range(4):
        found.append(0.1 * s.ayar[ayar])
    for ayar in range(4):
        found.append(float(s.fled[ayar]))
    for ayar in range(4):
        found.append(float(len(s.temples[ayar])))
    return found


def block(s: AyarState, seat: int, raymi: list[float], outlooks: list[float]) -> list[float]:
    """Return the numbers of one seat."""
    own = s.seats[seat]
    asked = s.seat if s.stack else -1
    nights = nights_left(s)
    dial = own.dial
    extra = 1 if is_complete(s, seat, SUN_SLOT) else 0
    power, activities = pending(s, seat) if s.stack else (0, [0])
    weaving = farming = 0.0
    if seat != s.automa:
        weaving, farming = weaving_promise(s, seat), farming_promise(s, seat)
    sun, moon = float(own.sun + dial * nights), float(own.moon)
    each: list[float] = []
    for activity in range(4):
        sun_worth = raymi[activity] + own_scorings(s, seat, activity, nights)
        moon_worth = moon_scorings(s, seat, activity)
        sun_total = sun_worth * (own.suns[activity] + extra)
        moon_total = moon_worth * own.moons[activity]
        sun += sun_total
        moon += moon_total
        temple = 1.0 if own.temples[activity] == BUILT else 0.5 if own.temples[activity] == UNUSED else 0.0
        each += [
            float(own.suns[activity]),
            float(own.moons[activity]),
            sun_worth,
            moon_worth,
            sun_total,
            moon_total,
            temple,
            float(own.bonuses[activity]),
            1.0 if own.moon_slots[activity] >= 0 else 0.0,
            float(power) if power and activity in activities else 0.0,
        ]
    bonus = 0
    for ayar in range(4):
        for place, temple_code in enumerate(s.temples[ayar]):
            if temple_code // 4 == seat:
                bonus += s.facts.temple_bonus[min(place, 3)]
    moon += bonus
    best = max([value for other, value in enumerate(outlooks) if other != seat])
    found = [
        1.0,
        1.0 if asked == seat else 0.0,
        float((seat - asked) % len(s.seats)) if asked >= 0 else 0.0,
        1.0 if s.first == seat else 0.0,
        outlooks[seat],
        outlooks[seat] - best,
        float(own.sun),
        float(own.moon),
        float(min(own.sun, own.moon)),
        float(own.sun - own.moon),
        float(dial),
        float(dial * nights),
        sun,
        moon,
        min(sun, moon),
        abs(sun - moon),
        max(sun - moon, 0.0),
    ]
    found += each
    found += [
        float(own.llamas),
        float(llama_points(s, seat, own.llamas)),
        float(bonus),
        weaving,
        farming,
        float(sum(own.maize)),
        float(len(own.islands)),
        float(len(own.pots)),
        len(own.woven) / 3.0,
    ]
    for slot in range(SLOTS):
        found.append(float(own.viracocha[slot]))
    for slot in range(SLOTS):
        found.append(1.0 if is_complete(s, seat, slot) else 0.0)
    for line in range(4):
        found.append(
            float(own.grid[4 * line] + own.grid[4 * line + 1] + own.grid[4 * line + 2] + own.grid[4 * line + 3])
        )
    for line in range(4):
        found.append(float(own.grid[line] + own.grid[4 + line] + own.grid[8 + line] + own.grid[12 + line]))
    beside = retired = 0
    for place in own.markers:
        if place == BESIDE:
            beside += 1
        elif place == RETIRED:
            retired += 1
    found += [float(sum(own.grid)), float(sum(own.standing)), float(beside), float(retired)]
    return found
