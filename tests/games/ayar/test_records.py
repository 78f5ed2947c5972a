"""Golden records: whole matches that must replay for ever, one for each way a match can end.

KANCHA_GOLDEN=1 plays those that are missing, for review; one that exists is never changed.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import kancha
from kancha.bots.greedy import GreedyBot
from kancha.kernel.match import Match
from tests.records import RECORDS, keep


class Golden(NamedTuple):
    """How a golden record was played."""

    ending: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    greedy: bool = False
    version: int = 1

    @property
    def path(self) -> Path:
        """Its file."""
        level = f"-level{self.options['level']}" if "level" in self.options else ""
        return RECORDS / "ayar" / f"v{self.version}" / f"{self.ending}-{self.seats}{level}.kancha"


GOLDENS = [
    Golden("score", 2, 1),
    Golden("score", 3, 1),
    Golden("score", 4, 1),
    Golden("gap", 4, 66),
    Golden("shared", 4, 65),
    Golden("won", 1, 1, {"level": 1}, greedy=True),
    Golden("lost", 1, 0, {"level": 4}),
    Golden("score", 2, 1, version=2),
    Golden("score", 3, 1, {"extra-sun": "dial"}, version=2),
    Golden("gap", 4, 1, version=2),
    Golden("won", 1, 1, {"level": 1}, greedy=True, version=2),
    Golden("lost", 1, 0, {"level": 4, "ayllu-area": "all"}, version=2),
]


def played(golden: Golden) -> Match:
    """Play the match of a golden record: the first from its seed on with this ending."""
    game = kancha.game("ayar")
    bot = GreedyBot(worlds=1)
    for seed in range(golden.seed, golden.seed + 1000):
        match: Match = game.start(seats=golden.seats, seed=seed, options=golden.options, version=golden.version)
        rng = Random(f"ayar {golden.seats} {seed}")
        while not match.over:
            codes = match.state.legal()
            if golden.greedy and match.seat is not None:
                match.play(bot.choose(match.game, match.seat, match.state.seen(match.seat), codes, rng))
            else:
                match.take(codes[rng.randrange(len(codes))])
        if game.ending(match.state) == golden.ending:
            return match
    raise AssertionError(f"no match is {golden.ending}")


@pytest.mark.parametrize("golden", GOLDENS, ids=[f"v{golden.version}-{golden.path.stem}" for golden in GOLDENS])
def test_a_golden_record_replays_to_its_end(golden: Golden) -> None:
    """Every decision is legal, and the ending and the points are those of the file."""
    if os.environ.get("KANCHA_GOLDEN") and not golden.path.exists():
        keep(played(golden), golden.path)
    record = kancha.Record.load(golden.path)
    match = record.replay()
    assert match.over
    assert (match.seats, match.version) == (golden.seats, golden.version)
    assert match.game.ending(match.state) == golden.ending
    assert record.end == " ".join(["over", *map(str, match.scores)])


def test_there_is_a_record_of_every_ending() -> None:
    """By score, by the gap, shared; against the Ayllu won and lost; every number of seats."""
    assert {golden.ending for golden in GOLDENS} == {"score", "gap", "shared", "won", "lost"}
    assert {golden.seats for golden in GOLDENS} == {1, 2, 3, 4}
