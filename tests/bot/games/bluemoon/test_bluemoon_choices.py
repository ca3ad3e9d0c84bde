"""Choices of Blue Moon City, on positions set up by hand in the city pictured in 2006: what one click does, in which
order; what each has to tell stands in tests/data/facts.

a       Mill         Flight Tower  Thermae
b  Iron Foundry  Great Hall   Fire Temple  University  Market Hall
c  Caravanserai  Water Temple Courtyard    Royal Palace Monastery Tower
d  Hospice       Watchtower   Earth Temple Citadel     City Residence
e            Library      Aqueduct     Trading House
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.base.choices import DETAIL
from bot.base.custom_ids import parse
from bot.games.bluemoon import explain
from bot.games.bluemoon.terms import tiles
from bot.messages.menus import Menu, page
from engine.bluemoon import GAME
from engine.bluemoon.cards import WORDS
from engine.kernel.forecast import forecast
from tests.bot.matches import t
from tests.bot.offered import by_moves, labels, offered, offered_to
from tests.engine.bluemoon.tables import SPENT, table

DEALT = [word for word in WORDS for _ in range(2)]
TWO = "End: discard two cards, draw 4"


def building(game) -> list[tuple[str, ...]]:
    """The clicks that pay for spaces and do something else before, in their order."""
    found = [one.moves for one in offered(game) if one.moves[-1].verb == "contribute"]
    return [moves for moves in found if len(moves) > 1]


def paid(game) -> list[str]:
    """The payments for a single space, in their order."""
    return [one.moves[0] for one in offered(game) if one.moves[0].verb == "contribute" and len(one.moves) == 1]


class TestBuildings:
    def test_a_whole_building_is_one_click(self):
        # Mill: red 3, 2, 2; 1 crystal, and 2 cards for the majority. A 3 and two 2 pay all of it.
        game = table(decision="move", figure="a3", hand="red3 red2*2")
        moves = ("step a2", "end", "contribute 1 pay red3", "contribute 2 pay red2", "contribute 3 pay red2")
        choice = by_moves(game, *moves)
        assert (choice.label, choice.detail) == (
            "a2, −3 cards: 1 crystal, 2 cards",
            "red 2 ×2, red 3",
        )
        assert offered(game)[0] == choice
        for move in moves:
            game.play(move)
        assert tiles(game.view(None))["a2"].rebuilt

    def test_no_gain_is_cut_where_the_number_of_cards_can_be(self):
        # Royal Palace: 2 crystals for the majority; 1 crystal, 1 scale and 1 card for each contributor.
        for owner, label in (
            (0, "c4: 3 crystals, 1 scale, 1 card"),
            (1, "c4, −2 cards: 1 crystal, other 3…"),
        ):
            game = table(figure="c4", hand="yellow1 yellow2", markers={"c4": [owner, owner, owner, None]})
            choice = by_moves(game, "contribute 4 pay yellow1 yellow2")
            assert choice.label == label
            assert choice.detail.startswith("yellow 1, yellow 2")
        # Mill: 1 crystal for each, and 2 cards for the majority.
        game = table(figure="a2", hand="red3 khind", markers={"a2": [None, 0, 1]})
        choice = by_moves(game, "contribute 1 pay red3")
        assert choice.label == "a2: 1 crystal, other 1; 2 cards"

    def test_a_scale_for_a_payment_is_told_on_its_button(self):
        # Fire Temple: black 5, 4, 3.
        game = table(decision="move", figure="b3", hand="black3", dragons={"green_dragon": "b3"})
        assert by_moves(game, "end", "contribute 3 pay black3").label == "black 3 on b3, −1 card: 1 scale"

    def test_a_card_that_leads_there_is_counted_and_named(self):
        # Watchtower: grey 5, 3; 1 crystal, 2 cards for the majority. The flight there takes grey 1, and grey 3 pays.
        game = table(decision="move", figure="a4", hand="grey1 grey3", markers={"d2": [0, None]})
        choice = by_moves(game, "play grey1 d2", "end", "contribute 2 pay grey3")
        assert choice.label == "Fly to d2: 1 crystal, 2 cards"
        assert choice.detail == "grey 1, grey 3"

    def test_what_others_get_stands_beside_what_it_brings(self):
        # Mill: 1 crystal; 2 cards for the majority. The dragon's scale is the last one: one scale brings nothing and
        # the six of the other 6 crystals.
        markers = {"a2": [None, 0, 0]}
        game = table(figure="a2", hand="red3", markers=markers, scales=[0, 6], dragons={"green_dragon": "a2"})
        choice = by_moves(game, "contribute 1 pay red3")
        assert choice.label == "a2, −1 card: 1 crystal, other 6…"
        assert "the other gets 6 crystals" in choice.detail

    def test_cards_for_further_offerings_are_named(self):
        """Market Hall: yellow 4, 3, 2. A 3 has no power; a yellow 2 allows one more Offering (B-7.5)."""
        for hand, label in (
            ("yellow3", "Pay yellow 2 on b5, −1 card"),
            ("yellow2", "Pay yellow 2 on b5, −yellow 2"),
            ("yellow2 yellow3", "2 spaces on b5, −1 card, yellow 2"),
            ("yellow1 yellow2", "Pay on c4, −yellow 1, yellow 2"),
        ):
            game = table(decision="move", figure="b5", hand=hand)
            assert label in [choice.label for choice in offered(game)]

    def test_dragons_come_along_with_cards_that_are_not_needed_to_pay(self):
        """Mill: red 3, 2, 2; 1 crystal, 2 cards for the majority, a scale for each dragon there. Blue 1 brings one;
        red 2 brings another one, three steps away, and is needed; black 2 moves none that is outside the city.
        """
        dragons = {"green_dragon": "a4"}
        game = table(decision="move", figure="a3", hand="red3 red2*2 blue1 black2", dragons=dragons)
        pays = ("end", "contribute 1 pay red3", "contribute 2 pay red2", "contribute 3 pay red2")
        choice = by_moves(game, "play blue1 a2", "step a2", *pays)
        assert choice.label == "a2: 1 crystal, 1 scale, 2 cards"
        assert choice.detail == "red 2 ×2, red 3, blue 1"
        assert not [one for one in offered(game) if one.moves[1:] == ("play red2 a2", "step a2", *pays)]

    def test_a_dragon_and_the_way_to_what_can_still_be_paid_are_one_click(self):
        # Mill: a red 2 pays for a 2 while the other one brings the dragon; a red 3 alone would be needed to pay.
        for hand, moves in (
            ("red2*2", ("play red2 a2", "step a2", "end")),
            ("red1 red2", ("play red1 a2", "step a2", "end")),
        ):
            game = table(decision="move", figure="a3", hand=hand, dragons={"green_dragon": "a4"})
            choice = by_moves(game, *moves)
            assert choice.label.endswith("green dragon, walk to a2")
            assert "green dragon: 1 scale" in choice.detail
        game = table(decision="move", figure="a2", hand="red1 red3")
        assert by_moves(game, "play red1 a2", "end").label == "red 1: green dragon, stay on a2"
        game = table(decision="move", figure="a3", hand="red2", dragons={"green_dragon": "a4"})
        assert not [one for one in offered(game) if one.moves[:1] == ("play red2 a2",) and len(one.moves) > 1]

    def test_dragons_that_come_along_leave_the_menu_on_one_page(self):
        """Six such lines beside twelve walks, three cards and four payments fold into one."""
        hand = "black1 red1 blue1 grey3"
        *_, menu = page(offered(table(decision="move", hand=hand)), "", game="g", revision=1, t=t)
        assert isinstance(menu, Menu)
        assert not [option for option in menu.options if "~" in getattr(parse(option.id), "path", "")]
        assert [option.label for option in menu.options].count("Bring a dragon along …") == 1

    def test_where_the_figure_stands_no_step_is_made(self):
        # Watchtower: grey 5, 3.
        game = table(decision="move", figure="d2", hand="grey3*2 grey2")
        assert building(game)[0] == ("end", "contribute 1 pay grey2 grey3", "contribute 2 pay grey3")

    def test_of_a_building_as_much_is_paid_as_the_cards_are_good_for(self):
        # Mill: of red 3, 2, 2 two spaces, with a 3 and a 2.
        game = table(decision="move", figure="a3", hand="red3 red2")
        assert building(game)[0][:2] == ("step a2", "end")
        assert len(building(game)[0]) == 4
        assert by_moves(game, *building(game)[0]).label == "Pay 2 spaces on a2, −2 cards"

    def test_no_more_spaces_than_markers_are_paid(self):
        # Eight markers on buildings: two are left, or one where another lies on the obelisk.
        markers = SPENT["markers"] | {"e4": [None, None]}
        for obelisk, spaces in (([], 2), ([0], 1)):
            game = table(decision="move", hand="red3*2 red2 red1", markers=markers, obelisk=obelisk)
            (found,) = [moves for moves in building(game) if moves[0] == "step d3"]
            assert len(found) == 2 + spaces
        assert not building(table(decision="move", hand="red3*3", **SPENT))

    def test_who_flies_pays_with_what_is_left(self):
        # Watchtower, too far to walk: a grey 3 is left for the 3, a grey 2 alone pays nothing.
        for hand, found in (("grey1 grey3", 1), ("grey1 grey2", 0)):
            game = table(decision="move", figure="a4", hand=hand)
            there = [moves for moves in building(game) if moves[:2] == ("play grey1 d2", "end")]
            assert len(there) == found

    def test_nobody_flies_to_where_they_can_walk(self):
        game = table(decision="move", figure="c2", hand="grey1 grey3")
        assert [moves[0] for moves in building(game) if "d2" in moves[0]] == ["step d2"]

    def test_whole_buildings_come_first_then_what_gains_most_then_what_wastes_least(self):
        # Hospice: red 5, 1 crystal and 1 scale. Earth Temple, two steps away: red 5, 4, 3, not all of it.
        # Watchtower: a grey 3 with nothing too much, or red cards as grey ones.
        game = table(decision="move", figure="d2", hand="red3 red2 grey3 hoax2")
        first = [moves[0] for moves in building(game)]
        assert first[0] == "step d1"
        assert first.index("end") < first.index("step c2")

    def test_an_offering_comes_before_buildings(self):
        game = table(decision="move", figure="d3", hand="red3*3 red2*2", crystals=[8, 0], obelisk=[0, 1])
        assert offered(game)[0].moves == ("step c3", "end", "offer")
        assert offered(game)[0].style == "main"

    def test_with_something_to_do_mere_walking_is_quiet(self):
        """So that it is none of the three likeliest choices."""
        for hand, style in (("red3", "quiet"), ("", "plain")):
            game = table(decision="move", hand=hand)
            assert by_moves(game, "step b3", "end").style == style

    @pytest.mark.parametrize("seed", range(3))
    def test_where_something_can_be_paid_a_click_pays_and_nowhere_else(self, seed):
        """In random games, at each place in reach."""
        game, rng = GAME.new(seats=2 + seed % 3, seed=seed, options={"expansion": "on"}), Random(seed)
        for _ in range(60):
            if game.to_move is not None and game.prompt().kind == "move":
                look = forecast(game, game.to_move)
                found = {choice.moves for choice in offered_to(game, game.to_move)}
                for way in [moves for moves in found if moves[-1] == "end" and moves[0].verb != "play"]:
                    verbs = {move.verb for move in look.then(*way).moves}
                    further = {one[len(way)].verb for one in found if one[: len(way)] == way and len(one) > len(way)}
                    assert {"contribute", "offer"} & verbs == {"contribute", "offer"} & further, way
            game.play(rng.choice([move for move in game.moves() if move.verb == "contribute"] or game.moves()))

    @pytest.mark.parametrize(
        ("figure", "way", "hand", "spaces"),
        [
            # Main Hall: each but blue, a white 2 for white; a second red card would need it.
            ("b1", "a1", "black2 red2 red3 grey1 khind brown3 hoax2 yellow1", 7),
            # Red, white by a white 1; the other one recolours the second red card.
            ("b1", "a1", "red3 red2 hoax1", 2),
            ("b1", "a1", "red3 red2 hoax1*2", 3),
            # Royal Palace: red 2 + 3, white 2 + 2, grey 3 + green 1, brown 3.
            ("c3", "c4", "black2 red2 red3 grey3 khind brown3 hoax2*2", 4),
        ],
    )
    def test_large_hands_are_counted_as_exactly(self, figure, way, hand, spaces):
        game = table(decision="move", figure=figure, hand=hand, expansion=figure == "b1")
        (found,) = [moves for moves in building(game) if moves[:2] == (f"step {way}", "end")]
        assert len(found) == 2 + spaces


class TestMoving:
    def test_a_whole_walk_and_its_end_is_one_click(self):
        # Two orthogonal steps from the middle: four tiles at distance 1, eight at distance 2.
        walks = [one.moves for one in offered(table(decision="move")) if one.moves[0].verb == "step"]
        assert [len(moves) for moves in walks] == [2] * 4 + [3] * 8
        assert {moves[-1] for moves in walks} == {"end"}

    def test_cards_come_before_the_walk_and_only_who_flies_may_go_on(self):
        game = table(decision="move", hand="grey1 grey2")
        assert by_moves(game, "play grey2").label == "grey 2: 2 more steps"
        (menu,) = by_moves(game, "play grey1 b3", "end").group
        assert by_moves(game, "play grey1 b3").group[0] == menu

    def test_every_menu_asks_where_to(self):
        game = table(decision="move", hand="grey1 red1 black2", dragons={"red_dragon": "c3"})
        asked = {ask for choice in offered(game) for ask in choice.group_prompts}
        assert asked == {"where to?"}

    def test_each_dragon_card_is_a_menu_of_its_own(self):
        game = table(decision="move", hand="black1 red2", dragons=dict.fromkeys(("red_dragon", "green_dragon"), "c3"))
        groups = {one.group for one in offered(game) if one.group}
        assert len(groups) == 2
        assert {menu.partition(":")[0] for (menu,) in groups} == {"black 1", "red 2"}

    def test_what_there_is_no_room_for_is_left_out_whole(self):
        # Golden Shrine: the scales of two dragons and the Offering come before what each contributor gets.
        dragons = {"red_dragon": "e1", "blue_dragon": "e1"}
        game = table(decision="move", figure="d1", expansion=True, rebuilt=["e2"], dragons=dragons)
        detail = by_moves(game, "step e1", "end").detail
        assert "2 scales" in detail
        assert "7 crystals" in detail
        assert len(detail) <= DETAIL
        assert not detail.endswith(("…", ";", ","))

    def test_of_many_spaces_only_the_number_is_told(self):
        game = table(decision="move", figure="b1", expansion=True)
        assert "8 free spaces" in by_moves(game, "step a1", "end").detail

    def test_without_crystals_or_markers_no_offering_is_on_the_way(self):
        for facts in ({"crystals": [6, 0]}, {"crystals": [9, 0], **SPENT}):
            for figure in ("c3", "d3"):
                game = table(decision="move", figure=figure, **facts)
                assert not [one for one in offered(game) if "offer" in one.moves]

    def test_who_flies_to_the_courtyard_offers_with_the_same_click(self):
        game = table(decision="move", figure="a2", hand="grey1", crystals=[8, 0])
        assert offered(game)[0].moves == ("play grey1 c3", "end", "offer")
        assert offered(game)[0].label == "Fly, Offering for 7 crystals"

    def test_the_golden_shrine_and_the_hospital_are_one_click_once_rebuilt(self):
        facts: dict[str, Any] = {"decision": "move", "expansion": True, "crystals": [8, 0], "rebuilt": ["e1", "a5"]}
        assert offered(table(figure="d1", **facts))[0].moves == ("step e1", "end", "offer")
        assert offered(table(figure="b5", **facts))[0].moves == ("step a5", "end", "draw")

    def test_buttons_say_that_an_offering_wins(self):
        """B-10.1, B-8.4: the sixth of one's own with two players, the fourth with four."""
        whole: dict[str, Any] = {"crystals": [20, 0], "obelisk": [0] * 5, "expansion": True}
        for decision, place in (("offer", "c3"), ("shrine", "e1")):
            assert "Win" in by_moves(table(decision=decision, figure=place, **whole), "offer").label
        assert "Win" in by_moves(table(decision="move", **whole), "end", "offer").label
        whole["obelisk"] = [0] * 4 + [1]
        assert "Win" not in by_moves(table(decision="move", **whole), "end", "offer").label
        game = table(4, decision="offer", crystals=[20, 0, 0, 0], obelisk=[0, 0], hand="yellow1")
        game.play("offer")
        assert "win" in by_moves(game, "play yellow1").label

    def test_the_choices_are_their_owners_alone(self):
        game = table(decision="move", hand="grey1")
        assert offered_to(game, None) == []
        assert offered_to(game, 1) == []


