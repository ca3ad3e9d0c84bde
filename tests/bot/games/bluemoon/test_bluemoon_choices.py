"""Labels, order and shortcuts of Blue Moon City, on positions set up by hand in the city pictured in 2006.

a       Mill         Flight Tower  Thermae
b  Iron Foundry  Great Hall   Fire Temple  University  Market Hall
c  Caravanserai  Water Temple Courtyard    Royal Palace Monastery Tower
d  Hospice       Watchtower   Earth Temple Citadel     City Residence
e            Library      Aqueduct     Trading House
"""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.base.choices import DETAIL, Choice
from bot.base.i18n import localizer
from bot.games.bluemoon import choices, explain
from bot.games.bluemoon.terms import tiles
from bot.messages.menus import Menu, page
from engine.bluemoon import GAME
from engine.bluemoon.cards import KIND, WORDS, pack
from engine.bluemoon.catalogue import ANY, COLOURS
from engine.bluemoon.payments import together
from engine.kernel.forecast import forecast
from tests.engine.bluemoon.tables import SPENT, table

SAY = localizer("en")
CODES = {colour: code for code, colour in enumerate((*COLOURS, ANY))}
DEALT = [word for word in WORDS for _ in range(2)]
ONE = "End: discard one card, draw 3"
TWO = "End: discard two cards, draw 4"
PAY, OTHERS = "Pay", "Other payments"
GO = "Go to a tile, end the movement"
FLY, ON = "Flit 1: fly, end the movement", "Or fly and move on from there"


def offered(game) -> list[Choice]:
    viewer = None if game.view(None).moves is not None else game.to_move
    return choices(game.view(viewer), forecast(game, viewer), SAY)


def labels(game, *group: str) -> list[str]:
    return [choice.label for choice in offered(game) if choice.group == group]


def groups(game) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(choice.group for choice in offered(game)))


def by_moves(game, *moves: str) -> Choice:
    (choice,) = [one for one in offered(game) if one.moves == moves]
    return choice


def paid_first(game) -> list[str]:
    """The payments that no menu hides, in their order."""
    return [one.moves[0] for one in offered(game) if one.group == () and one.moves[0].verb == "contribute"]


def hoaxes(told):
    """How many cards of the Hoax these words name: `Hoax 1 ×2`, `Hoax 1+1+2`."""
    return sum(values.count("+") + int(count or 1) for values, count in re.findall(r"Hoax ([\d+]+)(?: ×(\d))?", told))


