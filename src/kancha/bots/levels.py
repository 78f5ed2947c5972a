"""The bots by name, and the levels of each game, weakest first. Their names for people are the messages `level-<name>`.

Names are kept: records and rooms that name a level which is offered no more are still played by it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kancha.bots.base import Bot
from kancha.bots.choice import Choice
from kancha.bots.greedy import GreedyBot
from kancha.bots.judgement import LearnedEvaluator, has_judgement, load
from kancha.bots.outside import outside
from kancha.bots.planner import PlanningBot
from kancha.bots.random import RandomBot
from kancha.bots.search import SearchBot
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook

SECONDS: Final = 2.0
"""No bot of a level thinks longer about an action."""
LEARNED: Final = LearnedEvaluator()
LEVELS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "search": SearchBot(iterations=600, seconds=SECONDS),
    "novice": PlanningBot(worlds=1, seconds=SECONDS, most=12, choice=Choice(strays=1.0)),
    "plan": PlanningBot(seconds=SECONDS),
    "adept": PlanningBot(LEARNED, worlds=1, seconds=SECONDS, choice=Choice(strays=0.15)),
    "master": PlanningBot(LEARNED, worlds=3, seconds=SECONDS),
}
BY_ACTIONS: Final = ("random", "novice", "greedy", "search")
"""Where turns are too long to be thought through."""
BY_TURNS: Final = ("random", "novice", "greedy", "plan", "search")
WITH_JUDGEMENT: Final = ("novice", "greedy", "plan", "adept", "master")


def levels(game: Rulebook) -> list[str]:
    """Return the levels that a game offers, weakest first."""
    if has_judgement(game):
        return list(WITH_JUDGEMENT)
    return list(BY_ACTIONS if game.long_turns else BY_TURNS)


def is_level(name: str) -> bool:
    """Tell whether a table may seat a bot of this level, offered today or not."""
    return name in LEVELS


def bot(level: str) -> Bot:
    """Return the bot of a level.

    `search:200` searches for 200 iterations, whatever time that takes; `weights:FILE` plans by weights that are tried;
    `run:COMMAND` is a program (`kancha.bots.outside`), for one seat of one match.
    """
    name, _, given = level.partition(":")
    if name == "search" and given.isdigit() and int(given):
        return SearchBot(iterations=int(given))
    if name == "weights" and given:
        return PlanningBot(LearnedEvaluator(load(Path(given))))
    if name == "run":
        return outside(given)
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise KanchaError(
            f"unknown bot {level!r}; the bots are {known}, search:ITERATIONS, weights:FILE and run:COMMAND"
        )
    return LEVELS[level]
