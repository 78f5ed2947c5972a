"""Bad input: a clear line on stderr, a non-zero exit, nothing written, no stack trace."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import kancha

from .conftest import Result, Run

SHIPPED = Path(__file__).parent.parent / "saltmarket" / "data"


def refused(result: Result, *fragments: str) -> None:
    """One line that says what is wrong."""
    assert result.code == 1
    assert result.out == ""
    assert result.err.startswith("kancha: ")
    assert len(result.err.splitlines()) == 1
    for fragment in fragments:
        assert fragment in result.err


@pytest.mark.parametrize(
    ("args", "fragment"),
    [
        (["simulate", "chess"], "unknown game 'chess'; the games are ayar"),
        (["simulate", "cuzco", "--seats", "5"], "Cuzco is for 2, 3 or 4 seats, not 5"),
        (["simulate", "saltmarket", "--option", "weeks=2"], "no option 'weeks'; its options are: days"),
        (["simulate", "saltmarket", "--option", "days=5"], "may be 4, 6; not '5'"),
        (["simulate", "saltmarket", "--option", "days"], "KEY=VALUE"),
        (["simulate", "saltmarket", "--games", "0"], "at least 1"),
        (["simulate", "saltmarket", "--bots", "genius"], "unknown bot 'genius'; the bots are random, greedy"),
        (["simulate", "saltmarket", "--bots", ","], "at least one bot"),
        (["simulate", "saltmarket", "--bots", "random,random,random"], "3 bots cannot sit on 2 seats"),
        (["simulate", "saltmarket", "--data", "nowhere"], "data folder nowhere does not exist"),
        (["simulate", "saltmarket", "--json", "no/such/folder.json"], "cannot write"),
        (["tournament", "saltmarket", "--bots", "random"], "two different bots"),
        (["tournament", "saltmarket", "--deals", "0"], "at least 1"),
        (["simulate", "saltmarket", "--decisions"], "--decisions needs a folder for its rows: --out DIR"),
        (["simulate", "saltmarket", "--out", "no/such/folder"], "cannot write"),
        (["sweep", "saltmarket"], "at least one variable"),
        (["sweep", "saltmarket", "--vary", "weeks=1,2"], "no option and no figure 'weeks'"),
        (["replay", "missing.kancha"], "missing.kancha: No such file"),
        (["rules", "saltmarket", "S9"], "no rule 'S9'"),
        (["rules", "saltmarket", "--lang", "de"], "unknown language 'de'; the languages are en, fr"),
        (["check", "chess"], "unknown game"),
        (["play", "saltmarket", "--terminal", "--seat", "2"], "there is no seat 2; seats are 0 to 1"),
        (["play", "chess"], "unknown game"),
        (["play", "saltmarket", "--data", str(SHIPPED)], "--data needs --terminal"),
        (["bench", "chess"], "unknown game"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_arguments_are_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], fragment: str
) -> None:
    """The message tells what is allowed instead, and the folder stays empty."""
    monkeypatch.chdir(tmp_path)
    refused(run(*args), fragment)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_when_the_plan_is_bad(run: Run, tmp_path: Path) -> None:
    """Neither the records' folder nor the JSON file comes into being."""
    args = ["--records", tmp_path / "records", "--json", tmp_path / "result.json", "--seats", 9]
    refused(run("simulate", "saltmarket", *args), "Saltmarket is for 2, 3 or 4 seats, not 9")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_command_line_option_is_a_usage_error(run: Run) -> None:
    """What is wrong with the command itself ends with code 2, as usual."""
    result = run("simulate", "saltmarket", "--sets", "2")
    assert result.code == 2
    assert "--sets" in result.err


def record(path: Path) -> list[str]:
    """Save a random match of the example game and return its lines."""
    from kancha.kernel.testing import random_match

    *_, match = random_match(kancha.game("saltmarket"), 2, 1)
    match.record().save(path)
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("change", "fragments"),
    [
        (lambda lines: lines[:20], ["the record ends without", "line"]),
        (lambda lines: lines[:12] + lines[13:], ["line 13"]),
        (lambda lines: [*lines[:12], lines[12], *lines[12:]], ["line 14"]),
        (lambda lines: ["no record", *lines[1:]], ["line 1"]),
        (lambda lines: [lines[0], "game: chess", *lines[2:]], ["line"]),
    ],
    ids=["truncated", "a line missing", "a line added", "another file", "another game"],
)
def test_a_damaged_record_is_refused_with_its_line(
    run: Run, tmp_path: Path, change: object, fragments: list[str]
) -> None:
    """The message names the line at which the file stops making sense."""
    path = tmp_path / "match.kancha"
    lines = record(path)
    assert callable(change)
    path.write_text("\n".join(change(lines)) + "\n", encoding="utf-8")
    result = run("replay", path)
    assert result.code == 1
    assert "Traceback" not in result.err
    assert any(fragment in result.err for fragment in fragments)


def test_a_decision_beyond_the_record_is_refused(run: Run, tmp_path: Path) -> None:
    """The message tells how many decisions there are."""
    lines = record(tmp_path / "match.kancha")
    last = len(lines) - 8
    refused(run("replay", tmp_path / "match.kancha", "--at", last + 1), f"0 to {last}")
    refused(run("replay", tmp_path / "match.kancha", "--seat", 2), "there is no seat 2")


@pytest.mark.parametrize(
    ("name", "old", "new", "fragment"),
    [
        ("market", "salt = 8", "salt = 9", "market.toml: crates: expected 28, found 29"),
        ("orders", "copies = 4", "copies = 5", "orders.toml: order cards: expected 18, found 21"),
        ("orders", '"clay", "clay"', '"clay", "glass"', "needs 'glass'"),
        ("market", "coins = 12", "", "market.toml: no coins"),
        ("market", "lot = 3", "lot = = 3", "market.toml"),
        ("market", 'source = "seed"', 'source = "hearsay"', "source must begin with"),
    ],
)
def test_a_wrong_data_file_is_refused(run: Run, tmp_path: Path, name: str, old: str, new: str, fragment: str) -> None:
    """Wrong counts, unknown words, missing values and broken files are named with their file."""
    folder = tmp_path / "data"
    folder.mkdir()
    text = (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new), encoding="utf-8")
    for command in ("check", "simulate"):
        refused(run(command, "saltmarket", "--data", folder), fragment)


@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_what_is_no_file_is_not_read(run: Run, tmp_path: Path, kind: str) -> None:
    """Neither an endless device nor a pipe that nobody writes to, as a record or among data."""
    data = tmp_path / "data"
    data.mkdir()
    paths = (tmp_path / "match.kancha", data / f"{next(SHIPPED.glob('*.toml')).stem}.toml")
    for path in paths:
        if kind == "device":
            path.symlink_to("/dev/zero")
        elif kind == "pipe":
            os.mkfifo(path)
        else:
            path.mkdir()
    refused(run("replay", str(paths[0])), "is not a file")
    refused(run("check", "saltmarket", "--data", str(data)), "is not a file")
