"""A6.R: reed bundling."""

from __future__ import annotations

from random import Random

from kancha.games.ayar.actions import STOP
from kancha.games.ayar.activities import can_perform
from kancha.games.ayar.names import NODES, REED
from kancha.games.ayar.reeds import ReedBundling
from kancha.games.ayar.state import AyarState
from kancha.kernel.testing import rule

from .positions import ask, asked, facts, give_islands, grounds, moor, offers, play, reading, table


def sailing(s: AyarState, seat: int, power: int) -> AyarState:
    """Ask a seat to sail from where its boat is."""
    return ask(s, ReedBundling(seat, power))


@rule("A6.R.1", "Q17")
def test_reed_bundling_needs_an_island_and_a_way() -> None:
    """Six islands built end it; a boat that can enter nothing cannot start."""
    s = table()
    assert can_perform(s, 0, REED, 1)
    give_islands(s, 0, "i01", "i02", "i03", "i04", "i05", "i06")
    assert not can_perform(s, 0, REED, 4)
    s = table()
    moor(s, 0, "r17")
    moor(s, 1, "i10")
    assert not can_perform(s, 0, REED, 1)
    assert can_perform(s, 0, REED, 2)


@rule("A6.R.2", "A6.R.3", "A6.R.5", "A6.R.6")
def test_e5_a_power_two_space_then_a_free_island_slot() -> None:
    """Blue from I01 over R01 to Red's island on I03: second island, one Viracocha, 8 Moons, 2 Suns."""
    s = table()
    give_islands(s, 0, "i01")
    moor(s, 0, "i01")
    give_islands(s, 1, "i03")
    sailing(s, 0, 2)
    assert "sail r01" in offers(s)
    play(s, "sail r01")
    assert offers(s) == ["sail i01", "sail i03", "stop"]
    play(s, "sail i03")
    assert asked(s) == "lake-viracocha"
    assert offers(s) == ["fish l2", "fish l4"]
    assert grounds(s, "fish l1") == ("A6.R.5", "refuse-section-far")
    play(s, "fish l4")
    assert s.lake[3] == 0
    play(s, "viracocha llama")
    assert (s.seats[0].suns[REED], s.seats[0].moons[REED]) == (2, 8)


@rule("A6.R.2")
def test_boats_do_not_change_a_cost_and_only_links_are_sailed() -> None:
    """A space with a boat costs its power; a far one cannot be entered."""
    s = table()
    moor(s, 1, "i01")
    sailing(s, 0, 1)
    assert grounds(s, "sail i03") == ("A6.R.2", "refuse-not-linked")
    play(s, "sail i01")
    assert s.seats[0].boat == s.seats[1].boat == NODES.index("i01")
    sailing(s, 0, 1)
    assert grounds(s, "sail r01") == ("A6.R.2", "refuse-power")


@rule("A6.R.2")
def test_turning_back_is_allowed() -> None:
    """From R02 back to the own island on I01, for nothing."""
    s = table()
    give_islands(s, 0, "i01")
    moor(s, 0, "i01")
    sailing(s, 0, 1)
    play(s, "sail r02", "sail i01")
    assert s.seats[0].boat == NODES.index("i01")


@rule("A6.R.3")
def test_several_islands_can_be_built_in_one_activity() -> None:
    """I01, back to the start, I02: two islands with power 2."""
    s = sailing(table(), 0, 2)
    play(s, "sail i01", "sail start", "sail i02")
    assert asked(s) == "lake-viracocha"
    assert s.seats[0].islands == [NODES.index("i01"), NODES.index("i02")]


@rule("A6.R.3", "Q17")
def test_an_own_island_is_not_built_twice_and_none_without_pieces() -> None:
    """Sailing on after the sixth island builds nothing."""
    s = table()
    give_islands(s, 0, "i01", "i02", "i03", "i05", "i04")
    moor(s, 0, "i06")
    sailing(s, 0, 4)
    play(s, "sail r11", "sail i08")
    assert len(s.seats[0].islands) == 6
    play(s, "fish l6", "viracocha llama", "sail r10", "sail i07")
    assert len(s.seats[0].islands) == 6
    assert not s.stack or asked(s) == "reed-bundling"


@rule("A6.R.4", "Q15")
def test_a_yellow_slot_lets_no_second_boat_in() -> None:
    """Not even in passing."""
    s = table()
    moor(s, 1, "i06")
    moor(s, 0, "r07")
    sailing(s, 0, 4)
    assert grounds(s, "sail i06") == ("Q15", "refuse-yellow-boat")
    moor(s, 1, "i04")
    assert "sail i04" in offers(s)


@rule("A6.R.4", "Q16")
def test_a_yellow_slot_with_a_foreign_island_is_free_to_enter_but_full() -> None:
    """It costs nothing and nothing is built."""
    s = table()
    give_islands(s, 1, "i06")
    moor(s, 0, "r07")
    sailing(s, 0, 1)
    play(s, "sail i06")
    assert s.seats[0].islands == []
    assert s.stack[-1].words(s) == {"left": 1}


@rule("A6.R.4")
def test_other_slots_hold_any_number_of_islands() -> None:
    """Three seats build on I01."""
    s = table(3)
    for seat in range(3):
        sailing(s, seat, 1)
        play(s, "sail i01")
        assert s.seats[seat].islands == [NODES.index("i01")]


