"""Measurements for Prometheus; every server has its own registry."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """What is counted and timed."""

    def __init__(self) -> None:
        self.registry = r = CollectorRegistry()
        self.matches = Counter("kancha_matches", "Matches created", ["game"], registry=r)
        self.decisions = Counter("kancha_decisions", "Decisions written, chance and undo marks included", registry=r)
        self.refused = Counter("kancha_refused", "Requests refused", ["message"], registry=r)
        self.conflicts = Counter("kancha_conflicts", "Writes that lost against another writer", registry=r)
        self.rebuilt = Counter("kancha_rebuilt", "Matches rebuilt from their decisions", registry=r)
        self.viewers = Gauge("kancha_viewers", "Open live connections", registry=r)
        self.tables = Gauge("kancha_tables", "Tables in memory", registry=r)
        self.loaded = Gauge("kancha_loaded", "Match states in memory", registry=r)
        self.build = Histogram("kancha_position_seconds", "Showing a position to all", registry=r, buckets=_SHORT)
        self.write = Histogram("kancha_write_seconds", "Writing a decision", registry=r, buckets=_SHORT)
        self.bot = Histogram("kancha_bot_seconds", "A bot's answer", ["level"], registry=r, buckets=_LONG)
        self.http = Histogram("kancha_http_seconds", "HTTP requests", ["method", "status"], registry=r, buckets=_SHORT)

    def text(self) -> bytes:
        """Return everything in the text format."""
        return generate_latest(self.registry)
