"""Chapter 6: where the sun goes and what it brings. Distances are counted by hand on the board of rule H-1.3."""

import pytest

from engine.helios import Helios
from tests.engine.helios.tables import cubes, land, play, table, targets, told


def sun(tiles: str, at: str, value: int, preset: str = "booklet", **more: object) -> Helios:
    return table(land(tiles, sun=at, sun_value=value, **more), ask="sun", preset=preset)


def ways(game: Helios) -> dict[str, int]:
    assert [way.hex for way in game.view(None).destinations] == [move[4:] for move in game.moves()[:-1]]
    return {way.hex: way.steps for way in game.view(None).destinations}


def paid(game: Helios) -> set[str]:
    """The destinations that bring a revolution."""
    return {way.hex for way in game.view(None).destinations if way.revolution}


@pytest.mark.rule("H-6.1")
def test_around_a_single_tile() -> None:
    game = sun("d4:redwood", "d5", 3)
    assert ways(game) == {"e4": 1, "e3": 2, "d3": 3}
    assert paid(game) == {"d3"}
    assert ways(sun("d4:redwood", "d3", 2)) == {"c3": 1, "c4": 2}, "the start value reaches exactly two hexes"


@pytest.mark.rule("H-6.1")
def test_the_sun_walks_on_the_rim_and_does_not_stay() -> None:
    game = sun("d4:redwood c3:spring b2:spring", "c2", 9)
    assert ways(game) == {
        "b1": 1, "a1": 2, "a2": 3, "b3": 4, "c4": 5, "d5": 6, "e4": 7, "e3": 8, "d3": 9,
    }  # fmt: skip
    assert "c2" not in ways(sun("d4:redwood c3:spring b2:spring", "c2", 30))
    assert len(ways(sun("d4:redwood c3:spring b2:spring", "c2", 30))) == 9


@pytest.mark.rule("H-6.1")
def test_moving_and_where_it_went() -> None:
    game = sun("d4:redwood c3:spring b2:spring", "c2", 9)
    log = play(game, "sun b3")
    assert told(log, "sun") == [{"seat": 0, "hex": "b3", "steps": 4}]
    board = game.view(None).boards[0]
    assert board.sun == "b3"
    assert board.path == ("c2", "b1", "a1", "a2", "b3")


BAY = "d4:redwood c3:spring d5:spring c5:granite"
"""A bay: c4 lies between c3, d4, d5 and c5, and is open to b3 and b4."""


@pytest.mark.rule("H-6.2")
def test_a_short_cut_across_a_bay() -> None:
    assert ways(sun(BAY, "b2", 3)) == {"b3": 1, "c4": 2, "b4": 2, "b5": 3}
    assert ways(sun(BAY, "b3", 1)) == {"c4": 1, "b4": 1}
    assert ways(sun(BAY, "c4", 1)) == {"b4": 1}, "b3 lies behind"
    assert ways(sun(BAY, "b4", 12))["c4"] == 11


@pytest.mark.rule("H-6.2")
def test_a_short_cut_stays_beside_the_land() -> None:
    game = sun("d4:redwood d3:spring c2:spring d5:granite c5:granite", "b1", 5)
    assert ways(game) == {"b2": 1, "c3": 2, "c4": 3, "b4": 4, "b5": 5}, "b3 touches no tile"


@pytest.mark.rule("H-6.2")
def test_a_longer_a_shorter_and_a_mixed_route() -> None:
    """The bay c3, c4, b3 of two rows: along the coast, across, or part of each."""
    bay = "d4:redwood d5:spring c5:spring b4:bamboo d3:granite c2:granite b2:granite"
    assert ways(sun(bay, "a2", 4)) == {"b3": 1, "a3": 1, "c3": 2, "c4": 2, "a4": 2, "b5": 3, "c6": 4}
    assert ways(sun(bay, "c3", 3)) == {"c4": 1, "b3": 1, "a3": 2, "a4": 3}, "b3 is also the way out"


