"""A Dask cluster on this machine: the same rows as one process gives, whoever of the cluster dies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from kancha.kernel.errors import KanchaError
from kancha.lab import Stopped, open_run, simulate, tournament

from .test_folder import rows, same_rows

ROOT = Path(__file__).parent.parent.parent


class Dask:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.file = folder / "scheduler.json"
        python = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", str(ROOT / "src"))])
        self._environment = {**os.environ, "PYTHONPATH": python}
        self._folder = folder
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", self.file)
        end = time.monotonic() + 60
        while not self.file.exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        self.address: str = json.loads(self.file.read_text(encoding="utf-8"))["address"]
        self.workers = [
            self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--local-directory", folder)
            for _ in range(workers)
        ]

    def _start(self, role: str, *args: object) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{role}", *map(str, args), "--no-dashboard"]
        return subprocess.Popen(command, env=self._environment, cwd=self._folder, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        """End all of them."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@contextmanager
def dask(folder: Path, workers: int = 2) -> Iterator[Dask]:
    """A cluster for a while."""
    folder.mkdir()
    with ExitStack() as stack:
        cluster = Dask(folder, workers)
        stack.callback(cluster.stop)
        yield cluster


def test_no_match_is_lost_or_counted_twice_when_a_worker_and_then_the_scheduler_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The run goes on without the worker, ends with what it has when the scheduler is gone, and goes on from there."""
    monkeypatch.setattr("kancha.lab.runs.TASK", 0.05)
    games, out = 300, tmp_path / "rows"
    with dask(tmp_path / "first") as cluster:
        survivors: list[int] = []

        def kill(done: int, total: int) -> None:
            if done > total // 4 and cluster.workers[0].poll() is None:
                cluster.workers[0].kill()
                cluster.workers[0].wait()
            elif done > total // 2 and cluster.scheduler.poll() is None:
                survivors.append(sum(worker.poll() is None for worker in cluster.workers))
                cluster.scheduler.kill()

        with pytest.raises(Stopped, match=r"scheduler at .* was lost; \d+ of 300 matches are in .* goes on from there"):
            simulate("saltmarket", games, 3, ["greedy", "random"], cluster=cluster.address, out=out, told=kill)
        assert survivors == [1]
    kept = [row["match"] for row in rows(open_run(out), "matches")]
    assert games // 2 < len(kept) < games
    assert len(set(kept)) == len(kept)
    with dask(tmp_path / "second") as cluster:
        finished = simulate("saltmarket", games, 3, ["greedy", "random"], cluster=cluster.address, out=out)
        rated = tournament("saltmarket", ["random", "greedy"], deals=3, cluster=cluster.address)
    same_rows(finished, simulate("saltmarket", games, 3, ["greedy", "random"], jobs=1))
    assert rated == tournament("saltmarket", ["random", "greedy"], deals=3, jobs=1)


def test_an_address_where_nobody_answers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong address, and a scheduler without workers, are told in a sentence each."""
    monkeypatch.setattr("kancha.lab.crew.CONNECT", 1.0)
    with pytest.raises(KanchaError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:1"):
        simulate("saltmarket", 1, 2, cluster="tcp://127.0.0.1:1")
    with pytest.raises(KanchaError, match="no Dask scheduler answers at nonsense"):
        simulate("saltmarket", 1, 2, cluster="nonsense://here")
    with (
        dask(tmp_path / "idle", workers=0) as cluster,
        pytest.raises(KanchaError, match="has no workers"),
    ):
        simulate("saltmarket", 1, 2, cluster=cluster.address)
