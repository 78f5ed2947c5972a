"""A first evaluation in points."""

from __future__ import annotations

from kancha.games.endless_winter.state import State


def evaluate(s: State, seat: int) -> float:
    """Estimate the final points of a seat."""
    return float(s.ledger.totals[seat])
