"""Journals hold the texts of actions: a code is a place in a list, and the next release may order its list anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

from kancha.table.store.codes import code_of, text_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Write the text beside each code, then drop the codes."""
    op.add_column("journal", sa.Column("action", sa.Text, nullable=False, server_default=""))
    _rewrite("code", sa.BigInteger, "action", sa.Text, text_of)
    op.drop_column("journal", "code")


def downgrade() -> None:
    """Write the code beside each text, then drop the texts."""
    op.add_column("journal", sa.Column("code", sa.BigInteger, nullable=False, server_default="0"))
    _rewrite("action", sa.Text, "code", sa.BigInteger, code_of)
    op.drop_column("journal", "action")


def _rewrite(old: str, old_type: Any, new: str, new_type: Any, meaning: Callable[[str, Any], Any]) -> None:
    """Fill a column from another: each game's values are looked up once, the rows are changed by the database."""
    connection = op.get_bind()
    names = sa.Table(
        "journal_names",
        sa.MetaData(),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("old", old_type, primary_key=True),
        sa.Column("new", new_type, nullable=False),
    )
    names.create(connection)
    used = connection.execute(
        sa.text(
            f"SELECT DISTINCT matches.game, journal.{old} FROM journal"
            " JOIN matches ON matches.id = journal.match WHERE journal.back = 0"
        )
    ).all()
    if used:
        rows = [{"game": game, "old": value, "new": meaning(game, value)} for game, value in used]
        connection.execute(sa.insert(names), rows)
        op.execute(
            f"UPDATE journal SET {new} = (SELECT journal_names.new FROM journal_names JOIN matches"
            " ON matches.game = journal_names.game WHERE matches.id = journal.match"
            f" AND journal_names.old = journal.{old}) WHERE back = 0"
        )
    names.drop(connection)
