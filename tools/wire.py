"""Write `web/src/*/protocol.gen.ts`: the types of the wire for the page, from the structs that the server sends.

    python tools/wire.py            # writes the files
    python tools/wire.py --check    # fails if they are not fresh

A field that the sender may leave out is optional: UNSET, and defaults of requests and of structs that omit them.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import types
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from kancha.table import protocol
from kancha.table.rooms import bodies, messages, requests

SOURCES: Final = Path(__file__).parent.parent / "web" / "src"
FILE: Final = SOURCES / "lib" / "protocol.gen.ts"
ROOMS: Final = SOURCES / "room" / "protocol.gen.ts"
MADE: Final = "/** Made by `make types` from the structs that the server sends and takes; not written by hand. */"
HEAD: Final = f"""{MADE}

/** A value that words, events and errors take as an argument. */
export type Value = number | string | boolean | null | (number | string)[];
"""
PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "Value",
}


class Types:
    """The structs that were met, in the order in which they were."""

    def __init__(self) -> None:
        self.met: list[type[Struct]] = []

    def name(self, kind: Any) -> str:
        """Return a Python type in TypeScript."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Annotated:
            held = [meta.extra["holds"] for meta in args[1:] if isinstance(meta, Meta) and meta.extra]
            return self.name(held[0] if held else args[0])
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.name(arg) for arg in args if arg is not UnsetType))
        if origin is Literal:
            return " | ".join(repr(arg) for arg in args)
        if origin is list:
            inner = self.name(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.name(arg) for arg in args)}]"
        if origin is dict:
            return f"Record<string, {self.name(args[1])}>"
        if isinstance(kind, type) and issubclass(kind, Struct):
            if kind not in self.met:
                self.met.append(kind)
            return kind.__name__
        raise TypeError(f"{kind!r} has no counterpart in TypeScript" + (": say what it holds" if kind is Raw else ""))

    def interface(self, kind: type[Struct]) -> str:
        """Return a struct as an interface."""
        config = kind.__struct_config__
        notes = _notes(kind)
        lines = [_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for given in fields(kind):
            if given.name in notes:
                lines.append(_comment(notes[given.name], "  "))
            mark = "?" if _may_be_missing(given, config) else ""
            lines.append(f"  {given.encode_name}{mark}: {self.name(given.type)};")
        return "\n".join([*lines, "}"])


def _may_be_missing(given: FieldInfo, config: Any) -> bool:
    has_default = given.default is not NODEFAULT or given.default_factory is not NODEFAULT
    return has_default and (given.default is UNSET or config.omit_defaults or config.forbid_unknown_fields)


def _notes(kind: type[Struct]) -> dict[str, str]:
    """Return what is written under the fields of a class."""
    [parsed] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(parsed, ast.ClassDef)
    found = {}
    for before, after in zip(parsed.body, parsed.body[1:], strict=False):
        if (
            isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            found[before.target.id] = inspect.cleandoc(after.value.value)
    return found


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */"


def text() -> str:
    """Return the file of matches as it should be."""
    found = Types()
    parts = _interfaces(found, [getattr(protocol, name) for name in protocol.__all__])
    for name in ("Message", "Request", "Change", "SeatKind"):
        parts.append(f"export type {name} = {found.name(getattr(protocol, name))};")
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


def rooms_text() -> str:
    """Return the file of rooms as it should be; what matches and rooms share is taken from the first."""
    shared, found = Types(), Types()
    _interfaces(shared, [getattr(protocol, name) for name in protocol.__all__])
    own = [kind for module in (messages, requests, bodies) for kind in vars(module).values()]
    parts = _interfaces(found, [kind for kind in own if "rooms" in getattr(kind, "__module__", "")], shared.met)
    parts.append(f"export type Message = {found.name(messages.Message)};")
    parts.append(f"export type Request = {found.name(requests.Request)};")
    taken = ", ".join(sorted(kind.__name__ for kind in found.met if kind in shared.met))
    return "\n\n".join([MADE, f"import type {{ {taken} }} from '../lib/protocol.gen';", *parts]) + "\n"


def _interfaces(found: Types, roots: list[Any], known: list[type[Struct]] | None = None) -> list[str]:
    """Return the interfaces of all structs that are met from these on, but for those that are known."""
    for kind in roots:
        if isinstance(kind, type) and issubclass(kind, Struct):
            found.name(kind)
    parts, done = [], 0
    while done < len(found.met):
        if found.met[done] not in (known or []):
            parts.append(found.interface(found.met[done]))
        done += 1
    return parts


def main() -> None:
    """Write the files, or say that one is stale."""
    for file, wanted in ((FILE, text()), (ROOMS, rooms_text())):
        if "--check" not in sys.argv:
            file.write_text(wanted, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != wanted:
            sys.exit(f"{file} is not what the server sends: run `make types`")


if __name__ == "__main__":
    main()
