"""Every refusal names its paragraph and reads well in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from kancha.games.endless_winter.actions import DONE, SPACE
from kancha.games.endless_winter.moments import MOMENTS
from kancha.kernel.testing import random_match
from kancha.words import LANGUAGES, Words

from .positions import GAME


def test_every_kind_of_action_has_its_moment() -> None:
    """All families but `done` and those of chance are refused with their own paragraph at the wrong time."""
    own = {family.name for family in SPACE.families if DONE not in family and not family.name.startswith("deal-")}
    named = [answer for answers in MOMENTS.values() for answer in answers]
    assert {SPACE.of[answer].name if isinstance(answer, int) else answer.name for answer in named} == own
    assert len(named) == len(own)
    assert all(rule in GAME.rules for rule in MOMENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_whole_matches_read_well(lang: str) -> None:
    """A sentence with a capital, a full stop and no hole; the paragraph exists."""
    words = Words(lang, GAME, ["Ana", "Bo", "Chi", "Dov"])
    rng = Random(lang)
    seen: set[str] = set()
    for seats in (2, 4):
        for match in random_match(GAME, seats, 21):
            if match.over:
                break
            for _ in range(25):
                refusal = match.refusal(rng.randrange(len(GAME.space)))
                if refusal is None:
                    continue
                assert refusal.rule in GAME.rules
                text = words.text(refusal.message, refusal.args)
                assert re.fullmatch(r"[A-ZÀ-ÝŒ0-9a-d].*\.", text), text
                assert "{" not in text
                assert not re.search(r"refuse-|\$", text)
                seen.add(refusal.message)
    assert len(seen) > 35
