"""`kancha train`: a run is a function of its command, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kancha.bots.evaluators import HandEvaluator
from kancha.bots.judgement import Weights, fits, load
from kancha.bots.training.runs import Run, Settings
from kancha.bots.training.selfplay import Story, play
from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from tests.saltmarket import Saltmarket
from tests.saltmarket.state import Market

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
    assert first.provenance.matches == 8
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


def test_weights_name_the_rounds_that_they_were_learned_from(tmp_path: Path) -> None:
    """A network of a run that is cut short is told by the command that would have ended there."""
    assert "--rounds 2" in trained(tmp_path).provenance.command
    assert "--rounds 1" in load(tmp_path / "network-0.json").provenance.command


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    """Another seed needs another folder."""
    trained(tmp_path, msgspec.structs.replace(SETTINGS, rounds=1))
    with pytest.raises(KanchaError, match="holds another run: kancha train saltmarket --seats 2,3 --seed 3"):
        trained(tmp_path, msgspec.structs.replace(SETTINGS, rounds=1, seed=5))


def test_seats_learn_from_the_ends_of_their_own_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody else is asked next, from the side of who has just played: only there is a judgement asked."""
    read: list[tuple[int, int]] = []
    features = Saltmarket.features

    def heard(game: Saltmarket, state: Market, seat: int) -> list[float]:
        read.append((seat, state.seat))
        return features(game, state, seat)

    monkeypatch.setattr(Saltmarket, "features", heard)
    story = play(Saltmarket(), 3, 7, [HandEvaluator()] * 3, [0.5] * 3)
    assert [sum(seat == one for seat, _ in read) for one in range(3)] == [len(rows) for rows in story.numbers]
    assert all(story.numbers)
    assert all(seat != asked for seat, asked in read)


def test_a_story_tells_each_seat_how_all_ended() -> None:
    """The lead, then points and win of the seat itself and of those after it."""
    story = Story([[], [], []], [10.0, 30.0, 20.0], [0.0, 1.0, 0.0])
    assert story.end(0) == [-20.0, 10.0, 0.0, 30.0, 1.0, 20.0, 0.0]
    assert story.end(2) == [-10.0, 20.0, 0.0, 10.0, 0.0, 30.0, 1.0]


def test_networks_that_learn_side_by_side_play_as_their_mean(tmp_path: Path) -> None:
    """Two of them differ, go on each from itself, and the weights that come out are twice as wide."""
    two = msgspec.structs.replace(SETTINGS, nets=2)
    whole = trained(tmp_path / "whole", two)
    assert (len(whole.first), len(whole.second)) == (8, 6)
    assert "--nets 2" in whole.provenance.command
    assert whole.first[:4] != whole.first[4:]
    trained(tmp_path / "parts", msgspec.structs.replace(two, rounds=1))
    assert trained(tmp_path / "parts", two) == whole


def test_matches_to_learn_from_have_the_options_that_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each match has one of the values, and both occur."""
    seen: list[object] = []
    start = Saltmarket.start

    def heard(game: Saltmarket, seats: int, seed: int | None = None, options: Any = None) -> Match:
        if options:
            seen.append(options["days"])
        return start(game, seats, seed, options)

    monkeypatch.setattr(Saltmarket, "start", heard)
    found = trained(tmp_path, msgspec.structs.replace(SETTINGS, options={"days": [4, 6]}))
    assert set(seen) == {4, 6}
    assert len(seen) == 8
    assert found.provenance.command.endswith("--option days=4 --option days=6")
