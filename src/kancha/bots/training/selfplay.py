"""Matches to learn from: every seat's numbers at the end of every turn, and how the match ended."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kancha.bots.choice import Choice
from kancha.bots.evaluators import Evaluator, lead
from kancha.bots.planner import PlanningBot
from kancha.bots.turns import is_boundary
from kancha.kernel.game import Game

ERRORS = 0.03
"""This share of the answers is any legal one: what never happens cannot be learned."""


class Story(NamedTuple):
    """What one match teaches: for each seat the numbers at the ends of turns, in order, and what came of it."""

    numbers: list[list[list[float]]]
    """By seat and turn."""
    leads: list[float]
    scores: list[float]
    wins: list[float]
    """The share of the first place."""


def play(game: Game, seats: int, seed: int, evaluators: list[Evaluator], noise: list[float]) -> Story:
    """Play a match with an evaluator and an inclination to try things for each seat."""
    rng = Random(f"learn {game.id} {seats} {seed}")
    live = game.start(seats, seed)
    bots = [
        PlanningBot(evaluator, worlds=1, most=12, choice=Choice(noise=amount))
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
            for viewer in range(seats):
                numbers[viewer].append(game.features(state, viewer))
    scores = [float(score) for score in live.scores]
    best = live.ranking[0]
    return Story(
        numbers,
        [lead(scores, seat) for seat in range(seats)],
        scores[:seats],
        [1.0 / len(best) if seat in best else 0.0 for seat in range(seats)],
    )
