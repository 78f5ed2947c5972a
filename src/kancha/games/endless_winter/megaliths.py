"""Megaliths (E13): where they may be placed, stacking, slot benefits and arrow slots."""

from __future__ import annotations

from kancha.games.endless_winter.actions import X_NAMES, Y_NAMES
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.events import MegalithBuilt
from kancha.games.endless_winter.facts import CELLS, HIGH, WIDE, beside
from kancha.games.endless_winter.state import NEUTRAL, Seat, WinterState
from kancha.kernel.errors import Refusal


def has_megalith(t: Seat) -> bool:
    """Whether a Megalith is left on the player board."""
    return t.neutral > 0 or t.own > 0


def built(s: WinterState) -> set[int]:
    """Return all occupied places as level * CELLS + cell."""
    levels = s.megalith_levels
    return {levels[i] * CELLS + cell for i, cell in enumerate(s.megalith_cells)}


def free_slots(s: WinterState) -> list[int]:
    """Return the cells on the board itself where a Megalith may lie: starting slots, and next to another (E13.2)."""
    ground = s.facts.grounds[s.ground]
    taken = [False] * len(ground.cells)
    for i, cell in enumerate(s.megalith_cells):
        if s.megalith_levels[i] == 1:
            taken[ground.slot_at[cell]] = True
    found: list[int] = []
    for slot, cell in enumerate(ground.cells):
        if taken[slot]:
            continue
        if ground.start[slot]:
            found.append(cell)
            continue
        for near in ground.beside[slot]:
            if taken[near]:
                found.append(cell)
                break
    return found


def places(s: WinterState, t: Seat) -> list[int]:
    """Return the cells for the seat's next Megalith: slots and, for its own colour, places between two others."""
    if t.neutral:
        return sorted(free_slots(s))
    if not t.own:
        return []
    found = free_slots(s)
    all_built = built(s)
    for i, cell in enumerate(s.megalith_cells):
        level = s.megalith_levels[i]
        x, y = divmod(cell, HIGH)
        if x + 2 < WIDE and level * CELLS + cell + 2 * HIGH in all_built:
            middle = cell + HIGH
            if not overlaps(all_built, middle, level + 1):
                found.append(middle)
        if y + 2 < HIGH and level * CELLS + cell + 2 in all_built:
            middle = cell + 1
            if not overlaps(all_built, middle, level + 1) and middle not in found:
                found.append(middle)
    return sorted(set(found))


def overlaps(all_built: set[int], cell: int, level: int) -> bool:
    """Whether a piece there would overlap another of the same level (E13.7)."""
    x, y = divmod(cell, HIGH)
    for nx in range(max(x - 1, 0), min(x + 2, WIDE)):
        for ny in range(max(y - 1, 0), min(y + 2, HIGH)):
            if level * CELLS + nx * HIGH + ny in all_built:
                return True
    return False


def rests_on(all_built: set[int], cell: int, level: int) -> bool:
    """Whether two pieces of the level lie half under the cell, on opposite sides."""
    x, y = divmod(cell, HIGH)
    base = level * CELLS
    if 0 < x < WIDE - 1 and base + cell - HIGH in all_built and base + cell + HIGH in all_built:
        return True
    return 0 < y < HIGH - 1 and base + cell - 1 in all_built and base + cell + 1 in all_built


def level_at(s: WinterState, cell: int) -> int:
    """Return the level a Megalith would have on a cell; 0 if nothing carries it there or the place is taken."""
    all_built = built(s)
    if s.facts.grounds[s.ground].slot_at[cell] >= 0 and CELLS + cell not in all_built:
        return 1
    highest = max(s.megalith_levels, default=0)
    for level in range(highest + 1, 1, -1):
        if rests_on(all_built, cell, level - 1) and not overlaps(all_built, cell, level):
            return level
    return 0


def judge_place(s: WinterState, t: Seat, cell: int, targets: list[int]) -> Refusal | None:
    """Judge a place for the seat's next Megalith; `targets` restrict it on an arrow slot."""
    if not has_megalith(t):
        return Refusal("E13.1", "refuse-no-megalith")
    if targets and cell not in targets:
        return Refusal("E13.6", "refuse-arrows")
    level = level_at(s, cell)
    if level == 0:
        return Refusal("E13.2", "refuse-no-ground")
    if level > 1:
        return Refusal("E13.3", "refuse-neutral-stacked") if t.neutral else None
    ground = s.facts.grounds[s.ground]
    if ground.start[ground.slot_at[cell]]:
        return None
    all_built = built(s)
    if any(CELLS + near in all_built for near in beside(cell)):
        return None
    return Refusal("E13.2", "refuse-not-adjacent")


def arrow_targets(s: WinterState, cell: int) -> list[int]:
    """Return the free slots that the arrows of a slot point to (E13.6)."""
    ground = s.facts.grounds[s.ground]
    all_built = built(s)
    return sorted(target for target in ground.arrows[ground.slot_at[cell]] if CELLS + target not in all_built)


def build(s: WinterState, seat: int, cell: int) -> None:
    """Place the seat's next Megalith; on the board itself the slot gives its benefit."""
    t = s.seats[seat]
    level = level_at(s, cell)
    if t.neutral:
        t.neutral -= 1
        s.megalith_owners.append(NEUTRAL)
    else:
        t.own -= 1
        s.megalith_owners.append(seat)
    s.megalith_cells.append(cell)
    s.megalith_levels.append(level)
    if s.events is not None:
        x, y = divmod(cell, HIGH)
        s.events.append(MegalithBuilt(seat, X_NAMES[x], Y_NAMES[y], level))
    if level == 1:
        ground = s.facts.grounds[s.ground]
        push_gains(s, seat, ground.benefit[ground.slot_at[cell]])
