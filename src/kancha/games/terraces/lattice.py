"""The lattice of hexes, and the order of their bits in sets.

The bits of a hex's row follow each other from west to east, and the rows from north to south. Each row begins half a
hex further west than the one above, so that a neighbour lies as many bits away wherever a hex is. A few bits at the
end of a row belong to no hex: a step across the edge of the map ends there, or on a hex that is not on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ROWS: Final = 15
COLUMNS: Final = 19
HEXES: Final = ROWS * COLUMNS
"""Places of the lattice, on the board or not."""
WIDTH: Final = 21
"""The bits of a row."""
MIDDLE: Final = 9
"""The bit of the middle of the first row."""
AHEAD: Final = [1, WIDTH, WIDTH - 1]
"""How many bits further on the neighbours on the first three sides stand: east, south-east, south-west."""
BYTE: Final = 8
"""So many bits of a set are listed at once."""

Table = list[list[tuple[int, ...]]]
"""By each byte of a set and its value: what belongs to its hexes."""


def coordinates(cell: int) -> tuple[int, int]:
    """Return the map coordinates (x, row) of a place."""
    row, column = divmod(cell, COLUMNS)
    return 2 * column - 18 + row % 2, row


def bit_at(x: int, row: int) -> int:
    """Return the bit of a hex by its map coordinates."""
    return row * WIDTH + (x - row) // 2 + MIDDLE


BIT: Final = [bit_at(*coordinates(cell)) for cell in range(HEXES)]
"""The bit of a hex in sets."""
CELL_AT: Final = [BIT.index(bit) if bit in BIT else -1 for bit in range(BIT[-1] + 1)]
"""The hex of a bit; -1 if it belongs to none."""


def byte_table(things: Sequence[int], starts: Sequence[int]) -> Table:
    """Return numbers that are listed by hex as a table by byte and value; a byte begins at the bit of `starts`."""
    by_bit = {bit: things[cell] for cell, bit in enumerate(BIT)}
    table: Table = []
    for start in starts:
        values: list[tuple[int, ...]] = [()]
        for bit in range(start, start + BYTE):
            more = (by_bit[bit],) if bit in by_bit else ()
            values += [value + more for value in values]
        table.append(values)
    return table
