"""Turn notices: webhooks and Web Push reach whoever does not look, and lead nowhere they must not."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from kancha.kernel.errors import KanchaError
from kancha.table.rooms.bodies import PushKeys
from kancha.table.rooms.courier import Courier
from kancha.table.rooms.notices import Notices
from kancha.table.settings import Settings
from tests.table.helpers import PATIENCE, Server, eventually
from tests.table.rooms.helpers import Somebody

Posted = tuple[dict[str, str], bytes]


@pytest.fixture
def mailbox() -> Iterator[tuple[str, Queue[Posted]]]:
    """A web server that keeps what it is sent."""
    got: Queue[Posted] = Queue()

    class Keep(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            got.put(({key.lower(): value for key, value in self.headers.items()}, self.rfile.read(length)))
            self.send_response(410 if self.path == "/gone" else 201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Keep)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", got
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    """A server that tells of turns at once, by webhook to any address and by Web Push."""
    made = Server(
        f"sqlite:///{tmp_path}/kancha.sqlite",
        notice_seconds=0.3,
        hosts="kancha.example",
        private_webhooks=True,
        push=True,
        push_contact="mailto:host@example.org",
    )
    yield made
    made.stop()


def waiting_for(server: Server, absent: Somebody, other: Somebody) -> str:
    """Let two people start a match when one of them has looked away; returns the match, in which `absent` is asked."""
    room = other.make()["room"]
    with other.look(room) as host:
        with absent.enter(room) as guest:
            guest.send("sit", place=1)
            host.until(lambda now: now["places"][1]["kind"] == "person")
        host.until(lambda now: not now["places"][1]["online"])
        host.send("terms", first=1)
        host.send("start")
        now = host.until(lambda now: now["state"] == "playing")
        assert now["places"][now["asked"]]["name"] == absent.name
        match: str = now["match"]
    return match


def test_a_webhook_is_told_of_a_turn(telling: Server, mailbox: tuple[str, Queue[Posted]]) -> None:
    """In words that chat programs show, in the person's language, with a link; and no secret in it."""
    url, got = mailbox
    ana, ben = Somebody(telling, "Ana"), Somebody(telling, "Ben")
    headers = {"Authorization": f"Bearer {ben.key}", "Origin": "http://kancha.example", "Host": "kancha.example"}
    body = {"webhook": f"{url}/hook", "lang": "fr"}
    assert telling.http.patch("/api/people/me", json=body, headers=headers).json()["webhook"] == f"{url}/hook"
    match = waiting_for(telling, ben, ana)
    _, sent = got.get(timeout=PATIENCE)
    said = json.loads(sent)
    assert said["link"] == f"http://kancha.example/#/table/{match}"
    assert said["text"] == said["content"]
    assert "avec Ana\N{NO-BREAK SPACE}: c’est à vous de jouer" in said["text"]
    assert ben.key not in sent.decode()


def test_nobody_is_told_of_what_they_look_at(telling: Server, mailbox: tuple[str, Queue[Posted]]) -> None:
    """Whoever has the room open needs no notice."""
    url, got = mailbox
    ana = Somebody(telling, "Ana")
    ana.ask("PATCH", "/api/people/me", webhook=f"{url}/hook")
    bot = {"kind": "bot", "level": "random"}
    made = ana.make(places=[{"kind": "me"}, bot], start=True, first=0)
    with ana.look(made["room"]) as page:
        with pytest.raises(TimeoutError):
            page.until(lambda _: False, timeout=1.5)
        assert got.empty()


def browser_keys() -> tuple[ec.EllipticCurvePrivateKey, bytes, PushKeys]:
    """Return what a browser makes when it subscribes."""
    private = ec.generate_private_key(ec.SECP256R1())
    secret = os.urandom(16)
    point = private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    coded = [base64.urlsafe_b64encode(part).decode().rstrip("=") for part in (point, secret)]
    return private, secret, PushKeys(*coded)


