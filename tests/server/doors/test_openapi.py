"""The OpenAPI document: it is true, its examples are real, and nothing it allows is a fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import jsonschema_rs  # what schemathesis validates with
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.conftest import QUICK
from tests.server.doors.exemplary import KEPT, ask_for_all
from tests.server.doors.visiting import Service, hear, open_table, socket

EXAMPLES = 10 if QUICK else 60

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

OPERATIONS = [
    "GET /healthz",
    "GET /metrics",
    "GET /api/games",
    "POST /api/seals",
    "POST /api/tables",
    "GET /api/tables",
    "GET /api/tables/{table_id}",
    "POST /api/tables/{table_id}/seats",
    "GET /api/tables/{table_id}/plies/{ply}",
    "GET /api/tables/{table_id}/record",
    "GET /api/tables/{table_id}/proof",
]


@pytest.fixture(scope="module")
def told(service: Service) -> dict[str, Any]:
    """The document as the service gives it out."""
    with service.program() as program:
        document: dict[str, Any] = program.get("/openapi.json").json()
    return document


@dataclass(frozen=True)
class Grounds:
    """What there is to ask about: tables of both games, and the headers of whose they are."""

    tables: list[str]
    owner: dict[str, str]


@pytest.fixture(scope="module")
def grounds(service: Service) -> Iterator[Grounds]:
    """Of each game one table that is played, one that is over, one that waits."""
    with service.browser() as anna:
        anna.get("/")
        found: list[str] = []
        for game, role in (("pocket", "investigator"), ("london", "detective")):
            wanted = {"game": game, "role": role}
            played, over = (open_table(anna, **wanted)["id"] for _ in range(2))
            waiting = open_table(anna, **wanted, opponent={"kind": "friend"})["id"]
            with socket(anna, over, seat="jack") as line:
                line.send('{"type": "resign", "id": 1}')
                hear(line, id=1)
            found += [played, over, waiting]
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        yield Grounds(found, {"cookie": cookie, "origin": service.address})


def test_all_operations_are_known(told: dict[str, Any]) -> None:
    listed = [
        f"{method.upper()} {path}" for path, methods in told["paths"].items() for method in methods
    ]
    assert sorted(listed) == sorted(OPERATIONS)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_nothing_is_a_fault(
    operation: str, service: Service, told: dict[str, Any], grounds: Grounds
) -> None:
    """Whatever the document allows, and much that it does not, at tables that there are and not.

    It is asked by whose tables they are, and by somebody whom nobody knows.
    """
    method, path = operation.split()
    found = schemathesis.openapi.from_dict(told)[path][method]
    modes = list(schemathesis.GenerationMode)

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(
        case=st.one_of(*(found.as_strategy(generation_mode=mode) for mode in modes)),
        table=st.sampled_from([*grounds.tables, None]),
        headers=st.sampled_from([grounds.owner, None]),
    )
    def holds(case: Any, table: str | None, headers: dict[str, str] | None) -> None:
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(base_url=service.address, headers=headers, checks=CHECKS)

    holds()


def outline(value: Any) -> Any:
    """The names in a document."""
    return sorted(value) if isinstance(value, dict) else type(value).__name__


def test_the_examples_are_real(anna: httpx.Client, ben: httpx.Client) -> None:
    """What stands in the document is what a service answers; see `exemplary` if it is not."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    asked = ask_for_all(anna, ben)
    for name in ("games", "tables"):
        kept[name], asked[name] = kept[name][0], asked[name][0]
    assert {name: outline(each) for name, each in kept.items()} == {
        name: outline(each) for name, each in asked.items()
    }


def with_examples(part: Any) -> Iterator[tuple[dict[str, Any], Any]]:
    """Each example in a part of the document, with the schema that it has to be true to."""
    if isinstance(part, list):
        for each in part:
            yield from with_examples(each)
    elif isinstance(part, dict):
        if "example" in part and "schema" in part:
            yield part["schema"], part["example"]
        yield from ((part, example) for example in part.get("examples", []))
        for name, each in part.items():
            if name not in ("example", "examples"):
                yield from with_examples(each)


def test_every_example_is_true_to_its_schema(told: dict[str, Any]) -> None:
    found = list(with_examples(told))
    assert len(found) > len(OPERATIONS)
    for schema, example in found:
        whole = {**schema, "components": told["components"]}
        jsonschema_rs.Draft202012Validator(whole).validate(example)


def test_every_example_is_served_whole(told: dict[str, Any]) -> None:
    """With its nulls."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    operations = [each for path in told["paths"].values() for each in path.values()]
    answers = [answer for each in operations for answer in each["responses"].values()]
    contents = [content for each in answers for content in each.get("content", {}).values()]
    served = [content["example"] for content in contents if "example" in content]
    assert all(example in served for example in kept.values())
    assert len(served) == len(kept)


def test_any_operation_may_be_asked_of_a_wrong_host(told: dict[str, Any]) -> None:
    operations = [each for path in told["paths"].values() for each in path.values()]
    assert all("421" in each["responses"] for each in operations)


def test_every_answer_of_ours_has_an_example(told: dict[str, Any]) -> None:
    lacking = []
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {})
                if not any(_has_example(told, each) for each in content.values()):
                    lacking.append(f"{method} {path} {status}")
            if "requestBody" in operation:
                (body,) = operation["requestBody"]["content"].values()
                if not _has_example(told, body):
                    lacking.append(f"{method} {path} body")
    assert lacking == []


def _has_example(told: dict[str, Any], content: dict[str, Any]) -> bool:
    if "example" in content or "examples" in content:
        return True
    schema = content.get("schema", {})
    if name := schema.get("$ref", "").rpartition("/")[2]:
        schema = told["components"]["schemas"][name]
    return "examples" in schema or "example" in schema
