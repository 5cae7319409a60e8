"""What a tournament has shown, in figures ready for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from lamplighter.arena.course import Course, Meeting
from lamplighter.arena.intervals import pair_interval, wilson_interval
from lamplighter.arena.pairs import GameResult, PairResult
from lamplighter.arena.ratings import Meeting as RatedMeeting
from lamplighter.arena.ratings import rated

__all__ = ["report"]


def report(course: Course) -> dict[str, Any]:
    """The figures of all pairs that count; rates and ratings come with their 95 % intervals.

    Rates of single roles have Wilson's interval; rates over both roles, and ratings, one that knows
    that the two games of a pair are not independent. Only ``time`` depends on the machine.
    """
    plan = course.plan
    games = list(_games(course))
    return {
        "game": plan.game.name,
        "options": plan.game.options,
        "seed": plan.seed,
        "pairs": plan.pairs,
        "move_time": plan.move_time,
        "bots": _bots(course),
        "meetings": [_meeting(course, meeting) for meeting in course.meetings],
        "roles": {
            name: _rate(sum(game.winner == role for *_, game in games), len(games))
            for role, name in enumerate(plan.game.roles)
        },
        "advantage": _advantage(course),
        "mean_decisions": sum(game.decisions for *_, game in games) / max(1, len(games)),
        "endings": {
            name: _counted(game.ending for *_, game in games if game.winner == role)
            for role, name in enumerate(plan.game.roles)
        },
        "rounds": _counted(str(game.rounds) for *_, game in games),
        "faults": list(_faults(course)),
    }


def _games(course: Course) -> Iterator[tuple[Meeting, PairResult, tuple[int, int], GameResult]]:
    """Every game that counts, with its bots by role."""
    for meeting in course.meetings:
        first, second = meeting.bots
        for pair in meeting.results:
            yield meeting, pair, (first, second), pair.games[0]
            yield meeting, pair, (second, first), pair.games[1]


def _rate(wins: int, games: int) -> dict[str, Any]:
    return {
        "games": games,
        "wins": wins,
        "win_rate": wins / games if games else None,
        "interval": list(wilson_interval(wins, games)),
    }


def _over_both(wins: Sequence[int]) -> dict[str, Any]:
    """A rate over both roles, from the wins in each pair."""
    return {**_rate(sum(wins), 2 * len(wins)), "interval": list(pair_interval(wins))}


def _counted(values: Iterator[str]) -> dict[str, int]:
    return dict(sorted(Counter(values).items()))


def _ratings(course: Course) -> Any:
    """All ratings; ``None`` as long as some meeting has no pair."""
    if not all(meeting.results for meeting in course.meetings):
        return None
    meetings = [
        RatedMeeting(
            *meeting.bots,
            [(1 - pair.games[0].winner, 1 - pair.games[1].winner) for pair in meeting.results],
        )
        for meeting in course.meetings
    ]
    return rated(len(course.plan.entrants), meetings)


def _bots(course: Course) -> list[dict[str, Any]]:
    ratings = _ratings(course)
    told = []
    for place, entrant in enumerate(course.plan.entrants):
        wins = [
            pair.wins if meeting.bots[0] == place else 2 - pair.wins
            for meeting in course.meetings
            if place in meeting.bots
            for pair in meeting.results
        ]
        bot: dict[str, Any] = {"bot": entrant.text}
        if entrant.path:
            bot["file"] = entrant.path
        if ratings:
            rating = ratings.bots[place]
            bot |= {"elo": rating.elo, "elo_interval": [rating.low, rating.high]}
        told.append({**bot, **_over_both(wins), "time": _time(course, place)})
    return told


def _advantage(course: Course) -> dict[str, Any] | None:
    ratings = _ratings(course)
    if ratings is None:
        return None
    found = ratings.advantage
    role = course.plan.game.roles[0]
    return {"role": role, "elo": found.elo, "elo_interval": [found.low, found.high]}


def _time(course: Course, place: int) -> dict[str, Any]:
    """What a bot's timed moves took."""
    micros = [
        spent
        for _, _, bots, game in _games(course)
        for role in (0, 1)
        if bots[role] == place
        for spent in game.micros[role]
    ]
    if not micros:
        return {"moves": 0, "median_ms": None, "p95_ms": None}
    median, late = np.percentile(micros, [50, 95])
    return {
        "moves": len(micros),
        "median_ms": round(float(median) / 1000, 3),
        "p95_ms": round(float(late) / 1000, 3),
    }


def _meeting(course: Course, meeting: Meeting) -> dict[str, Any]:
    """One bot against another, from the first one's side."""
    plan = course.plan
    told: dict[str, Any] = {
        "bots": [plan.entrants[place].text for place in meeting.bots],
        "pairs": len(meeting.results),
        "first": _over_both([pair.wins for pair in meeting.results]),
        "first_by_role": {
            name: _rate(
                sum(pair.games[role].winner == role for pair in meeting.results),
                len(meeting.results),
            )
            for role, name in enumerate(plan.game.roles)
        },
    }
    if plan.sprt:
        low, high = plan.sprt.bounds
        told["sprt"] = {
            **asdict(plan.sprt),
            "ratio": meeting.ratio(),
            "bounds": [low, high],
            "answer": meeting.answer,
        }
    return told


def _faults(course: Course) -> Iterator[dict[str, Any]]:
    plan = course.plan
    for _, pair, bots, game in _games(course):
        if game.fault:
            role = game.fault.role
            yield {
                "bot": plan.entrants[bots[role]].text,
                "role": plan.game.roles[role],
                "against": plan.entrants[bots[1 - role]].text,
                "pair": pair.number,
                "kind": game.fault.kind,
                "message": game.fault.message,
            }
