"""Golden records: whole matches that must replay for ever, one for each way a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha
from tests.records import golden_paths

PATHS = golden_paths("caral")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    """Every decision is legal, the record is the same again, and the ending is that of the file's name."""
    record = kancha.Record.load(path)
    match = record.replay()

    assert match.over
    assert path.stem.startswith(match.game.ending(match.state))
    again = match.record()
    assert (again.decisions, again.end, again.options) == (record.decisions, record.end, record.options)
    assert record.text() == path.read_text(encoding="utf-8")


def test_there_is_a_record_of_every_ending_and_number_of_families() -> None:
    """By the central pyramid and by the seventh year; two, three and four families; without and with all modules."""
    records = [kancha.Record.load(path) for path in PATHS]

    assert {"central-pyramid", "last-year"} == {path.stem.rpartition("-")[0].rpartition("-")[0] for path in PATHS}
    assert {"2", "3", "4"} == {record.header["seats"] for record in records}
    assert any("true" not in record.header["options"] for record in records)
    assert any("false" not in record.header["options"] for record in records)


def test_a_record_shows_both_ends_of_a_year() -> None:
    """In the golden records years end by a pawn and by the architect."""
    causes = set()
    for path in PATHS:
        match = kancha.Record.load(path).replay(listen=True)
        assert match.story is not None
        causes |= {getattr(event, "cause", "") for _, event in match.story}

    assert {"by-pawn", "by-architect"} <= causes
