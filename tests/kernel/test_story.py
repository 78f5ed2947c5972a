"""What happened, turn by turn, in the example game."""

from __future__ import annotations

from random import Random

from kancha.kernel.match import Match
from kancha.kernel.story import RECENT, recent, since, story, turns
from kancha.kernel.units import Trace
from tests.saltmarket import Saltmarket


def played(decisions: int) -> Match:
    """A match of three, some decisions on, with somebody listening."""
    match = Saltmarket().start(seats=3, seed=5)
    match.listen()
    rng = Random(5)
    while not match.over and len(match.log) < decisions:
        match.take(rng.choice(match.legal.codes))
    return match


def test_turns_add_up_to_the_match() -> None:
    """What all turns moved together is where the measures stand."""
    match = played(10_000)
    totals = [0, 0, 0]
    for turn in turns(Trace(match)):
        for change in turn.changes:
            if change.measure == "points" and change.seat is not None:
                totals[change.seat] += change.by
    assert match.over
    assert totals == match.scores


def test_the_story_of_a_turn_is_what_a_viewer_heard() -> None:
    """Every event is told once, under its turn; a rival's draw is told without the card."""
    match = played(60)
    told = story(match, Trace(match), 0)
    assert match.story is not None
    assert sum(line.times for turn in told for line in turn.lines) == len(
        [1 for number, _ in match.story if number > told[0].turn.start]
    )
    heard = [line for turn in told for line in turn.lines if line.event.startswith("order-dealt")]
    assert all("order" in line.args for line in heard if line.args["seat"] == 0)
    assert all(line.event == "order-dealt-hidden" for line in heard if line.args["seat"] != 0)


def test_since_my_turn_begins_after_my_last_turn_that_is_over() -> None:
    """Turns of others only, none from before."""
    match = played(60)
    spans = turns(Trace(match))
    for seat in range(3):
        missed = since(spans, seat)
        mine = [turn.end for turn in spans[:-1] if turn.seat == seat]
        assert all(turn.seat != seat for turn in missed)
        assert all(turn.start >= max(mine, default=0) for turn in missed)


def test_the_last_turns_are_told_and_after_the_end_all() -> None:
    """A running match tells a few; one that is over, the whole way to its scores."""
    running = Trace(played(50))
    assert len(recent(running)) == RECENT < len(turns(running))
    over = Trace(played(10_000))
    assert recent(over) == turns(over)
