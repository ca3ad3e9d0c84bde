"""The colours of pieces can be told apart whatever the sight, and each has a sign of its own besides."""

from itertools import combinations
from typing import cast

import pytest
from PIL import Image

from render import canvas, palette
from render.pen import Sprite
from render.theme import Colour
from tests.facts import facts
from tests.render.colours import SIGHT, distance, seen


def test_colours_are_drawn_as_they_are(key: str) -> None:
    """Or too close to see the difference: encoded pictures have few colours."""
    for name, hues in facts(key).hues.items():
        for hue in hues.colours.values():
            drawn = (
                Image.new("RGB", (1, 1), hue).quantize(palette=palette.of(key), dither=Image.Dither.NONE).convert("RGB")
            )
            assert distance(hue, cast(Colour, drawn.getpixel((0, 0)))) < 3, (
                f"{name}: the palette of {key} lacks {hue}; add it to `exact` of its facts and make the palette again"
            )


@pytest.mark.parametrize("sight", SIGHT)
def test_colours_look_different(key: str, sight: str) -> None:
    for name, hues in facts(key).hues.items():
        for (one, colour), (other, another) in combinations(hues.colours.items(), 2):
            apart = distance(seen(colour, sight), seen(another, sight))
            assert apart >= hues.least, (
                f"{name} of {key}: {one} {colour} and {other} {another} are {apart:.1f} apart to {sight} sight, not "
                f"{hues.least}; change one where `hues` in tests/games/{key}/facts.py takes it from"
            )


def silhouette(sprite: Sprite) -> frozenset[tuple[int, int]]:
    """Where the sign differs from its own most frequent shade: its drawing, without its colour."""
    grey = canvas.bitmap(sprite).convert("L")
    ground = max(range(256), key=lambda shade: grey.histogram()[shade] if shade else 0)
    shades = grey.tobytes()
    return frozenset(divmod(place, grey.width) for place, shade in enumerate(shades) if abs(shade - ground) > 24)


def test_signs_differ_without_colour(key: str) -> None:
    for name, hues in facts(key).hues.items():
        for one, other in combinations(hues.signs, 2):
            first, second = silhouette(one), silhouette(other)
            assert len(first ^ second) > 0.1 * len(first | second), (name, one, other)
