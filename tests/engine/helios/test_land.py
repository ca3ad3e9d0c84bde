"""Chapter 4: creating land."""

from typing import Any

import pytest

from tests.engine.helios.tables import COLOURS, cubes, land, play, table, targets, tiles, told


@pytest.mark.rule("H-4.1")
def test_land_comes_with_its_cube_and_a_special_tile_without() -> None:
    game = table(land(), ask="land")
    assert game.moves() == [
        *(f"land {colour}" for colour in COLOURS),
        *(f"special {special}" for special in ("created_land", "empty_spaces", "resources", "temples")),
        "pass",
    ]
    play(game, "land obsidian")
    assert game.view(None).pending == ("obsidian",)
    log = play(game, "place d5")
    assert told(log, "placed") == [{"seat": 0, "tile": "obsidian", "hex": "d5", "mana": 0}]
    assert tiles(game) == {"d4": "redwood", "d5": "obsidian"}
    assert cubes(game, "d5") == ["obsidian"]
    game = table(land(), ask="land")
    play(game, "special temples", "place d5")
    assert tiles(game) == {"d4": "redwood", "d5": "temples"}
    assert cubes(game, "d5") == []


@pytest.mark.rule("H-4.2")
def test_tiles_go_beside_tiles_but_not_on_the_rim_or_the_sun() -> None:
    game = table(land("d4:redwood d5:spring d6:spring"), ask="land")
    play(game, "land granite")
    assert targets(game, "place") == {"c3", "c4", "c5", "e3", "e4", "e5"}, "not d3 (sun), not d7, c6, e6 (rim)"
    game = table(land("d4:redwood d5:spring", sun="c5"), ask="land")
    play(game, "special resources")
    assert targets(game, "place") == {"c3", "c4", "d3", "d6", "e3", "e4", "e5"}


@pytest.mark.rule("H-4.3")
def test_no_tile_may_cut_off_the_sun() -> None:
    mouth = "d4:redwood e3:spring c3:bamboo e2:bamboo c2:bamboo"
    game = table(land(mouth), ask="land")
    play(game, "land granite")
    assert targets(game, "place") == {"b2", "b3", "c4", "d5", "e4", "f2", "f3"}, "all but d2, the only way out"
    game = table(land(mouth, sun="d2"), ask="land")
    play(game, "land granite")
    assert "d3" in targets(game, "place"), "the sun is outside"


@pytest.mark.rule("H-4.3")
def test_a_longer_way_out_may_not_be_closed_either() -> None:
    """The sun on d3 leaves by c2 and b2 or by d2; c2 stays open, so d2 may be filled, then c2 may not."""
    board = "d4:redwood e3:spring e2:bamboo c3:bamboo"
    game = table(land(board), ask="land")
    play(game, "land granite")
    assert {"d2", "c2"} <= targets(game, "place")
    game = table(land(board + " d2:granite"), ask="land")
    play(game, "land granite")
    assert "c2" not in targets(game, "place")


@pytest.mark.rule("H-4.3")
def test_the_way_out_may_lead_through_several_hexes_beside_the_centre() -> None:
    """The sun on c4 is closed in but for c3, which leads to b2: neither may be filled."""
    ring = "d4:redwood d5:spring c5:bamboo b4:bamboo b3:granite c2:granite d3:granite d2:spring"
    game = table(land(ring, sun="c4"), ask="land", round=2)
    play(game, "land granite")
    assert {"c3", "b2"} & targets(game, "place") == set()
    assert {"e4", "e3", "d6", "e2"} <= targets(game, "place")


@pytest.mark.rule("H-4.4")
def test_a_taken_tile_is_not_replaced() -> None:
    stock: dict[str, Any] = {"open_land": ["spring", "granite"], "additional": "redwood"}
    game = table(land(), ask="land", **stock)
    assert targets(game, "land") == {"spring", "granite", "redwood"}
    play(game, "land spring", "place d5")
    stacks = {stack.stack: stack.open for stack in game.view(None).stacks}
    assert {stack: tile for stack, tile in stacks.items() if tile} == {"granite": "granite", "additional": "redwood"}


@pytest.mark.rule("H-4.4")
def test_of_two_equal_tiles_the_additional_one_goes_first() -> None:
    stock: dict[str, Any] = {"open_land": ["spring"], "additional": "spring"}
    game = table(land(), ask="land", **stock)
    assert game.moves()[:2] == ["land spring", "special created_land"]
    play(game, "land spring", "place d5")
    stacks = {stack.stack: stack.open for stack in game.view(None).stacks}
    assert (stacks["spring"], stacks["additional"]) == ("spring", None)
    game = table(land(), ask="land", **{**stock, "additional": "bamboo"})
    play(game, "land spring")
    stacks = {stack.stack: stack.open for stack in game.view(None).stacks}
    assert (stacks["spring"], stacks["additional"]) == (None, "bamboo")


@pytest.mark.rule("H-4.4")
def test_the_second_special_tile_follows_at_once() -> None:
    game = table(land(), ask="land")
    play(game, "special resources", "place d5")
    assert dict(game.view(None).specials)["resources"] == 1
    assert "resources" in targets(table(land(), land("d4:redwood d5:resources"), ask="land"), "special")
    assert "resources" not in targets(
        table(land("d4:redwood d5:resources"), land("d4:redwood d5:resources"), ask="land"), "special"
    )


@pytest.mark.rule("H-4.4")
@pytest.mark.parametrize("special", ["created_land", "empty_spaces", "resources", "temples"])
def test_a_special_tile_comes_from_its_own_stock(special: str) -> None:
    game = table(land(), ask="land")
    before = game.view(None)
    play(game, f"special {special}")
    after = game.view(None)
    assert dict(after.specials) == {**dict(before.specials), special: 1}
    assert after.stacks == before.stacks


@pytest.mark.rule("H-4.5")
def test_a_mana_hex_brings_two_mana() -> None:
    game = table(land("d4:redwood c3:redwood", mana=1), ask="land")
    log = play(game, "special temples", "place b3")
    assert told(log, "placed") == [{"seat": 0, "tile": "temples", "hex": "b3", "mana": 2}]
    assert game.view(None).boards[0].mana == 3


@pytest.mark.rule("H-4.6")
def test_a_resource_hex_brings_a_cube_of_any_colour() -> None:
    game = table(land("d4:redwood c3:redwood"), ask="land")
    play(game, "land bamboo", "place c2")
    assert game.moves() == [f"gain {colour}" for colour in COLOURS]
    log = play(game, "gain obsidian")
    assert told(log, "cube") == [{"seat": 0, "colour": "obsidian", "hex": "c2"}]
    assert cubes(game, "c2") == ["bamboo", "obsidian"]
    game = table(land("d4:redwood c3:redwood"), ask="land")
    play(game, "land bamboo", "place c2", "gain bamboo")
    assert cubes(game, "c2") == ["bamboo", "bamboo"]
    game = table(land("d4:redwood c3:redwood"), ask="land")
    play(game, "special temples", "place c2", "gain spring")
    assert cubes(game, "c2") == ["spring"]
