"""Pictures of real tables: plays a game so far against bots, then photographs the page.

python -m tests.browser.shots java --seats 4 --decisions 120 --out java.png
python -m tests.browser.shots ayar --seats 1 --option level=3 --phone --dark --lang fr --out ayar.png
python -m tests.browser.shots --lobby --out lobby.png
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from playwright.sync_api import Browser, sync_playwright

from kancha.bots import bot
from kancha.games import GAMES
from tests.browser.browser import TABLE, Person, launch
from tests.table.helpers import Page, Server

NAMES = ("Kusi", "Illa", "Sami", "Wayra")


class Studio:
    """A server, a browser and the bots that play."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server = server
        self._browser = browser

    def person(self, phone: bool, dark: bool, lang: str) -> Person:
        """Return somebody with a screen of that kind."""
        return Person(
            self._browser,
            f"http://127.0.0.1:{self._server.port}",
            locale=lang,
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            color_scheme="dark" if dark else "light",
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
        )

    def lobby(self, out: Path, phone: bool = False, dark: bool = False, lang: str = "en") -> None:
        """Photograph the lobby."""
        person = self.person(phone, dark, lang)
        person.visit()
        person.page.wait_for_selector("[data-game]")
        person.page.wait_for_load_state("networkidle")
        self._take(person, out)

    def table(
        self,
        out: Path,
        game: str,
        seats: int = 2,
        decisions: int = 40,
        options: dict[str, Any] | None = None,
        level: str = "random",
        seed: int = 1,
        seat: int = 0,
        phone: bool = False,
        dark: bool = False,
        lang: str = "en",
        kind: str = "",
        click: list[str] | None = None,
    ) -> None:
        """Play so far as one seat (-2: as spectator of the first), then photograph the table."""
        mine = max(seat, 0)
        wish = [
            {"kind": "me", "name": name} if place == mine else {"kind": "bot", "level": level, "name": name}
            for place, name in enumerate(NAMES[:seats])
        ]
        answer = self._server.http.post(
            "/api/matches", json={"game": game, "seats": wish, "options": options or {}, "first": 0, "lang": lang}
        )
        assert answer.status_code == 201, answer.text
        made = answer.json()
        key = made["keys"][mine]["key"]
        self._play(made["match"], key, decisions, level, Random(seed))
        person = self.person(phone, dark, lang)
        person.sit(made["match"], made["watch"] if seat == -2 else key)
        person.page.wait_for_timeout(300)
        if kind:
            person.page.locator(f'[data-kind="{kind}"]').click()
        for selector in click or []:
            person.page.locator(selector).first.click()
        person.page.wait_for_selector(TABLE)
        self._take(person, out)

    def _play(self, match: str, key: str, decisions: int, level: str, rng: Random) -> None:
        with Page(self._server.port, match, key) as page:
            while True:
                now = page.my_turn()
                if now["over"] or now["decision"] >= decisions:
                    return
                page.play(self._code(match, key, now, level, rng))

    def _code(self, match: str, key: str, now: Any, level: str, rng: Random) -> int:
        codes: list[int] = [action["code"] for action in now["actions"]]
        if level == "random" or len(codes) == 1:
            return rng.choice(codes)
        table, _ = self._server.call(lambda: self._server.tables.get(match, key))
        true = self._server.call(table.load).match
        return bot(level).choose(true.game, now["viewer"], true.state.seen(now["viewer"]), codes, rng)

    def _take(self, person: Person, out: Path) -> None:
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=out)
        person.close()
        person.healthy()


@contextmanager
def studio() -> Iterator[Studio]:
    """Open a studio."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/kancha.sqlite")
        browser = launch(playwright)
        try:
            yield Studio(server, browser)
        finally:
            browser.close()
            server.stop()


def main(
    game: Annotated[str, typer.Argument(help="id of the game")] = "java",
    seats: Annotated[int, typer.Option(help="how many seats")] = 2,
    decisions: Annotated[int, typer.Option(help="decisions to play, chance included")] = 40,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, key=value (value in JSON)")] = None,
    level: Annotated[str, typer.Option(help="who plays: random, greedy, search")] = "random",
    seed: Annotated[int, typer.Option(help="seed of the player who looks")] = 1,
    seat: Annotated[int, typer.Option(help="the seat that looks; -2: a spectator")] = 0,
    phone: Annotated[bool, typer.Option(help="390 x 844 instead of 1440 x 900")] = False,
    dark: Annotated[bool, typer.Option(help="dark instead of light")] = False,
    lang: Annotated[str, typer.Option(help="en or fr")] = "en",
    kind: Annotated[str, typer.Option(help="a kind of action (family) to name before the picture")] = "",
    click: Annotated[list[str] | None, typer.Option(help="CSS selectors to click before the picture, in order")] = None,
    lobby: Annotated[bool, typer.Option(help="the lobby instead of a table")] = False,
    out: Annotated[Path, typer.Option(help="where the picture goes")] = Path("shot.png"),
) -> None:
    """Play a game so far and photograph the page."""
    if game == "saltmarket":
        GAMES["saltmarket"] = "tests.saltmarket:Saltmarket"
    options: dict[str, Any] = {}
    for text in option or []:
        key, _, value = text.partition("=")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    with studio() as made:
        if lobby:
            made.lobby(out, phone, dark, lang)
            return
        made.table(out, game, seats, decisions, options, level, seed, max(seat, -2), phone, dark, lang, kind, click)


if __name__ == "__main__":
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(main)
    app()
