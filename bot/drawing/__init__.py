"""Pictures, laid out and drawn in processes beside the bot's."""

from bot.drawing.pool import Busy, Drawing, Superseded
from bot.drawing.sheet import Drawn, Sheet

__all__ = ["Busy", "Drawing", "Drawn", "Sheet", "Superseded"]