class TestContributing:
    def test_all_that_can_be_paid_is_one_click_too(self):
        # Mill: red 3, 2, 2.
        game = table(figure="a2", hand="red3 red2*2")
        assert building(game) == [("contribute 1 pay red3", "contribute 2 pay red2", "contribute 3 pay red2")]
        assert offered(game)[0].moves == building(game)[0]

    def test_a_single_payment_stands_there_once(self):
        game = table(figure="d1", hand="red3 red2")
        assert [one.moves for one in offered(game) if one.moves[0].verb == "contribute"] == [
            ("contribute 1 pay red2 red3",)
        ]

    def test_the_cheapest_for_each_space_stand_first(self):
        # Mill: red 3, 2, 2. A red 2 wastes nothing for a 2; the 3 comes before the second way to pay a 2. The other 2
        # costs the same and is worth less in a tie (B-5.1): it comes last.
        assert paid(table(figure="a2", hand="red2*2 khind*3")) == [
            "contribute 2 pay red2",
            "contribute 1 pay red2*2",
            "contribute 1 pay red2 khind",
            "contribute 2 pay khind*2",
            "contribute 1 pay khind*3",
            "contribute 3 pay red2",
            "contribute 3 pay khind*2",
        ]

    @pytest.mark.parametrize(
        ("figure", "hand", "first"),
        [
            # Earth Temple: red 5, 4, 3. With a green 1 each of them costs less of value and power.
            ("d3", "red1 red2*2 khind", ["3 pay red1 red2", "2 pay red2*2", "1 pay red1 red2*2"]),
            # Hospice: red 5. Three red 2 are one too much, a green 1 is a joker.
            ("d1", "red2*3 khind", ["1 pay red2*3", "1 pay red2*2 khind"]),
            # Library: white 4, 3, 2. White 1 and white 2 are worth 3 there; white 2 and green 1 would cost less.
            ("e2", "hoax1 hoax2 khind", ["3 pay hoax2", "2 pay hoax1 hoax2"]),
            # Royal Palace: any colour 5, 4, 4, 3.
            ("c4", "red1 red2 khind", ["4 pay red1 red2"]),
            # Hospice: 3 and 2, or 2, 2 and 1 with its power.
            ("d1", "red3 red2*2 red1", ["1 pay red2 red3"]),
            ("d1", "red3*2 red2 brown1*2", ["1 pay red2 red3", "1 pay red3*2", "1 pay red2 brown1*2"]),
        ],
    )
    def test_first_what_wastes_least_then_what_keeps_powers(self, figure, hand, first):
        assert paid(table(figure=figure, hand=hand))[: len(first)] == [f"contribute {way}" for way in first]

    def test_two_spaces_that_are_alike_are_told_apart(self):
        game = table(figure="a2", hand="red2")
        left, right = (by_moves(game, f"contribute {space} pay red2").label for space in (2, 3))
        assert left != right

    @pytest.mark.parametrize("seed", range(2))
    def test_every_payment_names_its_cards(self, seed):
        """In random games: each card with its number, in the label or below it."""
        game, rng = GAME.new(seats=2, seed=seed), Random(seed)
        for _ in range(80):
            if game.to_move is not None and game.prompt().kind == "contribute":
                for one in offered(game):
                    if one.moves[-1].verb == "contribute":
                        spent = [word.partition("*")[0] for move in one.moves for word in move.split()[3:]]
                        told = f"{one.label}; {one.detail}"
                        assert all(t(f"bluemoon-{card}") in told for card in spent), one
            game.play(rng.choice([move for move in game.moves() if move.verb == "contribute"] or game.moves()))

    def test_the_longest_payment_has_room(self):
        # The largest payment of the reference, eight cards for the Hospice's red 5: 1 crystal and 1 scale for
        # her, 1 crystal each from two neighbours, a dragon's scale.
        hand = "blue1*2 brown1 hoax1*2 hoax2 yellow1*2"
        rebuilt, dragons = ["c1", "d2"], {"blue_dragon": "d1"}
        told = by_moves(table(figure="d1", hand=hand, rebuilt=rebuilt, dragons=dragons), f"contribute 1 pay {hand}")
        assert told.label == "Rebuild d1: 3 crystals, 2 scales"
        assert told.detail == "blue 1 ×2, brown 1, white 1 ×2, white 2, yellow 1 ×2"

    @pytest.mark.parametrize(
        ("scales", "own", "others"),
        [
            # Mill, a dragon there: its scale is the last of seven. Four against three bring 6 and 3, one nothing.
            ([3, 3], ["6 crystals", "4 scales become 6 crystals"], "3 crystals"),
            ([0, 6], ["1 scale"], "6 crystals"),
        ],
    )
    def test_golden_scales_that_are_scored_then_are_told(self, scales, own, others):
        game = table(figure="a2", hand="red3", scales=scales, dragons={"green_dragon": "a2"})
        told = by_moves(game, "contribute 1 pay red3").detail
        assert all(part in told for part in own)
        assert f"the other gets {others}" in told

    def test_what_several_others_get_is_summed(self):
        # Monastery Tower (1 crystal) beside the rebuilt Royal Palace (1 crystal, 1 scale, 1 card for each of both);
        # its majority, 1 scale, goes to the other (2 crystals, 2 scales, 1 card). Ten scales:
        # 2 + 1 and 5 + 2 are all there are with three players: 3 and 6 crystals.
        game = table(3, figure="c5", hand="grey2", rebuilt=["c4"], markers={"c5": [1, 1, None]}, scales=[2, 5, 0])
        told = by_moves(game, "contribute 3 pay grey2")
        assert told.label == "c5: 5 crystals, others 8; 1 card"
        assert "others get 8 crystals, 1 card" in told.detail

    def test_a_second_contribution_of_a_turn_has_no_thanks_of_dragons(self):
        game = table(figure="a2", hand="red2*2 red3", dragons={"green_dragon": "a2"})
        assert by_moves(game, "contribute 2 pay red2").detail == "1 scale"
        game.play("contribute 2 pay red2")
        assert "scale" not in by_moves(game, "contribute 1 pay red3").detail

    def test_ending_goes_straight_on_to_the_discard(self):
        game = table(figure="a2", hand="red3 khind")
        ended = [one.moves for one in offered(game) if one.moves[0] == "end"]
        assert ended == [
            ("end", "discard red3"),
            ("end", "discard khind"),
            ("end", "discard red3 khind"),
            ("end", "discard nothing"),
        ]

    def test_where_a_special_tile_follows_ending_is_all(self):
        # Main Hall: a space of each colour, so a green 1 pays.
        assert by_moves(table(figure="a1", hand="khind", expansion=True), "end").closing


