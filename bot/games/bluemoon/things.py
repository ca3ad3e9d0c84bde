"""What can be asked about in Blue Moon City: buildings, cards, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.things import Thing
from bot.games.bluemoon.explain import rewards
from bot.games.bluemoon.terms import colours
from engine.bluemoon.cards import FACES, WORDS
from engine.bluemoon.catalogue import (
    COLOURS,
    COPIES,
    DRAGONS,
    EXPANSION_TILES,
    MARKERS,
    TILES,
    WILD_COLOUR,
    WILD_COPIES,
)

if TYPE_CHECKING:
    from engine.bluemoon.catalogue import Tile
    from render import Localize

_TILES = {
    "royal_palace": ("B-4.8",),
    "main_hall": ("B-8.2", "B-8.1"),
    "hospital": ("B-8.3", "B-8.1"),
    "golden_shrine": ("B-8.4", "B-8.1"),
}
_DRAGON_CARDS: dict[int, tuple[str, ...]] = {1: ("B-3.4",), 2: ("B-3.5",)}
_CARDS: dict[str, dict[int, tuple[str, ...]]] = {
    "black": _DRAGON_CARDS,
    "red": _DRAGON_CARDS,
    "blue": _DRAGON_CARDS,
    "grey": {1: ("B-3.2",), 2: ("B-3.3",)},
    "green": {1: ("B-4.3",)},
    "brown": {1: ("B-4.4",), 2: ("B-4.4",)},
    "white": {1: ("B-4.5", "B-4.7"), 2: ("B-4.6", "B-4.7")},
    "yellow": {1: ("B-7.5",), 2: ("B-7.5",)},
}


def things(options: Mapping[str, str], t: Localize) -> Sequence[Thing]:
    tiles = (*TILES, *EXPANSION_TILES) if options["expansion"] == "on" else TILES
    return [*(_building(tile, t) for tile in tiles), *_cards(t), *_pieces(t)]


def _building(tile: Tile, t: Localize) -> Thing:
    spaces = t("bluemoon-things-spaces", spaces=colours(tile.spaces, t))
    about = " ".join([spaces, *rewards(tile, t)])
    return Thing(tile.id, "buildings", about, (*_TILES.get(tile.id, ()), "B-4.1", "B-5.1", "B-5.2", "B-5.3"), 1)


def _cards(t: Localize) -> Iterator[Thing]:
    for word, (colour, value) in zip(WORDS, FACES, strict=True):
        people = COLOURS[colour]
        count = WILD_COPIES if people == WILD_COLOUR else COPIES[value]
        rules = (*_CARDS[people].get(value, ()), "B-2.4", "B-4.2")
        yield Thing(word, "cards", t(f"bluemoon-about-{word}"), rules, count)


def _pieces(t: Localize) -> Iterator[Thing]:
    for dragon in DRAGONS:
        yield Thing(dragon, "pieces", t("bluemoon-about-dragons"), ("B-4.10", "B-3.6", "B-3.4"), 1)
    yield Thing("obelisk", "pieces", t("bluemoon-about-obelisk"), ("B-7.1", "B-7.2", "B-10.1"), 1)
    yield Thing("scales", "pieces", t("bluemoon-about-scales"), ("B-6.2", "B-6.1", "B-6.3", "B-6.4"))
    yield Thing("markers", "pieces", t("bluemoon-about-markers"), ("B-4.1", "B-5.4"), MARKERS, each=True)
    for reward, rule in (("majority", "B-5.1"), ("construction", "B-5.2"), ("neighbourhood", "B-5.3")):
        yield Thing(reward, "pieces", t(f"bluemoon-about-{reward}"), (rule, "B-5.5"))
