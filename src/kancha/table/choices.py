"""Choices: legal actions as the page shows them, each with what never changes of it encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Raw

from kancha.kernel.action import Action, kebab
from kancha.kernel.bar import Bar
from kancha.kernel.look import Look
from kancha.kernel.outlook import Lookout
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.scene import Aim
from kancha.table.protocol import Choice, Question

MOST: Final = 5000
"""So many choices of a step are kept."""
_json = msgspec.json.Encoder()


class Known:
    """What is known of the choices of a step."""

    __slots__ = ("count", "heads", "steady")

    def __init__(self) -> None:
        self.heads: dict[int, bytes] = {}
        """By code: the beginning of a choice as JSON, up to where it is clicked."""
        self.steady: dict[int, dict[int, bytes]] = {}
        """By what an aim rests on, and code: the whole choice."""
        self.count = 0
        """Of these choices."""


class Offers:
    """The actions of a game as choices: their words and places are the same whenever a step asks for them."""

    def __init__(self, game: Rulebook, bar: Bar) -> None:
        self._actions = game.space.actions
        self._bar = bar
        self._known: dict[str, Known] = {}

    def encoded(self, codes: list[int], look: Look[Any], step: str) -> Raw:
        """Return legal answers as a list of `Choice` in JSON; the turn bar knows the places of the step."""
        known = self._known.get(step)
        if known is None:
            known = self._known[step] = Known()
        elif known.count > MOST:
            heads = known.heads
            known = self._known[step] = Known()
            known.heads = heads
        picture, seen, steady = look.picture, look.seen, known.steady
        parts: list[bytes] = []
        # Ints; said so, the compiler looks for them as they are, where it would make new ones.
        answers: list[Any] = codes
        for code in answers:
            on = picture.rests_on(seen, code)
            if on < 0:
                parts.append(self._choice(code, look, step, known))
                continue
            alike = steady.get(on)
            if alike is None:
                alike = steady[on] = {}
            found = alike.get(code)
            if found is None:
                found = alike[code] = self._choice(code, look, step, known)
                known.count += 1
            parts.append(found)
        return Raw(b"[" + b",".join(parts) + b"]")

    def _choice(self, code: int, look: Look[Any], step: str, known: Known) -> bytes:
        """Return a choice, of which the beginning is known."""
        head = known.heads.get(code)
        if head is None:
            head = known.heads[code] = self._head(step, self._actions[code])
        return _choice(head, look.picture.aim(look.seen, self._actions[code]))

    def _head(self, step: str, action: Action) -> bytes:
        code = action.code
        known: dict[str, Any] = {
            "code": code,
            "text": action.text,
            "family": action.family,
            "fields": action.fields,
        }
        slot, kind = self._bar.slot(step, code), self._bar.kind(step, code)
        if slot:
            known["slot"] = slot
        if kind != "act":
            known["kind"] = kind
        return _json.encode(known)[:-1] + b","


def _choice(head: bytes, at: Aim) -> bytes:
    """Return a choice: an aim has the fields that tell where it is clicked, and leaves out what is as usual."""
    text = _json.encode(at)
    if at.targets:
        return head + text[1:]
    return head + b'"targets":[]' + (b"}" if text == b"{}" else b"," + text[1:])


def choices(legal: Iterable[Action], look: Look[Any], bar: Bar, step: str) -> list[Choice]:
    """Return legal actions as the page shows them."""
    found: list[Choice] = []
    for action in legal:
        aim, code = look.aim(action), action.code
        choice = Choice(
            code=code,
            text=action.text,
            family=action.family,
            fields=action.fields,
            targets=aim.targets,
            loose=aim.loose,
            slot=bar.slot(step, code),
            kind=bar.kind(step, code),
        )
        if aim.ghost:
            choice.ghost = aim.ghost
        if aim.way:
            choice.way = aim.way
        if aim.gain is not None:
            choice.gain = aim.gain
        if aim.later is not None:
            choice.later = aim.later
        if aim.tag is not None:
            choice.tag = aim.tag
        choice.ghost_panel, choice.pose = aim.ghost_panel, aim.pose
        found.append(choice)
    return found


def ahead(game: Rulebook, bar: Bar, lookout: Lookout) -> tuple[Question, list[Choice]]:
    """Return the question that a path of answers leads to, in an imagined position, and its answers."""
    s, seat = lookout.state, lookout.seat
    asks = s.stack[-1]
    step = kebab(type(asks).__name__)
    bar.prepare(s)
    look = game.look(s.seen(seat), seat)
    actions = game.space.actions
    answers = choices([actions[code] for code in lookout.legal], look, bar, step)
    return Question(
        step=step, seat=seat, message=f"question-{step}", args=asks.words(s), rules=list(asks.RULES)
    ), answers
