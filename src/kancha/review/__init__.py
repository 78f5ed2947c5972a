"""Reviews: what a match looked like turn by turn, its largest mistakes, and what was luck.

Everything is made from the decisions of a match, by the judgement of the strongest bot: a network where one was
learned, else the hand-written evaluation. A review is data (`kancha.review.model`); pages tell it in words.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kancha.bots.advice import EVALUATOR
from kancha.bots.chances import chances
from kancha.bots.judgement import LearnedEvaluator
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE, State
from kancha.kernel.units import Span, Trace
from kancha.review.choices import Found, choices, look
from kancha.review.judge import Judge, Promise
from kancha.review.luck import gain, strokes
from kancha.review.mistakes import LEAST, hold, try_out
from kancha.review.model import Balance, Luck, Mistake, Moment, Review

__all__ = ["Review", "review"]

Told = Callable[[int, int], None]
"""Is told how much is done, of how much."""
TRIED: Final = 6
"""So many choices of a seat that look worst are played on."""
ASKED: Final = 4
"""So many of those that were clearly worse, the worst first, are played on to the end of the match."""
NAMED: Final = 3
"""So many mistakes of a seat are named."""
STROKES: Final = 6
"""So many strokes of luck are told of."""
FELT: Final = 0.1
"""None that moved nobody by so many points."""
TRIAL_COST: Final = 25
"""Trying a choice out takes about as long as looking at so many."""
LAST_COST: Final = 600
"""Playing mistakes of a seat on to the end of the match takes about as long as looking at so many choices."""


def review(match: Match, evaluator: LearnedEvaluator = EVALUATOR, told: Told | None = None, seed: int = 1) -> Review:
    """Review a match up to its last decision; the same match gives the same review."""
    trace = Trace(match)
    made = _Reviewing(match, trace, evaluator, told)
    moments = made.moments()
    luck = made.luck(Random(f"luck {seed}"))
    mistakes, given, judged = made.mistakes(Random(f"mistakes {seed}"))
    balance = [
        Balance(
            seat,
            round(sum(one.points[seat] for one in luck), 1),
            round(sum(one.wins[seat] for one in luck if one.wins is not None), 3) if moments[0].wins else None,
            round(given[seat], 1),
            judged[seat],
        )
        for seat in range(match.seats)
    ]
    return Review(
        game=match.game.id,
        seats=match.seats,
        decisions=len(match.log),
        learned=made.judge.is_learned(match.at(0).state),
        moments=moments,
        mistakes=mistakes,
        luck=_largest(luck),
        balance=balance,
    )


class _Reviewing:
    """One match that is being reviewed."""

    def __init__(self, match: Match, trace: Trace, evaluator: LearnedEvaluator, told: Told | None) -> None:
        self.match = match
        self.trace = trace
        self.judge = Judge(match.game, len(match.log), evaluator)
        self._spans = trace.turns()
        self._choices = choices(match, trace)
        self._strokes = strokes(match)
        self._told = told
        self._done = 0
        self._all = len(self._spans) + len(self._strokes) + len(self._choices)
        self._all += match.seats * (TRIED * TRIAL_COST + LAST_COST)

    def _tell(self, more: int = 1) -> None:
        self._done += more
        if self._told is not None:
            self._told(min(self._done, self._all), self._all)

    def moments(self) -> list[Moment]:
        """Read the match at its beginning and at the end of every turn."""
        found: list[Moment] = []
        for number, span in enumerate(self._spans):
            if number and span.end == span.start:
                continue
            state = self.match.at(self._past_chance(span.end)).state
            promise = self._promised(state, span.end)
            seat = span.seat if span.seat >= 0 else None
            found.append(Moment(span.end, seat, promise.scores, promise.wins))
            self._tell()
        if not self.judge.is_learned(self.match.at(0).state):
            self._even(found)
        for moment in found:
            moment.scores = [round(score, 1) for score in moment.scores]
            moment.wins = None if moment.wins is None else [round(win, 3) for win in moment.wins]
        return found

    def _promised(self, state: State, decision: int) -> Promise:
        """Read the match where a turn is over, or where none has begun."""
        mover = self._last_seat(decision)
        return self.judge.opening(state, decision, 0) if mover is None else self.judge.read(state, decision, mover)

    def _even(self, moments: list[Moment]) -> None:
        """Take chances from the mean over the last turn of everybody: by hand, whoever has just played is ahead."""
        round_of = len(moments[0].scores)
        for place, moment in enumerate(moments[:-1]):
            if moment.wins is not None:
                rows = [one.scores for one in moments[max(0, place + 1 - round_of) : place + 1]]
                means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
                moment.wins = chances(self.match.game.id, means, moment.decision / max(len(self.match.log), 1))

    def _last_seat(self, decision: int) -> int | None:
        """Return the seat that was the last to decide before a decision: others may have been passed over since."""
        return next((seat for seat in reversed(self.match.who[:decision]) if seat >= 0), None)

    def _past_chance(self, decision: int) -> int:
        """Return after how many decisions a seat is asked again."""
        who = self.match.who
        while decision < len(who) and who[decision] == CHANCE:
            decision += 1
        return decision

    def luck(self, rng: Random) -> list[Luck]:
        """Deal chance again wherever it answered."""
        found: list[Luck] = []
        for stroke in self._strokes:
            before, after = self.match.at(stroke.start).state, self.match.at(stroke.end).state
            points, wins = gain(self.judge, before, after, stroke.end, rng, is_deal=not stroke.start)
            owner = self.trace.owner[self.trace.turn[stroke.start]] if stroke.start else -1
            found.append(
                Luck(
                    stroke.end,
                    owner if owner >= 0 else None,
                    [round(value, 2) for value in points],
                    None if wins is None else [round(win, 4) for win in wins],
                )
            )
            self._tell()
        return found

    def mistakes(self, rng: Random) -> tuple[list[Mistake], list[float], list[int]]:
        """Look at every choice, and try those out that look worst; what all gave away is summed up by seat."""
        seats = self.match.seats
        judged = [0] * seats
        given = [0.0] * seats
        looks: list[tuple[Span, Found]] = []
        for span in self._choices:
            found = look(self.judge, self.match, span, rng)
            if found.way is not None:
                judged[span.seat] += 1
                looks.append((span, found))
            self._tell()
        named: list[Mistake] = []
        for seat in range(seats):
            own = [(span, found) for span, found in looks if span.seat == seat and found.gain >= LEAST]
            worst = sorted(own, key=lambda one: (-one[1].gain, one[0].start))[:TRIED]
            tried = [self._try(span, found, rng) for span, found in worst]
            self._tell((TRIED - len(worst)) * TRIAL_COST)
            sure = sorted((one for one in tried if one is not None), key=lambda one: (-one.loss, one.decision))
            kept = self._held(sure[:ASKED], rng)
            given[seat] = sum(one.loss for one in kept)
            named += kept
        return sorted(named, key=lambda one: (-one.loss, one.decision)), given, judged

    def _try(self, span: Span, found: Found, rng: Random) -> Mistake | None:
        assert found.way is not None
        tried = try_out(self.judge, self.match, span, found.way, rng)
        self._tell(TRIAL_COST)
        return tried

    def _held(self, sure: list[Mistake], rng: Random) -> list[Mistake]:
        """Return those that are still mistakes at the end of the match, as many as are named."""
        kept: list[Mistake] = []
        for number, one in enumerate(sure, 1):
            held = hold(self.judge, self.match, one, rng) if len(kept) < NAMED else None
            if held is not None:
                kept.append(held)
            self._tell(LAST_COST * number // len(sure) - LAST_COST * (number - 1) // len(sure))
        self._tell(0 if sure else LAST_COST)
        return kept


def _largest(luck: list[Luck]) -> list[Luck]:
    """Return the strokes that moved most; those that would be told by noughts alone are left out."""
    moved = [(max(abs(value) for value in one.points), one) for one in luck]
    ranked = sorted(((far, one) for far, one in moved if far >= FELT), key=lambda two: (-two[0], two[1].decision))
    return sorted((one for _, one in ranked[:STROKES]), key=lambda one: one.decision)