class TestMoving:
    def test_a_whole_walk_and_its_end_is_one_click(self):
        game = table(decision="move", figure="c3")
        # Two orthogonal steps from the middle: four tiles at distance 1, eight at distance 2.
        assert labels(game, GO)[:4] == [
            "b3 Fire Temple",
            "c2 Water Temple",
            "c4 Royal Palace",
            "d3 Earth Temple",
        ]
        assert len(labels(game, GO)) == 12
        (far,) = [one for one in offered(game) if one.label == "a3 Flight Tower"]
        assert far.moves == ("step b3", "step a3", "end")

    def test_where_something_can_be_paid_for_stands_first(self):
        # A grey 3 pays at the Watchtower and seven crystals for an Offering, both two steps away.
        game = table(decision="move", figure="c1", hand="grey3", crystals=[7, 0], rebuilt=["b1", "d1"])
        assert labels(game, GO)[1:4] == ["c3 Courtyard, no Offering yet", "d2 Watchtower", "b1 Iron Foundry"]
        game = table(decision="move", figure="c1", hand="grey3", crystals=[6, 0], rebuilt=["b1", "d1"])
        assert labels(game, GO)[:2] == ["d2 Watchtower", "b1 Iron Foundry"]

    def test_without_cards_to_move_with_nothing_is_said_about_them(self):
        game = table(decision="move", hand="red3 khind hoax1 brown2 yellow1")
        assert groups(game) == [(GO,), ()]

    def test_cards_come_before_the_walk_and_only_who_flies_may_go_on(self):
        game = table(decision="move", hand="grey1 grey2")
        assert groups(game) == [
            (GO,),
            (FLY, ON),
            (FLY,),
            (),
        ]
        assert by_moves(game, "play grey2").label == "Flit 2: 2 more steps"
        assert by_moves(game, "play grey1 b3", "end").group == (FLY,)
        assert by_moves(game, "play grey1 b3").group == (FLY, ON)

    def test_every_menu_asks_where_to(self):
        game = table(decision="move", hand="grey1 grey2")
        assert {choice.group_prompts for choice in offered(game) if choice.group} == {("where to?",)}

    def test_staying_says_where(self):
        game = table(decision="move", figure="d2", rebuilt=["d2"])
        assert by_moves(game, "end").label == "Stay on d2 Watchtower"

    def test_staying_says_that_nothing_can_be_paid(self):
        assert by_moves(table(decision="move", figure="d2"), "end").label == "Stay on d2, nothing can be paid"

    def test_staying_tells_what_the_tile_allows_where_nothing_can_be_paid(self):
        for figure, label in (("a1", "Stay on a1 to jump from there"), ("a5", "Stay on a5 to draw 2 cards")):
            assert by_moves(table(decision="move", figure=figure, expansion=True), "end").label == label
            done = table(decision="move", figure=figure, expansion=True, rebuilt=[figure])
            assert by_moves(done, "end").label == label

    def test_staying_for_an_offering_tells_which_it_is(self):
        # Four of the five before are one's own: seven crystals have become nine.
        game = table(decision="move", figure="c3", crystals=[9, 0], obelisk=[0, 1, 0, 0, 0])
        assert by_moves(game, "end", "offer").label == "Stay: Offering 5 of 6, 9 crystals"
        game = table(decision="move", figure="e1", expansion=True, crystals=[9, 0])
        assert by_moves(game, "end").label == "Stay on e1 to offer 7 crystals"

    def test_staying_says_what_could_be_paid(self):
        game = table(decision="move", figure="d2", hand="grey3")
        assert by_moves(game, "end").label == "Stay on d2 to pay grey 3"
        game = table(decision="move", figure="e1", hand="khind*3 blue3 hoax1", expansion=True)
        assert by_moves(game, "end").label == "Stay to pay 1 of 3 free spaces"
        game = table(decision="move", figure="e1", hand="red3 khind blue3", expansion=True)
        assert by_moves(game, "end").label == "Stay on e1 to pay red 4, blue 3"
        game = table(decision="move", figure="d2", hand="grey3 grey2")
        assert by_moves(game, "end").label == "Stay on d2 to pay one of grey 5, 3"

    def test_staying_says_that_it_completes_the_building(self):
        # Watchtower: grey 5, 3, 1 crystal, and 2 cards for the majority; the 5 is paid. A Flit 3 pays the last space.
        game = table(decision="move", figure="d2", hand="grey3", markers={"d2": [0, None]})
        assert by_moves(game, "end").label == "Stay for d2: +1 crystal +2 cards"
        game = table(decision="move", figure="d2", hand="grey3*2 grey2")
        assert by_moves(game, "end").label == "Stay for d2: +1 crystal +2 cards"
        # Earth Temple: red 5, 4, 3; Terrah 3 and 2, 2 and 2, 3.
        game = table(decision="move", figure="d3", hand="red3*2 red2*3")
        assert by_moves(game, "end").label == "Stay to complete: +5 crystals"

    def test_staying_tells_the_number_of_spaces_where_a_button_has_no_room_for_them(self):
        # Main Hall: the first four spaces, brown, blue, red and black, are taken.
        markers = {"a1": [1, 1, 1, 1, None, None, None, None]}
        game = table(decision="move", figure="a1", hand="khind", markers=markers, expansion=True)
        assert by_moves(game, "end").label == "Stay to pay 1 of 4 free spaces"

    def test_a_destination_tells_what_could_be_paid_there(self):
        game = table(decision="move", hand="black3 black1")
        assert by_moves(game, "step b3", "end").detail == (
            "you can pay one of black 4, 3; complete: +3 crystals each; you cannot pay black 5"
        )

    @pytest.mark.parametrize("way", [("step d3", "end"), ("play grey1 d3", "end"), ("play grey1 d3",)])
    def test_every_way_to_a_building_tells_what_could_be_paid_there(self, way):
        # Earth Temple: red 5, 4, 3. By card or on foot, and whether one goes on or not.
        game = table(decision="move", hand="red3 red2 grey1 grey2")
        told = "you can pay one of red 5, 4, 3; complete: +3 crystals each"
        assert by_moves(game, *way).detail == told
        paid = ["you can pay" in one.detail for one in offered(game) if one.group == by_moves(game, *way).group]
        assert paid == sorted(paid, reverse=True)
        assert paid != sorted(paid)

    def test_the_card_that_takes_the_figure_there_pays_no_more(self):
        # Watchtower: grey 5, 3. A Flit 1 and a Flit 2 are worth 3, a Flit 2 alone is not.
        game = table(decision="move", figure="c3", hand="grey1 grey2")
        assert by_moves(game, "step c2", "step d2", "end").detail.startswith("you can pay grey 3; ")
        assert by_moves(game, "play grey1 d2", "end").detail == "you cannot pay grey 5, 3; complete: +1 crystal each"

    def test_the_hoax_that_recolours_is_named(self):
        # Fire Temple: black 5, 4, 3. No card is black, but a Hoax of value 2 recolours the red 3 and counts nothing.
        game = table(decision="move", hand="red3 hoax2")
        assert by_moves(game, "step b3", "end").detail.startswith("you can pay black 3 with a Hoax; complete")
        # With a black 3 the space of 3 needs no Hoax; that of 5 takes both threes, the red one as black.
        game = table(decision="move", hand="red3 black3 hoax2")
        told = "you can pay one of black 5, 4, 3 (black 5, 4 only with a Hoax); complete"
        assert by_moves(game, "step b3", "end").detail.startswith(told)

    @pytest.mark.rule("B-4.5", "B-4.6", "B-4.7")
    @pytest.mark.parametrize(
        ("hand", "told"),
        [
            # Watchtower: grey 5, 3. Each Hoax 2 recolours one card, a Hoax 1 up to four of one colour.
            ("red3 blue2 hoax2*2", "one of grey 5, 3 (grey 5: 2 Hoaxes, grey 3: 1 Hoax)"),
            ("red2*2 red1 hoax1", "one of grey 5, 3 with a Hoax"),
            ("red2 blue3 hoax1*2", "one of grey 5, 3 (grey 5: 2 Hoaxes, grey 3: 1 Hoax)"),
            # Two of red and two of blue make 4: only the smaller space, with two.
            ("red1*2 blue1*2 hoax1*2", "grey 3 with 2 Hoaxes"),
            # Either space without one, both of them not.
            ("grey3 grey2 red3 hoax2", "grey 5, 3 with a Hoax"),
            ("red3 black2 yellow3 hoax2*3", "grey 5, 3 with 3 Hoaxes"),
            ("grey3*2 grey2 hoax2", "grey 5, 3"),
        ],
    )
    def test_a_payment_says_how_many_hoaxes_it_needs(self, hand, told):
        game = table(decision="move", figure="c2", hand=hand)
        assert by_moves(game, "step d2", "end").detail.startswith((f"you can pay {told}; ", f"you can pay {told}, com"))

    @pytest.mark.rule("B-4.6")
    def test_several_of_more_spaces_say_how_many_hoaxes_they_need_at_least(self):
        # Fire Temple: black 5, 4, 3. Only 3 and 1 for the 4 and a red 3 for the 3 leave two of them.
        game = table(decision="move", hand="black3 black1 red3 hoax2")
        told = "you can pay 2 of black 5, 4, 3 with 1+ Hoaxes; "
        assert by_moves(game, "step b3", "end").detail.startswith(told)

    @pytest.mark.rule("B-4.6")
    @pytest.mark.parametrize(
        ("hand", "told"),
        [
            ("red3 hoax2", "Stay to pay grey 3 with a Hoax"),
            ("grey3 grey2 red3 hoax2", "Stay to complete d2 with a Hoax"),
            ("red1*2 blue1*2 hoax1*2", "Stay to pay grey 3 with 2 Hoaxes"),
            ("grey3 red2 hoax2", "Stay on d2 to pay one of grey 5, 3"),
        ],
    )
    def test_staying_says_how_many_hoaxes_it_needs(self, hand, told):
        assert by_moves(table(decision="move", figure="d2", hand=hand), "end").label == told

    def test_a_button_without_room_for_spaces_still_says_how_many_hoaxes_it_needs(self):
        # Main Hall: white, grey, yellow and green are left. A Hoax pays the white one, the other recolours for another.
        markers = {"a1": [1, 1, 1, 1, None, None, None, None]}
        game = table(decision="move", figure="a1", hand="red3 blue3 hoax2*2", markers=markers, expansion=True)
        assert by_moves(game, "end").label == "Stay: 2 spaces with 1+ Hoaxes"

    @pytest.mark.parametrize("seed", range(3))
    def test_every_payment_names_each_hoax_that_is_paid(self, seed):
        """On each button and in each line of random games."""
        game, rng, seen = GAME.new(seats=2, seed=seed), Random(seed), set[int]()
        while game.to_move is not None and len(seen) < 3:
            if game.prompt().kind == "contribute":
                for one in offered(game):
                    if one.moves[0].verb != "contribute":
                        continue
                    paid = re.findall(r"(hoax\d|white3)(?:\*(\d))?", one.moves[0])
                    held = sum(int(count or 1) for _, count in paid)
                    seen.add(held)
                    for label in (one.label, one.alone or one.label):
                        assert held in (hoaxes(label), hoaxes(one.detail)), one
            game.play(rng.choice(game.moves()))
        assert seen >= {0, 1}

    def test_a_hoax_that_is_paid_as_a_white_card_recolours_nothing(self):
        # University: white 5, 2. Hoax 2 and 3 are white cards of these values.
        game = table(decision="move", figure="b3", hand="white3 hoax2")
        told = "you can pay one of white 5, 2; complete: +1 crystal each"
        assert by_moves(game, "step b4", "end").detail == told
        # A Vulca 3 that Hoax 2 recolours makes five with the white 3 as well; without it the white 3 pays the 2 alone.
        game = table(decision="move", figure="b3", hand="white3 black3 hoax1")
        told = "you can pay one of white 5, 2 (white 5 only with a Hoax); complete: +1 crystal each"
        assert by_moves(game, "step b4", "end").detail == told

    def test_a_hoax_without_which_nothing_can_be_paid_is_named_in_the_longest_line_too(self):
        # Golden Shrine: black 4, red 4, blue 3, beside a rebuilt Library, three dragons: too much for one line.
        dragons = dict.fromkeys(("red_dragon", "green_dragon", "blue_dragon"), "e1")
        game = table(
            decision="move", figure="d1", hand="grey3*2 hoax1", expansion=True, rebuilt=["e2"], dragons=dragons
        )
        assert by_moves(game, "step e1", "end").detail.startswith(
            "you can pay one of black 4, red 4, blue 3 with a Hoax; dragons +3 scales"
        )

    def test_a_large_hand_is_looked_at_too(self):
        game = table(decision="move", hand="red3*3 red2*4 black3*3 black2*4 yellow3*3 khind*3 hoax1*2 hoax2*2")
        told = "you can pay red 5, 4, 3, complete: you get +5 crystals"
        assert by_moves(game, "step d3", "end").detail == told

    @pytest.mark.parametrize(
        ("hand", "told"),
        [
            # Mill: red 3, 2, 2.
            ("red3 red2*2", "you can pay red 3, 2, 2, complete: you get +1 crystal +2 cards"),
            ("red3 red2", "you can pay 2 of red 3, 2, 2; complete: +1 crystal each"),
            ("red3", "you can pay one of red 3, 2, 2; complete: +1 crystal each"),
            ("red2*2", "you can pay 2 of red 3, 2, 2; complete: +1 crystal each"),
            ("red2*3", "you can pay 2 of red 3, 2, 2; complete: +1 crystal each"),
            ("red1 khind brown1*2", "you can pay 2 of red 3, 2, 2; complete: +1 crystal each"),
        ],
    )
    def test_a_destination_tells_how_many_can_be_paid_together(self, hand, told):
        game = table(decision="move", figure="a3", hand=hand)
        assert by_moves(game, "step a2", "end").detail == told

    @pytest.mark.parametrize(
        ("markers", "told"),
        [
            # Mill: red 3, 2, 2, the most markers 2 cards; between equals the one further left has the majority.
            # Whoever has a marker there shares in it.
            ([1, None, None], "red 2, 2, complete: you get +1 crystal +2 cards; the other gets +1 crystal"),
            ([1, 1, None], "red 2, complete: you get +1 crystal; the other gets +1 crystal +2 cards"),
            ([1, 0, None], "red 2, complete: you get +1 crystal +2 cards; the other gets +1 crystal"),
            ([0, None, None], "red 2, 2, complete: you get +1 crystal +2 cards"),
        ],
    )
    def test_who_can_complete_a_building_is_told_what_that_brings_with_the_majority(self, markers, told):
        game = table(decision="move", figure="a3", hand="red2*2", markers={"a2": markers})
        assert by_moves(game, "step a2", "end").detail == f"you can pay {told}"

    def test_the_majority_of_others_is_not_promised_on_the_way(self):
        # Earth Temple: with two markers of three Ana has the majority, 2 crystals; with one of three Ben has it.
        game = table(decision="move", figure="c3", hand="red3", markers={"d3": [1, 0, None]})
        told = by_moves(game, "step d3", "end").detail
        assert told == "you can pay red 3, complete: you get +5 crystals; the other gets +3 crystals"
        game = table(decision="move", figure="c3", hand="red3", markers={"d3": [1, 1, None]})
        told = by_moves(game, "step d3", "end").detail
        assert told == "you can pay red 3, complete: you get +3 crystals; the other gets +5 crystals"

    @pytest.mark.parametrize(
        ("scales", "gain", "share"),
        [
            # Two players have seven scales (B-6.2 to B-6.5); the dragon's is the last one: 4 and 3, or 2 and 5.
            # The other has 1 crystal for the building besides.
            ([3, 3], "+7 crystals (6 for scales) +2 cards", "+4 crystals (3 for scales)"),
            ([1, 5], "+1 crystal +1 scale +2 cards", "+7 crystals (6 for scales)"),
            ([3, 2], "+1 crystal +1 scale +2 cards", "+1 crystal"),
        ],
    )
    def test_a_walk_and_the_payment_after_it_tell_the_same_gain(self, scales, gain, share):
        # Mill: red 3, 2, 2; 1 crystal, and 2 cards for her majority.
        markers, dragons = {"a2": [0, 1, None]}, {"green_dragon": "a2"}
        game = table(decision="move", figure="a3", hand="red2", scales=scales, markers=markers, dragons=dragons)
        way = by_moves(game, "step a2", "end").detail
        long = f"you can pay red 2, complete: you get {gain}; the other gets {share}"
        assert way == (long if len(long) <= 100 else f"pay red 2, complete: {gain}; the other: {share}")
        game.play("step a2")
        game.play("end")
        paid = by_moves(game, "contribute 3 pay red2")
        assert (paid.label, paid.detail) == ("red 2, complete: Terrah 2", f"{gain}; the other gets {share}")

    def test_a_walk_to_the_last_scales_tells_what_they_bring_though_nothing_is_completed(self):
        # Mill: red 3, 2, 2. The dragon's scale is the last of seven: four of hers against three.
        game = table(decision="move", figure="a3", hand="red2", scales=[3, 3], dragons={"green_dragon": "a2"})
        assert by_moves(game, "step a2", "end").detail == (
            "you can pay one of red 2, 2; dragon +1 scale; scales scored: you +6, the other +3"
        )

    def test_scales_are_scored_before_the_building_is_complete(self):
        # Mill: with both dragons she has five of seven, which bring 6 and go back; then come 1 crystal, 2 cards.
        dragons, markers = {"green_dragon": "a2", "red_dragon": "a2"}, {"a2": [0, None, None]}
        game = table(decision="move", figure="a3", hand="red2*2", scales=[3, 2], dragons=dragons, markers=markers)
        assert by_moves(game, "step a2", "end").detail == (
            "you can pay red 2, 2, complete: you get +7 crystals (6 for scales) +2 cards"
        )

    def test_with_several_others_their_number_is_told(self):
        # Four players, twelve scales: six of hers, three of each of two others, none of the fourth.
        markers, dragons = {"a2": [0, 1, None]}, {"green_dragon": "a2"}
        game = table(
            4, decision="move", figure="a3", hand="red2", scales=[5, 3, 3, 0], dragons=dragons, markers=markers
        )
        assert by_moves(game, "step a2", "end").detail == (
            "pay red 2, complete: +7 crystals (6 for scales) +2 cards; others gain too"
        )

    def test_no_more_spaces_than_markers_can_be_paid(self):
        # Eight markers on buildings: two are left, or one where another lies on the obelisk.
        markers = SPENT["markers"] | {"e4": [None, None]}
        game = table(decision="move", hand="red3*2 red2 red1", markers=markers, obelisk=[])
        assert by_moves(game, "step d3", "end").detail.startswith("you can pay 2 of red 5, 4, 3; ")
        game = table(decision="move", hand="red3*2 red2 red1", markers=markers, obelisk=[0])
        assert by_moves(game, "step d3", "end").detail.startswith("you can pay one of red 5, 4, 3; ")

    def test_what_a_dragon_brings_is_told_in_the_longest_line_too(self):
        # Royal Palace: any colour 5, 4, 4, 3; a Terrah 3 pays the 3, two Hoax 2 as white a 4.
        game = table(decision="move", hand="red3 red1 blue2 hoax2*2", dragons={"red_dragon": "c4"})
        assert by_moves(game, "step c4", "end").detail == (
            "you can pay 2 of any colour 5, 4, 4, 3; dragon +1 scale; complete: +1 crystal +1 scale +1 card each"
        )

    def test_without_markers_nothing_can_be_paid(self):
        game = table(decision="move", hand="red3", crystals=[9, 0], **SPENT)
        assert by_moves(game, "step d3", "end").detail == "no marker left; complete: +3 crystals each"
        assert by_moves(game, "end").label == "Stay on c3 Courtyard"
        game = table(decision="move", figure="d3", hand="red3", crystals=[9, 0], **SPENT)
        assert by_moves(game, "step c3", "end").detail == "Offering: 7 crystals, 9 held; no marker left"

    @pytest.mark.parametrize("seed", range(3))
    def test_what_is_said_to_be_payable_can_be_paid(self, seed):
        """In random games: after such a walk a contribution or an Offering is offered, after others none."""
        game, rng = GAME.new(seats=2 + seed % 3, seed=seed, options={"expansion": "on"}), Random(seed)
        for _ in range(60):
            if game.to_move is not None and game.prompt().kind == "move":
                look = forecast(game, game.to_move)
                for choice in choices(game.view(game.to_move), look, SAY):
                    if choice.moves[-1] == "end":
                        verbs = {move.verb for move in look.then(*choice.moves).moves}
                        told = f"{choice.label}: {choice.detail}"
                        assert ("contribute" in verbs) == bool(
                            re.search("you can pay|: pay | to pay | to complete|Stay for |Stay: .", told)
                        ), told
                        assert "offer" not in verbs or "ffer" in told
            game.play(rng.choice([move for move in game.moves() if move.verb == "contribute"] or game.moves()))

    def test_what_can_be_paid_together_is_what_a_search_finds(self):
        """Small hands, every order of payments tried."""
        rng = Random(1)

        def most(game):
            ways = [move for move in game.moves() if move.verb == "contribute"]
            found = 0
            for way in ways:
                after = game.copy()
                after.play(way)
                asked = after.prompt().kind == "contribute" if after.to_move == 0 else False
                found = max(found, 1 + (most(after) if asked else 0))
            return found

        for place in ("a2", "d3", "b2", "a1", "e1", "c4"):
            for _ in range(6):
                hand = " ".join(rng.sample(DEALT, 4))
                hand = " ".join(f"{card}*{n}" for card, n in Counter(hand.split()).items())
                game = table(figure=place, hand=hand, expansion=True)
                view = game.view(0)
                held = pack(KIND[one.card] for one in view.hand for _ in range(one.count))
                costs = tuple((CODES[space.colour], space.value) for space in tiles(view)[place].spaces)
                assert together(held, costs, len(costs)) == most(game), (place, hand)

    @pytest.mark.parametrize(
        ("figure", "way", "hand", "told"),
        [
            # Main Hall: each but blue, the Hoax for white; a second red card would need it.
            ("b1", "a1", "black2 red2 red3 grey1 khind brown3 hoax2 yellow1", "you can pay 7 of 8 free spaces"),
            # Red, white by a Hoax; the other one recolours the second red card.
            ("b1", "a1", "red3 red2 hoax1", "you can pay 2 of 8 free spaces; complete"),
            ("b1", "a1", "red3 red2 hoax1*2", "you can pay 3 of 8 free spaces with a Hoax; complete"),
            # Royal Palace: red 2 + 3, white 2 + 2, grey 3 + Khind, brown 3.
            ("c3", "c4", "black2 red2 red3 grey3 khind brown3 hoax2*2", "you can pay any colour 5, 4, 4, 3, complete"),
        ],
    )
    def test_large_hands_are_counted_as_exactly(self, figure, way, hand, told):
        game = table(decision="move", figure=figure, hand=hand, expansion=figure == "b1")
        assert by_moves(game, f"step {way}", "end").detail.startswith(told)

    def test_of_many_spaces_only_the_number_is_told(self):
        # Main Hall: eight spaces of value 1, one of each colour; a Khind pays any of them, red cards one.
        game = table(decision="move", figure="b1", hand="red1 red2", expansion=True)
        told = "8 free spaces; complete: +2 crystals each; jump from here"
        assert by_moves(game, "step a1", "end").detail == f"you can pay 1 of {told}"
        game = table(decision="move", figure="b1", hand="khind", expansion=True)
        assert by_moves(game, "step a1", "end").detail == f"you can pay 1 of {told}"
        assert by_moves(table(decision="move", figure="b1", expansion=True), "step a1", "end").detail == told

    def test_a_destination_tells_which_dragons_are_there_and_what_they_bring(self):
        game = table(decision="move", dragons={"red_dragon": "c2"})
        detail = by_moves(game, "step c2", "end").detail
        assert detail == "you cannot pay blue 5, 4, 3; complete: +3 crystals each; red dragon +1 scale"
        game = table(decision="move", dragons={"red_dragon": "c2"}, rebuilt=["c2"])
        assert by_moves(game, "step c2", "end").detail == "rebuilt; red dragon"

    def test_a_destination_tells_what_rebuilt_neighbours_add(self):
        # The University (1 crystal for each contributor) beside the Fire Temple, which brings 3.
        game = table(decision="move", figure="b5", rebuilt=["b3"])
        assert by_moves(game, "step b4", "end").detail == "you cannot pay white 5, 2; complete: +4 crystals each"

    def test_a_destination_tells_that_nothing_is_left_to_build_there(self):
        assert by_moves(table(decision="move", rebuilt=["b3"]), "step b3", "end").detail == "rebuilt"

    def test_courtyard_and_golden_shrine_tell_the_price_of_an_offering(self):
        # Two players: after two Offerings the next one costs 8.
        game = table(decision="move", figure="d3", obelisk=[0, 1], crystals=[5, 30])
        assert by_moves(game, "step c3", "end").detail == "Offering: 8 crystals, 5 held"
        game = table(decision="move", figure="d1", expansion=True, rebuilt=["e1"])
        assert by_moves(game, "step e1", "end").detail == "rebuilt; Offering: 7 crystals, 0 held"

    def test_whoever_has_the_crystals_goes_and_offers_with_one_click(self):
        # Two players: the obelisk begins with 7, 7, 8; two Offerings are made, one of them the mover's.
        facts: dict[str, Any] = {"decision": "move", "obelisk": [0, 1], "dragons": {"red_dragon": "c3"}}
        game = table(figure="d3", crystals=[8, 0], **facts)
        assert by_moves(game, "step c3", "end", "offer").label == "c3: Offering 2 of 6, 8 crystals"
        assert by_moves(game, "step c3", "end", "offer").detail == "made at once, no crystal is left"
        assert by_moves(game, "step c3", "end").label == "c3 Courtyard, no Offering yet"
        assert by_moves(game, "step c3", "end").detail == "Offering: 8 crystals, 8 held; red dragon"
        assert labels(game, GO)[:2] == ["c3: Offering 2 of 6, 8 crystals", "c3 Courtyard, no Offering yet"]
        game = table(crystals=[8, 0], **facts)
        assert by_moves(game, "end", "offer").label == "Stay: Offering 2 of 6, 8 crystals"
        assert by_moves(game, "end").label == "Stay on c3, no Offering yet"
        game = table(figure="a3", hand="grey1", crystals=[8, 0], **facts)
        assert by_moves(game, "play grey1 c3", "end", "offer").group == (FLY,)
        assert not [one for one in offered(game) if one.moves[-2:] == ("play grey1 c3", "offer")]

    def test_the_offering_that_wins_says_so(self):
        # B-10.1: the sixth of one's own with two players; prices 7 7 8 8 9 9.
        game = table(decision="move", figure="d3", crystals=[20, 0], obelisk=[0] * 5)
        assert by_moves(game, "step c3", "end", "offer").detail == "made at once, and you win the game"
        game = table(decision="move", figure="d3", crystals=[20, 0], obelisk=[0] * 4 + [1])
        assert by_moves(game, "step c3", "end", "offer").detail == "made at once, 11 crystals are left"

    def test_buttons_say_that_an_offering_wins(self):
        """B-10.1, B-8.4: the sixth of one's own with two players, the fourth with four; after five the price is 9."""
        whole: dict[str, Any] = {"crystals": [20, 0], "obelisk": [0] * 5, "expansion": True}
        for decision, place in (("offer", "c3"), ("shrine", "e1")):
            game = table(decision=decision, figure=place, **whole)
            assert by_moves(game, "offer").label == "Offering 6 of 6 wins: 9 crystals"
        assert by_moves(table(decision="move", **whole), "end", "offer").label == "Stay: Offering 6 wins, 9 crystals"
        shrine = table(decision="move", figure="e1", **whole)
        assert by_moves(shrine, "end").label == "Stay on e1 to win for 9 crystals"
        game = table(4, decision="offer", crystals=[20, 0, 0, 0], obelisk=[0, 0], hand="yellow1 yellow2")
        game.play("offer")
        assert by_moves(game, "play yellow1").label == "Pillar 1: no. 4 wins, 8 crystals"
        assert by_moves(game, "play yellow2").label == "Pillar 2: no. 4 wins, 9 crystals"

    def test_an_offering_at_the_golden_shrine_has_room_beside_what_can_be_paid(self):
        # Golden Shrine: black 4, red 4, blue 3; 1 crystal, 1 scale and 1 card for each.
        hand = "black2*2 blue3"
        whole: dict[str, Any] = {"decision": "move", "figure": "d1", "expansion": True}
        told = by_moves(table(hand=hand, crystals=[7, 0], **whole), "step e1", "end").detail
        assert told.startswith("you can pay black 4, blue 3; Offering: 7 crystals; ")
        # Five Offerings of her own have been made for 7, 7, 8, 8 and 9; the sixth costs 9 and wins.
        told = by_moves(table(hand=hand, crystals=[9, 0], obelisk=[0] * 5, **whole), "step e1", "end").detail
        assert told.startswith("the Offering that wins: 9 crystals; you can pay black 4, blue 3")

    def test_without_crystals_or_markers_no_offering_is_on_the_way(self):
        for facts in ({"crystals": [6, 0]}, {"crystals": [9, 0], **SPENT}):
            for figure in ("c3", "d3"):
                game = table(decision="move", figure=figure, **facts)
                assert not [one for one in offered(game) if "offer" in one.moves]
        assert by_moves(table(decision="move", crystals=[6, 0]), "end").label == "Stay on c3 Courtyard"

    def test_an_offering_that_can_be_made_is_told_before_what_completing_the_tile_brings(self):
        # Golden Shrine: the figure can pay for a space and make an Offering in the same turn (B-8.1, B-8.4).
        dragons = {"red_dragon": "e1", "blue_dragon": "e1"}
        facts: dict[str, Any] = {"expansion": True, "rebuilt": ["e2"], "dragons": dragons, "crystals": [9, 0]}
        game = table(decision="move", figure="d1", hand="blue3", **facts)
        assert by_moves(game, "step e1", "end").detail.startswith("you can pay blue 3; Offering: 7 crystals")

    def test_what_there_is_no_room_for_is_left_out_whole(self):
        # Golden Shrine beside a rebuilt Library: 1 + 3 crystals, 1 scale and 1 card. What cannot be paid comes last.
        dragons = {"red_dragon": "e1", "blue_dragon": "e1"}
        game = table(decision="move", figure="d1", hand="blue3", expansion=True, rebuilt=["e2"], dragons=dragons)
        assert by_moves(game, "step e1", "end").detail == (
            "you can pay blue 3; dragons +2 scales; complete: +4 crystals +1 scale +1 card each"
        )

    def test_a_dragon_goes_to_spaces_nobody_looked_at(self):
        game = table(decision="move", hand="red1 red3 red2")
        assert by_moves(game, "play red1 d3").detail == (
            "spaces: red 5, 4, 3; complete: +3 crystals each; green dragon +1 scale"
        )

    @pytest.mark.parametrize(
        ("place", "spaces", "brings"),
        [("e1", "black 4, red 4, blue 3", "+1 crystal +1 scale"), ("a5", "white 4, 3, 2", "+2 crystals")],
    )
    def test_what_a_dragon_brings_is_told_before_what_else_is_there(self, place, spaces, brings):
        # Nothing is rebuilt. The Golden Shrine's Offering and the Hospital's cards come last.
        game = table(decision="move", hand="red1", expansion=True)
        detail = by_moves(game, f"play red1 {place}").detail
        assert detail.startswith(f"spaces: {spaces}; complete: {brings}")
        assert "dragon +1 scale" in detail
        assert len(detail) <= DETAIL

    def test_two_dragons_are_told_where_their_colours_have_no_room(self):
        # Royal Palace (1 crystal, 1 scale, 1 card), beside University and Citadel (1 crystal each) and
        # Monastery Tower (1 scale).
        dragons = {"red_dragon": "c4"}
        game = table(decision="move", hand="red1", dragons=dragons, rebuilt=["b4", "c5", "d4"])
        detail = by_moves(game, "play red1 c4").detail
        assert detail == (
            "spaces: any colour 5, 4, 4, 3; complete: +3 crystals +2 scales +1 card each; dragons +2 scales"
        )

    def test_the_choices_are_their_owners_alone(self):
        game = table(decision="move", hand="grey1")
        assert choices(game.view(None), forecast(game, None), SAY) == []
        assert choices(game.view(1), forecast(game, 1), SAY) == []


