"""Pictures and words of Helios."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from engine.helios.view import HeliosView
from render import canvas, legend, palette
from render.helios import board, describe, display, scores
from render.helios.describe import Telling
from render.helios.meanings import meanings
from render.helios.signs import signs
from render.picture import Focus, Picture, Say
from render.scene import Scene
from render.theme import Theme

__all__ = ["gallery", "own", "pictures", "private", "signs", "words"]


def pictures(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """The other players' boards in one picture, the shared display (the scores at the end), the board in focus."""
    ctx, tell = board.draw_context(view, focus, theme, say), Telling(view, focus, say)
    others = [(focus.seat + step) % view.seats for step in range(1, view.seats)]
    shared = _display(ctx, tell) if view.result is None else _scores(ctx, tell)
    return [*_others(ctx, tell, others), shared, _board(ctx, tell, focus.seat)]


def gallery(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """Every board by seat, then the shared display, at the end the scores; last what the signs mean."""
    ctx, tell = board.draw_context(view, focus, theme, say), Telling(view, focus, say)
    end = [_scores(ctx, tell)] if view.result else []
    signs = legend.picture("helios", meanings(theme), theme, say, _colours())
    return [*(_board(ctx, tell, seat) for seat in range(view.seats)), _display(ctx, tell), *end, signs]


def private(view: HeliosView, focus: Focus, theme: Theme, say: Say) -> list[Picture]:
    """Nothing: in Helios everybody sees everything."""
    return []


def words(view: HeliosView, focus: Focus, say: Say) -> list[str]:
    """The table, every board by seat, the display."""
    return describe.words(Telling(view, focus, say))


def own(view: HeliosView, focus: Focus, say: Say) -> list[str]:
    """The viewer's board, with all that can be paid for."""
    return [] if view.seat is None else describe.own(Telling(view, focus, say, you=view.seat), view.seat)


def _board(ctx: board.DrawContext, tell: Telling, seat: int) -> Picture:
    return _picture(f"board-{seat}", describe.board_picture(tell, seat), board.full(ctx, seat), ctx.say)


def _others(ctx: board.DrawContext, tell: Telling, seats: list[int]) -> list[Picture]:
    if len(seats) == 1:
        return [_board(ctx, tell, seats[0])]
    return [_picture("others", describe.boards_picture(tell, seats), board.others(ctx, seats), ctx.say)]


def _scores(ctx: board.DrawContext, tell: Telling) -> Picture:
    return _picture("scores", describe.scores_picture(tell), scores.scene(ctx), ctx.say)


def _display(ctx: board.DrawContext, tell: Telling) -> Picture:
    return _picture("display", describe.display_picture(tell), display.scene(ctx), ctx.say)


def _picture(name: str, told: list[str], scene: Scene, say: Say) -> Picture:
    return canvas.picture(name, told, scene, _colours(), say("render-more"))


def _colours() -> Image.Image:
    return palette.load(Path(__file__).parent / "palette.txt")
