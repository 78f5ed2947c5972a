"""Builds Kancha; with KANCHA_COMPILE=1 the kernel and the rules of every game are compiled with mypyc."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import Extension, setup

if TYPE_CHECKING:
    from mypyc.codegen.emit import Emitter
    from mypyc.ir.class_ir import ClassIR
    from mypyc.ir.func_ir import FuncIR

PACKAGE = Path("src/kancha")
INTERPRETED = {"__init__.py", "scene.py", "testing.py"}
"""Drawing and testing gain nothing from a compiler; the faces of packages only gather names."""


def sources(folder: Path) -> list[str]:
    """Return the modules of a folder that are worth compiling."""
    return sorted(str(path) for path in folder.glob("*.py") if path.name not in INTERPRETED)


def call_init(kind: ClassIR, method: FuncIR, emitter: Emitter) -> str:
    """Emit a `tp_init` that runs `__init__`: mypyc 2.4 emits an empty one for serializable classes without this."""
    from mypyc.codegen import emitclass

    kept = kind.allow_interpreted_subclasses
    kind.allow_interpreted_subclasses = kept or kind.is_serializable()
    try:
        return emitclass.generate_init_for_class(kind, method, emitter)
    finally:
        kind.allow_interpreted_subclasses = kept


def extensions() -> list[Extension]:
    """Return one compiled library for the kernel and one for each game folder."""
    if os.environ.get("KANCHA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify
    from mypyc.codegen import emitclass

    emitclass.SLOT_DEFS["__init__"] = ("tp_init", call_init)  # type: ignore[index]
    folders = [PACKAGE / "kernel", *sorted(path.parent for path in PACKAGE.glob("games/*/state.py"))]
    groups: list[tuple[list[str], str | None]] = [(sources(folder), f"kancha_{folder.name}") for folder in folders]
    files = [file for group, _ in groups for file in group]
    return mypycify(["--strict", *files], opt_level="2", debug_level="0", separate=groups)


setup(ext_modules=extensions())
