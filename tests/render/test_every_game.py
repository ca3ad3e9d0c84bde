"""Every state of every game can be drawn and described, from the view alone."""

import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

import render
from bot.base.i18n import localizer
from engine.game import Game
from render import Verbatim, canvas
from render.scene import Caption
from render.shelf import emptied
from tests.engine.random_games import few_tables, random_game, walks
from tests.profiles import rounds
from tests.render.checks import NAMES, check, drawn, seen

STEP = rounds(59, 29)
"""In whole games, one state in this many is looked at, each by another viewer; the last one by every second viewer, or
by all.
"""


@pytest.mark.slow
def test_states_of_whole_games_are_laid_out_and_told(rules: type[Game]) -> None:
    for number, (seats, options) in enumerate(few_tables(rules)):
        for place, game in enumerate(random_game(rules, seats, options, number)):
            if place % STEP == 0:
                everybody = list(seen(game))
                check(*everybody[place % len(everybody)])
        for view, focus in [*seen(game)][:: rounds(2, 1)]:
            check(view, focus)


def test_of_a_game_that_is_over_nothing_is_told_that_could_still_be_done(rules: type[Game]) -> None:
    """Nobody pays, claims or builds any more, and nothing ends the game a second time."""
    could = re.compile(r"\b(?:can pay|may claim|can still build|game ends after)\b")
    told = []
    for number, (seats, options) in enumerate(few_tables(rules)):
        *_, game = random_game(rules, seats, options, number)
        for view, focus in seen(game):
            told += render.load(view.game).state_text(view, focus, localizer("en"))
            told += [picture.alt for pictures in drawn(view, focus) for picture in pictures]
    assert [found[0] for text in told if (found := could.search(text))] == []


@settings(max_examples=rounds(2, 4))
@given(st.data())
def test_pictures_are_what_they_say(rules: type[Game], data: st.DataObject) -> None:
    game = data.draw(walks(rules)).end()
    view, focus = list(seen(game))[-1]
    for picture in chain(*drawn(view, focus)):
        with Image.open(BytesIO(picture.png())) as image:
            assert image.format == "PNG"
            assert image.size == (picture.width, picture.height)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """The folder in which processes share parts of pictures; nothing is drawn yet."""
    folder = emptied(tmp_path / "bitmaps")
    canvas.keep_within(canvas.WORKING_SET, 1, folder)
    yield folder
    canvas.keep_within(canvas.WORKING_SET)
    canvas.bitmaps.clear()


def test_nobodys_name_stands_in_what_lies_on_the_disk(rules: type[Game], shelf: Path) -> None:
    """It would outlive the deletion of somebody's data: names belong to the items of a panel, not to its ground."""
    game = rules.new(seats=rules.max_seats, seed=3)
    kept = []
    for names in (NAMES, tuple(map(Verbatim, ("Wu", "Xaver", "Yusuf", "Zoe")))):
        for cache in (canvas.bitmaps, canvas.strips):
            cache.clear()
        for view, focus in [*seen(game)][:: rounds(3, 1)]:
            for picture in chain(*drawn(view, replace(focus, names=names[: game.seats]))):
                picture.png()
        kept.append(sorted(file.name for file in shelf.iterdir()))
    assert kept[0] == kept[1]


@settings(max_examples=4)
@given(st.data())
def test_pictures_depend_on_the_view_alone(rules: type[Game], data: st.DataObject) -> None:
    """The game dealt again for each viewer looks the same, whatever was drawn before."""
    game = data.draw(walks(rules)).end()
    for view, focus in seen(game):
        twin = type(game).from_json(game.determinize(view.seat, Random(1)).to_json())
        for one, two in zip(chain(*drawn(view, focus)), chain(*drawn(twin.view(view.seat), focus)), strict=True):
            assert (one.fingerprint, one.alt, one.shown) == (two.fingerprint, two.alt, two.shown)


def test_signs_are_small_square_pictures(rules: type[Game]) -> None:
    for name, sign in render.load(rules.key).icons().items():
        assert name
        with Image.open(BytesIO(sign())) as image:
            assert (image.format, image.size) == ("PNG", (128, 128))


def test_before_the_first_round_no_round_is_told(rules: type[Game]) -> None:
    game = rules.new(seats=rules.max_seats, seed=1)
    view, focus = next(seen(game))
    part, t = render.load(rules.key), localizer("en")
    told = [*part.state_text(view, focus, t)]
    for picture in chain(*drawn(view, focus)):
        told += [picture.alt, *(item.string for item in picture.shown if isinstance(item, Caption))]
    assert not [text for text in told if re.search(r"(round|turn) 0\b", text, re.IGNORECASE)]
