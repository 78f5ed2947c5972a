"""A bot that thinks in turns: it completes the turn that each action begins, and takes what leaves it best placed.

Against its best rival, that is: points that a rival gets too are worth nothing. A long turn is planned as a whole when
it begins, and then followed: what was decided is not weighed again at every question.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from kancha.bots.base import Imagination
from kancha.bots.beams import WIDTH, Way, whole_turns
from kancha.bots.choice import Choice
from kancha.bots.evaluators import Evaluator, HandEvaluator
from kancha.bots.turns import WIDTH as ANSWERS
from kancha.bots.turns import Line, finish, play_on, shortened
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

MOST: Final = 24
"""So many actions, the best at first sight, are completed to whole turns."""
SHORT_LIST: Final = 5
"""So many actions stay in the race after the first imagined state."""
JUDGED: Final = 40
"""So many whole turns, the best by hand, are judged."""
DETOUR: Final = 1e-6
"""What a decision costs: of turns that end alike the shortest is taken, so that nobody walks to and fro."""
REMEMBERED: Final = 512
"""So many positions are kept for which it is decided what to do."""


class PlanningBot:
    """Takes the action whose turn ends best, by an evaluator."""

    blind = False

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        worlds: int = 2,
        seconds: float | None = None,
        most: int = MOST,
        width: int = WIDTH,
        choice: Choice | None = None,
        answers: int = ANSWERS,
        overlooks: float = 0.0,
    ) -> None:
        self.evaluator: Evaluator = HandEvaluator() if evaluator is None else evaluator
        self.worlds = worlds
        self.seconds = seconds
        self.most = most
        self.width = width
        self.choice = Choice() if choice is None else choice
        self.answers = answers
        """So many answers to each further question of a turn are tried."""
        self.overlooks = overlooks
        """This share of what is worth trying in a long turn is not seen."""
        self._decided: dict[tuple[Any, ...], int] = {}

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return the code with the best average over the imagined states; of equals, the first."""
        if len(codes) == 1:
            return codes[0]
        imagination = Imagination(game, seat, seen)
        if seen is not None and game.long_turns and game.is_open_turn(seen):
            code = self._decided.get((game.id, seat, *game.position(seen)), -1)
            return code if code in codes else self._plan(game, seat, imagination, rng)
        values = self.weigh(game, seat, seen, codes, rng)
        race = sorted(values)
        return race[self.choice.pick([values[code] for code in race], rng)]

    def weigh(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> dict[int, float]:
        """Return what the best codes are worth, those that stayed in the race to its end."""
        imagination = Imagination(game, seat, seen)
        end = self._end()
        sums: dict[int, float] = {}
        race = codes
        for number in range(self.worlds):
            world, luck = imagination.world(rng), rng.getrandbits(32)
            if number == 0:
                race = shortened(game, seat, world, codes, luck, self.most)
                sums = dict.fromkeys(race, 0.0)
            lines: list[Line] = []
            for code in race:
                if end is not None and lines and time.monotonic() > end:
                    break
                lines.append(finish(game, seat, world, code, luck, self.answers))
            if len(lines) < len(race):
                if number:
                    break
                race = race[: len(lines)]
            values = self.evaluator.judge(game, [line.state for line in lines], seat)
            for code, line, value in zip(race, lines, values, strict=True):
                sums[code] += value - DETOUR * len(line.codes)
            if number + 1 < self.worlds:
                race = sorted(race, key=lambda code: (-sums[code], code))[:SHORT_LIST]
        return {code: sums[code] / self.worlds for code in race}

    def turns(self, game: Rulebook, seat: int, world: State, luck: int) -> list[tuple[float, Way]]:
        """Return the whole turns of a long turn from an imagined state on, and what they are worth."""
        ways = whole_turns(game, seat, world, luck, self.width, self._end(), self.overlooks)[:JUDGED]
        return list(zip(self.evaluator.judge(game, [way.state for way in ways], seat), ways, strict=True))

    def _plan(self, game: Rulebook, seat: int, imagination: Imagination, rng: Random) -> int:
        """Decide on a whole turn, remember it, and return its first code."""
        world, luck = imagination.world(rng), rng.getrandbits(32)
        judged = self.turns(game, seat, world, luck)
        codes = judged[self.choice.pick([value for value, _ in judged], rng)][1].codes
        state = world
        for number, code in enumerate(codes[:-1]):
            play_on(state, code, luck + number)
            key = (game.id, seat, *game.position(state))
            self._decided.pop(key, None)
            self._decided[key] = codes[number + 1]
        while len(self._decided) > REMEMBERED:
            del self._decided[next(iter(self._decided))]
        return codes[0]

    def _end(self) -> float | None:
        return None if self.seconds is None else time.monotonic() + self.seconds
