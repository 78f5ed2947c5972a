"""What is said to an outside bot and what it says: lines of text, the same over a pipe and over a WebSocket.

`docs/outside-bots.md` describes them. Nothing here knows the true position: a question is made of what a seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from kancha.kernel.action import Space, kebab
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State
from kancha.kernel.view import view

VERSION: Final = 1
LONGEST: Final = 4096
"""No line of a bot is longer."""
WANTS: Final = ("view", "features")


class Wishes(NamedTuple):
    """What a bot said when it was greeted."""

    name: str
    wants: frozenset[str]


class Wrong(KanchaError):
    """What a bot said cannot be used."""


def greeting(game: Rulebook, seat: int, seats: int, seconds: float) -> list[str]:
    """Greet a bot: which game it plays, and where."""
    return [
        f"kancha-bot {VERSION}",
        f"game {game.id}",
        f"rules {game.rules_version}",
        f"rulings {_json(game.readings)}",
        f"seats {seats}",
        f"seat {seat}",
        f"seconds {seconds:g}",
        f"feature-names {' '.join(game.feature_names)}",
        "greet",
    ]


def question(
    game: Rulebook, seat: int, seen: State, codes: Sequence[int], id: int, seconds: float, wants: frozenset[str]
) -> list[str]:
    """Ask a bot: the step, the legal actions, and what it wants to know of the position."""
    actions = game.space.actions
    lines = [f"question {id}", f"step {kebab(type(seen.stack[-1]).__name__)}", f"seconds {seconds:g}"]
    lines += [f"legal {actions[code].text}" for code in codes]
    if "view" in wants:
        lines.append(f"view {_json(view(seen, seat))}")
    if "features" in wants:
        world = seen.clone()
        game.fill(world, seat, Random(0))
        lines.append(f"features {' '.join(f'{number:g}' for number in game.features(world, seat))}")
    return [*lines, "ask"]


def over(scores: Sequence[int]) -> list[str]:
    """Say that the match is over."""
    return [f"over {' '.join(str(score) for score in scores)}"]


def wish(line: str, wishes: Wishes) -> Wishes | None:
    """Read a line before the first question; None when the bot is ready."""
    word, _, rest = line.strip().partition(" ")
    if word == "ready":
        return None
    if word == "name":
        return wishes._replace(name=rest.strip()[:40])
    if word == "want" and rest.strip() in WANTS:
        return wishes._replace(wants=wishes.wants | {rest.strip()})
    raise Wrong(f"expected name NAME, want view, want features or ready, not {_shown(line)}")


def answer(line: str, id: int, space: Space, codes: Sequence[int]) -> int | None:
    """Return the code of an answer; None for a late one to an earlier question."""
    word, _, rest = line.strip().partition(" ")
    number, _, text = rest.partition(" ")
    if word != "answer" or not (number.isascii() and number.isdigit()):
        raise Wrong(f"expected answer {id} ACTION, not {_shown(line)}")
    if int(number[:9]) < id:
        return None
    if int(number[:9]) != id:
        raise Wrong(f"question {id} was asked, not {number[:9]}")
    legal = {space.actions[code].text: code for code in codes}
    code = legal.get(text.strip())
    if code is None:
        raise Wrong(f"{_shown(text)} is not a legal action")
    return code


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _shown(text: str) -> str:
    short = text.strip()
    return repr(short if len(short) <= 60 else f"{short[:60]}...")
