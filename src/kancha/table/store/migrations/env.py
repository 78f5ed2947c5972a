"""Alembic's entry: it works on the connection that `migrations.upgrade` was given."""

from __future__ import annotations

from alembic import context

from kancha.table.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
