"""Pictures and words of Orchard."""

from __future__ import annotations

from dataclasses import replace

from engine.orchard.view import OrchardView
from render import canvas, legend
from render.describer import Describer
from render.orchard import descriptions, scenes
from render.orchard.components import components
from render.orchard.context import DrawContext
from render.orchard.icons import icons
from render.orchard.legend_rows import legend_rows
from render.orchard.scenery import gain, scenery
from render.picture import Focus, Localize, Picture
from render.showcase import Showcase
from render.theme import Theme

__all__ = [
    "SHOWCASE",
    "components",
    "gallery",
    "icons",
    "own_text",
    "pictures",
    "private",
    "state_text",
]

SHOWCASE = Showcase(scenery, gain=gain)


def pictures(view: OrchardView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The market, what the player in focus has, and a line on each other one."""
    return [_table("table", view, focus, theme, t)]


def private(view: OrchardView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The same with the hand of the viewing seat."""
    return [] if view.seat is None else [_table("own", view, replace(focus, seat=view.seat), theme, t)]


def gallery(view: OrchardView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The market, what each player has, and last what the signs mean."""
    groves = [_grove(view, focus, theme, t, seat) for seat in range(view.seats)]
    return [_market(view, focus, theme, t), *groves, *legend.pictures("orchard", legend_rows(theme), theme, t)]


def state_text(view: OrchardView, focus: Focus, t: Localize) -> list[str]:
    """The table, what can be done, every player; for its owner the hand."""
    return descriptions.state_text(Describer(view, focus, t))


def own_text(view: OrchardView, focus: Focus, t: Localize) -> list[str]:
    """The viewer's points, grove and hand."""
    if view.seat is None:
        return []
    describe = Describer(view, focus, t, you=view.seat)
    return [*descriptions.player(describe, view.seat), *descriptions.hand(describe, view.seat)]


def _table(name: str, view: OrchardView, focus: Focus, theme: Theme, t: Localize) -> Picture:
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    sentences, title = descriptions.table_picture(describe, focus.seat), t("render-heading-table")
    return canvas.picture("orchard", name, sentences, scenes.table(ctx, focus.seat), t, title)


def _market(view: OrchardView, focus: Focus, theme: Theme, t: Localize) -> Picture:
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    return canvas.picture("orchard", "market", descriptions.market_picture(describe), scenes.market(ctx), t)


def _grove(view: OrchardView, focus: Focus, theme: Theme, t: Localize, seat: int) -> Picture:
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    sentences = descriptions.grove_picture(describe, seat)
    return canvas.picture("orchard", f"grove-{seat}", sentences, scenes.grove(ctx, seat), t)
