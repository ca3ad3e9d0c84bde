"""Everything that the pictures of one moment are drawn from, and the places they mark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.bluemoon.view import BlueMoonView
from render import context
from render.picture import Focus, Say
from render.theme import Theme

_TO_A_PLACE = frozenset({"step", "jump", "play"})
_OFFERS = "offer", "play yellow"


@dataclass(frozen=True, slots=True)
class DrawContext(context.DrawContext[BlueMoonView]):
    targets: frozenset[str]
    """Places a figure or dragon may go to now, as far as the viewer may know."""
    spaces: frozenset[int]
    """Numbers of the spaces that may be contributed to, on the tile of the seat to move."""
    fresh: frozenset[str]
    """Places that the previous turn or the current one changed."""
    placed: frozenset[tuple[str, int]]
    """Spaces (place, number) on which markers were placed in these two turns."""
    offers: int
    """How many of the latest offerings on the obelisk were made in these two turns."""

    @classmethod
    def of(cls, view: BlueMoonView, focus: Focus, theme: Theme, say: Say) -> Self:
        moves = [move.split() for move in view.moves or ()]
        return cls(
            view,
            focus,
            theme,
            say,
            targets=frozenset(words[-1] for words in moves if words[0] in _TO_A_PLACE and is_place(words[-1])),
            spaces=frozenset(int(words[1]) for words in moves if words[0] == "contribute"),
            fresh=frozenset(_touched(deed.move, deed.place) for deed in view.last) - {""},
            placed=frozenset(
                (deed.place, int(deed.move.split()[1])) for deed in view.last if deed.move.startswith("contribute")
            ),
            offers=sum(deed.move.startswith(_OFFERS) for deed in view.last),
        )


def is_place(word: str) -> bool:
    return len(word) == 2 and word[1].isdigit()


def _touched(move: str, place: str) -> str:
    """The place that a move changed: the one it names, else that of the figure; "" for moves that change no place."""
    verb, *rest = move.split()
    if rest and is_place(rest[-1]):
        return rest[-1]
    return place if verb in ("contribute", "offer", "draw") else ""
