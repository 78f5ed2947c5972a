"""Outlooks that nobody asked for are worked on for one viewer after another, and leave most of the time to moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from kancha.table import foresight
from kancha.table.foresight import LONGEST, PAUSE, REST, Leisure


class Clock:
    """Time that goes on only where it is said to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []
        self.late = 0.0

    def monotonic(self) -> float:
        """The time now."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let others go on, and note for how long."""
        self.slept.append(seconds)
        self.now += seconds + self.late
        for _ in range(3):
            await real_sleep(0)


real_sleep = asyncio.sleep


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock in place of the machine's."""
    made = Clock()
    monkeypatch.setattr(foresight, "monotonic", made.monotonic)
    monkeypatch.setattr("kancha.table.foresight.asyncio.sleep", made.sleep)
    return made


def test_work_is_followed_by_a_longer_rest(clock: Clock) -> None:
    """Of three seconds one goes into outlooks; rests are not counted as work."""

    async def ponder() -> None:
        leisure = Leisure()
        async with leisure:
            clock.now += 0.5
            await leisure.rest()
            clock.now += 0.25

    asyncio.run(ponder())
    assert clock.slept == [PAUSE, pytest.approx(0.5 * REST), pytest.approx(0.25 * REST)]


def test_a_busy_server_is_waited_for_but_not_for_ever(clock: Clock) -> None:
    """Whoever wakes up late was kept by others: it waits again, a second at most."""

    async def ponder() -> None:
        async with Leisure():
            clock.late = 0

    clock.late = 0.19
    asyncio.run(ponder())
    assert clock.slept == [PAUSE] * round(LONGEST / (PAUSE + 0.19)) + [0.0]


def test_one_viewer_after_another(clock: Clock) -> None:
    """Whoever comes second begins when the first has rested; one who goes away leaves the line to the others."""
    order: list[str] = []

    async def ponder(leisure: Leisure, name: str) -> None:
        async with leisure:
            order.append(f"{name} begins")
            clock.now += 1
            await leisure.rest()
        order.append(f"{name} ends")

    async def all_three() -> None:
        leisure = Leisure()
        tasks = [asyncio.create_task(ponder(leisure, name)) for name in ("one", "two", "three")]
        await real_sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(all_three())
    assert order == ["one begins", "one ends", "three begins", "three ends"]


def test_what_was_dropped_is_not_worked_on(clock: Clock) -> None:
    """Who asks again is served once, by the newest wish and at the end of the line; who has gone is not served."""
    served: list[str] = []

    async def ask() -> None:
        leisure = Leisure()

        def wish(name: str) -> Callable[[], Awaitable[None]]:
            async def work() -> None:
                served.append(name)

            return work

        for who in ("one", "two", "three"):
            leisure.ask(who, wish(f"{who}, first wish"))
        leisure.ask("one", wish("one, second wish"))
        leisure.drop("two")
        while len(served) < 2:
            await real_sleep(0)
        for _ in range(50):
            await real_sleep(0)
        leisure.ask("two", wish("two, much later"))
        while len(served) < 3:
            await real_sleep(0)

    asyncio.run(ask())
    assert served == ["three, first wish", "one, second wish", "two, much later"]
