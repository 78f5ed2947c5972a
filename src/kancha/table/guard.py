"""The guard at the door: which names this server answers to, which pages may ask, how much one address may ask for.

It stands before all routes, so that a refusal costs next to nothing; it times what it lets through, and every answer
leaves with the headers that keep a page of ours from being framed or scripted by others.
"""

from __future__ import annotations

import ipaddress
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kancha.table import errors, logs
from kancha.table.errors import TableError
from kancha.table.limits import Bucket, Buckets
from kancha.table.metrics import Metrics
from kancha.table.protocol import ErrorBody, ErrorInfo
from kancha.table.settings import Settings

PRIVATE: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""Endings of names that nobody can register, so no foreign page can be served under them."""
TEXT: Final = ("/api/records",)
"""What takes plain text; every other body is JSON."""
LONGEST: Final = 2048
"""Characters of a path or a query."""
WRONG_KEY: Final = 4.0
"""Tokens that a wrong key costs besides."""
HEADERS: Final = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": (
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
    }.items()
)


class Guard:
    """Lets through what may pass, as an ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = tuple(name.strip().lower() for name in settings.hosts.split(",") if name.strip())
        self._requests = Buckets(settings.request_rate, 10 * settings.request_rate)
        self._log = logs.get(part="http")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or refuse it."""
        start = monotonic()
        path: str = scope["path"]
        live = scope["type"] == ScopeType.WEBSOCKET
        method = "LIVE" if live else str(scope.get("method", ""))
        bucket = self._requests.of(scope["client"][0] if scope["client"] else "")
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            self._check(scope, path, method, bucket)
        except TableError as error:
            status = error.status
            self._metrics.refused.labels(error.message).inc()
            await (_refuse_live if live else _refuse)(error, send)
        else:
            try:
                await self._app(scope, receive, send if live else noting)
            finally:
                if status == 404 and path.startswith("/api/matches/"):
                    bucket.charge(WRONG_KEY)
        taken = monotonic() - start
        if not live:
            self._metrics.http.labels(method, str(status)).observe(taken)
        if not live or status != 500:
            # The query is left out, since it may hold a key.
            self._log.debug("request", method=method, path=path, status=status, ms=round(1000 * taken, 2))

    def _check(self, scope: Scope, path: str, method: str, bucket: Bucket) -> None:
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not is_known_host(host, self._hosts):
            raise errors.wrong_host(host)
        if len(path) > LONGEST or len(scope["query_string"]) > LONGEST:
            raise errors.too_long(LONGEST)
        if not path.isprintable():
            raise errors.malformed("the path holds characters that no path has")
        if method not in ("GET", "HEAD"):
            check_origin(headers.get(b"origin", b"").decode("latin-1"), host)
            if method != "LIVE":
                _check_type(headers, path)
        if not bucket.take(cost(path)):
            raise errors.flooding()


def cost(path: str) -> float:
    """Return what a request takes of an address's tokens: files of the page little, the past more than the present."""
    first = path.lstrip("/").partition("/")[0]
    if first not in ("api", "schema", "health", "metrics"):
        return 0.25
    return 3.0 if "/at/" in path or path.endswith(("/record", "/picture")) else 1.0


def is_known_host(host: str, listed: tuple[str, ...]) -> bool:
    """Tell whether a server answers to a name: addresses, names of home networks, and what its operator lists.

    A name on the internet may lead a visitor's browser to a server of his own network, so it must be listed.
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
    name = name.rstrip(".")
    if "*" in listed or name in listed:
        return bool(name)
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(PRIVATE))
    return True


def check_origin(origin: str, host: str) -> None:
    """Refuse what a page of another place asks for; a program that is no browser names no place."""
    if not origin:
        return
    asked = urlsplit(origin.lower())
    default = {"http": "80", "https": "443"}.get(asked.scheme, "")
    if asked.netloc.removesuffix(f":{default}") != host.removesuffix(f":{default}"):
        raise errors.foreign_page()


def _check_type(headers: dict[bytes, bytes], path: str) -> None:
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return
    wanted = "text/plain" if path in TEXT else "application/json"
    if headers.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower() != wanted:
        raise errors.wrong_type(wanted)


def body(error: TableError) -> bytes:
    """Return an error as every answer tells it."""
    args: dict[str, Any] = error.words | ({"rule": error.rule} if error.rule else {})
    return msgspec.json.encode(ErrorInfo(ErrorBody(error.message, args, error.detail)))


async def _refuse(error: TableError, send: Send) -> None:
    text = body(error)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(text)).encode()),
        *([(b"retry-after", b"5")] if error.status == 429 else []),
        *HEADERS,
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": text, "more_body": False})


async def _refuse_live(error: TableError, send: Send) -> None:
    refused: Any = send
    headers = [(b"content-type", b"application/json")]
    await refused({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
    await refused({"type": "websocket.http.response.body", "body": body(error), "more_body": False})
