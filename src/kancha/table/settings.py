"""Settings of the server: defaults, the environment (`KANCHA_...`) and the command line, in this order."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert
from msgspec.structs import fields

from kancha.kernel.errors import KanchaError


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be set; every field can be given as `KANCHA_<NAME>`."""

    db: str = ""
    """URL or path of the database; empty: a SQLite file in the user's data folder."""
    db_seconds: float = 10.0
    """How long a write waits for a locked SQLite file, a connection for PostgreSQL."""
    static: str = ""
    """Folder of the built page; empty: the one inside the package."""
    log: str = "info"
    """Lowest level that is logged: debug, info, warning, error."""
    loaded: int = 400
    """How many match states are kept in memory; the others are rebuilt from their decisions when needed."""
    idle_seconds: float = 120.0
    """A table that nobody watches is forgotten after this time."""
    workers: int = 0
    """Worker processes for bots; 0: one less than there are cores, at least one."""
    bot_seconds: float = 20.0
    """A bot that takes longer is answered for by a random legal action."""
    outside_seconds: float = 20.0
    """A program that plays a seat and takes longer is answered for by a random legal action."""
    bot_pause: float = 0.2
    """Pause before a bot's decision that somebody watches, so that eyes can follow."""
    bot_grace: float = 3.0
    """How long another server may take for a bot's answer before this one tries."""
    absent_seconds: float = 60.0
    """After this time an absent seat may be taken over by a bot."""
    poll_seconds: float = 2.0
    """How often open tables look for decisions of other servers."""
    beat_seconds: float = 20.0
    """How often the presence of seats is written down."""
    hosts: str = ""
    """Names on the internet that this server answers to, with commas; names of home networks need not be listed."""
    request_rate: float = 30.0
    """Requests a second that one address may make, after a burst of ten times as many; files count little."""
    total: int = 2000
    """Connections to this server at the same time."""
    per_address: int = 256
    """Connections of one address at the same time; proxies that are trusted are not counted."""
    message_bytes: int = 4096
    """The greatest message of a page."""
    message_rate: float = 30.0
    """Messages a second that one seat may send over all its connections, after a burst of twice as many; an address
    may send four times as many."""
    create_rate: float = 1.0
    """Matches and records a second that one address may create, after a burst of twenty times as many."""
    create_day: int = 1000
    """Matches and records that one address may create in a day."""
    notice_seconds: float = 20.0
    """Somebody who is asked and has not looked for so long is told of it."""
    push: bool = False
    """Whether browsers may be told of turns by Web Push; it needs `push_contact` and the package pywebpush."""
    push_contact: str = ""
    """Whom push services may ask about this server: mailto:... or https://..."""
    private_webhooks: bool = False
    """Whether webhooks may lead to addresses that are not public, and without TLS."""
    keep_finished: float = 365.0
    """Days that a finished match is kept; 0: for ever."""
    keep_abandoned: float = 90.0
    """Days that a running match is kept in which nobody decides anything or looks, and an uploaded record."""
    keep_unplayed: float = 14.0
    """Days that a match is kept in which nobody has decided anything yet, nor looked."""
    keep_rooms: float = 30.0
    """Days that a room without a match, and a person without seat, room and phrase, are kept."""
    prune_hours: float = 6.0
    """How often the server prunes; 0: never by itself."""
    prune_export: str = ""
    """Folder into which the records of finished and abandoned matches are written before they go."""
    connections: int = 64
    """Connections to one match at the same time."""

    @staticmethod
    def read(**given: Any) -> Settings:
        """Return the settings from the environment, overridden by what is given and not None."""
        names = [f.name for f in fields(Settings)]
        found: dict[str, Any] = {
            name: os.environ[f"KANCHA_{name.upper()}"] for name in names if f"KANCHA_{name.upper()}" in os.environ
        }
        found |= {name: value for name, value in given.items() if value is not None}
        try:
            return convert(found, Settings, strict=False)
        except ValidationError as error:
            raise KanchaError(f"unusable setting: {error}") from error

    @property
    def url(self) -> str:
        """The database as a URL with an asynchronous driver."""
        return driver_url(self.db)

    @property
    def page(self) -> Path:
        """The folder of the built page."""
        return Path(self.static) if self.static else Path(__file__).parent / "static"


def driver_url(db: str) -> str:
    """Return a database URL for the asynchronous drivers; a bare path is a SQLite file."""
    scheme, mark, rest = db.partition("://")
    if not mark:
        path = Path(db) if db else data_folder() / "kancha.sqlite"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"
    kind = scheme.partition("+")[0]
    if kind == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    if kind in ("postgresql", "postgres"):
        return f"postgresql+asyncpg://{rest}"
    raise KanchaError(f"unknown database {scheme!r}; use sqlite:///FILE or postgresql://USER@HOST/NAME")


def data_folder() -> Path:
    """Return the folder in which a user's programs keep their data."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "kancha"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kancha"
