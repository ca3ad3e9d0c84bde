"""Short texts for cards, places and gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from engine.bluemoon.cards import KIND, ONE, WORDS, Cards, counts
from engine.bluemoon.catalogue import COURTYARD, Reward, Space

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


def hand_set(view: BlueMoonView) -> int:
    """The viewer's hand, as a set of cards."""
    return sum(ONE[KIND[one.card]] * one.count for one in view.hand or ())


def joined(parts: Iterable[str]) -> str:
    return Verbatim(", ".join(parts))


def phrases(parts: Iterable[str]) -> str:
    """A list of longer parts, which may contain commas."""
    return Verbatim("; ".join(parts))


def fitting(parts: Iterable[str], limit: int) -> str:
    """As many of these parts, the most important first, as there is room for."""
    kept: list[str] = []
    for part in parts:
        if len(phrases([*kept, part])) <= limit:
            kept.append(part)
    return phrases(kept)


def describe_reward(reward: Reward, t: Localize) -> str:
    """`2 crystals, 1 scale`; empty for nothing."""
    return joined([t(f"bluemoon-brings-{kind}", count=count) for kind, count in reward._asdict().items() if count])


def cards(packed: int, t: Localize) -> str:
    """`blue 1, white 1 ×2`: the contents of a set of cards, in the order of payments."""
    return joined(
        [
            t("bluemoon-cards", card=WORDS[kind], count=count)
            for kind, count in enumerate(counts(Cards(packed)))
            if count
        ]
    )


def spot(tile: TileView, t: Localize) -> str:
    """A place with its tile: `b3 Fire Temple`."""
    return Verbatim(t("bluemoon-spot", place=tile.place, tile=tile.id))


def price(view: BlueMoonView) -> int:
    """The values of the next Offering, as printed."""
    return view.prices[len(view.offered)]


def next_turn(view: BlueMoonView) -> BlueMoonView:
    """The table as who jumps finds it (B-8.2): only in the next turn can anything be done there, with no contribution
    made before, so that dragons thank for the first one.
    """
    return replace(view, placed=0)


def next_wins(view: BlueMoonView) -> str:
    """Whether the mover's next Offering wins, as words select by it."""
    return "yes" if mover(view).offerings + 1 == view.to_win else "no"


def free_spaces(tile: TileView) -> list[SpaceView]:
    return [space for space in tile.spaces if space.owner is None]


def situation(tile: TileView, view: BlueMoonView, t: Localize) -> Iterator[str]:
    """What a figure finds there, most important first."""
    free = free_spaces(tile)
    if tile.rebuilt:
        yield t("bluemoon-spot-rebuilt")
    if len(free) > MANY:
        yield t("bluemoon-spot-count", free=len(free))
    elif free:
        yield t("bluemoon-spot-free", spaces=colours(free, t))
    if tile.dragons and free:
        scales = 0 if view.placed else len(tile.dragons)
        yield t("bluemoon-spot-dragons", dragons=tile.dragons, count=len(tile.dragons), scales=scales)
    if tile.id == COURTYARD or tile.special == "offer":
        yield t("bluemoon-spot-offer", crystals=price(view), wins=next_wins(view))
        if mover(view).crystals_open:
            yield t("bluemoon-spot-held", crystals=mover(view).crystals)
    elif tile.special:
        yield t("bluemoon-spot-special", special=tile.special)
    if not mover(view).markers:
        yield t("bluemoon-spot-no-marker")


def total(*rewards: Reward) -> Reward:
    return Reward(*map(sum, zip(*rewards, strict=True)))


def promised(tile: TileView, t: Localize) -> Sequence[str]:
    """What completing the building brings each contributor."""
    return (
        [t("bluemoon-spot-brings", brings=describe_reward(total(tile.construction, tile.near), t))]
        if tile.spaces
        else []
    )


def colours(spaces: Iterable[SpaceView | Space], t: Localize) -> str:
    """`black 4, red 4, 3`: from the left, a colour once for all values that follow."""
    return joined(
        [
            t("bluemoon-space", colour=colour, values=joined([str(space.value) for space in row]))
            for colour, row in groupby(spaces, key=lambda space: space.colour)
        ]
    )