class TestContributing:
    def test_every_payment_is_told_with_its_space(self):
        # Example 2 of the reference: three Mimix 1 and a Hoax 1 pay a red 3 with two Mimix only. The Mill is red 3 2 2.
        game = table(figure="a2", hand="brown1*3 hoax1")
        assert by_moves(game, "contribute 1 pay brown1*2").label == "red 3: Mimix 1 ×2"

    def test_the_cheapest_for_each_space_stand_first(self):
        # Terrah 2 for a red 2 wastes nothing; the red 3 comes before the second way to pay a 2, Khind ×2. The other 2
        # costs the same and is worth less in a tie (B-5.1): it comes last, behind the menu.
        game = table(figure="a2", hand="red2*2 khind*3")
        assert paid_first(game) == [
            "contribute 2 pay red2",
            "contribute 1 pay red2*2",
            "contribute 1 pay red2 khind",
            "contribute 2 pay khind*2",
            "contribute 1 pay khind*3",
        ]
        assert labels(game, OTHERS) == ["red 2 (on the right): Terrah 2", "red 2 (on the right): Khind ×2"]

    def test_who_can_pay_with_nothing_too_much_and_no_joker_sees_that_first(self):
        # Earth Temple: red 5, 4, 3. With a Khind each of them costs less of value and power.
        game = table(figure="d3", hand="red1 red2*2 khind")
        assert paid_first(game) == [
            "contribute 3 pay red1 red2",
            "contribute 2 pay red2*2",
            "contribute 1 pay red1 red2*2",
        ]

    def test_no_joker_is_paid_before_one_that_wastes_as_much(self):
        # Hospice: red 5. Three Terrah 2 are one too much, a Khind is a joker.
        game = table(figure="d1", hand="red2*3 khind")
        assert paid_first(game)[:2] == ["contribute 1 pay red2*3", "contribute 1 pay red2*2 khind"]

    def test_a_joker_is_none_for_a_space_of_its_own_people(self):
        # Library: white 4, 3, 2. Hoax 1 and Hoax 2 are worth 3 there; Hoax 2 and Khind would cost less.
        game = table(figure="e2", hand="hoax1 hoax2 khind")
        assert paid_first(game)[:2] == ["contribute 3 pay hoax2", "contribute 2 pay hoax1 hoax2"]

    def test_a_joker_is_one_for_a_space_of_any_people(self):
        # Royal Palace: any colour 5, 4, 4, 3.
        game = table(figure="c4", hand="red1 red2 khind")
        assert paid_first(game)[0] == "contribute 4 pay red1 red2"

    def test_all_other_payments_are_listed_by_what_they_waste_number_of_cards_sum_and_hand(self):
        # Great Hall: brown 5, 4. First those that waste nothing, then by space. A Khind is a waste as a point too much
        # is, and comes after it. Two cards come before three; of equally many the smaller sum; of equal sums, the card
        # that is further left in the hand (black, red, blue, grey, green, brown, white, yellow).
        game = table(figure="b2", hand="khind*2 brown2*2 brown3 brown1")
        told = [
            "brown 5: Mimix 2, Mimix 3",
            "brown 5: Mimix 1, Mimix 2 ×2",
            "brown 4: Mimix 1, Mimix 3",
            "brown 4: Mimix 2 ×2",
            "brown 5: Khind, Mimix 1, Mimix 3",
            "brown 5: Khind, Mimix 2 ×2",
            "brown 5: Khind ×2, Mimix 3",
            "brown 5: Khind ×2, Mimix 1+2",
            "brown 4: Mimix 2, Mimix 3",
            "brown 4: Khind, Mimix 3",
            "brown 4: Khind, Mimix 1, Mimix 2",
            "brown 4: Khind ×2, Mimix 2",
        ]
        first = [
            choice.label for choice in offered(game) if choice.group == () and choice.moves[0].verb == "contribute"
        ]
        assert len(first) == 3
        assert set(first) < set(told[:4]), "of those that waste nothing"
        assert labels(game, OTHERS) == [label for label in told if label not in first]

    def test_cards_without_a_power_are_paid_before_those_with_one(self):
        game = table(figure="d1", hand="red3 red2*2 red1")
        # The Hospice is red 5: 3 and 2, or 2, 2 and 1.
        assert labels(game)[0] == "red 5, complete: Terrah 2, Terrah 3"

    def test_cards_of_value_three_have_no_power_to_lose(self):
        game = table(figure="d1", hand="red3*2 red2 brown1*2")
        paid = [label.removeprefix("red 5, complete: ") for label in labels(game)[:3]]
        assert paid == ["Terrah 2, Terrah 3", "Terrah 3 ×2", "Terrah 2, Mimix 1 ×2"]

    def test_completing_a_building_tells_everything_it_brings(self):
        # Hospice (1 crystal, majority 1 scale) beside a rebuilt Caravanserai (1 crystal) and Watchtower (1 crystal),
        # with a dragon: 3 crystals and 2 scales.
        game = table(figure="d1", hand="red3 red2", rebuilt=["c1", "d2"], dragons={"blue_dragon": "d1"})
        told = by_moves(game, "contribute 1 pay red2 red3")
        assert (told.label, told.detail) == (
            "red 5, complete: Terrah 2+3",
            "+3 crystals +2 scales",
        ), "neither the cards nor the space are ever left out"

    def test_the_majority_of_somebody_else_is_not_promised(self):
        # Great Hall (brown 5 4): the other's marker is on the left, so theirs is the scale of the majority.
        game = table(figure="b2", hand="brown3 khind", markers={"b2": [1, None]})
        told = by_moves(game, "contribute 2 pay khind brown3")
        assert (told.label, told.detail) == (
            "brown 4, complete: Khind, Mimix 3",
            "+1 crystal; the other gets +1 crystal +1 scale",
        )

    def test_golden_scales_that_are_scored_then_are_told(self):
        # Two players, seven scales: the dragon's is the last one. Four of seven bring 6 crystals and are returned.
        game = table(figure="a2", hand="red3", scales=[3, 3], dragons={"green_dragon": "a2"})
        told = by_moves(game, "contribute 1 pay red3")
        assert (told.label, told.detail) == (
            "red 3: Terrah 3",
            "+6 crystals (6 for scales); the other gets +3 crystals (3 for scales)",
        )
        # One of seven brings nothing and is kept.
        game = table(figure="a2", hand="red3", scales=[0, 6], dragons={"green_dragon": "a2"})
        told = by_moves(game, "contribute 1 pay red3")
        assert (told.label, told.detail) == (
            "red 3: Terrah 3",
            "+1 scale; the other gets +6 crystals (6 for scales)",
        )

    def test_all_payments_of_a_question_are_told_in_one_form(self):
        # Trading House (yellow 5, 3), a dragon there: two cards and the scale have room on buttons, three have not.
        game = table(figure="e4", hand="yellow3 yellow2 khind*2", dragons={"red_dragon": "e4"})
        paid = [one for one in offered(game) if one.moves[0].verb == "contribute"]
        assert {one.detail for one in paid} == {"+1 scale"}
        assert by_moves(game, "contribute 2 pay yellow3").label == "yellow 3: Pillar 3"
        game = table(figure="e4", hand="yellow3", dragons={"red_dragon": "e4"})
        (only, *_) = offered(game)
        assert (only.label, only.detail) == ("yellow 3: Pillar 3", "+1 scale")

    def test_one_payment_is_no_menu_of_its_own(self):
        # Mill (red 3, 2, 2): the third space alone would stand behind the menu.
        game = table(figure="a2", hand="red2")
        assert labels(game)[:2] == ["red 2: Terrah 2", "red 2 (on the right): Terrah 2"]
        assert labels(game, OTHERS) == []

    @pytest.mark.parametrize("seed", range(2))
    def test_every_payment_names_its_cards(self, seed):
        """On each button and in each line of random games; if by their number, the second line has them."""
        game, rng = GAME.new(seats=2, seed=seed), Random(seed)
        people = "Vulca|Terrah|Aqua|Flit|Khind|Mimix|Hoax|Pillar"
        for _ in range(80):
            if game.to_move is not None and game.prompt().kind == "contribute":
                paid = [one for one in offered(game) if one.moves[0].verb == "contribute"]
                for one in paid:
                    assert bool(re.search(people, one.label)) != bool(re.search(people, one.detail)), (
                        "once, in one place"
                    )
            game.play(rng.choice([move for move in game.moves() if move.verb == "contribute"] or game.moves()))

    def test_scales_of_others_may_be_the_last_ones(self):
        # Monastery Tower (1 crystal) beside the rebuilt Royal Palace (1 crystal, 1 scale, 1 card for each of both);
        # its majority, 1 scale, goes to the other (2 crystals, 2 scales, 1 card). Ten scales:
        # 2 + 1 and 5 + 2 are all there are with three players.
        game = table(3, figure="c5", hand="grey2", rebuilt=["c4"], markers={"c5": [1, 1, None]}, scales=[2, 5, 0])
        told = by_moves(game, "contribute 3 pay grey2")
        assert (told.label, told.detail) == (
            "grey 2, complete: Flit 2",
            "+5 crystals (3 for scales) +1 card; one other gets +8 crystals (6 for scales) +1 card",
        )

    def test_what_is_too_long_for_a_button_stands_in_the_second_line(self):
        # Royal Palace (2 crystals for the majority; 1 crystal, 1 scale, 1 card) beside University and Citadel.
        rebuilt, dragons = ["b4", "d4"], {"red_dragon": "c4"}
        markers = {"c4": [None, 0, 0, 0]}
        game = table(figure="c4", hand="red3 red2", rebuilt=rebuilt, dragons=dragons, markers=markers)
        told = by_moves(game, "contribute 1 pay red2 red3")
        assert told.label == "any colour 5, complete: Terrah 2+3"
        assert told.detail == "+5 crystals +2 scales +1 card"

    def test_a_line_names_the_cards_that_a_button_has_no_room_for(self):
        # Terrah 2, Khind, and Vulca 2 recoloured by the Hoax: 5 for the first red space of the Earth Temple.
        hand = "black2 red2 khind hoax2"
        told = by_moves(table(figure="d3", hand=hand), f"contribute 1 pay {hand}")
        assert told.label == "red 5: Vulca 2, Terrah 2, Khind, Hoax 2"
        # For that of the Hospice alone, a button that names how many; the cards stand below.
        told = by_moves(table(figure="d1", hand=hand), f"contribute 1 pay {hand}")
        cards = "Vulca 2, Terrah 2, Khind, Hoax 2"
        assert (told.label, told.detail) == ("red 5, complete: 4 cards", f"+1 crystal +1 scale; {cards}")

    @pytest.mark.parametrize("seed", range(2))
    def test_every_payment_that_completes_says_so_and_no_other_one(self, seed):
        """On each button and in each line of random games; what it brings stands below, in no label."""
        game, rng, seen = GAME.new(seats=2, seed=seed), Random(seed), set[bool]()
        for _ in range(120):
            if game.to_move is not None and game.prompt().kind == "contribute":
                (tile,) = [
                    one
                    for one in tiles(game.view(None)).values()
                    if one.place == game.view(None).players[game.to_move].place
                ]
                last = sum(space.owner is None for space in tile.spaces) == 1
                for one in offered(game):
                    if one.moves[0].verb == "contribute":
                        seen.add(last)
                        assert (", complete: " in one.label) == last, one
                        assert " crystal" not in one.label
                        assert not last or one.detail.startswith("+"), one
            game.play(rng.choice([move for move in game.moves() if move.verb == "contribute"] or game.moves()))
        assert seen == {True, False}

    def test_the_longest_payment_leaves_what_it_brings_to_the_second_line(self):
        # The largest payment of the reference, eight cards for the Hospice's red 5.
        hand = "blue1*2 brown1 hoax1*2 hoax2 yellow1*2"
        rebuilt, dragons = ["c1", "d2"], {"blue_dragon": "d1"}
        told = by_moves(table(figure="d1", hand=hand, rebuilt=rebuilt, dragons=dragons), f"contribute 1 pay {hand}")
        assert told.label == "red 5, complete: 8 cards", "what their values add up to is not what they are worth"
        paid = "Aqua 1 ×2, Mimix 1, Hoax 1 ×2, Hoax 2, Pillar 1 ×2"
        assert told.detail == f"+3 crystals +2 scales; {paid}"

    def test_a_second_contribution_of_a_turn_has_no_thanks_of_dragons(self):
        game = table(figure="a2", hand="red2*2 red3", dragons={"green_dragon": "a2"})
        assert by_moves(game, "contribute 2 pay red2").detail == "+1 scale"
        game.play("contribute 2 pay red2")
        assert by_moves(game, "contribute 3 pay red2").detail == ""

    def test_ending_goes_straight_on_to_the_discard(self):
        game = table(figure="a2", hand="red3 khind")
        assert by_moves(game, "end", "discard nothing").label == "End my turn, draw 2"
        assert labels(game, ONE) == ["Terrah 3", "Khind"]
        assert labels(game, TWO) == ["Terrah 3, Khind"]

    @pytest.mark.parametrize("hand", ["red1", "blue3 grey2", ""])
    def test_who_can_pay_for_nothing_is_told_why_there_is_only_the_end(self, hand):
        # Mill: red 3, 2, 2.
        game = table(figure="a2", hand=hand)
        assert by_moves(game, "end", "discard nothing").label == "Nothing to pay with: end, draw 2"

    def test_where_a_special_tile_follows_ending_is_all(self):
        # Main Hall: a space of each colour, so a Khind pays; without a card nothing does.
        for hand, label in (("khind", "Pay nothing"), ("", "Nothing to pay with: go on")):
            game = table(figure="a1", hand=hand, expansion=True)
            assert by_moves(game, "end").label == label


