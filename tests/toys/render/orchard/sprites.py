"""The suits of Orchard: each has a colour and a shape of its own."""

from __future__ import annotations

from render.pen import Pen, Shape, Sprite, margin, placed, polygon
from render.sprites import WHITE, face_down
from render.theme import Colour, Theme, mix

HUES: dict[str, Colour] = {
    "apple": (140, 60, 22),
    "birch": (198, 202, 214),
    "cedar": (98, 184, 46),
    "damson": (28, 22, 44),
    "elder": (44, 98, 220),
}
SHAPES: dict[str, list[Shape]] = {
    "apple": [polygon(0, 0.15, 0.8, 32), [(-0.08, -0.5), (0.08, -0.5), (0.3, -1), (0.14, -1)]],
    "birch": [
        [
            (0, -1),
            (0.55, -0.1),
            (0.3, 0.75),
            (0.1, 0.75),
            (0.1, 1),
            (-0.1, 1),
            (-0.1, 0.75),
            (-0.3, 0.75),
            (-0.55, -0.1),
        ]
    ],
    "cedar": [
        [(0, -1), (0.5, -0.2), (-0.5, -0.2)],
        [(0, -0.5), (0.9, 0.7), (-0.9, 0.7)],
        [(-0.15, 0.7), (0.15, 0.7), (0.15, 1), (-0.15, 1)],
    ],
    "damson": [polygon(0, 0, 0.9, 4), polygon(0, 0, 0.7, 32)],
    "elder": [polygon(x, y, 0.42, 24) for x, y in ((0, -0.55), (-0.5, 0.1), (0.5, 0.1), (0, 0.58))],
}
"""Apple, leaf, conifer, plum and a cluster of berries."""
_LINE = 0.14


def _suit(pen: Pen, name: str, r: int) -> None:
    c = r + margin(2 * r * _LINE)
    for shape in SHAPES[name]:
        pen.outline(placed(shape, c, c, r), WHITE, r * _LINE * 2)
    for shape in SHAPES[name]:
        pen.polygon(placed(shape, c, c, r), HUES[name])


def suit(name: str, r: int) -> Sprite:
    """The sign of a suit, with a white outline that separates it from any background."""
    size = 2 * (r + margin(2 * r * _LINE))
    return Sprite(_suit, size, size, (name, r))


def unseen(theme: Theme, r: int) -> Sprite:
    """The back of a card."""
    return face_down(r, mix(theme.edge, theme.ink, 0.3), theme.gold, 5)
