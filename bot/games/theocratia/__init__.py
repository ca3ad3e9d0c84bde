"""Theocratia at the table: what can be clicked, and what it does."""

from bot.base.digest import Digest
from bot.games.theocratia.choices import choices
from bot.games.theocratia.colours import colours
from bot.games.theocratia.coming import came, coming
from bot.games.theocratia.components import components
from bot.games.theocratia.earlier import UNTOLD
from bot.games.theocratia.explain import explain
from bot.games.theocratia.held import held

__all__ = ["DIGEST", "UNTOLD", "WHOLE", "choices", "colours", "coming", "components", "explain", "held"]

DIGEST = Digest(
    telling=(
        *("pyramid_built", "destroyed", "converted", "slew", "built", "upgraded", "holiday"),
        *("took_bonus", "first", "got_card", "placed", "idled", "chose_civ", "played", "worship"),
    ),
    always=frozenset({"round", "played"}),  # no picture shows a card that was played
    ends=frozenset({"round"}),
    aside=frozenset({"chose_civ", "bonus_used"}),
    alone=frozenset({"develops", "settled", "raised"}),
    gains="worship",
    things=came,
    losses={"destroyed": "owner", "converted": "owner", "made_room": "owner"},
)

WHOLE = frozenset({"die", "idle"})
