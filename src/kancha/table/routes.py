"""The HTTP interface under /api, /health and /metrics."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Body, FromPath, PathParameter, QueryParameter, RawBody

import kancha
from kancha.kernel.scene import plain
from kancha.table import bots, catalogue, errors, logs, opening
from kancha.table.errors import TableError
from kancha.table.limits import Buckets
from kancha.table.positions import standing
from kancha.table.protocol import (
    ErrorInfo,
    GameInfo,
    Health,
    Imported,
    Lang,
    NewMatch,
    Opened,
    OptionInfo,
    PaletteInfo,
    ParagraphInfo,
    Position,
    Summary,
)
from kancha.table.settings import Settings
from kancha.table.tables import Tables
from kancha.table.words import game_words, page_words

Key = Annotated[
    str, QueryParameter(name="key", max_length=100, description="the secret of a seat or of the spectators")
]
EARLY: Final = 120
"""How many decisions, chance included, the picture of a game is into a match."""
_FAULTS = {
    400: "not understood or not possible",
    404: "no such thing, or a key that does not open it",
    409: "not in this state",
    413: "too large",
    422: "a record with a fault",
    429: "too many requests",
}


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors of a route."""
    return {s: ResponseSpec(ErrorInfo, generate_examples=False, description=_FAULTS[s]) for s in statuses}


@dataclass
class TakesText(Operation):
    """A route whose body is plain text."""

    def __post_init__(self) -> None:
        """Describe the body."""
        self.request_body = RequestBody(
            {"text/plain": OpenAPIMediaType(Schema(type=OpenAPIType.STRING))}, required=True
        )


def tables(request: Request[Any, Any, Any]) -> Tables:
    """Return the tables of the server."""
    found: Tables = request.app.state.tables
    return found


