"""Drawings of Helios's buildings and people: flat shapes, from back to front."""

from __future__ import annotations

from render.helios.drawings.brush import Layer
from render.helios.drawings.civic import CIVIC
from render.helios.drawings.people import PEOPLE
from render.helios.drawings.works import WORKS

BUILDINGS: dict[str, list[Layer]] = WORKS | CIVIC
__all__ = ["BUILDINGS", "PEOPLE", "Layer"]
