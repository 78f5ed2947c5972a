"""A bot that thinks in turns: it completes the turn that each action begins, and takes what leaves it best placed.

Against its best rival, that is: points that a rival gets too are worth nothing.
"""

from __future__ import annotations

import time
from math import log
from random import Random
from typing import Final

from kancha.bots.base import Imagination
from kancha.bots.evaluators import Evaluator, HandEvaluator
from kancha.bots.turns import finish, shortened
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

MOST: Final = 24
"""So many actions, the best at first sight, are completed to whole turns."""
SHORT_LIST: Final = 5
"""So many actions stay in the race after the first imagined state."""

NEAR: Final = 3.0
"""A bot that strays takes nothing that lies further behind the best, in units of its noise."""

LEAST: Final = 1e-12


class PlanningBot:
    """Takes the action whose turn ends best, by an evaluator."""

    blind = False

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        worlds: int = 2,
        seconds: float | None = None,
        most: int = MOST,
        noise: float = 0.0,
    ) -> None:
        self.evaluator: Evaluator = HandEvaluator() if evaluator is None else evaluator
        self.worlds = worlds
        self.seconds = seconds
        self.most = most
        self.noise = noise
        """How far, in points, its judgement of a turn strays; what is far behind it never takes."""

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return the code with the best average over the imagined states; the first of equals."""
        if len(codes) == 1:
            return codes[0]
        sums = self.weigh(game, seat, seen, codes, rng)
        best = max(sums, key=lambda code: (sums[code], -code))
        if not self.noise:
            return best
        near = sorted(code for code in sums if sums[best] - sums[code] < NEAR * self.noise * self.worlds)
        return max(near, key=lambda code: sums[code] - self.noise * self.worlds * log(rng.expovariate(1.0) + LEAST))

    def weigh(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> dict[int, float]:
        """Return what the best codes are worth, those that stayed in the race to its end."""
        imagination = Imagination(game, seat, seen)
        end = None if self.seconds is None else time.monotonic() + self.seconds
        sums: dict[int, float] = {}
        race = codes
        for number in range(self.worlds):
            world, luck = imagination.world(rng), rng.getrandbits(32)
            if number == 0:
                race = shortened(game, seat, world, codes, luck, self.most)
                sums = dict.fromkeys(race, 0.0)
            states: list[State] = []
            for code in race:
                if end is not None and states and time.monotonic() > end:
                    break
                states.append(finish(game, seat, world, code, luck).state)
            if len(states) < len(race):
                if number:
                    break
                race = race[: len(states)]
            for code, value in zip(race, self.evaluator.judge(game, states, seat), strict=True):
                sums[code] += value
            if number + 1 < self.worlds:
                race = sorted(race, key=lambda code: (-sums[code], code))[:SHORT_LIST]
        return {code: sums[code] for code in race}
