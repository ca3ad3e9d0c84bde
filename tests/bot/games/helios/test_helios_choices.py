"""Labels, groups and shortcuts of Helios, on positions set up by hand. The hexes are those of the printed board."""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.base.choices import DETAIL, Choice
from bot.base.i18n import localizer
from bot.base.orders import Order
from bot.base.room import fits_button
from bot.games import orders
from bot.games.helios import choices, explain
from bot.messages.layout import At
from bot.messages.narration import question
from bot.messages.public import PublicMessages
from bot.messages.why import why
from bot.store import MessageRow
from engine.game import Move
from engine.helios import GAME
from engine.helios.catalogue import SPECIALS
from engine.kernel.forecast import forecast
from render import Focus, helios
from render.theme import DARK
from tests.bot.drawn import laid
from tests.bot.matches import begin
from tests.e2e.client import TEXT_DISPLAY, walk
from tests.engine.helios.tables import land, table

SAY = localizer("en")

HELD = {"ask": "place", "seat": 0, "tile": "bamboo"}
"""The last thing of a turn: the other player is next."""


def position(tiles: dict[str, tuple], *, take: str = "", **board) -> GAME:
    """Ana's first turn of a game for two. `tiles` beside the redwood start tile: hex -> (tile, cubes, temple)."""
    game = GAME.new(seats=2, seed=1)
    game.play("start redwood")
    game.play("start bamboo")
    data = json.loads(game.to_json())
    laid = {"d4": ("redwood", ["redwood"])} | tiles
    data["boards"][0]["tiles"] = {
        hex_: {"tile": tile, "cubes": list(cubes), "temple": bool(temple)}
        for hex_, (tile, cubes, *temple) in laid.items()
    }
    for hex_, (tile, *_) in tiles.items():
        if tile in SPECIALS:
            continue
        if tile in data["open_land"]:
            data["open_land"].remove(tile)
        else:
            assert data["additional"] == tile, f"too many {tile} tiles, {hex_}"
            data["additional"] = None
    data["boards"][0] |= board
    game = GAME.from_json(json.dumps(data))
    if take:
        game.play(take)
    return game


def offered(game: GAME) -> list[Choice]:
    return choices(game.view(None), forecast(game, None), SAY)


def ordered(game: GAME) -> Sequence[Order]:
    return orders(game.key, game.view(None), forecast(game, None))


def labels(game: GAME, *group: str) -> list[str]:
    return [choice.label for choice in offered(game) if choice.group == group]


def asked_of(game: GAME) -> str:
    prompt = game.prompt()
    assert prompt is not None
    return question("helios", prompt, ["Ana", "Ben"], SAY)


def why_not(game: GAME, verb: str) -> list[str]:
    """The lines of *Why can't I …?*"""
    parts = walk(why(game, ["Ana", "Ben"], verb, At("1", 1), SAY).to_components())
    text = "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)
    return [line.removeprefix("- ") for line in text.splitlines() if line.startswith("- ")]


def hexes_in(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in re.findall(r"\b[a-g][1-7]\b", text)}


def by_moves(game: GAME, *moves: str) -> Choice:
    (choice,) = [one for one in offered(game) if one.moves == moves]
    return choice


def detail(game: GAME, *moves: str) -> str:
    return by_moves(game, *moves).detail


# The game with seed 1 opens with a blue Land, a blue Build and a red Sun action tile at the bottom of the columns.


def test_a_turn_starts_with_one_menu_for_each_column():
    groups = list(dict.fromkeys(choice.group for choice in offered(position({}))))
    assert groups == [
        ("Land",),
        ("Build",),
        ("Sun",),
    ]


def test_taking_the_sun_tile_and_moving_the_sun_is_one_click():
    # Printed start: sun on d3 with value 2 beside the only tile d4 reaches the two hexes clockwise, c3 and c4.
    game = position({})
    assert labels(game, "Sun") == [
        "c3: 1 step, no gain",
        "c4: 2 steps, no gain",
        "Action tile only, leave the sun",
    ]
    assert by_moves(game, "take sun red", "sun c4").label == "c4: 2 steps, no gain"


def test_the_fourth_tile_of_an_area_announces_its_bonus():
    game = position({})
    data = json.loads(game.to_json())
    for symbol in ("land", "sun", "sun"):
        data["piles"][symbol].remove("blue")
    data["boards"][0]["areas"]["blue"] = ["land blue", "sun blue", "sun blue"]
    groups = {choice.group for choice in offered(GAME.from_json(json.dumps(data)))}
    assert ("Build + bonus",) in groups


def test_the_sun_tells_steps_cubes_and_points():
    # Golden case 6: from a1 to c4 in 3 steps, temples of 3 and 4 points, one spring cube; no revolution.
    game = position(
        {
            "c3": ("granite", [], True),
            "b2": ("obsidian", ["obsidian"]),
            "d5": ("spring", []),
            "c5": ("bamboo", ["bamboo"]),
            "e4": ("resources", []),
            "d4": ("redwood", [], True),
        },
        take="take sun red",
        sun="a1",
        sun_value=6,
    )
    assert by_moves(game, "sun c4").label == "c4: 3 steps, +1 spring, +7 points"


@pytest.mark.parametrize(
    ("land", "label"),
    [
        ({"d4": ("spring", [])}, "d3: 3 steps, +1 spring, +5 points"),
        ({"d4": ("spring", []), "c3": ("bamboo", [])}, "d3: +bamboo, +spring, +5 points"),
        ({"d4": ("spring", []), "c3": ("bamboo", []), "c2": ("granite", [])}, "d3: 3 steps, +3 cubes, +5 points"),
    ],
)
def test_the_cubes_of_a_stop_keep_their_colours_where_there_is_room(land, label):
    """A button has no second line; the steps lead to one hex anyway."""
    game = position(land, take="take sun red", sun="d5", sun_value=3)
    assert by_moves(game, "sun d3").label == label


def test_a_revolution_is_told_apart():
    # One tile, sun on d5, at most 3 steps: e4, e3, and d3 on the yellow line with a revolution.
    game = position({}, take="take sun red", sun="d5", sun_value=3)
    assert labels(game) == [
        "e4: 1 step, no gain",
        "e3: 2 steps, no gain",
        "d3: 3 steps, +5 revolution",
        "Action tile only, leave the sun",
    ]


def test_a_revolution_alone_is_a_gain():
    game = position({}, take="take sun red", sun="d5", sun_value=3)
    assert by_moves(game, "sun d3").sentence == "3 steps: 5 points for the revolution"
    assert by_moves(game, "sun e3").sentence == "2 steps: no gain"
    game = position({"d4": ("redwood", [])}, take="take sun red", sun="d5", sun_value=3)
    assert by_moves(game, "sun d3").sentence == "3 steps: +1 redwood, and 5 points for the revolution"


