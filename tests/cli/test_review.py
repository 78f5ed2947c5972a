"""The page of a review: it stands alone, says everything in words, and shows its numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.review.test_review import played, shorten

from .conftest import Run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match of Caral with a blunder."""
    file = tmp_path_factory.mktemp("review") / "match.kancha"
    played("caral", 6, blunder=12)[0].record(["Ana", "<Ben>"]).save(file)
    return file


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_writes_a_page_that_needs_nothing_else(
    lang: str, record: Path, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No script, no address; both shapes of every curve; every mistake has its sum and its way into the replay."""
    shorten(monkeypatch)
    page, data = tmp_path / "page.html", tmp_path / "review.json"
    result = run("review", record, "--lang", lang, "--out", page, "--json", data)
    assert (result.code, result.err, result.out.strip()) == (0, "", str(page))
    text = page.read_text(encoding="utf-8")
    made = json.loads(data.read_text(encoding="utf-8"))
    assert "<script" not in text
    assert not re.findall(r"(?:src|href)\s*=\s*[\"'](?!#)", text)
    assert text.count("<svg") == 4
    assert "&lt;Ben&gt;" in text
    assert "<Ben>" not in text
    assert text.count("<article") == len(made["mistakes"]) > 0
    for one in made["mistakes"]:
        assert f"kancha replay match.kancha --at {one['decision']} --seat {one['seat']}" in text
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    bare = re.sub(r"<[^>]+>", " ", re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL))
    assert not re.findall(r"\b(?:review|action|source|seat|measure)-[a-z-]+\b", bare)
    assert f'<html lang="{lang}">' in text


def test_a_record_that_is_none_is_told_in_a_line(tmp_path: Path, run: Run) -> None:
    """Nothing is written."""
    file = tmp_path / "no.kancha"
    file.write_text("no record\n", encoding="utf-8")
    result = run("review", file)
    assert result.code == 1
    assert result.err.count("\n") == 1
    assert not (tmp_path / "no.html").exists()
