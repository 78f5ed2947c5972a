"""A table: a match that somebody plays or watches now.

A table writes a decision down before anybody sees it. Its match is a cache: it is rebuilt from the journal whenever it
is not in memory, after a restart, after a lost race, or after another server has written.
"""

from __future__ import annotations

import asyncio
import random
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from kancha.games import game as find_game
from kancha.kernel.errors import IllegalAction, KanchaError, UnknownAction
from kancha.table import bots, errors, logs, positions
from kancha.table.errors import TableError
from kancha.table.journal import Journal
from kancha.table.protocol import AskWhy, Change, Play, Player, Players, TakeAgain, TakeBack, Undo, Why
from kancha.table.store import Conflict, Entry, MatchInfo, SeatInfo
from kancha.table.viewer import Viewer
from kancha.table.why import Pointer, answer

if TYPE_CHECKING:
    from kancha.table.tables import Tables

BEATS: Final = 2.5
"""A seat at another server counts as connected until so many beats were missed."""
SLICE: Final = 0.01
"""Seconds that a rebuild may work before others get their turn."""


class Table:
    """One match, its viewers and its bots."""

    def __init__(self, tables: Tables, info: MatchInfo, seats: list[SeatInfo]) -> None:
        self.tables = tables
        self.info = info
        self.seats = seats
        self.viewers: list[Viewer] = []
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.journal: Journal | None = None
        self._sights: dict[int | None, positions.Sight] = {}
        self._panels = positions.Panels()
        self._messages: dict[tuple[int | None, int], bytes] = {}
        self._pointer: Pointer | None = None
        self._bots: asyncio.Task[None] | None = None
        self._waiting = False
        self._log = logs.get(part="table", match=info.id, game=info.game)

    # The match

    async def load(self) -> Journal:
        """Return the journal, rebuilt if it is not in memory. Call with the lock held."""
        self.used = monotonic()
        journal = self.journal
        if journal is None:
            journal = await self._rebuild()
            self.journal = journal
        self.tables.keep(self)
        return journal

    async def _rebuild(self) -> Journal:
        info = self.info
        game = find_game(info.game)
        if (game.version, game.tables.hash) != (info.rules, info.data):
            raise TableError(
                409,
                "error-version",
                f"this match was begun with version {info.rules} of the rules or with other data; "
                f"this server has version {game.version}",
                version=info.rules,
            )
        journal = Journal(info, game)
        rows = await self.tables.store.journal(info.id)
        await self._take(journal, rows)
        journal.ready()
        self.tables.metrics.rebuilt.inc()
        return journal

    async def _take(self, journal: Journal, rows: list[Entry]) -> None:
        rest = monotonic() + SLICE
        for row in rows:
            journal.take(row)
            if monotonic() > rest:
                await asyncio.sleep(0)
                rest = monotonic() + SLICE

    def forget(self) -> None:
        """Drop the match from memory; viewers stay."""
        self.journal = None
        self._clear()
        self._pointer = None
        self.tables.unkeep(self)

    def _clear(self) -> None:
        self._sights.clear()
        self._panels = positions.Panels()
        self._messages.clear()

    def rest(self) -> None:
        """Drop what only speeds up answers to questions."""
        self._pointer = None

    async def change(self, seat: int | None, request: Change) -> None:
        """Play, undo, redo or restart for a seat; a `TableError` means that nothing has changed."""
        async with self.lock:
            journal = await self.load()
            match = journal.match
            if seat is None:
                raise TableError(403, "error-watcher", "a spectator cannot play")
            if request.decision != len(match.log) or request.seq not in (None, journal.seq):
                raise errors.stale()
            if match.seat != seat:
                raise errors.not_your_turn(match.seat)
            if self.seats[seat].taken:
                raise TableError(409, "error-taken-over", "a bot plays this seat; take it back first", seat=seat)
            if isinstance(request, Play):
                await self._play(journal, request.code)
            elif isinstance(request, TakeAgain):
                if not journal.again:
                    raise TableError(409, "error-no-redo", "there is nothing to take again")
                await self._play(journal, journal.again[-1])
            else:
                most = match.undoable
                if not most:
                    raise TableError(409, "error-no-undo", "nothing can be taken back: something new is known since")
                await self._undo(journal, 1 if isinstance(request, TakeBack) else most)

    async def _play(self, journal: Journal, code: int) -> None:
        before = journal.seq
        try:
            entries = journal.play(code)
        except IllegalAction as error:
            refusal = error.refusal
            raise TableError(409, refusal.message, str(error), refusal.rule, **refusal.args) from error
        except UnknownAction as error:
            raise TableError(400, "error-no-action", str(error), code=code) from error
        await self._write(before, entries)

    async def _undo(self, journal: Journal, decisions: int) -> None:
        before = journal.seq
        await self._write(before, journal.undo(decisions))

    async def _write(self, before: int, entries: list[Entry]) -> None:
        metrics = self.tables.metrics
        start = monotonic()
        try:
            await self.tables.store.append(self.info.id, before, entries)
        except Conflict as error:
            metrics.conflicts.inc()
            self.forget()
            self.changed(mine=False)
            raise errors.stale() from error
        except BaseException:
            self.forget()
            raise
        metrics.write.observe(monotonic() - start)
        metrics.decisions.inc(len(entries))
        self.changed()

    async def catch_up(self) -> None:
        """Take rows that another server has written, and seats that it has changed."""
        async with self.lock:
            await self.refresh_seats()
            if self.journal is None:
                self.changed(mine=False)
                return
            rows = await self.tables.store.journal(self.info.id, self.journal.seq)
            if rows:
                await self._take(self.journal, rows)
                self.journal.ready()
                self.changed(mine=False)

    def changed(self, mine: bool = True) -> None:
        """Show the new position to all, the next seat first, and wake the bots."""
        self._clear()
        self._pointer = None
        asked = self.journal.match.seat if self.journal is not None else None
        for viewer in sorted(self.viewers, key=lambda viewer: viewer.seat != asked):
            viewer.refresh()
        self.wake_bots(0.0 if mine else self.tables.settings.bot_grace)

    # What viewers are sent

    async def position(self, viewer: Viewer) -> bytes:
        """Return the position for a viewer, with the log that it lacks."""
        async with self.lock:
            journal = await self.load()
            start = monotonic()
            log_from = journal.log_from(viewer.after)
            viewer.after = journal.seq
            message = self._messages.get((viewer.seat, log_from))
            if message is None:
                message = self._messages[viewer.seat, log_from] = self._build(journal, viewer.seat, log_from)
                self.tables.metrics.build.observe(monotonic() - start)
            if not any(other.due for other in self.viewers):
                self._clear()
            return message

    def _build(self, journal: Journal, viewer: int | None, log_from: int) -> bytes:
        match = journal.match
        asked = match.seat is not None and match.seat == viewer
        return positions.position(
            self.sight(journal, viewer),
            match,
            viewer,
            self.players(),
            positions.log(match, journal.story, viewer, log_from, len(match.log)),
            log_from,
            journal.seq,
            Undo(match.undoable, len(journal.again)) if asked else None,
            self.played_by_bot(match.seat),
        )

    def sight(self, journal: Journal, viewer: int | None) -> positions.Sight:
        """Return the costly part of a viewer's position, built once."""
        sight = self._sights.get(viewer)
        if sight is None:
            seat = journal.match.seat
            asked = seat is not None and seat == viewer and not self.played_by_bot(seat)
            sight = self._sights[viewer] = positions.Sight(journal.match, viewer, asked, self._panels)
        return sight

    async def past(self, viewer: int | None, number: int) -> bytes:
        """Return the position after so many decisions, as that viewer saw it."""
        async with self.lock:
            journal = await self.load()
            most = len(journal.match.log)
            if number > most:
                raise TableError(404, "error-no-decision", f"the match has {most} decisions", most=most)
            match = journal.at(number)
            sight = positions.Sight(match, viewer, asked=False)
            lines = positions.log(match, journal.story, viewer, 0, number)
            return positions.position(sight, match, viewer, self.players(), lines, 0)

    async def why(self, seat: int | None, request: AskWhy) -> Why:
        """Answer why an action or a target is not legal; only the seat that must answer may ask."""
        async with self.lock:
            journal = await self.load()
            match = journal.match
            if request.decision != len(match.log):
                raise errors.stale()
            if seat is None or match.seat != seat:
                raise errors.not_your_turn(match.seat)
            if request.code is not None:
                try:
                    refusal = match.why_not(request.code)
                except UnknownAction as error:
                    raise TableError(400, "error-no-action", str(error), code=request.code) from error
                return Why(request.id, [] if refusal is None else [answer(refusal, request.code, match)])
            pointer = self._pointer
            if pointer is None:
                pointer = self._pointer = Pointer(match.clone(), match.view(seat))
        return Why(request.id, await pointer.reasons(request.prefix, request.target))

    # Seats

    def players(self) -> list[Player]:
        """Return who holds the seats."""
        return [
            Player(
                seat.seat,
                seat.name,
                seat.kind,
                self.connected(seat.seat),
                bool(seat.taken),
                seat.level or seat.taken or UNSET,
            )
            for seat in self.seats
        ]

    def connected(self, seat: int) -> bool:
        """Tell whether somebody looks through that seat, here or at another server."""
        info = self.seats[seat]
        if info.kind == "bot" or any(viewer.seat == seat for viewer in self.viewers):
            return True
        return info.online and time() - info.seen < BEATS * self.tables.settings.beat_seconds

    def played_by_bot(self, seat: int | None) -> bool:
        """Tell whether the server answers for that seat."""
        return seat is not None and (self.seats[seat].kind == "bot" or bool(self.seats[seat].taken))

    def tell_players(self) -> None:
        """Tell everybody who holds the seats now."""
        self._messages.clear()
        message = Players(self.players())
        for viewer in self.viewers:
            viewer.post(message)

    async def refresh_seats(self) -> None:
        """Read the seats again: another server may have changed them."""
        seats = await self.tables.store.seats(self.info.id)
        if seats != self.seats:
            before = self.players()
            self.seats = seats
            if self.players() != before:
                self.tell_players()

    async def join(self, viewer: Viewer) -> None:
        """Let somebody look."""
        if len(self.viewers) >= self.tables.settings.connections:
            raise TableError(429, "error-crowded", "too many people look at this match")
        async with self.lock:
            await self.load()
        if viewer.seat is not None:
            self._present(viewer.seat, True)
        self.viewers.append(viewer)
        self.tables.metrics.viewers.inc()
        self.wake_bots(0.0)

    def leave(self, viewer: Viewer) -> None:
        """Somebody went."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.used = monotonic()
        self.tables.metrics.viewers.dec()
        if viewer.seat is not None and not any(other.seat == viewer.seat for other in self.viewers):
            self._present(viewer.seat, False)

    def _present(self, seat: int, online: bool) -> None:
        self.tables.store.note_presence(self.info.id, seat, online)
        self.seats[seat] = self.seats[seat]._replace(online=online, seen=time())
        self.tell_players()

    async def _set_seat(self, seat: int, **values: Any) -> None:
        await self.tables.store.set_seat(self.info.id, seat, **values)
        self.seats[seat] = self.seats[seat]._replace(**values)
        self.tell_players()

    async def rename(self, seat: int | None, name: str) -> None:
        """Change a seat's name."""
        if seat is None:
            raise TableError(403, "error-watcher", "a spectator has no name")
        await self._set_seat(seat, name=clean(name))

    async def take_over(self, asker: int | None, seat: int, level: str) -> None:
        """Let a bot play for a seat that has been absent for long enough."""
        if asker is None:
            raise TableError(403, "error-watcher", "a spectator cannot ask for that")
        if seat >= len(self.seats) or self.seats[seat].kind == "bot":
            raise TableError(400, "error-no-seat", f"seat {seat} is not a human's", seat=seat)
        check_level(self.info.game, level)
        await self.refresh_seats()
        if asker != seat:
            absent = self.tables.settings.absent_seconds
            if self.connected(seat) or time() - self.seats[seat].seen < absent:
                raise TableError(
                    409,
                    "error-not-absent",
                    f"a bot may take over after {absent:g} seconds of absence",
                    seat=seat,
                    seconds=int(absent),
                )
        await self._set_seat(seat, taken=level)
        self.changed()

    async def give_back(self, asker: int | None, seat: int) -> None:
        """The owner plays again."""
        if asker != seat:
            raise TableError(403, "error-not-your-seat", "only its owner may take a seat back", seat=seat)
        await self._set_seat(seat, taken="")
        self.changed()

    # Bots

    def wake_bots(self, delay: float) -> None:
        """Let bots answer as long as they are asked, after a delay if another server may be at it."""
        if self._bots is not None and not self._bots.done():
            if delay or not self._waiting:
                return
            self._bots.cancel()
        self._bots = asyncio.create_task(self._run_bots(delay))

    @property
    def busy(self) -> bool:
        """Whether somebody watches or a bot thinks."""
        return bool(self.viewers) or (self._bots is not None and not self._bots.done())

    def stop(self) -> None:
        """Stop the bots."""
        if self._bots is not None:
            self._bots.cancel()

    async def _run_bots(self, delay: float) -> None:
        try:
            if delay:
                self._waiting = True
                await asyncio.sleep(delay)
            self._waiting = False
            while await self._bot_turn():
                pass
        except TableError as error:
            self._log.info("bots wait", reason=error.message)
        except Exception as error:
            self._log.error("bots stopped", error=repr(error))

    async def _bot_turn(self) -> bool:
        async with self.lock:
            journal = await self.load()
            match, seq = journal.match, journal.seq
            seat = match.seat
            if seat is None or not self.played_by_bot(seat):
                return False
            if not self.viewers and all(self.played_by_bot(n) for n in range(len(self.seats))):
                return False
            codes = match.state.legal()
            view = match.view(seat) if len(codes) > 1 else None
        if self.viewers and self.tables.settings.bot_pause:
            await asyncio.sleep(self.tables.settings.bot_pause)
        code = codes[0] if view is None else await self._ask_bot(seat, view, codes)
        async with self.lock:
            journal = await self.load()
            if journal.seq != seq or not self.played_by_bot(seat):
                return True
            try:
                await self._play(journal, code)
            except TableError as error:
                if error.message != "error-stale":
                    raise
            else:
                return True
        await asyncio.sleep(self.tables.settings.bot_grace)
        return True

    async def _ask_bot(self, seat: int, view: Any, codes: list[int]) -> int:
        level = self.seats[seat].taken or self.seats[seat].level
        start = monotonic()
        try:
            code = await self.tables.workers.run(bots.choose, self.info.game, level, view, seat, codes)
            if code not in codes:
                raise KanchaError(f"the bot chose {code}, which is not legal")
        except Exception as error:
            self._log.warning("bot failed", level=level, seat=seat, error=repr(error))
            code = random.SystemRandom().choice(codes)
        self.tables.metrics.bot.labels(level).observe(monotonic() - start)
        return code


def clean(name: str) -> str:
    """Return a name without control characters and needless space."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def check_level(game: str, level: str) -> None:
    """Refuse a level that the game's bots do not have."""
    known = bots.levels(find_game(game))
    if level not in known:
        raise TableError(400, "error-no-level", f"no such level: {level!r}; the levels are {', '.join(known)}")
