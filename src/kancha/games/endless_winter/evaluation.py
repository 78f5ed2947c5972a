"""A first evaluation in points: what is sure now, and what pieces, cards and markers are likely to bring."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.action_phase import Bottom
from kancha.games.endless_winter.benefits import Gains
from kancha.games.endless_winter.facts import CULTURE_FROM, HEXES, SPECIES
from kancha.games.endless_winter.labor import Top
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.migrate import influences
from kancha.games.endless_winter.scoring import (
    SET,
    all_card_points,
    animal_points,
    honor_points,
    megalith_points,
    stone_points,
)
from kancha.games.endless_winter.settle import Burial
from kancha.games.endless_winter.state import UNUSED, Seat, WinterState
from kancha.games.endless_winter.vocabulary import DEVELOP, HUNT, MIGRATE, SETTLE, WORDS, Effect

LABOR_WORTH: Final = 0.62
WASTE_WORTH: Final = 0.04
HAND_WORTH: Final = 0.5
CULTURE_WORTH: Final = 1.1
ICON_WORTH: Final = 0.42
FOOD_WORTH: Final = 0.08
TOOL_WORTH: Final = 0.6
PILE_HALF_WORTH: Final = 0.16
WORTHS: Final[dict[str, float]] = {
    "FOOD": 0.3,
    "TOOL": 0.55,
    "IDOL": 0.75,
    "DRAW": 0.6,
    "MEGALITH": 1.2,
    "LABOR": 0.6,
    "FOOD_MAX": 1.2,
    "CAMP": 0.6,
    "MOVE": 0.45,
    "VILLAGE": 2.5,
    "BURY": 1.0,
    "BURY_SUPPLY": 1.8,
    "TRIBE": 1.2,
    "TRIBE_DISCARD": 1.0,
    "CULTURE": 1.8,
    "ANIMAL": 1.6,
    "ANIMAL_TOP": 1.4,
    "REVEAL": 0.3,
    "TIP": 0.8,
    "VP": 1.0,
    "EXTRA": 1.0,
    "PAY": 1.0,
}
"""What one unit of a benefit is worth before it is taken; of words that are no benefits, nothing."""
UNIT_WORTH: Final[list[float]] = [WORTHS.get(word, 0.0) for word in WORDS]


def evaluate(s: WinterState, seat: int) -> float:
    """Estimate how many points a seat will have at the end."""
    t = s.seats[seat]
    value = float(s.ledger.totals[seat])
    if not s.stack:
        return value
    eclipses = s.facts.rounds + 1 - s.round
    value += sure(s, t)
    value += resources(s, t, eclipses)
    value += cards(s, t, eclipses)
    value += land(s, t, eclipses)
    value += growth(s, t, eclipses)
    value += pending(s, t)
    return value


def sure(s: WinterState, t: Seat) -> float:
    """Return the points the seat would get if the match ended now, Offering apart."""
    points = all_card_points(s.facts, t.owned)
    points += animal_points(s.facts, t.upright) + megalith_points(s, t.seat) + honor_points(s, t)
    for stone in t.stones:
        points += stone_points(s, t, stone)
    return float(points)


def resources(s: WinterState, t: Seat, eclipses: int) -> float:
    """Return the worth of Food, Tools and the Offering level."""
    ratio = s.facts.ratio[t.offering]
    left = t.food + t.tools
    at_end = left / ratio if ratio else 0.0
    if eclipses == 1 and t.chief_at != UNUSED and UNUSED not in t.figures_at:
        return at_end + 0.01 * left
    icons = sum(s.facts.food_labor[: t.food + 1])
    in_use = ICON_WORTH * icons + FOOD_WORTH * t.food + TOOL_WORTH * min(t.tools, 5) + 0.2 * max(t.tools - 5, 0)
    return max(in_use, at_end) + 0.3 * at_end + 0.22 * t.offering + 0.3 * t.honor


def cards(s: WinterState, t: Seat, eclipses: int) -> float:
    """Return the worth of cards in hand, in the pile and in the deck."""
    figures = t.figures_at.count(UNUSED) + (1 if t.chief_at == UNUSED else 0)
    usable = 1.0 if figures or eclipses > 1 else 0.0
    value = 0.0
    for kind in t.hand:
        value += usable * (CULTURE_WORTH if kind >= CULTURE_FROM else HAND_WORTH)
    for kind in t.pile:
        value += PILE_HALF_WORTH * s.facts.eclipse_halves[kind]
        if kind < CULTURE_FROM:
            value += worth(s.facts.eclipse[kind])
    for kind in t.revealed:
        if kind < CULTURE_FROM:
            value += worth(s.facts.eclipse[kind])
    buried = len(t.buried) + len(t.buried_open)
    size = max(len(t.owned) - buried, 1)
    culture = sum(1 for kind in t.owned if kind >= CULTURE_FROM)
    special = sum(1 for kind in t.owned if kind < 5)
    return value + (eclipses - 1) * 5.0 * (0.45 * culture + 0.2 * special) / size


def worth(effects: list[Effect]) -> float:
    """Return the worth of printed benefits."""
    value = 0.0
    for effect in effects:
        value += UNIT_WORTH[effect.word] * effect.units
    return value


def land(s: WinterState, t: Seat, eclipses: int) -> float:
    """Return the worth of Camps, Villages and tiles led, over the Eclipse phases to come."""
    facts = s.facts
    totals = influences(s)
    mine = totals[t.seat]
    value = 0.0
    for h in range(HEXES):
        if mine[h]:
            benefit = worth(facts.terrain_benefit[s.terrain[h]])
            most = 0
            for other, here in enumerate(totals):
                if other != t.seat and here[h] > most:
                    most = here[h]
            if mine[h] > most:
                value += benefit * eclipses * 0.9
            elif mine[h] == most:
                value += benefit * eclipses * 0.75
            else:
                value += 0.1 * benefit
    out = facts.camps - t.camps_left
    villages = facts.villages - t.villages_left
    return value + 0.12 * out + villages * (0.3 + UNIT_WORTH[facts.village_benefit.word] * eclipses)


def growth(s: WinterState, t: Seat, eclipses: int) -> float:
    """Return the worth of what sets, Megaliths, stones and burials may still become."""
    facts = s.facts
    value = 0.0
    for animal in range(SPECIES):
        count = t.upright[animal]
        if count and not facts.wild[animal]:
            table = facts.sets[animal]
            rest = count % SET
            value += 0.12 * (eclipses - 0.5) * (table[rest + 1] - table[rest])
        elif count:
            value += 0.8 * count
    own = facts.own - t.own
    value += 0.25 * (facts.neutral - t.neutral) + own * (0.25 + 0.12 * eclipses)
    value += 0.3 * len(t.stones)
    value += 0.15 * eclipses * min(len(t.buried) + len(t.buried_open), 6)
    return value


def pending(s: WinterState, t: Seat) -> float:
    """Return the worth of benefits and Labor that wait for the seat in its turn."""
    value = 0.0
    spent = False
    for step in s.stack:
        if isinstance(step, Bottom):
            if step.seat == t.seat and s.bottoms[step.column] < 0:
                value += 0.9 * worth(s.facts.bottom[step.column])
        elif isinstance(step, Gains):
            if step.seat == t.seat:
                for place, id in enumerate(step.effects):
                    value += 0.95 * UNIT_WORTH[s.facts.effects[id].word] * step.units[place]
        elif isinstance(step, Benefit):
            if step.seat == t.seat:
                value += 0.95 * UNIT_WORTH[step.rank] * step.units
        elif isinstance(step, Burial):
            if step.seat == t.seat:
                value += 0.9 * step.left
        elif isinstance(step, Top) and step.seat == t.seat:
            spent = True
            value += labor(s, t, step.COLUMN)
    return value if spent else value + WASTE_WORTH * t.labor


def labor(s: WinterState, t: Seat, column: int) -> float:
    """Return the worth of Labor at hand in a column: as far as something can be bought for it."""
    price = s.facts.price[column]
    reach = t.labor + sum(1 for kind in t.hand if kind < CULTURE_FROM) + sum(s.facts.food_labor[: t.food + 1])
    if column == SETTLE:
        most = price * sum(1 for pile in s.supply if pile)
    elif column == DEVELOP:
        most = price * sum(1 for card in s.culture_row if card >= 0)
        price -= max(s.tokens)
    elif column == HUNT:
        most = price * sum(s.animal_row) + (2 if any(s.animal_deck) else 0)
    else:
        most = 3 + t.camps_left if column == MIGRATE else 0
    useful = min(t.labor, most, reach - reach % price)
    return LABOR_WORTH * useful + WASTE_WORTH * (t.labor - useful)
