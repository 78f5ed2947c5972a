"""The history of the database's tables, run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    """Return Alembic's configuration for the migrations of this package."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection) -> None:
    """Bring a database up to the newest version, inside the caller's transaction."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")
