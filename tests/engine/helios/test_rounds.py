"""Chapter 8: the end of a round, and the supply of action tiles."""

import json
from typing import Any

import pytest

from engine.helios import Helios
from tests.engine.helios.tables import COLOURS, cubes, first, land, pass_turns, play, table, told

BARE = "d4:redwood*"


def last_turn(seats: int = 2, number: int = 1, board: str = BARE, **more: Any) -> Helios:
    """The last turn of a round in which nobody can hire; nobody has a tile for a bonus cube either."""
    turns = seats * (6 if seats == 3 else 4)
    boards = [land(board, mana=0, built=["land_steward"]) for _ in range(seats)]
    return table(*boards, round=number, turn=turns - 1, **more)


def column_sizes(game: Helios) -> list[int]:
    return [len(column) for _, column in game.view(None).columns]


def left_over(game: Helios) -> int:
    return sum(column_sizes(game))


@pytest.mark.rule("H-8.1", "H-8.3")
@pytest.mark.parametrize(("seats", "taken", "left"), [(4, 16, 2), (3, 18, 0)])
def test_tiles_taken_and_left(seats: int, taken: int, left: int) -> None:
    game = table(*[land(BARE, mana=2)] * seats)
    for _ in range(taken):
        assert game.view(None).phase == "actions"
        pass_turns(game, 1)
    assert game.view(None).phase == "characters"
    assert left_over(game) == 0, "what was left is discarded before the characters"
    discarded = sum(count for _, colours in game.view(None).discards for _, count in colours)
    in_areas = sum(len(tiles) for board in game.view(None).boards for _, tiles in board.areas)
    assert discarded + in_areas == taken + left


@pytest.mark.rule("H-8.1")
def test_two_players_go_on_with_what_is_left() -> None:
    game = table(land(BARE, mana=0), land(BARE, mana=0))
    left = []
    for _ in range(4):
        left.append(left_over(game))
        pass_turns(game, 8)
    assert left == [18, 10, 18, 10]
    assert left_over(game) == 0, "2 are discarded after the last round"


def test_a_round_set_up_with_too_few_tiles_ends_with_the_last_of_them() -> None:
    """By the rules there are always enough; in a position somebody wrote there may not be."""
    game = table(land(mana=2), land(mana=0), columns={"sun": ["red"]})
    play(game, "take sun red", "pass")
    assert (game.view(None).phase, game.to_move) == ("characters", 0)


@pytest.mark.rule("H-8.1")
def test_two_players_keep_uneven_columns() -> None:
    columns = {"land": ["red", "blue"], "build": ["red"], "sun": ["gray", "yellow"]}
    game = last_turn(columns=columns)
    play(game, "take build red", "pass")
    assert game.view(None).round == 2
    assert dict(game.view(None).columns) == {"land": ("red", "blue"), "build": (), "sun": ("gray", "yellow")}
    assert game.moves() == ["take land blue", "take sun yellow"]
    game = last_turn(number=2, columns=columns)
    play(game, "take build red", "pass")
    assert column_sizes(game) == [6, 6, 6]


@pytest.mark.rule("H-8.1")
def test_what_is_left_goes_to_the_discards_of_its_symbol() -> None:
    columns = {"land": ["gray"], "build": ["blue", "red"], "sun": ["yellow", "yellow"]}
    game = last_turn(4, 4, columns=columns, discards={"sun red": 1})
    play(game, "take build red", "pass")
    assert [dict(colours) for _, colours in game.view(None).discards] == [
        {"red": 0, "yellow": 0, "blue": 0, "gray": 1},
        {"red": 0, "yellow": 0, "blue": 1, "gray": 0},
        {"red": 1, "yellow": 2, "blue": 0, "gray": 0},
    ]


@pytest.mark.rule("H-8.1")
def test_tiles_in_areas_stay() -> None:
    areas = {"blue": ["sun blue", "land gray"]}
    game = table(land(BARE, mana=0, areas=areas), land(BARE, mana=0), turn=7, start=1)
    play(game, first(game, "take"))
    while game.view(None).round == 1:
        play(game, next(move for move in game.moves() if move in ("area red", "pass")))
    assert dict(game.view(None).boards[0].areas)["blue"] == (("sun", "blue"), ("land", "gray"))


@pytest.mark.rule("H-8.2")
def test_open_land_leaves_the_game_and_new_land_is_opened() -> None:
    stock: dict[str, Any] = {
        "open_land": ["spring"],
        "additional": "granite",
        "below": ["redwood", "bamboo", "obsidian"],
    }
    game = last_turn(**stock, columns={"sun": ["red", "red"]})
    log = play(game, "take sun red", "pass")
    assert told(log, "revealed") == [{"seat": None, "tile": "obsidian"}]
    assert next(event for event in log if event.kind == "revealed").reveals
    stacks = [(stack.stack, stack.open, stack.left) for stack in game.view(None).stacks]
    assert stacks == [*((colour, colour, 2) for colour in COLOURS), ("additional", "obsidian", 2)]


