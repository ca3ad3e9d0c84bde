"""Laws of every game's part of the bot, in every position: all that is legal can be clicked, and nothing else."""

import re
from typing import cast

from hypothesis import example, given

import bot.games
import render
from benchmarks.clicks import reach
from bot.base.choices import DETAIL, LABEL, Choice, choice_key
from bot.base.i18n import PSEUDO, localizer
from bot.messages import narration
from engine.game import Event, Game
from render import Localize
from tests.bot.face.pseudo import said_in_brackets
from tests.bot.matches import t
from tests.bot.offered import decider, offered, offered_to
from tests.engine.random_games import Walk, random_game, walks
from tests.facts import facts

STYLES = {"plain", "main", "quiet", "danger"}
NAMES = ["1", "2", "3", "4"]


def every_legal_move_begins_a_choice_and_nothing_else_does(game: Game, choices: list[Choice]) -> None:
    assert {choice.moves[0] for choice in choices} == set(game.moves())


def what_everybody_may_know_to_be_possible_is_offered_to_who_knows_all(game: Game, choices: list[Choice]) -> None:
    if decider(game) is not None:
        whole = {choice.moves for choice in choices}
        begun = {moves[:length] for moves in whole for length in range(1, len(moves) + 1)}
        assert {choice.moves for choice in offered_to(game, None)} <= begun, (
            "a hidden card may add it: asked afterwards"
        )


def every_choice_can_be_clicked(game: Game, choices: list[Choice]) -> None:
    assert len({(choice.group, choice.moves) for choice in choices}) == len(choices), "twice in one menu"
    assert set(reach(choices, t)) == {choice_key(choice) for choice in choices}


def every_choice_can_be_played_to_its_end_and_reaches_past_no_reveal(game: Game, choices: list[Choice]) -> None:
    for choice in choices:
        then = game.copy()
        for place, move in enumerate(choice.moves, 1):
            events: list[Event] = []
            then.play(move, events)
            if place < len(choice.moves):
                assert then.to_move == game.to_move
                assert not any(event.reveals for event in events)


def labels_say_something_and_are_not_cut(game: Game, choices: list[Choice]) -> None:
    for choice in choices:
        assert 1 <= len(choice.label) <= LABEL
        assert len(choice.detail) <= DETAIL
        assert choice.style in STYLES
        assert all(choice.group)


def two_choices_that_stand_together_have_different_words(game: Game, choices: list[Choice]) -> None:
    said = [(choice.group, choice.label, choice.detail) for choice in choices]
    assert len(set(said)) == len(said)


def signs_are_those_of_the_pictures(game: Game, choices: list[Choice]) -> None:
    assert {choice.icon for choice in choices if choice.icon} <= set(render.load(game.key).icons())


def who_may_not_know_is_offered_what_is_possible_whatever_is_secret_or_nothing(
    game: Game, choices: list[Choice]
) -> None:
    for viewer in (None, *range(game.seats)):
        if game.view(viewer).moves is None:
            for choice in offered_to(game, viewer):
                assert choice.moves in [(move,) for move in game.moves()]


def what_can_be_done_is_told_alike_to_those_who_wait(game: Game, choices: list[Choice]) -> None:
    """What is true for the player to move is not said to whoever else reads it."""
    _, *told = [*bot.games.load(game.key).explain(game.view(None), t), ""]
    assert not [line for line in told if re.search(r"\b(you have|you hold|you are)\b", line, re.IGNORECASE)]


def everything_a_reader_sees_comes_from_the_fluent_files(game: Game, choices: list[Choice]) -> None:
    pseudo = localizer(PSEUDO)
    for choice in offered(game, pseudo):
        assert said_in_brackets(choice.label), choice.label
        assert not choice.detail or said_in_brackets(choice.detail), choice.detail
        assert all(map(said_in_brackets, (*choice.group, *choice.group_prompts)))
    viewer = game.to_move
    assert all(map(said_in_brackets, bot.games.load(game.key).explain(game.view(viewer), pseudo)))
    if prompt := game.prompt():
        assert said_in_brackets(narration.question(game.key, prompt, NAMES, pseudo))


def everything_that_happens_is_told_in_words_of_the_fluent_files(game: Game, choices: list[Choice]) -> None:
    pseudo = localizer(PSEUDO)
    for move in game.moves():
        events: list[Event] = []
        game.copy().play(move, events)
        for event in events:
            (line,) = narration.lines(game.key, [event], NAMES, pseudo, event.only)
            assert said_in_brackets(line), line
    for line in narration.scores(game.key, game.view(None).scores, NAMES[: game.seats], pseudo):
        assert said_in_brackets(line), line


def every_menu_asks_something_of_its_own(game: Game, choices: list[Choice]) -> None:
    for choice in choices:
        assert len(choice.group_prompts) <= len(choice.group)
        for title, asked in zip(choice.group, choice.group_prompts, strict=False):
            assert asked.endswith("?")
            assert title not in asked


def what_a_click_does_is_the_same_in_every_language(game: Game, choices: list[Choice]) -> None:
    """However much room its words take: the sentences of this one are four times as long."""
    wordy = cast("Localize", lambda key, /, **data: " ".join([t(key, **data)] * 4))
    assert [choice.moves for choice in offered(game, wordy)] == [choice.moves for choice in choices]


LAWS = (
    every_legal_move_begins_a_choice_and_nothing_else_does,
    what_everybody_may_know_to_be_possible_is_offered_to_who_knows_all,
    every_choice_can_be_clicked,
    every_choice_can_be_played_to_its_end_and_reaches_past_no_reveal,
    labels_say_something_and_are_not_cut,
    two_choices_that_stand_together_have_different_words,
    signs_are_those_of_the_pictures,
    who_may_not_know_is_offered_what_is_possible_whatever_is_secret_or_nothing,
    what_can_be_done_is_told_alike_to_those_who_wait,
    everything_a_reader_sees_comes_from_the_fluent_files,
    everything_that_happens_is_told_in_words_of_the_fluent_files,
    every_menu_asks_something_of_its_own,
    what_a_click_does_is_the_same_in_every_language,
)


def test_every_law_holds_in_every_position(rules: type[Game]) -> None:
    """Random positions, found and shrunk by Hypothesis once for all laws, each with its choices."""

    @given(walks(rules, longest=150))
    def run(walk):
        game = walk.end()
        if game.to_move is not None:
            choices = offered(game)
            for law in LAWS:
                law(game, choices)

    for seats, options, seed, moves in facts(rules.key).found:
        run = example(Walk(rules, seats, options, seed, moves))(run)
    run()


def test_every_end_is_told_in_words_of_the_fluent_files(rules):
    pseudo = localizer(PSEUDO)
    game = next(reversed(list(random_game(rules, rules.min_seats, {}, 1))))
    result = game.result
    assert result
    for line in narration.standings(game.key, result, game.view(None).scores, NAMES[: game.seats], pseudo):
        assert said_in_brackets(line), line
