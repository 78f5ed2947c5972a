"""The folder of a run: what was asked for, and the rows of the matches as they come.

    run.json            everything needed to repeat the run
    actions.parquet     the action space: what the codes mean
    matches/ seats/ decisions/    Parquet files with whole matches, one set after the other

A set of rows is written under a temporary name and then renamed, matches last. So a match is in the folder wholly or
not at all, whenever the power fails; files that belong to no file of matches are removed when the folder is opened
again.
"""

from __future__ import annotations

import contextlib
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

import kancha
from kancha.kernel.errors import KanchaError
from kancha.lab.experiments import Experiment, bound
from kancha.lab.extra import need
from kancha.lab.rows import TABLES, schema

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = 2
"""Moves when a column comes, goes or changes its meaning."""
RUN: Final = "run.json"
LOCK: Final = ".lock"
PART: Final = ".part"


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What `run.json` holds."""

    format: int
    kind: str
    """The command: simulate, tournament or sweep."""
    kancha: str
    """The version of the package."""
    python: str
    choices: bool
    """Whether every decision has a row."""
    arms: list[Experiment]
    """The experiments; match number n is deal n // len(arms) of experiment n % len(arms)."""


class Folder:
    """The folder of a run, for reading and for writing."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._next = 0

    @property
    def sheet(self) -> Sheet:
        """What was asked for."""
        try:
            found = msgspec.json.decode((self.path / RUN).read_bytes(), type=Sheet)
        except FileNotFoundError as missing:
            raise KanchaError(f"{self.path} is not the folder of a run: it has no {RUN}") from missing
        except msgspec.DecodeError as damaged:
            raise KanchaError(f"{self.path / RUN}: {damaged}") from damaged
        if found.format != FORMAT:
            raise KanchaError(f"{self.path} has rows of format {found.format}; this version reads {FORMAT}")
        return found

    @contextlib.contextmanager
    def opened(self, kind: str, arms: Sequence[Experiment], choices: bool) -> Iterator[bytearray]:
        """Hold the folder for writing; gives one byte for each match: 1 if its rows are there already.

        A folder that holds the beginning of the same run goes on; one that holds anything else is refused.
        """
        filelock: Any = need("filelock", "a folder of rows")
        wanted = Sheet(
            format=FORMAT,
            kind=kind,
            kancha=kancha.__version__,
            python=platform.python_version(),
            choices=choices,
            arms=list(arms),
        )
        if (self.path / RUN).exists():
            self._compare(self.sheet, wanted)
        elif self.path.exists() and any(entry.name != LOCK for entry in self.path.iterdir()):
            raise KanchaError(f"{self.path} is neither empty nor the folder of a run")
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with filelock.FileLock(self.path / LOCK, timeout=0):
                self._prepare(wanted)
                yield self._done(arms[0].games * len(arms))
        except filelock.Timeout as held:
            raise KanchaError(f"{self.path} is in use by another command") from held

    def _compare(self, found: Sheet, wanted: Sheet) -> None:
        """The same run, or the same with more matches, goes on."""
        for name in ("kind", "kancha", "choices"):
            old, new = getattr(found, name), getattr(wanted, name)
            if old != new:
                raise KanchaError(f"{self.path} holds another run: its {name} is {old}, not {new}")
        if len(found.arms) != len(wanted.arms):
            raise KanchaError(f"{self.path} holds another run: {len(found.arms)} experiments, not {len(wanted.arms)}")
        for old_arm, new_arm in zip(found.arms, wanted.arms, strict=True):
            for name in Experiment.__struct_fields__:
                old, new = getattr(old_arm, name), getattr(new_arm, name)
                if old != new and not (name == "games" and new > old):
                    raise KanchaError(f"{self.path} holds another run: its {name} is {old}, not {new}")

    def _prepare(self, sheet: Sheet) -> None:
        for table in TABLES if sheet.choices else TABLES[:2]:
            (self.path / table).mkdir(exist_ok=True)
        if not (self.path / "actions.parquet").exists():
            parquet: Any = need("pyarrow.parquet", "a folder of rows")
            made = self.path / f"actions.parquet{PART}"
            parquet.write_table(actions(sheet.arms[0]), made)
            made.replace(self.path / "actions.parquet")
        _write(self.path / RUN, msgspec.json.format(msgspec.json.encode(sheet), indent=2))

    def _done(self, total: int) -> bytearray:
        """Clear away what a crash left, and look which matches are there."""
        parquet: Any = need("pyarrow.parquet", "a folder of rows")
        whole = {file.name for file in self.parts("matches")}
        for table in TABLES:
            for file in sorted((self.path / table).glob("*")):
                if file.suffix == PART or file.name not in whole:
                    file.unlink()
        done = bytearray(total)
        for file in self.parts("matches"):
            for number in parquet.read_table(file, columns=["match"])["match"].to_pylist():
                done[number] += 1
        if any(count > 1 for count in done):
            raise KanchaError(f"{self.path} holds a match twice; its files were changed by hand")
        self._next = 1 + max((int(file.stem) for file in self.parts("matches")), default=-1)
        return done

    def append(self, tables: Mapping[str, pyarrow.Table]) -> None:
        """Write the rows of some whole matches."""
        parquet: Any = need("pyarrow.parquet", "a folder of rows")
        name = f"{self._next:06d}.parquet"
        for table in reversed(TABLES):
            if table in tables:
                made = self.path / table / f"{name}{PART}"
                parquet.write_table(tables[table], made, compression="zstd")
                with made.open("rb") as file:
                    os.fsync(file.fileno())
                made.replace(self.path / table / name)
        self._next += 1

    def parts(self, table: str) -> list[Path]:
        """Return the files of a table, oldest first; files of one name hold the same matches."""
        return sorted((self.path / table).glob("*.parquet"))

    def dataset(self, table: str) -> Any:
        """Return a table as an Arrow dataset: nothing is read until it is asked for."""
        dataset: Any = need("pyarrow.dataset", "a table of rows")
        if table == "decisions" and not self.sheet.choices:
            raise KanchaError(f"{self.path} has no row for each decision; ask for them with decisions=True")
        return dataset.dataset([str(file) for file in self.parts(table)], schema=schema(table), format="parquet")


def actions(played: Experiment) -> pyarrow.Table:
    """Return the action space of an experiment as a table: code, text, family, fields."""
    pa: Any = need("pyarrow", "a table of rows")
    known = bound(played).space.actions
    rows = {
        "code": pa.array([action.code for action in known], pa.int32()),
        "text": [action.text for action in known],
        "family": [action.family for action in known],
        "fields": pa.array(
            [[(name, str(value)) for name, value in action.fields.items()] for action in known],
            pa.map_(pa.string(), pa.string()),
        ),
    }
    return pa.table(rows)


def _write(file: Path, content: bytes) -> None:
    made = file.with_name(f"{file.name}{PART}")
    made.write_bytes(content)
    made.replace(file)
