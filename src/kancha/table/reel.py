"""A replay over the wire: many positions in one answer, each thing that is drawn sent once.

From one decision to the next a board hardly changes. Zones, pieces and what is left of panels are put in one list, a
panel is a list of their numbers, and a position a list of panels' numbers: each is sent once.
Once a match is over anybody who has its address may look at it, through any seat's eyes or with all hands open.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from kancha.kernel.errors import DataError
from kancha.kernel.match import Match
from kancha.kernel.scene import Panel, Piece, Scene, Zone
from kancha.table import errors, positions
from kancha.table.errors import TableError
from kancha.table.protocol import Frame, FramePanel, Frames, Question, ReplayInfo
from kancha.table.table import Table
from kancha.table.tables import Tables

MOST: Final = 64
"""Positions in one answer."""
SLICE: Final = 0.01
"""Seconds that drawing may work before others get their turn."""
ALL: Final = -2
"""The eyes of somebody who sees every hand."""
WATCHER: Final = -1
"""The eyes of a spectator."""
_json = msgspec.json.Encoder()


class Things:
    """Everything that is drawn in some positions, each once."""

    def __init__(self) -> None:
        self.found: list[Raw] = []
        self.panels: list[FramePanel] = []
        self._known: dict[bytes, int] = {}
        self._panels: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}

    def number(self, thing: Any) -> int:
        """Return the number of a thing; a new one is added."""
        text = _json.encode(thing)
        if text not in self._known:
            self._known[text] = len(self.found)
            self.found.append(Raw(text))
        return self._known[text]

    def panel(self, panel: Panel) -> int:
        """Return the number of a panel, which is made of things by their numbers."""
        bare = self.number(replace(panel, zones=[], pieces=[]))
        made = (bare, tuple(map(self.number, panel.zones)), tuple(map(self.number, panel.pieces)))
        if made not in self._panels:
            self._panels[made] = len(self.panels)
            self.panels.append(FramePanel(bare, list(made[1]), list(made[2])))
        return self._panels[made]


async def opened(tables: Tables, id: str, key: str) -> tuple[Table, int | None]:
    """Return a table and the seat of whoever asks: by a key, or, once the match is over, without one."""
    if key:
        return await tables.get(id, key)
    return await tables.finished(id), None


async def info(table: Table, viewer: int | None) -> ReplayInfo:
    """Return what a replay needs besides its positions: who played, the story and the turns."""
    async with table.lock:
        journal = await table.load()
        match = journal.match
        over = match.over or table.house.ranking is not None
        names = match.game.terms
        return ReplayInfo(
            match=table.info.id,
            game=names.game,
            version=names.version,
            options=match.options,
            viewer=viewer,
            players=table.seats.players(),
            decisions=len(match.log),
            over=over,
            log=positions.log(match, journal.story, viewer, 0, len(match.log)),
            turns=journal.turns.recent(match),
            ranking=table.house.ranking if table.house.ranking is not None else match.ranking if match.over else None,
            conceded=table.house.conceded if table.house.ranking is not None else UNSET,
        )


async def frames(table: Table, viewer: int | None, eyes: int | None, first: int, last: int) -> Frames:
    """Return the positions after `first` to `last` decisions, through the viewer's eyes or, after the end, others'."""
    async with table.lock:
        journal = await table.load()
        now = journal.match
        over = now.over or table.house.ranking is not None
        if eyes is not None and not over and eyes != (WATCHER if viewer is None else viewer):
            raise TableError(403, "error-not-over", "hands are open when the match is over")
        if eyes is not None and eyes >= now.seats:
            raise errors.malformed(f"there is no seat {eyes}")
        if first > len(now.log):
            raise TableError(404, "error-no-decision", f"the match has {len(now.log)} decisions", most=len(now.log))
        match = now.at(first)
        rest = list(zip(now.who, now.log, strict=True))
    seen = viewer if eyes is None else eyes
    things = Things()
    found: list[Frame] = []
    ledger: list[tuple[int, int, str]] = []
    pause = monotonic() + SLICE
    for number in range(first, min(last, first + MOST - 1, len(rest)) + 1):
        if number > first:
            match.replay(*rest[number - 1])
        frame, ledger = _frame(match, things, seen)
        found.append(frame)
        if monotonic() > pause:
            await asyncio.sleep(0)
            pause = monotonic() + SLICE
    return Frames(things=things.found, panels=things.panels, frames=found, ledger=ledger)


def _frame(match: Match, things: Things, eyes: int | None) -> tuple[Frame, list[tuple[int, int, str]]]:
    scene = _open(match) if eyes == ALL else _drawn(match, eyes if eyes is not None and eyes >= 0 else None)
    seen = match.view(eyes if eyes is not None and eyes >= 0 else None)
    hidden = "hidden" in seen["ledger"] and eyes != ALL and not match.over
    asks = match.question
    ledger = [] if hidden else match.ledger
    return Frame(
        decision=len(match.log),
        scene=things.number(replace(scene, panels=[])),
        panels=[things.panel(panel) for panel in scene.panels],
        question=None
        if asks is None or asks.seat < 0
        else Question(step=asks.step, seat=asks.seat, message=asks.message, args=asks.args, rules=list(asks.rules)),
        scores=None if hidden else match.scores,
        ranking=match.ranking if match.over else None,
        ledger=len(ledger),
        over=match.over,
    ), ledger


def _drawn(match: Match, seat: int | None) -> Scene:
    return match.game.look(match.state.seen(seat), seat).scene


def _open(match: Match) -> Scene:
    """Return a spectator's scene with every hand beside the board of its seat."""
    scene = _drawn(match, None)
    panels = list(scene.panels)
    for seat in range(match.seats):
        for panel in _drawn(match, seat).panels:
            if panel.place == "hand":
                panels.append(_shown(panel, seat))
    return replace(scene, panels=panels)


def _shown(panel: Panel, seat: int) -> Panel:
    """Return a hand as a board of its seat; its things get names of their own."""
    if panel.seat not in (None, seat):
        raise DataError(f"the hand of seat {seat} says that it is that of seat {panel.seat}")
    mark = f"open-{seat}-"
    zones: list[Zone] = [replace(zone, id=mark + zone.id) for zone in panel.zones]
    pieces: list[Piece] = [
        replace(piece, id=mark + piece.id, zone=mark + piece.zone if piece.zone else piece.zone)
        for piece in panel.pieces
    ]
    return replace(panel, id=mark + panel.id, place="seat", seat=seat, zones=zones, pieces=pieces)
