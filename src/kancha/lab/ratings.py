"""Ratings on one scale: Bradley-Terry strengths of all who met in some runs, with intervals from resampled deals.

Matches of one deal depend on each other, so whole deals are drawn anew, not matches. Everybody is given one drawn match
against the anchor beforehand: who won all of its matches would have no rating otherwise.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log10
from random import Random
from typing import Final, NamedTuple

ANCHOR: Final = "greedy"
AT: Final = 1000.0
"""The rating of the anchor."""
SLOPE: Final = 400.0
ROUNDS: Final = 400
RESAMPLINGS: Final = 200

Duel = tuple[str, str, float]
"""Two who met, and the part of the victory that the first one had."""


class Rated(NamedTuple):
    """A rating, the interval that holds it in 95 of 100 resamplings, and the number of matches behind it."""

    rating: float
    low: float
    high: float
    matches: int


def strengths(duels: Iterable[Duel], anchor: str = ANCHOR) -> dict[str, float]:
    """Return the rating of each who met; 400 points more win ten of eleven matches."""
    won: dict[str, float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for one, other, part in duels:
        won[one] += part
        won[other] += 1.0 - part
        met[one, other] += 1
        met[other, one] += 1
    for name in [name for name in won if name != anchor]:
        won[name] += 0.5
        won[anchor] += 0.5
        met[name, anchor] += 1
        met[anchor, name] += 1
    power = dict.fromkeys(won, 1.0)
    against: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for (one, other), times in met.items():
        against[one].append((other, times))
    for _ in range(ROUNDS):
        for name in power:
            power[name] = won[name] / sum(
                times / (power[name] + power[other]) for other, times in against[name] if other in power
            )
        scale = power[anchor]
        power = {name: value / scale for name, value in power.items()}
    return {name: AT + SLOPE * log10(value) for name, value in power.items()}


def rate(deals: Mapping[int, Sequence[Duel]], anchor: str = ANCHOR, seed: int = 0) -> dict[str, Rated]:
    """Rate all who met, best first, from the duels of each deal."""
    numbers = sorted(deals)
    whole = strengths([duel for number in numbers for duel in deals[number]], anchor)
    rng = Random(seed)
    drawn: dict[str, list[float]] = defaultdict(list)
    for _ in range(RESAMPLINGS):
        again = rng.choices(numbers, k=len(numbers))
        for name, rating in strengths([duel for number in again for duel in deals[number]], anchor).items():
            drawn[name].append(rating)
    matches = Counter(name for duels in deals.values() for one, other, _ in duels for name in (one, other))
    found: dict[str, Rated] = {}
    for name in sorted(whole, key=lambda name: (-whole[name], name)):
        values = sorted(drawn[name]) or [whole[name]]
        edge = len(values) // 40
        found[name] = Rated(whole[name], values[edge], values[-1 - edge], matches[name])
    return found
