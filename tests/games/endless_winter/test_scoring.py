"""Final scoring (E15)."""

from __future__ import annotations

import pytest

from kancha.games.endless_winter.facts import SHIPPED
from kancha.games.endless_winter.rounds import IN_ECLIPSE, Rounds
from kancha.games.endless_winter.scoring import (
    animal_points,
    card_points,
    honor_points,
    megalith_points,
    offering_points,
    stone_points,
)
from kancha.kernel.testing import rule

from .positions import (
    ARGENTAVIS,
    BRAVE,
    FOREST,
    GAME,
    HUNTER,
    MAMMOTH,
    PLAINS,
    RHINO,
    SHAMAN,
    SLOTH,
    TIGER,
    TRIBESMAN,
    bare,
    culture,
    hexagon,
    hold,
    juncture,
    place,
    reading,
)


def animals(**counts: int) -> list[int]:
    """Return upright Animals by name."""
    upright = [0] * 7
    for name, count in counts.items():
        upright[{"mammoth": MAMMOTH, "rhino": RHINO, "sloth": SLOTH, "tiger": TIGER, "wild": ARGENTAVIS}[name]] = count
    return upright


@rule("E15.1", "Q46")
def test_megalith_stones_count_own_pieces_on_their_level() -> None:
    """Level 1: 1 each; level 2: 2 each; covered ones too, grey ones never."""
    s = bare()
    t = s.seats[0]
    for x in (0, 1, 2):
        place(s, x, 0, 1, 0)
    place(s, 3, 0, 1)
    place(s, 0.5, 0, 2, 0)
    assert (stone_points(s, t, 0), stone_points(s, t, 1)) == (3, 2)


@rule("E15.1")
def test_animal_stones_count_tipped_animals() -> None:
    """3 points for each tipped Mammoth; upright ones do not count."""
    s = bare()
    t = s.seats[0]
    t.tipped[MAMMOTH], t.upright[MAMMOTH] = 2, 3
    assert stone_points(s, t, 2) == 6


@rule("E15.1", "Q45")
def test_terrain_stones_count_camps_and_not_villages() -> None:
    """Three Camps on Plains: 6; a Village adds nothing."""
    s = bare()
    t = s.seats[0]
    t.camps[hexagon("a1")], t.camps[hexagon("a3")], t.camps[hexagon("a2")] = 2, 1, 1
    s.villages[juncture("a1-b1-b2")] = 0
    assert (s.terrain[1], s.terrain[2]) == (PLAINS, FOREST)
    assert (stone_points(s, t, 5), stone_points(s, t, 6)) == (6, 1)


@rule("E15.1", "Q47")
def test_grave_stones_compare_names() -> None:
    """Four different names and a group of three alike, open and hidden burials together."""
    s = bare()
    t = s.seats[0]
    t.buried, t.buried_open = [TRIBESMAN, TRIBESMAN, HUNTER], [TRIBESMAN, BRAVE, culture("dolmen")]
    assert (stone_points(s, t, 8), stone_points(s, t, 9)) == (6, 6)
    t.buried, t.buried_open = list(range(6)), []
    assert stone_points(s, t, 8) == 12


@rule("E15.2", "Q11")
def test_food_and_tools_are_divided_together() -> None:
    """W28: ratio 2, Food 3 and Tools 4: 3 points; level 0: none."""
    s = bare()
    t = s.seats[0]
    t.food, t.tools, t.offering = 3, 4, SHIPPED.ratio.index(2)
    assert offering_points(s, t) == 3
    t.offering = 0
    assert offering_points(s, t) == 0


@rule("E15.3")
def test_buried_cards_score_by_honor_rank() -> None:
    """W29, W30: highest with 4 buried 10; second of two uses the right table, second of three the middle one."""
    s = bare()
    for t in s.seats:
        t.buried, t.buried_open = [HUNTER, HUNTER], [BRAVE, BRAVE]
    s.honor_order = [1, 0]
    assert (honor_points(s, s.seats[1]), honor_points(s, s.seats[0])) == (10, 4)
    s = bare(4)
    for t in s.seats:
        t.buried = [HUNTER] * 4
    assert [honor_points(s, t) for t in s.seats] == [10, 7, 4, 4]


