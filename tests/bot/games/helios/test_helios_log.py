"""The log of Helios names the cause of every number that changes: points, mana, cubes and sun steps."""

from dataclasses import replace
from typing import Any

import pytest

from bot.base.room import fits_row
from bot.messages import narration, story
from bot.store import JournalEntry
from engine.game import Event
from engine.helios import Helios
from tests.bot.matches import ANA, BEN, begin, seats, t
from tests.engine.helios.tables import land, play, table


def lines(game: Helios, *moves: str) -> list[str]:
    """What is told of these moves."""
    return narration.lines("helios", play(game, *moves), ("Ana", "Ben", "Cleo"), t)


def asked(game: Helios) -> str:
    """The question to the player to move."""
    prompt = game.prompt()
    assert prompt is not None
    return narration.question("helios", prompt, ("Ana", "Ben", "Cleo"), t)


def lit(tiles: str, to: str = "c4", **more: Any) -> list[str]:
    """What the sun brings that goes from d3 to a hex."""
    return lines(table(land(tiles, **more), ask="sun"), f"sun {to}")[1:]


def test_a_start_tile_and_its_cube():
    assert lines(Helios.new(seats=2, seed=1), "start redwood") == ["Ana started with redwood."]


@pytest.mark.parametrize(
    ("tile", "hex_", "told"),
    [
        ("land redwood", "c3", "Ana put redwood on c3, with its cube."),
        ("special temples", "c3", "Ana put Temples on c3."),
        ("land redwood", "b3", "Ana put redwood on b3, with its cube: 2 mana."),
        ("special temples", "b3", "Ana put Temples on b3: 2 mana."),
    ],
)
def test_a_tile_its_cube_and_a_mana_hex(tile: str, hex_: str, told: str):
    game = table(land("d4:redwood c4:redwood", sun="d3"), ask="land")
    assert lines(game, tile, f"place {hex_}")[0] == told


def test_a_corner_space():
    """H-1.4, H-9.1: b4 lies beside a4, which counts from now on."""
    for tile, told in (("land redwood", "redwood on b4, with its cube"), ("special temples", "Temples on b4")):
        game = table(land("d4:redwood c4:redwood", sun="d3"), ask="land")
        assert lines(game, tile, "place b4")[0] == f"Ana put {told}, at corner a4."


def test_a_cube_of_a_resource_hex():
    game = table(land("d4:redwood c4:redwood", sun="d3"), ask="land")
    told = lines(game, "land redwood", "place c5")
    assert asked(game) == "choose the bonus cube of c5"
    told += lines(game, "gain spring")
    assert told[1] == "Ana put a bonus spring cube on c5."


def test_a_cube_for_a_late_place():
    """H-2.5: with three players the third has one."""
    game = Helios.new(seats=3, seed=1)
    play(game, *["start redwood"] * 3)
    third = game.prompt().seat
    assert asked(game) == "choose a bonus cube and its tile"
    (told,) = lines(game, "cube spring d4")
    name = ("Ana", "Ben", "Cleo")[third]
    assert told == f"{name} put a bonus spring cube on d4 for a late place."


def test_a_cube_for_activating_somebody():
    """The Cartographer costs redwood, granite and bamboo, and brings a cube."""
    board = land("d4:redwood+redwood+granite c4:bamboo+bamboo", hired=["cartographer"], mana=0)
    game = table(board, ask="characters")
    told = lines(game, "activate cartographer")
    assert asked(game) == "choose a bonus cube and its tile"
    told += lines(game, "cube spring c4")
    assert told[:3] == [
        "Ana paid 1 redwood, 1 granite and 1 bamboo for the Cartographer.",
        "Ana activated the Cartographer.",
        "Ana put a bonus spring cube on c4 for activating a character.",
    ]


def test_cubes_and_mana_of_temples():
    first = table(land("d4:redwood+redwood"), ask="build")
    assert lines(first, "build temple", "temple d4")[:2] == [
        "Ana paid redwood for the temple on d4.",
        "Ana built a temple on d4: 1 mana.",
    ]
    second = table(land("d4:redwood+redwood+redwood c4:granite*"), ask="build")
    assert lines(second, "build temple", "temple d4")[:2] == [
        "Ana paid 2 redwood for the temple on d4.",
        "Ana built a temple on d4: 2 mana.",
    ]


