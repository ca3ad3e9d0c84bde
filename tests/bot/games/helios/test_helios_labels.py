"""What the labels of Helios promise: which moves stand together, and the names and numbers that they tell.

The words are free; what must be read out of them follows from the rules, on positions written by hand.
"""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.base.choices import DETAIL, Choice
from bot.base.room import fits_button
from bot.messages.narration import question
from engine.helios import GAME, Helios
from engine.helios import catalogue as cat
from tests.bot.matches import t
from tests.bot.offered import by_moves, offered
from tests.engine.helios.tables import land, table

ONE = "d4:redwood+redwood c3:granite+granite"
"""The start tile and one more, a cube on each."""
RICH = "d4:redwood+redwood+granite c4:granite+granite+spring d5:bamboo+bamboo+obsidian e4:spring+obsidian"
"""Cubes of every colour."""


def tells(choice: Choice, *facts: str) -> bool:
    """Whether all of these are read on the label or below it, each as whole words."""
    said = f"{choice.label}, {choice.detail}"
    return all(re.search(rf"(?<![\w+−]){re.escape(fact)}(?!\w)", said) for fact in facts)


def of(tiles: str, ask: str, *moves: str, **board: Any) -> Helios:
    game = table(land(tiles, **board), ask=ask)
    for move in moves:
        game.play(move)
    return game


class TestWhatStandsTogether:
    """One click goes as far as nothing is revealed and little is left to choose."""

    def test_a_tile_its_action_and_the_hex_are_one_click(self) -> None:
        """Columns as they are dealt; the sun on d3 reaches b2 and c2 with its value of 2."""
        found = [one for one in offered(of(ONE, "take", sun="d3")) if one.moves[0].verb == "take"]
        assert len({one.group[:1] for one in found}) == 3, "a menu for each column"
        ends = {one.moves[1:] for one in found}
        assert {("sun b2",), ("sun c2",), ("build temple", "temple c3"), ("build sun_lodge",), ("pass",)} <= ends
        assert [moves for moves in ends if moves[0].startswith("special") and len(moves) == 2], "with its hex"

    def test_every_legal_move_begins_a_choice(self) -> None:
        for game in walk(0):
            assert {one.moves[0] for one in offered(game)} == set(game.moves())

    def test_a_special_tile_is_offered_where_it_adds_most(self) -> None:
        """H-9.3: five hexes around b2 are empty, and it lies at a corner space, 4 points more (H-9.1)."""
        best, *_ = offered(of(ONE, "land", sun="c4"))
        assert best.moves == ("special empty_spaces", "place b2")
        assert tells(best, "b2", "9 points", "corner +4")
        assert by_moves(of(ONE, "land", sun="c4"), "special empty_spaces"), "any other hex can be chosen, too"

    @pytest.mark.rule("H-3.3", "H-3.5")
    def test_a_grey_tile_goes_into_the_fullest_area_or_another(self) -> None:
        """Three tiles lie in blue: the fourth brings a bonus action."""
        blue = {"blue": ["land blue", "sun blue", "build blue"], "red": ["sun red"]}
        board = land("d4:redwood", areas=blue)
        game = table(board, ask="take", columns={"land": ["gray"], "build": ["gray"], "sun": ["blue"]})
        found = [one for one in offered(game) if one.moves[0] == "take build gray"]
        into_blue = by_moves(game, "take build gray", "area blue", "pass")
        assert found == [into_blue, by_moves(game, "take build gray")]
        assert {("blue" in menu, "bonus" in menu) for one in found for menu in one.group[:1]} == {(True, True)}
        assert "nothing you can pay for" in into_blue.detail
        assert into_blue.style == "quiet"

    def test_a_build_tile_for_which_there_are_no_cubes_says_so(self) -> None:
        game = table(land("d4:redwood"), ask="take", columns={"land": ["blue"], "build": ["gray"], "sun": ["blue"]})
        other = by_moves(game, "take build gray")
        assert other.style == "quiet"
        assert "only the tile" in other.label.casefold()

    @pytest.mark.rule("H-3.5")
    def test_a_button_names_the_bonus_action_of_its_tile(self) -> None:
        board = land("d4:redwood", areas={"red": ["land red", "build red", "land red"]}, sun="d3")
        game = table(board, ask="take", columns={"land": ["blue"], "build": ["gray"], "sun": ["red"]})
        suns = [one for one in offered(game) if one.moves[0] == "take sun red" and one.moves[-1].verb == "sun"]
        assert suns
        assert all("+ bonus" in one.alone for one in suns)
        assert not any(one.alone for one in offered(game) if one.moves[0] == "take land blue")

    @pytest.mark.rule("H-3.5", "H-5.5")
    def test_the_question_says_where_a_bonus_action_comes_from(self) -> None:
        """The fourth tile of an area, the Palace, or perhaps the Palace that was built for the fourth tile."""
        areas = {"red": ["land red", "build red", "sun red"]}
        tiles = "d4:redwood+redwood+granite c3:granite+bamboo c4:bamboo+bamboo"
        board = land(tiles, sun="d3", areas=areas)
        game = table(board, ask="take", columns={"land": ["blue"], "build": ["red"], "sun": ["red"]})
        palace = of(tiles, "build")
        asked = []
        for one, first in ((game, ("take sun red", "sun c2")), (palace, ("build palace",))):
            for move in first:
                one.play(move)
            while one.moves()[0].verb == "pay":
                one.play(one.moves()[0])
            asked += [question("helios", prompt, ["Ana", "Ben"], t) for prompt in (one.prompt(),) if prompt]
        assert asked == [
            "4 red tiles: choose your bonus",
            "Palace: choose your bonus action",
        ]

    def test_a_bonus_action_is_named_with_what_it_does(self) -> None:
        tiles = "d4:redwood+redwood+spring c3:granite+granite c4:bamboo+bamboo"
        game = of(tiles, "build", "build palace")
        while game.prompt() is not None and game.prompt().kind == "pay":
            game.play(game.moves()[0])
        assert game.prompt() is not None
        assert game.prompt().kind == "bonus"
        assert {one.moves[0].verb for one in offered(game)} == {"bonus", "decline"}
        assert {one.moves[1].verb for one in offered(game) if one.moves[0] == "bonus sun"} == {"sun"}
        assert by_moves(game, "decline").style == "quiet"


