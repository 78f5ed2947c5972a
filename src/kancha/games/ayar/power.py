"""The power of an activity (A6.0): empty cells of the line, and one more with the completed bonus."""

from __future__ import annotations

from kancha.games.ayar.state import Table


def full_power(s: Table, seat: int, activity: int, base: int) -> int:
    """Return the power of an activity from the empty cells of the line; the bonus of the moment counts (Q10)."""
    facts = s.facts
    if s.seats[seat].viracocha[activity] >= facts.slot_need[activity]:
        return min(base + 1, facts.max_power)
    return base


def power_left(s: Table, seat: int, activity: int, base: int, spent: int) -> int:
    """Return the power that is left to spend."""
    return full_power(s, seat, activity, base) - spent
