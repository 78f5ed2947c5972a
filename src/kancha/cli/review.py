"""`kancha review`: what a match looked like, its largest mistakes and what was luck, as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import kancha
from kancha.cli.common import Data, JsonFile, Lang, check_writable, progress_bar, write_json
from kancha.cli.lines import language
from kancha.lab.extra import need
from kancha.records import Record


def review(
    file: Annotated[Path, typer.Argument(help="A record.")],
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The page; beside the record, ending in .html, if not given."),
    ] = None,
    lang: Lang = None,
    data: Data = None,
    json_file: JsonFile = None,
) -> None:
    """Review a match: curves, largest mistakes and luck, as one page without network or script."""
    spoken = language(lang)
    record = Record.load(file)
    match = record.replay(game=kancha.game(record.game, data))
    target = file.with_suffix(".html") if out is None else out
    check_writable(target)
    check_writable(json_file)
    for library in ("altair", "jinja2", "vl_convert"):
        need(library, "a review")
    from kancha.review import review as reviewed
    from kancha.review.page import page

    with progress_bar(None, "review") as progress:

        def told(done: int, total: int) -> None:
            progress.update(progress.task_ids[0], completed=done, total=total)

        made = reviewed(match, told=told)
    part = target.with_name(f".{target.name}.part")
    part.write_text(page(made, match, record.names, spoken, file.name), encoding="utf-8")
    part.replace(target)
    write_json(msgspec.to_builtins(made), json_file)
    if str(json_file) != "-":
        typer.echo(target)
