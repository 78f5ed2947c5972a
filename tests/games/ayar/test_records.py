"""Golden records: whole matches that must replay for ever, one for each way a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha

RECORDS = Path(__file__).parents[2] / "records" / "ayar"
ENDINGS = {"score", "gap", "shared", "won", "lost"}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.kancha")), ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    """Every decision is legal, and the ending is the one in the file's name."""
    match = kancha.Record.load(path).replay()
    assert match.over
    assert match.game.ending(match.state) == path.stem.split("-")[0]


def test_there_is_a_record_of_every_ending() -> None:
    """By score, by the gap, shared; against the Ayllu won and lost; and every number of seats."""
    records = [kancha.Record.load(path) for path in sorted(RECORDS.glob("*.kancha"))]
    assert {path.stem.split("-")[0] for path in RECORDS.glob("*.kancha")} == ENDINGS
    assert {int(record.header["seats"]) for record in records} == {1, 2, 3, 4}
