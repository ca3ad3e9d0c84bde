"""Helios at the table: what can be clicked, and what it does."""

from bot.games.helios.ahead import ahead
from bot.games.helios.choices import choices
from bot.games.helios.earlier import UNTOLD
from bot.games.helios.explain import explain
from bot.games.helios.orders import orders
from bot.games.helios.strip import strip
from bot.games.helios.things import things

__all__ = ["UNTOLD", "ahead", "choices", "explain", "orders", "strip", "things"]
