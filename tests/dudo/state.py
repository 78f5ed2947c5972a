"""The records of the game: a seat with its cup, and the whole table."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.kernel.state import OWNER_BAG, SHARED, Part, State

from .actions import ACES, FACES
from .facts import Facts

NONE: Final = -1
"""No seat: nobody has bid yet."""


class Seat(Part):
    """What a seat has."""

    SEES: ClassVar = {"dice": OWNER_BAG}

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        """How many dice it owns."""
        self.dice: list[int] = [0] * len(FACES)
        """Those under its cup, by face."""


class Cups(State):
    """A complete position."""

    SEES: ClassVar = {"facts": SHARED}

    def __init__(self, facts: Facts, seats: int, dice: int) -> None:
        super().__init__(seats)
        self.facts = facts
        self.seats: list[Seat] = [Seat(seat, dice) for seat in range(seats)]
        self.lost = 0
        """Dice that are out of the game."""
        self.round = 0
        self.starter = 0
        self.bidder = NONE
        self.count = 0
        """The bid that stands: so many dice ..."""
        self.face = ACES
        """... of this face."""
        self.shown: list[list[int]] = []
        """What lay under each cup when somebody doubted last, by face."""
        self.last: list[int] = []
        """That bid, its seat, who doubted and how many dice there were: count, face, bidder, doubter, found."""

    @property
    def total(self) -> int:
        """How many dice are in the game."""
        return sum(seat.left for seat in self.seats)

    def after(self, seat: int) -> int:
        """Return the next seat that has dice."""
        seats = len(self.seats)
        return next(n % seats for n in range(seat + 1, seat + 1 + seats) if self.seats[n % seats].left)

    def found(self, face: int) -> int:
        """Return how many dice of all cups count for a face: aces stand for any other (D4.2)."""
        wild = 0 if face == ACES else sum(seat.dice[ACES] for seat in self.seats)
        return sum(seat.dice[face] for seat in self.seats) + wild
