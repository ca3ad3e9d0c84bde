"""The contract of what a player holds that no picture of the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from render import Localize


class GameHeld(Protocol):
    """What the module `bot.games.<game>` provides where secrets are few enough for a sentence."""

    def held(self, view: Any, t: Localize) -> str:
        """A sentence for the viewer alone; empty where there is nothing to say."""
