"""What a learned judgement reads of a position of Endless Winter, from the side of one tribe.

A block of public numbers for the tribe itself and for each rival in the order of seats, what only the tribe knows, and
what all have in common. Cards that others hold or have buried face down are counted, never named. Whoever changes a
number, or its place, moves `VERSION`.
"""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter import measures
from kancha.games.endless_winter.evaluation import cards, growth, land, pending, resources, worth
from kancha.games.endless_winter.facts import CULTURE_FROM, SPECIES
from kancha.games.endless_winter.scoring import all_card_points, animal_points, honor_points, megalith_points
from kancha.games.endless_winter.state import UNUSED, Seat, WinterState
from kancha.kernel.measures import by_distance

VERSION: Final = 1
RIVALS: Final = 3
COLUMNS: Final = 4

MEASURED: Final = tuple(measure.id for measure in measures.MEASURES)
PUBLIC: Final = (
    *("present", "asked", "turns-away", "place", "outlook", "lead"),
    *MEASURED,
    *("resources", "land", "growth", "animal-points", "megalith-points", "card-points", "honor-points"),
    *("honor-rank", "chief-left", "figures-eclipse", "deck-size", "pile-size", "discards", "camps-left"),
    *("neutral-left", "own-left", "share-culture"),
    *(f"upright-{animal}" for animal in range(SPECIES)),
    *(f"tipped-{animal}" for animal in range(SPECIES)),
)
PRIVATE: Final = (
    "hand-tribe",
    "hand-culture",
    "hand-points",
    "cards",
    "pending",
    "pile-worth",
    "pile-halves",
    "evaluation",
)
COMMON: Final = (
    *("round", "turn", "eclipses", "last", "seats", "animals", "culture-tokens"),
    *(f"bottom-{column}" for column in range(COLUMNS)),
    *("supply", "animal-deck", "culture-deck", "stones-now"),
)


def names() -> list[str]:
    """Name the numbers, in their order."""
    return by_distance(PUBLIC, PRIVATE, COMMON, RIVALS)


def features(s: WinterState, seat: int) -> list[float]:
    """Return the numbers of a position from the side of a tribe."""
    count = len(s.seats)
    eclipses = s.facts.rounds + 1 - s.round
    rows = measures.tally(s, seat)
    made: list[list[float]] = []
    outlooks: list[float] = []
    for t in s.seats:
        terms = [resources(s, t, eclipses), land(s, t, eclipses), growth(s, t, eclipses)]
        made.append(terms)
        outlooks.append(rows[t.seat][1] + terms[0] + terms[1] + terms[2])
    found: list[float] = []
    for distance in range(RIVALS + 1):
        if distance >= count:
            found += [0.0] * len(PUBLIC)
            continue
        other = (seat + distance) % count
        found += public(s, s.seats[other], rows[other], made[other], outlooks)
        if distance == 0:
            found += private(s, s.seats[seat], eclipses, outlooks[seat])
    found += [
        float(s.round),
        float(s.turn),
        float(eclipses),
        1.0 if eclipses == 1 else 0.0,
        float(count),
        float(sum(s.animal_row)),
        float(sum(s.tokens)),
    ]
    for column in range(COLUMNS):
        found.append(1.0 if s.bottoms[column] >= 0 else 0.0)
    now = 0
    for place in s.stones:
        if place == s.round:
            now += 1
    found += [0.1 * sum(s.supply), 0.1 * sum(s.animal_deck), 0.1 * len(s.culture_deck), float(now)]
    return found


def public(s: WinterState, t: Seat, row: list[int], terms: list[float], outlooks: list[float]) -> list[float]:
    """Return what everybody can count of a tribe."""
    asked = s.seat if s.stack else -1
    count = len(s.seats)
    best = max([value for other, value in enumerate(outlooks) if other != t.seat])
    culture = 0
    for kind in t.owned:
        if kind >= CULTURE_FROM:
            culture += 1
    found = [
        1.0,
        1.0 if asked == t.seat else 0.0,
        float((t.seat - asked) % count) if asked >= 0 else 0.0,
        float(s.order.index(t.seat)) if t.seat in s.order else 0.0,
        outlooks[t.seat],
        outlooks[t.seat] - best,
    ]
    for number in row:
        found.append(float(number))
    ranked = len(s.honor_order) > 0
    found += terms
    found += [
        float(animal_points(s.facts, t.upright)),
        float(megalith_points(s, t.seat)),
        float(all_card_points(s.facts, t.owned)),
        float(honor_points(s, t)) if ranked else 0.0,
        float(s.honor_order.index(t.seat)) if ranked else 0.0,
        1.0 if t.chief_at == UNUSED else 0.0,
        float(t.figures_at.count(UNUSED)),
        float(len(t.deck)),
        float(len(t.pile)),
        float(len(t.discards)),
        float(t.camps_left),
        float(t.neutral),
        float(t.own),
        culture / max(len(t.owned), 1),
    ]
    for upright in t.upright:
        found.append(float(upright))
    for tipped in t.tipped:
        found.append(float(tipped))
    return found


def private(s: WinterState, t: Seat, eclipses: int, outlook: float) -> list[float]:
    """Return what only the tribe itself knows."""
    culture = 0
    points = 0
    for kind in t.hand:
        if kind >= CULTURE_FROM:
            culture += 1
        points += s.facts.points[kind]
    pile = 0.0
    halves = 0
    for kind in t.pile:
        halves += s.facts.eclipse_halves[kind]
        if kind < CULTURE_FROM:
            pile += worth(s.facts.eclipse[kind])
    held = cards(s, t, eclipses)
    waiting = pending(s, t)
    return [
        float(len(t.hand) - culture),
        float(culture),
        float(points),
        held,
        waiting,
        pile,
        float(halves),
        outlook + held + waiting,
    ]
