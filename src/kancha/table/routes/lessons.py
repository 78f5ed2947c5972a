"""Learning over HTTP: goal, turn and points of a game, and what a lesson tells, step by step."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Request, get
from litestar.params import FromPath
from msgspec import Raw, json

from kancha import icons, illustrations, primers
from kancha.examples import find
from kancha.kernel.game import Game
from kancha.lessons import words_file
from kancha.table import opening, reel
from kancha.table.errors import TableError
from kancha.table.protocol import (
    IconInfo,
    IllustrationInfo,
    Lang,
    LessonInfo,
    PrimerInfo,
    PrimerLine,
    RulesInForce,
    RulingInForce,
    StepInfo,
)
from kancha.table.routes.common import faults, tables
from kancha.table.routes.games import told
from kancha.table.routes.replays import MaybeKey


@get(
    "/api/games/{game:str}/lessons/{id:str}/{lang:str}",
    summary="A lesson of a game",
    responses=faults(400, 404),
    sync_to_thread=False,
)
def lesson_told(game: FromPath[str], id: FromPath[str], lang: FromPath[Lang]) -> LessonInfo:
    """Return the steps of a lesson and its words in one language."""
    found = opening.known_game(game)
    one = find(found, id)
    if one is None:
        raise TableError(404, "error-no-lesson", f"{found.name} has no lesson {id!r}")
    steps = []
    start = 0
    for step in one.steps:
        end = start + len(step.answers)
        steps.append(StepInfo(step.id, step.rules, step.spot, start, end))
        start = end
    path = words_file(found, one, lang)
    if not path.exists():
        path = words_file(found, one, "en")
    words = path.read_text(encoding="utf-8") if path.exists() else ""
    return LessonInfo(one.id, one.game, one.seats, one.seat, one.minutes, steps, words)


@get(
    "/api/games/{game:str}/primer/{lang:str}",
    summary="Goal, turn and points of a game",
    responses=faults(400, 404),
    sync_to_thread=False,
)
def primed(game: FromPath[str], lang: FromPath[Lang]) -> PrimerInfo:
    """Return what somebody must know before a first match, and what pictures mean; a game without it has no lines."""
    found = opening.known_game(game)
    shown = primers.primer(found) or primers.Primer()
    key = icons.key(found) or icons.Key()
    return PrimerInfo(
        [PrimerLine(line.id, line.part, line.symbols, line.rules, line.value) for line in shown.lines],
        _words(found, lang) or _words(found, "en"),
        shown.first,
        shown.last,
        [IconInfo(one.id, one.symbols, one.also, one.rules) for one in key.icons],
        {one.rule: one.message for one in illustrations.illustrations(found)},
    )


def _words(game: Game, lang: str) -> str:
    paths = [path for part in (primers, icons, illustrations) for path in part.words_files(game, lang)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@get(
    "/api/games/{game:str}/illustrations/{rule:str}",
    summary="The picture of a rule",
    responses=faults(404),
    sync_to_thread=True,
)
def illustrated(game: FromPath[str], rule: FromPath[str]) -> IllustrationInfo:
    """Return the part of a real position that a paragraph is illustrated with."""
    found = opening.known_game(game)
    known = {one.rule: one for one in illustrations.illustrations(found)}
    if rule not in known:
        raise TableError(404, "error-not-found", f"{found.name} has no picture of {rule!r}")
    return _drawn(found.id, rule)


@cache
def _drawn(game: str, rule: str) -> IllustrationInfo:
    found = opening.known_game(game)
    [wanted] = [one for one in illustrations.illustrations(found) if one.rule == rule]
    drawn = illustrations.draw(found, wanted)
    return IllustrationInfo(Raw(json.encode(drawn.panel)), drawn.box, drawn.lit)


@get("/api/matches/{match:str}/rules", summary="The rules of a match", responses=faults(400, 404, 409, 503))
async def in_force(request: Request[Any, Any, Any], match: FromPath[str], key: MaybeKey = "") -> RulesInForce:
    """Return the paragraphs by the version and the house rulings that a match is played by, and which these are."""
    table, _ = await reel.opened(tables(request), match, key)
    async with table.lock:
        now = (await table.load()).match
        game = now.game
        rulings = [
            RulingInForce(id, str(game.readings[id]), game.readings[id] == ruling.default)
            for id, ruling in game.rulings.items()
        ]
        return RulesInForce(now.version, rulings, told(game.rules))


ROUTES: Final = (lesson_told, primed, illustrated, in_force)
