"""Component data: the TOML files of a game's `data` folder, every fact with its provenance, and what a game reads.

A file opens with `source = "..."`, the default for all it holds; any table inside may name its own. A source is `seed`
(the rulebook), `source: ...`, `derived: ...` or `reconstructed: ...`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kancha.kernel.errors import DataError
from kancha.kernel.files import read_text

KINDS: Final = ("seed", "source", "derived", "reconstructed")


class DataTables:
    """A data set as a game reads it: the files of a folder, or values that were stored.

    What is read is noted, for it is what tells one data set from another: provenance, comments, the order of keys and
    files that nobody reads are no part of it.
    """

    def __init__(self, folder: Path | None, override: Path | None = None) -> None:
        """Read the files of a folder, if one is given; a file in `override` takes the place of the one shipped."""
        self._layers: list[dict[str, Any]] = [] if folder is None else [_files(folder, override)]
        self.noted: dict[str, Any] = {}
        """Everything that was read so far, in the shape of the files."""

    @staticmethod
    def of(values: dict[str, Any], others: list[dict[str, Any]]) -> DataTables:
        """Return a set that was stored; what it lacks, since rules began to read it later, is in the first of others.

        Only a whole value is taken from another set, never a part of one.
        """
        new = DataTables(None)
        new._layers = [values, *others]
        return new

    @property
    def files(self) -> dict[str, Any]:
        """The content of every file by its name without `.toml`; looking at it is no reading."""
        return self._layers[0]

    def file(self, name: str) -> dict[str, Any]:
        """Return a whole file by its name without `.toml`."""
        content: dict[str, Any] = self.value(name)
        return content

    def value(self, file: str, *path: str) -> Any:
        """Return one value; a missing one is a `DataError` that names file and path."""
        for layer in self._layers:
            node: Any = layer.get(file)
            for key in path:
                node = node.get(key) if isinstance(node, dict) else None
            if node is not None:
                self._note(file, path, node)
                return node
        if not any(file in layer for layer in self._layers):
            raise DataError(f"data file {file}.toml is missing")
        raise DataError(f"{file}.toml: no {'.'.join(path)}")

    def _note(self, file: str, path: tuple[str, ...], value: Any) -> None:
        keys = (file, *path)
        node = self.noted
        for key in keys[:-1]:
            node = node.setdefault(key, {})
        node[keys[-1]] = without_sources(value)

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
        for name, content in self.files.items():
            found += [(name, place, source) for place, source in _sources(content, "")]
        return found


def without_sources(node: Any) -> Any:
    """Return data without their provenance."""
    if isinstance(node, dict):
        return {key: without_sources(value) for key, value in node.items() if key != "source"}
    if isinstance(node, list):
        return [without_sources(value) for value in node]
    return node


def _files(folder: Path, override: Path | None) -> dict[str, Any]:
    paths = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if override is not None:
        paths |= _replacements(override, paths)
    files: dict[str, Any] = {}
    for name, path in sorted(paths.items()):
        try:
            files[name] = tomllib.loads(read_text(path))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
            raise DataError(f"{path.name}: {error}") from error
        _check_sources(path.name, files[name])
    return files


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
