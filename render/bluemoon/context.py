"""Everything that the pictures of one moment are drawn from, and the places they mark."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS, DRAGON_COLOURS
from engine.bluemoon.view import BlueMoonView
from render import context
from render.picture import Focus, Localize
from render.theme import Theme

_OFFERS = "offer", "play yellow"


@dataclass(frozen=True, slots=True)
class DrawContext(context.DrawContext[BlueMoonView]):
    walks: frozenset[str]
    """Places one step away that the figure may go to now, as far as the viewer may know."""
    rides: Mapping[str, frozenset[str]]
    """By dragon the places it may be moved to now; those that may go almost anywhere have no mark on the places."""
    flies: bool
    """Whether the figure may go anywhere now."""
    playable: frozenset[str]
    """Cards whose power may be used now."""
    spaces: frozenset[int]
    """Numbers of the spaces that may be contributed to, on the tile of the seat to move."""
    fresh: frozenset[str]
    """Places that the previous turn or the current one changed."""
    placed: frozenset[tuple[str, int]]
    """Spaces (place, number) on which markers were placed in these two turns."""
    offers: int
    """How many of the latest offerings on the obelisk were made in these two turns."""

    @classmethod
    def of(cls, view: BlueMoonView, focus: Focus, theme: Theme, t: Localize) -> Self:
        moves = [move.split() for move in view.moves or ()]
        return cls(
            view,
            focus,
            theme,
            t,
            walks=frozenset(words[1] for words in moves if words[0] == "step"),
            rides=_rides(moves),
            flies=any(words[0] == "jump" or words[:2] == ["play", "grey1"] for words in moves),
            playable=frozenset(words[1] for words in moves if words[0] == "play"),
            spaces=frozenset(int(words[1]) for words in moves if words[0] == "contribute"),
            fresh=frozenset(_touched(deed.move, deed.place) for deed in view.last) - {""},
            placed=frozenset(
                (deed.place, int(deed.move.split()[1])) for deed in view.last if deed.move.startswith("contribute")
            ),
            offers=sum(deed.move.startswith(_OFFERS) for deed in view.last),
        )

    def marked(self, dragon: str, place: str) -> bool:
        """Whether the place has to be marked as one that the dragon may go to: not where most places are."""
        tiles = sum(tile is not None for row in self.view.rows for tile in row)
        places = self.rides.get(dragon, frozenset())
        return place in places and 2 * len(places) <= tiles


def is_place(word: str) -> bool:
    return len(word) == 2 and word[1].isdigit()


def _rides(moves: list[list[str]]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for verb, *words in moves:
        if verb == "play" and is_place(words[-1]):
            dragon = DRAGON_COLOURS.get(COLOURS[FACES[KIND[words[0]]][0]])
            if dragon:
                found[dragon].add(words[-1])
    return {dragon: frozenset(places) for dragon, places in found.items()}


def _touched(move: str, place: str) -> str:
    """The place that a move changed: the one it names, else that of the figure; "" for moves that change no place."""
    verb, *rest = move.split()
    if rest and is_place(rest[-1]):
        return rest[-1]
    return place if verb in ("contribute", "offer", "draw") else ""
