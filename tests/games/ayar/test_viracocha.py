"""A10: the nine Viracocha bonuses."""

from __future__ import annotations

import pytest

from kancha.games.ayar.checks import EndOfTurn
from kancha.games.ayar.names import (
    FARMING,
    INTI_SLOT,
    MARKER_SLOT,
    RAYMI_CHECK,
    ROW_CHECK,
    SLOTS,
    SUN_SLOT,
    TEAL,
    TEMPLE_SLOT,
)
from kancha.games.ayar.night import TEMPLES, Night
from kancha.games.ayar.power import full_power
from kancha.games.ayar.viracocha import MarkerShift, ViracochaSlot, gain_llama, gain_viracocha
from kancha.kernel.testing import rule

from .positions import (
    ask,
    asked,
    complete,
    give_suns,
    grounds,
    listen,
    names_of,
    offers,
    play,
    reading,
    retire_everywhere,
    table,
)


@rule("A10.1")
def test_a_viracocha_goes_to_a_slot_that_is_not_complete() -> None:
    """A complete one takes no more."""
    s = table()
    complete(s, 0, 0)
    ask(s, ViracochaSlot(0))
    assert grounds(s, "viracocha power-farming") == ("A10.1", "refuse-slot-complete")
    assert offers(s) == [f"viracocha {slot}" for slot in SLOTS[1:]]
    play(s, "viracocha inti-six")
    assert s.seats[0].viracocha[INTI_SLOT] == 1
    assert not s.stack


@rule("A10.2", "A6.0")
@pytest.mark.parametrize(("base", "power"), [(1, 2), (3, 4), (4, 5), (5, 5)])
def test_two_viracocha_give_one_more_power(base: int, power: int) -> None:
    """For that activity only, at most 5."""
    s = table()
    s.seats[0].viracocha[FARMING] = 1
    assert full_power(s, 0, FARMING, base) == base
    complete(s, 0, FARMING)
    assert full_power(s, 0, FARMING, base) == power
    assert full_power(s, 0, 1, base) == base


@rule("A10.3")
def test_one_viracocha_gives_a_llama() -> None:
    """At once."""
    s = ask(table(), ViracochaSlot(0))
    play(s, "viracocha llama")
    assert s.seats[0].llamas == 1


@rule("A10.4", "A8.3")
def test_two_viracocha_give_two_moons_per_temple_each_night() -> None:
    """Counted before the temples of the row leave, for temples in all rows."""
    s = table()
    complete(s, 0, TEMPLE_SLOT)
    s.temples[0] = [1]
    s.temples[2] = [2]
    s.seats[0].temples = [0, 1, 1, 0]
    s.fled[0] = 1
    ask(s, Night(TEMPLES, 0))
    assert s.ledger.entries()[0] == (0, 4, "moon.viracocha")


@rule("A10.5")
def test_three_viracocha_give_an_extra_sun_even_with_none() -> None:
    """Personal bonus and Raymi, with 0 Suns, too."""
    s = table()
    complete(s, 0, SUN_SLOT)
    ask(s, EndOfTurn(0, TEAL, [ROW_CHECK], 0, 0))
    assert s.seats[0].dial == 1
    ask(s, EndOfTurn(1, TEAL, [RAYMI_CHECK], 0, 0))
    assert s.seats[0].dial == 2
    assert s.seats[1].dial == 0


@rule("Q18")
def test_the_extra_sun_counts_for_the_llama_of_a_raymi() -> None:
    """0 Suns and the extra one reach 1."""
    s = table()
    complete(s, 0, SUN_SLOT)
    ask(s, EndOfTurn(0, TEAL, [RAYMI_CHECK], 0, 0))
    assert s.seats[0].llamas == 1


