"""What happened, turn by turn: whose turn it was, what came of it for everybody, and what was heard of it."""

from __future__ import annotations

from typing import Final

from kancha.kernel.bar import effects
from kancha.kernel.event import Event, Scored
from kancha.kernel.match import Match
from kancha.kernel.turn import Line, TurnSpan, TurnTold
from kancha.kernel.units import Trace
from kancha.kernel.view import hear

RECENT: Final = 12
"""So many turns are told with a position."""


def turns(trace: Trace, first: int = 0) -> list[TurnSpan]:
    """Return the turns of a match from a number on; the last one may still go on."""
    return [turn(trace, number) for number in range(first, len(trace.owner))]


def turn(trace: Trace, number: int) -> TurnSpan:
    """Return the turn of a number; none but the last one will ever be another."""
    span = trace.span(number)
    owner = span.seat if span.seat >= 0 else None
    if span.start == span.end:
        return TurnSpan(span.start, span.end, owner)
    changes = effects(trace.game, trace.tallies[number], trace.moved(number), owner)
    return TurnSpan(span.start, span.end, owner, changes)


def first_recent(trace: Trace) -> int:
    """Return the number of the first turn that is told with a position; of a match that is over all are."""
    return max(0, len(trace.owner) - RECENT) if trace.state.stack else 0


def recent(trace: Trace) -> list[TurnSpan]:
    """Return the last turns of a match; of one that is over all of them."""
    return turns(trace, first_recent(trace))


def since(told: list[TurnSpan], seat: int) -> list[TurnSpan]:
    """Return the turns after a seat's own last one that is over: what a person missed."""
    last = -1
    for number, turn in enumerate(told[:-1]):
        if turn.seat == seat:
            last = number
    return [turn for turn in told[last + 1 :] if turn.end > turn.start and turn.seat != seat]


def told(events: list[Event]) -> list[Event]:
    """Return what the story tells of the events of one decision: nothing that is quiet, and each score once."""
    sources = [source for event in events for source in event.TELLS]
    return [
        event for event in events if not event.QUIET and not (isinstance(event, Scored) and event.source in sources)
    ]


def story(match: Match, trace: Trace, viewer: int | None, first: int = 0) -> list[TurnTold]:
    """Tell the turns of a match as one viewer may hear of them; the match must have been listened to."""
    events = match.timeline.events or []
    return [TurnTold(turn, _lines(events[turn.start : turn.end], viewer)) for turn in turns(trace, first)]


def _lines(events: list[list[Event]], viewer: int | None) -> list[Line]:
    lines: list[Line] = []
    for heard in events:
        for event in told(heard):
            line = Line(**hear(event, viewer))
            if lines and (lines[-1].event, lines[-1].args) == (line.event, line.args):
                lines[-1].times += 1
            else:
                lines.append(line)
    return lines
