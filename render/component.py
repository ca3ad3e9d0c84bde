"""The picture of one component of a game, such as a tile or a card: its sign, its name, and what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass

from render import canvas
from render.pen import Sprite
from render.picture import Localize, Picture
from render.scene import DisplayList, Scene
from render.theme import Theme
from render.widgets import Token, flow, framed

WIDTH, HEIGHT = 1600, 300
_SIGN, _WORDS = 210, 420
"""Where the middle of the sign lies, and where the words begin."""
NAME, LETTERS = 88, 64
"""Sizes of the name, and of numbers between the signs below it."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a component looks like."""

    sign: Sprite
    """At most 380 x 270 pixels."""
    row: tuple[Token, ...] = ()
    """What it costs and brings, as signs of about 80 pixels."""


def picture(game: str, component: str, face: Face, theme: Theme, t: Localize) -> Picture:
    name = t(f"{game}-{component}")
    name = name[:1].upper() + name[1:]
    return canvas.picture(game, f"thing-{component}", [t("render-thing", thing=name)], scene(name, face, theme), t)


def scene(name: str, face: Face, theme: Theme) -> Scene:
    drawing = DisplayList(theme)
    drawing.stamp(face.sign, _SIGN, HEIGHT / 2, "thing")
    middle = HEIGHT * (0.32 if face.row else 0.5)
    room = WIDTH - _WORDS - 40
    drawing.write(name, _WORDS, middle, NAME, "called", weight="ExtraBold", colour=theme.gold, room=room, least=48)
    flow(drawing, _WORDS, HEIGHT * 0.72, face.row, LETTERS, theme.ink, 14)
    panel = framed(theme, (0, 0, WIDTH, HEIGHT), DisplayList(theme), drawing)
    return Scene(WIDTH, HEIGHT, theme.ground, (panel,))
