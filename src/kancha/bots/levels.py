"""The bots by name, weakest first. Their names for people are the messages `level-<name>`."""

from __future__ import annotations

from typing import Final

from kancha.bots.base import Bot
from kancha.bots.greedy import GreedyBot
from kancha.bots.random import RandomBot
from kancha.bots.search import SearchBot
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook

LEVELS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "search": SearchBot(iterations=600, seconds=2.0),
}


def levels(game: Rulebook) -> list[str]:
    """Return the levels that play a game, weakest first."""
    return list(LEVELS)


def bot(level: str) -> Bot:
    """Return the bot of a level; `search:200` searches for 200 iterations, whatever time that takes."""
    name, _, number = level.partition(":")
    if name == "search" and number.isdigit() and int(number):
        return SearchBot(iterations=int(number))
    if level not in LEVELS:
        raise KanchaError(f"unknown bot {level!r}; the bots are {', '.join(LEVELS)} and search:ITERATIONS")
    return LEVELS[level]
