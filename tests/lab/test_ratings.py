"""Ratings on one scale, and their intervals."""

from __future__ import annotations

import pytest

from kancha.lab.ratings import Duel, rate, strengths


def duels(one: str, other: str, won: int, lost: int) -> list[Duel]:
    """Return so many matches won and lost."""
    return [(one, other, 1.0)] * won + [(one, other, 0.0)] * lost


def test_four_hundred_points_win_ten_of_eleven() -> None:
    """The anchor stands at 1000; the scale is that of chess."""
    found = strengths(duels("plan", "greedy", 1000, 100))
    assert found["greedy"] == pytest.approx(1000.0)
    assert found["plan"] == pytest.approx(1400.0, abs=5.0)


def test_those_who_never_met_are_compared_through_others() -> None:
    """Two steps of like size add up."""
    found = strengths(duels("plan", "greedy", 750, 250) + duels("master", "plan", 750, 250))
    assert found["master"] - found["plan"] == pytest.approx(found["plan"] - found["greedy"], abs=10.0)


def test_who_wins_all_still_has_a_rating_and_draws_count_half() -> None:
    """A few victories without a defeat are no infinite strength."""
    found = strengths(duels("master", "greedy", 8, 0) + [("plan", "greedy", 0.5)] * 4)
    assert 1000.0 < found["master"] < 1800.0
    assert found["plan"] == pytest.approx(1000.0)


def test_intervals_come_from_deals_drawn_anew() -> None:
    """They hold the rating, are the same every time, and get narrower with more deals."""
    few = {deal: duels("plan", "greedy", 2, 1) if deal % 2 else duels("plan", "greedy", 1, 2) for deal in range(6)}
    many = {deal: few[deal % 6] for deal in range(60)}
    narrow, wide = rate(many)["plan"], rate(few)["plan"]
    assert wide.low <= wide.rating <= wide.high
    assert narrow.high - narrow.low < wide.high - wide.low
    assert rate(few)["plan"] == wide
    assert (wide.matches, narrow.matches) == (18, 180)
