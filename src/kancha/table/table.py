"""A table: a match that somebody plays or watches now.

A table writes a decision down before anybody sees it. Its match is a cache: it is rebuilt from the journal whenever it
is not in memory, after a restart, after a lost race, or after another server has written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Final, TypeVar

from kancha.kernel.errors import IllegalAction, KanchaError, UnknownAction
from kancha.table import errors, misfits
from kancha.table.broadcast import Broadcast
from kancha.table.butler import Butler
from kancha.table.errors import TableError
from kancha.table.foresight import Foresight
from kancha.table.house import House, Shut
from kancha.table.journal import Journal, is_shipped, playing
from kancha.table.means import Means
from kancha.table.seats import Seats
from kancha.table.store import Conflict, Entry, MatchInfo, SeatInfo, StorageTrouble
from kancha.table.viewer import Viewer
from kancha.table.why import Pointers
from kancha.table.workers import Workers

E = TypeVar("E", bound=BaseException)
SLICE: Final = 0.01
"""Seconds that a rebuild may work before others get their turn."""


class Table:
    """One match: its lock, its journal and what is written to the store; its parts do the rest."""

    def __init__(self, means: Means, info: MatchInfo, seats: list[SeatInfo], house: House) -> None:
        self.info = info
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.journal: Journal | None = None
        self.seats = Seats(info, seats, means.store, means.settings)
        self.house = house
        self.broadcast = Broadcast(self.seats, house, means.metrics)
        self.butler = Butler(self, means)
        self.pointers = Pointers()
        self.foresight = Foresight(means.leisure)
        self._means = means
        self._gone: TableError | None = None

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks."""
        return bool(self.broadcast.viewers)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where those who look come from."""
        return tuple({viewer.address for viewer in self.broadcast.viewers})

    @property
    def workers(self) -> Workers:
        """Where bots think."""
        return self._means.workers

    @property
    def is_busy(self) -> bool:
        """Whether somebody looks or a bot thinks."""
        return self.is_watched or self.butler.is_busy

    async def load(self) -> Journal:
        """Return the journal, rebuilt if it is not in memory. Call with the lock held."""
        if self._gone is not None:
            raise self._gone
        journal = self.journal
        if journal is None:
            journal = self.journal = await self._rebuild()
        self._use()
        return journal

    def _use(self) -> None:
        self.used = monotonic()
        self._means.memory.keep(self)

    async def _rebuild(self) -> Journal:
        info = self.info
        try:
            figures = None if is_shipped(info) else await self._means.store.figures(info.data)
            info, game = playing(info, figures)
        except KanchaError as error:
            raise TableError(409, "error-version", str(error), version=info.rules) from error
        journal = Journal(info, game)
        with misfits.closing():
            await _take(journal, await self._means.store.journal(info.id))
        journal.ready()
        if isinstance(self.house, Shut):
            self.house.rank(journal.match.scores)
        if journal.match.over:
            await self._note_end()
        self._means.metrics.rebuilt.inc()
        return journal

    async def _note_end(self) -> None:
        """Write down that the match is over, if an earlier release did not."""
        fates = self._means.store.fates
        fate = (await fates.of([self.info.id])).get(self.info.id)
        if fate is not None and fate.ended is None:
            with contextlib.suppress(StorageTrouble):
                await fates.end(self.info.id)

    def forget(self) -> None:
        """Drop the match from memory; viewers stay."""
        self.journal = None
        self._means.memory.drop(self)

    def leave_all(self, why: TableError) -> None:
        """End what is open here: the match is no more, or must be opened anew."""
        self._gone = why
        self.forget()
        self.butler.stop()
        self.broadcast.refresh(None)

    @contextlib.contextmanager
    def _distrusting(self) -> Iterator[None]:
        """Forget the match in memory if something goes wrong with it: the next one is rebuilt from its rows."""
        try:
            yield
        except BaseException:
            self.forget()
            raise

    @property
    def free(self) -> Journal | None:
        """The journal, if it is in memory and nobody is at the table just now."""
        return None if self.lock.locked() else self.journal

    async def play(self, journal: Journal, code: int) -> None:
        """Play for the seat that must answer. Call with the lock held; a `TableError` means that nothing changed."""
        before = journal.seq
        try:
            entries = journal.play(code)
        except IllegalAction as error:
            refusal = error.refusal
            raise TableError(409, refusal.message, str(error), refusal.rule, **refusal.args) from error
        except UnknownAction as error:
            raise TableError(400, "error-no-action", str(error), code=code) from error
        await self._write(before, entries, journal.match.over)

    def play_at_once(self, journal: Journal, code: int, done: Callable[[Exception | None], None]) -> bool:
        """Play a legal action at a table that is free, without waiting; False if it has just been taken.

        The table is held until it is written and shown; `done` is told then, or why it is not written.
        """
        if not _taken(self.lock):
            return False
        self._use()
        before, start = journal.seq, monotonic()
        try:
            entries = journal.play(code)
        except BaseException:
            self.forget()
            self.lock.release()
            raise
        landed = partial(self._landed, entries, start, done)
        self._means.store.post(self.info.id, before, entries, journal.match.over, landed)
        return True

    def _landed(
        self, entries: list[Entry], start: float, done: Callable[[Exception | None], None], error: Exception | None
    ) -> None:
        try:
            if error is None:
                self._written(entries, start)
            else:
                error = self._unwritten(error)
        except Exception as failure:
            error = failure
        finally:
            self.lock.release()
        done(error)

    async def undo(self, journal: Journal, decisions: int) -> None:
        """Take back decisions of the seat that must answer. Call with the lock held."""
        before = journal.seq
        await self._write(before, journal.undo(decisions))

    async def _write(self, before: int, entries: list[Entry], ends: bool = False) -> None:
        start = monotonic()
        try:
            await self._means.store.append(self.info.id, before, entries, ends)
        except BaseException as error:
            known = self._unwritten(error)
            if known is error:
                raise
            raise known from error
        self._written(entries, start)

    def _unwritten(self, error: E) -> E | TableError:
        """Forget what was not written, and return what whoever asked is told."""
        # Whether the rows are there is not known, not even if only the one who asked has gone: the store is asked.
        self.forget()
        self.changed(mine=False)
        if isinstance(error, Conflict):
            self._means.metrics.conflicts.inc()
            return errors.stale()
        return error

    def _written(self, entries: list[Entry], start: float) -> None:
        metrics = self._means.metrics
        metrics.write.observe(monotonic() - start)
        metrics.decisions.inc(len(entries))
        self._show()
        self._moved()

    async def catch_up(self) -> None:
        """Take rows that another server has written, and seats that it has changed."""
        async with self.lock:
            await self.refresh_seats()
            if self.journal is None:
                self.changed(mine=False)
                return
            with self._distrusting(), misfits.closing():
                rows = await self._means.store.journal(self.info.id, self.journal.seq)
            if rows:
                with self._distrusting(), misfits.closing():
                    await _take(self.journal, rows)
                    self.journal.ready()
                self.changed(mine=False)

    async def refresh_seats(self) -> None:
        """Read the seats again: another server may have changed them."""
        if await self.seats.refresh():
            self.broadcast.tell_players()

    def changed(self, mine: bool = True) -> None:
        """Show the new position to all and wake the bots."""
        self.broadcast.refresh(self.journal.match.seat if self.journal is not None else None)
        self._moved(mine)

    def _show(self) -> None:
        """Show what has just been written to all. Call with the lock held."""
        journal = self.journal
        if journal is None:
            self.broadcast.refresh(None)
            return
        try:
            asked = journal.match.seat
            self.broadcast.show(journal, asked)
            for viewer in self.broadcast.viewers:
                if viewer.seat == asked and not viewer.due:
                    self._foresee(journal, viewer, asked)
        except Exception:
            # It is written; whoever cannot be shown it hears of that by the own connection.
            self.forget()
            self.broadcast.refresh(None)

    def _moved(self, mine: bool = True) -> None:
        journal = self.journal
        if journal is not None:
            self.house.moved(journal, self.seats, mine)
        if journal is None or self.seats.is_played_by_bot(journal.match.seat):
            self.butler.wake(0.0 if mine else self._means.settings.bot_grace)

    async def join(self, viewer: Viewer) -> None:
        """Let somebody look."""
        self._check_room()
        async with self.lock:
            self.house.moved(await self.load(), self.seats, mine=True)
        # Others may have come while this one waited; from here to its joining nobody can.
        self._check_room()
        if viewer.seat is not None:
            self.seats.come(viewer.seat)
            self.broadcast.tell_players()
        self.broadcast.join(viewer)
        self.butler.wake()

    def _check_room(self) -> None:
        if len(self.broadcast.viewers) >= self._means.settings.connections:
            raise TableError(429, "error-crowded", "too many people look at this match")

    def leave(self, viewer: Viewer) -> None:
        """Somebody went."""
        self.foresight.leave(viewer)
        if not self.broadcast.leave(viewer):
            return
        self.used = monotonic()
        if viewer.seat is not None and self.seats.go(viewer.seat):
            self.broadcast.tell_players()

    async def rows(self, viewer: int | None) -> str:
        """Return the record of the match from its rows alone, for one that no longer fits.

        While it is not over, a viewer is told the own decisions only.
        """
        store = self._means.store
        rows = await store.journal(self.info.id, gaps=True)
        return misfits.record_of(
            self.info, rows, await store.figures(self.info.data), (viewer,) if self.house.ranking is None else None
        )

    async def position(self, viewer: Viewer) -> bytes:
        """Return the position for a viewer, with the log that it lacks."""
        async with self.lock:
            journal = await self.load()
            with self._distrusting():
                message = self.broadcast.position(journal, viewer)
                self._foresee(journal, viewer, journal.match.seat)
                return message

    def _foresee(self, journal: Journal, viewer: Viewer, asked: int | None) -> None:
        """Tell a viewer what comes of its answers, if it is asked."""
        is_asked = asked is not None and asked == viewer.seat
        if is_asked and self.house.ranking is None and not self.seats.is_played_by_bot(asked):
            self.foresight.follow(journal, viewer)

    async def past(self, viewer: int | None, number: int) -> bytes:
        """Return the position after so many decisions, as that viewer saw it."""
        async with self.lock:
            return self.broadcast.past(await self.load(), viewer, number)


def _taken(lock: asyncio.Lock) -> bool:
    """Take a lock that is free, without waiting; False if somebody else waits for it."""
    waiting = lock.acquire()
    try:
        waiting.send(None)
    except StopIteration:
        return True
    waiting.close()
    return False


async def _take(journal: Journal, rows: list[Entry]) -> None:
    rest = monotonic() + SLICE
    for row in rows:
        journal.take(row)
        if monotonic() > rest:
            await asyncio.sleep(0)
            rest = monotonic() + SLICE
