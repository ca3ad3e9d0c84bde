"""Pictures and words of Theocratia."""

from __future__ import annotations

from collections.abc import Collection

from engine.theocratia.view import TheocratiaView
from render import canvas, legend
from render.describer import Describer
from render.picture import Focus, Localize, Picture
from render.showcase import Showcase
from render.theme import Theme
from render.theocratia import descriptions, dice, hand, land, temples
from render.theocratia.context import DrawContext
from render.theocratia.descriptions import Describe
from render.theocratia.icons import icons
from render.theocratia.legend_rows import legend_rows
from render.theocratia.scenery import hue, scenery, sign, towards
from render.theocratia.things import things

__all__ = ["SHOWCASE", "gallery", "icons", "own_text", "pictures", "private", "state_text", "things"]

SHOWCASE = Showcase(scenery, sign=sign, hue=hue, towards=towards)


def pictures(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """Temple tracks, dice and cards, then the map; once the game is over nobody needs the dice."""
    return [one for one in _whole(view, focus, theme, t) if view.result is None or one.name != "dice"]


def _whole(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    return [
        _tracks(ctx, describe, "temples", range(view.seats)),
        canvas.picture("theocratia", "dice", descriptions.dice_picture(describe), dice.scene(ctx), t),
        canvas.picture("theocratia", "map", descriptions.map_picture(describe), land.scene(ctx), t),
    ]


def _tracks(ctx: DrawContext, describe: Describe, name: str, seats: Collection[int]) -> Picture:
    """The Temple tracks of these players."""
    told = descriptions.temples_picture(describe, seats)
    return canvas.picture("theocratia", name, told, temples.scene(ctx, seats), ctx.t)


def gallery(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """Three pictures, which show everything, then the legend."""
    explained = legend.pictures("theocratia", legend_rows(theme), theme, t)
    return [*_whole(view, focus, theme, t), *explained]


def private(view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The Power cards of the viewing seat; where it decides, above dice and map, of which the one asked for is last.
    With the dice, which bring Worship, come its own tracks; where Worship alone is asked about, those of everybody are
    there in place of the dice.
    """
    if view.hand is None or view.seat is None:
        return []
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    own = canvas.picture("theocratia", "hand", descriptions.hand_picture(describe), hand.scene(ctx), t)
    if not view.moves:
        return [own]
    ground = canvas.picture("theocratia", "choices", descriptions.map_picture(describe), land.scene(ctx), t)
    if any(move.verb == "worship" for move in view.moves):
        tracks = _tracks(ctx, describe, "temples", range(view.seats))
        return [own, ground, tracks] if view.hand else [ground, tracks]
    dice_ = canvas.picture("theocratia", "dice", descriptions.dice_picture(describe), dice.scene(ctx), t)
    shown = [dice_, ground] if ctx.targets else [ground, _tracks(ctx, describe, "tracks", [view.seat]), dice_]
    return [own, *shown] if view.hand else shown


def state_text(view: TheocratiaView, focus: Focus, t: Localize) -> list[str]:
    """The table, every player, every Civ, the map row by row; for its owner the hand."""
    return descriptions.state_text(Describer(view, focus, t))


def own_text(view: TheocratiaView, focus: Focus, t: Localize) -> list[str]:
    """The viewer's priests, tracks and tokens, and the hand."""
    describe = Describer(view, focus, t, you=view.seat)
    return [] if view.seat is None else [*descriptions.player(describe, view.seat), *descriptions.hand(describe)]
