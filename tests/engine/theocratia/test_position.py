"""Positions as JSON: what cannot be is refused, and the message names it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.game import BadPosition
from engine.theocratia import GAME
from engine.theocratia.position import POSITION
from engine.theocratia.rules import RULES
from tests.engine.theocratia.tables import CIVS, Table, asked


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
        ({"active": 1}, "die of 1 where 'die' is waited for"),
        ({"first": 1}, "active: in turn 6"),
        ({"bonus_holder": 4}, "bonus_holder"),
        ({"bonus_civ": "green"}, "bonus_hue"),
        ({"bonuses": ["bonus_factory"] * 5}, "bonuses"),
        ({"seed": "00"}, "seed"),
        ({"options": {"power_cards": "none"}}, "options"),
        ({"options": {"colours": "red_blue"}}, "options"),
        ({"table": [["violet", 7]]}, "table"),
        ({"table": [["violet", 1]] * 4}, "more than 3 dice of a number"),
        ({"table": [["violet", 1], ["violet", 2], ["violet", 3], ["violet", 4], ["violet", 5]]}, "more than 4 violet"),
        ({"turn": 5}, "a die for each turn"),
        ({"todo": [["nonsense", 0, None]]}, "pending.0.ask"),
        ({"todo": [["turn", 0, None], ["die", 0, None]]}, "pending: turn, die of 0"),
        ({"todo": [["die", None, None]]}, "pending.0.seat"),
        ({"todo": [["turn", None, None]]}, "runs by itself"),
        ({"todo": [["die", 0, 3]]}, "no such field here"),
        ({"todo": [["neutral_hex", 0, "c4"]]}, "pending.0.civ"),
        ({"todo": [["turn", None, None], ["end", 0, None], ["war", 0, None]]}, "has been drafted"),
        ({"todo": [["turn", None, None], ["face", 0, None]]}, "has been drafted"),
        ({"todo": [["bonus_expand", 0, None]]}, "slide, develop"),
        ({"todo": [["slide", None, None], ["neutral_kind", 0, "c4"]]}, "a House stands"),
        ({"todo": [["civ", 9, None]]}, "pending.0.seat"),
    ],
)
def test_fields_that_cannot_be(changes: dict[str, Any], message: str) -> None:
    assert message in refused(Table("violet 1", "violet 3", "pink 1").set(**changes))


@pytest.mark.parametrize(
    ("hex_", "building", "message"),
    [
        ("c4", ["magenta", "house"], "no place"),
        ("e5", ["pink", "house"], "no place"),
        ("z1", ["pink", "house"], "houses"),
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
    assert "houses: magenta has no 6 pieces" in refused(table)


def test_no_buildings_and_tiles_of_colours_without_a_seat() -> None:
    assert "nobody plays the colour of c3" in refused(Table("violet 1", seats=3).building("c3", "magenta"))
    table = Table("violet 1", seats=3)
    table.data["map"]["tiles"] = {"c3": {"colour": "white", "kind": "level"}}
    assert "start_tiles, level_tiles" in refused(table)


@pytest.mark.parametrize(
    ("field", "names", "message"),
    [
        ("monsters", ["b4"], "monsters"),
        ("crystals", ["c2"], "crystals"),
        ("crystals", ["d5"], "crystals"),
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
        ({"areas": 7}, "pages"),
        ({"development": "dev_blank"}, "Development"),
        ({"row": [["violet", 1, 4]]}, "row"),
        ({"row": [["violet", 1, None]] * 4}, "row"),
        ({"crystals": {"green": -1}}, "area.turquoise.green"),
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


@pytest.mark.parametrize(("field", "value"), [("version", 2), ("extra", 1), ("bag", [4, 4, 4, 4])])
def test_fields_that_are_none(field: str, value: Any) -> None:
    position = json.loads(Table("violet 1").position())
    with pytest.raises(BadPosition, match=field):
        GAME.from_json(json.dumps(position | {field: value}))


def test_three_civs_are_too_few() -> None:
    position = json.loads(Table("violet 1").position())
    del position["area"]["pink"]
    with pytest.raises(BadPosition, match=r"area\.pink: is missing"):
        GAME.from_json(json.dumps(position))


def test_whoever_chooses_a_civ_has_none() -> None:
    """All Civs are taken: nobody can choose one."""
    table = Table("violet 1").building("b4", "magenta").building("d7", "turquoise").building("g3", "violet")
    table.building("d3", "pink").set(
        round=0, turn=0, first=0, bonus_civ=None, todo=[["round", None, None], ["civ", 0, None]]
    )
    assert "no House of a Civ" in refused(table)


def test_a_decision_without_a_choice_is_no_position() -> None:
    """Nobody owns a House of Violet that could become a Factory, and no tile can be claimed."""
    assert "nothing can be chosen" in refused(Table("violet 1").step("factory", 0, civ="violet", face=4))


def test_the_site_of_a_pyramid_is_an_own_building() -> None:
    table = Table("violet 1").step("clear", 0, "d2", civ="pink", face=5).building("d2", "pink", "factory")
    assert "own Factory or Barrack" in refused(table)
    own = Table("violet 1").step("clear", 0, "d3", civ="pink", face=5).building("d3", "pink", "factory")
    assert asked(own.building("d2", "pink").building("e2", "pink").game()) == "clear 0"


@pytest.mark.parametrize("field", ["first", "active", "next_first", "bonus_holder"])
def test_seats_that_are_not_in_the_game(field: str) -> None:
    assert field in refused(Table("violet 1", seats=3).set(**{field: 3}))


@pytest.mark.parametrize(("step", "face"), [("face", None), ("row", 3), ("idle_row", None)])
def test_a_die_that_was_placed_waits_for_no_row(step: str, face: int | None) -> None:
    """Magenta, the first Civ, is no less a row than the others."""
    table = Table("violet 3", "violet 1").step(step, 0, face=face, idle=step == "idle_row")
    table.data["todo"].pop(1)
    assert asked(table.game()) == f"{step} 0"
    table.data["die"] |= {"civ": "magenta", "face": 3}
    assert "it lies on the table" in refused(table)


def test_a_target_waits_for_a_die_on_a_row() -> None:
    """Magenta is the first Civ; without a face or a row nothing is built."""
    assert asked(Table("violet 1").step("expand", 0, civ="magenta", face=3).game()) == "expand 0"
    assert "it lies on a row" in refused(Table("violet 1").step("expand", 0, face=3))
    without = Table("violet 1").step("expand", 0, mode="expand").row("magenta", "violet 3")
    without.data["die"]["civ"] = "magenta"
    without.data["todo"][-1][0] = "die"
    assert "the face is settled before the row" in refused(without)


def test_a_row_waits_for_the_face() -> None:
    table = Table("violet 3", "violet 1").step("row", 0)
    table.data["todo"].pop(1)
    assert "settled before the row" in refused(table)


END_OF_ROUND = [
    ["slide", None, None],
    *(["develop", None, name] for name in ("pink", "violet", "turquoise", "magenta")),
]


def test_the_holder_of_the_bonus_card_decides() -> None:
    table = Table().set(bonus_holder=1).last_turn()
    assert asked(table.set(todo=[*END_OF_ROUND, ["bonus_expand", 1, None]]).game()) == "bonus_expand 1"
    assert "bonus_expand of 1" in refused(table.set(todo=[*END_OF_ROUND, ["bonus_expand", 0, None]]))


@pytest.mark.rule("T-13.1")
def test_nobody_is_asked_for_a_house_that_the_civ_does_not_have() -> None:
    """All five Houses of the Civ of the bonus die stand, so its Expand passes by itself."""
    after = [{"then": "develop", "civ": name} for name in ("pink", "violet", "turquoise", "magenta")]
    position = {
        "game": "theocratia",
        "seats": 4,
        "turn": 8,
        "bonus_hue": "violet",
        "bonus_holder": 0,
        "active": 3,
        "houses": {"violet": ["g3", "g5", "h3", "h4", "h6"]},
        "table": ["magenta_1"],
        "pending": [{"then": "slide"}, *after, {"ask": "bonus_expand", "seat": 0}],
    }
    with pytest.raises(BadPosition, match=r"^pending: .*'bonus_expand' passes by itself"):
        GAME.from_json(json.dumps(position))
    position["houses"] = {"violet": ["g3", "g5", "h3", "h4"]}
    assert asked(GAME.from_json(json.dumps(position))) == "bonus_expand 0"


# -- what waits, and the die in use


def two_seats(**fields: Any) -> Table:
    """The first turn of round 1 with two players, who have 9 dice to draw from the table and the bag."""
    return Table("magenta 1", "turquoise 5", "turquoise 6", "violet 3", "violet 3", "pink 4", seats=2).set(**fields)


@pytest.mark.parametrize(
    "todo",
    [
        [],
        [["die", 0, None]],
        [["turn", None, None], ["die", 0, None], ["die", 0, None]],
        [["slide", None, None], ["die", 0, None]],
        [["turn", None, None], ["end", 0, None], ["die", 0, None]],
        [["second_die", None, None], ["bonus_expand", 0, None]],
        [["round", None, None], ["pyramid_worship", 0, None]],
        [["turn", None, None], ["bonus_expand", 0, None]],
        [["turn", None, None], ["neutral_hex", 0, "pink"]],
        [["turn", None, None], ["end", 0, None], ["neutral_hex", 0, "pink"]],
        [["turn", None, None], ["civ", 0, None]],
    ],
)
def test_under_each_step_lies_what_the_rules_put_there(todo: list[list[Any]]) -> None:
    assert asked(two_seats().game()) == "die 0"
    assert refused(two_seats(todo=todo)).startswith(("pending", "round:"))


def test_the_turn_under_a_target_ends_with_its_own_seat() -> None:
    table = Table("violet 1").step("expand", 0, civ="magenta", face=3)
    table.data["todo"][1][1] = 1
    assert "end of 0" in refused(table)


def test_no_round_follows_the_last() -> None:
    table = Table(seats=2).building("g3", "violet", "pyramid").player(0, tokens=["token_cosmo"]).set(round=4)
    table.last_turn().set(todo=[["pyramid_worship", 0, None]])
    assert asked(table.game()) == "pyramid_worship 0"
    assert "pending" in refused(table.set(todo=[["round", None, None], ["pyramid_worship", 0, None]]))
    assert "after the last one" in refused(table.set(round=3, todo=[["pyramid_worship", 0, None]]))


def test_a_game_ends_after_its_last_turn() -> None:
    assert asked(Table(seats=2).last_turn().set(round=4, todo=[]).game()) == "over"
    assert "after its last turn only" in refused(Table(seats=2).last_turn().set(round=3, todo=[]))


def test_a_turn_left_has_space_on_a_row() -> None:
    table = Table("turquoise 5", "violet 5", "pink 5", seats=2)
    for name in CIVS:
        table.row(name, *(f"{name} {face}" for face in (1, 2, 3)))
    assert "a space for each turn left" in refused(table)


PAYING: dict[str, Any] = {"die": ["violet", 6], "face": 6, "civ": "violet", "mode": "holiday"}


@pytest.mark.parametrize(
    ("paid", "message"),
    [
        ([], None),
        ([0, 0, 0, 0, 1, 0], "everything has been paid"),
        ([1, 0, 0], "more than the Civ has"),
        ([0, 0, 0, 0, 3], "more than the Civ has"),
        ([0, 0, 0, 0, 1], "or too little"),
    ],
)
def test_a_holiday_is_paid_with_what_the_civ_has(paid: list[int], message: str | None) -> None:
    """Violet has its Barrack and its Fortress, so size 2, and nine Green crystals."""
    table = Table("violet 1").step("pay", 0, **PAYING, paid=paid).civ("violet", crystals={"green": 9})
    if message is None:
        assert asked(table.game()) == "pay 0"
    else:
        assert message in refused(table)


@pytest.mark.parametrize(("step", "face"), [("war", 2), ("site", 4), ("factory", 4), ("barrack", 5)])
def test_a_claim_is_no_target(step: str, face: int) -> None:
    """Violet has no Warrior, no group of three and no House of Red's: Red could claim a tile and then do nothing."""
    table = Table("violet 1").step(step, 0, civ="violet", face=face, die=["violet", face])
    table.civ("violet", supply=0).player(0, cosmo=2, priests=[2, 3, 3, 3])
    assert "nothing can be chosen" in refused(table)


