"""Matches between bots: each is a pure function of its experiment and its deal, wherever it is played."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from kancha.bots import bot
from kancha.bots.outside import OutsideBot
from kancha.bots.random import RandomBot
from kancha.kernel.action import kebab
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.lab.experiments import Experiment, bound
from kancha.lab.loop import Dice, Hand, by_seat, drive


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
    measures: list[list[int]]
    """What each seat had at the end, in the order of the game's measures."""
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
    minds = [Mind(live, seat, level, seed) for seat, level in enumerate(played.bots)]
    noted: list[Choice] = []
    try:
        if choices:
            offered = drive(live, [_noting(live, mind.answer, noted) for mind in minds], [None for _ in minds])
        else:
            offered = drive(live, [mind.answer for mind in minds], [mind.dice for mind in minds])
    finally:
        for mind in minds:
            mind.close()
    taken, sizes, forced, order = by_seat(live, offered, played.seats)
    scores = live.scores
    ranks = [0] * len(scores)
    for place, group in enumerate(live.ranking):
        for entry in group:
            ranks[entry] = place
    sources: list[dict[str, int]] = [{} for _ in scores]
    for entry, points, source in live.ledger:
        row = sources[entry]
        row[source] = row.get(source, 0) + points
    return Outcome(
        match,
        arm,
        seed,
        scores,
        ranks,
        taken,
        sizes,
        forced,
        [mind.thought for mind in minds],
        order,
        len(live.log) - len(offered),
        live.game.ending(live.state),
        sources,
        [live.game.measure(live.state, seat) for seat in range(played.seats)],
        time.perf_counter() - began,
        live.record().text() if keep else "",
        noted,
    )


class Mind:
    """A bot on its seat: what it may see, its own luck, and how long it thought."""

    def __init__(self, live: Match, seat: int, level: str, seed: int) -> None:
        self._live = live
        self._seat = seat
        self._bot = bot(level)
        self._level = level
        self._luck = Random(f"{seed} seat {seat}")
        self.thought = 0.0
        self.dice: Dice | None = self._luck.getrandbits if type(self._bot) is RandomBot else None
        """What a bot that plays anything plays by: nobody stands between it and the match."""

    def answer(self, codes: list[int]) -> int:
        """Return the bot's answer."""
        if self.dice is not None:
            return self._luck.choice(codes)
        asked = time.perf_counter()
        seen = None if self._bot.blind else self._live.state.seen(self._seat)
        code = self._bot.choose(self._live.game, self._seat, seen, codes, self._luck)
        self.thought += time.perf_counter() - asked
        if code not in codes:
            raise KanchaError(f"bot {self._level!r} answered {code}, which is not legal")
        return code

    def close(self) -> None:
        """Let a program go that holds the seat."""
        if isinstance(self._bot, OutsideBot):
            self._bot.close(self._live.scores if self._live.over else None)


def _noting(live: Match, hand: Hand, noted: list[Choice]) -> Hand:
    """Let every answer of a hand be noted."""

    def answer(codes: list[int]) -> int:
        code = hand(codes)
        state = live.state
        step = kebab(type(state.stack[-1]).__name__)
        noted.append(Choice(len(live.log) + 1, state.seat, step, code, len(codes), live.scores[state.seat]))
        return code

    return answer
