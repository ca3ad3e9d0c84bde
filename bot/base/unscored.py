"""The contract of what the points so far leave out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from render import Localize


class GameUnscored(Protocol):
    """What the module `bot.games.<game>` provides where the points *if the game ended now* leave something out."""

    def unscored(self, view: Any, t: Localize) -> str:
        """A sentence about what still comes at the end; empty where nothing does."""
