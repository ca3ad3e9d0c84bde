"""Colours and measures of the pictures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of all pictures."""

    name: str


DARK = Theme("dark")
