"""Chapters 1, 2 and 5: the sequence of play, from the first seat to the last day."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step

from .actions import ARRIVE, BEGIN, GOODS
from .auction import Auction
from .events import CrateArrived
from .orders import Delivery, Refill
from .state import Market


class FirstSeat(ChanceStep):
    """Chance names the seat that begins the first day (S1.2)."""

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ("S1.2",)

    def legal(self, s: Market) -> list[int]:
        """Return any seat."""
        return list(range(BEGIN, BEGIN + len(s.seats)))

    def play(self, s: Market, code: int) -> None:
        """Remember the seat."""
        s.stack.pop()
        s.first = code - BEGIN

    def clone(self) -> FirstSeat:
        """Return an independent copy."""
        return FirstSeat()


class Days(Step):
    """The days one after another, then the final count (S5.1)."""

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ("S5.1",)

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

    def clone(self) -> Days:
        """Return an independent copy."""
        return Days()


class Caravan(ChanceStep):
    """Crates are drawn from the bag (S2.1)."""

    __slots__ = ("left",)
    RULES: ClassVar[tuple[str, ...]] = ("S2.1",)

    def __init__(self, left: int) -> None:
        self.left = left

    def who(self, s: Market) -> int:
        """Chance answers as long as crates are due and the bag has any."""
        return CHANCE if self.left and any(s.crates) else NOBODY

    def legal(self, s: Market) -> list[int]:
        """Return the goods in the bag."""
        return [ARRIVE + good for good, count in enumerate(s.crates) if count]

    def weights(self, s: Market) -> list[int]:
        """Return how many crates of each there are."""
        return [count for count in s.crates if count]

    def play(self, s: Market, code: int) -> None:
        """Move the crate to the lot."""
        good = code - ARRIVE
        self.left -= 1
        s.crates[good] -= 1
        s.lot[good] += 1
        if s.events is not None:
            s.events.append(CrateArrived(GOODS[good]))

    def clone(self) -> Caravan:
        """Return an independent copy."""
        return Caravan(self.left)
