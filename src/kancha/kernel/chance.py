"""Chance by counter: the n-th number of a stream is a function of a secret seed, with no cursor to share.

One more draw in one stream moves no other stream. The numbers come from a keyed hash, so that nobody can work out
the next card from those already seen.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Any


def new_seed() -> int:
    """Return a fresh secret seed."""
    return secrets.randbits(64)


def roll(seed: int, stream: str, index: int, bound: int) -> int:
    """Return the `index`-th number of a stream, from 0 to `bound` - 1."""
    if bound == 1:
        return 0
    source = _begun(seed, stream).copy()
    source.update(b"%d" % index)
    return (int.from_bytes(source.digest(), "little") * bound) >> 64


@lru_cache(maxsize=1024)
def _begun(seed: int, stream: str) -> Any:
    """Return the hash of a stream up to the index: half of the work, and the same for all its numbers."""
    key = seed.to_bytes(16, "little", signed=True)
    return hashlib.blake2b(f"{stream} ".encode(), key=key, digest_size=8)


def total(weights: list[int]) -> int:
    """Return the sum of weights: compiled, a good deal faster than `sum`."""
    found = 0
    for weight in weights:
        found += weight
    return found


def pick(weights: list[int], number: int) -> int:
    """Return the place at which a running sum of weights passes `number`."""
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    raise ValueError("the number lies beyond the sum of the weights")
