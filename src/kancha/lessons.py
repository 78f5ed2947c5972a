"""Lessons: a first match that is played on the real engine while somebody explains it.

A lesson is data in the folder of its game, found by looking: `lessons/<id>.toml`, and its words in `<id>.<lang>.ftl`
beside it. It deals by a fixed seed, so chance needs no lines; everybody else's answers stand in it as texts:

    game = "caral"
    seats = 2
    seat = 0                     # the learner's
    seed = 5
    level = "greedy"             # of the bots that play on when the lesson is over
    minutes = 6
    order = 1                    # the first one is the coached first match
    options = {}
    before = []                  # what was answered before the lesson begins, by everybody, if it begins later

    [[steps]]
    id = "quarry"                # words: quarry (title), quarry-text, and, if wanted, quarry-learned and quarry-else
    rules = ["K5.4"]
    spot = ["space-2", "pawn-0"] # zones and pieces that are lit
    play = ["move a2"]           # what the learner answers, question by question; nothing: a page to read
    then = ["move a4"]           # what the others answer after it, until the learner is asked again

`check` replays a lesson and tells everything that no longer fits.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from kancha.kernel.errors import DataError, KanchaError
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.scene import Scene
from kancha.words import LANGUAGES, Words

TITLES: Final = ("lesson-title", "lesson-blurb", "lesson-end")
"""Messages that every lesson has."""


class Step(Struct, forbid_unknown_fields=True):
    """One thing to learn: what is lit, what is answered, and the rules that say so."""

    id: str
    rules: list[str]
    spot: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    then: list[str] = field(default_factory=list)

    @property
    def answers(self) -> list[str]:
        """What is answered in this step, by the learner and by the others."""
        return [*self.play, *self.then]


class Lesson(Struct, forbid_unknown_fields=True):
    """A match with captions."""

    game: str
    seats: int
    seed: int
    order: int
    minutes: int
    steps: list[Step]
    seat: int = 0
    level: str = "greedy"
    options: dict[str, int | bool | str] = field(default_factory=dict)
    version: int | None = None
    """Of the rules; None: the newest."""
    before: list[str] = field(default_factory=list)
    """What was answered before the lesson begins."""
    id: str = ""
    """The name of its file."""

    @property
    def answers(self) -> list[str]:
        """Every answer of the lesson, chance's and those before it left out."""
        return [text for step in self.steps for text in step.answers]

    @property
    def shows(self) -> dict[str, str]:
        """The rules that the lesson shows, each with the first step that does."""
        found: dict[str, str] = {}
        for step in self.steps:
            for rule in step.rules:
                found.setdefault(rule, step.id)
        return found

    def deal(self, game: Game, step: str = "") -> Match:
        """Start the match of the lesson, or the match as it stands when one of its steps begins."""
        match = game.start(self.seats, self.seed, self.options, self.version)
        for text in self.before:
            match.play(text)
        for one in self.steps:
            if one.id == step:
                break
            if step:
                for text in one.answers:
                    match.play(text)
        else:
            if step:
                raise KanchaError(f"the lesson {self.id} has no step {step!r}")
        return match

    def progress(self, match: Match) -> int | None:
        """Return how many answers of the lesson a match has had; None if somebody has left its path."""
        given = self._given(match)
        return None if given is None else max(0, given - len(self.before))

    def expected(self, match: Match) -> int | None:
        """Return the code that comes next, also for who went back before its beginning; None if it is over or left."""
        given = self._given(match)
        answers = [*self.before, *self.answers]
        return None if given is None or given == len(answers) else match.game.space.parse(answers[given]).code

    def _given(self, match: Match) -> int | None:
        """Return how many answers seats have given, those before the lesson too; None off its path."""
        answers = [*self.before, *self.answers]
        given = [code for who, code in zip(match.who, match.log, strict=True) if who >= 0]
        actions = match.game.space.actions
        on_path = all(actions[code].text == text for code, text in zip(given, answers, strict=False))
        return len(given) if on_path and len(given) <= len(answers) else None


