"""Units and turns of the example game: runs of decisions as people think of them."""

from __future__ import annotations

from random import Random

from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE
from kancha.kernel.units import Trace
from tests.saltmarket import Saltmarket


def opened() -> Match:
    """A match of two in its first auction."""
    return Saltmarket().start(seats=2, seed=7)


def test_an_answer_after_which_the_same_step_asks_again_is_a_unit() -> None:
    """A bid is a unit, though the auction goes on: the step that asked asks the next seat."""
    match = opened()
    begun = len(match.log)
    match.play("bid 1")
    match.play("bid 2")
    spans = Trace(match).units(begun)
    assert [(span.start - begun, span.end - begun) for span in spans] == [(0, 1), (1, 2)]


def test_what_chance_decides_alone_is_a_unit_of_its_own() -> None:
    """The crates of the first day belong to nobody's unit."""
    match = opened()
    spans = Trace(match).units()
    assert {span.seat for span in spans} == {CHANCE}
    assert all(span.end == span.start + 1 for span in spans)


def test_a_turn_begins_when_another_seat_is_asked() -> None:
    """Without a word of the game a turn is what lies between two changes of the seat."""
    match = opened()
    first = match.seat
    match.play("bid 1")
    assert match.seat != first
    turns = Trace(match).turns()
    assert [turn.seat for turn in turns[-2:]] == [first, match.seat]
    assert turns[-1].start == turns[-1].end == len(match.log)


def test_a_trace_follows_a_match_forward_and_back() -> None:
    """After an undo the trace is that of the shorter match."""
    match = opened()
    trace = Trace(match)
    match.play("bid 1")
    trace = trace.follow(match)
    assert trace.log == match.log
    match.timeline.cut(len(match.log) - 1)
    match.play("bid 2")
    trace = trace.follow(match)
    assert trace.log == match.log
    assert trace.units()[-1].end == len(match.log)


def test_a_trace_that_has_joined_a_match_tells_the_same_as_one_that_replays_it() -> None:
    """It reads the state of the match and plays on none of its own; an undo ends that, and so does a copy."""
    match = opened()
    joined = Trace(match)
    joined.join(match)
    rng = Random(3)
    for number in range(200):
        if match.over:
            break
        assert joined.state is match.state
        match.take(rng.choice(match.state.legal()))
        if number == 20:
            match.timeline.cut(len(match.log) - 2)
            match.settle()
            assert match.timeline.trace is None
            joined = joined.follow(match)
            joined.join(match)
        alone = Trace(match)
        assert joined.follow(match) is joined
        assert [repr(span) for span in joined.units()] == [repr(span) for span in alone.units()]
        assert [repr(span) for span in joined.turns()] == [repr(span) for span in alone.turns()]
        assert (joined.open(), joined.tallies) == (alone.open(), alone.tallies)
        assert joined.moved(len(joined.owner) - 1) == alone.moved(len(alone.owner) - 1)
    assert match.over
    assert match.clone().timeline.trace is None


def test_undo_by_units_takes_the_last_one_back() -> None:
    """One decision of an auction is one unit; nothing can be taken back beyond what may."""
    match = opened()
    match.play("bid 1")
    trace = Trace(match)
    assert trace.back(1) == 1
    assert trace.back(0) == 0
