"""The display lists of all games: nothing sticks out, nothing overlaps, words fit and are legible."""

from __future__ import annotations

import re

import engine
import render
from bot.base.i18n import localizer
from engine.game import View
from render import Focus, Picture, Verbatim, text
from render.theme import DARK
from tests.engine.random_games import few_tables, random_game
from tests.facts import facts
from tests.render import lists
from tests.render.names import hostile
from tests.render.shots import NAMES, every_kind, shots


def test_nothing_sticks_out(key: str) -> None:
    for _, picture in shots(key):
        lists.everything_inside(picture)


def test_words_do_not_overlap(key: str) -> None:
    for _, picture in shots(key):
        lists.captions_apart(lists.seen_captions(picture))


def test_words_are_never_shortened(key: str) -> None:
    for _, picture in shots(key):
        lists.nothing_shortened(picture)


def test_letters_are_large_enough(key: str) -> None:
    """Names are readable at a glance. Only what the facts of the game name, because buttons repeat it, may be small."""
    least = {"name": 28, **facts(key).small}
    for _, picture in shots(key):
        for caption in lists.captions(picture):
            kind = str(caption.fact[0]) if caption.fact else ""
            assert caption.size >= least.get(kind, 20), f"too small to read: {caption}"


def test_boards_are_as_wide_as_a_message_shows_them(key: str) -> None:
    for view in {view for view, _ in shots(key)}:
        for picture in render.load(key).gallery(view, Focus(0, NAMES[: view.seats]), DARK, localizer("en")):
            assert picture.width == 1600, f"{picture.name} of {key} is not 1,600 pixels wide"
            assert picture.height <= 1018, f"{picture.name} of {key} is higher than 1,018 pixels"


def test_the_picture_of_a_turn_leaves_room_for_its_buttons_on_a_phone(key: str) -> None:
    """Where it is seen 348 pixels wide, and where it is at most 350 pixels high."""
    for view in {view for view, _ in shots(key)}:
        for picture in turn(view):
            assert 1400 <= picture.width <= 1600, f"{picture.name} of {key} is {picture.width} pixels wide"
            assert picture.height <= picture.width, f"{picture.name} of {key} is higher than wide"


def test_equal_fingerprints_mean_equal_pictures(key: str) -> None:
    shown: dict[str, object] = {}
    for _, picture in shots(key):
        assert shown.setdefault(picture.fingerprint, picture.shown) == picture.shown
    assert len({picture.fingerprint for _, picture in shots(key)}) == len({picture.shown for _, picture in shots(key)})


def test_two_hundred_hostile_names_fit(key: str) -> None:
    """In every kind of picture, early, late and at the end; what one player alone sees is among them. And in words."""
    t, names = localizer("en"), hostile()
    seats, options = few_tables(engine.load(key))[0]
    games = [game.copy() for game in random_game(engine.load(key), seats, options, 1)]
    times = (games[0], games[len(games) // 2], games[-1])
    for number, first in enumerate(range(0, len(names) - seats + 1, seats)):
        viewer = number % seats
        focus = Focus(viewer, tuple(map(Verbatim, names[first : first + seats])))
        view, named = times[number % len(times)].view(viewer), set[object]()
        for section in render.load(key).state_text(view, focus, t):
            assert re.fullmatch(r"### \S.*(?:\n- \S.*[.!?])+", section), f"not a heading with a list: {section}"
        for picture in every_kind(view, focus, t):
            assert re.fullmatch(r"\S.*[.!?]", picture.alt), picture.alt
            lists.everything_inside(picture)
            lists.captions_apart(lists.seen_captions(picture))
            for caption in lists.captions(picture):
                assert all(text.has(letter) for letter in caption.string), (
                    f"{picture.name} of {key} writes letters without a drawing; names go through ctx.name: {caption}"
                )
            named |= {item.fact[1] for item in lists.captions(picture) if item.fact[:1] == ("name",)}
        assert set(range(seats)) <= named, f'no picture of {key} has the captions ("name", {set(range(seats)) - named})'


def turn(view: View) -> list[Picture]:
    """What a turn shows to all, and to whoever has secrets."""
    part, focus = render.load(view.game), Focus(view.to_move or 0, NAMES[: view.seats])
    return [picture for draw in (part.pictures, part.private) for picture in draw(view, focus, DARK, localizer("en"))]
