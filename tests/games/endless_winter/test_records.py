"""Golden records: whole matches that must replay to the same points; KANCHA_GOLDEN=1 plays missing ones."""

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

from .positions import GAME


class Golden(NamedTuple):
    """How a golden record was played."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    bot: bool
    ending: str
    version: int = 1

    @property
    def path(self) -> Path:
        """Its file."""
        return RECORDS / "endless-winter" / f"v{self.version}" / f"{self.name}.kancha"


GOLDENS = [
    Golden("two-greedy", 2, 1, {}, True, "points"),
    Golden("three-random-avenue", 3, 2, {"megaliths": "avenue"}, False, "points"),
    Golden(
        "four-greedy-both-drafts", 4, 3, {"megaliths": "ring", "setup-draft": True, "chief-draft": True}, True, "points"
    ),
    Golden("two-tie-broken-by-turn-order", 2, 0, {"megaliths": "stairs"}, False, "turn-order"),
    Golden("three-greedy-setup-draft", 3, 5, {"setup-draft": True}, True, "points", 2),
    Golden("four-random-other-rulings", 4, 6, {"animal-icon": "none-face-up", "burials": "capped"}, False, "points", 2),
    Golden("two-tie-broken-by-turn-order", 2, 0, {}, False, "turn-order", 2),
]


def played(golden: Golden) -> Match:
    """Play the match of a golden record; a tie is sought over seeds."""
    for seed in range(golden.seed, golden.seed + 400):
        match: Match = GAME.start(golden.seats, seed=seed, options=golden.options, version=golden.version)
        rng = Random(seed)
        bot = GreedyBot(worlds=1)
        while not match.over:
            codes = match.state.legal()
            if golden.bot and match.seat is not None:
                match.play(bot.choose(GAME, match.seat, match.state.seen(match.seat), codes, rng))
            else:
                match.play(rng.choice(codes))
        if GAME.ending(match.state) == golden.ending:
            return match
    raise AssertionError(f"no match ends by {golden.ending}")


@pytest.mark.parametrize("golden", GOLDENS, ids=[f"{golden.name}-v{golden.version}" for golden in GOLDENS])
def test_a_golden_record_replays_to_its_end(golden: Golden) -> None:
    """Every line is judged by the rules; points, ending and seats are as recorded."""
    if os.environ.get("KANCHA_GOLDEN") and not golden.path.exists():
        keep(played(golden), golden.path)
    record = kancha.Record.load(golden.path)
    match = record.replay()
    assert match.over
    assert match.seats == golden.seats
    assert GAME.ending(match.state) == golden.ending
    assert record.end == " ".join(["over", *map(str, match.scores)])


def test_there_is_a_golden_record_for_every_ending() -> None:
    """Won by points, and by turn order after a tie."""
    assert {golden.ending for golden in GOLDENS} == {"points", "turn-order"}
