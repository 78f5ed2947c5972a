"""The Eclipse and the preparation phase (E11, E12)."""

from __future__ import annotations

from kancha.games.endless_winter.actions import ECLIPSE
from kancha.games.endless_winter.eclipse import (
    AT_BOARD,
    AT_CARDS,
    AT_ORDER,
    EclipseTurn,
    TileBenefits,
    eclipse_halves,
    new_order,
    reveal,
    written,
)
from kancha.games.endless_winter.preparation import CultureDeal, age_culture, prepare
from kancha.games.endless_winter.rounds import IN_ECLIPSE, Rounds
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.testing import rule

from .positions import (
    BRAVE,
    ELDER,
    EXPLORER,
    FOREST,
    GLACIER,
    HUNTER,
    MOUNTAIN,
    SHAMAN,
    TRIBESMAN,
    VALLEY,
    ask,
    bare,
    chance,
    culture,
    hexagon,
    juncture,
    offers,
    place,
    play,
    refused,
)


@rule("E11.1", "Q32")
def test_totals_of_the_rulebook() -> None:
    """W9 to W11: Chief 3; Shaman 2½; two plain cards and a Culture card 2½."""
    s = bare(3)
    cyan, red, orange = s.seats
    cyan.chief_at = ECLIPSE
    assert eclipse_halves(s, cyan, []) == 6
    assert eclipse_halves(s, red, [SHAMAN]) == 5
    assert eclipse_halves(s, orange, [TRIBESMAN, TRIBESMAN, culture("dolmen")]) == 5
    assert [written(halves) for halves in (6, 5, 1, 0)] == ["3", "2½", "½", "0"]


@rule("E11.1")
def test_column_bonuses_and_food_do_not_count() -> None:
    """A Hunter in the pile is worth its printed 1; a Brave 1½."""
    s = bare()
    s.seats[0].food = 5
    assert eclipse_halves(s, s.seats[0], [HUNTER]) == 2
    assert eclipse_halves(s, s.seats[0], [BRAVE]) == 3


@rule("E11.2")
def test_ties_go_to_the_later_seat() -> None:
    """W12, W13: orange, cyan, red become cyan, red, orange; all zero reverses the order."""
    orange, cyan, red = 0, 1, 2
    assert new_order([orange, cyan, red], [5, 6, 5]) == [cyan, red, orange]
    assert new_order([0, 1, 2, 3], [0, 0, 0, 0]) == [3, 2, 1, 0]


@rule("E11.1", "E11.2", "E1.5")
def test_all_piles_are_revealed_at_once() -> None:
    """Piles become open and the order follows."""
    s = bare()
    s.seats[0].pile, s.seats[1].pile = [TRIBESMAN], [SHAMAN]
    reveal(s)
    assert (s.seats[1].revealed, s.seats[1].pile, s.seats[1].halves) == ([SHAMAN], [], 5)
    assert s.order == [1, 0]


@rule("E11.3", "Q42")
def test_a_seat_takes_a_to_d_in_order() -> None:
    """Position benefit, cards, tiles, board; the first in order places a Megalith."""
    s = bare(2, EclipseTurn(0, AT_ORDER))
    t = s.seats[0]
    t.revealed = [HUNTER]
    t.camps[0] = 1
    t.villages_left = 2
    s.advance()
    assert offers(s)[0].startswith("build")
    play(s, "tool")
    assert offers(s) == ["use hunter", "done"]
    play(s, "use hunter")
    assert offers(s) == ["harvest base", "done"]
    play(s, "harvest base")
    assert offers(s)[0] == "draw"
    play(s, "draw")
    chance(s)
    assert not s.stack
    assert (t.tools, t.food, t.discards, len(t.hand)) == (1, 3, [HUNTER], 1)


@rule("E11.3")
def test_culture_and_idle_cards_are_discarded_unasked() -> None:
    """Only cards with an action beyond Labor are offered; each is discarded after use."""
    s = bare(2, EclipseTurn(0, AT_CARDS))
    t = s.seats[0]
    t.revealed = [EXPLORER, ELDER, SHAMAN, TRIBESMAN, BRAVE, culture("dolmen")]
    t.camps[0] = 1
    s.advance()
    assert t.discards == [SHAMAN, TRIBESMAN, BRAVE, culture("dolmen")]
    assert offers(s) == ["use explorer", "use elder", "done"]
    assert refused(s, "use shaman").rule == "E11.3"
    play(s, "use elder", "idol honor")
    assert ELDER in t.discards
    play(s, "use explorer", "move base to a1", "done")
    assert EXPLORER in t.discards


@rule("E11.3", "Q24", "Q25", "Q43", "Q59")
def test_tiles_need_a_majority_and_count_once() -> None:
    """Most Influence or tied, at least 1, each tile once; a Glacier gives nothing."""
    s = bare(2, TileBenefits(0))
    mine, other = s.seats
    s.terrain[hexagon("a1")], s.terrain[hexagon("a2")], s.terrain[hexagon("b7")] = VALLEY, MOUNTAIN, GLACIER
    mine.camps[0] = other.camps[0] = 1
    mine.camps[hexagon("a1")] = 1
    mine.camps[hexagon("a2")], other.camps[hexagon("a2")] = 1, 2
    mine.camps[hexagon("b7")] = 1
    assert offers(s) == ["harvest base", "harvest a1", "done"]
    assert refused(s, "harvest a2").rule == "E11.3"
    assert refused(s, "harvest a3").rule == "Q24"
    assert refused(s, "harvest b7").rule == "E11.3"
    play(s, "harvest base")
    assert mine.food == 1
    assert refused(s, "harvest base").rule == "Q59"
    play(s, "harvest a1", "food")
    assert not s.stack


