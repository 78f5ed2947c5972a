"""The data files: provenance, checks on wrong counts, and a corrected copy."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha
from kancha.kernel.errors import DataError
from kancha.kernel.testing import check_everything

from .positions import ALL, FACTS, GAME

DATA = Path(kancha.__file__).parent / "games" / "caral" / "data"


def corrected(folder: Path, file: str, old: str, new: str) -> Path:
    """Write a copy of one data file with a change."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("pieces.toml", "size = 5\ncount = 10", "size = 5\ncount = 9", "pyramid levels: expected 48, found 47"),
        ("pieces.toml", 'type = "fish"\ncount = 12', 'type = "fish"\ncount = 13', "resource cards: expected 48"),
        ("pieces.toml", "count = 16", "count = 12", "four sleds"),
        ("pieces.toml", "prizes = [3, 4, 5, 6, 7]", "prizes = [3, 4]", "prizes by central levels: expected 5"),
        ("board.toml", '"A9", "C",', '"C",', "leaves out an action space"),
        ("board.toml", '"S1", "S2"', '"S2", "S1"', "expected S1"),
        ("board.toml", "options = [0]", "options = [3]", "values from 0 to 2"),
        ("board.toml", 'kind = "quarry"', 'kind = "village"', "quarries: expected 2"),
        ("desire.toml", 'lose = "carali"', 'lose = "fame"', "no such word: 'fame'"),
        ("desire.toml", "need = [4, 6, 8]", "need = [4, 6]", "two, three and four families"),
        ("progress.toml", 'effect = "pay_two_draw_four"', 'effect = "fly"', "no such word: 'fly'"),
        ("emissaries.toml", "caralis = 1", "caralis = 0", "at least one figure"),
    ],
)
def test_a_wrong_file_is_refused_with_a_reason(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    """The error names the file and what is wrong."""
    with pytest.raises(DataError, match=message):
        kancha.game("caral", data=corrected(tmp_path, file, old, new))


def test_a_corrected_board_can_be_played_and_drawn(tmp_path: Path) -> None:
    """Two more sites on the inner loop: the rules, the contract and the drawing follow."""
    game = kancha.game("caral", data=corrected(tmp_path, "board.toml", '"A9", "C",', '"S21", "S22", "A9", "C",'))
    check_everything(game, 3, seed=2, options=ALL, every=40, pairs=30)
    match = game.start(seats=3, seed=1, options=ALL)
    zones = {zone.id for panel in game.draw(match.view(0), 0).panels for zone in panel.zones}

    assert "site-22" in zones
    assert "move to s22" in {str(action) for action in game.space.actions}


def test_what_is_reconstructed_is_marked() -> None:
    """Every file opens with its source; the doubtful tables say so."""
    marks = {(file, place): source for file, place, source in GAME.tables.provenance()}

    assert marks["board", "path"].startswith("reconstructed")
    assert marks["pieces", "file"] == "seed"
    assert marks["desire", "card[0]"].startswith("seed")
    assert marks["emissaries", "file"].startswith("reconstructed")


def test_the_path_is_that_of_the_vectors() -> None:
    """Nine spaces, twenty sites, the centre at 30; the first twelve sites lie before A5."""
    assert (FACTS.centre, FACTS.sites) == (30, 20)
    assert FACTS.space_spot == [1, 5, 9, 13, 17, 20, 23, 26, 29]
    assert sum(spot < FACTS.space_spot[4] for spot in FACTS.site_spot) == 12
    assert FACTS.kind == [0, 1, 2, 3, 0, 1, 2, 3, 0]