class TestOfferings:
    def test_the_price_is_told(self):
        # Two players: the obelisk begins with 7, 7, 8; two Offerings are made.
        game = table(decision="offer", crystals=[9, 0], obelisk=[1, 1])
        choice = by_moves(game, "offer")
        assert (choice.label, choice.style) == ("Offering 1 of 6: 8 crystals", "main")

    def test_who_cannot_pay_is_only_asked_to_end(self):
        game = table(decision="offer", crystals=[6, 0], hand="khind")
        assert {choice.moves[0] for choice in offered(game)} == {"end"}

    @pytest.mark.parametrize(("decision", "place"), [("offer", "c3"), ("shrine", "e1")])
    def test_who_cannot_pay_is_told_why_there_is_only_the_end(self, decision, place):
        game = table(decision=decision, figure=place, expansion=True, crystals=[5, 0], hand="khind")
        assert labels(game) == ["Too few crystals: end, draw 2"]

    def test_pillar_cards_tell_their_price_with_the_extra(self):
        game = table(decision="offer", crystals=[30, 0], hand="yellow1 yellow2")
        game.play("offer")
        assert by_moves(game, "play yellow1").label == "Pillar 1: no. 2 of 6, 8 crystals"
        assert by_moves(game, "play yellow2").label == "Pillar 2: no. 2 of 6, 9 crystals"

    def test_who_cannot_make_another_is_told_why_there_is_only_the_end(self):
        # Two players: after the first Offering, for 7, the next one costs 7 and the extra.
        # A Pillar 3 has no power (B-7.5).
        none = "No Pillar 1 or 2: end, draw 2"
        for hand, label in (("red1", none), ("yellow3", none), ("yellow2", "Too few crystals: end, draw 2")):
            game = table(decision="offer", crystals=[8, 0], hand=hand)
            game.play("offer")
            assert game.prompt().kind == "pillar"
            assert labels(game) == [label]

    def test_whoever_has_no_pillar_card_alone_is_told_so(self):
        told = {}
        for hand in ("red1 yellow3", "yellow1"):
            game = table(decision="offer", crystals=[20, 0], hand=hand)
            game.play("offer")
            told[hand] = explain(game.view(0), SAY)[0]
            assert explain(game.view(1), SAY)[0] == explain(game.view(None), SAY)[0], "others may not know"
        assert told["red1 yellow3"].startswith("You have no Pillar card of value 1 or 2 in hand")
        assert told["yellow1"].startswith("Each Pillar card of value 1 or 2 in your hand allows one more Offering")


