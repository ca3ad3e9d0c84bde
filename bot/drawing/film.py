"""A game that is over as a moving picture, made of its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.processes import settle_in
from engine.record import Record
from engine.registry import GAMES, Parts
from render import Focus, animation, canvas, load
from render.animation import TYPE
from render.theme import DARK

if TYPE_CHECKING:
    from render import Localize

__all__ = ["TYPE", "film_from_json", "make_film", "prepare"]

NICENESS = 15
"""Films give way to clicks, to pictures and to thinking."""
MEMORY = 32 << 20
"""Bytes for parts of pictures that are drawn again."""


def prepare(games: Mapping[str, Parts]) -> None:
    """Get a process of its own ready to make films of these games."""
    settle_in(NICENESS)
    canvas.keep_within(MEMORY)
    GAMES.update(games)


def film_from_json(record: str, t: Localize) -> bytes:
    """The film of a record in JSON. Takes up to a minute. Raises ValueError."""
    return make_film(Record.from_json(record), t)[0]


def make_film(record: Record, t: Localize) -> tuple[bytes, int]:
    """The film, and the number of its turns, the start among them. Raises WrongVersion and BrokenRecord."""
    names, part = tuple(map(Verbatim, record.players)), load(record.game)
    frames = [
        animation.frame(record.game, part.pictures(game.view(None), Focus(seat, names), DARK, t))
        for game, seat in record.turns()
    ]
    return animation.encoded(frames), len(frames)
