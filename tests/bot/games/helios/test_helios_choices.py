"""Labels, groups and shortcuts of Helios, on positions set up by hand. The hexes are those of the printed board."""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.base.choices import DETAIL
from bot.base.orders import Order
from bot.games import orders
from bot.games.helios import explain
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
from tests.bot.matches import At, begin, t
from tests.bot.offered import by_moves, labels, offered
from tests.e2e.client import TEXT_DISPLAY, walk
from tests.engine.helios.tables import land, table

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


def ordered(game: GAME) -> Sequence[Order]:
    return orders(game.key, game.view(None), forecast(game, None))


def asked_of(game: GAME) -> str:
    prompt = game.prompt()
    assert prompt is not None
    return question("helios", prompt, ["Ana", "Ben"], t)


def why_not(game: GAME, asked: str) -> str:
    """What *Why can't I …?* says."""
    parts = walk(why(game, ["Ana", "Ben"], asked, At("1", 1), t).to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def hexes_in(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in re.findall(r"\b[a-g][1-7]\b", text)}


def detail(game: GAME, *moves: str) -> str:
    return by_moves(game, *moves).detail


# The game with seed 1 opens with a blue Land, a blue Build and a red Sun action tile at the bottom of the columns.


def test_the_fourth_tile_of_an_area_announces_its_bonus():
    game = position({})
    data = json.loads(game.to_json())
    for symbol in ("land", "sun", "sun"):
        data["piles"][symbol].remove("blue")
    data["boards"][0]["areas"]["blue"] = ["land blue", "sun blue", "sun blue"]
    groups = {choice.group for choice in offered(GAME.from_json(json.dumps(data)))}
    assert ("Build + bonus",) in groups


def test_the_online_edition_names_all_its_four_differences():
    # H-10.1: the set-up cube, activations in a turn, the points of the City Hall, overtaking.
    said = t("helios-about-yucata")
    assert all(word in said for word in ("set-up cube", "activations in a turn", "City Hall 1 point", "overtaking"))
    assert len(said) <= DETAIL


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
        assert [one.label for one in offered(game)][:2] == ["redwood c4, obsidian d5", "granite c3, obsidian"]

    @pytest.mark.rule("H-9.4", "H-9.10")
    def test_after_the_last_action_only_what_resources_count_is_spared(self):
        """The Architect costs granite, spring and any 1; Resources on e3 count the granite there, 2 points."""
        tiles = "d4:redwood c3:granite+granite e3:resources+granite c4:spring+spring d5:bamboo+spring"
        board = land(tiles, hired=["architect"], sun="b3")
        game = table(board, land(), ask="characters", round=4, turn=8)
        game.play("activate architect")
        assert offered(game)[0].label == "granite c3, spring c4, spring d5"
        while game.prompt().kind == "pay":
            game.play(offered(game)[0].moves[0])
        assert game.prompt().kind == "cube"
        told = {one.label for one in offered(game)}
        assert {"redwood on c3", "redwood on e3: +2 at the end", "redwood on d4: +2 at the end"} <= told

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
            "bamboo c4, spring",
        ]

    def test_what_a_payment_loses_is_told_below_it(self):
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
        found = {one.label: one.detail for one in offered(game)}
        assert next(iter(found)) == "redwood d4, granite c3, bamboo c4"
        assert found["granite c3, spring c3, spring (−1)"] == "granite c3, spring c3, spring (lost: redwood d4)"

    def ringed(self, game: GAME) -> set[str]:
        """The hexes that the picture marks as open to choice."""
        picture = helios.pictures(game.view(None), Focus(0, ("Ana", "Ben")), DARK, t)[-1]
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
        assert {"bamboo c4, bamboo e4", "bamboo c4, spring d5"} <= {one.label for one in offered(game)}

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

    def test_two_cubes_alike_of_one_tile_are_counted(self):
        tiles = {"c3": ("granite", ["granite", "granite"]), "c4": ("bamboo", ["bamboo"])}
        game = position(tiles | {"d5": ("spring", ["granite"])}, take="take build blue")
        game.play("build bazaar")
        found = [one.label for one in offered(game)]
        assert "2 granite c3" in found
        assert "granite c3, granite d5" in found

    @pytest.mark.rule("H-5.4")
    def test_of_a_cube_that_comes_later_in_the_order_nobody_says_that_it_cannot_be_paid(self):
        # Bazaar: any two of redwood d4, granite c3 and bamboo c4; the last one is paid behind one of the others.
        tiles = {"c3": ("granite", ["granite"]), "c4": ("bamboo", ["bamboo"])}
        game = position(tiles, take="take build blue")
        game.play("build bazaar")
        told = "Bamboo on c4 can be paid too, together with a cube that is named before it. (H-5.4)"
        assert told in why_not(game, "pay.c4").splitlines()

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
        for one in found[:1]:
            then = game.copy()
            for move in one.moves:
                then.play(move)
            assert then.prompt().kind != "pay"
        assert all(len(one.moves) == 1 for one in found[1:])
        assert {one.moves[0] for one in found} == set(game.moves())