def test_the_online_edition_names_all_its_four_differences():
    # H-10.1: the set-up cube, activations in a turn, the points of the City Hall, overtaking.
    said = SAY("helios-about-yucata")
    assert all(word in said for word in ("set-up cube", "activations in a turn", "City Hall 1 point", "overtaking"))
    assert len(said) <= DETAIL


class TestBuild:
    def test_costs_and_gains_of_what_can_be_paid(self):
        game = position({"d5": ("obsidian", ["obsidian"])}, take="take build blue")
        assert labels(game) == [
            "Temple: any 1 cube, +1 mana",
            "Observatory: 1 obsidian, sun +3 steps",
            "Sun Lodge: any 2, sun +2 steps",
            "Power Plant: any 2",
            "Bazaar: any 2, sell 0–1 mana: 4 points each",
            "Hallowed Grove: any 2, +2 mana",
            "Citadel: 1 obsidian, later temples cost 1 cube",
            "Land Steward: 1 redwood, any 1",
            "Action tile only, build nothing",
        ]

    def test_a_temple_that_can_stand_on_one_tile_only_is_one_click(self):
        game = position({"d5": ("obsidian", ["obsidian"] * 2), "d4": ("redwood", [], True)}, take="take build blue")
        one = by_moves(game, "build temple", "temple d5")
        assert one.label == "Temple on d5: any 2 cubes, +2 mana"
        assert [choice for choice in offered(game) if choice.moves == ("build temple",)] == []

    def test_a_missing_colour_costs_two_cubes(self):
        # Golden case 9: the palace with 2 bamboo and 2 redwood, no granite, costs 4 cubes.
        game = position(
            {"c3": ("bamboo", ["bamboo", "bamboo"]), "c4": ("redwood", ["redwood"])}, take="take build blue"
        )
        assert by_moves(game, "build palace").label == "Palace: 1 bamboo, any 3"
        assert detail(game, "build palace") == (
            "1 bamboo, any 2 for granite, any 1; sun +1 step, +1 mana, bonus action; 2 points at the end"
        )

    def test_the_citadel_takes_either_colour(self):
        both = position({"c3": ("spring", ["spring"]), "c4": ("obsidian", ["obsidian"])}, take="take build blue")
        neither = position({"c3": ("granite", ["granite"])}, take="take build blue")
        assert by_moves(both, "build citadel").label == "Citadel: 1 spring or obsidian"
        assert by_moves(neither, "build citadel").label == "Citadel: any 2, later temples cost 1 cube"

    @pytest.mark.parametrize(
        ("mana", "told"),
        [(0, "no mana to sell"), (2, "sell 0–2 mana: 4 points each"), (5, "sell 0–3 mana: 4 points each")],
    )
    def test_the_bazaar_sells_no_more_mana_than_there_is(self, mana, told):
        game = position({"c3": ("granite", ["granite"])}, take="take build blue", mana=mana)
        assert by_moves(game, "build bazaar").detail == f"any 2; {told}; 1 point at the end"
        game.play("build bazaar")
        if mana:
            assert explain(game.view(None), SAY)[0].startswith(f"You may sell 0 to {min(3, mana)} of your mana,")
        assert len(labels(game)) == (min(3, mana) + 1 if mana else 0)

    @pytest.mark.rule("H-9.9")
    def test_the_power_plant_says_what_it_takes_from_the_princess(self):
        tiles = {"c3": ("granite", ["granite"])}
        without, asleep, active = (
            detail(position(tiles, take="take build blue", **people), "build power_plant")
            for people in ({}, {"hired": ["princess"]}, {"active": ["princess"]})
        )
        assert without == "any 2 for spring; unlimited sun, revolutions 0, +1 mana; 2 points at the end"
        assert active == without.replace("0, +1", "0, Princess 0, +1")
        assert asleep == active

    def test_points_at_the_end_follow_the_preset(self):
        game = position({"c3": ("granite", ["granite"])}, take="take build blue")
        told = "1 redwood, 1 granite; sun +1 step, +3 points per lit temple"
        assert detail(game, "build city_hall") == f"{told}; 2 points at the end"
        data = json.loads(game.to_json()) | {"options": {"preset": "yucata"}}
        assert detail(GAME.from_json(json.dumps(data)), "build city_hall") == f"{told}; 1 point at the end"

    def test_a_temple_tells_its_light_and_what_is_in_its_way(self):
        game = position({"c3": ("granite", ["granite"]), "c4": ("bamboo", [])}, take="take build blue")
        game.play("build temple")
        assert labels(game) == [
            "c3: 3 when lit",
            "c4: 3 when lit",
            "d4: 3 when lit",
        ]
        assert by_moves(game, "temple c3").sentence == "c3: 3 points when lit, granite paid or lost"

    def test_a_second_line_that_would_say_the_same_again_is_left_out(self):
        game = position({"c3": ("granite", ["granite"]), "c4": ("bamboo", [])}, take="take build blue")
        game.play("build temple")
        assert (by_moves(game, "temple c4").label, by_moves(game, "temple c4").sentence) == ("c4: 3 when lit", "")
        game = position({"c3": ("granite", [])}, take="take land blue", sun="e3")
        game.play("special resources")
        assert (by_moves(game, "place c4").label, by_moves(game, "place c4").sentence) == ("c4: worth 2 now", "")

    @pytest.mark.rule("H-6.3", "H-6.8")
    def test_a_temple_says_that_it_can_never_be_lit_any_more(self):
        # d4 has tiles on all its six sides, so the sun can stop beside it no more.
        tiles = {"c3": ("granite", []), "c4": ("bamboo", []), "d3": ("spring", []), "d5": ("obsidian", ["obsidian"])}
        tiles |= {"e3": ("resources", []), "e4": ("temples", [])}
        game = position(tiles, take="take build blue", sun="b2")
        game.play("build temple")
        # Temples on e4 count it, 4; Resources on e3 no longer count the redwood, 2.
        assert by_moves(game, "temple d4").label == "d4: never lit, end +2"
        assert by_moves(game, "temple d4").sentence == (
            "d4: never lit any more, the sun can no longer stop beside it, +2 points at the end (special),"
            " redwood paid or lost"
        )
        assert by_moves(game, "temple c3").label == "c3: 4 when lit"
        assert "beside which the sun can stop no more" in explain(game.view(None), SAY)[0]

    @pytest.mark.rule("H-4.3", "H-6.8")
    def test_a_tile_that_shuts_a_temple_off_says_so(self):
        """Land lies on five of the six hexes around the temple on d4; from d3 alone the sun can light it."""
        around = "d4:redwood* c4:spring c3:granite d5:bamboo e4:redwood e3:granite"
        game = table(land(around, sun="b3"), round=2, turn=1, pending=[{"then": "finish_turn", "seat": 0}, HELD])
        assert by_moves(game, "place d3").label == "d3: d4 never lit again"
        assert by_moves(game, "place d3").sentence == "d3: d4 never lit again"
        assert "never lit" not in by_moves(game, "place d6").label

    def test_sites_are_told_alike_where_there_is_room_for_all(self):
        game = position({"d4": ("redwood", []), "c3": ("granite", []), "c4": ("bamboo", ["bamboo"])})
        game.play("take build blue")
        game.play("build temple")
        assert {one.label.partition(": ")[2] for one in offered(game)} == {"3 when lit"}
        data = json.loads(game.to_json())
        data["boards"][0]["tiles"]["c4"]["cubes"] = ["bamboo", "spring"]
        game = GAME.from_json(json.dumps(data))
        assert {one.label.partition(": ")[2] for one in offered(game)} == {"3 when lit", "3 when lit, −1 cube"}

    @pytest.mark.rule("H-9.5")
    def test_a_temple_tells_what_special_tiles_count_it_at_the_end(self):
        # Temples on b3: 4 points at the end for each temple on it and beside it, on c3 and c4.
        tiles = {"c3": ("granite", []), "c4": ("bamboo", []), "b3": ("temples", []), "d5": ("spring", ["spring"])}
        game = position(tiles, take="take build blue")
        game.play("build temple")
        assert by_moves(game, "temple b3").label == "b3: 3 when lit, end +4"
        assert by_moves(game, "temple c3").label == "c3: 4 when lit, end +4"
        assert by_moves(game, "temple d4").label == "d4: 4 when lit"
        assert by_moves(game, "temple c3").sentence == "c3: 4 points when lit, +4 points at the end (special)"

    @pytest.mark.rule("H-9.4", "H-5.2")
    def test_a_temple_tells_what_resources_lose_by_the_cubes_in_its_way(self):
        """Resources on e4: 2 points for each cube on it and beside it, three of granite on d5 and d4."""
        tiles = {"e4": ("resources", []), "d5": ("granite", ["granite", "granite"]), "c4": ("bamboo", [])}
        game = position(tiles, take="take build blue")
        game.play("build temple")
        assert by_moves(game, "temple d5").label == "d5: 4 when lit, end −4, −1 cube"
        assert by_moves(game, "temple d4").label == "d4: 4 when lit, end −2"
        assert by_moves(game, "temple c4").label == "c4: 3 when lit"

    def test_a_cube_that_cannot_pay_for_the_temple_is_lost_in_any_case(self):
        # The first temple costs one cube, so of two below it one goes without being paid.
        game = position({"c3": ("granite", ["granite", "spring"]), "c4": ("bamboo", [])}, take="take build blue")
        game.play("build temple")
        assert by_moves(game, "temple c3").label == "c3: 3 when lit, −1 cube"

    def test_two_cubes_alike_in_its_way_are_counted(self):
        game = position({"c3": ("spring", ["spring", "spring"])}, take="take build blue")
        game.play("build temple")
        assert by_moves(game, "temple c3").sentence == "c3: 2 points when lit, 2 spring paid or lost"
        game.play("temple c3")
        assert by_moves(game, "pay redwood d4").label == "redwood d4 (lost: 2 spring c3)"


