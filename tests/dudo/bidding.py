"""Chapters 3 and 4: bids that rise, and the doubt that ends a round."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask

from .actions import ACES, BID, DOUBT, FACES
from .events import BidDoubted, BidMade, DieLost
from .state import NONE, Cups


class Bidding(Ask):
    """Bid higher than the last one, or doubt it; the turn goes round."""

    RULES: ClassVar = ("D3.1", "D3.2", "D4.1")
    ANSWERS: ClassVar = (BID, DOUBT)

    def legal(self, s: Cups) -> list[int]:
        """Doubt, if there is a bid; every higher bid up to the number of dice."""
        codes = [] if s.bidder == NONE else [DOUBT]
        for face in range(len(FACES)):
            if s.bidder == NONE:
                least = 1 if face != ACES else s.total + 1
            elif s.face == ACES:
                least = s.count + 1 if face == ACES else 2 * s.count + 1
            elif face == ACES:
                least = (s.count + 1) // 2
            else:
                least = s.count + 1 if face <= s.face else s.count
            codes += [BID.code(count - 1, face) for count in range(least, s.total + 1)]
        return codes

    def refusal(self, s: Cups, code: int) -> Refusal | None:
        """Nothing to doubt, too many dice, or a bid that is not higher."""
        if code == DOUBT:
            return Refusal("D4.1", "refuse-no-bid") if s.bidder == NONE else None
        place, face = BID.read(code)
        count = place + 1
        if count > s.total:
            return Refusal("D3.5", "refuse-too-many", {"dice": s.total})
        if s.bidder == NONE:
            return Refusal("D3.3", "refuse-open-aces") if face == ACES else None
        if face == s.face or ACES not in (face, s.face):
            if count < s.count or (count == s.count and face <= s.face):
                return Refusal("D3.2", "refuse-low-bid", {"count": s.count, "face": FACES[s.face]})
        elif face == ACES and 2 * count < s.count:
            return Refusal("D3.4", "refuse-few-aces", {"least": (s.count + 1) // 2})
        elif face != ACES and count <= 2 * s.count:
            return Refusal("D3.4", "refuse-after-aces", {"least": 2 * s.count + 1})
        return None

    def play(self, s: Cups, code: int) -> None:
        """Let the bid stand and ask the next seat; or lift the cups."""
        if code == DOUBT:
            s.stack.pop()
            lift(s, self.seat)
            return
        place, s.face = BID.read(code)
        s.count = place + 1
        s.bidder = self.seat
        if s.events is not None:
            s.events.append(BidMade(self.seat, s.count, FACES[s.face]))
        self.seat = s.after(self.seat)

    def words(self, s: Cups) -> dict[str, int | str]:
        """Tell the bid that stands."""
        return {"count": s.count, "face": FACES[s.face]}


def lift(s: Cups, doubter: int) -> None:
    """Show all dice and take one from whoever was wrong (D4.1-D4.3); without dice a seat is out (D5.1)."""
    found = s.found(s.face)
    s.reveal()
    s.shown = [seat.dice[:] for seat in s.seats]
    s.last = [s.count, s.face, s.bidder, doubter, found]
    if s.events is not None:
        s.events.append(BidDoubted(doubter, s.bidder, s.count, FACES[s.face], found))
    loser = s.seats[doubter if found >= s.count else s.bidder]
    loser.left -= 1
    s.lost += 1
    s.bidder = NONE
    s.count = 0
    for seat in s.seats:
        seat.dice = [0] * len(FACES)
    if s.events is not None:
        s.events.append(DieLost(loser.seat, loser.left))
    s.starter = loser.seat
    if loser.left == 0:
        s.starter = s.after(loser.seat)
        s.score(loser.seat, sum(seat.left == 0 for seat in s.seats) - 1, "outlasted")
