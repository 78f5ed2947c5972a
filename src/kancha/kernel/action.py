"""Actions: answers that exist once per game, each with a dense code and a text form that parses back.

A game says each family of actions once; the order of the lines gives the codes.

>>> SPACE = Space()
>>> PASS = SPACE.single("pass", kind="end")
>>> BID = SPACE.family("bid {amount} on {stall}", amount=4, stall=("salt", "oil"))
>>> BID.code(1, 1)
4
>>> str(SPACE.actions[4])
'bid 1 on oil'
>>> BID.read(4), 4 in BID, PASS in BID
((1, 1), True, False)
>>> SPACE.parse("Bid 1 on oil").code
4
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kancha.kernel.errors import UnknownAction

KINDS: Final = ("act", "skip", "decline", "end")
"""What an answer does to the turn: act goes on, skip leaves something out, decline turns an offer down, end ends it."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Action:
    """An answer: what rules know by its code, people and programs outside see as this."""

    __slots__ = ("code", "family", "fields", "kind", "text")

    def __init__(self, code: int, text: str, family: str, fields: dict[str, int | str], kind: str) -> None:
        self.code = code
        """The dense number of the action in its game's space."""
        self.text = text
        """The text form: short, lower case, readable in a log."""
        self.family = family
        """The kebab-case name of the family: part of message ids."""
        self.fields = fields
        """Field values by name, with the text name where the family gives names: for words and targets."""
        self.kind = kind
        """One of KINDS."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.code} {self.text}>"


class Family:
    """All actions of one template: a field is a size or the names of its values, and the last one runs fastest.

    Rules speak of codes through it: `code`, `read` or `value`, and `in`. Where nanoseconds count, the same is there
    as tables: `codes` lists all codes, `rows[a]` those whose first field is `a`, `values[code]` is the one field of a
    code, and `SPACE.of[code] is FAMILY` says what `code in FAMILY` does.
    """

    def __init__(self, name: str, template: str, kind: str, fields: Mapping[str, int | Sequence[str]]) -> None:
        self.name = name
        self.template = template
        self.kind = kind
        self.names = list(fields)
        self.domains: list[list[str | int]] = [
            list(range(domain)) if isinstance(domain, int) else list(domain) for domain in fields.values()
        ]
        sizes = [len(domain) for domain in self.domains]
        self.size = 1
        for size in sizes:
            self.size *= size
        self.first = 0
        self.end = 0
        self._step = self.size // sizes[0] if sizes else 1
        self._step2 = self._step // sizes[1] if len(sizes) > 1 else 0
        self._values: list[tuple[int, ...]] = list(product(*[range(size) for size in sizes]))
        # Ints; said so, the compiler hands them on into lists of answers as they are, where it would make new ones.
        self.codes: list[Any] = []
        self.rows: list[list[Any]] = []
        self.values: list[int] = []

    def __contains__(self, code: int) -> bool:
        return self.first <= code < self.end

    def code(self, first: int, second: int = 0) -> int:
        """Return the code of the action with these field values."""
        return self.first + first * self._step + second * self._step2

    def read(self, code: int) -> tuple[int, ...]:
        """Return the field values of a code of this family."""
        return self._values[code - self.first]

    def value(self, code: int) -> int:
        """Return the one field of a code of this family."""
        return self.values[code]

    def build(self, first: int) -> list[Action]:
        """Make every action of the family; codes start at `first`."""
        self.first = first
        self.end = first + self.size
        self.codes = list(range(first, self.end))
        self.rows = [self.codes[i : i + self._step] for i in range(0, self.size, self._step)]
        self.values = [-1] * first + list(range(self.size)) if len(self.names) == 1 else []
        made: list[Action] = []
        for values in self._values:
            shown = {
                name: self.domains[i][value] for i, (name, value) in enumerate(zip(self.names, values, strict=True))
            }
            text = self.template.format(**shown)
            made.append(Action(first + len(made), text, self.name, shown, self.kind))
        return made


class Space:
    """Every action a game can ever offer."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.actions: list[Action] = []
        self.of: list[Family] = []
        """The family of each code."""
        self._by_text: dict[str, Action] = {}

    def __len__(self) -> int:
        return len(self.actions)

    def family(self, template: str, /, *, name: str = "", kind: str = "act", **fields: int | Sequence[str]) -> Family:
        """Add a family; without a `name` it is called by the words before its first field."""
        if not 1 <= len(fields) <= 2:
            raise ValueError(f"{template!r} has {len(fields)} fields; a family has one or two, a `single` none")
        made = Family(name or _leading(template), template, kind, fields)
        self._add(made)
        return made

    def single(self, text: str, /, *, name: str = "", kind: str = "act") -> int:
        """Add an action without fields and return its code."""
        made = Family(name or _leading(text), text, kind, {})
        self._add(made)
        return made.first

    def parse(self, text: str) -> Action:
        """Return the action with that text; white space and case are forgiven."""
        action = self._by_text.get(text) or self._by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise UnknownAction(text, list(self._by_text))
        return action

    def _add(self, family: Family) -> None:
        if family.kind not in KINDS:
            raise ValueError(f"{family.name}: kind may be {', '.join(KINDS)}; not {family.kind!r}")
        if any(family.name == other.name for other in self.families):
            raise ValueError(f"two families are called {family.name!r}; give one a name of its own: name=...")
        for action in family.build(len(self.actions)):
            if action.text in self._by_text:
                raise ValueError(f"two actions share the text {action.text!r}")
            self._by_text[action.text] = action
            self.actions.append(action)
            self.of.append(family)
        self.families.append(family)


@cache
def kebab(name: str) -> str:
    """Return `CamelCase` as `camel-case`: the way classes become message ids."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


def _leading(template: str) -> str:
    words = template.partition("{")[0].split()
    if not words:
        raise ValueError(f"{template!r} begins with a field; give the family a name: name=...")
    return "-".join(words)
