"""Makes the move counts that the engine is checked against, a file for each game; a minute.

    python -m tests.data.perft.regenerate

Nothing here comes from Lamplighter. The counts are those of the plain readings of the rules in
``tests/oracles``, and the deals follow the construction in ``docs/fairness.md``, so the files also
hold the engine to it that a seed gives the same deal for good. Counts right after a deal depend on
little, so for each deal there is a second position, somewhere in a random game from it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, Self

from tests.oracles.london import CHARACTERS, London
from tests.oracles.pocket import SIDES, SUSPECTS, Pocket

FOLDER = Path(__file__).parent
DEPTH = 4

WORDS = 1 << 64


class Oracle(Protocol):
    """A plain reading of the rules, as far as counting needs it."""

    words: list[str]

    def legal_words(self) -> set[str]: ...

    def apply(self, word: str) -> None: ...

    def clone(self) -> Self: ...


@dataclass
class Kept:
    """How the positions of one game are made."""

    new: Callable[..., Oracle]
    setup: set[str]
    """The domains of the deal."""
    people: list[str]
    """In the order in which outcomes of the deal stand in the list of their node."""
    seeds: range
    longest: int
    """The second position is fewer words than this behind the deal, but at least eight."""
    too_few: int
    too_many: int
    """It has more than ``too_few`` ways on for four words, and less than ``too_many`` for three."""
    options: list[dict[str, str]] = field(default_factory=lambda: [{}])


KEPT = {
    "pocket": Kept(
        new=Pocket,
        setup={"tile", "jack"},
        people=SUSPECTS,
        seeds=range(10),
        longest=36,
        too_few=20_000,
        too_many=50_000,
    ),
    "london": Kept(
        new=London,
        setup={"jack"},
        people=CHARACTERS,
        seeds=range(4),
        longest=80,
        too_few=5_000,
        too_many=5_000,
        options=[{"board": "revised"}, {"board": "first_2006"}],
    ),
}


def frame(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def choice(seed: int, domain: str, number: int, n: int) -> int:
    """Which of ``n`` outcomes chance node ``number`` of a domain takes: steps 1 to 4."""
    signed = seed.to_bytes(seed.bit_length() // 8 + 1, "big", signed=True)
    key = hashlib.sha256(frame(b"lamplighter/1/seed/int", signed)).digest()
    key = hmac.digest(key, frame(b"lamplighter/1/clients"), "sha256")
    attempt = 0
    while True:
        place = (domain.encode(), number.to_bytes(8, "big"), attempt.to_bytes(8, "big"))
        digest = hmac.digest(key, frame(b"lamplighter/1/outcome", *place), "sha256")
        word = int.from_bytes(digest[:8], "big")
        if word < WORDS - WORDS % n:
            return word % n
        attempt += 1


def order(word: str, people: list[str]) -> tuple[int, ...]:
    """Where an outcome of the deal stands in the list of its node."""
    kind, *parts = word.split("-")
    if kind == "tile":
        return people.index(parts[1]), SIDES.index(parts[2])
    return (people.index(parts[0]),)


def deal(name: str, seed: int, options: dict[str, str]) -> Oracle:
    """A game right after the set-up."""
    kept = KEPT[name]
    game = kept.new(**options)
    met: Counter[str] = Counter()
    while True:
        words = sorted(game.legal_words())
        domain = words[0].partition("-")[0]
        if domain not in kept.setup:
            return game
        words.sort(key=lambda word: order(word, kept.people))
        game.apply(words[choice(seed, domain, met[domain], len(words))])
        met[domain] += 1


def perft(game: Oracle, depth: int) -> int:
    """The nodes exactly ``depth`` words below this one."""
    words = game.legal_words()
    if depth == 1:
        return len(words)
    nodes = 0
    for word in words:
        below = game.clone()
        below.apply(word)
        nodes += perft(below, depth - 1)
    return nodes


def somewhere(game: Oracle, kept: Kept, rng: random.Random) -> dict[str, Any]:
    """The entry of a node in a random game, with ways enough to be worth counting."""
    while True:
        found = game.clone()
        for _ in range(8 + int(rng.random() * (kept.longest - 8))):
            words = sorted(found.legal_words())
            if words:
                found.apply(words[int(rng.random() * len(words))])
        if perft(found, 3) < kept.too_many:
            made = entry(found)
            if made["counts"][-1] > kept.too_few:
                return made


def entry(game: Oracle) -> dict[str, Any]:
    counts = [perft(game, depth) for depth in range(1, DEPTH + 1)]
    return {"words": " ".join(game.words), "counts": counts}


def position(name: str, seed: int, options: dict[str, str]) -> dict[str, Any]:
    """The deal of a seed and what it is counted from."""
    game = deal(name, seed, options)
    later = somewhere(game, KEPT[name], random.Random(seed))
    named = {"options": options} if options else {}
    return {**named, "seed": seed, "deal": entry(game), "later": later}


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def main() -> None:
    """Write the files."""
    for name, kept in KEPT.items():
        positions = [position(name, seed, one) for one in kept.options for seed in kept.seeds]
        text = json.dumps({"game": name, "positions": positions}, indent=1)
        path(name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
