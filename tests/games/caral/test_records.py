"""Golden records: whole matches that must replay for ever, one for each way a match can end.

`python -m tests.games.caral.test_records` plays those of the newest rules that are missing.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import kancha
from kancha.games.caral import MODULES
from kancha.games.caral.picture.aims import journey
from kancha.kernel.match import Match
from tests.records import RECORDS, golden_paths, keep

from .positions import GAME, state

PATHS = golden_paths("caral")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    """Every decision is legal, the record is the same again, and the ending is that of the file's name."""
    record = kancha.Record.load(path)
    match = record.replay()

    assert match.over
    assert path.stem.startswith(match.game.ending(match.state))
    again = match.record()
    assert (again.decisions, again.end) == (record.decisions, record.end)
    assert again.options == match.game.choose(record.seats, record.options, recorded=True)
    assert record.text() == path.read_text(encoding="utf-8")


def test_there_is_a_record_of_every_ending_and_number_of_families() -> None:
    """By the central pyramid and by the seventh year; two, three and four families; without and with all modules."""
    records = [kancha.Record.load(path) for path in PATHS]

    assert {"central-pyramid", "last-year"} == {path.stem.rpartition("-")[0].rpartition("-")[0] for path in PATHS}
    for version in GAME.versions:
        played = [record for record in records if record.version == version]
        assert {2, 3, 4} == {record.seats for record in played}
        assert any(not any(record.options.get(name) for name in MODULES) for record in played)
        assert any(all(record.options[name] for name in MODULES) for record in played)


def test_a_record_shows_both_ends_of_a_year() -> None:
    """In the golden records years end by a pawn and by the architect."""
    causes = set()
    for path in PATHS:
        match = kancha.Record.load(path).replay(listen=True)
        assert match.story is not None
        causes |= {getattr(event, "cause", "") for _, event in match.story}

    assert {"by-pawn", "by-architect"} <= causes


READINGS: dict[str, Any] = {key: ruling.choices[-1] for key, ruling in GAME.rulings.items()} | {"first": "asked"}
WANTED: dict[str, tuple[int, dict[str, Any]]] = {
    "central-pyramid-2-base": (2, {}),
    "central-pyramid-4-all": (4, dict.fromkeys(MODULES, True)),
    "central-pyramid-3-readings": (3, dict.fromkeys(MODULES, True) | READINGS),
    "last-year-3-base": (3, {}),
    "last-year-2-all": (2, dict.fromkeys(MODULES, True)),
}
"""The seats and options of each record."""


LIKED = ("build", "build-at", "pair", "use-space", "ordain", "reserve")


def builders(seats: int, options: dict[str, Any], seed: int, eager: float) -> Match:
    """Play a match by random answers of families who like to build, more or less."""
    match = GAME.start(seats=seats, seed=seed, options=options)
    rng = Random(seed)
    while not match.over:
        s = state(match)
        goals = [action for action in match.actions if s.facts.goal[action.code] > 0]
        liked = [action for action in match.actions if action.family in LIKED]
        if goals and match.seat is not None:
            hints = {action.code: journey(s, match.seat, s.facts.goal[action.code]).id for action in goals}
            ready = "gain-build" if s.families[match.seat].stones else "gain-quarry"
            liked = [action for action in goals if hints[action.code] == ready]
            liked = liked or [action for action in goals if hints[action.code] in ("gain-quarry", "gain-village")]
        match.play(rng.choice(liked if liked and rng.random() < eager else match.actions))
    return match


def write() -> None:
    """Find and save a match for each name."""
    for name, (seats, options) in WANTED.items():
        seed, eager = 1, 0.95 if name.startswith("central") else 0.5
        while not name.startswith((match := builders(seats, options, seed, eager)).game.ending(match.state)):
            seed += 1
        keep(match, RECORDS / "caral" / f"v{GAME.version}" / f"{name}.kancha")
        print(f"{name}: seed {seed}, {match.scores}")


if __name__ == "__main__":
    write()
