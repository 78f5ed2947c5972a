"""Positions as text: what `kancha replay` shows, and to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha
from kancha.cli.lines import Lines
from kancha.cli.show import position, tree
from kancha.kernel.match import Match

from .conftest import Run


@pytest.fixture
def match() -> Match:
    """A match of the example game, one auction on its way."""
    match = kancha.game("saltmarket").start(2, seed=4)
    match.play("bid 3")
    return match


def test_a_seat_sees_its_own_hand_and_nobody_else_does(run: Run, match: Match, tmp_path: Path) -> None:
    """The hand is in the text for its owner and in no other text."""
    path = tmp_path / "match.kancha"
    match.record().save(path)
    lines = Lines("en", match.game)
    data = match.data()
    names = [[lines.text(kind) for kind in _orders(data, seat)] for seat in range(2)]
    for seat in range(2):
        said = run("replay", path, "--seat", seat, "--lang", "en").out
        assert "Orders in hand" in said
        hand = said.split("Orders in hand")[1].split("Scores")[0]
        assert all(name in hand for name in names[seat])
    assert "Orders in hand" not in run("replay", path, "--lang", "en").out


def _orders(data: dict[str, object], seat: int) -> list[str]:
    from tests.saltmarket.actions import ORDERS

    seats = data["seats"]
    assert isinstance(seats, list)
    return [ORDERS[order] for order in seats[seat]["orders"]]


def test_a_replay_stops_where_it_is_told(run: Run, match: Match, tmp_path: Path) -> None:
    """Before the first decision nobody has a hand; at the end the pending question is told."""
    path = tmp_path / "match.kancha"
    match.record().save(path)
    begin = run("replay", path, "--at", 0, "--lang", "en").out
    assert "Chance must answer" in begin
    end = run("replay", path, "--lang", "en").out
    assert f"Decision {len(match.log)} of {len(match.log)}" in end
    assert "The best bid is 3. Raise it, or pass?" in end
    assert "Rules: S3.1, S3.2" in end


def test_a_replay_calls_everybody_by_name(run: Run, tmp_path: Path) -> None:
    """Names come from the record; whoever has none is a numbered seat, and the automa is itself."""
    record = tmp_path / "solo.kancha"
    match = kancha.game("ayar").start(1, seed=5)
    match.record().save(record)
    said = run("replay", record, "--log", "--lang", "en").out
    assert "Ayllu" in said
    assert "Seat 2" not in said
    match.record(["Ana"]).save(record)
    assert "Ana" in run("replay", record, "--lang", "en").out


def test_a_replay_speaks_french(run: Run, match: Match, tmp_path: Path) -> None:
    """Every sentence of the output is French."""
    path = tmp_path / "match.kancha"
    match.record().save(path)
    said = run("replay", path, "--lang", "fr").out
    assert "La meilleure enchère est de 3." in said
    assert "Le marché" in said


def test_the_log_tells_a_seat_only_what_it_may_hear(run: Run, match: Match, tmp_path: Path) -> None:
    """Orders drawn by others stay unnamed."""
    path = tmp_path / "match.kancha"
    match.record().save(path)
    said = run("replay", path, "--log", "--seat", 0, "--lang", "en").out
    drawn = [line for line in said.splitlines() if " draws " in line]
    assert sum("draws an order" in line for line in drawn) == 2
    assert len(drawn) == 4


@pytest.mark.parametrize("id", kancha.games())
def test_every_game_has_a_text_for_every_viewer(id: str) -> None:
    """Scores, board and hands of a position in play, in both languages."""
    game = kancha.game(id)
    match = game.start(game.seats[-1], seed=2)
    for _ in range(25):
        match.play(match.actions[0])
    for seat in (0, None):
        for lang in ("en", "fr"):
            lines = position(match, seat, Lines(lang, game))
            assert sum(line.startswith("  ") for line in lines) > match.seats


def test_a_view_without_a_scene_is_told_as_a_list(match: Match) -> None:
    """Hidden things are named with their number."""
    told = tree(match.view(0), Lines("en", match.game))
    assert "orders: hidden (2)" in "\n".join(told)
