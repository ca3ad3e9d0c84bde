"""Colours of the pictures: one dark, opaque look for light and dark clients alike.

The colours were chosen for the greatest distance under the common colour-blindnesses. Still, nothing is shown by colour
alone: every coloured thing has a shape of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]
OUTLINE: Colour = (22, 22, 32)
GOLD: Colour = (255, 196, 61)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """A colour `share` of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Theme:
    """The look of all pictures."""

    name: str
    ground: Colour
    panel: Colour
    edge: Colour
    slot: Colour
    """An empty place to put something."""
    ink: Colour
    muted: Colour
    gold: Colour
    """Points, and what has been achieved."""
    dark: Colour
    """Outlines, and words on light things."""
    glow: Colour
    """What may be chosen now."""
    fresh: Colour
    """What has just changed."""
    seats: tuple[Colour, ...]

    def __repr__(self) -> str:
        return self.name


DARK = Theme(
    name="dark",
    ground=(18, 21, 38),
    panel=(36, 42, 70),
    edge=(66, 76, 116),
    slot=(25, 30, 52),
    ink=(248, 243, 230),
    muted=(176, 183, 212),
    gold=GOLD,
    dark=OUTLINE,
    glow=(120, 255, 214),
    fresh=(255, 255, 255),
    seats=((236, 112, 92), (150, 240, 250), (150, 122, 240), (255, 240, 60)),
)
