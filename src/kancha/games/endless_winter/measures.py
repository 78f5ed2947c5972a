"""What people count in Endless Winter: points, Labor, goods, cards and pieces.

Cards that were buried face down have names that only their owner knows: they count for the stones of Many and of Like
Graves only in the owner's own measures.
"""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.benefits import Gains
from kancha.games.endless_winter.develop import FreeCulture
from kancha.games.endless_winter.eclipse import eclipse_halves
from kancha.games.endless_winter.facts import CULTURE_FROM, HEXES
from kancha.games.endless_winter.hunt import FreeAnimal, FreeTip
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.migrate import CampMoves, FreeVillage, influences, leads
from kancha.games.endless_winter.scoring import (
    all_card_points,
    animal_points,
    honor_points,
    known_stone_points,
    megalith_points,
    offering_points,
)
from kancha.games.endless_winter.settle import Adoption, Burial
from kancha.games.endless_winter.state import UNUSED, Seat, WinterState
from kancha.kernel.measures import Measure

MEASURES: Final = (
    Measure("points", "i-vp"),
    Measure("estimate", "i-vp"),
    Measure("labor", "i-labor", fleeting=True),
    Measure("benefits", "i-first", fleeting=True, due=True),
    Measure("food", "i-food"),
    Measure("tools", "i-tool"),
    Measure("hand", "i-draw"),
    Measure("tribe", "i-tribe"),
    Measure("culture", "i-culture"),
    Measure("animals", "i-animal"),
    Measure("tipped", "i-tip", 0),
    Measure("buried", "i-bury"),
    Measure("stones", "i-stone"),
    Measure("megaliths", "i-megalith"),
    Measure("offering", "i-idol"),
    Measure("honor", "idol-marker"),
    Measure("camps", "i-camp"),
    Measure("villages", "i-village"),
    Measure("lands", "hex-forest"),
    Measure("eclipse", "i-eclipse", per=2),
    Measure("figures", "figure", 0),
)


def tally(s: WinterState, viewer: int | None) -> list[list[int]]:
    """Return the measures of all seats as far as a viewer may know them."""
    rows: list[list[int]] = []
    benefits = pending_benefits(s)
    lands = led_lands(s)
    for t in s.seats:
        own = t.seat == viewer
        points = s.ledger.totals[t.seat]
        culture = 0
        for kind in t.owned:
            if kind >= CULTURE_FROM:
                culture += 1
        rows.append(
            [
                points,
                points + (if_ended(s, t, own) if s.stack else 0),
                t.labor,
                benefits[t.seat],
                t.food,
                t.tools,
                len(t.hand),
                len(t.owned) - culture,
                culture,
                sum(t.upright),
                sum(t.tipped),
                len(t.buried) + len(t.buried_open),
                len(t.stones),
                s.facts.neutral + s.facts.own - t.neutral - t.own,
                t.offering,
                t.honor,
                sum(t.camps),
                s.facts.villages - t.villages_left,
                lands[t.seat],
                eclipse_halves(s, t, t.pile if own else []) if not t.halves else t.halves,
                t.figures_at.count(UNUSED) + (1 if t.chief_at == UNUSED else 0),
            ]
        )
    return rows


def if_ended(s: WinterState, t: Seat, own: bool) -> int:
    """Return what the final scoring would add now (E15); the names of secretly buried cards are their owner's."""
    facts = s.facts
    total = offering_points(s, t)
    if t.stones:
        graves = t.buried + t.buried_open if own else t.buried_open
        for stone in t.stones:
            total += known_stone_points(s, t, stone, graves)
    if s.honor_order:
        total += honor_points(s, t)
    total += all_card_points(facts, t.owned)
    if any(t.upright):
        total += animal_points(facts, t.upright)
    return total + megalith_points(s, t.seat)


def led_lands(s: WinterState) -> list[int]:
    """Return how many tiles each seat leads, alone or tied, that give something in the Eclipse phase (E11.3)."""
    totals = influences(s)
    found = [0] * len(totals)
    for h in range(HEXES):
        for seat in range(len(totals)):
            if leads(s, seat, h, totals):
                found[seat] += 1
    return found


def pending_benefits(s: WinterState) -> list[int]:
    """Return how many benefits wait for each seat."""
    found = [0] * len(s.seats)
    for step in s.stack:
        if isinstance(step, Gains):
            found[step.seat] += sum(step.units)
        elif isinstance(step, Benefit):
            found[step.seat] += step.units
        elif isinstance(step, (Adoption, Burial, CampMoves, FreeAnimal, FreeCulture, FreeTip, FreeVillage)):
            found[step.seat] += step.left
    return found
