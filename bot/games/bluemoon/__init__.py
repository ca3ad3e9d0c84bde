"""Blue Moon City at the table: what can be clicked, and what it does."""

from bot.base.digest import Digest
from bot.games.bluemoon.called import called
from bot.games.bluemoon.choices import choices
from bot.games.bluemoon.components import components
from bot.games.bluemoon.explain import explain
from bot.games.bluemoon.orders import orders

__all__ = ["DIGEST", "called", "choices", "components", "explain", "orders"]

DIGEST = Digest(
    telling=(
        "offered",
        "completed",
        "traded_scales",
        "contributed",
        "jumped",
        "flew",
        "moved_dragon",
        "stepped",
        "discarded",
        "drew",
    ),
    always=frozenset({"scales_scored"}),
)
