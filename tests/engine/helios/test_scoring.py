"""Chapter 9: points, each source by itself, and the worked example."""

from functools import partial
from random import Random

import pytest

from engine.helios import Helios
from engine.kernel.kept import Kept
from tests.engine.helios.tables import LIGHT, land, line, play, table

BARE = "d4:redwood*"


@pytest.mark.rule("H-9.1")
def test_collected_points_and_corner_spaces() -> None:
    game = table(land("d4:redwood c3:redwood b2:redwood c4:granite b4:temples", points=31))
    assert (line(game, "collected"), line(game, "corners")) == (31, 8)
    assert line(table(land()), "corners") == 0


@pytest.mark.rule("H-9.2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("d4:redwood c4:created_land", 4),
        ("d4:created_land c3:granite c4:spring d5:bamboo e4:redwood", 10),
        ("d4:created_land c3:granite c4:temples d5:bamboo e4:redwood e3:bamboo d3:granite", 14),
    ],
)
def test_created_land(tiles: str, points: int) -> None:
    assert line(table(land(tiles, sun="b3")), "created_land") == points


@pytest.mark.rule("H-9.3")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("d4:redwood d5:granite d6:empty_spaces", 5),
        ("d4:redwood c3:empty_spaces", 5),
        ("d4:empty_spaces c3:granite", 5),
        ("d4:redwood c3:empty_spaces c4:granite b3:granite", 3),
        ("d4:redwood d3:spring e2:empty_spaces e4:granite f2:granite f3:bamboo", 4),
    ],
)
def test_empty_spaces(tiles: str, points: int) -> None:
    """The rim, a corner space, the sun's hex and an enclosed hex count as empty; the tile itself does not."""
    assert line(table(land(tiles, sun="c3" if "d3" in tiles else "d3")), "empty_spaces") == points


@pytest.mark.rule("H-9.4")
def test_resources() -> None:
    around = (
        "d4:resources+spring+spring c4:granite+granite+redwood d5:bamboo+bamboo e4:redwood+redwood c5:bamboo+bamboo"
    )
    assert line(table(land(around)), "resources") == 12, "six cubes; those on c5 lie too far away"


@pytest.mark.rule("H-9.5")
def test_temples() -> None:
    assert line(table(land("d4:temples* c4:granite* d5:bamboo* e4:spring c5:spring*")), "temples") == 12
    assert line(table(land("d4:redwood c4:temples d5:granite")), "temples") == 0


@pytest.mark.rule("H-9.5")
def test_two_special_tiles_of_a_sort_score_each() -> None:
    assert line(table(land("d4:created_land c4:created_land")), "created_land") == 8
    apart = "d4:temples* c4:temples c3:spring*"
    assert line(table(land(apart)), "temples") == (1 + 1) * 4 + (1 + 1) * 4
    tiles = table(land(apart)).view(None).boards[0].tiles
    assert {tile.hex: tile.points for tile in tiles} == {"c3": 0, "c4": 8, "d4": 8}


@pytest.mark.rule("H-9.6")
@pytest.mark.parametrize(("preset", "total"), [("booklet", 25), ("yucata", 24)])
def test_all_buildings(preset: str, total: int) -> None:
    names = ["observatory", "sun_lodge", "power_plant", "sanctuary", "bazaar", "hallowed_grove", "city_hall"]
    names += ["citadel", "watchtower", "warehouse", "land_steward", "palace"]
    game = table(land(BARE, mana=0, built=names), preset=preset)
    assert game.scores()[0].total == total
    assert [name for name, _ in game.scores()[0].lines] == ["collected", "corners", *names, "mana", "cubes"]


def active(character: str, tiles: str = BARE, **more: object) -> int:
    """What the character adds to the score; hired but not active it adds nothing."""
    without = table(land(tiles, **more)).scores()[0].total
    assert table(land(tiles, hired=[character], **more)).scores()[0].total == without
    return table(land(tiles, active=[character], **more)).scores()[0].total - without


@pytest.mark.rule("H-9.7")
def test_architect_inventor_and_priestess() -> None:
    assert active("architect", "d4:redwood* c4:spring* c3:spring", built=["bazaar", "citadel", "palace"]) == 15
    assert active("architect", "d4:redwood") == 0
    assert active("inventor", "d4:redwood c4:temples c3:temples d5:resources") == 15
    assert active("inventor") == 0
    assert active("priestess") == 12


@pytest.mark.rule("H-9.8")
def test_explorer_prophetess_and_cartographer() -> None:
    corners = "d4:redwood c3:redwood b2:redwood c4:granite b4:granite d5:bamboo d6:bamboo"
    assert active("explorer", corners) == 12
    assert line(table(land(corners)), "corners") == 12
    assert line(table(land(corners, active=["explorer"])), "corners") == 24
    assert active("prophetess", "d4:redwood c3:spring b2:temples") == 6
    assert active("cartographer", "d4:redwood c3:spring c4:granite d5:bamboo e4:bamboo e3:temples") == 12
    assert active("cartographer", "d4:redwood c3:spring c4:granite d5:bamboo e4:obsidian") == 15