class TestPay:
    def test_what_is_lost_anyhow_is_paid_first(self):
        game = position({"c3": ("granite", ["granite"]), "c4": ("bamboo", ["bamboo"])}, take="take build blue")
        game.play("build temple")
        game.play("temple c4")
        first, *others = offered(game)
        assert first.moves == ("pay bamboo c4",)
        assert (first.label, first.style) == ("bamboo c4", "main")
        assert {one.style for one in others} == {"plain"}
        # Whoever pays with another cube loses the one under the temple as well.
        assert by_moves(game, "pay granite c3").label == "granite c3 (lost: bamboo c4)"

    def test_what_grows_back_is_the_only_sensible_payment_where_all_have_the_same_colour(self):
        # The Hallowed Grove costs bamboo, which grows again on bamboo alone.
        game = position({"c4": ("bamboo", ["bamboo"]), "e4": ("granite", ["bamboo"])}, take="take build blue")
        game.play("build hallowed_grove")
        assert sorted(game.moves()) == ["pay bamboo c4", "pay bamboo e4"]
        assert ordered(game) == [Order("pay", (Move("pay bamboo c4"),))]

    def test_there_is_none_where_two_cost_the_same(self):
        tiles = {"c4": ("obsidian", ["bamboo"]), "e4": ("granite", ["bamboo"])}
        game = position(tiles, take="take build blue")
        game.play("build hallowed_grove")
        assert len(game.moves()) == 2
        assert ordered(game) == []

    def test_there_is_none_where_the_colours_are_a_choice(self):
        game = position({"c3": ("spring", ["spring"]), "c4": ("granite", ["granite"])}, take="take build blue")
        game.play("build bazaar")
        assert ordered(game) == []

    def test_scarce_colours_are_kept_even_where_there_are_more_of_them(self):
        tiles = {"c3": ("spring", ["spring"]), "e4": ("granite", ["granite", "spring"])}
        game = position(tiles, take="take build blue")
        game.play("build bazaar")
        assert offered(game)[0].label == "redwood d4, granite e4"

    def test_what_a_sleeping_character_needs_is_kept_before_what_is_merely_scarce(self):
        # The Architect waits for spring. A Citadel costs spring or obsidian, both as scarce.
        tiles = {"c3": ("granite", ["spring"]), "e4": ("bamboo", ["obsidian"])}
        asleep, nobody = (position(tiles, take="take build blue", hired=hired) for hired in (["architect"], []))
        for game in (asleep, nobody):
            game.play("build citadel")
        assert [one.label for one in offered(asleep)] == ["obsidian e4", "spring c3"]
        assert [one.label for one in offered(nobody)] == ["spring c3", "obsidian e4"]

    def test_a_scarce_colour_goes_before_one_that_a_sleeping_character_needs(self):
        """The Treasurer waits for bamboo and obsidian; a Bazaar takes any two cubes."""
        tiles = {"c5": ("granite", ["granite"]), "c4": ("spring", ["spring"]), "d5": ("obsidian", ["obsidian"])}
        tiles["d4"] = ("bamboo", ["bamboo"])
        game = position(tiles, take="take build blue", hired=["treasurer"])
        game.play("build bazaar")
        assert [one.label for one in offered(game)][:2] == ["granite c5, spring c4", "granite c5, bamboo d4"]

    def test_of_a_needed_colour_only_the_last_cube_is_spared(self):
        """The Princess waits for redwood and spring, of which there are two; a Bazaar takes any two cubes."""
        tiles = {
            "c2": ("granite", ["redwood", "spring"]),
            "b3": ("bamboo", ["spring"]),
            "c3": ("obsidian", ["obsidian"]),
        }
        game = position(tiles | {"d4": ("spring", ["granite"])}, take="take build blue", hired=["princess"])
        game.play("build bazaar")
        told = [one.label for one in offered(game)]
        assert told.index("granite d4, spring b3") < told.index("redwood c2, granite d4")

    def test_a_colour_that_two_sleeping_characters_need_is_spared_before_one_that_one_needs(self):
        """The Architect waits for granite and spring, the Cartographer for redwood, granite and bamboo."""
        tiles = {"c3": ("granite", ["granite"]), "c4": ("obsidian", ["redwood"]), "d5": ("spring", ["obsidian"])}
        tiles |= {"d4": ("bamboo", [])}
        game = position(tiles, take="take build blue", hired=["architect", "cartographer"])
        game.play("build bazaar")
        assert [one.label for one in offered(game)][:2] == ["redwood c4, obsidian d5", "granite c3, obsidian d5"]

    @pytest.mark.rule("H-9.4", "H-9.10")
    def test_after_the_last_action_only_what_resources_count_is_spared(self):
        """The Architect costs granite, spring and any 1; Resources on e3 count the granite there, 2 points."""
        tiles = "d4:redwood c3:granite+granite e3:resources+granite c4:spring+spring d5:bamboo+spring"
        board = land(tiles, hired=["architect"], sun="b3")
        game = table(board, land(), ask="characters", round=4, turn=8)
        game.play("activate architect")
        assert offered(game)[0].label == "granite c3, spring c4 and d5"
        while game.prompt().kind == "pay":
            game.play(offered(game)[0].moves[0])
        assert game.prompt().kind == "cube"
        told = {one.label for one in offered(game)}
        assert {"redwood on c3", "redwood on e3: special +2", "redwood on d4: special +2"} <= told

    def test_where_only_the_tile_is_open_the_question_asks_for_it(self):
        # Hallowed Grove: bamboo, of which there are two.
        game = position({"c4": ("bamboo", ["bamboo"]), "e4": ("granite", ["bamboo"])}, take="take build blue")
        game.play("build hallowed_grove")
        assert asked_of(game) == "which bamboo cube pays for the Hallowed Grove?"

    def test_until_all_is_paid_one_has_every_cube(self):
        # Land Steward: the only redwood and any 1. No cube is gone before the other one is named.
        tiles = {"c3": ("granite", ["granite"]), "c4": ("bamboo", ["bamboo"]), "d5": ("spring", ["spring"])}
        game = position(tiles, take="take build blue")
        game.play("build land_steward")
        board = game.view(None).boards[0]
        assert dict(board.cubes) == {"redwood": 1, "granite": 1, "bamboo": 1, "spring": 1, "obsidian": 0}
        assert {tile.hex for tile in board.tiles if tile.cubes} == {"d4", "c3", "c4", "d5"}
        assert game.view(None).scores[0].tiebreakers == (("cubes", 4),), "H-9.11 counts none as gone, either"
        game.play("pay spring d5")
        assert dict(game.view(None).boards[0].cubes)["redwood"] == 0

    def test_cubes_that_leave_no_choice_are_named_too(self):
        game = position({"c3": ("spring", ["spring"]), "c4": ("granite", ["granite"])}, take="take build blue")
        game.play("build bazaar")
        assert [one.label for one in offered(game)] == [
            "redwood d4, granite c4",
            "redwood d4, spring c3",
            "granite c4, spring c3",
        ]

    def test_a_payment_of_several_cubes_is_one_click(self):
        game = position(
            {"c3": ("granite", ["granite", "spring"]), "c4": ("bamboo", ["bamboo"])}, take="take build blue"
        )
        game.play("build bazaar")
        # Four different cubes: any two of them, each pair once; those without the scarce spring first.
        assert [one.label for one in offered(game)] == [
            "redwood d4, granite c3",
            "redwood d4, bamboo c4",
            "granite c3, bamboo c4",
            "redwood d4, spring c3",
            "granite c3, spring c3",
            "bamboo c4, spring c3",
        ]

    def test_payments_in_lines_are_told_alike_and_what_is_lost_below_them(self):
        # A third temple costs three of five cubes. Where the one below it is not paid, it is lost.
        tiles = {
            "c3": ("granite", ["granite", "spring"]),
            "c4": ("bamboo", ["bamboo", "spring"]),
            "e5": ("resources", [], True),
            "e4": ("temples", [], True),
        }
        game = position(tiles, take="take build blue", sun="d3")
        game.play("build temple")
        game.play("temple d4")
        found = [(one.label, one.detail) for one in offered(game)]
        assert found[0] == ("redwood d4, granite c3, bamboo c4", "")
        assert ("redwood d4, bamboo c4, spring c4", "") in found
        assert ("granite c3, bamboo c4, spring c3 (−1)", "granite c3, bamboo c4, spring c3 (lost: redwood d4)") in found
        assert ("granite c3, spring c3 and c4 (−1)", "granite c3, spring c3 and c4 (lost: redwood d4)") in found
        assert not [label for label, _ in found if "+" in label]

    def test_where_one_line_has_no_room_for_its_tiles_all_tell_their_colours(self):
        # A fourth temple costs four of six cubes.
        tiles = {
            "c3": ("granite", ["granite", "spring"]),
            "c4": ("bamboo", ["bamboo", "obsidian"]),
            "d5": ("spring", ["spring"]),
            "e5": ("resources", [], True),
            "e4": ("temples", [], True),
            "b3": ("created_land", [], True),
        }
        game = position(tiles, take="take build blue", sun="d3")
        game.play("build temple")
        game.play("temple d4")
        found = [(one.label, one.detail) for one in offered(game)]
        assert (
            "granite + bamboo + spring + obsidian (−1)",
            "granite c3, bamboo c4, spring c3, obsidian c4 (lost: redwood d4)",
        ) in found
        assert all(" + " in label and detail for label, detail in found)

    def ringed(self, game: GAME) -> set[str]:
        """The hexes that the picture marks as open to choice."""
        picture = helios.pictures(game.view(None), Focus(0, ("Ana", "Ben")), DARK, SAY)[-1]
        return {str(item.fact[1]) for item in picture.shown if item.fact[:1] == ("choice",)}

    def test_every_hex_on_a_button_is_ringed(self):
        tiles = {
            "c3": ("granite", ["granite"]),
            "c4": ("bamboo", ["bamboo"]),
            "d5": ("spring", ["spring"]),
            "e4": ("temples", ["bamboo"]),
        }
        game = position(tiles, take="take build blue")
        game.play("build bazaar")
        assert self.ringed(game) == {"d4", "c3", "c4", "d5", "e4"}
        assert self.ringed(game) == hexes_in(one.label for one in offered(game))
        assert {"bamboo c4 and e4", "bamboo c4, spring d5"} <= {one.label for one in offered(game)}

    def test_what_is_paid_in_any_case_stands_in_the_question_alone(self):
        # Land Steward: redwood and any 1.
        tiles = {"c3": ("granite", ["granite"]), "c4": ("bamboo", ["bamboo"]), "d5": ("spring", ["spring"])}
        game = position(tiles, take="take build blue")
        game.play("build land_steward")
        asked = asked_of(game)
        assert asked == "pay redwood for the Land Steward, and which cube?"
        assert [one.label for one in offered(game)] == ["granite c3", "bamboo c4", "spring d5"]
        assert self.ringed(game) == {"c3", "c4", "d5"}

    @pytest.mark.rule("H-5.3")
    def test_the_question_says_which_colour_must_be_among_the_cubes(self):
        # Palace: bamboo, of which there are two, the only granite, and any 1.
        tiles = {"c3": ("granite", ["granite"]), "c4": ("bamboo", ["bamboo"]), "d5": ("spring", ["bamboo"])}
        game = position(tiles, take="take build blue")
        game.play("build palace")
        assert asked_of(game) == "pay granite for the Palace, and which 2 cubes, bamboo among them?"
        # Land Steward: redwood, of which there are two, and any 1.
        tiles = {"c3": ("granite", ["redwood"]), "c4": ("bamboo", ["bamboo"])}
        game = position(tiles, take="take build blue")
        game.play("build land_steward")
        assert asked_of(game) == "which 2 cubes, redwood among them, pay for the Land Steward?"

    def test_a_cube_due_later_in_any_case_stands_in_the_question_too(self):
        # City Hall: redwood, of which there are two, and the only granite.
        tiles = {"c3": ("granite", ["granite"]), "c4": ("bamboo", ["redwood"])}
        game = position(tiles, take="take build blue")
        game.play("build city_hall")
        asked = asked_of(game)
        assert asked == "pay granite for the City Hall, and which redwood cube?"
        assert {one.label for one in offered(game)} == {"redwood c4", "redwood d4"}
        assert self.ringed(game) == {"c4", "d4"}

    def test_rings_and_buttons_agree_in_random_games(self):
        seen = 0
        for seed in range(8):
            game, rng = GAME.new(seats=2, seed=seed), Random(seed)
            while game.prompt() is not None:
                if game.prompt().kind == "pay" and game.to_move == 0:
                    found = offered(game)
                    told = [(one.detail or one.label).partition("(")[0] for one in found]
                    assert "" not in told
                    assert hexes_in(told) == self.ringed(game)
                    seen += 1
                active = [move for move in game.moves() if move.verb not in ("pass", "decline", "end")]
                game.play(rng.choice(active or game.moves()))
        assert seen

    def test_the_first_three_stand_before_the_others(self):
        game = position(
            {"c3": ("granite", ["granite", "spring"]), "c4": ("bamboo", ["bamboo"])}, take="take build blue"
        )
        game.play("build bazaar")
        assert [one.group for one in offered(game)] == [()] * 3 + [("Other cubes",)] * 3

    def test_two_cubes_alike_of_one_tile_are_counted(self):
        tiles = {"c3": ("granite", ["granite", "granite"]), "c4": ("bamboo", ["bamboo"])}
        game = position(tiles | {"d5": ("spring", ["granite"])}, take="take build blue")
        game.play("build bazaar")
        found = [one.label for one in offered(game)]
        assert "2 granite c3" in found
        assert "granite c3 and d5" in found

    @pytest.mark.rule("H-5.4")
    def test_of_a_cube_that_comes_later_in_the_order_nobody_says_that_it_cannot_be_paid(self):
        # Bazaar: any two of redwood d4, granite c3 and bamboo c4; the last one is paid behind one of the others.
        tiles = {"c3": ("granite", ["granite"]), "c4": ("bamboo", ["bamboo"])}
        game = position(tiles, take="take build blue")
        game.play("build bazaar")
        [told] = [line for line in why_not(game, "pay") if "bamboo" in line]
        assert told == "bamboo on c4 can be paid too, together with a cube that is named before it. (H-5.4)"

    def test_too_many_payments_fall_back_to_single_cubes(self):
        # A fifth temple with eleven different cubes: C(11, 5) = 462 payments.
        tiles = {
            "c3": ("granite", ["granite", "spring"]),
            "c4": ("bamboo", ["bamboo", "spring"]),
            "d5": ("spring", ["spring", "granite"]),
            "e4": ("obsidian", ["obsidian", "granite"]),
            "e3": ("redwood", ["redwood", "granite"]),
            "e5": ("resources", [], True),
            "c5": ("temples", [], True),
            "b3": ("created_land", [], True),
            "b2": ("empty_spaces", [], True),
        }
        game = position(tiles, take="take build blue", sun="d3")
        game.play("build temple")
        game.play("temple d4")
        found = offered(game)
        for one in found[:3]:
            then = game.copy()
            for move in one.moves:
                then.play(move)
            assert then.prompt().kind != "pay"
        assert all(len(one.moves) == 1 for one in found[3:])
        assert {one.moves[0] for one in found} == set(game.moves())


