"""`kancha admin`: what whoever runs a server does with its database. It works while servers run on it, too."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import gmtime, strftime
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer
from rich.table import Table

from kancha.cli.common import Lang
from kancha.cli.lines import Lines, language
from kancha.cli.screen import screen
from kancha.kernel.errors import KanchaError

if TYPE_CHECKING:
    from kancha.table.settings import Settings
    from kancha.table.store import Store

T = TypeVar("T")
Db = Annotated[
    str | None, typer.Option(metavar="URL", help="Database: a SQLite file or a PostgreSQL URL; that of KANCHA_DB.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Days = Annotated[float | None, typer.Option(min=0.0, metavar="DAYS", help="0: for ever; that of the settings.")]

MATCH_COLUMNS: Final = ("id", "game", "state", "people", "rows", "moved", "room")
ROOM_COLUMNS: Final = ("id", "game", "state", "host", "people", "changed")

app = typer.Typer(help="Look after a server's database: list, close, prune, export, ban.", no_args_is_help=True)


def _run(db: str | None, work: Callable[[Store, Settings], Awaitable[T]]) -> T:
    """Do something with the database of a server."""
    from kancha.table import admin, starting
    from kancha.table.settings import Settings

    settings = Settings.read(db=db)
    starting.check_database(settings)
    starting.prepare(settings)

    async def opened() -> T:
        async with admin.opened(settings) as store:
            return await work(store, settings)

    return asyncio.run(opened())


@app.command("list")
def list_all(
    game: Annotated[str | None, typer.Option(help="Only those of a game.")] = None,
    state: Annotated[
        list[str] | None, typer.Option(help="Only matches that are running, over, closed or uploaded.")
    ] = None,
    rooms: Annotated[bool, typer.Option("--rooms", help="List rooms, not matches.")] = False,
    most: Annotated[int, typer.Option(min=1, help="So many at most.")] = 50,
    as_json: AsJson = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """List matches, the last moved first; or rooms."""
    from kancha.table import admin

    lines = Lines(language(lang))
    wanted = state or []
    for given in wanted:
        if given not in ("running", "over", "closed", "uploaded"):
            raise KanchaError(f"a match is running, over, closed or uploaded, not {given!r}")
    found: list[Any]
    if rooms:
        found = _run(db, lambda store, _: admin.rooms(store, game, most))
    else:
        states: list[Any] = list(wanted)
        found = _run(db, lambda store, _: admin.matches(store, game, states, most))
    if as_json:
        typer.echo(json.dumps([line._asdict() for line in found], indent=2))
        return
    if not found:
        typer.echo(lines.text("cli-admin-none"))
        return
    names = ROOM_COLUMNS if rooms else MATCH_COLUMNS
    table = Table(*(lines.text(f"cli-admin-{name}") for name in names), box=None, pad_edge=False)
    for line in found:
        table.add_row(*(_cell(getattr(line, name), name, lines) for name in names))
    screen().print(table)


def _cell(value: Any, column: str, lines: Lines) -> str:
    if column in ("moved", "changed"):
        return strftime("%Y-%m-%d %H:%M", gmtime(value))
    if column == "state":
        return lines.text(f"cli-admin-state-{value}")
    if isinstance(value, list):
        return ", ".join(name or "-" for name in value)
    return str(value)


@app.command()
def close(
    id: Annotated[list[str], typer.Argument(metavar="ID...", help="Matches, or rooms.")],
    db: Db = None,
    lang: Lang = None,
) -> None:
    """End matches as they stand; of a room, end its match and remove it. Records stay until they are pruned."""
    from kancha.table import admin

    lines = Lines(language(lang))

    async def work(store: Store, _settings: Settings) -> list[admin.Closed]:
        return [await admin.close(store, one) for one in id]

    for done in _run(db, work):
        said = f"cli-admin-closed-{done.kind}" if done.was_running or done.kind == "room" else "cli-admin-was-over"
        typer.echo(lines.text(said, {"id": done.id}))


@app.command()
def prune(
    dry: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
    to: Annotated[
        Path | None, typer.Option("--export", metavar="DIR", help="Write the records of what goes here first.")
    ] = None,
    finished: Days = None,
    abandoned: Days = None,
    unplayed: Days = None,
    rooms: Days = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Remove finished, abandoned and unplayed matches, and empty rooms, by the settings' policy or a given one."""
    from kancha.table.pruner import Policy, Pruned, Pruner, export_folder

    lines = Lines(language(lang))
    given = {"finished": finished, "abandoned": abandoned, "unplayed": unplayed, "rooms": rooms}

    async def work(store: Store, settings: Settings) -> Pruned:
        policy = Policy.of(settings)._replace(**{name: days for name, days in given.items() if days is not None})
        folder = export_folder(settings) if to is None else to
        if folder is not None and not dry:
            folder.mkdir(parents=True, exist_ok=True)
        return await Pruner(store, policy, folder, dry=dry).run()

    done = _run(db, work)
    typer.echo(lines.text("cli-admin-would-prune" if dry else "cli-admin-pruned"))
    for name, count in done._asdict().items():
        if count:
            typer.echo(f"  {lines.text(f'cli-admin-pruned-{name}', {'count': count})}")
    if not any(done):
        typer.echo(f"  {lines.text('cli-admin-pruned-nothing')}")
    if done.failed:
        raise typer.Exit(1)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the records go; made if it is not there.")],
    id: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help="Matches; all, if none is named.")] = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Write records of matches, running ones with all that is hidden."""
    from kancha.table import admin

    lines = Lines(language(lang))
    if folder.exists() and not folder.is_dir():
        raise KanchaError(f"{folder} is a file; name a folder")
    written = _run(db, lambda store, _: admin.export(store, folder, id or []))
    typer.echo(lines.text("cli-admin-exported", {"count": len(written), "folder": str(folder)}))


@app.command()
def ban(
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="A name; without one, all are listed.")] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Allow the name again.")] = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Ban a name: nobody may take it, and whoever bears it is signed off."""
    from kancha.table.store.bans import folded

    lines = Lines(language(lang))
    if name is None:
        if lift:
            raise KanchaError("which name shall be allowed again? `kancha admin ban` lists them")
        for written, since in _run(db, lambda store, _: store.bans.all()):
            typer.echo(f"{strftime('%Y-%m-%d', gmtime(since))}  {written}")
        return
    if not folded(name):
        raise KanchaError(f"{name!r} has no letter and no digit: it cannot be told from other names")
    if lift:
        if not _run(db, lambda store, _: store.bans.lift(name)):
            raise KanchaError(f"{name!r} is not banned; `kancha admin ban` lists the names that are")
        typer.echo(lines.text("cli-admin-lifted", {"name": name}))
        return
    count = _run(db, lambda store, _: store.bans.add(name))
    typer.echo(lines.text("cli-admin-banned", {"name": name, "count": count}))
