"""What a view tells, beside what the other tests read from it."""

from random import Random
from typing import Any

import pytest

from engine.helios import Helios
from engine.helios import catalogue as cat
from tests.engine.helios.tables import land, line, play, table, targets
from tests.engine.random_games import random_game


def asked(game: Helios) -> dict[str, Any]:
    return dict(game.prompt().data)


def test_a_board_tells_everything() -> None:
    mine = land(
        "d4:redwood+redwood+spring c3:temples* c4:granite+granite",
        sun="c2", sun_value=5, mana=4, points=12, path=["d3", "c2"], fresh="c4",
        built=["citadel", "palace"], hired=["explorer"], active=["princess"],
        areas={"yellow": ["sun yellow", "land gray"]},
    )  # fmt: skip
    board = table(land(), mine).view(None).boards[1]
    assert board.seat == 1
    assert [(tile.hex, tile.tile, tile.special, tile.cubes, tile.temple) for tile in board.tiles] == [
        ("c3", "temples", True, (), True),
        ("c4", "granite", False, ("granite",), False),
        ("d4", "redwood", False, ("redwood", "spring"), False),
    ]
    assert [(tile.hex, tile.light, tile.points) for tile in board.tiles] == [("c3", 3, 4), ("c4", 3, 0), ("d4", 3, 0)]
    assert (board.sun, board.sun_value, board.path, board.unlimited) == ("c2", 5, ("d3", "c2"), False)
    assert board.fresh == "c4"
    assert (board.mana, board.points, board.temples, board.temple_cost) == (4, 12, 1, 1)
    assert board.cubes == (("redwood", 1), ("granite", 1), ("bamboo", 0), ("spring", 1), ("obsidian", 0))
    assert (board.built, board.hired, board.active) == (("citadel", "palace"), ("explorer",), ("princess",))
    assert board.areas == (("red", ()), ("yellow", (("sun", "yellow"), ("land", "gray"))), ("blue", ()))
    assert board.corners == ()


def lights(tiles: str, sun: str) -> dict[str, int]:
    board = table(land(tiles, sun=sun), round=4).view(None).boards[0]
    return {tile.hex: tile.light for tile in board.tiles}


@pytest.mark.rule("H-6.3", "H-6.8")
def test_a_tile_that_no_sun_can_shine_on_any_more_brings_a_temple_no_points() -> None:
    # d4 has tiles on all its six sides; each of those has water on three of its own.
    around = "d4:redwood c3:spring c4:spring d3:granite d5:granite e3:bamboo e4:bamboo"
    assert lights(around, "b2") == {"d4": 0, "c3": 4, "c4": 4, "d3": 4, "d5": 4, "e3": 4, "e4": 4}
    assert lights(around.replace("e4:bamboo", "e5:bamboo"), "e4")["d4"] == 6, "e4 is empty again, and open to the rim"


@pytest.mark.rule("H-6.3", "H-6.4")
def test_in_a_dead_end_the_sun_shines_only_on_its_way_out() -> None:
    # c4 and c3 are a dead end that leads out to b2. d4 touches no other water, b3 has a3 as well.
    tiles = "d4:redwood d3:redwood d5:spring e3:spring e4:granite c5:granite b4:bamboo b3:bamboo c2:obsidian"
    assert [lights(tiles, "b1")[hex_] for hex_ in ("d4", "b3")] == [0, 2]
    assert [lights(tiles, "c4")[hex_] for hex_ in ("d4", "b3")] == [5, 2], "it can stop on c3"
    assert [lights(tiles, "c3")[hex_] for hex_ in ("d4", "b3")] == [0, 2], "it never turns round"


@pytest.mark.rule("H-4.3", "H-6.3")
def test_water_without_a_way_out_gives_no_light() -> None:
    # c4 is enclosed: whatever else touches water, d4 touches none but c4.
    tiles = "d4:redwood d3:redwood c3:obsidian d5:spring e3:spring e4:granite c5:granite b4:bamboo b3:bamboo"
    assert lights(tiles, "b2")["d4"] == 0