def test_special_hexes_say_what_they_bring():
    # b2 touches the corner space a1, b3 brings mana, c2 a cube of any colour.
    game = position({"c3": ("granite", ["granite"])}, take="take land blue", sun="c4")
    game.play("land spring")
    assert by_moves(game, "place b3").label == "b3: +2 mana"
    assert by_moves(game, "place c2", "gain obsidian").label == "c2: +1 obsidian cube"
    assert by_moves(game, "place d3").label == "d3"
    assert by_moves(game, "place b2").label == "b2: +4 points at the end (corner)"


@pytest.mark.rule("H-9.8")
def test_land_says_what_it_brings_to_special_tiles_beside_it():
    # d5 touches c4, e4 and the start tile d4 (H-1.3): its Created Land gets 2 points for each (H-9.2), its Empty Spaces
    # lose 1 (H-9.3), its Resources get 2 for the cube that land comes with (H-9.4), two of them on a resource hex.
    def told(special: str, hex_: str) -> set[str]:
        game = position({"d5": (special, [])}, take="take land blue")
        game.play("land spring")
        return {one.sentence.partition(", +1")[0] for one in offered(game) if one.moves[0] == f"place {hex_}"}

    assert told("created_land", "c4") == {"c4: +2 points at the end (special)"}
    assert told("empty_spaces", "e4") == {"e4: −1 point at the end (special)"}
    assert told("resources", "e4") == {"e4: +2 points at the end (special)"}
    assert told("created_land", "c3") == {""}, "it lies beside the start tile alone"
    assert {words.partition("cube, ")[2] for words in told("resources", "c5")} == {"+4 points at the end (special)"}
    game = position({"d5": ("created_land", [])}, take="take land blue")
    game.play("land spring")
    assert by_moves(game, "place c4").label == "c4: special +2", "hexes with cubes have no room for more"


