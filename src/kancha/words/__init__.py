"""Words: Fluent messages in English and French, for the command line and the terminal.

Rules, events and scenes carry message ids and arguments; this module turns them into sentences. An argument that is a
string is itself a message id, if there is one; an argument named `seat` or ending in `_seat` is a seat's name; `source`
names a source of the ledger; lists are joined.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kancha.kernel.rulebook import Rulebook

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent


def files(lang: str, game: Rulebook | None = None) -> list[Path]:
    """Return the Fluent files of a language: the common ones and, with a game, its own; later ones win."""
    own = [] if game is None else game.files("words", f"{lang}.ftl")
    return [FOLDER / f"common.{lang}.ftl", *own]


class Words:
    """The messages of one language for one game (or for none); `extra` Fluent files add those of a program."""

    def __init__(
        self, lang: str, game: Rulebook | None = None, names: Sequence[str] = (), extra: Sequence[Path] = ()
    ) -> None:
        self.lang = lang
        self.names = list(names)
        """The names of the seats, as far as they are known."""
        self._bundle = _bundle(lang, (*files(lang, game), *extra))

    def has(self, id: str) -> bool:
        """Tell whether there is a message of that id."""
        return bool(self._bundle.has_message(id))

    def text(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Return a message as text; an unknown id shows itself, so that nothing is lost."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return id
        shown = {key: self._value(key, value) for key, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"message {id!r} ({self.lang}): {errors[0]}")
        return str(text)

    def seat(self, seat: int) -> str:
        """Return the name of a seat; one beyond the named seats is the rulebook's automa, if the game has one."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if self.names and self.has("automa-name"):
            return self.text("automa-name")
        return self.text("seat-name", {"number": seat + 1})

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            singular = key.removesuffix("s")
            return self.join([str(self._value(singular, item)) for item in value])
        if isinstance(value, str):
            return self.text(f"source-{value.replace('.', '-')}" if key == "source" else value)
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
            return self.seat(value)
        return value

    def join(self, items: list[str]) -> str:
        """Return a list in words: one, two and three."""
        if len(items) < 2:
            return items[0] if items else self.text("nothing")
        return self.text("list-join", {"first": ", ".join(items[:-1]), "last": items[-1]})


@cache
def _bundle(lang: str, paths: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
