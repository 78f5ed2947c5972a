"""A6.W: weaving, in every rotation and flip."""

from __future__ import annotations

import pytest

from kancha.games.ayar.activities import can_perform
from kancha.games.ayar.facts import EAST, NORTH, SOUTH, WEST
from kancha.games.ayar.names import EMPTY, TEXTILES, TURNS, WEAVE_CELLS, WEAVING
from kancha.games.ayar.weaving import TextileLaying, Weaving
from kancha.kernel.testing import rule

from .positions import ask, asked, chance, complete, facts, grounds, lay, offers, play, show_textiles, table

E3 = [
    ("t1h", "a1", "h-mv"),
    ("t1d", "c1", "v-r180"),
    ("t1f", "a2", "v"),
    ("t2b", "b2", "v-mv"),
    ("t2g", "c3", "h-mh"),
    ("t2b", "e3", "h-mv"),
    ("t3f", "f1", "v"),
]


@rule("A6.W.1", "Q8")
def test_weaving_needs_a_stack_and_two_cells_side_by_side() -> None:
    """Single empty cells are no room; an empty stack cannot be woven from."""
    s = table()
    assert can_perform(s, 0, WEAVING, 1)
    s.tops = [-1, 16, 32, 48]
    assert not can_perform(s, 0, WEAVING, 1)
    assert can_perform(s, 0, WEAVING, 2)
    s = table()
    for column in "abcdef":
        lay(s, 0, "t1a", f"{column}1", "v")
    lay(s, 0, "t1a", "b3", "h")
    lay(s, 0, "t1a", "d3", "h")
    assert [cell for cell in s.facts.weave_area if s.seats[0].weave[cell] == EMPTY] == [14, 19]
    assert not can_perform(s, 0, WEAVING, 4)


@rule("A6.W.2", "Q41")
def test_two_textiles_come_from_different_stacks() -> None:
    """Power 4: 1 and 3, or 1 and 2, but not 1 and 1, nor 2 and 3."""
    s = ask(table(), Weaving(0, 4))
    assert offers(s) == ["textile 1", "textile 2", "textile 3", "textile 4"]
    play(s, "textile 1")
    chance(s)
    play(s, "weave a1 h")
    assert grounds(s, "textile 1") == ("Q41", "refuse-one-per-stack")
    assert grounds(s, "textile 4") == ("A6.W.2", "refuse-power")
    assert offers(s) == ["textile 2", "textile 3", "stop"]
    play(s, "textile 2")
    chance(s)
    assert asked(s) == "textile-laying"
    play(s, offers(s)[0])
    assert not s.stack


@rule("Q9", "A12.3")
def test_the_next_textile_shows_before_the_one_taken_is_laid() -> None:
    """Chance turns it up at once, also before the Viracocha of an icon is placed."""
    s = table()
    show_textiles(s, "t2h")
    ask(s, Weaving(0, 2))
    play(s, "textile 2")
    assert asked(s) == "textile-reveal"
    assert {text[:9] for text in offers(s)} == {"reveal t2"}
    chance(s)
    assert s.tops[1] >= 0
    assert asked(s) == "viracocha-slot"


@rule("A6.W.2")
@pytest.mark.parametrize(("first", "second"), [("1", "4"), ("2", "3")])
def test_e13_power_five_weaves_one_and_four_or_two_and_three(first: str, second: str) -> None:
    """With the completed bonus on an emptied line."""
    s = table()
    complete(s, 0, WEAVING)
    ask(s, Weaving(0, 4))
    play(s, f"textile {first}")
    chance(s)
    play(s, offers(s)[0])
    play(s, f"textile {second}")
    chance(s)
    assert asked(s) == "textile-laying"


@rule("A6.W.2")
def test_no_third_textile_is_taken() -> None:
    """Power would not suffice for three different stacks, and two end the activity."""
    s = table()
    ask(s, Weaving(0, 9))
    for text in ("textile 1", "weave a1 h", "textile 2", "weave a2 h"):
        play(s, text)
        chance(s)
    assert not s.stack


@rule("A6.W.2")
def test_an_empty_stack_is_refused() -> None:
    """Nothing is left of power 1."""
    s = table()
    s.tops[0] = -1
    s.textiles[:16] = [0] * 16
    ask(s, Weaving(0, 2))
    assert grounds(s, "textile 1") == ("A6.W.2", "refuse-textiles-gone")


@rule("A6.W.3")
def test_an_icon_gives_a_viracocha_before_the_textile_is_laid() -> None:
    """T2h shows one."""
    s = table()
    show_textiles(s, "t2h")
    ask(s, Weaving(0, 2))
    play(s, "textile 2")
    chance(s)
    assert asked(s) == "viracocha-slot"
    play(s, "viracocha extra-sun")
    assert asked(s) == "textile-laying"