def test_what_could_be_paid_now_and_for_how_many_cubes() -> None:
    mine = land("d4:redwood+redwood+spring c4:granite+granite", built=["sun_lodge"])
    board = table(mine).view(None).boards[0]
    assert dict(board.payable) == {
        "temple": 1, "observatory": 2, "power_plant": 1, "sanctuary": 3, "bazaar": 2,
        "hallowed_grove": 2, "city_hall": 2, "citadel": 1, "watchtower": 3, "warehouse": 3, "land_steward": 2,
    }  # fmt: skip
    assert table(land("d4:redwood*")).view(None).boards[0].payable == ()


def test_the_shared_display() -> None:
    columns = {"land": ["red"], "build": [], "sun": ["gray", "blue"]}
    stock: dict[str, Any] = {"open_land": ["spring", "granite"], "below": ["bamboo"] * 3 + ["granite"] * 4}
    mine = land("d4:redwood d5:resources", hired=["princess"], active=["priestess"])
    game = table(mine, columns=columns, **stock, discards={"sun gray": 2}, temporary={"land red": 1}, start=1)
    view = game.view(1)
    assert view.columns == (("land", ("red",)), ("build", ()), ("sun", ("gray", "blue")))
    assert view.piles == (("land", 16), ("build", 16), ("sun", 12))
    assert view.discards[2] == ("sun", (("red", 0), ("yellow", 0), ("blue", 0), ("gray", 2)))
    assert view.temporary == (("land", "red"),)
    assert [(stack.stack, stack.open, stack.left) for stack in view.stacks] == [
        ("redwood", None, 3), ("granite", "granite", 3), ("bamboo", None, 3), ("spring", "spring", 3),
        ("obsidian", None, 3), ("additional", None, 7),
    ]  # fmt: skip
    assert view.additional == (("redwood", 0), ("granite", 4), ("bamboo", 3), ("spring", 0), ("obsidian", 0))
    assert view.specials == (("created_land", 2), ("empty_spaces", 2), ("resources", 1), ("temples", 2))
    assert view.offer == ("architect", "inventor", "explorer", "prophetess", "cartographer", "treasurer")
    assert (view.phase, view.round, view.rounds, view.turn, view.turns) == ("actions", 1, 4, 1, 4)
    assert (view.start, view.order, view.seats, view.game) == (1, (1, 0), 2, "helios")
    assert (view.seat, view.to_move, view.options) == (1, 1, (("preset", "booklet"),))


def test_everybody_sees_the_movers_choices_but_they_belong_to_the_mover() -> None:
    game = table(land(), start=1)
    assert game.view(None).moves == game.view(1).moves == tuple(game.moves())
    assert game.view(0).moves is None


def test_the_last_move() -> None:
    game = table(land(), columns={"sun": ["red"]})
    assert game.view(None).last is None
    play(game, "take sun red")
    played = game.view(None).last
    assert played == (0, "take sun red")
    assert type(played[1]) is str


def destinations(game):
    return [(way.hex, way.steps, way.cubes, way.points, way.revolution) for way in game.view(1).destinations]


def test_destinations_from_the_choice_of_the_tile_to_the_move() -> None:
    game = table(land("d4:spring c4:redwood*"), columns={"sun": ["gray"]})
    ways = [("b3", 2, (), 2, 0), ("c3", 1, ("spring",), 2, 0)]
    assert destinations(game) == ways
    play(game, "take sun gray")
    assert destinations(game) == ways
    play(game, "area red")
    assert destinations(game) == ways


def test_no_destinations_without_an_action_that_moves_the_sun() -> None:
    assert destinations(table(land("d4:spring c4:redwood*"), columns={"land": ["red"]})) == []
    assert destinations(table(land("d4:spring c4:redwood*"), ask="land")) == []


def test_destinations_while_a_bonus_action_is_chosen() -> None:
    assert destinations(table(land("d4:spring c4:redwood*"), ask="bonus"))


