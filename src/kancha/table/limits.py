"""Limits: buckets of tokens that refill with time, for a connection, a seat or an address."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from time import monotonic


class Bucket:
    """Holds `burst` tokens and regains `rate` a second; each request takes some."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then = monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens; False if there are too few."""
        self._refill()
        if self.level < tokens:
            return False
        self.level -= tokens
        return True

    def charge(self, tokens: float) -> None:
        """Take tokens even if there are too few: whoever owes some waits longer."""
        self._refill()
        self.level = max(self.level - tokens, -self.burst)

    def _refill(self) -> None:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now


class Buckets:
    """A bucket per address; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        key = group(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Take tokens of that address; False if there are too few."""
        return self.of(address).take(tokens)


def group(address: str) -> str:
    """Return whom an address belongs to: of IPv6, everybody has a whole network of 64 bits."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.IPv6Network((ipaddress.IPv6Address(address.partition("%")[0]), 64), strict=False))
    except ValueError:
        return address