@rule("A6.W.4")
def test_a_textile_covers_two_empty_cells_anywhere() -> None:
    """15 flat and 12 upright places, times the turns that look different."""
    s = ask(table(), TextileLaying(0, TEXTILES.index("t1b")))
    assert len(offers(s)) == 15 * 4 + 12 * 4
    s = ask(table(), TextileLaying(0, TEXTILES.index("t4a")))
    assert len(offers(s)) == 15 + 12
    lay(s, 0, "t1a", "c2", "h")
    assert grounds(s, "weave c1 v") == ("A6.W.4", "refuse-cell-covered")
    assert grounds(s, "weave b2 h") == ("A6.W.4", "refuse-cell-covered")
    assert grounds(s, "weave f1 h") == ("A6.W.4", "refuse-outside-weaving")
    assert grounds(s, "weave a3 v") == ("A6.W.4", "refuse-outside-weaving")
    assert grounds(s, "weave g1 v") == ("A6.W.4", "refuse-outside-weaving")
    assert grounds(s, "weave a1 h-mv") == ("A6.W.4", "refuse-looks-alike")


@rule("A6.W.4")
@pytest.mark.parametrize(
    ("half", "turn", "cell", "edge"),
    [
        ("W", "h", 0, WEST),
        ("W", "h-mv", 0, WEST),
        ("W", "h-mh", 1, EAST),
        ("W", "h-r180", 1, EAST),
        ("N1", "h", 0, NORTH),
        ("N1", "h-mv", 0, SOUTH),
        ("N1", "h-mh", 1, NORTH),
        ("N1", "h-r180", 1, SOUTH),
        ("S2", "h-mh", 0, SOUTH),
        ("W", "v", 0, NORTH),
        ("E", "v", 1, SOUTH),
        ("N1", "v", 0, EAST),
        ("N2", "v", 1, EAST),
        ("S1", "v", 0, WEST),
        ("S2", "v", 1, WEST),
        ("N1", "v-mv", 0, WEST),
        ("W", "v-mh", 1, SOUTH),
        ("N1", "v-r180", 1, WEST),
    ],
)
def test_every_rotation_and_flip(half: str, turn: str, cell: int, edge: int) -> None:
    """Where a half Sun ends up: first the flip, then a quarter turn clockwise for upright ones."""
    from kancha.games.ayar.facts import _turned

    assert _turned(half, TURNS.index(turn)) == (cell, edge)


@rule("A6.W.5", "A6.W.6")
def test_e3_seven_textiles_are_worth_five_suns_and_ten_moons() -> None:
    """Columns 1 to 3 count, the complete column worth 21 does not: two columns before it are incomplete."""
    s = table()
    for textile, cell, turn in E3:
        lay(s, 0, textile, cell, turn)
    own = s.seats[0]
    covered = [sum(own.weave[WEAVE_CELLS.index(f"{column}{row}")] >= 0 for row in (1, 2, 3)) for column in "abcdef"]
    assert covered == [3, 3, 3, 1, 1, 3]
    assert s.facts.column_moons[3] == 10
    assert s.facts.column_moons[6] == 21
    assert (own.suns[WEAVING], own.moons[WEAVING]) == (5, 10)


@rule("A6.W.5")
def test_halves_make_a_sun_only_where_they_meet() -> None:
    """East against west and south against north; a half beside a plain edge counts nothing."""
    s = table()
    lay(s, 0, "t1c", "a1", "h")
    assert s.seats[0].suns[WEAVING] == 0
    lay(s, 0, "t1a", "c1", "h")
    assert s.seats[0].suns[WEAVING] == 1
    lay(s, 0, "t1b", "a2", "h-mv")
    assert s.seats[0].suns[WEAVING] == 1
    s = table()
    lay(s, 0, "t1e", "a1", "h")
    lay(s, 0, "t1b", "a2", "h")
    assert s.seats[0].suns[WEAVING] == 1


@rule("A6.W.6")
def test_at_least_two_columns_lie_between_ten_and_twenty_one() -> None:
    """The scoring example speaks of incomplete columns, more than one, between them, in both languages."""
    values = facts().column_moons
    assert values.index(21) - values.index(10) > 2


@rule("A6.W.6")
@pytest.mark.parametrize(("columns", "moons"), [(0, 0), (1, 3), (2, 6), (4, 13), (6, 21)])
def test_complete_columns_from_the_left(columns: int, moons: int) -> None:
    """The value under the last of an unbroken run."""
    from kancha.games.ayar.scoring import weaving_moons

    weave = facts().empty_weave[:]
    for column in range(columns):
        for row in range(3):
            weave[7 * row + column] = 0
    weave[5] = 0
    assert weaving_moons(facts(), weave) == moons


@rule("Q9")
def test_the_back_of_a_textile_is_its_mirror_image() -> None:
    """Every design has as many halves in each of its eight turns, and flipping twice restores it."""
    for design in range(len(TEXTILES)):
        first, second = facts().textile_first[design], facts().textile_second[design]
        counts = {first[turn].bit_count() + second[turn].bit_count() for turn in range(len(first))}
        assert counts <= {len(facts().halves[design])}


@rule("Q10")
def test_a_power_bonus_completed_by_a_textile_allows_a_further_stack() -> None:
    """Power 2 is spent on T2h, whose icon completes the bonus: stack 1 can be taken, too."""
    s = table()
    show_textiles(s, "t2h")
    s.seats[0].viracocha[WEAVING] = 1
    ask(s, Weaving(0, 2))
    play(s, "textile 2")
    chance(s)
    play(s, "viracocha power-weaving", "weave a1 h")
    assert offers(s) == ["textile 1", "stop"]
