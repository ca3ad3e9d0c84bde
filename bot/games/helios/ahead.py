"""What is asked in the menus of a question before its own turn: what an action tile does, while it is being taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.ahead import Ahead
from engine.helios import catalogue as cat
from engine.helios import moves as mv

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.helios.view import HeliosView

VERBS = frozenset({"land", "special", "build", "sun"})
"""What the three actions do."""


def ahead(view: HeliosView) -> Sequence[Ahead]:
    """One for each action that can be chosen; into which area a grey tile goes makes no difference."""
    if view.prompt is None or not view.moves:
        return []
    if view.prompt.kind == "bonus":
        return [Ahead((move,), VERBS) for move in view.moves if move.verb == "bonus"]
    if view.prompt.kind != "take":
        return []
    return [Ahead((move, *(mv.AREA[:1] if move.args[1] == cat.GRAY else ())), VERBS) for move in view.moves]
