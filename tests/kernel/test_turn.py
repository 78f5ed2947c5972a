"""The turn bar that a game gets for nothing."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

import kancha
from kancha.kernel.bar import Bar
from kancha.kernel.guide import Guide
from kancha.kernel.match import Match
from kancha.kernel.turn import Turn
from kancha.kernel.units import Trace
from tests.saltmarket import Saltmarket
from tests.saltmarket.state import Market


class Plain(Saltmarket):
    """The example game without a word about its turn bar."""

    guide: ClassVar[Guide] = Guide()


@pytest.fixture
def match() -> Match:
    """Two seats in their first auction."""
    return Plain().start(seats=2, seed=7)


def bar_of(match: Match) -> Turn:
    """The turn of the seat that is asked."""
    return Bar(match.game).turn(match, Trace(match))


def test_every_family_that_a_step_asks_for_has_a_place(match: Match) -> None:
    """Pass has one, small families one for each action; the answers of the step fill them."""
    turn = bar_of(match)
    assert turn.slots[0].id == "pass"
    assert {code for slot in turn.slots for code in slot.codes} == set(match.legal.codes)


def test_a_place_without_an_answer_says_why(match: Match) -> None:
    """Orders that cannot be delivered are there, each with the rule against it."""
    while match.question is not None and match.question.step == "auction":
        match.play("pass")
    orders = [slot for slot in bar_of(match).slots if slot.id.startswith("deliver")]
    refused = [slot for slot in orders if not slot.codes]
    assert refused
    for slot in refused:
        assert slot.reason is not None
        assert slot.reason.message in ("refuse-not-in-hand", "refuse-goods")


class Unimagined(Saltmarket):
    """The example game, of which nothing hidden may be imagined."""

    def fill(self, s: Market, seat: int | None, rng: Random) -> None:
        """Tell that somebody has asked for it."""
        raise AssertionError("nothing need be imagined")


def test_to_say_what_is_possible_nothing_is_imagined() -> None:
    """A seat is refused the same whatever it cannot see, so places and reasons come from the position itself."""
    match, rng = Unimagined().start(seats=3, seed=7), Random(1)
    bar, trace = Bar(match.game), Trace(match)
    reasons = 0
    while not match.over:
        trace = trace.follow(match)
        reasons += sum(slot.reason is not None for slot in bar.turn(match, trace).slots)
        match.play(rng.choice(match.actions))
    assert reasons


def test_places_stay_where_they_are(match: Match) -> None:
    """The same places in the same order for every question of a step."""
    bar = Bar(match.game)
    first = [slot.id for slot in bar.turn(match, Trace(match)).slots]
    match.play("bid 1")
    assert [slot.id for slot in bar.turn(match, Trace(match)).slots] == first


def test_one_crumb_is_now(match: Match) -> None:
    """A turn that has just begun has nothing behind it."""
    assert [crumb.state for crumb in bar_of(match).crumbs] == ["now"]


def test_a_grey_undo_says_why(match: Match) -> None:
    """Chance dealt before the first answer; afterwards it was another seat."""
    why = bar_of(match).undo_why
    assert why is not None
    assert why.id == "undo-chance"
    match.play("bid 1")
    why = bar_of(match).undo_why
    assert why is not None
    assert why.id == "undo-other"


def test_a_single_answer_is_forced(match: Match) -> None:
    """A seat that can deliver nothing can only be done."""
    while match.question is not None and match.question.step == "auction":
        match.play("pass")
    turn = bar_of(match)
    assert turn.forced == (len(match.legal) == 1)
    assert [slot.kind for slot in turn.slots if slot.id == "done"] == [match.game.space.parse("done").kind]


def test_take_all_gives_answers_that_can_be_given() -> None:
    """What it would answer is legal, one after the other, of the same seat, and brings what it says."""
    game = kancha.game("endless-winter")
    bar = Bar(game)
    found = 0
    for seed in range(3):
        match, rng = game.start(seats=2, seed=seed), Random(seed)
        while not match.over and found < 12:
            turn = bar.turn(match, Trace(match))
            if turn.all:
                found += 1
                seat, copy = match.seat, match.clone()
                assert seat is not None
                before = game.tally(copy.state, seat)
                for code in turn.all:
                    assert copy.seat == seat
                    copy.play(code)
                after = game.tally(copy.state, seat)
                for due in turn.due:
                    place = [measure.id for measure in game.measures].index(due.measure)
                    assert after[seat][place] - before[seat][place] >= due.by
            match.play(rng.choice(match.actions))
    assert found > 3


def test_nothing_is_taken_at_once_where_the_game_does_not_say_so(match: Match) -> None:
    """A game that declares nothing has no "take all"."""
    assert bar_of(match).all == []
