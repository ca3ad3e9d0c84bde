"""What things cost and bring, in short texts for labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from engine.helios import catalogue as cat
from engine.helios import scoring
from engine.helios.geometry import BOARD, CORNER_NEIGHBOURS

if TYPE_CHECKING:
    from engine.game import Fact
    from engine.helios.view import BoardView, Destination, HeliosView
    from render import Say


def mover(view: HeliosView) -> BoardView:
    """The board of the seat to move."""
    assert view.prompt is not None  # noqa: S101 - for the type checker
    return view.boards[view.prompt.seat]


def facts(view: HeliosView) -> dict[str, Fact]:
    """The facts of the question."""
    return dict(view.prompt.data) if view.prompt else {}


def asked(view: HeliosView, say: Say) -> str:
    """The question as the player to move is asked it."""
    return say(f"helios-ask-{view.prompt.kind}", **facts(view)) if view.prompt else ""


def told(hex_: str, gains: Sequence[str], say: Say) -> str:
    """`d2: 3 steps, +2 cubes`; the hex alone where it brings nothing."""
    return say("helios-choice-hex", hex=hex_, gains=_joined(gains)) if gains else hex_


def hex_gains(view: HeliosView, hex_: str, say: Say) -> list[str]:
    """What a tile put there brings and, for a special one, scores; a resource hex asks for its cube next."""
    gains = _worth(view, hex_, say)
    if hex_ in cat.MANA_HEXES:
        gains.append(say("helios-gain-mana", count=cat.MANA_HEX_GAIN))
    if any(near >> BOARD.named(hex_) & 1 for near in CORNER_NEIGHBOURS):
        gains.append(say("helios-gain-corner", points=cat.CORNER_POINTS))
    return gains


def cube_gains(view: HeliosView, colour: str, hex_: str, say: Say) -> list[str]:
    """What this cube on a resource hex brings."""
    return [say("helios-gain-cube", colour=colour), *_worth(view, hex_, say)]


def _worth(view: HeliosView, hex_: str, say: Say) -> list[str]:
    return [say("helios-gain-worth", points=points) for site, points in view.worth if site == hex_]


def temple_gains(board: BoardView, hex_: str, say: Say) -> list[str]:
    """The cubes in the way of a temple there, which a phone must not cut off, and what it brings when lit."""
    tile = next(tile for tile in board.tiles if tile.hex == hex_)
    lost = [say("helios-cost-cubes-there", cubes=tile.cubes)] if tile.cubes else []
    return [*lost, say("helios-gain-light", points=tile.light)]


def sun_gains(way: Destination, say: Say) -> list[str]:
    gains = [say("helios-gain-steps", count=way.steps)]
    gains += [say("helios-gain-cubes", colour=colour, count=count) for colour, count in Counter(way.cubes).items()]
    if way.points:
        gains.append(say("helios-gain-points", count=way.points))
    if way.revolution:
        gains.append(say("helios-gain-revolution", count=way.revolution))
    return gains


def price(needs: Iterable[int], wild: int, either: bool, owned: Collection[str], say: Say) -> str:
    """A printed cost for a player with cubes of these colours: each missing one costs cubes of any colour instead."""
    wanted = [cat.COLOURS[colour] for colour in needs]
    present = [colour for colour in wanted if colour in owned]
    if either:
        parts = [_either(present, say) if present else say("helios-cost-any", count=cat.SUBSTITUTE)]
    else:
        parts = [say("helios-cost-colour", colour=colour) for colour in present]
        parts += [
            say("helios-cost-instead", colour=colour, count=cat.SUBSTITUTE) for colour in wanted if colour not in owned
        ]
    if wild:
        parts.append(say("helios-cost-any", count=wild))
    return _joined(parts)


def owned(board: BoardView) -> set[str]:
    return {colour for colour, count in board.cubes if count}


def _either(colours: Sequence[str], say: Say) -> str:
    if len(colours) == 1:
        return say("helios-cost-colour", colour=colours[0])
    return say("helios-cost-either", one=colours[0], other=colours[1])


def building(index: int, say: Say) -> str:
    """What a building gives at once or from now on."""
    made = cat.BUILDINGS[index]
    return say(f"helios-brings-{made.id}", sun=made.sun, mana=made.mana)


def building_points(index: int, preset: str) -> int:
    return scoring.building_points(cat.PRESETS[preset], index)


def character(index: int, say: Say) -> str:
    """What an active character gives at once and at the end."""
    person = cat.CHARACTERS[index]
    return say(
        f"helios-brings-{person.id}",
        sun=person.sun,
        mana=person.mana,
        points=person.points,
        each=cat.TREASURER_MANA,
    )


def special(index: int, say: Say) -> str:
    """What a special tile scores at the end."""
    return say(f"helios-brings-{cat.SPECIALS[index]}", points=cat.SPECIAL_POINTS[index])


def _joined(parts: Sequence[str]) -> str:
    return Verbatim(", ".join(parts))
