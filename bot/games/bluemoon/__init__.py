"""Blue Moon City at the table: what can be clicked, and what it does."""

from bot.games.bluemoon.choices import choices
from bot.games.bluemoon.explain import explain
from bot.games.bluemoon.strip import strip

__all__ = ["choices", "explain", "strip"]
