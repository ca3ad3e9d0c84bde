"""What alt texts of several games have in common."""

from collections.abc import Iterator, Sequence
from typing import Any

from tests.facts import Told


def everybody(verb: str) -> Told:
    """A sentence on every player that begins like this."""
    return lambda view, names, own: (f"{name} {verb}" for name in names)


def others(verb: str) -> Told:
    """A sentence on every player but the one in focus."""
    return lambda view, names, own: (f"{name} {verb}" for name in names if name != own)


def decision(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    """Who decides, or how the game ended."""
    ranked = bool(view.result and view.result.ranks)
    yield f"{names[view.prompt.seat]} decides: " if view.prompt else "The places are" if ranked else "A draw"


def hand(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield "You hold "
