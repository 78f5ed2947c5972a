"""The action phase, Labor and the Eclipse action (E4, E5, E10)."""

from __future__ import annotations

import pytest

from kancha.games.endless_winter.action_phase import AT_DISCARD, CulturePlay, PileBuilding, Placement, Turn
from kancha.games.endless_winter.actions import ECLIPSE
from kancha.games.endless_winter.develop import DevelopTop
from kancha.games.endless_winter.eclipse import eclipse_halves
from kancha.games.endless_winter.hunt import HuntTop
from kancha.games.endless_winter.labor import eat
from kancha.games.endless_winter.settle import SettleMiddle, SettleTop
from kancha.kernel.testing import rule

from .positions import (
    BRAVE,
    CRAFTER,
    GLYPTODON,
    HUNTER,
    SHAMAN,
    TRIBESMAN,
    TRIBESWOMAN,
    bare,
    culture,
    hold,
    offers,
    play,
    refused,
)


@rule("E4.2", "E4.8", "Q31")
def test_a_turn_runs_from_culture_to_discards() -> None:
    """Culture, figure, zones, then the cards above the board are discarded and Labor is lost; nobody draws."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("drum-circle"), TRIBESMAN)
    s.advance()
    play(s, "play drum-circle")
    assert isinstance(s.stack[-1], Placement)
    play(s, "place figure on hunt", "work tribesman", "done", "done", "done")
    assert not s.stack
    assert t.discards == [TRIBESMAN, culture("drum-circle")]
    assert (t.labor, t.hand, t.above) == (0, [], [])


@rule("E4.3", "Q8")
def test_up_to_two_culture_cards_are_played_free() -> None:
    """The third is not asked for; the played ones go to the discard pile before the figure."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("drying-racks"), culture("smokehouse"), culture("snowshoes"))
    s.advance()
    play(s, "play drying-racks", "play smokehouse")
    assert isinstance(s.stack[-1], Placement)
    assert refused(s, "play snowshoes").rule == "E4.3"
    assert t.discards == [culture("drying-racks"), culture("smokehouse")]


@rule("E4.3")
def test_culture_cards_may_be_kept() -> None:
    """Playing is optional; a card that is not in hand cannot be played."""
    s = bare(2, CulturePlay(0, 2))
    hold(s, 0, culture("snowshoes"))
    assert offers(s) == ["play snowshoes", "done"]
    assert refused(s, "play sledges").rule == "E4.3"


@rule("E4.4", "Q10")
def test_a_figure_must_be_placed_on_a_column_or_the_eclipse_space() -> None:
    """Ten ways with both kinds of figure; passing is not one of them."""
    s = bare(2, Placement(0))
    assert len(offers(s)) == 10
    assert refused(s, "done").rule == "E4.4"
    s.seats[0].chief_at = 2
    assert offers(s)[0] == "place figure on settle"
    assert refused(s, "place chief on hunt").rule == "E4.4"


@rule("E4.5", "Q7")
def test_top_and_middle_actions_repeat_while_paid() -> None:
    """Two Tribe cards and two burials in one turn."""
    s = bare(2, SettleMiddle(0), SettleTop(0))
    t = hold(s, 0, TRIBESMAN, TRIBESMAN, TRIBESMAN, TRIBESMAN)
    t.tools = 2
    play(s, *["work tribesman"] * 4, "recruit hunter", "recruit elder", "done")
    play(s, "bury tribesman from above", "bury hunter from hand")
    assert offers(s) == ["done"]
    assert refused(s, "bury elder from hand").rule == "E6.3"


@rule("E4.6", "Q55", "E4.7")
def test_only_the_first_figure_gets_the_bottom_and_nothing_is_blocked() -> None:
    """W41: the first figure may decline; the second figure in the column acts but has no bottom bonus."""
    s = bare(2, Turn(1), Turn(0))
    s.advance()
    play(s, "place figure on develop", "done", "done")
    assert offers(s) == ["choose draw", "choose tool", "done"]
    play(s, "done", "place figure on develop")
    assert isinstance(s.stack[-1], DevelopTop)
    play(s, "done", "done")
    assert not s.stack
    assert s.bottoms[1] == 0


