"""What routes share: the server's tables, the key of a request, limits, and how errors are described."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter

from kancha.table import errors
from kancha.table.limits import Buckets
from kancha.table.protocol import ErrorInfo
from kancha.table.settings import Settings
from kancha.table.tables import Tables

Key = Annotated[
    str, QueryParameter(name="key", max_length=100, description="the secret of a seat or of the spectators")
]
FAULTS: Final = {
    400: "not understood or not possible",
    401: "nobody's device",
    403: "not allowed",
    404: "no such thing, or a key that does not open it",
    409: "not in this state",
    413: "too large",
    414: "too long an address",
    415: "of another type",
    422: "a record with a fault",
    429: "too many requests",
    503: "the database cannot be reached",
}


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors of a route; any route may be asked for too often, and by too long an address."""
    statuses = (*statuses, 414, 429)
    return {s: ResponseSpec(ErrorInfo, generate_examples=False, description=FAULTS[s]) for s in statuses}


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


class Creations:
    """What one address may create, in a moment and in a day."""

    def __init__(self, settings: Settings) -> None:
        self._moment = Buckets(settings.create_rate, 20 * settings.create_rate)
        self._day = Buckets(settings.create_day / 86_400, settings.create_day)

    def take(self, address: str) -> None:
        """Count one more; refuse what is too much."""
        if not (self._moment.take(address) and self._day.take(address)):
            raise errors.flooding()


def client(request: Request[Any, Any, Any]) -> str:
    """Return the address of whoever asks."""
    return request.client.host if request.client else ""


def limit(request: Request[Any, Any, Any]) -> None:
    """Refuse what is more than one address may create."""
    creations: Creations = request.app.state.created
    creations.take(client(request))