@rule("E15.3", "E15.1")
def test_more_buried_cards_than_a_table_shows_score_on_or_not() -> None:
    """12 cards: 28 and two last steps of 3, 19 and two of 2, 10 and two of 1; the other ruling stops at 10 cards."""
    for game, wanted, stones in ((GAME, [34, 23, 12], (18, 33)), (reading(burials="capped"), [28, 19, 10], (12, 12))):
        s = bare(3, game=game)
        for t in s.seats:
            t.buried = [HUNTER] * 12
        assert [honor_points(s, t) for t in s.seats] == wanted
        t = s.seats[0]
        identical = stone_points(s, t, 9)
        t.buried = list(range(8))
        assert (stone_points(s, t, 8), identical) == stones


@rule("E15.4", "E1.5")
def test_at_the_end_all_cards_are_turned_up() -> None:
    """Everybody sees graves, hands and decks; in the first version nothing was turned up."""
    for game, hidden in ((GAME, False), (reading(1), True)):
        s = bare(2, Rounds(IN_ECLIPSE, 2), game=game)
        t = hold(s, 0, HUNTER, BRAVE)
        t.hand, t.buried = [HUNTER], [BRAVE]
        s.round = 4
        s.advance()
        seen = s.seen(1).seats[0]
        assert not s.stack
        assert (-1 in seen.hand + seen.deck + seen.buried) == hidden
        assert hidden or (seen.buried_open, sorted(seen.above + seen.buried_open)) == ([BRAVE], t.owned)


@rule("E15.4", "E6.4")
def test_cards_count_wherever_they_are() -> None:
    """All cards owned, buried ones too."""
    s = bare()
    t = s.seats[0]
    t.owned = [HUNTER, SHAMAN, TRIBESMAN, culture("barter")]
    assert card_points(s.facts, t.owned, False) == 3
    assert card_points(s.facts, t.owned, True) == 2


@pytest.mark.parametrize(
    ("upright", "points"),
    [
        (animals(sloth=6), 13),
        (animals(rhino=2, mammoth=1, sloth=3, wild=1), 14),
        (animals(wild=4), 0),
        (animals(mammoth=1, wild=5), 10),
        (animals(tiger=3, sloth=3, wild=1), 20),
        (animals(sloth=2, wild=3), 11),
        (animals(), 0),
    ],
)
@rule("E15.5", "Q36", "Q37")
def test_sets_of_animals(upright: list[int], points: int) -> None:
    """W31, W32 and more: sets of four, jokers where they score most, never a set of jokers alone."""
    assert animal_points(SHIPPED, upright) == points


@rule("E15.6", "Q46")
def test_megaliths_multiply_with_all_lower_levels() -> None:
    """W33, W34: two, two and one own Megalith on three levels: 8 points; rivals and grey ones do not count."""
    s = bare()
    place(s, 0, 0, 1, 0)
    place(s, 1, 0, 1, 1)
    place(s, 2, 0, 1, 0)
    place(s, 3, 0, 1)
    place(s, 0.5, 0, 2, 0)
    place(s, 1.5, 0, 2, 0)
    place(s, 1, 0, 3, 0)
    assert megalith_points(s, 0) == 8
    assert megalith_points(s, 1) == 0


@rule("E15.7", "Q21")
def test_a_tie_goes_to_the_seat_ahead_in_the_last_order() -> None:
    """W37: equal points; the order after the fourth Eclipse phase decides."""
    s = bare(3, Rounds(IN_ECLIPSE, 3))
    s.round = 4
    s.order = [2, 0, 1]
    s.advance()
    assert GAME.scores(s) == [0, 0, 0]
    assert GAME.ranking(s) == [[2], [0], [1]]


@rule("E1.1", "E15.1")
def test_the_match_ends_with_every_category_in_the_ledger() -> None:
    """Without a preparation phase; sources name the categories."""
    s = bare(2, Rounds(IN_ECLIPSE, 2))
    s.round = 4
    t = s.seats[0]
    t.owned = [HUNTER, culture("barter")]
    t.upright[SLOTH], t.tipped[MAMMOTH], t.stones = 2, 1, [2]
    t.buried = [BRAVE] * 2
    t.offering, t.food = 10, 3
    place(s, 0, 0, 1, 0)
    place(s, 1, 0, 1, 0)
    place(s, 0.5, 0, 2, 0)
    s.advance()
    assert not s.stack
    assert {source: points for seat, points, source in s.ledger.entries() if seat == 0} == {
        "stones": 3,
        "offering": 3,
        "honor": 3,
        "cards.tribe": 1,
        "cards.culture": 2,
        "animals": 3,
        "megaliths": 2,
    }