@pytest.mark.rule("H-6.2")
def test_the_land_itself_is_never_skipped() -> None:
    """c3 and d3 are neighbours, but from c3 the way to d3 leads around everything."""
    assert ways(sun("d4:redwood", "c3", 4)) == {"c4": 1, "d5": 2, "e4": 3, "e3": 4}


DEAD = "d4:redwood d5:spring c5:bamboo b4:bamboo b3:granite c2:granite d3:granite d2:spring"
"""c4 is a dead end, c3 leads only there; b2 is open."""


@pytest.mark.rule("H-6.3")
def test_the_sun_passes_a_dead_end() -> None:
    game = table(land(DEAD, sun="b1", sun_value=4), ask="sun", round=2)
    assert ways(game) == {"b2": 1, "a2": 2, "a3": 3, "a4": 4}
    game = table(land(DEAD, sun="b2", sun_value=2), ask="sun", round=2)
    assert ways(game) == {"a2": 1, "a3": 2}


@pytest.mark.rule("H-6.4")
@pytest.mark.parametrize(
    ("at", "value", "expected"),
    [
        ("c4", 1, {"c3": 1}),
        ("c4", 2, {"c3": 1, "b2": 2}),
        ("c4", 4, {"c3": 1, "b2": 2, "a2": 3, "a3": 4}),
        ("c3", 1, {"b2": 1}),
        ("c3", 3, {"b2": 1, "a2": 2, "a3": 3}),
    ],
)
def test_the_sun_leaves_a_dead_end(at: str, value: int, expected: dict[str, int]) -> None:
    game = table(land(DEAD, sun=at, sun_value=value), ask="sun", round=2)
    assert ways(game) == expected


@pytest.mark.rule("H-6.4")
def test_the_way_out_is_shown() -> None:
    game = table(land(DEAD, sun="c4", sun_value=4), ask="sun", round=2)
    play(game, "sun a3")
    assert game.view(None).boards[0].path == ("c4", "c3", "b2", "a2", "a3")
    game = table(land(DEAD, sun="c4", sun_value=4), ask="sun", round=2)
    play(game, "sun c3")
    assert game.view(None).boards[0].path == ("c4", "c3")


@pytest.mark.rule("H-6.4", "H-6.6", "H-4.3")
def test_the_start_of_the_sun_as_a_dead_end() -> None:
    pocket = "d4:redwood e3:spring c3:spring e2:granite c2:granite"
    game = sun(pocket, "d3", 3)
    assert ways(game) == {"d2": 1, "c1": 2, "b1": 3}
    assert paid(game) == set(), "along the yellow line and off it"
    making = table(land(pocket), ask="land")
    play(making, "land bamboo")
    assert "d2" not in targets(making, "place")


@pytest.mark.rule("H-6.5")
def test_overtaking_pays_in_the_booklet_and_not_online() -> None:
    for preset, revolution, c3 in [("booklet", {"c3"}, 7), ("yucata", set(), 1)]:
        game = sun("d4:redwood", "d3", 7, preset)
        assert ways(game) == {"c3": c3, "c4": 2, "d5": 3, "e4": 4, "e3": 5}
        assert paid(game) == revolution
    log = play(sun("d4:redwood", "d3", 7), "sun c3")
    assert told(log, "sun") == [{"seat": 0, "hex": "c3", "steps": 7}], "once around for the points"


@pytest.mark.rule("H-6.5", "H-10.1")
def test_online_the_lap_of_a_sun_in_a_dead_end_counts_from_the_way_out() -> None:
    """From c4 out to b2 and once around, over the yellow hex d1, to b2 again."""
    for preset in ("booklet", "yucata"):
        game = table(land(DEAD, sun="c4", sun_value=40), ask="sun", round=2, preset=preset)
        after = {"d1", "c1", "b1", "b2"}
        assert paid(game) == (after if preset == "yucata" else set(ways(game)) - {"c3"})


