"""Advice for a seat: the best few plans for its turn, and what they should lead to for everybody.

It is made of what the seat sees, by the same judgement as the strongest bot of the game. A plan ends where chance has
a say: what comes after is not for planning.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from kancha.bots.base import Imagination
from kancha.bots.chances import chances
from kancha.bots.evaluators import lead
from kancha.bots.judgement import LearnedEvaluator
from kancha.bots.planner import PlanningBot
from kancha.bots.turns import Line, finish, shortened
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

PLANS: Final = 3
WORLDS: Final = 3
MOST: Final = 24
"""So many actions, the best at first sight, are thought through."""
EVALUATOR: Final = LearnedEvaluator()
SECONDS: Final = 5.0
"""So long whole turns are looked for, where turns are long."""


class Plan(NamedTuple):
    """A way to play the turn, or its beginning."""

    codes: list[int]
    lead: float
    """By how many points the seat should end before its best rival."""
    scores: list[float]
    """The final points to expect, for every seat, an automa's included."""
    wins: list[float] | None
    """The chances to win of every seat, which sum to 1; None, where nothing can tell."""


class Judged:
    """What was found out about one action, in one imagined state after the other."""

    def __init__(self, line: Line) -> None:
        self.codes = line.plan()
        self.worlds = 0
        self.leads = 0.0
        self.scores: list[float] = []
        self.wins: list[float] | None = None

    def see(self, ahead: float, scores: Sequence[float], wins: Sequence[float] | None) -> None:
        """Add what one imagined state says."""
        self.worlds += 1
        self.leads += ahead
        self.scores = [one + other for one, other in zip(self.scores or [0.0] * len(scores), scores, strict=True)]
        if wins is not None:
            self.wins = [one + other for one, other in zip(self.wins or [0.0] * len(wins), wins, strict=True)]

    def plan(self) -> Plan:
        """Return the mean of it."""
        wins = None if self.wins is None else [win / self.worlds for win in self.wins]
        return Plan(self.codes, self.leads / self.worlds, [score / self.worlds for score in self.scores], wins)


def advise(
    game: Rulebook,
    seat: int,
    seen: State,
    codes: Sequence[int],
    rng: Random,
    plans: int = PLANS,
    evaluator: LearnedEvaluator = EVALUATOR,
    done: float | None = None,
) -> list[Plan]:
    """Return the best plans of a seat for the question it is asked, best first; `seen` is `state.seen(seat)`.

    `done` is how much of the match is over, from 0 to 1: then leads become chances where no network tells them.
    """
    if game.long_turns and game.is_open_turn(seen):
        return _whole(game, seat, seen, rng, plans, evaluator, done)
    imagination = Imagination(game, seat, seen)
    judged: dict[int, Judged] = {}
    race: list[int] = []
    for number in range(WORLDS):
        world, luck = imagination.world(rng), rng.getrandbits(32)
        before = game.values(world)
        if number == 0:
            race = shortened(game, seat, world, list(codes), luck, MOST)
        for code in race:
            line = finish(game, seat, world, code, luck)
            ahead, scores, wins = _foreseen(game, line.state, seat, evaluator, before, done)
            judged.setdefault(code, Judged(line)).see(ahead, scores, wins)
        race = sorted(race, key=lambda code: (-judged[code].leads, code))[: max(plans + 2, 1)]
    found = [judged[code].plan() for code in race]
    return sorted(found, key=lambda plan: (-plan.lead, plan.codes))[:plans]


def _whole(
    game: Rulebook,
    seat: int,
    seen: State,
    rng: Random,
    plans: int,
    evaluator: LearnedEvaluator,
    done: float | None,
) -> list[Plan]:
    """Return the best whole turns where turns are long, those with other beginnings first."""
    world, luck = Imagination(game, seat, seen).world(rng), rng.getrandbits(32)
    before = game.values(world)
    judged = PlanningBot(evaluator, seconds=SECONDS).turns(game, seat, world, luck)
    ranked = sorted(judged, key=lambda one: (-one[0], one[1].codes))
    found: list[Plan] = []
    for _, way in ranked:
        codes = way.codes[: way.sure] if way.sure else way.codes
        if all(plan.codes != codes for plan in found):
            ahead, scores, wins = _foreseen(game, way.state, seat, evaluator, before, done)
            found.append(Plan(codes, ahead, scores, wins))
    others = [plan for place, plan in enumerate(found) if all(plan.codes[0] != one.codes[0] for one in found[:place])]
    found = [*others, *(plan for plan in found if plan not in others)][:plans]
    return sorted(found, key=lambda plan: (-plan.lead, plan.codes))


def _foreseen(
    game: Rulebook,
    state: State,
    seat: int,
    evaluator: LearnedEvaluator,
    before: Sequence[float],
    done: float | None,
) -> tuple[float, list[float], list[float] | None]:
    """Return what to expect at the end of a turn, with chances by hand where no network tells them."""
    ahead, scores, wins = expect(game, state, seat, evaluator)
    if wins is None and done is not None and len(scores) > 1:
        # Whoever has just played is ahead of the others by a turn: half of it is taken off.
        wins = chances(game.id, [(one + two) / 2 for one, two in zip(before, scores, strict=True)], done)
    return ahead, scores, wins


def expect(
    game: Rulebook, state: State, seat: int, evaluator: LearnedEvaluator
) -> tuple[float, list[float], list[float] | None]:
    """Return a seat's lead when its turn has ended, the final points of all and their chances to win, if known."""
    values = game.values(state)
    if not state.stack:
        best = game.ranking(state)[0]
        return lead(values, seat), values, [1.0 / len(best) if one in best else 0.0 for one in range(len(values))]
    prospect = evaluator.prospect(game, state, seat)
    if prospect is None:
        return lead(values, seat), values, None
    return prospect
