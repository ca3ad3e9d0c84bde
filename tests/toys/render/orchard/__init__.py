"""Pictures and words of Orchard."""

from __future__ import annotations

from engine.orchard.view import OrchardView
from render import canvas, legend
from render.describer import Describer
from render.orchard import descriptions, scenes
from render.orchard.context import DrawContext
from render.orchard.icons import icons
from render.orchard.legend_rows import legend_rows
from render.picture import Focus, Picture, Say
from render.theme import Theme

__all__ = ["gallery", "icons", "own_text", "pictures", "private", "state_text"]


def pictures(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The market, then what the player in focus has."""
    return [_market(view, focus, theme, say), _grove(view, focus, theme, say, focus.seat)]


def gallery(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The market, what each player has, and last what the signs mean."""
    groves = [_grove(view, focus, theme, say, seat) for seat in range(view.seats)]
    return [_market(view, focus, theme, say), *groves, legend.picture("orchard", legend_rows(theme), theme, say)]


def private(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The hand of the viewing seat."""
    if view.seat is None:
        return []
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    return [canvas.picture("orchard", "hand", descriptions.hand(describe, view.seat), scenes.hand(ctx, view.seat), say)]


def state_text(view: OrchardView, focus: Focus, say: Say) -> list[str]:
    """The table, what can be done, every player; for its owner the hand."""
    return descriptions.state_text(Describer(view, focus, say))


def own_text(view: OrchardView, focus: Focus, say: Say) -> list[str]:
    """The viewer's points, grove and hand."""
    if view.seat is None:
        return []
    describe = Describer(view, focus, say, you=view.seat)
    return [*descriptions.player(describe, view.seat), *descriptions.hand(describe, view.seat)]


def _market(view: OrchardView, focus: Focus, theme: Theme, say: Say) -> Picture:
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    return canvas.picture("orchard", "market", descriptions.market_picture(describe), scenes.market(ctx), say)


def _grove(view: OrchardView, focus: Focus, theme: Theme, say: Say, seat: int) -> Picture:
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    sentences = descriptions.grove_picture(describe, seat)
    return canvas.picture("orchard", f"grove-{seat}", sentences, scenes.grove(ctx, seat), say)