@rule("E4.6", "Q55", "E9.6")
def test_the_bottom_of_hunt_may_be_declined_and_is_gone() -> None:
    """W41: the first figure leaves the Animal in the deck; the second figure is not asked."""
    s = bare(2, Turn(1), Turn(0))
    s.advance()
    play(s, "place figure on hunt", "done", "done", "done", "place figure on hunt", "done", "done")
    assert not s.stack
    assert s.bottoms[3] == 0
    assert sum(s.animal_deck) == sum(s.facts.animals)


@rule("E4.9", "Q33", "Q35")
def test_the_eclipse_pile_is_built_after_the_third_figure_only() -> None:
    """Any number of cards, none too; what is kept stays in hand."""
    s = bare(2, Turn(0, AT_DISCARD))
    t = hold(s, 0, HUNTER, SHAMAN, culture("dolmen"))
    t.chief_at, t.figures_at = 0, [1, -1]
    s.advance()
    assert not s.stack
    t.figures_at = [1, 1]
    s.stack.append(Turn(0, AT_DISCARD))
    s.advance()
    assert isinstance(s.stack[-1], PileBuilding)
    play(s, "offer shaman", "offer dolmen")
    assert refused(s, "offer shaman").rule == "E4.9"
    play(s, "done")
    assert (t.pile, t.hand) == ([SHAMAN, culture("dolmen")], [HUNTER])


@rule("E5.1")
def test_labor_is_made_and_spent_in_any_order() -> None:
    """Make 2, spend 2, make more; the middle zone takes no Labor."""
    s = bare(2, SettleMiddle(0), SettleTop(0))
    hold(s, 0, *[TRIBESMAN] * 4)
    play(s, "work tribesman", "work tribesman", "recruit hunter", "work tribesman", "done")
    assert refused(s, "work tribesman").rule == "E5.1"
    assert s.seats[0].labor == 1


@pytest.mark.parametrize(("top", "labor"), [(DevelopTop(0), 2), (HuntTop(0), 1)])
@rule("E5.2", "E1.7")
def test_a_specialist_is_worth_more_in_its_column(top: DevelopTop | HuntTop, labor: int) -> None:
    """W5: a Crafter gives 2 in Develop and 1 elsewhere."""
    s = bare(2, top.clone())
    hold(s, 0, CRAFTER)
    play(s, "work crafter")
    assert s.seats[0].labor == labor


@rule("E5.2", "E5.3", "E9.1", "E9.2", "Q2")
def test_the_hunt_of_the_rulebook() -> None:
    """W6: Hunter, reveal 2 Glyptodons, Tribesman and 3 Food: 4 Labor take both."""
    s = bare(2, HuntTop(0))
    t = hold(s, 0, HUNTER, TRIBESMAN)
    t.food, t.camps_left = 6, 4
    play(s, "work hunter")
    assert t.labor == 2
    play(s, "reveal", "deal animal glyptodon", "deal animal glyptodon")
    assert t.labor == 1
    play(s, "work tribesman", "eat", "eat", "eat")
    assert (t.labor, t.food) == (4, 3)
    play(s, "take glyptodon", "take glyptodon")
    assert (t.labor, t.upright[GLYPTODON]) == (0, 2)
    assert refused(s, "reveal").rule == "E9.1"


@pytest.mark.parametrize(("start", "end"), [(6, 4), (6, 3), (7, 4)])
@rule("E5.3", "Q1")
def test_food_gives_labor_by_icons_crossed(start: int, end: int) -> None:
    """W7: from 6 to 4, 6 to 3 and 7 to 4 there are two icons."""
    s = bare()
    t = s.seats[0]
    t.food = start
    while t.food > end:
        eat(s, t)
    assert t.labor == 2


