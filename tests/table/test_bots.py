"""Bots in worker processes: late, broken and lying ones stop neither the match nor the server."""

from __future__ import annotations

import asyncio
import os
import pickle
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kancha.bots.levels import LEVELS
from kancha.kernel.rulebook import Rulebook, Terms
from kancha.kernel.state import State
from kancha.table import bots
from kancha.table.line import Whose
from kancha.table.workers import Workers
from tests.saltmarket import Saltmarket
from tests.saltmarket.state import Market
from tests.table.helpers import PATIENCE, Server, eventually


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
    served = threading.Event()

    async def answer(self: Workers, whose: Whose, work: Any, *args: Any) -> Any:
        await asyncio.to_thread(served.wait)
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
        assert server.http.get("/health").status_code == 200
        served.set()
        page.my_turn()
        assert any(line["seat"] == 1 - page.now["viewer"] for line in page.log)
    server.stop()


def test_a_bot_gets_a_view_and_codes_only() -> None:
    """What is sent to a worker holds nothing that the seat may not see."""
    match = Saltmarket().start(2, 4)
    seat = match.seat
    assert seat is not None
    view = match.view(seat)
    assert view["seats"][1 - seat]["orders"] == {"hidden": len(match.state.seats[1 - seat].orders)}  # type: ignore[attr-defined]
    codes = match.state.legal()
    assert bots.choose(match.game.terms, "greedy", view, seat, codes, 5) in codes


class Thinker:
    """A bot that notes what it thinks by."""

    blind = False

    def __init__(self) -> None:
        self.games: list[Rulebook] = []
        self.coins: list[int] = []

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Note the game and the facts of what is seen."""
        assert isinstance(seen, Market)
        self.games.append(game)
        self.coins.append(seen.facts.coins)
        return codes[0]


def test_a_bot_thinks_by_the_terms_of_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulings and figures that are not today's defaults reach the worker, and the state that the bot gets."""
    thinker = Thinker()
    monkeypatch.setitem(LEVELS, "greedy", thinker)
    shipped = Saltmarket()
    values = shipped.figures.values
    richer = shipped.under(figures={**values, "market": {**values["market"], "coins": shipped.facts.coins + 7}})
    match = richer.start(2, 4, {"last-bidder": "spoils"})
    seat = match.seat
    assert seat is not None
    sent: Terms = pickle.loads(pickle.dumps(match.game.terms))
    bots.choose(sent, "greedy", match.view(seat), seat, match.state.legal(), 5)
    assert thinker.coins == [shipped.facts.coins + 7]
    assert thinker.games[0].terms == match.game.terms
    assert thinker.games[0].readings == {"last-bidder": "spoils"} != shipped.readings


def test_the_table_sends_the_terms_of_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot at a table with a house ruling of its own is told of it."""
    heard: list[Any] = []
    original = Workers.run

    async def answer(self: Workers, whose: Whose, work: Any, *args: Any) -> Any:
        if work is bots.choose:
            heard.append(args[0])
        return await original(self, whose, work, *args)

    monkeypatch.setattr(Workers, "run", answer)
    server = Server(f"sqlite:///{tmp_path}/k.sqlite")
    opened = server.open(seats="me bot", options={"last-bidder": "spoils"})
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        while not page.my_turn()["over"]:
            page.play()
    server.stop()
    assert heard
    assert {(terms.game, terms.rulings["last-bidder"]) for terms in heard} == {("saltmarket", "spoils")}


def test_a_bot_thinks_while_those_who_look_on_have_their_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that must not play for an hour has thought long before."""
    asked = threading.Event()
    original = Workers.run

    async def answer(self: Workers, whose: Whose, work: Any, *args: Any) -> Any:
        if work is bots.choose:
            asked.set()
        return await original(self, whose, work, *args)

    monkeypatch.setattr(Workers, "run", answer)
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", bot_pause=3600.0)
    opened = server.open(seats="me bot")
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.my_turn()
        page.play()
        assert asked.wait(PATIENCE)
    server.stop()


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
    assert eventually(lambda: _is_gone(pid)), "the worker lives on"


def _is_gone(pid: int) -> bool:
    """Tell whether a process has ended, also if nobody has asked how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"
    except FileNotFoundError:
        return True
