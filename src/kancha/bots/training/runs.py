"""A run of training: rounds of matches and fitting, kept in a folder so that it goes on where it stopped.

Round 0 is played by the hand-written evaluation, the others by the latest network, by older ones and by hand, so that
no style is forgotten. All matches are kept; after each round a network is fitted to all of them but every tenth, which
tells how far the chances to win can be trusted. A run is a function of its settings: the same command gives the same
matches and, on the same machine, the same weights.
"""

from __future__ import annotations

import platform
import shlex
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy

from kancha.bots.evaluators import Evaluator, HandEvaluator
from kancha.bots.judgement import Provenance, Weights, load, save
from kancha.bots.training.batches import BatchEvaluator
from kancha.bots.training.calibration import calibrations, parted, temper, tempered, trust
from kancha.bots.training.council import Council
from kancha.bots.training.fitting import Learner, Rows, joined
from kancha.bots.training.selfplay import Story, play
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.kernel.mode import RULES

CHUNK: Final = 20
"""So many matches are written at once."""
STRAYS: Final = (0.2, 1.5)
"""How far the seats of a match stray, in units of the noise: from the first to the second."""
PASSES: Final = 2
"""How often targets are made anew and fitted after a round."""
SIDE: Final = 1_000_000
"""How far the seeds of networks that learn side by side lie apart."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is a function of."""

    game: str
    seats: list[int]
    """The numbers of seats that one network is learned for; each match has one of them."""
    seed: int
    rounds: int
    matches: int
    """In each round."""
    noise: float
    """How far, in points, seats stray from what they judge best, more or less by match."""
    trace: float = 0.8
    """Lambda of TD(lambda)."""
    units: tuple[int, int] = (64, 32)
    epochs: int = 4
    elders: float = 0.0
    """The chance that a seat is held by an older judgement, the hand-written one among them."""
    others: list[str] = []
    """The folders of other runs whose matches are learned from too."""
    nets: int = 1
    """So many networks learn side by side; their mean plays and is shipped."""
    options: dict[str, list[Any]] = {}
    """Each match has one of the values of each of these options."""

    def command(self) -> str:
        """Return the command that repeats the run."""
        words = ["kancha", "train", self.game, "--seats", ",".join(map(str, self.seats)), "--seed", str(self.seed)]
        words += ["--rounds", str(self.rounds), "--matches", str(self.matches), "--noise", f"{self.noise:g}"]
        words += ["--trace", f"{self.trace:g}", "--units", f"{self.units[0]},{self.units[1]}"]
        words += ["--epochs", str(self.epochs), "--elders", f"{self.elders:g}"]
        for other in self.others:
            words += ["--with", Path(other).name]
        words += ["--nets", str(self.nets)] if self.nets > 1 else []
        for name, values in self.options.items():
            for value in values:
                words += ["--option", f"{name}={value}"]
        return shlex.join(words)


