"""A2 to A5: turns, step markers, Ayar, tambos."""

from __future__ import annotations

import pytest

from kancha.games.ayar.names import BROWN, FARMING, GREY, TEAL
from kancha.games.ayar.rounds import Rounds, StartingActivities
from kancha.games.ayar.tambos import BuildingSlot, TamboChoice
from kancha.games.ayar.travel import StepMarker, line_power
from kancha.kernel.testing import random_match, rule

from .positions import (
    ask,
    asked,
    empty_cells,
    fill_slot,
    give_islands,
    give_maize,
    give_pots,
    grounds,
    lay,
    listen,
    names_of,
    of,
    offers,
    park,
    play,
    retire_everywhere,
    started,
    table,
)


@rule("A2.1")
def test_points_are_gained_only_at_night() -> None:
    """Whatever happens by day, the two totals stand still; four nights make the game."""
    rounds = set()
    before: list[tuple[int, int]] = []
    for match in random_match(started().game, 2, 5):
        s = of(match)
        rounds.add(s.round)
        now = [(own.sun, own.moon) for own in s.seats]
        if asked(s) == "step-marker" and s.seats[s.seat].standing.count(1) < 6 - s.round:
            assert now == before
        before = now
    assert rounds == {1, 2, 3, 4}


@rule("A2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_from_the_first_player(seats: int) -> None:
    """Each lap every seat lays one marker, clockwise from the token; 5, 4, 3 and 2 laps."""
    turns: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    firsts = {}
    for match in random_match(started().game, seats, 8):
        if asked(match.state) == "step-marker":
            turns[of(match).round].append(match.state.seat)
            firsts[of(match).round] = of(match).first
    for number, laps in ((1, 5), (2, 4), (3, 3), (4, 2)):
        assert turns[number] == [(firsts[number] + k) % seats for k in range(seats)] * laps


@rule("A2.2", "A8.6")
def test_day_becomes_night_when_no_marker_stands() -> None:
    """The last lap of round four is followed by the last night."""
    s = table()
    s.round = 4
    rounds = Rounds()
    rounds.laps = 2
    for own in s.seats:
        own.standing = [0] * 5
    for ayar, activity in ((0, 0), (1, 1), (2, 2)):
        retire_everywhere(s, ayar, activity)
    ask(s, rounds)
    assert asked(s) == "moon-slot"
    assert s.night


@rule("A2.3")
def test_starting_activities_go_round_from_the_first_player() -> None:
    """Any cell, any empty first slot, power 1; the next seat finds that slot taken."""
    s = table(3)
    s.first = 1
    ask(s, StartingActivities())
    assert s.seat == 1
    assert len(offers(s)) == 16
    play(s, "take b3")
    assert offers(s) == ["build teal 1a", "build grey 1a", "build brown 1a", "build purple 1a"]
    play(s, "build teal 1a")
    assert s.stack[-1].words(s) == {"left": 1}
    play(s, "plant a")
    assert s.seat == 2
    play(s, "take a1")
    assert offers(s) == ["build grey 1a", "build brown 1a", "build purple 1a"]
    assert grounds(s, "build teal 1a") == ("A5.3", "refuse-slot-occupied")
    assert grounds(s, "build grey 2a") == ("A2.3", "refuse-first-slots")
    assert s.ayar == [1, 1, 1, 1]
    assert all(own.standing == [1] * 5 for own in s.seats)


@rule("A2.3", "Q4")
def test_the_starting_cell_counts_for_power() -> None:
    """A line with the starting cell already has one empty cell."""
    s = table()
    empty_cells(s, 0, "b3")
    assert line_power(s, 0, 2) == 2
    assert line_power(s, 0, 5) == 2
    assert line_power(s, 0, 0) == 1


@rule("A3.1")
def test_a_marker_goes_to_one_of_eight_slots() -> None:
    """Five markers, four rows and four columns; an occupied slot is closed."""
    s = ask(table(), StepMarker(0))
    assert len(offers(s)) == 40
    park(s, 0, GREY, 3)
    assert grounds(s, "lay teal at row-4") == ("A3.1", "refuse-slot-taken")
    assert len([text for text in offers(s) if text.endswith("row-4")]) == 0


@rule("A3.2")
def test_the_line_needs_a_tambo() -> None:
    """An emptied column cannot be chosen."""
    s = ask(table(), StepMarker(0))
    empty_cells(s, 0, "c1", "c2", "c3", "c4")
    assert grounds(s, "lay teal at column-3") == ("A3.2", "refuse-line-empty")
    assert "lay teal at column-2" in offers(s)


@rule("A3.3")
def test_a_marker_that_lies_is_used() -> None:
    """It cannot be laid again this round."""
    s = table()
    park(s, 0, BROWN, 1)
    ask(s, StepMarker(0))
    assert grounds(s, "lay brown at row-1") == ("A3.3", "refuse-marker-used")


@rule("A3.4", "Q1")
def test_a_standing_marker_moves_on_and_frees_its_slot() -> None:
    """It may not stay where it is; once it has moved, its old slot is open to others."""
    s = table()
    park(s, 0, TEAL, 1, standing=True)
    ask(s, StepMarker(0))
    assert grounds(s, "lay teal at row-2") == ("Q1", "refuse-own-slot")
    assert grounds(s, "lay grey at row-2") == ("A3.1", "refuse-slot-taken")
    play(s, "lay teal at column-1")
    ask(s, StepMarker(0))
    assert "lay grey at row-2" in offers(s)
    assert grounds(s, "lay grey at column-1") == ("A3.1", "refuse-slot-taken")


@rule("Q1")
def test_a_line_is_always_open() -> None:
    """However badly the last markers stand, at every turn of 60 random matches an open line is left."""
    for seed in range(20):
        for seats in (2, 3, 4):
            for match in random_match(started().game, seats, 300 + seed):
                if asked(match.state) == "step-marker":
                    assert match.state.legal()


@rule("A4.1")
@pytest.mark.parametrize(("players", "line", "space"), [(2, "row-1", 6), (2, "column-2", 7), (4, "row-2", 6)])
def test_the_ayar_of_the_markers_colour_moves_by_the_arrows(players: int, line: str, space: int) -> None:
    """Exactly as many spaces as the slot has arrows for this number of seats."""
    s = table(players)
    s.ayar = [4, 4, 4, 4]
    ask(s, StepMarker(0))
    play(s, f"lay brown at {line}")
    assert s.ayar == [4, 4, space, 4]


@rule("A4.1", "Q5")
def test_gold_moves_any_ayar_that_has_not_retired() -> None:
    """The player picks; a retired one is grounds."""
    s = table()
    retire_everywhere(s, GREY, 0)
    ask(s, StepMarker(0))
    play(s, "lay gold at row-1")
    assert asked(s) == "gold-ayar"
    assert offers(s) == ["move teal", "move brown", "move purple"]
    assert grounds(s, "move grey") == ("Q5", "refuse-ayar-retired")
    play(s, "move purple")
    assert s.ayar == [1, 1, 1, 3]


@rule("A4.2")
def test_surplus_steps_are_lost_and_the_ayar_stays_useful() -> None:
    """From 29 two arrows lead to 30; from 30 nobody moves, but a tambo can be placed behind him."""
    s = table()
    s.ayar = [29, 1, 1, 1]
    ask(s, StepMarker(0))
    play(s, "lay teal at row-1")
    assert s.ayar[TEAL] == 30
    s = table()
    s.ayar = [30, 1, 1, 1]
    events = listen(ask(s, StepMarker(0)))
    play(s, "lay teal at row-1", "take a1", "build teal 29b")
    assert s.ayar[TEAL] == 30
    assert asked(s) == "farming"
    assert "FertileGroundReached" not in names_of(events)


@rule("A5.1")
def test_the_tambo_comes_from_the_line_and_goes_behind_the_ayar() -> None:
    """Segments 1 to 4 are behind an Ayar on space 5."""
    s = table()
    s.ayar = [5, 1, 1, 1]
    empty_cells(s, 0, "b2")
    ask(s, TamboChoice(0, 1, 2, TEAL, 3))
    assert offers(s) == ["take a2", "take c2", "take d2"]
    assert grounds(s, "take a1") == ("A5.1", "refuse-other-line")
    assert grounds(s, "take b2") == ("A5.1", "refuse-cell-empty")
    play(s, "take c2")
    assert offers(s) == [f"build teal {place}" for place in ("1a", "1b", "2a", "3a", "4a", "4b")]
    assert grounds(s, "build teal 5a") == ("A5.1", "refuse-ahead-of-ayar")
    assert grounds(s, "build grey 1a") == ("A5.1", "refuse-other-path")
    assert grounds(s, "build teal 2b") == ("A5.1", "refuse-no-slot-there")


@rule("A5.2")
def test_the_slot_must_show_a_possible_activity() -> None:
    """Without maize no farming slot is offered."""
    s = table()
    s.ayar = [5, 1, 1, 1]
    give_maize(s, 0, 4, 5, 6, 7)
    ask(s, BuildingSlot(0, 2, TEAL))
    assert offers(s) == [f"build teal {place}" for place in ("1b", "2a", "3a", "4a")]
    assert grounds(s, "build teal 1a") == ("A5.2", "refuse-cannot-perform")


@rule("A5.2", "Q2")
def test_a_marker_without_anything_to_do_behind_its_ayar_is_not_offered() -> None:
    """Teal would only find farming slots, and there is no maize left."""
    s = table()
    fill_slot(s, 1, TEAL, "1b 2a 3a")
    give_maize(s, 0, 4, 5, 6, 7)
    ask(s, StepMarker(0))
    assert grounds(s, "lay teal at column-1") == ("A5.2", "refuse-nothing-behind")
    assert "lay grey at column-1" in offers(s)
    play(s, "lay gold at column-1")
    assert grounds(s, "move teal") == ("A5.2", "refuse-nothing-behind-ayar")
    assert offers(s) == ["move grey", "move brown", "move purple"]


@rule("Q2", "A12.4")
def test_with_nothing_to_do_at_all_a_tambo_goes_back_to_the_box() -> None:
    """No maize, no islands, no room for pots or textiles: lay, move, return a tambo, check the end of the turn."""
    s = table()
    give_maize(s, 0, 4, 5, 6, 7)
    give_islands(s, 0, "i01", "i02", "i03", "i04", "i05", "i06")
    give_pots(s, 0, *["wild"] * 10)
    for column in "abcdef":
        lay(s, 0, "t1a", f"{column}1", "v")
    for column in "ace":
        lay(s, 0, "t1a", f"{column}3", "h")
    ask(s, StepMarker(0))
    assert len(offers(s)) == 40
    events = listen(s)
    play(s, "lay gold at row-1")
    assert offers(s) == ["move teal", "move grey", "move brown", "move purple"]
    play(s, "move brown", "take a1")
    assert s.seats[0].boxed == 1
    assert sum(s.seats[0].grid) == 15
    assert s.tambos.count(0) == 0
    assert not s.stack
    assert names_of(events)[-1] == "TamboBoxed"


@rule("A5.3")
def test_a_building_slot_takes_one_tambo() -> None:
    """Of anybody, for the whole game."""
    s = table()
    s.ayar = [5, 1, 1, 1]
    fill_slot(s, 1, TEAL, "2a")
    ask(s, BuildingSlot(0, 1, TEAL))
    assert grounds(s, "build teal 2a") == ("A5.3", "refuse-slot-occupied")


@rule("Q6")
def test_the_path_of_a_retired_ayar_is_closed() -> None:
    """Gold cannot be used to build there."""
    s = table()
    retire_everywhere(s, TEAL, 0)
    s.ayar = [9, 9, 9, 9]
    ask(s, BuildingSlot(0, 1, GREY))
    assert grounds(s, "build teal 1a") == ("Q6", "refuse-path-closed")


@rule("A6.0", "Q4")
@pytest.mark.parametrize(
    ("emptied", "power"),
    [((), 1), (("a2",), 2), (("a2", "b2"), 3), (("a2", "b2", "c2"), 4)],
)
def test_power_counts_the_tambo_just_taken(emptied: tuple[str, ...], power: int) -> None:
    """The first tambo out of a full line gives power 1, the last one power 4."""
    s = table()
    empty_cells(s, 0, *emptied)
    ask(s, StepMarker(0))
    play(s, "lay teal at row-2", "take d2", "build teal 1a")
    assert s.stack[-1].words(s) == {"left": power}


@rule("A6.0", "Q3")
def test_less_power_may_be_used_but_not_none() -> None:
    """After one maize the seat may stop; before it, not."""
    s = table()
    empty_cells(s, 0, "a2", "b2")
    ask(s, StepMarker(0))
    play(s, "lay teal at row-2", "take d2", "build teal 1a")
    assert grounds(s, "stop") == ("Q3", "refuse-at-least-one")
    play(s, "plant a")
    assert "stop" in offers(s)
    play(s, "stop")
    assert s.terrace == [0]


@rule("A6.0", "A7.3")
def test_e9_a_whole_day_turn() -> None:
    """Four seats: teal from 7 to 9 with row 2, power 2, two maize, one Sun; the Raymi at 8 scores weaving for all."""
    s = table(4)
    s.ayar = [7, 1, 1, 1]
    empty_cells(s, 2, "a2")
    lay(s, 2, "t2g", "a1", "h")
    ask(s, StepMarker(2))
    play(s, "lay teal at row-2", "take c2")
    assert s.ayar[TEAL] == 9
    play(s, "build teal 4b")
    assert s.stack[-1].words(s) == {"left": 2}
    play(s, "plant b", "plant b")
    assert s.seats[2].suns[FARMING] == 1
    assert not s.stack
    assert [own.dial for own in s.seats] == [0, 0, 1, 0]
    assert [own.llamas for own in s.seats] == [0, 0, 1, 0]
    assert s.raymi_uses[0] == 1
    assert s.seats[2].sun == 0
