"""Learning over HTTP: goal, turn and points of a game, and what a lesson tells, step by step."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from kancha.lessons import lesson, words_file
from kancha.primers import primer, words_files
from kancha.table import opening
from kancha.table.errors import TableError
from kancha.table.protocol import Lang, LessonInfo, PrimerInfo, PrimerLine, StepInfo
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


@get(
    "/api/games/{game:str}/primer/{lang:str}",
    summary="Goal, turn and points of a game",
    responses=faults(400, 404),
    sync_to_thread=False,
)
def primed(game: FromPath[str], lang: FromPath[Lang]) -> PrimerInfo:
    """Return what somebody must know before a first match; a game without it has no lines."""
    found = opening.known_game(game)
    shown = primer(found)
    lines = [] if shown is None else shown.lines
    paths = words_files(found, lang) or words_files(found, "en")
    return PrimerInfo(
        [PrimerLine(line.id, line.part, line.symbols, line.rules, line.value) for line in lines],
        "\n".join(path.read_text(encoding="utf-8") for path in paths),
    )


ROUTES: Final = (told, primed)
