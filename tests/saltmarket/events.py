"""What can happen, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import OWNER, Event


class CrateArrived(Event):
    """A crate joined the lot."""

    __slots__ = ("good",)
    RULES: ClassVar[tuple[str, ...]] = ("S2.1",)

    def __init__(self, good: str) -> None:
        self.good = good


class LotSold(Event):
    """A seat took the lot."""

    __slots__ = ("price", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("S3.1",)

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price


class LotSpoiled(Event):
    """Nobody wanted the lot."""

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ("S3.4",)


class OrderDealt(Event):
    """A seat drew an order; which one, it alone knows."""

    __slots__ = ("order", "seat")
    SEES: ClassVar[dict[str, str]] = {"order": OWNER}
    RULES: ClassVar[tuple[str, ...]] = ("S4.3",)

    def __init__(self, seat: int, order: str) -> None:
        self.seat = seat
        self.order = order


class OrderDelivered(Event):
    """A seat delivered an order."""

    __slots__ = ("order", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("S4.1",)

    def __init__(self, seat: int, order: str) -> None:
        self.seat = seat
        self.order = order
