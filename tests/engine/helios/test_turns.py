"""Chapter 3: rounds, turns, areas and bonus actions."""

from typing import Any

import pytest

from engine.helios import Helios
from tests.engine.helios.tables import FULL, first, land, pass_turns, play, table, targets, told, verbs


@pytest.mark.rule("H-3.1")
@pytest.mark.parametrize(("seats", "rounds", "turns"), [(2, 4, 4), (3, 3, 6), (4, 4, 4)])
def test_rounds_and_turns(seats: int, rounds: int, turns: int) -> None:
    game = table(*[land("d4:redwood*", mana=0)] * seats)
    view = game.view(None)
    assert (view.rounds, view.turns, view.round, view.turn) == (rounds, turns, 1, 1)
    for turn in range(1, turns + 1):
        for seat in range(seats):
            assert (game.to_move, game.view(None).turn) == (seat, turn)
            pass_turns(game, 1)
    assert game.view(None).round == 2, "nobody could hire, so the phase of the characters was over at once"


@pytest.mark.rule("H-3.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_the_start_player_takes_the_first_turn_of_a_round(seats: int, rounds: int) -> None:
    game = table(*[land("d4:redwood*", mana=0)] * seats, start=1)
    starts = []
    for number in range(1, rounds + 1):
        assert game.view(None).round == number
        starts.append(game.to_move)
        pass_turns(game, seats * (6 if seats == 3 else 4))
    assert starts == [(1 + number) % seats for number in range(rounds)]
    assert game.result is not None


@pytest.mark.rule("H-3.2")
def test_a_turn_begins_with_a_tile_and_cannot_be_passed() -> None:
    game = table(land(), columns={"land": ["blue", "red"], "build": [], "sun": ["gray"]})
    assert game.moves() == ["take land red", "take sun gray"]
    log = play(game, "take land red", "pass")
    assert told(log, "took") == [{"seat": 0, "symbol": "land", "colour": "red"}]
    assert told(log, "passed") == [{"seat": 0}]
    assert game.moves() == ["take land blue", "take sun gray"]
    assert game.to_move == 1


@pytest.mark.rule("H-3.3")
@pytest.mark.parametrize(("symbol", "asks"), [("land", "land"), ("build", "build"), ("sun", "sun")])
def test_the_symbol_says_what_to_do_and_the_colour_where_it_lies(symbol: str, asks: str) -> None:
    game = table(land(), columns={symbol: ["yellow"]})
    play(game, f"take {symbol} yellow")
    assert game.prompt().kind == asks
    assert game.view(None).boards[0].areas == (("red", ()), ("yellow", ((symbol, "yellow"),)), ("blue", ()))


@pytest.mark.rule("H-3.3")
@pytest.mark.parametrize("area", ["red", "yellow", "blue"])
def test_a_gray_tile_goes_where_the_player_likes(area: str) -> None:
    game = table(land(areas={area: [f"sun {area}"]}), columns={"build": ["gray"]})
    play(game, "take build gray")
    assert game.moves() == ["area red", "area yellow", "area blue"]
    log = play(game, f"area {area}")
    assert told(log, "stored") == [{"seat": 0, "area": area}]
    assert dict(game.view(None).boards[0].areas)[area] == (("sun", area), ("build", "gray"))
    assert game.prompt().kind == "build"


@pytest.mark.rule("H-3.4")
def test_an_action_is_declined_when_choosing_what() -> None:
    rich = land("d4:redwood+redwood+spring d5:bamboo+obsidian")
    for symbol in ("land", "build", "sun"):
        game = table(rich, ask=symbol)
        assert game.moves()[-1] == "pass"
        play(game, "pass")
        assert game.prompt().kind == "take"
    game = table(rich, ask="land")
    play(game, "land spring")
    assert verbs(game) == {"place"}
    game = table(rich, ask="build")
    play(game, "build temple")
    assert verbs(game) == {"temple"}
    play(game, "temple d4")
    assert verbs(game) == {"pay"}


@pytest.mark.rule("H-3.4")
def test_with_nothing_to_create_or_build_only_passing_is_left() -> None:
    assert table(land("d4:redwood"), ask="build").moves() == ["pass"]
    nothing: dict[str, Any] = {"open_land": []}
    taken = "c3:created_land c4:created_land d5:empty_spaces e4:empty_spaces"
    taken += " e3:resources c5:resources d6:temples e5:temples"
    assert table(land(f"d4:redwood {taken}"), ask="land", **nothing).moves() == ["pass"]


AREA = {"red": ["sun red", "build gray", "sun red"]}


@pytest.mark.rule("H-3.5")
def test_the_fourth_tile_brings_a_bonus_action_after_the_regular_one() -> None:
    game = table(land(areas=AREA), columns={"sun": ["red", "red"]}, discards={"sun blue": 1})
    log = play(game, "take sun red")
    assert told(log, "fourth") == [{"seat": 0, "area": "red"}]
    assert game.prompt().kind == "sun"
    log = play(game, "sun c3")
    assert game.prompt().kind == "bonus"
    assert len(dict(game.view(None).boards[0].areas)["red"]) == 4
    log = play(game, "bonus sun", "sun c4")
    assert told(log, "bonus") == [{"seat": 0, "symbol": "sun"}]
    assert told(log, "cleared") == [{"seat": 0, "area": "red"}]
    assert game.to_move == 1
    assert dict(game.view(None).boards[0].areas)["red"] == ()
    discards = {symbol: dict(colours) for symbol, colours in game.view(None).discards}
    assert discards == {
        "land": {"red": 0, "yellow": 0, "blue": 0, "gray": 0},
        "build": {"red": 0, "yellow": 0, "blue": 0, "gray": 1},
        "sun": {"red": 3, "yellow": 0, "blue": 1, "gray": 0},
    }


@pytest.mark.rule("H-3.5")
def test_the_fourth_tile_counts_though_both_actions_are_declined() -> None:
    game = table(land(areas=AREA), columns={"land": ["gray", "gray"]})
    play(game, "take land gray", "area red", "pass")
    log = play(game, "decline")
    assert told(log, "declined") == [{"seat": 0}]
    assert dict(game.view(None).boards[0].areas)["red"] == ()
    assert game.to_move == 1


@pytest.mark.rule("H-3.5")
def test_three_tiles_in_each_area_bring_nothing() -> None:
    full = {area: [f"sun {area}"] * 3 for area in ("red", "yellow")}
    game = table(land(areas=full), columns={"land": ["blue", "blue"]})
    play(game, "take land blue", "pass")
    assert game.to_move == 1
    assert [len(tiles) for _, tiles in game.view(None).boards[0].areas] == [3, 3, 1]


def bonus(board: dict, **more: Any) -> Helios:
    return table(board, ask="bonus", **more)


@pytest.mark.rule("H-3.6")
def test_a_bonus_action_needs_no_tile_and_cannot_be_passed_inside() -> None:
    game = bonus(land("d4:redwood+redwood"), columns={"land": [], "build": [], "sun": ["red"]})
    assert game.moves() == ["bonus land", "bonus build", "bonus sun", "decline"]
    for symbol in ("land", "build", "sun"):
        inside = game.copy()
        play(inside, f"bonus {symbol}")
        assert inside.prompt().kind == symbol
        assert "pass" not in inside.moves()
    assert dict(game.view(None).columns)["sun"] == ("red",)


@pytest.mark.rule("H-3.6")
def test_only_actions_that_can_be_carried_out_are_offered() -> None:
    assert bonus(land("d4:redwood")).moves() == ["bonus land", "bonus sun", "decline"], "no cube to build with"
    built = land("d4:redwood*  c4:spring*", built=[])
    assert "bonus build" not in bonus(built).moves()
    specials = "c3:created_land c4:created_land d5:empty_spaces e4:empty_spaces e3:resources c5:resources"
    nothing: dict[str, Any] = {"open_land": []}
    left = bonus(land(f"d4:redwood {specials} d6:temples"), **nothing)
    assert left.moves() == ["bonus land", "bonus sun", "decline"], "one special tile is left"
    play(left, "bonus land")
    assert left.moves() == ["special temples"]
    gone = bonus(land(f"d4:redwood {specials} d6:temples e5:temples"), **nothing)
    assert gone.moves() == ["bonus sun", "decline"]
    one = bonus(land(f"d4:redwood {specials} d6:temples e5:temples"), open_land=["spring"])
    assert one.moves() == ["bonus land", "bonus sun", "decline"]


@pytest.mark.rule("H-3.6")
def test_without_room_there_is_no_land_to_create() -> None:
    game = bonus(land(FULL, sun="a1"), round=4)
    assert game.moves() == ["bonus sun", "decline"]


def test_each_tile_taken_is_gone_from_the_display() -> None:
    game = table(land(), land())
    for _ in range(8):
        game.play(first(game, "take"))
        while game.prompt().kind != "take" and game.view(None).phase == "actions":
            game.play(next(move for move in game.moves() if move in ("area blue", "pass", "decline")))
        if game.view(None).phase != "actions":
            break
    assert sum(len(column) for _, column in game.view(None).columns) == 10
    assert targets(game, "take") == set() or game.view(None).round == 2
