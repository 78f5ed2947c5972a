"""HTTP: the catalogue, words, rules, mistakes, the page, and the OpenAPI description."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import kancha
from kancha.games import games
from kancha.kernel.mode import RULES
from tests.saltmarket import Saltmarket
from tests.table.helpers import Server, play_out

SOURCES = Path(__file__).parents[2] / "src" / "kancha" / "table"


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite with a small page."""
    folder = tmp_path_factory.mktemp("http")
    page = folder / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>page</title>")
    (page / "assets" / "app.js").write_text("let kancha")
    (folder / "secret.txt").write_text("secret")
    made = Server(f"sqlite:///{folder}/k.sqlite", static=str(page))
    yield made
    made.stop()


@pytest.mark.parametrize("game", ["saltmarket", *games()])
def test_every_game_is_served_whole(plain: Server, game: str) -> None:
    """Symbols, colours, words and rules of every game can be had."""
    info = next(info for info in plain.http.get("/api/games").json() if info["id"] == game)
    assert "greedy" in info["levels"]
    assert info["seats"] == sorted(info["seats"])
    symbols = plain.http.get(f"/api/games/{game}/symbols.svg")
    assert symbols.headers["content-type"].startswith("image/svg+xml")
    assert "<symbol" in symbols.text
    assert symbols.text.count("<svg") == 1
    palette = plain.http.get(f"/api/games/{game}/palette").json()
    assert palette["light"].keys() == palette["dark"].keys()
    cover = plain.http.get(f"/api/games/{game}/cover").json()
    assert 0 < cover["box"]["w"] <= cover["panel"]["w"]
    assert 0 < cover["box"]["h"] <= cover["panel"]["h"]
    for lang in ("en", "fr"):
        words = FluentParser().parse(plain.http.get(f"/api/games/{game}/words/{lang}").text)
        assert not [entry for entry in words.body if isinstance(entry, Junk)]
    rules = plain.http.get(f"/api/games/{game}/rules").json()
    assert all(rule["en"] and rule["fr"] for rule in rules)


def test_every_error_has_words() -> None:
    """Each message id that the server can send is in its words, in both languages, and no other."""
    used = set(re.findall(r'"(error-[a-z-]+)"', "".join(p.read_text() for p in SOURCES.rglob("*.py"))))
    for lang in ("en", "fr"):
        words = FluentParser().parse((SOURCES / f"words.{lang}.ftl").read_text())
        assert {entry.id.name for entry in words.body if isinstance(entry, Message)} == used


MISTAKES: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/matches", {"game": "chess", "seats": [{"kind": "me"}]}, 404, "error-no-game"),
    ("POST", "/api/matches", {"game": "saltmarket", "seats": [{"kind": "me"}]}, 400, "error-options"),
    ("POST", "/api/matches", {"game": "saltmarket", "seats": []}, 400, "error-refused"),
    ("POST", "/api/matches", {"game": "saltmarket"}, 400, "error-refused"),
    ("POST", "/api/matches", {"game": "saltmarket", "seats": [{"kind": "cat"}, {"kind": "me"}]}, 400, "error-refused"),
    ("POST", "/api/matches", {"game": "saltmarket", "seats": [{"kind": "bot"}] * 2}, 400, "error-no-level"),
    (
        "POST",
        "/api/matches",
        {"game": "saltmarket", "seats": [{"kind": "me"}] * 2, "options": {"days": 5}},
        400,
        "error-options",
    ),
    (
        "POST",
        "/api/matches",
        {"game": "saltmarket", "seats": [{"kind": "me"}] * 2, "options": {"moon": 5}},
        400,
        "error-options",
    ),
    ("POST", "/api/matches", {"game": "saltmarket", "seats": [{"kind": "me"}] * 2, "first": 2}, 400, "error-first"),
    ("POST", "/api/matches", {"game": "x" * 40_000, "seats": [{"kind": "me"}]}, 413, "error-refused"),
    ("GET", "/api/games/chess/rules", None, 404, "error-no-game"),
    ("GET", "/api/games/saltmarket/words/xx", None, 400, "error-refused"),
    ("GET", "/api/words/xx", None, 400, "error-refused"),
    ("GET", "/api/nothing", None, 404, "error-not-found"),
    ("GET", "/api/matches/x", None, 400, "error-refused"),
    ("GET", "/api/matches/x/at/-1?key=y", None, 400, "error-refused"),
    ("GET", "/missing.js", None, 404, "error-not-found"),
    ("DELETE", "/api/matches", None, 405, "error-refused"),
    ("GET", "/%00", None, 400, "error-malformed"),
    ("GET", "/assets/%00", None, 400, "error-malformed"),
    ("GET", "/api/matches/%00?key=x", None, 400, "error-malformed"),
    ("GET", "/api/matches/" + "x" * 300 + "?key=x", None, 404, "error-no-match"),
    ("GET", "/" + "x" * 300 + ".js", None, 404, "error-not-found"),
    ("GET", "/" + "x" * 3000, None, 414, "error-too-large"),
    ("GET", "/api/matches/x?key=" + "x" * 3000, None, 414, "error-too-large"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "message"), MISTAKES)
def test_a_mistake_is_answered_honestly(
    plain: Server, method: str, path: str, body: Any, status: int, message: str
) -> None:
    """The status is honest, the message has words, the sentence says what is allowed."""
    answer = plain.http.request(method, path, json=body)
    assert (answer.status_code, answer.json()["error"]["message"]) == (status, message)
    assert answer.json()["error"]["detail"]


