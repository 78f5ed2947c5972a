"""The web table: live play in the browser for every game of the catalogue."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import signal
import socket
import threading
import webbrowser
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from kancha.kernel.errors import KanchaError
from kancha.kernel.mode import IS_COMPILED
from kancha.table.settings import Settings

if TYPE_CHECKING:
    import uvicorn

    from kancha.table.means import Lot

__all__ = ["Settings", "config", "serve"]


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = True,
    path: str = "/",
    lot: Lot = SystemRandom,
    **settings: Any,
) -> None:
    """Serve tables until interrupted; opens a browser at `path` once the server answers."""
    import uvicorn

    from kancha.table import starting

    chosen = Settings.read(db=db, **settings)
    _check_free(host, port)
    starting.prepare(chosen)
    url = f"http://{'localhost' if host in ('0.0.0.0', '::') or is_loopback(host) else host}:{port}{path}"
    server = uvicorn.Server(config(chosen, host, port, lot))
    threading.Thread(target=_announce, args=(server, url, open_browser), daemon=True).start()
    # uvicorn hands a signal on when it has stopped; the process then ends as usual, and cleans up behind its workers.
    signal.signal(signal.SIGTERM, _quit)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def config(settings: Settings, host: str, port: int, lot: Lot = SystemRandom) -> uvicorn.Config:
    """Return how uvicorn shall serve: no access log, which would hold keys; compression but on this machine."""
    import uvicorn

    from kancha.table.app import create_app
    from kancha.table.connections import Gate, Requests, TextFrames, behind

    app = create_app(settings, lot)
    app.state.listening = (host, port)
    trusted = tuple(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(","))
    gate = Gate(settings.total, settings.per_address, trusted)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        lifespan="on",
        http=behind(gate, Requests),
        ws=behind(gate, TextFrames),
        ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def is_loopback(host: str) -> bool:
    """Tell whether only this machine can connect to a host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _quit(_signal: int, _frame: Any) -> None:
    raise SystemExit(0)


def _check_free(host: str, port: int) -> None:
    try:
        family = socket.getaddrinfo(host, port)[0][0]
    except OSError as error:
        raise KanchaError(f"cannot serve on {host}: {error.strerror}") from error
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise KanchaError(f"cannot serve on {host} port {port}: {error.strerror}; choose another --port") from error


def _announce(server: Any, url: str, open_browser: bool) -> None:
    from kancha.table import calm

    pause = threading.Event()
    while not server.started:
        if server.should_exit:
            return
        pause.wait(0.02)
    calm.begin()
    print(f"Kancha is ready: {url}{' (compiled rules)' if IS_COMPILED else ''}", flush=True)
    if open_browser:
        webbrowser.open(url)
