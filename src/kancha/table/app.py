"""The application: routes, errors, logs and the life of the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from random import SystemRandom
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import kancha
from kancha.kernel.errors import KanchaError
from kancha.table import catalogue, errors, logs, pages, routes
from kancha.table.errors import TableError
from kancha.table.guard import Guard
from kancha.table.live import live
from kancha.table.means import Lot
from kancha.table.metrics import Metrics
from kancha.table.outside import outside
from kancha.table.protocol import ErrorBody, ErrorInfo
from kancha.table.pruner import Policy, Pruner, export_folder, prune_now_and_then
from kancha.table.reviews import Reviews
from kancha.table.rooms.live import live as room_live
from kancha.table.rooms.notices import Notices
from kancha.table.rooms.rooms import Rooms
from kancha.table.routes.common import Creations
from kancha.table.settings import Settings
from kancha.table.store import Store
from kancha.table.tables import Tables
from kancha.table.trial import trial
from kancha.table.workers import Workers

DESCRIPTION = (
    "Tables for the games of Kancha. Live play is a WebSocket at /api/matches/{match}/live; see docs/protocol.md."
)


def create_app(settings: Settings | None = None, lot: Lot = SystemRandom) -> Litestar:
    """Return the server as an ASGI application.

    Another `lot` deals matches that can be foreseen. That is for tests: no setting and no request can ask for it.
    """
    settings = settings or Settings.read()
    logs.configure(settings.log)
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        workers = Workers(settings.workers, settings.bot_seconds)
        tables = Tables(Store(settings.url, settings.db_seconds), workers, settings, metrics, lot)
        rooms = Rooms(tables, Notices(tables.store.people, settings))
        catalogue.available()
        await tables.start()
        await rooms.start()
        app.state.tables = tables
        app.state.rooms = rooms
        app.state.reviews = reviews = Reviews(tables.store)
        beside = [asyncio.create_task(workers.warm())]
        if settings.prune_hours:
            pruner = Pruner(tables.store, Policy.of(settings), export_folder(settings), _spared(tables, rooms))
            beside.append(asyncio.create_task(prune_now_and_then(pruner, settings.prune_hours)))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await reviews.stop()
            await rooms.stop()
            await tables.stop()

    app = Litestar(
        [*routes.ROUTES, live, outside, trial, room_live, pages.page],
        lifespan=[life],
        state=State(
            {
                "listening": ("127.0.0.1", 0),
                "page": settings.page.resolve(),
                "created": Creations(settings),
                "metrics": metrics,
            }
        ),
        exception_handlers={
            TableError: _table_error,
            KanchaError: _mistake,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _server_error,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000),
        request_max_body_size=64_000,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Kancha",
            version=kancha.__version__,
            description=DESCRIPTION,
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[pages.PlainRenderPlugin(path="/"), JsonRenderPlugin()],
        ),
    )
    app.asgi_handler = Guard(app.asgi_handler, settings, metrics)
    return app


def _spared(tables: Tables, rooms: Rooms) -> Callable[[str], bool]:
    """Return what tells whether somebody looks at a match or a room."""
    return lambda id: tables.is_watched(id) or rooms.is_watched(id)


def _answer(status: int, message: str, args: dict[str, Any], detail: str) -> Response[ErrorInfo]:
    return Response(ErrorInfo(ErrorBody(message, args, detail)), status_code=status, media_type="application/json")


def _table_error(request: Request[Any, Any, Any], error: TableError) -> Response[ErrorInfo]:
    request.app.state.metrics.refused.labels(error.message).inc()
    args = error.words | ({"rule": error.rule} if error.rule else {})
    return _answer(error.status, error.message, args, error.detail)


def _mistake(_request: Request[Any, Any, Any], error: KanchaError) -> Response[ErrorInfo]:
    return _answer(400, "error-options", {"reason": str(error)}, str(error))


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorInfo]:
    reason = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        reason = "; ".join([reason, *(str(item.get("message", item)) for item in extra if isinstance(item, dict))])
    message = "error-not-found" if error.status_code == 404 else "error-refused"
    return _answer(error.status_code, message, {} if error.status_code == 404 else {"reason": reason}, reason)


def _too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[ErrorInfo]:
    return _table_error(request, errors.too_deep())


def _server_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorInfo]:
    logs.get(part="http").error("request failed", path=request.scope["path"], exc_info=error)
    return _answer(500, "error-server", {}, "something went wrong here; nothing was lost")
