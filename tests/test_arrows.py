"""Imports point one way: kernel <- games <- records, bots, lab <- table, cli; games never import each other."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "kancha"
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "records": {"kernel", "games"},
    "words": {"kernel", "words"},
    "bots": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "records", "words", "bots", "lab"},
    "table": {"kernel", "games", "records", "words", "bots", "lab", "table"},
    "cli": {"kernel", "games", "records", "words", "bots", "lab", "table", "cli"},
}
WEB = {"litestar", "uvicorn", "starlette", "sqlalchemy", "alembic", "aiosqlite", "asyncpg"}
RULES_NEED = {"msgspec", "mypy_extensions", "typing_extensions"}
"""Beside the standard library, kernel and games need only these; the contract suite also needs pytest."""


@cache
def imports(path: Path) -> set[str]:
    """Return the absolute names of all modules that a file imports."""
    return names_in(path.read_text(encoding="utf-8"), ["kancha", *path.relative_to(SOURCE).parts[:-1]])


def names_in(text: str, package: list[str]) -> set[str]:
    """Return what a module's text imports, wherever in it, if it lies in that package."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += node.module.split(".") if node.module else []
            found.update(".".join([*base, alias.name]) for alias in node.names)
            found.add(".".join(base))
    return found


def modules(layer: str) -> list[Path]:
    """Return the files of a layer: a folder, or one module."""
    single = SOURCE / f"{layer}.py"
    return [single] if single.exists() else sorted((SOURCE / layer).rglob("*.py"))


def layers(names: set[str]) -> set[str]:
    """Return the layers of Kancha that names belong to; the bare package stands for the public face."""
    return {name.split(".")[1] for name in names if name.startswith("kancha.")} & ALLOWED.keys()


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below(layer: str) -> None:
    """An import against the arrows is named with its file."""
    assert modules(layer)
    for path in modules(layer):
        used = layers(imports(path))
        assert used <= ALLOWED[layer], f"{path.relative_to(SOURCE)} imports {sorted(used - ALLOWED[layer])}"


def test_games_never_import_each_other() -> None:
    """A game folder knows the kernel and itself."""
    for path in modules("games"):
        folder = path.relative_to(SOURCE / "games").parts[0]
        others = {
            name
            for name in imports(path)
            if name.startswith("kancha.games.") and name.split(".")[2] != folder and folder != "__init__.py"
        }
        assert not others, f"{path.relative_to(SOURCE)} imports {sorted(others)}"


def test_what_plays_and_records_a_match_stands_in_a_line() -> None:
    """Each of these imports only those before it, not even for types; a record knows no game."""
    line = ["errors", "record", "timeline", "rulebook", "match", "game"]
    for place, name in enumerate(line):
        used = {other for other in line if f"kancha.kernel.{other}" in imports(SOURCE / "kernel" / f"{name}.py")}
        assert used <= set(line[:place]), f"kernel/{name}.py imports {sorted(used - set(line[:place]))}"
    assert not {"rulebook", "timeline"} & {
        name.rpartition(".")[2] for name in imports(SOURCE / "kernel" / "record.py") if name.startswith("kancha.")
    }


def test_only_the_table_knows_the_web() -> None:
    """No other layer imports the web framework or the database."""
    for layer in ALLOWED.keys() - {"table"}:
        for path in modules(layer):
            used = {name.split(".")[0] for name in imports(path)} & WEB
            assert not used, f"{path.relative_to(SOURCE)} imports {sorted(used)}"


def test_rules_need_little_beside_the_standard_library() -> None:
    """Kernel and games can run wherever Python and msgspec can."""
    known = {*sys.stdlib_module_names, "kancha", *RULES_NEED}
    for layer in ("kernel", "games"):
        for path in modules(layer):
            extra = {name.split(".")[0] for name in imports(path)} - known
            if path.name == "testing.py":
                extra.discard("pytest")
            assert not extra, f"{path.relative_to(SOURCE)} imports {sorted(extra)}"


def test_the_arrow_test_sees_relative_and_nested_imports() -> None:
    """A test of the test: an import inside a function, or a relative one, is found."""
    text = "def f():\n    from kancha.table import app\nfrom ..cli import main\nimport kancha.lab.speed\n"
    assert layers(names_in(text, ["kancha", "bots"])) == {"table", "cli", "lab"}
