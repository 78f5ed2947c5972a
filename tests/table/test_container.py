"""The container file: what it copies is there, what it installs is locked, and what it starts exists."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from kancha.cli import main
from kancha.table import Settings
from tests.table.helpers import ROOT


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the file, each on one line."""
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.split("#")[0].strip() if line.startswith("#") else line.strip() for line in text.splitlines()]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line)]


def of(kind: str) -> list[str]:
    """Return the instructions of a kind."""
    return [rest for word, rest in steps() if word == kind]


def pins(name: str) -> dict[str, str]:
    """Return the versions of a lock file."""
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==([^ ;]+)", (ROOT / name).read_text(), flags=re.MULTILINE))


def test_what_is_copied_is_there_and_is_let_in() -> None:
    """Every source of a copy is in the repository, and the list of what is left out leaves it in."""
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    sources = [source for rest in of("COPY") if not rest.startswith("--from") for source in rest.split()[:-1]]
    assert {"serve.lock", "src", "web", "pyproject.toml"} <= set(sources)
    for source in sources:
        assert (ROOT / source).exists(), source
        assert source.split("/")[0] in let_in, source
    built = [rest.split()[0] for rest in of("FROM")]
    stages = re.findall(r" AS (\w+)", "\n".join(of("FROM")))
    assert len(built) == len(stages) + 1
    for rest in of("COPY"):
        if rest.startswith("--from"):
            assert rest.split()[0].removeprefix("--from=") in stages


def test_only_what_is_locked_is_installed() -> None:
    """Python's packages by hash, the page's by its lock; ours without looking for others."""
    installs = [rest for rest in of("RUN") if "install" in rest or "npm ci" in rest]
    assert len(installs) == 3
    for line in installs:
        assert "npm ci" in line or "--require-hashes -r serve.lock" in line or "--no-deps" in line
    locked = (ROOT / "serve.lock").read_text()
    for name, version in pins("serve.lock").items():
        assert re.search(rf"^{re.escape(name)}=={re.escape(version)}[^\n]*\\\n    --hash=sha256:", locked, re.MULTILINE)


def test_a_container_serves_with_what_playing_was_tested_with() -> None:
    """The locks agree, and the container has both databases and Web Push."""
    serve = pins("serve.lock")
    assert pins("play.lock").items() <= serve.items()
    assert serve.items() <= pins("requirements.lock").items()
    assert {"asyncpg", "pywebpush", "aiosqlite"} <= serve.keys()


def test_its_python_and_node_are_new_enough() -> None:
    """As the project and the page ask."""
    images = "\n".join(of("FROM"))
    least = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    wanted = tuple(int(part) for part in least.removeprefix(">=").split("."))
    for major, minor in re.findall(r"^python:(\d+)\.(\d+)", images, re.MULTILINE):
        assert (int(major), int(minor)) >= wanted
    node = json.loads((ROOT / "web" / "package.json").read_text())["engines"]["node"]
    found = re.search(r"^node:(\d+)", images, re.MULTILINE)
    assert found is not None
    assert int(found.group(1)) > int(node.removeprefix(">=").split(".")[0])


def test_what_it_starts_exists(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command knows its options, the environment its settings, and the probe asks at the port that is served."""
    (start,) = of("CMD")
    words = json.loads(start)
    with pytest.raises(SystemExit):
        main([words[0], "--help"])
    help = capsys.readouterr().out
    for option in words[1:]:
        assert not option.startswith("--") or option in help
    port = words[words.index("--port") + 1]
    assert of("EXPOSE") == [port]
    (probe,) = of("HEALTHCHECK")
    assert f"127.0.0.1:{port}/health" in probe
    for line in of("ENV"):
        name, _, value = line.partition("=")
        monkeypatch.setenv(name, value)
    assert Settings.read().db == "/var/lib/kancha/kancha.sqlite"
    assert Path(Settings.read().db).parent == Path(of("VOLUME")[0])
