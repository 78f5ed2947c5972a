"""Component data: the TOML files of a game's `data` folder, every fact with its provenance.

A file opens with `source = "..."`, the default for all it holds; any table inside may name its own. A source is `seed`
(the rulebook), `source: ...`, `derived: ...` or `reconstructed: ...`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kancha.kernel.errors import DataError

KINDS: Final = ("seed", "source", "derived", "reconstructed")


class Tables:
    """The data files of one game; a file in `override` takes the place of the one shipped."""

    def __init__(self, folder: Path, override: Path | None = None) -> None:
        self._files: dict[str, dict[str, Any]] = {}
        digest = hashlib.sha256()
        paths = {path.stem: path for path in sorted(folder.glob("*.toml"))}
        if override is not None:
            paths |= _replacements(override, paths)
        for name, path in sorted(paths.items()):
            try:
                text = path.read_text(encoding="utf-8")
                self._files[name] = tomllib.loads(text)
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                raise DataError(f"{path.name}: {error}") from error
            _check_sources(path.name, self._files[name])
            digest.update(f"{name}\n{text}\n".encode())
        self.hash = digest.hexdigest()[:16]

    def file(self, name: str) -> dict[str, Any]:
        """Return a whole file by its name without `.toml`."""
        if name not in self._files:
            raise DataError(f"data file {name}.toml is missing")
        return self._files[name]

    def value(self, file: str, *path: str) -> Any:
        """Return one value; a missing one is a `DataError` that names file and path."""
        node: Any = self.file(file)
        for key in path:
            if not isinstance(node, dict) or key not in node:
                raise DataError(f"{file}.toml: no {'.'.join(path)}")
            node = node[key]
        return node

    def rows(self, file: str, table: str) -> list[dict[str, Any]]:
        """Return the rows of `[[table]]`; ids, if any, must be 0, 1, 2, ... in file order."""
        rows = self.value(file, table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise DataError(f"{file}.toml: {table} must be a list of tables, [[{table}]]")
        for place, row in enumerate(rows):
            if "id" in row and row["id"] != place:
                raise DataError(
                    f"{file}.toml: [[{table}]] number {place} has id {row['id']}; ids are 0, 1, 2, ... in order"
                )
        return list(rows)

    def expect(self, file: str, what: str, found: int, wanted: int) -> None:
        """Refuse a wrong count."""
        if found != wanted:
            raise DataError(f"{file}.toml: {what}: expected {wanted}, found {found}")

    def provenance(self) -> list[tuple[str, str, str]]:
        """List (file, place, source) of every file and of every table that names its own source."""
        found: list[tuple[str, str, str]] = []
        for name, content in self._files.items():
            found += [(name, place, source) for place, source in _sources(content, "")]
        return found


def _replacements(override: Path, shipped: dict[str, Path]) -> dict[str, Path]:
    if not override.is_dir():
        raise DataError(f"data folder {override} does not exist")
    found = {path.stem: path for path in sorted(override.glob("*.toml"))}
    if unknown := sorted(found.keys() - shipped.keys()):
        raise DataError(f"data folder {override} has unknown files: {', '.join(unknown)}; known: {', '.join(shipped)}")
    if not found:
        raise DataError(f"data folder {override} has no .toml file; known: {', '.join(shipped)}")
    return found


def _sources(node: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict):
        if "source" in node:
            yield place or "file", node["source"]
        for key, value in node.items():
            yield from _sources(value, f"{place}.{key}" if place else key)
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from _sources(value, f"{place}[{i}]")


def _check_sources(file: str, content: dict[str, Any]) -> None:
    if "source" not in content:
        raise DataError(f'{file}: the file must open with source = "..."')
    for place, source in _sources(content, ""):
        if not isinstance(source, str) or source.partition(":")[0].strip() not in KINDS:
            raise DataError(f"{file}: {place}: source must begin with {', '.join(KINDS)}; not {source!r}")
