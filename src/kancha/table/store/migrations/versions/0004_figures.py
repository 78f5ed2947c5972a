"""Data sets by fingerprint, and versions of the rules as numbers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; change the column by adding, copying and dropping, which no row of another table feels."""
    op.create_table(
        "figures",
        sa.Column("fingerprint", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.alter_column("matches", "rules", new_column_name="rules_text")
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE matches SET rules = CAST(rules_text AS INTEGER)")
    op.drop_column("matches", "rules_text")


def downgrade() -> None:
    """Make a text of the version again and drop the table."""
    op.alter_column("matches", "rules", new_column_name="rules_number")
    op.add_column("matches", sa.Column("rules", sa.String(32), nullable=False, server_default="1"))
    op.execute("UPDATE matches SET rules = CAST(rules_number AS VARCHAR(32))")
    op.drop_column("matches", "rules_number")
    op.drop_table("figures")