@rule("Q18")
def test_by_the_other_reading_the_extra_sun_only_turns_the_dial() -> None:
    """0 Suns and the extra one: 1 devotion, no llama."""
    s = table(read=reading(extra_sun="dial"))
    complete(s, 0, SUN_SLOT)
    ask(s, EndOfTurn(0, TEAL, [RAYMI_CHECK], 0, 0))
    assert (s.seats[0].dial, s.seats[0].llamas) == (1, 0)


@rule("A10.6")
def test_three_viracocha_move_a_retired_marker() -> None:
    """To an empty Moon slot, without scoring; the slot left is free again."""
    s = table()
    retire_everywhere(s, TEAL, 2)
    s.seats[0].viracocha[MARKER_SLOT] = 2
    give_suns(s, 0, [0, 0, 0, 0], [9, 9, 9, 9])
    ask(s, ViracochaSlot(0))
    play(s, "viracocha move-marker")
    assert asked(s) == "marker-shift"
    assert offers(s) == ["shift weaving to farming", "shift weaving to reed", "shift weaving to pottery", "decline"]
    assert grounds(s, "shift farming to reed") == ("A10.6", "refuse-no-marker-there")
    assert grounds(s, "shift weaving to weaving") == ("A10.6", "refuse-moon-slot-taken")
    play(s, "shift weaving to farming")
    assert s.seats[0].moon_slots == [TEAL, -1, -1, -1]
    assert s.seats[0].moon == 0


@rule("A10.6")
def test_moving_a_marker_may_be_declined() -> None:
    """The chance is then gone."""
    s = table()
    retire_everywhere(s, TEAL, 2)
    ask(s, MarkerShift(0))
    play(s, "decline")
    assert s.seats[0].moon_slots == [-1, -1, TEAL, -1]
    assert not s.stack


@rule("Q19")
def test_without_a_retired_marker_nothing_is_asked() -> None:
    """Nor when all four Moon slots are taken."""
    s = table()
    s.seats[0].viracocha[MARKER_SLOT] = 2
    ask(s, ViracochaSlot(0))
    play(s, "viracocha move-marker")
    assert not s.stack
    s = table()
    for ayar in range(4):
        retire_everywhere(s, ayar, ayar)
    s.seats[0].viracocha[MARKER_SLOT] = 2
    ask(s, ViracochaSlot(0))
    play(s, "viracocha move-marker")
    assert not s.stack


@rule("A10.7", "Q20", "Q40")
def test_four_viracocha_give_six_per_marked_bonus() -> None:
    """Only those marked now, and without the extra Sun."""
    s = table()
    complete(s, 0, SUN_SLOT)
    s.seats[0].bonuses = [1, 0, 1, 0]
    s.seats[0].viracocha[INTI_SLOT] = 3
    ask(s, ViracochaSlot(0))
    play(s, "viracocha inti-six")
    assert s.seats[0].dial == 12
    ask(s, EndOfTurn(0, TEAL, [ROW_CHECK], 1, 0))
    assert s.seats[0].dial == 13


@rule("A10.8")
def test_twenty_one_viracocha_fill_nine_slots() -> None:
    """2, 2, 2, 2, 1, 2, 3, 3, 4."""
    assert table().facts.slot_need == [2, 2, 2, 2, 1, 2, 3, 3, 4]
    assert sum(table().facts.slot_need) == 21


@rule("Q12")
def test_with_nine_complete_slots_a_viracocha_returns() -> None:
    """Nothing is asked and the supply is as before."""
    s = table()
    s.seats[0].viracocha = s.facts.slot_need[:]
    supply = s.viracocha
    events = listen(s)
    gain_viracocha(s, 0)
    assert not s.stack
    assert s.viracocha == supply
    assert names_of(events) == ["ViracochaGained", "ViracochaReturned"]


@rule("Q11")
def test_from_an_empty_supply_nothing_is_gained() -> None:
    """Neither a Viracocha nor a llama."""
    s = table()
    s.viracocha = 0
    s.llamas = 0
    gain_viracocha(s, 0)
    gain_llama(s, 0)
    assert not s.stack
    assert s.seats[0].llamas == 0
