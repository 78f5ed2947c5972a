"""Measurements for Prometheus; every server has its own registry."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

_SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Tally:
    """A count that the loop alone adds to, at every decision: it needs no lock, and is told when somebody asks."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._text = text
        self._count = 0
        registry.register(self)

    def inc(self, count: int) -> None:
        """Add to it."""
        self._count += count

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Tell it."""
        yield CounterMetricFamily(self._name, self._text, self._count)


class Times:
    """Times that the loop alone adds, at every decision, by how long they were: see `Tally`."""

    def __init__(self, name: str, text: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name = name
        self._text = text
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Add one."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Tell how many were no longer than each bound."""
        names = [*(str(bound) for bound in self._bounds), "+Inf"]
        totals = [sum(self._counts[: place + 1]) for place in range(len(self._counts))]
        yield HistogramMetricFamily(self._name, self._text, list(zip(names, totals, strict=True)), sum_value=self._sum)


class Metrics:
    """What is counted and timed."""

    def __init__(self) -> None:
        self.registry = r = CollectorRegistry()
        self.matches = Counter("kancha_matches", "Matches created", ["game"], registry=r)
        self.decisions = Tally("kancha_decisions", "Decisions written, chance and undo marks included", r)
        self.refused = Counter("kancha_refused", "Requests refused", ["message"], registry=r)
        self.conflicts = Counter("kancha_conflicts", "Writes that lost against another writer", registry=r)
        self.rebuilt = Counter("kancha_rebuilt", "Matches rebuilt from their decisions", registry=r)
        self.viewers = Gauge("kancha_viewers", "Open live connections", registry=r)
        self.tables = Gauge("kancha_tables", "Tables in memory", registry=r)
        self.loaded = Gauge("kancha_loaded", "Match states in memory", registry=r)
        self.build = Times("kancha_position_seconds", "Showing a position to all", _SHORT, r)
        self.write = Times("kancha_write_seconds", "Writing a decision", _SHORT, r)
        self.bot = Histogram("kancha_bot_seconds", "A bot's answer", ["level"], registry=r, buckets=_LONG)
        self.http = Histogram("kancha_http_seconds", "HTTP requests", ["method", "status"], registry=r, buckets=_SHORT)

    def text(self) -> bytes:
        """Return everything in the text format."""
        return generate_latest(self.registry)
