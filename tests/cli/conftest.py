"""The command line in this process, with the example game in the catalogue."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from kancha.cli import main
from kancha.games import GAMES


class Result(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def saltmarket(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game is in the catalogue."""
    monkeypatch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; `typed` is what the player types."""

    def call(*args: object, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main([str(arg) for arg in args])
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
        said = capsys.readouterr()
        return Result(code, said.out, said.err)

    return call
