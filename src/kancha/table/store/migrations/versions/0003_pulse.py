"""A row to write for a sign of life."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("pulse")