def test_a_corner_space_is_worth_more_to_whoever_has_activated_the_explorer():
    # b2 touches the corner space a1: 4 points, with the Explorer 8.
    tiles = {"c3": ("granite", ["granite"])}
    for people, points in (({}, 4), ({"hired": ["explorer"]}, 4), ({"active": ["explorer"]}, 8)):
        game = position(tiles, take="take land blue", sun="c4", **people)
        game.play("land spring")
        assert by_moves(game, "place b2").label == f"b2: +{points} points at the end (corner)"
        asked, *_ = explain(game.view(None), SAY)
        assert f"A tile beside a corner space brings {points} points at the end" in asked


def test_a_special_tile_says_what_it_would_count_on_each_hex():
    # Empty Spaces: c3 touches the one tile d4, so five empty hexes; the resource hex c2 none, so six.
    game = position({}, take="take land blue", sun="e3")
    game.play("special empty_spaces")
    assert by_moves(game, "place c3").label == "c3: 5 points as things stand"
    game = position({"c3": ("granite", [])}, take="take land blue", sun="e3")
    game.play("special resources")
    # c2 touches no cube, but receives one; c4 touches the one on d4.
    assert by_moves(game, "place c2", "gain spring").label == "c2: +1 spring, worth 2 now"
    assert by_moves(game, "place c4").label == "c4: worth 2 now"
    # b3 touches c3 and no cube.
    assert by_moves(game, "place b3").label == "b3: worth 0 now, +2 mana"


