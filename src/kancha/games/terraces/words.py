"""Sets of hexes as five words of native numbers: the form that is quick with the compiler.

`hexes.py` says the same on single ints, which is quick without it; `sets.py` chooses. A bit that leaves one word enters
the next. Words are as wide as the compiler can still put into a plain int without making a long one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kancha.games.terraces.lattice import AHEAD, BIT, BYTE, CELL_AT, Table, byte_table

Hexes = tuple[i64, i64, i64, i64, i64]
"""A set: its words, the first hexes first."""

WORD: Final = 62
"""The bits of a word."""
FULL: Final = (1 << WORD) - 1
"""A word with all its bits."""
BYTES: Final = 8
"""The bytes of a word; the last one is short."""
SPOT: Final = [bit // WORD << 6 | bit % WORD for bit in BIT]
"""The word of a hex and, in the six lowest bits, its bit there."""
STARTS: Final = [WORD * word + BYTE * byte for word in range(5) for byte in range(BYTES)]
"""The bits at which the bytes of a set begin."""


def table_of(things: Sequence[int]) -> Table:
    """Return numbers that are listed by hex in the form that `listed` takes."""
    return byte_table(things, STARTS)


def nothing() -> Hexes:
    """Return the empty set."""
    return 0, 0, 0, 0, 0


def gathered(cells: list[int]) -> Hexes:
    """Return some hexes as a set; -1 is none."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    e: i64 = 0
    cell: i64
    for cell in cells:
        if cell < 0:
            continue
        spot: i64 = SPOT[cell]
        mark: i64 = 1
        mark <<= spot & 63
        spot >>= 6
        if spot == 0:
            a |= mark
        elif spot == 1:
            b |= mark
        elif spot == 2:
            c |= mark
        elif spot == 3:
            d |= mark
        else:
            e |= mark
    return a, b, c, d, e


def alone(cell: int) -> Hexes:
    """Return the set of one hex."""
    return added(nothing(), cell)


def added(hexes: Hexes, cell: int) -> Hexes:
    """Return a set with one more hex."""
    a, b, c, d, e = hexes
    spot: i64 = SPOT[cell]
    mark: i64 = 1
    mark <<= spot & 63
    spot >>= 6
    if spot == 0:
        a |= mark
    elif spot == 1:
        b |= mark
    elif spot == 2:
        c |= mark
    elif spot == 3:
        d |= mark
    else:
        e |= mark
    return a, b, c, d, e


def removed(hexes: Hexes, cell: int) -> Hexes:
    """Return a set without a hex."""
    return without(hexes, alone(cell))


def holds(hexes: Hexes, cell: int) -> bool:
    """Whether a hex is in a set."""
    spot: i64 = SPOT[cell]
    word = hexes[0]
    if spot >= 256:
        word = hexes[4]
    elif spot >= 192:
        word = hexes[3]
    elif spot >= 128:
        word = hexes[2]
    elif spot >= 64:
        word = hexes[1]
    return word >> (spot & 63) & 1 == 1


def is_any(hexes: Hexes) -> bool:
    """Whether there is a hex in a set."""
    return hexes[0] | hexes[1] | hexes[2] | hexes[3] | hexes[4] != 0


def meets(hexes: Hexes, others: Hexes) -> bool:
    """Whether two sets have a hex in common."""
    return is_any(both(hexes, others))


def both(hexes: Hexes, others: Hexes) -> Hexes:
    """Return the hexes that are in both sets."""
    return (
        hexes[0] & others[0],
        hexes[1] & others[1],
        hexes[2] & others[2],
        hexes[3] & others[3],
        hexes[4] & others[4],
    )


def either(hexes: Hexes, others: Hexes) -> Hexes:
    """Return the hexes that are in one of two sets."""
    return (
        hexes[0] | others[0],
        hexes[1] | others[1],
        hexes[2] | others[2],
        hexes[3] | others[3],
        hexes[4] | others[4],
    )


def without(hexes: Hexes, others: Hexes) -> Hexes:
    """Return the hexes of a set that are not in the other."""
    return (
        hexes[0] & ~others[0],
        hexes[1] & ~others[1],
        hexes[2] & ~others[2],
        hexes[3] & ~others[3],
        hexes[4] & ~others[4],
    )


def back(hexes: Hexes, bits: i64) -> Hexes:
    """Return the hexes so many bits before those of a set."""
    a, b, c, d, e = hexes
    rest: i64 = WORD - bits
    return (
        a >> bits | b << rest & FULL,
        b >> bits | c << rest & FULL,
        c >> bits | d << rest & FULL,
        d >> bits | e << rest & FULL,
        e >> bits,
    )


def onward(hexes: Hexes, bits: i64) -> Hexes:
    """Return the hexes so many bits after those of a set."""
    a, b, c, d, e = hexes
    rest: i64 = WORD - bits
    return (
        a << bits & FULL,
        b << bits & FULL | a >> rest,
        c << bits & FULL | b >> rest,
        d << bits & FULL | c >> rest,
        e << bits & FULL | d >> rest,
    )


def beside(hexes: Hexes, side: int) -> Hexes:
    """Return the hexes whose neighbour on a side is in a set."""
    return back(hexes, AHEAD[side]) if side < 3 else onward(hexes, AHEAD[side - 3])


