"""Hostile requests and messages. `hostile.py` runs the same for longer by hand, and measures."""

from __future__ import annotations

from tests.faults.hostile import run


def test_hostile_requests_end_in_refusals_and_an_honest_player_plays_on(db: str) -> None:
    """Eight hundred from eight addresses: no internal error, and the player of another address goes on deciding."""
    report = run(db, 800, "saltmarket", 0.5)
    assert report.hostile >= 800
    assert report.refused > 100
    assert report.decisions > 10
    assert not [name for name in report.answers if name.isdigit() and int(name) >= 500]
