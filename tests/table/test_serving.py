"""Serving: settings, limits, addresses, memory."""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from kancha.kernel.errors import KanchaError
from kancha.table import Settings, is_loopback, serve
from kancha.table.limits import Bucket, Buckets
from kancha.table.settings import driver_url
from tests.table.helpers import PATIENCE, Process, Server, eventually, play_out


def test_settings_come_from_the_environment_and_are_overridden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line wins over the environment, which wins over the defaults."""
    monkeypatch.setenv("KANCHA_BOT_PAUSE", "0.75")
    monkeypatch.setenv("KANCHA_LOADED", "7")
    settings = Settings.read(loaded=9, db=None)
    assert (settings.bot_pause, settings.loaded, settings.message_bytes) == (0.75, 9, 4096)
    monkeypatch.setenv("KANCHA_LOADED", "many")
    with pytest.raises(KanchaError, match="unusable setting"):
        Settings.read()


def test_databases_are_named_by_url_or_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path is a SQLite file; other databases are refused by name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert driver_url("") == f"sqlite+aiosqlite:///{tmp_path}/kancha/kancha.sqlite"
    assert driver_url(f"{tmp_path}/new/k.db") == f"sqlite+aiosqlite:///{tmp_path}/new/k.db"
    assert driver_url("sqlite:////a/b") == "sqlite+aiosqlite:////a/b"
    assert driver_url("postgresql://u@h/n") == "postgresql+asyncpg://u@h/n"
    assert driver_url("postgres://u@h/n") == "postgresql+asyncpg://u@h/n"
    with pytest.raises(KanchaError, match="unknown database 'mysql'"):
        driver_url("mysql://h")


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    """The error says which port, before anything is started."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(KanchaError, match=f"port {port}"):
            serve(port=port, db=str(tmp_path / "k.sqlite"), open_browser=False)


def test_only_this_machine_is_loopback() -> None:
    """Compression is left out where it cannot pay."""
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert is_loopback("localhost")
    assert not is_loopback("0.0.0.0")
    assert not is_loopback("example.org")


def test_a_bucket_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst, then the rate."""
    now = 100.0
    monkeypatch.setattr("kancha.table.limits.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now = 101.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(1, 1, most=2)
    assert [buckets.take(address) for address in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


def test_matches_leave_memory_and_come_back(tmp_path: Path) -> None:
    """With room for two states, ten matches are still all played on, from their journals."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", loaded=2, idle_seconds=0.2)
    tables = []
    for _ in range(10):
        opened = server.open(seats="me me")
        tables.append([server.page(opened["match"], entry["key"]) for entry in opened["keys"]])
    for depth in (14, 10_000):
        for number, pages in enumerate(tables):
            if depth > 14:
                for page in pages:
                    page.send("undo", decision=10_000)
            play_out(pages, Random(number), depth)
            assert len(server.tables.means.memory) <= 3
    assert all(page.now["over"] for pages in tables for page in pages)
    for pages in tables:
        for page in pages:
            page.close()
    assert eventually(lambda: len(server.tables) == 0)
    server.stop()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    """It tells its viewers to come back, and leaves no process and no error behind."""
    server = Process(f"sqlite:///{tmp_path}/k.sqlite")
    opened = server.open(seats="me bot")
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.my_turn()
        server.process.send_signal(how)
        with pytest.raises(ConnectionClosed) as closed:
            page.position()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert server.process.wait(PATIENCE) == 0
    server.http.close()