def test_the_destinations_told_with_the_tiles_are_those_of_the_sun_action() -> None:
    seen = 0
    for number in range(4):
        for game in random_game(Helios, 2, {}, number):
            takes = [move for move in game.moves() if str(move).startswith("take sun")]
            if takes:
                after = game.copy()
                play(after, takes[0], *(["area red"] if str(takes[0]).endswith("gray") else []))
                assert destinations(game) == destinations(after)
                seen += len(destinations(game)) > 5
    assert seen > 9


def test_turns_are_counted_for_all_players_together() -> None:
    for begun, turn in [(0, 1), (1, 1), (2, 2), (3, 2), (6, 4), (7, 4)]:
        assert table(land(), turn=begun).view(None).turn == turn


def test_other_worlds_have_other_piles() -> None:
    game = table(land())
    worlds = [game.determinize(0, Random(seed)) for seed in range(12)]
    assert len({tuple(world.piles[0]) for world in worlds}) == 12
    assert len({tuple(world.below) for world in worlds}) > 6
    assert len({world.seed for world in worlds}) == 12
    for world in worlds:
        assert sorted(world.below) == sorted(game.below)
        assert [sorted(pile) for pile in world.piles] == [sorted(pile) for pile in game.piles]
        assert world.view(None) == game.view(None)


def test_what_was_shuffled_before_is_no_part_of_other_worlds() -> None:
    one, other = table(land(), shuffles=0), table(land(), shuffles=3)
    assert one.view(None) == other.view(None)
    assert one.determinize(1, Random(5)).to_json() == other.determinize(1, Random(5)).to_json()


def test_prompts_tell_what_is_asked() -> None:
    facts: dict[str, Any] = {}
    for seed in range(6):
        game = Helios.new(seats=2 + seed % 3, seed=seed)
        rng = Random(seed)
        while prompt := game.prompt():
            facts.setdefault(prompt.kind, prompt.data)
            assert prompt.seat == game.to_move
            game.play(game.moves()[int(rng.random() * len(game.moves()))])
    assert {kind: tuple(name for name, _ in data) for kind, data in facts.items() if data} == {
        "cube": ("source",), "place": ("tile",), "colour": ("hex",),
        "pay": ("for", "hex", "sure", "given", "left", "must", "musts", "colours", "alike", "hexes"),
        "take": ("empty", "bare", "dealt"), "characters": ("can", "ends", "asleep", "poor"),
        "bonus": ("for",),
    } | ({"steward": ("tiles",)} if "steward" in facts else {})  # fmt: skip
    assert set(facts) >= {"start_land", "cube", "take", "area", "land", "build", "temple", "sun", "bonus", "characters"}


@pytest.mark.parametrize(
    ("seats", "number", "dealt"),
    [(2, 1, 3), (2, 2, 3), (2, 3, 0), (2, 4, 0), (3, 1, 2), (3, 3, 0), (4, 3, 4), (4, 4, 0)],
)
def test_empty_columns_are_told_and_when_they_are_dealt_again(seats: int, number: int, dealt: int) -> None:
    game = table(*[land()] * seats, columns={"land": ["red"], "sun": ["red"]}, round=number)
    assert asked(game) == {"empty": ("build",), "bare": 1, "dealt": dealt}
    assert asked(table(land()))["empty"] == ()


def test_a_payment_tells_where_the_temple_will_stand() -> None:
    game = table(land("d4:redwood+redwood c4:bamboo+bamboo"), ask="build")
    play(game, "build temple", "temple c4")
    assert (asked(game)["for"], asked(game)["hex"]) == ("temple", "c4")
    game = table(land("d4:redwood+redwood c4:bamboo+bamboo+spring"), ask="build")
    play(game, "build bazaar")
    assert (asked(game)["for"], asked(game)["hex"]) == ("bazaar", "none")


