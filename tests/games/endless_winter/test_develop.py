"""Column Develop (E7)."""

from __future__ import annotations

from kancha.games.endless_winter.action_phase import Bottom
from kancha.games.endless_winter.develop import DevelopMiddle, DevelopTop, FreeCulture
from kancha.games.endless_winter.state import TAKEN
from kancha.games.endless_winter.vocabulary import DEVELOP
from kancha.kernel.testing import rule

from .positions import ask, bare, culture, offers, play, refused


@rule("E7.1")
def test_a_culture_card_costs_three_or_two_with_a_token() -> None:
    """W19: price 3 and 2; the token returns; the display is not refilled."""
    s = bare(2, DevelopTop(0))
    t = s.seats[0]
    s.culture_row[:2], s.tokens[1] = [0, 1], 1
    t.labor = 2
    assert offers(s) == ["learn flint-knapping", "done"]
    assert refused(s, "learn fire-keeping").rule == "E7.1"
    play(s, "learn flint-knapping")
    assert (t.labor, s.tokens, s.culture_row[:2]) == (0, [0] * 8, [0, -1])
    t.labor = 3
    play(s, "learn fire-keeping")
    assert t.hand == [culture("fire-keeping"), culture("flint-knapping")]
    assert refused(s, "learn fire-keeping").rule == "E7.1"


@rule("E7.2")
def test_stones_come_from_open_reserves_and_fill_spaces_from_the_left() -> None:
    """The first space costs 1 and 1, the second 2 and 2; a later round's reserve is closed."""
    s = bare(2, DevelopMiddle(0))
    t = s.seats[0]
    t.food, t.tools = 3, 3
    s.stones[3], s.stones[4], s.stones[12] = 1, 2, 3
    assert offers(s) == ["set stone-4", "done"]
    assert refused(s, "set stone-5").rule == "E7.2"
    assert refused(s, "set stone-1").rule == "E7.2"
    s.round = 2
    play(s, "set stone-5", "choose idol", "idol honor", "tool")
    assert (t.food, t.tools, t.stones) == (2, 3, [4])
    play(s, "set stone-4")
    assert (t.food, t.tools) == (0, 1)


@rule("E7.2")
def test_a_fourth_stone_is_refused() -> None:
    """W20: three spaces; and what cannot be paid cannot be taken."""
    s = bare(2, DevelopMiddle(0))
    t = s.seats[0]
    s.stones[0] = 1
    assert refused(s, "set stone-1").rule == "E7.2"
    t.food, t.tools, t.stones = 5, 5, [5, 6, 7]
    s.stones[5] = s.stones[6] = s.stones[7] = TAKEN
    assert offers(s) == ["done"]
    assert refused(s, "set stone-1").rule == "E7.2"
    assert refused(s, "set stone-6").rule == "E7.2"


@rule("E7.3")
def test_a_stone_gives_its_benefits_at_once() -> None:
    """The Forest Stone: a Camp and 2 Food; the Camp comes first and raises the limit."""
    s = bare(2, DevelopMiddle(0))
    t = s.seats[0]
    t.food, t.tools = 5, 1
    s.stones[6] = 1
    play(s, "set stone-7")
    assert (t.camps[0], t.food, t.tools) == (1, 6, 0)
    assert s.stones[6] == TAKEN


@rule("E7.4")
def test_the_first_figure_draws_and_gains_a_tool() -> None:
    """Both in any order."""
    s = ask(bare(2), Bottom(0, DEVELOP))
    assert offers(s) == ["choose draw", "choose tool", "done"]
    play(s, "choose tool", "tool", "draw", "deal card brave")
    assert (s.seats[0].tools, len(s.seats[0].hand)) == (1, 1)


@rule("E7.1", "Q57")
def test_an_effect_takes_a_culture_card_free() -> None:
    """Any face-up card; a token on it goes back."""
    s = bare(2, FreeCulture(0, 1))
    s.culture_row[3], s.tokens[3] = 20, 1
    assert offers(s) == ["learn ancestor-worship", "done"]
    play(s, "learn ancestor-worship")
    assert (s.tokens, s.stack) == ([0] * 8, [])
