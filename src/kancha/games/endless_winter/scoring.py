"""Final scoring (E15): Sacred Stones, Offering, Honor, cards, Animals, Megaliths."""

from __future__ import annotations

from kancha.games.endless_winter.events import GravesOpened, MatchScored
from kancha.games.endless_winter.facts import (
    CULTURE_FROM,
    SPECIES,
    STONE_CAMPS,
    STONE_DIFFERENT,
    STONE_LEVEL,
    STONE_TIPPED,
    Facts,
)
from kancha.games.endless_winter.state import Seat, WinterState

SET: int = 4
"""The largest set of Animals."""


def score_match(s: WinterState) -> None:
    """Give every seat its end-game points, category by category."""
    if s.events is not None:
        s.events.append(MatchScored())
    if s.facts.rules >= 2:
        turn_up(s)
    for seat in s.order:
        t = s.seats[seat]
        for stone in t.stones:
            s.score(seat, stone_points(s, t, stone), "stones")
        s.score(seat, offering_points(s, t), "offering")
        s.score(seat, honor_points(s, t), "honor")
        s.score(seat, card_points(s.facts, t.owned, False), "cards.tribe")
        s.score(seat, card_points(s.facts, t.owned, True), "cards.culture")
        s.score(seat, animal_points(s.facts, t.upright), "animals")
        s.score(seat, megalith_points(s, seat), "megaliths")


def turn_up(s: WinterState) -> None:
    """Lay all cards of all tribes face up: those that are buried, and the rest above the board (E15.4)."""
    s.reveal()
    for t in s.seats:
        t.buried_open = buried(t)
        t.above = sorted(t.above + t.hand + t.deck + t.discards)
        t.buried, t.entombed, t.hand, t.deck, t.discards = [], [], [], [], []
        if s.events is not None and t.buried_open:
            s.events.append(GravesOpened(t.seat, [s.facts.card_names[kind] for kind in t.buried_open]))


def by_table(facts: Facts, table: list[int], count: int) -> int:
    """Return the points for a number of buried cards; beyond the table they go on by its last step, or stop (E15.3)."""
    last = len(table) - 1
    if count <= last:
        return table[count]
    more = (count - last) * (table[last] - table[last - 1]) if facts.tables_go_on else 0
    return table[last] + more


def buried(t: Seat) -> list[int]:
    """Return all buried cards, sorted."""
    return sorted(t.buried + t.buried_open)


def stone_points(s: WinterState, t: Seat, stone: int) -> int:
    """Return the points of one Sacred Stone by its criterion (E15.1)."""
    return known_stone_points(s, t, stone, t.buried + t.buried_open)


def known_stone_points(s: WinterState, t: Seat, stone: int, graves: list[int]) -> int:
    """Return the points of one Sacred Stone as far as these buried cards are all that is known of them."""
    facts = s.facts
    score = facts.stone_score[stone]
    of = facts.stone_of[stone]
    if score == STONE_LEVEL:
        return facts.stone_each[stone] * megaliths_by_level(s, t.seat).get(of, 0)
    if score == STONE_TIPPED:
        return facts.stone_each[stone] * t.tipped[of]
    table = facts.stone_tables[score]
    if score == STONE_CAMPS:
        count = sum(camps for h, camps in enumerate(t.camps) if s.terrain[h] == of)
    elif score == STONE_DIFFERENT:
        count = len(set(graves))
    else:
        count = max([graves.count(kind) for kind in graves], default=0)
    return by_table(facts, table, count)


def offering_points(s: WinterState, t: Seat) -> int:
    """Return the points of left Food and Tools together, by the Offering level (E15.2)."""
    ratio = s.facts.ratio[t.offering]
    return (t.food + t.tools) // ratio if ratio else 0


def honor_points(s: WinterState, t: Seat) -> int:
    """Return the points of the buried cards by rank on the Honor track (E15.3)."""
    rank = min(s.honor_order.index(t.seat), 2)
    if rank == 1 and len(s.seats) == 2:
        rank = 2
    table = s.facts.honor_tables[rank]
    return by_table(s.facts, table, len(t.buried) + len(t.buried_open))


def card_points(facts: Facts, owned: list[int], culture: bool) -> int:
    """Return the printed points of all Tribe or all Culture cards of a seat, wherever they are (E15.4)."""
    return sum(facts.points[kind] for kind in owned if (kind >= CULTURE_FROM) == culture)


def all_card_points(facts: Facts, owned: list[int]) -> int:
    """Return the printed points of all cards of a seat, of both sorts (E15.4)."""
    return sum(facts.points[kind] for kind in owned)


def set_points(table: list[int], count: int) -> int:
    """Return the points of so many Animals of a species: full sets of four and one of the rest (Q37)."""
    return count // SET * table[SET] + table[count % SET]


def animal_points(facts: Facts, upright: list[int]) -> int:
    """Return the best points of upright Animals; wild ones join other sets, which need one true Animal (Q36)."""
    jokers = sum(count for animal, count in enumerate(upright) if facts.wild[animal])
    if not jokers:
        return sum(set_points(facts.sets[animal], count) for animal, count in enumerate(upright) if count)
    best = [0] * (jokers + 1)
    for animal in range(SPECIES):
        count = upright[animal]
        if count == 0 or facts.wild[animal]:
            continue
        table = facts.sets[animal]
        then = [0] * (jokers + 1)
        for spent in range(jokers + 1):
            for joined in range(min(spent, (SET - 1) * count) + 1):
                points = best[spent - joined] + set_points(table, count + joined)
                if points > then[spent]:
                    then[spent] = points
        best = then
    return max(best)


def megaliths_by_level(s: WinterState, seat: int) -> dict[int, int]:
    """Return the number of a seat's own Megaliths on each level; grey ones never count."""
    found: dict[int, int] = {}
    for i, owner in enumerate(s.megalith_owners):
        if owner == seat:
            level = s.megalith_levels[i]
            found[level] = found.get(level, 0) + 1
    return found


def megalith_points(s: WinterState, seat: int) -> int:
    """Return, over all levels, own Megaliths there times own Megaliths on all lower levels (E15.6)."""
    counts = megaliths_by_level(s, seat)
    below = 0
    points = 0
    for level in sorted(counts):
        points += counts[level] * below
        below += counts[level]
    return points
