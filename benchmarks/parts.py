"""Measures what a match costs besides its decisions, in one game and in the mode of the Python that runs it.

    python benchmarks/parts.py GAME SEATS

Views and drawings for all seats, the way back, search, memory, and how decisions slow down towards the end of a match.
Processor time; the best of a few tries counts where one thing is timed many times.
"""

from __future__ import annotations

import json
import resource
import statistics
import sys
import time
from random import Random
from typing import Final

import kancha
from kancha.bots.search import SearchBot
from kancha.kernel.chance import pick
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE

EVERY: Final = 25
"""Views and drawings are timed at every so many decisions."""
MATCHES: Final = 12
"""Matches whose first and last tenth are compared."""
ITERATIONS: Final = 60
HELD: Final = 150
"""Matches that are held in memory."""


def random_match(game: Game, seats: int, seed: int, stop: int = -1) -> Match:
    """Play a random match, to the end or for so many decisions."""
    match = game.start(seats, seed)
    rng = Random(seed)
    while not match.over and len(match.log) != stop:
        codes = match.state.legal()
        match.take(codes[int(rng.random() * len(codes))])
    return match


def looks(game: Game, seats: int) -> tuple[float, float]:
    """Return microseconds for the views of all seats, and for their drawings, over the positions of a match."""
    match = game.start(seats, 1)
    rng = Random(1)
    views: list[float] = []
    drawings: list[float] = []
    while not match.over:
        if len(match.log) % EVERY == 0:
            began = time.process_time()
            for seat in range(seats):
                match.view(seat)
            then = time.process_time()
            picture = match.game.picture(match.state.seen(None))
            for seat in range(seats):
                _ = picture.look(match.state.seen(seat), seat).scene
            views.append(then - began)
            drawings.append(time.process_time() - then)
        codes = match.state.legal()
        match.take(codes[int(rng.random() * len(codes))])
    return statistics.mean(views) * 1e6, statistics.mean(drawings) * 1e6


def way_back(game: Game, seats: int) -> tuple[float, float]:
    """Return milliseconds to replay a record, every line judged, and the most for a jump into a finished match."""
    match = random_match(game, seats, 2)
    record = match.record()
    began = time.process_time()
    fresh = record.replay()
    whole = time.process_time() - began
    rng = Random(2)
    jumps: list[float] = []
    for number in [len(match.log), *[rng.randrange(len(match.log)) for _ in range(20)]]:
        began = time.process_time()
        fresh.at(number)
        jumps.append(time.process_time() - began)
    return whole * 1e3, max(jumps) * 1e3


def search(game: Game, seats: int) -> float:
    """Return iterations a second of the searching bot over some positions."""
    spent = 0.0
    count = 0
    for seed in range(4):
        match = random_match(game, seats, seed, 40 + 30 * seed)
        if match.over or match.seat is None:
            continue
        codes = match.state.legal()
        began = time.process_time()
        SearchBot(iterations=ITERATIONS).choose(match.game, match.seat, match.state.seen(match.seat), codes, Random(0))
        spent += time.process_time() - began
        count += ITERATIONS
    return count / spent


def growth(game: Game, seats: int) -> float:
    """Return the speed in the last tenth of a match beside that in its first tenth."""
    options = game.choose(seats, {})
    first = last = 0.0
    for seed in range(MATCHES):
        log = random_match(game, seats, seed).log
        state = game.opening(seats, options)
        state.advance()
        tenth = len(log) // 10
        clocks: list[float] = []
        for number, code in enumerate(log):
            if number in (0, tenth, len(log) - tenth):
                clocks.append(time.process_time())
            codes = state.legal()
            if state.seat == CHANCE:
                pick(state.stack[-1].weights(state), 0)
            assert codes
            state.play(code)
        clocks.append(time.process_time())
        first += clocks[1] - clocks[0]
        last += clocks[3] - clocks[2]
    return first / last


def memory(game: Game, seats: int) -> float:
    """Return kilobytes of a match after 200 decisions, its log included."""
    random_match(game, seats, 0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    held = [random_match(game, seats, seed, 200) for seed in range(HELD)]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return grown / len(held)


def main(id: str, seats: int) -> None:
    """Measure and print all as JSON."""
    game = kancha.game(id)
    kilobytes = memory(game, seats)
    views, drawings = looks(game, seats)
    replay, jump = way_back(game, seats)
    result = {
        "view_microseconds": round(views, 1),
        "draw_microseconds": round(drawings, 1),
        "replay_milliseconds": round(replay, 1),
        "jump_milliseconds": round(jump, 2),
        "search_per_second": round(search(game, seats)),
        "late_speed": round(growth(game, seats), 2),
        "kilobytes": round(kilobytes, 1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
