"""The commands. Each one checks its input first; nothing is written before that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import kancha
from kancha.bots import bot
from kancha.cli import admin, lab, records, report, review, train
from kancha.cli.checks import check as check_game
from kancha.cli.common import (
    Bots,
    Data,
    GameArgument,
    JsonFile,
    Lang,
    Options,
    Seats,
    Seed,
    bot_names,
    check_writable,
    progress_bar,
    read_options,
    seat_count,
    write_json,
)
from kancha.cli.lines import Lines, language
from kancha.cli.rulings import tell_rulings
from kancha.cli.screen import screen
from kancha.cli.show import position
from kancha.cli.terminal import Left, Terminal, ranking
from kancha.cli.where import tell_citations
from kancha.kernel.chance import new_seed
from kancha.kernel.errors import KanchaError
from kancha.kernel.mode import RULES
from kancha.kernel.view import hear
from kancha.lab.speed import measure
from kancha.records import Record

app = typer.Typer(
    help="Kancha: an open digital table for strategy games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def root(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """Kancha: an open digital table for strategy games."""
    if version:
        typer.echo(f"kancha {kancha.__version__} ({RULES} rules)")
        raise typer.Exit


@app.command()
def games(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List the games."""
    found = [kancha.game(id) for id in kancha.games()]
    if as_json:
        rows = [
            {
                "id": game.id,
                "name": game.name,
                "seats": list(game.seats),
                "rules": game.version,
                "versions": game.versions,
                "options": [option.schema() for option in game.options.values()],
                "rulings": [ruling.schema() for ruling in game.rulings.values()],
            }
            for game in found
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    table = Table("id", "name", "seats", "rules", "options", box=None, pad_edge=False)
    for game in found:
        options = ", ".join(f"{key}={'|'.join(str(c) for c in option.choices)}" for key, option in game.options.items())
        table.add_row(game.id, game.name, f"{game.seats[0]}-{game.seats[-1]}", str(game.version), options)
    screen().print(table)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(help="Stop after so many decisions; at the end, if not given.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat may see; if not given, what all may.")] = None,
    lang: Lang = None,
    data: Data = None,
    log: Annotated[bool, typer.Option("--log", help="Also tell all that happened up to there.")] = False,
) -> None:
    """Check a record decision by decision, and show a position of it."""
    record = Record.load(file)
    total = len(record.decisions)
    if at is not None and not 0 <= at <= total:
        raise KanchaError(f"the record has decisions 0 to {total}, not {at}")
    number = total if at is None else at
    found = kancha.game(record.game, data)
    if number < total:
        record.replay(game=found)
    match = record.replay(to=number, listen=True, game=found)
    match.view(seat)
    lines = Lines(language(lang), match.game)
    lines.names = [name or lines.seat(place) for place, name in enumerate(record.names or [""] * match.seats)]
    seen = lines.text("cli-seen-by", {"seat": seat}) if seat is not None else lines.text("cli-seen-by-all")
    decision = lines.text("cli-decision", {"number": number, "total": total})
    name = lines.text("game-name")
    typer.echo(lines.text("cli-record", {"game": name, "seats": match.seats, "decisions": total}))
    typer.echo(f"{decision}, {seen}")
    story = match.story or []
    for when, event in story:
        if log or when == number:
            typer.echo(f"  {when:5d}  {lines.event(hear(event, seat))}")
    for line in position(match, seat, lines):
        typer.echo(line)
    typer.echo("")
    question = match.question
    if question is None:
        for line in ranking(match, lines):
            typer.echo(line)
    elif question.seat < 0:
        typer.echo(lines.text("cli-next-chance"))
    else:
        typer.echo(f"{lines.text('cli-next', {'seat': question.seat})}: {lines.text(question.message, question.args)}")
        if question.rules:
            typer.echo(lines.text("cli-rules", {"rules": ", ".join(question.rules)}))


