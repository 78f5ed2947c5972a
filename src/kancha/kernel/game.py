"""A game: one rulebook (or one edition of it), stateless, with its options, facts and action space."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from kancha.kernel.action import Action, Space
from kancha.kernel.chance import new_seed
from kancha.kernel.components import Tables
from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.kernel.rules import Rules
from kancha.kernel.state import Ledger, State
from kancha.kernel.view import from_data, to_data


class Option:
    """A choice made before the match; its words are the messages `option-<id>` and `option-<id>-help`."""

    def __init__(self, id: str, default: int | bool | str, choices: list[Any], seats: list[int] | None = None) -> None:
        self.id = id
        self.default = default
        self.choices = choices
        self.seats = seats
        """The seat counts it applies to; None: all."""

    def schema(self) -> dict[str, Any]:
        """Return the option as plain data."""
        return {"id": self.id, "default": self.default, "choices": self.choices, "seats": self.seats}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game folder must give; `kancha.kernel.testing` proves the promises."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    """The rules version: moves only when behaviour moves."""
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {}
    space: ClassVar[Space]
    parts: ClassVar[tuple[type, ...]] = ()
    """Every class of part that can be inside a state: the state, its records, all steps."""
    folder: ClassVar[Path]

    def __init__(self, data: Path | None = None) -> None:
        self.tables = Tables(self.folder / "data", data)
        self.facts: Any = self.read(self.tables)
        self._parts = {kind.__name__: kind for kind in self.parts}
        self._parts["Ledger"] = Ledger

    def read(self, tables: Tables) -> Any:
        """Read and validate the facts of the game from its tables; a wrong count is a `DataError`."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, Any]) -> State:
        """Return the state before the first decision, its first steps on the stack."""
        raise NotImplementedError

    def fill(self, s: Any, seat: int | None, rng: Random) -> None:
        """Deal everything that the seat cannot know anew, as it could be.

        It is called on states made from a view, whose hidden lists hold -1 (as many as the hint says), and, by the
        contract suite, on clones of true states; so it may use what the seat sees and the sizes of what it does not
        (`size`), never a hidden value. The usual way: pool = all there is, less what the seat sees; deal the pool to
        the hidden places by their sizes; what is left fills the bag.
        """
        raise NotImplementedError

    def scores(self, s: Any) -> list[int]:
        """Return the scores as they stand, by seat."""
        totals: list[int] = s.ledger.totals
        return totals[:]

    def ranking(self, s: Any) -> list[list[int]]:
        """Return the seats, best first, those of equal rank together."""
        scores = self.scores(s)
        return [
            [seat for seat, points in enumerate(scores) if points == score]
            for score in sorted(set(scores), reverse=True)
        ]

    def conserved(self, s: Any) -> dict[str, int]:
        """Return counts that no decision may change."""
        raise NotImplementedError

    def ending(self, s: Any) -> str:
        """Name the way in which a finished match ended."""
        return "end"

    def evaluate(self, s: Any, seat: int) -> float:
        """Estimate, in points, how well a seat stands: a first evaluation for bots."""
        return float(self.scores(s)[seat])

    def draw(self, view: Any, seat: int | None) -> Any:
        """Lay a view out for the eye: a `kancha.kernel.scene.Scene`."""
        raise NotImplementedError

    def aim(self, view: Any, action: Action) -> Any:
        """Say where an action of the space is clicked: a `kancha.kernel.scene.Aim`."""
        raise NotImplementedError

    def palette(self) -> Any:
        """Return the game's colours: a `kancha.kernel.scene.Palette`."""
        raise NotImplementedError

    def start(self, seats: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Match:
        """Start a match; chance has answered up to the first question to a seat."""
        chosen = self.check(seats, options or {})
        match = Match(self, seats, chosen, new_seed() if seed is None else seed)
        match.settle()
        return match

    def check(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a match, completed with defaults; seats or options that cannot be are refused."""
        if seats not in self.seats:
            raise KanchaError(f"{self.name} is for {_spoken(self.seats)} seats, not {seats}")
        return self.choose(seats, options)

    def choose(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Check options and complete them with defaults; those for other seat counts are left out."""
        for key in options:
            if key not in self.options:
                known = ", ".join(self.options) or "none"
                raise KanchaError(f"{self.name} has no option {key!r}; its options are: {known}")
        chosen: dict[str, Any] = {}
        for key, option in self.options.items():
            applies = option.seats is None or seats in option.seats
            if key in options and not applies:
                raise KanchaError(f"option {key!r} of {self.name} does not apply to {seats} seats")
            value = options.get(key, option.default)
            if not any(value == choice and type(value) is type(choice) for choice in option.choices):
                allowed = ", ".join(str(choice) for choice in option.choices)
                raise KanchaError(f"option {key!r} of {self.name} may be {allowed}; not {value!r}")
            if applies:
                chosen[key] = value
        return chosen

    def data(self, s: State) -> Any:
        """Return a state as plain data, everything included."""
        return to_data(s)

    def state(self, data: Any) -> State:
        """Return the state that `data` came from, or, from a view, one whose hidden values are -1."""
        made: State = from_data(data, self._parts, {"facts": self.facts})
        return made

    def imagine(self, source: Any, seat: int | None, rng: Random) -> State:
        """Return a complete state that the seat cannot tell from the true one, from a view or a state.

        It is made from what the seat sees alone, so it cannot peek.
        """
        s = source.seen(seat) if isinstance(source, State) else self.state(source)
        self.fill(s, seat, rng)
        return s

    def files(self, name: str, ending: str) -> list[Path]:
        """Return `name.ending` of the folder and, if this edition has its own, `name.<id>.ending` after it."""
        paths = [self.folder / f"{name}.{ending}", self.folder / f"{name}.{self.id}.{ending}"]
        return [path for path in paths if path.exists()]

    @property
    def rules(self) -> Rules:
        """The numbered paragraphs of the game."""
        return Rules.load(self.folder / "rules.toml")


def size(hidden: list[int]) -> int:
    """Return how many things a list of counts holds, whether it is true or a hidden one made of -1."""
    return len(hidden) if hidden and hidden[0] == -1 else sum(hidden)


def _spoken(seats: range) -> str:
    names = [str(n) for n in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
