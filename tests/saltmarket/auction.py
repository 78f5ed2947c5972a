"""Chapter 3: the auction of the lot."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step

from .actions import BID, GOODS, PASS
from .events import LotSold, LotSpoiled
from .state import Market


class Auction(Step):
    """Raise or drop out until one bidder is left; `live` holds the seats still in, the next to answer first."""

    RULES: ClassVar = ("S3.1", "S3.2")
    ANSWERS: ClassVar = (PASS, BID)

    def __init__(self, live: list[int], best: int = 0) -> None:
        self.live = live
        self.best = best

    def who(self, s: Market) -> int:
        """The next seat answers, until one is left that has bid (S3.1, Q1), or none."""
        if not self.live or (len(self.live) == 1 and (self.best or not s.facts.last_is_asked)):
            return NOBODY
        return self.live[0]

    def legal(self, s: Market) -> list[int]:
        """Pass, or any higher bid that the purse covers."""
        coins = s.seats[self.live[0]].coins
        return [PASS, *BID.codes[self.best + 1 : coins + 1]]

    def refusal(self, s: Market, code: int) -> Refusal | None:
        """A bid may be too low (S3.2) or not covered (S3.3)."""
        if code == PASS:
            return None
        amount = BID.value(code)
        if amount <= self.best:
            return Refusal("S3.2", "refuse-low-bid", {"best": self.best})
        coins = s.seats[self.live[0]].coins
        if amount > coins:
            return Refusal("S3.3", "refuse-purse", {"coins": coins})
        return None

    def play(self, s: Market, code: int) -> None:
        """Go out, or become the best bidder and wait at the end of the row."""
        seat = self.live.pop(0)
        if code != PASS:
            self.best = BID.value(code)
            self.live.append(seat)

    def run(self, s: Market) -> None:
        """Hand the lot over or let it spoil, and pay wages (S3.1, S3.4, S3.5)."""
        s.stack.pop()
        winner = self.live[0] if self.best else NOBODY
        for seat in s.seats:
            if seat.seat != winner:
                seat.coins += s.facts.wages
        goes_to = s.spoiled
        if self.best:
            s.seats[winner].coins -= self.best
            goes_to = s.seats[winner].goods
        for good in range(len(GOODS)):
            goes_to[good] += s.lot[good]
            s.lot[good] = 0
        if s.events is not None:
            s.events.append(LotSold(winner, self.best) if self.best else LotSpoiled())

    def words(self, s: Market) -> dict[str, int | str]:
        """Tell the best bid."""
        return {"best": self.best}
