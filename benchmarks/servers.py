"""Servers to be measured: each in a process of its own, on a core of its own where there are several."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import httpx

from tests.table.helpers import free_port

ROOT: Final = Path(__file__).parent.parent
LIMITS: Final = {
    "KANCHA_CREATE_RATE": "1000",
    "KANCHA_CREATE_DAY": "1000000",
    "KANCHA_REQUEST_RATE": "10000",
    "KANCHA_MESSAGE_RATE": "1000",
    "KANCHA_LOADED": "1000",
    "KANCHA_LOG": "warning",
    "KANCHA_WORKERS": "1",
}


class Tree:
    """A release whose server is measured: where its sources are, and the package that it runs, pure or compiled."""

    def __init__(self, folder: Path = ROOT, package: Path | None = None) -> None:
        self.folder = folder.resolve()
        self.package = (package or folder / "src").resolve()


class Process:
    """A server, and what it uses."""

    def __init__(self, popen: subprocess.Popen[bytes], port: int) -> None:
        self._popen = popen
        self.port = port

    @property
    def memory(self) -> int:
        """Its resident memory in kB."""
        for line in Path(f"/proc/{self._popen.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("no resident memory")

    @property
    def busy(self) -> float:
        """The processor seconds that it has used."""
        fields = Path(f"/proc/{self._popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def sample(self) -> None:
        """Let a server of `benchmarks.sampled` begin to note what it is at, or stop."""
        self._popen.send_signal(signal.SIGUSR1)

    def stop(self) -> None:
        """End it."""
        self._popen.terminate()
        self._popen.wait(20)


def pin(pid: int, core: int) -> None:
    """Give a process one core, where there are several."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


@contextlib.asynccontextmanager
async def serving(command: list[str], tree: Tree, port: int, path: str, core: int = 0) -> AsyncIterator[Process]:
    """Run a server of a tree on a core until the block ends; it answers."""
    environment = os.environ | LIMITS | {"PYTHONPATH": str(tree.package)}
    popen = subprocess.Popen(command, cwd=tree.folder, env=environment, stdout=subprocess.DEVNULL)
    pin(popen.pid, core)
    process = Process(popen, port)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in range(1200):
                with contextlib.suppress(httpx.TransportError):
                    await http.get(path)
                    break
                await asyncio.sleep(0.05)
        yield process
    finally:
        process.stop()


@contextlib.asynccontextmanager
async def tables(db: str, tree: Tree, core: int = 0, samples: Path | None = None) -> AsyncIterator[Process]:
    """Run a server of tables; with `samples` it writes there what it was at."""
    port = free_port()
    module = ["tests.table.process"] if samples is None else ["benchmarks.sampled", str(samples)]
    command = [sys.executable, "-m", *module, str(port), db]
    async with serving(command, tree, port, "/health", core) as process:
        yield process


@contextlib.asynccontextmanager
async def broadcaster(size: int) -> AsyncIterator[Process]:
    """Run a bare broadcaster of messages of so many bytes."""
    port = free_port()
    command = [sys.executable, str(ROOT / "benchmarks" / "broadcaster.py"), str(port), str(size)]
    async with serving(command, Tree(), port, "/") as process:
        yield process
