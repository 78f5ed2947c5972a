"""For operators: whether the server can serve, and what it has done."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

import kancha
from kancha.kernel.mode import RULES
from kancha.table.protocol import Health
from kancha.table.routes.common import faults, tables


@get(
    "/health",
    summary="Whether the server can serve",
    responses={503: ResponseSpec(Health, generate_examples=False), **faults()},
)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Write to the database, or remember that somebody just did, and count what is open."""
    served = tables(request)
    trouble = await served.store.access.trouble()
    status = "unavailable" if trouble else "ok"
    body = Health(
        status=status,
        version=kancha.__version__,
        database=trouble or "ok",
        rules=RULES,
        matches=len(served),
        viewers=served.viewers,
    )
    return Response(body, status_code=200 if status == "ok" else 503)


@get(
    "/metrics",
    summary="Measurements for Prometheus",
    media_type=MediaType.TEXT,
    responses=faults(),
    sync_to_thread=False,
)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return all counters and histograms."""
    return Response(tables(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES: Final = (health, metrics)
