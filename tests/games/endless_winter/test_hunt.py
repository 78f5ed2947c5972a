"""Column Hunt (E9)."""

from __future__ import annotations

from kancha.games.endless_winter.action_phase import Bottom, Placement, Turn
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.effects import take_reveals
from kancha.games.endless_winter.hunt import AnimalDraw, FreeAnimal, HuntMiddle, HuntTop
from kancha.games.endless_winter.vocabulary import HUNT
from kancha.kernel.outlook import outlooks
from kancha.kernel.state import CHANCE, NOBODY
from kancha.kernel.testing import rule

from .positions import (
    ARGENTAVIS,
    GAME,
    GLYPTODON,
    MAMMOTH,
    RHINO,
    SLOTH,
    ask,
    bare,
    culture,
    hold,
    offers,
    play,
    reading,
    refused,
)


@rule("E9.1", "Q48")
def test_turning_up_shows_two_or_what_is_there() -> None:
    """1 Labor for two cards; with one card in the deck, one; with none, not allowed."""
    s = bare(2, HuntTop(0))
    s.seats[0].labor = 5
    s.animal_deck = [0] * 7
    s.animal_deck[SLOTH] = 3
    play(s, "reveal", "deal animal giant-sloth", "deal animal giant-sloth", "reveal", "deal animal giant-sloth")
    assert (s.animal_row[SLOTH], s.seats[0].labor) == (3, 3)
    assert refused(s, "reveal").rule == "Q48"


@rule("E9.2", "E9.3", "Q2")
def test_every_animal_costs_two_labor_and_is_not_replaced() -> None:
    """Flat price; the display only shrinks."""
    s = bare(2, HuntTop(0))
    t = s.seats[0]
    t.labor = 5
    s.animal_row[MAMMOTH] = 3
    play(s, "take woolly-mammoth", "take woolly-mammoth")
    assert (t.labor, t.upright[MAMMOTH], s.animal_row[MAMMOTH]) == (1, 2, 1)
    assert refused(s, "take woolly-mammoth").rule == "E9.2"
    assert refused(s, "take giant-sloth").rule == "E9.2"


@rule("Q19")
def test_an_empty_board_with_cards_in_the_deck_gives_no_animal() -> None:
    """Reveal first; the fallback needs both to be empty."""
    s = bare(2, HuntTop(0))
    s.seats[0].labor = 2
    assert offers(s) == ["reveal", "done"]
    assert refused(s, "feast").rule == "E9.4"


@rule("E9.4", "Q53")
def test_food_to_the_limit_for_want_of_animals_once_a_turn() -> None:
    """W25, W39: Food 1 to 7; a second time in the turn is refused, also after eating."""
    s = bare(2, HuntTop(0))
    t = s.seats[0]
    s.animal_deck = [0] * 7
    t.labor, t.food, t.camps_left = 4, 1, 3
    play(s, "feast")
    assert (t.food, t.labor, sum(t.upright)) == (7, 2, 0)
    play(s, "eat", "eat")
    assert refused(s, "feast").rule == "Q53"


@rule("Q53")
def test_no_feast_at_the_limit() -> None:
    """Only below the limit."""
    s = bare(2, HuntTop(0))
    t = s.seats[0]
    s.animal_deck = [0] * 7
    t.labor, t.food = 2, 5
    assert offers(s) == ["eat", "done"]
    assert refused(s, "feast").rule == "Q53"


@rule("E9.5")
def test_tipping_gives_the_benefits_at_once() -> None:
    """A Rhino: 2 Food and a Tool; a tipped one cannot be tipped again."""
    s = bare(2, HuntMiddle(0))
    t = s.seats[0]
    t.upright[RHINO] = 1
    play(s, "tip woolly-rhino", "choose food", "tool")
    assert (t.food, t.tools, t.upright[RHINO], t.tipped[RHINO]) == (2, 1, 0, 1)
    assert offers(s) == ["done"]
    assert refused(s, "tip woolly-rhino").rule == "E9.5"


@rule("E9.6")
def test_the_first_figure_takes_the_top_animal() -> None:
    """From the deck, upright, without Labor."""
    s = ask(bare(2), Bottom(0, HUNT))
    assert offers(s) == ["choose animal-top", "done"]
    play(s, "choose animal-top")
    assert s.seat == CHANCE
    play(s, "deal animal argentavis")
    assert s.seats[0].upright[ARGENTAVIS] == 1
    assert not s.stack


@rule("Q20")
def test_the_top_animal_of_an_empty_deck() -> None:
    """It gives nothing; in the first version Food to the limit if the board was empty too."""
    for game, row, food in ((GAME, 0, 0), (GAME, 1, 0), (reading(1), 0, 5), (reading(1), 1, 0)):
        s = bare(2, Bottom(0, HUNT), game=game)
        s.animal_deck, s.animal_row[SLOTH] = [0] * 7, row
        s.advance()
        assert (s.seats[0].food, s.stack) == (food, [])


