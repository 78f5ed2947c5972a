"""Golden rules (E3)."""

from __future__ import annotations

import pytest

from kancha.games.endless_winter.action_phase import CulturePlay
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.decks import CardDraw
from kancha.games.endless_winter.effects import Discarding, Payment
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.settle import SettleTop
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.tracks import food_limit, gain_food, gain_tools
from kancha.games.endless_winter.vocabulary import DRAW, IDOL, MEGALITH, TOOL
from kancha.kernel.state import CHANCE
from kancha.kernel.testing import rule

from .positions import HUNTER, MAMMOTH, TRIBESMAN, bare, chance, culture, hold, offers, play, refused


def gain(s: WinterState, seat: int, *texts: str) -> WinterState:
    """Let a seat gain effects by their text."""
    push_gains(s, seat, [s.facts.effect(text) for text in texts])
    s.advance()
    return s


@rule("E3.1")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    """W1: draw 5 with 2 in the deck and 7 discarded: hand 5, deck 4, no discards."""
    s = bare(2, CardDraw(0, 5))
    t = s.seats[0]
    t.deck, t.discards = [TRIBESMAN] * 2, [HUNTER] * 7
    s.advance()
    chance(s)
    assert t.hand == [HUNTER] * 3 + [TRIBESMAN] * 2
    assert (len(t.deck), len(t.discards)) == (4, 0)


@rule("E3.1", "Q22")
def test_a_draw_with_no_card_anywhere_is_lost() -> None:
    """Both piles are empty: no card, no question to chance; and no draw is offered as a benefit."""
    s = bare(2, CardDraw(0, 5))
    s.seats[0].deck = []
    s.advance()
    assert not s.stack
    s.stack.append(Benefit(0, DRAW, 1, []))
    assert offers(s) == ["idol offering", "idol honor", "tool", "food", "done"]
    assert refused(s, "draw").rule == "Q22"


@rule("E3.2")
def test_a_tool_may_be_taken_as_food() -> None:
    """W2: about to gain 1 Tool: Tool or Food, or decline."""
    s = bare(2, Benefit(0, TOOL, 1, []))
    assert offers(s) == ["tool", "food", "done"]
    assert refused(s, "idol honor").rule == "E3.2"
    play(s, "food")
    assert (s.seats[0].food, s.seats[0].tools) == (1, 0)


@rule("E3.2")
def test_a_megalith_may_be_taken_as_anything_lower() -> None:
    """W3: Megalith, card, Idol, Tool, Food."""
    s = bare(2, Benefit(0, MEGALITH, 1, []))
    kinds = {text.split()[0] for text in offers(s)}
    assert kinds == {"build", "draw", "idol", "tool", "food", "done"}


@rule("E3.2")
def test_nothing_is_exchanged_outside_a_gain() -> None:
    """W4: a Tool at hand does not become Food in the top zone."""
    s = bare(2, SettleTop(0))
    s.seats[0].tools = 1
    assert refused(s, "food").rule == "E3.2"
    assert refused(s, "tool").rule == "E3.2"


@rule("E3.2", "Q12")
def test_each_unit_is_decided_on_its_own() -> None:
    """2 Tools become 1 Tool and 1 Food."""
    s = gain(bare(), 0, "TOOL:2")
    play(s, "tool", "food")
    assert (s.seats[0].tools, s.seats[0].food) == (1, 1)
    assert not s.stack


@rule("Q13", "E3.2")
def test_an_impossible_benefit_may_be_taken_lower() -> None:
    """No Megalith left: the lower benefits are still there."""
    s = gain(bare(), 0, "MEGALITH:1")
    s.seats[0].neutral = s.seats[0].own = 0
    assert offers(s) == ["draw", "idol offering", "idol honor", "tool", "food", "done"]
    assert refused(s, "build 0 0").rule == "E13.1"


@rule("E3.3")
def test_food_above_the_limit_is_lost() -> None:
    """With all Camps on the board the limit is 5; each Camp out raises it by 1."""
    s = bare()
    t = s.seats[0]
    assert food_limit(s, t) == 5
    gain_food(s, t, 7)
    assert t.food == 5
    t.camps_left = 3
    gain_food(s, t, 7)
    assert t.food == 7


