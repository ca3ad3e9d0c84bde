"""Pictures and words of Theocratia."""

from __future__ import annotations

from dataclasses import replace

from engine.theocratia.view import TheocratiaView
from render import canvas, legend
from render.describer import Describer
from render.picture import Focus, Localize, Picture
from render.showcase import Showcase
from render.theme import Theme
from render.theocratia import descriptions, dice, hand, land, table, temples
from render.theocratia.components import components
from render.theocratia.context import DrawContext
from render.theocratia.icons import icons
from render.theocratia.legend_rows import legend_rows
from render.theocratia.scenery import hue, scenery, sign, towards

__all__ = ["SHOWCASE", "components", "gallery", "icons", "own_text", "pictures", "private", "state_text"]

SHOWCASE = Showcase(scenery, sign=sign, hue=hue, towards=towards)


def pictures(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The island with the Civs in its corners, the dice, the way of the player in focus."""
    return [_table("table", view, focus, theme, t)]


def gallery(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """Three pictures, which show everything, the viewer's hand if there is one, then the legend."""
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    shown = [
        canvas.picture("theocratia", "temples", descriptions.temples_picture(describe), temples.scene(ctx), t),
        canvas.picture("theocratia", "dice", descriptions.dice_picture(describe), dice.scene(ctx), t),
        canvas.picture("theocratia", "map", descriptions.map_picture(describe), land.scene(ctx), t),
    ]
    if view.hand and view.seat is not None:
        held = hand.scene(replace(ctx, focus=replace(focus, seat=view.seat)))
        shown.append(canvas.picture("theocratia", "hand", descriptions.hand_picture(describe), held, t))
    return [*shown, *legend.pictures("theocratia", legend_rows(theme), theme, t)]


def private(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The same table with what the viewing seat may choose. Its Power cards are words, of the message and of this
    picture's alt text; as a picture the gallery has them.
    """
    return [] if view.seat is None else [_table("own", view, replace(focus, seat=view.seat), theme, t)]


def _table(name: str, view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> Picture:
    ctx = DrawContext.of(view, focus, theme, t)
    describe = Describer(view, focus, t, you=view.seat if name == "own" else None)
    told = descriptions.table_picture(describe, focus.seat, sorted(ctx.targets))
    return canvas.picture("theocratia", name, told, table.scene(ctx, focus.seat), t, t("render-heading-table"))


def state_text(view: TheocratiaView, focus: Focus, t: Localize) -> list[str]:
    """The table, every player, every Civ, the map row by row; for its owner the hand."""
    return descriptions.state_text(Describer(view, focus, t))


def own_text(view: TheocratiaView, focus: Focus, t: Localize) -> list[str]:
    """The viewer's priests, tracks and tokens, and the hand."""
    describe = Describer(view, focus, t, you=view.seat)
    return [] if view.seat is None else [*descriptions.player(describe, view.seat), *descriptions.hand(describe)]
