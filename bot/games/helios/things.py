"""What can be asked about in Helios: tiles, buildings, characters, and the bonus action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.things import Thing
from engine.helios import catalogue as cat
from engine.helios.names import about

if TYPE_CHECKING:
    from render import Localize

_ACTIONS = {"land": ("H-4.1", "H-4.2"), "build": ("H-5.1",), "sun": ("H-6.1", "H-6.8")}
_SPECIALS = {"created_land": "H-9.2", "empty_spaces": "H-9.3", "resources": "H-9.4", "temples": "H-9.5"}
_ABILITIES = {
    "power_plant": "H-5.6",
    "bazaar": "H-5.7",
    "city_hall": "H-5.8",
    "citadel": "H-5.9",
    "watchtower": "H-5.10",
    "warehouse": "H-5.11",
    "land_steward": "H-5.12",
    "palace": "H-5.13",
}
_SCORING = {
    "explorer": "H-9.8",
    "prophetess": "H-9.8",
    "cartographer": "H-9.8",
    "princess": "H-9.9",
    "treasurer": "H-9.10",
}


def things(options: Mapping[str, str], t: Localize) -> Sequence[Thing]:
    return [*_tiles(t), *_buildings(options, t), *_characters(t)]


def _tiles(t: Localize) -> Iterator[Thing]:
    for symbol, rules in _ACTIONS.items():
        yield _thing(symbol, "tiles", symbol, rules, len(cat.ACTION_COLOURS) * cat.ACTION_COPIES, t)
    for colour, count in zip(cat.COLOURS, cat.LAND_TILES, strict=True):
        yield _thing(colour, "tiles", colour, ("H-6.8", "H-1.1"), count, t)
    for special in cat.SPECIALS:
        yield _thing(special, "tiles", special, (_SPECIALS[special], "H-4.1"), cat.SPECIAL_COPIES, t)
    yield _thing("bonus_action", "tiles", "area", ("H-3.5", "H-3.6"), None, t)


def _buildings(options: Mapping[str, str], t: Localize) -> Iterator[Thing]:
    yield _thing("temple", "buildings", "temple", ("H-5.2", "H-6.9"), None, t)
    for building in cat.BUILDINGS:
        own = [_ABILITIES[building.id]] if building.id in _ABILITIES else []
        words = t(f"helios-{about(building.id, options)}")
        yield Thing(building.id, "buildings", words, (*own, "H-5.5", "H-5.3"), 1, each=True)


def _characters(t: Localize) -> Iterator[Thing]:
    for character in cat.CHARACTERS:
        rules = (_SCORING.get(character.id, "H-9.7"), "H-7.2", "H-7.4")
        yield _thing(character.id, "characters", character.id, rules, 1, t)


def _thing(id_: str, kind: str, words: str, rules: tuple[str, ...], count: int | None, t: Localize) -> Thing:
    return Thing(id_, kind, t(f"helios-about-{words}"), rules, count)
