"""The matches over which the contract is checked: every game at every seat count, with options."""

from __future__ import annotations

import os
from functools import cache
from typing import Any, NamedTuple

import kancha
from kancha.kernel.game import Game


class Case(NamedTuple):
    """One way to start a game."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        shown = "".join(f"-{key}={value}" for key, value in self.options)
        return f"{self.game}-{self.seats}{shown}"


def chosen() -> list[str]:
    """The games to check: all, or those that KANCHA_GAMES names, comma-separated."""
    return [id for id in os.environ.get("KANCHA_GAMES", "").split(",") if id] or kancha.games()


@cache
def cases() -> list[Case]:
    """Every seat count with the variants of its options and rulings."""
    found: list[Case] = []
    for id in chosen():
        game = kancha.game(id)
        for seats in game.seats:
            for options in variants(game, seats):
                found.append(Case(id, seats, tuple(sorted(options.items()))))
    return found


def variants(game: Game, seats: int) -> list[dict[str, Any]]:
    """The defaults, every other choice of each option and ruling once, and all last choices together."""
    outermost = seats in (game.seats[0], game.seats[-1])
    found: list[dict[str, Any]] = [{}]
    last: dict[str, Any] = {}
    for key, option in (game.options | game.rulings).items():
        if option.seats is None or seats in option.seats:
            last[key] = option.choices[-1]
            if outermost or option.seats is not None:
                found += [{key: choice} for choice in option.choices if choice != option.default]
    if len(last) > 1:
        found.append(last)
    return found
