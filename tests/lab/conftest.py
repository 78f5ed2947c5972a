"""The example game is in the catalogue of every test of the lab."""

from __future__ import annotations

import pytest

from kancha.games import GAMES


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game is in the catalogue."""
    monkeypatch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")
