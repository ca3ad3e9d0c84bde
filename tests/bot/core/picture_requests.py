"""Requests for pictures to be drawn."""

import engine
from bot.base.i18n import localizer
from bot.drawing import OwnPictures, TablePictures
from render import Focus, Verbatim


def table_pictures(
    key: str = "helios", *, table: str = "a", revision: int = 1, seat: int | None = None
) -> TablePictures:
    game = engine.load(key).new(seats=2, seed=3)
    focus = Focus(seat or 0, (Verbatim("Ana"), Verbatim("{ $ben }")))
    seen = TablePictures if seat is None else OwnPictures
    return seen(key, localizer("en"), table, revision, game.view(seat), focus)
