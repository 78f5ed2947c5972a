"""Chapter K18: the anaconda."""

from __future__ import annotations

from kancha.games.caral.rounds import begin_year
from kancha.games.caral.state import CaralState
from kancha.kernel.state import CHANCE
from kancha.kernel.testing import rule
from kancha.kernel.view import hear

from .positions import acting, anaconda, emissaries, fame, hold, offers, place, play, pyramid, refused, stones, table


def blocked(space: str, *modules: str) -> CaralState:
    """Return a table with the anaconda on a space and the pawn of seat 0 there."""
    s = table(3, "anaconda", *modules)
    s.year = 2
    anaconda(s).space = int(space[1:]) - 1
    return acting(s, 0, space)


@rule("K18.1", "R42")
def test_it_enters_in_year_two_after_the_blessing() -> None:
    """Year 1 has none; in year 2 the first family chooses among all nine spaces, after the cards."""
    s = table(3, "anaconda")
    pyramid(s, "S1", 0, 1)
    s.year, s.first = 0, 2
    begin_year(s)
    s.advance()
    assert (s.seat, anaconda(s).space) == (CHANCE, -1)
    assert "roll face 1" in offers(s)

    s.stack = []
    begin_year(s)
    s.advance()
    play(s, "deal fish")
    assert s.seat == 2
    assert [f"anaconda to a{n}" for n in range(1, 10)] == offers(s)
    play(s, "anaconda to a4")
    assert anaconda(s).space == 3


@rule("K18.1", "R42")
def test_it_must_move_every_year() -> None:
    """The present space is refused."""
    s = table(3, "anaconda")
    s.year, anaconda(s).space = 2, 3
    begin_year(s)
    s.advance()

    assert len(offers(s)) == 8
    assert refused(s, "anaconda to a4").rule == "R42"


@rule("K18.2")
def test_a_blocked_space_can_be_entered_but_not_used() -> None:
    """Without anything to pay only the end of the turn is left."""
    s = blocked("A3")
    s.families[0].alpacas = 0

    assert offers(s) == ["end turn"]
    assert refused(s, "use space").rule == "K18.2"


@rule("K18.2", "R25")
def test_e24_chasing_with_a_stone() -> None:
    """E24: one stone and one fame for the blocked market; then the alpaca, then the anaconda moves."""
    s = blocked("A4")
    stones(s, 0, 1)
    play(s, "chase with stone")
    assert (s.families[0].stones, fame(s)[0]) == (0, 4)
    assert refused(s, "end turn").rule == "R42"

    play(s, "harness alpaca")
    assert s.families[0].alpacas == 2
    assert refused(s, "anaconda to a4").rule == "R42"
    play(s, "anaconda to a9")
    assert anaconda(s).space == 8


@rule("K18.2")
def test_chasing_with_an_alpaca() -> None:
    """The alpaca of the sled goes back to the reserve; no fame is lost."""
    s = blocked("A3")
    play(s, "chase with alpaca of sled", "use space", "deal fish", "deal fish", "anaconda to a1")

    assert (s.families[0].alpacas, s.families[0].alpaca_reserve, fame(s)[0]) == (0, 7, 5)


@rule("R42", "K19.4")
def test_chasing_with_an_alpaca_of_the_incomplete_emissary_level() -> None:
    """Level 4 takes a Carali and an alpaca; a lone alpaca there can pay."""
    s = blocked("A3", "emissaries")
    family = s.families[0]
    emissaries(s).level[0], family.away_alpacas, family.alpaca_reserve = 3, 1, 4
    play(s, "chase with alpaca of board")

    assert (family.away_alpacas, family.alpaca_reserve) == (0, 5)
    assert refused(blocked("A3", "emissaries"), "chase with alpaca of board").message == "refuse-no-board-alpaca"


@rule("R42", "R12")
def test_no_chase_from_behind_the_architect() -> None:
    """It would be for nothing."""
    s = blocked("A3")
    s.architect = place("A4")

    assert offers(s) == ["end turn"]
    assert refused(s, "chase with alpaca of sled").rule == "K5.1"


@rule("R42")
def test_no_chase_without_effect() -> None:
    """A quarry without workers: nobody pays for nothing. Paying the stone can make room for one."""
    s = blocked("A2")
    s.families[0].workers = [0, 1]
    assert refused(s, "chase with alpaca of sled").message == "refuse-no-effect"

    s = blocked("A2")
    stones(s, 0, 4)
    assert offers(s) == ["chase with stone", "end turn"]


@rule("R42", "R19")
def test_fish_need_a_free_space() -> None:
    """Blocked: refused. After the chase the space is free and the action can be repeated."""
    s = blocked("A3")
    hold(s, 0, fish=2)
    assert refused(s, "pair fish").rule == "R42"

    play(s, "chase with alpaca of sled", "use space", "deal clay", "deal clay")
    assert "anaconda to a1" in offers(s)
    play(s, "anaconda to a1", "pair fish", "use space", "deal clay", "deal clay")
    assert s.families[0].hand == [0, 4, 0, 0]


@rule("K18.2")
def test_nothing_to_chase_elsewhere() -> None:
    """On a free space a chase is refused."""
    s = blocked("A3")
    acting(s, 0, "A7")

    assert refused(s, "chase with alpaca of sled").message == "refuse-no-anaconda"


@rule("K18.2")
def test_an_alpaca_that_chases_comes_back_by_the_rule_of_the_chase() -> None:
    """The log cites the anaconda, not the gods."""
    s = blocked("A2")
    s.events = []
    play(s, "chase with alpaca of sled")

    heard = [hear(event, 0) for event in s.events]
    assert next(told["rules"] for told in heard if told["event"] == "alpaca-recalled") == ["K18.2"]
