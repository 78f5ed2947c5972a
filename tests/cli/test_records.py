"""`kancha records` and `kancha rules --rulings`: collections are judged one by one, rulings told with their reasons."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kancha
from tests.records import RECORDS
from tests.saltmarket import Saltmarket

from .conftest import Run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three good records, one of them below."""
    (tmp_path / "below").mkdir()
    for name, seed in (("a", 1), ("b", 2), ("below/c", 3)):
        match = Saltmarket().start(2, seed=seed)
        match.play("bid 2")
        match.record(names=["Ana", "Ben"]).save(tmp_path / f"{name}.kancha")
    return tmp_path


def test_a_good_collection_fits(run: Run, folder: Path) -> None:
    """All of it, with exit code 0."""
    result = run("records", folder)
    assert (result.code, result.out) == (0, "3 of 3 matches fit.\n")


def test_every_misfit_is_listed_with_its_decision(run: Run, folder: Path) -> None:
    """An illegal decision, a version that there is not, a file that is none: each in one line, and exit code 1."""
    record = kancha.Record.load(folder / "a.kancha")
    place = len(record.decisions) - 1
    record.decisions[place] = (record.decisions[place][0], "bid 0")
    record.save(folder / "a.kancha")
    later = kancha.Record.load(folder / "b.kancha")
    later.header["rules"] = "7"
    later.save(folder / "b.kancha")
    (folder / "d.kancha").write_bytes(b"\xff\xfe")
    result = run("records", folder)
    assert result.code == 1
    lines = result.out.splitlines()
    assert lines[0].startswith(f"a.kancha: line {record.line(place + 1)}: 'bid 0' is not allowed")
    assert "(rule S3.2)" in lines[0]
    assert lines[1].startswith("b.kancha: line 3: made by rules version 7")
    assert lines[2].startswith("d.kancha: line 1: ")
    assert lines[3] == "1 of 4 matches fit."
    summary = json.loads(run("records", folder, "--json", "-").out)
    assert (summary["matches"], summary["fit"]) == (4, 1)
    assert [misfit["decision"] for misfit in summary["misfits"]] == [place + 1, 0, 0]


def test_the_golden_records_are_a_collection(run: Run) -> None:
    """The command replays the records of every release."""
    result = run("records", RECORDS)
    assert result.code == 0, result.out
    assert result.out.startswith(f"{len(list(RECORDS.rglob('*.kancha')))} of ")


def test_a_place_without_records_is_refused(run: Run, tmp_path: Path) -> None:
    """Nothing to check is not the same as nothing wrong."""
    assert run("records", tmp_path).code == 1
    assert "no matches" in run("records", tmp_path).err
    assert run("records", tmp_path / "nowhere").code == 1
    (tmp_path / "noise.sqlite").write_bytes(b"no database at all" * 100)
    noise = run("records", tmp_path / "noise.sqlite")
    assert (noise.code, len(noise.err.splitlines())) == (1, 1)
    assert "cannot be read" in noise.err


def test_rulings_are_told_with_both_readings_and_the_reason(run: Run) -> None:
    """Ours is marked; each reading names its paragraph."""
    result = run("rules", "cuzco", "--rulings", "--lang", "en")
    assert result.code == 0
    assert "standing: Declining to raise while level in a festival" in result.out
    assert "  * final " in result.out
    assert "    in " in result.out
    assert "[R27]" in result.out
    assert result.out.count("Our reason: ") == len(kancha.game("cuzco").rulings)
    assert "Notre raison\N{NO-BREAK SPACE}: " in run("rules", "cuzco", "standing", "--rulings", "--lang", "fr").out
    assert "no house rulings" in run("rules", "ayar", "--rulings", "--lang", "en").out or kancha.game("ayar").rulings
    wrong = run("rules", "cuzco", "luck", "--rulings")
    assert wrong.code == 1
    assert "its rulings are: temple-value" in wrong.err


def test_the_rules_shown_are_those_in_force(run: Run) -> None:
    """With another reading the paragraph reads otherwise; a choice that there is not is refused."""
    ours = run("rules", "cuzco", "R27", "--lang", "en").out
    theirs = run("rules", "cuzco", "R27", "--lang", "en", "--option", "standing=in").out
    assert "Standing is final" in ours
    assert "Standing is not passing" in theirs
    assert run("rules", "cuzco", "R27", "--option", "standing=never").code == 1
    assert run("rules", "cuzco", "--version", 99).code == 1


def test_a_match_is_simulated_by_another_reading(run: Run) -> None:
    """Rulings are given like options."""
    result = run("simulate", "cuzco", "--games", 1, "--jobs", 1, "--option", "second-place=none", "--json", "-")
    assert result.code == 0
    assert json.loads(result.out)["options"]["second-place"] == "none"