class TestSpecialTiles:
    def test_everybody_sees_the_jumps_of_main_hall(self):
        game = table(figure="a1", decision="jump", expansion=True)
        seen = choices(game.view(None), forecast(game, None), SAY)
        assert len(seen) == 25
        assert seen[-1].label == "Do not jump"
        assert {choice.detail for choice in seen if choice.label == "c3 Courtyard"} == {"Offering: 7 crystals"}

    def test_what_a_jump_leads_to_is_told_of_the_turn_after_it(self):
        """B-8.2: nothing more is done there in this turn; in the next one a first contribution brings scales anew."""
        markers = {"a1": [0, None, None, None, None, None, None, None]}
        at: dict[str, Any] = {"figure": "a1", "decision": "jump", "expansion": True, "placed": 1, "markers": markers}
        game = table(dragons={"red_dragon": "a2"}, crystals=[30, 0], **at)
        assert by_moves(game, "jump a2").detail == "spaces: red 3, 2, 2; complete: +1 crystal each; red dragon +1 scale"
        assert "(spaces: red 3, 2, 2; red dragon +1 scale)" in "\n".join(explain(game.view(0), SAY))

    def test_where_an_action_follows_no_question_speaks_of_the_end_of_the_turn(self):
        # The Hospital asks whether to draw before the turn ends.
        game = table(figure="a5", hand="hoax2*2", expansion=True)
        assert labels(game)[-1] == "Pay nothing"
        game.play("contribute 3 pay hoax2")
        assert labels(game) == ["Nothing to pay with: go on"]
        game = table(figure="a5", hand="hoax2 white3", expansion=True)
        game.play("contribute 3 pay hoax2")
        assert labels(game)[-1] == "Pay nothing more"

    def test_the_hospital(self):
        assert labels(table(figure="a5", decision="hospital", expansion=True)) == ["Draw 2 cards", "Draw nothing"]

    def test_the_golden_shrine(self):
        game = table(figure="e1", decision="shrine", expansion=True, crystals=[7, 0])
        assert labels(game) == [
            "Offering 1 of 6: 7 crystals",
            "End my turn, draw 2",
        ]


