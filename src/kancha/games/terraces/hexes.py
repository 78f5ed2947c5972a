"""Sets of hexes as whole numbers, one bit a hex: the form that is quick without the compiler.

`words.py` says the same on native words; `sets.py` chooses. What is asked about many hexes at once takes a few
operations: the six neighbours of all hexes of a set are six shifts of it. What Python itself has is taken as it is: a
call of it costs half of one of our own.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import and_, or_, truth
from typing import Final

from kancha.games.terraces.lattice import AHEAD, BIT, BYTE, CELL_AT, Table, byte_table

Hexes = int
"""A set."""

EAST: Final = AHEAD[0]
SOUTH_EAST: Final = AHEAD[1]
SOUTH_WEST: Final = AHEAD[2]
ALONE: Final = [1 << bit for bit in BIT]
"""The set of one hex."""
BYTES: Final = BIT[-1] // BYTE + 1
"""How many bytes hold a set."""


def table_of(things: Sequence[int]) -> Table:
    """Return numbers that are listed by hex in the form that `listed` takes."""
    return byte_table(things, range(0, BYTES * BYTE, BYTE))


def nothing() -> Hexes:
    """Return the empty set."""
    return 0


def gathered(cells: list[int]) -> Hexes:
    """Return some hexes as a set; -1 is none."""
    found = 0
    for cell in cells:
        if cell >= 0:
            found |= ALONE[cell]
    return found


def alone(cell: int) -> Hexes:
    """Return the set of one hex."""
    return ALONE[cell]


def added(hexes: Hexes, cell: int) -> Hexes:
    """Return a set with one more hex."""
    return hexes | ALONE[cell]


def removed(hexes: Hexes, cell: int) -> Hexes:
    """Return a set without a hex."""
    return hexes & ~ALONE[cell]


def holds(hexes: Hexes, cell: int) -> bool:
    """Whether a hex is in a set."""
    return hexes & ALONE[cell] != 0


is_any: Final = truth
"""Whether there is a hex in a set."""


def meets(hexes: Hexes, others: Hexes) -> bool:
    """Whether two sets have a hex in common."""
    return hexes & others != 0


both: Final = and_
"""Return the hexes that are in both sets."""
either: Final = or_
"""Return the hexes that are in one of two sets."""


def without(hexes: Hexes, others: Hexes) -> Hexes:
    """Return the hexes of a set that are not in the other."""
    return hexes ^ (hexes & others)


def beside(hexes: Hexes, side: int) -> Hexes:
    """Return the hexes whose neighbour on a side is in a set."""
    return hexes >> AHEAD[side] if side < 3 else hexes << AHEAD[side - 3]


def pairs(ground: Hexes, free: Hexes, side: int, bare: Hexes, dear: Hexes) -> Hexes:
    """Return the hexes of the ground that are free as their neighbour on one of the first three sides is.

    Bare ones that are too dear are left out.
    """
    found = ground & free & free >> AHEAD[side]
    return found ^ (found & bare & dear)


def trios(ground: Hexes, free: Hexes, side: int, bare: Hexes, dear: Hexes) -> Hexes:
    """Return the hexes of the ground that are free as their neighbours on a side and the next one are.

    Bare ones that are too dear are left out.
    """
    found = ground & free & free >> AHEAD[side] & free >> AHEAD[side + 1]
    return found ^ (found & bare & dear)


def both_ends(to_e: Hexes, to_se: Hexes, to_sw: Hexes) -> Hexes:
    """Return the hexes of pairs, which are told by one hex and the side of the other."""
    return to_e | to_e << EAST | to_se | to_se << SOUTH_EAST | to_sw | to_sw << SOUTH_WEST


def all_corners(to_e: Hexes, to_se: Hexes) -> Hexes:
    """Return the hexes of trios, which are told by one hex, a side and the next one."""
    first = to_e | to_se
    return first | to_e << EAST | first << SOUTH_EAST | to_se << SOUTH_WEST


def grown(hexes: Hexes) -> Hexes:
    """Return a set with all neighbours of its hexes."""
    east = hexes | hexes << EAST
    return east | hexes >> EAST | east << SOUTH_WEST | east >> SOUTH_EAST


def connected(hexes: Hexes, ground: Hexes) -> Hexes:
    """Return the hexes of the ground that are connected with some of them over the ground, found ring by ring."""
    found = hexes & ground
    while found:
        east = found | found << EAST
        wider = (east | found >> EAST | east << SOUTH_WEST | east >> SOUTH_EAST) & ground
        if wider == found:
            break
        found = wider
    return found


def connected_in_one(hexes: Hexes, ground: Hexes, others: Hexes) -> Hexes:
    """Return what is connected with some hexes over one ground, and over the other one."""
    on_ground = hexes & ground
    on_others = hexes & others
    if on_ground:
        on_ground = connected(on_ground, ground)
    return on_ground | connected(on_others, others) if on_others else on_ground


def count(hexes: Hexes) -> int:
    """Return how many hexes there are in a set."""
    return hexes.bit_count()


def first(hexes: Hexes) -> int:
    """Return the first hex of a set that has any."""
    return CELL_AT[(hexes & -hexes).bit_length() - 1]


def listed(hexes: Hexes, table: Table) -> list[int]:
    """Return what belongs to the hexes of a set, in their order: by the bytes from its first hex to its last one."""
    found: list[int] = []
    if hexes:
        at = ((hexes & -hexes).bit_length() - 1) // BYTE
        hexes >>= at * BYTE
        for byte in hexes.to_bytes((hexes.bit_length() + BYTE - 1) // BYTE, "little"):
            if byte:
                found += table[at][byte]
            at += 1
    return found
