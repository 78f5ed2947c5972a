"""The chance of test servers: every match has the same deal, whatever was opened before it, and in every run."""

from __future__ import annotations

from random import Random


def same_lot() -> Random:
    """Return chance that begins anew for every match."""
    return Random(7)
