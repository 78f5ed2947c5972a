"""Workers that are stopped in the middle of something."""

from __future__ import annotations

from threading import Thread
from typing import Any

from kancha.lab.crew import Processes


def double(task: int) -> int:
    """Some work."""
    return 2 * task


def test_a_worker_stopped_while_it_tells_keeps_nobody_waiting() -> None:
    """What it has told by halves is in the pipe; the pool is closed all the same."""
    crew = Processes(1)
    ticket = crew.submit(double, 4)
    while not crew.wait([ticket]):
        pass
    assert crew.result(ticket) == 8
    pool: Any = crew._pool
    pool._result_queue._writer._send(b"\0\0")
    closing = Thread(target=crew.close, args=(False,), daemon=True)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()
