"""Builds Kancha; with KANCHA_COMPILE=1 kernel, rules, drawings and what viewers are told are compiled with mypyc."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import Extension, setup

if TYPE_CHECKING:
    from mypyc.codegen.emit import Emitter
    from mypyc.ir.class_ir import ClassIR
    from mypyc.ir.func_ir import FuncIR

SOURCES = Path("src")
COPIES = Path("build/expanded")
INTERPRETED = {"__init__.py", "scene.py", "testing.py", "fields.py", "event.py", "positions.py"}
"""Testing and what is built only for listeners gain nothing from a compiler; faces only gather names."""

TELLING = (
    "broadcast.py",
    "changes.py",
    "choices.py",
    "following.py",
    "journal.py",
    "positions.py",
    "turns.py",
)
"""What the table does at every decision, for all who look."""

PAIRS = re.compile(r"^(\w+): Final = (?=\(-?\d+\.\d)", re.MULTILINE)
"""Constants that are tuples of floats: mypyc 2.4 takes a final one for unset, a plain one not."""

THINKING = ("base.py", "beams.py", "greedy.py", "network.py", "search.py", "turns.py")
"""What bots do many times at every decision."""

FLAGS = ["-fno-semantic-interposition"]
"""No other library replaces functions of ours: calls inside a library may be direct, and inlined."""


def sources(folder: Path) -> list[str]:
    """Return the modules of a folder that are worth compiling."""
    return sorted(str(path) for path in folder.glob("*.py") if is_compiled(path))


def is_compiled(path: Path) -> bool:
    """Whether a module is worth compiling."""
    is_wire = path.parts[-2:] in (("kernel", "turn.py"), ("kernel", "reasons.py"))
    return path.name not in INTERPRETED and not path.name.endswith("events.py") and not is_wire


def expand() -> None:
    """Copy the package, and write out in the copies what its parts leave to `kancha.kernel.fields`."""
    shutil.rmtree(COPIES, ignore_errors=True)
    shutil.copytree(SOURCES / "kancha", COPIES / "kancha", ignore=shutil.ignore_patterns("static", "__pycache__"))
    sys.path.insert(0, str(SOURCES.resolve()))
    for path in [*COPIES.glob("kancha/kernel/*.py"), *COPIES.glob("kancha/games/*/*.py")]:
        if not is_compiled(path):
            continue
        module = ".".join(path.relative_to(COPIES).with_suffix("").parts)
        importlib.import_module(module)
        fields = sys.modules["kancha.kernel.fields"]
        path.write_text(fields.expanded(module, path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in COPIES.glob("kancha/games/*/picture/*.py"):
        path.write_text(PAIRS.sub(r"\1 = ", path.read_text(encoding="utf-8")), encoding="utf-8")


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
    """Return compiled libraries: the kernel, rules and drawings of each game, the table, the lab's loop, bots."""
    if os.environ.get("KANCHA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify
    from mypyc.codegen import emitclass

    emitclass.SLOT_DEFS["__init__"] = ("tp_init", call_init)  # type: ignore[index]
    expand()
    package = COPIES / "kancha"
    folders = [package / "kernel", *sorted(path.parent for path in package.glob("games/*/state.py"))]
    groups: list[tuple[list[str], str | None]] = [(sources(folder), f"kancha_{folder.name}") for folder in folders]
    for folder in sorted(package.glob("games/*/picture")):
        drawing = [*sources(folder), str(folder.parent / "scene.py")]
        groups.append((drawing, f"kancha_{folder.parent.name}_picture"))
    groups.append(([str(package / "table" / name) for name in TELLING], "kancha_table"))
    groups.append(([str(package / "lab" / "loop.py")], "kancha_lab"))
    groups.append(([str(package / "bots" / name) for name in THINKING], "kancha_bots"))
    files = [file for group, _ in groups for file in group]
    settings = COPIES / "mypy.ini"
    settings.write_text(
        f"[mypy]\nmypy_path = {COPIES}\nexplicit_package_bases = True\nignore_missing_imports = True\n",
        encoding="utf-8",
    )
    options = ["--strict", f"--config-file={settings}"]
    made = mypycify([*options, *files], opt_level="3", debug_level="0", separate=groups)
    if sys.platform != "win32":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


setup(ext_modules=extensions())
