"""`kancha records`: replay a whole collection, and list what no longer fits and at which decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from kancha.cli.common import JsonFile, Lang, check_writable, write_json
from kancha.cli.lines import Lines, language
from kancha.kernel.errors import KanchaError
from kancha.records import Collection, Finding, check, in_folder


def records(
    place: Annotated[
        str, typer.Argument(metavar="DIR|DB", help="A folder of records, a SQLite file, or the URL of a database.")
    ],
    lang: Lang = None,
    json_file: JsonFile = None,
) -> None:
    """Replay every match of a collection by what it began with; list those that do not fit, and at which decision."""
    lines = Lines(language(lang))
    check_writable(json_file)
    quiet = json_file is not None and str(json_file) == "-"
    found: list[Finding] = []
    for finding in check(_collection(place)):
        found.append(finding)
        if finding.problem and not quiet:
            typer.echo(lines.text("cli-misfit", {"name": finding.name, "problem": finding.problem}))
    if not found:
        raise KanchaError(f"{place}: there are no matches (in a folder: files that end in .kancha)")
    wrong = [finding for finding in found if finding.problem]
    write_json(_summary(found), json_file)
    if not quiet:
        typer.echo(lines.text("cli-fit", {"fit": len(found) - len(wrong), "all": len(found)}))
    if wrong:
        raise typer.Exit(1)


def _collection(place: str) -> Collection:
    if Path(place).is_dir():
        return in_folder(Path(place))
    from kancha.table.collection import matches

    return matches(place)


def _summary(found: list[Finding]) -> dict[str, Any]:
    wrong = [finding._asdict() for finding in found if finding.problem]
    decisions = sum(finding.decisions for finding in found)
    return {"matches": len(found), "fit": len(found) - len(wrong), "decisions": decisions, "misfits": wrong}
