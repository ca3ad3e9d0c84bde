"""*Before and after* holds whatever has changed, whichever board was shown, and nothing else."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

import engine
from bot.base.i18n import localizer
from bot.drawing import Sheet
from bot.drawing.sheet import laid_out
from engine.game import Game
from render import Focus, text
from render.scene import Caption
from tests.bot.face.tables import taking
from tests.render import lists

SAY = localizer("en")


def told(before: Game, after: Game, seat: int) -> str:
    focus, was = Focus(seat, ("Ada", "Bo", "Cy")), before.view(None)
    sheet = Sheet("helios", "change", after.view(None), focus, SAY, "0123456789", 2, before=was)
    return "\n".join(picture.alt for picture in laid_out(sheet))


def built() -> tuple[Game, Game]:
    """A turn in which something was built: before it, and where the next person is asked."""
    before = taking()
    seat, rng = before.to_move, Random(1)
    after = before.copy()
    after.apply(next(move for move in after.moves() if move.startswith("take build")))
    after.apply(next(move for move in after.moves() if move.verb == "build" and move != "build temple"))
    while after.to_move == seat:
        after.apply(rng.choice(after.moves()))
    return before, after


def test_a_city_that_was_built_in_is_there_where_both_questions_were_about_planets():
    before, after = built()
    assert "Ada’s city" in told(before, after, 0)


def test_a_board_on_which_nothing_but_a_mark_is_another_one_is_left_out():
    """Where the sun of the next person can go is marked there now, and no longer what their last turn changed."""
    before, after = built()
    assert "Bo’s board" not in told(before, after, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_city_that_was_built_in_is_there_and_no_other_whoever_looks(seat):
    before, after = built()
    assert [name for name in ("Ada", "Bo", "Cy") if f"{name}’s city" in told(before, after, seat)] == ["Ada"]


def test_what_the_signs_mean_never_changes(key):
    game, rng = engine.load(key).new(seats=2, seed=3), Random(3)
    was, focus, say = game.view(None), Focus(0, ("Ada", "Bo")), localizer("en")
    for _ in range(12):
        game.apply(rng.choice(game.moves()))
    found = laid_out(Sheet(key, "change", game.view(None), focus, say, "0", 2, before=was))
    assert found
    assert not [picture.alt for picture in found if say("render-legend") in picture.alt]


def test_each_half_says_what_it_is_in_letters_that_a_phone_shows(key):
    """Above its half, in capitals of 7 pixels or more on a screen 370 wide, and over no picture."""
    game, rng = engine.load(key).new(seats=4, seed=3), Random(3)
    was, focus = game.view(None), Focus(0, ("Ada", "Bo", "Cy", "Di"))
    for _ in range(12):
        game.apply(rng.choice(game.moves()))
    for picture in laid_out(Sheet(key, "change", game.view(None), focus, localizer("en"), "0", 2, before=was)):
        captions = {item.string: item for item in picture.shown if isinstance(item, Caption)}
        assert list(captions) == ["Before", "After"]
        for caption, begin in zip(captions.values(), (0, picture.width // 2), strict=True):
            assert text.capital(caption.size) * 370 / picture.width >= 7
            assert lists.holds((begin, 0, begin + picture.width // 2, 80), caption.box)
        assert picture.height <= 1018
        with Image.open(BytesIO(picture.png())) as drawn:
            assert drawn.size == (picture.width, picture.height)
