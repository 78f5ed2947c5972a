"""The facts are checked when they are read; scenes and words fit them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import kancha
from kancha.games.terraces.facts import place
from kancha.games.terraces.lattice import coordinates
from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import check_agreement, random_match


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """Return a folder with one data file in which a text is replaced."""
    text = (kancha.game("java").folder / "data" / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("board", " v v v       v v v", " v v v       v v v .", "cannot stand there|hexes of the site|unmarked"),
        ("board", "~ . . . . . ~", ". . . . . . ~", "printed basins: expected 3, found 2"),
        ("board", "\n         ^ ^   ^ ^   ^ ^   ^ ^", "", "rows of the map: expected 15, found 14"),
        ("board", "          v . . v v v v . . v", "          v . . v   v v . . v", "unmarked neighbour"),
        ("pieces", "copies = 5", "copies = 4", "festival cards: expected 30, found 29"),
        ("java", "pieces = 6", "pieces = 7", "temple pieces: expected 40, found 41"),
        ("java", "value = 10\nalone", "value = 12\nalone", "values must be"),
    ],
)
def test_a_wrong_count_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    """A data file that does not add up says what is wrong."""
    with pytest.raises(kancha.DataError, match=message):
        kancha.game("java", changed(tmp_path, file, old, new))


def test_a_corrected_map_keeps_all_names(tmp_path: Path) -> None:
    """With twelve hexes in the twelfth row (the other reading of the schematic) a match can be played to its end."""
    changed(tmp_path, "board", "      v v . . . . . . . . . . v v", "      v . . . . . . . . . . . . v")
    board = tmp_path / "board.toml"
    text = board.read_text(encoding="utf-8").replace("sites = 153", "sites = 155")
    board.write_text(
        text.replace("         v . . . v . v . . . v", "       v v . . . v . v . . . v v"), encoding="utf-8"
    )
    game = kancha.game("java", tmp_path)
    assert len(game.facts.site) == 155
    match = game.start(seats=2, seed=1)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.state.legal()))
    assert match.over


def test_a_corrected_price_of_a_tile_is_paid(tmp_path: Path) -> None:
    """With tiles for two points search and judge still agree, and nobody spends points he does not have."""
    game = kancha.game("java", changed(tmp_path, "pieces", "tile = 1", "tile = 2"))
    rng = Random(2)
    for number, match in enumerate(random_match(game, 2, 3)):
        assert isinstance(match.state, Terraces)
        assert match.state.ap >= 0
        if number % 7 == 0 and not match.over:
            check_agreement(match, rng, 60)


@pytest.mark.parametrize("cell", range(0, 285, 7))
def test_places_and_coordinates_agree(cell: int) -> None:
    """A place gives coordinates that give the place."""
    x, row = coordinates(cell)
    assert place(x, row) == (cell if x <= 18 else -1)
