"""The coach of a match that is a lesson: what is answered next, for the learner and for the scripted rivals.

A match is a lesson as long as its house says so; whoever leaves the path has left the lesson. Nothing here changes a
match: an answer that the lesson does not expect is refused before it is played, so nothing is lost.
"""

from __future__ import annotations

from msgspec import UNSET

from kancha.examples import find
from kancha.games import game
from kancha.kernel.match import Match
from kancha.lessons import Lesson
from kancha.table.errors import TableError
from kancha.table.house import House
from kancha.table.protocol import Coaching


def followed(house: House, match: Match) -> Lesson | None:
    """Return the lesson that a match is; None if it is none."""
    return find(game(match.game.id), house.lesson) if house.lesson else None


def scripted(house: House, match: Match) -> int | None:
    """Return the answer that the lesson gives now; None if it gives none."""
    found = followed(house, match)
    return None if found is None else found.expected(match)


def coaching(house: House, match: Match, viewer: int | None) -> Coaching | None:
    """Return how far the lesson is, and what its viewer should answer; None if there is none, or it was left."""
    found = followed(house, match)
    done = None if found is None else found.progress(match)
    if found is None or done is None:
        return None
    code = found.expected(match) if viewer == match.seat == found.seat else None
    return Coaching(found.id, done, UNSET if code is None else code)


def check(house: House, match: Match, code: int) -> None:
    """Refuse an answer that is not the lesson's; where it gives none everything goes."""
    wanted = scripted(house, match)
    if wanted is not None and code != wanted:
        text = match.game.space.actions[wanted].text
        raise TableError(409, "error-lesson", f"the lesson asks for {text!r} here; nothing was changed")
