"""The tables of the database. The migrations make them; a change here needs a new one there."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("data", String(32), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("ended", Float(53)),
    Column("closed", Boolean, nullable=False, server_default=false()),
)
"""`ended`: when the match was over, null while it runs; `closed`: by the operator, not by its rules."""
Index("matches_ended", MATCHES.c.ended)

FIGURES = Table(
    "figures",
    METADATA,
    Column("fingerprint", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("content", Text, nullable=False),
)
"""Data sets that no release has shipped, by fingerprint: matches that began with one go on with it."""

SEATS = Table(
    "seats",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(100), nullable=False),
    Column("key", String(64)),
    Column("taken", String(100), nullable=False),
    Column("online", Boolean, nullable=False),
    Column("seen", Float(53), nullable=False),
)
Index("seats_key", SEATS.c.key, unique=True)

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
)
"""One row, written when a server wants to know whether it can."""

JOURNAL = Table(
    "journal",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Text, nullable=False, server_default=""),
    Column("back", SmallInteger, nullable=False),
    Column("at", Float(53), nullable=False),
)
"""One row per decision, chance included; a row whose `back` is not 0 takes back so many decisions instead.

`action` is the text of the action, which means the same in every release; a code is a place in the list of one.
"""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("content", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)
"""What was found out about a match that is over; it can be made again."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("phrase", String(64)),
    Column("webhook", String(500), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
)
"""Somebody with a name. `phrase` is the hash of what recovers it, `origin` the address that notices link to."""
Index("people_phrase", PEOPLE.c.phrase, unique=True)

DEVICES = Table(
    "devices",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("push", Text),
    Column("created", Float(53), nullable=False),
)
"""A browser of somebody: the hash of its key, and where it wants to be told that a turn has come."""
Index("devices_person", DEVICES.c.person)

CODES = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float(53), nullable=False),
)
"""Hashes of the short codes that make another device somebody's, once and for a few minutes."""

ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("match", String(16)),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
)
"""A room is one document; whoever writes it names the version that was read."""

MEMBERS = Table(
    "members",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    Column("online", Boolean, nullable=False),
    Column("seen", Float(53), nullable=False),
)
Index("members_person", MEMBERS.c.person)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", SmallInteger),
    Column("moved", Float(53), nullable=False),
    Column("clock", Text, nullable=False),
    Column("deadline", Float(53)),
    Column("scores", Text, nullable=False),
    Column("ranking", Text, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
)
"""A match of a room: who is asked since when, whether they were told, what the clocks say, and how it ended."""
Index("sittings_room", SITTINGS.c.room)
Index("sittings_deadline", SITTINGS.c.deadline)
Index("sittings_told", SITTINGS.c.told)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("hidden", Boolean, nullable=False),
)
"""Whose a seat is. A person's key opens it."""
Index("holders_person", HOLDERS.c.person)

CHAT = Table(
    "chat",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", String(16), nullable=False),
    Column("person", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

VAULT = Table(
    "vault",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the servers of a database share: the keys that sign notices, and when a server was last alive."""

BANS = Table(
    "bans",
    METADATA,
    Column("name", String(80), primary_key=True),
    Column("written", String(80), nullable=False),
    Column("created", Float(53), nullable=False),
)
"""Names that nobody may bear: as they are compared, and as the operator wrote them."""
