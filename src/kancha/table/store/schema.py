"""The tables of the database. The migrations make them; a change here needs a new one there."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
)

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("data", String(32), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("imported", Boolean, nullable=False),
)

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

JOURNAL = Table(
    "journal",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("code", BigInteger, nullable=False),
    Column("back", SmallInteger, nullable=False),
    Column("at", Float(53), nullable=False),
)
"""One row per decision, chance included; a row whose `back` is not 0 takes back so many decisions instead."""