def test_a_building_and_what_it_brings():
    game = table(land("d4:granite+granite"), ask="build")
    assert lines(game, "build sun_lodge")[:2] == [
        "Ana paid granite for the Sun Lodge.",
        "Ana built the Sun Lodge, sun +2.",
    ]


def test_no_sun_steps_with_the_power_plant():
    """H-5.6: the sun value stays as it is, whatever would add to it."""
    game = table(land("d4:granite+granite", built=["power_plant"]), ask="build")
    told = lines(game, "build sun_lodge")
    assert told[1] == "Ana built the Sun Lodge, no sun steps because of the Power Plant."
    board = land("d4:redwood+redwood+redwood c4:bamboo+bamboo", built=["power_plant"], hired=["priestess"], mana=0)
    game = table(board, ask="characters")
    told = lines(game, "activate priestess")
    assert told[1] == "Ana activated the Priestess, no sun steps because of the Power Plant, mana +2."


def test_points_of_the_bazaar():
    game = table(land("d4:redwood+redwood+redwood", mana=2), ask="build")
    assert lines(game, "build bazaar", "sell 2")[-1] == "Ana sold 2 mana for 8 points."


def test_points_of_a_revolution():
    tiles, to = "d4:redwood+redwood", "d3"
    for built, points in (([], "5 points."), (["watchtower"], "10 points with the Watchtower.")):
        assert lit(tiles, to, sun="e3", built=built) == [f"Ana completed a revolution: {points}"]


def test_points_of_lit_temples():
    """The temple on d4 lies beside none: 1 point; 3 more with the City Hall."""
    assert lit("d4:redwood*") == ["Lit temples brought 1 point."]
    assert lit("d4:redwood*", built=["city_hall"]) == ["Lit temples brought 4 points; of these 3 by the City Hall."]


def test_cubes_that_the_sun_brings():
    """From c3 the sun lights d4 with a cube and c4 without."""
    board, built = "d4:redwood+redwood c4:granite", ["warehouse"]
    assert lit(board, "c3") == ["The sun brought granite."]
    assert lit(board, "c3", built=built) == ["The sun brought 1 granite and 1 redwood; of these 1 by the Warehouse."]


def turn(*events: Event) -> str:
    """The line of a turn of the first seat for who waits."""
    match = seats(begin("helios", 2, 1), ANA, BEN)
    ana, ben = match.row.seats
    match = replace(match, row=replace(match.row, seats=(replace(ana, name="Ana"), replace(ben, name="Ben"))))
    entry = JournalEntry(1, "play", at=0, seat=0, events=events)
    return story.turn_line(match, [entry], 0, t)


SUN = Event("sun", 0, hex="d6", steps=2)
TILE = Event("placed", 0, tile="redwood", hex="d6", mana=0, cube=1, corner="none")


def test_a_turn_is_told_by_its_points_first():
    lit, round_ = Event("shone", 0, points=12, city_hall=0), Event("revolution", 0, points=5, watchtower=0)
    assert turn(TILE, SUN, lit) == "Ana: sun to d6, temples +12, redwood on d6"
    assert turn(SUN, round_) == "Ana: sun to d6, revolution +5"
    assert turn(SUN, TILE) == "Ana: sun to d6, redwood on d6"
    assert turn(TILE) == "Ana put redwood on d6, with its cube."


def test_a_turn_tells_who_was_hired_and_who_activated():
    hired = Event("hired", 0, character="prophetess", mana=3)
    activated = Event("activated", 0, character="priestess", sun=2, lost=0, mana=2)
    assert turn(activated, hired) == "Ana: activated Priestess, hired Prophetess"
    assert turn(hired, activated) == "Ana: activated Priestess, hired Prophetess"


def test_what_a_phone_has_no_room_for_is_the_lightest_part():
    built = Event("built", 0, building="hallowed_grove", sun=0, lost=0, mana=2)
    sold = Event("sold", 0, mana=3, points=12)
    told = turn(TILE, TILE, built, SUN, sold)
    assert fits_row(told)
    assert told.startswith("Ana: sun to d6, sold mana +12")


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
    assert narration.lines("helios", kept, ("Ana", "Ben"), t) == [
        "Ana put redwood on b3: 2 mana.",
        "Ana put a bonus spring cube on c5.",
        "Ana paid redwood.",
        "Ana built the Sun Lodge, sun +2.",
        "Ana activated the Priestess, sun +2, mana +2.",
        "Ana completed a revolution: 10 points.",
        "The sun brought granite.",
        "Lit temples brought 4 points.",
    ]
