"""A first evaluation for bots, in points."""

from __future__ import annotations

from .actions import GOODS
from .state import Market


def evaluate(s: Market, seat: int) -> float:
    """Value points made, coins, crates, and orders that are nearly complete."""
    me = s.seats[seat]
    value = s.ledger.totals[seat] + me.coins / 3
    if not s.stack:
        return float(s.ledger.totals[seat])
    for order in me.orders:
        needs = s.facts.needs[order]
        have = sum(min(me.goods[good], needs[good]) for good in range(len(GOODS)))
        value += 0.8 * s.facts.points[order] * (have / sum(needs)) ** 2
    return value + 0.4 * sum(me.goods)
