"""Pictures look as they did when somebody last looked at them."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from benchmarks.pictures import NoPositions, game_at, positions
from tests.render.thumbnails import FOLDER, differs, drawn


def test_pictures_look_as_before(key: str, tmp_path: Path) -> None:
    left = {*FOLDER.glob(f"{key}-*.png")}
    for file, image in (one for position in positions(key) for one in drawn(position)):
        left.discard(file)
        assert file.exists(), f"{file.name} is missing: python -m tests.render.thumbnails {key}"
        with Image.open(file) as kept:
            difference = differs(image, kept.convert("RGB"))
        if difference:
            image.save(tmp_path / file.name)
        assert difference is None, f"{file.name}: {difference}; see {tmp_path / file.name}"
    assert not left, f"of pictures that are gone: python -m tests.render.thumbnails {key}"


def test_a_game_without_positions_is_told_how_to_get_some() -> None:
    with pytest.raises(NoPositions, match="no positions for caravan: play one with"):
        positions("caravan")


def test_a_position_out_of_date_is_told_with_the_remedy(tmp_path: Path) -> None:
    stale = tmp_path / "helios-2.json"
    stale.write_text('{"game": "helios", "version": 0}')
    with pytest.raises(NoPositions, match=r"helios-2\.json .*delete tests/data/pictures/helios-\*\.json, then make"):
        game_at(stale)


def test_a_moved_piece_would_be_noticed() -> None:
    file, image = next(drawn(positions("helios")[0]))
    with Image.open(file) as kept:
        before = kept.convert("RGB")
    ImageDraw.Draw(image).rectangle((200, 100, 210, 110), (255, 0, 255))
    assert differs(image, before)
