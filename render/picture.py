"""The interface between a game's pictures and the code that posts them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from engine.game import Fact, View
    from render.component import Face
    from render.theme import Theme


class Verbatim(str):
    """A value for `Localize` shown as it is, such as a player's name, even where a message of that name exists."""

    __slots__ = ()


class Localize(Protocol):
    """Words by key, in the reader's language: `t("helios-log-took", seat="Ana", tile="red")`."""

    def __call__(self, key: str, /, **data: Fact) -> str: ...


@dataclass(frozen=True, slots=True)
class Focus:
    """Whose point of view a table is drawn from."""

    seat: int
    """The seat whose own board is large."""
    names: tuple[str, ...]
    """The players' names by seat, unfiltered: any letters, any length. Write them with `DrawContext.name`."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture, drawn when its bytes are asked for and kept by its fingerprint."""

    name: str
    """A file name without its ending, unique within one message, stable over time."""
    title: str
    """Which picture it is, on one line: `The shared display`."""
    alt: str
    """At most 1,000 characters, whole sentences, most important first."""
    width: int
    height: int
    fingerprint: str
    """Equal for equal pixels: what is shown, hashed. Unchanged means nothing to draw and nothing to upload."""
    png: Callable[[], bytes] = field(compare=False, repr=False)
    """The encoded picture, a PNG with a palette. Takes milliseconds: never call it on the event loop. Safe from any
    thread.
    """
    shown: tuple[Any, ...] = field(default=(), compare=False, repr=False)
    """The display list: everything that is drawn, for tests that read what a picture tells."""


V = TypeVar("V", bound="View", contravariant=True)


class ComponentPictures(Protocol):
    """What the module `render.<game>` offers beside where `bot.games.<game>` lists the things of the game."""

    def components(self, options: Mapping[str, str], theme: Theme) -> Mapping[str, Face]:
        """What each of them looks like in a game with these options, by its id."""


class GamePictures(Protocol[V]):
    """What the module `render.<game>` offers; V is the game's own view."""

    def pictures(self, view: V, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
        """The one picture of the table, called `table`: all that one decides by, what there is to choose from, the own
        board of the seat in focus large and the others small. It keeps its size within a phase.
        """

    def gallery(self, view: V, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
        """Every board and the shared display, each at full size, for anyone who asks to see one; the legend last.

        Where a player's board comes first, it is that of the seat in focus.
        """

    def private(self, view: V, focus: Focus, theme: Theme, t: Localize) -> list[Picture]:
        """The one picture that stands for that of the table where the viewing seat has secrets, such as a hand: the
        same, with them. Empty where a game has no secrets, and for a spectator.
        """

    def state_text(self, view: V, focus: Focus, t: Localize) -> list[str]:
        """Everything the view tells, in a fixed order: sections of a `### ` heading and a list of sentences.

        Anything not mentioned is not there: a list of what a player has is left out where it would be empty.
        """

    def own_text(self, view: V, focus: Focus, t: Localize) -> list[str]:
        """What the viewing seat has and could pay for, in sentences to its player; nothing for a spectator."""

    def icons(self) -> dict[str, Callable[[], bytes]]:
        """The game's icons by name, as 128 x 128 PNG: what a button shows is what the picture shows."""
