"""Blue Moon City at the table: what can be clicked, and what it does."""

from bot.games.bluemoon.choices import choices
from bot.games.bluemoon.explain import explain
from bot.games.bluemoon.orders import orders
from bot.games.bluemoon.strip import strip
from bot.games.bluemoon.things import things

__all__ = ["choices", "explain", "orders", "strip", "things"]
