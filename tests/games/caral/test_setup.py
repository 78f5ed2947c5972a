"""Chapters K1, K2 and the set-up of K12: pieces, limits, the first places."""

from __future__ import annotations

import pytest

from kancha.games.caral import Caral
from kancha.games.caral.actions import SPACE
from kancha.games.caral.cards import Drawing
from kancha.games.caral.holdings import movement
from kancha.games.caral.sled import load_stones
from kancha.games.caral.state import CaralState
from kancha.kernel.testing import rule

from .positions import ALL, FACTS, GAME, hold, offers, play, refused, table


def opened(seats: int, first: int = 0, **options: bool) -> CaralState:
    """Return a match whose first family is known, at the first site."""
    chosen = GAME.choose(seats, options)
    s = GAME.setup(seats, chosen)
    assert isinstance(s, CaralState)
    s.advance()
    while s.stack and type(s.stack[-1]).__name__ != "FirstFamily":
        s.play(s.legal()[0])
    play(s, f"first family {first}")
    return s


@rule("K1.1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    """48 levels in five sizes, 48 cards of four types, 44 Caralis, 28 alpacas, 16 stones."""
    s = opened(4)
    counts = GAME.conserved(s)

    assert (48, 48, 44, 28, 16) == tuple(counts[key] for key in ("levels", "cards", "caralis", "alpacas", "stones"))
    assert [0, 9, 9, 11, 9, 10] == FACTS.level_counts
    assert [12, 12, 12, 12] == FACTS.card_counts


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("K1.1")
def test_counts_hold_with_every_module(seats: int) -> None:
    """The same totals with unused colours and modules."""
    counts = GAME.conserved(opened(seats, **ALL))

    assert (48, 48, 44, 28, 16) == tuple(counts[key] for key in ("levels", "cards", "caralis", "alpacas", "stones"))


@rule("K1.2")
def test_stones_beyond_four_are_lost() -> None:
    """E9: 3 stones and 2 more make 4."""
    s = table()
    load_stones(s, 0, 3)
    load_stones(s, 0, 2)

    assert 4 == s.families[0].stones
    assert 12 == s.stones


@pytest.mark.parametrize(("alpacas", "expected"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8)])
@rule("K1.3", "R34")
def test_movement_is_three_plus_alpacas(alpacas: int, expected: int) -> None:
    """From 3 without an alpaca to 8 with five."""
    s = table()
    s.families[0].alpacas = alpacas

    assert expected == movement(s, 0)


@rule("K1.4")
def test_hands_are_not_limited() -> None:
    """Forty cards can be held and more drawn."""
    s = table()
    hold(s, 0, stone=10, clay=10, fish=10, alpaca=10)
    s.stack = [Drawing(0, 2)]
    play(s, "deal stone", "deal clay")

    assert [11, 11, 10, 10] == s.families[0].hand


@rule("K1.5")
def test_stones_suffice_for_four_full_sleds() -> None:
    """All four sleds can be full at once."""
    s = table(4)
    for seat in range(4):
        load_stones(s, seat, 9)

    assert [4, 4, 4, 4] == [family.stones for family in s.families]
    assert 0 == s.stones


@rule("K1.6", "R26")
def test_the_discard_pile_becomes_the_deck() -> None:
    """The second of two cards comes from the renewed deck; with nothing left drawing stops."""
    s = table()
    s.deck = [1, 0, 0, 0]
    s.discard = [0, 0, 1, 0]
    s.stack = [Drawing(0, 3)]
    play(s, "deal stone")

    assert ["deal fish"] == offers(s)
    play(s, "deal fish")
    assert [] == s.stack
    assert [1, 0, 1, 0] == s.families[0].hand


@rule("K2.1", "K2.2", "K2.3")
def test_the_board_before_the_first_place() -> None:
    """One central level, pawns and architect in START, all supplies full."""
    s = opened(3)

    assert 1 == s.central
    assert [0, 0, 0] == [family.pawn for family in s.families]
    assert 0 == s.architect
    assert (48, 16, 48) == (sum(s.deck), s.stones, sum(s.supply))


@rule("K2.4")
def test_every_family_starts_with_one_alpaca() -> None:
    """Movement 4, six alpacas in reserve."""
    s = opened(4)

    assert [(1, 6)] * 4 == [(family.alpacas, family.alpaca_reserve) for family in s.families]


@rule("K2.5")
def test_chance_names_the_first_family() -> None:
    """Any seat can be first and then places first."""
    for first in range(3):
        s = opened(3, first)

        assert first == s.first
        assert first == s.seat


@rule("K2.6", "R3")
def test_the_first_family_places() -> None:
    """E1: workers in both quarries, a started large pyramid, 5 fame, 1 stone, 4 cards, 8 Caralis left."""
    s = opened(3)
    play(s, "found s5", "deal stone", "deal clay", "deal fish", "deal alpaca")
    family = s.families[0]

    assert [1, 1] == family.workers
    assert (0, 2, 1) == (s.site_owner[4], s.site_kind[4], s.site_levels[4])
    assert 9 == s.supply[5]
    assert (5, 1, 8, 4) == (s.ledger.totals[0], family.stones, family.reserve, movement(s, 0))
    assert [1, 1, 1, 1] == family.hand


@rule("K2.7", "R1", "R2")
def test_the_others_place_clockwise_with_their_own_stones_and_cards() -> None:
    """Seats 1 to 4 of the year receive 1, 2, 1, 2 stones and 4, 4, 5, 5 cards of the deck."""
    s = opened(4, first=2)
    order = []
    for site, cards in zip(("s1", "s2", "s3", "s4"), (4, 4, 5, 5), strict=True):
        order.append(s.seat)
        play(s, f"found {site}")
        for _ in range(cards):
            s.play(s.legal()[0])

    assert [2, 3, 0, 1] == order
    assert [1, 2, 1, 2] == [s.families[seat].stones for seat in order]
    assert [4, 4, 5, 5] == [sum(s.families[seat].hand) for seat in order]


@rule("K2.6")
def test_a_taken_site_cannot_be_founded() -> None:
    """Two families cannot share a site, and the shipped board has twenty."""
    s = opened(3)
    play(s, "found s1")
    for _ in range(4):
        s.play(s.legal()[0])

    assert "refuse-site-taken" == refused(s, "found s1").message
    assert "refuse-no-such-site" == refused(s, "found s21").message


@rule("K2.8")
def test_fame_counts_beyond_one_marker() -> None:
    """The ledger needs no second marker: 19 and 1 make 20."""
    s = table()
    s.score(0, 14, "setup")
    s.score(0, 1, "setup")

    assert 20 == s.ledger.totals[0]


@rule("K2.9", "K12.1", "R47")
def test_two_families_place_a_neutral_level_each() -> None:
    """On a free one of the first twelve sites, the first family first, with a spare Carali."""
    s = opened(2, first=1)
    play(s, "found s1")
    for _ in range(4):
        s.play(s.legal()[0])
    play(s, "found s2")
    for _ in range(4):
        s.play(s.legal()[0])

    assert 1 == s.seat
    assert "K12.1" == refused(s, "neutral s13").rule
    assert "refuse-site-taken" == refused(s, "neutral s2").message
    play(s, "neutral s12")
    assert 0 == s.seat
    play(s, "neutral s3")
    assert (4, 4) == (s.site_owner[11], s.site_owner[2])
    assert 20 == s.spare_caralis
    assert 6 == s.supply[5]


@rule("K2.9")
def test_three_families_place_no_neutral_level() -> None:
    """The neutral pyramids are for two families only."""
    s = opened(3)
    for site, cards in zip(("s1", "s2", "s3"), (4, 4, 5), strict=True):
        play(s, f"found {site}")
        for _ in range(cards):
            s.play(s.legal()[0])

    assert 4 not in s.site_owner
    assert 1 == s.year


def test_codes_and_texts_are_unique() -> None:
    """The space is dense and its texts parse back."""
    assert all(SPACE.parse(str(action)) is action for action in SPACE.actions)
    assert Caral.space is SPACE
