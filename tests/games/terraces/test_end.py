"""C10 and C11: the end of the match and the final count."""

from __future__ import annotations

import pytest

import kancha
from kancha.games.terraces.events import CityScored
from kancha.games.terraces.rounds import Round, TurnEnd
from kancha.games.terraces.scoring import count_seat, position_in
from kancha.games.terraces.state import Terraces
from kancha.kernel.testing import rule

from .positions import (
    EDITIONS,
    A,
    at,
    facts,
    fields,
    hand,
    lay,
    name,
    offers,
    pawns,
    play,
    position,
    temple,
    texts,
    villages,
)

STREET = [(x, 6) for x in range(-14, 12, 2)]


def final_city(*levels: list[int], value: int = 10, edition: str = "cuzco", **rulings: str) -> Terraces:
    """A city in which each seat has pawns on these levels."""
    s = position(edition, seats=len(levels), of=facts(edition, None, **rulings))
    villages(s, *STREET)
    temple(s, STREET[0], value)
    free = iter(STREET[1:])
    for seat, own in enumerate(levels):
        for level in own:
            spot = next(free)
            villages(s, spot, level=level)
            pawns(s, seat, spot)
    return s


def counted(s: Terraces) -> list[int]:
    """Return what each seat's final count gives now."""
    for seat in range(len(s.seats)):
        count_seat(s, seat)
    return s.ledger.totals


@rule("C11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_final(edition: str) -> None:
    """X-FINAL: temple 10; A [3,2], B [3,2,1], C [3,2]: B 10, A and C 5 each."""
    assert counted(final_city([3, 2], [3, 2, 1], [3, 2], edition=edition)) == [5, 10, 5]


@rule("C11.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_final_later(edition: str) -> None:
    """X-FINALb: C gets higher before its own count and also collects 10; B keeps its 10."""
    s = final_city([3, 2], [3, 2, 1], [3, 2], edition=edition)
    count_seat(s, 0)
    count_seat(s, 1)
    cell = s.seats[2].pawns[0]
    s.level[cell] = 4
    count_seat(s, 2)
    assert s.ledger.totals == [5, 10, 10]


@rule("C11.1", "R15")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        pytest.param([[3], [3], [2]], [10, 10, 5], id="tie for first, next is second"),
        pytest.param([[3], [2], [1]], [10, 5, 0], id="third gets nothing"),
        pytest.param([[3], [2], [2]], [10, 5, 5], id="tie for second"),
        pytest.param([[3], [], [1]], [10, 0, 5], id="no pawn, no points"),
    ],
)
def test_places_in_a_city(levels: list[list[int]], points: list[int]) -> None:
    """First place full, second half, ties share the place and use none up."""
    assert counted(final_city(*levels)) == points


@rule("R15")
def test_the_other_reading_of_second_place_is_a_ruling() -> None:
    """By the other ruling two first places leave no second."""
    assert counted(final_city([3], [3], [2], edition="java")) == [10, 10, 5]
    assert counted(final_city([3], [3], [2], edition="java", second_place="none")) == [10, 10, 0]


@rule("C11.1")
def test_a_shared_place_in_a_city_is_told_as_shared() -> None:
    """Two stand equally high: each scores the whole value, and the story says that they share it."""
    s = final_city([3], [3], [2])
    s.events = []
    counted(s)
    scored = [event for event in s.events if isinstance(event, CityScored)]
    assert [(event.position, event.tied) for event in scored] == [(1, 1), (1, 1), (2, 0)]


@rule("C11.1")
def test_villages_score_nothing_and_cities_one_by_one() -> None:
    """Two cities count apart; a village with pawns gives nothing."""
    s = final_city([2], [1], value=6)
    villages(s, (0, 10), (2, 10), (8, 10), (10, 10))
    temple(s, (0, 10), 2)
    pawns(s, 1, (2, 10), (8, 10))
    s.events = []
    assert counted(s) == [6, 5]
    scored = [event for event in s.events if isinstance(event, CityScored)]
    assert [(event.seat, event.position, event.points) for event in scored] == [(0, 1, 6), (1, 2, 3), (1, 1, 2)]


