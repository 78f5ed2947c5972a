"""Chapter K14: desire of the gods."""

from __future__ import annotations

import pytest

from kancha.games.caral.desire import DesireJudgement, facts
from kancha.games.caral.modules import NEW_YEAR
from kancha.games.caral.rounds import Year
from kancha.games.caral.state import CaralState
from kancha.kernel.testing import rule

from .positions import acting, desire, hold, offers, place, play, pyramid, refused, stones, table, unpacked


def judged(s: CaralState, card: int, *gifts: int) -> CaralState:
    """Judge gifts of so many cards by desire card D1 to D7."""
    desire(s).pile = [card - 1]
    s.high_priest = 0
    for seat, gift in enumerate(gifts):
        s.families[seat].gift = gift
        s.families[seat].gift_card = seat if gift else -1
    s.stack = [DesireJudgement()]
    s.advance()
    return s


@rule("K14.1")
def test_only_the_card_of_the_year_is_known() -> None:
    """Set-up reveals one card; each new year another, until the pile begins again in its order."""
    s = unpacked(3, "desire")
    assert [f"reveal {n}" for n in range(1, 8)] == offers(s)
    play(s, "reveal 3")
    assert desire(s).pile == [2]

    for s.year, number in enumerate((1, 2, 4, 5, 6, 7), start=2):
        s.stack = desire(s).steps(s, NEW_YEAR, 0)
        assert "reveal 3" not in offers(s)
        play(s, f"reveal {number}")
    assert desire(s).steps(s, NEW_YEAR, 0) == []
    assert desire(s).pile[-1] == 2


@rule("K14.2")
def test_e16_enough_cards_and_nothing_happens() -> None:
    """E16: four families, D1, eight cards."""
    s = judged(table(4, "desire"), 1, 3, 2, 2, 1)

    assert s.stack == []


@rule("K14.3", "K14.4")
def test_e17_all_but_the_most_generous_lose_a_carali() -> None:
    """E17: gifts 3, 2, 1, 1 are seven of eight; the three others lose a Carali each, clockwise."""
    s = judged(table(4, "desire"), 1, 3, 2, 1, 1)
    order = []
    while s.stack:
        order.append(s.seat)
        play(s, "recall worker of quarry-1")

    assert order == [1, 2, 3]
    assert [family.workers for family in s.families] == [[1, 1], [0, 1], [0, 1], [0, 1]]
    assert [family.reserve for family in s.families] == [9, 10, 10, 10]


@pytest.mark.parametrize(("seats", "need"), [(2, 4), (3, 6), (4, 8)])
@rule("K14.2")
def test_the_need_depends_on_the_number_of_families(seats: int, need: int) -> None:
    """D2 with one card less than needed hits somebody, with all of them nobody."""
    enough = [need - seats + 1] + [1] * (seats - 1)
    short = [need - seats] + [1] * (seats - 1)

    assert judged(table(seats, "desire"), 2, *enough).stack == []
    assert judged(table(seats, "desire"), 2, *short).stack != []


@rule("K14.3", "R31")
def test_a_card_for_the_least_hits_all_who_tie_for_it() -> None:
    """D2: gifts 2, 0, 0 hit seats 1 and 2."""
    s = judged(table(3, "desire"), 2, 2, 0, 0)

    assert s.seat == 1
    play(s, "recall worker of quarry-1")
    assert s.seat == 2


@rule("R32")
def test_equal_gifts_hit_nobody_or_everybody() -> None:
    """D1 spares the largest, and all are the largest; D2 hits the least, and all are the least."""
    assert judged(table(3, "desire"), 1, 1, 1, 1).stack == []

    s = judged(table(3, "desire"), 2, 1, 1, 1)
    play(s, "recall worker of quarry-1", "recall worker of quarry-1", "recall worker of quarry-1")
    assert s.stack == []


@rule("K14.5", "R33")
def test_what_can_be_lost_and_what_stays() -> None:
    """Workers, builders of empty sites and priests may go; the owner of a started pyramid stays."""
    s = table(2, "desire")
    pyramid(s, "S1", 1, 2)
    pyramid(s, "S2", 1, 0)
    s.site_priest[pyramid(s, "S3", 1, 5)] = True
    judged(s, 2, 1, 0)

    assert {
        "recall worker of quarry-1",
        "recall worker of quarry-2",
        "recall builder of s2",
        "recall priest of s3",
    } == set(offers(s))
    assert refused(s, "recall builder of s1").rule == "K14.5"
    assert refused(s, "recall priest of s1").message == "refuse-no-priest"
    assert refused(s, "recall builder of s9").message == "refuse-no-own-carali"
    play(s, "recall builder of s2")
    assert s.site_owner[1] == -1


@rule("R33", "R34")
def test_alpacas_may_be_lost_to_the_last() -> None:
    """D4: the only alpaca of the sled goes; a second loss would lapse."""
    s = judged(table(2, "desire"), 4, 1, 0)
    play(s, "recall alpaca of sled")
    assert (s.families[1].alpacas, s.families[1].alpaca_reserve) == (0, 7)

    s.families[0].gift, s.families[1].gift = 1, 0
    s.stack = [DesireJudgement()]
    s.advance()
    assert s.stack == []


@rule("K14.4", "R33")
def test_stones_are_lost_without_a_question() -> None:
    """D6: one stone, if there is one."""
    s = table(2, "desire")
    stones(s, 0, 3)
    judged(s, 6, 1, 1)

    assert [family.stones for family in s.families] == [2, 0]
    assert s.stones == 14


@rule("K14.4", "R33")
def test_the_owner_chooses_the_cards_to_lose() -> None:
    """D7: a card of one's choice."""
    s = table(3, "desire")
    hold(s, 1, fish=1, clay=2)
    hold(s, 2, stone=1)
    judged(s, 7, 2, 1, 1)
    assert (s.seat, offers(s)) == (1, ["discard clay", "discard fish"])

    play(s, "discard fish")
    assert (s.seat, offers(s)) == (2, ["discard stone"])
    play(s, "discard stone")
    assert s.stack == []
    assert s.families[1].hand == [0, 2, 0, 0]


@rule("K14.4")
def test_every_symbol_takes_one_piece() -> None:
    """No card of the data takes two: the rulebook's symbols name one each."""
    assert set(facts(table(2, "desire")).amount) == {1}


@rule("R30")
def test_losses_count_in_the_last_year_too() -> None:
    """Year 7: the priest lost to the gods scores nothing at the end."""
    s = table(2, "desire")
    s.site_priest[pyramid(s, "S1", 1, 5)] = True
    s.families[1].workers = [0, 0]
    s.year = 7
    desire(s).pile = [1]
    hold(s, 0, fish=1)
    s.families[0].pawn = place("A9")
    acting(s, 0, "A9")
    s.stack.insert(0, Year(1))
    s.high_priest = 0
    s.advance()
    play(s, "deal clay", "sacrifice fish 1", "sacrifice nothing", "recall priest of s1")

    assert s.stack == []
    assert s.ledger.totals[1] == 5 - 1 + 10
