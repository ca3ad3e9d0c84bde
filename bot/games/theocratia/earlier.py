"""What events lacked when earlier versions of the game kept them."""

from collections.abc import Mapping

from engine.game import Fact

UNTOLD: Mapping[str, Mapping[str, Fact]] = {
    "first": {"later": 1},
    "chose_civ": {"priest": 0},
    **{kind: {"owner": None} for kind in ("destroyed", "converted")},
}
"""They are told on as they were: the Next-first token for the next round, a House without a word of the Priest, and
whose a building was.
"""
