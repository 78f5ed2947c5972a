"""Clocks: turns, reserves, pauses, and time in which no server ran."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from kancha.table.errors import TableError
from kancha.table.rooms import clocks
from kancha.table.rooms.clocks import DAY, Clock, Left, Pace

LIVE = Pace(turn=30, bank=300, end="bot")


def test_a_turn_uses_its_own_time_first() -> None:
    """Thirty seconds cost no reserve; what is more does."""
    clock = clocks.turn(LIVE, clocks.start(LIVE, 2), 0, now=1000)
    assert clocks.left(LIVE, clock, 0, 1020) == Left(10, 300)
    assert clocks.left(LIVE, clock, 0, 1050) == Left(0, 280)
    assert clocks.left(LIVE, clock, 1, 1050) == Left(30, 300)


def test_the_next_turn_begins_with_its_own_time_and_what_is_left_of_the_reserve() -> None:
    """A seat that took 80 seconds has lost 50 of its reserve for good."""
    clock = clocks.turn(LIVE, clocks.start(LIVE, 2), 0, now=0)
    clock = clocks.turn(LIVE, clock, 1, now=80)
    clock = clocks.turn(LIVE, clock, 0, now=90)
    assert clocks.left(LIVE, clock, 0, 90) == Left(30, 250)
    assert clock.banks == (250, 300)


def test_time_is_up_when_turn_and_reserve_are_used() -> None:
    """The deadline is the moment at which both are used, and moves with neither question nor undo of the same turn."""
    clock = clocks.turn(LIVE, Clock((20.0, 300.0)), 0, now=1000)
    assert clocks.deadline(LIVE, clock) == 1050
    assert clocks.left(LIVE, clock, 0, 1050) == Left(0, 0)
    assert clocks.left(LIVE, clock, 0, 9999) == Left(0, 0)


def test_a_pause_costs_nothing() -> None:
    """Stopped for an hour, the turn goes on where it was."""
    clock = clocks.turn(LIVE, clocks.start(LIVE, 2), 1, now=0)
    clock = clocks.stop(clock, now=40)
    assert clocks.deadline(LIVE, clock) is None
    assert clocks.left(LIVE, clock, 1, 3640) == Left(0, 290)
    clock = clocks.go(clock, now=3640)
    assert clocks.left(LIVE, clock, 1, 3650) == Left(0, 280)
    assert clocks.deadline(LIVE, clock) == 3640 + 290


def test_time_without_a_server_does_not_count() -> None:
    """A server that was down for a day gives the day back."""
    days = Pace(turn=3 * DAY)
    clock = clocks.turn(days, clocks.start(days, 2), 0, now=0)
    moved = clocks.shift(clock, DAY)
    assert clocks.deadline(days, clock) == 3 * DAY
    assert clocks.deadline(days, moved) == 4 * DAY
    assert clocks.left(days, moved, 0, 2 * DAY) == Left(2 * DAY, 0)


def test_nobodys_time_runs_while_a_bot_answers() -> None:
    """Bots have no clock, and the turn after theirs is a new one."""
    clock = clocks.turn(LIVE, clocks.start(LIVE, 2), 0, now=0)
    clock = clocks.turn(LIVE, clock, None, now=50)
    assert clocks.deadline(LIVE, clock) is None
    assert clocks.shift(clock, 100) == clock
    assert clocks.go(clock, 60) == clock
    assert clocks.turn(LIVE, clock, 0, now=70).banks == (280, 300)


def test_a_table_without_a_clock_has_no_deadline() -> None:
    """However long somebody thinks."""
    free = Pace()
    assert free.is_free
    assert clocks.deadline(free, clocks.turn(free, clocks.start(free, 2), 0, now=0)) is None


@pytest.mark.parametrize("pace", [Pace(turn=-1), Pace(turn=31 * DAY), Pace(turn=5, bank=61 * DAY)])
def test_a_pace_that_is_none_is_refused(pace: Pace) -> None:
    """Negative times, and turns of more than a month."""
    with pytest.raises(TableError, match="days"):
        clocks.check(pace)


@given(
    some.lists(some.tuples(some.sampled_from(["turn", "stop", "go"]), some.integers(0, 400)), max_size=30),
    some.integers(0, 3),
)
def test_no_reserve_ever_grows(steps: list[tuple[str, int]], first: int) -> None:
    """Whatever is done in whatever order, reserves only shrink, and never below nothing."""
    now = 0.0
    clock = clocks.turn(LIVE, clocks.start(LIVE, 4), first, now)
    for step, (what, seconds) in enumerate(steps):
        now += seconds
        before = [clocks.left(LIVE, clock, seat, now).bank for seat in range(4)]
        if what == "turn":
            clock = clocks.turn(LIVE, clock, (first + step) % 4, now)
        else:
            clock = clocks.stop(clock, now) if what == "stop" else clocks.go(clock, now)
        after = [clocks.left(LIVE, clock, seat, now).bank for seat in range(4)]
        assert all(0 <= late <= early for early, late in zip(before, after, strict=True))
