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
    """Every seat count with default options, every other choice of each option once, and all last choices together."""
    found: list[Case] = []
    for id in chosen():
        game = kancha.game(id)
        for seats in game.seats:
            for options in _variants(game, seats):
                found.append(Case(id, seats, tuple(sorted(options.items()))))
    return found


def _variants(game: Game, seats: int) -> list[dict[str, Any]]:
    open_ = {key: option for key, option in game.options.items() if option.seats is None or seats in option.seats}
    variants: list[dict[str, Any]] = [{}]
    for key, option in open_.items():
        if seats in (game.seats[0], game.seats[-1]) or option.seats is not None:
            variants += [{key: choice} for choice in option.choices if choice != option.default]
    if len(open_) > 1:
        variants.append({key: option.choices[-1] for key, option in open_.items()})
    return variants
