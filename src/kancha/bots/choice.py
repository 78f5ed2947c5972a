"""How a bot chooses among what it has judged: always the best, or as people do, who err.

How far it strays is measured against how far the choices lie apart, so that it means the same in every game; what is
worse than the average of those looked at is never taken. Noise in points is for matches to learn from.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

NEAR: Final = 3.0
"""With noise nothing is taken that lies further behind the best, in units of the noise."""
LEAST: Final = 1e-12


class Choice:
    """Chooses by values; `strays` is 0 and `noise` is 0 for one who never errs."""

    def __init__(self, strays: float = 0.0, noise: float = 0.0) -> None:
        self.strays = strays
        self.noise = noise

    def pick(self, values: Sequence[float], rng: Random) -> int:
        """Return the place of the chosen value; of equals, the first."""
        best = max(values)
        if self.strays:
            mean = min(best, sum(values) / len(values))
            return self._drawn(values, mean, self.strays * (best - mean), rng)
        if self.noise:
            return self._drawn(values, best - NEAR * self.noise, self.noise, rng)
        return values.index(best)

    def _drawn(self, values: Sequence[float], least: float, spread: float, rng: Random) -> int:
        """Return one that is good enough; the better, the more often."""
        good = [place for place, value in enumerate(values) if value >= least]
        drawn = [values[place] - spread * log(rng.expovariate(1.0) + LEAST) for place in good]
        return good[drawn.index(max(drawn))]
