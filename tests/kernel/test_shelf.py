"""The shelf of drawing: what lies where, and how it is told apart."""

from __future__ import annotations

import doctest

from kancha.kernel import shelf
from kancha.kernel.scene import Text
from kancha.kernel.shelf import card, column, grid, hand, markers, number, pile, row, tokens, track
from tests.kernel.examples import examples


def test_the_examples_of_the_module_run() -> None:
    """The docstring tells the truth."""
    found = doctest.DocTestParser().get_doctest(examples(shelf), vars(shelf).copy(), "shelf", None, 0)
    assert len(found.examples) >= 2
    assert doctest.DocTestRunner().run(found).failed == 0


def test_places_stand_in_rows_columns_and_grids() -> None:
    """A row with too little room moves closer together, one with room to spare does not."""
    assert row(3, (0, 1), 2, room=9) == row(3, (0, 1), 2)
    assert column(2, (1, 1), 0.5) == [(1, 1), (1, 1.5)]
    assert grid(5, (0, 0), 1, wide=2, down=3) == [(0, 0), (1, 0), (0, 3), (1, 3), (0, 6)]


def test_a_hand_is_as_wide_as_its_cards() -> None:
    """Cards do not overlap and lie inside their panel."""
    panel = hand(2, [card(f"hand-{n}", "order", (0, 0), w=1 + n) for n in range(3)])
    assert panel.seat == 2
    for left, right in zip(panel.pieces, panel.pieces[1:], strict=False):
        assert left.x + left.w / 2 < right.x - right.w / 2
    last = panel.pieces[-1]
    assert last.x + last.w / 2 < panel.w
    assert all(piece.y + piece.h / 2 < panel.h for piece in panel.pieces)
    assert hand(0, []).w > 0


def test_an_empty_pile_is_faded() -> None:
    """And tells its number all the same."""
    assert pile("deck", "back", (1, 1), 0, Text("tip-deck")).faded
    full = pile("deck", "back", (1, 1), 7, Text("tip-deck"))
    assert (full.faded, full.count) == (False, 7)


def test_markers_on_one_space_can_be_told_apart() -> None:
    """Each has a place and a seat of its own."""
    spaces = row(4, (0, 0), 1)
    found = markers("score", "marker", spaces, [2, 2, 0])
    assert [piece.seat for piece in found] == [0, 1, 2]
    assert len({(piece.x, piece.y) for piece in found}) == 3


def test_tokens_that_find_no_place_are_counted_on_the_last() -> None:
    """None is lost to the eye."""
    places = row(3, (0, 0), 1)
    assert [piece.count for piece in tokens("coin", "coin", places, 5)] == [1, 1, 3]
    assert len(tokens("coin", "coin", places, 2)) == 2
    assert tokens("coin", "coin", places, 0) == []


def test_spaces_of_a_track_have_their_labels() -> None:
    """And ids that can be aimed at."""
    zones = track("day", row(2, (0, 0), 1), ["1", "2"])
    assert [(zone.id, zone.label) for zone in zones] == [("day-0", "1"), ("day-1", "2")]
    assert number("n", "disc", 4, (0, 0)).label == "4"
