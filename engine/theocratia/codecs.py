"""How things of Theocratia are written in positions."""

from __future__ import annotations

from typing import Any

from engine.kernel.codecs import SEAT, At, Codec, Each, EachSeat, Fixed, Maybe, Name, Number, Row, Set, Word
from engine.kernel.sets import union
from engine.theocratia import catalogue as cat
from engine.theocratia import moves
from engine.theocratia.geometry import DICE, DIE_IDS, GROUND_MASKS, NAMES


class Flat(Codec[list[int]]):
    """A list that holds this many values for each seat or Civ, one after the other; positions keep them apart."""

    def __init__(self, codec: Codec[Any], each: int) -> None:
        self.codec, self.each = codec, each

    def dump(self, value: list[int]) -> Any:
        return self.codec.dump([value[start : start + self.each] for start in range(0, len(value), self.each)])

    def load(self, data: object, at: At) -> list[int]:
        return [value for values in self.codec.load(data, at) for value in values]

    def absent(self, at: At) -> list[int]:
        return [value for values in self.codec.absent(at) for value in values]


class Ground(Codec[list[int]]):
    """The hexes of each ground; positions tell those that tiles have given another colour than the printed one."""

    def dump(self, value: list[int]) -> dict[str, Any]:
        return _CONVERTED.dump([value[colour] & ~GROUND_MASKS[colour] for colour in range(len(cat.COLOURS))])

    def load(self, data: object, at: At) -> list[int]:
        converted = _CONVERTED.load(data, at)
        taken = union(converted)
        if taken.bit_count() < sum(hexes.bit_count() for hexes in converted):
            at.refuse("a hex is named twice")
        return [
            printed & ~taken | (converted[ground] if ground < len(converted) else 0)
            for ground, printed in enumerate(GROUND_MASKS)
        ]


class Placed(Codec[int]):
    """A die on a row with the seat that placed it: die + DICE * (seat + 1), seat -1 for a die placed by nobody."""

    def dump(self, value: int) -> list[Any]:
        return _PLACED.dump((value % DICE, value // DICE - 1))

    def load(self, data: object, at: At) -> int:
        die, seat = _PLACED.load(data, at)
        return int(die + DICE * (seat + 1))


def by_civ(codec: Codec[Any]) -> Each:
    """A value for each Civ; what is 0 is left out."""
    return Each(cat.CIVS, codec, empty=0)


CIV, HEX, DIE = Name(cat.CIVS), Name(NAMES), Name(DIE_IDS)
CARD = Name(card.id for card in cat.CARDS)
HEXES, CIVS, LEVELS = Set(NAMES), Set(cat.CIVS), Set(tuple(map(str, cat.TILE_LEVELS)))
NOBODY, NO_CIV = Maybe(SEAT, -1), Maybe(CIV, -1)
MODE = Maybe(Name(moves.MODES), -1)
TOKENS = Row(Name(token.id for token in cat.TOKENS), cat.PYRAMIDS_EACH, tuple)
DEVELOPMENT = Each(cat.CIVS, Word(cat.DEVELOPMENT))
ON_MAP = by_civ(HEXES)
CRYSTALS = Flat(Each(cat.CIVS, Each(cat.CRYSTALS, Number(), empty=0)), len(cat.CRYSTALS))
_SPACE = Number(cat.TEMPLE_START, cat.TEMPLE_TOP)
PRIESTS = Flat(EachSeat(Fixed(*[_SPACE] * len(cat.CIVS)), start=(cat.TEMPLE_START,) * len(cat.CIVS)), len(cat.CIVS))
_CONVERTED = Each(cat.COLOURS, HEXES, empty=0)
_PLACED = Fixed(DIE, NOBODY)
ROWS = Each(cat.CIVS, Row(Placed(), cat.ROW_SPACES, tuple), empty=())
