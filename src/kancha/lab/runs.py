"""A run: experiments that play the same deals, by any crew, with rows that stream into a folder or stay in memory.

Match number n is deal n // arms of experiment n % arms. What it gives depends on that alone, so matches may be played
anywhere, in any order, and again after an accident.
"""

from __future__ import annotations

import gc
import io
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import kancha
from kancha.games import GAMES
from kancha.kernel.errors import KanchaError
from kancha.lab.crew import Lost, crew, gather
from kancha.lab.experiments import Experiment, bound
from kancha.lab.extra import need
from kancha.lab.folder import Folder
from kancha.lab.matches import Outcome, play
from kancha.lab.rows import tables

if TYPE_CHECKING:
    import pyarrow

TASK: Final = 1.0
"""A task is as many matches as take about so many seconds, so that handing it out costs nothing beside it."""
LARGEST: Final = 2000
"""A task has never more matches: their rows must fit into memory everywhere."""
FLUSH: Final = 10.0
"""Rows wait at most so many seconds to be written: that much is lost if this very process is killed."""
WAITING: Final = 20_000
"""So many matches at most wait to be written."""

Heard = Callable[[Outcome], None]
Told = Callable[[int, int], None]


class Stopped(KanchaError):
    """The run did not come to its end; what is finished is in its folder."""

    def __init__(self, reason: str, interrupted: bool = False) -> None:
        super().__init__(reason)
        self.interrupted = interrupted
        """Whether somebody stopped it, and not an accident."""


class Task(NamedTuple):
    """Matches to be played in one go; plain data, so that it can travel."""

    arms: tuple[Experiment, ...]
    numbers: tuple[int, ...]
    catalogue: dict[str, str]
    """Where games are found: a game that was added here is known there too."""
    kancha: str
    """The version of the package that gives the task out."""
    rows: bool
    """Whether the matches come back as rows, or as outcomes."""
    keep: bool
    choices: bool


class Given(NamedTuple):
    """What came of a task."""

    seconds: float
    outcomes: list[Outcome]
    rows: dict[str, bytes]
    """Tables as Arrow streams, by name."""


def perform(task: Task) -> Given:
    """Play the matches of a task."""
    if task.kancha != kancha.__version__:
        raise KanchaError(f"a worker has kancha {kancha.__version__}; this is {task.kancha}")
    began = time.perf_counter()
    GAMES.update(task.catalogue)
    count = len(task.arms)
    games = [bound(arm) for arm in task.arms]
    outcomes: list[Outcome] = []
    rows: dict[str, bytes] = {}
    with _uncollected():
        for number in task.numbers:
            deal, arm = divmod(number, count)
            outcomes.append(play(task.arms[arm], deal, number, arm, task.keep, task.choices, games[arm]))
        if task.rows:
            made = tables(outcomes, task.arms, task.choices)
            rows = {name: _pack(table) for name, table in made.items()}
    heard = outcomes if task.keep or not task.rows else []
    return Given(time.perf_counter() - began, heard, rows)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Look for no garbage while a task lasts: matches make no cycles, and outcomes that pile up are no garbage."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


class Pending:
    """The matches that are still to be played, and how many of them make a task."""

    def __init__(self, done: bytearray, workers: Callable[[], int]) -> None:
        self._done = done
        self._at = 0
        self._workers = workers
        self.left = done.count(0)
        self._seconds = 0.0
        self._matches = 0

    def take(self) -> tuple[int, ...]:
        """Return the numbers of the next task; none if all are given out."""
        pace = TASK * self._matches / self._seconds if self._seconds else 1
        share = self.left / (3 * self._workers())
        size = max(1, min(LARGEST, int(pace), int(share) + 1))
        numbers: list[int] = []
        while len(numbers) < size and (place := self._done.find(0, self._at)) >= 0:
            numbers.append(place)
            self._at = place + 1
        self.left -= len(numbers)
        return tuple(numbers)

    def learn(self, matches: int, seconds: float) -> None:
        """Take into account how long a task took; late tasks count more."""
        self._matches = self._matches // 2 + matches
        self._seconds = self._seconds / 2 + seconds


