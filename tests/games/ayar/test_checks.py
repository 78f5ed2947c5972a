"""A7: the end-of-turn checks."""

from __future__ import annotations

import pytest

from kancha.games.ayar.checks import EndOfTurn, FertileGround, TempleChoice, temple_column, triggered
from kancha.games.ayar.names import (
    BROWN,
    COLUMN_CHECK,
    FERTILE_CHECK,
    GREY,
    POTTERY,
    RAYMI_CHECK,
    ROW_CHECK,
    SUN_SLOT,
    TEAL,
    TEMPLE_CHECK,
)
from kancha.games.ayar.tambos import TamboChoice
from kancha.kernel.testing import random_match, rule

from .positions import (
    ask,
    asked,
    complete,
    empty_cells,
    give_pots,
    give_suns,
    grounds,
    listen,
    names_of,
    of,
    offers,
    play,
    started,
    table,
)


@rule("A7.1", "A8.3")
def test_e6_the_last_tambo_of_a_quadrant_places_a_temple() -> None:
    """White empties the bottom right quadrant in a turn with teal: column 1 of the teal row, later worth +6."""
    s = table()
    s.ayar = [5, 1, 1, 1]
    empty_cells(s, 0, "c3", "d3", "c4")
    ask(s, TamboChoice(0, 3, 2, TEAL, 3))
    play(s, "take d4", "build teal 1a", "plant a", "plant a")
    assert asked(s) == "temple-choice"
    assert s.stack[-1].words(s) == {"ayar": "teal", "bonus": 6}
    assert offers(s) == ["temple farming", "temple reed", "temple weaving", "temple pottery"]
    play(s, "temple reed")
    assert s.temples[TEAL] == [1]
    assert s.facts.temple_bonus[temple_column(s, 0)] == 6


@rule("A7.1")
def test_temples_fill_a_row_from_the_left_and_the_last_slot_holds_the_rest() -> None:
    """Columns 1, 2, 3, then 4 for all that follow; each temple once."""
    s = table()
    for seat, activity in ((0, "farming"), (1, "farming"), (0, "reed"), (1, "reed"), (0, "weaving")):
        ask(s, TempleChoice(seat, GREY))
        play(s, f"temple {activity}")
    assert s.temples[GREY] == [0, 4, 1, 5, 2]
    assert [temple_column(s, place) for place in range(5)] == [0, 1, 2, 3, 3]
    ask(s, TempleChoice(0, GREY))
    assert offers(s) == ["temple pottery"]
    assert grounds(s, "temple reed") == ("A7.1", "refuse-temple-used")


@rule("A7.1")
@pytest.mark.parametrize("last", ["a1", "b1", "a2", "b2"])
def test_any_of_its_four_cells_can_be_the_last_of_a_quadrant(last: str) -> None:
    """Three cells are no quadrant, the fourth is."""
    s = table()
    cells = [cell for cell in ("a1", "b1", "a2", "b2") if cell != last]
    empty_cells(s, 0, *cells)
    number = {"a1": 0, "b1": 1, "a2": 4, "b2": 5}[last]
    assert triggered(s, 0, number, TEAL, 1) == []
    empty_cells(s, 0, last)
    assert triggered(s, 0, number, TEAL, 1) == [TEMPLE_CHECK]


@rule("A7.2")
def test_e8_an_emptied_pottery_row_raises_the_dial_and_is_marked() -> None:
    """Row 4 with the six pots of the scoring example: dial 0 to 4."""
    s = table()
    give_pots(s, 0, "green", "green", "wild", "pink", "pink", "blue")
    ask(s, EndOfTurn(0, TEAL, [ROW_CHECK], 3, 0))
    assert s.seats[0].dial == 4
    assert s.seats[0].bonuses[POTTERY] == 1
    assert s.seats[1].dial == 0


