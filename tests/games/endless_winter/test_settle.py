"""Column Settle (E6)."""

from __future__ import annotations

from kancha.games.endless_winter.action_phase import Bottom, CulturePlay, Turn
from kancha.games.endless_winter.effects import Discarding
from kancha.games.endless_winter.hunt import HuntTop
from kancha.games.endless_winter.settle import Adoption, Burial, SettleMiddle, SettleTop
from kancha.games.endless_winter.vocabulary import BURY_SUPPLY, SETTLE, TRIBE, TRIBE_DISCARD
from kancha.kernel.testing import rule
from kancha.kernel.view import view

from .positions import BRAVE, ELDER, HUNTER, TRIBESMAN, ask, bare, culture, hold, offers, play, refused


@rule("E6.1")
def test_each_card_of_a_turn_is_of_another_type() -> None:
    """W17: with 6 Labor two Hunters are illegal, three types are legal."""
    s = bare(2, SettleTop(0))
    t = s.seats[0]
    t.labor = 6
    play(s, "recruit hunter")
    assert refused(s, "recruit hunter").rule == "E6.1"
    play(s, "recruit elder", "recruit shaman")
    assert (t.labor, s.supply) == (0, [14, 15, 15, 14, 14])
    assert refused(s, "recruit crafter").rule == "E6.1"


@rule("E6.2")
def test_a_card_gained_this_turn_does_not_pay() -> None:
    """W18: the new Hunter cannot be played for an Elder."""
    s = bare(2, SettleTop(0))
    s.seats[0].labor = 2
    play(s, "recruit hunter")
    assert refused(s, "work hunter").rule == "E6.2"


@rule("E6.2", "Q54")
def test_an_old_copy_of_the_same_type_still_pays() -> None:
    """W40: one Hunter held, one taken: exactly one may be played in Settle; in Hunt both."""
    s = bare(2, SettleTop(0))
    t = hold(s, 0, HUNTER)
    t.labor = 2
    play(s, "recruit hunter", "work hunter")
    assert refused(s, "work hunter").rule == "E6.2"
    s.stack = [HuntTop(0)]
    play(s, "work hunter")


