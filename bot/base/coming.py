"""The contract of what will come by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from engine.game import Prospect
    from render import Localize


class GameComing(Protocol):
    """What the module `bot.games.<game>` provides where something comes that the points *if the game ended now* leave
    out, such as what happens at the end of a round.
    """

    def coming(self, view: Any, prospects: Sequence[Prospect], t: Localize) -> list[str]:
        """Sentences about what comes, when, and who gets it as the table stands; none where nothing does."""
