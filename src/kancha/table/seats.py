"""The seats of a match: who holds them, who is there, and which bot plays for whom."""

from __future__ import annotations

from collections import Counter
from time import time
from typing import Any, Final

import msgspec
from msgspec import UNSET

from kancha.table import bots, errors
from kancha.table.errors import TableError
from kancha.table.limits import Bucket
from kancha.table.protocol import Player
from kancha.table.settings import Settings
from kancha.table.store import MatchInfo, SeatInfo, Store

BEATS: Final = 2.5
"""A seat at another server counts as connected until so many beats were missed."""
CHANGES: Final = 1.0
"""Changes of a seat's name or bot a second, after a burst of ten: each is written down and told to everybody."""
_json = msgspec.json.Encoder()


class Seats:
    """The seats of one match as this server knows them."""

    def __init__(self, info: MatchInfo, held: list[SeatInfo], store: Store, settings: Settings) -> None:
        self._match = info
        self._held = held
        self._store = store
        self._settings = settings
        self._here: Counter[int] = Counter()
        self._told: bytes | None = None
        """Who holds the seats, as JSON; None if something has changed since, or may change with time."""
        self._changes = [Bucket(CHANGES, 10 * CHANGES) for _ in held]
        self.messages = [Bucket(settings.message_rate, 2 * settings.message_rate) for _ in held]
        """What each seat may send, over all its connections."""

    def __len__(self) -> int:
        return len(self._held)

    @property
    def here(self) -> list[int]:
        """The seats that somebody looks through at this server."""
        return [seat for seat, count in self._here.items() if count]

    def players(self) -> list[Player]:
        """Return who holds the seats."""
        return [
            Player(
                seat=held.seat,
                name=held.name,
                kind=held.kind,
                connected=self.is_connected(held.seat),
                taken_over=bool(held.taken),
                level=held.level or held.taken or UNSET,
            )
            for held in self._held
        ]

    @property
    def told(self) -> bytes:
        """Who holds the seats, as JSON."""
        told = self._told
        if told is None:
            told = _json.encode(self.players())
            # Whoever is at another server has gone when it has not been heard of for long enough.
            self._told = None if self.is_anybody_elsewhere else told
        return told

    def is_connected(self, seat: int) -> bool:
        """Tell whether somebody looks through that seat, here or at another server."""
        held = self._held[seat]
        if held.kind == "bot" or self._here[seat]:
            return True
        return held.online and time() - held.seen < BEATS * self._settings.beat_seconds

    def is_played_by_bot(self, seat: int | None) -> bool:
        """Tell whether the server answers for that seat."""
        return seat is not None and bool(self.level(seat))

    def is_taken_over(self, seat: int) -> bool:
        """Tell whether a bot plays for the human who holds a seat."""
        return bool(self._held[seat].taken)

    def level(self, seat: int) -> str:
        """Return the level of the bot that answers for a seat, "" if its human does."""
        held = self._held[seat]
        return held.taken or held.level

    @property
    def are_all_bots(self) -> bool:
        """Whether no human answers."""
        return all(self.is_played_by_bot(seat) for seat in range(len(self)))

    def is_alone(self, seat: int) -> bool:
        """Tell whether all other seats are bots, by no human's leave."""
        return all(held.kind == "bot" for held in self._held if held.seat != seat)

    @property
    def is_anybody_elsewhere(self) -> bool:
        """Whether a seat is, or was, connected to another server."""
        return any(held.online and not self._here[held.seat] for held in self._held)

    def come(self, seat: int) -> None:
        """Somebody looks through a seat."""
        self._here[seat] += 1
        self._note(seat, True)

    def go(self, seat: int) -> bool:
        """Somebody went; returns whether nobody looks through the seat any more."""
        self._told = None
        self._here[seat] -= 1
        if self._here[seat]:
            return False
        self._note(seat, False)
        return True

    def beat(self) -> None:
        """Write down again who is here."""
        for seat in self.here:
            self._store.note_presence(self._match.id, seat, True)

    def _note(self, seat: int, online: bool) -> None:
        self._told = None
        self._store.note_presence(self._match.id, seat, online)
        self._held[seat] = self._held[seat]._replace(online=online, seen=time())

    async def refresh(self) -> bool:
        """Read the seats again, another server may have changed them; returns whether viewers see a difference."""
        held = await self._store.seats(self._match.id)
        if held == self._held:
            return False
        before = self.players()
        self._held, self._told = held, None
        return self.players() != before

    async def rename(self, seat: int | None, name: str) -> None:
        """Change a seat's name."""
        if seat is None:
            raise TableError(403, "error-watcher", "a spectator has no name")
        tidy = clean(name)
        await self._store.bans.check(tidy)
        await self._set(seat, name=tidy)

    async def take_over(self, asker: int | None, seat: int, level: str) -> None:
        """Let a bot play for a seat that has been absent for long enough, or for the asker's own."""
        if asker is None:
            raise TableError(403, "error-watcher", "a spectator cannot ask for that")
        if seat >= len(self) or self._held[seat].kind == "bot":
            raise TableError(400, "error-no-seat", f"seat {seat} is not a human's", seat=seat)
        bots.check_level(self._match.game, level)
        await self.refresh()
        if asker != seat:
            self._check_absent(seat)
        await self._set(seat, taken=level)

    def _check_absent(self, seat: int) -> None:
        absent = self._settings.absent_seconds
        if self.is_connected(seat) or time() - self._held[seat].seen < absent:
            raise TableError(
                409,
                "error-not-absent",
                f"a bot may take over after {absent:g} seconds of absence",
                seat=seat,
                seconds=int(absent),
            )

    async def give_back(self, asker: int | None, seat: int) -> None:
        """The owner plays again."""
        if asker != seat:
            raise TableError(403, "error-not-your-seat", "only its owner may take a seat back", seat=seat)
        await self._set(seat, taken="")

    async def _set(self, seat: int, **values: Any) -> None:
        if not self._changes[seat].take():
            raise errors.flooding()
        await self._store.set_seat(self._match.id, seat, **values)
        self._told = None
        self._held[seat] = self._held[seat]._replace(**values)


def clean(name: str) -> str:
    """Return a name without control characters and needless space."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
