"""The timeline: the past is found again exactly, and going back leaves no trace, in chance neither."""

from __future__ import annotations

from random import Random

import pytest

from kancha.kernel.match import Match
from kancha.kernel.testing import random_match
from kancha.kernel.timeline import STRIDE, Timeline
from kancha.kernel.view import to_data
from tests.saltmarket import Saltmarket

GAME = Saltmarket()


def played(seed: int, seats: int = 4) -> Match:
    """A whole random match."""
    return list(random_match(GAME, seats, seed, {"days": 6}))[-1]


def facts_of(timeline: Timeline) -> tuple[object, ...]:
    """Everything that a timeline knows at its end."""
    return to_data(timeline.state), timeline.codes, timeline.who, timeline.floor, timeline.streams, timeline.undoable


def plain(match: Match, number: int) -> Timeline:
    """The timeline after so many decisions, played from the start without any copy."""
    new = Match(GAME, match.seats, match.options, match.seed).timeline
    for code in match.log[:number]:
        new.append(code)
    return new


def test_any_past_is_found_from_any_copies() -> None:
    """Whatever copies were left by earlier journeys, a position of the past is that of a plain replay."""
    match = played(5)
    count = len(match.log)
    assert count > STRIDE + 1
    rng = Random(1)
    for number in [count, 0, STRIDE, STRIDE - 1, STRIDE + 1, *(rng.randint(0, count) for _ in range(30))]:
        assert facts_of(match.timeline.at(number)) == facts_of(plain(match, number))
    assert len(match.log) == count


def test_the_past_is_independent() -> None:
    """Going on from the past changes neither the present nor a copy that was kept."""
    match = played(5)
    before = match.data()
    for number in (STRIDE, STRIDE + 3):
        for _ in range(2):
            past = match.at(number)
            past.settle()
            while not past.over and len(past.log) < number + 20:
                past.take(past.state.legal()[-1])
    assert match.data() == before
    assert facts_of(match.timeline.at(STRIDE)) == facts_of(plain(match, STRIDE))


def test_cutting_takes_back_in_place() -> None:
    """After a cut nothing of the later decisions is left; playing them again leads to the same match."""
    match = played(3)
    whole = match.log[:]
    rng = Random(2)
    for _ in range(10):
        number = rng.randint(0, len(whole))
        match.timeline.cut(number)
        assert facts_of(match.timeline) == facts_of(plain(match, number))
        for code in whole[number:]:
            match.timeline.append(code)
    assert facts_of(match.timeline) == facts_of(plain(match, len(whole)))


def test_chance_goes_on_alike_after_any_way_back() -> None:
    """Cut at any decision of a seat and play the same codes: chance answers as it did."""
    match = played(8)
    whole = match.log[:]
    for number in [n for n, who in enumerate(match.who) if who >= 0][::5]:
        again = match.at(number)
        while not again.over:
            again.take(whole[len(again.log)])
        assert again.log == whole


def test_events_are_kept_by_decision() -> None:
    """What happened belongs to its decision, also after going back; a late listener hears nothing of before."""
    match = GAME.start(2, seed=4)
    begun = len(match.log)
    match.listen()
    rng = Random(4)
    while not match.over:
        match.take(rng.choice(match.state.legal()))
    heard = match.timeline.events
    assert heard is not None
    assert len(heard) == len(match.log)
    assert not any(heard[:begun])
    past = match.at(begun + 12).timeline.events
    assert past == heard[: begun + 12]
    assert match.story == [(number, event) for number, events in enumerate(heard, 1) for event in events]
    assert match.clone().story is None


def test_there_is_no_past_before_the_beginning_nor_after_the_end() -> None:
    """A wrong number is refused in words."""
    match = GAME.start(2, seed=4)
    for number in (-1, len(match.log) + 1):
        with pytest.raises(ValueError, match=f"0 to {len(match.log)}"):
            match.at(number)
