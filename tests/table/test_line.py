"""The line before the workers: fair to addresses and tables, and the wait counts."""

from __future__ import annotations

import asyncio
import time

import pytest

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


def test_the_wait_counts_for_the_time_of_a_bot() -> None:
    """With one worker and a second, the third of three long works ends after about a second too."""

    async def run() -> float:
        workers = Workers(1, 1)
        await workers.warm()
        begun = time.monotonic()
        works = [workers.run(Whose(), time.sleep, 10) for _ in range(3)]
        results = await asyncio.gather(*works, return_exceptions=True)
        taken = time.monotonic() - begun
        assert all(isinstance(result, TimeoutError) for result in results)
        await workers.close()
        return taken

    assert asyncio.run(run()) < 2.9


def test_a_free_worker_is_taken_at_once() -> None:
    """Nobody waits while there is a place, whatever he has used."""

    async def run() -> None:
        line = Line(2)
        async with line.place(Whose("a", ("x",))), asyncio.timeout(60), line.place(Whose("a", ("x",))):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05), line.place(Whose("b", ("y",))):
                    pass

    asyncio.run(run())