@rule("E6.2", "Q54")
def test_a_card_gained_to_the_discard_pile_and_drawn_does_not_pay() -> None:
    """Adoption puts a Hunter on the empty discard pile, Storytelling draws it: it makes no Labor in Settle."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("adoption"), culture("storytelling"))
    t.deck, t.owned = [], t.hand[:]
    s.advance()
    play(s, "play adoption", "choose tribe-discard", "recruit hunter", "play storytelling", "draw", "deal card hunter")
    play(s, "done", "place chief on settle")
    assert t.hand == [HUNTER]
    assert refused(s, "work hunter").rule == "E6.2"


@rule("Q54")
def test_a_card_gained_to_the_discard_pile_does_not_block_an_old_copy() -> None:
    """While the new Hunter lies there, the one in hand is an old one; drawn from a deck of old and new, it may be."""
    s = bare(2, SettleTop(0), Adoption(0, 1, TRIBE_DISCARD))
    t = hold(s, 0, HUNTER)
    play(s, "recruit hunter", "work hunter")
    t.above, t.hand, t.discards, t.deck = [], [HUNTER], [], [HUNTER]
    assert "work hunter" in offers(s)
    t.hand, t.deck = [HUNTER, HUNTER], []
    play(s, "work hunter")
    assert refused(s, "work hunter").rule == "E6.2"


@rule("Q54")
def test_an_old_copy_in_the_discard_pile_does_not_excuse_a_new_one() -> None:
    """A Hunter gained to hand is new, wherever others lie."""
    s = bare(2, SettleTop(0), Adoption(0, 1, TRIBE))
    t = s.seats[0]
    t.discards, t.deck = [HUNTER], [HUNTER]
    play(s, "recruit hunter")
    assert refused(s, "work hunter").rule == "E6.2"


@rule("Q54")
def test_a_copy_that_left_the_hand_counts_as_the_new_one() -> None:
    """Of an old and a new Hunter one is buried, from hand or from the discard pile, or discarded: the other pays."""
    s = bare(2, SettleTop(0), Burial(0, 1), Adoption(0, 1, TRIBE))
    hold(s, 0, HUNTER)
    play(s, "recruit hunter", "bury hunter from hand", "work hunter")
    s = bare(2, SettleTop(0), Discarding(0, 1), Adoption(0, 1, TRIBE))
    t = hold(s, 0, HUNTER)
    play(s, "recruit hunter", "discard hunter")
    assert "work hunter" in offers(s)
    t.discards, t.hand = [], [HUNTER, HUNTER]
    play(s, "work hunter")
    assert refused(s, "work hunter").rule == "E6.2"
    s = bare(2, SettleTop(0), Burial(0, 1), Adoption(0, 1, TRIBE_DISCARD))
    t = hold(s, 0, HUNTER)
    play(s, "recruit hunter", "bury hunter from discards")
    assert (t.gained[HUNTER], t.loose[HUNTER]) == (0, 0)
    play(s, "work hunter")


@rule("Q54")
def test_what_was_gained_before_the_turn_pays() -> None:
    """The counts begin anew with the turn, also for a card gained in an Eclipse phase."""
    s = bare(2, Turn(0), Burial(0, 1), Adoption(0, 2, TRIBE))
    t = s.seats[0]
    play(s, "recruit hunter", "recruit hunter", "bury hunter from hand", "place figure on settle", "work hunter")
    assert t.entombed == []


@rule("E6.3", "E6.4")
def test_a_tool_buries_a_card_from_hand_discards_or_above_the_board() -> None:
    """Three origins; never the deck; the card is out of the deck for good."""
    s = bare(2, SettleMiddle(0))
    t = hold(s, 0, HUNTER)
    t.tools, t.discards, t.above = 3, [ELDER], [BRAVE]
    assert offers(s) == ["bury hunter from hand", "bury elder from discards", "bury brave from above", "done"]
    assert refused(s, "bury tribesman from deck").rule == "E6.3"
    assert refused(s, "bury elder from hand").rule == "E6.3"
    play(s, "bury hunter from hand", "bury elder from discards", "bury brave from above")
    assert t.tools == 0
    assert (t.buried, t.buried_open) == ([HUNTER], [ELDER, BRAVE])
    assert (t.hand, t.discards, t.above) == ([], [], [])


@rule("E1.5", "E6.3")
def test_only_a_card_buried_from_hand_is_unknown_to_others() -> None:
    """What lay open before is known to all."""
    s = bare(2, SettleMiddle(0))
    t = hold(s, 0, HUNTER)
    t.tools, t.discards = 2, [ELDER]
    s.events = []
    play(s, "bury hunter from hand", "bury elder from discards")
    seen = view(s, 1)["seats"][0]
    assert seen["buried"] == {"hidden": 1}
    assert seen["buried_open"] == [ELDER]


@rule("E6.5")
def test_the_first_figure_buries_free_and_gains_an_idol() -> None:
    """Either order; no Tool is paid."""
    s = ask(bare(2), Bottom(0, SETTLE))
    assert not [text for text in offers(s) if "bury" in text and "choose" not in text]
    s = bare(2, Bottom(0, SETTLE))
    t = hold(s, 0, TRIBESMAN)
    s.advance()
    assert offers(s) == ["choose bury", "choose idol", "done"]
    play(s, "choose bury", "bury tribesman from hand", "idol honor")
    assert (len(t.buried), t.honor, t.tools) == (1, 1, 0)


@rule("Q5")
def test_a_culture_card_may_bury_itself_and_still_finish() -> None:
    """Burial Rite lies above the board while it is resolved."""
    s = bare(2, CulturePlay(0, 2))
    t = hold(s, 0, culture("burial-rite"))
    t.pile = [HUNTER]
    play(s, "play burial-rite", "choose bury")
    assert offers(s) == ["bury burial-rite from above", "done"]
    play(s, "bury burial-rite from above", "idol offering")
    assert t.buried_open == [culture("burial-rite")]
    assert t.offering == 1


@rule("Q6")
def test_a_card_gained_this_turn_may_be_buried() -> None:
    """It is in hand."""
    s = bare(2, SettleMiddle(0), SettleTop(0))
    t = s.seats[0]
    t.labor, t.tools = 2, 1
    play(s, "recruit hunter", "done", "bury hunter from hand")
    assert t.buried == [HUNTER]


@rule("Q38", "Q39")
def test_effects_take_any_type_that_is_left() -> None:
    """An empty pile gives nothing; the rule of different types is not for effects."""
    s = bare(2, SettleTop(0))
    s.seats[0].labor = 2
    s.supply[HUNTER] = 0
    assert refused(s, "recruit hunter").rule == "Q38"
    s.stack = [Adoption(0, 2, TRIBE)]
    assert refused(s, "recruit hunter").rule == "Q38"
    play(s, "recruit elder", "recruit elder")
    assert s.seats[0].hand == [ELDER, ELDER]


@rule("Q57", "E6.4")
def test_tribe_cards_go_where_the_effect_says() -> None:
    """To the discard pile, or straight into the burial area."""
    s = bare(2, Adoption(0, 1, BURY_SUPPLY), Adoption(0, 1, TRIBE_DISCARD))
    t = s.seats[0]
    play(s, "recruit elder", "recruit hunter")
    assert (t.discards, t.buried_open) == ([ELDER], [HUNTER])
    assert len(t.owned) == 11


@rule("Q57")
def test_a_burial_ends_when_no_card_is_left() -> None:
    """Two burials with one card: one is done."""
    s = bare(2, Burial(0, 2))
    hold(s, 0, BRAVE)
    play(s, "bury brave from hand")
    assert not s.stack