def test_a_tile_claimed_on_the_way_is_a_way() -> None:
    """Beside Violet no lava is free, so that only a tile makes an Expand."""
    table = Table("violet 1").step("expand", 0, civ="violet", face=3).player(0, cosmo=2, priests=[2, 3, 3, 3])
    table.player(0, start_tile=False).building("g3", "violet")
    assert table.game().moves() == ["claim 2"]


@pytest.mark.parametrize(
    ("step", "die", "message"),
    [
        ("war", {"die": ["violet", 2], "face": 2, "civ": "violet", "mode": "expand"}, "mode"),
        ("expand", {"face": 3, "civ": "violet", "mode": "expand", "acts": ["ambush"]}, "mode"),
        ("expand", {"face": 3, "civ": "violet", "mode": "war"}, "mode"),
        ("expand", {"face": 3, "civ": "violet", "vision": True}, "vision"),
        ("expand", {"die": ["violet", 6], "face": 3, "civ": "violet", "twists": 1}, "twists"),
        ("expand", {"face": 3, "civ": "pink", "tint": "magenta"}, "civ"),
        ("expand", {"face": 3, "civ": "violet", "tint": "violet"}, "tint"),
        ("expand", {"face": 3, "civ": "violet", "idle": True}, "idle"),
        ("expand", {"face": 3, "civ": "violet", "greens": 1}, "greens"),
        ("expand", {"face": 3, "civ": "violet", "paid": [1]}, "paid"),
        ("mode", {"die": ["violet", 3], "face": 6, "civ": "violet"}, "face"),
        ("mode", {"face": 3, "civ": "violet", "mode": "expand"}, "mode"),
        ("end", {"face": 3, "civ": "violet", "idle": True, "mode": "expand"}, "idle"),
        ("token_house", {"face": 4, "civ": "violet"}, "used"),
    ],
)
def test_dice_that_cannot_be(step: str, die: dict[str, Any], message: str) -> None:
    table = Table("violet 1").step(step, 0, **{"die": ["violet", die.get("face", 3)], **die})
    if step in ("end", "mode"):
        table.set(todo=[["turn", None, None], [step, 0, None]])
    assert message in refused(table)