@rule("C10.1", "C10.2", "C2.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_triple_brings_the_last_turns(edition: str, seats: int) -> None:
    """Whoever lays it finishes the turn and counts; each other seat has one turn and counts after it."""
    s = position(edition, seats=seats, duty=1)
    s.triples = 1
    lay(s, (0, 6), (2, 6), (1, 7))
    play(s, "basin", f"irrigate {name((8, 10))}", "stop")
    assert s.scored == [1] + [0] * (seats - 1)
    for seat in range(1, seats):
        assert s.active == seat
        play(s, "stop")
    assert s.scored == [1] * seats
    assert s.stack == []


@rule("C10.2")
def test_each_seat_counts_on_the_position_after_its_own_turn() -> None:
    """Seat 1 raises its pawn's rank in its last turn and also gets the first place."""
    s = final_city([2], [1], value=8)
    s.triples = 1
    lay(s, (0, 10), (2, 10), (1, 11))
    play(s, "stop")
    assert s.ledger.totals == [8, 0]
    high = STREET[6]
    villages(s, high, level=5)
    pawns(s, 1, high)
    play(s, "stop")
    assert s.ledger.totals == [8, 8]


@rule("C10.3", "R25", "R30", "R16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_that_has_counted_still_plays_festivals_and_basins(edition: str) -> None:
    """It joins a later festival, scores a basin that another closes, and its pawns still rank."""
    s = final_city([2], [2], value=8, edition=edition)
    fields(s, (11, 5), (7, 5), (10, 6), (10, 4), level=1)
    fields(s, (8, 6), level=3)
    s.triples = 1
    hand(s, 0, A)
    hand(s, 1, A)
    lay(s, (0, 10), (2, 10), (1, 11))
    pawns(s, 0, (8, 6))
    play(s, "stop", "no festival")
    assert s.ledger.totals == [8, 0]
    play(s, *texts(None, (8, 4)))
    assert s.ledger.totals == [11, 0]
    play(s, "stop", f"festival {name(STREET[0])}", "play a")
    assert s.seat == 0
    play(s, "play a")
    if edition == "cuzco":
        play(s, "card b")
    assert s.ledger.totals == [13, 10]
    assert s.stack == []


@rule("C10.4", "R17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_is_a_shared_victory(edition: str) -> None:
    """Seats with equal points stand together in the ranking."""
    game = kancha.game(edition)
    s = position(edition, seats=3)
    s.score(0, 7, "basin")
    s.score(1, 9, "basin")
    s.score(2, 9, "basin")
    assert game.ranking(s) == [[1, 2], [0]]


@rule("C10.5", "R29", "R12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_land_brings_the_end(edition: str) -> None:
    """After as many turns without a tile as there are seats, the seat that ends the last counts; the others follow."""
    s = position(edition, seats=3)
    s.triples, s.laid = 3, 0
    for cell in s.facts.cells:
        s.level[cell], s.kind[cell], s.pawn[cell] = 1, 2, 2
        s.refresh(cell)
    play(s, "stop")
    assert (s.active, s.idle, s.closing, s.duty) == (1, 1, 0, 0)
    play(s, "stop")
    assert (s.active, s.idle, s.closing) == (2, 2, 0)
    play(s, "stop")
    assert (s.closing, s.scored, s.active) == (2, [0, 0, 1], 0)
    assert kancha.game(edition).ending(s) == "land-full"
    play(s, "stop", "stop")
    assert s.stack == []


@rule("R29")
def test_a_tile_laid_starts_the_count_of_idle_turns_anew() -> None:
    """Only turns in a row count."""
    s = position("java", seats=2)
    s.idle, s.laid = 1, 1
    s.stack = [Round(), TurnEnd()]
    s.advance()
    assert (s.idle, s.closing) == (0, 0)


def test_positions_without_pawns_are_none() -> None:
    """A seat outside the city has no place in it."""
    s = final_city([2], [], value=4)
    assert [position_in(s, seat, s.town[at(STREET[0])]) for seat in range(2)] == [1, 0]
    assert "stop" in offers(s)
    assert "stop" in offers(s)
