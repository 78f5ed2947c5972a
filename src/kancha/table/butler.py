"""The butler of a table: lets bots answer for the seats that they play."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic
from typing import Any, Final, Protocol

from kancha.kernel.chance import roll
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Terms
from kancha.table import bots, coaching, logs
from kancha.table.errors import TableError
from kancha.table.house import House
from kancha.table.journal import Journal
from kancha.table.line import Whose
from kancha.table.means import Means
from kancha.table.seats import Seats
from kancha.table.store import MatchInfo

RETRY: Final = 0.25
"""Seconds after which a bot tries again when something failed; twice as many each time, up to `LONGEST`."""
LONGEST: Final = 10.0
GIVE_UP: Final = 8
"""So many failures end the tries at a table that nobody watches; whoever comes next wakes its bots."""


class Served(Protocol):
    """What a butler needs of its table."""

    info: MatchInfo
    lock: asyncio.Lock
    seats: Seats
    house: House

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where those who look come from."""

    async def load(self) -> Journal:
        """Return the journal; call with the lock held."""

    async def play(self, journal: Journal, code: int) -> None:
        """Play for the seat that must answer; call with the lock held."""


class Butler:
    """Answers for the bots of one table as long as they are asked."""

    def __init__(self, table: Served, means: Means) -> None:
        self._table = table
        self._means = means
        self._task: asyncio.Task[None] | None = None
        self._waiting = False
        self._log = logs.get(part="butler", match=table.info.id, game=table.info.game)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks, or soon may."""
        return self._task is not None and not self._task.done()

    def wake(self, delay: float = 0.0) -> None:
        """Let bots answer as long as they are asked, after a delay if another server may be at it."""
        if self._task is not None and not self._task.done():
            if delay or not self._waiting:
                return
            self._task.cancel()
        self._task = asyncio.create_task(self._run(delay))

    def stop(self) -> None:
        """Stop the bots."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self, delay: float) -> None:
        failures = 0
        while True:
            if delay:
                await self._rest(delay)
            try:
                while await self._turn():
                    failures = 0
                return
            except TableError as error:
                if error.status != 503:
                    self._log.info("bots wait", reason=error.message)
                    return
                self._log.warning("bots try again", reason=error.message)
            except Exception as error:
                self._log.error("bots try again", error=repr(error))
            failures += 1
            if failures >= GIVE_UP and not self._table.is_watched:
                return
            delay = min(RETRY * 2**failures, LONGEST)

    async def _rest(self, seconds: float) -> None:
        """Wait; whoever wakes the bots meanwhile need not."""
        self._waiting = True
        await asyncio.sleep(seconds)
        self._waiting = False

    async def _turn(self) -> bool:
        """Let one bot answer; False if none is asked, or nobody would see it."""
        table, settings = self._table, self._means.settings
        async with table.lock:
            journal = await table.load()
            match, seq = journal.match, journal.seq
            seat = match.seat
            if seat is None or not table.seats.is_played_by_bot(seat) or table.house.is_stopped:
                return False
            if not table.is_watched and table.seats.are_all_bots:
                return False
            codes = match.state.legal()
            view = match.view(seat) if len(codes) > 1 else None
            terms = match.game.terms
            luck = roll(match.seed, "bots", len(match.log), 1 << 64)
            scripted = coaching.scripted(table.house, match)
        began = monotonic()
        if scripted is not None:
            code = scripted
        else:
            code = codes[0] if view is None else await self._ask(terms, seat, view, codes, luck)
        # Whoever looks on shall see what was answered before; a bot thinks meanwhile.
        rest = settings.bot_pause - (monotonic() - began)
        if table.is_watched and rest > 0:
            await asyncio.sleep(rest)
        async with table.lock:
            journal = await table.load()
            if journal.seq != seq or not table.seats.is_played_by_bot(seat) or table.house.is_stopped:
                return True
            try:
                await table.play(journal, code)
            except TableError as error:
                if error.message != "error-stale":
                    raise
            else:
                return True
        await asyncio.sleep(settings.bot_grace)
        return True

    async def _ask(self, terms: Terms, seat: int, view: Any, codes: list[int], luck: int) -> int:
        table = self._table
        level = table.seats.level(seat)
        start = monotonic()
        try:
            whose = Whose(table.info.id, table.addresses)
            code = await self._means.workers.run(whose, bots.choose, terms, level, view, seat, codes, luck)
            if code not in codes:
                raise KanchaError(f"the bot chose {code}, which is not legal")
        except Exception as error:
            self._log.warning("bot failed", level=level, seat=seat, error=repr(error))
            code = Random(luck).choice(codes)
        self._means.metrics.bot.labels(level).observe(monotonic() - start)
        return code
