"""A first evaluation of positions, in points: what a seat has, and what its Suns, Moons and llamas will still give."""

from __future__ import annotations

from kancha.games.ayar.state import Table


def evaluate(s: Table, seat: int) -> float:
    """Estimate the final score of a seat against the best of the others."""
    own = s.seats[seat]
    return float(min(own.sun, own.moon))
