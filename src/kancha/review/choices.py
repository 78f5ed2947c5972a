"""The choices of a match: runs of decisions that a seat took by itself, and what else it could have done.

A choice is judged by what the seat saw, in imagined states. What was played is played there as it was; every other
way keeps to it up to some decision, parts from it there, and completes the turn as bots do.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from kancha.bots.base import Imagination
from kancha.bots.planner import PlanningBot
from kancha.bots.turns import Line, close, finish, is_boundary, play_on, shortened
from kancha.kernel.match import Match
from kancha.kernel.state import State
from kancha.kernel.units import Span, Trace
from kancha.review.judge import Judge

WORLDS: Final = 2
"""So many imagined states are looked at first."""
MOST: Final = 12
"""So many other answers, the best at first sight, are thought through at each decision."""
NARROW: Final = 3
"""So many beginnings of a long turn are gone on from."""
KEPT: Final = 3
"""So many other ways stay in the race after the first imagined state."""


class Way(NamedTuple):
    """Another way: so many decisions as they were played, then codes of its own."""

    kept: int
    codes: list[int]


class Found(NamedTuple):
    """What a look at a choice found: the best other way, and how far it seems better than what was played."""

    way: Way | None
    gain: float


def choices(match: Match, trace: Trace) -> list[Span]:
    """Return the runs of decisions of one seat in one turn, cut where chance answers.

    Where turns are long they are cut behind the answer that closes the turn, too: nobody plans what follows, bids, with
    the turn, and a bad one would be laid to it.
    """
    found: list[Span] = []
    follows = _follows(match) if match.game.long_turns else set()
    for place, who in enumerate(match.who):
        last = found[-1] if found else None
        if who < 0:
            continue
        is_same = last is not None and last.end == place and last.seat == who and place not in follows
        if last is not None and is_same and trace.turn[place - 1] == trace.turn[place]:
            last.end = place + 1
        else:
            found.append(Span(who, place, place + 1))
    return found


def _follows(match: Match) -> set[int]:
    """Return the decisions that come right behind the one that closes a long turn."""
    found: set[int] = set()
    state = match.at(0).state.clone()
    was_open = is_closing = False
    for place, code in enumerate(match.log):
        if is_closing:
            found.add(place)
        is_closing = False
        if match.who[place] >= 0:
            is_open = match.game.is_open_turn(state)
            is_closing = was_open and not is_open
            was_open = is_open
        state.play(code)
    return found


def as_played(judge: Judge, world: State, codes: list[int], seat: int, luck: int) -> State | None:
    """Play codes in a copy of an imagined state and complete the turn; None, where they cannot be played."""
    game = judge.game
    turn = game.turn(world)
    state = world.clone()
    is_lucky = False
    for code in codes:
        if is_lucky or not state.stack or state.seat != seat or code not in state.legal():
            return None
        is_lucky = play_on(state, code, luck)
    if game.long_turns:
        if state.stack and state.seat == seat and game.is_open_turn(state):
            return max(planner(judge).turns(game, seat, state, luck), key=lambda one: one[0])[1].state
        line = Line(codes[-1], state)
        close(game, line, luck)
        return line.state
    return state if is_boundary(game, state, seat, turn) else judge.complete(state, luck)


def planner(judge: Judge) -> PlanningBot:
    """Return who finds whole turns, where turns are long."""
    return PlanningBot(judge.evaluator, width=NARROW)


def look(judge: Judge, match: Match, span: Span, rng: Random) -> Found:
    """Return the best other way of a choice."""
    game, seat = judge.game, span.seat
    before = match.at(span.start).state
    imagination = Imagination(game, seat, before.seen(seat))
    codes = match.log[span.start : span.end]
    if game.long_turns and game.is_open_turn(before):
        return _look_whole(judge, imagination.world(rng), codes, seat, rng.getrandbits(32))
    gains: dict[tuple[int, int], float] = {}
    lines: dict[tuple[int, int], Line] = {}
    for number in range(WORLDS):
        world, luck = imagination.world(rng), rng.getrandbits(32)
        end = as_played(judge, world, codes, seat, luck)
        if end is None:
            continue
        played = judge.lead(end, seat)
        state = world
        for kept, code in enumerate(codes):
            others = [other for other in _others(judge, state, seat, luck, code, first=number == 0) if other != code]
            for other in others:
                if number and (kept, other) not in gains:
                    continue
                line = finish(game, seat, state, other, luck)
                gains[kept, other] = gains.get((kept, other), 0.0) + judge.lead(line.state, seat) - played
                lines.setdefault((kept, other), line)
            state = state.clone()
            play_on(state, code, luck)
        best = sorted(gains, key=lambda key: (-gains[key], key))[:KEPT]
        gains = {key: gains[key] for key in best}
    if not gains:
        return Found(None, 0.0)
    best_key = max(gains, key=lambda key: (gains[key], key))
    return Found(Way(best_key[0], lines[best_key].plan()), gains[best_key] / WORLDS)


def _look_whole(judge: Judge, world: State, codes: list[int], seat: int, luck: int) -> Found:
    """Return the best other whole turn of a choice, where turns are long."""
    end = as_played(judge, world, codes, seat, luck)
    ways = planner(judge).turns(judge.game, seat, world, luck)
    if end is None or not ways:
        return Found(None, 0.0)
    value, best = max(ways, key=lambda one: (one[0], one[1].codes))
    plan = best.codes[: best.sure] if best.sure else best.codes
    kept = 0
    while kept < min(len(plan), len(codes)) and plan[kept] == codes[kept]:
        kept += 1
    if kept == min(len(plan), len(codes)):
        return Found(None, 0.0)
    return Found(Way(kept, plan[kept:]), value - judge.lead(end, seat))


def _others(judge: Judge, state: State, seat: int, luck: int, code: int, first: bool) -> list[int]:
    codes = state.legal()
    if len(codes) < 2:
        return []
    return shortened(judge.game, seat, state, codes, luck, MOST) if first else codes
