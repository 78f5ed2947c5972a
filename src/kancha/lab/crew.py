"""Who does the work: this process, several on this machine, or a Dask cluster; all behind one small interface.

`gather` keeps a crew busy with tasks and yields what they gave, in the order in which they were done. A worker that
dies costs only what it was doing: its tasks are given out again. A lost scheduler ends the work with `Lost`.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, Final, Protocol, TypeVar

from kancha.kernel.errors import KanchaError
from kancha.lab.extra import need

Task = TypeVar("Task")
Given = TypeVar("Given")

PATIENCE: Final = 3
"""So many times in a row may workers die before the work itself is to blame."""
CONNECT: Final = 20.0
"""Seconds to wait for a scheduler, and then for its first worker."""


class Lost(KanchaError):
    """The workers are gone; what they had finished is kept."""


class Died(Exception):
    """Some workers died with what they were doing."""


class Crew(Protocol):
    """Workers that take tasks. A ticket stands for a task on its way."""

    @property
    def size(self) -> int:
        """How many tasks are worked on at once."""
        ...

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Give a task out and return its ticket."""
        ...

    def wait(self, tickets: Iterable[Any]) -> set[Any]:
        """Wait a while and return the tickets that are done, if any."""
        ...

    def result(self, ticket: Any) -> Any:
        """Return what the work gave, or raise what it raised; `Died` if its worker died."""
        ...

    def close(self, finished: bool) -> None:
        """Send the workers home; if the work is not finished, at once."""
        ...


@contextmanager
def patient() -> Iterator[None]:
    """Let Ctrl-C wait until a piece of work is done, since compiled rules cannot be left half-way; not a second one.

    A request to end (SIGTERM) waits too, where it is taken as Ctrl-C.
    """
    before: dict[int, Any] = {}
    heard: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        if heard:
            raise KeyboardInterrupt
        heard.append(number)

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(number) is signal.default_int_handler:
                before[number] = signal.signal(number, note)
    try:
        yield
    finally:
        for taken, handler in before.items():
            signal.signal(taken, handler)
    if heard:
        raise KeyboardInterrupt


class Alone:
    """This process does the work itself, one task at a time."""

    size = 1

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Note the task."""
        return partial(work, task)

    def wait(self, tickets: Iterable[Any]) -> set[Any]:
        """Every task is ready to be done."""
        return set(list(tickets)[:1])

    def result(self, ticket: Any) -> Any:
        """Do the work; Ctrl-C waits for its end."""
        with patient():
            return ticket()

    def close(self, finished: bool) -> None:
        """Nobody to send home."""


class Processes:
    """Processes of this machine. They start afresh, so a script that uses them must be importable."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, multiprocessing.get_context("spawn"), initializer=_prepare)

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Hand the task to the pool; a broken pool is replaced."""
        try:
            return self._pool.submit(work, task)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._start()
            return self._pool.submit(work, task)

    def wait(self, tickets: Iterable[Any]) -> set[Any]:
        """Wait for the first."""
        futures: list[Future[Any]] = list(tickets)
        return set(wait_for(futures, timeout=1.0, return_when=FIRST_COMPLETED).done)

    def result(self, ticket: Any) -> Any:
        """Return the result; one dead process breaks the whole pool, and all that it had in hand."""
        try:
            return ticket.result()
        except BrokenProcessPool as broken:
            raise Died("a process died") from broken

    def close(self, finished: bool) -> None:
        """Shut the pool down; unfinished work is not waited for."""
        if not finished:
            # One may be killed half-way through what it tells: no open end of the pipe may then keep the pool waiting.
            told: Any = self._pool._result_queue
            told._writer.close()
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _prepare() -> None:
    """Leave Ctrl-C to the process that gives the tasks out, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """The workers of a Dask scheduler, wherever they are."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._dask: Any = need("distributed", "a cluster")
        self._log = logging.getLogger("distributed")
        self._level = self._log.level
        self._log.setLevel(logging.CRITICAL)
        try:
            self._client = self._dask.Client(address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise KanchaError(f"no Dask scheduler answers at {address}") from error
        try:
            self._client.wait_for_workers(1, timeout=CONNECT)
        except TimeoutError as error:
            self.close(finished=False)
            raise KanchaError(f"the Dask scheduler at {address} has no workers") from error

    @property
    def size(self) -> int:
        """The threads of all workers as they are now; workers may come and go."""
        try:
            return max(1, sum(int(threads) for threads in self._client.nthreads().values()))
        except (OSError, TimeoutError):
            return 1

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Hand the task to the scheduler; it gives it to another worker if one dies."""
        return self._client.submit(work, task, pure=False)

    def wait(self, tickets: Iterable[Any]) -> set[Any]:
        """Wait for the first."""
        try:
            with self._client.as_current():
                return set(self._dask.wait(list(tickets), timeout=1.0, return_when="FIRST_COMPLETED").done)
        except TimeoutError:
            if self._client.status != "running":
                raise self._lost() from None
            return set()
        except self._dask.CancelledError as error:
            raise self._lost() from error

    def result(self, ticket: Any) -> Any:
        """Return the result."""
        try:
            return ticket.result(timeout=60)
        except self._dask.KilledWorker as killed:
            raise Died("workers of the cluster died") from killed
        except (self._dask.CancelledError, TimeoutError, OSError) as error:
            raise self._lost() from error

    def _lost(self) -> Lost:
        return Lost(f"the Dask scheduler at {self.address} was lost")

    def close(self, finished: bool) -> None:
        """Leave the cluster; what it still has in hand is dropped."""
        self._client.close(timeout=2)
        self._log.setLevel(self._level)


def crew(jobs: int | None, cluster: str | None, most: int) -> Crew:
    """Return a cluster's workers, or so many processes (None: one for each core), never more than `most`."""
    if cluster is not None:
        return Cluster(cluster)
    count = min(jobs or os.cpu_count() or 1, most)
    return Alone() if count <= 1 else Processes(count)


def gather(
    crew: Crew, work: Callable[[Task], Given], next_task: Callable[[], Task | None]
) -> Iterator[tuple[Task, Given]]:
    """Give tasks out until there are no more, and yield each with its result as soon as it is done.

    The next task is asked for only when somebody is about to be free, so it may depend on results so far.
    """
    waiting: dict[Any, Task] = {}
    again: list[Task] = []
    deaths = 0
    finished = False
    try:
        while True:
            most = 2 * crew.size if crew.size > 1 else 1
            while len(waiting) < most:
                task = again.pop() if again else next_task()
                if task is None:
                    break
                waiting[crew.submit(work, task)] = task
            if not waiting:
                finished = True
                return
            for ticket in crew.wait(waiting):
                task = waiting.pop(ticket)
                try:
                    given = crew.result(ticket)
                except Died as died:
                    again.append(task)
                    deaths += 1
                    if deaths > PATIENCE * 2 * crew.size:
                        raise Lost(f"{died} again and again") from died
                    continue
                deaths = 0
                yield task, given
    finally:
        crew.close(finished)
