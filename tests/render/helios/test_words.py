"""The texts of Helios."""

from __future__ import annotations

import render
from engine.helios import GAME
from render import Localize
from render.theme import DARK
from tests.engine.helios.tables import land, table
from tests.engine.random_games import random_game
from tests.render.helios.games import NAMES, focus, moments

PICTURES = render.load("helios")


def test_alt_texts_are_short_sentences_with_a_title_first(t: Localize) -> None:
    for view in moments(step=11):
        for picture in PICTURES.gallery(view, focus(view), DARK, t):
            assert len(picture.alt) <= 1000
            assert picture.alt.endswith(".")
            assert picture.alt.startswith(f"{picture.title}. ")
            assert picture.title in {"The shared display", "The final scores", "What the signs mean"} | {
                f"{name}’s {what}" for name in NAMES for what in ("board", "city")
            }


def test_the_table_is_told_as_a_glance_sees_it(t: Localize) -> None:
    own = land("d4:redwood+redwood c4:obsidian+obsidian+obsidian", points=12, mana=1, sun="d3")
    view = table(own, land("d4:granite", mana=8, sun="e4"), ask="take", round=1).view(0)
    (picture,) = PICTURES.pictures(view, focus(view), DARK, t)
    first = "Ana’s planet: 12 points, 1 mana, 1 redwood and 2 obsidian; the sun lies on d3. Ana decides: "
    assert picture.alt.startswith(first)
    assert "Benedikt’s planet: 0 points and 8 mana; the sun lies on e4." in picture.alt
    assert "Ana can pay for these, in cubes: " in picture.alt
    assert picture.title == "The table"


def test_one_is_told_how_one_ends_and_others_how_they_do(t: Localize) -> None:
    *_, game = random_game(GAME, 2, {}, 0)
    view = game.view(0)
    assert game.result
    assert " and end with " in " ".join(PICTURES.own_text(view, focus(view, 0), t))
    assert " and ends with " in " ".join(PICTURES.state_text(view, focus(view, 0), t))


def test_a_player_is_not_told_what_is_not_there(t: Localize) -> None:
    view = GAME.new(seats=2, seed=1).view(0)
    told = " ".join(PICTURES.own_text(view, focus(view), t))
    assert "You have 1 mana" in told
    assert "built" not in told
    assert "none" not in told
