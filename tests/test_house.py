"""The house keeps its figures: what is nought stays nought."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import house

GAMES = house.HERE / "src" / "kancha" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/actions.py"))
LONGEST = 90
"""No function is longer; the longest one writes tables into a database."""


@pytest.mark.parametrize("name", FOLDERS)
def test_rules_read_codes_in_one_way(name: str) -> None:
    """No arithmetic on codes, no order of codes, no families by name: `code`, `read`, `value`, `in`."""
    found = [site for site in house.dialects(house.games(house.HERE)) if site.path.is_relative_to(GAMES / name)]
    assert not found, "\n".join(f"{site.path.name}:{site.line} {site.text}" for site in found)


def test_declarations_stay_under_a_tenth() -> None:
    """Names that are only said again are a small part of the games."""
    sources = house.games(house.HERE)
    assert house.declarations(sources) < 0.1 * house.lines(sources)


def test_no_function_grows_long() -> None:
    """The longest one is known."""
    size, place = house.longest(house.read(house.HERE / "src" / "kancha"))
    assert size <= LONGEST, place


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_keeps_nothing_between_positions(name: str) -> None:
    """What is worth keeping is kept by the picture of a position and dies with it."""
    sources = house.read(GAMES / name)
    found = [*house.caches(sources), *house.memories(sources)]
    assert not found, "\n".join(f"{site.path.name}:{site.line} {site.text}" for site in found)


def test_a_module_of_caral_is_known_to_few() -> None:
    """To the face of the game, the lists of actions and of events, and to nothing else."""
    assert max(house.knowing(house.HERE).values()) <= 3


def test_the_kernel_has_no_mutable_memory() -> None:
    """No list, dict or set that a module fills."""
    assert not house.caches(house.read(house.HERE / "src" / "kancha" / "kernel"))


def test_modules_stay_small() -> None:
    """Nothing above the limit of the house."""
    sources = house.read(house.HERE / "src" / "kancha")
    long = {source.path.name: size for source in sources if (size := len(source.text.splitlines())) > 500}
    assert not long


SLIPS = """
_last: list[int] = []
if FAMILY[code] == "bid": pass
good = code - BID
early = code >= BID
row = divmod(code - BID, 8)
action = SPACE.actions[code]
fine = code == PASS
found = isinstance(action, Bid)
"""


def test_every_slip_is_seen(tmp_path: Path) -> None:
    """The counters find what they are for, and let the one way pass."""
    (tmp_path / "actions.py").write_text(
        "class Bid(Action): ...\nBID = SPACE.first(Bid)\nPASS = SPACE.single('pass')\n"
    )
    rules = tmp_path / "auction.py"
    rules.write_text(SLIPS)
    sources = house.read(tmp_path)
    assert [site.text for site in house.caches(sources)] == ["_last"]
    lines = {site.line for site in house.dialects(sources) if site.path == rules}
    assert lines == {3, 4, 5, 6, 7, 9}
    assert house.declarations(sources) == 3
