"""The idol board (E14): the Offering and the Honor track."""

from __future__ import annotations

from kancha.games.endless_winter.actions import HONOR, TRACKS
from kancha.games.endless_winter.events import IdolRaised
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.errors import Refusal


def can_raise_honor(s: WinterState, seat: int) -> bool:
    """Whether the Honor marker can still move."""
    return s.seats[seat].honor < s.facts.top_level


def judge_idol(s: WinterState, seat: int, track: int) -> Refusal | None:
    """The Offering track always takes an Idol; the Honor track up to its top."""
    if track == HONOR and s.seats[seat].honor >= s.facts.top_level:
        return Refusal("E14.3", "refuse-honor-top", {"level": s.facts.top_level})
    return None


def raise_idol(s: WinterState, seat: int, track: int) -> None:
    """Move a marker up one level and score what the level gives."""
    facts = s.facts
    t = s.seats[seat]
    if track == HONOR:
        t.honor += 1
        order = s.honor_order
        order.remove(seat)
        place = 0
        while place < len(order) and s.seats[order[place]].honor >= t.honor:
            place += 1
        order.insert(place, seat)
        level = t.honor
        points = facts.honor_entry[level]
    elif t.offering < facts.top_level:
        t.offering += 1
        level = t.offering
        points = 0
    else:
        level = t.offering
        points = facts.overflow
    if s.events is not None:
        s.events.append(IdolRaised(seat, TRACKS[track], level))
    s.score(seat, points, "idols.honor" if track == HONOR else "idols.offering")
