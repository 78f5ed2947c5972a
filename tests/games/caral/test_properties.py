"""Properties that hold on any board: movement judged twice, and effects that never lose a piece."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kancha.games.caral.actions import LARGE, MOVES, SMALL
from kancha.games.caral.movement import destination_refusal, destinations, travel_cost
from kancha.games.caral.state import FREE, NEUTRAL, CaralState
from kancha.kernel.testing import rule

from .positions import ALL, FACTS, GAME, table


@st.composite
def boards(draw: st.DrawFn) -> CaralState:
    """Return a table with any owners, levels, pawn, architect and stones."""
    s = table(3)
    for site in range(FACTS.sites):
        owner = draw(st.sampled_from([FREE, FREE, 0, 0, 1, 2, NEUTRAL]))
        kind = draw(st.sampled_from([SMALL, LARGE]))
        levels = draw(st.integers(0, FACTS.height[kind])) if owner != FREE else 0
        s.site_owner[site] = owner
        s.site_levels[site] = max(levels, 1) if owner == NEUTRAL else levels
        s.site_kind[site] = kind if s.site_levels[site] else 0
    s.families[0].pawn = draw(st.integers(0, FACTS.centre - 1))
    s.families[0].stones = draw(st.integers(0, 4))
    s.architect = draw(st.sampled_from([0, *FACTS.space_spot]))
    s.supply = [0, *(draw(st.integers(0, 2)) for _ in range(5))]
    return s


@settings(max_examples=150, deadline=None)
@given(boards(), st.integers(1, 20))
@rule("K4.1", "K4.3", "K4.4", "K4.5", "K4.8")
def test_reach_is_the_same_counted_either_way(s: CaralState, reach: int) -> None:
    """Walking the path step by step and judging each goal by its cost give the same destinations."""
    walked = destinations(s, 0, reach)
    judged = [code for code in sorted(MOVES) if destination_refusal(s, 0, code, reach, "K4.2") is None]

    assert len(walked) == len(set(walked))
    assert sorted(walked) == judged
    assert all(1 <= travel_cost(s, 0, FACTS.goal[code]) <= reach for code in walked)


@settings(max_examples=150, deadline=None)
@given(boards(), st.integers(1, 19))
@rule("K4.2")
def test_a_longer_reach_never_loses_a_goal(s: CaralState, reach: int) -> None:
    """One more card keeps every destination."""
    assert set(destinations(s, 0, reach)) <= set(destinations(s, 0, reach + 1))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.lists(st.integers(0, 10_000), min_size=150, max_size=150))
@rule("K1.1", "K1.2", "K1.3", "R25")
def test_pieces_are_conserved_whatever_is_chosen(seats: int, seed: int, choices: list[int]) -> None:
    """Any answers with all modules: counts stay, sleds keep their limits, fame never falls below 0."""
    match = GAME.start(seats=seats, seed=seed, options=ALL)
    before = GAME.conserved(match.state)
    for choice in choices:
        if match.over:
            break
        codes = match.state.legal()
        match.play(codes[choice % len(codes)])
        s = match.state
        assert isinstance(s, CaralState)
        assert GAME.conserved(s) == before
        assert all(0 <= family.stones <= 4 and 0 <= family.alpacas <= 5 for family in s.families)
        assert min(s.ledger.totals) >= 0