def lessons(game: Game) -> list[Lesson]:
    """Return the lessons of a game, the first one first."""
    return [lesson for lesson in _folder(game.folder / "lessons") if lesson.game == game.id]


def lesson(game: Game, id: str) -> Lesson | None:
    """Return a lesson by its id; None if the game has none of that name."""
    return next((one for one in lessons(game) if one.id == id), None)


def words_file(game: Game, lesson: Lesson, lang: str) -> Path:
    """Return where the words of a lesson stand."""
    return game.folder / "lessons" / f"{lesson.id}.{lang}.ftl"


@cache
def _folder(folder: Path) -> list[Lesson]:
    found = [_read(path) for path in sorted(folder.glob("*.toml"))]
    return sorted(found, key=lambda one: (one.order, one.id))


def _read(path: Path) -> Lesson:
    try:
        made = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{path.name}: {error}") from error
    made.id = path.stem
    return made


def check(game: Game, lesson: Lesson) -> list[str]:
    """Replay a lesson on the engine; return what does not fit, in words, nothing if all is well."""
    faults = _words(game, lesson)
    try:
        match = lesson.deal(game)
    except KanchaError as error:
        return [*faults, f"the match cannot be dealt: {error}"]
    for step in lesson.steps:
        try:
            faults += [f"{step.id}: {fault}" for fault in _step(match, lesson, step)]
        except KanchaError as error:
            return [*faults, f"{step.id}: {error}"]
    if match.over:
        faults.append("the match is over with the lesson: nothing is left to play on")
    elif match.seat != lesson.seat:
        faults.append(f"after the last step seat {match.seat} is asked, not the learner")
    return faults


def _step(match: Match, lesson: Lesson, step: Step) -> list[str]:
    known = match.game.paragraphs(match.options, match.version)
    faults = [f"there is no rule {rule}" for rule in step.rules if rule not in known]
    if not step.rules:
        faults.append("it names no rule")
    if match.seat != lesson.seat:
        faults.append(f"seat {match.seat} is asked, not the learner")
    there = things(match.game.look(match.state.seen(lesson.seat), lesson.seat).scene)
    faults += [f"there is no {thing} to be lit" for thing in step.spot if thing not in there]
    for text in step.play:
        if match.seat != lesson.seat:
            faults.append(f"{text!r} is the learner's, but seat {match.seat} is asked")
        match.play(text)
    for text in step.then:
        if match.seat == lesson.seat:
            faults.append(f"{text!r} is a rival's, but the learner is asked")
        match.play(text)
    return faults


def _words(game: Game, lesson: Lesson) -> list[str]:
    wanted = [*TITLES, *(name for step in lesson.steps for name in (step.id, f"{step.id}-text"))]
    known = {*wanted, *(f"{step.id}-{more}" for step in lesson.steps for more in ("learned", "else"))}
    faults = []
    told: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        path = words_file(game, lesson, lang)
        words = Words(lang, extra=[path])
        told[lang] = {id for id in known if words.has(id)}
        faults += [f"{path.name} lacks {id}" for id in wanted if id not in told[lang]]
        faults += [f"{path.name}: {id} is empty" for id in sorted(told[lang]) if not words.text(id).strip()]
    for lang in LANGUAGES[1:]:
        faults += [
            f"{id} is told in one language only" for id in sorted((told[lang] ^ told[LANGUAGES[0]]) - set(wanted))
        ]
    return faults


def things(scene: Scene) -> set[str]:
    """Return the ids of all zones and pieces that somebody sees."""
    found: set[str] = set()
    for panel in scene.panels:
        found |= {zone.id for zone in panel.zones} | {piece.id for piece in panel.pieces}
    return found


def plain(lesson: Lesson) -> dict[str, Any]:
    """Return a lesson as plain data."""
    made: dict[str, Any] = msgspec.to_builtins(lesson)
    return made
