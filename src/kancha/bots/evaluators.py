"""Evaluators: what positions at the end of a turn are worth to a seat, many at once.

All bots that think in turns judge through this one interface, so that what judges (by hand, or learned) and what
searches can be put together as one likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State


class Evaluator(Protocol):
    """Judges complete states, imagined or true."""

    def judge(self, game: Rulebook, states: Sequence[State], seat: int) -> list[float]:
        """Return for each state by how many points the seat should end before its best rival."""
        ...


class HandEvaluator:
    """Judges by the evaluation that the game brings."""

    def judge(self, game: Rulebook, states: Sequence[State], seat: int) -> list[float]:
        """Return the difference of the values to the best rival's."""
        return [lead(game.values(state), seat) for state in states]


def lead(values: Sequence[float], seat: int) -> float:
    """Return how far a seat is before its best rival; alone, what it has."""
    rivals = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(rivals) if rivals else values[seat]
