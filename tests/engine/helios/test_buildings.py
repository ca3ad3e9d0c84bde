"""Rules 5.2 and 5.5 to 5.13: temples and the twelve buildings."""

from typing import Any

import pytest

from tests.engine.helios.tables import COLOURS, cubes, land, line, play, table, targets, tiles, told

RICH = "d4:redwood+redwood+granite c4:bamboo+bamboo+spring d5:obsidian+obsidian+granite"


@pytest.mark.rule("H-5.2")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_the_nth_temple_costs_n_cubes_and_brings_n_mana(built: int) -> None:
    number = built + 1
    temples = " ".join(f"{hex_}:redwood*" for hex_ in ["c4", "d5", "e4"][:built])
    enough = ["spring"] * number
    board = f"d4:bamboo {temples} {_spread(enough)}"
    assert (
        targets(table(land(f"d4:bamboo {temples} {_spread(enough[1:])}"), ask="build"), "build") & {"temple"} == set()
    )
    game = table(land(board, mana=5), ask="build")
    assert game.view(None).boards[0].temple_cost == number
    log = play(game, "build temple", "temple d4")
    assert told(log, "paid") == [{"seat": 0, "cubes": tuple(enough)}]
    assert told(log, "temple") == [{"seat": 0, "hex": "d4", "mana": number}]
    after = game.view(None).boards[0]
    assert after.mana == 5 + number
    assert after.temples == number
    assert sum(count for _, count in after.cubes) == 0


def _spread(cubes: list[str]) -> str:
    """Cubes on granite tiles of their own, two on each."""
    pairs = [cubes[place : place + 2] for place in range(0, len(cubes), 2)]
    return " ".join("+".join([f"{hex_}:granite", *pair]) for hex_, pair in zip(["c3", "e3"], pairs, strict=False))


@pytest.mark.rule("H-5.2")
def test_a_temple_takes_a_tile_without_one_special_tiles_too() -> None:
    game = table(land("d4:redwood+redwood+spring c4:granite* d5:temples e4:bamboo+bamboo"), ask="build")
    play(game, "build temple")
    assert game.moves() == ["temple d4", "temple d5", "temple e4"]
    play(game, "temple d5", "pay redwood d4", "pay spring d4")
    assert [tile.hex for tile in game.view(None).boards[0].tiles if tile.temple] == ["c4", "d5"]
    assert cubes(game, "e4") == ["bamboo"]


@pytest.mark.rule("H-5.2")
def test_cubes_of_the_temples_tile_may_pay_and_the_rest_of_them_is_lost() -> None:
    game = table(land("d4:redwood+redwood+spring c4:granite+granite"), ask="build")
    play(game, "build temple", "temple d4")
    assert game.moves() == ["pay redwood d4", "pay granite c4", "pay spring d4"]
    assert cubes(game, "d4") == ["redwood", "spring"], "nothing is removed before the payment"
    log = play(game, "pay spring d4")
    assert told(log, "crushed") == [{"seat": 0, "cubes": ("redwood",)}]
    assert (cubes(game, "d4"), cubes(game, "c4")) == ([], ["granite"])
    twice = table(land("d4:redwood+redwood+redwood c4:granite+granite"), ask="build")
    log = play(twice, "build temple", "temple d4", "pay granite c4")
    assert told(log, "crushed") == [{"seat": 0, "cubes": ("redwood", "redwood")}]
    assert (cubes(twice, "d4"), cubes(twice, "c4")) == ([], [])


@pytest.mark.rule("H-5.2", "H-5.4")
def test_the_second_temple_on_the_only_cubes() -> None:
    """A tile with one cube and one elsewhere: both are paid. With that one cube alone it is not offered."""
    game = table(land("d4:redwood+redwood c4:granite* d5:spring+spring"), ask="build")
    log = play(game, "build temple", "temple d4")
    assert told(log, "paid") == [{"seat": 0, "cubes": ("redwood", "spring")}]
    assert "build temple" not in table(land("d4:redwood+redwood c4:granite* d5:spring"), ask="build").moves()


