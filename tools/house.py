"""Count what the house is made of, and compare it with another tree: `python tools/house.py [--against DIR]`.

The figures of issue "one way to say each thing": lines of game code, how many of them only declare names, places that
read action codes by arithmetic or by names, mutable module-level caches, files that know a module of Caral, lines with
`Any`, the longest function. What must stay at nought is kept there by `tests/test_house.py`.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent.parent
MODULES: Final = {
    "anaconda": "anaconda",
    "desire": "desire",
    "emissaries": "emissar",
    "progress": r"progress.tile|caral\.(progress|tiles)|\bProgress[A-Z]",
    "status": r"status.card|caral\.status|\bStatus[A-Z]",
    "yearly": r"caral\.yearly|\bYearly",
}
"""The modules of Caral, and how a file shows that it knows one; the progress table is no module."""
OWN: Final = {"progress": ("progress.py", "progress_tiles.py", "tiles.py")}
"""The files of a module that has more than one of its own."""
LATER: Final = frozenset(
    ["features", "candidates", "prospects", "survey", "bidding", "measures", "turns", "moments", "drawers", "hopes"]
)
"""Modules for what the first release did not do: numbers for learning, turns planned as a whole, their worth,
the turn bar, moments told by cards, drawers, what a tile makes possible."""
DECLARING: Final = ("RULES", "ANSWERS", "SEES", "parts")


class Site(NamedTuple):
    """A place in the sources."""

    path: Path
    line: int
    text: str


class Source(NamedTuple):
    """One file, read once."""

    path: Path
    text: str
    tree: ast.Module


def read(folder: Path) -> list[Source]:
    """Return all modules of a folder and of those below it."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found.append(Source(path, text, ast.parse(text)))
    return found


def games(root: Path) -> list[Source]:
    """Return the modules of all games, pictures included."""
    return [source for source in read(root / "src" / "kancha" / "games") if source.path.parent.name != "games"]


def lines(sources: list[Source]) -> int:
    """Count all lines."""
    return sum(len(source.text.splitlines()) for source in sources)


def declarations(sources: list[Source]) -> int:
    """Count lines that only declare: slots, clones, actions, events, rules cited, answers, visibility, parts."""
    return sum((node.end_lineno or 0) - node.lineno + 1 for source in sources for node in _declaring(source.tree))


def _declaring(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if {"Action", "Event"} & _names(node.bases):
                yield node
            else:
                yield from (item for item in node.body if _declares(item))
        elif _declares(node):
            yield node


def _declares(node: ast.stmt) -> bool:
    if isinstance(node, ast.FunctionDef):
        return node.name == "clone"
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return False
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    name = target.id if isinstance(target, ast.Name) else ""
    called = node.value.func if isinstance(node.value, ast.Call) else None
    words = {called.attr} if isinstance(called, ast.Attribute) else _names([called] if called else [])
    return name in (*DECLARING, "__slots__") or bool(words & {"first", "family", "single", "Space"})


def _names(nodes: list[ast.expr]) -> set[str]:
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def dialects(sources: list[Source]) -> list[Site]:
    """Find arithmetic and order on action codes, and families told by name or by class."""
    found: list[Site] = []
    for source in sources:
        firsts = _firsts(source, sources)
        for node in ast.walk(source.tree):
            if isinstance(node, (ast.BinOp, ast.Compare, ast.Subscript, ast.Call)) and _reads_codes(node, firsts):
                found.append(Site(source.path, node.lineno, ast.unparse(node)[:80]))
    return found


def _firsts(source: Source, sources: list[Source]) -> set[str]:
    """Return the names in a module that stand for codes or families, and those of action classes."""
    actions = next((s for s in sources if s.path.name == "actions.py" and s.path.parent in source.path.parents), None)
    found: set[str] = set()
    for node in actions.tree.body if actions else ():
        if isinstance(node, ast.ClassDef) and "Action" in _names(node.bases):
            found.add(node.name)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
            called, target = node.value.func, node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(called, ast.Attribute) and called.attr in ("first", "single", "family"):
                found |= _names([target])
    return found


def _reads_codes(node: ast.AST, firsts: set[str]) -> bool:
    if isinstance(node, ast.BinOp):
        return bool(_names([node.left, node.right]) & (firsts | {"code"}))
    if isinstance(node, ast.Compare):
        ordered = any(isinstance(op, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) for op in node.ops)
        return ordered and bool(_names([node.left, *node.comparators]) & (firsts | {"code"}))
    if isinstance(node, ast.Subscript):
        all_actions = isinstance(node.value, ast.Attribute) and node.value.attr == "actions"
        return all_actions or "FAMILY" in _names([node.value])
    if isinstance(node, ast.Call):
        called = _names([node.func])
        told = {part.id for arg in node.args for part in ast.walk(arg) if isinstance(part, ast.Name)}
        return bool((called & {"divmod", "is_in"} and "code" in told) or ("isinstance" in called and told & firsts))
    return False


def caches(sources: list[Source]) -> list[Site]:
    """Find lists, dicts and sets at module level that are no constants: their names are not in capitals."""
    found: list[Site] = []
    for source in sources:
        for node in source.tree.body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, (ast.List, ast.Dict, ast.Set)):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and not target.id.isupper() and not target.id.startswith("__"):
                    found.append(Site(source.path, node.lineno, target.id))
    return found


