"""What people call the spaces of a building, which moves number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.games.bluemoon.terms import colours, mover, tiles

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView
    from render import Localize


def called(view: BlueMoonView, verb: str, thing: str, t: Localize) -> str:
    """A space by colour and price; by its number as well where another one beside it is the same."""
    if verb != "contribute":
        return ""
    here = next(tile for tile in tiles(view).values() if mover(view).seat in tile.figures)
    if not here.spaces:  # rebuilt
        return ""
    kinds = [colours([space], t) for space in here.spaces]
    kind = kinds[int(thing) - 1]
    return t("bluemoon-why-space", kind=Verbatim(kind), number=int(thing)) if kinds.count(kind) > 1 else kind
