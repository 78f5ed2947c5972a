"""Waiting that can be ended."""

from __future__ import annotations

import asyncio
import contextlib


async def wait(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than that."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
