"""What each request of a page does: one handler a type of message."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from kancha.kernel.errors import UnknownAction
from kancha.table import coaching, errors
from kancha.table.errors import TableError
from kancha.table.foresight import look
from kancha.table.hints import hint
from kancha.table.journal import Journal
from kancha.table.protocol import (
    AskHint,
    AskOutlook,
    AskWhy,
    Change,
    GiveBack,
    Lack,
    Ping,
    Play,
    Pong,
    Rename,
    Restart,
    TakeAgain,
    TakeBack,
    TakeOver,
    Why,
)
from kancha.table.table import Table
from kancha.table.viewer import Viewer
from kancha.table.why import answer

Handler = Callable[[Table, Viewer, Any], Awaitable[None]]


@contextlib.asynccontextmanager
async def answering(table: Table, viewer: Viewer, request: Change) -> AsyncIterator[Journal]:
    """Hold the table while the seat that must answer does so, about the position that it sees."""
    async with table.lock:
        journal = await table.load()
        _check(table, journal, viewer.seat, request)
        yield journal


def _check(table: Table, journal: Journal, seat: int | None, request: Change) -> None:
    """Refuse an answer of somebody who is not asked, or about another position."""
    match = journal.match
    if seat is None:
        raise TableError(403, "error-watcher", "a spectator cannot play")
    if request.decision != len(match.log) or request.seq not in (None, journal.seq):
        raise errors.stale()
    if match.seat != seat:
        raise errors.not_your_turn(match.seat)
    if table.seats.is_taken_over(seat):
        raise TableError(409, "error-taken-over", "a bot plays this seat; take it back first", seat=seat)
    table.house.check_answer()


async def play(table: Table, viewer: Viewer, request: Play) -> None:
    """Answer the question."""
    async with answering(table, viewer, request) as journal:
        coaching.check(table.house, journal.match, request.code)
        await table.play(journal, request.code)


def play_at_once(
    table: Table, viewer: Viewer, request: Any, may: Callable[[], bool], done: Callable[[Exception | None], None]
) -> bool:
    """Answer the question without waiting, as nearly all answers can be; False if something speaks against it.

    Then nothing was done, and `play` says what. `may` is asked last; `done` is told when it is written.
    """
    journal = table.free
    if journal is None or not isinstance(request, Play):
        return False
    try:
        _check(table, journal, viewer.seat, request)
        coaching.check(table.house, journal.match, request.code)
    except TableError:
        return False
    if request.code not in journal.match.legal.codes or not may():
        return False
    return table.play_at_once(journal, request.code, done)


async def take_again(table: Table, viewer: Viewer, request: TakeAgain) -> None:
    """Take a decision again that was taken back."""
    async with answering(table, viewer, request) as journal:
        if not journal.again:
            raise TableError(409, "error-no-redo", "there is nothing to take again")
        await table.play(journal, journal.again[-1])


async def take_back(table: Table, viewer: Viewer, request: TakeBack) -> None:
    """Take the last own decision back."""
    async with answering(table, viewer, request) as journal:
        _undoable(journal)
        await table.undo(journal, 1)


async def restart(table: Table, viewer: Viewer, request: Restart) -> None:
    """Take back all that may be taken back."""
    async with answering(table, viewer, request) as journal:
        await table.undo(journal, _undoable(journal))


def _undoable(journal: Journal) -> int:
    most = journal.match.undoable
    if not most:
        raise TableError(409, "error-no-undo", "nothing can be taken back: something new is known since")
    return most


async def ask_why(table: Table, viewer: Viewer, request: AskWhy) -> None:
    """Answer why an action or a target is not legal; only the seat that must answer may ask."""
    async with table.lock:
        journal = await table.load()
        match = journal.match
        if request.decision != len(match.log):
            raise errors.stale()
        if viewer.seat is None or match.seat != viewer.seat:
            raise errors.not_your_turn(match.seat)
        if request.code is not None:
            try:
                refusal = match.why_not(request.code)
            except UnknownAction as error:
                raise TableError(400, "error-no-action", str(error), code=request.code) from error
            viewer.post(Why(request.id, [] if refusal is None else [answer(refusal, request.code, match)]))
            return
        pointer = table.pointers.at(journal)
    viewer.post(Why(request.id, await pointer.reasons(request.prefix, request.target)))


async def ask_outlook(table: Table, viewer: Viewer, request: AskOutlook) -> None:
    """Tell what comes of answers; only the seat that must answer may ask."""
    async with table.lock:
        journal = await table.load()
        match = journal.match
        if request.decision != len(match.log):
            raise errors.stale()
        if viewer.seat is None or match.seat != viewer.seat:
            raise errors.not_your_turn(match.seat)
    found = await look(journal, viewer.seat, request.codes, request.path)
    if found is None:
        raise errors.stale()
    found.id = request.id
    viewer.post(found)


async def ask_hint(table: Table, viewer: Viewer, request: AskHint) -> None:
    """Tell the seat that must answer the best plans for its turn; only where the table allows it."""
    async with table.lock:
        journal = await table.load()
        match, seat = journal.match, viewer.seat
        if request.decision != len(match.log):
            raise errors.stale()
        if seat is None or match.seat != seat:
            raise errors.not_your_turn(match.seat)
        if not table.house.may_advise(table.seats, seat):
            raise TableError(403, "error-no-hint", "hints are for those who play against bots alone, or if all agree")
    viewer.post(await hint(table, match, seat, request.id))


async def take_over(table: Table, viewer: Viewer, request: TakeOver) -> None:
    """Let a bot play for an absent seat, or for the own."""
    if viewer.seat is not None:
        table.house.check_take_over(viewer.seat, request.seat)
    await table.seats.take_over(viewer.seat, request.seat, request.level)
    table.broadcast.tell_players()
    table.changed()


async def give_back(table: Table, viewer: Viewer, request: GiveBack) -> None:
    """Take the own seat back from the bot."""
    table.house.check_give_back(request.seat)
    await table.seats.give_back(viewer.seat, request.seat)
    table.broadcast.tell_players()
    table.changed()


async def rename(table: Table, viewer: Viewer, request: Rename) -> None:
    """Change the own name."""
    await table.seats.rename(viewer.seat, request.name)
    table.broadcast.tell_players()


async def ping(_table: Table, viewer: Viewer, _request: Ping) -> None:
    """Give a sign of life."""
    viewer.post(Pong())


async def send_again(_table: Table, viewer: Viewer, _request: Lack) -> None:
    """Send everything again to a page that lacks something."""
    if viewer.held is not None:
        viewer.follow()
    viewer.refresh()


HANDLERS: Final[dict[type, Handler]] = {
    Play: play,
    TakeBack: take_back,
    TakeAgain: take_again,
    Restart: restart,
    AskWhy: ask_why,
    AskOutlook: ask_outlook,
    AskHint: ask_hint,
    TakeOver: take_over,
    GiveBack: give_back,
    Rename: rename,
    Ping: ping,
    Lack: send_again,
}
"""One for every member of `protocol.Request`."""