@rule("E11.3", "E8.5")
def test_a_village_leads_a_tile_tied_with_two_camps() -> None:
    """W24: both the Village and the two Camps gain, the single Camp does not."""
    s = bare(3)
    s.villages[juncture("a1-b1-b2")] = 0
    s.terrain[hexagon("a1")] = FOREST
    s.seats[1].camps[hexagon("a1")] = 2
    s.seats[2].camps[hexagon("a1")] = 1
    for seat, wanted in ((0, True), (1, True), (2, False)):
        ask(s, TileBenefits(seat))
        assert ("harvest a1" in offers(s)) == wanted


@rule("E11.4", "E13.5")
def test_the_board_gives_cards_for_villages_and_idols_for_pairs() -> None:
    """W14: 2 Villages and 5 own Megaliths gone: 2 cards and 2 Idols; grey ones do not count."""
    s = bare(2, EclipseTurn(0, AT_BOARD))
    t = s.seats[0]
    t.villages_left, t.own, t.neutral = 1, 3, 0
    s.advance()
    assert offers(s) == ["choose draw", "choose idol", "done"]
    play(s, "choose idol", "idol honor", "idol offering", "draw")
    chance(s)
    play(s, "draw")
    chance(s)
    assert not s.stack
    assert (len(t.hand), t.honor, t.offering) == (2, 1, 1)


@rule("E11.4")
def test_one_own_megalith_is_no_pair() -> None:
    """Nothing to gain."""
    s = bare(2, EclipseTurn(0, AT_BOARD))
    s.seats[0].own, s.seats[0].neutral = 7, 0
    s.advance()
    assert not s.stack


@rule("E11.5", "E12.1", "E12.2")
def test_after_the_last_seat_piles_are_discarded_and_a_new_round_begins() -> None:
    """Unused cards go to the discard pile, figures return, the round marker moves."""
    s = bare(2, Rounds(IN_ECLIPSE, 2))
    t = s.seats[0]
    t.revealed, t.chief_at, t.figures_at = [ELDER], 2, [4, 0]
    s.bottoms = [0, 1, -1, -1]
    s.advance()
    assert (s.round, s.bottoms) == (2, [-1] * 4)
    assert t.revealed == []
    assert (t.chief_at, t.figures_at) == (-1, [-1, -1])
    assert t.discards == [ELDER]


@rule("E12.3", "E9.3")
def test_the_animal_board_is_refilled_to_one_more_than_seats() -> None:
    """Missing Animals come from the deck; surplus ones stay."""
    s = bare(3)
    s.animal_row[0] = 2
    prepare(s)
    chance(s)
    assert sum(s.animal_row) == 4
    s = bare(3)
    s.animal_row[0] = 6
    s.advance()
    prepare(s)
    s.advance()
    chance(s)
    assert sum(s.animal_row) == 6


def after_round(number: int, row: list[int], tokens: list[int]) -> WinterState:
    """Return the state after the preparation that follows a round."""
    s = bare()
    s.round = number
    s.culture_row, s.tokens = row, tokens
    s.culture_deck = [card for card in range(40) if card not in row]
    prepare(s)
    s.advance()
    chance(s)
    return s


@rule("E12.4", "E12.5", "E12.6", "Q29", "Q61")
def test_the_culture_display_after_round_one() -> None:
    """W35: five cards get a token, three Era I cards come."""
    s = after_round(1, [0, 1, 2, 3, 4, -1, -1, -1], [0] * 8)
    assert s.culture_row[:5] == [0, 1, 2, 3, 4]
    assert s.tokens == [1, 1, 1, 1, 1, 0, 0, 0]
    assert all(s.facts.era[card] == 1 for card in s.culture_row)
    assert s.culture_under == []


@rule("E12.4", "E12.5", "E12.6", "Q30")
def test_the_culture_display_after_round_two() -> None:
    """W36: three token cards leave, two newer ones get a token, six Era II cards come."""
    s = after_round(2, [0, 1, 2, -1, -1, 5, 6, -1], [1, 1, 1, 0, 0, 0, 0, 0])
    assert s.culture_under == [0, 1, 2]
    assert sum(s.tokens) == 2
    assert [s.facts.era[card] for card in s.culture_row].count(2) == 6
    assert -1 not in s.culture_row


@rule("E12.4")
def test_returned_cards_never_come_again() -> None:
    """They lie under the covered deck: the deal does not know them."""
    s = bare(2, CultureDeal(1))
    s.culture_row, s.tokens = [0] + [-1] * 7, [1] + [0] * 7
    s.culture_deck.remove(0)
    age_culture(s)
    assert s.culture_under == [0]
    assert "deal culture fire-keeping" not in offers(s)


@rule("E12.7", "Q35", "Q56")
def test_everybody_draws_five_on_top_of_the_hand() -> None:
    """No hand limit; as many as there are."""
    s = bare()
    s.seats[0].hand = [HUNTER] * 4
    s.seats[1].deck = [TRIBESMAN] * 3
    prepare(s)
    s.advance()
    chance(s)
    assert len(s.seats[0].hand) == 9
    assert len(s.seats[1].hand) == 3


@rule("E12.1", "E7.2")
def test_a_new_round_opens_its_reserve() -> None:
    """The round number is what opens the stones."""
    s = bare()
    place(s, 0, 0, 1)
    prepare(s)
    assert s.round == 2
