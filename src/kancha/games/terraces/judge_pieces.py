"""The referee for temples (C5) and basins (C6)."""

from __future__ import annotations

from kancha.games.terraces.facts import NAMES, SITE
from kancha.games.terraces.judge import on_board, points_left, ranking, settlement, temples_in
from kancha.games.terraces.judge_duty import duty_fault, nothing
from kancha.games.terraces.state import BASIN, TEMPLE, VILLAGE, Terraces
from kancha.kernel.errors import Refusal


def temple_value(s: Terraces, cell: int, old: int, value: int) -> Refusal | None:
    """Judge a value for the temple on a hex."""
    size = len(settlement(s, cell))
    if value <= old:
        return Refusal("C5.5", "refuse-value-not-higher", {"old": old})
    if value > size:
        return Refusal("C5.5", "refuse-value-size", {"value": value, "size": size})
    needed = range(old + 2, value + 2, 2) if s.facts.storeys else [value]
    for floor in needed:
        if s.floors[floor // 2 - 1] == 0:
            return Refusal("C5.10", "refuse-no-pieces", {"value": floor})
    return None


def best_value(s: Terraces, cell: int, old: int) -> Refusal | None:
    """Judge whether any value is possible: the largest even one in Cuzco (R1), any in Java (R4)."""
    size = len(settlement(s, cell))
    if s.facts.exact_value:
        values = [min(size - size % 2, 10)]
    else:
        values = [value for value in (2, 4, 6, 8, 10) if old < value <= size]
    refusals = [temple_value(s, cell, old, value) for value in values if value]
    if any(refusal is None for refusal in refusals):
        return None
    if not refusals or refusals[0] is None:
        message = "refuse-value-size" if old == 0 else "refuse-value-not-higher"
        args: dict[str, int | str] = {"value": 2, "size": size} if old == 0 else {"old": old}
        return Refusal("C5.5", message, args)
    return refusals[0]


def first_rank(s: Terraces, cell: int) -> Refusal | None:
    """Refuse unless the active seat alone stands highest in the settlement (C5.2)."""
    best = ranking(s, settlement(s, cell))
    if best == [s.active]:
        return None
    if not best:
        return Refusal("C5.2", "refuse-nobody-there")
    if s.active in best:
        return Refusal("C5.2", "refuse-tie")
    return Refusal("C5.2", "refuse-not-highest")


def build(s: Terraces, cell: int) -> Refusal | None:
    """Judge a hex for a new temple."""
    if not on_board(s, cell):
        return Refusal("C0.1", "refuse-off-board")
    if s.kind[cell] not in (VILLAGE, TEMPLE):
        return Refusal("C5.3", "refuse-no-village", {"cell": NAMES[cell]})
    here = settlement(s, cell)
    if temples_in(s, here):
        return Refusal("C5.4", "refuse-has-temple")
    if s.pawn[cell] >= 0:
        return Refusal("C5.3", "refuse-occupied", {"cell": NAMES[cell]})
    if len(here) < 2:
        return Refusal("C5.3", "refuse-village-small")
    if refusal := first_rank(s, cell) or best_value(s, cell, 0) or points_left(s, s.facts.temple_price):
        return refusal

    def change(after: Terraces) -> None:
        after.put_temple(cell, 2)

    return duty_fault(s, s.facts.temple_price, change)


def enlarge(s: Terraces, cell: int) -> Refusal | None:
    """Judge the enlarging of a temple."""
    if not on_board(s, cell) or s.kind[cell] != TEMPLE:
        return Refusal("C5.4", "refuse-no-temple")
    number = s.temple_cell.index(cell)
    old = s.temple_value[number]
    if s.temple_turn[number] == s.turn:
        return Refusal("C5.8", "refuse-temple-changed")
    if old == 10:
        return Refusal("R3", "refuse-temple-highest")
    return (
        first_rank(s, cell)
        or best_value(s, cell, old)
        or points_left(s, s.facts.temple_price)
        or duty_fault(s, s.facts.temple_price, nothing)
    )


def place_basin(s: Terraces, cell: int) -> Refusal | None:
    """Judge a hex for a basin."""
    if not on_board(s, cell):
        return Refusal("C0.1", "refuse-off-board")
    if s.basins == 0:
        return Refusal("C6.1", "refuse-no-basins")
    if s.facts.land[cell] != SITE:
        return Refusal("C6.2", "refuse-basin-outside")
    if s.level[cell] > 0:
        return Refusal("C6.2", "refuse-basin-on-tile", {"cell": NAMES[cell]})
    if s.kind[cell] == BASIN:
        return Refusal("C6.1", "refuse-basin-twice", {"cell": NAMES[cell]})
    if any(s.facts.land[n] != SITE for n in s.facts.near[cell]):
        return Refusal("C6.2", "refuse-basin-border", {"cell": NAMES[cell]})
    if refusal := points_left(s, s.facts.basin_price):
        return refusal

    def change(after: Terraces) -> None:
        after.put_basin(cell)

    return duty_fault(s, s.facts.basin_price, change)
