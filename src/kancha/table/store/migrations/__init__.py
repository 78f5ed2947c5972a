"""The history of the database's tables, run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect

from kancha.table.store.schema import METADATA


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


def misfit(connection: Connection) -> str:
    """Say how an upgraded database still differs from what is read and written; "" if it fits.

    No release leaves one like that behind, but a state between two releases may.
    """
    known = inspect(connection)
    there = set(known.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in there:
            return f"it has no table {table.name}"
        columns = {column["name"]: column for column in known.get_columns(table.name)}
        lacking = [column.name for column in table.columns if column.name not in columns]
        if lacking:
            return f"its table {table.name} has no column {', '.join(lacking)}"
        for name, column in columns.items():
            is_needed = not column["nullable"] and column["default"] is None
            if name not in table.columns and is_needed:
                return f"its table {table.name} wants a column {name}"
    return ""
