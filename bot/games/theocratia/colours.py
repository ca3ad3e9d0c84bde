"""The colours of Theocratia: those that the table has chosen, in the order of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.colours import Colour
from engine.theocratia import names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SIGNS = {"red": "🟥", "brown": "🟫", "blue": "🟦", "white": "⬜"}


def colours(options: Mapping[str, str], seats: int) -> Sequence[Colour]:
    return [Colour(f"theocratia-{colour}", SIGNS[colour]) for colour in names.colours(options, seats)]
