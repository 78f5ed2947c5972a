"""Why a place of the turn bar is impossible: of all refusals of its answers, the one that tells most."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kancha.kernel.errors import Refusal
from kancha.kernel.guide import Place

VAGUE: Final = ("refuse-not-asked", "refuse-chance")
"""Refusals of actions that a step does not ask for."""
JUDGED: Final = 48
"""So many answers of an impossible place are judged for their reason."""


class Reason(Struct, gc=False):
    """Why no answer of a place is legal; `<message>-short` says it in a few words, where that is there."""

    rule: str
    message: str
    args: dict[str, int | str]


class Judged:
    """The refusals of an impossible place, and the one that tells most: by the game's own order, else by frequency."""

    def __init__(self, codes: list[int], place: Place) -> None:
        self._dull = place.dull
        self.codes = codes if self._dull else codes[:: 1 + len(codes) // JUDGED]
        """The answers to judge."""
        self.is_clear = False
        """Whether nothing can tell more."""
        self._order = place.reasons
        self._counts: dict[str, int] = {}
        self._first: dict[str, Refusal] = {}

    def hear(self, refusal: Refusal | None) -> None:
        """Take what was said against one answer."""
        if refusal is None:
            return
        said = refusal.message
        self._counts[said] = self._counts.get(said, 0) + 1
        self._first.setdefault(said, refusal)
        telling = sum(self._counts.values()) - self._counts.get(self._dull, 0)
        self.is_clear = self._order[:1] == [said] or telling > JUDGED

    def reason(self) -> Reason | None:
        """Return what tells most of all that was heard."""
        if not self._counts:
            return None
        best = self._first[min(self._counts, key=self._rank)]
        return Reason(best.rule, best.message, best.args)

    def _rank(self, said: str) -> tuple[bool, int, bool, int]:
        order = self._order
        place = order.index(said) if said in order else len(order)
        return said == self._dull, place, said in VAGUE, -self._counts[said]
