"""Directly above the question stands the picture that it is about: whoever is for hire stands in the display."""

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Move
from render import Localize, Picture, helios
from render.scene import Stamp
from render.theme import DARK
from tests.render.helios.characters import asked
from tests.render.helios.games import focus


def names(pictures: Sequence[Picture]) -> list[str]:
    return [picture.name for picture in pictures]


def choosable(picture: Picture) -> set[str]:
    """What is marked as open to choice, by the last name of its fact."""
    glowing = [item for item in picture.shown if isinstance(item, Stamp) and DARK.glow in item.sprite.args]
    return {str(item.fact[-1]) for item in glowing if item.fact}


def test_the_display_is_last_while_somebody_can_be_hired(t: Localize) -> None:
    for view in (asked(), asked("priestess")):
        found = helios.pictures(view, focus(view), DARK, t)
        assert names(found) == ["others", "city-0", "display"]
        assert {"architect", "treasurer"} <= choosable(found[-1])


def test_the_city_is_last_where_there_is_only_somebody_to_activate(t: Localize) -> None:
    poor = asked("priestess", mana=0)
    menu = asked("priestess")
    menu = replace(menu, moves=(Move("activate priestess"),))
    for view in (poor, menu):
        found = helios.pictures(view, focus(view), DARK, t)
        assert names(found) == ["others", "display", "city-0"]
        assert choosable(found[-1]) == {"priestess"}


def test_whoever_is_not_asked_has_their_own_board_last(t: Localize) -> None:
    view = asked()
    assert names(helios.pictures(view, focus(view, 1), DARK, t)) == ["others", "display", "board-1"]
