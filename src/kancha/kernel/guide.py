"""How a game's questions stand in the turn bar: which families of actions have which place, as data.

A game that declares nothing gets a place for each family that a step asks for; one that knows better says so once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kancha.kernel.action import Action

SKIP: Final = "skip"
"""Goes on to the next part of the turn."""
DECLINE: Final = "decline"
"""Refuses what is offered."""
END: Final = "end"
"""Ends the seat's turn, or its part of something."""


class Place:
    """A fixed place for all answers of some families, or, with `by`, one for each value of a field of one family."""

    __slots__ = ("by", "dull", "families", "group", "hides", "notes", "reasons", "shows", "symbol", "symbols", "title")

    def __init__(
        self,
        families: str,
        group: str = "",
        symbol: str = "",
        by: str = "",
        title: str = "",
        shows: str = "",
        hides: str = "",
        reasons: Sequence[str] = (),
        dull: str = "",
        symbols: Mapping[str, str] | None = None,
        notes: bool = False,
    ) -> None:
        self.families: list[str] = families.split()
        """Names of families; the first one names the place."""
        self.group = group
        """Places of the same group stand together."""
        self.symbol = symbol
        """Id of a symbol of symbols.svg; `{field}` stands for the value of a field of the first action."""
        self.symbols: dict[str, str] = dict(symbols or {})
        """Symbols for single values of `by`, where the pattern does not fit."""
        self.by = by
        """A field, or `*`: a place for every action."""
        self.title = title or f"group-{self.families[0]}"
        """A message id, with `{field}` as in a symbol; it gets the fields that all its actions share."""
        self.shows = shows
        """Id of a measure whose present value is the note of the place."""
        self.notes = notes
        """Whether the game has something to say about it: see `Game.note`."""
        self.hides = hides.split()
        """Refusals for which it is left out, `*` for all: cards that are not in hand, say."""
        self.reasons = list(reasons)
        """Refusals that tell most if the place is impossible, the best first; others come after them."""
        self.dull = dull
        """A refusal that is quickly found and tells least (not your pawn): it counts only if there is no other."""


class Asked:
    """A step as the turn bar shows it."""

    __slots__ = ("crumb", "done", "next", "places", "takes", "whole")

    def __init__(
        self,
        crumb: str = "",
        places: Sequence[Place] = (),
        next: Sequence[str] = (),
        done: str = "",
        whole: bool = True,
        takes: str = "",
    ) -> None:
        self.crumb = crumb
        """Message id of a word or two for the step; empty: the title of its first place."""
        self.done = done
        """Message id of what was answered, with the fields of the action; empty: its title or its sentence."""
        self.places = list(places)
        self.next = list(next)
        """Message ids of what is known to follow in the turn."""
        self.whole = whole
        """Whether outlooks try how the unit could go on; if not they tell what the answer does by itself."""
        self.takes: list[str] = takes.split()
        """Families that hand out what is due: "take all" answers by the first possible place if it is of such a one."""


class Guide:
    """All that a game says about its turn bar. Steps and families are named in kebab case."""

    __slots__ = ("follow", "kinds", "steps", "waste")

    def __init__(
        self,
        steps: Mapping[str, Asked] | None = None,
        kinds: Mapping[str, str] | None = None,
        waste: Mapping[str, str] | None = None,
        follow: Sequence[str] = (),
    ) -> None:
        self.steps: dict[str, Asked] = dict(steps or {})
        self.kinds: dict[str, str] = dict(kinds or {})
        """By `family` or `step/family`, for answers of another kind than their family says: SKIP, DECLINE or END."""
        self.waste: dict[str, str] = dict(waste or {})
        """By `family` or `step/family`: ids of measures, parted by spaces, whose rest is lost by that answer."""
        self.follow = list(follow)
        """Steps that are answered for the sake of the next question: outlooks tell what that one will offer."""

    def kind(self, step: str, action: Action) -> str:
        """Return what sort of answer an action is in a step."""
        return self.kinds.get(f"{step}/{action.family}", self.kinds.get(action.family, action.kind))

    def is_whole(self, step: str) -> bool:
        """Tell whether the outlooks of a step try how its units could go on."""
        asked = self.steps.get(step)
        return asked is None or asked.whole

    def lost(self, step: str, family: str) -> list[str]:
        """Return the measures whose rest an answer throws away."""
        return self.waste.get(f"{step}/{family}", self.waste.get(family, "")).split()