class TestWhatIsTold:
    @pytest.mark.rule("H-6.6", "H-6.8")
    def test_the_sun_tells_cubes_points_and_the_revolution(self) -> None:
        """From d5 three steps lead over e4 and e3 to d3, on the yellow line: 5 points, and a cube on each tile."""
        game = of("d4:spring c3:bamboo c2:granite", "sun", sun="d5", sun_value=3)
        end = by_moves(game, "sun d3")
        assert tells(end, "d3", "+3 cubes", "+1 granite", "+1 bamboo", "+1 spring", "5 points", "3 steps")
        assert end.gains == (("points", 5),)
        assert tells(by_moves(game, "sun e4"), "e4", "+1 spring", "1 step")

    @pytest.mark.rule("H-6.9", "H-5.2")
    def test_a_temple_tells_its_light_its_price_and_what_is_lost(self) -> None:
        """Two tiles beside d4, 1 point and 2. One cube is due: of two on c3 one is lost, of one on d4 none."""
        tiles = "d4:redwood+redwood c3:granite+granite+spring c4:bamboo"
        game = of(tiles, "build", "build temple", sun="d3")
        assert tells(by_moves(game, "temple d4"), "3 when lit", "1 cube", "1 mana", "redwood")
        assert tells(by_moves(game, "temple c3"), "3 when lit", "−2 cubes", "granite and spring paid or lost")
        assert "cube" not in by_moves(game, "temple d4").label, "the price is that of any site"

    @pytest.mark.rule("H-5.2")
    def test_a_temple_that_is_built_by_one_click_tells_its_price(self) -> None:
        """Nothing is said of it by a question in between."""
        game = of("d4:redwood+redwood c3:granite+granite+spring c4:bamboo", "build", sun="d3")
        assert by_moves(game, "build temple", "temple d4").label == "Temple on d4: −1 cube, 3 when lit"
        assert by_moves(game, "build temple", "temple c3").label == "Temple on c3: −2 cubes, 3 when lit"

    @pytest.mark.rule("H-6.6", "H-3.5")
    def test_the_sun_is_named_however_much_it_brings(self) -> None:
        """From d5 three steps lead to d3: three cubes and 5 points; the fourth red tile brings a bonus action."""
        areas = {"red": ["land red", "build red", "land red"]}
        board = land("d4:spring c3:bamboo c2:granite", sun="d5", sun_value=3, areas=areas)
        game = table(board, ask="take", columns={"land": ["blue"], "build": ["gray"], "sun": ["red"]})
        assert by_moves(game, "take sun red", "sun d3").alone == "Sun d3: +3 cubes, 5 points + bonus"
        assert by_moves(game, "take sun red", "sun d3").label.startswith("Sun ")

    def test_what_is_paid_never_reads_like_a_gain(self) -> None:
        grove = by_moves(of("d4:bamboo+bamboo", "build"), "build hallowed_grove")
        assert grove.label == "Hallowed Grove: −bamboo, +2 mana", "no room for: pay bamboo, +2 mana"
        sanctuary = by_moves(of("d4:redwood+redwood c4:bamboo+bamboo", "build"), "build sanctuary")
        assert sanctuary.label == "Sanctuary: pay 2 cubes, +4 mana", "what it brings before the colours it takes"
        architect = of("d4:redwood+redwood c4:bamboo+bamboo", "build", active=["architect"])
        assert by_moves(architect, "build sanctuary").label == "Sanctuary: pay 2, +4 mana, end +6", "H-9.7: 3 each"

    @pytest.mark.rule("H-9.1", "H-9.6")
    def test_a_building_tells_by_how_much_the_score_changes_at_the_end(self) -> None:
        """Beside Resources on c4 two cubes that are paid take 4 points; the Bazaar counts 1, the Observatory 3."""
        tiles = "d4:redwood+redwood c3:granite+granite c4:resources"
        game = of(tiles, "build", sun="d3")
        assert by_moves(game, "build bazaar").label == "Bazaar: pay any 2, −3 at the end"
        assert tells(by_moves(game, "build bazaar"), "−3 at the end", "its own 1 point included")
        assert by_moves(game, "build observatory").label == "Observatory: pay 2, sun +3, end −1"

    @pytest.mark.rule("H-9.6")
    def test_a_building_that_brings_nothing_at_once_tells_what_it_counts(self) -> None:
        game = of("d4:redwood+redwood c4:spring+spring", "build", sun="d3")
        assert by_moves(game, "build citadel").label == "Citadel: pay spring, +2 at the end"
        assert by_moves(game, "build power_plant").label == "Power Plant: pay spring, +1 mana"
        assert tells(by_moves(game, "build power_plant"), "2 points at the end")

    @pytest.mark.rule("H-3.5")
    def test_a_building_without_room_for_all_tells_its_gains_before_its_price(self) -> None:
        """The fourth red tile brings a bonus action. Resources beside two cubes that are paid take 4 points."""
        tiles = "d4:redwood+redwood c3:granite+granite c4:resources"
        board = land(tiles, sun="d3", areas={"red": ["land red", "build red", "land red"]})
        game = table(board, ask="take", columns={"land": ["blue"], "build": ["red"], "sun": ["blue"]})
        grove = by_moves(game, "take build red", "build hallowed_grove")
        assert grove.label == "Hallowed Grove: +2 mana, end −2"
        assert grove.alone == "Hallowed Grove + bonus", "no room for both"
        assert by_moves(game, "take build red", "build sun_lodge").alone == "Sun Lodge: sun +2, end −1 + bonus"

    def test_a_tile_that_is_laid_shows_its_sign(self) -> None:
        game = of(ONE, "land", sun="c4")
        assert by_moves(game, "special empty_spaces", "place b2").icon == "empty_spaces"
        assert {one.icon for one in offered(game) if one.moves[0] == "land spring"} == {"land_spring"}

    @pytest.mark.rule("H-6.8", "H-9.4", "H-9.5")
    def test_a_temple_tells_that_it_stays_dark_and_what_special_tiles_count(self) -> None:
        """Tiles on all sides of d4; Temples on e4 count 4 for it. Of two granite on d5 Resources lose 4 points."""
        ring = "d4:redwood c3:granite c4:bamboo d3:spring d5:obsidian+obsidian e3:resources e4:temples"
        assert tells(by_moves(of(ring, "build", "build temple", sun="b2"), "temple d4"), "never lit", "+4 at the end")
        counted = "d4:redwood+redwood e4:resources d5:granite+granite+granite c4:bamboo"
        assert tells(by_moves(of(counted, "build", "build temple", sun="d3"), "temple d5"), "end −4", "−2 cubes")

    @pytest.mark.rule("H-4.3", "H-6.8")
    def test_a_tile_tells_the_temple_that_it_shuts_off(self) -> None:
        """Land lies on five of the six hexes around the temple on d4; from d3 alone the sun can light it."""
        around = "d4:redwood* c4:spring c3:granite d5:bamboo e4:redwood e3:granite"
        held = [{"then": "finish_turn", "seat": 0}, {"ask": "place", "seat": 0, "tile": "bamboo"}]
        game = table(land(around, sun="b3"), round=2, turn=1, pending=held)
        assert tells(by_moves(game, "place d3"), "d4 never lit again")
        assert "never lit" not in by_moves(game, "place d6").label

    @pytest.mark.rule("H-4.5", "H-4.6", "H-9.3")
    def test_a_hex_tells_what_it_brings(self) -> None:
        """b2 lies at a corner space, c2 brings a cube, b3 mana; Empty Spaces on d5 lose a hex by a tile on e4."""
        game = of(f"{ONE} d5:empty_spaces", "land", "land spring", sun="c4")
        wanted = {"b2": "corner +4", "c2": "+1 cube", "b3": "+2 mana", "e4": "−1 at the end"}
        assert [hex_ for hex_, fact in wanted.items() if not tells(by_moves(game, f"place {hex_}"), hex_, fact)] == []
        assert by_moves(game, "place d3").label == "d3", "it brings nothing"
        explorer = of(ONE, "land", "land spring", sun="c4", active=["explorer"])
        assert tells(by_moves(explorer, "place b2"), "corner +8")

    @pytest.mark.rule("H-5.3", "H-5.5")
    @pytest.mark.parametrize(
        ("tiles", "thing", "facts"),
        [
            (ONE, "observatory", ("any 2 for obsidian", "sun +3", "3 points at the end")),
            (ONE, "sun_lodge", ("granite", "sun +2", "1 point at the end")),
            (ONE, "hallowed_grove", ("any 2 for bamboo", "+2 mana", "2 points at the end")),
            (ONE, "power_plant", ("any 2 for spring", "+1 mana", "unlimited sun", "no points for revolutions")),
            (ONE, "bazaar", ("any 2", "sell up to 3 mana for 4 points", "1 point at the end")),
            (ONE, "land_steward", ("redwood", "any 1", "2 more land tiles")),
            (RICH, "citadel", ("spring or obsidian", "later temples cost 1 cube")),
            (RICH, "watchtower", ("spring", "obsidian", "+1 mana", "10 points per revolution")),
            (RICH, "city_hall", ("redwood", "granite", "sun +1", "+3 points per lit temple")),
            (RICH, "sanctuary", ("redwood", "bamboo", "+4 mana", "3 points at the end")),
            (RICH, "warehouse", ("spring", "obsidian", "second cube", "3 points at the end")),
            (RICH, "palace", ("granite", "bamboo", "any 1", "sun +1", "+1 mana", "bonus action")),
        ],
    )
    def test_a_building_tells_price_gain_and_points(self, tiles: str, thing: str, facts: tuple[str, ...]) -> None:
        assert tells(by_moves(of(tiles, "build", mana=5), f"build {thing}"), *facts)

    def test_the_points_of_the_city_hall_follow_the_preset(self) -> None:
        """H-10.1: 2 points in the booklet, 1 online."""
        for preset, points in (("booklet", "2 points at the end"), ("yucata", "1 point at the end")):
            game = table(land(RICH), ask="build", preset=preset)
            assert tells(by_moves(game, "build city_hall"), points)

    def test_mana_is_sold_for_four_points(self) -> None:
        game = of(ONE, "build", "build bazaar", mana=2)
        assert [tells(by_moves(game, f"sell {count}"), f"{4 * count} points") for count in (1, 2)] == [True, True]

    @pytest.mark.rule("H-5.6", "H-9.9")
    def test_the_power_plant_takes_what_the_sun_would_bring(self) -> None:
        built = of(RICH, "build", built=["power_plant"])
        assert "sun" not in by_moves(built, "build observatory").detail
        assert tells(by_moves(built, "build watchtower"), "nothing for revolutions")
        people = of(RICH, "characters", built=["power_plant"], mana=9, hired=["princess"])
        assert tells(by_moves(people, "activate princess"), "0 points", "nothing, because of your Power Plant")
        assert "sun" not in by_moves(people, "hire priestess").detail

    @pytest.mark.rule("H-9.9")
    def test_the_power_plant_tells_what_the_princess_counts_no_more(self) -> None:
        """A sun value of 3: 6 points of who is active; of who is hired 8, with her own step."""
        for people, lost in (({"active": ["princess"]}, 6), ({"hired": ["princess"]}, 8)):
            plant = by_moves(of(RICH, "build", sun_value=3, **people), "build power_plant")
            assert tells(plant, f"Princess −{lost}")
            assert plant.worth is not None
            assert plant.worth[0] == 2 + 1 - lost, "2 points, and 1 mana"

    @pytest.mark.rule("H-7.2", "H-9.8")
    @pytest.mark.parametrize(
        ("person", "facts"),
        [
            ("architect", ("2 mana", "granite, spring, any 1", "1 cube", "3 points per temple")),
            ("inventor", ("2 mana", "granite, obsidian, any 1", "sun +2", "+1 mana", "5 points per special tile")),
            ("priestess", ("14 if active", "2 mana", "any 3", "sun +2", "+2 mana")),
            ("explorer", ("2 mana", "redwood, obsidian, any 1", "8 points per corner space instead of 4")),
            ("prophetess", ("8 if active", "3 mana", "bamboo, spring, any 1", "2 points per tile")),
            (
                "cartographer",
                ("12 if active", "2 mana", "redwood, granite, bamboo", "1 cube", "3 points per land colour"),
            ),
            ("princess", ("8 if active", "3 mana", "redwood, spring, any 1", "sun +1", "2 points per sun step")),
            (
                "treasurer",
                ("18 if active", "bamboo, obsidian, any 1", "3 points per mana instead of 1", "2 per cube"),
            ),
        ],
    )
    def test_a_character_tells_its_price_and_points(self, person: str, facts: tuple[str, ...]) -> None:
        """Four tiles of as many colours, no temple, building, corner or special tile; the sun has a value of 3.
        Points are those as things stand, with the sun and mana that activating brings: 1 more step counts for the
        Princess, 2 mana beside the Priestess; of 7 cubes 3 are paid and 4 count, of 9 mana 5.
        """
        hire = by_moves(of(RICH, "characters", mana=9, sun_value=3), f"hire {person}")
        assert tells(hire, *facts)
        active = by_moves(of(RICH, "characters", hired=[person]), f"activate {person}")
        assert tells(active, *(fact for fact in facts if "sun" in fact or " per " in fact))

    @pytest.mark.rule("H-7.4", "H-9.10")
    @pytest.mark.parametrize("person", ["architect", "princess", "treasurer"])
    def test_hiring_promises_what_activating_then_brings(self, person: str) -> None:
        """Beside an active Treasurer each cube that is paid takes 2 points, and one that is brought adds as many."""
        active = [] if person == "treasurer" else ["treasurer"]
        game = of(RICH, "characters", mana=4, active=active, built=["bazaar", "sun_lodge"], sun_value=4)
        promised = re.search(r"(−?\d+) if active", by_moves(game, f"hire {person}").label)
        assert promised
        game.play(f"hire {person}")
        before = game.scores()[0].total
        game.play(f"activate {person}")
        while game.moves()[0].verb in ("pay", "cube"):
            game.play(game.moves()[0])
        assert int(promised[1].replace("−", "-")) == game.scores()[0].total - before