def test_a_browser_is_told_by_web_push(telling: Server, mailbox: tuple[str, Queue[Posted]]) -> None:
    """Encrypted for that browser, signed with the key that it subscribed with."""
    url, got = mailbox
    ana, ben = Somebody(telling, "Ana"), Somebody(telling, "Ben")
    private, secret, keys = browser_keys()
    subscription: dict[str, Any] = {
        "endpoint": f"{url}/push",
        "keys": {"p256dh": keys.p256dh, "auth": keys.auth},
        "more": 1,
    }
    me = ben.ask("PUT", "/api/people/me/push", **subscription)
    assert me["devices"][0]["push"]
    match = waiting_for(telling, ben, ana)
    headers, sent = got.get(timeout=PATIENCE)
    told = json.loads(http_ece.decrypt(sent, private_key=private, auth_secret=secret, version="aes128gcm"))
    assert told["match"] == match
    assert "Ana" in told["text"]
    assert headers["authorization"].startswith("vapid t=")
    assert me["push_key"] in headers["authorization"]


def test_a_browser_that_listens_no_longer_is_forgotten(telling: Server, mailbox: tuple[str, Queue[Posted]]) -> None:
    """The push service says that it is gone."""
    url, got = mailbox
    ana, ben = Somebody(telling, "Ana"), Somebody(telling, "Ben")
    _, _, keys = browser_keys()
    ben.ask("PUT", "/api/people/me/push", endpoint=f"{url}/gone", keys={"p256dh": keys.p256dh, "auth": keys.auth})
    waiting_for(telling, ben, ana)
    got.get(timeout=PATIENCE)
    assert eventually(lambda: not ben.ask("GET", "/api/people/me")["devices"][0]["push"])


def test_the_keys_outlive_the_server(tmp_path: Path) -> None:
    """Made at the first start, the same at the second: subscriptions stay good."""
    seen = []
    for _ in range(2):
        db = f"sqlite:///{tmp_path}/kancha.sqlite"
        server = Server(db, push=True, push_contact="mailto:host@example.org")
        seen.append(Somebody(server, "Ana").ask("GET", "/api/people/me")["push_key"])
        server.stop()
    assert seen[0] == seen[1] != ""


def test_push_is_off_by_default(server: Server) -> None:
    """No key is shown and no subscription taken."""
    ana = Somebody(server, "Ana")
    assert ana.ask("GET", "/api/people/me")["push_key"] == ""
    _, _, keys = browser_keys()
    given = {"p256dh": keys.p256dh, "auth": keys.auth}
    ana.ask("PUT", "/api/people/me/push", 409, endpoint="https://push.example/1", keys=given)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::1]/hook",
        "https://[::ffff:127.0.0.1]/hook",
        "https://10.0.0.1/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://user:word@example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "no address",
        "https://[oops/",
    ],
)
def test_webhooks_lead_to_public_places_only(server: Server, url: str) -> None:
    """Not to this machine, not to its network, not without TLS, not with a password."""
    answer = Somebody(server, "Ana").ask("PATCH", "/api/people/me", 400, webhook=url)
    assert answer["error"]["message"] == "error-webhook"


def test_an_address_that_changed_its_mind_is_refused_when_posting(mailbox: tuple[str, Queue[Posted]]) -> None:
    """What is checked is the address that is connected to, each time."""
    url, got = mailbox

    async def run() -> int:
        courier = Courier(private=False)
        status = await courier.post(url.replace("http:", "https:"), b"{}", {})
        await courier.close()
        return status

    assert asyncio.run(run()) == 0
    assert got.empty()


def test_push_without_a_contact_is_refused_at_the_start() -> None:
    """In one sentence that says what to set."""
    notices = Notices(None, Settings(push=True))  # type: ignore[arg-type]
    with pytest.raises(KanchaError, match="PUSH_CONTACT"):
        asyncio.run(notices.start(None))  # type: ignore[arg-type]
