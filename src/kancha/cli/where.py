"""`kancha rules GAME ID --where`: from a paragraph to the steps, events, refusals and tests that cite it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import typer

import kancha
from kancha.cli.lines import Lines
from kancha.kernel.game import Game

ROOT: Final = Path(kancha.__file__).parents[2]
TESTS: Final = ROOT / "tests" / "games"
"""There in a checkout of the sources, not in an installed package."""


class Citation(NamedTuple):
    """One place that cites a paragraph."""

    kind: str
    """The message that names what it is: a step, an event, a refusal or a test."""
    name: str
    path: Path
    line: int


def tell_citations(game: Game, id: str, lines: Lines) -> None:
    """Print where a paragraph is cited, with the place in the sources."""
    found = citations(game, id)
    if not found:
        typer.echo(f"    {lines.text('cli-where-nowhere')}")
    for citation in found:
        folder = citation.path.parent.relative_to(ROOT) if citation.path.is_relative_to(ROOT) else citation.path.parent
        kind = lines.text(citation.kind)
        typer.echo(f"    {kind:8s} {citation.name}  {folder.as_posix()}/{citation.path.name}:{citation.line}")


def citations(game: Game, id: str) -> list[Citation]:
    """Return all places of a game's rules and tests that cite a paragraph, in the order of the files."""
    found: list[Citation] = []
    for path in sorted(game.folder.glob("*.py")):
        found += _in_rules(path, id)
    for path in sorted((TESTS / game.folder.name).glob("test_*.py")):
        found += _in_tests(path, id)
    return found


def _in_rules(path: Path, id: str) -> Iterator[Citation]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and id in _cited(node):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            yield Citation("cli-where-event" if "Event" in bases else "cli-where-step", node.name, path, node.lineno)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
            rule, message, *_ = [arg.value if isinstance(arg, ast.Constant) else "" for arg in call.args]
            if rule == id:
                yield Citation("cli-where-refusal", str(message), path, call.lineno)


def _cited(node: ast.ClassDef) -> list[object]:
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.target.id == "RULES":
            return [part.value for part in ast.walk(item) if isinstance(part, ast.Constant)]
    return []


def _in_tests(path: Path, id: str) -> Iterator[Citation]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            named = isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
            if named and any(isinstance(part, ast.Constant) and part.value == id for part in ast.walk(mark)):
                yield Citation("cli-where-test", node.name, path, node.lineno)
