"""What can happen, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import OWNER, Event


class CrateArrived(Event):
    """A crate joined the lot."""

    RULES: ClassVar = ("S2.1",)

    def __init__(self, good: str) -> None:
        self.good = good


class LotSold(Event):
    """A seat took the lot."""

    RULES: ClassVar = ("S3.1",)

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price


class LotSpoiled(Event):
    """Nobody wanted the lot."""

    RULES: ClassVar = ("S3.4",)


class OrderDealt(Event):
    """A seat drew an order; which one, it alone knows."""

    SEES: ClassVar = {"order": OWNER}
    RULES: ClassVar = ("S4.3",)

    def __init__(self, seat: int, order: str) -> None:
        self.seat = seat
        self.order = order


class OrderDelivered(Event):
    """A seat delivered an order."""

    RULES: ClassVar = ("S4.1",)

    def __init__(self, seat: int, order: str) -> None:
        self.seat = seat
        self.order = order
