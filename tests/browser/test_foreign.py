"""A page of another place: it creates nothing here, frames nothing, and runs no script of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.helpers import Process

PAGE = """<!doctype html><title>elsewhere</title><iframe id="frame" src="HERE/"></iframe>
<script>
const wish = JSON.stringify({game: 'saltmarket', seats: [{kind: 'me'}, {kind: 'open'}]});
async function attack() {
  const said = [];
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']) {
    for (const mode of ['no-cors', 'cors']) {
      const init = {method: 'POST', mode, body: wish, headers: {'content-type': type}};
      said.push(await fetch('HERE/api/matches', init).then((a) => a.type + a.status, (e) => 'failed'));
    }
  }
  said.push(await fetch('HERE/api/games').then((a) => 'read', (e) => 'failed'));
  said.push(await new Promise((done) => {
    const socket = new WebSocket('HERE/api/matches/MATCH/live?key=KEY'.replace('http', 'ws'));
    socket.onopen = () => done('open');
    socket.onerror = () => done('failed');
  }));
  const form = document.createElement('form');
  form.method = 'post'; form.action = 'HERE/api/matches'; form.enctype = 'text/plain'; form.target = 'frame2';
  const input = document.createElement('input');
  input.name = '{"game":"saltmarket","seats":[{"kind":"me"},{"kind":"open"}],"x":"';
  input.value = '"}';
  form.append(input);
  document.body.append(form);
  form.submit();
  await new Promise((done) => setTimeout(done, 500));
  return said;
}
</script>"""


@pytest.fixture
def elsewhere(server: Process) -> Iterator[tuple[str, Any]]:
    """A web server of somebody else on this machine, and a match whose key he has come to know."""
    here = f"http://127.0.0.1:{server.port}"
    opened = server.open()
    text = PAGE.replace("HERE", here).replace("MATCH", opened["match"]).replace("KEY", opened["watch"])

    class Evil(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    made = ThreadingHTTPServer(("127.0.0.1", 0), Evil)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    yield f"http://localhost:{made.server_port}/", opened
    made.shutdown()
    made.server_close()


def _created(server: Process) -> float:
    lines = server.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("kancha_matches_total"))


def test_a_page_of_another_place_gets_nothing(server: Process, elsewhere: tuple[str, Any], browser: Browser) -> None:
    """No match is created, no answer can be read, no live connection opens, and our page is not shown in its frame."""
    url, _ = elsewhere
    before = _created(server)
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    said = page.evaluate("attack()")
    assert "open" not in said
    assert "read" not in said
    assert not [answer for answer in said if answer.endswith("201")]
    assert _created(server) == before
    framed = [frame for frame in page.frames if frame.parent_frame is not None and frame.name != "frame2"]
    assert not [frame for frame in framed if "Kancha" in (frame.title() or "")]
    assert not [frame for frame in framed if frame.locator("#app").count()]
    context.close()


NAMES = ["<img src=x onerror=bad()>", "<script>bad()</script>", "javascript:bad()", "{{bad()}}", "</svg><script>bad()"]


def test_a_hostile_name_runs_no_script(server: Process, browser: Browser) -> None:
    """Names of others are shown as they are, and the policy of the page would stop what they try."""
    seats = [{"kind": "me", "name": name[:40]} for name in NAMES[:4]]
    opened = server.http.post("/api/matches", json={"game": "saltmarket", "seats": seats, "first": 0}).json()
    context = browser.new_context()
    page = context.new_page()
    ran: list[str] = []
    page.expose_function("bad", lambda: ran.append("ran"))
    page.goto(f"http://127.0.0.1:{server.port}/#/table/{opened['match']}?key={opened['watch']}")
    page.get_by_text("onerror").first.wait_for()
    blocked = page.evaluate(
        "() => new Promise((done) => { document.addEventListener('securitypolicyviolation', () => done(true));"
        "const script = document.createElement('script'); script.textContent = 'bad()'; document.body.append(script);"
        "setTimeout(() => done(false), 30000); })"
    )
    assert blocked
    assert not ran
    context.close()
