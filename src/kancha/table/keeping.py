"""Stored matches for whoever runs the server: rebuilt from their rows, and written as records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.table import misfits
from kancha.table.journal import Journal, is_shipped, playing
from kancha.table.store import Entry, MatchInfo, Store


async def rebuilt(store: Store, info: MatchInfo) -> Match:
    """Return a match as its rows lead to it, beside the loop; a `KanchaError` if they do not fit."""
    rows = await store.journal(info.id)
    figures = None if is_shipped(info) else await store.figures(info.data)
    return await asyncio.to_thread(_replay, info, rows, figures)


def _replay(info: MatchInfo, rows: list[Entry], figures: dict[str, Any] | None) -> Match:
    journal = Journal(*playing(info, figures))
    for row in rows:
        journal.take(row)
    return journal.match


async def record(store: Store, info: MatchInfo) -> str:
    """Return the record of a match, with all that is hidden; from its rows alone if they do not fit."""
    try:
        match = await rebuilt(store, info)
    except KanchaError:
        rows = await store.journal(info.id, gaps=True)
        return misfits.record_of(info, rows, await store.figures(info.data))
    names = [seat.name for seat in await store.seats(info.id)]
    return match.record(names).text()


async def export(store: Store, info: MatchInfo, folder: Path) -> Path:
    """Write the record of a match into a folder, in one go, and return the file."""
    text = await record(store, info)
    path = folder / f"{info.game}-{info.id}.kancha"
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
    return path
