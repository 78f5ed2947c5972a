"""Chapters K9 to K12: ceremony, blessing, end, final scoring and the rules of two families."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import LARGE, SMALL
from kancha.games.caral.modules import YEAR_END
from kancha.games.caral.rounds import YearTurn, begin_year, push
from kancha.games.caral.scoring import Blessing, FinalScoring, ending, ranking
from kancha.games.caral.state import NEUTRAL, CaralState
from kancha.kernel.state import CHANCE
from kancha.kernel.testing import rule

from .positions import fame, hold, offers, place, play, pyramid, refused, sources, stones, table


def ceremony(s: CaralState, high_priest: int = 0) -> CaralState:
    """Begin the year's end."""
    s.high_priest = high_priest
    s.stack = []
    push(s, YEAR_END)
    s.advance()
    return s


@rule("K9.1")
def test_sacrifices_go_clockwise_from_the_high_priest() -> None:
    """Each of one type that nobody gave before."""
    s = table()
    for seat in range(3):
        hold(s, seat, fish=2, clay=1)
    ceremony(s, 1)
    assert s.seat == 1
    assert offers(s) == ["sacrifice nothing", "sacrifice clay 1", "sacrifice fish 1", "sacrifice fish 2"]

    play(s, "sacrifice fish 1")
    assert s.seat == 2
    assert (
        refused(s, "sacrifice fish 1").rule,
        refused(s, "sacrifice fish 1").message,
    ) == ("K9.1", "refuse-type-given")
    assert refused(s, "sacrifice clay 2").message == "refuse-not-held"


@rule("K9.2", "K9.3", "R24")
def test_e15_prize_gift_and_nothing() -> None:
    """E15: with one central level 3 fish score 3, 1 clay scores 1, nothing costs 1."""
    s = table()
    hold(s, 0, fish=3)
    hold(s, 1, clay=1)
    ceremony(s)
    play(s, "sacrifice fish 3", "sacrifice clay 1", "sacrifice nothing")

    assert fame(s) == [8, 6, 4]


@rule("K9.3")
def test_e14_the_earlier_of_equal_sacrifices_wins() -> None:
    """E14: two families give two; the first one takes the prize."""
    s = table()
    hold(s, 0, fish=2)
    hold(s, 2, stone=2)
    s.central = 3
    ceremony(s, 2)
    play(s, "sacrifice stone 2", "sacrifice fish 2", "sacrifice nothing")

    assert fame(s) == [6, 4, 10]


@rule("R23")
def test_nobody_gives_and_nobody_wins() -> None:
    """All lose 1, and nothing was blocked for anybody."""
    s = table()
    hold(s, 1, fish=1)
    ceremony(s)
    play(s, "sacrifice nothing", "sacrifice nothing", "sacrifice nothing")

    assert fame(s) == [4, 4, 4]


@rule("R25")
def test_fame_never_falls_below_zero() -> None:
    """A family without fame loses none."""
    s = table()
    s.ledger.add(0, -5, "setup")
    ceremony(s)
    play(s, "sacrifice nothing", "sacrifice nothing", "sacrifice nothing")

    assert fame(s) == [0, 4, 4]
    assert "ceremony.nothing" not in sources(s, 0)


@rule("K9.4")
def test_sacrificed_cards_are_discarded() -> None:
    """They leave the hand for the discard pile."""
    s = table()
    hold(s, 0, fish=3)
    ceremony(s)
    play(s, "sacrifice fish 3", "sacrifice nothing", "sacrifice nothing")

    assert s.discard == [0, 0, 3, 0]
    assert [family.gift for family in s.families] == [0, 0, 0]


@rule("K9.5")
def test_the_high_priest_begins_the_new_year() -> None:
    """Pawns and architect are back in START; seat 2 is first and rolls."""
    s = table()
    s.families[2].pawn = place("C")
    s.architect = place("A5")
    ceremony(s, 2)
    play(s, "sacrifice nothing", "sacrifice nothing", "sacrifice nothing")

    assert (s.year, s.first, s.architect) == (2, 2, 0)
    assert [family.pawn for family in s.families] == [0, 0, 0]
    assert s.seat == CHANCE
    play(s, "roll face 1")
    assert s.seat == 2


@rule("K10.1", "R5")
def test_priests_bless_their_family() -> None:
    """One fame per priest at the start of a year."""
    s = table()
    for name in ("S1", "S2"):
        s.site_priest[pyramid(s, name, 1, 5)] = True
    s.stack = [Blessing()]
    s.advance()

    assert fame(s) == [5, 7, 5]


@rule("K10.2")
def test_e4_isabelle_draws_three_cards() -> None:
    """E4: two started and one finished pyramid give three cards; reserved sites give nothing."""
    s = table()
    pyramid(s, "S1", 0, 1)
    pyramid(s, "S2", 0, 2, SMALL)
    pyramid(s, "S3", 0, 5)
    pyramid(s, "S4", 0, 0)
    s.stack = [Blessing()]
    s.advance()
    play(s, "deal fish", "deal fish", "deal fish")

    assert s.stack == []
    assert s.families[0].hand == [0, 0, 3, 0]


