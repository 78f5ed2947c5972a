"""Why not? The refusals of the actions that aim at a target, the most telling first."""

from __future__ import annotations

import asyncio
from typing import Final

from kancha.kernel.errors import Refusal
from kancha.kernel.match import Match
from kancha.table.journal import Journal
from kancha.table.protocol import WhyAnswer

PAUSE: Final = 100
"""After so many actions others get their turn, so that a question never stalls the server."""
MOST: Final = 3
JUDGED: Final = 400
VAGUE: Final = ("refuse-not-asked", "refuse-chance")


class Pointer:
    """Which actions of the space are clicked where, in one position; families are looked through when needed."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._look = match.game.look(match.state.seen(match.seat), match.seat)
        self._at: dict[str, dict[tuple[str, ...], list[int]]] = {}

    async def reasons(self, prefix: list[str], target: str) -> list[WhyAnswer]:
        """Return why no legal action has these targets, in this order; nothing if one has."""
        match = self._match
        actions = match.game.space.actions
        asked = list(dict.fromkeys(actions[code].family for code in match.state.legal()))
        others = [family.name for family in match.game.space.families if family.name not in asked]
        place = (*prefix, target)
        for families in (asked, others):
            codes = [code for family in families for code in (await self._index(family)).get(place, [])]
            if codes:
                return self._judge(codes[:: 1 + len(codes) // JUDGED], target)
        return [WhyAnswer("", "error-no-target", {}, target=target)]

    async def _index(self, name: str) -> dict[tuple[str, ...], list[int]]:
        if name in self._at:
            return self._at[name]
        game = self._match.game
        found: dict[tuple[str, ...], list[int]] = {}
        for n, action in enumerate(action for action in game.space.actions if action.family == name):
            targets: list[str] = self._look.aim(action).targets
            for length in range(1, len(targets) + 1):
                found.setdefault(tuple(targets[:length]), []).append(action.code)
            if n % PAUSE == PAUSE - 1:
                await asyncio.sleep(0)
        self._at[name] = found
        return found

    def _judge(self, codes: list[int], target: str) -> list[WhyAnswer]:
        counts: dict[str, int] = {}
        first: dict[str, tuple[Refusal, int]] = {}
        for code in codes:
            refusal = self._match.refusal(code)
            if refusal is None:
                return []
            said = repr(refusal)
            counts[said] = counts.get(said, 0) + 1
            first.setdefault(said, (refusal, code))
        ranked = sorted(counts, key=lambda said: (first[said][0].message in VAGUE, -counts[said]))
        telling = [said for said in ranked if first[said][0].message not in VAGUE] or ranked
        return [answer(*first[said], self._match, target) for said in telling[:MOST]]


class Pointers:
    """The pointer of the position that was asked about last."""

    def __init__(self) -> None:
        self._last: tuple[Journal, int, Pointer] | None = None

    def at(self, journal: Journal) -> Pointer:
        """Return the pointer of a journal's position, for the seat that must answer."""
        if self._last is None or self._last[0] is not journal or self._last[1] != journal.seq:
            self._last = (journal, journal.seq, Pointer(journal.match.clone()))
        return self._last[2]

    def rest(self) -> None:
        """Let it go: nobody has asked for long."""
        self._last = None


def answer(refusal: Refusal, code: int, match: Match, target: str = "") -> WhyAnswer:
    """Return one refusal as the page shows it."""
    return WhyAnswer(refusal.rule, refusal.message, refusal.args, match.game.space.actions[code].text, target)
