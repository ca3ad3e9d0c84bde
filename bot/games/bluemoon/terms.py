"""Short texts for cards, places and gains."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from engine.bluemoon.cards import FACES, WORDS, Cards, counts
from engine.bluemoon.catalogue import COLOURS, COURTYARD, PEOPLES, WILD_COLOUR, Reward, Space

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, PlayerView, SpaceView, TileView
    from engine.game import Move
    from render import Localize


MANY = 4
"""If more spaces than this are free, they are not named one by one: Main Hall has eight."""


def moves_of(view: BlueMoonView) -> tuple[Move, ...]:
    return view.moves or ()


def mover(view: BlueMoonView) -> PlayerView:
    assert view.prompt is not None  # noqa: S101 - for the type checker
    return view.players[view.prompt.seat]


def tiles(view: BlueMoonView) -> dict[str, TileView]:
    """All tiles by place."""
    return {tile.place: tile for row in view.rows for tile in row if tile}


def joined(parts: Sequence[str]) -> str:
    return Verbatim(", ".join(parts))


def phrases(parts: Iterable[str]) -> str:
    """A list of longer parts, which may contain commas."""
    return Verbatim("; ".join(parts))


def fitting(parts: Iterable[str], limit: int) -> str:
    """As many of the longer parts as fit, the first ones before others."""
    kept: list[str] = []
    for part in parts:
        if len(phrases([*kept, part])) <= limit:
            kept.append(part)
    return phrases(kept)


def brings(reward: Reward, t: Localize) -> str:
    """`+2 crystals +1 scale`; empty for nothing."""
    return Verbatim(t("bluemoon-brings", **reward._asdict()).strip())


def cards(packed: int, t: Localize) -> str:
    """`Aqua 1, 2 Hoax 1`: the contents of a set of cards, in the order of payments."""
    return joined(
        [
            t("bluemoon-cards", card=WORDS[kind], count=count)
            for kind, count in enumerate(counts(Cards(packed)))
            if count
        ]
    )


def short_cards(packed: int, t: Localize) -> str:
    """`Aqua 1, Hoax 1 1 2`: each people once, with all its values."""
    held = [(FACES[kind], kind, count) for kind, count in enumerate(counts(Cards(packed))) if count]
    parts = []
    for colour, row in groupby(held, key=lambda entry: entry[0][0]):
        kinds = list(row)
        values = " ".join(str(face[1]) for face, _, count in kinds for _ in range(count))
        single = colour == COLOURS.index(WILD_COLOUR)
        people = t(f"bluemoon-{PEOPLES[COLOURS[colour]]}")
        parts.append(
            t("bluemoon-cards", card=WORDS[kinds[0][1]], count=kinds[0][2]) if single else f"{people} {values}"
        )
    return joined(parts)


def spot(tile: TileView, t: Localize) -> str:
    """A place with its tile: `b3 Fire Temple`."""
    return t("bluemoon-spot", place=tile.place, tile=tile.id)


def price(view: BlueMoonView) -> int:
    """The values of the next Offering, as printed."""
    return view.prices[len(view.offered)]


def next_offering(view: BlueMoonView) -> dict[str, int]:
    """Which of the mover's Offerings is next, and how many win."""
    return {"number": mover(view).offerings + 1, "needed": view.to_win}


def free_spaces(tile: TileView) -> list[SpaceView]:
    return [space for space in tile.spaces if space.owner is None]


def has_obelisk(tile: TileView) -> bool:
    """Whether an Offering can be made there."""
    return tile.id == COURTYARD or tile.special == "offer"


def situation(
    tile: TileView,
    view: BlueMoonView,
    t: Localize,
    payable: Collection[int] | None = None,
    recoloured: Collection[int] = (),
) -> Iterator[str]:
    """What a figure finds there, most important first; `payable` are the numbers of the spaces its owner could pay for,
    if that has been computed, and `recoloured` those of them that only a Hoax makes so.
    """
    free = free_spaces(tile)
    others = [space for space in free if space.number not in (payable or ())]
    if tile.rebuilt:
        yield t("bluemoon-spot-rebuilt")
    if payable:
        yield _payable(tile, payable, recoloured, t)
    elif len(free) > MANY:
        yield t("bluemoon-spot-count", free=len(free))
    elif free:
        yield t("bluemoon-spot-spaces" if payable is None else "bluemoon-spot-free", spaces=colours(free, t))
    if has_obelisk(tile):
        own = mover(view)
        words = "bluemoon-spot-offer-own" if own.crystals_open else "bluemoon-spot-offer"
        yield t(words, crystals=price(view), held=own.crystals)
    elif tile.special:
        yield t(f"bluemoon-spot-{tile.special}")
    if tile.dragons:
        yield t("bluemoon-spot-dragons", dragons=tile.dragons, scales=len(tile.dragons) if free else 0)
    if payable and 0 < len(others) <= len(free) <= MANY:
        yield t("bluemoon-spot-free", spaces=colours(others, t))


def _payable(tile: TileView, payable: Collection[int], recoloured: Collection[int], t: Localize) -> str:
    """`you can pay one of black 4, 3; with a Hoax black 4`."""
    count = 1 if len(free_spaces(tile)) > MANY else len(payable)
    paid = t("bluemoon-spot-payable", spaces=paid_for(tile, payable, t), count=count)
    if not recoloured:
        return paid
    key = "bluemoon-spot-hoax" if len(recoloured) == len(payable) else "bluemoon-spot-hoax-some"
    return t(key, paid=Verbatim(paid), spaces=paid_for(tile, recoloured, t))


def paid_for(tile: TileView, payable: Collection[int], t: Localize) -> str:
    """The spaces that can be paid for, or how many of how many."""
    free = free_spaces(tile)
    if len(free) > MANY:
        return share(tile, payable, t)
    return colours([space for space in free if space.number in payable], t)


def share(tile: TileView, payable: Collection[int], t: Localize) -> str:
    """`1 of 8 free spaces`."""
    return Verbatim(t("bluemoon-spot-part", payable=len(payable), free=len(free_spaces(tile))))


def colours(spaces: Iterable[SpaceView | Space], t: Localize) -> str:
    """`black 4, red 4, 3`: from the left, a colour once for all values that follow."""
    return joined(
        [
            t("bluemoon-space", colour=colour, values=joined([str(space.value) for space in row]))
            for colour, row in groupby(spaces, key=lambda space: space.colour)
        ]
    )
