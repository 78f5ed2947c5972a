"""The bots by name, and the levels of each game, weakest first. Their names for people are the messages `level-<name>`.

Names are kept: records and rooms that name a level which is offered no more are still played by it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from kancha.bots.base import Bot
from kancha.bots.choice import Choice
from kancha.bots.evaluators import Evaluator, HandEvaluator
from kancha.bots.greedy import GreedyBot
from kancha.bots.judgement import LearnedEvaluator, load
from kancha.bots.minds import Level, Mind, Rating, offered, ratings
from kancha.bots.outside import outside
from kancha.bots.planner import PlanningBot
from kancha.bots.random import RandomBot
from kancha.bots.search import SearchBot
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

SECONDS: Final = 2.0
"""No bot of a level thinks longer about an action, or a long turn."""
LEARNED: Final = LearnedEvaluator()


class LevelBot:
    """Thinks as a level does that is set game by game."""

    blind = False

    def __init__(self, name: str, usual: Mind) -> None:
        self.name = name
        self.usual = usual
        """How it thinks in a game that says nothing."""
        self._bots: dict[tuple[str, str], Bot] = {}

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return what the level chooses in this game."""
        key = (game.id, "" if seen is None else game.kind(seen))
        if key not in self._bots:
            self._bots[key] = self.mind_of(game, key[1])
        return self._bots[key].choose(game, seat, seen, codes, rng)

    def mind_of(self, game: Rulebook, kind: str) -> Bot:
        """Return what thinks in matches of a kind; who has learned nothing for them does not stray from it either."""
        known = {level.name: level for level in offered(game)}.get(self.name, Level(self.name))
        mind = known.mind or self.usual
        if mind.judge == "learned" and LEARNED.network(game, kind) is None:
            return LEVELS[known.otherwise]
        return thinking(mind)


def thinking(mind: Mind) -> PlanningBot:
    """Return a bot that thinks so."""
    evaluator: Evaluator = LEARNED if mind.judge == "learned" else HandEvaluator()
    choice = Choice(strays=mind.strays)
    return PlanningBot(evaluator, mind.worlds, SECONDS, mind.most, mind.width, choice, mind.answers, mind.overlooks)


LEVELS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "search": SearchBot(iterations=600, seconds=SECONDS),
    "plan": thinking(Mind("hand")),
    "novice": LevelBot("novice", Mind("hand", strays=1.0, worlds=1, most=12)),
    "skilled": LevelBot("skilled", Mind("hand", strays=0.5)),
    "adept": LevelBot("adept", Mind(strays=0.15, worlds=1)),
    "master": LevelBot("master", Mind(worlds=3)),
}
USUAL: Final = ("random", "novice", "greedy", "plan", "search")


def levels(game: Rulebook) -> list[str]:
    """Return the levels that a game offers, weakest first."""
    return [level.name for level in offered(game)] or list(USUAL)


def rated(game: Rulebook) -> dict[str, Rating]:
    """Return what was measured of the levels that a game offers, by name."""
    measured = ratings(game)
    return {name: measured[name] for name in levels(game) if name in measured}


def is_level(name: str) -> bool:
    """Tell whether a table may seat a bot of this level, offered today or not."""
    return name in LEVELS


def bot(level: str) -> Bot:
    """Return the bot of a level.

    `search:200` searches for 200 iterations, whatever time that takes; `weights:FILE` plans by weights that are tried;
    `plan:STRAYS` and `learned:STRAYS` plan by hand and by what was learned, and err so far; `run:COMMAND` asks a
    program of one's own.
    """
    name, _, given = level.partition(":")
    if name == "search" and given.isdigit() and int(given):
        return SearchBot(iterations=int(given))
    if name == "weights" and given:
        return PlanningBot(LearnedEvaluator(load(Path(given))))
    if name == "run":
        return outside(given)
    if name in ("plan", "learned") and given.replace(".", "", 1).isdigit():
        return thinking(Mind("hand" if name == "plan" else "learned", strays=float(given)))
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        tried = "search:ITERATIONS, plan:STRAYS, learned:STRAYS, weights:FILE and run:COMMAND"
        raise KanchaError(f"unknown bot {level!r}; the bots are {known}, {tried}")
    return LEVELS[level]
