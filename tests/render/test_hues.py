"""The colours of pieces can be told apart whatever the sight, and each has a sign of its own besides."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image

import render
from render import canvas, palette
from render.bluemoon import sprites as bluemoon
from render.helios import actions
from render.helios import sprites as helios
from render.pen import Sprite
from render.theme import DARK, Colour
from render.theocratia import sprites as theocratia
from tests.render.colours import SIGHT, distance, seen

HUES: dict[str, tuple[Mapping[Any, Colour], int]] = {
    "helios seats": (dict(enumerate(DARK.seats)), 20),
    "helios land": (helios.LAND, 20),
    "helios areas": (actions.AREA, 20),
    "bluemoon colours": (bluemoon.HUES, 20),
    "bluemoon dragons": (bluemoon.DRAGON_HUES, 20),
    "bluemoon goods": (
        {"crystals": bluemoon.CRYSTAL, "scales": bluemoon.GOLD, "cards": bluemoon.CARD_BACK},
        20,
    ),
    "theocratia civs": (theocratia.CIV_HUES, 20),
    "theocratia players": (theocratia.HUES, 20),
}
"""With the least distance of two: 20 is clearly apart."""
SIGNS: dict[str, list[Sprite]] = {
    "helios land": [helios.cube(colour, 30) for colour in helios.LAND],
    "bluemoon colours": [bluemoon.badge(colour, 30) for colour in bluemoon.HUES],
    "bluemoon dragons": [bluemoon.dragon(dragon, 60) for dragon in bluemoon.DRAGON_HUES],
    "bluemoon goods": [bluemoon.crystal(30), bluemoon.scale(30), bluemoon.card_sign(30)],
    "theocratia civs": [theocratia.civ(colour, 30) for colour in theocratia.CIV_HUES],
    "theocratia players": [theocratia.crystal(colour, 30) for colour in theocratia.HUES],
}


@pytest.mark.parametrize("pieces", HUES)
def test_colours_are_drawn_as_they_are(pieces: str) -> None:
    """Or so near that nobody sees it: encoded pictures have few colours."""
    fixed = palette.load(Path(render.__file__).parent / pieces.split()[0] / "palette.txt")
    for hue in HUES[pieces][0].values():
        drawn = Image.new("RGB", (1, 1), hue).quantize(palette=fixed, dither=Image.Dither.NONE).convert("RGB")
        assert distance(hue, cast(Colour, drawn.getpixel((0, 0)))) < 3, hue


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("pieces", HUES)
def test_colours_look_different(pieces: str, sight: str) -> None:
    colours, least = HUES[pieces]
    for one, other in combinations(colours.values(), 2):
        assert distance(seen(one, sight), seen(other, sight)) >= least, (one, other)


def silhouette(sprite: Sprite) -> frozenset[tuple[int, int]]:
    """Where the sign differs from its own most frequent shade: its drawing, without its colour."""
    grey = canvas.bitmap(sprite).convert("L")
    ground = max(range(256), key=lambda shade: grey.histogram()[shade] if shade else 0)
    shades = grey.tobytes()
    return frozenset(divmod(place, grey.width) for place, shade in enumerate(shades) if abs(shade - ground) > 24)


@pytest.mark.parametrize("pieces", SIGNS)
def test_signs_differ_without_colour(pieces: str) -> None:
    for one, other in combinations(SIGNS[pieces], 2):
        first, second = silhouette(one), silhouette(other)
        assert len(first ^ second) > 0.1 * len(first | second), (one, other)