def test_land_and_special_tiles_on_offer():
    game = position({}, take="take land blue")
    assert labels(game)[3:8] == [
        "Land with 1 spring cube",
        "Land with 1 obsidian cube",
        "Created Land: 2 per tile",
        "Empty Spaces: 1 per empty hex",
        "Resources: 2 per cube",
    ]


def test_the_bazaar_says_what_mana_brings():
    game = position({"c3": ("granite", ["granite"])}, take="take build blue", mana=5)
    game.play("build bazaar")
    assert labels(game) == [
        "Sell nothing",
        "Sell 1 mana: +4 points",
        "Sell 2 mana: +8 points",
        "Sell 3 mana: +12 points",
    ]


class TestCharacters:
    """The phase of the characters, reached by playing; what follows is set up by hand."""

    @pytest.fixture
    def council(self):
        def made(**board) -> GAME:
            game = position({"c3": ("granite", ["granite", "spring"]), "e4": ("bamboo", ["bamboo"])})
            data = json.loads(game.to_json())
            data["boards"][0] |= board
            data["pending"] = [{"ask": "characters", "seat": 0, "hired": 0, "activated": 0}]
            data["turn"] = 8
            return GAME.from_json(json.dumps(data))

        return made

    @pytest.mark.rule("H-9.8")
    def test_hiring_tells_price_and_points_and_what_activating_costs(self, council):
        # As things stand: neither temple, building nor special tile, no corner space; three colours of land, 3 each.
        game = council(mana=2)
        assert labels(game, "Hire") == [
            "Architect: 2 mana, 0 points",
            "Inventor: 2 mana, 0 points",
            "Priestess: 2 mana, 12 points",
            "Explorer: 2 mana, 0 points",
            "Cartographer: 2 mana, 9 points",
        ]
        assert detail(game, "hire priestess") == ("Needs any 3: sun +2 steps, +2 mana; at the end 12 points")

    @pytest.mark.rule("H-7.4")
    def test_who_can_never_be_activated_any_more_is_told(self, council):
        # Three cubes, spring and obsidian not among them: the Inventor would take four.
        tiles = {"d4": ("redwood", ["redwood", "granite"]), "d5": ("bamboo", ["bamboo"])}
        board = {"mana": 2, "tiles": {hex_: {"tile": tile, "cubes": held} for hex_, (tile, held) in tiles.items()}}
        late = "You lack the cubes to activate it, and get no more. Unspent mana is worth 1 point each."
        data = json.loads(council(**board).to_json())
        game = GAME.from_json(json.dumps(data | {"round": 4}))
        assert detail(game, "hire inventor") == late
        assert by_moves(game, "hire inventor").label == "Inventor: 2 mana, 0 points"
        assert detail(game, "hire priestess").startswith("Needs any 3")
        assert detail(game, "hire cartographer").startswith("Needs redwood, granite, bamboo")
        assert detail(council(**board), "hire inventor").startswith("Needs")
        data["boards"][0]["active"] = ["treasurer"]
        game = GAME.from_json(json.dumps(data | {"round": 4}))
        assert detail(game, "hire inventor") == late.replace("1 point each", "3 points each")

    @pytest.mark.rule("H-7.4")
    def test_nobody_of_whom_that_is_told_is_ever_activated(self, council):
        seen = 0
        for seed in range(4):
            game, rng = GAME.new(seats=2, seed=seed), Random(seed)
            never: set[tuple[int | None, str]] = set()
            while game.prompt() is not None:
                if game.prompt().kind == "characters":
                    for one in offered(game):
                        if one.detail.startswith("You lack the cubes"):
                            never.add((game.to_move, str(one.moves[0].split()[1])))
                move = rng.choice([move for move in game.moves() if move.verb != "end"] or game.moves())
                assert move.verb != "activate" or (game.to_move, move.split()[1]) not in never
                game.play(move)
            seen += len(never)
        assert seen

    @pytest.mark.parametrize(
        ("character", "cubes", "told"),
        [
            ("architect", 3, "granite, spring, any 1; +1 cube; at the end 3 points per temple and building"),
            ("inventor", 4, "granite, any 3; sun +2 steps, +1 mana; at the end 5 points per special tile"),
            ("priestess", 3, "any 3; sun +2 steps, +2 mana; at the end 12 points"),
            ("explorer", 4, "redwood, any 3; at the end 8 points per corner space instead of 4"),
            ("prophetess", 3, "bamboo, spring, any 1; at the end 2 points per tile on your board"),
            ("cartographer", 3, "redwood, granite, bamboo; +1 cube; at the end 3 points per different land colour"),
            ("princess", 3, "redwood, spring, any 1; sun +1 step; at the end 2 points per sun step (Power Plant 0)"),
            ("treasurer", 4, "bamboo, any 3; at the end 3 points per mana instead of 1, 2 per cube left"),
        ],
    )
    def test_activating_tells_how_many_cubes_it_takes_and_below_of_which_colours(self, council, character, cubes, told):
        # Redwood, granite, bamboo and spring are there; two cubes of any colour stand for obsidian (H-5.3).
        one = by_moves(council(mana=0, hired=[character]), f"activate {character}")
        assert f": {cubes} cubes, " in one.label
        assert fits_button(one.label)
        assert one.detail == told
        assert len(one.detail) <= DETAIL

    @pytest.mark.rule("H-9.8", "H-9.9", "H-9.10")
    @pytest.mark.parametrize(
        ("character", "points"),
        [
            ("architect", 3),  # a temple or building: 1
            ("inventor", 6),  # special tiles: 1, and 1 mana
            ("prophetess", 6),  # tiles: 3
            ("cartographer", 6),  # colours: 2
            ("princess", 6),  # the sun value 2, and 1 for herself
            ("treasurer", 8),  # mana 3, each counts 2 more; of 4 cubes 3 are paid
        ],
    )
    def test_activating_tells_what_it_adds_to_the_score(self, council, character, points):
        tiles = {"d4": {"tile": "bamboo", "cubes": ["bamboo", "obsidian"]}}
        tiles["c4"] = {"tile": "redwood", "cubes": ["granite", "spring"]}
        tiles["e3"] = {"tile": "created_land", "cubes": []}
        if character in ("cartographer", "princess"):
            tiles["d4"]["cubes"], tiles["c4"]["cubes"] = ["bamboo", "redwood"], ["granite", "spring"]
        game = council(mana=3, hired=[character], tiles=tiles, built=["bazaar"], sun_value=2)
        assert by_moves(game, f"activate {character}").label.endswith(f" cubes, {points} points")

    @pytest.mark.parametrize(
        ("board", "asked"),
        [
            ({"mana": 2}, "hire a character, or end your turn"),
            (
                {"mana": 2, "hired": ["prophetess"]},
                "hire, activate or end your turn",
            ),
            ({"mana": 0, "hired": ["prophetess"]}, "activate a character, or end your turn"),
            (
                {"mana": 2, "hired": ["cartographer", "explorer"], "tiles": {"d4": {"tile": "redwood"}}},
                "hire a character, or end your turn",
            ),
        ],
    )
    def test_the_question_follows_what_is_possible(self, council, board, asked):
        assert question("helios", council(**board).prompt(), ["Ana", "Ben"], SAY) == asked

    def test_whom_there_are_no_cubes_for_is_told_to_who_asks(self, council):
        game = council(mana=2, hired=["cartographer", "explorer"], tiles={"d4": {"tile": "redwood"}})
        assert "You lack the cubes to activate Explorer and Cartographer." in explain(game.view(None), SAY)[0]

    def test_ending_the_turn_is_a_quiet_button(self, council):
        choice = by_moves(council(mana=2), "end")
        assert (choice.label, choice.style, choice.group) == ("End my turn", "quiet", ())


