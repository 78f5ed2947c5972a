"""Chat: own words, quick phrases that everybody reads in their own language, and what the room tells."""

from __future__ import annotations

from typing import Final

from kancha.table.errors import TableError
from kancha.table.limits import Buckets
from kancha.table.rooms.model import Room, known

LONGEST: Final = 300
"""Characters of one line."""
KEPT: Final = 1000
"""Lines that a room keeps; the oldest go."""
SHOWN: Final = 200
"""Lines that a page is sent when it comes."""
PHRASES: Final = (
    "hello",
    "luck",
    "moment",
    "back",
    "thinking",
    "nice",
    "wow",
    "oops",
    "thanks",
    "turn",
    "played",
    "bye",
)
"""Quick phrases; their words are the messages `phrase-<id>`."""
RATE: Final = 0.5
BURST: Final = 6


class Talk:
    """Who may say what, and how fast."""

    def __init__(self) -> None:
        self._buckets = Buckets(RATE, BURST)

    def check(self, room: Room, person: str, text: str, phrase: str) -> tuple[str, str]:
        """Return the kind and the body of a line, or refuse it."""
        known(room, person)
        if room.terms.chat == "off":
            raise TableError(403, "error-chat-off", "the host has turned chat off")
        if phrase:
            if phrase not in PHRASES:
                raise TableError(400, "error-no-phrase", f"there is no phrase {phrase!r}")
            kind, body = "phrase", phrase
        else:
            if room.terms.chat == "phrases":
                raise TableError(403, "error-chat-phrases", "only phrases may be said here")
            kind, body = "said", tidy(text)
            if not body:
                raise TableError(400, "error-chat-empty", "there is nothing to say")
        if not self._buckets.take(f"{room.id} {person}"):
            raise TableError(429, "error-chat-fast", "too many lines; wait a moment")
        return kind, body


def tidy(text: str) -> str:
    """Return a line without control characters and needless space."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:LONGEST]
