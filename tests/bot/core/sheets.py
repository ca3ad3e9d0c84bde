"""Sheets of pictures to be drawn."""

import engine
from bot.base.i18n import localizer
from bot.drawing import Sheet
from render import Focus, Verbatim


def sheet(key: str = "helios", *, table: str = "a", revision: int = 1, seat: int | None = None) -> Sheet:
    game = engine.load(key).new(seats=2, seed=3)
    focus = Focus(seat or 0, (Verbatim("Ana"), Verbatim("{ $ben }")))
    return Sheet(key, "turn" if seat is None else "own", game.view(seat), focus, localizer("en"), table, revision)
