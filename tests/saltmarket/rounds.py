"""Chapters 1, 2 and 5: the sequence of play, from the first seat to the last day."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel import steps
from kancha.kernel.state import Step

from .actions import ARRIVE, BEGIN, GOODS
from .auction import Auction
from .events import CrateArrived
from .orders import Delivery, Refill
from .state import Market


class FirstSeat(steps.FirstSeat):
    """Chance names the seat that begins the first day (S1.2)."""

    RULES: ClassVar = ("S1.2",)
    ANSWERS: ClassVar = (BEGIN,)

    def named(self, s: Market, seat: int) -> None:
        """Remember the seat."""
        s.first = seat


class Days(Step):
    """The days one after another, then the final count (S5.1)."""

    RULES: ClassVar = ("S5.1",)

    def run(self, s: Market) -> None:
        """Push the steps of a day, the last one first; after the last day, count the coins."""
        if s.day == s.days:
            s.stack.pop()
            for seat in s.seats:
                s.score(seat.seat, seat.coins // 3, "coins")
            return
        seats = len(s.seats)
        if s.day:
            s.first = (s.first + 1) % seats
        s.day += 1
        order = [(s.first + i) % seats for i in range(seats)]
        for next_seat in reversed(order):
            s.stack.append(Refill(next_seat))
            s.stack.append(Delivery(next_seat))
        s.stack.append(Auction(order))
        s.stack.append(Caravan(s.facts.lot))


class Caravan(steps.BagDraws):
    """Crates are drawn from the bag (S2.1)."""

    RULES: ClassVar = ("S2.1",)
    ANSWERS: ClassVar = (ARRIVE,)

    def bag(self, s: Market) -> list[int]:
        """Return the crates that have not come yet."""
        return s.crates

    def drawn(self, s: Market, good: int) -> None:
        """Move the crate to the lot."""
        s.lot[good] += 1
        if s.events is not None:
            s.events.append(CrateArrived(GOODS[good]))
