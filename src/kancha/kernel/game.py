"""A game: a rulebook of which matches can be started."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from kancha.kernel.guided import S
from kancha.kernel.match import Match, start
from kancha.kernel.rulebook import F, Option, Rulebook, Terms, size

__all__ = ["Game", "Option", "Terms", "size"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rulebook[S, F]):
    """What a game folder makes for the catalogue; `kancha.kernel.testing` proves the promises."""

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        version: int | None = None,
    ) -> Match:
        """Start a match; chance has answered up to the first question to a seat.

        Options hold rulings too. A version of the rules that is not the newest one can be asked for.
        """
        return start(self, seats, seed, options, version)
