"""Chapters 1, 2 and 4: who plays, the map, and how a game begins."""

import pytest

from engine.game import BadOptions
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from tests.engine.theocratia.tables import (
    CARDS,
    COLOURS,
    LETTERS,
    START_BUILDINGS,
    Table,
    area,
    asked,
    civ,
    do,
    hand,
    hex_at,
    offered,
    player,
    priests,
    standing,
)


def begun(first: int, seats: int = 4, **options: str) -> Theocratia:
    """A new game in which this seat is first player."""
    games = (GAME.new(seats=seats, seed=seed, options=options) for seed in range(200))
    return next(game for game in games if game.view(None).order[0] == first)


@pytest.mark.rule("T-1.1")
@pytest.mark.parametrize(
    ("seats", "colours", "seated"),
    [
        (2, "in_order", ("red", "brown")),
        (3, "in_order", ("red", "brown", "blue")),
        (4, "in_order", COLOURS),
        (2, "blue_white", ("blue", "white")),
        (3, "red_blue_white", ("red", "blue", "white")),
        (3, "white_red_blue", ("red", "blue", "white")),
        (4, "white_blue_brown_red", COLOURS),
    ],
)
def test_colours_sit_in_their_order(seats: int, colours: str, seated: tuple[str, ...]) -> None:
    view = GAME.new(seats=seats, seed=1, options={"colours": colours}).view(None)
    assert tuple(player.colour for player in view.players) == seated


@pytest.mark.parametrize(
    ("seats", "colours"), [(2, "red_brown_blue"), (3, "red_blue"), (4, "red_brown_blue"), (3, "red_red_blue")]
)
def test_a_colour_for_each_player(seats: int, colours: str) -> None:
    with pytest.raises(BadOptions):
        GAME.new(seats=seats, seed=1, options={"colours": colours})


@pytest.mark.rule("T-1.2")
def test_civs_have_an_order() -> None:
    assert [found.id for found in GAME.new(seats=2, seed=1).view(None).civs] == [
        "magenta",
        "turquoise",
        "violet",
        "pink",
    ]


@pytest.mark.rule("T-1.3")
def test_the_ground_says_whose_a_building_is() -> None:
    game = (
        Table("violet 1")
        .building("b4", "magenta")
        .building("d4", "magenta")
        .building("e2", "pink")
        .tile("e2", 3)
        .game()
    )
    assert standing(game, "b4") == ("magenta", "house", 0)
    assert standing(game, "d4") == ("magenta", "house", None)
    assert standing(game, "e2") == ("pink", "house", 3)


@pytest.mark.rule("T-2.1")
def test_hexes_and_their_names() -> None:
    view = GAME.new(seats=4, seed=1).view(None)
    assert [hex_.name for hex_ in view.hexes] == list(LETTERS)
    assert [hex_.name for hex_ in view.hexes if hex_.kind == "volcano"] == ["e5"]


@pytest.mark.rule("T-2.2")
def test_grounds() -> None:
    """With Red and Blue at the table rock and mountains are nobody's, and still not neutral: no Starting tile fits."""
    grounds = {"R": "lava", "N": "rock", "U": "lake", "W": "mountain", "G": "plains", "D": "desert"}
    game = Table("magenta 3", seats=2, colours="red_blue").bare().building("b4", "magenta").game()
    for hex_ in game.view(None).hexes:
        letter = {"S": "G"}.get(LETTERS[hex_.name], LETTERS[hex_.name].upper())
        assert hex_.printed == grounds.get(letter)
        assert hex_.owner == {"R": 0, "U": 1}.get(letter)
    do(game, "die magenta 3", "row magenta")
    assert offered(game, "build") == ["build a3 start", "build a4 start", "build d4 start"]


@pytest.mark.rule("T-2.3")
def test_fortresses() -> None:
    game = GAME.new(seats=4, seed=1)
    for name, whose in (("c4", "magenta"), ("e7", "turquoise"), ("g4", "violet"), ("e3", "pink")):
        assert standing(game, name) == (whose, "fortress", None)


@pytest.mark.rule("T-2.4")
def test_crystals_on_the_map() -> None:
    game = GAME.new(seats=4, seed=1)
    colours = {"R": "red", "N": "brown", "U": "blue", "W": "white", "G": "green", "g": "green"}
    for name, letter in LETTERS.items():
        assert hex_at(game, name).crystal == colours.get(letter)
    assert sum(hex_.crystal is not None for hex_ in game.view(None).hexes) == 44


@pytest.mark.rule("T-2.5")
def test_monsters_on_the_map() -> None:
    game = GAME.new(seats=4, seed=1)
    assert [hex_.name for hex_ in game.view(None).hexes if hex_.monster] == [
        "a2",
        "a3",
        "a4",
        "e1",
        "e9",
        "i2",
        "i3",
        "i4",
    ]


