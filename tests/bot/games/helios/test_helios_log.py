"""The log of Helios names the cause of every number that changes: points, mana, cubes and sun steps."""

from typing import Any

import pytest

from bot.base.i18n import localizer
from bot.messages import narration
from engine.game import Event
from engine.helios import Helios
from tests.engine.helios.tables import land, play, table

SAY = localizer("en")


def lines(game: Helios, *moves: str) -> list[str]:
    """What is told of these moves."""
    return narration.lines("helios", play(game, *moves), ("Ana", "Ben", "Cleo"), SAY)


def asked(game: Helios) -> str:
    """The question to the player to move."""
    prompt = game.prompt()
    assert prompt is not None
    return narration.question("helios", prompt, ("Ana", "Ben", "Cleo"), SAY)


def lit(tiles: str, to: str = "c4", **more: Any) -> list[str]:
    """What the sun brings that goes from d3 to a hex."""
    return lines(table(land(tiles, **more), ask="sun"), f"sun {to}")[1:]


def test_a_start_tile_and_its_cube():
    assert lines(Helios.new(seats=2, seed=1), "start redwood") == ["Ana starts with a tile of redwood and its cube."]


@pytest.mark.parametrize(
    ("tile", "hex_", "told"),
    [
        ("land redwood", "c3", "Ana puts redwood on c3, with its cube."),
        ("special temples", "c3", "Ana puts Temples on c3."),
        ("land redwood", "b3", "Ana puts redwood on b3, with its cube, and gains 2 mana: it is a mana hex."),
        ("special temples", "b3", "Ana puts Temples on b3 and gains 2 mana: it is a mana hex."),
    ],
)
def test_a_tile_its_cube_and_a_mana_hex(tile: str, hex_: str, told: str):
    game = table(land("d4:redwood c4:redwood", sun="d3"), ask="land")
    assert lines(game, tile, f"place {hex_}")[0] == told


def test_a_corner_space():
    """H-1.4, H-9.1: b4 lies beside a4, which counts from now on."""
    for tile, told in (("land redwood", "redwood on b4, with its cube"), ("special temples", "Temples on b4")):
        game = table(land("d4:redwood c4:redwood", sun="d3"), ask="land")
        assert lines(game, tile, "place b4")[0] == f"Ana puts {told}, beside corner space a4."


def test_a_cube_of_a_resource_hex():
    game = table(land("d4:redwood c4:redwood", sun="d3"), ask="land")
    told = lines(game, "land redwood", "place c5")
    assert asked(game) == "c5 is a resource hex: choose its bonus cube."
    told += lines(game, "gain spring")
    assert told[1] == "Ana puts a bonus cube, spring, on c5: it is a resource hex."


def test_a_cube_for_a_late_place():
    """H-2.5: with three players the third has one."""
    game = Helios.new(seats=3, seed=1)
    play(game, *["start redwood"] * 3)
    third = game.prompt().seat
    why = "For a late place in the turn order you get a bonus cube."
    assert asked(game) == f"{why} Choose it, and a tile for it."
    (told,) = lines(game, "cube spring d4")
    name = ("Ana", "Ben", "Cleo")[third]
    assert told == f"{name} puts a bonus cube, spring, on d4, for a late place in the turn order."


def test_a_cube_for_activating_somebody():
    """The Cartographer costs redwood, granite and bamboo, and brings a cube."""
    board = land("d4:redwood+redwood+granite c4:bamboo+bamboo", hired=["cartographer"], mana=0)
    game = table(board, ask="characters")
    told = lines(game, "activate cartographer")
    assert asked(game) == "For activating a character you get a bonus cube. Choose it, and a tile for it."
    told += lines(game, "cube spring c4")
    assert told[:3] == [
        "Ana pays 1 redwood, 1 granite and 1 bamboo for the Cartographer.",
        "Ana activates the Cartographer.",
        "Ana puts a bonus cube, spring, on c4, for activating a character.",
    ]