@rule("A7.2")
def test_columns_give_llamas_and_viracocha() -> None:
    """Columns 1 and 4 a llama, 2 and 3 a Viracocha."""
    s = ask(table(), EndOfTurn(0, TEAL, [COLUMN_CHECK], 0, 0))
    assert (s.seats[0].llamas, s.llamas) == (1, 39)
    supply = s.viracocha
    ask(s, EndOfTurn(0, TEAL, [COLUMN_CHECK], 0, 1))
    assert asked(s) == "viracocha-slot"
    assert s.viracocha == supply - 1


@rule("A7.2")
def test_one_tambo_can_empty_a_row_and_a_column() -> None:
    """Both bonuses are gained, in the order the seat likes."""
    s = table()
    empty_cells(s, 0, "b1", "c1", "d1", "a2", "a3", "a4")
    empty_cells(s, 0, "a1")
    assert triggered(s, 0, 0, TEAL, 1) == [ROW_CHECK, COLUMN_CHECK]


@rule("Q37")
def test_an_inti_bonus_with_no_suns_is_marked() -> None:
    """It was scored, which matters for the sixes."""
    s = ask(table(), EndOfTurn(0, TEAL, [ROW_CHECK], 2, 0))
    assert s.seats[0].bonuses == [0, 0, 1, 0]
    assert s.seats[0].dial == 0


@rule("A7.3")
@pytest.mark.parametrize(
    ("before", "now", "reached"), [(7, 8, True), (6, 9, True), (8, 9, False), (5, 7, False), (1, 8, True)]
)
def test_a_raymi_tile_is_reached_or_passed(before: int, now: int, reached: bool) -> None:
    """Old space < 8 <= new space."""
    s = table()
    s.ayar[TEAL] = now
    assert (RAYMI_CHECK in triggered(s, 0, 0, TEAL, before)) == reached


@rule("A7.3")
def test_a_raymi_scores_for_everybody() -> None:
    """Each seat its own Suns; a llama from the number on; then the tile is flipped."""
    s = table(3)
    for seat, suns in enumerate((3, 0, 1)):
        give_suns(s, seat, [0, 0, suns, 0])
    ask(s, EndOfTurn(1, TEAL, [RAYMI_CHECK], 0, 0))
    assert [own.dial for own in s.seats] == [3, 0, 1]
    assert [own.llamas for own in s.seats] == [1, 0, 1]
    assert s.raymi_uses[0] == 1


@rule("A7.4")
def test_the_second_visit_uses_the_higher_number() -> None:
    """Grey comes to the tile that teal has flipped: 3 instead of 1."""
    s = table()
    s.raymi_uses[0] = 1
    give_suns(s, 0, [0, 0, 3, 0])
    give_suns(s, 1, [0, 0, 2, 0])
    ask(s, EndOfTurn(0, GREY, [RAYMI_CHECK], 0, 0))
    assert [own.llamas for own in s.seats] == [1, 0]
    assert [own.dial for own in s.seats] == [3, 2]


@rule("A7.4")
def test_a_tile_is_used_at_most_once_by_each_of_its_two_ayar() -> None:
    """In whole matches no tile is scored more than twice."""
    for seed in range(6):
        *_, match = random_match(started().game, 2, 70 + seed)
        assert max(of(match).raymi_uses) <= 2


@rule("Q24")
def test_the_visible_side_counts_when_one_ayar_never_arrives() -> None:
    """Brown retired before 8; purple still scores the letter side."""
    s = table()
    s.fled[BROWN] = 1
    give_suns(s, 0, [1, 0, 0, 0])
    ask(s, EndOfTurn(0, 3, [RAYMI_CHECK + 1], 0, 0))
    assert s.seats[0].llamas == 1


@rule("A7.5")
def test_e14_fertile_ground_scores_two_activities() -> None:
    """Suns 6, 7, 2, 5: farming and reeds give 13 devotion and two llamas."""
    s = table()
    give_suns(s, 0, [6, 7, 2, 5])
    ask(s, FertileGround(0))
    assert s.stack[-1].words(s) == {"first": "farming", "second": "reed"}
    assert len(offers(s)) == 6
    assert grounds(s, "honour reed and reed") == ("A7.5", "refuse-same-activity")
    assert grounds(s, "honour reed and farming") == ("A7.5", "refuse-pair-order")
    play(s, "honour farming and reed")
    assert (s.seats[0].dial, s.seats[0].llamas) == (13, 2)


