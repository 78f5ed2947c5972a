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
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    BESIDE,
    BUILT,
    MARKERS,
    RETIRED,
    SUN_SLOT,
    UNUSED,
    WILD,
)
from kancha.games.ayar.night import harvester, retiring
from kancha.games.ayar.rounds import Rounds
from kancha.games.ayar.scoring import is_complete, llama_points
from kancha.games.ayar.state import AyarState, Seat
from kancha.games.ayar.travel import line_powers
from kancha.kernel.measures import by_distance

VERSION: Final = 2
RIVALS: Final = 3
SLOTS: Final = 9
LINES: Final = 8
POWERS: Final = 3
"""So many of the strongest lines that are free for a marker are told."""

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
    *(f"quadrant-{quadrant}" for quadrant in range(4)),
    *(f"stands.{marker}" for marker in MARKERS),
    *(f"power-{place}" for place in range(POWERS)),
    *(f"row-moons.{ayar}" for ayar in AYAR),
    *("tonight", "moon-best", "moon-next"),
    *(f"feast.{ayar}" for ayar in AYAR),
    *("two-best", "planted", "harvests", "pot-largest", "pot-wilds", "viracochas"),
)
"""Of each seat. `row-moons` is what its temples in a row would score, `tonight` what those of the next to retire would;
`moon-best` is the best of the activities whose Moon slot is free; `feast` are its Suns at the next Raymi of a path."""
COMMON: Final = (
    *("round", "night", "laps", "nights", "solo", "seats"),
    *(f"raymi.{activity}" for activity in ACTIVITIES),
    *(f"ayar.{ayar}" for ayar in AYAR),
    *(f"fled.{ayar}" for ayar in AYAR),
    *(f"temples.{ayar}" for ayar in AYAR),
    *(f"retires.{ayar}" for ayar in AYAR),
    *(f"feast-in.{ayar}" for ayar in AYAR),
    *(f"open.{activity}" for activity in ACTIVITIES),
    *("pots", "supply", "herd", "level"),
)
"""`open` counts the empty building slots that Ayar have passed, `feast-in` the spaces to the next Raymi of a path."""


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
    next_one = retiring(s)
    for ayar in range(4):
        found.append(1.0 if ayar == next_one else 0.0)
    for ayar in range(4):
        slot = next_raymi(s, ayar)
        found.append(float(s.facts.raymi_space[slot] - s.ayar[ayar]) if slot >= 0 else 0.0)
    found += open_sites(s)
    level = s.ayllu[0].board + 1 if s.ayllu else 0
    found += [float(s.stack_pots), float(s.viracocha), float(s.llamas), float(level)]
    return found


def next_raymi(s: AyarState, ayar: int) -> int:
    """Return the slot of the next Raymi tile on the path of an Ayar who travels, or -1."""
    if not s.fled[ayar]:
        for slot in s.facts.raymi_of[ayar]:
            if s.raymi[slot] >= 0 and s.facts.raymi_space[slot] > s.ayar[ayar]:
                return slot
    return -1


def open_sites(s: AyarState) -> list[float]:
    """Count the empty building slots behind the Ayar who travel, by activity."""
    found = [0.0, 0.0, 0.0, 0.0]
    facts = s.facts
    for ayar in range(4):
        if s.fled[ayar]:
            continue
        for site in facts.sites[ayar]:
            if facts.site_segment[site] >= s.ayar[ayar]:
                break
            if s.tambos[site] < 0:
                found[facts.site_activity[site]] += 1.0
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
    add_grid(own, found)
    add_steps(s, own, found)
    add_nights(s, own, found)
    for ayar in range(4):
        slot = next_raymi(s, ayar)
        found.append(float(own.suns[s.facts.tile_activity[s.raymi[slot]]] + extra) if slot >= 0 else 0.0)
    suns = sorted(own.suns, reverse=True)
    found += [float(suns[0] + suns[1]), float(s.terrace.count(seat)), 1.0 if harvester(s) == seat else 0.0]
    add_pots(s, own, found)
    found.append(float(sum(own.viracocha)))
    return found


def add_grid(own: Seat, found: list[float]) -> None:
    """Add the tambos of each line and in all, and where the markers are."""
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


def add_steps(s: AyarState, own: Seat, found: list[float]) -> None:
    """Add what next turns can start from: quadrants, standing markers, and the power of the strongest free lines."""
    grid = own.grid
    for first in (0, 2, 8, 10):
        found.append(float(grid[first] + grid[first + 1] + grid[first + 4] + grid[first + 5]))
    for marker in range(5):
        found.append(float(own.standing[marker]))
    powers = line_powers(s, own.seat)
    for place in own.markers:
        if place >= 0:
            powers[place] = 0
    powers.sort(reverse=True)
    for place in range(POWERS):
        found.append(float(powers[place]))


def add_nights(s: AyarState, own: Seat, found: list[float]) -> None:
    """Add what the next nights would score: temples by row, those of the next to retire, and free Moon slots."""
    next_one = retiring(s)
    tonight = 0.0
    for ayar in range(4):
        moons = 0
        if not s.fled[ayar]:
            for place, temple in enumerate(s.temples[ayar]):
                if temple // 4 == own.seat:
                    moons += own.moons[temple % 4] + s.facts.temple_bonus[min(place, 3)]
        found.append(float(moons))
        if ayar == next_one:
            tonight = float(moons)
    best = second = 0
    for activity in range(4):
        moons = own.moons[activity]
        if own.moon_slots[activity] >= 0:
            continue
        if moons > best:
            best, second = moons, best
        elif moons > second:
            second = moons
    found += [tonight, float(best), float(second)]


def add_pots(s: AyarState, own: Seat, found: list[float]) -> None:
    """Add the pots of the colour that a seat has most of, and its wild ones."""
    counts = [0] * (len(s.facts.pots) // 2)
    wilds = 0
    for pot in own.pots:
        if pot == WILD:
            wilds += 1
        else:
            counts[pot // 2] += 1
    found += [float(max(counts)), float(wilds)]
