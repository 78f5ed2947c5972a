"""An experiment: what a set of matches has in common, said once, and enough to play each of them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from kancha.bots import bot
from kancha.games import game
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.lab.figures import change

SEEDS: Final = range(-(2**63), 2**63)
"""Seeds are stored as 64-bit integers."""


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is set up, the bots on its seats, and the deals they play; made by `experiment`, which checks it."""

    game: str
    rules: int
    """The version of the rules."""
    data: str
    """The fingerprint of the component data."""
    seats: int
    bots: tuple[str, ...]
    """The level of each seat's bot."""
    options: dict[str, Any]
    """Every option that applies, house rulings included."""
    seed: int
    """Deal number n is played with seed + n."""
    games: int
    """The number of deals."""
    values: dict[str, Any] | None = None
    """The component data themselves, if they are none that the package ships; `figures` then change them."""
    figures: dict[str, Any] = {}
    """Figures of the data files that are varied, by name."""
    labels: dict[str, str] = {}
    """What sets it apart from the other experiments of its run."""

    def name(self) -> str:
        """Return what sets the experiment apart, in short."""
        return ", ".join(f"{key}={value}" for key, value in self.labels.items())


def experiment(
    id: str,
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    version: int | None = None,
    figures: Mapping[str, Any] | None = None,
    labels: Mapping[str, str] | None = None,
) -> Experiment:
    """Check what is asked for and complete it; bots repeat around the table. A mistake is a `KanchaError`.

    `data` is a folder with corrected data files; `figures` changes single values, such as `pieces.movement.base`.
    """
    base = game(id, data)
    chosen = base.check(seats, options or {})
    if games < 1:
        raise KanchaError(f"the number of games must be at least 1, not {games}")
    if seed not in SEEDS or seed + games not in SEEDS:
        raise KanchaError(f"the seeds {seed} to {seed + games - 1} must fit into 64 bits")
    if not bots:
        raise KanchaError("a simulation needs at least one bot")
    if len(bots) > seats:
        raise KanchaError(f"{len(bots)} bots cannot sit on {seats} seats")
    for level in bots:
        bot(level)
    values, changes = base.terms.values, dict(figures or {})
    found = _bind(id, base.version if version is None else version, _key(values, changes, chosen))
    return Experiment(
        game=id,
        rules=found.rules_version,
        data=found.figures.fingerprint,
        seats=seats,
        bots=tuple(bots[seat % len(bots)] for seat in range(seats)),
        options=chosen,
        seed=seed,
        games=games,
        values=values,
        figures=changes,
        labels=dict(labels or {}),
    )


def bound(played: Experiment) -> Game:
    """Return the game of an experiment: bound to its rules, rulings and figures, and the same object every time."""
    return _bind(played.game, played.rules, _key(played.values, played.figures, played.options))


def _key(values: dict[str, Any] | None, figures: dict[str, Any], options: dict[str, Any]) -> bytes:
    return msgspec.json.encode((values, figures, options))


@lru_cache(maxsize=1024)
def _bind(id: str, version: int, key: bytes) -> Game:
    values, figures, options = msgspec.json.decode(key)
    found = game(id, figures=values)
    if figures:
        values = change(found, figures)
    return found.under(version, options, values)
