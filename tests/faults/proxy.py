"""The proxy of `docs/serving.md` in front of two servers on one PostgreSQL, with TLS; needs nginx and openssl.

    python -m tests.faults.proxy

Two people meet in a room and play a match through it; halfway one of the servers dies, and they play on at the other.
Pages of other places are refused, measurements are not shown, and no key is logged.
"""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.table.helpers import ROOT, Postgres, Process, eventually, free_port

NAME = "localhost"


class Nginx:
    """The example of the documentation, at other ports and with a certificate of its own."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.folder = folder
        self.port = free_port()
        self._certify()
        text = (ROOT / "docs" / "serving.md").read_text()
        example = re.search(r"```nginx\n(.*?)```", text, re.DOTALL)
        assert example is not None
        inner = example.group(1)
        for before, after in {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "kancha.example.org": NAME,
            "/etc/ssl/kancha.pem": str(folder / "cert.pem"),
            "/etc/ssl/kancha.key": str(folder / "key.pem"),
            "/var/log/nginx/kancha.log": str(folder / "access.log"),
            "127.0.0.1:8000": f"127.0.0.1:{ports[0]}",
            "127.0.0.1:8001": f"127.0.0.1:{ports[1]}",
        }.items():
            assert inner.count(before) == 1, before
            inner = inner.replace(before, after)
        kept = "".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = folder / "nginx.conf"
        config.write_text(
            f"pid {folder}/pid; error_log {folder}/error.log; daemon off; worker_processes 1;"
            f"events {{}} http {{ {kept}\n{inner}\n}}"
        )
        self._process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(config)])
        self.trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        assert eventually(self._answers), (folder / "error.log").read_text()

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def _certify(self) -> None:
        subprocess.run(
            [
                *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"),
                *("-addext", f"subjectAltName=DNS:{NAME}"),
                *("-keyout", str(self.folder / "key.pem"), "-out", str(self.folder / "cert.pem")),
            ],
            check=True,
            capture_output=True,
        )

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(20)


class Person:
    """Somebody who reaches the table through the proxy."""

    def __init__(self, proxy: Nginx, http: httpx.Client, name: str) -> None:
        self._proxy = proxy
        self.http = http
        made = http.post("/api/people", json={"name": name})
        assert made.status_code == 201, made.text
        self.key: str = made.json()["key"]
        self.bearer = {"authorization": f"Bearer {self.key}"}

    def socket(self, path: str, origin: str = "") -> ClientConnection:
        """Open a live connection, as a page of the table does or as one of another place."""
        place = f"{NAME}:{self._proxy.port}"
        named = Origin(origin or f"https://{place}")
        return connect(f"wss://{place}{path}?key={self.key}", ssl=self._proxy.trust, origin=named, max_size=None)


def position(live: ClientConnection, seq: int) -> Any:
    """Return a position that is as new as that."""
    while True:
        message = json.loads(live.recv(20))
        if message["type"] == "position" and message["seq"] >= seq:
            return message


def meet(ana: Person, ben: Person) -> str:
    """Let two people meet in a room and begin a match; returns its id."""
    room = ana.http.post("/api/rooms", json={"game": "saltmarket"}, headers=ana.bearer).json()["room"]
    entered = ben.http.post(f"/api/rooms/{room}/enter", json={"name": "Ben"}, headers=ben.bearer)
    assert entered.status_code == 200, entered.text
    path = f"/api/rooms/{room}/live"
    with ben.socket(path) as his, ana.socket(path) as hers:
        his.send(json.dumps({"type": "sit", "id": 1, "place": 1}))
        now: Any = {}
        while now.get("type") != "room" or not now["places"][1]["person"]:
            now = json.loads(hers.recv(20))
        hers.send(json.dumps({"type": "start", "id": 2}))
        while now.get("type") != "room" or not now["match"]:
            now = json.loads(hers.recv(20))
    return str(now["match"])


def play(people: list[Person], match: str, halfway: Callable[[], None]) -> tuple[int, int]:
    """Play a match to its end, connecting anew every few decisions; returns decisions and lost connections."""
    rng = Random(5)
    plays = lost = seen = asked = 0
    over = False
    while not over:
        try:
            with people[asked].socket(f"/api/matches/{match}/live") as live:
                for _ in range(4):
                    now = position(live, seen)
                    seen, over = now["seq"], now["over"]
                    if over or not now["actions"]:
                        asked = asked if over else now["question"]["seat"]
                        break
                    code = rng.choice(now["actions"])["code"]
                    plays += 1
                    if plays == 10:
                        halfway()
                    request = {"type": "play", "id": 1, "decision": now["decision"], "seq": seen, "code": code}
                    live.send(json.dumps(request))
        except (OSError, WebSocketException):
            lost += 1
    return plays, lost


def run() -> dict[str, Any]:
    """Play a match through the proxy while a server dies; returns what was seen."""
    postgres = Postgres()
    db = postgres.database()
    folder = Path(tempfile.mkdtemp(prefix="kancha-proxy-"))
    folder.chmod(0o755)
    servers = [Process(db, request_rate=30.0) for _ in range(2)]
    proxy = Nginx(folder, [server.port for server in servers])
    try:
        with httpx.Client(base_url=f"https://{NAME}:{proxy.port}", verify=proxy.trust, timeout=20) as http:
            people = [Person(proxy, http, name) for name in ("Ana", "Ben")]
            match = meet(*people)
            refused = 0
            try:
                people[0].socket(f"/api/matches/{match}/live", "https://evil.example").close()
            except InvalidStatus as status:
                refused = status.response.status_code
            plays, lost = play(people, match, servers[0].kill)
            record = http.get(f"/api/matches/{match}/record", params={"key": people[0].key})
            assert record.status_code == 200, record.text
            metrics = http.get("/metrics").status_code
        log = (folder / "access.log").read_text()
        assert not any(person.key in log for person in people)
        assert (refused, metrics) == (403, 403)
        return {"decisions": plays, "lost connections": lost, "lines in the log": log.count("\n")}
    finally:
        proxy.stop()
        for server in servers:
            server.kill()
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if shutil.which("nginx") is None:
        raise SystemExit("this needs nginx: install the package nginx-light")
    print(run())
