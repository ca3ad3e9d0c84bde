"""Cards, places and gains in a few words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from bot.picker import DETAIL, shorten
from bot.words import Verbatim
from engine.bluemoon.cards import WORDS, counts

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, PlayerView, TileView
    from engine.game import Move
    from render import Say


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


def cards(packed: int, say: Say) -> str:
    """`Aqua 1, 2 Hoax 1`: what a set of cards holds, in the order of payments."""
    return joined(
        [say("bluemoon-cards", card=WORDS[kind], count=count) for kind, count in enumerate(counts(packed)) if count]
    )


def spot(tile: TileView, say: Say) -> str:
    """A place with its tile: `b3 Fire Temple`."""
    return say("bluemoon-spot", place=tile.place, tile=tile.id)


def situation(tile: TileView, say: Say, payable: Collection[int] = ()) -> str:
    """What a figure finds there; `payable` are the numbers of the spaces its owner could pay for."""
    return shorten(joined(list(_findings(tile, say, payable))), DETAIL)


def _findings(tile: TileView, say: Say, payable: Collection[int]) -> Iterator[str]:
    free = [space for space in tile.spaces if space.owner is None]
    for words, spaces in (
        ("bluemoon-spot-payable", [space for space in free if space.number in payable]),
        ("bluemoon-spot-free", [space for space in free if space.number not in payable]),
    ):
        if spaces:
            named = [say("bluemoon-space", colour=space.colour, value=space.value) for space in spaces]
            yield say(words, spaces=joined(named))
    if tile.dragons:
        yield say("bluemoon-spot-dragons", dragons=tile.dragons)
    if tile.special:
        yield say(f"bluemoon-spot-{tile.special}")
