"""A part says its fields once, in its annotated `__init__`: slots, clones and what a seat may see follow from there.

In pure Python the metaclass `Fields` reads the names when a class is made, and the two methods of `METHODS` are written
when they are first called. For the compiled package `setup.py` writes the same methods into the copies that it compiles
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
from threading import RLock
from typing import Any, Final

PLAIN: Final = frozenset({"int", "bool", "str", "float", "None"})
"""Types whose values never change: a copy shares them."""
LISTENER: Final = "events"
"""The field of a state that no copy takes over: nobody listens to a copy."""
BORROWS: Final = "borrows"
"""The field of a state that says which of its lent lists it shares, as bits by their order in SEES."""
BORROWED: Final = "borrowed"
"""The field of a state that says which of its lent parts it shares, as bits by their place in the list."""
WRITING: Final = RLock()
"""Held while a method is written: Python 3.11 cannot read sources in two threads at once."""
ON_LOAN: Final = ("lent", "derived")
"""Lists with these sights are shared by copies until they are written."""
METHODS: Final = {
    "clone": "self",
    "seen_by": "self, viewer, owner",
    "own": "self",
    "own_list": "self, name",
    "own_seat": "self, seat",
    "seen_beside": "self, public, viewer",
}
"""What is written for each part, with its parameters."""
IMPORTS: Final = """
from typing import Any as AnyValue, ClassVar as ClassValue
from mypy_extensions import mypyc_attr as mypyc_attribute
"""
"""What the written code needs, by names that no game uses."""
OWNING: Final = ("own", "own_list", "own_seat")
"""The methods by which a state takes copies of what it shares."""
STATES: Final = (*OWNING, "seen_beside")
"""The methods of states alone."""
TOLD: Final = "FIELD_TYPES"
"""The constant of a compiled class that holds the types of its fields."""
TYPED: Final = METHODS | {
    "seen_by": "self, viewer: int, owner: int",
    "own_list": "self, name: str",
    "own_seat": "self, seat: int",
    "seen_beside": "self, public: AnyValue, viewer: int",
}


class Fields(type):
    """Gives a part the slots for what its `__init__` stores on itself, and the methods that follow from its fields."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Fields:
        """Make the class."""
        if "__slots__" not in namespace:
            known = {field for base in bases for field in field_names(base)}
            stored = _stored(namespace["__init__"]) if "__init__" in namespace else []
            namespace["__slots__"] = tuple(sorted(set(stored) - known))
        if bases:
            namespace.setdefault("clone", _clone)
            namespace.setdefault("seen_by", _seen_by)
        return super().__new__(mcs, name, bases, namespace)


def field_names(kind: type) -> tuple[str, ...]:
    """Return the names of a part's fields, base classes first, sorted within a class."""
    return _names(kind)


def written(kind: type, method: str) -> Callable[..., Any]:
    """Return a method of METHODS for parts of exactly this class; in pure Python it also becomes the class's own."""
    with WRITING:
        return _written(kind, method)


