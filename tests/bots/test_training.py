"""`kancha train`: a run is a function of its command, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kancha.bots.judgement import Weights, fits
from kancha.bots.training.runs import Run, Settings
from kancha.kernel.errors import KanchaError
from tests.saltmarket import Saltmarket

SETTINGS = Settings(game="saltmarket", seats=[2, 3], seed=3, rounds=2, matches=4, noise=1.0, units=(4, 3), epochs=1)


def trained(folder: Path, settings: Settings = SETTINGS) -> Weights:
    """Train and leave out what a repetition changes."""
    found = Run(Saltmarket(), settings, folder, "abc").train(lambda title, done, total: None)
    return msgspec.structs.replace(found, provenance=msgspec.structs.replace(found.provenance, seconds=0))


def test_the_same_command_learns_the_same(tmp_path: Path) -> None:
    """Twice the same weights, and others from another seed; they fit the game and say where they come from."""
    first = trained(tmp_path / "one")
    assert trained(tmp_path / "two") == first
    assert fits(first, Saltmarket())
    assert first.provenance.matches == 10
    assert "--seed 3" in first.provenance.command
    other = trained(tmp_path / "three", msgspec.structs.replace(SETTINGS, seed=4))
    assert other.first != first.first


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """What was played is kept; a round more is a round more."""
    whole = trained(tmp_path / "whole")
    trained(tmp_path / "parts", msgspec.structs.replace(SETTINGS, rounds=1))
    kept = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "parts").glob("round-0-*")}
    assert trained(tmp_path / "parts") == whole
    assert kept == {path.name: path.stat().st_mtime_ns for path in (tmp_path / "parts").glob("round-0-*")}


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    """Another seed needs another folder."""
    trained(tmp_path, msgspec.structs.replace(SETTINGS, rounds=1))
    with pytest.raises(KanchaError, match="holds another run: kancha train saltmarket --seats 2,3 --seed 3"):
        trained(tmp_path, msgspec.structs.replace(SETTINGS, rounds=1, seed=5))
