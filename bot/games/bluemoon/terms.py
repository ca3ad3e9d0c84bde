"""Cards, places and gains in a few words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bot.words import Verbatim
from engine.bluemoon.cards import WORDS, counts
from engine.bluemoon.catalogue import COURTYARD

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, PlayerView, SpaceView, TileView
    from engine.game import Move
    from render import Say


MANY = 4
"""More free spaces than these are not named one by one: Main Hall has eight."""


def moves_of(view: BlueMoonView) -> tuple[Move, ...]:
    return view.moves or ()


def mover(view: BlueMoonView) -> PlayerView:
    assert view.prompt is not None  # noqa: S101 - for the type checker
    return view.players[view.prompt.seat]


def tiles(view: BlueMoonView) -> dict[str, TileView]:
    """All tiles by their places."""
    return {tile.place: tile for row in view.rows for tile in row if tile}


def joined(parts: Sequence[str]) -> str:
    return Verbatim(", ".join(parts))


def phrases(parts: Iterable[str]) -> str:
    """Longer parts, which may hold commas."""
    return Verbatim("; ".join(parts))


def cards(packed: int, say: Say) -> str:
    """`Aqua 1, 2 Hoax 1`: what a set of cards holds, in the order of payments."""
    return joined(
        [say("bluemoon-cards", card=WORDS[kind], count=count) for kind, count in enumerate(counts(packed)) if count]
    )


def spot(tile: TileView, say: Say) -> str:
    """A place with its tile: `b3 Fire Temple`."""
    return say("bluemoon-spot", place=tile.place, tile=tile.id)


def price(view: BlueMoonView) -> int:
    """Of the next Offering, as printed."""
    return view.prices[len(view.offered)]


def situation(tile: TileView, view: BlueMoonView, say: Say, payable: Collection[int] = ()) -> Iterator[str]:
    """What a figure finds there; `payable` are the numbers of the spaces its owner could pay for."""
    free = [space for space in tile.spaces if space.owner is None]
    if tile.rebuilt:
        yield say("bluemoon-spot-rebuilt")
    if len(free) > MANY:
        yield say("bluemoon-spot-count", free=len(free), payable=len(payable))
    else:
        yield from _few(free, payable, say)
    if tile.id == COURTYARD or tile.special == "offer":
        own = mover(view)
        words = "bluemoon-spot-offer-own" if own.crystals_open else "bluemoon-spot-offer"
        yield say(words, crystals=price(view), held=own.crystals)
    elif tile.special:
        yield say(f"bluemoon-spot-{tile.special}")
    if tile.dragons:
        yield say("bluemoon-spot-dragons", dragons=tile.dragons, scales=len(tile.dragons) if free else 0)


def _few(free: Sequence[SpaceView], payable: Collection[int], say: Say) -> Iterator[str]:
    for words, spaces in (
        ("bluemoon-spot-payable", [space for space in free if space.number in payable]),
        ("bluemoon-spot-free", [space for space in free if space.number not in payable]),
    ):
        if spaces:
            yield say(words, spaces=_spaces(spaces, say))


def _spaces(spaces: Iterable[SpaceView], say: Say) -> str:
    """`black 4, red 4, 3`: from the left, a colour once for all that follow."""
    return joined(
        [
            say("bluemoon-space", colour=colour, values=joined([str(space.value) for space in row]))
            for colour, row in groupby(spaces, key=lambda space: space.colour)
        ]
    )
