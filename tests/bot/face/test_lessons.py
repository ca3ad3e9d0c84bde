"""The lessons of every game that has one: a whole game, its answers, words and pictures."""

import re
from dataclasses import replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
import render
from bot import games
from bot.base.i18n import localizer
from bot.matches.lessons import Lesson, facts, lesson_of, match_at, moments
from bot.messages.layout import no_emoji
from bot.messages.lessons import LessonMessages
from bot.messages.outgoing import PictureBlock, UndrawnMessage
from bot.store import Seat
from engine.players.hints import hint
from engine.players.values import load
from engine.registry import GAMES
from render import Focus, cover
from render.marked import boxes
from render.theme import DARK
from tests.bot.matches import t
from tests.bot.offered import offered
from tests.e2e.client import BUTTON, walk
from tests.profiles import rounds

NAMES = ("Ana", "Juno")
ENDS = ("", "-other")
WORDS = 60
"""Of a question with its buttons, at most."""
NOISE = 10
"""Gains that differ less than so many times what is no reason are about equal: another deal turns them round."""
PLAYING = Path(__file__).parents[3] / "docs" / "playing.md"


@pytest.fixture
def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    if found is None:
        pytest.skip("a game may have no lesson")
    return found


def messages(key: str, lesson: Lesson, number: int) -> LessonMessages:
    match = match_at(key, lesson, number, Seat(NAMES[0], 1), Seat(NAMES[1]), ())
    return LessonMessages(match, lesson, localizer("en"), no_emoji)


def shown(message: UndrawnMessage) -> list[dict[str, Any]]:
    return list(walk(message.compose(PictureBlock(())).layout.to_components()))


def texts(key: str) -> dict[str, str]:
    """What the lesson says, as it is written: a name or number that is filled in is a placeable."""
    source = (files(GAMES[key].clicks) / "words.en.ftl").read_text("utf-8")
    return dict(re.findall(rf"^({key}-lesson-[\w-]+) = ((?:.|\n(?=\s))+)", source, re.MULTILINE))


def test_it_is_one_game_from_its_set_up_to_a_victory(key: str, lesson: Lesson) -> None:
    game = engine.load(key).new(seats=2, seed=bytes.fromhex(lesson.seed), options=lesson.options)
    for number, step in enumerate(lesson.steps):
        for move in step.before:
            game.play(move)
        assert game.to_move == lesson.seat, step.id
        assert moments(key)[number].game.to_json() == game.to_json(), step.id
        for move in step.answers[0]:
            game.play(move)
    for move in lesson.after:
        game.play(move)
    assert game.result is not None
    assert game.result.ranks is not None
    assert game.result.ranks[lesson.seat] == 1
    assert moments(key)[-1].game.scores() == game.scores()


def test_it_has_eight_to_twelve_decisions(key: str, lesson: Lesson) -> None:
    assert 8 <= len(lesson.steps) <= 12


def test_the_number_of_decisions_is_as_it_is_announced() -> None:
    """The page on playing speaks of all games: from the shortest lesson to the longest."""
    lengths = [len(found.steps) for key in ("helios", "bluemoon", "theocratia") if (found := lesson_of(key))]
    assert f"{min(lengths)} to {max(lengths)} decisions" in PLAYING.read_text("utf-8")


def test_each_answer_is_a_choice_of_that_turn(key: str, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        found = {choice.moves for choice in offered(moments(key)[number].game)}
        assert len(step.answers) in (2, 3), step.id
        assert {*step.answers} <= found, step.id


@pytest.mark.slow
def test_the_best_answer_is_what_a_hint_says(key: str, lesson: Lesson) -> None:
    for number, step in [*enumerate(lesson.steps)][:: rounds(3, 1)]:
        game = moments(key)[number].game
        ideas = hint(game.view(lesson.seat), partial(game.determinize, lesson.seat), Random(7)).ideas
        said = [idea.gain for idea in ideas if begins(idea.path, step.answers[0])]
        assert said, (step.id, ideas)
        assert max(said) >= ideas[0].gain - NOISE * load(key).least, (step.id, ideas)


def begins(path: tuple[str, ...], answer: tuple[str, ...]) -> bool:
    return path[: len(answer)] == answer[: len(path)]


def test_the_question_is_asked_in_the_last_sentence_and_filled_in(key: str, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        told = facts(key, lesson, number)
        assert t(f"{key}-lesson-{step.id}", **told).endswith("?")
        assert t(f"{key}-lesson-{step.id}-other", **told).startswith("That works, but ")


def test_a_question_is_read_at_a_glance(key: str, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        message = messages(key, lesson, number).question(facts(key, lesson, number))
        said = " ".join(part["label"] if part["type"] == BUTTON else part.get("content", "") for part in shown(message))
        assert len(said.split()) <= WORDS, (step.id, said)


def test_the_words_name_and_count_nothing_by_themselves(key: str, lesson: Lesson) -> None:
    t, written = localizer("en"), texts(key)
    assert set(written) == {f"{key}-lesson-{step.id}{end}" for step in lesson.steps for end in ENDS}
    named = {t(f"{key}-{thing.id}") for thing in games.components(key, moments(key)[0].game.options, t)}
    named |= {name[:1].upper() + name[1:] for name in named}
    for id_, text in written.items():
        literal = re.sub(r"\{[^}]*\}", "", text)
        assert not re.search(r"\d", literal), id_
        assert [name for name in named if re.search(rf"\b{re.escape(name)}\b", literal)] == [], id_


def test_what_a_question_names_is_to_be_seen_beside_it(key: str, lesson: Lesson) -> None:
    """In the picture, in its words, or on a button."""
    for number, step in enumerate(lesson.steps):
        told = facts(key, lesson, number)
        message = messages(key, lesson, number).question(told)
        pictures = message.request.pictures()
        seen = {str(part) for picture in pictures for item in picture.shown for part in getattr(item, "fact", ()) or ()}
        read = [part["label"] for part in shown(message) if part["type"] == BUTTON]
        read += [picture.alt for picture in pictures]
        for name in re.findall(r"\{ \$(\w+) \}", texts(key)[f"{key}-lesson-{step.id}"]):
            fact = told[name]
            named = isinstance(fact, int) or str(fact) in seen
            assert named or any(t(f"{key}-{fact}") in words for words in read), (step.id, name, fact)


def test_what_is_filled_in_comes_from_catalogue_or_position(key: str, lesson: Lesson) -> None:
    paths = {path for step in lesson.steps for path in step.facts.values()}
    assert {path.partition(".")[0] for path in paths} <= {"catalogue", "view"}


def test_what_matters_is_marked_in_the_picture(key: str, lesson: Lesson) -> None:
    part, t = render.load(key), localizer("en")
    for number, step in enumerate(lesson.steps):
        view = moments(key)[number].game.view(lesson.seat)
        given = view, Focus(lesson.seat, NAMES), DARK, t
        pictures = part.private(*given) or part.pictures(*given)
        for mark in step.marks:
            assert any(list(boxes(picture, [mark])) for picture in pictures), (step.id, mark)


def test_a_game_from_outside_may_have_plain_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(GAMES["helios"], clicks="tests.profiles", pictures="tests.profiles")
    monkeypatch.setitem(GAMES, "plain", plain)
    assert lesson_of("plain") is None
    assert moments("plain") == ()
    assert not cover.file("plain").is_file()
