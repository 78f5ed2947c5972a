"""Replays over HTTP: of a match that is over for anybody who has its address, of a running one for its viewers."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from kancha.table import reel
from kancha.table.protocol import Frames, ReplayInfo
from kancha.table.routes.common import faults, tables

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeKey = Annotated[
    str, QueryParameter(name="key", max_length=100, description="of a seat or of spectators; none: the match is over")
]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=reel.ALL, le=15, description="a seat, -1 for a spectator, -2 for all hands; else the viewer's"),
]


@get("/api/replays/{match:str}", summary="A match to look back at", responses=faults(400, 404, 409, 503))
async def about(request: Request[Any, Any, Any], match: FromPath[str], key: MaybeKey = "") -> ReplayInfo:
    """Return who played, what happened and where the turns are."""
    table, viewer = await reel.opened(tables(request), match, key)
    return await reel.info(table, viewer)


@get(
    "/api/replays/{match:str}/frames",
    summary="Positions of a match",
    responses=faults(400, 403, 404, 409, 503),
)
async def frames(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    first: Number,
    last: Number,
    key: MaybeKey = "",
    eyes: Eyes = None,
) -> Frames:
    """Return some positions, one after the other; each thing that is drawn in them is sent once."""
    table, viewer = await reel.opened(tables(request), match, key)
    return await reel.frames(table, viewer, eyes, first, last)


ROUTES: Final = (about, frames)