def memories(sources: list[Source]) -> list[Site]:
    """Find functions that remember their results."""
    found: list[Site] = []
    for source in sources:
        for number, line in enumerate(source.text.splitlines(), 1):
            if re.match(r"\s*@(functools\.)?(lru_cache|cache)\b", line):
                found.append(Site(source.path, number, line.strip()))
    return found


def knowing(root: Path) -> dict[str, int]:
    """Count the files of Caral that know each of its modules, without those of the module itself."""
    sources = [source for source in games(root) if "caral" in source.path.parts]
    return {
        module: sum(
            re.search(sign, source.text, 0 if "[A-Z]" in sign or "Yearly" in sign else re.IGNORECASE) is not None
            for source in sources
            if source.path.name not in OWN.get(module, (f"{module}.py",))
        )
        for module, sign in MODULES.items()
    }


def untyped(sources: list[Source]) -> int:
    """Count lines with `Any`."""
    return sum(bool(re.search(r"\bAny\b", line)) for source in sources for line in source.text.splitlines())


def longest(sources: list[Source]) -> tuple[int, str]:
    """Return the longest function, with its place."""
    sizes = [
        (node.end_lineno - node.lineno + 1, f"{source.path.parent.name}/{source.path.name}:{node.lineno} {node.name}")
        for source in sources
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef) and node.end_lineno
    ]
    return max(sizes)


def figures(root: Path) -> dict[str, str]:
    """Return all figures of a tree, by name."""
    played, kernel = games(root), read(root / "src" / "kancha" / "kernel")
    everything = read(root / "src" / "kancha")
    total, declared = lines(played), declarations(played)
    later = lines([source for source in played if source.path.stem in LATER])
    size, place = longest(everything)
    return {
        "lines of game code": str(total),
        "of these, for what came later": str(later),
        "of these, declarations": f"{declared} ({declared / total:.1%})",
        "dialect sites": str(len(dialects(played))),
        "module-level caches, kernel and games": str(len(caches(played + kernel))),
        "functions that remember, games": str(len(memories(played))),
        "Caral files that know a module": ", ".join(f"{name} {count}" for name, count in knowing(root).items()),
        "lines with Any, kernel": str(untyped(kernel)),
        "lines with Any, games": str(untyped(played)),
        "lines of the kernel": str(lines(kernel)),
        "longest function": f"{size} ({place})",
    }


def main() -> None:
    """Print the figures, beside those of another tree if one is given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout, shown first")
    parser.add_argument("--sites", action="store_true", help="list dialect sites and caches")
    arguments = parser.parse_args()
    trees = [figures(tree) for tree in ([arguments.against] if arguments.against else []) + [HERE]]
    for name in trees[-1]:
        print(f"{name:40s} {'   ->   '.join(tree[name] for tree in trees)}")
    if arguments.sites:
        played = games(HERE)
        for site in [*dialects(played), *caches(played + read(HERE / "src" / "kancha" / "kernel"))]:
            print(f"  {site.path.relative_to(HERE)}:{site.line}  {site.text}")


if __name__ == "__main__":
    main()
