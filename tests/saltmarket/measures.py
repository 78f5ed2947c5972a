"""What people count in Saltmarket, and how its questions stand in the turn bar."""

from __future__ import annotations

from typing import Final

from kancha.kernel.guide import Asked, Guide, Place
from kancha.kernel.measures import Measure

from .state import Market

MEASURES: Final = (
    Measure("points", ""),
    Measure("coins", "coin"),
    Measure("crates", "salt"),
    Measure("orders", "order", 0),
    Measure("lot", "salt", 0, common=True),
)

GUIDE: Final = Guide(
    steps={
        "auction": Asked("crumb-auction", [Place("bid", symbol="coin", shows="coins"), Place("pass")]),
        "delivery": Asked(
            "crumb-delivery",
            [Place("deliver", by="order", symbol="order", title="slot-order", hides="*"), Place("done")],
        ),
    },
)


def tally(s: Market) -> list[list[int]]:
    """Count what everybody can see: how many orders a hand holds, not which."""
    return [[s.ledger.totals[own.seat], own.coins, sum(own.goods), len(own.orders), sum(s.lot)] for own in s.seats]
