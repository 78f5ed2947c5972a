"""The language of rule tests says what is so, and fails where it is not."""

from __future__ import annotations

import pytest

from kancha.kernel.positions import Moves
from tests.saltmarket import Saltmarket
from tests.saltmarket.actions import SPACE
from tests.saltmarket.auction import Auction
from tests.saltmarket.orders import Delivery
from tests.saltmarket.state import Market

moves = Moves(SPACE)


def market() -> Market:
    """Two seats, nothing drawn yet, seat 1 about to bid."""
    game = Saltmarket()
    return moves.ask(game.setup(2, game.check(2, {})), Delivery(0), Auction([1, 0]))


def test_moves_are_said_by_their_text() -> None:
    """They are played one after the other, and what happened is heard."""
    s = moves.play(market(), "bid 3", "bid 4")
    assert moves.asked(s) == "auction"
    assert moves.offers(s)[:2] == ["pass", "bid 5"]
    assert [type(event).__name__ for event in moves.heard(s, "pass")] == ["LotSold"]
    assert moves.asked(s) == "delivery"
    assert s.events is None


def test_a_refusal_can_be_asked_for() -> None:
    """It names rule and message."""
    refusal = moves.refused(moves.play(market(), "bid 3"), "bid 2")
    assert (refusal.rule, refusal.message) == ("S3.2", "refuse-low-bid")


def test_what_is_not_so_fails() -> None:
    """An illegal move cannot be played, a legal one is not refused."""
    with pytest.raises(AssertionError, match=r"'bid 30' is refused: S3\.3"):
        moves.play(market(), "bid 30")
    with pytest.raises(AssertionError, match="'bid 2' is not refused"):
        moves.refused(market(), "bid 2")


def test_chance_answers_until_a_seat_must() -> None:
    """With its first outcome, so that tests know what comes."""
    game = Saltmarket()
    s = game.setup(2, game.check(2, {}))
    s.advance()
    assert moves.asked(moves.chance(s)) == "auction"
    assert s.first == 0
