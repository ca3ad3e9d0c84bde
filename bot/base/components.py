"""The components of a game that people ask about: tiles, buildings, people, cards, tokens, bonuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from render import Localize


@dataclass(frozen=True, slots=True)
class Component:
    """One component that `/card` shows. Its name is the message `<game>-<id>`."""

    id: str
    kind: str
    """`<game>-components-<kind>` is what all of its kind are called: `Buildings`."""
    about: str
    """What it costs and does, in the words of the choices that use it."""
    count: int | None = None
    """How many the game has; None for what is not counted."""
    each: bool = False
    """Whether every player has so many of their own."""


class GameComponents(Protocol):
    """What the module `bot.games.<game>` may offer beside: a game without it has no `/card` and no menu below its
    legend. With it `render.<game>` offers their pictures (`render.picture.ComponentPictures`), and `components.txt`
    beside the rule book says which rules speak of them: `id: X-1.2, X-3.4`, and those of a whole kind in the same way.
    """

    def components(self, options: Mapping[str, str], t: Localize) -> Sequence[Component]:
        """Everything that can be asked about with these options, one kind after the other, at most 25 of a kind."""
