"""*Before and after* holds whatever has changed of the person whose turn it was, whichever board was shown."""

from random import Random

import pytest

from bot.base.i18n import localizer
from bot.drawing import Sheet
from bot.drawing.sheet import laid_out
from engine.game import Game
from render import Focus
from tests.bot.face.test_narrowed import taking

SAY = localizer("en")


def told(before: Game, after: Game, seat: int) -> str:
    focus, was = Focus(seat, ("Ada", "Bo", "Cy")), before.view(None)
    sheet = Sheet("helios", "change", after.view(None), focus, SAY, "0123456789", 2, before=was)
    [picture] = laid_out(sheet)
    return picture.alt


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


@pytest.mark.parametrize("seat", [0, 1])
def test_the_city_of_nobody_else_is_there(seat):
    before, after = built()
    cities = {name for name in ("Ada", "Bo", "Cy") if f"{name}’s city" in told(before, after, seat)}
    assert cities <= {("Ada", "Bo", "Cy")[seat]}
