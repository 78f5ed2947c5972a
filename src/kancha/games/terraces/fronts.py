"""Rings of hexes on five words of native numbers: the search for ways in the form that is quick with the compiler.

`hexes.py` says the same of sets as single ints, which is quick without it; `paths.py` chooses. A bit that leaves one
word enters the next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Words = tuple[i64, i64, i64, i64, i64]
"""The words of a set, the first hexes first."""
FULL: Final = (1 << 62) - 1
"""A word with all its bits."""


def grown_words(a: i64, b: i64, c: i64, d: i64, e: i64) -> Words:
    """Return a set with all neighbours of its hexes, and with bits that belong to no hex of the board."""
    # With the eastern neighbours; then the western ones, both to the south, and both to the north.
    a1: i64 = a | a << 1
    b1: i64 = b | b << 1 | a >> 61
    c1: i64 = c | c << 1 | b >> 61
    d1: i64 = d | d << 1 | c >> 61
    e1: i64 = e | e << 1 | d >> 61
    return (
        a1 | a >> 1 | b << 61 | a1 << 20 | a1 >> 21 | b1 << 41,
        b1 | b >> 1 | c << 61 | b1 << 20 | a1 >> 42 | b1 >> 21 | c1 << 41,
        c1 | c >> 1 | d << 61 | c1 << 20 | b1 >> 42 | c1 >> 21 | d1 << 41,
        d1 | d >> 1 | e << 61 | d1 << 20 | c1 >> 42 | d1 >> 21 | e1 << 41,
        e1 | e >> 1 | e1 << 20 | d1 >> 42 | e1 >> 21,
    )


def connected_words(a: i64, b: i64, c: i64, d: i64, e: i64, ground: Words) -> Words:
    """Return the hexes of the ground that are connected with some of them over the ground, found ring by ring."""
    on_a, on_b, on_c, on_d, on_e = ground
    a &= on_a
    b &= on_b
    c &= on_c
    d &= on_d
    e &= on_e
    while a | b | c | d | e:
        wider_a, wider_b, wider_c, wider_d, wider_e = grown_words(a, b, c, d, e)
        wider_a &= on_a
        wider_b &= on_b
        wider_c &= on_c
        wider_d &= on_d
        wider_e &= on_e
        if wider_a == a and wider_b == b and wider_c == c and wider_d == d and wider_e == e:
            break
        a, b, c, d, e = wider_a, wider_b, wider_c, wider_d, wider_e
    return a, b, c, d, e


def without(ground: Words, taken: Words) -> Words:
    """Return the ground without hexes of it that are taken."""
    return (
        ground[0] ^ taken[0],
        ground[1] ^ taken[1],
        ground[2] ^ taken[2],
        ground[3] ^ taken[3],
        ground[4] ^ taken[4],
    )


def meet(border: list[int], a: i64, b: i64, c: i64, d: i64, e: i64) -> bool:
    """Whether two sets have a hex in common."""
    first: i64 = border[0]
    second: i64 = border[1]
    third: i64 = border[2]
    fourth: i64 = border[3]
    fifth: i64 = border[4]
    return (first & a | second & b | third & c | fourth & d | fifth & e) != 0
