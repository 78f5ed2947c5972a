"""What a position promises: the final points of all seats and their chances to win, by any evaluator."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kancha.bots.advice import EVALUATOR, expect
from kancha.bots.base import settle
from kancha.bots.chances import chances
from kancha.bots.evaluators import lead
from kancha.bots.greedy import best_now
from kancha.bots.judgement import LearnedEvaluator
from kancha.bots.planner import PlanningBot
from kancha.bots.turns import DEEPEST, finish, is_boundary
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import CHANCE, State


class Promise(NamedTuple):
    """What is expected of a match from a position on."""

    leads: list[float]
    """By seat: points before its best rival."""
    scores: list[float]
    wins: list[float] | None


class Judge:
    """Judges positions of one match."""

    def __init__(self, game: Rulebook, decisions: int, evaluator: LearnedEvaluator = EVALUATOR) -> None:
        self.game = game
        self.evaluator = evaluator
        self._decisions = decisions

    def is_learned(self, state: State) -> bool:
        """Tell whether a network judges matches of this kind."""
        return self.evaluator.network(self.game, self.game.kind(state)) is not None

    def read(self, state: State, decision: int, mover: int | None = None) -> Promise:
        """Read a position where no question of a turn is open, after so many decisions.

        `mover` is the seat that decided last: a network has learned to judge from its side. Before anybody has decided
        it is whoever sits before the seat that is asked.
        """
        game = self.game
        seats = len(state.ledger.totals)
        if mover is None:
            mover = (state.seat - 1) % seats if state.stack else 0
        ahead, scores, wins = expect(game, state, mover, self.evaluator)
        leads = [lead(scores, seat) for seat in range(seats)]
        if seats == 2:
            # One leads by what the other trails by, whoever was asked: points and lead are outputs of their own.
            leads[1 - mover] = -ahead
        leads[mover] = ahead
        if seats < 2:
            wins = None
        elif wins is None:
            wins = chances(game.id, scores, min(1.0, decision / max(self._decisions, 1)))
        return Promise(leads, scores, wins)

    def ahead(self, state: State, decision: int, luck: int) -> Promise:
        """Read a position as it will be when the turn that is open is over."""
        mover = state.seat if state.stack and state.seat != CHANCE and not self.game.long_turns else None
        return self.read(self.complete(state, luck), decision, mover)

    def opening(self, state: State, decision: int, luck: int) -> Promise:
        """Read a position where nobody has decided yet: what was learned begins at the end of the first turn.

        So a good one is played first. By hand, whoever has had a turn more would be ahead by it.
        """
        if not state.stack or state.seat == CHANCE or self.game.long_turns or not self.is_learned(state):
            return self.read(state, decision)
        seat, turn = state.seat, self.game.turn(state)
        after, dice, bot = state.clone(), Random(luck), PlanningBot(self.evaluator, worlds=1)
        for _ in range(DEEPEST):
            after.play(bot.choose(self.game, seat, after.seen(seat), after.legal(), dice))
            settle(after, dice)
            if is_boundary(self.game, after, seat, turn):
                break
        return self.read(after, decision, seat)

    def complete(self, state: State, luck: int) -> State:
        """Return the state at the end of the turn that is open; turns that are too long are read as they stand."""
        if not state.stack or state.seat == CHANCE or self.game.long_turns:
            return state
        seat, codes = state.seat, state.legal()
        code = best_now(self.game, seat, state, codes[:], Random(luck))
        return finish(self.game, seat, state, code, luck).state

    def lead(self, state: State, seat: int) -> float:
        """Return by how many points a seat should end before its best rival."""
        return self.evaluator.judge(self.game, [state], seat)[0]


def mean(promises: Sequence[Promise], weights: Sequence[float]) -> Promise:
    """Return what is promised on average."""
    total = sum(weights)

    def over(rows: Sequence[Sequence[float]]) -> list[float]:
        columns = zip(*rows, strict=True)
        return [sum(w * value for w, value in zip(weights, column, strict=True)) / total for column in columns]

    wins = [one.wins for one in promises if one.wins is not None]
    return Promise(
        over([one.leads for one in promises]),
        over([one.scores for one in promises]),
        over(wins) if len(wins) == len(promises) else None,
    )
