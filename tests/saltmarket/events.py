"""What can happen, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event
from kancha.kernel.state import OWNER


class CrateArrived(Event):
    """A crate joined the lot."""

    RULES: ClassVar = ("S2.1",)
    good: str


class LotSold(Event):
    """A seat took the lot."""

    RULES: ClassVar = ("S3.1",)
    seat: int
    price: int


class LotSpoiled(Event):
    """Nobody wanted the lot."""

    RULES: ClassVar = ("S3.4",)


class OrderDealt(Event):
    """A seat drew an order; which one, it alone knows."""

    SEES: ClassVar = {"order": OWNER}
    RULES: ClassVar = ("S4.3",)
    seat: int
    order: str


class OrderDelivered(Event):
    """A seat delivered an order."""

    RULES: ClassVar = ("S4.1",)
    seat: int
    order: str
