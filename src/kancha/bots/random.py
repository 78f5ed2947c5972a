"""A bot that plays any legal action."""

from __future__ import annotations

from random import Random

from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State


class RandomBot:
    """Plays uniformly at random."""

    blind = True

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return any legal code."""
        return rng.choice(codes)
