"""What a match is worth to its seats when it is over: the victory, in numbers whose sum is 0."""

from __future__ import annotations

from kancha.kernel.match import Match
from kancha.lab.numbers import credit


def rewards(ranking: list[list[int]], seats: int) -> list[float]:
    """Return 1 for the winner and an equal part of -1 for each of the others; who share a victory share its worth.

    In a solo match the automa is the other one, and gets no entry.
    """
    entries = sum(len(group) for group in ranking)
    ranks = [0] * entries
    for place, group in enumerate(ranking):
        for entry in group:
            ranks[entry] = place
    if entries == 1:
        return [1.0]
    return [(part * entries - 1) / (entries - 1) for part in credit(ranks)][:seats]


def worth(match: Match) -> list[float]:
    """Return the rewards of a match; 0 for all while it lasts."""
    return rewards(match.ranking, match.seats) if match.over else [0.0] * match.seats
