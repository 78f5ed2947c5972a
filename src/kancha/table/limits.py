"""Limits: a bucket of tokens that refills with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Holds `burst` tokens and regains `rate` a second; each request takes one."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then = monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket per address; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of that address; False if there is none."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
