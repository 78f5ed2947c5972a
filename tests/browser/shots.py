"""Pictures of real tables: plays a game so far with a bot for every seat, then photographs the page.

python -m tests.browser.shots java --seats 4 --decisions 120 --out java.png
python -m tests.browser.shots ayar --seats 1 --option level=3 --phone --dark --lang fr --out ayar.png
python -m tests.browser.shots --lobby --out lobby.png
"""

from __future__ import annotations

import json
from operator import itemgetter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from playwright.sync_api import sync_playwright

from kancha.bots.levels import choose
from kancha.games import GAMES
from tests.browser.browser import TABLE, Person, launch
from tests.table.helpers import Page, Server


def play(server: Server, match: str, keys: list[str], decisions: int, level: str, rng: Random) -> Any:
    """Play on until so many decisions are taken and a seat is asked; return the last position."""
    pages = [Page(server.port, match, key) for key in keys]
    by_seat = {page.position()["viewer"]: page for page in pages}
    now = pages[0].now
    while not now["over"] and now["decision"] < decisions:
        page = by_seat[now["question"]["seat"]]
        while page.now["seq"] < now["seq"]:
            page.position()
        now = page.play(_code(server, match, keys[0], page, level, rng))
    for page in pages:
        page.close()
    return now


def _code(server: Server, match: str, key: str, page: Page, level: str, rng: Random) -> int:
    codes = [action["code"] for action in page.now["actions"]]
    if level == "random" or len(codes) == 1:
        return rng.choice(codes)
    table, _ = server.call(lambda: server.tables.get(match, key))
    journal = server.call(table.load)
    seat = page.now["viewer"]
    code: int = choose(journal.match.game, level, journal.match.view(seat), seat, codes, rng)
    return code


def main(
    game: Annotated[str, typer.Argument(help="id of the game")] = "java",
    seats: Annotated[int, typer.Option(help="how many seats")] = 2,
    decisions: Annotated[int, typer.Option(help="decisions to play, chance included")] = 40,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, key=value (value in JSON)")] = None,
    level: Annotated[str, typer.Option(help="who plays: random, greedy, search")] = "random",
    seed: Annotated[int, typer.Option(help="seed of the players")] = 1,
    seat: Annotated[int, typer.Option(help="the seat that looks; -1: the one that is asked; -2: a spectator")] = -1,
    phone: Annotated[bool, typer.Option(help="390 x 844 instead of 1440 x 900")] = False,
    dark: Annotated[bool, typer.Option(help="dark instead of light")] = False,
    lang: Annotated[str, typer.Option(help="en or fr")] = "en",
    kind: Annotated[str, typer.Option(help="a kind of action (family) to name before the picture")] = "",
    click: Annotated[list[str] | None, typer.Option(help="CSS selectors to click before the picture, in order")] = None,
    lobby: Annotated[bool, typer.Option(help="the lobby instead of a table")] = False,
    out: Annotated[Path, typer.Option(help="where the picture goes")] = Path("shot.png"),
) -> None:
    """Play a game so far and photograph the page."""
    GAMES["saltmarket"] = "tests.saltmarket:Saltmarket"
    if lobby:
        del GAMES["saltmarket"]
    options = {}
    for text in option or []:
        key, _, value = text.partition("=")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/kancha.sqlite")
        browser = launch(playwright)
        try:
            person = Person(
                browser,
                f"http://127.0.0.1:{server.port}",
                locale=lang,
                viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
                color_scheme="dark" if dark else "light",
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
            )
            if lobby:
                person.visit()
                person.page.wait_for_selector("[data-game]")
                person.page.wait_for_load_state("networkidle")
            else:
                kinds = ["me", *["screen"] * (seats - 1)]
                names = ["Kusi", "Illa", "Sami", "Wayra"]
                wish = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=False)]
                answer = server.http.post(
                    "/api/matches", json={"game": game, "seats": wish, "options": options, "first": 0}
                )
                assert answer.status_code == 201, answer.text
                made = answer.json()
                keys = [one["key"] for one in sorted(made["keys"], key=itemgetter("seat"))]
                last = play(server, made["match"], keys, decisions, level, Random(seed))
                asked = last["question"]["seat"] if last["question"] else 0
                looks = asked if seat == -1 else seat
                person.sit(made["match"], made["watch"] if looks == -2 else keys[looks])
                person.page.wait_for_timeout(300)
                if kind:
                    person.page.locator(f'[data-kind="{kind}"]').click()
                for selector in click or []:
                    person.page.locator(selector).first.click()
                person.page.wait_for_selector(TABLE)
            person.page.wait_for_timeout(400)
            person.page.screenshot(path=out)
            for error in person.errors:
                typer.echo(f"error in the page: {error}", err=True)
            person.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(main)
    app()