def test_discards_are_a_menu_for_one_card_and_one_for_two():
    game = table(decision="reset", hand="red1*2 khind")
    assert labels(game) == ["End my turn, draw 2"]
    assert labels(game, ONE) == ["Terrah 1", "Khind"]
    assert labels(game, TWO) == ["Terrah 1 ×2", "Terrah 1, Khind"]


@pytest.mark.parametrize("seed", range(20))
def test_nothing_that_ends_the_turn_lies_in_a_menu_of_payments(seed):
    """Random hands, small and large, at the Royal Palace and elsewhere; a dragon is there, so that there is more to say
    than buttons have room for.
    """
    rng = Random(seed)
    hand = " ".join(rng.sample(DEALT, rng.randrange(1, 20)))
    figure = rng.choice(["c4", "c4", "d1", "b2", "a2"])
    game = table(figure=figure, hand=hand, dragons={"red_dragon": figure})
    menus = [row for row in page(offered(game), "", game="g", revision=1, t=SAY) if isinstance(row, Menu)]
    for menu in menus:
        if menu.placeholder.startswith((PAY, OTHERS)):
            assert not [option.label for option in menu.options if option.label.startswith("End")]


def test_the_only_pair_to_discard_is_a_button_that_has_room():
    (pair,) = [one for one in offered(table(decision="reset", hand="khind hoax2")) if one.group == (TWO,)]
    assert pair.alone == "End: discard Khind, Hoax 2"


