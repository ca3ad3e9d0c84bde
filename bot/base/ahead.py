"""The contract of reasons told early: why something cannot be done that a later question asks for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Move


@dataclass(frozen=True, slots=True)
class Ahead:
    """A question that menus of the present one ask too."""

    moves: tuple[Move, ...]
    """Legal moves that lead to it, none beyond a draw, a roll or a reveal."""
    verbs: frozenset[str]
    """The first words of the moves there whose reasons are told."""
