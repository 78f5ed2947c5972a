"""A first evaluation for bots."""

from __future__ import annotations

from kancha.games.terraces.scoring import points_in
from kancha.games.terraces.state import Terraces


def evaluate(s: Terraces, seat: int) -> float:
    """Estimate how well a seat stands, in points."""
    value = float(s.ledger.totals[seat])
    if not s.scored[seat]:
        for number in range(len(s.temple_cell)):
            value += points_in(s, seat, number)
    return value
