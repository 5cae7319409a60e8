"""One service for the tests of a module that need no settings of their own."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import httpx
import pytest
import structlog

from tests.server.doors.visiting import Service, at, running


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """A command that a test runs in this process writes its log to a stream that is gone then."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    configured = structlog.get_config()
    yield
    root.handlers[:], root.level = handlers, level
    structlog.configure(**configured)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service without limits."""
    with running(at(tmp_path_factory.mktemp("service"))) as service:
        yield service


@pytest.fixture
def anna(service: Service) -> Iterator[httpx.Client]:
    """A browser that has seen the page, and so is a guest."""
    with service.browser() as browser:
        browser.get("/")
        yield browser


@pytest.fixture
def ben(service: Service) -> Iterator[httpx.Client]:
    """Another one."""
    with service.browser() as browser:
        browser.get("/")
        yield browser
