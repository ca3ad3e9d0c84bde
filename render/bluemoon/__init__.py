"""Pictures and words of Blue Moon City."""

from __future__ import annotations

from dataclasses import replace

from engine.bluemoon.view import BlueMoonView
from render import canvas, legend
from render.bluemoon import city, descriptions, holdings, table
from render.bluemoon.components import components
from render.bluemoon.context import DrawContext
from render.bluemoon.icons import icons
from render.bluemoon.legend_rows import legend_rows
from render.bluemoon.scenery import GAINS, gain, scenery
from render.describer import Describer
from render.picture import Focus, Localize, Picture
from render.showcase import Showcase
from render.theme import Theme

__all__ = ["SHOWCASE", "components", "gallery", "icons", "own_text", "pictures", "private", "state_text"]

SHOWCASE = Showcase(scenery, gain=gain, moments=GAINS)


def pictures(view: BlueMoonView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The city with its players."""
    shown = table.scene(DrawContext.of(view, focus, theme, t), own=False)
    told = descriptions.turn_picture(Describer(view, focus, t))
    return [canvas.picture("bluemoon", "table", told, shown, t, t("render-heading-table"))]


def private(view: BlueMoonView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The same with the hand of the viewing seat."""
    if view.seat is None:
        return []
    shown = table.scene(DrawContext.of(view, replace(focus, seat=view.seat), theme, t), own=True)
    told = descriptions.own_picture(Describer(view, focus, t, you=view.seat), view.seat)
    return [canvas.picture("bluemoon", "own", told, shown, t, t("render-heading-table"))]


def gallery(view: BlueMoonView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """Obelisk and holdings, then the city, then the legend."""
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    rows = legend_rows(theme, expansion=view.rows[0][0] is not None, to_win=view.to_win)
    return [
        canvas.picture("bluemoon", "table", descriptions.table_picture(describe), holdings.scene(ctx), t),
        canvas.picture("bluemoon", "city", descriptions.city_picture(describe), city.scene(ctx), t),
        *legend.pictures("bluemoon", rows, theme, t),
    ]


def state_text(view: BlueMoonView, focus: Focus, t: Localize) -> list[str]:
    """The table, every player, the city row by row; for its owner the hand."""
    return descriptions.state_text(Describer(view, focus, t))


def own_text(view: BlueMoonView, focus: Focus, t: Localize) -> list[str]:
    """The viewer's possessions, and the hand with what each card can help to pay for."""
    describe = Describer(view, focus, t, you=view.seat)
    return (
        []
        if view.seat is None
        else [*descriptions.player(describe, view.players[view.seat]), *descriptions.hand(describe)]
    )
