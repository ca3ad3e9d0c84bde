"""Helios at the table: what can be clicked, and what it does."""

from bot.games.helios.choices import choices
from bot.games.helios.explain import explain
from bot.games.helios.strip import strip

__all__ = ["choices", "explain", "strip"]
