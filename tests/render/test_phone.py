"""Pictures can be read on a phone, which shows them 348 pixels wide: measured from the display lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import engine
import render
from bot.base.i18n import localizer
from engine.game import Game
from render import Focus, Picture, Verbatim, text
from render.scene import Caption, Stamp
from render.theme import DARK
from tests.engine.random_games import random_game, tables
from tests.profiles import includes
from tests.render import lists

PHONE = {True: 348, False: 370}
"""How wide it shows the one picture of a table, and one of several."""
NUMBER, NAME = 9.0, 7.0
"""The least heights of capitals and signs that decide something, and of capitals of names, in pixels of a phone."""
POSITIONS = 100 if includes("full") else 15
NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))
OWNERS = frozenset({"seat", "marker", "offering", "owner", "by", "bonus_holder", "taken", "colour", "markers", "did"})
"""What the stamps show that tell whose a thing is."""
SIGNS = frozenset(
    {"figure", "dragon", "ride", "people", "crystal", "monster", "die", "placed", "track", "level", "page"}
    | {"tile", "cube", "temple", "sun", "corner", "area", "buildable", "character", "cost", "pending"}
    | {"lowest", "column", "open", "special", "hire", "mana", "points", "sun_value", "lap"}
)
"""What other stamps show that decide something."""


def positions(key: str) -> Iterator[Game]:
    """Random moments of random games, of every number of seats in turn."""
    rules, chance = engine.load(key), Random(key)
    every = tables(rules)
    per_game = 10
    for number in range(-(-POSITIONS // per_game)):
        seats, options = every[chance.randrange(len(every))]
        games = [game.copy() for game in random_game(rules, seats, options, number)]
        yield from chance.sample(games, per_game)


def shown(game: Game) -> Iterator[Picture]:
    """What everybody sees, and what the seat to move sees besides."""
    part, t, seat = render.load(game.key), localizer("en"), game.to_move or 0
    focus = Focus(seat, NAMES[: game.seats])
    yield from part.pictures(game.view(None), focus, DARK, t)
    yield from part.private(game.view(seat), focus, DARK, t)


def on_a_phone(pixels: float, picture: Picture) -> float:
    return pixels * PHONE[one_picture(picture)] / picture.width


def one_picture(picture: Picture) -> bool:
    """Whether it is as high as the one picture of a table may be."""
    return picture.width * 7 < picture.height * 11


def too_small(picture: Picture) -> Iterator[object]:
    chosen = {name for (name,) in lists.told(picture, "choice")} if picture.name == "choices" else set()
    for item in picture.shown:
        if isinstance(item, Stamp):
            if (
                item.fact[:1]
                and item.fact[0] in OWNERS | SIGNS
                and on_a_phone(lists.visible_size(item.sprite), picture) < NUMBER
            ):
                yield item
        elif on_a_phone(text.capital(item.size), picture) < least(item, chosen):
            yield item


def least(caption: Caption, chosen: set[str | int]) -> float:
    """Nothing is asked of words that signs or menus repeat, and of hexes that nobody may choose."""
    if caption.fact[:1] == ("place",):
        return NUMBER if caption.fact[1] in chosen else 0
    if caption.fact[:1] in {("choice",), ("stop",)}:
        return NUMBER
    if re.fullmatch(r"[-+−–×/\d ]+", caption.string) and caption.fact[:1] not in {("turn",), ("round",)}:
        return NUMBER
    return NAME if caption.fact[:1] == ("name",) else 0


@pytest.mark.parametrize("key", ["bluemoon", "helios", "theocratia"])
def test_what_decides_can_be_read_on_a_phone(key: str) -> None:
    for game in positions(key):
        for picture in shown(game):
            small = list(too_small(picture))
            assert not small, (picture.name, small[:5])