@rule("Q20", "Q57")
def test_of_two_top_animals_the_second_meets_an_empty_deck() -> None:
    """Wolf Taming with one Animal left: only the one; in the first version Food for the other on an empty board."""
    for game, row, food in ((GAME, 0, 0), (GAME, 1, 0), (reading(1), 0, 5), (reading(1), 1, 0)):
        s = bare(2, Turn(0), game=game)
        t = hold(s, 0, culture("wolf-taming"))
        s.animal_deck, s.animal_row[RHINO] = [1, 0, 0, 0, 0, 0, 0], row
        s.advance()
        play(s, "play wolf-taming", "choose animal-top", "deal animal woolly-mammoth")
        assert (t.upright[MAMMOTH], t.food) == (1, food)
        assert isinstance(s.stack[-1], Placement)


@rule("E3.5", "Q20")
def test_each_of_two_top_animals_may_be_declined() -> None:
    """Wolf Taming: the second is asked for after the first was seen."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("wolf-taming"))
    s.advance()
    play(s, "play wolf-taming", "choose animal-top", "deal animal argentavis")
    assert offers(s) == ["choose animal-top", "done"]
    play(s, "done")
    assert sum(t.upright) == 1
    assert isinstance(s.stack[-1], Placement)


@rule("E3.5")
def test_food_may_be_taken_and_the_animal_declined() -> None:
    """Pitfall Trap: after the Food the Animal is still a question."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("pitfall-trap"))
    s.advance()
    play(s, "play pitfall-trap", "choose food")
    assert offers(s) == ["choose animal-top", "done"]
    play(s, "done")
    assert (t.food, sum(t.upright)) == (1, 0)


@rule("Q49", "E9.4")
def test_the_animal_icon_gives_food_when_no_animal_is_left() -> None:
    """Board and deck empty: Food 2 to 6. Board empty, deck not: nothing, as the Hunt column offers nothing either."""
    for deck, food in ((0, 6), (1, 2)):
        s = bare()
        t = s.seats[0]
        t.food, t.camps_left, s.animal_deck = 2, 4, [0, 0, deck, 0, 0, 0, 0]
        push_gains(s, 0, [s.facts.effect("ANIMAL:1")])
        s.advance()
        assert (t.food, s.stack) == (food, [])
        t.food, t.labor = 2, 2
        ask(s, HuntTop(0))
        assert ("feast" in offers(s)) == (food == 6)


@rule("Q49")
def test_the_animal_icon_by_the_other_ruling() -> None:
    """Food 2 to 6 as soon as no Animal lies face up, although the deck has some."""
    s = bare(2, FreeAnimal(0, 1), game=reading(animal_icon="none-face-up"))
    t = s.seats[0]
    t.food, t.camps_left = 2, 4
    s.advance()
    assert (t.food, sum(t.upright), s.stack) == (6, 0, [])


@rule("Q49", "Q57")
def test_scouting_party_turns_up_before_it_takes() -> None:
    """With an empty board the Animal is not lost: it can be taken once one was turned up."""
    s = bare(2, Turn(0))
    t = hold(s, 0, culture("scouting-party"))
    s.advance()
    play(s, "play scouting-party")
    while "choose reveal" in offers(s):
        play(s, "choose reveal", "deal animal giant-sloth")
    while "take giant-sloth" not in offers(s):
        play(s, offers(s)[0])
    play(s, "take giant-sloth")
    assert (t.upright[SLOTH], t.food) == (1, 0)


@rule("Q60", "E12.3")
def test_an_empty_animal_deck_is_not_refilled() -> None:
    """The draw stops; the display keeps what it has."""
    s = bare(2, AnimalDraw(3, NOBODY))
    s.animal_deck = [0] * 7
    s.animal_deck[SLOTH] = 1
    play(s, "deal animal giant-sloth")
    s.advance()
    assert (s.animal_row[SLOTH], s.stack) == (1, [])


@rule("E3.5")
def test_turning_up_by_an_effect_may_be_declined() -> None:
    """It may help others, so it is asked even alone."""
    s = bare()
    push_gains(s, 0, [s.facts.effect("REVEAL:1")])
    s.advance()
    assert offers(s) == ["choose reveal", "done"]
    play(s, "done")
    assert not s.stack
    take_reveals(s, 0, 1, s.facts.effect("REVEAL:1"))
    assert s.seat == CHANCE


def test_the_outlook_of_tipping_reaches_all_that_the_animal_shows() -> None:
    """A Glyptodon shows two Tools: up to two are promised, though each is asked for alone and may become Food."""
    s = bare(2, HuntMiddle(0))
    s.seats[0].upright[GLYPTODON] = 1
    tip = GAME.space.parse("tip glyptodon").code
    (found,) = outlooks(GAME, s, 0, [tip])
    tools = [measure.id for measure in GAME.measures].index("tools")
    assert found.range is not None
    assert (found.range.low[0][tools], found.range.high[0][tools]) == (0, 2)
