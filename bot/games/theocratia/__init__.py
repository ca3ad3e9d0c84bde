"""Theocratia at the table: what can be clicked, and what it does."""

from bot.games.theocratia.choices import choices
from bot.games.theocratia.explain import explain
from bot.games.theocratia.strip import strip

__all__ = ["choices", "explain", "strip"]
