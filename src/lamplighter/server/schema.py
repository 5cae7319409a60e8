"""The tables of the database; `migrations` brings a file to this shape.

Moments are milliseconds since 1970, bodies are JSON texts. Nothing here needs more than
SQLite has, and PostgreSQL has all of it.
"""

from __future__ import annotations

import sqlalchemy as sa

__all__ = ["METADATA", "downtimes", "entries", "heartbeat", "messages", "tables"]

METADATA = sa.MetaData()

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("resumes", sa.Boolean, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Index("ix_tables_status", "status"),
)
"""One row a table, so that what is to be taken up at a start is found without reading the logs.

``resumes``: whether something happens there by itself, by a clock or a bot.
"""

entries = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The log. The key makes it impossible that two things happen at the same place of a table."""

messages = sa.Table(
    "messages",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("room", sa.String(16), nullable=False),
    sa.Column("role", sa.String(20), nullable=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What people say to each other at a table."""

heartbeat = sa.Table(
    "heartbeat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""One row: when the service was last known to be up."""

downtimes = sa.Table(
    "downtimes",
    METADATA,
    sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""When it was down, which no clock counts."""
