"""Positions as JSON: what cannot be is refused, and the message names it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.game import BadPosition
from engine.theocratia import GAME
from engine.theocratia.position import CivPosition, Map, Player, Position, Turn
from engine.theocratia.rules import DECISIONS, RUNS
from tests.engine.theocratia.tables import Table, asked


def refused(table: Table) -> str:
    with pytest.raises(BadPosition) as caught:
        table.game()
    return str(caught.value)


def test_a_new_game_survives_its_text() -> None:
    game = GAME.new(seats=3, seed=5)
    assert GAME.from_json(game.to_json()).to_json() == game.to_json()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "helios"}', "null"])
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(text)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"round": 6}, "round"),
        ({"turn": 9}, "turn"),
        ({"first": 4}, "first"),
        ({"active": 1}, "decided by the active seat"),
        ({"first": 1}, "active: in turn 6"),
        ({"bonus_holder": 4}, "bonus_holder"),
        ({"bonus_civ": "green"}, "bonus_civ"),
        ({"bonuses": ["bonus_factory"] * 5}, "bonuses"),
        ({"seed": "00"}, "seed"),
        ({"extra": 1}, "extra"),
        ({"options": {"power_cards": "none"}}, "options"),
        ({"options": {"colours": "red_blue"}}, "options"),
        ({"table": [["violet", 7]]}, "table"),
        ({"table": [["violet", 1]] * 4}, "more than 3 dice of a number"),
        ({"table": [["violet", 1], ["violet", 2], ["violet", 3], ["violet", 4], ["violet", 5]]}, "more than 4 violet"),
        ({"turn": 5}, "a die for each turn"),
        ({"todo": [["nonsense", 0, None]]}, "no step"),
        ({"todo": [["turn", 0, None], ["die", 0, None]]}, "belongs to"),
        ({"todo": [["die", None, None]]}, "belongs to"),
        ({"todo": [["turn", None, None]]}, "runs by itself"),
        ({"todo": [["pay", 0, None]]}, "number of crystals"),
        ({"todo": [["die", 0, 3]]}, "about nothing more"),
        ({"todo": [["neutral_hex", 0, "c4"]]}, "is about one of"),
        ({"todo": [["war", 0, None]]}, "lies on a row"),
        ({"todo": [["face", 0, None]]}, "lies on the table"),
        ({"todo": [["bonus_expand", 0, None]]}, "bonus_holder"),
        ({"todo": [["neutral_kind", 0, "c4"]]}, "a House stands"),
        ({"todo": [["civ", 9, None]]}, "todo"),
    ],
)
def test_fields_that_cannot_be(changes: dict[str, Any], message: str) -> None:
    assert message in refused(Table("violet 1", "violet 3", "pink 1").set(**changes))


@pytest.mark.parametrize(
    ("hex_", "building", "message"),
    [
        ("c4", ["magenta", "house"], "no place"),
        ("e5", ["pink", "house"], "no place"),
        ("z1", ["pink", "house"], "map.buildings"),
        ("b4", ["pink", "castle"], "map.buildings"),
    ],
)
def test_buildings_that_cannot_be(hex_: str, building: list[str], message: str) -> None:
    table = Table("violet 1")
    table.data["map"]["buildings"][hex_] = building
    assert message in refused(table)


def test_more_pieces_than_there_are() -> None:
    table = Table("violet 1")
    for hex_ in ("b4", "b3", "c3", "c5", "d6", "d7"):
        table.building(hex_, "magenta")
    assert "no 6 pieces of house" in refused(table)


def test_no_buildings_and_tiles_of_colours_without_a_seat() -> None:
    assert "nobody plays the colour of c3" in refused(Table("violet 1", seats=3).building("c3", "magenta"))
    table = Table("violet 1", seats=3)
    table.data["map"]["tiles"] = {"c3": {"colour": "white", "kind": "level"}}
    assert "map.tiles" in refused(table)


@pytest.mark.parametrize(
    ("field", "names", "message"),
    [
        ("monsters", ["b4"], "map.monsters"),
        ("crystals", ["c2"], "map.crystals"),
        ("crystals", ["d5"], "map.crystals"),
        ("crystals", ["b4", "b4"], "named twice"),
        ("touched", ["b4", "b4"], "named twice"),
    ],
)
def test_things_on_the_map_that_cannot_be(field: str, names: list[str], message: str) -> None:
    table = Table("violet 1")
    table.data["map"][field] = names
    assert message in refused(table)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"supply": 9, "page_warriors": 2}, "more than 10 Warriors"),
        ({"page_crystals": 2}, "completed"),
        ({"page_crystals": 1, "page_warriors": 1}, "completed"),
        ({"areas": 6, "page_crystals": 1}, "completed"),
        ({"areas": 7}, "areas"),
        ({"development": "dev_blank"}, "Development"),
        ({"row": [["violet", 1, 4]]}, "row"),
        ({"row": [["violet", 1, None]] * 4}, "row"),
        ({"crystals": {"green": -1}}, "crystals"),
    ],
)
def test_civs_that_cannot_be(fields: dict[str, Any], message: str) -> None:
    assert message in refused(Table("violet 1").civ("turquoise", **fields))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cosmo": 15}, "cosmo"),
        ({"malus": 13}, "malus"),
        ({"priests": [0, 0, 0]}, "priests"),
        ({"priests": [0, 0, 0, 15]}, "priests"),
        ({"level_tiles": 1}, "more tiles in use than claimed"),
        ({"tokens": ["token_cosmo"]}, "one for each Pyramid"),
        ({"tokens": ["token_cosmo", "token_cosmo"]}, "taken twice"),
        ({"claimed": [3]}, "claimed"),
    ],
)
def test_players_that_cannot_be(fields: dict[str, Any], message: str) -> None:
    assert message in refused(Table("violet 1").player(1, **fields))


def test_one_starting_tile_only() -> None:
    assert "one Starting tile" in refused(Table("violet 1").tile("d4", 1).player(1, start_tile=True))


def test_each_card_twice() -> None:
    position = json.loads(Table("violet 1").position())
    position["deck"].append("omen")
    with pytest.raises(BadPosition, match="omen: 3 copies"):
        GAME.from_json(json.dumps(position))


def test_three_civs_are_too_few() -> None:
    position = json.loads(Table("violet 1").position())
    position["civs"].pop()
    with pytest.raises(BadPosition, match="civs: 4 of them"):
        GAME.from_json(json.dumps(position))


def test_a_decision_without_a_choice_is_no_position() -> None:
    """All Civs are taken: nobody can choose one."""
    table = Table("violet 1").building("b4", "magenta").building("d7", "turquoise").building("g3", "violet")
    table.building("d3", "pink").set(todo=[["civ", 0, None]])
    assert "nothing can be chosen" in refused(table)


def test_the_site_of_a_pyramid_is_an_own_building() -> None:
    table = Table("violet 1").step("clear", 0, "d2", civ="pink", face=5).building("d2", "pink", "factory")
    assert "own Factory or Barrack" in refused(table)
    own = Table("violet 1").step("clear", 0, "d3", civ="pink", face=5).building("d3", "pink", "factory")
    assert asked(own.building("d2", "pink").building("e2", "pink").game()) == "clear 0"


@pytest.mark.parametrize("field", ["first", "active", "next_first", "bonus_holder"])
def test_seats_that_are_not_in_the_game(field: str) -> None:
    assert field in refused(Table("violet 1", seats=3).set(**{field: 3}))


@pytest.mark.parametrize("step", ["face", "row", "idle_row"])
def test_a_die_that_was_placed_waits_for_no_row(step: str) -> None:
    """Magenta, the first Civ, is no less a row than the others."""
    table = Table("violet 3", "violet 1").step(step, 0, face=3)
    table.data["todo"].pop(1)
    assert asked(table.game()) == f"{step} 0"
    table.data["die"]["civ"] = "magenta"
    assert "it lies on the table" in refused(table)


def test_a_target_waits_for_a_die_on_a_row() -> None:
    """Magenta is the first Civ; without a face or a row nothing is built."""
    assert asked(Table("violet 1").step("expand", 0, civ="magenta", face=3).game()) == "expand 0"
    assert "it lies on a row" in refused(Table("violet 1").step("expand", 0, civ="magenta"))
    assert "it lies on a row" in refused(Table("violet 1").step("expand", 0, face=3))


def test_a_row_waits_for_the_face() -> None:
    table = Table("violet 3", "violet 1").step("row", 0)
    table.data["todo"].pop(1)
    assert "settled before the row" in refused(table)


def test_the_holder_of_the_bonus_card_decides() -> None:
    table = Table().set(bonus_holder=1).last_turn().set(todo=[["slide", None, None], ["bonus_expand", 1, None]])
    assert asked(table.game()) == "bonus_expand 1"
    assert "it decides" in refused(table.set(todo=[["bonus_expand", 0, None]]))


DOCS = Path(__file__).parents[3] / "docs" / "positions-theocratia.md"
EXAMPLES = re.findall(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_documentation_are_positions(text: str) -> None:
    game = GAME.from_json(text)
    assert game.moves()
    assert GAME.from_json(game.to_json()).to_json() == game.to_json()


def test_what_is_left_out_is_as_documented() -> None:
    smallest, middle = map(GAME.from_json, EXAMPLES)
    begun = GAME.new(seats=2, seed=1).view(None)
    view = smallest.view(None)
    assert [(hex_.name, hex_.kind, hex_.crystal, hex_.monster) for hex_ in view.hexes] == [
        (hex_.name, hex_.kind, hex_.crystal, hex_.monster) for hex_ in begun.hexes
    ]
    assert [(found.crystals, found.supply) for found in view.civs] == [
        (found.crystals, found.supply) for found in begun.civs
    ]
    assert (view.deck, asked(smallest), view.players[0].start_tile) == (40, "die 0", True)
    assert (asked(middle), middle.view(None).players[0].start_tile) == ("war 1", False)
    assert "destroy b3" in middle.moves()


def test_every_field_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    for model in (Position, Map, CivPosition, Player, Turn):
        for field in model.model_fields:
            assert f"`{field}`" in text, f"{model.__name__}.{field}"
    for step in (*DECISIONS, *RUNS):
        assert f"`{step}`" in text
