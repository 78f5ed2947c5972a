"""Reviews over HTTP: of a match that is over, for anybody who has its address."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath

from kancha.table.protocol import ReviewInfo
from kancha.table.reviews import Reviews
from kancha.table.routes.common import faults, limit, tables


def _reviews(request: Request[Any, Any, Any]) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


@get("/api/replays/{match:str}/review", summary="The review of a finished match", responses=faults(400, 404, 409, 503))
async def about(request: Request[Any, Any, Any], match: FromPath[str]) -> ReviewInfo:
    """Return the review, or how far it is: none, waiting, running, done or failed."""
    table = await tables(request).finished(match)
    async with table.lock:
        played = (await table.load()).match
    return await _reviews(request).of(table, played)


@post(
    "/api/replays/{match:str}/review",
    summary="Review a finished match",
    status_code=202,
    responses=faults(400, 404, 409, 503),
)
async def make(request: Request[Any, Any, Any], match: FromPath[str]) -> ReviewInfo:
    """Begin the review, if there is none; return how far it is."""
    table = await tables(request).finished(match)
    async with table.lock:
        played = (await table.load()).match
        record = played.record([player.name for player in table.seats.players()]).text()
    reviews = _reviews(request)
    found = await reviews.of(table, played)
    if found.state in ("none", "failed"):
        limit(request)
        reviews.start(table, record)
        found = await reviews.of(table, played)
    return found


ROUTES: Final = (about, make)
