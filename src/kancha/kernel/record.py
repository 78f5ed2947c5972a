"""A record: a match as a text file, a header and one line per decision, chance included.

    kancha record 1
    game: cuzco
    rules: 1
    seats: 2
    options: {}
    data: 0123456789abcdef

        1 3fa9 c start 1
        2 08c1 1 lay triple
    end: open 0 0

A line holds the number of the decision, a check, who took it (`c` for chance) and the action's text. The check hashes
the line with the check before it, so a line that was changed, lost or added is found where it stands.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kancha.kernel.chance import new_seed
from kancha.kernel.errors import IllegalAction, KanchaError, RecordError, UnknownAction
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE

FIRST: Final = "kancha record 1"
KEYS: Final = ("game", "rules", "seats", "options", "data")
MOST: Final = 1_000_000
"""No match has so many decisions; a longer file is refused before it is replayed."""


_catalogue: list[Callable[[str], Game]] = []


def use_catalogue(find: Callable[[str], Game]) -> None:
    """Tell records where games are found by id; the kernel itself knows none."""
    _catalogue[:] = [find]


class Record:
    """The header and the decisions of a match."""

    def __init__(self, header: dict[str, str], decisions: list[tuple[str, str]], end: str) -> None:
        self.header = header
        self.decisions = decisions
        """(who, text) of each decision."""
        self.end = end

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.header["game"]

    @staticmethod
    def of(match: Match) -> Record:
        """Return the record of a match as it stands."""
        game = match.game
        header = {
            "game": game.id,
            "rules": game.version,
            "seats": str(match.seats),
            "options": json.dumps(match.options, sort_keys=True),
            "data": game.tables.hash,
        }
        texts = [game.space.actions[code].text for code in match.log]
        whos = ["c" if who == CHANCE else str(who) for who in match.who]
        return Record(header, list(zip(whos, texts, strict=True)), _end(match))

    def text(self) -> str:
        """Return the file's text."""
        head = [FIRST, *(f"{key}: {self.header[key]}" for key in KEYS), ""]
        check = _check("", "\n".join(head))
        lines = []
        for number, (who, text) in enumerate(self.decisions, 1):
            check = _check(check, f"{number} {who} {text}")
            lines.append(f"{number:5d} {check} {who} {text}")
        return "\n".join([*head, *lines, f"end: {self.end} {_check(check, self.end)}", ""])

    def save(self, path: Path | str) -> None:
        """Write the file."""
        Path(path).write_text(self.text(), encoding="utf-8")

    @staticmethod
    def load(path: Path | str) -> Record:
        """Read a file; a damaged one is a `RecordError` that names the line."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(1, "this is not a text file") from error
        return Record.parse(text)

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record from its text."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST:
            raise RecordError(1, f"a record begins with {FIRST!r}")
        if len(lines) > MOST:
            raise RecordError(MOST, "the record is too long to be a match")
        header = {}
        for place, key in enumerate(KEYS, 2):
            line = lines[place - 1] if place <= len(lines) else ""
            if not line.startswith(f"{key}: "):
                raise RecordError(place, f"expected the header line {key!r}")
            header[key] = line[len(key) + 2 :]
        start = len(KEYS) + 1
        if start >= len(lines) or lines[start]:
            raise RecordError(start + 1, "expected an empty line after the header")
        check = _check("", "\n".join([*lines[:start], ""]))
        decisions: list[tuple[str, str]] = []
        for place in range(start + 1, len(lines)):
            line = lines[place]
            if line.startswith("end: "):
                end, _, found = line[5:].rpartition(" ")
                if found != _check(check, end):
                    raise RecordError(place + 1, "the last line was changed or lines before it are missing")
                if any(rest.strip() for rest in lines[place + 1 :]):
                    raise RecordError(place + 2, "there is text after the end of the record")
                return Record(header, decisions, end)
            words = line.split(maxsplit=3)
            number = len(decisions) + 1
            if len(words) < 4 or words[0] != str(number):
                raise RecordError(place + 1, f"expected decision {number}; a line is missing, added or damaged")
            check = _check(check, f"{number} {words[2]} {words[3]}")
            if words[1] != check:
                raise RecordError(place + 1, f"decision {number} or the header was changed: its check does not fit")
            decisions.append((words[2], words[3]))
        raise RecordError(len(lines), "the record is cut off: its last line is missing")

    def replay(self, to: int | None = None, listen: bool = False, game: Game | None = None) -> Match:
        """Replay all decisions, or the first `to`; every line is judged by the rules, no random number is drawn.

        The game is looked up in the catalogue; give one to replay with corrected data or a game of your own.
        """
        match = self.open(listen, game)
        last = len(self.decisions) if to is None else to
        if not 0 <= last <= len(self.decisions):
            raise KanchaError(f"the record has decisions 0 to {len(self.decisions)}; not {to}")
        for number in range(last):
            self.step(match, number)
        if last == len(self.decisions) and self.end != _end(match):
            raise RecordError(
                last + len(KEYS) + 3, f"the replay ends with {_end(match)!r}, the record with {self.end!r}"
            )
        if last == len(self.decisions):
            match.resume()
        return match

    def open(self, listen: bool = False, game: Game | None = None) -> Match:
        """Return the match before its first decision, ready for `step`."""
        if game is None:
            game = _catalogue[0](self.game)
        if game.id != self.game:
            raise RecordError(2, f"this is a record of {self.game}, not of {game.id}")
        if self.header["rules"] != game.version:
            raise RecordError(3, f"made by rules version {self.header['rules']}; this is version {game.version}")
        if self.header["data"] != game.tables.hash:
            raise RecordError(6, "made with other component data")
        options: Any = None
        try:
            seats = int(self.header["seats"])
            options = json.loads(self.header["options"])
        except ValueError as unreadable:
            raise RecordError(4, f"unreadable header: {unreadable}") from unreadable
        if seats not in game.seats or not isinstance(options, dict):
            raise RecordError(4, f"{game.name} cannot be played so: seats {seats}, options {options}")
        try:
            chosen = game.choose(seats, options)
        except KanchaError as error:
            raise RecordError(5, str(error)) from error
        match = Match(game, seats, chosen, new_seed(), chance=False)
        if listen:
            match.listen()
        return match

    def step(self, match: Match, number: int) -> None:
        """Take decision `number` (counted from 0) in a match that stands before it."""
        line = len(KEYS) + 3 + number
        who, text = self.decisions[number]
        if match.over:
            raise RecordError(line, f"the match is over before {text!r}")
        due = match.state.seat
        if who != ("c" if due == CHANCE else str(due)):
            raise RecordError(
                line, f"{text!r} is by {who}, but {'chance' if due == CHANCE else f'seat {due}'} must answer"
            )
        try:
            match.replay(match.game.space.parse(text).code)
        except UnknownAction as unknown:
            raise RecordError(line, str(unknown)) from unknown
        except IllegalAction as illegal:
            raise RecordError(line, str(illegal), illegal.refusal.rule) from illegal


def _check(before: str, line: str) -> str:
    return hashlib.blake2b(f"{before}\n{line}".encode(), digest_size=2).hexdigest()


def _end(match: Match) -> str:
    return " ".join(["over" if match.over else "open", *(str(points) for points in match.scores)])
