"""Lessons over HTTP: what a lesson tells, step by step."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from kancha.lessons import lesson, words_file
from kancha.table import opening
from kancha.table.errors import TableError
from kancha.table.protocol import Lang, LessonInfo, StepInfo
from kancha.table.routes.common import faults


@get(
    "/api/games/{game:str}/lessons/{id:str}/{lang:str}",
    summary="A lesson of a game",
    responses=faults(400, 404),
    sync_to_thread=False,
)
def told(game: FromPath[str], id: FromPath[str], lang: FromPath[Lang]) -> LessonInfo:
    """Return the steps of a lesson and its words in one language."""
    found = opening.known_game(game)
    one = lesson(found, id)
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
    return LessonInfo(one.id, one.game, one.seats, one.seat, one.minutes, steps, path.read_text(encoding="utf-8"))


ROUTES: Final = (told,)
