"""A disk that is truly full: a small file system in memory is filled to its last byte while people and bots play.

    python -m tests.faults.disk                                                     # as root
    unshare --user --map-root-user --mount python -m tests.faults.disk              # as somebody else

The suite knows the same trouble without a file system of its own (`test_storage`); here the kernel says ENOSPC.
"""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from kancha.games import GAMES
from tests.table.helpers import Server

ROOM: Final = 3_000_000
"""Bytes of the disk."""
WISH: Final = {"game": "saltmarket", "seats": [{"kind": "me"}, {"kind": "open"}]}


@contextmanager
def small_disk() -> Iterator[Path]:
    """Mount a file system of its own."""
    folder = Path(tempfile.mkdtemp(prefix="kancha-disk-"))
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        folder.rmdir()
        raise SystemExit(
            f"{done.stderr.strip()}\nTry: unshare --user --map-root-user --mount python -m tests.faults.disk"
        )
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Leave no byte free."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    ballast.unlink()


def soon(what: str, true: Callable[[], bool]) -> None:
    """Wait for something."""
    until = time.monotonic() + 60
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def run(folder: Path) -> None:
    """Play until the disk is full, look at what is told, make room, and see everything go on."""
    server = Server(f"sqlite:///{folder}/k.sqlite", bot_pause=0.3, poll_seconds=0.5)
    mine = server.open(seats="me open")
    theirs = server.open(seats="me bot", level="greedy", options={"days": 6})
    with (
        server.page(mine["match"], mine["keys"][0]["key"]) as page,
        server.page(theirs["match"], theirs["keys"][0]["key"]) as other,
    ):
        now = page.my_turn()
        other.my_turn()
        while other.now["actions"]:
            other.play()
        left = other.now["decision"]
        with filled(folder):
            page.send("play", decision=now["decision"], seq=now["seq"], code=now["actions"][0]["code"])
            said = page.wait("error", 20)["message"]
            answer = server.http.post("/api/matches", json=WISH)
            health = server.http.get("/health")
            print(f"full: a player reads {said!r}, a new match gets {answer.status_code}, /health {health.status_code}")
            print(f"      {health.json()}")
            assert said == "error-storage"
            assert (answer.status_code, answer.json()["error"]["message"]) == (503, "error-storage")
            assert (health.status_code, health.json()["database"]) == (503, "the disk is full")
            time.sleep(1.5)
            stands = server.http.get(f"/api/matches/{theirs['match']}", params={"key": theirs["watch"]}).json()
            assert stands["decisions"] == left, "the bot has written"
        soon("health", lambda: server.http.get("/health").status_code == 200)
        begun = time.monotonic()
        while not (other.now["actions"] or other.now["over"]):
            other.read(30)
        assert other.now["decision"] > left
        print(
            f"room again: the bot has answered by itself, within {time.monotonic() - begun:.1f} s of a healthy server"
        )
        seq = page.now["seq"]
        while page.now["seq"] == seq:
            page.send("play", decision=page.now["decision"], seq=seq, code=page.now["actions"][0]["code"])
            while page.read(20)["type"] not in ("position", "error"):
                pass
        print("           the same answer is taken; nothing was lost")
    server.stop()


if __name__ == "__main__":
    GAMES["saltmarket"] = "tests.saltmarket:Saltmarket"
    with small_disk() as disk:
        run(disk)