def run(
    kind: str,
    arms: Sequence[Experiment],
    jobs: int | None = None,
    cluster: str | None = None,
    out: Path | str | None = None,
    heard: Heard | None = None,
    told: Told | None = None,
    keep: bool = False,
    choices: bool = False,
) -> list[Outcome]:
    """Play the matches of a run that are not yet in its folder.

    Without a folder their outcomes are returned in order. `heard` is told of each outcome that comes back whole: all of
    them without a folder, with one those whose records are kept. `told` gets how many matches are done, of how many.
    """
    total = arms[0].games * len(arms)
    if out is None:
        outcomes = _play(arms, bytearray(total), jobs, cluster, None, heard, told, keep, choices)
        return sorted(outcomes, key=lambda outcome: outcome.match)
    folder = Folder(out)
    with folder.opened(kind, arms, choices) as done:
        _play(arms, done, jobs, cluster, folder, heard, told, keep, choices)
    return []


def _play(
    arms: Sequence[Experiment],
    done: bytearray,
    jobs: int | None,
    cluster: str | None,
    folder: Folder | None,
    heard: Heard | None,
    told: Told | None,
    keep: bool,
    choices: bool,
) -> list[Outcome]:
    total = len(done)
    finished = total - done.count(0)
    if told is not None:
        told(finished, total)
    if finished == total:
        return []
    workers = crew(jobs, cluster, total - finished)
    pending = Pending(done, lambda: workers.size)
    basket = Basket(folder)
    outcomes: list[Outcome] = []

    def next_task() -> Task | None:
        numbers = pending.take()
        if not numbers:
            return None
        return Task(tuple(arms), numbers, dict(GAMES), kancha.__version__, folder is not None, keep, choices)

    try:
        for task, given in gather(workers, perform, next_task):
            pending.learn(len(task.numbers), given.seconds)
            for outcome in given.outcomes:
                if heard is not None:
                    heard(outcome)
            if folder is None:
                outcomes += [outcome._replace(record="") for outcome in given.outcomes]
            else:
                basket.put(given.rows, len(task.numbers))
            finished += len(task.numbers)
            if told is not None:
                told(finished, total)
    except (Lost, KeyboardInterrupt) as stopped:
        basket.empty()
        why = str(stopped) if isinstance(stopped, Lost) else "interrupted"
        interrupted = isinstance(stopped, KeyboardInterrupt)
        raise Stopped(_farewell(why, finished, total, folder), interrupted) from stopped
    finally:
        basket.empty()
    return outcomes


def _farewell(why: str, finished: int, total: int, folder: Folder | None) -> str:
    if folder is None:
        return f"{why} after {finished} of {total} matches; with a folder (--out DIR) they would have been kept"
    return f"{why}; {finished} of {total} matches are in {folder.path}, and the same command goes on from there"


class Basket:
    """Rows on their way into a folder: written together, but never kept waiting for long."""

    def __init__(self, folder: Folder | None) -> None:
        self._folder = folder
        self._rows: dict[str, list[pyarrow.Table]] = {}
        self._matches = 0
        self._since = time.monotonic()

    def put(self, rows: dict[str, bytes], matches: int) -> None:
        """Take rows in."""
        for name, packed in rows.items():
            self._rows.setdefault(name, []).append(_unpack(packed))
        self._matches += matches
        if self._matches >= WAITING or time.monotonic() - self._since > FLUSH:
            self.empty()

    def empty(self) -> None:
        """Write what is there."""
        if self._folder is not None and self._rows:
            pa: Any = need("pyarrow", "a folder of rows")
            together = {
                name: pa.concat_tables(sorted(parts, key=_first)).unify_dictionaries().combine_chunks()
                for name, parts in self._rows.items()
            }
            self._rows = {}
            self._folder.append(together)
        self._matches = 0
        self._since = time.monotonic()


def _first(table: pyarrow.Table) -> int:
    """Tasks hold ascending numbers and do not overlap: the first match orders them."""
    return int(table["match"][0].as_py()) if len(table) else 0


def _pack(table: pyarrow.Table) -> bytes:
    ipc: Any = need("pyarrow.ipc", "a table of rows")
    sink = io.BytesIO()
    with ipc.new_stream(sink, table.schema) as writer:
        writer.write_table(table)
    return sink.getvalue()


def _unpack(packed: bytes) -> pyarrow.Table:
    ipc: Any = need("pyarrow.ipc", "a table of rows")
    return ipc.open_stream(packed).read_all()
