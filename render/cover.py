"""The cover of a game: its scenery under its title. Drawn once, by a command, and kept beside the game's pictures; a
table that waits for its players shows it above a chair for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2s
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

from engine.registry import GAMES, folder
from render import canvas, encoder, showcase, text
from render.describer import alt as shortened
from render.picture import Localize, Picture, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import card
from render.theme import DARK, Theme, mix

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engine.game import View

WIDTH, HEIGHT = 1600, 560
_LETTERS = 150
_ROOM = 620
_LEFT = 60
_BAND, _GAP = 480, 10
"""The height of one of several covers, and the room between two."""
_CHAIRS, _EDGE, _BETWEEN = 170, 16, 14
"""The height of the row of chairs, the room around it, and between two."""
_NAMES, _LEAST, _SIGN = 62, 44, 32


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table that waits for its players."""

    name: str = ""
    """Who sits there; nobody if it is empty."""
    seat: int | None = None
    """Whose sign of the view stands before the name; None where seats are drawn."""
    held: bool = False
    """Whether it waits for somebody."""


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
    return Scene(WIDTH, HEIGHT, theme.ground, (panel,))


def table(view: View, chairs: Sequence[Chair], theme: Theme, t: Localize) -> Picture:
    """A table that waits for its players: the cover, and who sits there. The view shows their signs, if any."""
    shown = _table(view, chairs, theme, t)
    kept = file(view.game)
    name = f"{shown.fingerprint}{kept.read_bytes() if kept.is_file() else b''!r}"
    return Picture(
        name="lobby",
        title=t(f"{view.game}-title"),
        alt=shortened(_sentences(view.game, chairs, t), t("render-more")),
        width=shown.width,
        height=shown.height,
        fingerprint=blake2s(name.encode()).hexdigest(),
        png=lambda: _with_cover(shown, kept),
        shown=shown.items,
    )


def _sentences(game: str, chairs: Sequence[Chair], t: Localize) -> list[str]:
    people = tuple(Verbatim(text.spoken(chair.name, t("render-chair-nameless"))) for chair in chairs if chair.name)
    told = t("render-chairs", count=len(people), most=len(chairs), people=people)
    return [told, alt(game, t)] if file(game).is_file() else [told]


def _table(view: View, chairs: Sequence[Chair], theme: Theme, t: Localize) -> Scene:
    head, row = DisplayList(theme), DisplayList(theme)
    if not file(view.game).is_file():
        head.write(t(f"{view.game}-title"), _LEFT, HEIGHT // 2, _LETTERS, weight="ExtraBold", room=WIDTH - 2 * _LEFT)
    wide = (WIDTH - 2 * _EDGE - _BETWEEN * (len(chairs) - 1)) // len(chairs)
    for number, chair in enumerate(chairs):
        _draw(row, view, chair, _EDGE + number * (wide + _BETWEEN), wide, t)
    bottom = HEIGHT + _CHAIRS
    panels = (
        Panel((0, 0, WIDTH, HEIGHT), (), head.done(), theme.ground),
        Panel((0, HEIGHT, WIDTH, bottom), (), row.done(), theme.ground),
    )
    return Scene(WIDTH, bottom, theme.ground, panels)


def _draw(row: DisplayList, view: View, chair: Chair, x: int, wide: int, t: Localize) -> None:
    theme, high = row.theme, _CHAIRS - 2 * _EDGE
    hue = theme.edge if chair.seat is None else showcase.hue(view, theme, chair.seat)
    fill = mix(theme.ground, hue if chair.name else theme.edge, 0.3 if chair.name else 0.1)
    row.stamp(card(wide, high, 24, fill, hue if chair.name else theme.edge, 5), x + wide // 2, HEIGHT + _CHAIRS // 2)
    sign = None if chair.seat is None else showcase.sign(view, theme, chair.seat, _SIGN)
    taken = sign.width + 12 if sign else 0
    key = "render-chair-held" if chair.held else "render-chair-free"
    words = text.name(chair.name, t("render-chair-nameless")) if chair.name else t(key)
    told, size = text.fit(words, _NAMES, "Bold", wide - 36 - taken, _LEAST)
    left = x + (wide - taken - text.width(told, size, "Bold")) // 2
    y = HEIGHT + _CHAIRS // 2
    if sign:
        row.stamp(sign, left + sign.width // 2, y)
    row.write(told, left + taken, y, size, colour=None if chair.name else theme.muted)


def _with_cover(shown: Scene, kept: Path) -> bytes:
    drawn = canvas.draw(shown)
    if kept.is_file():
        drawn.paste(_kept(kept), (0, 0))
    return encoder.encoded(drawn.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))


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
    return encoder.encoded(drawn.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE))
