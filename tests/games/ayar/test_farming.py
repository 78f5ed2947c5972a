"""A6.F: terrace farming."""

from __future__ import annotations

from kancha.games.ayar.activities import can_perform
from kancha.games.ayar.farming import Farming
from kancha.games.ayar.names import FARMING
from kancha.kernel.testing import rule

from .positions import ask, asked, give_maize, grounds, offers, play, table


@rule("A6.F.1")
def test_farming_needs_maize() -> None:
    """22 planted maize end it."""
    s = table()
    assert can_perform(s, 0, FARMING, 1)
    give_maize(s, 0, 4, 5, 6, 6)
    assert can_perform(s, 0, FARMING, 1)
    give_maize(s, 0, 4, 5, 6, 7)
    assert not can_perform(s, 0, FARMING, 4)


@rule("A6.F.2")
def test_each_maize_comes_from_any_box_leftmost_first() -> None:
    """Power 3: three maize from two boxes, in the order they were planted."""
    s = ask(table(), Farming(1, 3))
    assert offers(s) == ["plant a", "plant b", "plant c", "plant d"]
    play(s, "plant b", "plant d", "plant b")
    assert s.seats[1].maize == [0, 2, 0, 1]
    assert s.terrace == [1, 1, 1]
    assert not s.stack


@rule("A6.F.2")
def test_an_empty_box_gives_nothing() -> None:
    """It is not offered."""
    s = table()
    give_maize(s, 0, a=4)
    ask(s, Farming(0, 1))
    assert grounds(s, "plant a") == ("A6.F.2", "refuse-box-empty")


@rule("A6.F.3")
def test_emptying_a_box_with_an_icon_gives_a_viracocha() -> None:
    """The two large boxes show one, the small ones do not."""
    s = table()
    give_maize(s, 0, 3, 4, 5, 6)
    ask(s, Farming(0, 4))
    play(s, "plant a", "plant b")
    assert asked(s) == "farming"
    play(s, "plant c")
    assert asked(s) == "viracocha-slot"
    play(s, "viracocha llama", "plant d")
    assert asked(s) == "viracocha-slot"


@rule("A6.F.3", "A6.F.4")
def test_e4_twelve_maize_are_worth_four_suns_and_fourteen_moons() -> None:
    """Boxes B and D emptied: one Viracocha, from the largest box."""
    s = table()
    give_maize(s, 0, b=4, d=6)
    ask(s, Farming(0, 2))
    supply = s.viracocha
    play(s, "plant b", "plant d")
    assert (s.seats[0].suns[FARMING], s.seats[0].moons[FARMING]) == (4, 14)
    assert s.viracocha == supply - 1


@rule("A6.F.4")
def test_a_box_gives_moons_only_when_it_is_empty() -> None:
    """Suns are uncovered on the way."""
    s = table()
    give_maize(s, 0, c=5)
    assert (s.seats[0].suns[FARMING], s.seats[0].moons[FARMING]) == (2, 0)
    give_maize(s, 0, c=6)
    assert (s.seats[0].suns[FARMING], s.seats[0].moons[FARMING]) == (3, 7)


@rule("Q13")
def test_the_terrace_has_no_limit() -> None:
    """All maize of a seat can lie there in one round."""
    s = ask(table(), Farming(0, 21))
    play(s, *["plant a"] * 4, *["plant b"] * 5, *["plant d"] * 6, *["plant c"] * 5)
    assert len(s.terrace) == 20


@rule("Q10")
def test_a_power_bonus_completed_by_maize_gives_one_more_maize() -> None:
    """The last power empties box C; its Viracocha completes the bonus."""
    s = table()
    give_maize(s, 0, c=5)
    s.seats[0].viracocha[FARMING] = 1
    ask(s, Farming(0, 1))
    play(s, "plant c", "viracocha power-farming")
    assert offers(s) == ["plant a", "plant b", "plant d", "stop"]
    play(s, "plant a")
    assert not s.stack
