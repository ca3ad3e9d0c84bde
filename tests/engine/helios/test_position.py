"""Positions: what may be left out, and what is refused with which words (docs/positions-helios.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.game import BadPosition
from engine.helios import Helios
from engine.helios.board_json import BOARD, Tile
from engine.helios.rules import RULES
from engine.kernel.position import Struct
from tests.engine.helios.tables import LIGHT, land, play, table

BASE: dict[str, Any] = {"game": "helios", "boards": [land(), land()]}


def load(**changes: Any) -> Helios:
    return Helios.from_json(json.dumps({**BASE, **changes}))


def test_the_smallest_position() -> None:
    game = load()
    view = game.view(None)
    assert (view.seats, view.round, view.start, view.phase) == (2, 1, 0, "actions")
    assert game.prompt().kind == "take"
    assert [len(column) for _, column in view.columns] == [6, 6, 6]
    assert [stack.left for stack in view.stacks] == [3, 3, 3, 3, 3, 13]
    assert game.options == {"preset": "booklet"}


def test_tiles_left_out_are_filled_in() -> None:
    game = load(piles={"land": ["red"], "build": [], "sun": []})
    assert [sum(count for _, count in colours) for _, colours in game.view(None).discards] == [9, 10, 10]
    game = load(discards={"sun red": 2})
    assert game.view(None).piles == (("land", 10), ("build", 10), ("sun", 8))
    game = load(columns={"sun": ["gray"]})
    assert game.view(None).columns == (("land", ()), ("build", ()), ("sun", ("gray",)))
    assert game.view(None).piles == (("land", 16), ("build", 16), ("sun", 15))


@pytest.mark.parametrize(
    ("decision", "bottom"),
    [
        ({"ask": "sun", "seat": 1}, "finish_turn"),
        ({"ask": "cube", "seat": 1}, "next_turn"),
        ({"ask": "bonus", "seat": 0}, "finish_turn"),
    ],
)
def test_what_follows_a_decision_is_filled_in(decision: dict[str, Any], bottom: str) -> None:
    game = load(pending=[decision])
    assert json.loads(game.to_json())["pending"][0] == {"then": bottom, "seat": decision["seat"]}
    assert (game.prompt().kind, game.to_move) == (decision["ask"], decision["seat"])


def test_waking_a_character_goes_on_with_the_characters() -> None:
    board = land(mana=9, hired=["princess"])
    game = load(boards=[board, land()], pending=[{"then": "wake", "seat": 0, "character": "princess"}])
    assert game.view(None).boards[0].active == ("princess",)
    assert game.prompt().kind == "characters"
    assert {move.verb for move in game.moves()} == {"hire", "end"}
    assert "hire priestess" in game.moves()


def test_a_turn_of_the_characters_in_which_nothing_was_done_yet() -> None:
    board = land("d4:redwood+redwood+spring c4:redwood+redwood", mana=9, hired=["priestess"])
    game = load(boards=[board, land()], pending=[{"ask": "characters", "seat": 0}])
    assert {"hire princess", "activate priestess", "end"} <= set(game.moves())
    game = load(boards=[board, land()], pending=[{"ask": "characters", "seat": 0, "hired": 1, "activated": 0}])
    assert game.moves() == ["activate priestess", "end"]


def test_a_payment_under_way() -> None:
    game = table(land("d4:redwood+redwood+spring c4:granite+granite"), ask="build")
    play(game, "build bazaar")
    again = Helios.from_json(game.to_json())
    assert again.moves() == game.moves() == ["pay redwood d4", "pay granite c4"]
    play(again, "pay granite c4")
    assert again.view(None).boards[0].built == ("bazaar",)


def test_a_temple_that_is_being_paid() -> None:
    """d4 has no temple yet, and d5 no tile."""
    game = table(land("d4:redwood+redwood c4:granite+redwood"), ask="build")
    play(game, "build temple", "temple d4")
    again = Helios.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    play(again, "pay redwood c4")
    assert again.view(None).boards[0].temples == 1


def test_tiles_beyond_four_of_a_kind_are_temporary() -> None:
    game = load(temporary={"sun red": 2})
    assert (game.columns[2] + game.piles[2]).count(0) == 6


def test_a_payment_with_needed_colours_under_way() -> None:
    game = table(land("d4:redwood+obsidian+spring c4:spring+obsidian+spring"), ask="build")
    play(game, "build warehouse")
    assert game.moves() == ["pay spring c4", "pay spring d4"]
    again = Helios.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    play(again, "pay spring c4", "pay obsidian d4")
    assert again.view(None).boards[0].built == ("warehouse",)


@pytest.mark.parametrize("symbol", ["land", "build", "sun"])
def test_a_gray_tile_in_hand(symbol: str) -> None:
    game = load(pending=[{"ask": "area", "seat": 0, "symbol": symbol}])
    assert Helios.from_json(game.to_json()).to_json() == game.to_json()
    play(game, "area yellow")
    assert game.view(None).boards[0].areas[1] == ("yellow", ((symbol, "gray"),))


def test_nothing_pending_is_a_game_that_is_over() -> None:
    game = load(pending=[], round=4)
    assert game.result is not None
    assert game.moves() == []
    assert game.prompt() is None


def test_a_game_before_its_first_tile() -> None:
    game = Helios.new(seats=3, seed=1)
    again = Helios.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    game.play("start bamboo")
    assert Helios.from_json(game.to_json()).to_json() == game.to_json()


CROWD = {hex_: {"tile": "granite"} for hex_ in LIGHT.split()[:9]} | {"d4": {"tile": "redwood"}}
AREA4 = {"red": ["sun red"] * 4}
PAY = {"ask": "pay", "seat": 0, "needs": [], "free": 1, "pool": ["redwood d4"]}
ERECT = {"then": "erect", "seat": 0, "building": "bazaar"}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "game: 'chess' is not helios"),
        ({"colour": 1}, "colour: there is no such field"),
        ({"boards": [land()]}, "seats: 1 is not a number from 2 to 4"),
        ({"boards": [land()] * 5}, "seats: 5 is not a number from 2 to 4"),
        ({"options": {"preset": "mine"}}, "options: bad-value"),
        ({"seed": "12"}, "seed: '12' is not 32 hexadecimal digits"),
        ({"round": 5}, "round: 5 is not a number from 0 to 4"),
        ({"start": 2}, "start: 2 is not a number from 0 to 1"),
        ({"turn": 9}, "turn: 9 is not from 0 to 8"),
        ({"boards": [land("d4:gold"), land()]}, "boards.0.tiles.d4.tile: 'gold' is none of redwood, granite"),
        ({"boards": [land(), land("d4:redwood+gold")]}, "boards.1.tiles.d4.cubes.0: 'gold' is none of redwood"),
        ({"boards": [land("d4:redwood z9:spring"), land()]}, "boards.0.tiles.z9: is none of a1, a2"),
        (
            {"boards": [land("d4:redwood+spring+spring+spring"), land()]},
            "boards.0.tiles.d4.cubes: 3 are more than the 2",
        ),
        ({"boards": [land("d4:redwood+spring*"), land()]}, "boards.0.tiles.d4: a tile with a temple holds no cubes"),
        ({"boards": [land("d4:redwood d5:spring d6:spring d7:granite"), land()]}, "light hexes only"),
        ({"boards": [land("d4:redwood b2:spring"), land()]}, "hang together with the one on d4"),
        ({"boards": [land("c3:redwood"), land()]}, "hang together with the one on d4"),
        ({"boards": [land(sun="d4"), land()]}, "boards.0.sun: d4 is not an empty hex beside a tile"),
        ({"boards": [land(sun="b3"), land()]}, "boards.0.sun: b3 is not an empty hex beside a tile"),
        (
            {"boards": [land("d4:redwood d3:spring e2:spring e4:granite f2:granite f3:bamboo", sun="e3"), land()]},
            "open to the rim",
        ),
        ({"boards": [land(sun="x1"), land()]}, "boards.0.sun: 'x1' is none of"),
        ({"boards": [land(sun_beside="q"), land()]}, "boards.0.sun_beside: 'q' is none of"),
        ({"boards": [land(sun_beside="c3"), land()]}, "boards.0.sun_beside: c3 is not a tile beside the sun"),
        ({"boards": [land(sun="c3", sun_beside="d3"), land()]}, "boards.0.sun_beside: d3 is not a tile beside the sun"),
        ({"boards": [land(sun_value=0), land()]}, "boards.0.sun_value: 0 is not a number from 1 to 99"),
        ({"boards": [land(mana=-1), land()]}, "boards.0.mana: -1 is not a number from 0"),
        ({"boards": [land(path=["d3", "q"]), land()]}, "boards.0.path.1: 'q' is none of"),
        ({"boards": [land(built=["castle"]), land()]}, "boards.0.built.0: 'castle' is none of observatory"),
        ({"boards": [land(built=["palace", "palace"]), land()]}, "boards.0.built: palace is named twice"),
        ({"boards": [land(hired=["princess"]), land(active=["princess"])]}, "boards.1: princess is already hired"),
        ({"boards": [land(hired=["princess"], active=["princess"]), land()]}, "boards.0.active: a character is either"),
        ({"boards": [land(areas={"green": []}), land()]}, "boards.0.areas.green: is none of red"),
        ({"boards": [land(areas={"red": ["sun blue"]}), land()]}, "only red and gray action tiles"),
        ({"boards": [land(areas={"red": ["sea red"]}), land()]}, "boards.0.areas.red.0: 'sea red' is none of land red"),
        ({"boards": [land(areas={"red": ["sun red"] * 5}), land()]}, "boards.0.areas.red: 5 are more than the 4"),
        ({"boards": [land(areas=AREA4), land()]}, "full only in its owner's turn"),
        (
            {"boards": [land(), land(areas=AREA4)], "pending": [{"ask": "sun", "seat": 0}]},
            "full only in its owner's turn",
        ),
        ({"boards": [{"tiles": {}}, land()]}, "pending: in round 0"),
        ({"round": 0}, "pending: in round 0"),
        (
            {"round": 0, "pending": [{"then": "stacks", "seat": 0}, {"ask": "start_land", "seat": 0}]},
            "pending: in round 0",
        ),
        ({"pending": [{"then": "stacks", "seat": 0}]}, "pending.1: 'stacks' cannot wait above 'next_turn'"),
        ({"boards": [land(built=["bazaar"]), land()], "pending": [ERECT]}, "this building stands already"),
        (
            {"pending": [{"then": "wake", "seat": 0, "character": "princess"}]},
            "pending.1: only a hired character is activated",
        ),
        ({"pending": [{"then": "raise", "seat": 0, "hex": "c3"}]}, "on a tile without one"),
        (
            {
                "boards": [land("d4:redwood* d5:spring"), land()],
                "pending": [{"then": "raise", "seat": 0, "hex": "d4"}],
            },
            "on a tile without one",
        ),
        ({"pending": [{"ask": "colour", "seat": 0, "hex": "c3"}]}, "on a tile that can take it"),
        (
            {"pending": [{"ask": "steward", "seat": 0, "one": "spring", "other": "spring"}]},
            "pending.1: without room or choice nothing is asked",
        ),
        ({"boards": [{"tiles": {}, "sun": "c3"}, land()]}, "boards.0.sun: without a tile the sun stands on d3"),
        ({"columns": {"sun": ["red"] * 5}}, "action tiles: 1 too many of sun red"),
        ({"columns": {"sea": []}}, "columns.sea: is none of"),
        ({"columns": {"sun": ["green"]}}, "columns.sun.0: 'green' is none of"),
        ({"piles": {}, "discards": {}}, "too few of land red"),
        ({"discards": {"sun red": 9}}, "too many of sun red"),
        ({"temporary": {"sun pink": 1}}, "temporary.sun pink: is none of"),
        ({"temporary": {"sun red": 10_000_000}}, "temporary.sun red: 10000000 is not a number from 0 to 8"),
        ({"open_land": ["mud"]}, "open_land.0: 'mud' is none of"),
        (
            {"open_land": [], "below": ["spring"]},
            "below: the additional stack needs 7 tiles, not 1",
        ),
        (
            {"open_land": [], "additional": "spring", "below": ["spring"] * 7},
            "land tiles: 5 of spring more than there are",
        ),
        ({"boards": [{"tiles": CROWD, "sun": "a1"}, land()]}, "land tiles: 4 of granite more than there are"),
        (
            {"boards": [land("d4:redwood c3:temples c4:temples d5:temples"), land()]},
            "boards: there are 2 special tiles of each sort",
        ),
        ({"last": [0, "jump"]}, "last.1: 'jump' is none of"),
        ({"last": [7, "pass"]}, "last.0: 7 is not a number from 0 to 1"),
        ({"pending": [{"ask": "dance", "seat": 0}]}, "pending.0.ask: 'dance' is none of start_land"),
        ({"pending": [{"then": "dance", "seat": 0}]}, "pending.0.then: 'dance' is none of stacks"),
        ({"pending": [{"seat": 0}]}, "pending.0.then: None is none of"),
        ({"pending": [{"ask": "sun"}]}, "pending.0.seat: None is not a number from 0 to 1"),
        ({"pending": [{"ask": "sun", "seat": True}]}, "pending.0.seat: True is not a number"),
        ({"pending": [{"ask": "sun", "seat": 2}]}, "pending.0.seat: 2 is not a number from 0 to 1"),
        ({"pending": [{"ask": "sun", "seat": 0, "may_pass": 1}]}, "pending.0.may_pass: 1 is neither true nor false"),
        ({"pending": [{"ask": "sun", "seat": 0, "speed": 1}]}, "pending.0.speed: there is no such field here"),
        ({"pending": [{"ask": "place", "seat": 0, "tile": "mud"}]}, "pending.0.tile: 'mud' is none of"),
        ({"pending": [{"ask": "cube", "seat": 0, "colours": "all"}]}, "pending.0.colours: 'all' is not a list"),
        (
            {"pending": [{"ask": "temple", "seat": 0}], "boards": [land("d4:redwood*"), land()]},
            "pending.1: a temple cannot be paid, or there is no tile for one",
        ),
        ({"pending": [PAY]}, "pending.1: 'pay' cannot wait above 'finish_turn'"),
        ({"pending": [ERECT, {**PAY, "pool": [3]}]}, "pending.1.pool.0: 3 is none of redwood a1"),
        ({"pending": [ERECT, {**PAY, "pool": ["spring d4"]}]}, "pending.2: the pool holds cubes of the board"),
        ({"pending": [ERECT, {**PAY, "free": 2}]}, "pending.2: the pool holds cubes of the board"),
        ({"pending": [ERECT, {**PAY, "free": 0}]}, "covers the payment in several ways"),
        (
            {"pending": [ERECT, {**PAY, "needs": [["spring"]], "free": 0}]},
            "pending.2: the pool holds cubes of the board",
        ),
    ],
)
def test_impossible_positions_are_refused_by_name(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        load(**changes)
    assert words in str(refused.value)


TAKE = {"ask": "take", "seat": 0}
CUBE = {"ask": "cube", "seat": 0}
PENNILESS = [land("d4:redwood", mana=0), land("d4:granite", mana=0)]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"boards": PENNILESS, "passes": 2, "pending": [{"then": "counsel", "seat": 0}]},
            "passes: 2 is not from 0 to 1",
        ),
        ({"boards": PENNILESS, "passes": 2}, "passes: 2 is not from 0 to 1"),
        ({"boards": PENNILESS, "pending": [{"ask": "temple", "seat": 0}]}, "pending.1: a temple cannot be paid"),
        ({"pending": [TAKE, TAKE]}, "pending.1: 'take' cannot wait above 'take'"),
        ({"pending": [CUBE, CUBE]}, "pending.2: 'cube' cannot wait above 'cube'"),
        (
            {
                "boards": [land(areas={"red": ["sun red"] * 4}), land()],
                "pending": [{"then": "clear_area", "seat": 0, "area": "blue"}],
            },
            "boards.0.areas: an area is full only in its owner's turn",
        ),
        ({"pending": [{"then": "clear_area", "seat": 0, "area": "blue"}]}, "boards.0.areas: an area is full only"),
        (
            {
                "pending": [
                    {"then": "clear_area", "seat": 0, "area": "blue"},
                    {"ask": "sun", "seat": 0, "may_pass": True},
                    {"ask": "area", "seat": 0, "symbol": "sun"},
                ]
            },
            "pending.2: a bonus action takes no tile",
        ),
        (
            {"pending": [{"then": "counsel", "seat": 0}, {"ask": "characters", "seat": 0}]},
            "pending.1: 'characters' cannot wait above 'counsel'",
        ),
        ({"pending": [{"then": "finish_turn"}, {"ask": "sun", "seat": 0}]}, "pending.0.seat: is missing"),
        ({"pending": [{"then": "finish_turn", "seat": 1}, {"ask": "sun", "seat": 0}]}, "pending.1.seat: only one seat"),
        (
            {
                "pending": [
                    {"ask": "build", "seat": 0, "may_pass": False},
                    {"ask": "area", "seat": 0, "symbol": "build"},
                ]
            },
            "pending.2: a gray tile is taken for an action that may be passed",
        ),
        ({"pending": []}, "pending: nothing pending ends the game"),
        (
            {
                "round": 0,
                "boards": [land("d4:redwood c4:redwood"), land()],
                "pending": [{"then": "next_turn", "seat": 0}, {"then": "stacks", "seat": 0}],
            },
            "pending: in round 0",
        ),
    ],
)
def test_what_no_course_of_the_game_leads_to_is_refused(changes: dict[str, Any], words: str) -> None:
    """Each of these was accepted once, and led to an endless loop, an error or a table where nobody can move."""
    with pytest.raises(BadPosition) as refused:
        load(**changes)
    assert words in str(refused.value)


@pytest.mark.rule("H-7.3", "H-5.7", "H-5.4")
@pytest.mark.parametrize(
    ("boards", "pending", "words"),
    [
        (PENNILESS, [{"ask": "characters", "seat": 0}], "pending.0: whoever can neither hire nor activate"),
        (
            [land("d4:redwood", mana=9), land()],
            [{"ask": "characters", "seat": 0, "hired": 1}],
            "pending.0: whoever can neither hire nor activate",
        ),
        ([land("d4:redwood", mana=0), land()], [{"ask": "bazaar", "seat": 0}], "pending.1: without mana"),
        (
            [land("d4:redwood+redwood c4:granite+granite"), land()],
            [ERECT, {"ask": "pay", "seat": 0, "needs": [], "free": 1, "pool": ["redwood d4"]}],
            "pending.2: the pool holds cubes of the board",
        ),
    ],
)
def test_nobody_is_asked_who_has_no_choice(boards: list[Any], pending: list[Any], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        load(boards=boards, pending=pending)
    assert words in str(refused.value)


@pytest.mark.rule("H-7.5", "H-10.1")
@pytest.mark.parametrize("turn", [0, 8])
def test_the_bonus_cube_of_a_character_may_have_any_colour_online(turn: int) -> None:
    """Whatever the position says of the turn: the colours are limited at the set-up alone."""
    architect = land("d4:redwood+redwood+spring d5:granite+granite+granite", hired=["architect"])
    pending = [{"ask": "characters", "seat": 0}]
    game = load(options={"preset": "yucata"}, boards=[architect, land("d4:granite")], turn=turn, pending=pending)
    play(game, "activate architect", "pay redwood d4")
    assert {move.split()[1] for move in game.moves()} == {"redwood", "granite", "bamboo", "spring", "obsidian"}


def test_what_is_no_json_at_all_is_refused() -> None:
    with pytest.raises(BadPosition, match="position: no JSON"):
        Helios.from_json("{")


def test_an_area_may_be_full_in_its_owners_turn() -> None:
    game = load(boards=[land(areas=AREA4), land()], pending=[{"ask": "sun", "seat": 0}])
    play(game, "pass")
    assert game.prompt().kind == "bonus"


DOCUMENT = Path(__file__).parents[3] / "docs" / "positions-helios.md"


def test_every_field_is_documented() -> None:
    formats = (Helios.position.struct, BOARD, Struct(Tile))
    fields = {name for each in formats for name in (*each.stored, *(part.name for part in each.parts))}
    entries = {item.name for item in RULES.items.values()} | {
        a.name for item in RULES.items.values() for a in item.args
    }
    text = DOCUMENT.read_text("utf-8")
    for name in fields | entries:
        assert f"`{name}`" in text, name


def test_the_examples_of_the_documentation_load() -> None:
    examples = DOCUMENT.read_text("utf-8").split("```json\n")[1:]
    assert len(examples) >= 2
    for example in examples:
        assert Helios.from_json(example.partition("```")[0]).moves()
