"""A first evaluation for bots, in points."""

from __future__ import annotations

from typing import Final

from .actions import GOODS
from .auction import Auction
from .state import Market

NEW_ORDER: Final = 2.0
"""What an order that will be drawn may be worth: stopping early must not look better for the new cards it brings."""


def evaluate(s: Market, seat: int) -> float:
    """Value points made, coins, crates, and orders that are nearly complete; in an auction, also the best bid."""
    if not s.stack:
        return float(s.ledger.totals[seat])
    me = s.seats[seat]
    value = s.ledger.totals[seat] + me.coins / 3 + _stock(s, seat, me.goods)
    step = s.stack[-1]
    if isinstance(step, Auction) and step.best and step.live[-1] == seat:
        goods = [me.goods[good] + s.lot[good] for good in range(len(GOODS))]
        gain = _stock(s, seat, goods) - _stock(s, seat, me.goods) - (step.best + 2) / 3
        value += gain if len(step.live) == 1 else gain / 2
    return value


def _stock(s: Market, seat: int, goods: list[int]) -> float:
    value = 0.2 * sum(goods) + NEW_ORDER * (s.facts.hand - len(s.seats[seat].orders))
    for order in s.seats[seat].orders:
        needs = s.facts.needs[order]
        have = sum(min(goods[good], needs[good]) for good in range(len(GOODS)))
        value += 0.8 * s.facts.points[order] * have / sum(needs)
    return value
