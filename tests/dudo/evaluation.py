"""A first evaluation for bots, in points."""

from __future__ import annotations

from typing import Final

from .state import NONE, Cups

CALLED: Final = 0.6
"""How likely a bid that does not hold is doubted."""


def evaluate(s: Cups, seat: int) -> float:
    """Share the points to come by dice; a bid that stands is about to cost one of them."""
    value = float(s.ledger.totals[seat])
    if not s.stack or not s.seats[seat].left:
        return value
    out = sum(other.left == 0 for other in s.seats)
    dice = float(s.seats[seat].left)
    if s.bidder != NONE:
        holds = s.found(s.face) >= s.count
        if s.bidder == seat:
            dice += (1 - CALLED) / 2 if holds else -CALLED
        elif s.after(s.bidder) == seat:
            dice -= (1 - CALLED) / 2 if holds else -CALLED / 2
    return value + out + (len(s.seats) - 1 - out) * dice / s.total