@rule("K10.3", "R4")
def test_the_blessing_begins_with_year_two_in_order_of_the_year() -> None:
    """Year 1 draws nothing; in year 2 the first family draws first."""
    s = table()
    for seat in range(3):
        pyramid(s, f"S{seat + 1}", seat, 1)
    s.year, s.first = 0, 1
    begin_year(s)
    s.advance()
    assert "roll face 1" in offers(s)

    s.stack = []
    begin_year(s)
    s.advance()
    play(s, "deal stone", "deal clay", "deal fish")
    assert [family.hand for family in s.families] == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0]]


@rule("K10.3", "K11.1")
def test_no_blessing_after_the_last_ceremony() -> None:
    """Year 7 ends with final scoring: the priest scores 2 there, not 1 more."""
    s = table()
    s.site_priest[pyramid(s, "S1", 0, 5)] = True
    s.year = 7
    ceremony(s)
    play(s, "sacrifice nothing", "sacrifice nothing", "sacrifice nothing")

    assert s.stack == []
    assert sources(s, 0) == {"setup": 5, "ceremony.nothing": -1, "final.priests": 2, "final.large": 10}


@pytest.mark.parametrize(("year", "completed", "over"), [(6, 6, False), (7, 0, True), (3, 7, True), (3, 8, True)])
@rule("K11.1")
def test_two_ways_to_end(year: int, completed: int, over: bool) -> None:
    """After the year of the 7th pyramid, or after year 7."""
    s = table()
    s.year, s.completed, s.next_first = year, completed, 0
    s.stack = [YearTurn()]
    s.advance()

    assert over == (not s.stack)
    if over:
        assert ("central-pyramid" if completed >= 7 else "last-year") == ending(s)


@rule("K11.2")
def test_e22_final_scoring() -> None:
    """E22: 2 priests, 2 large and 1 small complete, 1 unfinished with 2 levels: 4 + 20 + 5 + 2 = 31."""
    s = table()
    s.site_priest[pyramid(s, "S1", 0, 5, LARGE)] = True
    s.site_priest[pyramid(s, "S2", 0, 5, LARGE)] = True
    pyramid(s, "S3", 0, 3, SMALL)
    pyramid(s, "S4", 0, 2, LARGE)
    pyramid(s, "S5", 0, 0)
    s.stack = [FinalScoring()]
    s.advance()

    assert fame(s)[0] == 5 + 31
    assert sources(s, 0) == {"setup": 5, "final.priests": 4, "final.large": 20, "final.small": 5, "final.levels": 2}


@rule("K11.3", "R29")
def test_ties_are_broken_by_stones_alpacas_and_cards() -> None:
    """Equal fame: two stones beat one card; placed alpacas count; a full tie is shared."""
    s = table()
    stones(s, 0, 2)
    hold(s, 1, fish=1)
    assert ranking(s, [9, 9, 9]) == [[0], [1], [2]]

    s.families[2].alpacas += 2
    s.families[2].alpaca_reserve -= 2
    assert ranking(s, [9, 9, 9]) == [[0, 2], [1]]
    assert ranking(s, [9, 10, 9]) == [[1], [0, 2]]


@rule("K11.3")
def test_only_a_tie_for_first_place_is_broken() -> None:
    """Families of equal fame behind the winner share their place, whatever they own."""
    s = table()
    stones(s, 0, 2)
    hold(s, 1, fish=1)

    assert ranking(s, [9, 9, 10]) == [[2], [0, 1]]
    assert ranking(s, [9, 9, 8]) == [[0], [1], [2]]


@rule("K12.2", "R47")
def test_neutral_pyramids_score_and_bless_nobody() -> None:
    """No cards, no points, no extension."""
    s = table(2)
    pyramid(s, "S1", NEUTRAL)
    s.stack = [FinalScoring(), Blessing()]
    s.advance()

    assert fame(s) == [5, 5]
    assert s.stack == []


@rule("K12.3")
def test_e23_two_families_and_the_blocked_type() -> None:
    """E23: fish is revealed, nobody may give fish, and the card is in no total."""
    s = table(2)
    hold(s, 0, fish=3, clay=1)
    hold(s, 1, fish=1)
    ceremony(s)
    assert s.seat == CHANCE
    play(s, "deal fish")
    assert offers(s) == ["sacrifice nothing", "sacrifice clay 1"]
    assert refused(s, "sacrifice fish 1").rule == "K12.3"

    play(s, "sacrifice clay 1")
    assert offers(s) == ["sacrifice nothing"]
    play(s, "sacrifice nothing")
    assert fame(s) == [8, 4]
    assert s.discard == [0, 1, 1, 0]
    assert s.blocked == -1


@rule("K12.3", "R26")
def test_without_any_card_no_type_is_blocked() -> None:
    """Deck and discard pile empty: the ceremony begins at once. An empty deck is renewed first."""
    s = table(2)
    hold(s, 0, stone=12, clay=12, fish=12, alpaca=12)
    ceremony(s)
    assert (s.seat, s.blocked) == (0, -1)

    s = table(2)
    hold(s, 0, stone=12, clay=12, fish=12, alpaca=12)
    s.families[0].hand[0] -= 1
    s.discard[0] += 1
    ceremony(s)
    assert offers(s) == ["deal stone"]


@rule("K12.3")
def test_three_families_block_no_type() -> None:
    """The revealed card is for two families only."""
    assert ceremony(table(3)).seat == 0
