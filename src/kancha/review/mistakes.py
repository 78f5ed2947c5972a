"""The largest mistakes: what looks like one is played on both ways, again and again, before it is called so.

Both ways begin in the same imagined state with the same luck. Bots answer until the seat has had its next turn, so that
what a way costs later is counted too; then, in other imagined states, to the end of the match, since what judges after
a turn can be wrong in the same way every time. The difference is split by the sources that gave points.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from kancha.bots.base import Bot, Imagination, settle
from kancha.bots.choice import Choice
from kancha.bots.evaluators import lead
from kancha.bots.planner import PlanningBot
from kancha.kernel.match import Match
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State
from kancha.kernel.units import Span
from kancha.review.choices import Way
from kancha.review.judge import Judge
from kancha.review.model import COUNTED, RIVAL, TO_COME, Mistake, Share

TRIALS: Final = 8
"""So many imagined states are played on."""
FURTHEST: Final = 160
"""No trial goes on for more decisions, unless it goes to the end of the match."""
LAST_LENGTH: Final = 6000
"""So many decisions are taken in trials of a mistake that go to the end: the later in a match, the more trials."""
FEWEST: Final = 6
"""So many such trials there are at least; after as many, and as many again, it is asked whether it looks like one."""
LAST_TRIALS: Final = 24
"""So many there are at most."""
QUICK: Final = 5
"""So many answers are thought through in trials that go so far."""
NARROW: Final = 2
"""So many beginnings of a long turn are gone on from in trials."""
LATE: Final = 0.85
"""What is chosen when so much of the match is over is played on to the end."""
SURE: Final = 3.0
"""A mistake costs so many standard errors at least."""
CLEAR: Final = 2.5
"""What costs so many at the end of the match, too, is not asked about again."""
LAST_SURE: Final = 1.5
"""It costs so many at least when all trials that go there are over: more would hide too much, they differ widely."""
NOISE: Final = 0.5
"""So far, in points, bots stray in trials."""
LEAST: Final = 1.0
"""Less than so many points is no mistake."""


class Trial(NamedTuple):
    """How one way went on."""

    lead: float
    wins: list[float] | None
    points: list[dict[str, int]]
    """By seat: points by source since the two ways parted."""
    scores: list[int]
    gains: list[int]
    """By seat: how far its score has moved since then."""
    length: int = 0
    """How many decisions bots have taken."""


def try_out(judge: Judge, match: Match, span: Span, way: Way, rng: Random) -> Mistake | None:
    """Play a choice on as it was and the other way, and return the mistake that it was, if it was one."""
    game, seat = judge.game, span.seat
    before = match.at(span.start).state
    codes = match.log[span.start : span.end]
    other = codes[: way.kept] + way.codes
    better = codes[: way.kept] + _legal_part(before, codes[: way.kept], way.codes, seat)
    if len(better) <= way.kept:
        return None
    imagination = Imagination(game, seat, before.seen(seat))
    is_late = span.end > LATE * len(match.log)
    pairs: list[tuple[Trial, Trial]] = []
    for _ in range(TRIALS):
        world, luck = imagination.world(rng), rng.getrandbits(32)
        one = play_on(judge, world, codes, seat, luck, span.end, is_late)
        two = play_on(judge, world, other, seat, luck, span.end, is_late)
        if one is not None and two is not None:
            pairs.append((one, two))
    if len(pairs) < 2:
        return None
    differences = [two.lead - one.lead for one, two in pairs]
    loss, error = _mean(differences)
    win = _win(pairs, seat)
    # Whoever gives points of the lead for a better chance to win has not erred.
    if loss < LEAST or loss < SURE * error or (win is not None and win < 0.0):
        return None
    return Mistake(
        seat,
        span.start + way.kept,
        codes[way.kept :],
        better[way.kept :],
        round(loss, 1),
        round(error, 1),
        win,
        shares(pairs, seat, loss),
    )


def hold(judge: Judge, match: Match, mistake: Mistake, rng: Random) -> Mistake | None:
    """Play both ways on to the end of the match, and return the mistake if it still is one.

    The less clear it is, the more imagined states are played on. What is to come is then told apart as far as may be.
    """
    game, seat = judge.game, mistake.seat
    imagination = Imagination(game, seat, match.at(mistake.decision).state.seen(seat))
    pairs: list[tuple[Trial, Trial]] = []
    left = LAST_LENGTH
    for number in range(1, LAST_TRIALS + 1):
        world, luck = imagination.world(rng), rng.getrandbits(32)
        one, two = (
            ended(game, world, codes, seat, luck, last_player(judge)) for codes in (mistake.played, mistake.better)
        )
        if one is not None and two is not None:
            pairs.append((one, two))
            left -= one.length + two.length
        if number % FEWEST:
            continue
        if len(pairs) < 2:
            return None
        loss, error = _mean([two.lead - one.lead for one, two in pairs])
        if loss >= CLEAR * error or left <= 0 or number == LAST_TRIALS:
            break
        if loss <= 0.0:
            return None
    if loss <= LAST_SURE * error:
        return None
    return replace(mistake, shares=told_apart(mistake, pairs))


def ended(game: Rulebook, world: State, codes: list[int], seat: int, luck: int, bot: Bot) -> Trial | None:
    """Play codes in an imagined state, then let a bot answer to the end."""
    state = world.clone()
    dice = Random(luck)
    written = len(state.ledger.points)
    for code in codes:
        if not state.stack or state.seat != seat or code not in state.legal():
            return None
        state.play(code)
        settle(state, dice)
    length = 0
    while state.stack:
        offered = state.legal()
        state.play(bot.choose(game, state.seat, state.seen(state.seat), offered, dice))
        settle(state, dice)
        length += 1
    scores = game.scores(state)
    gains = [after - before for before, after in zip(game.scores(world), scores, strict=True)]
    ahead = lead([float(score) for score in scores], seat)
    return Trial(ahead, None, _by_source(state, written), scores, gains, length)


def play_on(
    judge: Judge, world: State, codes: list[int], seat: int, luck: int, decision: int, is_late: bool = False
) -> Trial | None:
    """Play codes in an imagined state, then let bots answer until the seat's next turn is over; late, to the end."""
    game = judge.game
    state = world.clone()
    dice = Random(luck)
    written = len(state.ledger.points)
    for code in codes:
        if not state.stack or state.seat != seat or code not in state.legal():
            return None
        state.play(code)
        settle(state, dice)
    bot = player()
    turns = _Turns(game, seat, game.turn(state) if state.stack else [])
    mover = seat
    for _ in range(FURTHEST):
        if not state.stack or (not is_late and turns.are_over(state)):
            break
        mover, offered = state.seat, state.legal()
        state.play(bot.choose(game, mover, state.seen(mover), offered, dice))
        settle(state, dice)
    promise = judge.read(state, decision, mover)
    scores = game.scores(state)
    gains = [after - before for before, after in zip(game.scores(world), scores, strict=True)]
    return Trial(promise.leads[seat], promise.wins, _by_source(state, written), scores, gains)


