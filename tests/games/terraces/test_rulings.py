"""House rulings: where the rulebook can be read in two ways, and what matches from before there was a choice play."""

from __future__ import annotations

import pytest

import kancha
from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import check_everything, rule

from .positions import EDITIONS, A, B, C, facts, hand, name, offers, pawns, play, position, temple, villages

LAST_LETTER = [(edition, key) for edition in EDITIONS for key in kancha.game(edition).rulings]


def short_pile(edition: str, left: int, *discards: int, **rulings: str) -> Terraces:
    """A pile with one card of a kind; these cards are discarded, all others in seat 1's hand."""
    s = position(edition, of=facts(edition, None, **rulings))
    for card in discards:
        s.deck[card] -= 1
        s.discards[card] += 1
    for card in range(6):
        keep = 1 if card == left else 0
        s.seats[1].hand[card] += s.deck[card] - keep
        s.deck[card] = keep
    return s


@rule("R20", "C9.4")
def test_in_cuzco_an_exhausted_pile_is_renewed_at_once() -> None:
    """The last card is drawn: the discards and the open card are shuffled, and a new open card lies there."""
    s = short_pile("cuzco", C, B, B)
    play(s, "draw hidden", "card c")
    assert sorted(offers(s)) == ["card a", "card b"]
    play(s, "card b")
    assert (s.open, s.deck, s.discards) == (B, [1, 1, 0, 0, 0, 0], [0] * 6)
    assert s.seat == 0


@rule("R20", "C9.4")
def test_in_java_an_exhausted_pile_is_renewed_at_once() -> None:
    """The last card is drawn: the discards are the new pile, and the open card stays."""
    s = short_pile("java", C, B, B)
    play(s, "draw hidden", "card c")
    assert (s.open, s.deck, s.discards) == (A, [0, 2, 0, 0, 0, 0], [0] * 6)
    assert s.seat == 0


@rule("R20", "C7.2")
def test_taking_the_open_card_can_exhaust_the_pile_too() -> None:
    """The card that replaces it was the last: in Cuzco it is shuffled in, and another is turned up."""
    s = short_pile("cuzco", C, B, B)
    play(s, "draw open", "card c", "card b")
    assert (s.open, s.deck) == (B, [0, 1, 1, 0, 0, 0])


@rule("R20")
def test_an_exhausted_pile_without_discards_stays_empty() -> None:
    """There is nothing to shuffle besides the open card."""
    s = short_pile("cuzco", C)
    play(s, "draw hidden", "card c")
    assert (s.open, sum(s.deck), s.seat) == (A, 0, 0)
    assert "draw hidden" not in offers(s)


@rule("R20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pile_waits_until_a_card_is_needed_by_the_other_reading(edition: str) -> None:
    """The festival of this turn is still fought for the old open card."""
    s = short_pile(edition, C, B, B, pile="when-needed")
    play(s, "draw hidden", "card c")
    assert (s.open, sum(s.deck), s.discards[B]) == (A, 0, 2)


def after_a_festival(**rulings: str) -> Terraces:
    """Seat 0 of Cuzco has held a festival alone with one card."""
    s = position("cuzco", of=facts("cuzco", None, **rulings))
    villages(s, (0, 6), (2, 6))
    temple(s, (0, 6), 2)
    pawns(s, 0, (2, 6))
    hand(s, 0, A)
    return play(s, "stop", f"festival {name((0, 6))}", "play a")


@rule("R13", "C9.3")
def test_a_festival_of_cuzco_turns_up_a_new_card() -> None:
    """Chance is asked for the relics of the next one."""
    s = after_a_festival()
    assert (s.open, s.discards[A], s.seat) == (-1, 2, -1)


@rule("R13")
def test_the_open_card_lies_until_the_pile_is_renewed_by_the_other_reading() -> None:
    """Only the played cards are discarded."""
    s = after_a_festival(open_card="reshuffle")
    assert (s.open, s.discards[A], s.seat) == (A, 1, 1)


@pytest.mark.parametrize(
    ("edition", "before"),
    [
        ("cuzco", {"standing": "in", "pile": "when-needed", "frontier": "sealed", "outside": "never"}),
        ("java", {"standing": "in", "pile": "when-needed", "frontier": "sealed", "outside": "never"}),
    ],
)
def test_matches_from_before_there_was_a_choice_go_on_as_they_began(edition: str, before: dict[str, str]) -> None:
    """A record that names no ruling is played by the readings of its day."""
    options = kancha.game(edition).choose(2, {}, recorded=True)
    assert {key: options[key] for key in before} == before


@pytest.mark.parametrize(("edition", "key"), LAST_LETTER)
def test_every_other_reading_keeps_the_contract(edition: str, key: str) -> None:
    """A whole match."""
    game = kancha.game(edition)
    other = {key: next(choice for choice in game.rulings[key].choices if choice != game.rulings[key].default)}
    check_everything(game.under(options=other), 2, seed=11, options=other, every=80, pairs=12)