@rule("A6.R.5")
def test_no_viracocha_from_empty_sections_and_no_question_about_one() -> None:
    """With one stocked section it is taken at once; with none nothing happens."""
    s = table()
    give_islands(s, 0, "i01")
    moor(s, 0, "start")
    s.lake[0] = 0
    sailing(s, 0, 1)
    play(s, "sail i02")
    assert asked(s) == "viracocha-slot"
    assert s.lake[2] == 0
    s = table()
    give_islands(s, 0, "i01")
    s.lake = [0] * 12
    sailing(s, 0, 1)
    play(s, "sail i02")
    assert asked(s) == "reed-bundling"


@rule("A6.R.5")
def test_an_empty_section_is_refused() -> None:
    """The choice is among those that still have one."""
    s = table()
    give_islands(s, 0, "i01")
    moor(s, 0, "r05")
    s.lake[1] = 0
    sailing(s, 0, 1)
    play(s, "sail i04")
    assert grounds(s, "fish l2") == ("A6.R.5", "refuse-section-empty")
    assert offers(s) == ["fish l3", "fish l4", "fish l5", "fish l6"]


@rule("A6.R.6")
def test_moons_are_the_highest_island_and_zero_without_one() -> None:
    """Suns come from the board: 1, 1, 1, 1, 2, 2."""
    s = table()
    assert (s.seats[0].suns[REED], s.seats[0].moons[REED]) == (0, 0)
    give_islands(s, 0, "i02", "i05", "i01")
    assert (s.seats[0].suns[REED], s.seats[0].moons[REED]) == (3, 12)
    give_islands(s, 0, "i03", "i04", "i07")
    assert (s.seats[0].suns[REED], s.seats[0].moons[REED]) == (8, 16)


@rule("A6.R.7")
def test_steps_may_be_retraced_on_free_spaces() -> None:
    """From an island to the start, to another island and back, as often as one likes."""
    s = table()
    give_islands(s, 0, "i01", "i02")
    sailing(s, 0, 1)
    play(s, "sail i01", "sail start", "sail i02", "sail start", "sail i01", "sail start")
    assert offers(s) == ["sail i01", "sail i02", "stop"]


@rule("Q43")
def test_a_free_voyage_is_as_long_as_the_lake_at_most() -> None:
    """Thirty free spaces in a row; then power must be spent, or the boat stops."""
    s = table()
    give_islands(s, 0, "i01", "i02")
    moor(s, 0, "i01")
    sailing(s, 0, 3)
    assert s.facts.free_moves == 30
    play(s, *["sail start", "sail i01"] * 15)
    assert grounds(s, "sail start") == ("Q43", "refuse-endless")
    assert offers(s) == ["sail r01", "sail r02", "stop"]
    play(s, "sail r01", "sail i01")
    assert "sail start" in offers(s)


@rule("A6.R.7")
def test_free_circles_are_refused_in_matches_of_the_first_rules() -> None:
    """Between two islands and the start the boat could not go round, by version 1."""
    s = table(read=reading(1))
    give_islands(s, 0, "i01", "i02")
    give_islands(s, 1, "i03")
    sailing(s, 0, 1)
    play(s, "sail i01", "sail start")
    assert grounds(s, "sail i01") == ("A6.R.7", "refuse-circle")
    play(s, "sail i02")
    assert grounds(s, "sail start") == ("A6.R.7", "refuse-circle")
    play(s, "sail r02")
    assert "sail i02" in offers(s)


@rule("A6.R.7")
def test_a_boat_may_come_back_to_where_it_began() -> None:
    """From an own island to the start and back, both free: it has moved, and lies where it lay."""
    s = table()
    give_islands(s, 0, "i01")
    moor(s, 0, "i01")
    sailing(s, 0, 1)
    play(s, "sail start", "sail i01", "stop")
    assert s.seats[0].boat == NODES.index("i01")
    assert s.seats[0].islands == [NODES.index("i01")]


@rule("A6.R.7", "Q43")
def test_every_voyage_ends() -> None:
    """Over a lake full of islands random sailing without stopping always runs dry."""
    for seed in range(200):
        rng = Random(seed)
        s = table()
        give_islands(s, 1, "i01", "i02", "i03", "i04", "i05", "i06")
        sailing(s, 0, 4)
        for _ in range(400):
            if not s.stack:
                break
            codes = s.legal()
            moves = [code for code in codes if code != STOP]
            s.play(rng.choice(moves or codes))
        assert not s.stack


@rule("Q10")
def test_a_power_bonus_completed_by_an_island_lets_the_boat_sail_on() -> None:
    """The second island's Viracocha completes the bonus: one more power."""
    s = table()
    give_islands(s, 0, "i01")
    s.seats[0].viracocha[REED] = 1
    sailing(s, 0, 1)
    play(s, "sail i02", "fish l1", "viracocha power-reed")
    assert s.stack[-1].words(s) == {"left": 1}
    assert "sail r02" in offers(s)


def test_the_lake_is_sound() -> None:
    """Every island slot touches a section, and no single yellow slot cuts the lake in two."""
    known = facts()
    nodes = [node for node, kind in enumerate(known.node_kind) if kind >= 0]
    assert all(known.sections_at[node] for node in nodes if known.is_island[node])
    for closed in [node for node in nodes if known.is_yellow[node]]:
        reached, edge = {0}, [0]
        while edge:
            for near in known.links[edge.pop()]:
                if near != closed and near not in reached:
                    reached.add(near)
                    edge.append(near)
        assert reached == set(nodes) - {closed}
