"""Every refusal names a paragraph and reads well in both languages; legal and refusal agree on many pairs."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import kancha
from kancha.kernel.testing import check_agreement, random_match
from kancha.words import LANGUAGES, Words, files

from .positions import ALL, GAME

FOLDER = Path(kancha.__file__).parent / "games" / "caral"
REFUSAL = re.compile(r'Refusal\(\s*"([^"]+)",\s*"([^"]+)"')


def written() -> list[tuple[str, str]]:
    """All refusals of the rules code with a literal rule and message."""
    return sorted({pair for path in FOLDER.glob("*.py") for pair in REFUSAL.findall(path.read_text(encoding="utf-8"))})


@pytest.mark.parametrize(("paragraph", "message"), written())
def test_a_refusal_cites_a_paragraph_and_has_words(paragraph: str, message: str) -> None:
    """The rule exists, and both languages know the message."""
    assert paragraph in GAME.rules
    assert all(Words(lang, GAME).has(message) for lang in LANGUAGES)


def test_no_refusal_message_is_an_orphan() -> None:
    """Every sentence that says why not, and every short form of one, is used by the rules."""
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    own = files("en", GAME)[-1].read_text(encoding="utf-8")
    messages = {message.removesuffix("-short") for message in re.findall(r"^(refuse-[a-z-]+) =", own, flags=re.M)}

    assert len(messages) > 60
    assert [message for message in sorted(messages) if f'"{message}"' not in text] == []


def test_legal_and_refusal_agree_with_all_modules() -> None:
    """100,000 sampled pairs of state and action with everything in play; each refusal becomes a sentence."""
    rng = Random(5)
    judged, seed = 0, 0
    said: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    words = {lang: Words(lang, GAME) for lang in LANGUAGES}
    while judged < 100_000:
        for number, match in enumerate(random_match(GAME, 2 + seed % 3, 500 + seed, ALL)):
            if match.over or judged >= 100_000:
                break
            if number % 2 == 0:
                judged += check_agreement(match, rng, 300)
                refusal = match.refusal(rng.randrange(len(GAME.space)))
                if refusal is not None:
                    for lang in LANGUAGES:
                        said[lang].add(words[lang].text(refusal.message, refusal.args))
        seed += 1

    assert judged >= 100_000
    assert all(sentence.endswith(".") for sentences in said.values() for sentence in sentences)
    assert len(said["en"]) > 20
