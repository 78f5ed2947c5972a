"""Matches to learn from: every seat's numbers at the ends of its own turns, and how the match ended.

Only there is a judgement asked when a turn is chosen. What a seat thinks of the turns of others is another question:
learned together with its own they made Caral's judgement much weaker (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from kancha.bots.choice import Choice
from kancha.bots.evaluators import Evaluator, lead
from kancha.bots.planner import PlanningBot
from kancha.bots.turns import is_boundary
from kancha.kernel.game import Game

ERRORS = 0.03
"""This share of the answers is any legal one: what never happens cannot be learned."""
NARROW = 2
"""So many beginnings of a long turn are gone on from: twice as many matches teach more than turns a little better."""


class Story(NamedTuple):
    """What one match teaches: for each seat the numbers at the ends of its turns, in order, and what came of it."""

    numbers: list[list[list[float]]]
    """By seat and turn."""
    scores: list[float]
    """Of all seats; an automa's come last."""
    wins: list[float]
    """The shares of the first place."""

    def end(self, seat: int) -> list[float]:
        """Return what a seat's judgement should have said: its lead, then points and win, its own and the rivals'."""
        count = len(self.scores)
        found = [lead(self.scores, seat)]
        for distance in range(count):
            other = (seat + distance) % count
            found += [self.scores[other], self.wins[other]]
        return found


def play(
    game: Game,
    seats: int,
    seed: int,
    evaluators: list[Evaluator],
    noise: list[float],
    options: Mapping[str, Any] | None = None,
) -> Story:
    """Play a match with an evaluator and an inclination to try things for each seat."""
    rng = Random(f"learn {game.id} {seats} {seed}")
    live = game.start(seats, seed, options)
    bots = [
        PlanningBot(evaluator, worlds=1, most=12, width=NARROW, choice=Choice(noise=amount))
        for evaluator, amount in zip(evaluators, noise, strict=True)
    ]
    numbers: list[list[list[float]]] = [[] for _ in range(seats)]
    state = live.state
    while state.stack:
        seat, turn = state.seat, game.turn(state)
        codes = state.legal()
        if len(codes) == 1:
            code = codes[0]
        elif rng.random() < ERRORS:
            code = rng.choice(codes)
        else:
            code = bots[seat].choose(game, seat, state.seen(seat), codes, rng)
        live.take(code)
        state = live.state
        if state.stack and is_boundary(game, state, seat, turn):
            numbers[seat].append(game.features(state, seat))
    scores = [float(score) for score in live.scores]
    best = live.ranking[0]
    return Story(numbers, scores, [1.0 / len(best) if seat in best else 0.0 for seat in range(len(scores))])