def pairs(ground: Hexes, free: Hexes, side: int, bare: Hexes, dear: Hexes) -> Hexes:
    """Return the hexes of the ground that are free as their neighbour on one of the first three sides is.

    Bare ones that are too dear are left out.
    """
    return without(both(both(ground, free), back(free, AHEAD[side])), both(bare, dear))


def trios(ground: Hexes, free: Hexes, side: int, bare: Hexes, dear: Hexes) -> Hexes:
    """Return the hexes of the ground that are free as their neighbours on a side and the next one are.

    Bare ones that are too dear are left out.
    """
    return both(pairs(ground, free, side, bare, dear), back(free, AHEAD[side + 1]))


def both_ends(to_e: Hexes, to_se: Hexes, to_sw: Hexes) -> Hexes:
    """Return the hexes of pairs, which are told by one hex and the side of the other."""
    others = either(either(onward(to_e, 1), onward(to_se, 21)), onward(to_sw, 20))
    return either(either(to_e, to_se), either(to_sw, others))


def all_corners(to_e: Hexes, to_se: Hexes) -> Hexes:
    """Return the hexes of trios, which are told by one hex, a side and the next one."""
    any_side = either(to_e, to_se)
    return either(either(any_side, onward(to_e, 1)), either(onward(any_side, 21), onward(to_se, 20)))


def grown(hexes: Hexes) -> Hexes:
    """Return a set with all neighbours of its hexes."""
    a, b, c, d, e = hexes
    # With the eastern neighbours; then the western ones, both to the south, and both to the north.
    a1: i64 = a | a << 1
    b1: i64 = b | b << 1 | a >> 61
    c1: i64 = c | c << 1 | b >> 61
    d1: i64 = d | d << 1 | c >> 61
    e1: i64 = e | e << 1 | d >> 61
    return (
        (a1 | a >> 1 | b << 61 | a1 << 20 | a1 >> 21 | b1 << 41) & FULL,
        (b1 | b >> 1 | c << 61 | b1 << 20 | a1 >> 42 | b1 >> 21 | c1 << 41) & FULL,
        (c1 | c >> 1 | d << 61 | c1 << 20 | b1 >> 42 | c1 >> 21 | d1 << 41) & FULL,
        (d1 | d >> 1 | e << 61 | d1 << 20 | c1 >> 42 | d1 >> 21 | e1 << 41) & FULL,
        (e1 | e >> 1 | e1 << 20 | d1 >> 42 | e1 >> 21) & FULL,
    )


def connected(hexes: Hexes, ground: Hexes) -> Hexes:
    """Return the hexes of the ground that are connected with some of them over the ground, found ring by ring."""
    on_a, on_b, on_c, on_d, on_e = ground
    a, b, c, d, e = both(hexes, ground)
    while a | b | c | d | e:
        wider_a, wider_b, wider_c, wider_d, wider_e = grown((a, b, c, d, e))
        wider_a &= on_a
        wider_b &= on_b
        wider_c &= on_c
        wider_d &= on_d
        wider_e &= on_e
        if wider_a == a and wider_b == b and wider_c == c and wider_d == d and wider_e == e:
            break
        a, b, c, d, e = wider_a, wider_b, wider_c, wider_d, wider_e
    return a, b, c, d, e


def connected_in_one(hexes: Hexes, ground: Hexes, others: Hexes) -> Hexes:
    """Return what is connected with some hexes over one ground, and over the other one."""
    return either(connected(hexes, ground), connected(hexes, others))


def count(hexes: Hexes) -> int:
    """Return how many hexes there are in a set."""
    return ones(hexes[0]) + ones(hexes[1]) + ones(hexes[2]) + ones(hexes[3]) + ones(hexes[4])


def ones(word: i64) -> int:
    """Return how many bits of a word are set."""
    found = 0
    while word:
        word &= word - 1
        found += 1
    return found


def first(hexes: Hexes) -> int:
    """Return the first hex of a set that has any."""
    bit: i64 = 0
    word = hexes[0]
    if word == 0:
        word, bit = hexes[1], WORD
    if word == 0:
        word, bit = hexes[2], 2 * WORD
    if word == 0:
        word, bit = hexes[3], 3 * WORD
    if word == 0:
        word, bit = hexes[4], 4 * WORD
    while word & 255 == 0:
        word >>= BYTE
        bit += BYTE
    while word & 1 == 0:
        word >>= 1
        bit += 1
    return CELL_AT[bit]


def listed(hexes: Hexes, table: Table) -> list[int]:
    """Return what belongs to the hexes of a set, in their order."""
    found: list[int] = []
    add_word(found, hexes[0], table, 0)
    add_word(found, hexes[1], table, BYTES)
    add_word(found, hexes[2], table, 2 * BYTES)
    add_word(found, hexes[3], table, 3 * BYTES)
    add_word(found, hexes[4], table, 4 * BYTES)
    return found


def add_word(found: list[int], word: i64, table: Table, byte: i64) -> None:
    """Add what belongs to the hexes of a word, which begins at that byte of the table."""
    while word:
        value = word & 255
        if value:
            found += table[byte][value]
        word >>= BYTE
        byte += 1
