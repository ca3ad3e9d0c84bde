"""The contract of names for what moves only number: the spaces of a building, say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from render import Localize


class GameCalled(Protocol):
    """What the module `bot.games.<game>` provides where a number in a move is the name of nothing in the picture."""

    def called(self, view: Any, verb: str, thing: str, t: Localize) -> str:
        """What people call this word of such a move at this moment; empty where the word itself is its name."""
