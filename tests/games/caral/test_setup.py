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

from .positions import ALL, FACTS, GAME, hold, offers, play, reading, refused, table, unpacked


def opened(seats: int, first: int = 0, **options: bool) -> CaralState:
    """Return a match whose first family is known, at the first site."""
    s = unpacked(seats, *(name for name, on in options.items() if on))
    while s.stack and type(s.stack[-1]).__name__ != "FirstFamily":
        s.play(s.legal()[0])
    play(s, f"first family {first}")
    return s


@rule("K1.1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    """48 levels in five sizes, 48 cards of four types, 44 Caralis, 28 alpacas, 16 stones."""
    counts = GAME.conserved(opened(4))

    assert tuple(counts[key] for key in ("cards", "caralis", "alpacas", "stones")) == (48, 44, 28, 16)
    assert sum(reading(levels="finishable").level_counts) == sum(reading(levels="scarce").level_counts) == 48
    assert FACTS.card_counts == [12, 12, 12, 12]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("K1.1")
def test_counts_hold_with_every_module(seats: int) -> None:
    """The same totals with unused colours and modules."""
    counts = GAME.conserved(opened(seats, **ALL))

    assert tuple(counts[key] for key in ("cards", "caralis", "alpacas", "stones")) == (48, 44, 28, 16)


@rule("K1.2")
def test_stones_beyond_four_are_lost() -> None:
    """E9: 3 stones and 2 more make 4."""
    s = table()
    load_stones(s, 0, 3)
    load_stones(s, 0, 2)

    assert s.families[0].stones == 4
    assert s.stones == 12


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
    s.stack = [Drawing(0, 2, "K5.5")]
    play(s, "deal stone", "deal clay")

    assert s.families[0].hand == [11, 11, 10, 10]


@rule("K1.5")
def test_stones_suffice_for_four_full_sleds() -> None:
    """All four sleds can be full at once."""
    s = table(4)
    for seat in range(4):
        load_stones(s, seat, 9)

    assert [family.stones for family in s.families] == [4, 4, 4, 4]
    assert s.stones == 0


@rule("K1.6", "R26")
def test_the_discard_pile_becomes_the_deck() -> None:
    """The second of two cards comes from the renewed deck; with nothing left drawing stops."""
    s = table()
    s.deck = [1, 0, 0, 0]
    s.discard = [0, 0, 1, 0]
    s.stack = [Drawing(0, 3, "K5.5")]
    play(s, "deal stone")

    assert offers(s) == ["deal fish"]
    play(s, "deal fish")
    assert s.stack == []
    assert s.families[0].hand == [1, 0, 1, 0]


@rule("K2.1", "K2.2", "K2.3")
def test_the_board_before_the_first_place() -> None:
    """One central level, pawns and architect in START, all supplies full."""
    s = opened(3)

    assert s.central == 1
    assert [family.pawn for family in s.families] == [0, 0, 0]
    assert s.architect == 0
    assert (sum(s.deck), s.stones, s.supply) == (48, 16, s.facts.level_counts)


@rule("K2.4")
def test_every_family_starts_with_one_alpaca() -> None:
    """Movement 4, six alpacas in reserve."""
    s = opened(4)

    assert [(family.alpacas, family.alpaca_reserve) for family in s.families] == [(1, 6)] * 4


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

    assert family.workers == [1, 1]
    assert (s.site_owner[4], s.site_kind[4], s.site_levels[4]) == (0, 2, 1)
    assert s.supply[5] == s.facts.level_counts[5] - 1
    assert (s.ledger.totals[0], family.stones, family.reserve, movement(s, 0)) == (5, 1, 8, 4)
    assert family.hand == [1, 1, 1, 1]


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

    assert order == [2, 3, 0, 1]
    assert [s.families[seat].stones for seat in order] == [1, 2, 1, 2]
    assert [sum(s.families[seat].hand) for seat in order] == [4, 4, 5, 5]


@rule("K2.6")
def test_a_taken_site_cannot_be_founded() -> None:
    """Two families cannot share a site, and the shipped board has twenty."""
    s = opened(3)
    play(s, "found s1")
    for _ in range(4):
        s.play(s.legal()[0])

    assert refused(s, "found s1").message == "refuse-site-taken"
    assert refused(s, "found s21").message == "refuse-no-such-site"


@rule("K2.8")
def test_fame_counts_beyond_one_marker() -> None:
    """The ledger needs no second marker: 19 and 1 make 20."""
    s = table()
    s.score(0, 14, "setup")
    s.score(0, 1, "setup")

    assert s.ledger.totals[0] == 20


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

    assert s.seat == 1
    assert refused(s, "neutral s13").rule == "K12.1"
    assert refused(s, "neutral s2").message == "refuse-site-taken"
    play(s, "neutral s12")
    assert s.seat == 0
    play(s, "neutral s3")
    assert (s.site_owner[11], s.site_owner[2]) == (4, 4)
    assert s.spare_caralis == 20
    assert s.supply[5] == s.facts.level_counts[5] - 4


@rule("K2.9")
def test_three_families_place_no_neutral_level() -> None:
    """The neutral pyramids are for two families only."""
    s = opened(3)
    for site, cards in zip(("s1", "s2", "s3"), (4, 4, 5), strict=True):
        play(s, f"found {site}")
        for _ in range(cards):
            s.play(s.legal()[0])

    assert 4 not in s.site_owner
    assert s.year == 1


def test_codes_and_texts_are_unique() -> None:
    """The space is dense and its texts parse back."""
    assert all(SPACE.parse(str(action)) is action for action in SPACE.actions)
    assert Caral.space is SPACE
