"""Starting: what is wrong with the database is one sentence that says what to do, and the command fails honestly."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kancha.kernel.errors import KanchaError
from kancha.table import Settings
from kancha.table.starting import prepare
from tests.table.helpers import ROOT, Postgres, free_port


def said(db: str) -> str:
    """Return what is said about a database that cannot be used."""
    with pytest.raises(KanchaError) as error:
        prepare(Settings(db=db, db_seconds=0.3))
    text = str(error.value)
    assert "\n" not in text
    assert len(text) < 300
    return text


def test_a_new_database_belongs_to_its_owner(tmp_path: Path) -> None:
    """Nobody else can read the seeds in it, also not in a file that was made open."""
    file = tmp_path / "new" / "k.sqlite"
    prepare(Settings(db=str(file)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    prepare(Settings(db=str(file)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """It is left as it is."""
    file = tmp_path / "k.sqlite"
    file.write_bytes(b"my diary" * 1000)
    assert "is no database" in said(str(file))
    assert file.read_bytes() == b"my diary" * 1000
    prepare(Settings(db=str(tmp_path / "good.sqlite")))
    whole = (tmp_path / "good.sqlite").read_bytes()
    file.write_bytes(whole[:9000])
    assert "damaged" in said(str(file))
    assert "backup" in said(str(file))


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    """It says so."""
    assert "it is a folder" in said(str(tmp_path))


def test_a_locked_file(tmp_path: Path) -> None:
    """Whoever has it locked must stop."""
    file = tmp_path / "k.sqlite"
    prepare(Settings(db=str(file)))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "locked; stop that program" in said(str(file))
    other.close()


def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    """It is not touched."""
    file = tmp_path / "k.sqlite"
    prepare(Settings(db=str(file)))
    with sqlite3.connect(file) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    assert "newer Kancha: update this one" in said(str(file))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("ALTER TABLE sittings DROP COLUMN version", "its table sittings has no column version"),
        ("DROP TABLE chat", "it has no table chat"),
        ("ALTER TABLE codes RENAME COLUMN expires TO ends", "its table codes has no column expires"),
    ],
)
def test_a_database_of_no_release(tmp_path: Path, change: str, told: str) -> None:
    """What does not fit is named, and the file, before anything is served from it."""
    file = tmp_path / "k.sqlite"
    prepare(Settings(db=str(file)))
    with sqlite3.connect(file) as other:
        other.execute(change)
    other.close()
    text = said(str(file))
    assert text.startswith(f"cannot use {file}: {told}, so no release")
    assert "restore a backup" in text


def test_a_postgresql_that_is_not_there(postgres: Postgres) -> None:
    """Host and port are named, the password is not."""
    text = said(f"postgresql://ana:secret@127.0.0.1:{free_port()}/kancha")
    assert "127.0.0.1" in text
    assert "is PostgreSQL running there" in text
    assert "secret" not in text
    assert "nowhere" in said(postgres.database().rpartition("/")[0] + "/nowhere")


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the folder; whoever runs this may be allowed to write everywhere, so the system is asked for him."""
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)
    assert f"the folder {tmp_path} cannot be written" in said(str(tmp_path / "k.sqlite"))


def test_the_command_fails_with_one_line(tmp_path: Path) -> None:
    """Exit code 1, one line on standard error, no traceback."""
    file = tmp_path / "k.sqlite"
    file.write_bytes(b"my diary" * 1000)
    done = subprocess.run(
        [sys.executable, "-m", "kancha", "serve", "--no-browser", "--port", str(free_port()), "--db", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("kancha: cannot use")
    assert len(done.stderr.splitlines()) == 1
