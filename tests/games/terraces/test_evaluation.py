"""What bots think of a position of Cuzco or Java: who can be climbed over, and what is kept for later."""

from __future__ import annotations

import pytest

import kancha
from kancha.games.terraces.prospects import prospects, towns
from kancha.games.terraces.state import Terraces
from tests.games.terraces.positions import EDITIONS, pawns, position, temple, villages

LOW_HEX, HIGH_HEX, OTHER, LAST = (0, 6), (2, 6), (4, 6), (6, 6)


def city(edition: str, summit: int) -> Terraces:
    """Return a city of four hexes with a pawn of each seat, seat 0's one level higher, and a free hex so high."""
    s = position(edition)
    villages(s, LOW_HEX)
    villages(s, HIGH_HEX, level=2)
    villages(s, OTHER, level=summit)
    villages(s, LAST)
    temple(s, LAST, 4)
    pawns(s, 0, HIGH_HEX)
    pawns(s, 1, LOW_HEX)
    return s


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stands_in_a_city_can_take_it_from_its_summit(edition: str) -> None:
    """A walk within a settlement costs nothing: a free hex above the leader lets the other become first."""
    for summit, is_open in ((1, False), (2, False), (3, True)):
        [town] = towns(city(edition, summit))
        assert (town.leader, town.summit) == (0, summit)
        assert town.can_take(1) is is_open
        assert not town.can_take(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_city_that_the_next_seat_can_take_counts_less(edition: str) -> None:
    """At the end of a turn the leader of such a city may expect less, and whoever moves next more."""
    safe, open_ = city(edition, 2), city(edition, 3)
    for s in (safe, open_):
        s.ap = 0
    assert prospects(open_)[0] < prospects(safe)[0]
    assert prospects(open_)[1] > prospects(safe)[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_kept_counts_until_the_last_turn(edition: str) -> None:
    """A tile of one's own is worth more than a point as long as another turn comes, and nothing in the last one."""
    for closing, least, most in ((0, 1.0, 9.0), (1, 0.0, 0.0)):
        kept, spent = city(edition, 1), city(edition, 1)
        for s in (kept, spent):
            s.closing = closing
        spent.seats[0].villages -= 1
        gain = prospects(kept)[0] - prospects(spent)[0]
        assert least <= gain <= most


@pytest.mark.parametrize("edition", EDITIONS)
def test_features_tell_what_could_change_hands(edition: str) -> None:
    """The same city from both sides: exposed for its leader, to be taken by the other."""
    game = kancha.game(edition)
    for summit, worth in ((2, 0.0), (3, 2.0)):
        s = city(edition, summit)
        found = dict(zip(game.feature_names, game.features(s, 0), strict=True))
        assert found["own.exposed"] == found["rival-1.take"] == worth
        assert found["own.take"] == found["rival-1.exposed"] == 0.0
        assert found["common.summit"] == summit