class TestOfferings:
    def test_an_offering_is_what_most_would_do(self):
        assert by_moves(table(decision="offer", crystals=[9, 0], obelisk=[1, 1]), "offer").style == "main"

    def test_who_cannot_pay_is_only_asked_to_end(self):
        game = table(decision="offer", crystals=[6, 0], hand="khind")
        assert {choice.moves[0] for choice in offered(game)} == {"end"}

    def test_what_an_offering_lacks_is_told_with_what_a_yellow_card_adds(self):
        """B-7.5: the second space costs 7, the third 8; a yellow 1 adds 1, a yellow 2 adds 2."""
        game = table(decision="offer", crystals=[5, 0])
        assert by_moves(game, "end", "discard nothing").label == "Needs 7 crystals: end, draw 2"
        for crystals, moves in ((14, ("end", "discard nothing")), (15, ("play yellow1",))):
            game = table(decision="offer", crystals=[crystals, 0], hand="yellow1 yellow2")
            game.play("offer")
            found = by_moves(game, *moves)
            assert "8 crystals" in found.label
            assert "7 at the obelisk + 1 for yellow 1" in found.detail

    def test_the_way_to_the_courtyard_tells_its_owner_what_they_have(self):
        assert (
            "7 crystals; you have 5"
            in by_moves(table(decision="move", figure="d3", crystals=[5, 0]), "step c3", "end").detail
        )

    def test_whoever_has_no_pillar_card_alone_is_told_so(self):
        told = {}
        for hand in ("red1 yellow3", "yellow1"):
            game = table(decision="offer", crystals=[20, 0], hand=hand)
            game.play("offer")
            told[hand] = explain(game.view(0), t)[0]
            assert explain(game.view(1), t)[0] == explain(game.view(None), t)[0], "others may not know"
        assert told["red1 yellow3"].startswith("You have no yellow 1 or 2 in hand")
        assert told["yellow1"].startswith("Each yellow 1 or 2 in your hand allows one more Offering")


