"""Bots in worker processes: late, broken and lying ones stop neither the match nor the server."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from kancha.table import bots
from kancha.table.line import Whose
from kancha.table.workers import Workers
from tests.table.helpers import Server


def _sleep(seconds: float) -> None:
    while seconds > 0:
        time.sleep(0.05)
        seconds -= 0.05


def _die() -> None:
    os._exit(3)


def _pid() -> int:
    return os.getpid()


def test_a_late_worker_is_stopped_and_serves_on() -> None:
    """The time limit is kept inside the worker, which is then free again."""

    async def run() -> None:
        workers = Workers(1, 0.3)
        await workers.warm()
        pid = await workers.run(Whose(), _pid)
        with pytest.raises(TimeoutError):
            await workers.run(Whose(), _sleep, 60)
        assert await workers.run(Whose(), _pid) == pid
        await workers.close()

    asyncio.run(run())


def test_a_dead_worker_is_replaced() -> None:
    """Whoever was waiting is served by a new one."""

    async def run() -> None:
        workers = Workers(1, 5)
        with pytest.raises(BrokenProcessPool):
            await workers.run(Whose(), _die)
        assert await workers.run(Whose(), _pid) != os.getpid()
        await workers.close()

    asyncio.run(run())


@pytest.mark.parametrize("fault", ["late", "lying", "broken"])
def test_a_match_goes_on_without_its_bot(tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A random legal action stands in for a bot that gives none, and the server serves others meanwhile."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", bot_seconds=0.3)

    async def answer(self: Workers, whose: Whose, work: Any, *args: Any) -> Any:
        if fault == "lying":
            return 10**6
        if fault == "broken":
            raise RuntimeError("no bot")
        return await original(self, whose, _sleep, 60)

    original = Workers.run
    monkeypatch.setattr(Workers, "run", answer)
    opened = server.open(seats="me bot")
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.my_turn()
        page.play()
        begun = time.monotonic()
        assert server.http.get("/health").status_code == 200
        assert time.monotonic() - begun < 0.25
        page.my_turn()
        assert any(line["seat"] == 1 - page.now["viewer"] for line in page.log)
    server.stop()


def test_a_bot_gets_a_view_and_codes_only() -> None:
    """What is sent to a worker holds nothing that the seat may not see."""
    from tests.saltmarket import Saltmarket

    match = Saltmarket().start(2, 4)
    seat = match.seat
    assert seat is not None
    view = match.view(seat)
    assert view["seats"][1 - seat]["orders"] == {"hidden": len(match.state.seats[1 - seat].orders)}  # type: ignore[attr-defined]
    codes = match.state.legal()
    assert bots.choose("saltmarket", "greedy", view, seat, codes) in codes


def test_workers_end_with_their_server() -> None:
    """No process is left behind when the server is killed."""
    import subprocess
    import sys

    script = (
        "import asyncio, sys, time\n"
        "from kancha.table.line import Whose\n"
        "from kancha.table.workers import Workers\n"
        "from tests.table.test_bots import _pid\n"
        "if __name__ == '__main__':\n"
        "    w = Workers(1, 5)\n"
        "    print(asyncio.run(w.run(Whose(), _pid)), flush=True)\n"
        "    time.sleep(60)\n"
    )
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", script], cwd=root, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        os.kill(pid, 0)
        server.kill()
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("the worker lives on")
