"""How many sequences of answers there are from fixed positions: any slip in the search for legal actions shows here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kancha.games.terraces.state import Terraces

from .positions import A, fields, hand, name, pawns, position, temple, villages


def count(s: Terraces, depth: int) -> int:
    """Count the sequences of `depth` answers within one turn, chance not included."""
    if depth == 0 or s.seat < 0 or s.turn != 5:
        return 1
    codes = s.legal()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = s.clone()
        after.play(code)
        total += count(after, depth - 1)
    return total


def opening(edition: str) -> Terraces:
    """The empty site at the first question of a turn."""
    return position(edition, duty=1)


def middle(edition: str) -> Terraces:
    """Two cities, a village, fields at the border, pawns of both seats, two points left."""
    s = position(edition, ap=2)
    villages(s, (-8, 6), (-6, 6), (-4, 6), (-5, 7))
    fields(s, (-7, 7), (-3, 7), (-9, 7))
    temple(s, (-8, 6), 2)
    villages(s, (0, 6), (2, 6), (3, 7))
    temple(s, (3, 7), 2, ready=0)
    villages(s, (8, 10), (10, 10), level=2)
    fields(s, (9, 11), (7, 11), (12, 10))
    pawns(s, 0, (-6, 6), (8, 10), (9, 11))
    pawns(s, 1, (-4, 6), (2, 6))
    hand(s, 0, A)
    return s


def bidding(edition: str) -> Terraces:
    """Three seats with three matching cards each, before the proposal."""
    s = position(edition, seats=3, ap=0)
    s.seats[0].tokens = 0
    villages(s, (-8, 6), (-6, 6), (-4, 6), (-2, 6))
    temple(s, (-8, 6), 6)
    for seat in range(3):
        pawns(s, seat, (-6 + 2 * seat, 6))
        s.seats[seat].hand = [1, 0, 0, 1, 0, 1]
        for card in (0, 3, 5):
            s.deck[card] -= 1
    s.stack.pop()
    return s


COUNTS = {
    "cuzco opening": [5, 730, 5589],
    "cuzco middle": [14, 762, 7676],
    "cuzco bidding": [2, 4, 10, 25, 88, 223, 511, 1303, 2455],
    "java opening": [8, 828, 6430],
    "java middle": [14, 762, 7664],
    "java bidding": [2, 4, 10, 25, 88, 223, 511, 1267, 2383],
}
"""By hand: 5 is four sorts of tile and the token; 730 is 213 + 213 + 150 + 150 + 4; 828 adds 93 basins, 2 draws, 3."""


@pytest.mark.parametrize("edition", ["cuzco", "java"])
@pytest.mark.parametrize("start", [opening, middle, bidding], ids=["opening", "middle", "bidding"])
def test_the_number_of_sequences(edition: str, start: Callable[[str], Terraces]) -> None:
    """The same counts as ever, depth by depth."""
    expected = COUNTS[f"{edition} {start.__name__}"]
    assert [count(start(edition), depth) for depth in range(1, len(expected) + 1)] == expected


def test_names_of_the_positions() -> None:
    """The positions use hexes that exist."""
    assert name((-8, 6)) == "g6"
