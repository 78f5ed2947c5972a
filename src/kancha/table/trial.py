"""What if: a seat tries its turn in a copy, bots answer for all others, and nothing of it is written anywhere.

The copy is imagined from what the seat sees, so it tells nothing that is hidden; chance in it is another one's. It
lives as long as the page that asked for it looks.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NoReturn

from litestar import WebSocket, websocket
from litestar.params import FromPath

from kancha import bots as library
from kancha.kernel.match import Match
from kancha.table.conversation import CLOSED, Conversation, sender
from kancha.table.errors import TableError
from kancha.table.handlers import HANDLERS
from kancha.table.house import Free
from kancha.table.journal import Journal
from kancha.table.means import Means
from kancha.table.protocol import GiveBack, Rename, TakeOver, requests
from kancha.table.store import Entry, MatchInfo, SeatInfo
from kancha.table.table import Table
from kancha.table.tables import Tables
from kancha.table.viewer import Viewer

MOST: Final = 400
"""No trial goes on for more decisions."""
FIXED: Final = (Rename, TakeOver, GiveBack)
"""What is asked of a match and not of a trial."""


class Nowhere:
    """The store of a trial: nothing is kept."""

    def note_presence(self, _match: str, _seat: int, _online: bool) -> None:
        """Do nothing."""


class Trial(Table):
    """A table of its own for one viewer."""

    def __init__(self, means: Means, info: MatchInfo, seats: list[SeatInfo], journal: Journal) -> None:
        nowhere: Any = Nowhere()
        super().__init__(means._replace(store=nowhere), info, seats, Free())
        self._copy = journal

    async def load(self) -> Journal:
        """Return the copy."""
        return self._copy

    def forget(self) -> None:
        """There is nothing that it could be rebuilt from."""

    async def _rebuild(self) -> NoReturn:
        raise TableError(409, "error-trial-over", "the trial is over")

    async def _write(self, before: int, entries: list[Entry], ends: bool = False) -> None:
        if before + len(entries) > MOST:
            raise TableError(409, "error-trial-over", "the trial is over")
        self.journal = self._copy
        self.changed()


async def begin(tables: Tables, id: str, key: str) -> tuple[Trial, int]:
    """Return a trial from where a match stands, and the seat that tries its turn."""
    table, seat = await tables.get(id, key)
    async with table.lock:
        match = (await table.load()).match
        if seat is None or match.seat != seat:
            raise TableError(409, "error-trial-turn", "only whoever must answer can try something out")
        if not table.house.may_advise(table.seats, seat):
            raise TableError(403, "error-no-hint", "hints are for those who play against bots alone, or if all agree")
        held = [
            SeatInfo(
                seat=player.seat,
                kind="me" if player.seat == seat else "bot",
                name=player.name,
                level="" if player.seat == seat else table.seats.level(player.seat) or library.levels(match.game)[-2],
                seen=0.0,
            )
            for player in table.seats.players()
        ]
        info = table.info._replace(id=f"trial-{table.info.id}-{seat}")
        return Trial(tables.means, info, held, copied(info, match, seat)), seat


def copied(info: MatchInfo, match: Match, seat: int) -> Journal:
    """Return a journal that begins with a position which the seat cannot tell from the true one."""
    luck = Random(f"trial {len(match.log)} {seat}")
    journal = Journal(info._replace(seed=luck.getrandbits(64)), match.game)
    journal.begin(match.game.imagine(match.state, seat, luck))
    return journal


@websocket("/api/matches/{match:str}/trial")
async def trial(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Let a seat try its turn in a copy."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    address = socket.client.host if socket.client else ""
    try:
        table, seat = await begin(tables, match, socket.query_params.get("key", ""))
        viewer = Viewer(seat, sender(socket), 0, address)
        if socket.query_params.get("changes"):
            viewer.follow()
        await table.join(viewer)
    except TableError as error:
        await socket.close(CLOSED.get(error.status, 1011), error.message)
        return

    async def serve(request: Any) -> None:
        if isinstance(request, FIXED):
            raise TableError(409, "error-trial", "that is not possible in a trial")
        await HANDLERS[type(request)](table, viewer, request)

    talk = Conversation(requests, serve, tables.settings, tables.metrics, match, [tables.messages.of(address)])
    try:
        await talk.hold(socket, viewer, table.position)
    finally:
        table.leave(viewer)
        table.butler.stop()
