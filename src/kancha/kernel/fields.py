"""A part says its fields once, in its annotated `__init__`: slots and clone follow from there.

In pure Python the metaclass `Fields` reads the names when a class is made, and `cloner` writes the clone when it is
first asked for. For the compiled package `setup.py` writes the same clones into the copies that it compiles
(`expanded`), since the compiler needs to see them.

The type of a field is its annotation, or that of the parameter it is given, or that of a literal, a constant or a
part made on the spot; anything else must be annotated.
"""

from __future__ import annotations

import ast
import dis
import inspect
import sys
from collections.abc import Callable
from functools import cache
from textwrap import dedent
from typing import Any, Final

PLAIN: Final = frozenset({"int", "bool", "str", "float", "None"})
"""Types whose values never change: a copy shares them."""
SHARED: Final = "shared"
LISTENER: Final = "events"
"""The field of a state that no copy takes over: nobody listens to a copy."""


class Fields(type):
    """Gives a part the slots for what its `__init__` stores on itself."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Fields:
        """Make the class."""
        if "__slots__" not in namespace:
            known = {field for base in bases for field in field_names(base)}
            stored = _stored(namespace["__init__"]) if "__init__" in namespace else []
            namespace["__slots__"] = tuple(sorted(set(stored) - known))
        if bases:
            namespace.setdefault("clone", _clone)
        return super().__new__(mcs, name, bases, namespace)


def field_names(kind: type) -> tuple[str, ...]:
    """Return the names of a part's fields, base classes first, sorted within a class."""
    return _names(kind)


@cache
def _names(kind: type) -> tuple[str, ...]:
    found: list[str] = []
    for base in reversed(kind.__mro__):
        space = base.__dict__
        own = space.get("__mypyc_attrs__") or space.get("__slots__")
        if own is None:
            own = _stored(space["__init__"]) if inspect.isfunction(space.get("__init__")) else ()
        found += sorted(name for name in set(own) if name not in found and name != "__dict__")
    return tuple(found)


def cloner(kind: type) -> Callable[[Any], Any]:
    """Return the function that copies a part of exactly this class; in pure Python it becomes its `clone`."""
    return _cloner(kind)


@cache
def _cloner(kind: type) -> Callable[[Any], Any]:
    space: dict[str, Any] = {"make": object.__new__, "kind": kind}
    lines = [f"    new.{name} = {value}" for name, value in _copies(kind)]
    exec("\n".join(["def clone(self):", "    new = make(kind)", *lines, "    return new"]), space)
    made: Callable[[Any], Any] = space["clone"]
    if isinstance(kind, Fields):
        kind.clone = made  # type: ignore[attr-defined]
    return made


def expanded(module: str, text: str) -> str:
    """Return the source of an imported module with the clone of every part written out, for the compiler."""
    tree = ast.parse(text)
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        kind = getattr(sys.modules[module], node.name)
        if isinstance(kind, Fields):
            node.keywords = []
            written = any(isinstance(item, ast.FunctionDef) and item.name == "clone" for item in node.body)
            if not written:
                lines = [f"    new.{name} = {value}" for name, value in _copies(kind)]
                head = [f"def clone(self) -> {kind.__name__}:", f"    new = {kind.__name__}.__new__({kind.__name__})"]
                node.body += ast.parse("\n".join([*head, *lines, "    return new"])).body
    return ast.unparse(tree)


def _clone(self: Any) -> Any:
    return cloner(type(self))(self)


def _stored(init: Any) -> list[str]:
    code = init.__code__
    me = code.co_varnames[0]
    found: list[str] = []
    before: Any = None
    for instruction in dis.get_instructions(code):
        if instruction.opname == "STORE_ATTR" and (before == me or (isinstance(before, tuple) and before[-1] == me)):
            found.append(instruction.argval)
        before = instruction.argval
    return found


def _copies(kind: type) -> list[tuple[str, str]]:
    shared = {name for base in kind.__mro__ for name, sight in base.__dict__.get("SEES", {}).items() if sight == SHARED}
    types: dict[str, ast.expr | None] = {}
    for base in reversed(kind.__mro__):
        if inspect.isfunction(base.__dict__.get("__init__")):
            types |= _types(base.__dict__["__init__"])
    found: list[tuple[str, str]] = []
    for name in field_names(kind):
        if name in shared:
            found.append((name, "None" if name == LISTENER else f"self.{name}"))
            continue
        said = types.get(name)
        if said is None:
            raise TypeError(f"{kind.__name__}.{name}: its type cannot be seen; annotate it in __init__")
        found.append((name, _copy(said, f"self.{name}", f"{kind.__name__}.{name}")))
    return found


def _types(init: Any) -> dict[str, ast.expr | None]:
    function = ast.parse(dedent(inspect.getsource(init))).body[0]
    assert isinstance(function, ast.FunctionDef)
    parameters = {argument.arg: argument.annotation for argument in function.args.args + function.args.kwonlyargs}
    me = function.args.args[0].arg
    found: dict[str, ast.expr | None] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and _is_own(node.target, me):
            found[node.target.attr] = node.annotation  # type: ignore[union-attr]
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if _is_own(target, me):
                    found.setdefault(target.attr, _guess(node.value, parameters))  # type: ignore[attr-defined]
    return found


def _is_own(target: ast.expr, me: str) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == me


def _guess(value: ast.expr, parameters: dict[str, ast.expr | None]) -> ast.expr | None:
    plain = ast.Name("int")
    if isinstance(value, ast.Name):
        return parameters[value.id] if value.id in parameters else plain if value.id.isupper() else None
    if isinstance(value, ast.UnaryOp):
        return _guess(value.operand, parameters)
    if isinstance(value, (ast.Constant, ast.Compare)):
        return plain
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return ast.Name("int") if value.func.id in ("len", "sum", "int") else value.func
    return None


def _copy(said: ast.expr, value: str, where: str, depth: int = 0) -> str:
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        said = ast.parse(said.value, mode="eval").body
    if isinstance(said, ast.Constant) or (isinstance(said, ast.Name) and said.id in PLAIN):
        return value
    if isinstance(said, ast.Name):
        return f"{value}.clone()"
    if isinstance(said, ast.BinOp):
        sides = [side for side in (said.left, said.right) if not isinstance(side, ast.Constant)]
        copies = [_copy(side, value, where, depth) for side in sides]
        if all(copy == value for copy in copies):
            return value
        if len(copies) == 1:
            return f"None if {value} is None else {copies[0]}"
    if isinstance(said, ast.Subscript) and isinstance(said.value, ast.Name):
        if said.value.id == "list":
            item = f"item{depth or ''}"
            inner = _copy(said.slice, item, where, depth + 1)
            return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
        if said.value.id == "tuple":
            return value
    raise TypeError(f"{where}: a {ast.unparse(said)} cannot be part of a state")