def test_where_it_has_room_the_button_says_how_many_cards_come_for_it():
    (one,) = [one for one in offered(table(decision="reset", hand="khind")) if one.group == (ONE,)]
    assert one.alone == "End: discard Khind (draw 3)"


def test_the_end_of_the_turn_is_a_button_in_the_same_place():
    """Below all menus, whether much or little is to pay for."""
    for game in (table(figure="a2", hand="red3*2 red2*2 khind*3 yellow3"), table(figure="a2", hand="red3 khind")):
        rows = page(offered(game), "", game="g", revision=1, t=SAY)
        assert [button.label for button in rows[-1]] == ["End my turn, draw 2"]


class TestExplaining:
    def test_the_hand_is_explained_to_its_owner_alone(self):
        game = table(decision="move", hand="grey1 hoax2*2")
        mine, others = "\n".join(explain(game.view(0), SAY)), "\n".join(explain(game.view(1), SAY))
        assert "**Flit 1** (grey): takes your figure to any tile." in mine
        assert "**Hoax 2 ×2** (white): recolours 1 card." in mine
        assert "Flit" not in others
        assert "Flit" not in "\n".join(explain(game.view(None), SAY))

    def test_without_a_marker_nothing_is_said_to_be_paid_for(self):
        (said, *_) = explain(table(decision="move", hand="khind", **SPENT).view(0), SAY)
        assert "you can contribute" not in said
        assert "You have no marker in hand" in said
        assert "you can contribute" in explain(table(decision="move", hand="khind").view(0), SAY)[0]

    def test_what_is_not_yet_rebuilt_is_listed(self):
        said = "\n".join(explain(table(decision="move", rebuilt=["b3"]).view(None), SAY))
        assert "- **b4 University**" in said
        assert "Fire Temple" not in said

    def test_the_building_underfoot_with_its_rewards(self):
        said = "\n".join(explain(table(figure="b4", hand="khind").view(0), SAY))
        assert "**b4 University** (spaces: white 5, 2)." in said
        assert "Most markers: +1 golden scale." in said
        assert "Each contributor: +1 crystal." in said

    def test_whoever_can_pay_for_nothing_alone_is_told_so(self):
        # University: white 5, 2. A Khind is worth 1, two are worth 2.
        told = {}
        for hand in ("khind", "khind*2"):
            game = table(figure="b4", hand=hand)
            told[hand] = explain(game.view(0), SAY)[0]
            assert explain(game.view(1), SAY)[0] == explain(game.view(None), SAY)[0], "others may not know"
            assert explain(game.view(None), SAY)[0].startswith("Pay for a free space")
        assert told["khind"].startswith("Your cards pay for no free space")
        assert told["khind*2"].startswith("Pay for a free space")

    def test_after_the_first_contribution_dragons_bring_nothing_more(self):
        # B-4.10. Fire Temple: 3 crystals for each contributor, and 1 of the rebuilt University beside it.
        dragons = {"green_dragon": "b3", "blue_dragon": "b3"}
        game = table(figure="b3", hand="black3*2", dragons=dragons, rebuilt=["b4"])
        told = "**b3 Fire Temple** (spaces: black 5, 4, 3; green dragon and blue dragon +2 scales)."
        assert told in "\n".join(explain(game.view(0), SAY))
        game.play("contribute 3 pay black3")
        said = "\n".join(explain(game.view(0), SAY))
        told = "(spaces: black 5, 4; green dragon and blue dragon, no more scales this turn)."
        assert f"**b3 Fire Temple** {told}" in said

    def test_what_rebuilt_neighbours_add_is_told_beside_the_reward(self):
        # The Fire Temple brings 3 crystals, the rebuilt University beside it 1: four, as on the way there.
        game = table(decision="move", figure="c3", rebuilt=["b4"])
        assert "complete: +4 crystals each" in by_moves(game, "step b3", "end").detail
        said = "\n".join(explain(game.view(0), SAY))
        assert "Each contributor: +3 crystals; with the rebuilt neighbours now +4 crystals. Neighbourhood" in said
        assert said.count("rebuilt neighbours now") == 4, "the University has four neighbours in ruins"

    def test_offerings_say_how_many_win(self):
        game = table(decision="offer", crystals=[9, 0], obelisk=[0, 1, 0])
        told = "The next Offering costs 8 crystals; 6 of your own win."
        assert f"{told} Made so far: 2; crystals held: 9." in explain(game.view(0), SAY)
        assert told in explain(game.view(None), SAY)

    def test_for_one_more_offering_the_extra_of_the_card_is_told(self):
        """B-7.5: the next space costs 7; with a Pillar 1 that makes 8, with a Pillar 2 it makes 9."""
        game = table(decision="offer", crystals=[20, 0], hand="yellow1 yellow2")
        game.play("offer")
        told = "The next Offering costs 7 crystals and the card’s extra; 6 of your own win."
        assert f"{told} Made so far: 1; crystals held: 13." in explain(game.view(0), SAY)
        assert told in explain(game.view(None), SAY)

    def test_a_stall_that_comes_near_is_told(self):
        # Two players: forty turns without a marker end the game.
        told = "**Careful:** for 20 turns in a row nobody has placed a marker. After 40 the game is over."
        assert told in explain(table(decision="move", idle=20).view(None), SAY)
        assert not any("Careful" in said for said in explain(table(decision="move", idle=19).view(0), SAY))

    def test_when_it_is_over_it_says_so(self):
        game = table(decision="offer", crystals=[9, 0], obelisk=[0] * 5)
        game.play("offer")
        assert explain(game.view(0), SAY) == ["The game is over."]


