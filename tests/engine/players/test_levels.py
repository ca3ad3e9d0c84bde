"""The levels that games offer: only what the arena has told apart, with its figures where people read them."""

import re
from pathlib import Path

import pytest

from bot.base.i18n import localizer
from engine.game import Game
from engine.players.levels import LEVELS, offered_levels
from engine.players.proved import proved
from engine.players.values import load

DOCUMENT = Path(__file__).parents[3] / "docs" / "players.md"
MATCH = {"over": "easy", "blocks": 64, "seed": 1, "milliseconds": 0, "share": 60.0, "half": 9.0}


def test_levels_are_offered_in_the_order_in_which_they_were_proved() -> None:
    assert list(proved({"easy": None, "hard": MATCH})) == ["easy", "hard"]
    assert proved({}) == {}


@pytest.mark.parametrize(
    "match",
    [None, {**MATCH, "blocks": 63}, {**MATCH, "half": 10.0}, {**MATCH, "over": "medium"}],
    ids=["no match", "too few blocks", "an interval that reaches a half", "another level"],
)
def test_a_level_that_is_not_proved_apart_from_the_one_below_is_refused(match: dict[str, object] | None) -> None:
    with pytest.raises(ValueError, match="hard is not proved stronger than easy"):
        proved({"easy": None, "hard": match})


def test_a_game_offers_levels_that_exist_the_weakest_first(rules: type[Game]) -> None:
    assert [level for level in LEVELS if level in offered_levels(rules.key)] == list(offered_levels(rules.key))


def test_the_document_names_the_match_that_proved_a_level(rules: type[Game]) -> None:
    title = localizer("en")(f"{rules.key}-title")
    told = set(re.findall(rf"^\| {title} \| (.*) \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE))
    for level, proof in load(rules.key).levels.items():
        if proof is not None:
            clock = f"{proof.milliseconds} ms" if proof.milliseconds else "none"
            figures = f"{proof.blocks}, {proof.seed} | {clock} | {proof.share}% ± {proof.half}"
            assert f"{level}, {proof.over} | {figures}" in told
