"""Words: sentences from message ids, in two languages."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from kancha.words import LANGUAGES, Words, files
from tests.saltmarket import Saltmarket


def test_a_seat_is_named() -> None:
    """By its name, or by its number."""
    assert Words("en", names=["Kusi"]).text("scored", {"seat": 0, "points": 2, "source": "x"}).startswith("Kusi ")
    assert Words("fr").text("scored", {"seat": 1, "points": 1, "source": "x"}).startswith("Place 2 ")


def test_a_list_is_joined() -> None:
    """One, two and three."""
    assert Words("en").join(["a", "b", "c"]) == "a, b and c"
    assert Words("fr").join(["a", "b"]) == "a et b"
    assert Words("en").join([]) == "nothing"


def test_an_unknown_message_shows_its_id() -> None:
    """Nothing is lost."""
    assert Words("en").text("no-such-message") == "no-such-message"


def test_a_missing_argument_is_an_error() -> None:
    """A sentence with a hole is a defect, not a sentence."""
    with pytest.raises(ValueError, match="scored"):
        Words("en").text("scored", {"seat": 0})


def test_a_game_adds_its_words() -> None:
    """The bundle of a game holds the common words too."""
    words = Words("en", Saltmarket())
    assert words.has("game-name")
    assert words.has("seat-name")


def test_common_words_are_the_same_in_both_languages() -> None:
    """A message added in one language is added in the other, and every line is read."""
    entries = [parse(files(lang)[0].read_text(encoding="utf-8")).body for lang in LANGUAGES]
    assert not [entry for body in entries for entry in body if isinstance(entry, Junk)]
    names = [{entry.id.name for entry in body if isinstance(entry, Message)} for body in entries]
    assert names[0] == names[1]