@pytest.mark.parametrize("step", ["mode", "end"])
def test_the_die_lies_on_the_row_it_names(step: str) -> None:
    table = Table("violet 1").step(step, 0, face=3, civ="violet", mode="expand" if step == "end" else None)
    table.set(todo=[["turn", None, None], [step, 0, None]])
    assert asked(table.game()) == f"{step} 0"
    position = json.loads(table.position())
    position["rows"]["violet"] = []
    with pytest.raises(BadPosition, match="lies on a row"):
        GAME.from_json(json.dumps(position))


def test_cards_played_with_the_die_are_discarded() -> None:
    """Else a third Twist of Fate could be drawn from a world's deck."""
    table = Table("violet 1").step("face", 0, die=["violet", 1], twists=1)
    position = json.loads(table.set(todo=[["turn", None, None], ["face", 0, None]]).position())
    assert asked(GAME.from_json(json.dumps(position))) == "face 0"
    position["deck"].append(position["discard"].pop())
    with pytest.raises(BadPosition, match="discard: the cards played"):
        GAME.from_json(json.dumps(position))


def test_a_card_that_is_taken_is_not_taken_again() -> None:
    table = Table("violet 1").step("take", 0, face=1, civ="pink", die=["violet", 1]).set(next_first=0)
    assert asked(table.game()) == "take 0"
    assert "has been taken" in refused(table.set(bonus_holder=1))
    assert "has the token" in refused(table.set(bonus_holder=None, next_first=1))


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
    for field in (*POSITION.struct.stored, *RULES.items):
        assert f"`{field}`" in text, field