@pytest.mark.parametrize("body", ['{"a":' * 5000, "[" * 30_000, '{"game": "java", "seats": [{"kind": ' + "[" * 20_000])
def test_a_nested_body_is_refused(plain: Server, body: str) -> None:
    """However deep it is, it is the sender's mistake."""
    answer = plain.http.post("/api/matches", content=body.encode(), headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text


def test_a_wrong_record_names_its_line(plain: Server) -> None:
    """Damaged, illegal and unfinished records are refused with line and rule."""
    opened = plain.open("saltmarket", "me me")
    pages = [plain.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, Random(1))
    for page in pages:
        page.close()
    text = plain.http.get(f"/api/matches/{opened['match']}/record", params={"key": opened["watch"]}).text
    lines = text.splitlines(keepends=True)
    wrong = {
        "not a record": 1,
        "": 1,
        text.replace("game: saltmarket", "game: chess"): 0,
        text.replace("seats: 2", "seats: 9"): 9,
        "".join(lines[:12] + lines[13:]): 13,
        "".join(lines[:-1]): len(lines) - 1,
    }
    for body, line in wrong.items():
        answer = plain.http.post("/api/records", content=body.encode(), headers={"content-type": "text/plain"})
        assert answer.status_code == 422, body[:80]
        error = answer.json()["error"]
        assert error["message"] == "error-record"
        if line:
            assert error["args"]["line"] == line, error
    plain_text = {"content-type": "text/plain"}
    deep = text.replace("options: {", "options: " + "[" * 100_000)
    for noise in (b"\xff\xfe", b"\x00" * 10, deep.encode()):
        assert plain.http.post("/api/records", content=noise, headers=plain_text).status_code == 422
    assert plain.http.post("/api/records", content=b"x" * 2_100_000, headers=plain_text).status_code == 413


def test_the_page_and_its_places_are_served(plain: Server) -> None:
    """Files are served, other places lead to the lobby, nothing outside is reachable."""
    answer = plain.http.get("/")
    assert (answer.status_code, answer.text) == (200, "<title>page</title>")
    assert answer.headers["cache-control"] == "no-cache"
    for path in ("/table/k7m2x9qrst", "/fr"):
        answer = plain.http.get(path, follow_redirects=False)
        assert answer.is_redirect
        assert answer.headers["location"] == "/"
    script = plain.http.get("/assets/app.js")
    assert (script.text, script.headers["cache-control"]) == ("let kancha", "public, max-age=31536000, immutable")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["referrer-policy"] == "no-referrer"
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd",
    ):
        assert "secret" not in plain.http.get(path).text
        assert "root:" not in plain.http.get(path).text


def test_a_missing_page_says_so(tmp_path: Path) -> None:
    """A server without a built page tells how to build it."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", static=str(tmp_path / "nothing"))
    answer = server.http.get("/")
    server.stop()
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_health_and_metrics(plain: Server) -> None:
    """The operator sees whether the server serves and what it has done."""
    opened = plain.open()
    with plain.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.my_turn()
        page.play()
        health = plain.http.get("/health").json()
        assert (health["status"], health["viewers"], health["rules"]) == ("ok", 1, RULES)
    text = plain.http.get("/metrics").text
    assert "kancha_decisions_total" in text
    assert 'kancha_matches_total{game="saltmarket"}' in text
    assert "kancha_position_seconds_bucket" in text


def test_the_description_is_complete(plain: Server) -> None:
    """OpenAPI names every route, and its page loads nothing from elsewhere."""
    description = plain.http.get("/schema/openapi.json").json()
    assert {"/api/games", "/api/matches", "/api/records", "/health", "/metrics"} <= description["paths"].keys()
    page = plain.http.get("/schema").text
    assert "POST /api/matches" in page
    assert "<script" not in page
    assert json.dumps(description).count("http") == 0


def test_every_game_has_a_card_with_its_provenance(plain: Server) -> None:
    """The lobby can say how heavy and how long each one is, and where that comes from."""
    for game in plain.http.get("/api/games").json():
        if game["id"] == "saltmarket":
            assert game["card"] is None
            continue
        assert 1 <= game["card"]["weight"] <= 5
        least, most = game["card"]["minutes"]
        assert 0 < least < most
        found = kancha.game(game["id"]).files("card", "toml")[-1]
        assert tomllib.loads(found.read_text())["source"].startswith(("seed", "source: ", "derived: "))


def test_a_record_brings_no_mountain_of_figures(plain: Server) -> None:
    """Figures that were never shipped are taken along with a record, but only as many as a game can have."""
    shipped = Saltmarket()
    values = shipped.figures.values
    richer = shipped.under(figures={**values, "market": {**values["market"], "coins": 40}})
    match = richer.start(2, 3)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.state.legal()))
    record = match.record()
    as_text = {"content-type": "text/plain"}
    taken = plain.http.post("/api/records", content=record.text(), headers=as_text)
    assert taken.status_code == 201, taken.text
    copy = taken.json()
    again = plain.http.get(f"/api/matches/{copy['match']}/record", params={"key": copy["watch"]})
    kept = kancha.Record.parse(again.text)
    assert (kept.figures, kept.decisions) == (record.figures, record.decisions)
    record.header["figures"] = json.dumps({**values, "mountain": ["x" * 1000] * 100})
    refused = plain.http.post("/api/records", content=record.text(), headers=as_text)
    assert (refused.status_code, refused.json()["error"]["message"]) == (422, "error-record")
    assert "100000 characters" in refused.json()["error"]["detail"]