@rule("E5.3")
def test_no_food_no_labor() -> None:
    """Food is spent one by one down to 0; the first space gives nothing."""
    s = bare(2, HuntTop(0))
    s.seats[0].food = 1
    play(s, "eat")
    assert s.seats[0].labor == 0
    assert refused(s, "eat").rule == "E5.3"


@rule("E5.4", "Q34")
def test_the_chief_gives_one_labor_in_a_column() -> None:
    """W8: 1 Labor this turn, 0 next turn; none on the Eclipse space."""
    s = bare(2, Turn(0), Turn(0))
    t = s.seats[0]
    s.advance()
    play(s, "place chief on hunt")
    assert t.labor == 1
    play(s, "done", "done", "done", "place figure on hunt")
    assert t.labor == 0
    s = bare(2, Placement(0))
    play(s, "place chief on eclipse", "draw")
    assert s.seats[0].labor == 0


@rule("E5.5")
def test_food_makes_no_labor_in_the_eclipse_phase() -> None:
    """The total does not know Food; the pile question offers no eating."""
    s = bare(2, PileBuilding(0))
    s.seats[0].food = 5
    assert refused(s, "eat").rule == "E5.1"
    assert eclipse_halves(s, s.seats[0], []) == 0


@rule("E5.6")
def test_a_card_may_be_played_without_need() -> None:
    """With nothing to buy, cards can still be played, and buried from above the board."""
    s = bare(2, SettleMiddle(0), SettleTop(0))
    t = hold(s, 0, BRAVE)
    t.tools = 1
    s.supply = [0] * 5
    play(s, "work brave", "done", "bury brave from above")
    assert t.buried_open == [BRAVE]


@rule("E5.7")
def test_starting_cards_work_but_cannot_be_gained() -> None:
    """All three kinds give 1 Labor; the supply has none of them."""
    s = bare(2, SettleTop(0))
    t = hold(s, 0, TRIBESMAN, TRIBESWOMAN, BRAVE)
    play(s, "work tribesman", "work tribeswoman", "work brave")
    assert t.labor == 3
    assert [text for text in offers(s) if text.startswith("recruit")] == [
        "recruit hunter",
        "recruit crafter",
        "recruit explorer",
        "recruit elder",
        "recruit shaman",
    ]


@rule("E10.1", "Q9")
def test_the_eclipse_action_draws_a_card_or_less() -> None:
    """Draw, or an Idol, a Tool, a Food, or nothing."""
    s = bare(2, Placement(0))
    play(s, "place figure on eclipse")
    assert offers(s) == ["draw", "idol offering", "idol honor", "tool", "food", "done"]
    assert s.bottoms == [-1] * 4


@rule("E10.2", "E10.3", "E11.1", "Q34")
def test_figures_on_the_eclipse_space_count_two_and_the_chief_three() -> None:
    """W9: the Chief alone 3; all three figures 7."""
    s = bare()
    t = s.seats[0]
    t.chief_at = ECLIPSE
    assert eclipse_halves(s, t, []) == 6
    t.figures_at = [ECLIPSE, ECLIPSE]
    assert eclipse_halves(s, t, []) == 14


@rule("Q41", "Q52")
def test_a_trigger_needs_the_figure_in_its_column() -> None:
    """Spear Thrower: 2 Labor in Hunt, none elsewhere, none on the Eclipse space."""
    for place, labor in (("hunt", 2), ("develop", 0), ("eclipse", 0)):
        s = bare(2, Turn(0))
        t = hold(s, 0, culture("spear-thrower"))
        s.advance()
        play(s, "play spear-thrower", f"place figure on {place}")
        assert t.labor == labor
        assert t.food == 1


@rule("E5.2")
def test_culture_labor_lasts_for_the_turn() -> None:
    """Council Fire: 3 Labor wait for the column."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("council-fire"))
    s.advance()
    play(s, "play council-fire", "place figure on develop")
    assert t.labor == 3
