"""Worker processes: what takes long is done there, within a time, and cannot stall the server."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any, Final, TypeVar

from kancha.games import GAMES
from kancha.table import catalogue
from kancha.table.line import Line, Whose

T = TypeVar("T")
SHORTEST: Final = 0.05
"""Seconds that any work has, however long it waited."""


class Workers:
    """A pool of processes; a broken one is replaced."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._line = Line(self._count)
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

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._line)

    async def run(self, whose: Whose, work: Callable[..., T], *args: Any) -> T:
        """Run a function in a worker; it raises what the function raises, or `TimeoutError`.

        The time in the line counts: whoever waits for long has less for the work.
        """
        end = monotonic() + self._seconds
        async with contextlib.AsyncExitStack() as stack:
            async with asyncio.timeout(self._seconds):
                await stack.enter_async_context(self._line.place(whose))
            return await self._work(end, work, args)

    async def _work(self, end: float, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _timed, end - monotonic(), work, args)
        except BrokenProcessPool:
            if self._pool is pool:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._new()
        return await loop.run_in_executor(self._pool, _timed, end - monotonic(), work, args)

    async def close(self) -> None:
        """Let the processes go; one that still thinks is not waited for longer than a moment."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown), 2)


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
    signal.setitimer(signal.ITIMER_REAL, max(seconds, SHORTEST))
    try:
        return work(*args)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _late(_signal: int, _frame: Any) -> None:
    raise TimeoutError("out of time")
