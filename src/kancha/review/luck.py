"""What was luck: chance is dealt again at every place where it answered, and what it gave is held against the average.

The average is over what chance gives in that very position, so luck sums to nothing over all its answers, whatever
judges: where they are few all of them are read, else some are drawn as the match draws its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from kancha.bots.base import settle
from kancha.bots.evaluators import lead
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE, State
from kancha.review.judge import Judge, Promise, mean

FEW: Final = 12
"""So many answers are all read; of more, so many are drawn."""


class Stroke(NamedTuple):
    """A run of answers of chance, by decisions: `start` + 1 to `end`."""

    start: int
    end: int


def strokes(match: Match) -> list[Stroke]:
    """Return where chance answered in a match."""
    found: list[Stroke] = []
    start = -1
    for place, who in enumerate([*match.who, 0]):
        if who == CHANCE and start < 0:
            start = place
        elif who != CHANCE and start >= 0:
            found.append(Stroke(start, place))
            start = -1
    return found


def gain(
    judge: Judge, before: State, after: State, decision: int, rng: Random, is_deal: bool = False
) -> tuple[list[float], list[float] | None]:
    """Return how much better than on average an answer of chance is for each seat: points of the lead, chances.

    A deal, before anybody has decided, is read as a beginning; later the turn that is open is completed first.
    """
    luck = rng.getrandbits(32)

    def read(state: State) -> Promise:
        return judge.opening(state, decision, luck) if is_deal else judge.ahead(state, decision, luck)

    got = read(after)
    states, weights = _redealt(before, rng)
    usual = mean([read(state) for state in states], weights)
    points = [one - other for one, other in zip(leads(got), leads(usual), strict=True)]
    if got.wins is None or usual.wins is None:
        return points, None
    return points, [one - other for one, other in zip(got.wins, usual.wins, strict=True)]


def leads(promise: Promise) -> list[float]:
    """Return by how much every seat should end before its best rival, whoever was asked.

    Of three seats or more, who decided last has a lead of the network's own, less than points tell: the best of several
    rivals is not known yet. Chance may give the first turn to another, so points tell here.
    """
    if len(promise.scores) < 3:
        return promise.leads
    return [lead(promise.scores, seat) for seat in range(len(promise.scores))]


def _redealt(before: State, rng: Random) -> tuple[list[State], list[float]]:
    """Return where chance could have led to, with weights."""
    every = list(_answers(before))
    if every:
        return [state for state, _ in every], [float(weight) for _, weight in every]
    drawn: list[State] = []
    for _ in range(FEW):
        state = before.clone()
        settle(state, rng)
        drawn.append(state)
    return drawn, [1.0] * FEW


def _answers(before: State) -> Iterator[tuple[State, int]]:
    """Yield the state after every answer, if they are few and chance is not asked again after any of them."""
    step = before.stack[-1]
    codes = step.legal(before)
    if len(codes) > FEW:
        return
    found: list[tuple[State, int]] = []
    for code, weight in zip(codes, step.weights(before), strict=True):
        if not weight:
            continue
        after = before.clone()
        after.play(code)
        if after.seat == CHANCE:
            return
        found.append((after, weight))
    yield from found
