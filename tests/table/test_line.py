"""The line before the workers: fair to addresses and tables, and the wait counts."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future

import pytest

from kancha.table import workers
from kancha.table.line import Line, Whose
from kancha.table.workers import Workers


def test_nobody_waits_for_anothers_crowd() -> None:
    """Twenty tables of one address stand in line; somebody else's bot is next, and so is the other's second one."""
    served: list[str] = []

    async def work(line: Line, whose: Whose) -> None:
        async with line.place(whose):
            served.append(whose.table)
            await asyncio.sleep(0.01)

    async def run() -> None:
        line = Line(1)
        crowd = [asyncio.create_task(work(line, Whose(f"crowd {n}", ("10.0.0.1",)))) for n in range(20)]
        await asyncio.sleep(0.025)
        begun = len(served)
        await work(line, Whose("mine", ("10.0.0.2",)))
        assert served.index("mine") <= begun + 1
        await work(line, Whose("yours", ("10.0.0.1", "10.0.0.3")))
        assert served.index("yours") <= served.index("mine") + 2, "who has used least speaks for a table"
        await asyncio.gather(*crowd)

    asyncio.run(run())


def test_tables_of_one_address_take_turns() -> None:
    """A table whose bots have thought for long lets the others of the same address go first."""
    served: list[str] = []

    async def work(line: Line, table: str, seconds: float) -> None:
        async with line.place(Whose(table, ("a",))):
            served.append(table)
            await asyncio.sleep(seconds)

    async def run() -> None:
        line = Line(1)
        await work(line, "long", 1)
        await work(line, "short", 0)
        async with line.place(Whose("now", ("b",))):
            waiting = [asyncio.create_task(work(line, table, 0)) for table in ("long", "long", "short", "short")]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert served[2:] == ["short", "short", "long", "long"]

    asyncio.run(run())


def test_who_leaves_the_line_leaves_it_whole() -> None:
    """Whoever gives up while waiting, or just when it is his turn, takes no place with him."""

    async def run() -> None:
        line = Line(1)
        async with line.place(Whose()):
            waiting = [asyncio.create_task(_pass(line)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[1].cancel()
            await asyncio.sleep(0)
            assert len(line) == 2
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(line) == 0
        async with asyncio.timeout(60), line.place(Whose()):
            pass

    asyncio.run(run())


def test_who_gives_up_when_a_place_gets_free_takes_nobodys_place() -> None:
    """Both in one moment, as when a wait ends with the work before it: the next one is served."""

    async def run() -> None:
        line = Line(1)
        async with line.place(Whose()):
            waiting = [asyncio.create_task(_pass(line)) for _ in range(2)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(results[0], asyncio.CancelledError)
        assert results[1] is None
        assert len(line) == 0
        async with asyncio.timeout(60), line.place(Whose()):
            pass

    asyncio.run(run())


async def _pass(line: Line) -> None:
    async with line.place(Whose()):
        pass


class Pool:
    """Stands for the processes: notes how long each work may take, and ends it when the test says so."""

    def __init__(self) -> None:
        self.given: list[float] = []
        self.works: list[Future[None]] = []

    def submit(self, _timed: object, seconds: float, *_: object) -> Future[None]:
        """Take a work."""
        self.given.append(seconds)
        self.works.append(Future())
        return self.works[-1]


def test_the_wait_counts_for_the_time_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one worker and a hundred seconds, whoever has waited for seventy of them has thirty left for the work."""
    pool, now = Pool(), [1000.0]
    monkeypatch.setattr(Workers, "_new", lambda _: pool)
    monkeypatch.setattr(workers, "monotonic", lambda: now[0])

    async def run() -> None:
        made = Workers(1, 100.0)
        works = [asyncio.create_task(made.run(Whose(), print)) for _ in range(3)]
        for place, seconds in enumerate((70.0, 20.0, 0.0)):
            while len(pool.works) == place:
                await asyncio.sleep(0)
            assert made.waiting == 2 - place
            now[0] += seconds
            pool.works[place].set_result(None)
        await asyncio.gather(*works)

    asyncio.run(run())
    assert pool.given == [100.0, 30.0, 10.0]


def test_work_that_takes_too_long_is_ended() -> None:
    """Whoever waits for it is told, and the worker is free again."""

    async def run() -> None:
        made = Workers(1, 0.5)
        await made.warm()
        with pytest.raises(TimeoutError):
            await made.run(Whose(), time.sleep, 600)
        await made.close()

    asyncio.run(run())


def test_a_free_worker_is_taken_at_once() -> None:
    """Nobody waits while there is a place, whatever he has used."""

    async def run() -> None:
        line = Line(2)
        async with line.place(Whose("a", ("x",))), asyncio.timeout(60), line.place(Whose("a", ("x",))):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05), line.place(Whose("b", ("y",))):
                    pass

    asyncio.run(run())
