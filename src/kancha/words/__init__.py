"""Words: Fluent messages in every language that has files, for the command line and the terminal.

A language is there if it has a file `common.<lang>.ftl` here; a message that it lacks is said in English.

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

ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = (
    ENGLISH,
    *sorted(path.suffixes[0][1:] for path in FOLDER.glob("common.*.ftl") if ".en." not in path.name),
)
"""English first."""


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
        self._english = self._bundle
        if lang != ENGLISH:
            spare = [path.with_name(path.name.replace(f".{lang}.", f".{ENGLISH}.")) for path in extra]
            self._english = _bundle(ENGLISH, (*files(ENGLISH, game), *spare))

    def has(self, id: str) -> bool:
        """Tell whether the language itself has a message of that id."""
        return bool(self._bundle.has_message(id))

    def text(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Return a message as text: in English if the language lacks it; an unknown id shows itself."""
        bundle = self._bundle if self.has(id) else self._english
        pattern = bundle.get_message(id).value if bundle.has_message(id) else None
        if pattern is None:
            return id
        shown = {key: self._value(key, value) for key, value in (args or {}).items()}
        text, errors = bundle.format_pattern(pattern, shown)
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
        if isinstance(value, str) and value.isdecimal() and len(value) < 4 and not self.has(value):
            return int(value)  # Fields of actions are words of their text: an amount among them is a number again.
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
    for path in [path for path in paths if path.exists()]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
