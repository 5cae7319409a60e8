"""Every secret of a running game is looked for in all that leaves the service but to its owner."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.server.doors.visiting import Service, hear, open_table, socket
from tests.server.house import ROLES, both_games

NAMES = ("Canary Anna", "Canary Ben")


@both_games
def test_no_secret_leaves_the_service(
    service: Service, anna: httpx.Client, ben: httpx.Client, game: str
) -> None:
    first, jack = ROLES[game]
    # The description's examples name cards; no game may change a byte of it.
    description = anna.get("/openapi.json").content
    opened = open_table(
        anna, game=game, role=first, opponent={"kind": "friend"}, name=NAMES[0], client_seed="aa11"
    )
    table = opened["id"]
    seat = {"token": opened["invitation"], "name": NAMES[1], "client_seed": "bb22"}
    taken = ben.post(f"/api/tables/{table}/seats", json=seat).json()
    with ExitStack() as kept:
        stranger = kept.enter_context(service.program())
        seats = {first: anna, jack: ben}
        lines = {role: kept.enter_context(socket(who, table)) for role, who in seats.items()}
        watcher = kept.enter_context(socket(stranger, table))
        for number in range(24):
            stands = {role: seats[role].get(f"/api/tables/{table}").json() for role in seats}
            if any("draw" in stands[role]["words"] for role in seats):
                break  # somebody holds a card that the other has not seen
            mover = next(role for role in seats if stands[role]["choices"])
            now = stands[mover]
            calm = [word for word, told in now["choices"].items() if told["seen"] is not None]
            # Only Jack hides what he draws in Pocket, and the investigator must not end it early.
            hides = mover == jack or game == "london"
            calm.sort(key=lambda word: (hides != ("alibi" in word or "holmes" in word), word))
            message = {"type": "play", "id": number, "ply": now["ply"], "undos": 0}
            lines[mover].send(json.dumps({**message, "words": calm[:1]}))
            hear(lines[mover], id=number, type="done")
        watcher.send(json.dumps({"type": "ping", "id": 1}))
        told = []
        while (frame := hear(watcher)).get("type") != "pong":
            told.append(json.dumps(frame))
        running: Any = service.house.tables._keeper.lives[table].table
        assert running.status == "playing"
        words = running.state.words()
        public = running.state.view(None).words()
        hidden = [word for word in words if word not in public]
        assert hidden[0].startswith("jack-")
        assert len(hidden) > 1, "no card was drawn in secret"
        plies = range(len(words) + 1)
        told += [
            stranger.get(address).text
            for address in (
                f"/api/tables/{table}",
                *(f"/api/tables/{table}/plies/{ply}" for ply in plies),
                f"/api/tables/{table}/record",
                f"/api/tables/{table}/proof",
                "/api/tables?status=running",
                "/api/tables?status=waiting",
                "/metrics",
                "/healthz",
            )
        ]
        assert stranger.get("/openapi.json").content == description
        keys = [*opened["keys"].values(), *taken["keys"].values(), opened["invitation"]]
        secrets = [running.secret.seed.hex(), *keys, *hidden]
        secrets += [cookie for who in (anna, ben) for cookie in who.cookies.values()]
        for secret in secrets:
            assert not [text for text in told if secret in text], secret
    log = service.log.getvalue()
    assert '"event":"request"' in log
    for secret in (*secrets, *NAMES, *(word for word in words if "-" in word), "aa11", "bb22"):
        assert secret not in log, secret


@pytest.mark.parametrize("place", ["document", "log"])
def test_a_canary_would_be_found(service: Service, anna: httpx.Client, place: str) -> None:
    """What the owner is told does hold his own secrets, and the log what is written to it."""
    if place == "log":
        anna.get("/lobby")
        assert '"route":' in service.log.getvalue()
        return
    opened = open_table(anna, role="jack", opponent={"kind": "bot", "bot": "random"})
    own = anna.get(f"/api/tables/{opened['id']}").json()
    assert any(word.startswith("jack-") for word in own["words"])
