"""`kancha rules GAME --rulings`: where the rulebook can be read in two ways, each reading, and our reason."""

from __future__ import annotations

import typer

from kancha.cli.lines import Lines
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook


def tell_rulings(game: Rulebook, lang: str, id: str | None) -> None:
    """Print all house rulings of a game, or one: the readings, ours marked, our reason, the paragraphs."""
    if id is not None and id not in game.rulings:
        known = ", ".join(game.rulings) or "none"
        raise KanchaError(f"{game.name} has no ruling {id!r}; its rulings are: {known}")
    lines = Lines(lang, game)
    if not game.rulings:
        typer.echo(lines.text("cli-no-rulings"))
    for key, ruling in game.rulings.items():
        if id not in (None, key):
            continue
        typer.echo(f"{key}: {lines.text(f'ruling-{key}')}")
        for choice in ruling.choices:
            mark = "*" if choice == ruling.default else " "
            cited = [p.id for p in game.paragraphs({key: choice}).paragraphs.values() if (key, choice) in p.when]
            typer.echo(f"  {mark} {choice:12s} {lines.text(f'ruling-{key}-{choice}')} [{', '.join(cited)}]")
        typer.echo(f"    {lines.text('cli-ruling-why')} {lines.text(f'ruling-{key}-why')}")
