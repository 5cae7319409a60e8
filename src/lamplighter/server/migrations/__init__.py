"""The shapes that the database has had, and how one becomes the next."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

__all__ = ["migrate"]


def migrate(engine: sa.Engine) -> None:
    """Bring a database to the present shape; an empty one gets all of it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
