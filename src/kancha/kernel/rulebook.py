"""What a game folder gives: one rulebook or one edition of it, stateless, with its options, facts and action space."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from kancha.kernel.action import Space
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError, KanchaError
from kancha.kernel.figures import Figures, History
from kancha.kernel.guided import Guided, S
from kancha.kernel.look import Look, Picture
from kancha.kernel.rules import Rules
from kancha.kernel.scene import Palette
from kancha.kernel.state import Ledger, Part, State
from kancha.kernel.view import from_data, to_data

F = TypeVar("F", default=Any)
"""The facts of a game."""
ALONE: Final = {"events": None, "borrows": 0, "borrowed": 0}
"""What is shared in a state that was made from data: nothing, with nobody."""
KEPT: Final = 64
"""So many games by other terms are kept ready; a match keeps its own in any case."""


class Option:
    """A choice made before the match; its words are the messages `option-<id>` and `option-<id>-help`.

    A house ruling is one too, among `Game.rulings`: its choices are readings of the rulebook, by name. Its words are
    `ruling-<id>`, `ruling-<id>-<choice>` and `ruling-<id>-why`.
    """

    def __init__(
        self,
        id: str,
        default: int | bool | str,
        choices: list[Any],
        seats: list[int] | None = None,
        before: int | bool | str | None = None,
    ) -> None:
        self.id = id
        self.default = default
        self.choices = choices
        self.seats = seats
        """The seat counts it applies to; None: all."""
        self.before = default if before is None else before
        """What matches from before there was this option are played with; it stays when the default changes."""

    def schema(self) -> dict[str, Any]:
        """Return the option as plain data."""
        return {"id": self.id, "default": self.default, "choices": self.choices, "seats": self.seats}


class Terms(NamedTuple):
    """What a match is played by, as plain data that can travel and be stored."""

    game: str
    version: int
    """The version of the rules."""
    rulings: dict[str, Any]
    """The readings chosen, by the id of the ruling."""
    data: str
    """The fingerprint of the data set."""
    values: dict[str, Any] | None
    """The data set itself, if it is none that the package ships."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Guided[S], Generic[S, F]):
    """What a game folder must give; `kancha.kernel.testing` proves the promises. `Game` adds the start of a match."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """The newest version of the rules: moves whenever behaviour moves. `facts.rules` is the one that is played."""
    oldest: ClassVar[int] = 1
    """The oldest version that can still be played."""
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {}
    rulings: ClassVar[dict[str, Option]] = {}
    """Where the rulebook can be read in two ways: the readings, ours first."""
    long_turns: ClassVar[bool] = False
    """Whether a turn has so many actions that its rest cannot be guessed one by one: then `candidates` tells bots what
    is worth trying."""
    feature_version: ClassVar[int] = 1
    """Tells apart what `features` has meant: a judgement that has learned other numbers is not asked."""
    space: ClassVar[Space]
    parts: ClassVar[tuple[type, ...]] = ()
    """Every class of part that can be inside a state: the state, its records, all steps. Found in the modules of the
    game's folder, unless an edition that shares its folder names its own."""
    folder: ClassVar[Path]

    def __init__(self, data: Path | None = None) -> None:
        """Read the shipped data, or those of a folder where it has files: newest rules, our own rulings."""
        rulings = {key: ruling.default for key, ruling in self.rulings.items()}
        self._bind(DataTables(self.folder / "data", data), None, self.version, rulings)
        self._shelf = Shelf(self)

    def _bind(self, tables: DataTables, stored: Figures | None, version: int, rulings: dict[str, Any]) -> None:
        self.tables = tables
        self.answers: Space = self.space
        """The space, where a match finds it at every decision without looking through the classes of the game."""
        self._stored = stored
        self._figures = stored
        self.rules_version = version
        """The version of the rules that matches of this very game are played by."""
        self.readings = rulings
        """The readings that they are played by, for each ruling."""
        self._history: History | None = None
        if not self.parts:
            type(self).parts = _found_parts(type(self))
        self._parts = {kind.__name__: kind for kind in self.parts}
        self._parts["Ledger"] = Ledger
        self._openings: dict[tuple[Any, ...], S] = {}
        self.facts: F = self._facts(version)

    def _facts(self, version: int) -> F:
        try:
            return self.read(self.tables, version, self.readings)
        except KanchaError:
            raise
        except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as error:
            raise DataError(f"the data of {self.name} do not fit its rules: {error!r}") from error

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> F:
        """Read and validate the facts of the game from its tables; a wrong count is a `DataError`.

        The facts keep `version` as `rules`, and what the rulings choose. What is read depends on neither.
        """
        raise NotImplementedError

    @property
    def versions(self) -> list[int]:
        """The versions of the rules that can be played, oldest first."""
        return list(range(self.oldest, self.version + 1))

    @property
    def history(self) -> History:
        """The data sets of the game that were ever shipped."""
        if self._history is None:
            self._history = History(self.folder / "data" / "history", self.id)
        return self._history

    @property
    def figures(self) -> Figures:
        """The data set that this game reads, by value and fingerprint."""
        if self._figures is None:
            base = self._shelf.base
            if base is self:
                for version in self.versions:
                    if version != self.rules_version:
                        self._facts(version)
                self._figures = Figures(self.id, self.tables.noted)
            else:
                self._figures = base.figures
        return self._figures

    @property
    def terms(self) -> Terms:
        """What matches of this very game are played by."""
        figures = self.figures
        shipped = self.history.name(figures.fingerprint) is not None
        return Terms(
            self.id, self.rules_version, dict(self.readings), figures.fingerprint, None if shipped else figures.values
        )

    def under(
        self,
        version: int | None = None,
        options: Mapping[str, Any] | None = None,
        figures: str | dict[str, Any] | None = None,
    ) -> Self:
        """Return the game as it is played by a version of the rules, the rulings among `options`, and a data set.

        What is not given is the newest version, our own rulings, the data set of this game. A data set is given by its
        values, by the fingerprint of one that was ever shipped, or by the hash that the first release gave it.
        """
        chosen = {key: (options or {}).get(key, ruling.default) for key, ruling in self.rulings.items()}
        wanted = self.version if version is None else version
        if wanted not in self.versions:
            known = ", ".join(str(known) for known in self.versions)
            raise KanchaError(f"{self.name} is played by the rules of version {known}, not {wanted}")
        found: Any = self._shelf.find(self._stored if figures is None else self._set(figures), wanted, chosen)
        bound: Self = found
        return bound

    def _set(self, figures: str | dict[str, Any]) -> Figures | None:
        """Return the data set by values or name; None, if it is that of the first game."""
        own = self._shelf.base.figures.fingerprint
        if isinstance(figures, dict):
            given = Figures(self.id, figures)
            return None if given.fingerprint == own else given
        if figures == own:
            return None
        name = self.history.name(figures)
        if name is None:
            raise DataError(f"{self.name} was never shipped with the component data {figures}")
        return None if name == own else self.history.load(name)

    def setup(self, seats: int, options: dict[str, Any]) -> S:
        """Return the state before the first decision, its first steps on the stack."""
        raise NotImplementedError

    def opening(self, seats: int, options: dict[str, Any]) -> S:
        """Return the state of `setup`, which is worked out once and then copied: no random number is in it."""
        key = (seats, *options.items())
        first = self._openings.get(key)
        if first is None:
            first = self._openings[key] = self.setup(seats, options)
        made = first.clone()
        made.own()
        made.own_seats()
        return made

    def fill(self, s: S, seat: int | None, rng: Random) -> None:
        """Deal everything that the seat cannot know anew, as it could be.

        It is called on states made from a view, whose hidden lists hold -1 (as many as the hint says), and, by the
        contract suite, on clones of true states; so it may use what the seat sees and the sizes of what it does not
        (`size`), never a hidden value. The usual way: pool = all there is, less what the seat sees; deal the pool to
        the hidden places by their sizes; what is left fills the bag.
        """
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Return the scores as they stand, by seat."""
        totals: list[int] = s.ledger.totals
        return totals[:]

    def ranking(self, s: S) -> list[list[int]]:
        """Return the seats, best first, those of equal rank together."""
        scores = self.scores(s)
        return [
            [seat for seat, points in enumerate(scores) if points == score]
            for score in sorted(set(scores), reverse=True)
        ]

    def conserved(self, s: S) -> dict[str, int]:
        """Return counts that no decision may change."""
        raise NotImplementedError

    def ending(self, s: S) -> str:
        """Name the way in which a finished match ended."""
        return "end"

    def evaluate(self, s: S, seat: int) -> float:
        """Estimate, in points, how well a seat stands: a first evaluation for bots."""
        return float(self.scores(s)[seat])

    def values(self, s: S) -> list[float]:
        """Estimate the final points of all seats, an automa's included; a finished match gives its scores."""
        return [self.evaluate(s, seat) for seat in range(len(s.ledger.totals))]

    def candidates(self, s: S, before: list[int]) -> list[list[int]]:
        """Return what is worth trying in a long turn: codes up to its next question, after those played `before`."""
        return [[code] for code in s.legal()]

    def is_open_turn(self, s: S) -> bool:
        """Tell whether the pending question goes on with a long turn, rather than closing it."""
        return False

    def left(self, s: S) -> int:
        """Return what can still be spent in a long turn; turns are compared with others that have as much left."""
        return 0

    def reply(self, s: S) -> int:
        """Return a likely answer to a question that closes a long turn, whoever is asked; -1 if it is closed."""
        return -1

    def position(self, s: S) -> tuple[Any, ...]:
        """Return what tells the positions of a long turn apart, as far as everybody sees them."""
        return (repr(s),)

    def kind(self, s: S) -> str:
        """Name the kind of match a position belongs to: a judgement is learned for each kind apart."""
        return str(len(s.ledger.totals))

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of `features` are called, in their order."""
        found: list[str] = []
        for distance in range(max(self.seats[-1], 2)):
            whose = f"rival-{distance}" if distance else "own"
            found += [f"{whose}.{name}" for name in ("present", "asked", *[measure.id for measure in self.measures])]
        return found

    def features(self, s: S, seat: int) -> list[float]:
        """Return what a learned judgement reads of a position, from the side of a seat.

        The numbers are the same in every state that the seat cannot tell apart. Its own come first, then those of the
        rivals in the order of seats; who is not there has zeros. Unless a game knows better these are its measures.
        `feature_version` moves whenever a number or its place does.
        """
        rows = self.tally(s, seat)
        asked = s.seat
        found: list[float] = []
        for distance in range(max(self.seats[-1], 2)):
            if distance < len(rows):
                other = (seat + distance) % len(rows)
                found += [1.0, 1.0 if other == asked else 0.0, *[float(number) for number in rows[other]]]
            else:
                found += [0.0] * (2 + len(self.measures))
        return found

    def picture(self, s: S) -> Picture[S]:
        """Return the picture of a position, from what a spectator sees of it: `state.seen(None)`."""
        raise NotImplementedError

    def look(self, seen: S, seat: int | None) -> Look[S]:
        """Return scene and aims of one position for one viewer, from `state.seen(seat)`.

        Who shows a position to several viewers makes one `picture` and asks it for the looks.
        """
        return self.picture(seen.seen(None)).look(seen, seat)

    def palette(self) -> Palette:
        """Return the game's colours: `palette.toml` and, over it, `palette.<id>.toml`."""
        return Palette.read(self.files("palette", "toml"))

    def check(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a match, completed with defaults; seats or options that cannot be are refused."""
        if seats not in self.seats:
            raise KanchaError(f"{self.name} is for {_spoken(self.seats)} seats, not {seats}")
        return self.choose(seats, options)

    def choose(self, seats: int, options: Mapping[str, Any], recorded: bool = False) -> dict[str, Any]:
        """Check options and rulings and complete them; those for other seat counts are left out.

        What is not given is our default, or, if the match was recorded, what was played before there was a choice.
        """
        known = self.options | self.rulings
        for key in options:
            if key not in known:
                names = ", ".join(known) or "none"
                raise KanchaError(f"{self.name} has no option {key!r}; its options are: {names}")
        chosen: dict[str, Any] = {}
        for key, option in known.items():
            applies = option.seats is None or seats in option.seats
            if key in options and not applies:
                raise KanchaError(f"option {key!r} of {self.name} does not apply to {seats} seats")
            value = options.get(key, option.before if recorded else option.default)
            if not any(value == choice and type(value) is type(choice) for choice in option.choices):
                allowed = ", ".join(str(choice) for choice in option.choices)
                raise KanchaError(f"option {key!r} of {self.name} may be {allowed}; not {value!r}")
            if applies:
                chosen[key] = value
        return chosen

    def data(self, s: S) -> Any:
        """Return a state as plain data, everything included."""
        return to_data(s)

    def state(self, data: Any) -> S:
        """Return the state that `data` came from, or, from a view, one whose hidden values are -1."""
        made: S = from_data(data, self._parts, {"facts": self.facts, **ALONE})
        made.derive()
        return made

    def imagine(self, source: S | dict[str, Any], seat: int | None, rng: Random) -> S:
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
        """The numbered paragraphs in force, by the version of the rules and the rulings that this game is played by."""
        return self.paragraphs(self.readings, self.rules_version)

    def paragraphs(self, options: Mapping[str, Any], version: int | None = None) -> Rules:
        """Return the paragraphs in force at a table with these options; rulings that are not named are our own."""
        chosen = {key: options.get(key, ruling.default) for key, ruling in self.rulings.items()}
        return self.wordings.in_force(self.version if version is None else version, chosen)

    @property
    def wordings(self) -> Rules:
        """The numbered paragraphs of this edition in every wording, whatever the version and the rulings."""
        return Rules.load(self.folder / "rules.toml", self.id)


class Shelf:
    """The games that came of one: the same game by other versions, rulings and data sets, the latest used last."""

    def __init__(self, base: Rulebook) -> None:
        self.base = base
        self._games: dict[tuple[str, int, str], Rulebook] = {}

    def find(self, figures: Figures | None, version: int, rulings: dict[str, Any]) -> Rulebook:
        """Return the game by a data set (None: that of the first game), a version and rulings."""
        base = self.base
        if figures is None and version == base.rules_version and rulings == base.readings:
            return base
        key = ("" if figures is None else figures.fingerprint, version, repr(sorted(rulings.items())))
        found = self._games.pop(key, None) or self._make(figures, version, rulings)
        self._games[key] = found
        while len(self._games) > KEPT:
            del self._games[next(iter(self._games))]
        return found

    def _make(self, figures: Figures | None, version: int, rulings: dict[str, Any]) -> Rulebook:
        base = self.base
        tables = base.tables
        if figures is not None:
            later = [other.values for other in base.history.later(figures.fingerprint)]
            tables = DataTables.of(figures.values, [*later, base.tables.files])
        kind: Any = type(base)
        new: Rulebook = kind.__new__(kind)
        new._shelf = self
        new._bind(tables, figures, version, rulings)
        return new


def size(hidden: list[int]) -> int:
    """Return how many things a list of counts holds, whether it is true or a hidden one made of -1."""
    if hidden and hidden[0] == -1:
        return len(hidden)
    count = 0
    for held in hidden:
        count += held
    return count


def _found_parts(game: type) -> tuple[type, ...]:
    """Return the parts that the modules of a game's folder declare, by name."""
    folders = [kind.__module__ for kind in game.__mro__ if kind.__dict__.get("folder") is not None]
    found: dict[str, type] = {}
    waiting: list[type] = [Part]
    while waiting:
        below: list[type] = waiting.pop().__subclasses__()
        for kind in below:
            waiting.append(kind)
            if any(kind.__module__ == folder or kind.__module__.startswith(f"{folder}.") for folder in folders):
                found[kind.__name__] = kind
    return tuple(found[name] for name in sorted(found))


def _spoken(seats: range) -> str:
    names = [str(n) for n in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
