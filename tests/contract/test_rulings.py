"""House rulings: every reading has words in both languages, a paragraph of its own, and rules that play by it."""

from __future__ import annotations

import pytest

import kancha
from kancha.words import LANGUAGES, Words

from .cases import chosen


@pytest.mark.parametrize("id", chosen())
def test_a_ruling_names_its_readings(id: str) -> None:
    """Two readings or more, by name; ours is one of them, and so is the one from before there was a choice."""
    game = kancha.game(id)
    for key, ruling in game.rulings.items():
        assert key == ruling.id
        assert key not in game.options, f"{key} is an option and a ruling"
        assert len(set(ruling.choices)) == len(ruling.choices) >= 2
        assert all(isinstance(choice, str) for choice in ruling.choices)
        assert {ruling.default, ruling.before} <= set(ruling.choices)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", chosen())
def test_a_ruling_has_words(id: str, lang: str) -> None:
    """The question, each reading and our reason."""
    game = kancha.game(id)
    words = Words(lang, game)
    wanted = [
        message
        for key, ruling in game.rulings.items()
        for message in (f"ruling-{key}", f"ruling-{key}-why", *(f"ruling-{key}-{choice}" for choice in ruling.choices))
    ]
    missing = [message for message in wanted if not words.has(message) or not words.text(message, {}).strip()]
    assert not missing


@pytest.mark.parametrize("id", chosen())
def test_a_ruling_has_a_paragraph_for_every_reading(id: str) -> None:
    """Whatever a table chooses, the paragraph in force says so; and no paragraph names a reading that nobody has."""
    game = kancha.game(id)
    for key, ruling in game.rulings.items():
        told = {
            wording.text(lang)
            for choice in ruling.choices
            for wording in game.paragraphs({key: choice}).paragraphs.values()
            if (key, choice) in wording.when
            for lang in ("en", "fr")
        }
        assert len(told) >= 2 * len(ruling.choices), f"{id}: {key} has no paragraph of its own for each reading"
    folder = [kancha.game(other) for other in kancha.games() if kancha.game(other).folder == game.folder]
    known = {(key, choice) for other in folder for key, ruling in other.rulings.items() for choice in ruling.choices}
    for wording in game.wordings.wordings:
        unknown = set(wording.when) - known
        assert not unknown, f"{wording.id} names {unknown}, which is no reading of any ruling"
        assert wording.since <= game.version, f"{wording.id} is in force since a version that there is not"


@pytest.mark.parametrize("id", chosen())
def test_the_usual_paragraphs_are_in_force(id: str) -> None:
    """By our own rulings and the newest rules, the first wording of a number is the one in force."""
    game = kancha.game(id)
    usual = game.wordings.paragraphs
    for number, paragraph in game.rules.paragraphs.items():
        assert paragraph == usual[number], f"{number} reads otherwise by default than in its own table"
