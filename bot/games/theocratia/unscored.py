"""What the points so far leave out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Localize


def unscored(view: TheocratiaView, t: Localize) -> str:
    """T-14.2: the Worship of Pyramids, until it is chosen."""
    stands = any(hex_.kind == "pyramid" and hex_.owner is not None for hex_ in view.hexes)
    chosen = view.prompt is None or view.prompt.kind == "pyramid_worship"
    return t("theocratia-unscored") if stands and not chosen else ""
