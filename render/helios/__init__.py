"""Pictures and words of Helios."""

from __future__ import annotations

from engine.helios.view import HeliosView
from render import canvas, legend
from render.describer import Describer
from render.helios import board, city, descriptions, display, scores, table
from render.helios.components import components
from render.helios.context import DrawContext
from render.helios.icons import icons
from render.helios.legend_rows import legend_rows
from render.helios.scenery import ROWS, SIGNS, built, gain, scenery
from render.picture import Focus, Localize, Picture
from render.showcase import Showcase
from render.theme import Theme

__all__ = ["SHOWCASE", "components", "gallery", "icons", "own_text", "pictures", "private", "state_text"]

SHOWCASE = Showcase(scenery, rows=ROWS, signs=SIGNS, board=built, gain=gain)


def pictures(view: HeliosView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The planet of the player in focus, the others small, and what can be taken, built and hired."""
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    told, title = descriptions.table_picture(describe, focus.seat), t("render-heading-table")
    return [canvas.picture("helios", "table", told, table.scene(ctx, focus.seat), t, title)]


def gallery(view: HeliosView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """Every planet and city from the seat in focus on, the shared display, the scores once the game is over, and the
    legend.
    """
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    end = [_scores(ctx, describe)] if view.result else []
    explained = legend.pictures("helios", legend_rows(theme), theme, t)
    around = [(focus.seat + step) % view.seats for step in range(view.seats)]
    own = [draw(ctx, describe, seat) for seat in around for draw in (_board, _city)]
    return [*own, _display(ctx, describe), *end, *explained]


def private(view: HeliosView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """Nothing: in Helios everybody sees everything."""
    return []


def state_text(view: HeliosView, focus: Focus, t: Localize) -> list[str]:
    """The table, every board by seat, the display."""
    return descriptions.state_text(Describer(view, focus, t))


def own_text(view: HeliosView, focus: Focus, t: Localize) -> list[str]:
    """The viewer's board, with all that can be paid for."""
    return [] if view.seat is None else descriptions.own_text(Describer(view, focus, t, you=view.seat), view.seat)


def _board(ctx: DrawContext, describe: Describer[HeliosView], seat: int) -> Picture:
    return canvas.picture(
        "helios", f"board-{seat}", descriptions.board_picture(describe, seat), board.full(ctx, seat), ctx.t
    )


def _city(ctx: DrawContext, describe: Describer[HeliosView], seat: int) -> Picture:
    return canvas.picture(
        "helios", f"city-{seat}", descriptions.city_picture(describe, seat), city.scene(ctx, seat), ctx.t
    )


def _scores(ctx: DrawContext, describe: Describer[HeliosView]) -> Picture:
    return canvas.picture("helios", "scores", descriptions.scores_picture(describe), scores.scene(ctx), ctx.t)


def _display(ctx: DrawContext, describe: Describer[HeliosView]) -> Picture:
    return canvas.picture("helios", "display", descriptions.display_picture(describe), display.scene(ctx), ctx.t)