@pytest.mark.rule("H-8.2")
def test_special_tiles_stay() -> None:
    game = last_turn(board="d4:redwood* c4:temples*", columns={"sun": ["red"]})
    before = game.view(None).specials
    play(game, "take sun red", "pass")
    assert game.view(None).specials == before == (
        ("created_land", 2), ("empty_spaces", 2), ("resources", 2), ("temples", 0),
    )  # fmt: skip


def supply(sun_pile: list[str], sun_discards: dict[str, int]) -> Helios:
    """Four players at the end of round 1; the sun tiles as given, all others in the other piles."""
    every = ["red", "yellow", "blue", "gray"] * 4
    return table(
        *[land(BARE, mana=0, built=["land_steward"])] * 4,
        turn=15,
        columns={"land": every[:6], "build": [], "sun": []},
        piles={"land": every[6:], "build": every, "sun": sun_pile},
        discards={f"sun {colour}": number for colour, number in sun_discards.items()},
    )


def end_round(game: Helios) -> list:
    log = play(game, first(game, "take"))
    while game.view(None).round == 1:
        log += play(game, next(move for move in game.moves() if move in ("area red", "pass", "decline")))
    return log


@pytest.mark.rule("H-8.3")
def test_columns_are_dealt_anew_from_the_pile() -> None:
    every = ["red", "yellow", "blue", "gray"] * 4
    game = supply(every, {})
    log = end_round(game)
    assert column_sizes(game) == [6, 6, 6]
    assert dict(game.view(None).columns)["sun"] == tuple(reversed(every[10:]))
    assert dict(game.view(None).piles)["sun"] == 10
    assert told(log, "reshuffled") == told(log, "temporary") == []
    assert next(event for event in log if event.kind == "dealt").reveals


@pytest.mark.rule("H-8.3")
def test_discards_become_a_new_pile_when_the_pile_runs_out() -> None:
    game = supply(["red", "blue"], {"red": 3, "blue": 3, "yellow": 4, "gray": 4})
    log = end_round(game)
    assert told(log, "reshuffled") == [{"seat": None, "symbol": "sun"}]
    view = game.view(None)
    assert dict(view.columns)["sun"][:2] == ("blue", "red")
    assert json.loads(game.to_json())["shuffles"] == 1, "so that the next new pile is another"
    assert len(dict(view.columns)["sun"]) == 6
    assert dict(view.piles)["sun"] == 10
    assert dict(dict(view.discards)["sun"]) == {"red": 0, "yellow": 0, "blue": 0, "gray": 0}
    assert told(log, "temporary") == []


@pytest.mark.rule("H-8.3")
def test_a_new_pile_is_shuffled_by_the_seed() -> None:
    game = supply([], {"red": 4, "blue": 4, "yellow": 4, "gray": 4})
    twin = game.copy()
    other = game.copy()
    other.seed = b"another seed 123"
    for each in (game, twin, other):
        end_round(each)
    assert game.to_json() == twin.to_json()
    assert game.columns[2] + game.piles[2] != other.columns[2] + other.piles[2]
    assert sorted(game.columns[2] + game.piles[2]) == sorted(other.columns[2] + other.piles[2])


def short(sun_pile: list[str]) -> Helios:
    """Four players; all but the given sun tiles lie in areas, three in each."""
    boards = [land(BARE, mana=0, built=["land_steward"]) for _ in range(4)]
    held = {"red": 4, "yellow": 4, "blue": 4, "gray": 4}
    for colour in sun_pile:
        held[colour] -= 1
    tiles = [colour for colour, number in held.items() for _ in range(number)]
    for colour in tiles:
        area = "red" if colour == "gray" else colour
        owner = next(board for board in boards if len(board.setdefault("areas", {}).setdefault(area, [])) < 3)
        owner["areas"][area].append(f"sun {colour}")
    every = ["red", "yellow", "blue", "gray"] * 4
    return table(
        *boards,
        turn=15,
        columns={"land": every[:6], "build": ["yellow"], "sun": []},
        piles={"land": every[6:], "build": ["red", "blue", "gray"] + every[4:], "sun": sun_pile},
    )