@app.command()
def rules(
    game: GameArgument,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A paragraph or a chapter, such as C3.")] = None,
    lang: Lang = None,
    option: Options = None,
    version: Annotated[int | None, typer.Option(help="A version of the rules; the newest, if not given.")] = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="Show the house rulings: readings and reasons.")] = False,
    where: Annotated[bool, typer.Option("--where", help="Show the steps, refusals and tests that cite it.")] = False,
) -> None:
    """Show the paragraphs in force: all titles, or one chapter or paragraph in full; or the house rulings."""
    found = kancha.game(game)
    spoken = language(lang)
    chosen = read_options(found, option)
    found.choose(found.seats[-1], chosen)
    if rulings:
        tell_rulings(found, spoken, id)
        return
    in_force = found.under(version, chosen).rules
    if id is None:
        for paragraph in in_force.paragraphs.values():
            typer.echo(f"{paragraph.id:8s} {paragraph.title(spoken)}")
        return
    shown = in_force.within(id)
    if not shown:
        raise KanchaError(f"{found.name} has no rule {id!r}; `kancha rules {game}` lists them")
    for paragraph in shown:
        typer.echo(f"{paragraph.id}  {paragraph.title(spoken)}  [{paragraph.kind}, {paragraph.source}]")
        typer.echo(f"  {paragraph.text(spoken)}")
        if where:
            tell_citations(found, paragraph.id, Lines(spoken, found))


@app.command()
def check(game: GameArgument, data: Data = None) -> None:
    """Verify a game's component data, rules and words; show what is reconstructed."""
    found = kancha.game(game, data)
    result = check_game(found)
    report.checked(screen(), found, result)
    if result.problems:
        raise KanchaError(f"{found.name}: {len(result.problems)} problems, the first: {result.problems[0]}")


@app.command()
def play(
    game: GameArgument,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, not in the browser.")] = False,
    seats: Seats = None,
    bots: Bots = "random",
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    watch: Annotated[bool, typer.Option("--watch", help="Hold no seat: let bots play and watch.")] = False,
    seed: Annotated[int | None, typer.Option(help="Seed of chance; a secret one, if not given.")] = None,
    option: Options = None,
    data: Data = None,
    lang: Lang = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record here at the end.")] = None,
) -> None:
    """Play a game: at a table in the browser, or in this terminal."""
    found = kancha.game(game, data)
    if not terminal:
        if data is not None:
            raise KanchaError("the table in the browser plays with the shipped data; --data needs --terminal")
        serve(path=f"/#/new/{game}")
        return
    places = seat_count(found, seats)
    levels = bot_names(bots)
    for level in levels:
        bot(level)
    if not 0 <= seat < places:
        raise KanchaError(f"there is no seat {seat}; seats are 0 to {places - 1}")
    check_writable(record)
    given = new_seed() if seed is None else seed
    match = found.start(places, given, read_options(found, option))
    table = [levels[place % len(levels)] for place in range(places)]
    player = Terminal(match, None if watch else seat, table, language(lang), screen(), given)
    try:
        player.run()
    except Left:
        typer.echo(player.lines.text("cli-left"), err=True)
        raise typer.Exit(1) from None
    finally:
        if record is not None:
            player.match.record().save(record)
            player.say(player.lines.text("cli-saved", {"file": str(record)}))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    db: Annotated[str | None, typer.Option(metavar="URL", help="Database: a SQLite file or a PostgreSQL URL.")] = None,
    path: Annotated[str, typer.Option(hidden=True)] = "/",
) -> None:
    """Serve tables to browsers."""
    from kancha.table import serve as serve_tables

    serve_tables(host=host, port=port, db=db, open_browser=browser, path=path)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all, if none is given.")] = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(min=0.5, help="Time for each game.")] = 3.0,
    seed: Seed = 0,
    json_file: JsonFile = None,
) -> None:
    """Measure random play on one core: decisions of seats a second (legal lists included), time of a clone."""
    names = game or kancha.games()
    places = [
        seat_count(kancha.game(name), seats if seats is not None else kancha.game(name).seats[-1]) for name in names
    ]
    check_writable(json_file)
    rows = []
    with progress_bar(len(names), "bench") as progress:
        for name, count in zip(names, places, strict=True):
            rows.append(measure(name, count, seconds, seed))
            progress.advance(progress.task_ids[0])
    write_json(rows, json_file)
    if json_file is None or str(json_file) != "-":
        report.speeds(screen(), rows)


app.add_typer(admin.app, name="admin")
for command in (lab.simulate, lab.tournament, lab.sweep, lab.report, records.records, train.train, review.review):
    app.command()(command)
