"""Theocratia at the table: what can be clicked, and what it does."""

from bot.games.theocratia.choices import choices
from bot.games.theocratia.colours import colours
from bot.games.theocratia.earlier import UNTOLD
from bot.games.theocratia.explain import explain
from bot.games.theocratia.strip import strip
from bot.games.theocratia.things import things
from bot.games.theocratia.unscored import unscored

__all__ = ["UNTOLD", "choices", "colours", "explain", "strip", "things", "unscored"]