class _Turns:
    """Counts until a seat's next turn is over."""

    def __init__(self, game: Rulebook, seat: int, now: list[int]) -> None:
        self._game = game
        self._seat = seat
        self._now = now
        self._wanted = 2

    def are_over(self, state: State) -> bool:
        """Tell whether it is; a turn of another seat lies between two of its own, unless nobody else has any."""
        turn = self._game.turn(state)
        if not turn or turn == self._now:
            return False
        self._now = turn
        if turn[0] == self._seat:
            self._wanted -= 1
        elif self._wanted == 1:
            return True
        return self._wanted <= 0


def player() -> Bot:
    """Return who answers in trials; it strays a little, so that trials differ where nothing is hidden, too."""
    return PlanningBot(worlds=1, most=8, width=NARROW, choice=Choice(noise=NOISE))


def last_player(judge: Judge) -> Bot:
    """Return who answers in one trial that goes to the end: it judges as the review does.

    A new one every time: whoever plans long turns remembers what it decided, and would not stray again.
    """
    return PlanningBot(judge.evaluator, worlds=1, most=QUICK, width=NARROW, choice=Choice(noise=NOISE))


def shares(pairs: list[tuple[Trial, Trial]], seat: int, loss: float) -> list[Share]:
    """Split a loss into the points of the seat's sources, those of its best rival, and what is still to come."""
    return _split({source: _mean(points)[0] for source, points in _differences(pairs, seat).items()}, loss)


