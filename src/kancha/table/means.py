"""What every table of a server works with."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from kancha.table.foresight import Leisure
from kancha.table.metrics import Metrics
from kancha.table.settings import Settings
from kancha.table.store import MatchInfo, Store
from kancha.table.workers import Workers

Lot = Callable[[], Random]
"""Gives the chance that one match is dealt by: its seed, and who begins. `SystemRandom`, wherever people play."""


class Kept(Protocol):
    """Something that holds a match in memory and can let it go."""

    info: MatchInfo
    lock: asyncio.Lock

    def forget(self) -> None:
        """Drop the match from memory."""


class Memory:
    """The matches in memory; the least recently used ones beyond the limit leave it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, table: Kept) -> None:
        """Count a match as used."""
        self._kept[table.info.id] = table
        self._kept.move_to_end(table.info.id)
        surplus = len(self._kept) - self._most
        if surplus > 0:
            for id in list(self._kept)[:surplus]:
                if not self._kept[id].lock.locked():
                    self._kept[id].forget()

    def drop(self, table: Kept) -> None:
        """A match has left memory."""
        self._kept.pop(table.info.id, None)


class Means(NamedTuple):
    """The store, the workers, the settings, the measurements, the memory, the chance and the leisure of a server."""

    store: Store
    workers: Workers
    settings: Settings
    metrics: Metrics
    memory: Memory
    lot: Lot
    leisure: Leisure
