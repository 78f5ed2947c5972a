"""Two editions in one folder: what is said of one names neither the other nor its things."""

from __future__ import annotations

import re
from typing import Final

import pytest

import kancha
from kancha.words import LANGUAGES
from tests.contract.test_sentences import sentences

FOREIGN: Final = {
    "cuzco": r"\b(?:Java|palais|palaces?|rizières?|rice|pions?|developers?|masque|mask)\b",
    "java": r"\b(?:Cuzco|temples?|Incas?|cultures|crops?|reliques?|relics?|Disques? solaires?)\b",
}
"""By edition: the words of the other one."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", FOREIGN)
def test_an_edition_speaks_of_itself_alone(id: str, lang: str) -> None:
    """No sentence and no paragraph of Java says temple, none of Cuzco palace."""
    said = [line.partition(": ")[2] for line in sentences(id, lang)]
    for wording in kancha.game(id).wordings.wordings:
        said += [wording.title(lang), wording.text(lang)]
    assert len(said) > 500
    assert [text for text in said if re.search(FOREIGN[id], text, flags=re.IGNORECASE)] == []
