"""Pictures and words of Theocratia."""

from __future__ import annotations

from engine.theocratia.view import TheocratiaView
from render import canvas, legend
from render.describer import Describer
from render.picture import Focus, Picture, Say
from render.theme import Theme
from render.theocratia import descriptions, dice, hand, land, temples
from render.theocratia.context import DrawContext
from render.theocratia.icons import icons
from render.theocratia.legend_rows import legend_rows

__all__ = ["gallery", "icons", "own_text", "pictures", "private", "state_text"]


def pictures(view: TheocratiaView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """Temple tracks, dice and cards, then the map."""
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    return [
        canvas.picture("theocratia", "temples", descriptions.temples_picture(describe), temples.scene(ctx), say),
        canvas.picture("theocratia", "dice", descriptions.dice_picture(describe), dice.scene(ctx), say),
        canvas.picture("theocratia", "map", descriptions.map_picture(describe), land.scene(ctx), say),
    ]


def gallery(view: TheocratiaView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The same three pictures, which show everything, then the legend."""
    explained = legend.picture("theocratia", legend_rows(theme), theme, say)
    return [*pictures(view, focus, theme, say), explained]


def private(view: TheocratiaView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The Power cards of the viewing seat; where it decides, above dice and map, of which the one asked for is last."""
    if view.hand is None:
        return []
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    own = canvas.picture("theocratia", "hand", descriptions.hand_picture(describe), hand.scene(ctx), say)
    if not view.moves:
        return [own]
    dice_ = canvas.picture("theocratia", "dice", descriptions.dice_picture(describe), dice.scene(ctx), say)
    ground = canvas.picture("theocratia", "choices", descriptions.map_picture(describe), land.scene(ctx), say)
    shown = [dice_, ground] if ctx.targets else [ground, dice_]
    return [own, *shown] if view.hand else shown


def state_text(view: TheocratiaView, focus: Focus, say: Say) -> list[str]:
    """The table, every player, every Civ, the map row by row; for its owner the hand."""
    return descriptions.state_text(Describer(view, focus, say))


def own_text(view: TheocratiaView, focus: Focus, say: Say) -> list[str]:
    """The viewer's priests, tracks and tokens, and the hand."""
    describe = Describer(view, focus, say, you=view.seat)
    return [] if view.seat is None else [*descriptions.player(describe, view.seat), *descriptions.hand(describe)]
