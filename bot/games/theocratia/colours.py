"""The colours of Theocratia: those that the table has chosen, in the order of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.colours import Colour
from engine.theocratia import catalogue as cat
from engine.theocratia.rules.setup import IN_ORDER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SIGNS = {"red": "🟥", "brown": "🟫", "blue": "🟦", "white": "⬜"}


def colours(options: Mapping[str, str], seats: int) -> Sequence[Colour]:
    chosen = cat.COLOURS if options["colours"] == IN_ORDER else options["colours"].split("_")
    return [Colour(f"theocratia-{colour}", SIGNS[colour]) for colour in chosen[:seats]]
