"""Goal, turn and points of every game fit on one screen and are there in every language."""

from __future__ import annotations

import pytest

import kancha
from kancha.primers import check, primer, words_files
from kancha.words import LANGUAGES, Words

from .cases import chosen

MOST = 14
"""Lines of a screen."""


@pytest.mark.parametrize("id", chosen())
def test_a_primer_names_symbols_rules_and_sentences_that_exist(id: str) -> None:
    """Nothing is drawn that has no picture, cited that is no rule, or left without words."""
    assert check(kancha.game(id)) == []


@pytest.mark.parametrize("id", chosen())
def test_a_primer_fits_on_one_screen(id: str) -> None:
    """Few lines, short sentences: it can be read in a minute."""
    game = kancha.game(id)
    found = primer(game)
    assert found is not None
    assert len(found.lines) <= MOST
    for lang in LANGUAGES:
        words = Words(lang, extra=words_files(game, lang))
        long = [line.id for line in found.lines if len(words.text(f"learn-line-{line.id}")) > 170]
        assert long == []
