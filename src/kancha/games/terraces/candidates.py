"""What is worth trying in a turn of Cuzco or Java: for each kind of action the few ways that look best from near by.

A turn has a dozen actions with a hundred answers each. Whoever plans one tries these ways, judges the position after
them and goes on from the best. Hexes are ranked by what a village, a field, a pawn or a basin there would change around
them, without playing it. A pawn that has walked in this turn is not taken up again.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import (
    BUILD,
    ENLARGE,
    ENTER,
    FOUND,
    IRRIGATE,
    LAY_DOUBLE,
    LAY_FIELD,
    LAY_TRIPLE,
    LAY_VILLAGE,
    LEAVE,
    PICK,
    PLACE_BASIN,
    SETTLE,
    SIDE,
    SOW,
    SPACE,
    SPREAD,
    USE_TOKEN,
    VALUE,
    VALUES,
    WALK,
)
from kancha.games.terraces.basins import basin_cells
from kancha.games.terraces.duty import Guard
from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, TURNS, VILLAGE_TILE
from kancha.games.terraces.hidden import size_of_hand
from kancha.games.terraces.land import Laying
from kancha.games.terraces.paths import OUT, reach
from kancha.games.terraces.pawns import Entering, Walking, entry_codes, walk_codes
from kancha.games.terraces.placing import can_turn, open_turns, tile_codes
from kancha.games.terraces.rounds import Turn
from kancha.games.terraces.settlements import size_of
from kancha.games.terraces.state import Terraces
from kancha.games.terraces.survey import Survey
from kancha.games.terraces.temples import build_cells, values_for

TRIPLES: Final = 6
DOUBLES: Final = 4
SINGLES: Final = 3
WALKS: Final = 7
ENTRIES: Final = 4
GOALS: Final = 3
"""So many goals of one pawn."""
TEMPLES: Final = 2
BASINS: Final = 3
LEAST: Final = -1e9
UNPAID: Final = 0.35
"""What an action point counts when goals are compared."""

Way = tuple[float, list[int]]
"""How good a way looks, and its codes."""


def candidates(s: Terraces, before: list[int]) -> list[list[int]]:
    """Return ways to answer the pending question, each up to the next question of the turn; `before` was played."""
    step = s.stack[-1]
    if isinstance(step, Turn):
        return of_turn(s, before)
    if isinstance(step, Laying):
        return best(placements(s, step.tile, Survey(s), TRIPLES), TRIPLES, [])
    if isinstance(step, Entering):
        return best(goals(s, Survey(s), OUT, Guard(s)), ENTRIES, [])
    if isinstance(step, Walking):
        return best(goals(s, Survey(s), step.start, Guard(s)), WALKS, [])
    return [[code] for code in s.legal()]


def of_turn(s: Terraces, before: list[int]) -> list[list[int]]:
    """Return what is worth doing next in a turn."""
    survey = Survey(s)
    found: list[list[int]] = []
    walks: list[Way] = []
    walked = [WALK.values[code] for code in before if SPACE.of[code] is WALK]
    guard = Guard(s)
    for code in s.legal():
        family = SPACE.of[code]
        if code == LAY_TRIPLE:
            found += best(placements(s, TRIPLE_TILE, survey, TRIPLES), TRIPLES, [code])
        elif code == LAY_DOUBLE:
            found += best(placements(s, DOUBLE_TILE, survey, DOUBLES), DOUBLES, [code])
        elif code == LAY_VILLAGE:
            found += best(placements(s, VILLAGE_TILE, survey, SINGLES), SINGLES, [code])
        elif code == LAY_FIELD:
            found += best(placements(s, FIELD_TILE, survey, SINGLES), SINGLES, [code])
        elif code == ENTER:
            found += best(goals(s, survey, OUT, guard), ENTRIES, [code])
        elif family is PICK:
            start = PICK.values[code]
            if start not in walked:
                ways = goals(s, survey, start, guard)
                ways.sort(reverse=True)
                walks += [(value, [code, *codes]) for value, codes in ways[:GOALS]]
        elif code == BUILD:
            found += temples(s, survey)
        elif family is ENLARGE:
            found.append(enlargement(s, code))
        elif code == PLACE_BASIN:
            ways = [(survey.basin(cell), [IRRIGATE.codes[cell]]) for cell in basin_cells(s)]
            found += best(ways, BASINS, [code])
        elif code == USE_TOKEN:
            if not before:
                found.append([code])
        else:
            found.append([code])
    return found + best(walks, WALKS, [])


def best(ways: list[Way], count: int, first: list[int]) -> list[list[int]]:
    """Return the codes of the best ways, after what comes first."""
    ways.sort(reverse=True)
    return [first + codes for _, codes in ways[:count]]


def placements(s: Terraces, tile: int, survey: Survey, count: int) -> list[Way]:
    """Return the best ways to lay a sort of tile, by what lies on its hexes and around them."""
    found: list[Way] = []
    family = SOW if tile == FIELD_TILE else SETTLE
    spare = s.ap - s.facts.tile_price
    worst = LEAST
    for code in tile_codes(s, tile, s.ap):
        cell = family.values[code]
        value = survey.field(cell) if tile == FIELD_TILE else survey.village(cell)
        if tile <= VILLAGE_TILE:
            if value > worst:
                worst = add(found, value, [code], count)
            continue
        around = s.facts.around[cell]
        for turn in TURNS[open_turns(s, tile, cell, spare)]:
            whole = value + survey.field(around[turn])
            if tile == TRIPLE_TILE:
                whole += survey.field(around[(turn + 1) % 6])
            if whole > worst and can_turn(s, tile, cell, turn):
                side = SIDE.codes[turn] if tile == DOUBLE_TILE else SPREAD.codes[turn]
                worst = add(found, whole, [code, side], count)
    return found


def add(ways: list[Way], value: float, codes: list[int], count: int) -> float:
    """Add a way to the best ones; return what the next one must be better than."""
    ways.append((value, codes))
    if len(ways) < count:
        return LEAST
    if len(ways) > count:
        ways.remove(min(ways))
    return min(ways)[0]


def goals(s: Terraces, survey: Survey, start: int, guard: Guard) -> list[Way]:
    """Return where a pawn can go, by what it stands for there and what it leaves."""
    reached = reach(s, s.active, start, guard.most(start))
    codes = entry_codes(s, reached, guard) if start == OUT else walk_codes(s, start, reached, guard)
    here = survey.stand(start, -1) if start != OUT else 0.0
    found: list[Way] = []
    for code in codes:
        if code != LEAVE:
            goal = WALK.values[code]
            found.append((survey.stand(goal, start) - here - UNPAID * reached.price(goal), [code]))
    return found


def temples(s: Terraces, survey: Survey) -> list[list[int]]:
    """Return the best places for a temple: low ones, so that pawns keep the heights."""
    ways: list[Way] = []
    for cell in build_cells(s):
        values = values_for(s, size_of(s, s.town[cell]), 0)
        codes = [BUILD, FOUND.codes[cell]]
        if not s.facts.exact_value:
            codes.append(VALUE.codes[VALUES.index(values[-1])])
        ways.append((values[-1] - 0.3 * s.level[cell] + survey.gap[cell], codes))
    return best(ways, TEMPLES, [])


def enlargement(s: Terraces, code: int) -> list[int]:
    """Return how a temple is enlarged: as far as it goes."""
    if s.facts.exact_value:
        return [code]
    cell = ENLARGE.values[code]
    values = values_for(s, size_of(s, s.town[cell]), s.temple_value[s.temple_cell.index(cell)])
    return [code, VALUE.codes[VALUES.index(values[-1])]]


def position(s: Terraces) -> tuple[int | str | bytes | tuple[int, ...], ...]:
    """Return what tells one position of a turn from another, as far as everybody sees it."""
    step = s.stack[-1]
    asked = repr(step) if not isinstance(step, (Turn, Entering, Walking)) else type(step).__name__
    start = step.start if isinstance(step, Walking) else -1
    return (
        asked,
        start,
        s.turn,
        s.active,
        s.ap,
        s.boosted,
        s.drawn,
        s.laid,
        s.triples,
        bytes(s.level),
        bytes(s.kind),
        tuple(s.pawn),
        bytes(s.temple_value),
        bytes(s.temple_ready),
        bytes([holder.tokens for holder in s.seats]),
        bytes([size_of_hand(holder.hand) for holder in s.seats]),
    )
