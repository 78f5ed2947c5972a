"""What a game may say about its turns: measures, places in the turn bar, whose turn it is."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from kancha.kernel.guide import Guide
from kancha.kernel.measures import POINTS, Measure
from kancha.kernel.state import State

S = TypeVar("S", bound=State, default=Any)
"""The state of a game; who speaks of any game leaves it out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guided(Generic[S]):
    """The part of a rulebook that makes turns of its questions; everything here has a sensible default."""

    measures: ClassVar[tuple[Measure, ...]] = (Measure(POINTS, ""),)
    """The numbers of a position that people care about, the most important first."""
    guide: ClassVar[Guide] = Guide()
    """How the questions stand in the turn bar."""

    def tally(self, s: S, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats, an automa's included, as far as one viewer may know them."""
        totals: list[int] = s.ledger.totals
        return [[points] for points in totals]

    def measure(self, s: S, seat: int) -> list[int]:
        """Return the measures of one seat as it knows them itself."""
        return self.tally(s, seat)[seat]

    def turn(self, s: S) -> list[int]:
        """Name the present turn: whose it is, and numbers that tell it from others of the same seat.

        An empty list says that the turn before goes on. A new turn begins when another seat is asked, unless a game
        knows better.
        """
        seat: int = s.seat
        return [seat] if seat >= 0 else []

    def is_forced(self, s: S) -> bool:
        """Tell whether the pending question has one answer only; a game may know sooner than by listing all."""
        return len(s.legal()) == 1

    def obvious(self, s: S) -> int:
        """Return the answer that anybody would give to the pending question, though others are legal; -1: none.

        Like an only one it plays itself, for a person who has not switched that off.
        """
        return -1

    def note(self, s: S, seat: int, slot: str) -> tuple[str, dict[str, int | str]] | None:
        """Say something about a place of the turn bar that `notes`: a message id with its arguments; None: nothing."""
        return None
