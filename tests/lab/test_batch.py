"""The batch stepper: matches side by side, replaced as they end."""

from __future__ import annotations

import numpy
import pytest

from kancha.kernel.errors import KanchaError
from kancha.lab.batch import Batch


def played(count: int, steps: int) -> tuple[list[list[float]], list[int], float]:
    """Play the first legal action of every match; return rewards of ended matches, their numbers, a checksum."""
    batch = Batch("saltmarket", seats=3, count=count, seed=4)
    ended: list[list[float]] = []
    total = 0.0
    for _ in range(steps):
        seen, masks = batch.observe(), batch.masks()
        assert seen.shape == (count, batch.layout.size)
        total += float(seen.sum())
        rewards, over = batch.step([int(numpy.flatnonzero(mask)[0]) for mask in masks])
        ended += rewards[over].tolist()
        assert (rewards[~over] == 0).all()
    return ended, batch.numbers, total


def test_matches_end_and_are_replaced() -> None:
    """Each ended match is rewarded once, with a sum of 0, and a new one takes its place."""
    ended, numbers, _ = played(4, 80)
    assert len(ended) >= 4
    assert all(sum(rewards) == pytest.approx(0, abs=1e-6) for rewards in ended)
    assert sum(number // 4 for number in numbers) == len(ended)


def test_the_same_seed_gives_the_same_batch() -> None:
    """Observations and rewards repeat."""
    assert played(3, 30) == played(3, 30)


def test_bad_batches_are_refused() -> None:
    """An illegal action is named with its match, and nothing is played."""
    batch = Batch("saltmarket", seats=2, count=2)
    before = batch.observe()
    wrong = [int(numpy.flatnonzero(mask == 0)[0]) for mask in batch.masks()]
    with pytest.raises(KanchaError, match="match 0 of the batch: action"):
        batch.step(wrong)
    with pytest.raises(KanchaError, match="needs as many actions"):
        batch.step([0])
    with pytest.raises(KanchaError, match="at least one match"):
        Batch("saltmarket", seats=2, count=0)
    assert (batch.observe() == before).all()
