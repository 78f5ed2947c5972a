"""Chapter 4: delivering orders and drawing new ones."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step

from .actions import DEAL, DELIVER, DONE, GOODS, ORDERS
from .events import OrderDealt, OrderDelivered
from .state import Market


class Delivery(Step):
    """A seat may deliver orders until it says it is done (S4.1).

    It is asked even if it can deliver nothing: a question left out would tell the others about its hand.
    """

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("S4.1", "S4.2")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Market) -> int:
        """The seat answers."""
        return self.seat

    def legal(self, s: Market) -> list[int]:
        """Return the orders that the crates suffice for, and done."""
        me = s.seats[self.seat]
        codes = [DONE]
        for order in sorted(set(me.orders)):
            needs = s.facts.needs[order]
            if all(me.goods[good] >= needs[good] for good in range(len(GOODS))):
                codes.append(DELIVER + order)
        return codes

    def refusal(self, s: Market, code: int) -> Refusal | None:
        """An order may not be in hand (S4.1), or a good may be missing (S4.2)."""
        if code == DONE:
            return None
        order = code - DELIVER
        if not 0 <= order < len(ORDERS):
            return self.other()
        me = s.seats[self.seat]
        if order not in me.orders:
            return Refusal("S4.1", "refuse-not-in-hand", {"order": ORDERS[order]})
        for good, needed in enumerate(s.facts.needs[order]):
            if me.goods[good] < needed:
                return Refusal("S4.2", "refuse-goods", {"order": ORDERS[order], "good": GOODS[good], "needed": needed})
        return None

    def play(self, s: Market, code: int) -> None:
        """Give the crates and score, or stop."""
        if code == DONE:
            s.stack.pop()
            return
        order = code - DELIVER
        me = s.seats[self.seat]
        me.orders.remove(order)
        s.delivered[order] += 1
        for good, needed in enumerate(s.facts.needs[order]):
            me.goods[good] -= needed
            s.sold[good] += needed
        if s.events is not None:
            s.events.append(OrderDelivered(self.seat, ORDERS[order]))
        s.score(self.seat, s.facts.points[order], "orders")

    def clone(self) -> Delivery:
        """Return an independent copy."""
        return Delivery(self.seat)


class Refill(ChanceStep):
    """A seat draws orders up to its hand size (S1.1, S4.3)."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("S4.3", "S1.1")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Market) -> int:
        """Chance answers while the hand is short and the deck lasts."""
        return CHANCE if len(s.seats[self.seat].orders) < s.facts.hand and any(s.deck) else NOBODY

    def legal(self, s: Market) -> list[int]:
        """Return the orders left in the deck."""
        return [DEAL + order for order, count in enumerate(s.deck) if count]

    def weights(self, s: Market) -> list[int]:
        """Return how many copies of each there are."""
        return [count for count in s.deck if count]

    def play(self, s: Market, code: int) -> None:
        """Take the order into the hand."""
        order = code - DEAL
        s.deck[order] -= 1
        s.seats[self.seat].orders.append(order)
        if s.events is not None:
            s.events.append(OrderDealt(self.seat, ORDERS[order]))

    def clone(self) -> Refill:
        """Return an independent copy."""
        return Refill(self.seat)
