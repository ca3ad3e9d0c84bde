"""The contract of reasons told early: why something cannot be done that a later question asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.game import Move


@dataclass(frozen=True, slots=True)
class Ahead:
    """A question that menus of the present one ask too."""

    moves: tuple[Move, ...]
    """Legal moves that lead to it, none beyond a draw, a roll or a reveal."""
    verbs: frozenset[str]
    """The first words of the moves there whose reasons are told."""


class GameAhead(Protocol):
    """What the module `bot.games.<game>` provides where menus of a question hold the choices of a later one."""

    def ahead(self, view: Any) -> Sequence[Ahead]:
        """The questions whose reasons are told at the present one, from what everybody knows."""
