"""Pictures for the rules to read: a part of a real position, drawn like the table, with what it is about lit.

Data in the folder of a game: `illustrations.toml` (`illustrations.<id>.toml` for an edition), and for every picture
what it shows, `illustration-<rule>` with a hyphen for each dot, in `illustrations.<lang>.ftl`:

    [[illustrations]]
    rule = "K8.3"
    lesson = "first"             # the position is that of a step of a lesson; without one, that of the rule's example
    step = "pair"
    played = 1                   # answers of the step, or of the example, that have been given
    spot = ["site-3", "pawn-0"]  # zones and pieces that are lit, all on one panel; the picture is drawn around them
    margin = 2.5                 # so far, in units of that panel
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from kancha.examples import PREFIX, find
from kancha.kernel.errors import DataError, KanchaError
from kancha.kernel.game import Game
from kancha.kernel.scene import Box, Panel, Piece, Scene, Zone
from kancha.words import LANGUAGES, Words


class Illustration(Struct, forbid_unknown_fields=True):
    """Where a picture comes from, and what is lit in it."""

    rule: str
    spot: list[str]
    lesson: str = ""
    step: str = ""
    played: int = 0
    margin: float = 1.0

    @property
    def message(self) -> str:
        """The id of what is said under it."""
        return f"illustration-{self.rule.replace('.', '-')}"


class Drawn(Struct):
    """A picture: a panel with all that lies in a box of it."""

    panel: Panel
    box: Box
    lit: list[str]


class _File(Struct, forbid_unknown_fields=True):
    illustrations: list[Illustration] = field(default_factory=list)


def illustrations(game: Game) -> list[Illustration]:
    """Return the pictures of a game, or of its edition."""
    files = game.files("illustrations", "toml")
    return _read(files[-1]) if files else []


def words_files(game: Game, lang: str) -> list[Path]:
    """Return the Fluent files of the pictures."""
    return game.files("illustrations", f"{lang}.ftl")


def draw(game: Game, illustration: Illustration) -> Drawn:
    """Draw a picture: play up to its position, and keep what lies around what is lit."""
    scene = _scene(game, illustration)
    panel = next((one for one in scene.panels if any(thing.id == illustration.spot[0] for thing in _things(one))), None)
    there = {thing.id: thing for thing in _things(panel)} if panel else {}
    if panel is None or not all(id in there for id in illustration.spot):
        missing = [id for id in illustration.spot if id not in there]
        raise KanchaError(f"the picture of {illustration.rule} has no {', '.join(missing)}")
    corners = [_corners(there[id]) for id in illustration.spot]
    left, top = (min(one[n] for one in corners) - illustration.margin for n in (0, 1))
    right, bottom = (max(one[n] for one in corners) + illustration.margin for n in (2, 3))
    left, top = max(0.0, left), max(0.0, top)
    box = Box(left, top, min(panel.w, right) - left, min(panel.h, bottom) - top)
    kept = replace(
        panel,
        view=None,
        parts=[],
        rulers=[],
        zones=[zone for zone in panel.zones if _meets(box, zone)],
        pieces=[piece for piece in panel.pieces if _meets(box, piece)],
    )
    return Drawn(kept, box, illustration.spot)


def check(game: Game) -> list[str]:
    """Return what is wrong with the pictures of a game: a position, a place, a rule or words that are not there."""
    faults = []
    for one in illustrations(game):
        if one.rule not in game.rules:
            faults.append(f"there is no rule {one.rule}")
        for lang in LANGUAGES:
            if not Words(lang, extra=words_files(game, lang)).has(one.message):
                faults.append(f"{one.rule} is not told in {lang}")
        try:
            draw(game, one)
        except KanchaError as error:
            faults.append(str(error))
    return faults


def _scene(game: Game, illustration: Illustration) -> Scene:
    id = illustration.lesson or f"{PREFIX}{illustration.rule}"
    lesson = find(game, id)
    if lesson is None:
        raise KanchaError(f"the picture of {illustration.rule} needs {id}, which is not there")
    match = lesson.deal(game, illustration.step)
    step = next((one for one in lesson.steps if one.id == illustration.step), lesson.steps[0])
    for text in step.answers[: illustration.played]:
        match.play(text)
    return match.game.look(match.state.seen(lesson.seat), lesson.seat).scene


def _things(panel: Panel) -> list[Zone | Piece]:
    return [*panel.zones, *panel.pieces]


def _corners(thing: Zone | Piece) -> tuple[float, float, float, float]:
    tall = thing.w if isinstance(thing, Zone) and thing.shape in ("hex", "circle") else thing.h
    return thing.x - thing.w / 2, thing.y - tall / 2, thing.x + thing.w / 2, thing.y + tall / 2


def _meets(box: Box, thing: Zone | Piece) -> bool:
    left, top, right, bottom = _corners(thing)
    return left < box.x + box.w and right > box.x and top < box.y + box.h and bottom > box.y


@cache
def _read(path: Path) -> list[Illustration]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).illustrations
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{path.name}: {error}") from error
