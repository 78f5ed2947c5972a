"""Codes of actions in journals of earlier releases. Lists of actions only grew in them, so today's list reads them."""

from __future__ import annotations

from functools import cache

from kancha.games import game
from kancha.kernel.errors import UnknownGame


def text_of(id: str, code: int) -> str:
    """Return the text of the action that a game had under a code; one that it never had keeps its number."""
    texts, _ = _lists(id)
    return texts[code] if 0 <= code < len(texts) else f"#{code}"


def code_of(id: str, text: str) -> int:
    """Return the code of an action, for a database that goes back to an earlier release."""
    _, codes = _lists(id)
    known = codes.get(text)
    if known is None:
        known = int(text[1:]) if text.startswith("#") and text[1:].isdecimal() else -1
    return known


@cache
def _lists(id: str) -> tuple[list[str], dict[str, int]]:
    try:
        texts = [action.text for action in game(id).space.actions]
    except UnknownGame:
        texts = []
    return texts, {text: code for code, text in enumerate(texts)}
