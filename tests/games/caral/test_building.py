"""Chapters K6 and K7: building, the progress table and the central pyramid."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import LARGE, SMALL
from kancha.games.caral.scoring import is_last_year
from kancha.games.caral.state import CaralState
from kancha.kernel.testing import rule

from .positions import acting, fame, offers, play, pyramid, refused, stones, table


def about_to_complete(s: CaralState, seat: int, name: str) -> CaralState:
    """Put a pawn on an own small pyramid that lacks its top."""
    pyramid(s, name, seat, 2, SMALL)
    stones(s, seat, 1)
    return acting(s, seat, name)


@rule("K6.1", "R48")
def test_a_level_costs_a_stone_and_comes_from_the_common_supply() -> None:
    """The stone returns to the supply, the piece leaves it."""
    s = table()
    pyramid(s, "S1", 0, 1)
    stones(s, 0, 2)
    supply, pool = s.supply[4], s.stones
    play(acting(s, 0, "S1"), "build next")

    assert (1, pool + 1, supply - 1) == (s.families[0].stones, s.stones, s.supply[4])


@rule("K6.1")
def test_no_stone_no_level() -> None:
    """An empty sled builds nothing."""
    s = table()
    pyramid(s, "S1", 0, 1)

    assert refused(acting(s, 0, "S1"), "build next").rule == "K6.1"


@rule("K6.2")
def test_e10_one_level_per_building_action() -> None:
    """E10: two stones, no pairs: one level only."""
    s = table()
    pyramid(s, "S1", 0, 1)
    stones(s, 0, 2)
    play(acting(s, 0, "S1"), "build next")

    assert offers(s) == ["end turn"]
    assert s.site_levels[0] == 2


@pytest.mark.parametrize(("text", "kind", "size"), [("build small", SMALL, 3), ("build large", LARGE, 5)])
@rule("K6.3")
def test_the_first_level_decides_the_kind(text: str, kind: int, size: int) -> None:
    """Base of size 3 or 5, for good."""
    s = table()
    pyramid(s, "S1", 0, 0)
    stones(s, 0, 2)
    supply = s.supply[size]
    play(acting(s, 0, "S1"), text)

    assert (kind, 1, supply - 1) == (s.site_kind[0], s.site_levels[0], s.supply[size])
    assert refused(acting(s, 0, "S1"), "build small").rule == "K6.3"


@rule("K6.3")
def test_an_empty_site_asks_for_the_kind() -> None:
    """There is no next level before the first."""
    s = table()
    pyramid(s, "S1", 0, 0)
    stones(s, 0, 1)

    assert refused(acting(s, 0, "S1"), "build next").message == "refuse-choose-kind"


@rule("K6.4")
def test_levels_shrink_to_one_and_complete_the_pyramid() -> None:
    """Large: 4, 3, 2, 1 after the base."""
    s = table()
    pyramid(s, "S1", 0, 1)
    before = s.supply[:]
    for _ in range(4):
        stones(s, 0, 1)
        play(acting(s, 0, "S1"), "build next")

    assert [before[size] - s.supply[size] for size in (4, 3, 2, 1)] == [1, 1, 1, 1]
    assert s.completed == 1


@rule("K6.5", "R15")
def test_a_size_that_is_sold_out_cannot_be_built() -> None:
    """The next level, or one kind of base, is refused."""
    s = table()
    pyramid(s, "S1", 0, 1)
    pyramid(s, "S2", 0, 0)
    stones(s, 0, 2)
    s.supply[4] = s.supply[5] = 0

    assert (
        refused(acting(s, 0, "S1"), "build next").rule,
        refused(acting(s, 0, "S1"), "build next").args,
    ) == ("K6.5", {"size": 4})
    assert refused(acting(s, 0, "S2"), "build large").rule == "K6.5"
    assert "build small" in offers(acting(s, 0, "S2"))


@rule("K6.6")
def test_the_owner_stays_when_the_pyramid_is_complete() -> None:
    """The site keeps its owner and no Carali returns."""
    s = about_to_complete(table(), 0, "S1")
    reserve = s.families[0].reserve
    play(s, "build next")

    assert s.site_owner[0] == 0
    assert reserve == s.families[0].reserve


@rule("K7.1", "R17")
def test_e2_completions_score_by_their_number() -> None:
    """E2: the first scores 3, the third 2; in all 3, 3, 2, 2, 1, 1, 1."""
    s = table(4)
    gained = []
    for n in range(7):
        seat = n % 4
        about_to_complete(s, seat, f"S{n + 1}")
        before = fame(s)[seat]
        play(s, "build next")
        gained.append(fame(s)[seat] - before)

    assert gained == [3, 3, 2, 2, 1, 1, 1]


@rule("K7.2", "K7.3")
def test_e3_the_central_pyramid_grows() -> None:
    """E3: after 0 to 7 completions 1, 1, 2, 2, 3, 3, 4, 5 levels and prizes 3, 3, 4, 4, 5, 5, 6, 7."""
    s = table(4)
    levels, prizes = [s.central], [s.facts.prizes[s.central]]
    for n in range(7):
        play(about_to_complete(s, n % 4, f"S{n + 1}"), "build next")
        levels.append(s.central)
        prizes.append(s.facts.prizes[s.central])

    assert levels == [1, 1, 2, 2, 3, 3, 4, 5]
    assert prizes == [3, 3, 4, 4, 5, 5, 6, 7]


@rule("K7.4")
def test_the_seventh_completion_makes_the_year_the_last() -> None:
    """Before it year 1 is not the last."""
    s = table()
    s.completed, s.central = 6, 4
    assert not is_last_year(s)
    play(about_to_complete(s, 0, "S1"), "build next")

    assert is_last_year(s)
    assert s.central == 5


@rule("R16")
def test_the_eighth_completion_scores_nothing_at_once() -> None:
    """No table fame, no sixth central level."""
    s = table()
    s.completed, s.central = 7, 5
    play(about_to_complete(s, 0, "S1"), "build next")

    assert fame(s) == [5, 5, 5]
    assert (s.completed, s.central) == (8, 5)