@pytest.mark.rule("H-9.9")
@pytest.mark.parametrize(("value", "built", "points"), [(8, [], 16), (2, [], 4), (8, ["power_plant"], 0)])
def test_princess(value: int, built: list[str], points: int) -> None:
    assert active("princess", sun_value=value, built=built) == points


@pytest.mark.rule("H-9.10")
def test_mana_cubes_and_the_treasurer() -> None:
    tiles = "d4:redwood+redwood+redwood c4:spring+granite"
    plain, rich = table(land(tiles, mana=4)), table(land(tiles, mana=4, active=["treasurer"]))
    assert (line(plain, "mana"), line(plain, "cubes")) == (4, 0)
    assert (line(rich, "mana"), line(rich, "cubes")) == (12, 6)


@pytest.mark.rule("H-9.8")
@pytest.mark.rule("H-9.10")
def test_what_the_lines_of_others_have_from_explorer_and_treasurer_is_told() -> None:
    # Two corners, b2 and b4: 4 more each. 5 mana: 2 more each; 3 cubes: 2 each.
    tiles, people = (
        "d4:redwood+redwood+redwood c3:spring+spring b2:spring c4:granite b4:granite",
        ["explorer", "treasurer"],
    )
    board = table(land(tiles, mana=5, active=[*people, "priestess"])).view(None).boards[0]
    assert board.added == (("explorer", 8), ("treasurer", 16))
    plain = table(land(tiles, mana=5)).scores()[0].total
    assert table(land(tiles, mana=5, active=people)).scores()[0].total == plain + 8 + 16
    assert table(land(tiles, mana=5, hired=people)).view(None).boards[0].added == ()


def finished(*boards: dict):
    return table(*boards, round=3 if len(boards) == 3 else 4, pending=[])


@pytest.mark.rule("H-9.11")
def test_most_points_win_then_most_cubes_then_the_place_is_shared() -> None:
    few, many = "d4:redwood+redwood", "d4:redwood+redwood+spring c4:granite+granite"
    assert finished(land(few, points=9), land(many, points=8)).result.ranks == (1, 2)
    assert finished(land(few, points=8), land(many, points=8)).result.ranks == (2, 1)
    assert finished(land(few, points=8), land(few, points=8), land(many, points=3)).result.ranks == (1, 1, 3)
    assert finished(land(few, points=8), land(many, points=8), land(few, points=8)).result.ranks == (2, 1, 2)
    assert finished(land(few), land(few)).result.reason == "scored"


@pytest.mark.rule("H-9.11")
def test_a_tie_counts_second_cubes_too() -> None:
    ranks = finished(
        land("d4:redwood+spring+spring", points=8), land("d4:redwood+spring c4:granite", points=8)
    ).result.ranks
    assert ranks == (1, 2)
    assert table(land("d4:redwood+spring+spring c4:granite+bamboo")).scores()[0].tiebreakers == (("cubes", 3),)


def test_the_worked_example() -> None:
    """Two corners 8, empty spaces 5, temples 8, buildings 12, princess with sun value 8, two mana, 47 collected: 98."""
    example = land(
        "d4:redwood* c3:temples b2:granite* d5:spring d6:empty_spaces",
        points=47, mana=2, sun_value=8, active=["princess"],
        built=["observatory", "sun_lodge", "hallowed_grove", "citadel", "watchtower", "land_steward"],
    )  # fmt: skip
    score = table(example).scores()[0]
    assert score.lines == (
        ("collected", 47), ("corners", 8), ("empty_spaces", 5), ("temples", 8),
        ("observatory", 3), ("sun_lodge", 1), ("hallowed_grove", 2), ("citadel", 2), ("watchtower", 2),
        ("land_steward", 2), ("princess", 16), ("mana", 2), ("cubes", 0),
    )  # fmt: skip
    assert score.total == 98


def test_the_view_shows_the_projected_score_to_all() -> None:
    game = table(land(BARE, mana=3, points=5), ask="sun")
    assert [score.total for score in game.view(None).scores] == [5 + 3, 1]
    play(game, "pass")
    assert game.view(1).scores == game.scores()
    assert len(LIGHT.split()) == 19


def test_what_is_kept_of_a_board_is_what_holds_as_it_lies_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores and prospects after some moves at each position, for both presets: as reckoned anew."""
    for seed, preset in enumerate(("booklet", "yucata")):
        game, rng = Helios.new(seats=3, seed=seed, options={"preset": preset}), Random(seed)
        while moves := game.moves():
            for move in rng.sample(moves, min(len(moves), 4)):
                then = game.copy()
                then.apply(move)
                kept = then.scores(), then.prospects()
                with monkeypatch.context() as fresh:
                    fresh.setattr(Kept, "get", lambda kept, key, reckon: reckon())
                    assert kept == (then.scores(), then.prospects())
            game.apply(rng.choice(moves))


def test_no_more_than_so_many_answers_are_kept() -> None:
    kept, asked = Kept[int](2), list[int]()

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    assert [kept.get(number, partial(square, number)) for number in (2, 3, 3, 2, 4, 2)] == [4, 9, 9, 4, 16, 4]
    assert asked == [2, 3, 4, 2]
