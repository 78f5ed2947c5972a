"""The rulebooks' example of a whole turn, and the other reading of R8."""

from __future__ import annotations

import pytest

from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import rule

from .positions import EDITIONS, A, B, facts, fields, hand, lay, lay_fault, name, play, position, refused, texts, tile


def before(edition: str) -> Terraces:
    """X-TURN: a village of three hexes near the southern border, no pawns; A holds one matching card."""
    s = position(edition, duty=1)
    tile(s, (5, 9), (7, 9), (6, 8))
    tile(s, (4, 10), (2, 10), (3, 11))
    tile(s, (3, 9))
    hand(s, 0, A)
    hand(s, 1, B)
    return s


@rule("C2.1", "C2.6", "C5.7", "C6.4", "C8.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_turn(edition: str) -> None:
    """X-TURN-C and X-TURN-J: six points spent, 2 + 3 + 2 points scored."""
    s = before(edition)
    lay(s, (5, 11), (7, 11), (6, 12))
    assert s.ap == 5
    play(s, "enter", f"to {name((3, 11))}")
    assert s.ap == 4
    play(s, f"pawn {name((3, 11))}", f"to {name((4, 10))}")
    assert s.ap == 3
    play(s, "build", f"found {name((3, 9))}", *(["value 4"] if edition == "java" else []))
    assert (s.ap, s.ledger.totals[0]) == (2, 2)
    play(s, f"pawn {name((4, 10))}", f"to {name((5, 11))}")
    assert s.ap == 2
    play(s, "basin", f"irrigate {name((6, 10))}")
    assert (s.ap, s.ledger.totals[0]) == (1, 2)
    last = texts((8, 10), (9, 11)) if edition == "cuzco" else texts((9, 11), (8, 10), (10, 10))
    play(s, *last)
    assert (s.ap, s.ledger.totals[0]) == (0, 5)
    play(s, "stop", f"festival {name((3, 9))}", "play a")
    assert s.ledger.totals == [7, 0]


@rule("C2.3")
def test_the_order_of_the_example_may_vary_in_java_only() -> None:
    """In Java the basin may come before the triple; in Cuzco the tile comes first."""
    s = before("java")
    play(s, "basin", f"irrigate {name((6, 10))}")
    assert refused(before("cuzco"), "basin").rule == "C2.3"


@rule("R8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_tile_covers_a_hex_of_the_site(edition: str) -> None:
    """Wholly outside, even on terrain, no tile may lie by the reading of Cuzco; on a mixture it may."""
    s = position(edition, of=facts(edition, outside="never"))
    fields(s, (-1, 13), (1, 13), (0, 12))
    assert lay_fault(s, (-1, 13)) == "R8"
    assert lay_fault(s, (-1, 13), (1, 13)) == "R8"
    assert lay_fault(s, (-1, 13), (0, 12)) == ""


@rule("R8")
def test_the_other_reading_of_r8_is_a_ruling() -> None:
    """By the reading of Java a tile on terrain may lie wholly outside, but not on bare outside hexes."""
    s = position("java")
    fields(s, (-1, 13), (1, 13), (0, 12))
    assert lay_fault(s, (-1, 13)) == ""
    assert lay_fault(s, (-1, 13), (1, 13)) == ""
    assert lay_fault(s, (-3, 13)) == "C3.9"