def test_the_characters_phase_tells_what_the_turn_is_for() -> None:
    rich, poor = "d4:redwood+redwood+granite c4:bamboo+bamboo+spring", "d4:redwood+redwood"
    game = table(land(rich, mana=2, hired=["priestess"]), turn=8)
    assert asked(game) == {"can": "both", "ends": "turn", "asleep": (), "poor": 0}
    play(game, "hire explorer")
    assert asked(game)["can"] == "activate"
    game = table(land(poor, mana=2, hired=["priestess", "explorer"]), turn=8)
    assert asked(game) == {"can": "hire", "ends": "turn", "asleep": ("priestess", "explorer"), "poor": 2}


@pytest.mark.rule("H-7.3")
@pytest.mark.parametrize(("passes", "number", "ends"), [(0, 4, "turn"), (1, 3, "round"), (1, 4, "game")])
def test_passing_tells_what_it_ends(passes: int, number: int, ends: str) -> None:
    """Two players, four rounds; the other one has passed, or not."""
    rich = land("d4:redwood+redwood+granite c4:bamboo+bamboo+spring", mana=2, hired=["priestess"])
    game = table(rich, land(), turn=8, passes=passes, round=number)
    assert asked(game)["ends"] == ends
    play(game, "hire explorer")
    assert asked(game)["ends"] == "turn", "who has done something does not pass"


def test_a_special_tile_tells_what_it_would_be_worth() -> None:
    # c4 touches both tiles and four empty hexes; c2, a resource hex, the temple and five empty ones.
    expected = {"created_land": (6, 4), "empty_spaces": (4, 5), "resources": (4, 2), "temples": (4, 4)}
    for tile, points in expected.items():
        game = table(land("d4:redwood+redwood+spring c3:granite*", sun="e3"), ask="land")
        play(game, f"special {tile}")
        worth = dict(game.view(None).worth)
        assert set(worth) == targets(game, "place")
        assert (worth["c4"], worth["c2"]) == points
        play(game, "place c2")
        assert game.view(None).worth == (("c2", points[1]),)
        play(game, "gain spring")
        assert game.view(None).worth == ()
        assert line(game, tile) == points[1]
    game = table(land(), ask="land")
    play(game, "land spring")
    assert game.view(None).worth == ()


def test_every_colour_of_an_action_tile_is_told() -> None:
    assert {move for column in table(land()).view(None).columns for move in column[1]} <= set(cat.ACTION_COLOURS)


def test_the_latest_tile_temple_or_bonus_cube_of_a_turn_is_remembered_until_the_next() -> None:
    game = table(land("d4:redwood+redwood", fresh="d4"), land(fresh="d4"), ask="land", turn=1)
    play(game, "land spring")
    assert [board.fresh for board in game.view(None).boards] == ["d4", "d4"]
    play(game, "place c4")
    assert [board.fresh for board in game.view(None).boards] == ["c4", None]
    game = table(land("d4:redwood+redwood c4:spring"), ask="build", turn=1)
    play(game, "build temple", "temple c4")
    assert game.view(None).boards[0].fresh == "c4"
    game = table(land("d4:redwood c4:spring+spring"), ask="cube", turn=1)
    play(game, "cube bamboo d4")
    assert game.view(None).boards[0].fresh == "d4"


def test_the_area_of_an_action_tile_is_remembered_where_nothing_else_changed() -> None:
    game = table(land(), columns={"build": ["red"], "land": ["gray"]}, ask="take", turn=1)
    take = game.copy()
    play(take, "take build red", "pass")
    assert take.view(None).boards[0].fresh == "red_area"
    play(game, "take land gray", "area blue")
    assert game.view(None).boards[0].fresh == "blue_area"


def test_the_latest_building_or_character_is_remembered() -> None:
    game = table(land("d4:obsidian+obsidian"), ask="build", turn=1)
    play(game, "build observatory")
    assert game.view(None).boards[0].fresh == "observatory"
    game = table(land("d4:granite+granite c4:spring+spring d5:bamboo+bamboo", mana=2), ask="characters")
    play(game, "hire architect")
    assert game.view(None).boards[0].fresh == "architect"
    game = table(land("d4:granite c4:spring+spring+granite d5:bamboo+bamboo", hired=["architect"]), ask="characters")
    play(game, "activate architect")
    assert game.view(None).boards[0].fresh == "architect"
