"""C7 and C9: drawing cards, the open card, the piles."""

from __future__ import annotations

import pytest

from kancha.games.terraces.events import CardDrawn, OpenCardTaken
from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import rule
from kancha.kernel.view import hear, view

from .positions import AB, BC, EDITIONS, A, B, C, hand, heard, offers, play, position, refused


def drained(edition: str, *discards: int) -> Terraces:
    """A position whose pile is empty: these cards are discarded, all others in seat 1's hand."""
    s = position(edition)
    for card in discards:
        s.deck[card] -= 1
        s.discards[card] += 1
    for card in range(6):
        s.seats[1].hand[card] += s.deck[card]
        s.deck[card] = 0
    return s


@rule("C7.1", "C2.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_cards_a_turn_open_or_hidden(edition: str) -> None:
    """One point each; the third is refused."""
    s = position(edition)
    play(s, "draw open", "card b", "draw hidden", "card c")
    assert s.seats[0].hand == [1, 0, 1, 0, 0, 0]
    assert (s.open, s.ap, s.drawn) == (B, 4, 2)
    assert refused(s, "draw open").rule == refused(s, "draw hidden").rule == "C7.1"


@rule("C7.2")
def test_a_taken_open_card_is_replaced_at_once() -> None:
    """Chance turns up the next card before anything else is asked."""
    s = position()
    play(s, "draw open")
    assert (s.open, s.seat) == (-1, -1)
    play(s, "card ca")
    assert (s.open, s.seat) == (5, 0)


@rule("C7.3", "C9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hands_are_secret_and_open_cards_are_not(edition: str) -> None:
    """Others see how many cards a hand has, which open cards were taken, the open card and the discards."""
    s = position(edition)
    hand(s, 0, A, AB)
    drawn = heard(s, "draw hidden", "card c")
    taken = heard(s, "draw open", "card b")
    seen = view(s, 1)
    assert seen["seats"][0]["hand"] == {"hidden": 4}
    assert seen["seats"][0]["shown"] == [1, 0, 0, 0, 0, 0]
    assert view(s, 0)["seats"][0]["hand"] == [2, 0, 1, 1, 0, 0]
    assert seen["deck"] == {"hidden": sum(s.deck)}
    assert (seen["open"], seen["discards"]) == (B, [0] * 6)
    secret = next(event for event in drawn if isinstance(event, CardDrawn))
    assert "card" in hear(secret, 0)["args"]
    assert "card" not in hear(secret, 1)["args"]
    public = next(event for event in taken if isinstance(event, OpenCardTaken))
    assert hear(public, 1)["args"]["card"] == "card-0"


@rule("C7.3")
def test_there_is_no_hand_limit() -> None:
    """Twenty cards in hand do not stop a draw."""
    s = position()
    hand(s, 0, *[B] * 5, *[C] * 5, *[AB] * 5, *[BC] * 5)
    assert "draw hidden" in offers(s)


@rule("C7.4", "R20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_pile_and_discards_no_card_can_be_drawn(edition: str) -> None:
    """The last open card stays; with one discard both draws are possible."""
    s = drained(edition)
    assert refused(s, "draw open").rule == refused(s, "draw hidden").rule == "C7.4"
    t = drained(edition, B)
    assert {"draw open", "draw hidden"} <= {*offers(t)}
    play(t, "draw open")
    assert offers(t) == ["card b"]
    play(t, "card b")
    assert (t.open, t.seats[0].hand[A]) == (B, 1)


@rule("C9.4", "R20")
def test_in_java_an_empty_pile_is_made_of_the_discards_and_the_open_card_stays() -> None:
    """The shuffle waits until a card is needed."""
    s = drained("java", B, C)
    assert sum(s.deck) == 0
    play(s, "draw hidden")
    assert sorted(offers(s)) == ["card b", "card c"]
    play(s, "card c")
    assert (s.open, s.deck, s.discards) == (A, [0, 1, 0, 0, 0, 0], [0] * 6)


@rule("C9.4", "R20")
def test_in_cuzco_the_open_card_is_shuffled_in_and_a_new_one_turned_up() -> None:
    """First the new open card, then the draw goes on."""
    s = drained("cuzco", B, C)
    play(s, "draw hidden")
    assert sorted(offers(s)) == ["card a", "card b", "card c"]
    play(s, "card c")
    assert s.open == C
    assert sorted(offers(s)) == ["card a", "card b"]
    play(s, "card a")
    assert s.seats[0].hand == [1, 0, 0, 0, 0, 0]
    assert s.deck == [0, 1, 0, 0, 0, 0]


def test_chance_draws_by_the_counts_in_the_pile() -> None:
    """Three A and one B in the pile: weights 3 and 1; a card that is not there is refused."""
    s = drained("java", A, A, A, B)
    play(s, "draw hidden")
    step = s.stack[-1]
    assert (offers(s), step.weights(s)) == (["card a", "card b"], [3, 1])
    assert refused(s, "card c").rule == "C7.1"