class TestSpecialTiles:
    def test_everybody_sees_the_jumps_of_main_hall(self):
        game = table(figure="a1", decision="jump", expansion=True)
        seen = offered_to(game, None)
        assert len(seen) == 25
        assert seen[-1].moves == ("skip",)

    def test_what_a_jump_leads_to_is_told_of_the_turn_after_it(self):
        """B-8.2: nothing more is done there in this turn; in the next one a first contribution brings scales anew."""
        markers = {"a1": [0, None, None, None, None, None, None, None]}
        at: dict[str, Any] = {"figure": "a1", "decision": "jump", "expansion": True, "placed": 1, "markers": markers}
        game = table(dragons={"red_dragon": "a2"}, crystals=[30, 0], **at)
        assert "red dragon: 1 scale" in by_moves(game, "jump a2").detail
        assert "(red 3, 2, 2 free; red dragon: 1 scale)" in "\n".join(explain(game.view(0), t))


class TestDiscarding:
    def test_discards_are_a_menu_for_one_card_and_one_for_two(self):
        game = table(decision="reset", hand="red1*2 khind")
        groups = Counter(one.group for one in offered(game))
        assert sorted(groups.values()) == [1, 2, 2], "one keeps all"

    def test_reward_cards_that_wait_are_told_beside_what_is_drawn(self):
        game = table(decision="reset", rebuilt=["e2"], placed=1, waiting=["red1", "red2"])
        assert "2 rewards" in by_moves(game, "discard nothing").label

    def test_a_discard_tells_the_reward_cards_that_wait_as_keeping_all_does(self):
        """B-9: one discarded, three drawn and two taken up."""
        game = table(decision="reset", rebuilt=["e2"], placed=1, waiting=["red1", "red2"], hand="red2 khind")
        one = by_moves(game, "discard khind")
        assert one.alone == "End: discard green 1, draw 3 + 2"
        assert one.group == ("End: discard one card, draw 3 + 2",)
        assert by_moves(game, "discard red2 khind").group == ("End: discard two cards, draw 4 + 2",)

    def test_two_of_many_cards_are_chosen_one_after_the_other(self):
        """Eight kinds, one of them twice: 8 x 7 / 2 + 1 = 29 pairs, which no single menu holds."""
        game = table(decision="reset", hand="red1 red2 red3 blue1 blue2 blue3 grey1 grey2*2")
        assert labels(game, TWO) == []
        menus = list(dict.fromkeys(one.group[1] for one in offered(game) if len(one.group) == 2))
        cards = ("red 1", "red 2", "red 3", "blue 1", "blue 2", "blue 3", "grey 1", "grey 2")
        assert menus == [f"{card} and another" for card in cards]
        assert [one.moves for one in offered(game) if one.group == (TWO, "grey 2 and another")] == [
            (f"discard {cards}",)
            for cards in (
                "red1 grey2",
                "red2 grey2",
                "red3 grey2",
                "blue1 grey2",
                "blue2 grey2",
                "blue3 grey2",
                "grey1 grey2",
                "grey2*2",
            )
        ]

    def test_a_pair_in_two_menus_is_listed_once_where_both_are_open(self):
        """Seven kinds, 21 pairs; Discord takes no two options with one value."""
        game = table(decision="reset", hand="red1*2 red2*2 red3*2 blue1*2 blue2*2 blue3 grey1")
        found, waiting = offered(game), [""]
        while waiting:
            for row in page(found, waiting.pop(), game="g", revision=1, t=t):
                if isinstance(row, Menu):
                    ids = [option.id for option in row.options]
                    assert len(set(ids)) == len(ids)
                    waiting += [at for one in ids if (at := getattr(parse(one), "path", "")) and "~" not in at]

    @pytest.mark.parametrize("seed", range(5))
    def test_nothing_that_ends_the_turn_is_a_button_while_there_is_more_to_do(self, seed):
        """Random hands at the Royal Palace: three payments as buttons, all else in the menu, the end last."""
        hand = " ".join(Random(seed).sample(DEALT, 12))
        rows = page(offered(table(figure="c4", hand=hand)), "", game="g", revision=1, t=t)
        *buttons, menu = rows
        assert isinstance(menu, Menu)
        assert not [button.label for row in buttons for button in row if "draw" in button.label]


