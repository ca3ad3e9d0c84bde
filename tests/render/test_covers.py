"""The cover of every game: kept as a file, and exactly what its code draws."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.base.i18n import localizer
from engine.game import Game
from render import canvas, cover, showcase
from render.scene import Scene
from render.showcase import Showcase
from render.theme import DARK

KIB = 1024
NEAR = 3.0
"""The most that pixels may differ from those drawn, on average: a cover has 256 colours of its own."""


def scene_of(key: str) -> Scene:
    if showcase.of(key).scenery is None:
        pytest.skip("a game may have no cover")
    scene = cover.scene(key, DARK, localizer("en"))
    assert scene is not None
    return scene


def test_the_file_shows_what_is_drawn_now(rules: type[Game]) -> None:
    """Otherwise: python -m benchmarks.pictures."""
    scene = scene_of(rules.key)
    kept, drawn = cover.file(rules.key).read_bytes(), canvas.draw(scene)
    assert len(kept) <= 200 * KIB
    image = Image.open(BytesIO(kept)).convert("RGB")
    assert image.size == drawn.size
    assert image.width * 7 >= image.height * 11
    assert max(ImageStat.Stat(ImageChops.difference(image, drawn)).mean) < NEAR


def test_the_title_stands_on_it_whole(rules: type[Game]) -> None:
    scene = scene_of(rules.key)
    lines = [item for item in scene.items if item.fact[:1] == ("title",)]
    assert " ".join(line.string for line in lines) == localizer("en")(f"{rules.key}-title")
    assert all(line.box[2] <= cover.WIDTH // 2 for line in lines)


def test_a_game_without_scenery_has_none(rules: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showcase, "of", lambda game: Showcase())
    assert cover.scene(rules.key, DARK, localizer("en")) is None
