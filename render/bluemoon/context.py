"""What the pictures of one moment are drawn from, and which places they mark."""

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
    """Places where the turn before or the one under way left a mark."""
    placed: frozenset[tuple[str, int]]
    """Spaces (place, number) whose markers were put there in these turns."""
    offers: int
    """Offerings made in these turns: the last ones on the obelisk."""

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
    """Where a move left its mark: at the place it names, else where the figure stood; nowhere for an end."""
    verb, *rest = move.split()
    if rest and is_place(rest[-1]):
        return rest[-1]
    return place if verb in ("contribute", "offer", "draw") else ""
