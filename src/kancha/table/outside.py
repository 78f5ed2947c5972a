"""A seat that an outside program plays over a WebSocket, by the lines of `docs/outside-bots.md`.

The program connects with the seat's key. It is asked whenever the seat is, and has so many seconds for an answer; where
it gives none that can be played, a random legal action is played for it, as for a program in a tournament.
"""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from litestar import WebSocket, websocket
from litestar.params import FromPath

from kancha.bots.outside import START_SECONDS
from kancha.bots.outside.talk import LONGEST, Wishes, Wrong, answer, greeting, over, question, wish
from kancha.kernel.chance import roll
from kancha.kernel.match import Match
from kancha.table import errors, handlers, logs
from kancha.table.conversation import CLOSED, GONE, sender
from kancha.table.errors import TableError
from kancha.table.protocol import Play
from kancha.table.table import Table
from kancha.table.tables import Tables
from kancha.table.viewer import SEND_SECONDS, Viewer

UNREAD: Final = 200
"""A program that says so many lines which nobody asked for is put out."""


class Asked(NamedTuple):
    """A question to the program."""

    match: Match
    decision: int
    seq: int
    codes: list[int]
    luck: int


class Voice(Viewer):
    """The program's place among those who look: it is told of changes, and sent nothing by itself."""

    def __init__(self, seat: int, socket: WebSocket[Any, Any, Any], address: str) -> None:
        super().__init__(seat, sender(socket), address=address)
        self.changed = asyncio.Event()

    def refresh(self) -> None:
        """Something has changed."""
        self.changed.set()

    def tell(self, players: bytes) -> None:
        """Who holds the other seats is nothing to a program."""

    async def say(self, lines: list[str]) -> None:
        """Send lines as one message."""
        async with asyncio.timeout(SEND_SECONDS):
            await self._send("\n".join(lines).encode())


@websocket("/api/matches/{match:str}/bot")
async def outside(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Let a program play the seat of a key."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    address = socket.client.host if socket.client else ""
    try:
        table, seat = await tables.get(match, socket.query_params.get("key", ""))
        if seat is None:
            raise TableError(403, "error-watcher", "a spectator cannot play")
        voice = Voice(seat, socket, address)
        await table.join(voice)
    except TableError as error:
        await socket.close(CLOSED.get(error.status, 1011), error.message)
        return
    talk = Talk(table, voice, seat, tables.settings.outside_seconds)
    buckets = [tables.messages.of(address), table.seats.messages[seat]]
    tasks = [asyncio.create_task(talk.run()), asyncio.create_task(_receive(socket, talk, buckets))]
    code, reason = 1000, ""
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, TableError):
                code, reason = CLOSED.get(result.status, 1011), result.message
            elif isinstance(result, Wrong):
                code, reason = 4400, str(result)[:100]
            elif isinstance(result, Exception) and not isinstance(result, GONE):
                logs.get(part="outside", match=match).error("connection failed", exc_info=result)
                code = 1011
        table.leave(voice)
        with contextlib.suppress(Exception):
            await socket.close(code, reason)


async def _receive(socket: WebSocket[Any, Any, Any], talk: Talk, buckets: list[Any]) -> None:
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or ""
        text = data if isinstance(data, str) else data.decode("utf-8", "replace")
        if len(text) > LONGEST:
            raise errors.too_large(LONGEST)
        if not all(bucket.take() for bucket in buckets) or talk.heard.qsize() > UNREAD:
            raise errors.flooding()
        for line in text.splitlines():
            talk.heard.put_nowait(line)


class Talk:
    """One program at one seat."""

    def __init__(self, table: Table, voice: Voice, seat: int, seconds: float) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self._table = table
        self._voice = voice
        self._seat = seat
        self._seconds = seconds
        self._wants: frozenset[str] = frozenset()
        self._log = logs.get(part="outside", match=table.info.id, game=table.info.game)

    async def run(self) -> None:
        """Greet the program and ask it until the match is over."""
        async with self._table.lock:
            match = (await self._table.load()).match
        await self._voice.say(greeting(match.game, self._seat, match.seats, self._seconds))
        wishes = Wishes("", frozenset())
        try:
            async with asyncio.timeout(START_SECONDS):
                while (wished := wish(await self.heard.get(), wishes)) is not None:
                    wishes = wished
        except TimeoutError as error:
            raise Wrong("did not say ready in time") from error
        self._wants = wishes.wants
        while True:
            self._voice.changed.clear()
            found = await self._look()
            if isinstance(found, list):
                await self._voice.say(over(found))
                return
            if found is None:
                await self._voice.changed.wait()
            else:
                await self._ask(found)

    async def _look(self) -> Asked | list[int] | None:
        """Return the question to the seat, the scores of a match that is over, or None if somebody else is asked."""
        table, seat = self._table, self._seat
        async with table.lock:
            journal = await table.load()
            match = journal.match
            if match.over or table.house.ranking is not None:
                return match.scores
            if match.seat != seat or table.seats.is_played_by_bot(seat) or table.house.is_stopped:
                return None
            decision = len(match.log)
            luck = roll(match.seed, "outside", decision, 1 << 64)
            return Asked(match.at(decision), decision, journal.seq, match.state.legal(), luck)

    async def _ask(self, asked: Asked) -> None:
        game, state = asked.match.game, asked.match.state
        seen = state.seen(self._seat)
        lines = question(game, self._seat, seen, asked.codes, asked.decision, self._seconds, self._wants)
        await self._voice.say(lines)
        try:
            code = await self._answer(asked)
        except Wrong as wrong:
            self._log.info("an outside bot failed", seat=self._seat, decision=asked.decision, reason=str(wrong))
            await self._voice.say([f"wrong {asked.decision} {wrong}; a random legal action is played for you"])
            code = Random(asked.luck).choice(asked.codes)
        if code is None:
            return
        try:
            await handlers.play(self._table, self._voice, Play(0, asked.decision, code, asked.seq))
        except TableError as error:
            if error.status not in (403, 409):
                raise

    async def _answer(self, asked: Asked) -> int | None:
        """Return the program's answer; None if the question is no longer asked."""
        end = monotonic() + self._seconds
        changed = asyncio.create_task(self._voice.changed.wait())
        try:
            while True:
                line = asyncio.create_task(self.heard.get())
                done, _ = await asyncio.wait(
                    (line, changed), timeout=max(end - monotonic(), 0.0), return_when=asyncio.FIRST_COMPLETED
                )
                if line in done:
                    code = answer(line.result(), asked.decision, asked.match.game.space, asked.codes)
                    if code is not None:
                        return code
                    continue
                line.cancel()
                if not done:
                    raise Wrong("gave no answer in time")
                if await self._is_stale(asked):
                    return None
                self._voice.changed.clear()
                changed = asyncio.create_task(self._voice.changed.wait())
        finally:
            changed.cancel()

    async def _is_stale(self, asked: Asked) -> bool:
        found = await self._look()
        return not isinstance(found, Asked) or found.seq != asked.seq
