"""Sheets of pictures to be drawn."""

import engine
from bot.base.i18n import localizer
from bot.drawing import OwnSheet, TableSheet
from render import Focus, Verbatim


def sheet(key: str = "helios", *, table: str = "a", revision: int = 1, seat: int | None = None) -> TableSheet:
    game = engine.load(key).new(seats=2, seed=3)
    focus = Focus(seat or 0, (Verbatim("Ana"), Verbatim("{ $ben }")))
    seen = TableSheet if seat is None else OwnSheet
    return seen(key, localizer("en"), table, revision, game.view(seat), focus)
