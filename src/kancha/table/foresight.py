"""Outlooks: what the seat that must answer is told about its choices, after the position and on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic
from typing import Final

from structlog import get_logger

from kancha.kernel.outlook import EAGER, Lookout
from kancha.kernel.reasons import Reason
from kancha.kernel.turn import Outlook
from kancha.table.choices import ahead
from kancha.table.journal import Journal
from kancha.table.protocol import Outlooks
from kancha.table.viewer import Viewer

PAUSE: Final = 0.01
"""Seconds before outlooks are begun: whoever answers at once needs none."""
SLICE: Final = 0.002
"""Seconds that outlooks may be worked on before others get their turn."""
REST: Final = 2
"""For each second that goes into outlooks nobody asked for, so many are left to those who play."""
LATE: Final = 0.002
"""Seconds by which a server that has nothing else to do wakes up too late at most."""
LONGEST: Final = 1.0
"""Seconds that a busy server is waited for at most."""


class Leisure:
    """A server's time for what can wait: spent on one viewer after another, and never more than a share of it."""

    def __init__(self) -> None:
        self._line = asyncio.Lock()
        self._since = 0.0
        self._wishes: dict[object, Callable[[], Awaitable[None]]] = {}
        """What is wished for, by whom, the oldest first."""
        self._task: asyncio.Task[None] | None = None

    def ask(self, who: object, wish: Callable[[], Awaitable[None]]) -> None:
        """Do something for somebody when there is time for it, and no longer what was wished for before.

        Most wishes are dropped before their turn comes, so there is one task for all of them and none for each.
        """
        self._wishes.pop(who, None)
        self._wishes[who] = wish
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._serve())

    def drop(self, who: object) -> None:
        """Somebody wishes for nothing any more."""
        self._wishes.pop(who, None)

    async def _serve(self) -> None:
        while self._wishes:
            async with self:
                if self._wishes:
                    await self._wishes.pop(next(iter(self._wishes)))()

    async def __aenter__(self) -> None:
        await self._line.acquire()
        try:
            await self._quiet(PAUSE)
        except BaseException:
            self._line.release()
            raise
        self._since = monotonic()

    async def __aexit__(self, *_: object) -> None:
        try:
            await self.rest()
        finally:
            self._line.release()

    async def rest(self) -> None:
        """Leave the server to those who play, the longer the more was worked."""
        await self._quiet(REST * (monotonic() - self._since))
        self._since = monotonic()

    async def _quiet(self, seconds: float) -> None:
        """Wait so long, and again while others keep the server so busy that it wakes up late."""
        until = monotonic() + LONGEST
        late = True
        while late and monotonic() < until:
            due = monotonic() + seconds
            await asyncio.sleep(seconds)
            late = monotonic() - due > LATE


class Foresight:
    """Sends outlooks after the position, without holding the table up."""

    def __init__(self, leisure: Leisure) -> None:
        self._leisure = leisure
        self._log = get_logger("kancha.table")

    def follow(self, journal: Journal, viewer: Viewer) -> None:
        """Look at all answers to the question that a viewer is shown, and no longer at those to the one before."""
        self._leisure.ask(viewer, partial(self._send, journal, journal.seq, viewer))

    def leave(self, viewer: Viewer) -> None:
        """Look no longer: the viewer has gone."""
        self._leisure.drop(viewer)

    async def _send(self, journal: Journal, seq: int, viewer: Viewer) -> None:
        if journal.seq != seq:
            return
        try:
            found = await look(journal, viewer.seat, rest=self._leisure.rest)
            if found is not None and viewer.held is not None:
                found.reasons = await _explained(journal, self._leisure.rest)
        except Exception as error:
            self._log.error("no outlook", error=repr(error))
            return
        if found is not None and journal.seq == seq:
            viewer.post(found)


async def _explained(journal: Journal, rest: Callable[[], Awaitable[None]]) -> dict[str, Reason]:
    """Return why places are impossible, as far as it is found before the match goes on."""
    seq = journal.seq
    found: dict[str, Reason] = {}
    until = monotonic() + SLICE
    for reason in journal.turns.bar.reasons(journal.match):
        if reason is not None:
            found[reason[0]] = reason[1]
        if monotonic() > until:
            await rest()
            if journal.seq != seq:
                break
            until = monotonic() + SLICE
    return found


async def _give_way() -> None:
    await asyncio.sleep(0)


async def look(
    journal: Journal,
    seat: int | None,
    codes: Sequence[int] | None = None,
    path: Sequence[int] = (),
    rest: Callable[[], Awaitable[None]] = _give_way,
) -> Outlooks | None:
    """Return the outlooks of answers; None if the match went on meanwhile, or the seat is not asked.

    After each slice of work it rests: whoever plays goes before whoever ponders.
    """
    match, seq = journal.match, journal.seq
    if seat is None or match.seat != seat:
        return None
    bar = journal.turns.bar
    lookout = Lookout(match.game, match.state, seat, path)
    wanted = lookout.legal if codes is None else [code for code in codes if code in lookout.legal]
    decision = len(match.log)
    outlooks: dict[str, Outlook] = {}
    until = monotonic() + SLICE
    for code in wanted:
        outlooks[str(code)] = bar.outlook(lookout, code, EAGER // len(wanted))
        if monotonic() > until:
            await rest()
            if journal.seq != seq:
                return None
            until = monotonic() + SLICE
    found = Outlooks(seq=seq, decision=decision, outlooks=outlooks)
    if path:
        found.path = list(path)
    if path and lookout.legal:
        found.question, found.actions = ahead(match.game, bar, lookout)
    return found
