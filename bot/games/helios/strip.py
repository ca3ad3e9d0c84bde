"""What each player has, in the numbers one compares at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.helios.view import HeliosView
    from render import Localize


def strip(view: HeliosView, seat: int, t: Localize) -> str:
    board = view.boards[seat]
    cubes = sum(count for _, count in board.cubes)
    reach = "unlimited" if board.unlimited else "limited"
    return t("helios-strip", points=board.points, mana=board.mana, cubes=cubes, sun=board.sun_value, reach=reach)
