"""Learned judgement: what a network says of a position, and where its weights come from.

Weights are data: files in the game's folder, each for one or several kinds of match, with the command, the matches and
the commit that they come from. A file that was learned from other numbers than the game gives today is not used;
whoever has no judgement for a match judges by hand.
"""

from __future__ import annotations

import re
import struct
from base64 import b64decode, b64encode
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kancha.bots.evaluators import HandEvaluator, lead
from kancha.bots.network import Network
from kancha.kernel.errors import DataError, KanchaError
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

NOUGHT: Final = re.compile(rb"(?<=[\[,])-?0\.0(?=[,\]])")


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where weights come from."""

    command: str
    matches: int
    commit: str
    seconds: int
    """How long it took, on one core."""
    machine: str = ""
    """On what it was learned."""


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds."""

    game: str
    kinds: list[str]
    """The kinds of match that they judge."""
    rules: int
    """The version of the rules that was played."""
    features: int
    """The version of the game's numbers."""
    inputs: int
    provenance: Provenance
    first: list[list[float]]
    first_bias: list[float]
    second: list[list[float]]
    second_bias: list[float]
    last: list[list[float]]
    line: list[list[float]]
    bias: list[float]
    trust: float = 1.0
    """By how much the logits of chances were shortened, as matches demanded that were held back."""

    def network(self) -> Network:
        """Return the network."""
        return Network(self.first, self.first_bias, self.second, self.second_bias, self.last, self.line, self.bias)


class Prospect(NamedTuple):
    """What a network expects of a match when a seat has ended its turn."""

    lead: float
    """Points of this seat before its best rival at the end."""
    scores: list[float]
    """Final points of all seats."""
    wins: list[float]
    """Their chances to win, which sum to 1."""


def weights_path(game: Rulebook, kinds: Sequence[str]) -> Path:
    """Return where the weights of a game's judgement for some kinds of match lie."""
    return game.folder / "judgement" / f"{game.id}.{'+'.join(kinds)}.json"


def shipped(game: Rulebook) -> list[Weights]:
    """Return all weights that a game brings and that fit it."""
    paths = sorted((game.folder / "judgement").glob(f"{game.id}.*.json"))
    return [weights for weights in map(load, paths) if fits(weights, game)]


def save(weights: Weights, path: Path) -> None:
    """Write weights to a file: those of the wide first layer as half floats, the others in digits.

    What is nought, as for rivals who are not there, takes one digit.
    """
    told = msgspec.to_builtins(weights) | {"first": _packed(weights.first)}
    path.write_bytes(NOUGHT.sub(b"0", msgspec.json.encode(told)))


def load(path: Path) -> Weights:
    """Read weights from a file; where all of them are told in digits, too."""
    try:
        told = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        if isinstance(told.get("first"), str):
            told["first"] = _unpacked(told["first"], told.get("inputs"))
        return msgspec.convert(told, Weights)
    except OSError as error:
        raise KanchaError(f"cannot read the weights: {error}") from error
    except (msgspec.MsgspecError, ValueError, struct.error) as error:
        raise DataError(f"{path.name} holds no weights: {error}") from error


def _packed(rows: list[list[float]]) -> str:
    """Return rows of numbers as half floats in base 64: three digits, which are as good as they are."""
    return b64encode(b"".join(struct.pack(f"<{len(row)}e", *row) for row in rows)).decode("ascii")


def _unpacked(text: str, width: object) -> list[list[float]]:
    """Return the rows that were packed, of so many numbers each."""
    if not isinstance(width, int) or width < 1:
        raise ValueError("nobody knows how wide its first layer is")
    found = b64decode(text, validate=True)
    return [list(row) for row in struct.iter_unpack(f"<{width}e", found)]


def fits(weights: Weights, game: Rulebook) -> bool:
    """Tell whether weights were learned from the numbers that a game gives today."""
    return (
        weights.game == game.id
        and weights.features == game.feature_version
        and weights.inputs == len(game.feature_names)
    )


class LearnedEvaluator:
    """Judges by what was learned for the kind of match; by hand, where nothing was."""

    def __init__(self, given: Weights | None = None) -> None:
        self._given = given
        """Weights that are tried; else those that the game brings are used."""
        self._found: dict[tuple[str, str], Network | None] = {}
        self._hand = HandEvaluator()

    def network(self, game: Rulebook, kind: str) -> Network | None:
        """Return the network for a kind of match, None if there is none that fits."""
        key = (game.id, kind)
        if key not in self._found:
            self._found[key] = self._shipped(game, kind) if self._given is None else _tried(self._given, game, kind)
        return self._found[key]

    def _shipped(self, game: Rulebook, kind: str) -> Network | None:
        for weights in shipped(game):
            if kind in weights.kinds:
                return weights.network()
        return None

    def judge(self, game: Rulebook, states: Sequence[State], seat: int) -> list[float]:
        """Return the points that a seat should end before its best rival; those of a finished match are certain."""
        network = self.network(game, game.kind(states[0])) if states else None
        if network is None:
            return self._hand.judge(game, states, seat)
        return [
            network.outputs(game.features(state, seat))[0] if state.stack else lead(game.values(state), seat)
            for state in states
        ]

    def prospect(self, game: Rulebook, state: State, seat: int) -> Prospect | None:
        """Return all that is expected of a position at the end of a seat's turn; None without a judgement."""
        network = self.network(game, game.kind(state))
        if network is None:
            return None
        found = network.outputs(game.features(state, seat))
        count = len(state.ledger.totals)
        places = [(other - seat) % count for other in range(count)]
        wins = [chance(found[2 + 2 * place]) for place in places]
        total = sum(wins)
        return Prospect(found[0], [found[1 + 2 * place] for place in places], [win / total for win in wins])


def _tried(weights: Weights, game: Rulebook, kind: str) -> Network:
    if not fits(weights, game) or kind not in weights.kinds:
        raise KanchaError(
            f"the weights do not fit {game.id}, kind {kind}, features {game.feature_version}; "
            f"they are of {weights.game}, kind {' or '.join(weights.kinds)}, features {weights.features}"
        )
    return weights.network()


def chance(logit: float) -> float:
    """Return the chance that a logit stands for."""
    return 1.0 / (1.0 + exp(-logit)) if logit > 0.0 else exp(logit) / (1.0 + exp(logit))
