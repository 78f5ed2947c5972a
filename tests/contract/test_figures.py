"""Figures are known by their values, and every set that was ever shipped can be played for ever.

`data/history` of a game folder holds the sets, the one that is read now included; KANCHA_GOLDEN=1 adds it when a figure
was corrected. `tests/contract/figures.txt` lists them all, so that none is ever lost.
"""

from __future__ import annotations

import os
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

import kancha
from kancha.kernel.figures import canonical
from kancha.kernel.game import Game
from kancha.kernel.match import Match

from .cases import chosen

GOLDEN = Path(__file__).parent / "figures.txt"


def store(game: Game) -> None:
    """Add the data set of a game to its history, if it is new."""
    figures, folder = game.figures, game.folder / "data" / "history"
    listed = folder / "sets.toml"
    folder.mkdir(exist_ok=True)
    if not listed.exists():
        listed.write_text("# Every data set that was shipped, oldest first. Lines are added, never changed.\n")
    if game.history.name(figures.fingerprint) is None:
        (folder / f"{figures.fingerprint}.json").write_text(canonical(figures.values) + "\n", encoding="utf-8")
        with listed.open("a", encoding="utf-8") as file:
            file.write(f'\n[[set]]\ngame = "{game.id}"\nfigures = "{figures.fingerprint}"\n')
            file.write(f"since = {datetime.now(UTC).date()}\n")
    if f"{game.id} {figures.fingerprint}" not in GOLDEN.read_text(encoding="utf-8").splitlines():
        with GOLDEN.open("a", encoding="utf-8") as file:
            file.write(f"{game.id} {figures.fingerprint}\n")


def played(game: Game, seed: int) -> Match:
    """Play a match by random answers."""
    match = game.start(game.seats[-1], seed)
    rng = Random(seed)
    while not match.over:
        match.take(rng.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("id", chosen())
def test_the_set_that_is_read_now_is_kept(id: str) -> None:
    """Whoever corrects a figure leaves the old set where it is, and adds the new one."""
    game = type(kancha.game(id))()
    if os.environ.get("KANCHA_GOLDEN"):
        store(game)
        game = type(game)()
    name = game.figures.fingerprint
    assert game.history.name(name) == name, f"{id}: the figures have changed; KANCHA_GOLDEN=1 adds the new set"
    assert game.terms.values is None
    listed = [line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    missing = {digest for known, digest in listed if known == id} ^ set(game.history.fingerprints)
    assert not missing, (
        f"{id}: figures.txt and data/history/sets.toml differ by {sorted(missing)}; no set is taken away"
    )


@pytest.mark.parametrize("id", chosen())
def test_every_set_that_was_shipped_can_be_played(id: str) -> None:
    """By every version of the rules, from its first decision to its last."""
    game = kancha.game(id)
    for name in game.history.fingerprints:
        assert game.history.load(name).fingerprint == name
        for version in game.versions:
            bound = game.under(version, figures=name)
            assert bound.figures.fingerprint == name
            assert (bound.rules_version, bound.facts.rules) == (version, version)
            assert played(bound, 3).over


@pytest.mark.parametrize("id", chosen())
def test_a_stored_set_is_the_set(id: str) -> None:
    """Neither the order of keys nor the way through JSON matters: the same seed gives the same match."""
    game = kancha.game(id)
    name = game.figures.fingerprint
    values = game.history.load(name).values
    assert canonical(values) == canonical(game.figures.values)
    stored = type(game)().under(figures=values | {"unread": {}})
    assert stored.figures.fingerprint != name
    for seed in range(2):
        assert played(stored, seed).log == played(game, seed).log


@pytest.mark.parametrize("id", chosen())
def test_rulings_and_versions_read_the_same_figures(id: str) -> None:
    """What is read tells sets apart, so it may not depend on what a table has chosen."""
    game = type(kancha.game(id))()
    before = canonical(game.figures.values)
    for key, ruling in game.rulings.items():
        for choice in ruling.choices:
            assert game.under(options={key: choice}).facts is not None
    assert canonical(game.tables.noted) == before


def test_the_first_release_named_its_sets_by_their_files() -> None:
    """The hashes that its records and its databases hold lead to the figures it shipped."""
    first = {
        "ayar": "5d367519c4c39ab3",
        "caral": "4044a62ca5702bfd",
        "cuzco": "618c6f3b6cb8d871",
        "endless-winter": "165bce5fb55fe6ad",
        "java": "618c6f3b6cb8d871",
    }
    for id, digest in first.items():
        game = kancha.game(id)
        assert game.history.name(digest) == game.history.fingerprints[0]
        listed = tomllib.loads((game.folder / "data" / "history" / "sets.toml").read_text(encoding="utf-8"))["set"]
        assert {row["game"] for row in listed if row.get("hash") == digest} >= {id}
