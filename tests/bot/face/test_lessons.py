"""The lessons of every game that has one: positions, answers, words and pictures."""

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

import render
from bot import games
from bot.base.choices import Choice
from bot.base.i18n import localizer
from bot.matches.lessons import Lesson, facts, game_at, lesson_of
from engine.game import Game
from engine.kernel.forecast import forecast
from engine.registry import GAMES
from render import Focus, cover
from render.marked import boxes
from render.theme import DARK

NAMES = ("Ana", "Juno", "Ben", "Cem")
VERDICTS = ("", "-right", "-wrong")
PLAYING = Path(__file__).parents[3] / "docs" / "playing.md"


@pytest.fixture
def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    if found is None:
        pytest.skip("a game may have no lesson")
    return found


def offered(key: str, game: Game) -> list[Choice]:
    viewer = None if game.view(None).moves is not None else game.to_move
    return games.load(key).choices(game.view(viewer), forecast(game, viewer), localizer("en"))


def texts(key: str) -> dict[str, str]:
    """What the lesson says, as it is written: a name or number that is filled in is a placeable."""
    source = (files(GAMES[key].clicks) / "words.en.ftl").read_text("utf-8")
    return dict(re.findall(rf"^({key}-lesson-[\w-]+) = ((?:.|\n(?=\s))+)", source, re.MULTILINE))


def test_it_has_ten_to_fifteen_decisions_with_three_moves_or_more(key: str, lesson: Lesson) -> None:
    assert 10 <= len(lesson.steps) <= 15
    for number, step in enumerate(lesson.steps):
        game, _ = game_at(key, lesson, number)
        assert game.to_move == lesson.seat, step.id
        assert len(game.moves()) >= 3, step.id


def test_the_number_of_decisions_is_as_it_is_announced() -> None:
    """The page on playing speaks of all games: from the shortest lesson to the longest."""
    lengths = [len(found.steps) for key in ("helios", "bluemoon", "theocratia") if (found := lesson_of(key))]
    assert f"{min(lengths)} to {max(lengths)} decisions" in PLAYING.read_text("utf-8")


def test_there_is_a_good_answer_to_each_and_a_wrong_one(key: str, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        game, _ = game_at(key, lesson, number)
        found = offered(key, game)
        praised = [choice for choice in found if step.praises(choice.moves)]
        assert 0 < len(praised) < len(found), step.id


def test_it_goes_on_from_the_only_good_answer(key: str, lesson: Lesson) -> None:
    """A step without a position of its own follows from the one before, however that was answered."""
    for number, step in enumerate(lesson.steps[1:]):
        if step.position is None:
            game, _ = game_at(key, lesson, number)
            before = lesson.steps[number]
            assert [choice.moves for choice in offered(key, game) if before.praises(choice.moves)] == [before.good[0]]


def test_positions_are_complete_games_that_can_be_read_again(key: str, lesson: Lesson) -> None:
    assert lesson.steps[0].position is not None
    for number, _ in enumerate(lesson.steps):
        game, _ = game_at(key, lesson, number)
        assert type(game).from_json(game.to_json()).to_json() == game.to_json()


def test_the_words_are_two_sentences_with_everything_filled_in(key: str, lesson: Lesson) -> None:
    t = localizer("en")
    for number, step in enumerate(lesson.steps):
        game, _ = game_at(key, lesson, number)
        told = facts(key, lesson, step, game)
        for verdict in VERDICTS:
            words = t(f"{key}-lesson-{step.id}{verdict}", **told)
            assert len(re.findall(r"[.?!](?=\s|$)", words)) == 2, words
        assert t(f"{key}-lesson-{step.id}", **told).endswith("?")


def test_the_words_name_and_count_nothing_by_themselves(key: str, lesson: Lesson) -> None:
    t, written = localizer("en"), texts(key)
    assert set(written) == {f"{key}-lesson-{step.id}{verdict}" for step in lesson.steps for verdict in VERDICTS}
    named = {t(f"{key}-{thing.id}") for thing in games.things(key, game_at(key, lesson, 0)[0].options, t)}
    named |= {name[:1].upper() + name[1:] for name in named}
    for id_, text in written.items():
        literal = re.sub(r"\{[^}]*\}", "", text)
        assert not re.search(r"\d", literal), id_
        assert [name for name in named if re.search(rf"\b{re.escape(name)}\b", literal)] == [], id_


def test_what_is_filled_in_comes_from_catalogue_or_position(key: str, lesson: Lesson) -> None:
    paths = {path for step in lesson.steps for path in step.facts.values()}
    assert {path.partition(".")[0] for path in paths} <= {"catalogue", "view"}


def test_what_matters_is_marked_in_a_picture(key: str, lesson: Lesson) -> None:
    part, t = render.load(key), localizer("en")
    for number, step in enumerate(lesson.steps):
        game, _ = game_at(key, lesson, number)
        given = game.view(lesson.seat), Focus(lesson.seat, NAMES[: game.seats]), DARK, t
        pictures = [*part.pictures(*given), *part.private(*given)]
        for mark in step.marks:
            assert any(list(boxes(picture, [mark])) for picture in pictures), (step.id, mark)
        assert step.marks, step.id


def test_a_game_from_outside_may_have_plain_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(GAMES["helios"], clicks="tests.profiles", pictures="tests.profiles")
    monkeypatch.setitem(GAMES, "plain", plain)
    assert lesson_of("plain") is None
    assert not cover.file("plain").is_file()
