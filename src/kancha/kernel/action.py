"""Actions: typed values that exist once per game, each with a dense code and a text form that parses back.

A game lists its families once:

>>> class Pass(Action):
...     __slots__ = ()
>>> class Bid(Action):
...     __slots__ = ("amount", "stall")
...     def __init__(self, amount: int, stall: int) -> None:
...         self.amount, self.stall = amount, stall
>>> space = Space(Family(Pass, "pass"), Family(Bid, "bid {amount} on {stall}", amount=4, stall=("salt", "oil")))
>>> str(space.actions[space.first(Bid) + 3])
'bid 1 on oil'
>>> space.parse("bid 1 on oil").code
4
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from mypy_extensions import mypyc_attr

from kancha.kernel.errors import UnknownAction


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Action:
    """An answer. Families subclass it with int fields, in `__slots__` and in the order of `__init__`."""

    __slots__ = ("code", "family", "fields", "text")

    code: int
    """The dense number of the action in its game's space."""
    text: str
    """The text form: short, lower case, readable in a log."""
    family: str
    """The kebab-case name of the family: part of message ids."""
    fields: dict[str, int | str]
    """Field values by name, with the text name where the family gives names: for words and targets."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.code} {self.text}>"


class Family:
    """All actions of one class: a text template and, for each field, its size or the names of its values."""

    def __init__(self, kind: type, template: str, **fields: int | Sequence[str]) -> None:
        self.kind = kind
        self.template = template
        self.names = list(fields)
        self.domains: list[list[str | int]] = [
            list(range(domain)) if isinstance(domain, int) else list(domain) for domain in fields.values()
        ]
        self.first = -1

    @property
    def name(self) -> str:
        """The kebab-case name of the family."""
        name = self.kind.__name__
        return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))

    def build(self, first: int) -> list[Action]:
        """Make every action of the family; codes start at `first` and the last field runs fastest."""
        self.first = first
        made: list[Action] = []
        for values in product(*[range(len(domain)) for domain in self.domains]):
            action: Action = self.kind(*values)
            shown = {
                name: self.domains[i][value] for i, (name, value) in enumerate(zip(self.names, values, strict=True))
            }
            action.code = first + len(made)
            action.family = self.name
            action.fields = shown
            action.text = self.template.format(**shown)
            made.append(action)
        return made


class Space:
    """Every action a game can ever offer."""

    def __init__(self, *families: Family) -> None:
        self.families = list(families)
        self.actions: list[Action] = []
        self._first: dict[type, int] = {}
        for family in families:
            self._first[family.kind] = len(self.actions)
            self.actions += family.build(len(self.actions))
        self._by_text: dict[str, Action] = {action.text: action for action in self.actions}
        if len(self._by_text) != len(self.actions):
            seen: set[str] = set()
            double = next(a.text for a in self.actions if a.text in seen or seen.add(a.text))  # type: ignore[func-returns-value]
            raise ValueError(f"two actions share the text {double!r}")

    def __len__(self) -> int:
        return len(self.actions)

    def first(self, kind: type) -> int:
        """Return the lowest code of a family; the code of a member is this plus its place, last field fastest."""
        return self._first[kind]

    def parse(self, text: str) -> Action:
        """Return the action with that text; white space and case are forgiven."""
        action = self._by_text.get(text) or self._by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise UnknownAction(text, list(self._by_text))
        return action