def walk(seed: int) -> Iterator[Helios]:
    """Positions of a random game in which something is done wherever it can be."""
    game, rng = GAME.new(seats=2, seed=seed), Random(seed)
    while game.to_move is not None:
        yield game
        game.play(rng.choice([move for move in game.moves() if move.verb not in ("pass", "decline")] or game.moves()))


@pytest.mark.parametrize("tiles", [RICH, ONE, "d4:redwood+redwood+redwood c4:granite+granite+granite"])
@pytest.mark.parametrize("ask", ["build", "characters"])
def test_everything_that_can_be_bought_has_room(tiles: str, ask: str) -> None:
    game = of(tiles, ask, mana=9, hired=["inventor", "priestess", "princess"])
    for choice in offered(game):
        assert fits_button(choice.label), choice.label
        assert len(choice.detail) <= DETAIL, choice.detail


def test_stops_and_sites_that_bring_everything_have_room() -> None:
    """A temple with six tiles around it, both special tiles that count it, the City Hall and the Warehouse."""
    tiles = "d4:redwood* c3:granite c4:bamboo d3:spring d5:obsidian e3:resources e4:temples c2:redwood+redwood+spring"
    data = json.loads(table(land(tiles, sun="b2", built=["city_hall", "warehouse"], sun_value=20)).to_json())
    for ask in ("sun", "build"):
        game = GAME.from_json(json.dumps(data | {"pending": [{"ask": ask, "seat": 0}]}))
        for choice in offered(game):
            assert fits_button(choice.label), choice.label
            assert len(choice.detail) <= DETAIL


def test_every_special_tile_says_what_it_counts() -> None:
    game = of("d4:redwood+redwood", "land", sun="e3")
    counted = dict(zip(cat.SPECIALS, ("2 points", "1 point", "2 points", "4 points"), strict=True))
    assert [one for one, fact in counted.items() if not tells(by_moves(game, f"special {one}"), fact)] == []
