"""Chance: streams by counter, and fair draws from weights."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from kancha.kernel.chance import pick, roll


def test_a_number_depends_on_seed_stream_and_index_alone() -> None:
    """The same call gives the same number, in any order."""
    forward = [roll(7, "deal", i, 1000) for i in range(50)]
    backward = [roll(7, "deal", i, 1000) for i in reversed(range(50))]
    assert forward == backward[::-1]


@pytest.mark.parametrize("other", [(8, "deal"), (7, "die"), (-7, "deal")])
def test_streams_and_seeds_are_independent(other: tuple[int, str]) -> None:
    """Another seed or stream gives other numbers."""
    here = [roll(7, "deal", i, 1000) for i in range(50)]
    there = [roll(other[0], other[1], i, 1000) for i in range(50)]
    assert sum(a == b for a, b in zip(here, there, strict=True)) < 5


@pytest.mark.parametrize(("seed", "stream", "index"), [(7, "deal", 0), (2**64 - 1, "BagDraw", 12_345), (-7, "die", 9)])
def test_a_number_is_a_keyed_hash_of_stream_and_index(seed: int, stream: str, index: int) -> None:
    """However a stream is kept at hand, a seed gives the match that it always gave."""
    key = seed.to_bytes(16, "little", signed=True)
    digest = hashlib.blake2b(f"{stream} {index}".encode(), key=key, digest_size=8).digest()
    assert roll(seed, stream, index, 1 << 64) == int.from_bytes(digest, "little")


def test_every_outcome_comes_as_often_as_any_other() -> None:
    """Chi-square of 60,000 rolls of a die: the 99.9 % point with five degrees of freedom is 20.5."""
    counts = Counter(roll(1, "die", i, 6) for i in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 20.5


def test_pick_follows_the_weights() -> None:
    """Each place is picked as often as its weight; a weight of 0 never."""
    assert [pick([2, 0, 1], n) for n in range(3)] == [0, 0, 2]


def test_pick_refuses_a_number_beyond_the_weights() -> None:
    """A number that no weight covers is a fault of the caller."""
    with pytest.raises(ValueError, match="beyond"):
        pick([1, 1], 2)
