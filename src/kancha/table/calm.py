"""Calm: nothing holds all tables up, neither the collector of garbage nor a thread that works for one of them.

What is drawn, told and sent needs no collector; it finds what is left of tasks and of tables that were closed. To look
through everything takes it longer the more matches there are, a tenth of a second soon, while nobody is served. So what
has come to stay is set aside again and again, and looked through when nobody plays.
"""

from __future__ import annotations

import gc
import sys
from time import monotonic
from typing import Final

YOUNG: Final = 50_000
"""So many new things bring the collector of garbage."""
SWITCH: Final = 0.001
"""Seconds after which a thread gives way to another."""
QUIET: Final = 5.0
"""Seconds without an answer after which nobody plays."""
OFTEN: Final = 300.0
"""Seconds after which everything is looked through when nobody plays."""
SELDOM: Final = 7200.0
"""Seconds after which it is, whoever plays."""


def begin() -> None:
    """Set all aside that a server has loaded: it need not be looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 50)
    sys.setswitchinterval(SWITCH)


class Keeper:
    """Sets aside what has come to stay, in a process that has begun to."""

    def __init__(self) -> None:
        self._since = monotonic()
        self._has_begun = False

    def tend(self, used: float) -> None:
        """Do it once more; `used` is when somebody played last."""
        # What is set aside is counted one by one: that takes as long as the collector, so once it is known it stays so.
        self._has_begun = self._has_begun or gc.get_freeze_count() > 0
        if not self._has_begun:
            return
        now = monotonic()
        if now - self._since > (OFTEN if now - used > QUIET else SELDOM):
            self._since = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()