@pytest.mark.rule("T-4.1", "T-4.2")
def test_starting_buildings_and_stocks() -> None:
    game = GAME.new(seats=4, seed=1)
    for name, (whose, kind) in START_BUILDINGS.items():
        assert standing(game, name) == (whose, kind, None)
    for whose in ("magenta", "violet"):
        assert (area(game, whose), civ(game, whose).supply, civ(game, whose).available) == ({"green": 1}, 2, 8)
    for whose in ("turquoise", "pink"):
        assert (area(game, whose), civ(game, whose).supply, civ(game, whose).available) == ({"green": 2}, 1, 9)


@pytest.mark.rule("T-4.3")
def test_pieces_left() -> None:
    game = GAME.new(seats=4, seed=1)
    assert civ(game, "magenta").pieces == (("house", 5), ("factory", 3), ("barrack", 2), ("pyramid", 2))
    assert civ(game, "pink").pieces == (("house", 5), ("factory", 2), ("barrack", 3), ("pyramid", 2))


@pytest.mark.rule("T-4.4", "T-4.5")
def test_cards_lie_open() -> None:
    views = [GAME.new(seats=2, seed=seed).view(None) for seed in range(30)]
    for view in views:
        assert sorted(found.development for found in view.civs) == [
            "dev_blank",
            "dev_expansion",
            "dev_expansion",
            "dev_holiday",
        ]
        assert sorted(view.bonuses) == [
            "bonus_barrack",
            "bonus_expansion",
            "bonus_factory",
            "bonus_holiday_war",
            "bonus_pyramid",
        ]
    assert len({view.bonuses for view in views}) > 20
    assert len({tuple(found.development for found in view.civs) for view in views}) > 8


@pytest.mark.rule("T-4.6")
def test_a_card_each() -> None:
    game = GAME.new(seats=3, seed=1)
    assert [len(hand(game, seat)) for seat in range(3)] == [1, 1, 1]
    assert game.view(None).deck == 37


@pytest.mark.rule("T-4.6")
def test_every_card_may_be_dealt() -> None:
    assert {card for seed in range(150) for card in hand(GAME.new(seats=2, seed=seed), 1)} == set(CARDS)


@pytest.mark.rule("T-4.7")
@pytest.mark.parametrize(
    ("first", "cosmo"), [(0, (2, 3, 3, 4)), (1, (4, 2, 3, 3)), (2, (3, 4, 2, 3)), (3, (3, 3, 4, 2))]
)
def test_cosmo_by_turn_order(first: int, cosmo: tuple[int, ...]) -> None:
    players = begun(first).view(None).players
    assert tuple(found.cosmo for found in players) == cosmo
    assert [found.malus for found in players] == [0] * 4


@pytest.mark.rule("T-4.8")
def test_civs_are_chosen_from_the_last_player_backwards() -> None:
    game = begun(1, seats=3)
    assert asked(game) == "civ 0"
    do(game, "civ violet")
    assert asked(game) == "civ 2"
    assert offered(game, "civ") == ["civ magenta", "civ turquoise", "civ pink"]
    do(game, "civ pink")
    assert asked(game) == "civ 1"


@pytest.mark.rule("T-4.8", "T-4.9", "T-4.10")
def test_the_set_up_of_the_printed_example() -> None:
    """G1, G2, G3: Blue begins; Brown picks Magenta, Red Violet, White Pink, and Blue is left with Turquoise."""
    game = begun(2)
    assert sum(hex_.crystal is not None for hex_ in game.view(None).hexes) == 44
    log = do(game, "civ magenta", "civ violet", "civ pink")
    assert [event.seat for event in log if event.kind == "chose_civ"] == [1, 0, 3, 2]
    houses = {"b3": ("magenta", 1), "g3": ("violet", 0), "f3": ("pink", 3), "f6": ("turquoise", 2)}
    for name, (whose, seat) in houses.items():
        assert standing(game, name) == (whose, "house", seat)
        assert hex_at(game, name).crystal is None
    assert sum(hex_.crystal is not None for hex_ in game.view(None).hexes) == 40
    assert area(game, "magenta") == {"green": 1, "brown": 1}
    assert area(game, "violet") == {"red": 1, "green": 1}
    assert area(game, "pink") == {"white": 1, "green": 2}
    assert area(game, "turquoise") == {"blue": 1, "green": 2}
    assert [priests(game, seat) for seat in range(4)] == [
        (-1, -1, 0, -1),
        (0, -1, -1, -1),
        (-1, 0, -1, -1),
        (-1, -1, -1, 0),
    ]
    assert asked(game) == "die 2"


@pytest.mark.rule("T-4.10")
def test_experienced_gods_begin_below_zero() -> None:
    game = begun(0, seats=2, first_game="off")
    do(game, "civ pink", "civ violet")
    assert priests(game, 0) == priests(game, 1) == (-1, -1, -1, -1)


@pytest.mark.rule("T-4.11")
def test_tiles_at_the_beginning() -> None:
    found = player(GAME.new(seats=4, seed=1), 2)
    assert (found.start_tile, found.level_tiles, found.unlocked, found.locked) == (True, 0, (), (2, 5, 7))
