"""Every sentence reads well: each message with counts of 0, 1, 2 and 5, and with every name that can stand in it.

`tests/contract/sentences/<game>.toml` lists, for each argument that is no number, the message ids that can stand there,
of each gender and with a vowel first; `[only.<message>]` says what stands in one message alone. `<game>.<lang>.txt` is
the reviewed list of all sentences; KANCHA_GOLDEN=1 writes it anew. A game without such a file is not checked yet.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import kancha
from kancha.words import LANGUAGES, Words

from .cases import chosen

FOLDER: Final = Path(__file__).parent / "sentences"
COUNTS: Final = (0, 1, 2, 5)
NAMES: Final = ("Illa", "Sami")
"""Seats: one with a vowel first, one without."""
NOUNS: Final = {
    "en": "point|stone|card|level|space|worker|pyramid|alpaca|action|site|year|llama|island|textile|temple|arrow"
    "|tambo|pot|marker|sun|moon|bonus|tool|camp|village|idol|animal|megalith|figure|step|benefit|token|hex|triple"
    "|double|basin|inca|developer|carali|priest|emissary|palace",
    "fr": "point|pierre|carte|niveau|case|travailleur|pyramide|alpaga|action|site|année|lama|île|textile|soleil|lune"
    "|tambo|récipient|marqueur|temple|flèche|outil|nourriture|effort|camp|village|idole|animal|mégalithe|pion|avantage"
    "|cran|tuile|jeton|terrain|bassin|triple|inca|carali|prêtre|émissaire|demi-soleil|emplacement|ligne",
}
"""What is often counted, in the singular."""
VERBS: Final = "prend(?:re)?|joue[r]?|tourne[r]?|enterre[r]?|défausse[r]?|pose[r]?|pioche[r]?|utiliser|met(?:tre)?"
"""What is done to a card, in French."""
ONE_EN: Final = "is|less|as|has|was|plus|this|begins|scores|goes|shows|bonus"
ONE_FR: Final = "plus|dans|sous|pas|fois|sans|mais|tous|vers|des|les|maïs|bonus"
"""Words in s that may follow a 1."""
MISTAKES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "one of many": rf"(?<![\w./–-])1 (?!(?:{ONE_EN})\b)[a-z]+[^s\W]s\b",
        "many of one": rf"(?i)(?<![\w./])(?:0|2|5) (?:{NOUNS['en']})\b(?! of| (?:points|tokens|tiles|bonuses)\b)",
        "a before a vowel": r"\b[Aa] (?!uni|use|one)[aeioAEIO]\w",
        "an before a consonant": r"\b[Aa]n [^aeiouAEIOUh\W\d]",
        "space before a stop": r" [.,;:!?](?:\s|$)",
        "points without a unit": r"\bscores? [\d½]+(?:[.;,]|$)",
        "a raw name": r"\b(?:t\d[a-p]|[irlk]\d\d?)\b",
        "a word of another language": r"\b(?:et|ou|les|des|une|du)\b",
    },
    "fr": {
        "one of many": rf"(?<![\w./–-])[01] (?!(?:{ONE_FR})\b)[a-zà-ÿ]+s\b",
        "many of one": rf"(?i)(?<![\w./])(?:2|5) (?:{NOUNS['fr']})\b",
        "no elision": r"\b(?:[dlnjmts]e|la|que|si il)\s(?=[aeiouéèêëàâîïôûùAEIOUÉÈÊÀÂÎÔÛ])(?!oui|onz|un\b)",
        "no contraction": r"\b(?:de|à) les? (?!\w+ (?:sur|dans))",
        "no space before a high stop": r"[^\s\d][:;!?](?=\s|$)",
        "space before a low stop": r"\s[.,](?:\s|$)",
        "a line that can break before a high stop": r" [:;!?»](?:[\s.,)]|$)|« ",
        "straight apostrophe": "'",
        "points without a unit": r"\b(?:marque|rapporte)(?: maintenant)? [\d½]+\s?(?:[.;,]|$)",
        "a raw name": r"\b(?:t\d[a-p]|[irlk]\d\d?)\b",
        "a word of another language": r"\b(?:and|of|the|with|from)\b",
        "a place cut off by a comma": r", en [a-z]\d",
        "a card without article or quotes": rf"\b(?i:{VERBS}) (?!Viracocha)[A-ZÉŒ]",
    },
}


class Arguments(Visitor):
    """Collects the names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Note an argument once."""
        if node.id.name not in self.names:
            self.names.append(node.id.name)


def messages(id: str, lang: str) -> dict[str, list[str]]:
    """Return the messages of a game with the names of their arguments, in the order of its files."""
    found: dict[str, list[str]] = {}
    bodies: dict[str, Message] = {}
    for path in kancha.game(id).files("words", f"{lang}.ftl"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                bodies[entry.id.name] = entry
    for name, entry in bodies.items():
        arguments = Arguments()
        arguments.visit(entry)
        inner = re.findall(r"\{ ([a-z][\w-]*) \}", " ".join(re.findall(r"\{ [a-z][\w-]* \}", _source(id, lang, name))))
        for other in inner:
            if other in bodies:
                arguments.visit(bodies[other])
        found[name] = arguments.names
    return found


def _source(id: str, lang: str, message: str) -> str:
    text = "".join(path.read_text(encoding="utf-8") for path in kancha.game(id).files("words", f"{lang}.ftl"))
    lines = re.findall(rf"^{re.escape(message)} =.*(?:\n[ }}].*)*", text, flags=re.M)
    return lines[-1] if lines else ""


def samples(id: str) -> dict[str, Any] | None:
    """Return what can stand for the arguments of a game that are no numbers; None, if nobody has said yet."""
    path = FOLDER / f"{id}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else None


@cache
def sentences(id: str, lang: str) -> list[str]:
    """Render every message, one argument varied at a time, as lines `message: sentence`."""
    known = samples(id) or {}
    only: dict[str, dict[str, list[Any]]] = known.get("only", {})
    words = Words(lang, kancha.game(id), NAMES)
    found: list[str] = []
    for message, arguments in messages(id, lang).items():
        values: dict[str, list[Any]] = {}
        for name in arguments:
            seats = name == "seat" or name.endswith("_seat")
            usually = known.get(name, range(len(NAMES)) if seats else COUNTS)
            values[name] = list(only.get(message, {}).get(name, usually))
        usual = {name: options[-1] for name, options in values.items()}
        cases = [usual] + [usual | {name: option} for name, options in values.items() for option in options]
        for args in cases:
            line = f"{message}: {words.text(message, args)}"
            if line not in found[-len(cases) :]:
                found.append(line)
    return found


GAMES: Final = [id for id in chosen() if samples(id) is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_sentence_has_a_known_mistake(id: str, lang: str) -> None:
    """Numbers agree with their nouns, articles with what follows, and stops stand where they should."""
    patterns = {name: re.compile(pattern) for name, pattern in MISTAKES.get(lang, {}).items()}
    wrong = [
        f"{name}: {line}"
        for line in sentences(id, lang)
        for name, pattern in patterns.items()
        if pattern.search(line.partition(": ")[2])
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_sentences_are_the_reviewed_ones(id: str, lang: str) -> None:
    """Whoever changes a sentence reads it with all its values."""
    path = FOLDER / f"{id}.{lang}.txt"
    text = "".join(f"{line}\n" for line in sentences(id, lang))
    if os.environ.get("KANCHA_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"no reviewed sentences; KANCHA_GOLDEN=1 writes {path.name} for review"
    golden = path.read_text(encoding="utf-8")
    changed = [line for line in text.splitlines() if line not in golden.splitlines()]
    assert text == golden, "not reviewed: " + "\n".join(changed[:20])


def test_no_french_name_follows_a_word_that_would_lose_its_vowel() -> None:
    """Names are anybody's, so no sentence of games, page, server or command line says de, que or le before one."""
    names = r"\{ \$(?:name|names|seat|seats|game|rival|asker|host|winners_seat|[a-z]+_seat) \}"
    before = re.compile(rf"\b(?:de|que|le|la|ne|se|si|lorsque|puisque|du|au|des|aux) {names}", re.IGNORECASE)
    files = sorted(Path(kancha.__file__).parent.rglob("*.fr.ftl"))
    assert len(files) > 10
    lines = [(path.name, line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert [(name, line) for name, line in lines if before.search(line)] == []


def test_french_has_one_apostrophe() -> None:
    """Rules, lessons, page, server and command line write the printer's, as books do, and never the typewriter's."""
    files = [path for kind in ("ftl", "toml") for path in sorted(Path(kancha.__file__).parent.rglob(f"*.fr.{kind}"))]
    assert len(files) > 30
    lines = [(path.name, line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert [(name, line) for name, line in lines if "'" in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_measure_begins_with_its_number(id: str, lang: str) -> None:
    """The page puts a sign before it (+3 lamas), and leaves the number out in its list of icons."""
    measures = [line.partition(": ")[2] for line in sentences(id, lang) if line.startswith("measure-")]
    assert measures
    assert [said for said in measures if not said[0].isdigit()] == []


@pytest.mark.parametrize(
    ("lang", "sentence", "mistake"),
    [
        ("en", "You have 1 stones.", "one of many"),
        ("en", "Take 2 card.", "many of one"),
        ("en", "Send a alpaca.", "a before a vowel"),
        ("en", "Found an pyramid.", "an before a consonant"),
        ("en", "Gain 2 Tool.", "many of one"),
        ("en", "The largest sacrifice scores 5.", "points without a unit"),
        ("en", "Stack 4 shows t4p.", "a raw name"),
        ("en", "Take 2 Food et 1 Tool.", "a word of another language"),
        ("fr", "Il reste 1 cartes.", "one of many"),
        ("fr", "Il reste 0 cartes.", "one of many"),
        ("fr", "Prenez 5 pierre.", "many of one"),
        ("fr", "Pas de alpaga.", "no elision"),
        ("fr", "Le prêtre de le site.", "no contraction"),
        ("fr", "Il en reste: 3", "no space before a high stop"),
        ("fr", "Il en reste : 3", "a line that can break before a high stop"),
        ("fr", "Sami gagne 2 outil", "many of one"),
        ("fr", "Le plus grand sacrifice rapporte 5.", "points without a unit"),
        ("fr", "La pile 4 révèle le textile t4p.", "a raw name"),
        ("fr", "Séries de 1 à 4 : 1, 3, 6 and 10.", "a word of another language"),
        ("fr", "Agrandir le palais, en g10", "a place cut off by a comma"),
        ("fr", "Sami tourne Paresseux géant", "a card without article or quotes"),
        ("fr", "Il n'y a plus d'or.", "straight apostrophe"),
    ],
)
def test_each_known_mistake_is_found(lang: str, sentence: str, mistake: str) -> None:
    """The patterns see what they are for."""
    assert re.search(MISTAKES[lang][mistake], sentence)
