"""What would come of an answer, in the example game."""

from __future__ import annotations

from typing import Any

import pytest

from kancha.kernel.match import Match
from kancha.kernel.measures import difference, place_of
from kancha.kernel.outlook import outlooks, spread
from kancha.kernel.prospect import Prospect
from tests.saltmarket import Saltmarket
from tests.saltmarket.state import Market


@pytest.fixture
def match() -> Match:
    """Two seats in their first auction."""
    return Saltmarket().start(seats=2, seed=7)


def of(match: Match, text: str) -> Prospect:
    """The outlook of one answer."""
    assert match.seat is not None
    [found] = outlooks(match.game, match.state, match.seat, [match.game.space.parse(text).code])
    return found


def by(match: Match, prospect: Prospect, seat: int, measure: str) -> int:
    """How far a measure of a seat moves."""
    return prospect.range.low[seat][place_of(match.game.measures, measure)]


def test_an_answer_that_passes_to_another_seat_wears_a_padlock(match: Match) -> None:
    """A bid that can still be raised changes nothing yet, and cannot be taken back."""
    prospect = of(match, "bid 1")
    assert prospect.locked
    assert prospect.ends
    assert not any(any(row) for row in prospect.range.low)


def test_price_and_gain_of_all_seats_are_told(match: Match) -> None:
    """Whoever passes last gets wages and sees the lot go to the other one, who pays."""
    rival = match.seat
    assert rival is not None
    match.play("bid 2")
    seat = match.seat
    assert seat is not None
    market = match.state
    assert isinstance(market, Market)
    lot = sum(market.lot)
    prospect = of(match, "pass")
    assert by(match, prospect, seat, "coins") == 2
    assert by(match, prospect, rival, "coins") == -2
    assert by(match, prospect, rival, "crates") == lot
    assert by(match, prospect, seat, "lot") == -lot


def test_the_hands_of_others_do_not_matter(match: Match) -> None:
    """A view is all that is needed, and gives the same as the state it was made from."""
    assert match.seat is not None
    seen = match.view(match.seat)
    ours = outlooks(match.game, match.state, match.seat)
    theirs = outlooks(match.game, seen, match.seat)
    assert [one.range.low for one in ours] == [two.range.low for two in theirs]


def test_only_legal_answers_of_the_seat_are_looked_at(match: Match) -> None:
    """A code that is not legal has no outlook; a path that leads to another seat has none either."""
    assert match.seat is not None
    space = match.game.space
    assert outlooks(match.game, match.state, match.seat, [space.parse("done").code]) == []
    assert outlooks(match.game, match.state, match.seat, path=[space.parse("bid 1").code]) == []


def test_answers_are_picked_evenly() -> None:
    """From the first to the last, no more than asked for; one alone is the first, which offers a thing as it is."""
    codes = list(range(10))
    assert spread(codes, 20) == codes
    assert spread(codes, 4) == [0, 3, 6, 9]
    assert spread(codes, 1) == [0]


def test_a_difference_is_taken_by_seat_and_measure() -> None:
    """Now less before."""
    before: Any = [[1, 2], [3, 4]]
    assert difference(before, [[1, 5], [0, 4]]) == [[0, 3], [-3, 0]]
