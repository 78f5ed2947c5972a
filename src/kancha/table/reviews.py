"""Reviews of matches that are over: made one after the other in a process of low priority, and kept with the match."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from kancha.games import GAMES
from kancha.kernel.match import Match
from kancha.records import Record
from kancha.review import review
from kancha.review.model import FORMAT, Review
from kancha.table import logs
from kancha.table.errors import TableError
from kancha.table.protocol import PlanStep, ReviewInfo
from kancha.table.store import Store
from kancha.table.table import Table

WAITING: Final = 20
"""So many matches wait for their review at most."""
NICE: Final = 10
"""How far the process steps back behind those who play."""


class Work:
    """A review that is being made."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        """0 while it waits for its turn."""
        self.failed = False


class Reviews:
    """The reviews of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._works: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._line = asyncio.Lock()
        self._log = logs.get(part="reviews")

    async def of(self, table: Table, match: Match) -> ReviewInfo:
        """Return the review of a match, or how far it is."""
        id = table.info.id
        work = self._works.get(id)
        if work is not None and not work.failed:
            return ReviewInfo("running" if work.total else "waiting", work.done, work.total)
        kept = await self._store.reviews.of(id)
        if kept is not None:
            with contextlib.suppress(msgspec.ValidationError):
                made = msgspec.json.decode(kept, type=Review)
                if made.format == FORMAT:
                    return ReviewInfo("done", 1, 1, made, _steps(made, match))
        return ReviewInfo("none" if work is None else "failed", 0, 0)

    def start(self, table: Table, record: str) -> None:
        """Begin the review of a match, unless it is being made."""
        id = table.info.id
        work = self._works.get(id)
        if work is not None and not work.failed:
            return
        if sum(not one.failed for one in self._works.values()) >= WAITING:
            raise TableError(429, "error-reviews", "too many matches wait for their review; try again later")
        self._works[id] = Work()
        task = asyncio.create_task(self._make(id, self._works[id], record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Leave off."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, id: str, work: Work, record: str) -> None:
        try:
            async with self._line:
                content = await self._run(work, record)
            await self._store.reviews.keep(id, content)
            del self._works[id]
        except Exception as error:
            self._log.error("no review", match=id, error=repr(error))
            work.failed = True

    async def _run(self, work: Work, record: str) -> str:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe(duplex=False)
        process = spawn.Process(target=_review, args=(theirs, dict(GAMES), record), daemon=True)
        process.start()
        theirs.close()
        try:
            while True:
                said = await asyncio.to_thread(_hear, ours)
                if isinstance(said, str):
                    return said
                work.done, work.total = said
        finally:
            process.kill()
            await asyncio.to_thread(process.join)
            ours.close()


def _hear(pipe: Connection[Any, Any]) -> Any:
    try:
        return pipe.recv()
    except EOFError as error:
        raise RuntimeError("the process that makes reviews has ended") from error


def _review(pipe: Connection[Any, Any], known: dict[str, str], record: str) -> None:
    """Make a review; runs in a process of its own."""
    GAMES.update(known)
    if hasattr(os, "nice"):
        os.nice(NICE)
    match = Record.parse(record).replay()
    told = -1

    def tell(done: int, total: int) -> None:
        nonlocal told
        percent = 100 * done // max(total, 1)
        if percent != told:
            told = percent
            pipe.send((done, total))

    pipe.send(msgspec.json.encode(review(match, told=tell)).decode())


def _steps(made: Review, match: Match) -> list[PlanStep]:
    codes = sorted({code for mistake in made.mistakes for code in (*mistake.played, *mistake.better)})
    actions = match.game.space.actions
    return [PlanStep(code, actions[code].text, actions[code].family, actions[code].fields) for code in codes]