@rule("A7.5", "A10.5", "Q18")
def test_e14_the_extra_sun_counts_twice_on_fertile_ground() -> None:
    """15 devotion; and 5 Suns plus one reach the threshold."""
    s = table()
    complete(s, 0, SUN_SLOT)
    give_suns(s, 0, [6, 7, 2, 5])
    ask(s, FertileGround(0))
    play(s, "honour farming and reed")
    assert s.seats[0].dial == 15
    ask(s, FertileGround(0))
    play(s, "honour weaving and pottery")
    assert s.seats[0].llamas == 3


@rule("A7.5")
def test_every_seat_chooses_on_fertile_ground_clockwise_from_the_active_one() -> None:
    """Once per arriving Ayar, in the turn he arrives."""
    s = table(3)
    s.ayar[TEAL] = 30
    assert triggered(s, 0, 0, TEAL, 28) == [FERTILE_CHECK]
    assert triggered(s, 0, 0, TEAL, 30) == []
    ask(s, EndOfTurn(1, TEAL, [FERTILE_CHECK], 0, 0))
    order = []
    while s.stack:
        order.append(s.seat)
        play(s, "honour farming and reed")
    assert order == [1, 2, 0]


@rule("A7.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e7_fifteen_tambos_and_three_temples(seats: int) -> None:
    """Every seat, in every random match: 15 tambos, 3 quadrants, 3 rows, 3 columns."""
    for seed in range(15):
        *_, match = random_match(started().game, seats, 500 + seed)
        s = of(match)
        for own in s.seats:
            assert s.tambos.count(own.seat) + own.boxed == 15
            assert own.temples.count(0) == 1
            rows = [sum(own.grid[4 * k : 4 * k + 4]) for k in range(4)]
            columns = [sum(own.grid[k::4]) for k in range(4)]
            assert sorted(rows) == sorted(columns) == [0, 0, 0, 1]


@rule("A7.2", "Q22")
def test_the_active_seat_orders_its_checks() -> None:
    """Several checks are asked for one by one, the last is resolved by itself."""
    s = table()
    give_suns(s, 0, [2, 0, 1, 0])
    ask(s, EndOfTurn(0, TEAL, [ROW_CHECK, RAYMI_CHECK, RAYMI_CHECK + 3], 0, 0))
    assert offers(s) == ["resolve row", "resolve raymi-1", "resolve raymi-4"]
    assert grounds(s, "resolve temple") == ("A7.1", "refuse-not-triggered")
    events = listen(s)
    play(s, "resolve raymi-4", "resolve row")
    assert not s.stack
    assert names_of(events).count("RaymiReached") == 2
    assert s.seats[0].dial == 3


@rule("Q39")
def test_a_viracocha_of_the_checks_helps_the_later_ones() -> None:
    """Column bonus first: it completes the extra Sun, which the Raymi then counts."""
    s = table()
    s.seats[0].viracocha[SUN_SLOT] = 2
    give_suns(s, 0, [0, 0, 1, 0])
    ask(s, EndOfTurn(0, TEAL, [COLUMN_CHECK, RAYMI_CHECK], 0, 1))
    play(s, "resolve column", "viracocha extra-sun")
    assert s.seats[0].dial == 2


@rule("Q11")
def test_a_shortage_of_llamas_is_served_clockwise_from_the_active_seat() -> None:
    """One llama left, three seats due: the active one gets it."""
    s = table(3)
    s.llamas = 1
    for seat in range(3):
        give_suns(s, seat, [0, 0, 5, 0])
    events = listen(s)
    ask(s, EndOfTurn(2, TEAL, [RAYMI_CHECK], 0, 0))
    assert [own.llamas for own in s.seats] == [0, 0, 1]
    assert names_of(events).count("SupplyEmpty") == 2
