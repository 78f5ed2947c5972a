"""Rules can be shown: every example is a position of a match that the rules of today still play."""

from __future__ import annotations

import re

import pytest

import kancha
from kancha.examples import Examples, examples, find, shown
from kancha.kernel.game import Game
from kancha.lessons import lessons

from .cases import chosen

ALL = [(kancha.game(id), one) for id in chosen() for one in examples(kancha.game(id))]
TAUGHT = [id for id in chosen() if lessons(kancha.game(id))]
"""A game that teaches shows its rules, too."""


def named(value: object) -> str:
    """The name of a game, or of the match."""
    return value.id if isinstance(value, Game) else f"{value.seats}" if isinstance(value, Examples) else str(value)


@pytest.mark.parametrize(("game", "found"), ALL, ids=named)
def test_an_example_is_a_position_of_a_real_match(game: Game, found: Examples) -> None:
    """Every answer is legal, the paragraph is in force, and the seat that is said to be asked is asked."""
    match = game.start(found.seats, found.seed, found.options)
    known = match.game.paragraphs(match.options, match.version)
    assert [rule for rule in found.shows if rule not in known] == []
    asked = []
    for text in found.answers:
        asked.append(match.seat)
        match.play(text)
    assert {rule: asked[place.after] for rule, place in found.shows.items()} == {
        rule: place.seat for rule, place in found.shows.items()
    }


@pytest.mark.parametrize("id", TAUGHT)
def test_every_chapter_can_be_shown(id: str) -> None:
    """Each chapter has a paragraph that a lesson or an example opens on the board."""
    game = kancha.game(id)
    open_to = {*shown(game), *(rule for lesson in lessons(game) for rule in lesson.shows)}
    chapters = {chapter(rule) for rule in game.rules.paragraphs if not re.fullmatch(r"[QR]\d+", rule)}
    assert chapters - {chapter(rule) for rule in open_to} == set()


def chapter(rule: str) -> str:
    """The chapter of a paragraph: K4 of K4.1."""
    return rule.split(".")[0]


def test_an_example_begins_where_its_paragraph_is_at_work() -> None:
    """It is a lesson of one step, which begins with the position and ends with the answer that was given."""
    game = kancha.game("caral")
    lesson = find(game, "example-K4.1")
    assert lesson is not None
    match = lesson.deal(game)
    assert match.seat == lesson.seat
    assert lesson.progress(match) == 0
    [*_, last] = lesson.before
    assert lesson.expected(match.back(1)) == game.space.parse(last).code, "who goes back further is led on"
    match.play(lesson.steps[0].play[0])
    assert lesson.expected(match) is None
    assert find(game, "example-K99.1") is None
