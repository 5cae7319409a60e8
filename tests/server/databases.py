"""The databases that the log is tried on: an SQLite file, and a PostgreSQL server if one is named.

`LAMPLIGHTER_TEST_POSTGRESQL` names it: the SQLAlchemy URL of a database whose user may create
others. Each test has one of its own there, which is gone afterwards.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

__all__ = ["database", "sqlite"]

SERVER = os.environ.get("LAMPLIGHTER_TEST_POSTGRESQL")


def sqlite(folder: Path) -> str:
    """The URL of a database in a folder."""
    return f"sqlite:///{folder / 'log.db'}"


@contextlib.contextmanager
def _on_server(server: str) -> Iterator[str]:
    name = f"lamplighter_{secrets.token_hex(8)}"
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        engine.dispose()


@pytest.fixture(params=["sqlite", *(["postgresql"] if SERVER else [])])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        assert SERVER
        with _on_server(SERVER) as url:
            yield url
