"""Matches between bots: one plan each, played here or in other processes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

from kancha.bots import bot
from kancha.games import GAMES, game
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.kernel.match import Match


class Plan(NamedTuple):
    """A match to be played; plain data, so that it can travel to another process."""

    game: str
    bots: tuple[str, ...]
    """The level of each seat's bot."""
    seed: int
    options: dict[str, Any]
    data: str | None = None
    """A folder with corrected component data."""
    keep: bool = False
    """Whether the outcome carries the record."""


class Outcome(NamedTuple):
    """What came of a plan."""

    plan: Plan
    scores: list[int]
    ranking: list[list[int]]
    decisions: int
    """Decisions of seats; those of chance are not counted."""
    ending: str
    sources: list[dict[str, int]]
    """Points by source, for each entry of `scores`."""
    record: str
    """The record's text, if the plan keeps it."""


def start(plan: Plan) -> tuple[Game, Match]:
    """Return the game and the match of a plan before its first decision; a bad plan is a `KanchaError`."""
    found = game(plan.game, plan.data)
    for level in plan.bots:
        bot(level)
    return found, found.start(len(plan.bots), plan.seed, plan.options)


def play(plan: Plan) -> Outcome:
    """Play a match to its end."""
    found, match = start(plan)
    bots = [bot(level) for level in plan.bots]
    luck = [Random(f"{plan.seed} seat {seat}") for seat in range(len(bots))]
    decisions = 0
    while (seat := match.seat) is not None:
        seen = None if bots[seat].blind else match.state.seen(seat)
        codes = match.state.legal()
        code = bots[seat].choose(found, seat, seen, codes, luck[seat])
        if code not in codes:
            raise KanchaError(f"bot {plan.bots[seat]!r} answered {code}, which is not legal")
        match.take(code)
        decisions += 1
    sources: list[dict[str, int]] = [{} for _ in match.state.ledger.totals]
    for seat, points, source in match.ledger:
        sources[seat][source] = sources[seat].get(source, 0) + points
    text = match.record().text() if plan.keep else ""
    return Outcome(plan, match.scores, match.ranking, decisions, found.ending(match.state), sources, text)


def play_all(plans: Sequence[Plan], jobs: int | None = None) -> Iterator[Outcome]:
    """Play plans in so many processes (None: one for each core) and yield the outcomes in the order of the plans.

    A script that asks for more than one process must be importable: it belongs under `if __name__ == "__main__":`.
    """
    jobs = min(jobs or os.cpu_count() or 1, len(plans))
    if jobs <= 1:
        yield from map(play, plans)
        return
    chunk = max(1, min(50, len(plans) // (jobs * 4)))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_prepare, initargs=(dict(GAMES),)) as pool:
        yield from pool.map(play, plans, chunksize=chunk)


def _prepare(catalogue: dict[str, str]) -> None:
    GAMES.update(catalogue)