@get("/api/games", summary="The games of the catalogue", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """List the games with their seats, options and bot levels."""
    return [
        GameInfo(
            game.id,
            game.name,
            game.version,
            list(game.seats),
            [OptionInfo(option.id, option.default, option.choices, option.seats) for option in game.options.values()],
            bots.levels(game),
        )
        for game in catalogue.available()
    ]


@get(
    "/api/games/{game:str}/symbols.svg",
    summary="The symbols of a game",
    media_type="image/svg+xml",
    responses=faults(404),
    sync_to_thread=False,
)
def symbols(game: FromPath[str]) -> str:
    """Return one SVG with every symbol of the game."""
    parts = [path.read_text(encoding="utf-8") for path in opening.known_game(game).files("symbols", "svg")]
    inner = [re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", part, flags=re.DOTALL) for part in parts]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(inner)}</svg>'


@get("/api/games/{game:str}/palette", summary="The colours of a game", responses=faults(404), sync_to_thread=False)
def palette(game: FromPath[str]) -> PaletteInfo:
    """Return the colours for light and dark."""
    colours = opening.known_game(game).palette()
    return PaletteInfo(colours.light, colours.dark)


@cache
def _early(game: str) -> dict[str, Any]:
    """Draw a game a few decisions on: an empty board would be a dull picture."""
    found = opening.known_game(game)
    match = found.start(max(found.seats), seed=0)
    rng = Random(0)
    while len(match.log) < EARLY and not match.over:
        match.take(rng.choice(match.state.legal()))
    drawn: dict[str, Any] = plain(found.draw(match.view(None), None))
    return drawn


@get("/api/games/{game:str}/scene", summary="A picture of a game", responses=faults(404), sync_to_thread=True)
def early_scene(game: FromPath[str]) -> dict[str, Any]:
    """Return the scene of an early position as a spectator sees it: the picture on the game's card."""
    return _early(game)


@get(
    "/api/games/{game:str}/words/{lang:str}",
    summary="The words of a game",
    media_type=MediaType.TEXT,
    responses=faults(400, 404),
    sync_to_thread=False,
)
def words_of_game(game: FromPath[str], lang: FromPath[Lang]) -> str:
    """Return the common and the game's messages in Fluent."""
    return game_words(lang, opening.known_game(game))


@get(
    "/api/words/{lang:str}",
    summary="The words of the page",
    media_type=MediaType.TEXT,
    responses=faults(400),
    sync_to_thread=False,
)
def words_of_page(lang: FromPath[Lang]) -> str:
    """Return the common messages, those of the page and those of the server, in Fluent."""
    return page_words(lang)


@get("/api/games/{game:str}/rules", summary="The rules of a game", responses=faults(404), sync_to_thread=False)
def rules(game: FromPath[str]) -> list[ParagraphInfo]:
    """Return the numbered paragraphs."""
    return [ParagraphInfo(*paragraph) for paragraph in opening.known_game(game).rules.paragraphs.values()]


@post(
    "/api/matches",
    summary="Open a table",
    responses=faults(400, 404, 413, 429),
    request_max_body_size=32_000,
)
async def create(
    request: Request[Any, Any, Any],
    data: Annotated[
        NewMatch, Body(examples=[Example(value={"game": "java", "seats": [{"kind": "me"}, {"kind": "open"}]})])
    ],
) -> Opened:
    """Start a match; the answer holds the keys of the seats, which are shown only here."""
    _limit(request)
    return await opening.open_match(tables(request), data)


@post(
    "/api/records",
    summary="Upload a record",
    operation_class=TakesText,
    responses=faults(400, 413, 422, 429),
    request_max_body_size=2_000_000,
)
async def upload(request: Request[Any, Any, Any], body: RawBody) -> Imported:
    """Store a finished match from its text; every line is judged by the rules."""
    _limit(request)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise TableError(422, "error-record", "this is not a text file", line=1, reason="not a text file") from error
    return await opening.open_record(tables(request), text)


@get("/api/matches/{match:str}", summary="A match at a glance", responses=faults(400, 404, 409))
async def summary(request: Request[Any, Any, Any], match: FromPath[str], key: Key) -> Summary:
    """Return who plays, how far the match is and, once it is over, who won."""
    table, viewer = await tables(request).get(match, key)
    async with table.lock:
        journal = await table.load()
        info, now = table.info, journal.match
        scores, ranking = standing(now, now.view(viewer))
        return Summary(
            info.id,
            info.game,
            info.rules,
            info.options,
            viewer,
            table.players(),
            len(now.log),
            journal.seq,
            now.over,
            scores,
            ranking,
            info.created,
            info.imported,
        )


@get(
    "/api/matches/{match:str}/at/{number:int}",
    summary="A past position",
    responses={200: ResponseSpec(Position, generate_examples=False), **faults(400, 404, 409)},
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
    responses=faults(400, 404, 409),
)
async def record(request: Request[Any, Any, Any], match: FromPath[str], key: Key) -> Response[str]:
    """Return every decision, hidden ones included: only when the match is over."""
    table, _ = await tables(request).get(match, key)
    async with table.lock:
        journal = await table.load()
        if not journal.match.over:
            raise TableError(
                409, "error-not-over", "a record holds hidden information; it is there when the match is over"
            )
        text = journal.match.record().text()
    name = f"{table.info.game}-{table.info.id}.kancha"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/health", summary="Whether the server can serve", responses={503: ResponseSpec(Health, generate_examples=False)})
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Ask the database and count what is open."""
    served = tables(request)
    try:
        await served.store.ping()
        status = "ok"
    except Exception as error:
        logs.get(part="health").error("database does not answer", error=repr(error))
        status = "unavailable"
    body = Health(status, kancha.__version__, status, len(served), served.viewers)
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", summary="Measurements for Prometheus", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return all counters and histograms."""
    return Response(tables(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def limits(settings: Settings) -> Buckets:
    """Return the limits on what one address may create."""
    return Buckets(settings.create_rate, 20 * settings.create_rate)


def _limit(request: Request[Any, Any, Any]) -> None:
    buckets: Buckets = request.app.state.created
    if not buckets.take(request.client.host if request.client else ""):
        raise errors.flooding()


ROUTES = [
    list_games,
    symbols,
    palette,
    early_scene,
    words_of_game,
    words_of_page,
    rules,
    create,
    upload,
    summary,
    at,
    record,
    health,
    metrics,
]