@rule("E3.4")
def test_tools_end_at_the_last_space() -> None:
    """Camps do not limit Tools; the track ends at 10."""
    s = bare()
    gain_tools(s, s.seats[0], 12)
    assert s.seats[0].tools == 10


@rule("E3.5")
def test_several_benefits_come_in_any_order_and_may_be_declined() -> None:
    """Food may wait until a Megalith slot has given a Camp; the rest may be declined."""
    s = gain(bare(), 0, "MEGALITH:1", "FOOD:1")
    assert offers(s) == ["choose megalith", "choose food", "done"]
    assert refused(s, "choose tool").rule == "E3.5"
    play(s, "done")
    assert not s.stack
    assert s.seats[0].food == 0


@rule("E3.5")
def test_benefits_that_need_no_decision_are_taken_at_once() -> None:
    """Labor, Camps and points come first; Food alone is not asked for."""
    s = gain(bare(), 0, "FOOD:6", "CAMP:1", "LABOR:2", "VP:2")
    t = s.seats[0]
    assert not s.stack
    assert (t.food, t.camps[0], t.labor) == (6, 1, 2)
    assert s.ledger.totals[0] == 2


@rule("Q57")
def test_what_cannot_be_done_is_skipped_and_the_rest_happens() -> None:
    """No Camp on the map, nothing to tip, no card to bury: nothing instead; the Tool still comes."""
    s = bare()
    s.animal_deck = [0] * 7
    gain(s, 0, "MOVE:2", "TIP:1", "BURY:1", "VILLAGE:1", "REVEAL:1", "CULTURE:1", "TOOL:1", "IDOL:1")
    assert offers(s) == ["choose tool", "choose idol", "done"]
    assert refused(s, "choose move").rule == "Q57"
    play(s, "choose tool", "tool", "idol honor")
    assert not s.stack


@rule("Q57")
def test_a_benefit_may_become_possible_later() -> None:
    """Tipping waits until the Animal is there."""
    s = bare()
    s.animal_row[MAMMOTH] = 1
    gain(s, 0, "ANIMAL:1", "TIP:1")
    assert offers(s) == ["take woolly-mammoth", "done"]
    play(s, "take woolly-mammoth")
    assert offers(s) == ["tip woolly-mammoth", "done"]


@rule("E3.5")
def test_a_result_icon_is_paid_in_full_once_accepted() -> None:
    """Barter: discard a card for 2 Tools and 2 Food; the discard cannot be declined any more."""
    s = bare(2, CulturePlay(0, 2))
    hold(s, 0, culture("barter"), TRIBESMAN)
    play(s, "play barter")
    assert isinstance(s.stack[-1], Payment)
    play(s, "pay")
    assert isinstance(s.stack[-1], Discarding)
    assert refused(s, "done").rule == "E3.5"
    play(s, "discard tribesman", "choose tool", "tool", "tool")
    assert (s.seats[0].tools, s.seats[0].food) == (2, 2)
    assert s.seats[0].discards == [TRIBESMAN]


@rule("E3.5", "Q57")
def test_a_result_icon_that_cannot_be_paid_is_not_offered() -> None:
    """Barter with an empty hand gives nothing."""
    s = bare(2, CulturePlay(0, 2))
    hold(s, 0, culture("barter"))
    play(s, "play barter")
    assert not s.stack


@pytest.mark.parametrize(("rank", "first"), [(DRAW, "draw"), (IDOL, "idol offering"), (TOOL, "tool")])
@rule("E3.2")
def test_the_printed_benefit_comes_first_in_the_list(rank: int, first: str) -> None:
    """Ranking from the printed benefit down."""
    assert offers(bare(2, Benefit(0, rank, 1, [])))[0] == first


@rule("E3.1")
def test_a_drawn_card_is_the_answer_of_chance() -> None:
    """Drawing as a benefit asks chance for the card, weighted by copies."""
    s = bare(2, Benefit(0, DRAW, 1, []))
    play(s, "draw")
    assert s.seat == CHANCE
    assert offers(s) == ["deal card tribesman", "deal card tribeswoman", "deal card brave"]
    assert s.stack[-1].weights(s) == [4, 3, 2]
