"""What a game counts, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine

if TYPE_CHECKING:
    from render.picture import Localize


def unit(game: str, t: Localize) -> str:
    """What points are called in this game, as a label before a number: where Offerings decide, *Offerings*."""
    source = engine.load(game).sole_source
    return t(f"{game}-{source}") if source else t("render-points")
