"""Why a move is not possible: each condition by its rule, with what is missing."""

import re
from pathlib import Path
from random import Random

import pytest

from bot.base.i18n import localizer
from engine.game import Fact
from engine.theocratia import GAME
from engine.theocratia.rules import RULES
from tests.engine.theocratia.tables import Table, do

WORDS = (Path(__file__).parents[3] / "engine" / "theocratia" / "words.en.ftl").read_text("utf-8")
Why = tuple[str, str, dict[str, Fact]]


def why(table: Table, move: str, *before: str) -> list[Why]:
    game = table.game()
    do(game, *before)
    return [(reason.key, reason.rule, dict(reason.facts)) for reason in game.why_not(move)]


def at(step: str, face: int, civ: str = "violet") -> Table:
    return Table("violet 1").step(step, 0, civ=civ, face=face, die=["violet", face])


@pytest.mark.parametrize(
    ("table", "move", "reasons"),
    [
        (Table("violet 3"), "die violet 1", [("table", "T-6.3", {"die": "violet_1"})]),
        (Table("violet 3"), "idle violet 3", [("stuck", "T-6.11", {})]),
        (
            Table("violet 3"),
            "claim 2",
            [("unlocked", "T-9.1", {"level": 2}), ("tile_cosmo", "T-9.2", {"cosmo": 2, "has": 0})],
        ),
        (
            Table("violet 3").player(0, cosmo=14).hand(0, "stardust"),
            "play stardust",
            [("effect", "T-10.5", {"card": "stardust"})],
        ),
        (at("expand", 3), "build h4", [("own_ground", "T-7.9", {"hex": "h4"})]),
        (
            at("expand", 3),
            "build g3 start",
            [("needless_tile", "T-7.9", {"hex": "g3"}), ("tile", "T-9.4", {"hex": "g3"})],
        ),
        (at("expand", 3), "build g3", []),
        (at("expand", 3), "build a5", [("beside", "T-7.9", {"hex": "a5"})]),
        (
            at("war", 2).bare().building("b3", "magenta"),
            "destroy e6",
            [("warriors", "T-7.3", {"warriors": 3, "has": 2})],
        ),
        (
            at("war", 2),
            "destroy f4",
            [("own_civ", "T-7.3", {"civ": "violet"}), ("warriors", "T-7.3", {"warriors": 3, "has": 2})],
        ),
        (at("war", 2), "destroy a1", [("target", "T-7.3", {"hex": "a1"})]),
        (at("war", 2), "convert e1 start", [("monster", "T-7.7", {})]),
        (
            at("factory", 4).building("g3", "violet"),
            "upgrade f4",
            [("own_house", "T-7.11", {"hex": "f4", "civ": "violet"})],
        ),
    ],
)
def test_what_a_move_lacks(table: Table, move: str, reasons: list[Why]) -> None:
    assert why(table, move) == reasons


@pytest.mark.rule("T-6.6", "T-6.7", "T-6.5")
def test_what_a_face_lacks() -> None:
    """A Violet 3 could be a 5 for 4 Cosmo, and is never a six."""
    table = Table("violet 3", "violet 1").player(0, cosmo=2).hand(0, "omen")
    taken = "die violet 3"
    assert why(table, "face 5", taken) == [("steps", "T-6.6", {"cosmo": 4, "has": 2})]
    assert why(table, "face 6", taken) == [("six", "T-6.7", {})]
    assert why(table, "recolour violet omen", taken) == [("same_colour", "T-6.5", {"civ": "violet"})]
    assert why(table, "recolour pink drill", taken) == [("hand", "T-10.1", {"card": "drill"})]
    assert why(table, "recolour pink omen", taken, "recolour magenta omen")[0] == ("recoloured", "T-6.5", {})


@pytest.mark.rule("T-6.8", "T-6.9", "T-6.2")
def test_what_a_row_lacks() -> None:
    """A face needs no choice: nobody holds cards or Cosmo."""
    table = Table("violet 3", "violet 1").row("pink", "pink 1", "pink 2", "magenta 4").row("violet", "magenta 3")
    before = ("die violet 3",)
    assert why(table, "row pink", *before) == [("space", "T-6.8", {"civ": "pink"})]
    assert why(table, "row violet", *before) == [("same_number", "T-6.9", {"face": 3})]
    assert why(table, "ignore magenta omen", *before)[0] == ("ignored", "T-6.9", {"face": 3})


@pytest.mark.rule("T-6.13", "T-8.1", "T-6.2")
def test_what_a_mode_lacks() -> None:
    """A Holiday of Violet would cost 2 Cosmo, which the bonus brings, and 2 crystals, of which it has one."""
    todo = [["turn", None, None], ["mode", 0, None]]
    table = Table("violet 1").step("mode", 0, civ="violet", face=3).set(todo=todo)
    assert why(table, "expand") == []
    assert why(table, "war") == [("number", "T-6.13", {"face": 3})]
    assert why(table, "holiday") == [("complete", "T-6.2", {})]
    table = Table("violet 1").step("mode", 0, civ="magenta", face=3).set(todo=todo)
    assert why(table, "holiday") == [("colour", "T-8.1", {"civ": "magenta"})]


def test_every_condition_has_words() -> None:
    conditions = [found for item in RULES.items.values() for found in getattr(item, "conditions", ())]
    assert len(conditions) > 100
    for condition in conditions:
        assert f"theocratia-why-{condition.key} =" in WORDS, condition.key
    keys = {condition.key for condition in conditions}
    assert set(re.findall(r"^theocratia-why-(\w+) =", WORDS, re.MULTILINE)) == keys


def test_reasons_are_told_with_what_is_missing() -> None:
    """Values that a text needs and does not get are warnings and so errors here."""
    say, rng, told = localizer("en"), Random(3), set[str]()
    for seed in range(3):
        game = GAME.new(seats=2 + seed, seed=seed)
        while moves := game.moves():
            candidates = game.candidates()
            for move in rng.sample(candidates, min(len(candidates), 12)):
                for reason in game.why_not(move):
                    if reason.key not in told:
                        text = say(f"theocratia-why-{reason.key}", **dict(reason.facts))
                        assert text.endswith(".")
                        assert "theocratia-" not in text
                        told.add(reason.key)
            game.apply(moves[rng.randrange(len(moves))])
    assert len(told) > 25