def test_a_gray_tile_asks_for_its_area_and_the_action_in_one_menu():
    game = position({})
    data = json.loads(game.to_json())
    column, pile = data["columns"]["sun"], data["piles"]["sun"]
    column.append(column.pop(column.index("gray")))
    game = GAME.from_json(json.dumps(data | {"piles": data["piles"] | {"sun": pile}}))
    choice = by_moves(game, "take sun gray", "area yellow", "sun c3")
    assert choice.group == ("Sun", "yellow")
    assert choice.group_prompts == ("which area gets the grey action tile?", "where does the sun stop?")


def test_a_gray_tile_that_allows_nothing_asks_for_its_area_alone():
    # Without cubes nothing can be built.
    game = position({"d4": ("redwood", [])})
    data = json.loads(game.to_json())
    column = data["columns"]["build"]
    column.append(column.pop(column.index("gray")))
    for symbol in ("land", "sun", "sun"):
        data["piles"][symbol].remove("blue")
    data["boards"][0]["areas"]["blue"] = ["land blue", "sun blue", "sun blue"]
    game = GAME.from_json(json.dumps(data))
    found = [one for one in offered(game) if one.group[:1] == ("Build",)]
    assert [one.label for one in found] == [
        "Into blue: action tile + bonus",
        "Into red: action tile only",
        "Into yellow: action tile only",
    ]
    assert [one.moves for one in found] == [
        ("take build gray", f"area {area}", "pass") for area in ("blue", "red", "yellow")
    ]
    assert {(one.group[1:], one.group_prompts) for one in found} == {((), ("which area gets the grey action tile?",))}
    assert {one.sentence for one in found} == {"There is nothing you can pay for."}


def test_taking_a_tile_for_nothing_says_why_only_where_nothing_else_is_possible():
    def told(game: GAME) -> set[str]:
        return {one.sentence for one in offered(game) if one.moves[0].verb == "take" and one.moves[-1] == "pass"}

    poor = position({"d4": ("redwood", [])})
    assert told(poor) == {"", "There is nothing you can pay for."}
    data = json.loads(poor.to_json())
    data["columns"] = {symbol: ["yellow"] for symbol in ("land", "build", "sun")}
    data["boards"][0]["areas"] = {"yellow": ["land yellow", "sun yellow", "sun yellow"]}
    for derived in ("piles", "discards"):
        del data[derived]
    fourth = GAME.from_json(json.dumps(data))
    assert told(fourth) == {"", "There is nothing you can pay for."}
    assert told(position({"d4": ("redwood", ["redwood"])})) == {""}


def test_whoever_asks_learns_how_long_characters_are_hired_and_what_a_missing_colour_costs():
    """H-7.3: until all have done nothing, one after the other. H-7.4, H-5.3: two cubes for a colour that is missing."""
    game = table(land("d4:redwood+redwood", hired=["priestess"], mana=2), ask="characters")
    said = "\n".join(explain(game.view(None), SAY))
    assert "you may hire again, until all of you in a row have done nothing" in said
    assert "For each needed colour without a single cube on your tiles, two cubes of any colour will do" in said


async def test_an_open_menu_asks_its_question():
    match = replace(begin("helios", 2, 1), game=position({}))
    sheet = laid(PublicMessages().turn(match, MessageRow("n", match.id, "turn", 7, opened=0, seat=0), path="2"))
    parts = list(walk(sheet.layout.to_components()))
    asked, *_ = [part["content"] for part in parts if part["type"] == TEXT_DISPLAY]
    assert "where does the sun stop?" in asked


def test_a_bonus_action_goes_straight_to_what_it_does():
    game = position({"c3": ("granite", ["granite"]), "e4": ("bamboo", ["bamboo"])}, take="take build blue")
    game.play("build palace")
    assert {choice.group for choice in offered(game)} == {
        ("Land",),
        ("Sun",),
        (),
    }
    assert by_moves(game, "bonus land", "land spring").label == "Land with 1 spring cube"
    declined = by_moves(game, "decline")
    assert (declined.label, declined.style) == ("Do without the bonus action", "quiet")


def test_what_can_be_done_is_explained_with_everything_on_offer():
    said = "\n".join(explain(position({}).view(None), SAY))
    for thing in ("Created Land", "Temple", "Observatory", "Palace", "Architect", "Treasurer"):
        assert f"**{thing}**" in said
    assert "at most 2 steps" in said


@pytest.mark.parametrize("tiles", [{}, {"c3": ("temples", [])}])
def test_the_tile_in_hand_is_explained_first(tiles):
    # There are two of the sort: with one on the board the last one is taken.
    game = position(tiles, take="take land blue", sun="e3")
    game.play("special temples")
    _, in_hand, others = explain(game.view(None), SAY)
    assert in_hand == f"**Temples**: {SAY('helios-about-temples')}"
    assert "**Created Land**" in others
    assert "**Temples**" not in others


def test_a_land_tile_in_hand_is_explained_too():
    game = position({}, take="take land blue")
    game.play("land spring")
    assert explain(game.view(None), SAY)[1] == f"**spring**: {SAY('helios-about-spring')}"


