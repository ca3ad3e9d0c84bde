"""What can be asked about in Helios: tiles, buildings, characters, and the bonus action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.components import Component
from engine.helios import catalogue as cat
from engine.helios.names import about

if TYPE_CHECKING:
    from render import Localize


def components(options: Mapping[str, str], t: Localize) -> Sequence[Component]:
    return [*_tiles(t), *_buildings(options, t), *_characters(t)]


def _tiles(t: Localize) -> Iterator[Component]:
    for symbol in cat.SYMBOLS:
        yield _thing(symbol, "tiles", symbol, len(cat.ACTION_COLOURS) * cat.ACTION_COPIES, t)
    for colour, count in zip(cat.COLOURS, cat.LAND_TILES, strict=True):
        yield _thing(colour, "tiles", colour, count, t)
    for special in cat.SPECIALS:
        yield _thing(special, "tiles", special, cat.SPECIAL_COPIES, t)
    yield _thing("bonus_action", "tiles", "area", None, t)


def _buildings(options: Mapping[str, str], t: Localize) -> Iterator[Component]:
    yield _thing("temple", "buildings", "temple", None, t)
    for building in cat.BUILDINGS:
        words = t(f"helios-{about(building.id, options)}")
        yield Component(building.id, "buildings", words, 1, each=True)


def _characters(t: Localize) -> Iterator[Component]:
    for character in cat.CHARACTERS:
        yield _thing(character.id, "characters", character.id, 1, t)


def _thing(id_: str, kind: str, words: str, count: int | None, t: Localize) -> Component:
    return Component(id_, kind, t(f"helios-about-{words}"), count)
