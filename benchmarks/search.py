"""How fast the search of ``ismcts`` is: playouts in a second of one core, and seconds a move.

    python benchmarks/search.py [--games N] [--playouts P] [--json]

The positions are those of games that ``greedy`` plays against itself, from the deal to the end,
the same ones on every machine. Each is searched once, after a first one for which everything is
compiled. All times are those of the processor, so that other work on the machine lengthens none;
what is prepared in Python before the playouts is included.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from lamplighter import Game, View, load_game
from lamplighter.bots import make_bot
from lamplighter.bots.registry import bots_for
from lamplighter.games.catalogue import GAMES
from lamplighter.games.chance import ChanceStream, play_chance


def positions(game: Game, games: int) -> Iterator[View]:
    """What the mover sees at every decision of some games of ``greedy``."""
    bot = make_bot("greedy")
    for seed in range(games):
        rng, stream = random.Random(seed), ChanceStream(seed)
        state = game.new_initial_state()
        play_chance(state, stream)
        while not state.is_terminal():
            view = state.view(state.current_player())
            yield view
            state.apply_action(bot.act(view, rng))
            play_chance(state, stream)


def measure(game: Game, games: int, playouts: int) -> dict[str, Any]:
    """The rate and the times of one game; with 0 playouts as many as the bot makes by default."""
    module = importlib.import_module(f"lamplighter.bots.{game.name}.ismcts")
    playouts = playouts or module.PLAYOUTS
    views = list(positions(game, games))
    module.searched(views[0], random.Random(0), playouts)
    times = []
    for view in views:
        start = time.process_time()
        module.searched(view, random.Random(1), playouts)
        times.append(time.process_time() - start)
    return {
        "game": game.name,
        "playouts": playouts,
        "moves": len(views),
        "playouts_per_s": round(playouts * len(views) / sum(times)),
        "median_s": round(statistics.median(times), 4),
        "p95_s": round(sorted(times)[len(times) * 95 // 100], 4),
    }


def positive(text: str) -> int:
    """A number of at least 1 on the command line."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it is at least 1")
    return number


def main() -> None:
    """Measure every game that ``ismcts`` plays, and print a row for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=positive, default=10, metavar="N")
    parser.add_argument("--playouts", type=positive, default=0, metavar="P")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = [
        measure(load_game(name), options.games, options.playouts)
        for name in GAMES
        if "ismcts" in bots_for(name)
    ]
    if options.json:
        print(json.dumps(rows))
        return
    print("| game | playouts a move | playouts/s | median of a move, s | 95 % of moves within, s |")
    print("|---|---:|---:|---:|---:|")
    for row in rows:
        print(
            f"| {row['game']} | {row['playouts']:,} | {row['playouts_per_s']:,} | "
            f"{row['median_s']:.3f} | {row['p95_s']:.3f} |"
        )


if __name__ == "__main__":
    main()
