"""Each card that can be hidden has a marker word in its name: whoever reads the marker was told of the card."""

from __future__ import annotations

from tests.facts import facts


def marker(key: str, card: str) -> str:
    """A word that no text contains."""
    return f"Zq{key[0]}{facts(key).cards.ids.index(card)}q"
