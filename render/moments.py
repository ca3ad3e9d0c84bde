"""The key moments of a game that is over, on one sheet: each with the board of whoever made it, as it was then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2s
from io import BytesIO

from PIL import Image

from engine.game import View
from render import canvas, encoder, palette, text
from render.picture import Localize, Picture
from render.scene import DisplayList, Panel, Scene
from render.theme import Theme
from render.widgets import Place, grid

WIDTH, HEIGHT = 1600, 1018
COLUMNS, ROWS = 3, 2
MOST = COLUMNS * ROWS
_HEAD = 118
"""The height of the words above a board."""
_LETTERS, _LEAST = 48, 40
_MARGIN = 8
"""On both sides of the words."""
_GAP = 14


@dataclass(frozen=True, slots=True)
class Moment:
    """What a turn came to."""

    view: View
    """What everybody saw when it was over."""
    seat: int
    step: str
    """When it was, in words."""
    sentence: str
    """What it brought, in words."""


def sheet(game: str, moments: Sequence[tuple[Moment, Picture]], theme: Theme, t: Localize) -> Picture:
    """These moments in order, at most MOST, each with the picture that shows it."""
    title = t("render-moments")
    sentences = [title, *(t("render-moment", step=one.step, told=one.sentence) for one, _ in moments)]
    words = _words(moments, theme)
    key = "".join([words.fingerprint, *(picture.fingerprint for _, picture in moments)])
    return Picture(
        name="moments",
        title=title.removesuffix("."),
        alt=" ".join(sentences),
        width=WIDTH,
        height=HEIGHT,
        fingerprint=blake2s(key.encode()).hexdigest(),
        png=lambda: _png(game, words, [picture for _, picture in moments]),
        shown=words.items,
    )


def fits(told: str) -> bool:
    """Whether a moment has room for these words."""
    return text.width(told, _LEAST, "Bold") <= _room(_places()[0])


def _room(place: Place) -> int:
    return place.wide - 2 * _MARGIN


def _places() -> list[Place]:
    return grid(Place(0, 0, WIDTH, HEIGHT), COLUMNS, ROWS, _GAP)


def _words(moments: Sequence[tuple[Moment, Picture]], theme: Theme) -> Scene:
    """The sheet without its boards."""
    drawing = DisplayList(theme)
    for place, (moment, _) in zip(_places(), moments, strict=False):
        lines = (moment.step, theme.muted), (moment.sentence, theme.ink)
        for number, (line, colour) in enumerate(lines):
            y = place.y + 32 + number * 56
            x, room = place.x + _MARGIN, _room(place)
            drawing.write(line, x, y, _LETTERS, "moment", line, colour=colour, room=room, least=_LEAST)
    panel = Panel((0, 0, WIDTH, HEIGHT), (), drawing.done(), theme.ground)
    return Scene(WIDTH, HEIGHT, theme.ground, (panel,))


def _png(game: str, words: Scene, pictures: Sequence[Picture]) -> bytes:
    image = canvas.draw(words)
    for place, picture in zip(_places(), pictures, strict=False):
        with Image.open(BytesIO(picture.png())) as opened:
            drawn = opened.convert("RGB")
        scale = min(place.wide / drawn.width, (place.high - _HEAD) / drawn.height)
        size = int(drawn.width * scale), int(drawn.height * scale)
        left = place.x + (place.wide - size[0]) // 2
        image.paste(drawn.resize(size, Image.Resampling.LANCZOS), (left, place.y + _HEAD))
    return encoder.encoded(image.quantize(palette=palette.of(game), dither=Image.Dither.NONE))