def told_apart(mistake: Mistake, pairs: list[tuple[Trial, Trial]]) -> list[Share]:
    """Split a loss by what sources gave at the end of the match, where that is clear and leaves less still to come."""
    found = {share.source: share.points for share in mistake.shares if share.source != TO_COME}
    rest = mistake.loss - sum(found.values())
    for source, points in sorted(_differences(pairs, mistake.seat).items()):
        gained, error = _mean(points)
        more = gained - found.get(source, 0.0)
        if abs(gained) > SURE * error and abs(rest - more) < abs(rest):
            found[source] = gained
            rest -= more
    return _split(found, mistake.loss)


def _split(found: dict[str, float], loss: float) -> list[Share]:
    """Return shares to the digit that is shown; what is missing is still to come."""
    tenths = {source: round(10 * points) for source, points in found.items()}
    tenths[TO_COME] = round(10 * round(loss, 1)) - sum(tenths.values())
    ordered = sorted(tenths, key=lambda source: (source in (COUNTED, RIVAL, TO_COME), -abs(tenths[source]), source))
    return [Share(source, tenths[source] / 10) for source in ordered if tenths[source]]


def _differences(pairs: list[tuple[Trial, Trial]], seat: int) -> dict[str, list[float]]:
    """Return by source, pair by pair, how many points the better way gave more; what the best rival got counts less."""
    found: dict[str, list[float]] = {}
    for number, pair in enumerate(pairs):
        for sign, trial in zip((-1, 1), pair, strict=True):
            parts = dict(trial.points[seat])
            parts[COUNTED] = trial.gains[seat] - sum(trial.points[seat].values())
            rivals = [other for other in range(len(trial.scores)) if other != seat]
            if rivals:
                best = max(rivals, key=lambda other: (trial.scores[other], -other))
                parts[RIVAL] = -trial.gains[best]
            for source, points in parts.items():
                found.setdefault(source, [0.0] * len(pairs))[number] += sign * points
    return found


def _by_source(state: State, written: int) -> list[dict[str, int]]:
    ledger = state.ledger
    found: list[dict[str, int]] = [{} for _ in ledger.totals]
    for place in range(written, len(ledger.points)):
        row, source = found[ledger.seats[place]], ledger.sources[place]
        row[source] = row.get(source, 0) + ledger.points[place]
    return found


def _mean(values: list[float]) -> tuple[float, float]:
    """Return the mean of two values or more, and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _win(pairs: list[tuple[Trial, Trial]], seat: int) -> float | None:
    found = [two.wins[seat] - one.wins[seat] for one, two in pairs if one.wins is not None and two.wins is not None]
    return round(sum(found) / len(found), 3) if found else None


def _legal_part(before: State, kept: list[int], codes: list[int], seat: int) -> list[int]:
    """Return the codes of a plan that the true match would have allowed."""
    state = before.clone()
    for code in kept:
        state.play(code)
    found: list[int] = []
    for code in codes:
        if not state.stack or state.seat != seat or code not in state.legal():
            break
        state.play(code)
        found.append(code)
    return found
