"""The store: matches, seats and journals in SQLite or PostgreSQL.

A match is its journal. Rows are only ever appended; the primary key (match, number) lets one writer win when two
clients or two servers write the same number. Appends that arrive together are committed together, each one whole.
"""

from __future__ import annotations

from kancha.table.store.keys import hashed, new_id, new_key
from kancha.table.store.people import Device, People, Person
from kancha.table.store.rows import Entry, MatchInfo, SeatInfo
from kancha.table.store.store import Store
from kancha.table.store.trouble import StorageTrouble
from kancha.table.store.writer import Conflict

__all__ = [
    "Conflict",
    "Device",
    "Entry",
    "MatchInfo",
    "People",
    "Person",
    "SeatInfo",
    "StorageTrouble",
    "Store",
    "hashed",
    "new_id",
    "new_key",
]
