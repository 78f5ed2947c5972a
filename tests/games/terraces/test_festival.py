"""C8: festivals, with the course of the bidding in both editions."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.games.terraces.events import FestivalHeld
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import rule

from .positions import (
    AB,
    BC,
    CA,
    EDITIONS,
    A,
    B,
    facts,
    hand,
    heard,
    name,
    offers,
    pawns,
    play,
    position,
    refused,
    temple,
    villages,
)

TEMPLE = (-8, 6)
PLACES = ((-6, 6), (-4, 6), (-2, 6), (0, 6))
CELEBRATE = f"festival {name(TEMPLE)}"


def city(edition: str, value: int = 8, seats: int = 4, open_card: int = A, **rulings: str) -> Terraces:
    """A city with a pawn of every seat, at the end of seat 0's actions."""
    s = position(edition, seats=seats, of=facts(edition, None, **rulings))
    villages(s, TEMPLE, *PLACES)
    temple(s, TEMPLE, value)
    for seat in range(seats):
        pawns(s, seat, PLACES[seat])
    s.deck[s.open] += 1
    s.open = open_card
    s.deck[open_card] -= 1
    return s


def festival(s: Terraces) -> Festival:
    """Return the festival under way."""
    step = s.stack[-1]
    assert isinstance(step, Festival)
    return step


