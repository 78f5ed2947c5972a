"""The data files: provenance, checks on wrong counts, and a corrected copy."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha
from kancha.kernel.errors import DataError
from kancha.kernel.testing import check_everything, rule

from .positions import ALL, FACTS, GAME, state

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
        ("progress.toml", "[PT2]\npay = 2", "[PT2]", "do not fit its rules"),
        ("progress.toml", 'space = "worship"', 'space = "sea"', "no such word: 'sea'"),
        ("board.toml", "first_sites = 12", "first_sites = 21", "first 4 to 20 sites"),
        ("pieces.toml", "base_size = 5", "base_size = 4", "first level of set-up: expected 5, found 4"),
        ("pieces.toml", 'dealt = "draw"', 'dealt = "choose"', "no such word: 'choose'"),
        ("pieces.toml", 'kind = "limited"', 'kind = "some"', "no such word: 'some'"),
        ("anaconda.toml", "alpacas = 1", "alpacas = 2", "a chase costs: expected 1, found 2"),
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
    zones = {zone.id for panel in game.look(match.state.seen(0), 0).scene.panels for zone in panel.zones}

    assert "site-22" in zones
    assert "move to s22" in {str(action) for action in game.space.actions}


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("R2")
def test_starting_cards_can_be_corrected_to_one_of_each_type(tmp_path: Path, seats: int) -> None:
    """Every family then holds all four types; only a fifth card is drawn."""
    data = corrected(tmp_path, "pieces.toml", 'dealt = "draw"', 'dealt = "one_of_each"')
    game = kancha.game("caral", data=data)
    match = game.start(seats=seats, seed=3)
    while state(match).year == 0:
        match.take(match.state.legal()[0])
    hands = [family.hand for family in state(match).families]

    assert all(min(hand) >= 1 for hand in hands)
    assert sorted(sum(hand) for hand in hands) == sorted(FACTS.seat_cards[:seats])
    check_everything(game, seats, seed=4, options=ALL, every=60, pairs=20)


@rule("R15")
def test_the_supply_of_levels_can_be_corrected_to_be_unlimited(tmp_path: Path) -> None:
    """No size sells out then: there is a level of each size for every site."""
    data = corrected(tmp_path, "pieces.toml", 'kind = "limited"', 'kind = "unlimited"')
    game = kancha.game("caral", data=data).under(options={"levels": "scarce"})

    assert game.facts.level_counts == [0, 20, 20, 20, 20, 20]
    check_everything(game, 4, seed=5, options=ALL, every=60, pairs=20)


def test_what_is_reconstructed_is_marked() -> None:
    """Every file opens with its source; the doubtful tables say so."""
    marks = {(file, place): source for file, place, source in GAME.tables.provenance()}

    assert marks["board", "path"].startswith("reconstructed")
    assert marks["pieces", "file"] == "seed"
    assert marks["desire", "card[0]"].startswith("reconstructed")
    assert marks["pieces", "seat[1]"].startswith("reconstructed")
    assert all(marks["progress", f"tile[{n}]"].startswith("derived") for n in range(8))
    assert marks["emissaries", "file"].startswith("reconstructed")


def test_the_path_is_that_of_the_vectors() -> None:
    """Nine spaces, twenty sites, the centre at 30; the first twelve sites lie before A5."""
    assert (FACTS.centre, FACTS.sites) == (30, 20)
    assert FACTS.space_spot == [1, 5, 9, 13, 17, 20, 23, 26, 29]
    assert sum(spot < FACTS.space_spot[4] for spot in FACTS.site_spot) == 12
    assert FACTS.kind == [0, 1, 2, 3, 0, 1, 2, 3, 0]
