"""Chapter K3: the year and the architect."""

from __future__ import annotations

import pytest

from kancha.games.caral.rounds import ArchitectDie, Year, begin_year, move_architect
from kancha.games.caral.state import CaralState
from kancha.kernel.state import CHANCE
from kancha.kernel.testing import rule

from .positions import hold, offers, place, play, refused, table


def year(seats: int = 3, first: int = 0) -> CaralState:
    """Return a table at the start of a year."""
    s = table(seats)
    s.first = first
    s.year = 0
    begin_year(s)
    s.advance()
    return s


@rule("K3.1", "K3.2")
def test_only_the_first_family_rolls_and_turns_go_clockwise() -> None:
    """A round of three families from seat 1: one roll, then 1, 2, 0 and a roll again."""
    s = year(3, first=1)
    order = []
    for _ in range(3):
        order.append(s.seat)
        if s.seat == CHANCE:
            play(s, "roll face 1")
            order.append(s.seat)
        play(s, "move to a1", "end turn")

    assert order == [CHANCE, 1, 2, 0]
    assert s.seat == CHANCE


@rule("K3.2")
def test_a_face_with_a_choice_asks_the_first_family() -> None:
    """Face 5 offers one or two, not zero."""
    s = year()
    play(s, "roll face 5")

    assert offers(s) == ["architect 1", "architect 2"]
    assert refused(s, "architect 0").rule == "K3.2"
    play(s, "architect 2")
    assert place("A2") == s.architect


@rule("K3.2")
def test_a_face_with_one_value_moves_the_architect_at_once() -> None:
    """Face 3 is a plain two."""
    s = year()
    play(s, "roll face 3")

    assert place("A2") == s.architect


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("START", 0, "START"), ("START", 1, "A1"), ("A1", 1, "A2"), ("A4", 2, "A6"), ("A9", 1, "C"), ("A8", 2, "C")],
)
@rule("K3.3")
def test_the_architect_counts_action_spaces_only(start: str, steps: int, end: str) -> None:
    """Sites are passed over, with or without a pyramid."""
    s = table()
    for site in range(0, 20, 2):
        s.site_owner[site], s.site_levels[site], s.site_kind[site] = 1, 1, 2
    s.architect = place(start)
    move_architect(s, steps)

    assert place(end) == s.architect


@rule("K3.4")
def test_a_turn_is_a_move_and_then_an_action() -> None:
    """Nothing can be done before the move; ending the turn passes it on."""
    s = year()
    play(s, "roll face 1")

    assert refused(s, "use space").message == "refuse-not-asked"
    play(s, "move to a3", "use space", "deal fish", "deal fish", "end turn")
    assert s.seat == 1


@rule("K3.5", "K4.9", "R9")
def test_a_pawn_in_the_centre_ends_the_year_at_once() -> None:
    """The entering family is High Priest; seat 2 gets no turn and the ceremony begins with seat 1."""
    s = year()
    play(s, "roll face 1", "move to a1", "end turn")
    s.families[1].pawn = place("A9")
    hold(s, 1, alpaca=2)
    play(s, "enter centre")

    assert s.high_priest == 1
    assert s.seat == 1
    assert "sacrifice nothing" in offers(s)


@rule("K3.6", "R28")
def test_the_architect_in_the_centre_ends_the_year() -> None:
    """P7, E13: from A8 a two reaches the centre; the first family is High Priest and does not move."""
    s = year(3, first=2)
    s.architect = place("A8")
    play(s, "roll face 3")

    assert place("C") == s.architect
    assert s.high_priest == 2
    assert "sacrifice nothing" in offers(s)
    assert s.families[2].pawn == 0


@rule("K3.6", "R28")
def test_surplus_steps_of_the_architect_are_lost() -> None:
    """Two steps from A9 end in the centre as one would."""
    s = year()
    s.architect = place("A9")
    play(s, "roll face 3")

    assert place("C") == s.architect


@rule("K3.1")
def test_the_first_family_stays_first_all_year() -> None:
    """The die does not wander with the turns."""
    s = year(3, first=1)
    play(s, "roll face 1", "move to a1", "end turn")

    assert s.first == 1
    assert isinstance(s.stack[0], Year)
    assert not any(isinstance(step, ArchitectDie) for step in s.stack)
