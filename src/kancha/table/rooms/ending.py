"""The end of a server: whoever rests wakes up for it."""

from __future__ import annotations

import asyncio


class Ending:
    """Tells those who rest that the server ends."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()

    @property
    def has_begun(self) -> bool:
        """Whether the server ends."""
        return self._begun.is_set()

    def begin(self) -> None:
        """Wake everybody."""
        self._begun.set()

    async def comes_within(self, seconds: float) -> bool:
        """Rest; True as soon as the server ends, False when the time is over."""
        try:
            async with asyncio.timeout(seconds):
                await self._begun.wait()
        except TimeoutError:
            return False
        return True