@pytest.mark.rule("H-8.4")
def test_four_temporary_tiles_join_when_all_others_lie_in_areas() -> None:
    game = short(["red", "red", "gray"])
    log = play(game, "take build yellow", "pass")
    assert told(log, "temporary") == [{"seat": None, "symbol": "sun"}]
    view = game.view(None)
    assert view.temporary == (("sun", "red"), ("sun", "yellow"), ("sun", "blue"), ("sun", "gray"))
    assert dict(view.columns)["sun"][:3] == ("gray", "red", "red")
    assert len(dict(view.columns)["sun"]) == 6
    assert dict(view.piles)["sun"] == 1
    rest = list(dict(view.columns)["sun"][3:]) + [["red", "yellow", "blue", "gray"][c] for c in game.piles[2]]
    assert sorted(rest) == ["blue", "gray", "red", "yellow"]


@pytest.mark.rule("H-8.4")
def test_two_sets_join_when_five_tiles_are_missing() -> None:
    game = short(["red"])
    log = play(game, "take build yellow", "pass")
    assert len(told(log, "temporary")) == 2
    assert game.view(None).temporary == tuple(
        ("sun", colour) for colour in ("red", "yellow", "blue", "gray") for _ in "12"
    )
    assert dict(game.view(None).piles)["sun"] == 3


@pytest.mark.rule("H-8.4")
def test_discarded_tiles_leave_the_game_while_temporary_ones_are_in_it() -> None:
    temporary = {"sun red": 1, "sun gray": 2}
    areas = {"red": ["sun red", "sun red", "sun gray"]}
    game = table(land(areas=areas), temporary=temporary, columns={"sun": ["gray"], "land": ["blue"]})
    play(game, "take sun gray", "area red", "pass", "decline")
    assert game.view(None).temporary == ()
    assert dict(dict(game.view(None).discards)["sun"]) == {"red": 1, "yellow": 0, "blue": 0, "gray": 0}


@pytest.mark.rule("H-8.5")
@pytest.mark.parametrize(
    ("seats", "start", "receive"), [(2, 0, []), (3, 0, [0]), (3, 2, [2]), (4, 0, [3, 0]), (4, 3, [2, 3])]
)
def test_the_next_player_starts_and_the_third_and_fourth_get_a_cube(seats: int, start: int, receive: list[int]) -> None:
    boards = [land("d4:redwood+redwood c4:granite", mana=0) for _ in range(seats)]
    if seats == 4:
        boards = [land("d4:redwood+redwood c4:temples", mana=0)] * 2 + [
            land("d4:redwood+redwood c4:resources", mana=0)
        ] * 2
    game = table(*boards, turn=seats * (6 if seats == 3 else 4) - 1, start=start, columns={"sun": ["red", "red"]})
    log = play(game, "take sun red", "pass")
    assert told(log, "round") == [{"seat": (start + 1) % seats, "number": 2}]
    assert game.view(None).start == (start + 1) % seats
    for seat in receive:
        assert (game.prompt().kind, game.to_move) == ("cube", seat)
        assert game.view(None).phase == "actions"
        assert len(game.moves()) == 10
        play(game, "cube redwood d4")
        assert cubes(game, "d4", seat) == ["redwood", "redwood"]
    assert (game.prompt().kind, game.to_move) == ("take", (start + 1) % seats)


@pytest.mark.rule("H-8.5", "H-2.5")
def test_online_a_later_cube_may_have_the_colour_of_its_tile() -> None:
    boards = [land(mana=0) for _ in range(3)]
    game = table(*boards, turn=17, columns={"sun": ["red"]}, preset="yucata")
    play(game, "take sun red", "pass")
    assert game.moves() == [f"cube {colour} d4" for colour in COLOURS]


@pytest.mark.rule("H-8.5", "H-7.5")
def test_who_has_no_tile_for_the_cube_gets_none() -> None:
    game = last_turn(3, columns={"sun": ["red"]})
    log = play(game, "take sun red", "pass")
    assert told(log, "no_cube") == [{"seat": 0}]
    assert game.prompt().kind == "take"


@pytest.mark.rule("H-8.6")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_after_the_last_round_the_game_is_scored(seats: int, rounds: int) -> None:
    game = last_turn(seats, rounds, columns={"sun": ["red"]})
    before = game.view(None).stacks
    log = play(game, "take sun red", "pass")
    assert game.result is not None
    assert game.to_move is None
    assert game.moves() == []
    assert game.view(None).phase == "end"
    assert game.view(None).stacks == before
    assert [event.kind for event in log][-1] == "ended"
    earlier = last_turn(seats, rounds - 1, columns={"sun": ["red", "red"]})
    play(earlier, "take sun red", "pass")
    assert earlier.result is None


@pytest.mark.rule("H-8.6")
def test_characters_act_in_the_last_round_too() -> None:
    game = table(land(BARE, mana=5), land(BARE, mana=0), round=4, turn=8)
    assert game.view(None).phase == "characters"
    play(game, "hire priestess", "end")
    assert game.result is not None
