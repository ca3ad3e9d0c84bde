"""The pictures of the documents are what the command draws, and no two are alike."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

import engine
from benchmarks.pictures import DOCS, documented
from render import Picture
from tests.facts import facts
from tests.render import lists
from tests.render.thumbnails import REDUCTION, differs


def shown() -> set[str]:
    """A legend has two halves."""
    named = {name for key in engine.GAMES for name in facts(key).shown}
    return named | {f"{name}-2" for name in named if name.endswith("-legend")}


@cache
def pictures() -> dict[str, Picture]:
    return dict(documented(engine.GAMES))


def picture(name: str) -> Picture:
    return pictures()[name]


@pytest.mark.slow
def test_they_are_what_the_command_draws() -> None:
    assert {file.stem for file in DOCS.glob("*.png")} == shown()
    for name, picture in pictures().items():
        with Image.open(DOCS / f"{name}.png") as kept, Image.open(BytesIO(picture.png())) as drawn:
            one, other = (image.convert("RGB").reduce(REDUCTION) for image in (drawn, kept))
            assert differs(one, other) is None, name


def test_no_two_are_alike() -> None:
    assert len({file.read_bytes() for file in DOCS.glob("*.png")}) == len(shown())
    assert len({picture.fingerprint for picture in pictures().values()}) == len(shown())


def test_the_board_shows_what_can_be_built_and_who_was_hired() -> None:
    assert {state for _, state in lists.told(picture("helios-city"), "buildable")} >= {"built", "choice"}
    assert {state for _, state in lists.told(picture("helios-board"), "character")} == {"active", "hired"}


def test_others_are_shown_at_tables_of_three_and_of_four() -> None:
    assert len(lists.told(picture("helios-table"), "seat")) == 3
    assert len(lists.told(picture("helios-table-4"), "seat")) == 4


def test_choices_are_marked_where_the_name_says_so() -> None:
    assert lists.told(picture("theocratia-choices"), "choice")
    assert not lists.told(picture("theocratia-map"), "choice")
