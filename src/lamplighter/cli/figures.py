"""The commands that count and measure: simulate, perft, bench."""

from __future__ import annotations

from typing import Annotated

import typer

from lamplighter.cli.answers import print_json, progress, tell_bench, tell_match
from lamplighter.cli.arguments import MOST_WORKERS, AsJson, pair_of_bots, takes_game
from lamplighter.cli.texts import say
from lamplighter.games.base import Game

__all__ = ["bench", "perft", "simulate"]

MOST_GAMES = 10_000_000
DEEPEST = 20
LONGEST = 600.0


@takes_game()
def simulate(
    game: Game,
    bots: Annotated[str, typer.Option(metavar="A,B", help=say("cli-option-bots"))],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help=say("cli-option-games"))
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help=say("cli-option-seed-of-simulate"))] = 0,
    workers: Annotated[
        int, typer.Option(metavar="W", min=1, max=MOST_WORKERS, help=say("cli-option-workers"))
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Games between two bots."""
    from lamplighter.arena import pool
    from lamplighter.arena import simulate as play_games

    pair = pair_of_bots(bots, game)
    with pool(workers) as shared, progress(say("cli-progress-simulate"), games) as advance:
        match = play_games(game, pair, games, seed, executor=shared.executor, progress=advance)
    report = match.report()
    if as_json:
        print_json(report)
    else:
        tell_match(report)


@takes_game()
def perft(
    game: Game,
    depth: Annotated[
        int, typer.Option(metavar="D", min=0, max=DEEPEST, help=say("cli-option-depth"))
    ],
    seed: Annotated[int, typer.Option(metavar="S", help=say("cli-option-seed-of-perft"))] = 0,
    divide: Annotated[bool, typer.Option("--divide", help=say("cli-option-divide"))] = False,
    as_json: AsJson = False,
) -> None:
    """The number of ways to play on from a deal for so many words."""
    from lamplighter.arena.perft import divide as nodes_by_word

    state = game.deal(seed)
    counts: dict[str, int] = {}
    if depth:
        with progress(say("cli-progress-perft"), len(state.legal_actions())) as advance:
            for word, nodes in nodes_by_word(state, depth):
                counts[word] = nodes
                advance(1)
    total = sum(counts.values()) if depth else 1
    if as_json:
        report = {"game": game.name, "options": game.options, "seed": seed}
        report |= {"depth": depth, "nodes": total}
        print_json({**report, "divide": counts} if divide else report)
        return
    if divide:
        for word, nodes in counts.items():
            typer.echo(f"{word} {nodes}")
    typer.echo(say("cli-perft-total", depth=depth, nodes=str(total)))


@takes_game()
def bench(
    game: Game,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, max=LONGEST, help=say("cli-option-seconds"))
    ] = 2.0,
    as_json: AsJson = False,
) -> None:
    """How fast the engine is on this machine."""
    from lamplighter.arena.bench import PARTS
    from lamplighter.arena.bench import bench as measure

    with progress(say("cli-progress-bench"), len(PARTS)) as advance:
        report = measure(game, seconds, lambda: advance(1))
    if as_json:
        print_json(report)
    else:
        tell_bench(report)
