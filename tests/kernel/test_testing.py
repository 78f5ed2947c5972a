"""Tests of the tests: each promise, broken on purpose, is caught by the contract suite."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kancha.kernel.view as views
from kancha.kernel import testing
from kancha.kernel.errors import Refusal
from kancha.kernel.match import Match
from kancha.kernel.state import OWNER
from tests.saltmarket import Saltmarket
from tests.saltmarket.auction import Auction
from tests.saltmarket.state import Market, Seat


@pytest.fixture
def match() -> Match:
    """A match in its first auction."""
    return Saltmarket().start(seats=3, seed=7)


@pytest.fixture
def public_hands() -> Iterator[None]:
    """Hands that somebody made public by mistake."""
    del views.sights(Seat)["orders"]
    yield
    views.sights(Seat)["orders"] = OWNER


def test_the_contract_holds_to_begin_with(match: Match) -> None:
    """The example game keeps every promise."""
    assert testing.check_everything(match.game, 3, 7) > 500


@pytest.mark.usefixtures("public_hands")
def test_a_public_hand_is_caught(match: Match) -> None:
    """Non-interference fails if a hand is made public on purpose."""
    with pytest.raises(AssertionError, match="sees what it should not"):
        testing.check_secrecy(match, Random(1))


def test_a_clone_that_shares_a_list_is_caught(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Aliasing is found by identity, before it does harm."""
    honest = Market.clone

    def lazy(self: Market) -> Market:
        new = honest(self)
        new.crates = self.crates
        return new

    monkeypatch.setattr(Market, "clone", lazy)
    with pytest.raises(AssertionError, match="share"):
        testing.check_clone(match.state)


def test_a_lenient_refusal_is_caught(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that allows what the list does not offer."""
    monkeypatch.setattr(Auction, "refusal", lambda self, s, code: None)
    with pytest.raises(AssertionError, match="no objection"):
        testing.check_agreement(match, Random(1), 60)


def test_a_strict_refusal_is_caught(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that forbids what the list offers."""
    monkeypatch.setattr(Auction, "refusal", lambda self, s, code: Refusal("S3.2", "refuse-low-bid"))
    with pytest.raises(AssertionError, match="legal offers"):
        testing.check_agreement(match, Random(1), 60)


def test_an_unknown_citation_is_caught(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal must cite a paragraph that exists."""

    def judge(self: Any, s: Any, code: int) -> Refusal | None:
        return None if code in self.legal(s) else Refusal("S99", "refuse-low-bid")

    monkeypatch.setattr(Auction, "refusal", judge)
    with pytest.raises(AssertionError, match="unknown rule"):
        testing.check_agreement(match, Random(1), 60)


def test_a_reason_that_tells_of_a_rival_is_caught(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who says of a bid what orders the next seat holds."""

    def judge(self: Auction, s: Market, code: int) -> Refusal | None:
        rival = s.seats[(s.seat + 1) % len(s.seats)]
        return None if code in self.legal(s) else Refusal("S3.2", "refuse-low-bid", {"best": sum(rival.orders)})

    monkeypatch.setattr(Auction, "refusal", judge)
    with pytest.raises(AssertionError, match="is impossible tells of hidden things"):
        testing.check_secrecy(match, Random(1))


def test_a_lost_crate_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conservation: a lot that vanishes."""
    honest = Auction.run

    def thief(self: Auction, s: Market) -> None:
        s.lot[0] = 0
        honest(self, s)

    monkeypatch.setattr(Auction, "run", thief)
    with pytest.raises(AssertionError, match="not conserved"):
        testing.check_everything(Saltmarket(), 3, 1)


def test_a_new_public_field_is_caught() -> None:
    """The reviewed list of fields must match."""
    with pytest.raises(AssertionError):
        testing.check_visibility(Saltmarket(), "Market.crates: public")


def test_the_suite_needs_no_test_runner() -> None:
    """A plain installation can check a game: only citations want pytest."""
    script = "import sys; sys.modules['pytest'] = None; from kancha.kernel import testing; testing.check_everything"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
