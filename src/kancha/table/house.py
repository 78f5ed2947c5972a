"""The house: what a table asks of the room that its match belongs to. A match without a room has a free house."""

from __future__ import annotations

from typing import Protocol

from kancha.table import errors
from kancha.table.journal import Journal
from kancha.table.seats import Seats


class House(Protocol):
    """What goes beyond the rules: pauses, giving up, clocks."""

    @property
    def ranking(self) -> list[list[int]] | None:
        """How the match ended outside of its rules; None if it did not."""

    @property
    def conceded(self) -> list[int]:
        """The seats that gave up, as far as it is known."""

    @property
    def is_stopped(self) -> bool:
        """Whether nobody may answer now, bots included."""

    @property
    def lesson(self) -> str:
        """The lesson that the match is, "" if it is none or no longer."""

    def may_advise(self, seats: Seats, seat: int) -> bool:
        """Whether a seat may ask for hints."""

    def check_answer(self) -> None:
        """Refuse an answer that may not be given now."""

    def check_take_over(self, asker: int, seat: int) -> None:
        """Refuse that a bot takes over somebody else's seat."""

    def check_give_back(self, seat: int) -> None:
        """Refuse that its owner takes a seat back."""

    def moved(self, journal: Journal, seats: Seats, mine: bool) -> None:
        """The match or its seats have changed, by this server or another one."""


class Shut:
    """The house of a match that the operator has closed: it ended as it stood."""

    is_stopped = True
    lesson = ""

    def __init__(self) -> None:
        self.ranking: list[list[int]] | None = []
        self.conceded: list[int] = []

    def rank(self, scores: list[int]) -> None:
        """Rank the seats by the points that they had."""
        self.ranking = [
            [seat for seat, score in enumerate(scores) if score == points]
            for points in sorted(set(scores), reverse=True)
        ]

    def may_advise(self, seats: Seats, seat: int) -> bool:
        """Whether a seat may ask for hints: there is nothing left to play."""
        return False

    def check_answer(self) -> None:
        """Refuse it."""
        raise errors.closed()

    def check_take_over(self, asker: int, seat: int) -> None:
        """Refuse it."""
        self.check_answer()

    def check_give_back(self, seat: int) -> None:
        """Refuse it."""
        self.check_answer()

    def moved(self, journal: Journal, seats: Seats, mine: bool) -> None:
        """Nobody keeps time."""


class Free:
    """The house of a match that belongs to no room: there are the rules, and nothing else."""

    is_stopped = False
    lesson = ""

    def __init__(self) -> None:
        self.ranking: list[list[int]] | None = None
        self.conceded: list[int] = []

    def may_advise(self, seats: Seats, seat: int) -> bool:
        """Whether a seat may ask for hints: whoever plays against bots alone."""
        return seats.is_alone(seat)

    def check_answer(self) -> None:
        """Allow it."""

    def check_take_over(self, asker: int, seat: int) -> None:
        """Allow it: the seats know for how long somebody has been away."""

    def check_give_back(self, seat: int) -> None:
        """Allow it."""

    def moved(self, journal: Journal, seats: Seats, mine: bool) -> None:
        """Nobody keeps time."""