@pytest.mark.rule("H-5.5")
@pytest.mark.parametrize(
    ("building", "sun", "mana", "points"),
    [
        ("observatory", 3, 0, 3),
        ("sun_lodge", 2, 0, 1),
        ("power_plant", 0, 1, 2),
        ("sanctuary", 0, 4, 3),
        ("bazaar", 0, 0, 1),
        ("hallowed_grove", 0, 2, 2),
        ("city_hall", 1, 0, 2),
        ("citadel", 0, 0, 2),
        ("watchtower", 0, 1, 2),
        ("warehouse", 0, 0, 3),
        ("land_steward", 0, 0, 2),
        ("palace", 1, 1, 2),
    ],
)
def test_what_a_building_brings(building: str, sun: int, mana: int, points: int) -> None:
    game = table(land(RICH, mana=0), ask="build")
    log = play(game, f"build {building}")
    while game.prompt().kind == "pay":
        log += play(game, game.moves()[0])
    assert told(log, "built") == [{"seat": 0, "building": building, "sun": sun, "mana": mana}]
    board = game.view(None).boards[0]
    assert board.built == (building,)
    assert (board.sun_value, board.mana) == (2 + sun, mana)
    assert line(game, building) == points
    assert line(game, building, 1) == 0


@pytest.mark.rule("H-5.5", "H-10.1")
def test_the_city_hall_counts_one_online() -> None:
    for preset, points in [("booklet", 2), ("yucata", 1)]:
        assert line(table(land(built=["city_hall", "palace"]), preset=preset), "city_hall") == points
        assert line(table(land(built=["city_hall", "palace"]), preset=preset), "palace") == 2


@pytest.mark.rule("H-5.5")
def test_a_building_is_built_once() -> None:
    game = table(land(RICH, built=["observatory", "palace"]), ask="build")
    assert targets(game, "build") & {"observatory", "palace"} == set()
    assert {"sun_lodge", "warehouse"} <= targets(game, "build")


@pytest.mark.rule("H-5.6")
def test_the_power_plant_lets_the_sun_go_anywhere_without_points() -> None:
    game = table(land(built=["power_plant"], sun_value=2), ask="sun")
    assert targets(game, "sun") == {"c3", "c4", "d5", "e4", "e3"}
    far = table(land("d4:redwood c3:spring b2:spring", built=["power_plant"], sun="e4"), ask="sun")
    log = play(far, "sun c2")
    assert told(log, "revolution") == []
    assert far.view(None).boards[0].points == 0
    watched = table(land(built=["power_plant", "watchtower"], sun="e3"), ask="sun")
    assert told(play(watched, "sun d3"), "revolution") == []


@pytest.mark.rule("H-5.6")
def test_the_power_plant_freezes_the_sun_value() -> None:
    game = table(land("d4:redwood+obsidian", built=["power_plant"], sun_value=4), ask="build")
    play(game, "build observatory")
    assert game.view(None).boards[0].sun_value == 4
    game = table(land("d4:redwood+spring", sun_value=4), ask="build")
    play(game, "build power_plant")
    board = game.view(None).boards[0]
    assert (board.sun_value, board.unlimited) == (4, True)


