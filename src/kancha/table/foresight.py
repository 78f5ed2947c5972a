"""Outlooks: what the seat that must answer is told about its choices, after the position and on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final

from structlog import get_logger

from kancha.kernel.outlook import EAGER, Lookout
from kancha.kernel.turn import Outlook
from kancha.table import positions
from kancha.table.journal import Journal
from kancha.table.protocol import Outlooks
from kancha.table.viewer import Viewer

PAUSE: Final = 0.01
"""Seconds before outlooks are begun; if they become twice as many, others were served meanwhile."""
LONGEST: Final = 1.0
"""Seconds that outlooks wait at most."""
SLICE: Final = 0.01
"""Seconds that outlooks may be worked on before others get their turn."""


class Foresight:
    """Sends outlooks after the position, without holding the table up."""

    def __init__(self) -> None:
        self._tasks: dict[Viewer, asyncio.Task[None]] = {}
        self._log = get_logger("kancha.table")

    def follow(self, journal: Journal, viewer: Viewer) -> None:
        """Look at all answers to the question that a viewer is shown, and no longer at those to the one before."""
        self.leave(viewer)
        self._tasks[viewer] = asyncio.create_task(self._send(journal, viewer))

    def leave(self, viewer: Viewer) -> None:
        """Look no longer: the viewer has gone, or is shown something else."""
        task = self._tasks.pop(viewer, None)
        if task is not None:
            task.cancel()

    async def _send(self, journal: Journal, viewer: Viewer) -> None:
        seq = journal.seq
        await _moment()
        if journal.seq != seq:
            return
        try:
            found = await look(journal, viewer.seat)
        except Exception as error:
            self._log.error("no outlook", error=repr(error))
            return
        if found is not None:
            if viewer.held is not None:
                found.reasons = journal.turns.bar.reasons(journal.match)
            viewer.post(found)


async def _moment() -> None:
    """Wait for a moment in which the server has nothing better to do: whoever plays goes before whoever ponders."""
    until = monotonic() + LONGEST
    while (start := monotonic()) < until:
        await asyncio.sleep(PAUSE)
        if monotonic() - start < 2 * PAUSE:
            return


async def look(
    journal: Journal, seat: int | None, codes: Sequence[int] | None = None, path: Sequence[int] = ()
) -> Outlooks | None:
    """Return the outlooks of answers; None if the match went on meanwhile, or the seat is not asked."""
    match, seq = journal.match, journal.seq
    if seat is None or match.seat != seat:
        return None
    bar = journal.turns.bar
    lookout = Lookout(match.game, match.state, seat, path)
    wanted = lookout.legal if codes is None else [code for code in codes if code in lookout.legal]
    decision = len(match.log)
    outlooks: dict[str, Outlook] = {}
    rest = monotonic() + SLICE
    for code in wanted:
        outlooks[str(code)] = bar.outlook(lookout, code, EAGER // len(wanted))
        if monotonic() > rest:
            await asyncio.sleep(0)
            if journal.seq != seq:
                return None
            rest = monotonic() + SLICE
    found = Outlooks(seq=seq, decision=decision, outlooks=outlooks)
    if path:
        found.path = list(path)
    if path and lookout.legal:
        found.question, found.actions = positions.ahead(match.game, bar, lookout)
    return found
