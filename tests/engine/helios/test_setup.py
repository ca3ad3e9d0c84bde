"""Chapters 1 and 2: what there is, and the set-up."""

from collections import Counter

import pytest

from engine.helios import Helios
from engine.helios import catalogue as cat
from tests.engine.helios.tables import FULL, RIM, cubes, land, play, table, targets, tiles, told, verbs


def new(seats: int, seed: int = 7, preset: str = "booklet") -> Helios:
    return Helios.new(seats=seats, seed=seed, options={"preset": preset})


def started(seats: int, seed: int = 7, preset: str = "booklet", start: str = "bamboo") -> Helios:
    game = new(seats, seed, preset)
    for _ in range(seats):
        game.play(f"start {start}")
    return game


@pytest.mark.rule("H-1.1")
def test_there_are_36_land_tiles_and_8_special_tiles() -> None:
    game = started(4)
    stock = Counter({"redwood": 4, "granite": 4, "bamboo": 4, "spring": 4, "obsidian": 4})
    stock.update(cat.COLOURS[colour] for colour in game.below)
    stock.update(stack.open for stack in game.view(None).stacks[5:] if stack.open)
    stock.update(tile for seat in range(4) for tile in tiles(game, seat).values())
    assert stock == {"redwood": 8, "granite": 8, "bamboo": 8, "spring": 6, "obsidian": 6}
    assert game.view(None).specials == (("created_land", 2), ("empty_spaces", 2), ("resources", 2), ("temples", 2))


@pytest.mark.rule("H-1.2")
def test_there_are_four_action_tiles_of_each_symbol_and_colour() -> None:
    game = new(3)
    for column, pile in zip(game.columns, game.piles, strict=True):
        assert sorted(column + pile) == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    assert [symbol for symbol, _ in game.view(None).columns] == ["land", "build", "sun"]
    assert cat.ACTION_COLOURS == ("red", "yellow", "blue", "gray")


@pytest.mark.rule("H-1.3")
def test_tiles_lie_on_19_light_hexes_and_the_sun_walks_on_all_37() -> None:
    game = table(land(FULL, sun="a1", built=["power_plant"]), ask="sun", round=4)
    assert targets(game, "sun") == {*RIM.split()} - {"a1"}


@pytest.mark.rule("H-1.4")
@pytest.mark.parametrize(
    ("hex_", "mana", "asks"),
    [("c2", 0, True), ("c5", 0, True), ("e2", 0, True), ("e5", 0, True)]
    + [("b3", 2, False), ("f3", 2, False)]
    + [(name, 0, False) for name in ["b2", "b4", "c3", "c4", "d2", "d5", "d6", "e3", "e4", "f2", "f4"]],
)
def test_special_hexes(hex_: str, mana: int, asks: bool) -> None:
    everywhere = {"c3": "c4:granite", "c4": "c3:granite", "d5": "c3:granite", "e4": "c3:granite", "e3": "c3:granite"}
    near = {
        "b2": "c3",
        "b3": "c3",
        "b4": "c4",
        "c2": "c3",
        "c5": "c4",
        "d2": "c3 c2",
        "d6": "d5",
        "e5": "d5",
        "e2": "e3",
    }
    near |= {"f2": "e3", "f3": "e3", "f4": "e4"}
    path = [f"{name}:granite" for name in near.get(hex_, "").split()] or everywhere[hex_].split()
    game = table(land(" ".join(["d4:redwood", *path]), mana=0), ask="land")
    play(game, "land bamboo", f"place {hex_}")
    assert game.view(None).boards[0].mana == mana
    assert ("gain" in verbs(game)) is asks


@pytest.mark.rule("H-1.4", "H-9.1")
@pytest.mark.parametrize(
    ("tile", "corner"), [("b2", "a1"), ("b4", "a4"), ("d6", "d7"), ("f4", "g4"), ("f2", "g1"), ("d2", None)]
)
def test_corner_spaces(tile: str, corner: str | None) -> None:
    path = {"b2": "c3", "b4": "c4", "d6": "d5", "f4": "e4", "f2": "e3", "d2": "c3:granite c2"}[tile]
    game = table(land(f"d4:redwood {path}:granite {tile}:granite"))
    assert game.view(None).boards[0].corners == ((corner,) if corner else ())
    assert dict(game.scores()[0].lines)["corners"] == (4 if corner else 0)


