"""What holds for every picture."""

import re
from collections.abc import Iterator

import render
from bot.base.i18n import localizer
from engine.game import Game, View
from render import Focus, Picture, Verbatim
from render.legend import LEGEND
from render.theme import DARK

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))


def seen(game: Game) -> Iterator[tuple[View, Focus]]:
    for viewer in (None, *range(game.seats)):
        yield game.view(viewer), Focus(viewer or 0, NAMES[: game.seats])


def drawn(view: View, focus: Focus) -> list[list[Picture]]:
    pictures, t = render.load(view.game), localizer("en")
    return [draw(view, focus, DARK, t) for draw in (pictures.pictures, pictures.gallery, pictures.private)]


def check(view: View, focus: Focus) -> None:
    messages = drawn(view, focus)
    assert [picture.name for picture in messages[0]] == ["table"]
    assert len(messages[2]) <= 1
    assert messages[1]
    for pictures in messages:
        names = [picture.name for picture in pictures if picture.name != LEGEND]
        assert len(set(names)) == len(names)
        for picture in pictures:
            assert 0 < len(picture.alt) <= 1_000
            assert re.fullmatch(r"\S.*[.!?]", picture.alt), "sentences on one line"
            assert picture.width > 0
            assert picture.height > 0
    if view.seat is None:
        assert not messages[2], "a spectator has nothing private"
    words = render.load(view.game).state_text(view, focus, localizer("en"))
    assert words
    assert all(words)
