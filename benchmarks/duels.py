"""What bots have shown against each other, kept deal by deal beside the benchmarks, so that it can be added to.

Of each pairing the choices of its first deal are kept as a digest. Who goes on plays that deal again: matches of bots
that choose otherwise by now are forgotten, whatever commit they are of.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from kancha.lab.experiments import Experiment, experiment
from kancha.lab.matches import Outcome
from kancha.lab.numbers import AUTOMA, credit
from kancha.lab.ratings import Duel
from kancha.lab.runs import run
from kancha.lab.tournament import groups

FOLDER: Final = Path(__file__).parent / "duels"
FIRST: Final = 61000
"""No level was set, and no network learned, by the deals from here on."""
BLOCK: Final = 25
"""So many deals are played before they are kept."""


class Pairing(msgspec.Struct, frozen=True):
    """Two bots of a game at a table of so many seats; the second may be an automa, which an option sets."""

    game: str
    seats: int
    bots: tuple[str, str]
    options: dict[str, Any] = {}

    def arms(self, deals: int, first: int) -> list[Experiment]:
        """Return the experiments that play some deals in every order of seats."""
        if self.bots[1].startswith(AUTOMA):
            return [experiment(self.game, deals, self.seats, self.bots[:1], first, self.options)]
        return groups(self.game, self.bots, self.seats, deals, first, self.options)

    def play(self, deals: int, first: int, jobs: int | None) -> list[tuple[Sequence[str], Outcome]]:
        """Play deals; return each match with the bots of its entries."""
        arms = self.arms(deals, first)
        return [((*arms[one.arm].bots, self.bots[1])[: len(one.ranks)], one) for one in run("duels", arms, jobs)]


class Duels(msgspec.Struct):
    """What a pairing has shown."""

    pairing: Pairing
    digest: str
    """Of all choices in the first deal."""
    commit: str
    """Whose bots played."""
    checked: str
    """Whose bots chose alike in the first deal, the last time that it was played again."""
    matches: int = 0
    parts: list[float] = []
    """The first bot's part of the victories, deal by deal, in all orders of seats."""
    ahead: int = 0
    """How many points its best seat was ahead of the other's best, in all matches together."""
    seats: dict[str, int] = {}
    """How many seats each bot held."""
    sources: dict[str, dict[str, int]] = {}
    """The points of all these seats by source."""

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.parts)

    @property
    def won(self) -> float:
        """The first bot's part of all victories."""
        return sum(self.parts)

    def add(self, played: Sequence[tuple[Sequence[str], Outcome]]) -> None:
        """Take matches of further deals in."""
        parts: dict[int, float] = {}
        for bots, one in played:
            best: dict[str, int] = {}
            for bot, part, score, sources in zip(bots, credit(one.ranks), one.scores, one.sources, strict=True):
                if bot == self.pairing.bots[0]:
                    parts[one.seed] = parts.get(one.seed, 0.0) + part
                best[bot] = max(score, best.get(bot, score))
                self.seats[bot] = self.seats.get(bot, 0) + 1
                found = self.sources.setdefault(bot, {})
                for source, points in sources.items():
                    found[source] = found.get(source, 0) + points
            first, second = self.pairing.bots
            self.ahead += best[first] - best[second]
            self.matches += 1
        self.parts += [parts[seed] for seed in sorted(parts)]

    def duels(self) -> dict[int, list[Duel]]:
        """Return who met whom, and how it ended, by deal, as ratings are made from them."""
        one, other = self.pairing.bots
        each = self.matches // self.deals
        return {FIRST + number: [(one, other, part / each)] * each for number, part in enumerate(self.parts)}


def digest(played: Sequence[tuple[Sequence[str], Outcome]]) -> str:
    """Return what tells whether bots choose alike."""
    told = [[list(bots), one.seed, one.taken, one.scores] for bots, one in played]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:16]


class Book:
    """The duels of a game, in its file."""

    def __init__(self, game: str, folder: Path = FOLDER) -> None:
        self._file = folder / f"{game}.jsonl"
        lines = self._file.read_bytes().splitlines() if self._file.exists() else []
        kept = [msgspec.json.decode(line, type=Duels) for line in lines]
        self._kept = {_key(one.pairing): one for one in kept}

    def find(self, pairing: Pairing) -> Duels | None:
        """Return what a pairing has shown."""
        return self._kept.get(_key(pairing))

    def play(self, pairing: Pairing, deals: int, commit: str, jobs: int | None) -> None:
        """Play what is still to be played of a pairing, and keep it."""
        first = digest(pairing.play(1, FIRST, 1))
        kept = self.find(pairing)
        if kept is None or kept.digest != first:
            kept = Duels(pairing, first, commit, commit)
        kept.checked = commit
        self._keep(kept)
        while kept.deals < deals:
            count = min(BLOCK, deals - kept.deals)
            kept.add(pairing.play(count, FIRST + kept.deals, jobs))
            kept.commit = commit
            self._keep(kept)

    def _keep(self, kept: Duels) -> None:
        self._kept[_key(kept.pairing)] = kept
        self._file.parent.mkdir(parents=True, exist_ok=True)
        lines = [msgspec.json.encode(one, order="deterministic") for _, one in sorted(self._kept.items())]
        part = self._file.with_suffix(".part")
        part.write_bytes(b"\n".join(lines) + b"\n")
        part.replace(self._file)


def _key(pairing: Pairing) -> tuple[int, tuple[str, str]]:
    return pairing.seats, pairing.bots


def together(kept: Sequence[Duels]) -> Mapping[int, list[Duel]]:
    """Return the duels of several pairings by deal: matches of one deal depend on each other."""
    found: dict[int, list[Duel]] = {}
    for one in kept:
        for deal, met in one.duels().items():
            found.setdefault(deal, []).extend(met)
    return found
