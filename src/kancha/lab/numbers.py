"""The few statistics that reports need."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any


def spread(values: Sequence[float]) -> dict[str, Any]:
    """Return mean, standard deviation, least and greatest of some numbers."""
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1)) if len(values) > 1 else 0.0
    return {"mean": round(mean, 3), "sd": round(deviation, 3), "min": min(values), "max": max(values)}


def share(wins: float, games: int) -> dict[str, Any]:
    """Return a win rate with its 95 % interval after Wilson; shared wins count in part."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    interval = [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]
    return {"wins": round(wins, 3), "rate": round(rate, 4), "interval": interval}


def credit(ranking: list[list[int]], entries: int) -> list[float]:
    """Return each entry's part of the victory: 1 for a sole winner, parts of it for those who share."""
    winners = ranking[0]
    return [1 / len(winners) if entry in winners else 0.0 for entry in range(entries)]
