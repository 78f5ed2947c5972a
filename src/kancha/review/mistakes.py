"""The largest mistakes: what looks like one is played on both ways, again and again, before it is called so.

Both ways begin in the same imagined state with the same luck. Bots answer until the seat has had its next turn, so that
what a way costs later is counted too; the difference is split by the sources that gave points until then.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from kancha.bots.base import Bot, Imagination, settle
from kancha.bots.choice import Choice
from kancha.bots.evaluators import lead
from kancha.bots.greedy import GreedyBot
from kancha.bots.planner import PlanningBot
from kancha.kernel.match import Match
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State
from kancha.kernel.units import Span
from kancha.review.choices import Way
from kancha.review.judge import Judge
from kancha.review.model import COUNTED, RIVAL, TO_COME, Mistake, Share

TRIALS: Final = 8
LONG_TRIALS: Final = 4
"""So many imagined states are played on; fewer where turns are long."""
FURTHEST: Final = 160
"""No trial goes on for more decisions, unless it goes to the end of the match."""
LAST_TRIALS: Final = 4
"""So many imagined states are played on to the end before a mistake is named."""
QUICK: Final = 5
"""So many answers are thought through in trials that go so far."""
LATE: Final = 0.85
"""What is chosen when so much of the match is over is played on to the end."""
SURE: Final = 3.0
"""A mistake costs so many standard errors at least."""
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
    for _ in range(LONG_TRIALS if game.long_turns else TRIALS):
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


def holds(judge: Judge, match: Match, mistake: Mistake, rng: Random) -> bool:
    """Tell whether a mistake is still one, by more than a standard error, when both ways are played on to the end.

    What judges at the end of the next turn can be wrong about the beginning of a match in the same way every time.
    Where turns are long this would take too long, and is not asked.
    """
    game, seat = judge.game, mistake.seat
    if game.long_turns:
        return True
    imagination = Imagination(game, seat, match.at(mistake.decision).state.seen(seat))
    bot = PlanningBot(judge.evaluator, worlds=1, most=QUICK, choice=Choice(noise=NOISE))
    differences: list[float] = []
    for _ in range(LAST_TRIALS):
        world, luck = imagination.world(rng), rng.getrandbits(32)
        one, two = (ended(game, world, codes, seat, luck, bot) for codes in (mistake.played, mistake.better))
        if one is not None and two is not None:
            differences.append(two - one)
    if len(differences) < 2:
        return False
    loss, error = _mean(differences)
    return loss > error


def ended(game: Rulebook, world: State, codes: list[int], seat: int, luck: int, bot: Bot) -> float | None:
    """Play codes in an imagined state, then let a bot answer to the end; return by how much the seat leads there."""
    state = world.clone()
    dice = Random(luck)
    for code in codes:
        if not state.stack or state.seat != seat or code not in state.legal():
            return None
        state.play(code)
        settle(state, dice)
    while state.stack:
        offered = state.legal()
        state.play(bot.choose(game, state.seat, state.seen(state.seat), offered, dice))
        settle(state, dice)
    return lead([float(score) for score in game.scores(state)], seat)


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
    bot = player(game)
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
    """Counts until a seat's next turn is over; where turns are long, until it begins."""

    def __init__(self, game: Rulebook, seat: int, now: list[int]) -> None:
        self._game = game
        self._seat = seat
        self._now = now
        self._wanted = 1 if game.long_turns else 2
        self._others = False

    def are_over(self, state: State) -> bool:
        """Tell whether it is; a turn of another seat lies between two of its own, unless nobody else has any."""
        turn = self._game.turn(state)
        if not turn or turn == self._now:
            return False
        self._now = turn
        if turn[0] == self._seat:
            self._wanted -= 1
        elif self._wanted == 1 and not self._game.long_turns:
            return True
        return self._wanted <= 0


def player(game: Rulebook) -> Bot:
    """Return who answers in trials; it strays a little, so that trials differ where nothing is hidden, too."""
    return GreedyBot(worlds=1) if game.long_turns else PlanningBot(worlds=1, most=8, choice=Choice(noise=NOISE))


def shares(pairs: list[tuple[Trial, Trial]], seat: int, loss: float) -> list[Share]:
    """Split a loss into the points of the seat's sources, those of its best rival, and what is still to come."""
    count = len(pairs)
    found: dict[str, float] = {}
    for sign, trials in ((-1, [one for one, _ in pairs]), (1, [two for _, two in pairs])):
        for trial in trials:
            for source, points in trial.points[seat].items():
                found[source] = found.get(source, 0.0) + sign * points / count
            counted = trial.gains[seat] - sum(trial.points[seat].values())
            found[COUNTED] = found.get(COUNTED, 0.0) + sign * counted / count
            rivals = [other for other in range(len(trial.scores)) if other != seat]
            if rivals:
                best = max(rivals, key=lambda other: (trial.scores[other], -other))
                found[RIVAL] = found.get(RIVAL, 0.0) - sign * trial.gains[best] / count
    tenths = {source: round(10 * points) for source, points in found.items()}
    tenths[TO_COME] = round(10 * round(loss, 1)) - sum(tenths.values())
    ordered = sorted(tenths, key=lambda source: (source in (COUNTED, RIVAL, TO_COME), -abs(tenths[source]), source))
    return [Share(source, tenths[source] / 10) for source in ordered if tenths[source]]


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
