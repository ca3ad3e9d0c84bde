"""The characters' phase."""

import json

from engine.helios import GAME
from engine.helios.view import HeliosView


def asked(*hired: str, mana: int = 4) -> HeliosView:
    """Three players, the first of them in the characters' phase, with cubes for whoever asks for any three."""
    tiles = {"d4": {"tile": "redwood", "cubes": ["redwood"] * 2}, "c4": {"tile": "granite", "cubes": ["granite"] * 2}}
    other = {"tiles": {"d4": {"tile": "bamboo", "cubes": ["bamboo"]}}}
    own = {"tiles": tiles, "mana": mana, "hired": list(hired)}
    pending = [{"ask": "characters", "seat": 0}]
    wanted = {"game": "helios", "round": 2, "turn": 4, "boards": [own, other, other], "pending": pending}
    return GAME.from_json(json.dumps(wanted)).view(None)