def test_the_route_told_is_the_one_that_earns_else_the_shortest() -> None:
    earning = sun("d4:redwood", "d3", 7)
    play(earning, "sun c3")
    assert earning.view(None).boards[0].path == ("d3", "c3", "c4", "d5", "e4", "e3", "d3", "c3")
    for game in (
        sun("d4:redwood", "d3", 7, built=["power_plant"]),
        sun("d4:redwood", "d3", 7, "yucata"),
        table(land("d4:redwood", sun_value=7), revolution_paid=True, ask="sun"),
    ):
        log = play(game, "sun c3")
        assert told(log, "sun") == [{"seat": 0, "hex": "c3", "steps": 1}]
        assert game.view(None).boards[0].path == ("d3", "c3")


def test_the_route_told_from_a_dead_end_may_go_around_once() -> None:
    game = table(land(DEAD, sun="c4", sun_value=40), ask="sun", round=2)
    play(game, "sun b2")
    assert game.view(None).boards[0].points == 5
    assert game.view(None).boards[0].path == (
        "c4", "c3", "b2", "a2", "a3", "a4", "b5", "c6", "d6", "e5", "e4", "e3", "e2", "e1", "d1", "c1", "b1", "b2",
    )  # fmt: skip


@pytest.mark.rule("H-6.6")
@pytest.mark.parametrize(("to", "points"), [("e3", 0), ("d3", 5), ("c3", 5), ("c4", 5)])
def test_a_revolution_pays_on_and_beyond_the_line(to: str, points: int) -> None:
    game = sun("d4:redwood+redwood", "e4", 4)
    log = play(game, f"sun {to}")
    assert told(log, "revolution") == ([{"seat": 0, "points": 5}] if points else [])
    assert game.view(None).boards[0].points == points


@pytest.mark.rule("H-1.4", "H-6.6")
@pytest.mark.parametrize(
    ("tiles", "at", "line"), [("d4:redwood d3:spring", "e2", "d2"), ("d4:redwood d3:spring d2:spring", "e1", "d1")]
)
def test_the_line_is_crossed_farther_out_over_tiles(tiles: str, at: str, line: str) -> None:
    game = sun(tiles, at, 2)
    assert paid(game) == set(ways(game))
    assert ways(game)[line] == 1


@pytest.mark.rule("H-6.6")
def test_leaving_the_line_pays_nothing() -> None:
    assert paid(sun("d4:redwood", "d3", 5)) == set()
    assert paid(sun("d4:redwood d3:spring", "d2", 5)) == set()


@pytest.mark.rule("H-6.6", "H-6.4")
def test_the_way_out_of_a_dead_end_may_cross_the_line() -> None:
    game = sun("d4:redwood e4:spring f3:spring f2:redwood e2:granite c2:granite c3:granite", "e3", 3)
    assert ways(game) == {"d3": 1, "d2": 2, "c1": 3}
    assert paid(game) == {"d3", "d2", "c1"}
    log = play(game, "sun d3")
    assert told(log, "revolution") == [{"seat": 0, "points": 5}]
    assert game.view(None).boards[0].path == ("e3", "d3")


@pytest.mark.rule("H-6.7")
def test_points_for_a_revolution_come_once_in_a_turn() -> None:
    area = {"red": ["sun red", "build gray", "sun red"]}
    game = table(land("d4:redwood+redwood", sun="e3", sun_value=7, areas=area), columns={"sun": ["red", "red"]})
    log = play(game, "take sun red", "sun c3", "bonus sun")
    assert told(log, "revolution") == [{"seat": 0, "points": 5}]
    assert paid(game) == set()
    log = play(game, "sun c4")
    assert told(log, "revolution") == []
    assert game.view(None).boards[0].points == 5
    other = table(land("d4:redwood+redwood", sun="e3", sun_value=7), revolution_paid=True, ask="sun")
    assert told(play(other, "sun d3"), "revolution") == []


@pytest.mark.rule("H-6.7")
def test_the_next_turn_pays_again() -> None:
    game = table(
        land("d4:redwood+redwood", sun="e3"),
        land("d4:redwood+redwood", sun="e3"),
        columns={"sun": ["red", "red", "red"]},
    )
    log = play(game, "take sun red", "sun d3", "take sun red", "sun d3", "take sun red", "sun c3")
    assert [event["seat"] for event in told(log, "revolution")] == [0, 1]
    game = table(land("d4:redwood+redwood", sun="e3", sun_value=6), land(), columns={"sun": ["red", "red", "red"]})
    log = play(game, "take sun red", "sun d3", "take sun red", "pass", "take sun red", "sun e3")
    assert [event["seat"] for event in told(log, "revolution")] == [0]