@pytest.mark.rule("H-1.5")
def test_everybody_builds_every_building_but_a_character_is_there_once() -> None:
    game = table(
        land("d4:redwood+obsidian", mana=5),
        land("d4:redwood+obsidian", mana=5, built=["observatory"], hired=["princess"], areas={"red": ["sun red"]}),
        ask="build",
    )
    assert "observatory" in targets(game, "build")
    play(game, "build observatory")
    assert "observatory" not in targets(table(land("d4:redwood+obsidian", built=["observatory"]), ask="build"), "build")
    view = game.view(None)
    assert [area for area, _ in view.boards[1].areas] == ["red", "yellow", "blue"]
    assert view.offer == (
        "architect", "inventor", "priestess", "explorer", "prophetess", "cartographer", "treasurer",
    )  # fmt: skip
    hiring = table(land("d4:redwood*", mana=5), land("d4:redwood*", mana=5), pending=[{"then": "counsel", "seat": 0}])
    play(hiring, "hire treasurer")
    assert hiring.to_move == 1
    assert "treasurer" not in targets(hiring, "hire")


@pytest.mark.rule("H-1.6")
def test_supplies_never_run_out() -> None:
    crowd = "d4:{0}+spring+spring c3:{1}+spring+spring c4:{0}+spring+spring d5:{1}+spring+spring"
    mine = land(crowd.format("redwood", "bamboo") + " e4:spring", sun="f4")
    game = table(mine, land(crowd.format("granite", "obsidian")), ask="sun", round=4)
    log = play(game, "sun f3")
    assert told(log, "grew") == [{"seat": 0, "cubes": ("spring",)}]
    assert cubes(game, "e4") == ["spring"], "16 spring cubes lay there already, the box holds 14"
    rich = table(land("d4:redwood+redwood+bamboo", mana=28), land(mana=2), ask="build")
    play(rich, "build sanctuary")
    assert rich.view(None).boards[0].mana == 32, "the box holds 30 mana"


@pytest.mark.rule("H-1.6")
def test_a_tile_holds_two_cubes_and_none_beside_a_temple() -> None:
    full = "d4:spring+spring+redwood c4:bamboo* d5:temples"
    game = table(land(full, sun="d3", built=["warehouse"]), pending=[{"ask": "cube", "seat": 0}])
    assert {move.rpartition(" ")[2] for move in game.moves()} == {"d5"}
    game = table(land(full, sun="d3", built=["warehouse"]), ask="sun")
    play(game, "sun c3")
    assert (cubes(game, "d4"), cubes(game, "c4")) == (["redwood", "spring"], [])


@pytest.mark.rule("H-1.7")
def test_everybody_sees_everything_but_the_order_of_piles() -> None:
    game = started(2)
    seen = game.view(None)
    assert seen.boards == game.view(0).boards == game.view(1).boards
    assert seen.piles == (("land", 10), ("build", 10), ("sun", 10))
    assert [stack.left for stack in seen.stacks] == [3, 3, 3, 3, 3, 13]


@pytest.mark.rule("H-2.1")
def test_six_tiles_of_each_symbol_are_dealt_and_the_last_one_can_be_taken() -> None:
    game = started(2)
    columns = dict(game.view(None).columns)
    assert [len(column) for column in columns.values()] == [6, 6, 6]
    assert game.moves() == [f"take {symbol} {column[-1]}" for symbol, column in columns.items()]
    last = columns["land"][-1]
    play(game, f"take land {last}")
    assert dict(game.view(None).columns)["land"] == columns["land"][:-1]


