"""The levels that games offer, and what is said of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import kancha
from kancha.bots import bot, is_level, levels, rated
from kancha.bots.levels import LEVELS, LevelBot
from kancha.bots.minds import offered
from kancha.bots.planner import PlanningBot
from kancha.kernel.errors import DataError
from kancha.words import Words
from tests.saltmarket import Saltmarket

SET = """
[[level]]
name = "novice"
mind = { judge = "hand", strays = 0.7, worlds = 1 }

[[level]]
name = "greedy"
"""
RATED = """
command = "python tools/rate.py saltmarket run"
commit = "abc"
machine = "one"

[rating.greedy]
rating = 1000
low = 1000
high = 1000
matches = 40
turn = 0.01

[rating.search]
rating = 1100
low = 1050
high = 1150
matches = 40
turn = 1.5
"""


@pytest.mark.parametrize("id", kancha.games())
def test_a_game_offers_five_levels_that_exist(id: str) -> None:
    """All can be seated, none twice; what was measured of them is in order and within its interval."""
    game = kancha.game(id)
    found = levels(game)
    assert len(found) == len(set(found)) == 5
    assert all(is_level(level) for level in found)
    measured = rated(game)
    for one in measured.values():
        assert one.low <= one.rating <= one.high
        assert one.turn <= 2.0
    order = [measured[level].rating for level in found if level in measured]
    assert order == sorted(order)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_level_has_a_name_and_a_style(lang: str) -> None:
    """In both languages, each with words of its own."""
    words = Words(lang)
    names = [words.text(f"level-{level}") for level in LEVELS]
    styles = [words.text(f"level-{level}-help") for level in LEVELS]
    assert len(set(names)) == len(set(styles)) == len(LEVELS)
    assert not any(text.startswith("level-") for text in names + styles)


def test_levels_are_set_game_by_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file names what is offered, and how a level thinks in this game; ratings of others are not shown."""
    game = Saltmarket()
    assert levels(game) == ["random", "novice", "greedy", "plan", "search"]
    monkeypatch.setattr(Saltmarket, "folder", tmp_path)
    (tmp_path / "judgement").mkdir()
    (tmp_path / "judgement" / "saltmarket.levels.toml").write_text(SET)
    (tmp_path / "judgement" / "saltmarket.ratings.toml").write_text(RATED)
    assert levels(game) == ["novice", "greedy"]
    assert list(rated(game)) == ["greedy"]
    mind = offered(game)[0].mind
    assert mind is not None
    assert (mind.strays, mind.worlds) == (0.7, 1)


def test_a_wrong_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sets what no level has is told where."""
    game = Saltmarket()
    monkeypatch.setattr(Saltmarket, "folder", tmp_path)
    (tmp_path / "judgement").mkdir()
    (tmp_path / "judgement" / "saltmarket.levels.toml").write_text('[[level]]\nname = "novice"\nmind = { luck = 3 }\n')
    with pytest.raises(DataError, match=r"saltmarket\.levels\.toml: Object contains unknown field `luck`"):
        levels(game)


def test_how_far_a_bot_errs_can_be_tried() -> None:
    """`plan:0.5` plans by hand and errs so far; a level keeps its own way."""
    tried = bot("plan:0.5")
    assert isinstance(tried, PlanningBot)
    assert tried.choice.strays == 0.5
    assert isinstance(bot("adept"), LevelBot)


def test_who_has_learned_nothing_of_a_kind_of_match_leaves_it_to_another() -> None:
    """Not to a judgement by hand that strays: the strongest level of Ayar searches where it has no network."""
    seated: dict[str, list[object]] = {}
    for name in ("adept", "master"):
        level = LEVELS[name]
        assert isinstance(level, LevelBot)
        seated[name] = [level.mind_of(kancha.game("ayar"), kind) for kind in ("2", "no-such-kind")]
    assert isinstance(seated["master"][0], PlanningBot)
    assert isinstance(seated["adept"][0], PlanningBot)
    assert seated["adept"][0].choice.strays > 0.0
    assert seated["master"][1] is LEVELS["search"]
    assert seated["adept"][1] is LEVELS["plan"]


@pytest.mark.parametrize("id", kancha.games())
def test_whoever_plays_otherwise_exists(id: str) -> None:
    """And is no level that would ask for the same judgement."""
    assert all(level.otherwise in LEVELS for level in offered(kancha.game(id)))
    assert not any(isinstance(LEVELS[level.otherwise], LevelBot) for level in offered(kancha.game(id)))
