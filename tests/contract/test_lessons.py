"""Lessons cannot rot: each one is played on the engine, in every language, and nothing in it may be missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

import kancha
from kancha.kernel.game import Game
from kancha.lessons import Lesson, check, lessons, words_file
from kancha.words import LANGUAGES

from .cases import chosen
from .test_languages import messages

ALL = [(kancha.game(id), lesson) for id in chosen() for lesson in lessons(kancha.game(id))]
FIRST = [(game, lesson) for game, lesson in ALL if lesson.order == 1]


def named(value: object) -> str:
    """The name of a game or a lesson."""
    return str(value.id) if isinstance(value, Game | Lesson) else str(value)


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=named)
def test_a_lesson_fits_the_rules_the_board_and_its_words(game: Game, lesson: Lesson) -> None:
    """Answers are legal, what is lit is there, rules exist, captions are there in every language."""
    assert check(game, lesson) == []


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=named)
def test_no_caption_is_left_over(game: Game, lesson: Lesson) -> None:
    """Every message belongs to a step, so that nobody translates for nothing."""
    ids = {"lesson-title", "lesson-blurb", "lesson-end"}
    for step in lesson.steps:
        ids |= {step.id, *(f"{step.id}-{more}" for more in ("text", "learned", "else"))}
    for lang in LANGUAGES:
        assert messages(words_file(game, lesson, lang)) <= ids


@pytest.mark.parametrize(("game", "lesson"), FIRST, ids=named)
def test_a_first_match_has_ten_to_twenty_steps(game: Game, lesson: Lesson) -> None:
    """Long enough to know a turn and the points, short enough to be finished."""
    assert 10 <= len(lesson.steps) <= 20
    assert sum(bool(step.play) for step in lesson.steps) >= 8, "a lesson is played, not read"


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=named)
def test_a_lesson_is_played_by_the_newest_rules(game: Game, lesson: Lesson) -> None:
    """Nobody learns rules that are no longer played."""
    assert lesson.version in (None, game.version)


def broken(lesson: Lesson, number: int, **changes: list[str]) -> Lesson:
    """A lesson with one step changed."""
    steps = list(lesson.steps)
    steps[number] = structs.replace(steps[number], **changes)
    return structs.replace(lesson, steps=steps)


def test_a_lesson_that_no_longer_fits_is_found() -> None:
    """An answer that is not legal, a rule or a place that does not exist, an answer of the wrong seat."""
    game = kancha.game("caral")
    [lesson] = [one for one in lessons(game) if one.id == "first"]
    playing = next(number for number, step in enumerate(lesson.steps) if step.play)
    assert check(game, broken(lesson, playing, play=["end turn"]))
    assert check(game, broken(lesson, playing, rules=["K99.1"])) == [
        f"{lesson.steps[playing].id}: there is no rule K99.1"
    ]
    assert check(game, broken(lesson, playing, spot=["space-99"])) == [
        f"{lesson.steps[playing].id}: there is no space-99 to be lit"
    ]
    assert check(game, broken(lesson, playing, then=[]))


def test_a_lesson_without_a_translation_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A caption that one language lacks."""
    game = kancha.game("caral")
    lesson = lessons(game)[0]
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text(words_file(game, lesson, lang).read_text(encoding="utf-8"))
    french = tmp_path / "fr.ftl"
    lines = french.read_text(encoding="utf-8").splitlines()
    french.write_text("\n".join(line for line in lines if not line.startswith("goal-text")))
    monkeypatch.setattr("kancha.lessons.words_file", lambda _game, _lesson, lang: tmp_path / f"{lang}.ftl")
    assert check(game, lesson) == ["fr.ftl lacks goal-text"]