@pytest.mark.parametrize("card", ["black1", "red1", "blue1", "black2", "red2", "blue2"])
def test_dragon_cards_are_menus_of_their_own(card):
    places = {"red_dragon": "c3", "green_dragon": "c3", "blue_dragon": "c3"}
    game = table(decision="move", hand=card, dragons=places)
    (group,) = [group for group in groups(game) if group and "dragon" in group[0]]
    told = dict(zip(("black", "red", "blue"), ("Vulca", "Terrah", "Aqua"), strict=True))
    dragon = {"black": "red", "red": "green", "blue": "blue"}[card[:-1]]
    power = {"1": " anywhere", "2": " 1–3 steps"}[card[-1]]
    assert group[0] == f"{told[card[:-1]]} {card[-1]}: {dragon} dragon{power}"


def test_two_of_many_cards_are_chosen_one_after_the_other():
    """Eight kinds, one of them twice: 8 x 7 / 2 + 1 = 29 pairs, which no single menu holds."""
    game = table(decision="reset", hand="red1 red2 red3 blue1 blue2 blue3 grey1 grey2*2")
    assert len(labels(game, ONE)) == 8
    assert labels(game, TWO) == []
    menus = [group[1] for group in groups(game) if group[:1] == (TWO,) and len(group) == 2]
    assert menus == [
        f"{card} and another"
        for card in ("Terrah 1", "Terrah 2", "Terrah 3", "Aqua 1", "Aqua 2", "Aqua 3", "Flit 1", "Flit 2")
    ]
    assert labels(game, TWO, "Flit 2 and another") == [
        "Terrah 1, Flit 2",
        "Terrah 2, Flit 2",
        "Terrah 3, Flit 2",
        "Aqua 1, Flit 2",
        "Aqua 2, Flit 2",
        "Aqua 3, Flit 2",
        "Flit 1, Flit 2",
        "Flit 2 ×2",
    ]
    # The top page has one menu for one card, one for the first of two, and the button that ends the turn.
    rows = page(offered(game), "", game="g", revision=1, t=SAY)
    assert [len(row.options) for row in rows if isinstance(row, Menu)] == [8, 8]
    assert [button.label for button in rows[-1]] == ["End my turn, draw 2"]
