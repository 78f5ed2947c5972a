"""A6.P: pottery."""

from __future__ import annotations

import pytest

from kancha.games.ayar.activities import can_perform
from kancha.games.ayar.names import POTS, POTTERY, WILD
from kancha.games.ayar.pottery import MarketRefill, Pottery
from kancha.games.ayar.scoring import pottery_moons
from kancha.kernel.testing import rule

from .positions import (
    ask,
    asked,
    chance,
    complete,
    facts,
    give_pots,
    grounds,
    listen,
    names_of,
    offers,
    play,
    show_pots,
    table,
)


def pots(*names: str) -> list[int]:
    """Pots by name."""
    return [WILD if name == "wild" else POTS.index(name) for name in names]


@rule("A6.P.1", "Q8")
def test_pottery_needs_an_affordable_pot_and_a_free_slot() -> None:
    """Ten pots fill the track; an empty market leaves the stack, which takes power 4."""
    s = table()
    assert can_perform(s, 0, POTTERY, 1)
    s.market = [-1] * 4
    assert not can_perform(s, 0, POTTERY, 3)
    assert can_perform(s, 0, POTTERY, 4)
    s.stack_pots = 0
    assert not can_perform(s, 0, POTTERY, 4)
    s = table()
    give_pots(s, 0, *["wild"] * 10)
    assert not can_perform(s, 0, POTTERY, 4)


@rule("A6.P.2")
def test_e1_power_three_buys_one_two_three_or_one_and_two() -> None:
    """Of all sequences with power 3 exactly the sets {1}, {2}, {3} and {1, 2} can be taken."""
    found: set[tuple[str, ...]] = set()
    for first in ("1", "2", "3"):
        s = ask(table(), Pottery(0, 3))
        play(s, f"pot {first}")
        found.add((first,))
        if asked(s) == "pottery":
            seconds = [text.split()[1] for text in offers(s) if text.startswith("pot")]
            found |= {tuple(sorted((first, second))) for second in seconds}
    assert found == {("1",), ("2",), ("3",), ("1", "2")}
    s = ask(table(), Pottery(0, 3))
    assert grounds(s, "pot 4") == ("A6.P.2", "refuse-power")
    play(s, "pot 1")
    assert grounds(s, "pot 3") == ("A6.P.2", "refuse-power")


@rule("A6.P.2")
def test_e13_power_five_buys_one_and_four_or_two_and_three() -> None:
    """The most that can be had, with the completed bonus on an emptied line."""
    for first, second in (("1", "4"), ("2", "3"), ("1", "stack")):
        s = table()
        complete(s, 0, POTTERY)
        ask(s, Pottery(0, 4))
        play(s, f"pot {first}", f"pot {second}")
        assert len(s.seats[0].pots) == 2
        assert asked(s) == "market-refill"


@rule("A6.P.2", "A12.3")
def test_a_pot_from_the_stack_is_wild_and_stays_unknown() -> None:
    """It is taken face down: its face stays among the unseen, and it never gives a Viracocha."""
    s = table()
    unseen = s.pots[:]
    events = listen(ask(s, Pottery(0, 4)))
    play(s, "pot stack")
    assert s.seats[0].pots == [WILD]
    assert s.pots == unseen
    assert s.stack_pots == sum(unseen) - 1
    assert names_of(events) == ["PotTaken"]


@rule("A6.P.3")
def test_an_icon_gives_a_viracocha_at_once() -> None:
    """Before the next pot is taken."""
    s = table()
    show_pots(s, "green-viracocha", "pink", "blue", "yellow")
    ask(s, Pottery(0, 3))
    supply = s.viracocha
    play(s, "pot 1")
    assert asked(s) == "viracocha-slot"
    assert s.viracocha == supply - 1
    play(s, "viracocha llama")
    assert offers(s) == ["pot 2", "stop"]


@rule("A6.P.4")
def test_the_market_slides_down_and_refills_from_below() -> None:
    """After the whole activity: what is left slides, the stack fills the upper slots."""
    s = ask(table(), Pottery(0, 3))
    play(s, "pot 1", "pot 2")
    assert s.market == [*pots("blue", "yellow"), -1, -1]
    assert s.stack[-1].weights(s) == [count for count in s.pots if count]
    play(s, "reveal red-viracocha", "reveal red")
    assert s.market == pots("blue", "yellow", "red-viracocha", "red")
    assert not s.stack


@rule("A6.P.4")
def test_an_empty_stack_leaves_slots_empty() -> None:
    """Nothing is refilled and no wild pot can be taken."""
    s = table()
    s.stack_pots = 0
    ask(s, Pottery(0, 4))
    assert grounds(s, "pot stack") == ("A6.P.4", "refuse-stack-empty")
    play(s, "pot 1", "stop")
    assert not s.stack
    assert s.market[3] == -1
    ask(s, Pottery(0, 4))
    assert grounds(s, "pot 4") == ("A6.P.4", "refuse-no-pot-there")


@rule("A6.P.4")
def test_a_refill_may_turn_up_any_unseen_face() -> None:
    """A wild pot in somebody's track may be the last red one: the stack can show any face not seen yet."""
    s = table()
    give_pots(s, 0, "wild", "wild")
    s.market[3] = -1
    ask(s, MarketRefill())
    assert sum(s.stack[-1].weights(s)) == s.stack_pots + 2


@rule("A6.P.5")
def test_pots_fill_the_track_from_the_left() -> None:
    """In the order in which they are taken."""
    s = table()
    give_pots(s, 0, "red")
    ask(s, Pottery(0, 3))
    play(s, "pot 2", "pot 1")
    assert s.seats[0].pots == pots("red", "pink", "green")


@rule("A6.P.6")
def test_e2_six_pots_are_worth_four_suns_and_fourteen_moons() -> None:
    """Green, green, wild, pink, pink, blue: 9 + 4 + 1, the wild counted as green."""
    s = table()
    give_pots(s, 0, "green", "green", "wild", "pink", "pink", "blue")
    assert s.seats[0].suns[POTTERY] == 4
    assert s.seats[0].moons[POTTERY] == 14


@rule("A6.P.6", "Q7")
@pytest.mark.parametrize(
    ("track", "moons"),
    [
        ((), 0),
        (("green",), 1),
        (("wild",), 1),
        (("green", "wild"), 4),
        (("green", "pink", "wild"), 5),
        (("green", "green", "green", "pink", "pink", "wild"), 20),
        (("green", "green", "green", "wild", "wild"), 17),
        (("green", "green", "green", "green", "green"), 16),
        (("green", "green-viracocha"), 4),
    ],
)
def test_wild_pots_count_for_their_best_colour(track: tuple[str, ...], moons: int) -> None:
    """Each for one colour, the best assignment at every scoring; more than four add nothing."""
    assert pottery_moons(facts(), pots(*track)) == moons


@rule("Q10", "A10.2")
def test_a_power_bonus_completed_by_a_pot_is_used_before_the_market_slides() -> None:
    """Power 1 is spent, the icon completes the bonus: another power is there, but no pot of power 1 any more."""
    s = table()
    show_pots(s, "green", "pink-viracocha", "blue", "yellow")
    s.seats[0].viracocha[POTTERY] = 1
    ask(s, Pottery(0, 2))
    play(s, "pot 2", "viracocha power-pottery")
    assert offers(s) == ["pot 1", "stop"]
    play(s, "pot 1")
    chance(s)
    assert len(s.seats[0].pots) == 2