@pytest.mark.rule("H-2.1")
def test_nothing_is_discarded_at_first() -> None:
    view = new(2).view(None)
    assert all(count == 0 for _, colours in view.discards for _, count in colours)
    assert view.temporary == ()
    assert [board.fresh for board in view.boards] == [None, None]
    assert [(stack.open, stack.left) for stack in view.stacks] == [(None, 8)] * 3 + [(None, 6)] * 2 + [(None, 0)]


@pytest.mark.rule("H-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_begins_with_little(seats: int) -> None:
    for board in started(seats).view(None).boards:
        assert (board.mana, board.points, board.sun_value, board.sun) == (1, 0, 2, "d3")
        assert board.built == board.hired == board.active == ()


@pytest.mark.rule("H-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_tiles_are_chosen_in_turn_order(seats: int) -> None:
    game = new(seats)
    order = game.view(None).order
    assert order == tuple((order[0] + place) % seats for place in range(seats))
    for seat, colour in zip(order, ("granite", "redwood", "granite", "bamboo"), strict=False):
        assert game.to_move == seat
        assert game.moves() == ["start redwood", "start granite", "start bamboo"]
        assert told(play(game, f"start {colour}"), "started") == [{"seat": seat, "tile": colour}]
        assert tiles(game, seat) == {"d4": colour}
        assert cubes(game, "d4", seat) == [colour]


@pytest.mark.rule("H-2.4")
def test_the_first_round_begins_with_the_last_start_tile() -> None:
    game = new(2)
    play(game, "start redwood")
    log = play(game, "start granite")
    (begun,) = [event for event in log if event.kind == "round"]
    assert (begun.seat, begun.data) == (game.view(None).start, {"number": 1})


@pytest.mark.rule("H-2.3")
def test_any_player_may_be_drawn_as_start_player() -> None:
    assert {new(4, seed).view(None).start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("H-2.4")
@pytest.mark.parametrize(("seats", "height"), [(2, 14), (3, 13), (4, 12)])
def test_the_additional_stack_holds_what_is_over(seats: int, height: int) -> None:
    view = started(seats).view(None)
    assert [(stack.stack, stack.open, stack.left) for stack in view.stacks[:5]] == [
        (colour, colour, 3) for colour in ("redwood", "granite", "bamboo", "spring", "obsidian")
    ]
    additional = view.stacks[5]
    assert additional.stack == "additional"
    assert additional.open in cat.COLOURS
    assert additional.left == height - 1, "one of them lies open"
    assert [number for _, number in view.specials] == [2, 2, 2, 2]


@pytest.mark.rule("H-2.5")
@pytest.mark.parametrize(("seats", "places"), [(2, []), (3, [2]), (4, [2, 3])])
def test_the_third_and_the_fourth_player_get_a_cube(seats: int, places: list[int]) -> None:
    game = started(seats)
    order = game.view(None).order
    for place in places:
        assert game.to_move == order[place]
        assert game.moves() == [
            f"cube {colour} d4" for colour in ("redwood", "granite", "bamboo", "spring", "obsidian")
        ]
        log = play(game, "cube spring d4")
        assert told(log, "cube") == [{"seat": order[place], "colour": "spring", "hex": "d4"}]
        assert cubes(game, "d4", order[place]) == ["bamboo", "spring"]
    assert game.prompt().kind == "take"
    assert game.to_move == order[0]


@pytest.mark.rule("H-2.5", "H-10.1")
def test_online_the_set_up_cube_differs_from_the_start_tile() -> None:
    game = started(3, preset="yucata")
    assert game.moves() == [f"cube {colour} d4" for colour in ("redwood", "granite", "spring", "obsidian")]
    game = started(3, preset="yucata", start="granite")
    assert game.moves() == [f"cube {colour} d4" for colour in ("redwood", "bamboo", "spring", "obsidian")]


@pytest.mark.rule("H-2.1", "H-2.4")
def test_the_seed_decides_what_comes() -> None:
    assert new(2, 1).to_json() == new(2, 1).to_json()
    assert new(2, 1).piles != new(2, 2).piles
    assert started(2, 1).below != started(2, 2).below