@rule("C8.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_card_worth(edition: str) -> None:
    """X-CARD1 and X-CARD2: beside one symbol every match is worth 1; beside two it is 1 or 2."""
    worth = facts(edition).worth
    assert worth[A] == [1, 0, 0, 1, 0, 1]
    assert worth[AB] == [1, 1, 0, 2, 1, 1]
    assert sum(5 for card in worth[A] if card) == 15
    assert sum(5 for card in worth[AB] if card) == 25


@rule("C8.1", "C8.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_propose_and_where(edition: str) -> None:
    """A pawn in the city, a matching card, and a temple without a festival since it changed."""
    s = city(edition)
    villages(s, (4, 10), (6, 10))
    temple(s, (4, 10), 2)
    hand(s, 0, B)
    play(s, "stop")
    assert offers(s) == ["no festival"]
    assert refused(s, CELEBRATE).rule == "C8.3"
    hand(s, 0, A)
    assert offers(s) == ["no festival", CELEBRATE]
    assert refused(s, f"festival {name((4, 10))}").rule == "C8.1"
    assert refused(s, f"festival {name((6, 10))}").rule == "C8.1"
    s.temple_ready[0] = 0
    s.temple_ready[1] = 1
    assert s.stack[-1].who(s) == -2


@rule("C8.1")
def test_rank_and_builder_do_not_matter() -> None:
    """The lowest pawn in the city may open a festival."""
    s = city("java", seats=2)
    hand(s, 0, A)
    play(s, "stop", CELEBRATE)
    assert festival(s).opener == 0


@rule("C8.2")
def test_only_those_in_the_city_are_asked() -> None:
    """Seat 1 has no pawn there and seat 2 no card: only seat 3 is asked, whether its card matches or not."""
    s = city("java")
    s.take_pawn(1, s.seats[1].pawns[0])
    hand(s, 0, A)
    hand(s, 1, A)
    hand(s, 3, B)
    play(s, "stop", CELEBRATE, "play a")
    assert s.seat == 3
    assert offers(s) == ["stay out"]
    assert refused(s, "play b").rule == "C8.3"
    assert refused(s, "play a").rule == "C8.4"


@rule("C8.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_opener_must_play_and_joiners_must_reach_the_top(edition: str) -> None:
    """The opener cannot stay out; a joiner who cannot reach the top may only stay out."""
    s = city(edition, seats=2)
    hand(s, 0, A, A, CA)
    hand(s, 1, A)
    play(s, "stop", CELEBRATE)
    assert refused(s, "enough").rule == refused(s, "stay out").rule == "C8.4"
    play(s, "play a", "play a", "enough")
    assert s.seat == 1
    assert offers(s) == ["stay out"]
    assert refused(s, "play a").rule == "C8.6"


@rule("C8.4", "R22")
def test_several_cards_and_more_than_needed_may_be_played() -> None:
    """A joiner overbids with three cards; once begun, a bid must reach the top."""
    s = city("java", seats=2)
    hand(s, 0, A, A, AB)
    hand(s, 1, A, A, CA)
    play(s, "stop", CELEBRATE, "play a", "play a", "enough", "play a")
    assert refused(s, "enough").rule == "C8.6"
    assert refused(s, "stay out").rule == "C8.4"
    play(s, "play a", "play ca")
    assert (festival(s).top, festival(s).totals) == (3, [2, 3])


@rule("C8.5", "C8.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("value", "points"), [(2, 1), (4, 2), (6, 3), (8, 4), (10, 5)])
def test_a_festival_held_alone(edition: str, value: int, points: int) -> None:
    """Nobody joins: half the value of the temple."""
    s = city(edition, value, seats=2)
    hand(s, 0, A)
    play(s, "stop", CELEBRATE, "play a")
    assert s.ledger.entries() == [(0, points, "festival.alone")]


@rule("C8.9", "R14")
@pytest.mark.parametrize(
    ("edition", "points"), [("java", [0, 1, 2, 2, 3]), ("cuzco", [1, 1, 2, 2, 3])], ids=["java", "cuzco"]
)
def test_a_shared_festival(edition: str, points: list[int]) -> None:
    """Two level bids without more cards share: 0, 1, 2, 2, 3 in Java; 1 instead of 0 in Cuzco."""
    found = []
    for value in (2, 4, 6, 8, 10):
        s = city(edition, value, seats=2)
        hand(s, 0, A)
        hand(s, 1, A)
        play(s, "stop", CELEBRATE, "play a", "play a")
        assert s.ledger.totals[0] == s.ledger.totals[1]
        found.append(s.ledger.totals[0])
    assert found == points


@rule("C8.6", "C8.7", "C8.10", "C8.12", "R27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_festival(edition: str) -> None:
    """X-FEST: A 1, B 1, C 2, D out; A to 2, B out, C to 3, A to 3, nobody raises: A and C score 2 each."""
    s = city(edition, open_card=AB)
    hand(s, 0, A, B, A, A)
    hand(s, 1, A, CA)
    hand(s, 2, AB, BC, BC)
    hand(s, 3, BC)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough", "play ab", "enough", "stay out")
    assert s.seat == 0
    play(s, "play b", "enough", "stay out")
    assert s.seat == 2
    play(s, "play bc", "enough", "play a", "enough")
    assert s.seat == 2
    play(s, "stand")
    if edition == "cuzco":
        assert s.seat == 0
        play(s, "stand")
        play(s, "card a")
    assert s.ledger.entries() == [(0, 2, "festival.shared"), (2, 2, "festival.shared")]
    assert [sum(holder.hand) for holder in s.seats] == [1, 1, 1, 1]
    assert sum(s.discards) == (7 if edition == "cuzco" else 6)
    assert s.active == 1


@rule("C8.6", "C8.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_festival_out_of_reach(edition: str) -> None:
    """X-FESTb: A cannot reach 3, so C holds it alone for 4."""
    s = city(edition, open_card=AB)
    hand(s, 0, A, B)
    hand(s, 1, A)
    hand(s, 2, AB, BC)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "play ab", "enough", "play b")
    assert s.seat == 2
    play(s, "play bc")
    assert s.ledger.entries() == [(2, 4, "festival.alone")]


@rule("C8.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_level_and_nobody_able_to_play_on_is_shared_at_once(edition: str) -> None:
    """Both hands are empty: no question is asked."""
    s = city(edition, seats=2)
    hand(s, 0, A)
    hand(s, 1, A)
    events = heard(s, "stop", CELEBRATE, "play a", "play a")
    held = next(event for event in events if isinstance(event, FestivalHeld))
    assert held.winners_seat == [0, 1]


@rule("C8.8")
def test_in_java_the_level_maker_offers_and_does_not_raise_first() -> None:
    """B makes the score level, so A alone is asked; if A agrees it is shared without asking B."""
    s = city("java", seats=2)
    hand(s, 0, A, A)
    hand(s, 1, A, A)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough")
    assert s.seat == 0
    play(s, "stand")
    assert s.ledger.totals == [2, 2]


@rule("C8.8")
def test_in_cuzco_everybody_level_may_raise() -> None:
    """A declines, B raises, A must answer: the one who declined is still in (R27)."""
    s = city("cuzco", seats=2, standing="in")
    hand(s, 0, A, A, B)
    hand(s, 1, A, A, B)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough", "stand")
    assert s.seat == 1
    play(s, "play a", "enough")
    assert s.seat == 0
    assert sorted(offers(s)) == ["play a", "stay out"]
    play(s, "play a", "enough", "stand", "stand", "card b")
    assert s.ledger.totals == [2, 2]


@rule("R27")
def test_the_other_reading_of_standing_is_a_ruling() -> None:
    """By the letter of Cuzco a seat that stood has passed: it is out as soon as somebody raises."""
    s = city("cuzco", seats=2)
    hand(s, 0, A, A, B)
    hand(s, 1, A, A, B)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough", "stand", "play a", "enough", "card b")
    assert s.ledger.entries() == [(1, 4, "festival.alone")]


@rule("R27")
def test_in_java_a_seat_that_stood_may_answer_a_raise() -> None:
    """C makes three level; A agrees to share, B raises, C drops out: A has not passed and may play on."""
    s = city("java", seats=3)
    for seat in range(3):
        hand(s, seat, A, A, B)
    play(s, "stop", CELEBRATE, *["play a", "enough"] * 3, "stand", "play a", "enough", "stay out")
    assert s.seat == 0
    assert sorted(offers(s)) == ["play a", "stay out"]


@rule("R27")
def test_in_java_the_level_maker_declined_nothing() -> None:
    """If standing is final, the level maker of Java, who was not asked, stays in when the other raises."""
    s = city("java", seats=2, standing="final")
    hand(s, 0, A, A, B)
    hand(s, 1, A, A, B)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough", "play a", "enough")
    assert s.seat == 1
    assert sorted(offers(s)) == ["play a", "stay out"]


@rule("C8.4")
def test_a_card_laid_open_is_not_taken_back() -> None:
    """Everybody has seen the card, so undo stops at it."""
    s = city("cuzco", seats=2)
    hand(s, 0, A, A)
    play(s, "stop", CELEBRATE)
    before = s.reveals
    play(s, "play a")
    assert s.reveals == before + 1


@rule("C8.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_opener_holds_the_only_card_that_matches(edition: str, viewer: int | None) -> None:
    """One matching card is unseen: whoever must open the festival has it in every world others can imagine."""
    s = city(edition)
    s.active = 3
    hand(s, 0, B)
    hand(s, 1, B, B, BC, BC)
    hand(s, 2, B, BC, BC)
    hand(s, 3, AB)
    for card in (A, AB, CA):
        s.discards[card], s.deck[card] = s.deck[card], 0
    play(s, "stop", CELEBRATE)
    for seed in range(60):
        world = kancha.game(edition).imagine(s, viewer, Random(seed))
        assert isinstance(world, Terraces)
        assert offers(world) == ["play ab"]


@rule("C8.4", "C8.6")
@pytest.mark.parametrize("viewer", [0, None])
def test_an_imagined_bidder_can_complete_the_bid(viewer: int | None) -> None:
    """A bid that was begun below the top can be completed in every imagined world."""
    s = city("java", seats=3)
    hand(s, 0, A, A, A, B)
    hand(s, 1, B, BC, BC)
    hand(s, 2, AB, AB, AB)
    for card in (A, AB, CA):
        s.discards[card], s.deck[card] = s.deck[card], 0
    play(s, "stop", CELEBRATE, "play a", "play a", "play a", "enough", "stay out", "play ab")
    for seed in range(60):
        world = kancha.game("java").imagine(s, viewer, Random(seed))
        assert isinstance(world, Terraces)
        play(world, "play ab", "play ab")
        assert festival(world).totals == [3, 0, 3]


@rule("C8.12")
def test_in_java_with_three_level_the_bidding_ends() -> None:
    """C makes it level; A and B agree; nobody is asked twice."""
    s = city("java", seats=3)
    for seat in range(3):
        hand(s, seat, A, B)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough", "play a", "enough")
    assert s.seat == 0
    play(s, "stand")
    assert s.seat == 1
    play(s, "stand")
    assert s.ledger.totals == [2, 2, 2]


@rule("C8.12")
def test_a_drop_out_can_make_the_rest_level() -> None:
    """A opens with 1, B and C bid 2, A drops out: B and C are level; in Java C played last, so B is asked."""
    s = city("java", seats=3)
    hand(s, 0, A, B)
    hand(s, 1, A, CA, B)
    hand(s, 2, A, CA, B)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "play ca", "enough", "play a", "play ca", "enough")
    assert s.seat == 0
    play(s, "stay out")
    assert s.seat == 1
    play(s, "stand")
    assert s.ledger.totals == [0, 2, 2]


@rule("R21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_drops_out_at_the_top(edition: str) -> None:
    """Level, one may raise or stand."""
    s = city(edition, seats=2)
    hand(s, 0, A, A)
    hand(s, 1, A, A)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "enough")
    assert refused(s, "stay out").rule == "R21"
    assert offers(s) == ["play a", "stand"]


@rule("C8.6")
def test_standing_is_only_for_the_level() -> None:
    """Below the top one cannot stand."""
    s = city("java", seats=2)
    hand(s, 0, A, B)
    hand(s, 1, A, CA)
    play(s, "stop", CELEBRATE, "play a", "enough", "play a", "play ca")
    assert s.seat == 0
    assert refused(s, "stand").rule == "C8.6"


@rule("C8.11", "R24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_temple_is_marked_until_it_grows(edition: str) -> None:
    """No second festival there, also not for pawns that come later; an enlargement makes it ready again."""
    s = city(edition, 2, seats=2)
    hand(s, 0, A, B)
    hand(s, 1, B)
    play(s, "stop", CELEBRATE, "play a", "enough", "stay out")
    if edition == "cuzco":
        play(s, "card a")
    assert s.temple_ready == [0]
    hand(s, 1, A)
    play(s, *(["lay field", f"sow {name((4, 10))}"] if s.duty else []))
    play(s, "stop")
    assert s.active == 0
    assert s.turn == 7


@rule("C9.2")
def test_in_java_a_festival_leaves_the_open_card() -> None:
    """Only the played card is discarded."""
    s = city("java", seats=2)
    hand(s, 0, CA)
    play(s, "stop", CELEBRATE, "play ca")
    assert (s.open, s.discards) == (A, [0, 0, 0, 0, 0, 1])


@rule("C9.3", "R13")
def test_in_cuzco_a_festival_turns_up_a_new_card() -> None:
    """Played card and open card are discarded; chance turns up the next."""
    s = city("cuzco", seats=2)
    hand(s, 0, CA)
    play(s, "stop", CELEBRATE, "play ca")
    assert (s.open, s.discards) == (-1, [1, 0, 0, 0, 0, 1])
    play(s, "card bc")
    assert s.open == BC


@rule("C9.3", "R20")
def test_in_cuzco_a_festival_with_an_empty_pile_reshuffles_first() -> None:
    """There are always cards enough to turn one up: those just played."""
    s = city("cuzco", seats=2)
    for card in range(6):
        s.seats[1].hand[card] += s.deck[card]
        s.deck[card] = 0
    s.seats[1].hand[A] -= 1
    s.seats[0].hand[A] += 1
    play(s, "stop", CELEBRATE, "play a", "stay out")
    assert offers(s) == ["card a"]
    assert s.deck == [2, 0, 0, 0, 0, 0]
