"""Sets of hexes as whole numbers, one bit a hex: what is asked about many hexes at once takes a few operations.

The bits of a hex's row follow each other from west to east, and the rows from north to south. Each row begins half a
hex further west than the one above, so that a neighbour lies as many bits away wherever a hex is. A few bits at the
end of a row belong to no hex: a step across the edge of the map ends there, or on a hex that is not on the board.
Sets are joined by `|`, cut by `&`, and `a & ~b` is what of `a` is not in `b`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

Hexes = Any
"""A set: an int; said so, the compiler leaves the operations on such long ones to Python, which is quicker."""

WIDTH: Final = 21
"""The bits of a row."""
EAST: Final[Hexes] = 1
SOUTH_EAST: Final[Hexes] = WIDTH
SOUTH_WEST: Final[Hexes] = WIDTH - 1
"""How many bits further on a neighbour stands; those to the west and north stand as many before."""
MIDDLE: Final = 9
"""The bit of the middle of the first row."""
BYTES: Final = 40
"""How many bytes hold a set."""

WORD: Final = 62
WIDE: Final[Hexes] = WORD
WORDS: Final = 5
"""How many bits of a set the compiler can take at once, and how many such words hold a set."""

OFFSETS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""By the value of a byte: its bits that are set."""


def bit_at(x: int, row: int) -> int:
    """Return the bit of a hex by its map coordinates."""
    return row * WIDTH + (x - row) // 2 + MIDDLE


def grown(hexes: Hexes) -> Hexes:
    """Return a set with all neighbours of its hexes."""
    east: Hexes = hexes | hexes << EAST
    return east | hexes >> EAST | east << SOUTH_WEST | east >> SOUTH_EAST


def connected(hexes: Hexes, ground: Hexes) -> Hexes:
    """Return the hexes of the ground that are connected with some of them over the ground, found ring by ring."""
    found: Hexes = hexes
    while True:
        wider: Hexes = grown(found) & ground
        if wider == found:
            return found
        found = wider


def joined(a: int, b: int, c: int, d: int, e: int) -> Hexes:
    """Return the set of five words."""
    found: Hexes = c
    if d or e:
        upper: Hexes = e
        upper = upper << WIDE | d
        found = upper << WIDE | c
    if found:
        found = found << WIDE
    found = (found | b) << WIDE
    return found | a


def words_of(hexes: int) -> list[int]:
    """Return the five words of a set."""
    return [hexes >> WORD * place & (1 << WORD) - 1 for place in range(WORDS)]


def first_bit(hexes: Hexes) -> int:
    """Return the bit of the first hex of a set that has any."""
    alone: Hexes = hexes & -hexes
    place: int = alone.bit_length()
    return place - 1


def listed(hexes: int, things: list[Any]) -> list[Any]:
    """Return what belongs to the hexes of a set, of things listed by bit."""
    found: list[Any] = []
    first: i64 = 0
    offset: i64
    for byte in hexes.to_bytes(BYTES, "little"):
        if byte:
            for offset in OFFSETS[byte]:
                found.append(things[first + offset])
        first += 8
    return found
