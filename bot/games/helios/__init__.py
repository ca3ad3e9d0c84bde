"""Helios at the table: what can be clicked, and what it does."""

from bot.base.digest import Digest
from bot.games.helios.ahead import ahead
from bot.games.helios.choices import choices
from bot.games.helios.components import components
from bot.games.helios.earlier import UNTOLD
from bot.games.helios.explain import explain
from bot.games.helios.orders import orders

__all__ = ["DIGEST", "UNTOLD", "WHOLE", "ahead", "choices", "components", "explain", "orders"]

DIGEST = Digest(
    telling=(
        *("hired", "activated", "built", "temple", "placed", "sold", "revolution", "sun"),
        *("declined", "passed", "took", "rested", "helpless", "cube", "started"),
    ),
    always=frozenset({"round"}),
    parts=("sun", "shone", "revolution", "sold", "activated", "hired", "built", "temple", "placed"),
    ends=frozenset({"round", "characters", "helpless"}),
    aside=frozenset({"started"}),
    skips=frozenset({"helpless"}),
)

WHOLE = frozenset({"take"})
