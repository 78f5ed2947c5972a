"""What people count in Dudo, and how its question stands in the turn bar."""

from __future__ import annotations

from typing import Final

from kancha.kernel.guide import Asked, Guide, Place
from kancha.kernel.measures import Measure

from .state import Cups

MEASURES: Final = (Measure("points", ""), Measure("dice", "die"), Measure("in-play", "die", 0, common=True))

GUIDE: Final = Guide(
    steps={
        "bidding": Asked(
            "crumb-bidding",
            [
                Place("bid", by="face", symbol="{face}", title="slot-face", reasons=["refuse-open-aces"]),
                Place("doubt", symbol="cup"),
            ],
        )
    },
)


def tally(s: Cups) -> list[list[int]]:
    """Count what everybody can see: how many dice a seat has, not which."""
    return [[s.ledger.totals[own.seat], own.left, s.total] for own in s.seats]
