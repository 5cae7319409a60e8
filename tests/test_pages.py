"""The page of each game says what its code says: actions, tensors, knowledge, words, the map."""

from __future__ import annotations

import math
import re
from importlib.resources import files
from pathlib import Path

import pytest

from lamplighter import Game, load_game
from lamplighter.games.catalogue import GAMES
from tests.playing import every_game

DOCS = Path(__file__).resolve().parent.parent / "docs"


def sections(game: Game) -> dict[str, str]:
    """What stands below each heading of a game's page."""
    page = (DOCS / f"{game.name}.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^## (.+)\n", page, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def rows(text: str) -> list[list[str]]:
    """The cells of all table rows in a text."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_pages_have_the_same_headings() -> None:
    pocket, london = (list(sections(load_game(name))) for name in GAMES)
    london.remove("The board")
    assert pocket == london


@every_game
def test_every_number_of_an_action_is_told(game: Game) -> None:
    """Ranges without gaps, each of words that begin as the first ones named in its row."""
    players, outcomes = 0, 0
    for what, numbers in (row[:2] for row in rows(sections(game)["Actions"])):
        found = re.match(r"(\d+)(?: to (\d+))?", numbers)
        if found is None:
            continue
        first, last = int(found[1]), int(found[2] or found[1])
        named = {word.split("-")[0] for word in re.findall(r"`(\w[^`]*)`", what)}
        chance = named <= {"tile", "jack", "toss", "cards", "draw"}
        words = game.words.words(chance)[first : last + 1]
        assert {word.split("-")[0] for word in words} == named
        assert first == (outcomes if chance else players)
        outcomes, players = (last + 1, players) if chance else (outcomes, last + 1)
    assert players == game.num_distinct_actions()
    assert outcomes == game.max_chance_outcomes()


@every_game
def test_every_part_of_an_observation_is_told(game: Game) -> None:
    text = sections(game)["Observations"]
    told = [
        (part.strip("`"), tuple(int(size) for size in shape.split(" × ")))
        for part, shape, _ in rows(text)
        if part.startswith("`")
    ]
    assert told == list(game.views.OBSERVATION_LAYOUT)
    entries = sum(math.prod(shape) for _, shape in told)
    assert game.observation_tensor_shape() == (entries,)
    assert f"{entries} entries of 0 or 1" in text


@every_game
def test_the_knowledge_that_is_told_is_there(game: Game) -> None:
    functions = re.findall(r"`(\w+)\(view\)`", sections(game)["Knowledge"])
    assert len(functions) > 5
    assert set(functions) <= set(game.knowledge.__all__)


@every_game
def test_length_rewards_and_version_are_told(game: Game) -> None:
    assert (
        f"at most {game.max_game_length()} player decisions"
        in sections(game)["Players and rewards"]
    )
    assert sections(game)["Version history"].split("|")[-3].strip() == game.rules_version


def test_the_map_of_london_is_the_one_that_is_played_on() -> None:
    kept = (files("lamplighter.games.london") / "revised.txt").read_text(encoding="ascii")
    drawn = re.search(r"```\n(.*?)```", sections(load_game("london"))["The board"], re.DOTALL)
    assert drawn is not None
    assert kept.endswith(drawn[1])


@pytest.mark.parametrize("name", GAMES)
def test_the_words_that_are_told_are_words(name: str) -> None:
    """Each example in the table of words of ``docs/notation.md``, and each kind of word once."""
    notation = (DOCS / "notation.md").read_text(encoding="utf-8")
    heading = {"pocket": "Words of Mr. Jack Pocket", "london": "Words of London"}[name]
    text = notation.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    game = load_game(name)
    told = [
        (row[0] == "chance", word)
        for row in rows(text)
        for word in re.findall(r"`([^`]+)`", row[1])
    ]
    unknown = [word for chance, word in told if game.words.number(word, chance) is None]
    assert unknown == []
    for chance in (False, True):
        kinds = {word.split("-")[0] for word in game.words.words(chance)}
        assert kinds == {word.split("-")[0] for of_chance, word in told if of_chance == chance}
