"""The words of the command line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from kancha.cli.admin import MATCH_COLUMNS, ROOM_COLUMNS
from kancha.cli.lines import Lines, language
from kancha.kernel.errors import KanchaError
from kancha.table.admin import Closed, State
from kancha.table.pruner import Pruned
from kancha.table.rooms.model import Room

FOLDER = Path(__file__).parent.parent.parent / "src" / "kancha" / "cli"


def ids(lang: str) -> set[str]:
    """The message ids of a language."""
    text = (FOLDER / f"words.{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(cli-[a-z-]+) =", text, re.MULTILINE))


def test_both_languages_say_the_same_things() -> None:
    """Every message exists in both, with the same arguments."""
    assert ids("en") == ids("fr")
    for id in ids("en"):
        english, french = (
            set(re.findall(r"\$(\w+)", line))
            for lang in ("en", "fr")
            for line in (FOLDER / f"words.{lang}.ftl").read_text(encoding="utf-8").splitlines()
            if line.startswith(f"{id} =")
        )
        assert english == french


def test_every_message_is_used_and_every_used_one_exists() -> None:
    """No message lies about, and none is missing; some are named by what they tell of."""
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    named = {
        "": {*MATCH_COLUMNS, *ROOM_COLUMNS},
        "state-": {*get_args(State), *get_args(get_type_hints(Room)["state"])},
        "closed-": get_args(get_type_hints(Closed)["kind"]),
        "pruned-": Pruned._fields,
    }
    composed = {f"cli-admin-{about}{name}" for about, names in named.items() for name in names}
    assert set(re.findall(r'["\'](cli-[a-z-]+)["\']', code)) | composed == ids("en")


@pytest.mark.parametrize(("spoken", "lang"), [("fr_FR.UTF-8", "fr"), ("de_DE.UTF-8", "en"), ("", "en"), ("C", "en")])
def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch, spoken: str, lang: str) -> None:
    """French where French is spoken, English elsewhere."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", spoken)
    assert language(None) == lang
    assert language("fr") == "fr"
    with pytest.raises(KanchaError, match="unknown language 'xx'"):
        language("xx")


def test_an_unknown_message_shows_itself() -> None:
    """Nothing is lost for want of a translation."""
    assert Lines("en").text("no-such-message") == "no-such-message"
