"""The cover of a game: its scenery under its title. Drawn once, by a command, and kept beside the game's pictures."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

from engine.registry import GAMES, folder
from render import canvas, showcase, text
from render.picture import Localize, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.theme import DARK, Theme

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

WIDTH, HEIGHT = 1600, 560
_LETTERS = 150
_ROOM = 620
_LEFT = 60
_BAND, _GAP = 480, 10
"""The height of one of several covers, and the room between two."""


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
    return _encoded(canvas.draw(shown))


def together(games: Sequence[str]) -> bytes:
    """The middles of the covers of these games, one below the other; empty where none has a cover."""
    files = [file(game) for game in games if file(game).is_file()]
    if not files:
        return b""
    drawn = Image.new("RGB", (WIDTH, len(files) * (_BAND + _GAP) - _GAP), DARK.ground)
    for number, one in enumerate(files):
        top = (HEIGHT - _BAND) // 2
        drawn.paste(_kept(one).crop((0, top, WIDTH, top + _BAND)), (0, number * (_BAND + _GAP)))
    return _encoded(drawn)


def _kept(cover: Path) -> Image.Image:
    with Image.open(BytesIO(cover.read_bytes())) as image:
        return image.convert("RGB")


def _encoded(drawn: Image.Image) -> bytes:
    return canvas.encode(drawn.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE))
