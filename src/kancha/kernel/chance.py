"""Chance by counter: the n-th number of a stream is a function of a secret seed, with no cursor to share.

One more draw in one stream moves no other stream. The numbers come from a keyed hash, so that nobody can work out
the next card from those already seen.
"""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> int:
    """Return a fresh secret seed."""
    return secrets.randbits(64)


def roll(seed: int, stream: str, index: int, bound: int) -> int:
    """Return the `index`-th number of a stream, from 0 to `bound` - 1."""
    key = seed.to_bytes(16, "little", signed=True)
    digest = hashlib.blake2b(f"{stream} {index}".encode(), key=key, digest_size=8).digest()
    return (int.from_bytes(digest, "little") * bound) >> 64


def pick(weights: list[int], number: int) -> int:
    """Return the place at which a running sum of weights passes `number`."""
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    raise ValueError("the number lies beyond the sum of the weights")
