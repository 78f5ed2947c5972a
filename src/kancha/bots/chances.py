"""Chances to win from points: where no network was learned, a lead in the hand-written values must tell.

How much a lead means grows towards the end of a match. The two spreads of a game, at the beginning and at the end, were
fitted to matches of bots (`chances.toml`, which says how).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("chances.toml")
USUAL: Final = (12.0, 4.0)
"""The spreads of a game that none were fitted for."""


def chances(game: str, values: Sequence[float], progress: float) -> list[float]:
    """Return the chances to win of all seats, which sum to 1, from the values of a position.

    `progress` is how much of the match is over: 0 at its beginning, 1 at its end.
    """
    begin, end = spreads().get(game, USUAL)
    spread = begin + (end - begin) * progress
    best = max(values)
    weights = [exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def progress(game: str, decisions: int, seats: int) -> float:
    """Return how much of a match is over after so many decisions, as matches of its game usually go."""
    row = rows().get(game)
    return min(1.0, decisions / (row["decisions"] * max(seats, 1))) if row else 0.5


@cache
def spreads() -> dict[str, tuple[float, float]]:
    """Return the spreads by game."""
    return {game: (row["begin"], row["end"]) for game, row in rows().items()}


@cache
def rows() -> dict[str, dict[str, float]]:
    """Return what is known of each game."""
    found: dict[str, dict[str, float]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["spread"]
    return found