def test_what_can_be_paid_is_told_apart_and_what_stands_is_left_out():
    game = position({"c3": ("granite", ["granite"])}, take="take build blue", built=["sun_lodge"])
    _, now, later = explain(game.view(None), SAY)
    assert "**Can be built now:**" in now
    assert "**City Hall**" in now
    assert "**Later,** with more cubes:" in later
    assert "**Palace**" in later
    assert "Sun Lodge" not in now + later


@pytest.mark.rule("H-5.8")
@pytest.mark.parametrize("built", [[], ["city_hall"]])
def test_a_temple_is_explained_with_the_city_hall_that_shines_on_it(built):
    # d4 and c3 touch each other alone: 1 point and 1, with the City Hall 3 more.
    game = position({"c3": ("granite", ["granite"])}, take="take build blue", built=built)
    game.play("build temple")
    assert by_moves(game, "temple d4").label.startswith(f"d4: {5 if built else 2} when lit")
    assert "1 point and 1 for each tile beside it (3 more with the City Hall)" in explain(game.view(None), SAY)[0]


@pytest.mark.rule("H-5.5")
@pytest.mark.parametrize(
    ("colour", "pays"), [("redwood", None), ("granite", "Sun Lodge"), ("bamboo", "Hallowed Grove")]
)
def test_the_first_question_says_what_the_first_cube_pays_for(colour, pays):
    game = GAME.new(seats=2, seed=1)
    told = explain(game.view(None), SAY)[0]
    assert "any of them for your first temple" in told
    game.play(f"start {colour}")
    game.play("start bamboo")
    game.play("take build blue")
    offers = {one.label.partition(":")[0] for one in offered(game) if one.moves[0] != "pass"}
    assert offers == {"Temple on d4", *([pays] if pays else [])}
    assert pays is None or re.search(rf"{colour} (pays )?for the {pays}", told)


def test_the_first_turn_says_what_a_fourth_action_tile_brings():
    told = explain(position({}).view(None), SAY)[0]
    assert "The fourth action tile in an area brings a bonus action." in told


@pytest.mark.rule("H-2.5")
@pytest.mark.parametrize("preset", ["booklet", "yucata"])
def test_the_cube_of_the_set_up_is_explained_as_its_edition_has_it(preset):
    game = GAME.new(seats=3, seed=1, options={"preset": preset})
    for _ in range(3):
        game.play("start redwood")
    assert ("redwood on d4" in [one.label for one in offered(game)]) == (preset == "booklet")
    told = explain(game.view(None), SAY)[0]
    assert ("other than that of the tile" in told) == (preset == "yucata")


def test_that_nothing_can_be_paid_for_is_told():
    game = position({"d4": ("redwood", [])}, take="take build blue")
    _, build, later = explain(game.view(None), SAY)
    assert "You lack the cubes to build anything now." in build
    assert "**Temple**" in later


class TestQuestions:
    """What the player to move is asked."""

    def asked(self, game: GAME) -> str:
        prompt = game.prompt()
        assert prompt is not None
        return question("helios", prompt, ["Ana", "Ben"], SAY)

    def test_an_empty_column_is_told_and_when_it_is_dealt_again(self):
        game = position({})
        assert self.asked(game) == "take an action tile"
        data = json.loads(game.to_json())
        data["piles"]["build"] += data["columns"]["build"]
        data["columns"]["build"] = []
        one = GAME.from_json(json.dumps(data))
        assert "No tile is left in Build until round 3." in explain(one.view(None), SAY)[0]
        last = GAME.from_json(json.dumps(data | {"round": 4}))
        assert "No tile is left in Build for the rest of the game." in explain(last.view(None), SAY)[0]
        data["piles"]["land"] += data["columns"]["land"]
        data["columns"]["land"] = []
        two = GAME.from_json(json.dumps(data))
        assert "No tile is left in Land and Build until round 3." in explain(two.view(None), SAY)[0]

    def test_a_payment_says_where_the_temple_will_stand(self):
        game = position({"c3": ("granite", ["granite"]), "c4": ("bamboo", [])}, take="take build blue")
        game.play("build temple")
        game.play("temple c4")
        assert self.asked(game) == "which cube pays for the Temple on c4?"

    def test_a_payment_of_several_cubes_asks_for_all_of_them(self):
        game = position({"c3": ("granite", ["granite", "spring"])}, take="take build blue")
        game.play("build bazaar")
        assert self.asked(game) == "which 2 cubes pay for the Bazaar?"

    def test_a_payment_says_how_many_cubes_are_still_open(self):
        # The Palace without bamboo: granite, of which there is one, two for bamboo, and any 1.
        tiles = {
            "c3": ("granite", ["granite", "spring"]),
            "c4": ("spring", ["spring"]),
            "d5": ("obsidian", ["obsidian"]),
        }
        game = position(tiles, take="take build blue")
        game.play("build palace")
        assert self.asked(game) == "pay granite for the Palace, and which 3 cubes?"

    def test_where_several_cubes_of_one_colour_are_open_it_says_how_many(self):
        # The Citadel with neither of its colours: any two.
        tiles = {"d4": ("redwood", []), "c3": ("granite", ["granite"]), "c4": ("bamboo", ["granite"])}
        game = position(tiles | {"d5": ("spring", ["granite"])}, take="take build blue")
        game.play("build citadel")
        assert self.asked(game) == "which 2 granite cubes pay for the Citadel?"

    def test_cubes_alike_that_were_chosen_are_counted(self):
        # A third temple costs three cubes; of granite two are chosen.
        tiles = {
            "c3": ("granite", ["granite"]),
            "c4": ("bamboo", ["granite"]),
            "d5": ("spring", ["spring", "obsidian"]),
            "e5": ("resources", [], True),
            "e4": ("temples", [], True),
        }
        game = position(tiles, take="take build blue")
        for move in ("build temple", "temple d4", "pay granite c3", "pay granite c4"):
            assert move in game.moves()
            game.play(move)
        assert self.asked(game) == "pay 2 granite for the Temple on d4, and which cube?"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_is_told_the_same(seat):
    game = position({})
    assert explain(game.view(seat), SAY) == explain(game.view(None), SAY)


def test_before_the_first_turn_the_game_is_explained():
    said = "\n".join(explain(GAME.new(seats=3, seed=1).view(None), SAY))
    assert "It lasts 3 rounds" in said
    assert "**Later,** with more cubes:" not in said
    for thing in ("Temple", "Observatory", "Created Land"):
        assert f"**{thing}**" in said


@pytest.mark.parametrize(("preset", "told"), [("booklet", "activate one of yours"), ("yucata", "any number of yours")])
def test_the_rules_of_the_other_edition_are_not_told(preset, told):
    game, rng = GAME.new(seats=2, seed=1, options={"preset": preset}), Random(1)
    while game.prompt().kind != "characters":
        game.play(rng.choice(game.moves()))
    said = explain(game.view(None), SAY)[0]
    assert told in said
    assert "online" not in said
