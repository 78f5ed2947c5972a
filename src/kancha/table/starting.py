"""Before a server starts: can its database be used? What is wrong is said in one sentence, with what to do."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.engine import URL

from kancha.kernel.errors import KanchaError
from kancha.table.settings import Settings
from kancha.table.store import migrations
from kancha.table.store.database import database
from kancha.table.store.trouble import reason

FILES: Final = 8192
"""Open files and connections that are asked for, if the system allows so many."""


def check_database(settings: Settings) -> None:
    """Refuse a database that is not there: whoever only looks after one makes none."""
    url = make_url(settings.url)
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise KanchaError(f"there is no database {url.database}; name it with --db, as for `kancha serve`")


def prepare(settings: Settings) -> None:
    """Make the database's tables or bring them up to date; a `KanchaError` says why that cannot be."""
    try:
        url = make_url(settings.url)
    except OSError as error:
        raise KanchaError(
            f"cannot use {settings.db or 'the data folder'}: {error.strerror}; choose another file with --db"
        ) from error
    if url.get_backend_name() == "sqlite":
        _check_file(url)
    try:
        misfit = asyncio.run(_migrate(settings))
    except CommandError as error:
        raise KanchaError(
            f"{_name(url)} was written by a newer Kancha: update this one, or choose another database with --db"
        ) from error
    except Exception as error:
        raise KanchaError(f"cannot use {_name(url)}: {_advice(url, reason(error))}") from error
    if misfit:
        raise KanchaError(
            f"cannot use {_name(url)}: {misfit}, so no release of Kancha has written it; "
            "restore a backup (docs/serving.md), or choose another database with --db"
        )
    _allow_files()


async def _migrate(settings: Settings) -> str:
    """Bring the tables up to date; return what does not fit even so."""
    used = database(settings.url, settings.db_seconds)
    try:
        await used.migrate()
        async with used.reader.connect() as connection:
            return await connection.run_sync(migrations.misfit)
    finally:
        await used.close()


def _check_file(url: URL) -> None:
    if not url.database or url.database == ":memory:":
        return
    path = Path(url.database)
    folder = path.parent
    if path.is_dir():
        raise KanchaError(f"cannot use {path}: it is a folder; name a file with --db")
    if not folder.is_dir():
        raise KanchaError(f"cannot use {path}: there is no folder {folder}; make it, or choose another file with --db")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise KanchaError(f"cannot use {path}: the folder {folder} cannot be written; choose another file with --db")
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise KanchaError(f"cannot use {path}: the file cannot be written; choose another one with --db")


def _name(url: URL) -> str:
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return f"the database {url.database} at {url.host or 'localhost'}:{url.port or 5432}"


def _advice(url: URL, why: str) -> str:
    if url.get_backend_name() != "sqlite":
        return f"{why}; is PostgreSQL running there, and may {url.username or 'this user'} use that database?"
    if "damaged" in why:
        return f"{why} or is no database; restore a backup (docs/serving.md), or choose another file with --db"
    if "locked" in why:
        return f"{why}; stop that program, or choose another file with --db"
    if "full" in why:
        return f"{why}; make room, or choose another file with --db"
    return f"{why}; choose another file with --db"


def _allow_files() -> None:
    """Ask for as many connections as the system lets us have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
