"""The documentation is true: examples run, quotations are exact, links lead somewhere, the guide can be followed."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.saltmarket import Saltmarket

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])
GUIDE = ROOT / "docs" / "adding-a-game.md"


def blocks(path: Path) -> list[tuple[str, str, str]]:
    """Return (language, what it is, text) of every fenced block of a page."""
    return re.findall(r"^```(\w*)[ ]?(.*)\n((?:.*\n)*?)```$", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_readme_is_a_doctest() -> None:
    """Every example of the tour runs and answers as it says."""
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 25
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of a page names a file or a folder."""
    text = re.sub(r"^```(?:.*\n)*?```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_record_of_the_format_page_is_real() -> None:
    """The example is the file that this version writes."""
    match = Saltmarket().start(2, seed=4)
    match.play("bid 3")
    (example,) = [text for _, _, text in blocks(ROOT / "docs" / "record-format.md")]
    assert example == match.record().text()


def test_the_guide_quotes_the_example_exactly() -> None:
    """Every block that names a file of the example stands in that file."""
    quoted = 0
    for _, name, text in blocks(GUIDE):
        path = ROOT / "tests" / "saltmarket" / name
        if name and path.exists():
            assert text in path.read_text(encoding="utf-8"), f"{name} does not hold:\n{text}"
            quoted += 1
    assert quoted >= 10


def test_the_guide_can_be_followed(tmp_path: Path) -> None:
    """In a copy of the sources: make the folder, add the line, run every command, add the test."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "browser", "table", "games", "records", "*.so")
    shutil.copytree(ROOT / "src" / "kancha" / "games", tmp_path / "src" / "kancha" / "games")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored, dirs_exist_ok=True)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("KANCHA_", "PYTEST_"))}
    environment["PYTHONPATH"] = str(tmp_path / "src")
    commands = f'kancha() {{ "{sys.executable}" -m kancha "$@"; }}; python() {{ "{sys.executable}" "$@"; }}; set -e; '
    for language, name, text in blocks(GUIDE):
        if language == "sh":
            done = subprocess.run(
                ["bash", "-c", commands + text],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
        elif name == "catalogue":
            catalogue = tmp_path / "src" / "kancha" / "games" / "__init__.py"
            head, mark, tail = catalogue.read_text(encoding="utf-8").partition("GAMES: Final = {\n")
            assert mark
            catalogue.write_text(head + mark + text + tail, encoding="utf-8")
        elif name.startswith("tests/"):
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def test_the_glossary_and_the_commands_are_current() -> None:
    """Commands shown in the README exist, and so do the make targets that pages name."""
    from kancha.cli.app import app

    known = {command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands}
    shown = set(re.findall(r"^kancha (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert shown <= known
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {target for page in PAGES for target in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))}
    assert named <= targets, f"no such targets: {sorted(named - targets)}"
