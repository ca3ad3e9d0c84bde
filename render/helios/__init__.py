"""Pictures and words of Helios."""

from __future__ import annotations

from engine.helios.view import HeliosView
from render import canvas, legend
from render.describer import Describer
from render.helios import board, descriptions, display, scores
from render.helios.context import DrawContext
from render.helios.icons import icons
from render.helios.legend_rows import legend_rows
from render.picture import Focus, Picture, Say
from render.theme import Theme

__all__ = ["gallery", "icons", "own_text", "pictures", "private", "state_text"]


def pictures(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The other players' boards in one picture, the shared display (the scores at the end), the board in focus."""
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    others = [(focus.seat + step) % view.seats for step in range(1, view.seats)]
    shared = _display(ctx, describe) if view.result is None else _scores(ctx, describe)
    return [*_others(ctx, describe, others), shared, _board(ctx, describe, focus.seat)]


def gallery(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """Every board by seat, the shared display, the scores once the game is over, and the legend."""
    ctx, describe = DrawContext.of(view, focus, theme, say), Describer(view, focus, say)
    end = [_scores(ctx, describe)] if view.result else []
    explained = legend.picture("helios", legend_rows(theme), theme, say)
    return [*(_board(ctx, describe, seat) for seat in range(view.seats)), _display(ctx, describe), *end, explained]


def private(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """Nothing: in Helios everybody sees everything."""
    return []


def state_text(view: HeliosView, focus: Focus, say: Say) -> list[str]:
    """The table, every board by seat, the display."""
    return descriptions.state_text(Describer(view, focus, say))


def own_text(view: HeliosView, focus: Focus, say: Say) -> list[str]:
    """The viewer's board, with all that can be paid for."""
    return [] if view.seat is None else descriptions.own_text(Describer(view, focus, say, you=view.seat), view.seat)


def _board(ctx: DrawContext, describe: Describer[HeliosView], seat: int) -> Picture:
    return canvas.picture(
        "helios", f"board-{seat}", descriptions.board_picture(describe, seat), board.full(ctx, seat), ctx.say
    )


def _others(ctx: DrawContext, describe: Describer[HeliosView], seats: list[int]) -> list[Picture]:
    if len(seats) == 1:
        return [_board(ctx, describe, seats[0])]
    return [
        canvas.picture(
            "helios", "others", descriptions.boards_picture(describe, seats), board.others(ctx, seats), ctx.say
        )
    ]


def _scores(ctx: DrawContext, describe: Describer[HeliosView]) -> Picture:
    return canvas.picture("helios", "scores", descriptions.scores_picture(describe), scores.scene(ctx), ctx.say)


def _display(ctx: DrawContext, describe: Describer[HeliosView]) -> Picture:
    return canvas.picture("helios", "display", descriptions.display_picture(describe), display.scene(ctx), ctx.say)
