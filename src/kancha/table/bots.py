"""Bots in worker processes: they get a view and the legal codes, never the state, and cannot stall the server."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from kancha import bots as library
from kancha.games import GAMES, game
from kancha.kernel.errors import KanchaError, RecordError
from kancha.kernel.game import Game
from kancha.kernel.record import Record
from kancha.table import catalogue

T = TypeVar("T")


class Workers:
    """A pool of processes; a broken one is replaced."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(dict(GAMES),),
        )

    async def warm(self) -> None:
        """Start the processes and load the games, so that the first bot does not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, _warm) for _ in range(self._count)))

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function in a worker; it raises what the function raises, or `TimeoutError`."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _timed, self._seconds, work, args)
        except BrokenProcessPool:
            if self._pool is pool:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._new()
        return await loop.run_in_executor(self._pool, _timed, self._seconds, work, args)

    async def close(self) -> None:
        """Let the processes go; one that still thinks is not waited for longer than a moment."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown), 2)


def levels(of: Game) -> list[str]:
    """Return the levels that a game's bots play at, weakest first."""
    return library.levels(of)


def choose(id: str, level: str, view: Any, seat: int, codes: list[int]) -> int:
    """Let a bot choose one of the codes; runs in a worker."""
    return library.choose(game(id), level, view, seat, codes, random.Random(secrets.randbits(64)))


class Checked:
    """A record that was replayed to its end without fault."""

    def __init__(self, record: Record) -> None:
        match = record.replay()
        if not match.over:
            raise RecordError(len(record.decisions) + 1, "the match of this record is not over")
        self.game = record.game
        self.seats = match.seats
        self.options = match.options
        self.decisions = list(zip(match.who, match.log, strict=True))


class Fault:
    """What is wrong with a record."""

    def __init__(self, error: KanchaError) -> None:
        self.detail = str(error)
        self.line = error.line if isinstance(error, RecordError) else 0
        self.rule = error.rule if isinstance(error, RecordError) else ""


def check(text: str) -> Checked | Fault:
    """Replay a record; runs in a worker."""
    try:
        return Checked(Record.parse(text))
    except KanchaError as error:
        return Fault(error)


def _prepare(known: dict[str, str]) -> None:
    GAMES.update(known)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End with the server, even when it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm() -> None:
    catalogue.available()


def _timed(seconds: float, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    if not hasattr(signal, "setitimer"):
        return work(*args)
    signal.signal(signal.SIGALRM, _late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(*args)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _late(_signal: int, _frame: Any) -> None:
    raise TimeoutError("out of time")
