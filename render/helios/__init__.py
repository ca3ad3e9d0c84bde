"""Pictures and words of Helios."""

from __future__ import annotations

from engine.helios.view import HeliosView
from render import canvas, legend
from render.describer import Describer
from render.helios import board, city, descriptions, display, scores
from render.helios.context import DrawContext
from render.helios.icons import icons
from render.helios.legend_rows import legend_rows
from render.helios.scenery import ROWS, gain, scenery
from render.helios.things import things
from render.picture import Focus, Localize, Picture
from render.showcase import Showcase
from render.theme import Theme

__all__ = ["SHOWCASE", "gallery", "icons", "own_text", "pictures", "private", "state_text", "things"]

SHOWCASE = Showcase(scenery, rows=ROWS, gain=gain)


def pictures(view: HeliosView, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
    """The other players' boards in one picture, the shared display, and of the seat in focus what the question is
    about: its city, otherwise its planet. While somebody can be hired the display is last: they stand in it. Once the
    game is over boards alone: the picture of the end has the points.
    """
    ctx, describe = DrawContext.of(view, focus, theme, t), Describer(view, focus, t)
    others = _others(ctx, describe, [(focus.seat + step) % view.seats for step in range(1, view.seats)])
    shared = [_display(ctx, describe)] if view.result is None else []
    asked = view.to_move == focus.seat
    own = [(_city if asked and _about_city(view) else _board)(ctx, describe, focus.seat)]
    return [*others, *own, *shared] if asked and _about_offer(view) else [*others, *shared, *own]


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


def _about_city(view: HeliosView) -> bool:
    """Whether buildings or characters are asked for, or all that is left to choose from."""
    asked = view.prompt is not None and view.prompt.kind in ("build", "bazaar", "characters")
    return asked or any(move.verb in _IN_CITY for move in view.moves or ())


def _about_offer(view: HeliosView) -> bool:
    """Whether somebody can be hired, of all that is left to choose from; to be activated they are in the city."""
    return any(move.verb == "hire" for move in view.moves or ())


_IN_CITY = frozenset({"build", "hire", "activate"})


def _city(ctx: DrawContext, describe: Describer[HeliosView], seat: int) -> Picture:
    return canvas.picture(
        "helios", f"city-{seat}", descriptions.city_picture(describe, seat), city.scene(ctx, seat), ctx.t
    )


def _others(ctx: DrawContext, describe: Describer[HeliosView], seats: list[int]) -> list[Picture]:
    if len(seats) == 1:
        return [_board(ctx, describe, seats[0])]
    return [
        canvas.picture(
            "helios", "others", descriptions.boards_picture(describe, seats), board.others(ctx, seats), ctx.t
        )
    ]


def _scores(ctx: DrawContext, describe: Describer[HeliosView]) -> Picture:
    return canvas.picture("helios", "scores", descriptions.scores_picture(describe), scores.scene(ctx), ctx.t)


def _display(ctx: DrawContext, describe: Describer[HeliosView]) -> Picture:
    return canvas.picture("helios", "display", descriptions.display_picture(describe), display.scene(ctx), ctx.t)
