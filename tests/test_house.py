"""The house keeps its figures: what is nought stays nought."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha
from kancha.kernel.state import Step
from tools import house

GAMES = house.HERE / "src" / "kancha" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/actions.py"))
SAID_ONCE = [name for name in FOLDERS if "SPACE.first" not in (GAMES / name / "actions.py").read_text()]
"""The games that declare each action in one line."""
LOOKED_AT = [name for name in FOLDERS if "Picture[" in (GAMES / name / "scene.py").read_text()]
"""The games that draw typed states."""


@pytest.mark.parametrize("name", SAID_ONCE)
def test_rules_read_codes_in_one_way(name: str) -> None:
    """No arithmetic on codes, no order of codes, no families by name: `code`, `read`, `value`, `in`."""
    found = [site for site in house.dialects(house.games(house.HERE)) if site.path.is_relative_to(GAMES / name)]
    assert not found, "\n".join(f"{site.path.name}:{site.line} {site.text}" for site in found)


def test_every_question_says_what_answers_it() -> None:
    """In the games that say each action once, every step that asks names the families that answer it."""
    found = [kancha.game(id) for id in kancha.games()]
    steps = [kind for game in found if game.folder.name in SAID_ONCE for kind in game.parts if issubclass(kind, Step)]
    assert not [kind.__name__ for kind in steps if kind.legal is not Step.legal and not kind.ANSWERS]


def test_a_game_keeps_nothing_between_positions() -> None:
    """What is worth keeping is kept by the picture of a position and dies with it."""
    found = [site for name in LOOKED_AT for site in house.caches(house.read(GAMES / name))]
    assert not found, "\n".join(f"{site.path.name}:{site.line} {site.text}" for site in found)


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
