"""What every bot process needs, made once before it is forked: imports, words and the icons of all games."""

import bot.cli
import bot.gateway.app
import render
from bot.base.i18n import SOURCE, localizer
from engine.registry import GAMES
from tests import toys

toys.reach()
localizer(SOURCE)("bot-words")
for key in GAMES:
    for draw in render.load(key).icons().values():
        draw()

__all__ = ["bot"]
