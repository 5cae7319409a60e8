"""Makes pocket.json, the move counts that the engine is checked against; ten seconds.

    python -m tests.data.perft.regenerate

Nothing here comes from Lamplighter. The counts are those of the plain reading of the rules in
``tests/oracles``, and the deals follow the construction in ``docs/fairness.md``, so the file also
holds the engine to it that a seed gives the same deal for good. Counts right after a deal depend on
the tokens only, so for each deal there is a second position, somewhere in a random game from it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

from tests.oracles.pocket import SIDES, SUSPECTS, Pocket

FILE = Path(__file__).parent / "pocket.json"
SEEDS = range(10)
DEPTH = 4

TOO_FEW, TOO_MANY = 20_000, 50_000
"""The second position has more ways on than this for four words, and fewer for three."""

WORDS = 1 << 64


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


def order(word: str) -> tuple[int, ...]:
    """Where an outcome of the deal stands in the list of its node."""
    kind, *parts = word.split("-")
    if kind == "tile":
        return SUSPECTS.index(parts[1]), SIDES.index(parts[2])
    return (SUSPECTS.index(parts[0]),)


def deal(seed: int) -> Pocket:
    """A game right after the set-up."""
    game = Pocket()
    for number in range(10):
        words = sorted(game.legal_words(), key=order)
        domain, ordinal = ("tile", number) if number < 9 else ("jack", 0)
        game.apply(words[choice(seed, domain, ordinal, len(words))])
    return game


def perft(game: Pocket, depth: int) -> int:
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


def somewhere(game: Pocket, rng: random.Random) -> dict[str, Any]:
    """The entry of a node in a random game, with ways enough to be worth counting."""
    while True:
        found = game.clone()
        for _ in range(8 + int(rng.random() * 28)):
            words = sorted(found.legal_words())
            if words:
                found.apply(words[int(rng.random() * len(words))])
        if perft(found, 3) < TOO_MANY:
            made = entry(found)
            if made["counts"][-1] > TOO_FEW:
                return made


def entry(game: Pocket) -> dict[str, Any]:
    counts = [perft(game, depth) for depth in range(1, DEPTH + 1)]
    return {"words": " ".join(game.words), "counts": counts}


def main() -> None:
    """Write the file."""
    positions = []
    for seed in SEEDS:
        game = deal(seed)
        later = somewhere(game, random.Random(seed))
        positions.append({"seed": seed, "deal": entry(game), "later": later})
    text = json.dumps({"game": "pocket", "positions": positions}, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
