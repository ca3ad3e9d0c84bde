"""What events that earlier versions kept do not tell: facts with which their words say nothing about it."""

from collections.abc import Mapping

from engine.game import Fact

UNTOLD: Mapping[str, Mapping[str, Fact]] = {
    "placed": {"cube": 0, "corner": "none"},
    "cube": {"source": "unknown"},
    "paid": {"purpose": "unknown", "hex": "unknown"},
    "built": {"lost": 0},
    "activated": {"lost": 0},
    "revolution": {"watchtower": 0},
    "grew": {"warehouse": 0},
    "shone": {"city_hall": 0},
}
