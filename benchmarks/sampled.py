"""A server of tables that tells where its processor time goes: its stack is looked at again and again while it works.

    python -m benchmarks.sampled FILE PORT DATABASE     serves like tests/table/process.py

It begins to look at the first SIGUSR1, stops at the second, and writes shares when it ends.
"""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Final

from kancha.table import serve
from tests.table.lot import same_lot

EVERY: Final = 0.001
PARTS: Final = (
    ("outlooks and reasons", ("foresight.py", "outlook.py", "prospect.py")),
    ("turn bar", ("kernel/turn.py", "kernel/bar.py", "table/turns.py", "kernel/units.py", "kernel/story.py")),
    ("choices and aims", ("picture/aims.py", "choices.py", "picture/hopes.py")),
    ("drawing", ("/picture/", "/scene.py", "kernel/look.py", "kernel/shelf.py")),
    ("what differs", ("table/changes.py",)),
    ("messages", ("table/positions.py", "table/broadcast.py", "table/viewer.py", "table/seats.py")),
    ("rules", ("kancha/games/", "kancha/kernel/", "table/journal.py")),
    ("journal's writer", ("table/store/", "sqlalchemy/", "aiosqlite/", "asyncpg/")),
    ("requests", ("table/conversation.py", "table/handlers.py", "table/table.py", "table/limits.py")),
    ("connections", ("websockets/", "uvicorn/", "table/connections.py", "litestar/")),
)
"""Parts of the work, by what their files are called; the innermost frame that is in one counts."""


class Sampler:
    """Counts what the process is at whenever it has worked for a moment."""

    def __init__(self) -> None:
        self.parts: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self._looks = False

    def wait(self) -> None:
        """Begin, and stop again, when asked to."""
        signal.signal(signal.SIGPROF, self._note)
        signal.signal(signal.SIGUSR1, self._turn)

    def _turn(self, _signal: int, _frame: FrameType | None) -> None:
        self._looks = not self._looks
        signal.setitimer(signal.ITIMER_PROF, EVERY if self._looks else 0.0, EVERY)

    def _note(self, _signal: int, frame: FrameType | None) -> None:
        inner = frame
        while inner is not None and "kancha" not in inner.f_code.co_filename and inner.f_back is not None:
            inner = inner.f_back
        if inner is not None:
            self.places[f"{Path(inner.f_code.co_filename).name}:{inner.f_code.co_name}"] += 1
        self.parts[part_of(frame)] += 1

    def write(self, path: Path) -> None:
        """Stop, and write shares."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        total = max(1, sum(self.parts.values()))
        shares = {name: round(count / total, 3) for name, count in self.parts.most_common()}
        places = {name: round(count / total, 3) for name, count in self.places.most_common(60)}
        path.write_text(json.dumps({"samples": total, "parts": shares, "places": places}))


def part_of(frame: FrameType | None) -> str:
    """Return the part of the work that a stack belongs to."""
    while frame is not None:
        file = frame.f_code.co_filename
        for name, marks in PARTS:
            if any(mark in file for mark in marks):
                return name
        frame = frame.f_back
    return "event loop"


if __name__ == "__main__":
    sampler = Sampler()
    sampler.wait()
    try:
        serve(port=int(sys.argv[2]), db=sys.argv[3], open_browser=False, lot=same_lot)
    finally:
        sampler.write(Path(sys.argv[1]))