def test_cubes_and_mana_of_temples():
    first = table(land("d4:redwood+redwood"), ask="build")
    assert lines(first, "build temple", "temple d4")[:2] == [
        "Ana pays redwood for the temple on d4.",
        "Ana builds a temple on d4 and gains 1 mana.",
    ]
    second = table(land("d4:redwood+redwood+redwood c4:granite*"), ask="build")
    assert lines(second, "build temple", "temple d4")[:2] == [
        "Ana pays 2 redwood for the temple on d4.",
        "Ana builds a temple on d4 and gains 2 mana, 1 for each temple built.",
    ]


def test_a_building_and_what_it_brings():
    game = table(land("d4:granite+granite"), ask="build")
    assert lines(game, "build sun_lodge")[:2] == [
        "Ana pays granite for the Sun Lodge.",
        "Ana builds Sun Lodge, sun +2.",
    ]


def test_no_sun_steps_with_the_power_plant():
    """H-5.6: the sun value stays as it is, whatever would add to it."""
    game = table(land("d4:granite+granite", built=["power_plant"]), ask="build")
    told = lines(game, "build sun_lodge")
    assert told[1] == "Ana builds Sun Lodge, no sun steps because of the Power Plant."
    board = land("d4:redwood+redwood+redwood c4:bamboo+bamboo", built=["power_plant"], hired=["priestess"], mana=0)
    game = table(board, ask="characters")
    told = lines(game, "activate priestess")
    assert told[1] == "Ana activates the Priestess, no sun steps because of the Power Plant, mana +2."


def test_points_of_the_bazaar():
    game = table(land("d4:redwood+redwood+redwood", mana=2), ask="build")
    assert lines(game, "build bazaar", "sell 2")[-1] == "Ana sells 2 mana in the Bazaar for 8 points."


def test_points_of_a_revolution():
    tiles, to = "d4:redwood+redwood", "d3"
    for built, points in (([], "5 points."), (["watchtower"], "10 points with the Watchtower.")):
        assert lit(tiles, to, sun="e3", built=built) == [f"Ana completes a revolution: {points}"]


def test_points_of_lit_temples():
    """The temple on d4 lies beside none: 1 point; 3 more with the City Hall."""
    assert lit("d4:redwood*") == ["Lit temples bring 1 point."]
    assert lit("d4:redwood*", built=["city_hall"]) == ["Lit temples bring 4 points; of these 3 by the City Hall."]


def test_cubes_that_the_sun_brings():
    """From c3 the sun lights d4 with a cube and c4 without."""
    board, built = "d4:redwood+redwood c4:granite", ["warehouse"]
    assert lit(board, "c3") == ["The sun brings granite."]
    assert lit(board, "c3", built=built) == ["The sun brings 1 granite and 1 redwood; of these 1 by the Warehouse."]


def test_what_earlier_versions_kept_is_told_without_causes():
    """An event in a database has the facts that it had when it happened."""
    kept = [
        Event("placed", 0, tile="redwood", hex="b3", mana=2),
        Event("cube", 0, colour="spring", hex="c5"),
        Event("paid", 0, cubes=("redwood",)),
        Event("built", 0, building="sun_lodge", sun=2, mana=0),
        Event("activated", 0, character="priestess", sun=2, mana=2),
        Event("revolution", 0, points=10),
        Event("grew", 0, cubes=("granite",)),
        Event("shone", 0, points=4),
    ]
    assert narration.lines("helios", kept, ("Ana", "Ben"), SAY) == [
        "Ana puts redwood on b3 and gains 2 mana: it is a mana hex.",
        "Ana puts a bonus cube, spring, on c5.",
        "Ana pays redwood.",
        "Ana builds Sun Lodge, sun +2.",
        "Ana activates the Priestess, sun +2, mana +2.",
        "Ana completes a revolution: 10 points.",
        "The sun brings granite.",
        "Lit temples bring 4 points.",
    ]
