"""Chapter K15: yearly tiles."""

from __future__ import annotations

import pytest

from kancha.games.caral.modules import YEAR_END
from kancha.games.caral.rounds import push
from kancha.games.caral.state import CaralState
from kancha.games.caral.yearly import YearlyBonus, lowest_after, value
from kancha.kernel.testing import rule

from .positions import emissaries, fame, hold, offers, place, play, pyramid, stones, table, unpacked, yearly


def reserved(s: CaralState, *counts: int) -> CaralState:
    """Give every family so many reserved empty sites."""
    site = 1
    for seat, count in enumerate(counts):
        for _ in range(count):
            pyramid(s, f"S{site}", seat, 0)
            site += 1
    return s


def awarded(s: CaralState, tile: int) -> CaralState:
    """Award tile Y1 to Y7."""
    yearly(s).tiles = [tile - 1]
    s.stack = [YearlyBonus()]
    s.advance()
    return s


@rule("K15.1")
def test_seven_tiles_lie_in_a_row() -> None:
    """All seven are revealed at set-up, each once."""
    s = unpacked(2, "yearly")
    for number in (4, 1, 7, 2, 3, 6, 5):
        play(s, f"reveal {number}")

    assert yearly(s).tiles == [3, 0, 6, 1, 2, 5, 4]
    assert "first family 0" in offers(s)


@rule("K15.1")
def test_year_n_uses_tile_n() -> None:
    """In year 2 the second tile counts: cards in hand."""
    s = table(3, "yearly")
    s.year = 2
    yearly(s).tiles = [3, 1]
    hold(s, 1, fish=2)
    s.stack = [YearlyBonus()]
    s.advance()

    assert fame(s) == [6, 8, 6]


@rule("K15.2", "K15.3")
def test_e18_reserved_sites() -> None:
    """E18: 3, 2, 1 and 0 reserved sites: 3 fame, 1 fame, and the family with none is first next year."""
    s = awarded(reserved(table(4, "yearly"), 3, 2, 1, 0), 4)

    assert fame(s) == [8, 6, 5, 5]
    assert s.next_first == 3


@rule("K15.2")
def test_e19_a_shared_first_place_leaves_no_second() -> None:
    """E19: 2, 2, 1, 0: both twos score 3."""
    s = awarded(reserved(table(4, "yearly"), 2, 2, 1, 0), 4)

    assert fame(s) == [8, 8, 5, 5]


@rule("K15.2", "R36")
def test_second_place_may_be_shared_even_at_zero() -> None:
    """1, 0, 0: both zeros are second."""
    s = awarded(reserved(table(3, "yearly"), 1, 0, 0), 4)

    assert fame(s) == [8, 6, 6]


@rule("K15.2", "R36")
def test_all_at_zero_are_all_first() -> None:
    """Nobody has a reserved site: everybody scores first place."""
    assert fame(awarded(table(3, "yearly"), 4)) == [8, 8, 8]


@pytest.mark.parametrize(
    ("first", "values", "expected"),
    [(0, [1, 0, 0], 1), (1, [0, 0, 5], 0), (2, [0, 0, 0], 0), (0, [0, 3, 4], 0), (1, [2, 0, 2, 2], 1)],
)
@rule("K15.3", "R37")
def test_the_die_passes_clockwise_to_a_tied_family(first: int, values: list[int], expected: int) -> None:
    """The present first family comes last among equals."""
    assert expected == lowest_after(first, values)


@rule("K15.4")
def test_the_high_priest_opens_but_does_not_become_first() -> None:
    """With Y4 the family without reserved sites is first, though seat 0 was High Priest."""
    s = reserved(table(3, "yearly"), 1, 1, 0)
    yearly(s).tiles = [3, 0]
    s.high_priest = 0
    s.stack = []
    push(s, YEAR_END)
    s.advance()
    assert s.seat == 0
    play(s, "sacrifice nothing", "sacrifice nothing", "sacrifice nothing")

    assert s.first == 2


@rule("K15.5", "R38", "R36")
def test_what_each_category_counts() -> None:
    """Caralis, cards, stones, reserved sites, alpacas, workers, place on the path."""
    s = table(3, "yearly", "emissaries")
    family = s.families[0]
    pyramid(s, "S1", 0, 2)
    pyramid(s, "S2", 0, 0)
    hold(s, 0, fish=3)
    stones(s, 0, 2)
    family.pawn = place("A5")
    emissaries(s).level[0], family.away_caralis = 2, 1
    family.reserve -= 2
    family.alpaca_reserve -= 1

    assert [6, 3, 2, 1, 2, 2, place("A5")] == [value(s, 0, category) for category in range(7)]


@rule("K11.1")
def test_the_last_year_still_awards_its_tile() -> None:
    """Year 7 with the path tile: the family in the centre scores 3."""
    s = table(3, "yearly")
    s.year = 7
    yearly(s).tiles = [0, 1, 2, 3, 4, 5, 6]
    s.families[0].pawn = place("C")
    s.families[1].pawn = place("A3")
    s.high_priest = 0
    s.stack = []
    push(s, YEAR_END)
    s.advance()
    play(s, "sacrifice nothing", "sacrifice nothing", "sacrifice nothing")

    assert s.stack == []
    assert fame(s) == [7, 5, 4]
