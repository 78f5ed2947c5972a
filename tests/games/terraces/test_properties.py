"""Hypothesis: laying tiles and bidding in festivals, whatever anybody does."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kancha.games.terraces.actions import SPACE
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.judge import settlement, temples_in
from kancha.games.terraces.judge_paths import prices_from
from kancha.games.terraces.paths import OUT, reach
from kancha.games.terraces.sets import cells_of
from kancha.games.terraces.state import BASIN, FIELD, TEMPLE, VILLAGE, Terraces
from kancha.kernel.state import DERIVED, SHARED
from kancha.kernel.testing import rule

from .positions import A, at, name, pawns, play, position, temple, villages

CHOICES = st.lists(st.integers(0, 10**6), min_size=1, max_size=60)
EDITION = st.sampled_from(["cuzco", "java"])


def check_land(s: Terraces) -> None:
    """What is always true of the land, and of what is remembered about it."""
    free = [cell for cell in s.facts.cells if s.pawn[cell] < 0 and s.kind[cell] not in (BASIN, TEMPLE)]
    assert cells_of(s.free) == free
    for kind, hexes in ((VILLAGE, s.villages), (FIELD, s.fields)):
        assert cells_of(hexes) == [cell for cell in s.facts.cells if s.kind[cell] == kind]
    assert cells_of(s.bare) == [cell for cell in s.facts.cells if s.level[cell] == 0]
    for holder in s.seats:
        assert cells_of(holder.stands) == sorted(cell for cell in holder.pawns if cell >= 0)
    for cell in s.facts.cells:
        here = settlement(s, cell)
        assert len(temples_in(s, here)) <= 1
        assert s.town[cell] == (min(here) if here else -1)
        assert s.sizes[cell] == (len(here) if here and cell == min(here) else 0)
    anew = s.clone()
    anew.derive()
    for field, sight in Terraces.SEES.items():
        if sight in (DERIVED, SHARED) and "haven" not in field:
            assert getattr(s, field) == getattr(anew, field), field
    assert sorted(s.temple_cell) == [cell for cell in s.facts.cells if s.kind[cell] == TEMPLE]


@rule("C3.3", "C3.4", "C3.5", "C3.7", "C0.4")
@settings(max_examples=40, deadline=None)
@given(EDITION, CHOICES, st.integers(0, 3))
def test_laying_keeps_the_land_sound(edition: str, choices: list[int], start: int) -> None:
    """Any sequence of legal tiles: flat, never on pieces, never joining cities, each hex one level up."""
    s = position(edition)
    villages(s, (-4, 6), (-2, 6), (2, 6), (4, 6), (3, 5), (-5, 5))
    temple(s, (-4, 6), 2)
    temple(s, (4, 6), 2)
    pawns(s, 0, (-2, 6))
    pawns(s, 1, (2, 6))
    lays = list(range(4))
    for number, choice in enumerate(choices):
        s.ap = 3
        kinds = [code for code in s.legal() if code in lays]
        if not kinds:
            break
        s.play(kinds[(number + start) % len(kinds)])
        before = s.level[:]
        while type(s.stack[-1]).__name__ in ("Laying", "Turning"):
            codes = s.legal()
            assert codes
            s.play(codes[choice % len(codes)])
        raised = [cell for cell in s.facts.cells if s.level[cell] != before[cell]]
        assert {s.level[cell] - before[cell] for cell in raised} == {1}
        assert len({before[cell] for cell in raised}) == 1
        assert edition == "java" or any(s.is_site(cell) for cell in raised)
        assert any(s.is_site(cell) for cell in raised) or min(before[cell] for cell in raised) > 0
        assert all(s.pawn[cell] < 0 and s.kind[cell] not in (BASIN, TEMPLE) for cell in raised)
        assert 0 <= s.ap <= 2
    check_land(s)


@rule("C4.5")
@settings(max_examples=25, deadline=None)
@given(EDITION, CHOICES)
def test_the_two_searches_for_a_path_agree(edition: str, choices: list[int]) -> None:
    """After any tiles the quick search within the points and the plain one give the same prices."""
    s = position(edition)
    for choice in choices[:30]:
        s.ap, s.triples = 3, 9
        s.play(SPACE.parse("lay triple").code)
        for _ in range(2):
            codes = s.legal()
            s.play(codes[choice % len(codes)])
    s.ap = 6
    free = [cell for cell in s.facts.cells if s.level[cell]]
    for place, cell in enumerate(free[::7]):
        if place < 8:
            s.put_pawn(place % 2, cell)
    for start in [OUT, *[cell for cell in s.seats[0].pawns if cell >= 0][:2]]:
        prices = prices_from(s, 0, start).items()
        plain = {node: paid for node, paid in prices if paid <= 6 and (node == OUT or s.pawn[node] < 0)}
        found = reach(s, 0, start, 6)
        assert {node: found.price(node) for node in found.nodes()} == plain


def reference(edition: str, cards: list[int], answers: list[int]) -> tuple[list[int], list[int]]:
    """The bidding of C8.12 as one loop, for hands of equal cards worth 1; returns winners and cards played."""
    seats = len(cards)
    totals = [0] * seats
    take = iter(answers)

    def bid(least: int, most: int) -> int:
        """Choose how many cards to play: 0 for none."""
        answer = next(take, 0)
        if most < max(least, 1):
            return 0
        options: list[int] = [0, *range(max(least, 1), most + 1)]
        return options[answer % len(options)]

    left = cards[:]

    def play(seat: int, count: int) -> None:
        totals[seat] += count
        left[seat] -= count

    opening = next(take, 0) % cards[0] + 1
    play(0, opening)
    last, top = 0, opening
    actors = [0]
    for seat in range(1, seats):
        if left[seat] and (count := bid(top, left[seat])):
            play(seat, count)
            actors.append(seat)
            last, top = seat, totals[seat]
    stood: set[int] = set()
    was_level = False
    place = 0
    while True:
        level = all(totals[seat] == top for seat in actors)
        if level and not was_level and edition == "java":
            stood = {last}
        was_level = level
        if len(actors) == 1 or (level and stood >= set(actors)):
            return actors, totals
        seat = actors[place % len(actors)]
        if level and seat in stood:
            place += 1
            continue
        if totals[seat] < top:
            count = bid(top - totals[seat], left[seat]) if left[seat] else 0
            if not count:
                place = actors.index(seat)
                actors.remove(seat)
                place %= len(actors)
                continue
        else:
            count = bid(1, left[seat]) if left[seat] else 0
            if not count:
                stood.add(seat)
                place += 1
                continue
        play(seat, count)
        last = seat
        if totals[seat] > top:
            if edition == "cuzco":
                actors = [other for other in actors if other not in stood]
            top, stood = totals[seat], set()
        place = actors.index(seat) + 1


@rule("C8.4", "C8.6", "C8.7", "C8.8", "C8.10", "C8.12")
@settings(max_examples=150, deadline=None)
@given(
    EDITION,
    st.lists(st.integers(0, 5), min_size=1, max_size=3),
    st.integers(1, 5),
    st.lists(st.integers(0, 9), max_size=40),
)
def test_bidding_follows_the_loop(edition: str, others: list[int], own: int, answers: list[int]) -> None:
    """Steps and the plain loop of C8.12 give the same winners, totals and lost cards for the same answers."""
    cards = [own, *others]
    s = position(edition, seats=len(cards))
    villages(s, *[(x, 6) for x in range(-8, 2, 2)])
    temple(s, (-8, 6), 8)
    for seat, count in enumerate(cards):
        pawns(s, seat, (-6 + 2 * seat, 6))
        s.seats[seat].hand[A] = count
    s.deck[A] = 0
    take = iter(answers)
    play(s, "stop", f"festival {name((-8, 6))}")
    totals: list[int] = []
    while s.stack and isinstance(s.stack[-1], Festival):
        step = s.stack[-1]
        seat = step.seat
        left = s.seats[seat].hand[A]
        total = step.totals[seat]
        if step.stage == 0:
            count = next(take, 0) % left + 1
        else:
            least = max(step.top - total, 1)
            answer = next(take, 0)
            options = [0, *range(least, left + 1)] if left >= least else [0]
            count = options[answer % len(options)]
        totals = step.totals[:]
        if count == 0:
            play(s, "stand" if step.stage == 3 else "stay out")
            continue
        totals[seat] += count
        for number in range(count):
            play(s, "play a")
            if number + 1 == count and s.stack and s.stack[-1] is step and step.played:
                play(s, "enough")
    winners, expected = reference(edition, cards, answers)
    assert totals == expected
    scored = sorted(seat for seat, _, source in s.ledger.entries() if source.startswith("festival"))
    assert scored == sorted(winners)
    assert s.ledger.entries()[0][1] == (4 if len(winners) == 1 else 2)
    assert [sum(holder.hand) for holder in s.seats] == [had - paid for had, paid in zip(cards, expected, strict=True)]
    assert at((-8, 6)) in s.temple_cell
    assert s.temple_ready == [0]
