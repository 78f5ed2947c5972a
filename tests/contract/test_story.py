"""The story tells everything that happens, once: each event has a line, or says why it has none."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

import kancha
from kancha.kernel.action import kebab
from kancha.kernel.event import Event, Scored
from kancha.kernel.game import Game
from kancha.kernel.state import HIDDEN, OWNER
from kancha.kernel.story import told
from kancha.words import LANGUAGES, Words

from .cases import chosen


def kinds(game: Game) -> list[type[Event]]:
    """Return the event classes of a game: those that stand in the modules of its package."""
    package = f"kancha.games.{game.folder.name}."
    found = {
        value
        for name, module in sys.modules.items()
        if name.startswith(package)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value.__module__.startswith(package)
    }
    return sorted(found, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("id", chosen())
def test_every_event_has_a_line_in_the_story_or_a_reason_why_not(id: str) -> None:
    """A line in every language, also for those who may not see all of it; or a reason in words."""
    game = kancha.game(id)
    words = [Words(lang, game) for lang in LANGUAGES]
    assert kinds(game)
    for kind in kinds(game):
        if kind.QUIET:
            assert len(kind.QUIET.split()) >= 3, f"{kind.__name__} has no line, and no reason why"
            continue
        message = kebab(kind.__name__)
        private = any(sight in (OWNER, HIDDEN) for sight in kind.SEES.values())
        for line in [message, *([f"{message}-hidden"] if private else [])]:
            assert all(one.has(line) for one in words), f"{kind.__name__} has no line {line!r}, and no reason why"


def names(event: Any, seat: int) -> bool:
    """Whether an event is about a seat."""
    found = [getattr(event, field) for field in event.__struct_fields__ if field == "seat" or field.endswith("_seat")]
    return any(seat in one if isinstance(one, list) else seat == one for one in found)


@pytest.mark.parametrize("id", chosen())
def test_each_score_is_told_once(id: str) -> None:
    """By a line of its own, or by the event that brought it."""
    game = kancha.game(id)
    for seats in (game.seats[0], game.seats[-1]):
        match = game.start(seats, seed=4)
        match.listen()
        rng = Random(4)
        while not match.over:
            match.play(rng.choice(match.state.legal()))
        heard = 0
        for events in match.timeline.events or []:
            lines = told(events)
            for event in events:
                if isinstance(event, Scored):
                    others = [one for one in lines if event.source in one.TELLS and names(one, event.seat)]
                    assert (event in lines) != bool(others), event
                    heard += 1
        assert heard