def test_the_bazaar_says_what_mana_brings():
    game = position({"c3": ("granite", ["granite"])}, take="take build blue", mana=5)
    game.play("build bazaar")
    assert labels(game) == [
        "Sell nothing",
        "Sell 1 mana: 4 points",
        "Sell 2 mana: 8 points",
        "Sell 3 mana: 12 points",
    ]


@pytest.mark.rule("H-5.7", "H-9.10")
def test_the_bazaar_tells_what_mana_no_longer_brings_by_the_treasurer():
    """Each of three mana counts 3 at the end, where the sold ones bring 4 at once."""
    tiles = {"c3": ("granite", ["granite", "granite"])}
    game = position(tiles, take="take build blue", mana=3, active=["treasurer"])
    assert "sell up to 3 mana for 4 points each instead of 3" in by_moves(game, "build bazaar").detail
    game.play("build bazaar")
    while game.prompt().kind == "pay":
        game.play(game.moves()[0])
    assert labels(game)[3] == "Sell 3 mana: 12 points, end −6"


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

    @pytest.mark.rule("H-7.4")
    def test_who_can_never_be_activated_any_more_is_told(self, council):
        # Three cubes, spring and obsidian not among them: the Inventor would take four.
        tiles = {"d4": ("redwood", ["redwood", "granite"]), "d5": ("bamboo", ["bamboo"])}
        board = {"mana": 2, "tiles": {hex_: {"tile": tile, "cubes": held} for hex_, (tile, held) in tiles.items()}}
        late = "You lack the cubes to activate it, and get no more. Unspent mana is worth 1 point each."
        data = json.loads(council(**board).to_json())
        game = GAME.from_json(json.dumps(data | {"round": 4}))
        assert detail(game, "hire inventor") == late
        inventor = by_moves(game, "hire inventor")
        assert (inventor.label, inventor.style) == ("Hire the Inventor: pay 2 mana", "quiet")
        assert "to activate any 3" in detail(game, "hire priestess")
        assert "to activate redwood, granite, bamboo" in detail(game, "hire cartographer")
        assert "to activate granite, obsidian, any 1" in detail(council(**board), "hire inventor")
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

    def test_activating_tells_what_it_adds_to_the_score(self, council):
        """A special tile counts 5 for the Inventor, who brings 1 mana."""
        tiles = {"d4": {"tile": "bamboo", "cubes": ["bamboo", "obsidian"]}}
        tiles["c4"] = {"tile": "redwood", "cubes": ["granite", "spring"]}
        tiles["e3"] = {"tile": "created_land", "cubes": []}
        game = council(mana=3, hired=["inventor"], tiles=tiles)
        assert by_moves(game, "activate inventor").label.endswith(": 6 points")

    def test_who_is_asked_again_learns_why_and_what_ends(self, council):
        board = {"mana": 2, "tiles": {"d4": {"tile": "redwood", "cubes": []}}}
        data = json.loads(council(**board).to_json()) | {"passes": 1}
        for number, ends in ((2, "round"), (4, "game")):
            game = GAME.from_json(json.dumps(data | {"round": number}))
            prompt = game.prompt()
            assert prompt is not None
            asked = question("helios", prompt, ["Ana", "Ben"], t)
            assert asked == f"all others passed: hire, or end the {ends}"
            assert by_moves(game, "end").label == f"End the {ends}"

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
        assert question("helios", council(**board).prompt(), ["Ana", "Ben"], t) == asked

    def test_whom_there_are_no_cubes_for_is_told_to_who_asks(self, council):
        game = council(mana=2, hired=["cartographer", "explorer"], tiles={"d4": {"tile": "redwood"}})
        assert "You lack the cubes to activate Explorer and Cartographer." in explain(game.view(None), t)[0]

    def test_ending_the_turn_is_called_so(self, council):
        choice = by_moves(council(mana=2), "end")
        assert (choice.label, choice.style, choice.group) == ("End my turn", "main", ())


def test_whoever_asks_learns_how_long_characters_are_hired_and_what_a_missing_colour_costs():
    """H-7.3: until all have done nothing, one after the other. H-7.4, H-5.3: two cubes for a colour that is missing."""
    game = table(land("d4:redwood+redwood", hired=["priestess"], mana=2), ask="characters")
    said = "\n".join(explain(game.view(None), t))
    assert "you may hire again, until all of you in a row have done nothing" in said
    assert "For each needed colour without a single cube on your tiles, two cubes of any colour will do" in said


async def test_an_open_menu_asks_its_question():
    match = replace(begin("helios", 2, 1), game=position({}))
    sheet = laid(PublicMessages().turn(match, MessageRow("n", match.id, "turn", 7, opened=0, seat=0), path="2"))
    parts = list(walk(sheet.layout.to_components()))
    asked, *_ = [part["content"] for part in parts if part["type"] == TEXT_DISPLAY]
    assert "where does the sun stop?" in asked


