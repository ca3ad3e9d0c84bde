"""Rules 5.1 to 5.4: what is due, and all the ways to pay it."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.helios.names import COLOUR_OF, CUBES, Cube
from engine.helios.rules.payment import Payment
from tests.engine.helios.payments import ways
from tests.engine.helios.tables import cubes, land, play, table, targets, told


def payable(tiles: str, **more: object) -> set[str]:
    return targets(table(land(tiles, **more), ask="build"), "build")


ALL = {"observatory", "sun_lodge", "power_plant", "sanctuary", "bazaar", "hallowed_grove"}
ALL |= {"city_hall", "citadel", "watchtower", "warehouse", "land_steward", "palace"}
ONE = {"obsidian": {"observatory", "citadel"}, "granite": {"sun_lodge"}, "spring": {"power_plant", "citadel"}}
ONE |= {"bamboo": {"hallowed_grove"}, "redwood": set()}


@pytest.mark.rule("H-5.1")
@pytest.mark.parametrize("colour", ["redwood", "granite", "bamboo", "spring", "obsidian"])
def test_what_one_cube_pays(colour: str) -> None:
    assert payable(f"d4:redwood+{colour}") == ONE[colour] | {"temple"}


@pytest.mark.rule("H-5.1", "H-5.2")
def test_what_cannot_be_paid_is_not_offered() -> None:
    assert payable("d4:redwood") == set()
    assert payable("d4:redwood* c4:redwood+redwood") == set(), "a second temple costs two"
    assert "temple" in payable("d4:redwood* c4:redwood+redwood+redwood")


@pytest.mark.rule("H-5.1", "H-5.3")
@pytest.mark.parametrize(
    ("cubes", "but"),
    [
        # any two cubes: everything of one cube or two any; of the others only what has its colour
        ("redwood+redwood", {"sanctuary", "city_hall", "watchtower", "warehouse", "palace"}),
        ("redwood+bamboo", {"city_hall", "watchtower", "warehouse", "palace"}),
        ("granite+bamboo", {"sanctuary", "city_hall", "watchtower", "warehouse", "land_steward", "palace"}),
        ("spring+obsidian", {"sanctuary", "city_hall", "land_steward", "palace"}),
    ],
)
def test_what_two_cubes_pay(cubes: str, but: set[str]) -> None:
    assert payable(f"d4:redwood+{cubes}") == (ALL | {"temple"}) - but


@pytest.mark.rule("H-5.1", "H-5.3")
@pytest.mark.parametrize(
    ("cubes", "buildings"),
    [
        # warehouse: two missing colours are four cubes, one missing and one owned three
        ("redwood+redwood c4:redwood+redwood", False),
        ("redwood+redwood c4:redwood+redwood+redwood", True),
        ("spring+spring c4:redwood+redwood", True),
    ],
)
def test_missing_colours_cost_two_each(cubes: str, buildings: bool) -> None:
    assert ("warehouse" in payable(f"d4:redwood+{cubes}")) is buildings


@pytest.mark.rule("H-5.3")
@pytest.mark.parametrize(
    ("tiles", "building", "offered"),
    [
        ("d4:redwood+redwood+redwood c4:redwood+redwood+redwood", "warehouse", True),
        ("d4:redwood+redwood+redwood c4:redwood+redwood", "warehouse", False),
        ("d4:redwood+spring+redwood c4:redwood+redwood", "warehouse", True),
        ("d4:redwood+spring+redwood", "warehouse", False),
        ("d4:redwood+spring+redwood", "land_steward", True),
        ("d4:redwood+spring+spring", "land_steward", False),
        ("d4:redwood+spring+spring c4:redwood+spring", "land_steward", True),
        ("d4:redwood+spring+spring c4:redwood+redwood+redwood", "palace", False),
        ("d4:redwood+spring+spring c4:redwood+redwood+redwood c3:redwood+redwood", "palace", True),
    ],
)
def test_demand_of_missing_colours_and_any(tiles: str, building: str, offered: bool) -> None:
    assert (building in payable(tiles)) is offered


def paid(tiles: str, choice: str) -> dict[tuple[str, ...], int]:
    return dict(ways(table(land(tiles), ask="build"), choice))


@pytest.mark.rule("H-5.3", "H-5.4")
def test_palace_as_printed() -> None:
    """Bamboo, granite and any: two bamboo and a granite are paid as they are."""
    game = table(land("d4:redwood+bamboo+granite c4:bamboo+bamboo"), ask="build")
    log = play(game, "build palace")
    assert told(log, "paid") == [{"seat": 0, "cubes": ("granite", "bamboo", "bamboo")}]
    board = game.view(None).boards[0]
    assert (board.sun_value, board.mana) == (3, 2)
    assert game.prompt().kind == "bonus"


@pytest.mark.rule("H-5.3")
def test_palace_without_granite_takes_four_cubes() -> None:
    assert paid("d4:redwood+bamboo+bamboo c4:redwood+redwood+redwood", "build palace") == {
        ("bamboo d4", "bamboo d4", "redwood c4", "redwood c4"): 1
    }
    assert "palace" not in payable("d4:redwood+bamboo+bamboo c4:redwood+redwood")


@pytest.mark.rule("H-5.3")
def test_palace_with_one_of_each_is_one_payment() -> None:
    game = table(land("d4:redwood+bamboo+granite c4:redwood+redwood"), ask="build")
    log = play(game, "build palace")
    assert told(log, "paid") == [{"seat": 0, "cubes": ("granite", "bamboo", "redwood")}]
    assert game.prompt().kind == "bonus"


@pytest.mark.rule("H-5.3")
def test_an_owned_colour_has_to_be_paid() -> None:
    """Spring and obsidian, both there: no other two cubes will do."""
    assert paid("d4:redwood+spring+obsidian c4:redwood+redwood+redwood", "build warehouse") == {
        ("obsidian d4", "spring d4"): 1
    }


@pytest.mark.rule("H-5.4")
def test_the_payer_chooses_the_tile() -> None:
    game = table(land("d4:redwood+spring c4:spring+spring d5:granite+redwood"), ask="build")
    play(game, "build power_plant")
    assert game.moves() == ["pay spring c4", "pay spring d4"]
    prompt = game.prompt()
    facts = {"for": "power_plant", "hex": "none", "left": 1, "must": ("spring",), "musts": 1, "colours": ("spring",)}
    assert dict(prompt.data) == facts | {"sure": (), "given": 0, "alike": "spring", "hexes": ("c4", "d4")}
    play(game, "pay spring d4")
    assert (cubes(game, "c4"), cubes(game, "d4"), cubes(game, "d5")) == (["spring"], [], ["redwood"])


@pytest.mark.rule("H-5.4")
def test_every_way_to_pay_is_there_once() -> None:
    """Redwood and any, with three redwood cubes and a spring: the redwood paid may lie on either tile."""
    assert paid("d4:redwood+redwood+redwood c4:spring+redwood d5:spring+spring", "build land_steward") == {
        ("redwood d4", "redwood d4"): 1,
        ("redwood c4", "redwood d4"): 1,
        ("redwood d4", "spring d5"): 1,
        ("redwood c4", "spring d5"): 1,
    }
    assert paid("d4:redwood+redwood+spring c4:redwood+spring", "build bazaar") == {
        ("redwood d4", "spring d4"): 1,
        ("redwood d4", "spring c4"): 1,
        ("spring c4", "spring d4"): 1,
    }


@pytest.mark.rule("H-5.4")
def test_every_step_leaves_the_rest_payable() -> None:
    game = table(land("d4:redwood+redwood+spring c4:redwood+redwood"), ask="build")
    play(game, "build bazaar")
    assert game.moves() == ["pay redwood c4", "pay redwood d4"], "after the spring cube nothing would be left"
    play(game, "pay redwood d4")
    assert game.prompt().kind == "bazaar", "the rest was the spring cube alone"
    assert (cubes(game, "c4"), cubes(game, "d4")) == (["redwood"], [])


@pytest.mark.rule("H-5.4")
def test_needed_colours_are_asked_first() -> None:
    game = table(land("d4:redwood+redwood+spring c4:redwood+redwood+bamboo"), ask="build")
    play(game, "build land_steward")
    facts = {"for": "land_steward", "hex": "none", "left": 2, "must": ("redwood",), "musts": 1, "colours": ("redwood",)}
    assert dict(game.prompt().data) == facts | {"sure": (), "given": 0, "alike": "none", "hexes": ("c4", "d4")}
    assert game.moves() == ["pay redwood c4", "pay redwood d4"]
    play(game, "pay redwood d4")
    assert game.moves() == ["pay bamboo c4", "pay spring d4"], "the other redwood cube stands before this one"
    assert dict(game.prompt().data)["left"] == 1


@pytest.mark.rule("H-5.4")
def test_two_substitutes_may_differ_and_nothing_is_overpaid() -> None:
    assert paid("d4:redwood+redwood+granite c4:bamboo+bamboo", "build power_plant") == {
        ("granite d4", "redwood d4"): 1,
        ("bamboo c4", "redwood d4"): 1,
        ("bamboo c4", "granite d4"): 1,
    }


@pytest.mark.rule("H-5.2", "H-5.4")
def test_temple_payments() -> None:
    game = table(land("d4:redwood c4:spring+spring* d5:granite+redwood+spring".replace("+spring*", "*")), ask="build")
    assert dict(ways(_at(game, "build temple"), "temple d4")) == {("redwood d5", "spring d5"): 1}


def _at(game, *moves):
    play(game, *moves)
    return game


@pytest.mark.rule("H-5.4")
def test_the_same_colour_from_the_same_tile_is_one_choice() -> None:
    game = table(land("d4:redwood+redwood+redwood c4:spring+redwood"), ask="build")
    play(game, "build temple", "temple d4")
    assert game.moves() == ["pay redwood c4", "pay redwood d4"]


FEW_CUBES = [cube for cube, name in enumerate(CUBES) if name.split()[1] in ("c3", "d4")]


def _covers(way: tuple[Cube, ...], needs: tuple[int, ...]) -> bool:
    return all(any(need >> COLOUR_OF[cube] & 1 for cube in way) for need in needs)


@pytest.mark.rule("H-5.4")
@given(st.data())
def test_what_every_payment_takes_is_known(data: st.DataObject) -> None:
    """Wherever it is asked, against all ways of paying, listed without the order in which the cubes are asked for."""
    pool = tuple(sorted(Cube(cube) for cube in data.draw(st.lists(st.sampled_from(FEW_CUBES), min_size=2, max_size=7))))
    colours = sorted({COLOUR_OF[cube] for cube in pool})
    needs = tuple(1 << colour for colour in data.draw(st.lists(st.sampled_from(colours), unique=True, max_size=3)))
    free = data.draw(st.integers(0 if needs else 1, 3))
    assume(len(needs) + free <= len(pool))
    due = Payment(needs, free, pool)
    assume(len(due.places()) > 1)
    ways = [Counter(way) for way in combinations(pool, len(needs) + free) if _covers(way, needs)]
    sure = Counter({cube: min(way[cube] for way in ways) for cube in pool})
    assert due.sure() == +sure
    assert due.open() == [cube for cube in dict.fromkeys(pool) if any(way[cube] > sure[cube] for way in ways)]
