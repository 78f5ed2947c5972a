"""When matches ended, which ones the operator closed, and names that nobody may bear."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table. What was uploaded is over; of other matches the server finds out."""
    op.add_column("matches", sa.Column("ended", sa.Float(53)))
    op.add_column("matches", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE matches SET ended = created WHERE imported")
    op.execute(
        "UPDATE matches SET ended = (SELECT moved FROM sittings WHERE sittings.match = matches.id AND sittings.over)"
        " WHERE EXISTS (SELECT 1 FROM sittings WHERE sittings.match = matches.id AND sittings.over)"
    )
    op.create_index("matches_ended", "matches", ["ended"])
    op.create_table(
        "bans",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("written", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("bans")
    op.drop_index("matches_ended", "matches")
    op.drop_column("matches", "closed")
    op.drop_column("matches", "ended")
