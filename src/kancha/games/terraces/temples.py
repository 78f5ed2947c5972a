"""Chapter C5: temples are built and enlarged by whoever stands highest."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import FOUND, VALUE, VALUES
from kancha.games.terraces.duty import Guard, allows_temple
from kancha.games.terraces.events import TempleBuilt, TempleEnlarged
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.judge_pieces import build, temple_value
from kancha.games.terraces.sets import both, cells_of, is_any
from kancha.games.terraces.settlements import hexes_of, leads, size_of, towns_of
from kancha.games.terraces.state import Terraces, TurnStep
from kancha.kernel.errors import Refusal


def values_for(s: Terraces, size: int, old: int) -> list[int]:
    """Return the values a temple may get in a settlement of that size (C5.5, C5.9, C5.10)."""
    top = min(size // 2, len(s.floors))
    low = old // 2
    if top <= low:
        return []
    if not s.facts.exact_value:
        return [2 * (floor + 1) for floor in range(low, top) if has_pieces(s, floor, low)]
    return [2 * top] if has_pieces(s, top - 1, low) else []


def has_pieces(s: Terraces, floor: int, low: int) -> bool:
    """Whether the stock has what a temple of that floor needs above `low` floors."""
    if not s.facts.storeys:
        return s.floors[floor] > 0
    return all(s.floors[i] > 0 for i in range(low, floor + 1))


def take_pieces(s: Terraces, value: int, old: int) -> None:
    """Take the pieces for a new value from the stock (C5.9)."""
    if not s.facts.storeys:
        s.floors[value // 2 - 1] -= 1
        return
    for floor in range(old // 2, value // 2):
        s.floors[floor] -= 1


def is_open_village(s: Terraces, seat: int, town: int) -> bool:
    """Whether a settlement is a village in which a seat may build, the duty aside."""
    size = s.sizes[town]
    return size > 1 and not s.is_city(town) and len(values_for(s, size, 0)) > 0 and leads(s, seat, town)


def build_cells(s: Terraces) -> list[int]:
    """Return every hex on which the active seat may build a temple."""
    if s.ap < s.facts.temple_price:
        return []
    found: list[int] = []
    for town in towns_of(s, s.active):
        if is_open_village(s, s.active, town):
            found += [cell for cell in cells_of(both(hexes_of(s, town), s.free)) if allows_temple(s, cell)]
    found.sort()
    return found


def can_build(s: Terraces, towns: list[int]) -> bool:
    """Whether the active seat can build a temple in one of the settlements where it has pawns; it can pay for it."""
    for town in towns:
        if not is_open_village(s, s.active, town):
            continue
        places = both(hexes_of(s, town), s.free)
        if s.duty == 0 and is_any(places):
            return True
        for cell in cells_of(places):
            if allows_temple(s, cell):
                return True
    return False


def enlarge_cells(s: Terraces, guard: Guard, towns: list[int]) -> list[int]:
    """Return every temple that the active seat may enlarge in the settlements where it has pawns; it can pay for it."""
    if not s.temple_cell:
        return []
    seat = s.active
    found: list[int] = []
    for number, cell in enumerate(s.temple_cell):
        town = s.town[cell]
        if (
            town in towns
            and s.temple_value[number] < 10
            and s.temple_turn[number] != s.turn
            and values_for(s, size_of(s, town), s.temple_value[number])
            and leads(s, seat, town)
        ):
            found.append(cell)
    if found and not guard.allows_price(s.facts.temple_price):
        return []
    found.sort()
    return found


def raise_temple(s: Terraces, cell: int, value: int) -> None:
    """Build or enlarge the temple on a hex."""
    seat = s.active
    s.pay(s.facts.temple_price)
    if cell not in s.temple_cell:
        take_pieces(s, value, 0)
        s.put_temple(cell, value)
        if s.events is not None:
            s.events.append(TempleBuilt(seat, NAMES[cell], value))
        s.score(seat, value // 2, "temple.build")
        return
    number = s.temple_cell.index(cell)
    take_pieces(s, value, s.temple_value[number])
    s.temple_value[number] = value
    s.temple_ready[number] = 1
    s.temple_turn[number] = s.turn
    if s.events is not None:
        s.events.append(TempleEnlarged(seat, NAMES[cell], value))
    s.score(seat, value // 2, "temple.enlarge")


def start_enlarging(s: Terraces, cell: int) -> None:
    """Enlarge a temple, asking for the value where there is a choice."""
    number = s.temple_cell.index(cell)
    if s.facts.exact_value:
        raise_temple(s, cell, values_for(s, size_of(s, s.town[cell]), s.temple_value[number])[0])
    else:
        s.stack.append(Valuing(cell, s.temple_value[number]))


class Founding(TurnStep):
    """Where does the temple stand?"""

    RULES: ClassVar = ("C5.3", "C5.2", "C5.4", "C5.10")
    ANSWERS: ClassVar = (FOUND,)

    def legal(self, s: Terraces) -> list[int]:
        """Return every free hex of the villages that the seat leads."""
        codes = FOUND.codes
        return [codes[cell] for cell in build_cells(s)]

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a hex."""
        return build(s, FOUND.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Build there, asking for the value where there is a choice."""
        cell = FOUND.value(code)
        s.stack.pop()
        if s.facts.exact_value:
            raise_temple(s, cell, values_for(s, size_of(s, s.town[cell]), 0)[0])
        else:
            s.stack.append(Valuing(cell, 0))


class Valuing(TurnStep):
    """Which value does the palace get? Asked in Java only, where any even value up to the size will do."""

    RULES: ClassVar = ("C5.5", "C5.6", "C5.10")
    ANSWERS: ClassVar = (VALUE,)

    def __init__(self, cell: int, old: int) -> None:
        self.cell = cell
        self.old = old

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say which settlement."""
        return {"cell": NAMES[self.cell], "size": size_of(s, s.town[self.cell]), "old": self.old}

    def legal(self, s: Terraces) -> list[int]:
        """Return the values the size and the stock allow."""
        size = size_of(s, s.town[self.cell])
        return [VALUE.code(VALUES.index(value)) for value in values_for(s, size, self.old)]

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a value."""
        return temple_value(s, self.cell, self.old, VALUES[VALUE.value(code)])

    def play(self, s: Terraces, code: int) -> None:
        """Build or enlarge to that value."""
        s.stack.pop()
        raise_temple(s, self.cell, VALUES[VALUE.value(code)])