def test_what_can_be_done_is_explained_with_everything_on_offer():
    said = "\n".join(explain(position({}).view(None), t))
    for thing in ("Created Land", "Temple", "Observatory", "Palace", "Architect", "Treasurer"):
        assert f"**{thing}**" in said
    assert "at most 2 steps" in said


@pytest.mark.parametrize("tiles", [{}, {"c3": ("temples", [])}])
def test_the_tile_in_hand_is_explained_first(tiles):
    # There are two of the sort: with one on the board the last one is taken.
    game = position(tiles, take="take land blue", sun="e3")
    game.play("special temples")
    _, in_hand, others = explain(game.view(None), t)
    assert in_hand == f"**Temples**: {t('helios-about-temples')}"
    assert "**Created Land**" in others
    assert "**Temples**" not in others


def test_a_land_tile_in_hand_is_explained_too():
    game = position({}, take="take land blue")
    game.play("land spring")
    assert explain(game.view(None), t)[1] == f"**spring**: {t('helios-about-spring')}"


def test_what_can_be_paid_is_told_apart_and_what_stands_is_left_out():
    game = position({"c3": ("granite", ["granite"])}, take="take build blue", built=["sun_lodge"])
    _, now, later = explain(game.view(None), t)
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
    assert "1 point and 1 for each tile beside it (3 more with the City Hall)" in explain(game.view(None), t)[0]


@pytest.mark.rule("H-5.5")
@pytest.mark.parametrize(
    ("colour", "pays"), [("redwood", None), ("granite", "Sun Lodge"), ("bamboo", "Hallowed Grove")]
)
def test_the_first_question_says_what_the_first_cube_pays_for(colour, pays):
    game = GAME.new(seats=2, seed=1)
    told = explain(game.view(None), t)[0]
    assert "any of them for your first temple" in told
    game.play(f"start {colour}")
    game.play("start bamboo")
    game.play("take build blue")
    offers = {one.label.partition(":")[0] for one in offered(game) if one.moves[0] != "pass"}
    assert offers == {"Temple on d4", *([pays] if pays else [])}
    assert pays is None or re.search(rf"{colour} (pays )?for the {pays}", told)


def test_the_first_turn_says_what_a_fourth_action_tile_brings():
    told = explain(position({}).view(None), t)[0]
    assert "The fourth action tile in an area brings a bonus action." in told


@pytest.mark.rule("H-2.5")
@pytest.mark.parametrize("preset", ["booklet", "yucata"])
def test_the_cube_of_the_set_up_is_explained_as_its_edition_has_it(preset):
    game = GAME.new(seats=3, seed=1, options={"preset": preset})
    for _ in range(3):
        game.play("start redwood")
    assert ("redwood on d4" in [one.label for one in offered(game)]) == (preset == "booklet")
    told = explain(game.view(None), t)[0]
    assert ("other than that of the tile" in told) == (preset == "yucata")


def test_that_nothing_can_be_paid_for_is_told():
    game = position({"d4": ("redwood", [])}, take="take build blue")
    _, build, later = explain(game.view(None), t)
    assert "You lack the cubes to build anything now." in build
    assert "**Temple**" in later


class TestQuestions:
    """What the player to move is asked."""

    def asked(self, game: GAME) -> str:
        prompt = game.prompt()
        assert prompt is not None
        return question("helios", prompt, ["Ana", "Ben"], t)

    def test_an_empty_column_is_told_and_when_it_is_dealt_again(self):
        game = position({})
        assert self.asked(game) == "take an action tile"
        data = json.loads(game.to_json())
        data["piles"]["build"] += data["columns"]["build"]
        data["columns"]["build"] = []
        one = GAME.from_json(json.dumps(data))
        assert "No tile is left in Build until round 3." in explain(one.view(None), t)[0]
        last = GAME.from_json(json.dumps(data | {"round": 4}))
        assert "No tile is left in Build for the rest of the game." in explain(last.view(None), t)[0]
        data["piles"]["land"] += data["columns"]["land"]
        data["columns"]["land"] = []
        two = GAME.from_json(json.dumps(data))
        assert "No tile is left in Land and Build until round 3." in explain(two.view(None), t)[0]

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
    assert explain(game.view(seat), t) == explain(game.view(None), t)


def test_before_the_first_turn_the_game_is_explained():
    said = "\n".join(explain(GAME.new(seats=3, seed=1).view(None), t))
    assert "It lasts 3 rounds" in said
    assert "**Later,** with more cubes:" not in said
    for thing in ("Temple", "Observatory", "Created Land"):
        assert f"**{thing}**" in said


@pytest.mark.parametrize(("preset", "told"), [("booklet", "activate one of yours"), ("yucata", "any number of yours")])
def test_the_rules_of_the_other_edition_are_not_told(preset, told):
    game, rng = GAME.new(seats=2, seed=1, options={"preset": preset}), Random(1)
    while game.prompt().kind != "characters":
        game.play(rng.choice(game.moves()))
    said = explain(game.view(None), t)[0]
    assert told in said
    assert "online" not in said
