"""Every refusal reads well: message, rule and arguments exist in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kancha
from kancha.words import LANGUAGES, Words

FOLDER = Path(kancha.__file__).parent / "games" / "ayar"
REFUSAL = re.compile(r'Refusal\(\s*"([^"]+)",\s*"([^"]+)"(?:,\s*\{([^}]*)\})?')


def refusals() -> list[tuple[str, str, list[str]]]:
    """All refusals of the rules code: rule, message, names of arguments."""
    found = []
    for path in sorted(FOLDER.glob("*.py")):
        for rule, message, args in REFUSAL.findall(path.read_text(encoding="utf-8")):
            found.append((rule, message, re.findall(r'"([a-z_]+)":', args)))
    return found


def test_the_table_of_refusals_is_long() -> None:
    """More than forty sentences say why not."""
    assert len({message for _, message, _ in refusals()}) >= 38


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("refusal", refusals(), ids=lambda refusal: f"{refusal[0]}-{refusal[1]}")
def test_a_refusal_has_words_and_a_rule(refusal: tuple[str, str, list[str]], lang: str) -> None:
    """The sentence uses exactly the arguments it gets, and the paragraph exists."""
    game = kancha.game("ayar")
    rule, message, names = refusal
    words = Words(lang, game)
    assert rule in game.rules
    assert words.has(message)
    text = words.text(message, dict.fromkeys(names, "<?>"))
    assert text.endswith(".")
    assert text.count("<?>") == len(names)