class TestExplaining:
    def test_the_hand_is_explained_to_its_owner_alone(self):
        game = table(decision="move", hand="grey1 hoax2*2")
        mine, others = "\n".join(explain(game.view(0), t)), "\n".join(explain(game.view(1), t))
        assert "**grey 1** (grey): takes your figure to any tile." in mine
        assert "**white 2 ×2** (white): recolours 1 card." in mine
        assert "grey 1" not in others
        assert "grey 1" not in "\n".join(explain(game.view(None), t))

    def test_without_a_marker_nothing_is_said_to_be_paid_for(self):
        (said, *_) = explain(table(decision="move", hand="khind", **SPENT).view(0), t)
        assert "you can contribute" not in said
        assert "You have no marker in hand" in said
        assert "you can contribute" in explain(table(decision="move", hand="khind").view(0), t)[0]

    def test_what_is_not_yet_rebuilt_is_listed(self):
        said = "\n".join(explain(table(decision="move", rebuilt=["b3"]).view(None), t))
        assert "- **b4 University**" in said
        assert "Fire Temple" not in said

    def test_the_building_underfoot_with_its_rewards(self):
        said = "\n".join(explain(table(figure="b4", hand="khind").view(0), t))
        assert "**b4 University** (white 5, 2 free)." in said
        assert "Most markers: +1 golden scale." in said
        assert "Each contributor: +1 crystal." in said

    def test_whoever_can_pay_for_nothing_alone_is_told_so(self):
        # University: white 5, 2. A Khind is worth 1, two are worth 2.
        told = {}
        for hand in ("khind", "khind*2"):
            game = table(figure="b4", hand=hand)
            told[hand] = explain(game.view(0), t)[0]
            assert explain(game.view(1), t)[0] == explain(game.view(None), t)[0], "others may not know"
            assert explain(game.view(None), t)[0].startswith("Pay for a free space")
        assert told["khind"].startswith("Your cards pay for no free space")
        assert told["khind*2"].startswith("Pay for a free space")

    def test_after_the_first_contribution_dragons_bring_nothing_more(self):
        # B-4.10. Fire Temple: 3 crystals for each contributor, and 1 of the rebuilt University beside it.
        dragons = {"green_dragon": "b3", "blue_dragon": "b3"}
        game = table(figure="b3", hand="black3*2", dragons=dragons, rebuilt=["b4"])
        told = "**b3 Fire Temple** (black 5, 4, 3 free; 2 dragons: 2 scales)."
        assert told in "\n".join(explain(game.view(0), t))
        game.play("contribute 3 pay black3")
        said = "\n".join(explain(game.view(0), t))
        told = "(black 5, 4 free; 2 dragons, no more scales this turn)."
        assert f"**b3 Fire Temple** {told}" in said

    def test_of_dragons_is_told_only_where_something_can_be_paid(self):
        # Fire Temple rebuilt, the courtyard: neither takes a card, so no scale is to be had there at any time.
        game = table(decision="move", rebuilt=["b3"], dragons={"red_dragon": "b3", "blue_dragon": "c3"}, hand="red1")
        said = "\n".join(choice.detail for choice in offered(game))
        assert by_moves(game, "step b3", "end").detail == "rebuilt"
        assert by_moves(game, "play red1 b3").detail == "Fire Temple; rebuilt"
        assert "no more scales" not in said

    def test_what_rebuilt_neighbours_add_is_told_beside_the_reward(self):
        # The Fire Temple brings 3 crystals, the rebuilt University beside it 1: four, as on the way there.
        game = table(decision="move", figure="c3", rebuilt=["b4"])
        assert "4 crystals each" in by_moves(game, "step b3", "end").detail
        said = "\n".join(explain(game.view(0), t))
        assert "Each contributor: +3 crystals; with the rebuilt neighbours now +4 crystals. Neighbourhood" in said
        assert said.count("rebuilt neighbours now") == 4, "the University has four neighbours in ruins"

    def test_offerings_say_how_many_win(self):
        game = table(decision="offer", crystals=[9, 0], obelisk=[0, 1, 0])
        told = "The next Offering costs 8 crystals; 6 of your own win."
        assert f"{told} Made so far: 2; crystals held: 9." in explain(game.view(0), t)
        assert told in explain(game.view(None), t)

    def test_for_one_more_offering_the_extra_of_the_card_is_told(self):
        """B-7.5: the next space costs 7; with a Pillar 1 that makes 8, with a Pillar 2 it makes 9."""
        game = table(decision="offer", crystals=[20, 0], hand="yellow1 yellow2")
        game.play("offer")
        told = "The next Offering costs 7 crystals and the card’s extra; 6 of your own win."
        assert f"{told} Made so far: 1; crystals held: 13." in explain(game.view(0), t)
        assert told in explain(game.view(None), t)

    def test_a_stall_that_comes_near_is_told(self):
        # Two players: forty turns without a marker end the game.
        told = "**Careful:** for 20 turns in a row nobody has placed a marker. After 40 the game is over."
        assert told in explain(table(decision="move", idle=20).view(None), t)
        assert not any("Careful" in said for said in explain(table(decision="move", idle=19).view(0), t))

    def test_when_it_is_over_it_says_so(self):
        game = table(decision="offer", crystals=[9, 0], obelisk=[0] * 5)
        game.play("offer")
        assert explain(game.view(0), t) == ["The game is over."]
