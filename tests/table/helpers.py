"""A server in a thread, a page in a few lines, and a PostgreSQL of our own."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import uvicorn
from sqlalchemy import select
from websockets.sync.client import connect

from kancha.table import Settings, config
from kancha.table.rooms.rooms import Rooms
from kancha.table.store.schema import MEMBERS, SEATS
from kancha.table.tables import Tables
from kancha.table.workers import Workers
from tests.table.lot import same_lot

T = TypeVar("T")
ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
"""Seconds after which something will not come any more, on the slowest machine."""
QUICK: dict[str, Any] = {
    "workers": 1,
    "bot_pause": 0.0,
    "bot_grace": 0.3,
    "poll_seconds": 0.2,
    "log": "error",
    "message_rate": 1000.0,
    "create_rate": 1000.0,
    "create_day": 1_000_000,
    "request_rate": 10_000.0,
}


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def eventually(true: Callable[[], bool]) -> bool:
    """Wait until something is true, but not for ever."""
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


class Idle(Workers):
    """Workers of a test's server: no process is started before a bot needs one."""

    async def warm(self) -> None:
        """Do nothing."""


class Server:
    """The real server, in a thread of this process; all its matches have the same deal."""

    def __init__(self, db: str, **settings: Any) -> None:
        self.settings = Settings(db=db, **(QUICK | settings))
        self._config = config(self.settings, "127.0.0.1", 0, same_lot)
        self._server = uvicorn.Server(self._config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server has not started"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    @property
    def tables(self) -> Tables:
        """The server's tables."""
        app: Any = self._config.app
        found: Tables = app.state.tables
        return found

    @property
    def rooms(self) -> Rooms:
        """The server's rooms."""
        app: Any = self._config.app
        found: Rooms = app.state.rooms
        return found

    def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run something inside the server's loop."""

        async def wrapped() -> T:
            return await work()

        loop: Any = self._server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(wrapped(), loop).result(PATIENCE)

    def is_online(self, id: str) -> bool:
        """Tell whether the database says that somebody looks through a seat of a match, or at a room."""

        async def read() -> bool:
            seats = select(SEATS.c.seat).where(SEATS.c.match == id, SEATS.c.online.is_(True))
            members = select(MEMBERS.c.person).where(MEMBERS.c.room == id, MEMBERS.c.online.is_(True))
            async with self.tables.store.access.reading() as connection:
                found = [(await connection.execute(query)).first() for query in (seats, members)]
            return any(row is not None for row in found)

        return self.call(read)

    def stop(self) -> None:
        """Stop it."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def open(self, game: str = "saltmarket", seats: str = "me open", level: str = "random", **more: Any) -> Any:
        """Open a table for seats of these kinds."""
        wish = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in seats.split()]
        answer = self.http.post("/api/matches", json={"game": game, "seats": wish, "first": 0} | more)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def page(self, match: str, key: str, after: int = 0) -> Page:
        """Connect to a match."""
        return Page(self.port, match, key, after)


class Page:
    """What a browser does: it holds the last position and its log."""

    def __init__(self, port: int, match: str, key: str, after: int = 0, log: list[Any] | None = None) -> None:
        url = f"ws://127.0.0.1:{port}/api/matches/{match}/live?key={key}&after={after}"
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(connect(url, max_size=None, max_queue=None, open_timeout=PATIENCE))
        self.now: Any = None
        self.log: list[Any] = log or []
        self.raw: list[str] = []
        self.others: list[Any] = []
        self._id = 0

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self._stack.close()

    def read(self, timeout: float = PATIENCE) -> Any:
        """Return the next message."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message = json.loads(raw)
        if message["type"] == "position":
            self.now = message
            self.log = [line for line in self.log if line["decision"] <= message["log_from"]] + message["log"]
        return message

    def wait(self, kind: str, timeout: float = PATIENCE) -> Any:
        """Return the next message of a kind."""
        while (message := self.read(timeout))["type"] != kind:
            self.others.append(message)
        return message

    def position(self, until: Callable[[Any], bool] = lambda _: True, timeout: float = PATIENCE) -> Any:
        """Return the next position of which something is true."""
        end = time.monotonic() + timeout
        while not until(self.wait("position", max(0.1, end - time.monotonic()))):
            pass
        return self.now

    def my_turn(self) -> Any:
        """Return the position in which this seat must answer, or the last one."""
        while self.now is None or not (self.now["actions"] or self.now["over"]):
            self.position()
        return self.now

    def send(self, type: str, **fields: Any) -> int:
        """Send a request about the position that is shown."""
        self._id += 1
        self.socket.send(json.dumps({"type": type, "id": self._id, **fields}))
        return self._id

    def ask(self, type: str, **fields: Any) -> Any:
        """Send a request and return its error."""
        id = self.send(type, **fields)
        error = self.wait("error")
        assert error["id"] == id
        return error

    def change(self, type: str, **fields: Any) -> Any:
        """Send play, undo, redo or restart and return the new position."""
        seq = self.now["seq"]
        self.send(type, **{"decision": self.now["decision"], "seq": seq} | fields)
        return self.position(lambda now: now["seq"] > seq)

    def play(self, code: int | None = None, rng: Random | None = None) -> Any:
        """Play a legal action and return the new position."""
        if code is None:
            actions = self.now["actions"]
            code = (rng.choice(actions) if rng else actions[0])["code"]
        return self.change("play", code=code)


def play_out(pages: list[Page], rng: Random, decisions: int = 10_000) -> None:
    """Play random actions through these pages, one per seat, until the match is over or so far on."""
    by_seat = {page.position()["viewer"]: page for page in pages}
    now = pages[0].now
    while not now["over"] and now["decision"] < decisions:
        page = by_seat[now["question"]["seat"]]
        while page.now["seq"] < now["seq"]:
            page.position()
        now = page.play(rng=rng)
    for page in pages:
        while page.now["seq"] < now["seq"]:
            page.position()


def with_path(folder: Path) -> dict[str, str]:
    """Return the environment that lets a process find the packages of a folder too."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}


class Process:
    """The server as a process of its own, which can be killed; all its matches have the same deal."""

    def __init__(self, db: str, saltmarket: Path | None = None, **settings: Any) -> None:
        """Start it; with a folder that holds a package `saltmarket`, that release of the game is in the catalogue."""
        self.db = db
        self.port = free_port()
        environment = os.environ | {f"KANCHA_{k.upper()}": str(v) for k, v in (QUICK | settings).items()}
        release = []
        if saltmarket is not None:
            environment |= with_path(saltmarket)
            release = ["saltmarket:Saltmarket"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.process", str(self.port), db, *release], cwd=ROOT, env=environment
        )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def _wait(self) -> None:
        until = time.monotonic() + 120
        while True:
            assert self.process.poll() is None, "the server has not started"
            assert time.monotonic() < until, "the server does not start"
            try:
                if self.http.get("/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def open(self, seats: str = "me open", level: str = "random") -> Any:
        """Open a table."""
        wish = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in seats.split()]
        return self.http.post("/api/matches", json={"game": "saltmarket", "seats": wish, "first": 0}).json()

    def page(self, match: str, key: str, after: int = 0) -> Page:
        """Connect to a match."""
        return Page(self.port, match, key, after)

    def kill(self) -> None:
        """End it without warning."""
        self.process.kill()
        self.process.wait(120)
        self.http.close()


class Postgres:
    """A PostgreSQL server on loopback in a folder of its own."""

    def __init__(self) -> None:
        self._bin = _programs()
        self._as = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        self.port = free_port()
        self._folder = folder = Path(tempfile.mkdtemp(prefix="kancha-postgres-"))
        if self._as:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-U", "kancha", "-A", "trust", "--no-sync")
        self._made = 0
        self.start()

    def start(self) -> None:
        """Start it, again after a crash."""
        folder = self._folder
        with (folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *self._as,
                    str(self._bin / "postgres"),
                    *("-D", str(folder / "data"), "-p", str(self.port), "-k", str(folder), "-h", "127.0.0.1"),
                    *("-c", "max_connections=60"),
                ],
                stdout=log,
                stderr=log,
                cwd=folder,
            )
        until = time.monotonic() + PATIENCE
        while self._psql("SELECT 1").returncode:
            assert self._process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.1)

    def crash(self) -> None:
        """End it and all its children without warning."""
        children = [
            int(pid) for pid in Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        ]
        self._process.kill()
        self._process.wait(PATIENCE)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def database(self) -> str:
        """Return the URL of a fresh database."""
        self._made += 1
        name = f"test{self._made}"
        done = self._psql(f"CREATE DATABASE {name}")
        assert done.returncode == 0, done.stderr
        return f"postgresql://kancha@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """Stop it, whoever is connected, and remove its folder."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _psql(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [
                str(self._bin / "psql"),
                "-h",
                "127.0.0.1",
                "-p",
                str(self.port),
                "-U",
                "kancha",
                "-c",
                command,
                "postgres",
            ],
            capture_output=True,
            text=True,
            check=False,
        )

    def _run(self, program: str, *args: str) -> None:
        command = [*self._as, str(self._bin / program), *args]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stderr


def _programs() -> Path:
    """Return the folder of PostgreSQL's programs; install them where that is possible."""
    for attempt in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres")) or [
            Path(path) for path in [shutil.which("postgres")] if path
        ]
        if found:
            return found[-1].parent
        if attempt == 0 and hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=True, capture_output=True)
    raise RuntimeError("these tests need PostgreSQL: install the package postgresql")
