"""Where one picture stands for a person, it is their own, whichever the question is about."""

from dataclasses import replace
from typing import Any

import pytest

from bot.base.i18n import localizer
from bot.drawing import Sheet
from bot.drawing.sheet import laid_out
from engine.helios.view import HeliosView
from render import Focus
from render.moments import Moment
from tests.render.helios.characters import asked

SAY = localizer("en")
HIRING = asked("priestess")


def sheet(kind: Any, view: HeliosView = HIRING, **more) -> Sheet:
    return Sheet("helios", kind, view, Focus(0, ("Ada", "Bo", "Cy")), SAY, "0123456789", 2, **more)


@pytest.mark.parametrize("kind", ["past", "lesson", "example"])
def test_the_own_city_is_shown_alone_though_the_question_is_about_the_display(kind):
    assert [picture.name for picture in laid_out(sheet(kind))] == ["city-0"]


def test_who_decides_without_secrets_sees_the_own_board_and_what_there_is_to_choose_from():
    assert [picture.name for picture in laid_out(sheet("own"))] == ["city-0", "display"]
    waits = replace(sheet("own"), focus=Focus(1, ("Ada", "Bo", "Cy")))
    assert [picture.name for picture in laid_out(waits)] == ["board-1"]


def test_a_lesson_shows_the_own_city_above_what_it_speaks_of():
    assert [picture.name for picture in laid_out(sheet("lesson", wanted="person architect"))] == ["city-0", "display"]


def test_a_key_moment_is_shown_with_the_own_city(monkeypatch: pytest.MonkeyPatch):
    found = []
    monkeypatch.setattr("render.moments.sheet", lambda game, shown, *_: found.extend(shown))
    laid_out(sheet("moments", moments=(Moment(HIRING, 0, "", ""), Moment(HIRING, 1, "", ""))))
    assert [picture.name for _, picture in found] == ["city-0", "board-1"]
