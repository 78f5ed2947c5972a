"""A bare WebSocket broadcaster, to measure the table beside: what it hears from one of four it tells all four.

    python benchmarks/broadcaster.py PORT BYTES

It knows no game and no database. Who connects to `/room/seat` is sent a message of so many bytes that looks like a
position to the players of `benchmarks/table.py`, and again whenever somebody in the room has sent something.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import defaultdict
from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast, serve

SEATS = 4


class Room:
    """Four sockets and a number that rises."""

    def __init__(self, size: int) -> None:
        self.sockets: dict[int, ServerConnection] = {}
        self.seq = 1
        self._size = size

    def message(self, seat: int) -> str:
        """Return what a seat is told: it is asked if it is its turn."""
        asked = self.seq % SEATS
        told: dict[str, Any] = {"type": "next", "seq": self.seq, "decision": self.seq, "question": {"seat": asked}}
        told |= {"actions": [{"code": 0}] if asked == seat else [], "over": False, "padding": ""}
        told["padding"] = "x" * max(0, self._size - len(json.dumps(told)))
        return json.dumps(told)


async def run(port: int, size: int) -> None:
    """Serve until killed."""
    rooms: dict[str, Room] = defaultdict(lambda: Room(size))

    async def handle(socket: ServerConnection) -> None:
        assert socket.request is not None
        _, name, seat = socket.request.path.split("/")
        room = rooms[name]
        room.sockets[int(seat)] = socket
        await socket.send(room.message(int(seat)))
        async for _ in socket:
            room.seq += 1
            others = room.message(-1)
            asked = room.sockets.get(room.seq % SEATS)
            broadcast([one for one in room.sockets.values() if one is not asked], others)
            if asked is not None:
                broadcast([asked], room.message(room.seq % SEATS))

    async with serve(handle, "127.0.0.1", port, compression=None, ping_interval=None, max_size=None) as server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), int(sys.argv[2])))
