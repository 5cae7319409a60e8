"""The examples of the OpenAPI document, made by asking a service for one of everything."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import httpx

import lamplighter
from tests.server.doors.visiting import at, hear, open_table, running, socket

__all__ = ["KEPT", "ask_for_all"]

KEPT = Path(lamplighter.__file__).parent / "server" / "doors" / "examples.json"


def ask_for_all(anna: httpx.Client, ben: httpx.Client) -> dict[str, Any]:
    """One real answer of every kind: from a game of Anna against Ben, and another one given up."""
    examples: dict[str, Any] = {"games": anna.get("/api/games").json()[:1]}
    examples["sealed"] = sealed = anna.post("/api/seals").json()
    opened = open_table(
        anna, opponent={"kind": "friend"}, seal=sealed["seal"], client_seed="5b1f0c9a"
    )
    table = f"/api/tables/{opened['id']}"
    examples["opened"] = opened
    body = {"token": opened["invitation"], "name": "Ben", "client_seed": "77aa01"}
    examples["seats"] = ben.post(f"{table}/seats", json=body).json()
    examples["table"] = anna.get(table).json()
    examples["tables"] = anna.get("/api/tables").json()
    with socket(anna, opened["id"]) as line:
        now = hear(line, type="table")
        word = min(now["choices"])
        move = {"type": "play", "id": 1, "ply": now["ply"], "undos": 0, "words": [word]}
        line.send(json.dumps(move))
        hear(line, id=1)
        examples["ply"] = anna.get(f"{table}/plies/{now['ply'] + 1}").json()
        line.send('{"type": "resign", "id": 2}')
        hear(line, id=2)
    examples["proof"] = anna.get(f"{table}/proof").json()
    examples["record"] = anna.get(f"{table}/record").text
    figures = anna.get("/metrics").text
    wanted = ("lamplighter_sockets", "lamplighter_words", "lamplighter_tables_in_memory")
    lines = [line for line in figures.splitlines() if any(name in line for name in wanted)]
    examples["metrics"] = "\n".join([*lines, ""])
    return examples


def main() -> None:
    """Write the examples anew."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(at(Path(folder))) as service,
        service.browser() as anna,
        service.browser() as ben,
    ):
        anna.get("/")
        ben.get("/")
        text = json.dumps(ask_for_all(anna, ben), indent=1, ensure_ascii=False)
    KEPT.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