def expanded(module: str, text: str) -> str:
    """Return the source of an imported module with the methods of every part written out, for the compiler.

    A class that interpreted ones may inherit from (it is decorated so) leaves them to `written`, as its subclasses do.
    Parts refer to each other by index, so that no part is in a cycle: the collector of cycles need not look at them.
    """
    tree = ast.parse(text)
    for node in tree.body:
        kind = getattr(sys.modules[module], node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(kind, Fields):
            node.keywords = []
            node.body += _told_types(kind)
            if node.decorator_list:
                continue
            node.decorator_list.append(ast.parse("mypyc_attribute(acyclic=True)", mode="eval").body)
            own = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            for method in [method for method in METHODS if method not in own and _needs(kind, method)]:
                head = f"def {method}({TYPED[method]}) -> {None if method in OWNING else node.name}:"
                lines = _body(kind, method, f"{node.name}.__new__({node.name})", "blank: AnyValue")
                node.body += ast.parse("\n".join([head, *lines])).body
    place = 1 + next(i for i, node in enumerate(tree.body) if isinstance(node, ast.ImportFrom))
    tree.body[place:place] = ast.parse(IMPORTS).body
    return ast.unparse(tree)


def _told_types(kind: type) -> list[ast.stmt]:
    """Write the types of a class's own fields as a constant: its `__init__` cannot be read once it is compiled."""
    if not inspect.isfunction(kind.__dict__.get("__init__")):
        return []
    told = {name: ast.unparse(said) for name, said in _types(kind.__dict__["__init__"]).items() if said is not None}
    return ast.parse(f"{TOLD}: ClassValue[dict[str, str]] = {told!r}").body


def _needs(kind: type, method: str) -> bool:
    """Whether a part has a method: only states own what is lent."""
    return method not in STATES or BORROWS in field_names(kind)


def _clone(self: Any) -> Any:
    return written(type(self), "clone")(self)


def _seen_by(self: Any, viewer: int, owner: int) -> Any:
    return written(type(self), "seen_by")(self, viewer, owner)


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


@cache
def _written(kind: type, method: str) -> Callable[..., Any]:
    space: dict[str, Any] = {"make": kind.__new__, "kind": kind}
    lines = [f"def {method}({METHODS[method]}):", *_body(kind, method, "make(kind)", "blank")]
    exec("\n".join(lines), space)
    made: Callable[..., Any] = space[method]
    if isinstance(kind, Fields):
        setattr(kind, method, made)
    return made


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


def _body(kind: type, method: str, make: str, blank: str) -> list[str]:
    seeing = method == "seen_by"
    sees = {name: sight for base in reversed(kind.__mro__) for name, sight in base.__dict__.get("SEES", {}).items()}
    types: dict[str, ast.expr | None] = {}
    for base in reversed(kind.__mro__):
        if inspect.isfunction(base.__dict__.get("__init__")):
            types |= _types(base.__dict__["__init__"])
        else:
            told = base.__dict__.get(TOLD, {})
            types |= {name: ast.parse(said, mode="eval").body for name, said in told.items()}
    lent = [name for name, sight in sees.items() if sight in ON_LOAN and BORROWS in field_names(kind)]
    parts = [name for name in lent if _holds_parts(types.get(name))]
    if method in OWNING:
        return _owning(method, [name for name in lent if name not in parts], parts)
    if method == "seen_beside":
        return _beside(kind, make, blank, sees, types, parts)
    lines = [f"    new = {make}"]
    if len(lent) > len(parts):
        lines.append(f"    self.{BORROWS} = {(1 << len(lent) - len(parts)) - 1}")
    if seeing:
        lines.append(f"    {blank} = -1")
        if "seat" in field_names(kind):
            lines.append("    owner = self.seat")
    elif parts:
        lines.append(f"    self.{BORROWED} = (1 << len(self.{parts[0]})) - 1")
    for name in field_names(kind):
        where, value, sight = f"{kind.__name__}.{name}", f"self.{name}", sees.get(name, "")
        if name == BORROWED and seeing:
            lines.append(f"    new.{name} = 0")
            continue
        if name in parts:
            sight = ""
            if not seeing:
                lines.append(f"    new.{name} = {value}[:]")
                continue
        if sight == "shared" or sight in ON_LOAN:
            lines.append(f"    new.{name} = {'None' if name == LISTENER else value}")
            continue
        said = types.get(name)
        if said is None:
            raise TypeError(f"{where}: its type cannot be seen; annotate it in __init__")
        copied = _veil(said, value, where, sight) if seeing else _copy(said, value, where, ".clone()")
        lines.append(f"    new.{name} = {copied}")
    return [*lines, "    return new"]


def _owning(method: str, lists: list[str], parts: list[str]) -> list[str]:
    """Write how a state takes copies of what it shares: of all its lists, of one, or of the parts of one seat."""
    if method == "own_seat":
        copies = [f"        self.{name}[seat] = self.{name}[seat].clone()" for name in parts]
        return [f"    if self.{BORROWED} >> seat & 1:", *copies, f"        self.{BORROWED} -= 1 << seat"]
    lines = [f"    if not self.{BORROWS}:", "        return"]
    for place, name in enumerate(lists):
        if method == "own_list":
            lines.append(f"    {'elif' if place else 'if'} name == {name!r}:")
        indent = "        " if method == "own_list" else "    "
        lines.append(f"{indent}if self.{BORROWS} & {1 << place}:")
        lines.append(f"{indent}    self.{name} = self.{name}[:]")
        lines.append(f"{indent}    self.{BORROWS} -= {1 << place}")
    if method == "own_list":
        lines += ["    else:" if lists else "    if name:", "        raise KeyError(name)"]
    return lines


def _beside(
    kind: type, make: str, blank: str, sees: dict[str, str], types: dict[str, ast.expr | None], parts: list[str]
) -> list[str]:
    """Write what a viewer sees, with all that a spectator sees as well taken over from there, uncopied.

    Of what seats have, a viewer sees more than a spectator in its own part alone.
    """
    lines = [f"    shown: {kind.__name__} = public", f"    new = {make}", "    owner = -2", f"    {blank} = -1"]
    for name in field_names(kind):
        said, sight = types.get(name), sees.get(name, "")
        lines.append(f"    new.{name} = shown.{name}")
        if name in parts:
            lines[-1] += "[:]"
            lines.append(f"    new.{name}[viewer] = self.{name}[viewer].seen_by(viewer, owner)")
        elif said is not None and (sight == "each" or (not sight and not _is_bare(kind, said))):
            lines[-1] = f"    new.{name} = {_veil(said, f'self.{name}', f'{kind.__name__}.{name}', sight)}"
    return [*lines, "    return new"]


def _is_bare(kind: type, said: ast.expr) -> bool:
    """Whether a type has nothing hidden in it: plain values, and parts that nobody has a kind of his own of."""
    if isinstance(said, ast.Subscript):
        return _is_bare(kind, said.slice)
    if isinstance(said, ast.Constant) or (isinstance(said, ast.Name) and said.id in PLAIN):
        return True
    if not isinstance(said, ast.Name):
        return False
    found = [space[said.id] for base in kind.__mro__ if said.id in (space := vars(sys.modules[base.__module__]))]
    if not found or not isinstance(found[0], Fields) or found[0].__subclasses__() or found[0].__dict__.get("SEES"):
        return False
    held = _types(found[0].__dict__["__init__"]) if inspect.isfunction(found[0].__dict__.get("__init__")) else None
    return held is not None and all(said is not None and _is_bare(found[0], said) for said in held.values())


def _holds_parts(said: ast.expr | None) -> bool:
    """Whether a type is a list of parts."""
    if not isinstance(said, ast.Subscript) or not isinstance(said.slice, ast.Name):
        return False
    return said.slice.id not in PLAIN


def _veil(said: ast.expr, value: str, where: str, sight: str) -> str:
    """Write what a viewer gets of a field: a copy, or -1 in the place of whatever it may not see."""
    listed = isinstance(said, ast.Subscript) and isinstance(said.value, ast.Name) and said.value.id == "list"
    if sight == "each" and isinstance(said, ast.Subscript):
        own = _copy(said.slice, "item", where, ".seen_by(viewer, place)", 1)
        return f"[{own} if place == viewer else blank for place, item in enumerate({value})]"
    seen = _copy(said, value, where, ".seen_by(viewer, owner)")
    if not sight:
        return seen
    count = f"(len({value}) if -1 in {value} else sum({value}))" if sight.endswith("bag") else f"len({value})"
    hidden = f"[blank] * {count}" if listed else "blank"
    return f"{seen} if viewer >= 0 and owner == viewer else {hidden}" if sight.startswith("owner") else hidden


def _types(init: Any) -> dict[str, ast.expr | None]:
    function = ast.parse(dedent(inspect.getsource(init))).body[0]
    assert isinstance(function, ast.FunctionDef)
    parameters = {argument.arg: argument.annotation for argument in function.args.args + function.args.kwonlyargs}
    me = function.args.args[0].arg
    found: dict[str, ast.expr | None] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and (name := _own(node.target, me)):
            found[name] = node.annotation
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if name := _own(target, me):
                    found.setdefault(name, _guess(node.value, parameters))
    return found


def _own(target: ast.expr, me: str) -> str:
    own = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == me
    return target.attr if own and isinstance(target, ast.Attribute) else ""


def _guess(value: ast.expr, parameters: dict[str, ast.expr | None]) -> ast.expr | None:
    plain = ast.Name("int")
    if isinstance(value, ast.Name):
        return parameters[value.id] if value.id in parameters else plain if value.id.isupper() else None
    if isinstance(value, ast.UnaryOp):
        return _guess(value.operand, parameters)
    if isinstance(value, (ast.Constant, ast.Compare)):
        return plain
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return plain if value.func.id in ("len", "sum", "int") else value.func
    return None


def _copy(said: ast.expr, value: str, where: str, call: str, depth: int = 0) -> str:
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        said = ast.parse(said.value, mode="eval").body
    if isinstance(said, ast.Constant) or (isinstance(said, ast.Name) and said.id in PLAIN):
        return value
    if isinstance(said, ast.Name):
        return f"{value}{call}"
    if isinstance(said, ast.BinOp):
        sides = [side for side in (said.left, said.right) if not isinstance(side, ast.Constant)]
        copies = [_copy(side, value, where, call, depth) for side in sides]
        if all(copy == value for copy in copies):
            return value
        if len(copies) == 1:
            return f"None if {value} is None else {copies[0]}"
    if isinstance(said, ast.Subscript) and isinstance(said.value, ast.Name):
        if said.value.id == "list":
            item = f"item{depth or ''}"
            inner = _copy(said.slice, item, where, call, depth + 1)
            return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
        if said.value.id == "tuple":
            return value
    raise TypeError(f"{where}: a {ast.unparse(said)} cannot be part of a state")
