"""Matches between bots: each is a pure function of its experiment and its deal, wherever it is played."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from kancha.bots import bot
from kancha.bots.random import RandomBot
from kancha.kernel.action import kebab
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.lab.experiments import Experiment, bound


class Choice(NamedTuple):
    """One decision of a match, for those who study decisions."""

    number: int
    """Its place in the record, counted from 1; answers of chance are counted too."""
    seat: int
    step: str
    code: int
    offered: int
    score: int
    """The seat's points before it decided."""


class Outcome(NamedTuple):
    """What came of a match. Lists are by seat; those of scores, ranks and sources may end with the automa."""

    match: int
    """Its number in the run."""
    arm: int
    """The number of its experiment in the run."""
    seed: int
    scores: list[int]
    ranks: list[int]
    """The place of each: 0 is the best, those who share a place have the same."""
    taken: list[list[int]]
    """The codes of the actions that each seat took, in order; answers of chance are not among them."""
    offered: list[int]
    """How many actions these decisions were chosen from, in all."""
    forced: list[int]
    """How many of them had no alternative."""
    thought: list[float]
    """Seconds each seat's bot thought; 0 for those that do not look."""
    order: list[int]
    """The seats in the order of their first decisions."""
    chance: int
    """How many answers chance gave."""
    ending: str
    sources: list[dict[str, int]]
    """Points by source."""
    seconds: float
    record: str
    """The record's text, if it is kept."""
    choices: list[Choice]
    """Every decision of a seat, if they are kept."""

    @property
    def decisions(self) -> list[int]:
        """How many decisions each seat took."""
        return [len(codes) for codes in self.taken]

    @property
    def ranking(self) -> list[list[int]]:
        """The entries, best first, ties together."""
        return [[entry for entry, rank in enumerate(self.ranks) if rank == place] for place in sorted(set(self.ranks))]


def play(
    played: Experiment,
    deal: int = 0,
    match: int = 0,
    arm: int = 0,
    keep: bool = False,
    choices: bool = False,
    game: Game | None = None,
) -> Outcome:
    """Play one deal of an experiment to its end; `keep` its record, and its `choices` one by one.

    Who plays many gives the experiment's game (`bound`), so that it is looked up once.
    """
    began = time.perf_counter()
    seed = played.seed + deal
    game = bound(played) if game is None else game
    live = game.start(played.seats, seed, played.options, played.rules)
    bots = [bot(level) for level in played.bots]
    taken: list[list[int]] = [[] for _ in bots]
    offered: list[list[int]] = [[] for _ in bots]
    thought = [0.0] * len(bots)
    luck = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    hands = [
        (luck[seat].choice if type(holder) is RandomBot else None, taken[seat].append, offered[seat].append)
        for seat, holder in enumerate(bots)
    ]
    noted: list[Choice] = []
    while (seat := live.seat) is not None:
        codes = live.state.legal()
        any_of, take, offer = hands[seat]
        if any_of is not None:
            code = any_of(codes)
        else:
            asked = time.perf_counter()
            seen = None if bots[seat].blind else live.state.seen(seat)
            code = bots[seat].choose(live.game, seat, seen, codes, luck[seat])
            thought[seat] += time.perf_counter() - asked
            if code not in codes:
                raise KanchaError(f"bot {played.bots[seat]!r} answered {code}, which is not legal")
        take(code)
        offer(len(codes))
        if choices:
            step = kebab(type(live.state.stack[-1]).__name__)
            noted.append(Choice(len(live.log) + 1, seat, step, code, len(codes), live.scores[seat]))
        live.take(code)
    scores = live.scores
    ranks = [0] * len(scores)
    for place, group in enumerate(live.ranking):
        for entry in group:
            ranks[entry] = place
    sources: list[dict[str, int]] = [{} for _ in scores]
    for entry, points, source in live.ledger:
        row = sources[entry]
        row[source] = row.get(source, 0) + points
    text = live.record().text() if keep else ""
    return Outcome(
        match,
        arm,
        seed,
        scores,
        ranks,
        taken,
        [sum(given) for given in offered],
        [given.count(1) for given in offered],
        thought,
        _order(live.who, len(bots)),
        len(live.log) - sum(len(codes) for codes in taken),
        live.game.ending(live.state),
        sources,
        time.perf_counter() - began,
        text,
        noted,
    )


def _order(who: list[int], seats: int) -> list[int]:
    """Return the seats in the order of their first decisions."""
    found: list[int] = []
    for seat in who:
        if seat >= 0 and seat not in found:
            found.append(seat)
            if len(found) == seats:
                break
    return found
