"""Data sets in the database: those that no release has shipped, each stored once under its fingerprint."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kancha.kernel.figures import canonical
from kancha.table.store.schema import FIGURES


async def keep_figures(connection: AsyncConnection, fingerprint: str, game: str, values: dict[str, Any]) -> None:
    """Store a data set inside a transaction, unless it is there."""
    known = select(FIGURES.c.game).where(FIGURES.c.fingerprint == fingerprint)
    if (await connection.execute(known)).first() is not None:
        return
    try:
        async with connection.begin_nested():
            row = {"fingerprint": fingerprint, "game": game, "content": canonical(values)}
            await connection.execute(insert(FIGURES), row)
    except IntegrityError:
        # Another server has stored the same set this moment.
        return


async def read_figures(connection: AsyncConnection, fingerprint: str) -> dict[str, Any] | None:
    """Return a data set by its fingerprint, None if it is not there."""
    query = select(FIGURES.c.content).where(FIGURES.c.fingerprint == fingerprint)
    found = (await connection.execute(query)).scalar_one_or_none()
    if found is None:
        return None
    values: dict[str, Any] = json.loads(found)
    return values
