"""Why not? Whatever is pointed at, the answer is a sentence: never the inner name of a place or of a message."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

import kancha
import kancha.table
from kancha.kernel.match import Match
from kancha.lessons import things
from kancha.table.why import Pointer
from kancha.words import LANGUAGES, Words
from tests.contract.cases import chosen

DECISIONS = (0, 40)
"""After so many decisions everything on the boards is pointed at."""


def played(id: str, decisions: int) -> Match:
    """A match at random, the same each time, that goes on until a seat is asked after so many decisions."""
    game = kancha.game(id)
    match = game.start(game.seats[-1], 7, {})
    rng = Random(7)
    while len(match.log) < decisions:
        match.play(rng.choice(match.actions))
    return match


@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize("id", chosen())
def test_no_inner_name_is_shown_in_why_not(id: str, decisions: int) -> None:
    """Every zone and piece of every board, in every language."""
    match = played(id, decisions)
    pointer = Pointer(match)
    ids = things(match.game.look(match.state.seen(match.seat), match.seat).scene)
    inner = {one for one in ids if "-" in one}
    table = Path(kancha.table.__file__).parent
    for lang in LANGUAGES:
        words = Words(lang, match.game, extra=[table / f"words.{lang}.ftl"])
        shown: dict[str, str] = {}
        for one in sorted(ids):
            for answer in asyncio.run(pointer.reasons([], one)):
                text = words.text(answer.message, answer.args)
                if text == answer.message or inner & set(re.findall(r"[\w-]+", text)):
                    shown[one] = text
        assert shown == {}
