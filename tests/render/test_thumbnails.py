"""Pictures look as they looked when somebody looked at them last."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.render.thumbnails import differs, drawn, positions


@pytest.mark.parametrize("position", positions(), ids=lambda path: path.stem)
def test_pictures_look_as_before(position: Path, tmp_path: Path) -> None:
    for file, image in drawn(position):
        with Image.open(file) as kept:
            difference = differs(image, kept.convert("RGB"))
        if difference:
            image.save(tmp_path / file.name)
        assert difference is None, f"{file.name}: {difference}; see {tmp_path / file.name}"


def test_a_moved_piece_would_be_noticed() -> None:
    file, image = next(drawn(positions()[0]))
    with Image.open(file) as kept:
        before = kept.convert("RGB")
    ImageDraw.Draw(image).rectangle((200, 100, 210, 110), (255, 0, 255))
    assert differs(image, before)
