"""Every action of the game, and the first code of each family."""

from __future__ import annotations

from typing import Final

from kancha.kernel.action import Action, Family, Space

GOODS: Final = ("salt", "oil", "cloth", "clay")
ORDERS: Final = ("pickled-fish", "lamp-oil", "dyed-cloak", "tanned-hide", "great-jar")
MOST: Final = 30
"""No seat can ever hold more coins: 12 to begin with and 2 on each of six days."""


class Pass(Action):
    """Leave the auction."""

    __slots__ = ()


class Bid(Action):
    """Offer so many coins for the lot."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Deliver(Action):
    """Deliver an order from the hand."""

    __slots__ = ("order",)

    def __init__(self, order: int) -> None:
        self.order = order


class Done(Action):
    """Deliver no more today."""

    __slots__ = ()


class Begin(Action):
    """Chance names the first seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Arrive(Action):
    """Chance draws a crate."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good = good


class Deal(Action):
    """Chance deals an order."""

    __slots__ = ("order",)

    def __init__(self, order: int) -> None:
        self.order = order


SPACE: Final = Space(
    Family(Pass, "pass"),
    Family(Bid, "bid {amount}", amount=MOST + 1),
    Family(Deliver, "deliver {order}", order=ORDERS),
    Family(Done, "done"),
    Family(Begin, "begin {seat}", seat=4),
    Family(Arrive, "arrive {good}", good=GOODS),
    Family(Deal, "deal {order}", order=ORDERS),
)
PASS: Final = SPACE.first(Pass)
BID: Final = SPACE.first(Bid)
DELIVER: Final = SPACE.first(Deliver)
DONE: Final = SPACE.first(Done)
BEGIN: Final = SPACE.first(Begin)
ARRIVE: Final = SPACE.first(Arrive)
DEAL: Final = SPACE.first(Deal)
