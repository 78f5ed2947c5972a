"""What people count in Ayar: Suns and Moons, the dial, pieces, and what the turn in progress has set going.

Nothing is hidden in Ayar. What a turn has triggered but not paid yet is read from the pending steps.
"""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.checks import EndOfTurn, reached, temple_column
from kancha.games.ayar.facts import BONUS_INTI
from kancha.games.ayar.names import BUILT, COLUMN_CHECK, FERTILE_CHECK, MOON, RAYMI_CHECK, ROW_CHECK, SUN, TEMPLE_CHECK
from kancha.games.ayar.night import next_track
from kancha.games.ayar.power import Activity
from kancha.games.ayar.scoring import best_split, devotion_suns, is_complete, llama_points
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import BuildingSlot, TamboChoice
from kancha.games.ayar.travel import GoldAyar, line_power
from kancha.games.ayar.viracocha import ViracochaSlot
from kancha.kernel.measures import Measure

MEASURES: Final = (
    Measure("points", "gained"),
    Measure("estimate", "star"),
    Measure("sun-points", "sun"),
    Measure("moon-points", "moon"),
    Measure("dial", "dial"),
    Measure("coming", "flag-reed", due=True),
    Measure("power", "token", fleeting=True),
    Measure("temple-due", "temple-plain", fleeting=True, due=True),
    Measure("line-due", "bonus-viracocha", fleeting=True, due=True),
    Measure("suns", "disc-sun"),
    Measure("moons", "disc-moon"),
    Measure("harvest", "temple-reed", due=True),
    Measure("viracocha", "viracocha"),
    Measure("slots", "bonus-viracocha"),
    Measure("llamas", "llama"),
    Measure("temples", "temple-farming", due=True),
    Measure("bonuses", "bonus-marker"),
    Measure("maize", "maize"),
    Measure("islands", "island"),
    Measure("textiles", "act-weaving"),
    Measure("pots", "act-pottery"),
    Measure("tambos", "tambo", 0),
    Measure("teal", "man-teal", 0, common=True),
    Measure("grey", "man-grey", 0, common=True),
    Measure("brown", "man-brown", 0, common=True),
    Measure("purple", "man-purple", 0, common=True),
)


def tally(s: AyarState) -> list[list[int]]:
    """Return the measures of all seats, the Ayllu included."""
    coming = pending_devotion(s)
    powers = pending_power(s)
    due = pending_rewards(s)
    held = [0] * len(s.seats)
    for step in s.stack:
        if isinstance(step, ViracochaSlot):
            held[step.seat] += 1
    rows: list[list[int]] = []
    for own in s.seats:
        seat = own.seat
        is_ayllu = seat == s.automa
        rows.append(
            [
                min(own.sun, own.moon),
                if_ended(s, seat),
                own.sun,
                own.moon,
                sum(own.devotion),
                coming[seat],
                powers[seat],
                due[seat][0],
                due[seat][1],
                sum(own.suns),
                sum(own.moons),
                temple_points(s, seat),
                sum(own.viracocha) + held[seat],
                complete_slots(s, seat),
                own.llamas,
                own.temples.count(BUILT),
                sum(own.bonuses),
                s.ayllu[0].maize if is_ayllu else sum(own.maize),
                len(own.islands),
                len(s.ayllu[0].textiles) if is_ayllu else len(own.woven) // 3,
                len(own.pots),
                sum(own.grid),
                s.ayar[0],
                s.ayar[1],
                s.ayar[2],
                s.ayar[3],
            ]
        )
    return rows


def temple_points(s: AyarState, seat: int) -> int:
    """Return the Moon points of a seat's temples when their Ayar retire, by the Moons of now (A8.3)."""
    total = 0
    for row in s.temples:
        for place, temple in enumerate(row):
            if temple // 4 == seat:
                total += s.seats[seat].moons[temple % 4] + s.facts.temple_bonus[temple_column(s, place)]
    return total


def complete_slots(s: AyarState, seat: int) -> int:
    """Return the bonus slots that a seat has completed."""
    count = 0
    for slot in range(len(s.facts.slot_need)):
        if is_complete(s, seat, slot):
            count += 1
    return count


def if_ended(s: AyarState, seat: int) -> int:
    """Return the lower total after the best split of the llamas (A9.1, A9.2)."""
    own = s.seats[seat]
    if own.llamas == 0 or not s.stack:
        return min(own.sun, own.moon)
    track = next_track(s, seat)
    if track != SUN:
        rest = own.llamas if track == MOON else 0
        return min(own.sun, own.moon + llama_points(s, seat, rest))
    to_sun, to_moon = best_split(s, seat)
    return min(own.sun + llama_points(s, seat, to_sun), own.moon + llama_points(s, seat, to_moon))


def pending_devotion(s: AyarState) -> list[int]:
    """Return the devotion that the turn in progress would still give each seat by its Suns of now (A7.2, A7.3)."""
    found = [0] * len(s.seats)
    checks: list[int] = []
    for step in s.stack:
        if isinstance(step, EndOfTurn):
            checks = step.pending
            for line in emptied_lines(step):
                bonus = s.facts.bonuses[line]
                if bonus >= BONUS_INTI:
                    found[step.seat] += devotion_suns(s, step.seat, bonus - BONUS_INTI)
        elif isinstance(step, TamboChoice):
            checks = reached(s, step.ayar, step.before)
    for check in checks:
        if RAYMI_CHECK <= check < FERTILE_CHECK:
            activity = s.facts.tile_activity[s.raymi[check - RAYMI_CHECK]]
            for seat in range(len(s.seats)):
                found[seat] += devotion_suns(s, seat, activity)
    return found


def emptied_lines(step: EndOfTurn) -> list[int]:
    """Return the lines whose bonus waits at the end of a turn."""
    lines: list[int] = []
    if ROW_CHECK in step.pending:
        lines.append(step.row)
    if COLUMN_CHECK in step.pending:
        lines.append(4 + step.column)
    return lines


def pending_rewards(s: AyarState) -> list[list[int]]:
    """Return for each seat the temples and the bonuses of emptied lines that wait for the end of its turn (A7)."""
    found = [[0, 0] for _ in s.seats]
    for step in s.stack:
        if isinstance(step, EndOfTurn):
            found[step.seat] = [step.pending.count(TEMPLE_CHECK), len(emptied_lines(step))]
    return found


def pending_power(s: AyarState) -> list[int]:
    """Return the power that each seat has left in the turn in progress."""
    found = [0] * len(s.seats)
    for step in s.stack:
        if isinstance(step, (TamboChoice, BuildingSlot)):
            found[step.seat] = step.base
        elif isinstance(step, GoldAyar):
            found[step.seat] = line_power(s, step.seat, step.line)
        elif isinstance(step, Activity):
            found[step.seat] = step.left(s)
    return found
