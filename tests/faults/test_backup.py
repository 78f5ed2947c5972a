"""Backup and restore as docs/serving.md tells: taken while people play, and played on from."""

from __future__ import annotations

import sqlite3
import subprocess
from pathlib import Path
from random import Random

from tests.table.helpers import Postgres, Server, play_out


def _begun(server: Server) -> tuple[str, list[str], list[object]]:
    """Play for a while and stay connected until the copy is made; returns the match, its keys and what was seen."""
    opened = server.open(seats="me open")
    keys = [entry["key"] for entry in opened["keys"]]
    pages = [server.page(opened["match"], key) for key in keys]
    play_out(pages, Random(2), 14)
    seen = [(page.now["seq"], page.now["scene"]) for page in pages]
    for page in pages:
        page.close()
    return opened["match"], keys, list(seen)


def _goes_on(server: Server, match: str, keys: list[str], seen: list[object]) -> None:
    pages = [server.page(match, key) for key in keys]
    assert [(page.position()["seq"], page.now["scene"]) for page in pages] == seen
    for page in pages:
        page.close()
    pages = [server.page(match, key) for key in keys]
    play_out(pages, Random(3))
    assert all(page.now["over"] for page in pages)
    for page in pages:
        page.close()


def test_a_copy_of_a_sqlite_file_is_played_on(tmp_path: Path) -> None:
    """`VACUUM INTO` copies a file that is being written; keys open the same seats afterwards."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite")
    match, keys, seen = _begun(server)
    with sqlite3.connect(tmp_path / "k.sqlite") as connection:
        connection.execute("VACUUM INTO ?", (str(tmp_path / "copy.sqlite"),))
    connection.close()
    server.stop()
    server = Server(f"sqlite:///{tmp_path}/copy.sqlite")
    _goes_on(server, match, keys, seen)
    server.stop()


def test_a_dump_of_postgresql_is_played_on(postgres: Postgres, tmp_path: Path) -> None:
    """`pg_dump` and `pg_restore` into an empty database."""
    first, second = postgres.database(), postgres.database()
    server = Server(first)
    match, keys, seen = _begun(server)
    dump = tmp_path / "kancha.dump"
    subprocess.run([str(postgres._bin / "pg_dump"), "-Fc", "-f", str(dump), first], check=True)
    server.stop()
    subprocess.run([str(postgres._bin / "pg_restore"), "--no-owner", "-d", second, str(dump)], check=True)
    server = Server(second)
    _goes_on(server, match, keys, seen)
    server.stop()
