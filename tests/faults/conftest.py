"""Databases and servers, as for the tests of the table."""

from __future__ import annotations

from tests.table.conftest import _saltmarket, db, postgres

__all__ = ["_saltmarket", "db", "postgres"]
