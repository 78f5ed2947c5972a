"""Chapter 4: delivering orders and drawing new ones."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY
from kancha.kernel.steps import AskAny, BagDraw

from .actions import DEAL, DELIVER, DONE, GOODS, ORDERS
from .events import OrderDealt, OrderDelivered
from .state import Market


class Delivery(AskAny):
    """A seat may deliver orders until it says it is done (S4.1).

    It is asked even if it can deliver nothing: a question left out would tell the others about its hand.
    """

    RULES: ClassVar = ("S4.1", "S4.2")
    ANSWERS: ClassVar = (DELIVER, DONE)
    UNTIL: ClassVar = DONE

    def choices(self, s: Market) -> list[int]:
        """Return the orders that the crates suffice for."""
        me = s.seats[self.seat]
        codes = []
        for order in sorted(set(me.orders)):
            needs = s.facts.needs[order]
            if all(me.goods[good] >= needs[good] for good in range(len(GOODS))):
                codes.append(DELIVER.code(order))
        return codes

    def judge(self, s: Market, code: int) -> Refusal | None:
        """An order may not be in hand (S4.1), or a good may be missing (S4.2)."""
        order = DELIVER.value(code)
        me = s.seats[self.seat]
        if order not in me.orders:
            return Refusal("S4.1", "refuse-not-in-hand", {"order": ORDERS[order]})
        for good, needed in enumerate(s.facts.needs[order]):
            if me.goods[good] < needed:
                return Refusal("S4.2", "refuse-goods", {"order": ORDERS[order], "good": GOODS[good], "needed": needed})
        return None

    def take(self, s: Market, code: int) -> None:
        """Give the crates and score."""
        order = DELIVER.value(code)
        me = s.seats[self.seat]
        me.orders.remove(order)
        s.delivered[order] += 1
        for good, needed in enumerate(s.facts.needs[order]):
            me.goods[good] -= needed
            s.sold[good] += needed
        if s.events is not None:
            s.events.append(OrderDelivered(self.seat, ORDERS[order]))
        s.score(self.seat, s.facts.points[order], "orders")


class Refill(BagDraw):
    """A seat draws orders up to its hand size (S1.1, S4.3)."""

    RULES: ClassVar = ("S4.3", "S1.1")
    ANSWERS: ClassVar = (DEAL,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Market) -> int:
        """Chance answers while the hand is short and the deck lasts."""
        return CHANCE if len(s.seats[self.seat].orders) < s.facts.hand and any(s.deck) else NOBODY

    def bag(self, s: Market) -> list[int]:
        """Return the deck."""
        return s.deck

    def drawn(self, s: Market, order: int) -> None:
        """Take the order into the hand."""
        s.seats[self.seat].orders.append(order)
        if s.events is not None:
            s.events.append(OrderDealt(self.seat, ORDERS[order]))