@pytest.mark.rule("H-5.7")
@pytest.mark.parametrize(("mana", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_bazaar_sells_up_to_three_mana(mana: int, most: int) -> None:
    game = table(land("d4:redwood+spring+spring", mana=mana, points=10), ask="build")
    play(game, "build bazaar")
    assert game.moves() == [f"sell {number}" for number in range(most + 1)]
    log = play(game, f"sell {most}")
    assert told(log, "sold") == [{"seat": 0, "mana": most, "points": 4 * most}]
    board = game.view(None).boards[0]
    assert (board.mana, board.points) == (mana - most, 10 + 4 * most)


@pytest.mark.rule("H-5.7")
def test_the_bazaar_sells_nothing_without_mana() -> None:
    game = table(land("d4:redwood+spring+spring", mana=0), ask="build")
    play(game, "build bazaar")
    assert game.prompt().kind == "take"
    game = table(land("d4:redwood+spring+spring", mana=2), ask="build")
    play(game, "build bazaar", "sell 0")
    assert (game.view(None).boards[0].mana, game.view(None).boards[0].points) == (2, 0)


@pytest.mark.rule("H-5.8")
def test_the_city_hall_adds_three_to_each_lit_temple() -> None:
    lit = "d4:redwood* c4:spring* d5:spring"
    for built, points in [([], 3 + 3), (["city_hall"], 6 + 6)]:
        game = table(land(lit, sun="d3", sun_value=2, built=built), ask="sun")
        log = play(game, "sun c3")
        assert told(log, "shone") == [{"seat": 0, "points": points}]
        assert game.view(None).boards[0].points == points


@pytest.mark.rule("H-5.9")
def test_the_citadel_makes_later_temples_cheap() -> None:
    board = land("d4:redwood+redwood c4:granite* d5:spring*", built=["citadel"], mana=0)
    game = table(board, ask="build")
    assert game.view(None).boards[0].temple_cost == 1
    log = play(game, "build temple", "temple d4")
    assert told(log, "paid") == [{"seat": 0, "cubes": ("redwood",)}]
    assert game.view(None).boards[0].mana == 3


@pytest.mark.rule("H-5.2", "H-5.9")
@pytest.mark.parametrize(("built", "paid"), [([], 6), (["citadel"], 3)])
def test_three_temples_one_after_the_other(built: list[str], paid: int) -> None:
    cubes = "c3:granite+granite+granite c4:granite+granite+granite c5:spring+spring+spring"
    columns = {"build": ["gray"] * 3, "land": ["red"] * 2}
    game = table(land(f"d4:redwood d5:redwood e4:bamboo {cubes}", mana=0, built=built), columns=columns)
    log = []
    for hex_ in ("d4", "d5", "e4"):
        log += play(
            game, "take build gray", "area red" if hex_ == "d4" else "area blue", "build temple", f"temple {hex_}"
        )
        while game.prompt().kind == "pay":
            log += play(game, game.moves()[0])
        if hex_ != "e4":
            play(game, "take land red", "pass")
    assert sum(len(event["cubes"]) for event in told(log, "paid")) == paid
    assert game.view(None).boards[0].mana == 6


@pytest.mark.rule("H-5.9")
def test_the_citadel_costs_spring_or_obsidian() -> None:
    game = table(land("d4:redwood+spring+redwood c4:granite+obsidian"), ask="build")
    play(game, "build citadel")
    assert game.moves() == ["pay spring d4", "pay obsidian c4"]
    assert dict(game.prompt().data)["colours"] == ("spring", "obsidian")
    assert game.view(None).boards[0].cubes == (
        ("redwood", 1), ("granite", 0), ("bamboo", 0), ("spring", 1), ("obsidian", 1),
    )  # fmt: skip
    play(game, "pay obsidian c4")
    assert (cubes(game, "d4"), cubes(game, "c4")) == (["redwood", "spring"], [])
    game = table(land("d4:redwood+obsidian+redwood"), ask="build")
    assert told(play(game, "build citadel"), "paid") == [{"seat": 0, "cubes": ("obsidian",)}]
    game = table(land("d4:redwood+redwood+granite"), ask="build")
    assert told(play(game, "build citadel"), "paid") == [{"seat": 0, "cubes": ("redwood", "granite")}]
    assert "citadel" not in targets(table(land("d4:redwood+redwood"), ask="build"), "build")


@pytest.mark.rule("H-5.10")
def test_the_watchtower_doubles_a_revolution() -> None:
    for built, points in [([], 5), (["watchtower"], 10)]:
        game = table(land("d4:redwood+redwood", sun="e3", built=built), ask="sun")
        log = play(game, "sun d3")
        assert told(log, "revolution") == [{"seat": 0, "points": points}]
        assert game.view(None).boards[0].points == points


@pytest.mark.rule("H-5.11")
@pytest.mark.parametrize(
    ("tile", "built", "after"),
    [
        ("d4:spring", ["warehouse"], ["spring"]),
        ("d4:spring+spring", ["warehouse"], ["spring", "spring"]),
        ("d4:spring+redwood", ["warehouse"], ["redwood", "spring"]),
        ("d4:spring+spring+redwood", ["warehouse"], ["redwood", "spring"]),
        ("d4:spring+spring+spring", ["warehouse"], ["spring", "spring"]),
        ("d4:spring*", ["warehouse"], []),
        ("d4:temples", ["warehouse"], []),
        ("d4:temples+redwood", ["warehouse"], ["redwood"]),
        ("d4:spring", [], ["spring"]),
        ("d4:spring+redwood", [], ["redwood"]),
        ("d4:spring+spring", [], ["spring"]),
    ],
)
def test_the_warehouse_keeps_a_second_cube(tile: str, built: list[str], after: list[str]) -> None:
    game = table(land(tile, built=built), ask="sun")
    play(game, "sun c3")
    assert cubes(game, "d4") == after


def steward(tiles: str, below: list[str], **more: object):
    stock: dict[str, Any] = {"open_land": list(COLOURS), "below": below}
    game = table(land(tiles, **more), ask="build", **stock, round=4)
    log = play(game, "build land_steward")
    return game, log


STOCK = ["spring", "granite", "bamboo", "obsidian"]


@pytest.mark.rule("H-5.12")
def test_the_land_steward_draws_from_the_bottom_and_the_owner_chooses_the_order() -> None:
    game, log = steward("d4:redwood+redwood+spring", STOCK)
    assert told(log, "drew") == [{"seat": 0, "tiles": ("spring", "granite")}]
    assert game.view(None).stacks[5].left == 2
    assert game.view(None).pending == ("spring", "granite")
    assert dict(game.prompt().data) == {"tiles": ("spring", "granite")}
    assert game.moves() == ["first granite", "first spring"]
    play(game, "first granite")
    assert game.prompt().data == (("tile", "granite"),)
    assert game.view(None).pending == ("granite", "spring"), "the one that is asked about first"
    play(game, "place c3")
    assert game.prompt().data == (("tile", "spring"),)
    assert {"b3", "c2"} <= targets(game, "place")
    play(game, "place c2", "gain obsidian")
    assert tiles(game) == {"d4": "redwood", "c3": "granite", "c2": "spring"}
    assert (cubes(game, "c3"), cubes(game, "c2")) == (["granite"], ["obsidian", "spring"])
    assert game.prompt().kind == "take"
    assert game.below == [2, 4]


@pytest.mark.rule("H-5.12")
def test_two_tiles_of_one_colour_need_no_order() -> None:
    game, _ = steward("d4:redwood+redwood+spring", ["spring", "spring", "bamboo", "obsidian"])
    assert game.prompt().kind == "place"
    play(game, "place c3", "place c4")
    assert tiles(game) == {"d4": "redwood", "c3": "spring", "c4": "spring"}


FILLED = "b2:granite b3:redwood b4:bamboo c2:spring c3:obsidian c4:redwood c5:granite d2:bamboo d3:obsidian"
FILLED += " d5:redwood d6:granite e2:bamboo e3:temples e4:temples e5:resources f2:resources"


@pytest.mark.rule("H-5.12")
def test_a_tile_without_room_leaves_the_game() -> None:
    game, log = steward(f"d4:redwood+redwood+spring {FILLED} f3:created_land", STOCK, sun="a1")
    assert targets(game, "first") == {"spring", "granite"}
    log = play(game, "first spring", "place f4")
    assert told(log, "lost") == [{"seat": 0, "tile": "granite"}]
    assert game.prompt().kind == "take"
    assert tiles(game)["f4"] == "spring"
    game, log = steward(f"d4:redwood+redwood+spring {FILLED} f3:created_land f4:empty_spaces", STOCK, sun="a1")
    assert told(log, "lost") == [{"seat": 0, "tile": "spring"}, {"seat": 0, "tile": "granite"}]
    assert game.prompt().kind == "take"


@pytest.mark.rule("H-5.13")
def test_the_palace_brings_a_bonus_action_before_that_of_the_fourth_tile() -> None:
    area = {"red": ["sun red", "build gray", "sun red"]}
    board = land("d4:redwood+granite+bamboo c4:spring+spring+obsidian", areas=area)
    game = table(board, columns={"build": ["blue", "red"]})
    play(game, "take build red", "build palace")
    while game.prompt().kind == "pay":
        play(game, game.moves()[0])
    assert game.prompt().kind == "bonus"
    play(game, "bonus build", "build observatory")
    while game.prompt().kind == "pay":
        play(game, game.moves()[0])
    assert game.prompt().kind == "bonus", "now that of the fourth tile"
    assert len(dict(game.view(None).boards[0].areas)["red"]) == 4
    play(game, "decline")
    assert dict(game.view(None).boards[0].areas)["red"] == ()
    assert game.to_move == 1
