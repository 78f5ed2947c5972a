"""Clocks, as pure functions: what a turn and a reserve leave, when time is up, what stops it.

One mechanism serves both paces. Every turn has some seconds of its own; when they are used the seat's reserve runs.
Live play has short turns and a reserve (a time bank), play by correspondence has turns of days. A turn lasts from the
moment a seat is asked until another seat is. Times are seconds of the server's wall clock, so that a clock outlives
its server; `shift` takes out the time in which no server ran.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kancha.table.errors import TableError

DAY: Final = 86_400
LONGEST_TURN: Final = 30 * DAY
LONGEST_BANK: Final = 60 * DAY

Ending = Literal["nothing", "bot", "concede"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays: seconds a turn, seconds of reserve a seat, and what happens when both are used."""

    turn: int = 0
    bank: int = 0
    end: Ending = "nothing"

    @property
    def is_free(self) -> bool:
        """Whether nobody counts time."""
        return not (self.turn or self.bank)


class Clock(Struct, frozen=True):
    """The time of all seats. It runs for `seat` since `since`; without `since` it stands still."""

    banks: tuple[float, ...]
    seat: int | None = None
    since: float | None = None
    used: float = 0.0
    """Seconds of the present turn before `since`."""


class Left(NamedTuple):
    """What a seat has left: of its turn, then of its reserve."""

    turn: float
    bank: float


def check(pace: Pace) -> None:
    """Refuse a pace that is no pace."""
    if not (0 <= pace.turn <= LONGEST_TURN and 0 <= pace.bank <= LONGEST_BANK):
        days = LONGEST_TURN // DAY
        raise TableError(400, "error-pace", f"a turn has at most {days} days, a reserve at most twice that", days=days)


def start(pace: Pace, seats: int) -> Clock:
    """Return a clock that stands still, with a full reserve for every seat."""
    return Clock((float(pace.bank),) * seats)


def spent(clock: Clock, now: float) -> float:
    """Return the seconds that the present turn has taken."""
    return clock.used if clock.since is None else clock.used + max(0.0, now - clock.since)


def left(pace: Pace, clock: Clock, seat: int, now: float) -> Left:
    """Return what a seat has left."""
    if clock.seat != seat:
        return Left(float(pace.turn), clock.banks[seat])
    over = spent(clock, now) - pace.turn
    return Left(max(0.0, -over), max(0.0, clock.banks[seat] - max(0.0, over)))


def turn(pace: Pace, clock: Clock, seat: int | None, now: float) -> Clock:
    """Begin the turn of another seat, None if it is nobody's; the time of the last one comes off its reserve."""
    banks = list(clock.banks)
    if clock.seat is not None:
        banks[clock.seat] = left(pace, clock, clock.seat, now).bank
    return Clock(tuple(banks), seat, None if seat is None else now)


def stop(clock: Clock, now: float) -> Clock:
    """Let the clock stand still."""
    return replace(clock, since=None, used=spent(clock, now))


def go(clock: Clock, now: float) -> Clock:
    """Let the clock run on."""
    if clock.seat is None or clock.since is not None:
        return clock
    return replace(clock, since=now)


def shift(clock: Clock, seconds: float) -> Clock:
    """Take out a time in which no server ran."""
    return clock if clock.since is None else replace(clock, since=clock.since + seconds)


def deadline(pace: Pace, clock: Clock) -> float | None:
    """Return when time is up if nobody answers; None if it never is."""
    if pace.is_free or clock.since is None or clock.seat is None:
        return None
    return clock.since + pace.turn + clock.banks[clock.seat] - clock.used
