"""What Alembic runs: it uses the connection that `lamplighter.server.migrations` hands it."""

from __future__ import annotations

from alembic import context

from lamplighter.server.schema import METADATA

__all__: list[str] = []

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
