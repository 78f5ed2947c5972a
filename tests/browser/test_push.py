"""Web Push in a real Chromium, without a push service: the browser subscribes at a mailbox of ours.

Only what a push service does is stood in for: it gives out the address, and hands the message to the service worker.
Clicks on the page subscribe, the server encrypts for the browser and signs, and the page's own worker shows the notice.
"""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, Request, expect
from py_vapid import Vapid02

from tests.browser.browser import TABLE, Person
from tests.table.helpers import PATIENCE, Process
from tests.table.rooms.helpers import Somebody

STUB = """
const given = GIVEN;
PushManager.prototype.subscribe = async function (options) {
  if (!options.userVisibleOnly) throw new Error('a notice must be shown');
  window.askedWith = Array.from(new Uint8Array(options.applicationServerKey));
  return {endpoint: given.endpoint, toJSON: () => given};
};
"""


def plain(data: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Mailbox:
    """What a push service would be: it keeps what is posted."""

    def __init__(self) -> None:
        self.posted: Queue[tuple[dict[str, str], bytes]] = Queue()
        posted = self.posted

        class Keep(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                posted.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Keep)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        """Stop keeping."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A push service of our own."""
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Process]:
    """A server that sends notices, also to this machine."""
    made = Process(
        f"sqlite:///{tmp_path}/kancha.sqlite",
        push=True,
        push_contact="mailto:host@example.org",
        private_webhooks=True,
        notice_seconds=0.5,
    )
    yield made
    made.kill()


def test_a_browser_is_told_of_a_turn_by_web_push(telling: Process, mailbox: Mailbox, browser: Browser) -> None:
    """By a click it subscribes; when its page is closed and its turn comes, what arrives is signed by the key that it
    subscribed with, only it can read it, and its worker shows it."""
    secret, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    given = {"endpoint": f"{mailbox.url}/push/ana", "keys": {"p256dh": plain(point), "auth": plain(auth)}}
    address = f"http://127.0.0.1:{telling.port}"
    ana = Person(browser, address, permissions=["notifications"])
    ana.context.add_init_script(STUB.replace("GIVEN", json.dumps(given)))
    ana.play_now("saltmarket")
    held = json.loads(ana.page.evaluate("localStorage.getItem('kancha.person')"))
    hers = Somebody(telling, "Ana", held["key"])

    ana.page.locator("[aria-controls=k-menu]").click()
    ana.page.locator("#k-menu [data-menu=notices]").click()
    box = ana.page.get_by_label("A notification on this device")
    with ana.page.expect_response(lambda answer: answer.url.endswith("/api/people/me/push")) as answered:
        box.click()
    assert answered.value.status == 200
    expect(box).to_be_checked()
    asked = bytes(ana.page.evaluate("window.askedWith"))
    workers = _workers(ana)
    assert workers["scopeURL"] == f"{address}/"

    ben = Somebody(telling, "Ben")
    room = ben.make()["room"]
    with ben.look(room) as his:
        with hers.enter(room) as page:
            page.send("sit", place=1)
            his.until(lambda now: now["places"][1]["person"])
        # She has left before the match begins: whoever looks on when the turn comes is not told of it.
        his.send("start")
        match = his.until(lambda now: now["state"] == "playing")["match"]
    ana.page.goto(f"{address}/#/rules/saltmarket")
    with ben.sit(match) as seat:
        seat.position()
        until = time.monotonic() + PATIENCE
        while mailbox.posted.empty() and time.monotonic() < until:
            if seat.now["actions"]:
                seat.play()
            else:
                seat.socket.ping()
                time.sleep(0.1)
        headers, body = mailbox.posted.get(timeout=PATIENCE)

    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
    assert _is_signed(headers["authorization"], asked, mailbox.url)
    notice = json.loads(http_ece.decrypt(body, private_key=secret, auth_secret=auth, version="aes128gcm"))
    assert (notice["match"], notice["lang"]) == (match, "en")
    assert "Ben" in notice["text"]

    session = ana.context.new_cdp_session(ana.page)
    session.send("ServiceWorker.enable")
    message = {"origin": address, "registrationId": workers["registrationId"], "data": json.dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", message)
    shown = ana.page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (let n = 0; n < 1200; n++) {
            const list = await worker.getNotifications();
            if (list.length) return list.map((one) => [one.title, one.body, one.tag, one.data.match]);
            await new Promise((done) => setTimeout(done, 50));
          }
          return [];
        }"""
    )
    assert shown == [[notice["title"], notice["text"], match, match]]
    ana.close()
    ana.healthy()


def _workers(one: Person) -> Any:
    """Return the registration of the page's service worker, as the browser knows it."""
    session = one.context.new_cdp_session(one.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(1200):
        if found:
            break
        one.page.wait_for_timeout(50)
    return found[0]


def _is_signed(authorization: str, key: bytes, audience: str) -> bool:
    """Tell whether a request is signed for a service with the key that a browser subscribed with."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert base64.urlsafe_b64decode(parts["k"] + "==") == key
    head, claims, _ = parts["t"].split(".")
    told = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert json.loads(base64.urlsafe_b64decode(head + "=="))["alg"] == "ES256"
    assert (told["aud"], told["sub"]) == (audience, "mailto:host@example.org")
    return bool(Vapid02.verify(authorization))


def test_a_browser_that_refuses_is_not_subscribed(telling: Process, mailbox: Mailbox, browser: Browser) -> None:
    """Whoever says no to the browser's question is asked for nothing more, and nothing is sent to the server."""
    ben = Person(browser, f"http://127.0.0.1:{telling.port}")
    ben.context.add_init_script("Notification.requestPermission = async () => 'denied';")
    ben.play_now("saltmarket")
    ben.page.locator("[aria-controls=k-menu]").click()
    ben.page.locator("#k-menu [data-menu=notices]").click()
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/people/me/push"):
            asked.append(request.method)

    ben.page.on("request", note)
    ben.page.get_by_label("A notification on this device").click()
    ben.page.wait_for_timeout(500)
    assert asked == []
    expect(ben.page.locator(TABLE)).to_be_visible()
    ben.close()
    ben.healthy()
