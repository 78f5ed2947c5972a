"""Presence in one room: who looks at it here, and who does at another server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from time import time
from typing import Final

BEATS: Final = 2.5
"""Somebody at another server counts as present until so many beats were missed."""


class Presence:
    """Who is in a room. A server writes down who came to it and who went, and repeats it now and then."""

    def __init__(self, beat: float) -> None:
        self._patience = BEATS * beat
        self._here: Counter[str] = Counter()
        self._noted: dict[str, tuple[bool, float]] = {}

    @property
    def here(self) -> list[str]:
        """The people at this server."""
        return [person for person, count in self._here.items() if count]

    def take(self, noted: dict[str, tuple[bool, float]]) -> None:
        """Take what is written down."""
        self._noted = noted

    def come(self, person: str) -> bool:
        """Somebody opens a page; True if it is their first one here."""
        self._here[person] += 1
        self._noted[person] = (True, time())
        return self._here[person] == 1

    def go(self, person: str) -> bool:
        """Somebody closes a page; True if it was their last one here."""
        self._here[person] -= 1
        self._noted[person] = (bool(self._here[person]), time())
        return not self._here[person]

    def rename(self, old: str, new: str) -> None:
        """Two people turned out to be one."""
        self._here[new] += self._here.pop(old, 0)
        self._noted.pop(old, None)

    def is_here(self, person: str) -> bool:
        """Tell whether somebody looks at the room."""
        if self._here[person]:
            return True
        online, seen = self._noted.get(person, (False, 0.0))
        return online and time() - seen < self._patience

    def away(self, person: str) -> float:
        """Return for how many seconds somebody has been away; 0 while they are here."""
        if self.is_here(person):
            return 0.0
        return max(0.0, time() - self._noted.get(person, (False, time()))[1])

    def present(self, people: Iterable[str]) -> frozenset[str]:
        """Return those of some people who are here."""
        return frozenset(person for person in people if self.is_here(person))
