"""What can be asked about in Blue Moon City: buildings, cards, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.components import Component
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


def components(options: Mapping[str, str], t: Localize) -> Sequence[Component]:
    tiles = (*TILES, *EXPANSION_TILES) if options["expansion"] == "on" else TILES
    return [*(_building(tile, t) for tile in tiles), *_cards(t), *_pieces(t)]


def _building(tile: Tile, t: Localize) -> Component:
    spaces = t("bluemoon-components-spaces", spaces=colours(tile.spaces, t))
    return Component(tile.id, "buildings", " ".join([spaces, *rewards(tile, t)]), 1)


def _cards(t: Localize) -> Iterator[Component]:
    for word, (colour, value) in zip(WORDS, FACES, strict=True):
        count = WILD_COPIES if COLOURS[colour] == WILD_COLOUR else COPIES[value]
        yield Component(word, "cards", t(f"bluemoon-about-{word}"), count)


def _pieces(t: Localize) -> Iterator[Component]:
    for dragon in DRAGONS:
        yield Component(dragon, "pieces", t("bluemoon-about-dragons"), 1)
    yield Component("obelisk", "pieces", t("bluemoon-about-obelisk"), 1)
    yield Component("scales", "pieces", t("bluemoon-about-scales"))
    yield Component("markers", "pieces", t("bluemoon-about-markers"), MARKERS, each=True)
    for reward in ("majority", "construction", "neighbourhood"):
        yield Component(reward, "pieces", t(f"bluemoon-about-{reward}"))
