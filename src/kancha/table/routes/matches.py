"""Matches over HTTP: opening, looking, past positions, records."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, PathParameter, RawBody

from kancha.kernel.view import has_secrets
from kancha.table import opening
from kancha.table.errors import TableError
from kancha.table.positions import standing
from kancha.table.protocol import Imported, NewMatch, Opened, Position, Summary
from kancha.table.routes.common import Key, TakesText, client, faults, limit, tables


@post(
    "/api/matches",
    summary="Open a table",
    responses=faults(400, 403, 404, 413, 415, 503),
    request_max_body_size=32_000,
)
async def create(
    request: Request[Any, Any, Any],
    data: Annotated[
        NewMatch, Body(examples=[Example(value={"game": "java", "seats": [{"kind": "me"}, {"kind": "open"}]})])
    ],
) -> Opened:
    """Start a match; the answer holds the keys of the seats, which are shown only here."""
    limit(request)
    return await opening.open_match(tables(request), data)


@post(
    "/api/records",
    summary="Upload a record",
    operation_class=TakesText,
    responses=faults(400, 403, 413, 415, 422, 503),
    request_max_body_size=2_000_000,
)
async def upload(request: Request[Any, Any, Any], body: RawBody) -> Imported:
    """Store a finished match from its text; every line is judged by the rules."""
    limit(request)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise TableError(422, "error-record", "this is not a text file", line=1, reason="not a text file") from error
    return await opening.open_record(tables(request), text, client(request))


@get("/api/matches/{match:str}", summary="A match at a glance", responses=faults(400, 404, 409, 503))
async def summary(request: Request[Any, Any, Any], match: FromPath[str], key: Key) -> Summary:
    """Return who plays, how far the match is and, once it is over, who won."""
    table, viewer = await tables(request).get(match, key)
    async with table.lock:
        journal = await table.load()
        info, now = table.info, journal.match
        scores, ranking = standing(now, now.state.seen(viewer))
        given_up = table.house.ranking
        return Summary(
            match=info.id,
            game=info.game,
            version=info.rules,
            options=info.options,
            viewer=viewer,
            players=table.seats.players(),
            decisions=len(now.log),
            seq=journal.seq,
            over=now.over or given_up is not None,
            scores=scores,
            ranking=ranking if given_up is None else given_up,
            created=info.created,
            imported=info.imported,
            secrets=has_secrets(now.game.parts),
        )


@get(
    "/api/matches/{match:str}/at/{number:int}",
    summary="A past position",
    responses={200: ResponseSpec(Position, generate_examples=False), **faults(400, 404, 409, 503)},
)
async def at(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    key: Key,
) -> Response[bytes]:
    """Return what this viewer saw after so many decisions."""
    table, viewer = await tables(request).get(match, key)
    return Response(await table.past(viewer, number), media_type=MediaType.JSON)


@get(
    "/api/matches/{match:str}/record",
    summary="The record of a finished match",
    media_type=MediaType.TEXT,
    responses=faults(400, 404, 409, 503),
)
async def record(request: Request[Any, Any, Any], match: FromPath[str], key: Key) -> Response[str]:
    """Return every decision, hidden ones included: only when the match is over.

    Of a match that can no longer be played on, a seat gets its own decisions.
    """
    table, viewer = await tables(request).get(match, key)
    async with table.lock:
        try:
            journal = await table.load()
        except TableError as error:
            if error.message != "error-broken":
                raise
            text = await table.rows(viewer)
        else:
            if not (journal.match.over or table.house.ranking is not None):
                raise TableError(
                    409, "error-not-over", "a record holds hidden information; it is there when the match is over"
                )
            text = journal.match.record([player.name for player in table.seats.players()]).text()
    name = f"{table.info.game}-{table.info.id}.kancha"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES: Final = (create, upload, summary, at, record)
