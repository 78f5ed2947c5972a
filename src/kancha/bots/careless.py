"""A bot that plays as people do who are still learning: it takes one of the good turns, not always the best.

How far it strays is measured against how far the turns lie apart, so that it means the same in every game; a turn that
is worse than the average of those looked at is never taken.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from kancha.bots.planner import PlanningBot
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

LEAST: Final = 1e-12


class CarelessBot:
    """Chooses among the turns of another bot; `strays` is 0 for one who never errs."""

    blind = False

    def __init__(self, planner: PlanningBot, strays: float) -> None:
        self._planner = planner
        self.strays = strays

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return a code whose turn is above the average; the better, the more often."""
        if len(codes) == 1:
            return codes[0]
        values = self._planner.weigh(game, seat, seen, codes, rng)
        best = max(values.values())
        mean = min(best, sum(values.values()) / len(values))
        noise = self.strays * (best - mean)
        good = sorted(code for code in values if values[code] >= mean)
        return max(good, key=lambda code: (values[code] - noise * log(rng.expovariate(1.0) + LEAST), -code))
