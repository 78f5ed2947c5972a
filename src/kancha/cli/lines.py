"""The words of the command line: the common ones, a game's, and its own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kancha.kernel.action import Action
from kancha.kernel.errors import KanchaError, Refusal
from kancha.kernel.rulebook import Rulebook
from kancha.words import LANGUAGES, Words

OWN: Final = Path(__file__).parent


class Lines(Words):
    """Sentences of one language for one game."""

    def __init__(self, lang: str, game: Rulebook | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(lang, game, names, extra=[OWN / f"words.{lang}.ftl"])

    def action(self, action: Action) -> str:
        """Return an action in words."""
        id = f"action-{action.family}"
        return self.text(id, action.fields) if self.has(id) else action.text

    def group(self, family: str) -> str:
        """Return a kind of action in words."""
        id = f"group-{family}"
        return self.text(id) if self.has(id) else family

    def event(self, heard: dict[str, Any]) -> str:
        """Return an event in words."""
        return self.text(heard["event"], heard["args"])

    def source(self, source: str) -> str:
        """Return a source of points in words."""
        id = f"source-{source.replace('.', '-')}"
        return self.text(id) if self.has(id) else source

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is not allowed."""
        reason = self.text(refusal.message, refusal.args)
        if not refusal.rule:
            return self.text("cli-illegal-plain", {"reason": reason})
        return self.text("cli-illegal", {"rule": refusal.rule, "reason": reason})


def language(chosen: str | None) -> str:
    """Return the language asked for, or that of the environment, or English."""
    if chosen is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return next((lang for lang in LANGUAGES if spoken.lower().startswith(lang)), LANGUAGES[0])
    if chosen not in LANGUAGES:
        raise KanchaError(f"unknown language {chosen!r}; the languages are {', '.join(LANGUAGES)}")
    return chosen
