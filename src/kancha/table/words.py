"""Fluent text for the page: common words, those of a game, and those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kancha import words
from kancha.kernel.game import Game

OWN: Final = Path(__file__).parent


def game_words(lang: str, game: Game) -> str:
    """Return the common and the game's messages."""
    return _joined(words.files(lang, game))


def page_words(lang: str) -> str:
    """Return the common messages, those of the page and those of the server."""
    common = words.files(lang)
    others = [path for path in sorted(words.FOLDER.glob(f"*.{lang}.ftl")) if path not in common]
    return _joined([*common, *others, OWN / f"words.{lang}.ftl"])


def _joined(paths: list[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
