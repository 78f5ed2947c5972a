"""The records of the game: a seat and the whole market."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import BAG, OWNER, SHARED, Part, State

from .actions import GOODS
from .facts import Facts


class Seat(Part):
    """What a seat owns."""

    SEES: ClassVar = {"orders": OWNER}

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins
        self.goods: list[int] = [0] * len(GOODS)
        self.orders: list[int] = []


class Market(State):
    """A complete position."""

    SEES: ClassVar = {"deck": BAG, "facts": SHARED}

    def __init__(self, facts: Facts, seats: int, days: int) -> None:
        super().__init__(seats)
        self.facts = facts
        self.days = days
        self.day = 0
        self.first = 0
        self.seats: list[Seat] = [Seat(seat, facts.coins) for seat in range(seats)]
        self.crates: list[int] = facts.crates[:]
        self.deck: list[int] = facts.copies[:]
        self.lot: list[int] = [0] * len(GOODS)
        self.delivered: list[int] = [0] * len(facts.copies)
        self.sold: list[int] = [0] * len(GOODS)
        self.spoiled: list[int] = [0] * len(GOODS)
