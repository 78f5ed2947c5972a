"""No action code inside a state: a position says what things are, not how a list of actions numbers them.

A code is what `play`, `legal` and `refusal` get as `code`, the first code of a family plus a value, or what
`FAMILY.code(...)` gives. Rules turn it into values at once (`BID.value(code)`, `code - LAY`); the test reads the
sources and looks for places that keep it as it is: in a field, in a list of the state, or in a step that is pushed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

import kancha
from kancha.kernel.rulebook import Rulebook

from .cases import chosen


class Codes:
    """Knows which expressions of a function are codes: names of first codes count one each, and `code` does."""

    def __init__(self, firsts: set[str]) -> None:
        self.firsts = firsts
        self.names = {"code"}

    def balance(self, node: ast.expr) -> int:
        """Return how many codes are added up; their difference is a value, as `code - LAY` is."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            right = self.balance(node.right)
            return self.balance(node.left) + (right if isinstance(node.op, ast.Add) else -right)
        if isinstance(node, ast.Name):
            return int(node.id in self.names or node.id in self.firsts)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return int(node.func.attr == "code")
        return int(isinstance(node, ast.Attribute) and node.attr == "first" and ast.unparse(node.value).isupper())

    def is_code(self, node: ast.expr | None) -> bool:
        """Tell whether an expression is a code."""
        return node is not None and self.balance(node) == 1

    def learn(self, function: ast.AST) -> None:
        """Note the local names that a function gives to codes."""
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and self.is_code(node.value):
                self.names |= {target.id for target in node.targets if isinstance(target, ast.Name)}


def is_kept(node: ast.expr) -> bool:
    """Tell whether something is a field, or an item of one."""
    if isinstance(node, ast.Subscript):
        return is_kept(node.value)
    return isinstance(node, ast.Attribute)


def kept_codes(text: str, parts: set[str], firsts: set[str]) -> Iterator[int]:
    """Yield the lines at which a code is kept in a part."""
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef):
            codes = Codes(firsts)
            codes.learn(function)
            for node in ast.walk(function):
                yield from _kept(node, codes, parts)


def _kept(node: ast.AST, codes: Codes, parts: set[str]) -> Iterator[int]:
    if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if codes.is_code(node.value) and any(is_kept(target) for target in targets):
            yield node.lineno
    elif isinstance(node, ast.Call):
        given = [*node.args, *(keyword.value for keyword in node.keywords)]
        made = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        added = made in ("append", "insert") and isinstance(node.func, ast.Attribute) and is_kept(node.func.value)
        if (added or made in parts) and any(codes.is_code(argument) for argument in given):
            yield node.lineno


def names_of_codes(game: Rulebook) -> set[str]:
    """Return the names in `actions.py` that stand for a code: what `SPACE.single` (or `first`) gives."""
    found: set[str] = set()
    for node in ast.parse((game.folder / "actions.py").read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
            called, target = node.value.func, node.targets[0] if isinstance(node, ast.Assign) else node.target
            if (
                isinstance(called, ast.Attribute)
                and called.attr in ("single", "first")
                and isinstance(target, ast.Name)
            ):
                found.add(target.id)
    return found


@pytest.mark.parametrize("id", chosen())
def test_no_part_keeps_a_code(id: str) -> None:
    """In the rules of a game no code ends up in the state."""
    game = kancha.game(id)
    parts = {kind.__name__ for kind in game.parts}
    firsts = names_of_codes(game)
    for path in sorted(game.folder.glob("*.py")):
        found = list(kept_codes(path.read_text(encoding="utf-8"), parts, firsts))
        assert not found, f"{path.name}:{found[0]} keeps a code in the state; keep what it stands for"


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("self.best = code", True),
        ("s.row[2] = code", True),
        ("s.stack.append(Sale(code))", True),
        ("s.tiles.append(code)", True),
        ("source = RESERVE + code - RECALL\n    s.stack.append(Sale(source))", True),
        ("s.stack.append(Sale(source=RESERVE.code(builder)))", True),
        ("s.stack.append(Sale(LAY + 3))", True),
        ("self.best = BID.value(code)", False),
        ("s.stack.append(Sale(code - LAY))", False),
        ("codes.append(LAY + cell)", False),
    ],
)
def test_a_kept_code_is_told_from_a_value(line: str, kept: bool) -> None:
    """In a field, in a list, in a step, moved to another family; a value made of it is none."""
    text = f"def play(self, s, code):\n    {line}\n"
    assert bool(list(kept_codes(text, {"Sale"}, {"LAY", "RESERVE", "RECALL"}))) == kept
