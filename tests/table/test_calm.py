"""The collector of garbage holds nobody up who plays."""

from __future__ import annotations

import pytest

from kancha.table import calm
from kancha.table.calm import OFTEN, QUIET, SELDOM, Keeper


class Collector:
    """A collector that notes what it is asked for, and a clock."""

    def __init__(self, frozen: int) -> None:
        self.now = 1000.0
        self.done: list[str] = []
        self._frozen = frozen

    def monotonic(self) -> float:
        """The time now."""
        return self.now

    def get_freeze_count(self) -> int:
        """How much is set aside."""
        return self._frozen

    def freeze(self) -> None:
        """Set all aside."""
        self.done.append("freeze")

    def unfreeze(self) -> None:
        """Take it back."""
        self.done.append("unfreeze")

    def collect(self) -> None:
        """Look through it."""
        self.done.append("collect")


def tended(patch: pytest.MonkeyPatch, later: float, idle: float, frozen: int = 1) -> list[str]:
    """What is done after so many seconds of which nobody played for the last ones."""
    collector = Collector(frozen)
    patch.setattr(calm, "gc", collector)
    patch.setattr(calm, "monotonic", collector.monotonic)
    keeper = Keeper()
    collector.now += later
    keeper.tend(collector.now - idle)
    keeper.tend(collector.now - idle)
    return collector.done


def test_all_is_looked_through_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then, not each time; and what has come to stay is set aside each time."""
    assert tended(monkeypatch, OFTEN + 1, QUIET + 1) == ["unfreeze", "collect", "freeze", "freeze"]


def test_whoever_plays_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless somebody has played for hours without a pause: then memory would be lost for good."""
    assert tended(monkeypatch, OFTEN + 1, QUIET - 1) == ["freeze", "freeze"]
    assert tended(monkeypatch, SELDOM + 1, QUIET - 1) == ["unfreeze", "collect", "freeze", "freeze"]


def test_a_process_that_has_not_begun_to_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program with a server in it, as these tests, keeps its collector."""
    assert tended(monkeypatch, SELDOM + 1, QUIET + 1, frozen=0) == []