SHINE = "d4:redwood* c3:spring* b2:granite d5:spring c5:bamboo+bamboo e4:redwood"


@pytest.mark.rule("H-6.8", "H-6.9")
def test_the_printed_example() -> None:
    """Two temples bring 3 and 4, the empty spring grows a cube, the bamboo has one already."""
    game = sun(SHINE, "a1", 6)
    assert ways(game) == {"a2": 1, "b3": 2, "c4": 3, "b4": 3, "b5": 4, "c6": 5, "d6": 6}
    way = next(way for way in game.view(None).destinations if way.hex == "c4")
    assert (way.cubes, way.points, way.revolution) == (("spring",), 7, 0)
    log = play(game, "sun c4")
    assert told(log, "sun") == [{"seat": 0, "hex": "c4", "steps": 3}]
    assert told(log, "grew") == [{"seat": 0, "cubes": ("spring",)}]
    assert told(log, "shone") == [{"seat": 0, "points": 7}]
    assert told(log, "revolution") == []
    assert game.view(None).boards[0].points == 7
    assert (cubes(game, "d5"), cubes(game, "c5"), cubes(game, "b2"), cubes(game, "e4")) == (
        ["spring"],
        ["bamboo"],
        [],
        [],
    )
    assert game.view(None).boards[0].path == ("a1", "a2", "b3", "c4")


@pytest.mark.rule("H-6.8")
@pytest.mark.parametrize("colour", ["redwood", "granite", "bamboo", "spring", "obsidian"])
def test_lit_land_grows_its_own_colour(colour: str) -> None:
    game = sun(f"d4:{colour} c3:{colour}", "d3", 1)
    log = play(game, "sun c2")
    assert told(log, "grew") == [{"seat": 0, "cubes": (colour,)}]
    assert (cubes(game, "c3"), cubes(game, "d4")) == ([colour], [])


@pytest.mark.rule("H-6.8")
def test_a_bonus_cube_stops_growth() -> None:
    game = sun("d4:redwood+spring", "d3", 1)
    log = play(game, "sun c3")
    assert told(log, "grew") == []
    assert cubes(game, "d4") == ["spring"]


@pytest.mark.rule("H-6.8")
def test_several_tiles_grow_at_once() -> None:
    game = sun("d4:redwood c3:spring d5:bamboo", "d3", 4)
    log = play(game, "sun c4")
    assert told(log, "grew") == [{"seat": 0, "cubes": ("spring", "redwood", "bamboo")}]


@pytest.mark.rule("H-6.9")
def test_a_temple_with_four_tiles_around_brings_five() -> None:
    for built, points in [([], 5), (["city_hall"], 8)]:
        game = sun(
            "d4:redwood* c4:spring+spring d5:spring+spring e4:bamboo+bamboo e3:bamboo+bamboo", "d3", 1, built=built
        )
        log = play(game, "sun c3")
        assert told(log, "shone") == [{"seat": 0, "points": points}]


@pytest.mark.rule("H-6.9")
def test_special_tiles_grow_nothing_but_their_temples_shine() -> None:
    game = sun("d4:temples c4:resources", "d3", 1)
    log = play(game, "sun c3")
    assert told(log, "grew") == told(log, "shone") == []
    game = sun("d4:temples* c4:resources", "d3", 1)
    assert told(play(game, "sun c3"), "shone") == [{"seat": 0, "points": 2}]


def test_enclosed_pockets_are_not_entered() -> None:
    """e3 lies enclosed between six tiles; the sun walks around them all."""
    ring = "d4:redwood d3:spring e2:spring e4:granite f2:granite f3:bamboo"
    game = table(land(ring, sun="c3", sun_value=20), ask="sun", round=2)
    assert "e3" not in ways(game)
    assert len(ways(game)) == 11