class Run:
    """A run in its folder."""

    def __init__(self, game: Game, settings: Settings, folder: Path, commit: str) -> None:
        self.game = game
        self.settings = settings
        self.folder = folder
        self.commit = commit
        self.places = max(len(game.start(seats, 0).state.ledger.totals) for seats in settings.seats)
        """How many seats are judged at most, an automa's among them."""
        self._evaluators: dict[int, BatchEvaluator] = {}
        kept = folder / "settings.json"
        folder.mkdir(parents=True, exist_ok=True)
        if kept.exists():
            before = msgspec.json.decode(kept.read_bytes(), type=Settings)
            if msgspec.structs.replace(before, rounds=settings.rounds) != settings:
                raise KanchaError(f"{folder} holds another run: {before.command()}")
        kept.write_bytes(msgspec.json.encode(settings))

    def train(self, told: Callable[[str, int, int], None]) -> Weights:
        """Play and fit what is missing; return the last network. `told` hears what is done, how far, of how much."""
        weights: Weights | None = None
        for number in range(self.settings.rounds):
            path = self.folder / f"network-{number}.json"
            if not path.exists():
                self._play(number, told)
                self._fit(number, path)
                told(f"round {number} fitted", number + 1, self.settings.rounds)
            weights = load(path)
        if weights is None:
            raise KanchaError("training needs at least one round")
        told_apart = self.folder / "calibration.json"
        return temper(weights, trust(told_apart.read_bytes())) if told_apart.exists() else weights

    def _play(self, number: int, told: Callable[[str, int, int], None]) -> None:
        count = self.settings.matches
        for start in range(0, count, CHUNK):
            path = self.folder / f"round-{number}-{start:05d}.npz"
            end = min(start + CHUNK, count)
            if not path.exists():
                began = time.process_time()
                stories = [self._match(number, n) for n in range(start, end)]
                _save(path, gathered(stories, self.places), time.process_time() - began)
            told(f"round {number}", end, count)

    def _match(self, number: int, n: int) -> Story:
        settings = self.settings
        seed = settings.seed * 1_000_000 + number * 10_000 + n
        rng = Random(f"table {settings.game} {seed}")
        seats = rng.choice(settings.seats)
        evaluators: list[Evaluator] = []
        for _ in range(seats):
            # Network -1 is the evaluation by hand.
            which = rng.randrange(-1, number) if number and rng.random() < settings.elders else number - 1
            evaluators.append(self._evaluator(which) if which >= 0 else HandEvaluator())
        noise = [settings.noise * rng.uniform(*STRAYS)] * seats
        options = {name: rng.choice(values) for name, values in settings.options.items()}
        return play(self.game, seats, seed, evaluators, noise, options)

    def _evaluator(self, number: int) -> BatchEvaluator:
        if number not in self._evaluators:
            self._evaluators[number] = BatchEvaluator(load(self.folder / f"network-{number}.json"))
        return self._evaluators[number]

    def _fit(self, number: int, path: Path) -> None:
        settings = self.settings
        began = time.process_time()
        parts: list[Rows] = []
        seconds = 0.0
        for folder in [self.folder, *map(Path, settings.others)]:
            for kept in sorted(folder.glob("round-*.npz")):
                rows, spent = _load(kept)
                parts.append(rows)
                seconds += spent
        whole = joined(parts)
        rows, held = parted(whole)
        names = self.game.feature_names
        lead = names.index("own.lead") if "own.lead" in names else None
        learners = [
            Learner(rows, settings.units, settings.seed * 100 + number + SIDE * place, lead, before)
            for place, before in enumerate(self._before(number))
        ]
        council = Council(learners)
        if not number:
            council.learn(rows, None, settings.epochs)
        for _ in range(PASSES):
            council.learn(rows, settings.trace, settings.epochs)
        if len(held.numbers):
            told = calibrations(council, rows, held, lead) | {"tempered": tempered(council, held)}
            (self.folder / "calibration.json").write_bytes(msgspec.json.format(msgspec.json.encode(told)))
        provenance = Provenance(
            command=msgspec.structs.replace(settings, rounds=number + 1).command(),
            matches=len(whole.seats),
            commit=self.commit,
            seconds=round(seconds + time.process_time() - began),
            machine=machine(),
        )
        game = self.game
        kinds = [game.kind(game.start(seats, 0).state) for seats in settings.seats]
        mean, members = council.exported(game.id, kinds, game.version, game.feature_version, provenance)
        for kept, member in zip(self._paths(number), members, strict=True):
            save(member, kept)
        save(mean, path)

    def _before(self, number: int) -> list[Weights | None]:
        """Return the networks that those of a round go on from."""
        return [load(path) if number else None for path in self._paths(number - 1)]

    def _paths(self, number: int) -> list[Path]:
        """Return where the networks of a round lie that learn side by side."""
        if self.settings.nets == 1:
            return [self.folder / f"network-{number}.json"]
        return [self.folder / f"network-{number}-{place}.json" for place in range(self.settings.nets)]


def gathered(stories: list[Story], places: int) -> Rows:
    """Return the rows of matches, with ends for so many seats."""
    numbers: list[list[float]] = []
    ends: list[list[float]] = []
    lengths: list[int] = []
    for story in stories:
        for seat, rows in enumerate(story.numbers):
            numbers += rows
            ends += [story.end(seat) + [0.0] * (1 + 2 * places - len(story.end(seat)))] * len(rows)
            lengths.append(len(rows))
    seats = [len(story.numbers) for story in stories]
    return Rows(numpy.array(numbers, numpy.float32), numpy.array(ends, numpy.float64), lengths, seats)


def _save(path: Path, rows: Rows, seconds: float) -> None:
    part = path.with_name(f"part-{path.name}")
    numpy.savez_compressed(
        part,
        numbers=rows.numbers,
        ends=rows.ends,
        lengths=numpy.array(rows.lengths, numpy.int64),
        seats=numpy.array(rows.seats, numpy.int64),
        seconds=numpy.array([seconds]),
    )
    part.rename(path)


def _load(path: Path) -> tuple[Rows, float]:
    with numpy.load(path) as kept:
        rows = Rows(kept["numbers"], kept["ends"], kept["lengths"].tolist(), kept["seats"].tolist())
        return rows, float(kept["seconds"][0])


def machine() -> str:
    """Say on what is learned."""
    return (
        f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}, "
        f"NumPy {numpy.__version__}, {RULES} rules"
    )
