"""Everything a game can ask, report or count has words."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.base.i18n import Verbatim, localizer
from bot.messages.narration import lines, question, scores, standings
from engine.chance import Stream
from engine.game import Event, Game
from tests.engine.random_games import few_tables

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))
ENOUGH = 40
"""How many times each kind of event and question is put into words."""


def told_games(rules: type[Game]) -> Iterator[tuple[Game, list[Event]]]:
    """A random game at every table, with what happened at each step."""
    for number, (seats, options) in enumerate(few_tables(rules)):
        game = rules.new(seats=seats, seed=number, options=options)
        choose = Stream(bytes(16), f"words {number}")
        log: list[Event] = []
        yield game, log
        while moves := game.moves():
            log = []
            game.play(moves[choose.below(len(moves))], log)
            yield game, log


def test_questions_events_points_and_endings_have_words(rules: type[Game]) -> None:
    """Missing words, and values that a text needs and does not get, are warnings and so errors here."""
    t, often = localizer("en"), Counter[str]()
    for game, log in told_games(rules):
        names = NAMES[: game.seats]
        prompt, result = game.prompt(), game.result
        often.update(event.kind for event in log)
        told = lines(game.key, [event for event in log if often[event.kind] < ENOUGH], names, t, viewer=game.to_move)
        if prompt and often[f"ask {prompt.kind}"] < ENOUGH:
            often[f"ask {prompt.kind}"] += 1
            told.append(question(game.key, prompt, names, t))
        if result:
            told += [
                *scores(game.key, game.scores(), names, t),
                *standings(game.key, result, game.scores(), names, t),
            ]
        for text in told:
            assert text
            assert f"{game.key}-" not in text


def test_the_game_and_its_options_have_words(rules: type[Game]) -> None:
    t = localizer("en")
    keys = ["title", "about", "hint"]
    for option in rules.option_specs:
        keys += [f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)]
    for key in keys:
        assert t(f"{rules.key}-{key}")


@pytest.mark.usefixtures("orchard")
def test_keys_belong_to_what_they_stand_beside() -> None:
    """A game's message ids begin with its key, so that no two parts can define the same one."""
    from pathlib import Path

    import bot
    import bot.games
    import engine
    import render

    for package in (engine, render, bot.games):
        for root in package.__path__:
            for file in Path(root).glob("*/words.*.ftl"):
                keys = [line.split(" =")[0] for line in file.read_text("utf-8").splitlines() if " =" in line]
                top = [key for key in keys if key and not key[0].isspace() and key[0] not in "#-}*["]
                assert all(key.startswith(f"{file.parent.name}-") for key in top), file
