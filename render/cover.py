"""The cover of a game: its scenery under its title. Drawn once, by a command, and kept beside the game's pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from engine.registry import GAMES, folder
from render import canvas, showcase, text
from render.picture import Localize, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.theme import Theme

if TYPE_CHECKING:
    from pathlib import Path

WIDTH, HEIGHT = 1600, 560
_LETTERS = 150
_ROOM = 620
_LEFT = 60


def file(game: str) -> Path:
    """Where it is kept; there is none for a game without scenery."""
    return folder(GAMES[game].pictures) / "cover.png"


def alt(game: str, t: Localize) -> str:
    return f"{t('render-cover', title=Verbatim(t(f'{game}-title')))} {t(f'{game}-picture-cover')}"


def scene(game: str, theme: Theme, t: Localize) -> Scene | None:
    """None for a game without scenery."""
    scenery = showcase.of(game).scenery
    if scenery is None:
        return None
    ground, drawing = DisplayList(theme), DisplayList(theme)
    scenery(ground, WIDTH, HEIGHT)
    lines = text.wrap(t(f"{game}-title"), _LETTERS, "ExtraBold", _ROOM)
    top = (HEIGHT - (len(lines) - 1) * _LETTERS) // 2
    for number, line in enumerate(lines):
        y = top + number * _LETTERS
        drawing.write(line, _LEFT, y, _LETTERS, "title", number, weight="ExtraBold", room=_ROOM, least=80)
    panel = Panel((0, 0, WIDTH, HEIGHT), ground.done(), drawing.done(), theme.ground)
    return Scene(f"{game}-cover", WIDTH, HEIGHT, theme.ground, (panel,))


def png(shown: Scene) -> bytes:
    """The cover in colours of its own."""
    drawn = canvas.draw(shown)
    return canvas.encode(drawn.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE))
