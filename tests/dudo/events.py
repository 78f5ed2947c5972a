"""What can happen, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event
from kancha.kernel.state import OWNER


class RoundBegun(Event):
    """Everybody shakes a cup."""

    RULES: ClassVar = ("D2.1",)
    round: int


class DiceRolled(Event):
    """A seat looked under its cup; what lies there, it alone knows."""

    SEES: ClassVar = {"faces": OWNER}
    RULES: ClassVar = ("D2.1",)
    seat: int
    faces: list[str]


class BidMade(Event):
    """A seat said how many dice of a face there are."""

    RULES: ClassVar = ("D3.1",)
    seat: int
    count: int
    face: str


class BidDoubted(Event):
    """The cups were lifted."""

    RULES: ClassVar = ("D4.1", "D4.2")
    seat: int
    bidder_seat: int
    count: int
    face: str
    found: int


class DieLost(Event):
    """A seat lost a die."""

    RULES: ClassVar = ("D4.3",)
    seat: int
    left: int
