"""Labels, prices and menus of Theocratia, on positions set up by hand."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice, product
from random import Random

import pytest
from hypothesis import given

from benchmarks.labels import choices as shown
from benchmarks.labels import positions
from bot.base.choices import Choice
from bot.base.i18n import Verbatim, localizer
from bot.base.room import fits_button, fits_line
from bot.games.theocratia import choices, explain, held
from bot.games.theocratia.choices import ASK
from bot.messages.layout import At
from bot.messages.narration import question
from bot.messages.public import PublicMessages
from bot.messages.why import why
from bot.store import MessageRow
from engine.game import Move
from engine.kernel.forecast import forecast
from engine.theocratia import GAME, moves
from engine.theocratia.game import Theocratia
from engine.theocratia.view import RowDie, TheocratiaView
from tests.bot.drawn import laid
from tests.bot.matches import begin
from tests.e2e.client import BUTTON, walk
from tests.engine.theocratia.tables import CIVS, Table, built, chosen, developed, do, quarry
from tests.engine.walks import Walk, walks
from tests.profiles import rounds

SAY = localizer("en")
USE = "Use a die as it is"
CRYSTALS = "Crystals"
CHANGE = "Turn or recolour a die, or add cards"
LEAD = "Lead the next round; the End Round Bonus or a Power card; 1 Cosmo"
TURN = "Turn a die"
"""The same without a card to add or to give up."""
PHONE = 34
"""Characters of a label a phone shows before it cuts."""
CIV_NAMES = ("Magenta", "Turquoise", "Violet", "Pink")
ACTS = {"first": "First Player", "war": "War", "expand": "Expand", "factory": "Factory", "barrack": "Barrack"}
ACTS |= {"pyramid": "Pyramid", "holiday": "Holiday"}
"""What each mode is called."""
_SHORT = "2 Cosmo, 2 crystals"
_PAID = "Pay 2 Cosmo and 2 crystals: 1 Worship"
REST = ("violet 2", "pink 1", "magenta 1")


def offered(game: Theocratia) -> list[Choice]:
    """What the table shows whoever is to move: by what everybody may know where that is enough to choose by."""
    viewer = None if game.view(None).moves is not None else game.to_move
    return choices(game.view(viewer), forecast(game, viewer), SAY)


def labels(game: Theocratia, *group: str) -> list[str]:
    return [choice.label for choice in offered(game) if choice.group == group]


def paid(game: Theocratia) -> list[tuple[str, str]]:
    """The crystals that can be paid, and what stands below each line."""
    return [(choice.label, choice.detail) for choice in offered(game) if choice.group == (CRYSTALS,)]


def menus(game: Theocratia) -> list[tuple[str, ...]]:
    return [group for group in dict.fromkeys(choice.group for choice in offered(game)) if group]


def by_moves(game: Theocratia, *moves: str) -> Choice:
    (choice,) = [one for one in offered(game) if one.moves == moves]
    return choice


def rewarding(card: str) -> list[str]:
    """The Round Bonus cards, this one in the first round."""
    cards = [f"bonus_{kind}" for kind in ("pyramid", "factory", "barrack", "expansion", "holiday_war")]
    return sorted(cards, key=lambda one: one != card)


def costs(game: Theocratia, choice: Choice) -> set[str]:
    """What whoever is to move pays for turning the die, and that there is Malus; by what a click makes happen."""
    seat, log = game.to_move, do(game.copy(), *choice.moves)
    mine = [event for event in log if event.seat == seat]
    found = {f"{one.data['amount']} Cosmo" for one in mine if one.data.get("why") == "turned_die"}
    return found | {"Malus" for one in mine if one.kind == "malus_up"}


def changes(game: Theocratia, choice: Choice) -> bool:
    """Whether the choice, or one that it leads to before the Civ acts, uses a card or turns the die."""
    then = game.copy()
    told = {event.kind for event in do(then, *choice.moves)}
    if told & {"played", "recoloured", "ignored", "turned"}:
        return True
    drafting = then.prompt() is not None and then.prompt().kind in ("face", "row", "mode")
    return drafting and any(changes(then, one) for one in offered(then) if one.moves[0].verb != "claim")


def by_label(game: Theocratia, label: str) -> Choice:
    (choice,) = [one for one in offered(game) if one.label == label]
    return choice


class TestTheBeginning:
    def test_a_civ_comes_with_a_house(self) -> None:
        """With four players White, Red, Brown or Blue chooses first; each has its own hex beside each Fortress."""
        homes = {0: ["b4", "d7", "g3", "d3"], 1: ["b3", "d6", "g5", "d2"], 2: ["c5", "f6", "h3", "f2"]}
        homes[3] = ["c3", "f7", "h4", "f3"]
        for seed in range(8):
            game = GAME.new(seats=4, seed=seed)
            assert game.to_move is not None
            hexes = homes[game.to_move]
            assert labels(game) == [
                f"{civ}: House {hex_}, Priest on 0" for civ, hex_ in zip(CIV_NAMES, hexes, strict=True)
            ]
            plain = GAME.new(seats=4, seed=seed, options={"first_game": "off"})
            assert labels(plain) == [f"{civ}: House on {hex_}" for civ, hex_ in zip(CIV_NAMES, hexes, strict=True)]
        assert any("any player may use any Civ" in paragraph for paragraph in explain(game.view(game.to_move), SAY))


def reasons(table: Table, verb: str, *before: str) -> list[str]:
    """What *Why can't I ...?* says of everything that begins with this word."""
    game = table.game()
    do(game, *before)
    names = [Verbatim(name) for name in ("Ana", "Bo", "Cy", "Di")]
    parts = walk(why(game, names, verb, At("1", 1), SAY).to_components())
    return re.findall(r"^- (.*)$", "\n".join(part.get("content", "") for part in parts), re.MULTILINE)


class TestWhyNot:
    @pytest.mark.rule("T-10.1", "T-10.7")
    def test_cards_in_hand_are_spoken_of_first_and_all_others_in_one_line(self) -> None:
        assert reasons(Table("violet 3").hand(0, "far_settlers"), "play") == [
            "Far Settlers is played with an Expand. (T-10.7)",
            "You do not hold any of the other Power cards. (T-10.1)",
        ]
        assert reasons(Table("violet 3"), "play") == ["You hold no Power card. (T-10.1)"]


class TestTheLastRound:
    @pytest.mark.parametrize(("number", "begins"), [(4, True), (5, False)])
    def test_only_where_a_round_follows_somebody_begins_it(self, number: int, begins: bool) -> None:
        told = explain(Table("violet 1", *REST).set(round=number).game().view(0), SAY)
        assert any("Begin the next round" in paragraph for paragraph in told) is begins
        assert any(paragraph.startswith("1: First Player. ") for paragraph in told)


class TestTheDie:
    def test_what_a_die_does_for_whom_is_one_click(self) -> None:
        """Pink has no House where it could expand, wherever the die came from; a War has no target but monsters."""
        game = Table("violet 3", "pink 6", *REST).game()
        assert [label for label in labels(game, USE) if label.startswith("Violet 3")] == [
            "Violet 3 → Magenta: Expand",
            "Violet 3 → Turquoise: Expand",
            "Violet 3: Expand",
            "Violet 3 → Pink: Expand",
        ]
        one = by_moves(game, "die violet 3", "row violet")
        assert one.icon == "violet_3"
        assert one.detail.startswith("+2 Cosmo. Build a House beside")
        assert not by_moves(game, "die violet 3", "row magenta").detail

    def test_a_die_that_does_nothing_as_it_is_says_so(self) -> None:
        """Without a House of the Civs no Barrack is possible: a 5 can only be turned, from 2 Cosmo on."""
        game = Table("violet 5", *REST).player(0, cosmo=4).game()
        assert not [label for label in labels(game, USE) if label.startswith("Violet 5")]
        told = by_moves(game, "die violet 5")
        assert (told.group, told.label) == ((TURN,), "Violet 5: as 3 (4 Cosmo)")
        assert told.detail == "As it is: nothing possible"

    def test_a_die_that_leaves_nothing_to_choose_says_what_it_does(self) -> None:
        """One House in all, of Magenta: the 5 can only make it a Barrack, on Magenta's row."""
        game = Table("violet 5", *REST).building("b4", "magenta").player(0, cosmo=0).game()
        told = by_moves(game, "die violet 5")
        assert (told.group, told.label) == ((USE,), "Violet 5 → Magenta: Barrack")

    def test_dice_as_they_are_come_before_dice_to_turn_whatever_the_first_die_can_do(self) -> None:
        """The 5 can only be turned, the 3 be used."""
        game = Table("violet 5", "violet 3", *REST).player(0, cosmo=4).game()
        assert menus(game) == [(USE,), (TURN,)]

    def test_a_die_of_use_only_with_one_card_is_played_with_it(self) -> None:
        """No House, so no Factory; Twist of Fate turns the 4 for nothing, and nothing else could be done with it."""
        game = Table("violet 4", "pink 1").player(0, cosmo=0).hand(0, "twist_of_fate").game()
        told = by_moves(game, "die violet 4", "play twist_of_fate")
        assert (told.group, told.label) == ((CHANGE,), "Violet 4: with Twist of Fate")
        assert by_moves(game, "die violet 4", "play twist_of_fate").detail

    @pytest.mark.rule("T-6.5", "T-10.7")
    def test_a_card_of_no_use_adds_no_line_for_the_die(self) -> None:
        """All rows but Pink’s are full, Pink has one House of Red’s for a Barrack, and no crystals for a Holiday."""
        table = Table("pink 5").building("d3", "pink").hand(0, "joyful_crowd").civ("pink", crystals={})
        for full in ("magenta", "turquoise", "violet"):
            table.row(full, f"{full} 1", f"{full} 2", f"{full} 3")
        game = table.game()
        assert labels(game, USE) + labels(game) == ["Pink 5: Barrack and end"]
        assert labels(game, CHANGE) == []

    @pytest.mark.slow
    def test_what_else_becomes_of_a_die_uses_a_card_or_turns_it(self) -> None:
        """In random games: each line of that menu leads to a click that does, before the Civ acts."""
        found = 0
        for seed in range(3, 6):
            for game in positions(GAME, 2 + seed % 3, seed):
                assert isinstance(game, Theocratia)
                lines = [one for one in offered(game) if one.group in {(CHANGE,), (TURN,)}]
                found += len(lines)
                assert [line.label for line in lines if not changes(game, line)] == []
        assert found > 100

    def test_a_line_has_all_words_where_a_button_has_not(self) -> None:
        game = Table("violet 3", *REST).player(0, cosmo=0).row("pink", "violet 1").game()
        found = [choice for choice in offered(game) if choice.group == (USE,)]
        assert not [choice.label for choice in found if "+1" in choice.label or ", end" in choice.label]
        assert all(fits_button(choice.alone) for choice in found)

    @pytest.mark.parametrize(
        ("card", "label", "gains"),
        [
            ("bonus_expansion", "Pink 3: Expand", "+2 Cosmo +1 Worship. "),
            ("bonus_expansion", "Pink 3 → Magenta: Expand", "+1 Worship. "),
            ("bonus_holiday_war", "Pink 3: Expand", "+2 Cosmo. "),
            ("bonus_holiday_war", "Pink 3 → Magenta: Expand", ""),
            ("bonus_holiday_war", "Pink 3: Holiday", "+2 Cosmo +1 Worship. "),
            ("bonus_holiday_war", "Pink 2: War", "+2 Cosmo +1 Worship. "),
            ("bonus_holiday_war", "Pink 2 → Violet: War", "+1 Worship. "),
        ],
    )
    @pytest.mark.rule("T-5.9")
    def test_what_the_round_rewards_counts_with_what_the_row_brings(self, card: str, label: str, gains: str) -> None:
        game = Table("pink 2", "pink 3", *REST[1:]).set(bonuses=rewarding(card)).game()
        one = by_label(game, label)
        assert one.detail.startswith(gains)
        assert bool(one.detail) == bool(gains)
        assert [fact for promise in one.promises for fact in promise.facts].count(("why", card)) == ("Worship" in gains)

    @pytest.mark.rule("T-5.9")
    def test_a_priest_at_the_end_of_the_track_gains_nothing_by_the_round(self) -> None:
        """On 13 the War itself takes the last space, an Expand does not."""
        table = Table("pink 2", *REST[1:]).set(bonuses=rewarding("bonus_holiday_war"))
        assert by_label(table.game(), "Pink 2: War").detail.startswith("+2 Cosmo +1 Worship. ")
        table.player(0, priests=[0, 0, 0, 13])
        assert by_label(table.game(), "Pink 2: War").detail.startswith("+2 Cosmo. ")
        table = Table("pink 3", *REST[1:]).set(bonuses=rewarding("bonus_expansion")).player(0, priests=[0, 0, 0, 13])
        assert by_label(table.game(), "Pink 3: Expand").detail.startswith("+2 Cosmo +1 Worship. ")

    @pytest.mark.rule("T-8.4")
    def test_a_holiday_that_takes_black_crystals_says_so(self) -> None:
        """Of size 2, with one Green crystal or none; on a button there is room for what it costs alone."""
        table = Table("pink 6", *REST).civ("pink", crystals={"green": 1, "black": 3})
        told = by_label(table.game(), "Pink 6: Holiday").detail
        assert told == "+2 Cosmo. Pay 2 Cosmo and 2 crystals (1 Black: +1 Malus, -1 point): 1 Worship"
        table.civ("pink", crystals={"black": 3})
        told = by_label(table.game(), "Pink 6: Holiday").detail
        assert told == "+2 Cosmo. Pay 2 Cosmo and 2 crystals (2 Black: +2 Malus, -2 points): 1 Worship"
        table.player(0, malus=11)
        assert "(2 Black: +1 Malus, -4 points)" in by_label(table.game(), "Pink 6: Holiday").detail
        game = Table("violet 1", *REST).civ("violet", crystals={"green": 1, "black": 1}).game()
        do(game, "die violet 1", "row violet")
        one = by_moves(game, "holiday")
        assert (one.label, one.alone) == ("Holiday: 2 Cosmo, 2 crystals", "Holiday: 2 Cosmo, +1 Malus")
        assert one.detail == "Pay 2 Cosmo and 2 crystals (1 Black: +1 Malus, -1 point): 1 Worship"

    def test_a_holiday_is_a_use_of_its_own(self) -> None:
        """Pink has size 2; the left space of its row brings a Pink die the two Cosmo that a Holiday costs."""
        both = Table("pink 6", *REST).civ("pink", crystals={"green": 2}).game()
        assert "Pink 6: Holiday" in labels(both, USE)
        divined = Table("pink 6", *REST).civ("pink", crystals={"green": 1}).game()
        assert "Pink 6: Holiday" not in labels(divined, USE)
        assert by_moves(divined, "die pink 6").label == "Pink 6: as 1, 2, 3"
        assert by_moves(divined, "die pink 6").detail == "As it is: nothing possible"

    def test_who_is_stuck_is_told_so(self) -> None:
        game = Table("violet 4", seats=2).game()
        assert labels(game) == ["Violet 4: idle"]
        assert any(
            "no move can be completed: whoever is stuck like this may idle" in paragraph
            for paragraph in explain(game.view(0), SAY)
        )

    @pytest.mark.rule("T-6.12")
    def test_a_row_of_an_idle_die_says_what_it_brings(self) -> None:
        """The second space of the Violet row brings a Violet die 1 Cosmo and 1 Worship; Magenta's row nothing."""
        game = Table("violet 4", seats=2).row("violet", "violet 1").game()
        do(game, "idle violet 4")
        assert by_moves(game, "row violet").label == "Violet row +1 Cosmo +1 Worship"
        assert by_moves(game, "row magenta").label == "Magenta row"

    def test_number_and_row_are_one_click(self) -> None:
        """Each covered space with what it brings a die of its colour."""
        game = Table("violet 1", *REST).row("violet", "violet 3").player(0, cosmo=2).game()
        do(game, "die violet 1")
        assert labels(game) == [
            "Magenta: First Player",
            "Turquoise: First Player",
            "Violet: First Player",
            "Pink: First Player",
        ]
        one = by_moves(game, "face 1", "row violet")
        assert one.icon == "violet"
        assert one.detail == f"+1 Cosmo +1 Worship. {LEAD}"
        assert one.alone == "Violet: First Player"
        assert one.sentence == one.detail

    def test_a_row_on_a_lone_button_says_in_short_what_it_brings(self) -> None:
        table = Table("violet 5", "pink 1").building("g3", "violet").row("violet", "pink 3").hand(0, "omen")
        game = table.player(0, cosmo=2).set(bonuses=rewarding("bonus_barrack")).game()
        do(game, "die violet 5")
        one = by_moves(game, "face 5", "row violet", "barrack")
        assert (one.label, one.alone) == ("Violet: Barrack", "Violet: Barrack +1 Cos. +2 Wor.")
        assert one.detail.startswith("+1 Cosmo +2 Worship. ")

    def test_turning_names_its_price_and_has_a_menu_of_rows(self) -> None:
        game = Table("violet 1", *REST).player(0, cosmo=2).game()
        do(game, "die violet 1")
        (menu,) = menus(game)
        assert menu == ("2: War (2 Cosmo)",)
        assert labels(game, *menu) == ["Magenta: War", "Turquoise: War", "Violet: War +2 Cosmo", "Pink: War"]

    def test_the_number_as_it_is_comes_first(self) -> None:
        game = Table("violet 3", *REST).player(0, cosmo=4).game()
        do(game, "die violet 3")
        assert [choice.moves[0] for choice in offered(game)][:4] == ["face 3"] * 4
        assert menus(game) == [("1: First Player (4 Cosmo)",), ("2: War (2 Cosmo)",)]

    @pytest.mark.rule("T-6.13", "T-7.15")
    @pytest.mark.parametrize(
        ("crystals", "told"),
        [
            (1, ["1: First Player", "2: War", "3: Expand", "4: Pyramid"]),
            (4, ["1: First Player", "2: War, Holiday", "3: Expand, Holiday", "4: Pyramid, Holiday"]),
        ],
    )
    def test_a_number_is_called_what_can_be_done_with_it(self, crystals: int, told: list[str]) -> None:
        """Red has no House, so no Factory; its own on g3 makes a group of three with the neutral f4 and f5. Of 8 Cosmo
        each step costs 2, and the row brings 2 to the 4 of a Holiday: not enough once the 5 has become a 1.
        """
        table = Table("violet 5", *REST).building("g3", "violet", "factory").building("f5", "violet")
        game = table.civ("violet", crystals={"green": crystals}).player(0, cosmo=8).game()
        do(game, "die violet 5")
        prices = (8, 6, 4, 2)
        assert menus(game) == [(f"{number} ({cosmo} Cosmo)",) for number, cosmo in zip(told, prices, strict=True)]

    @pytest.mark.rule("T-6.7", "T-6.13", "T-7.15")
    def test_a_six_is_called_what_can_be_done_with_each_number(self) -> None:
        """Red's Barrack on d3 with d2 and e2 can become a Pyramid, its House on d7 a Factory or a Barrack."""
        table = Table("violet 6", *REST).building("d3", "pink", "barrack").building("d2", "pink").building("e2", "pink")
        game = table.building("d7", "turquoise").game()
        do(game, "die violet 6")
        told = ["1: First Player", "2: War", "3: Expand", "4: Factory, Pyramid", "5: Barrack, Pyramid"]
        assert menus(game) == [(f"{number} (+1 Malus)",) for number in told]

    @pytest.mark.rule("T-6.13")
    def test_a_number_with_more_than_there_is_room_for_is_told_alone(self) -> None:
        """The same, and a Holiday of Violet for the 2 Cosmo that its row brings."""
        table = Table("violet 4", *REST).building("d3", "pink", "barrack").building("d2", "pink").building("e2", "pink")
        table.building("d7", "turquoise").civ("violet", crystals={"green": 2}).player(0, cosmo=2)
        game = table.game()
        do(game, "die violet 4")
        assert menus(game) == [("3: Expand, Holiday (2 Cosmo)",), ("As 5 (2 Cosmo)",)]

    @pytest.mark.rule("T-6.13", "T-10.23")
    def test_a_number_is_called_what_cards_make_possible(self) -> None:
        """Of size 3: the 2 Cosmo of the row pay for a Holiday with Joyful Crowd alone, and Red has no House."""
        table = Table("violet 3", *REST).building("g5", "violet").civ("violet", crystals={"green": 3})
        game = table.hand(0, "joyful_crowd").player(0, cosmo=2).game()
        do(game, "die violet 3")
        assert {one.group for one in offered(game) if one.moves[0] == "face 4"} == {("4: Holiday (2 Cosmo)",)}

    def test_a_number_whose_rows_all_cost_a_card(self) -> None:
        table = Table("violet 1", *REST).player(0, cosmo=2).hand(0, "omen", "drill")
        for name in ("magenta", "turquoise", "violet", "pink"):
            table.row(name, f"{name} 2")
        game = table.game()
        do(game, "die violet 1")
        menu = ("2: War (2 Cosmo)", "Same number: give up a card")
        assert labels(game, *menu) == [f"{civ}: War, give up {card}" for civ in CIV_NAMES for card in ("Drill", "Omen")]
        assert by_moves(game, "face 2", "ignore pink drill", "war").group == menu

    def test_one_row_needs_no_menu(self) -> None:
        table = Table("violet 4", "pink 1", "turquoise 1").building("d3", "pink").player(0, cosmo=2)
        for name in ("magenta", "turquoise"):
            table.row(name, "pink 5", "turquoise 2", "violet 3")
        table.row("violet", "magenta 5", "turquoise 2", "magenta 3")
        game = table.hand(0, "omen").game()
        do(game, "die violet 4")
        [turned] = [one for one in offered(game) if one.group == ("5: Barrack (2 Cosmo)",)]
        assert turned.alone == "As 5 (2 Cosmo), Pink: Barrack"

    @pytest.mark.rule("T-6.6", "T-6.7", "T-6.9")
    @pytest.mark.parametrize(("die", "cosmo", "price"), [("pink 6", 0, "+1 Malus"), ("pink 3", 2, "2 Cosmo")])
    def test_a_lone_row_that_costs_a_card_and_a_price_names_both(self, die: str, cosmo: int, price: str) -> None:
        """Red's only House is of Turquoise, on whose row a 4 lies already."""
        table = Table(die, *REST).building("d7", "turquoise").row("turquoise", "turquoise 4").hand(0, "revelation")
        game = table.player(0, cosmo=cosmo).game()
        do(game, f"die {die}")
        one = by_moves(game, "face 4", "ignore turquoise revelation")
        assert one.alone == f"4 ({price}, a card): Turquoise"
        assert one.detail == "The House on d7 becomes a Factory, and Factories make crystals"

    @pytest.mark.rule("T-6.5", "T-6.6", "T-6.7")
    def test_a_click_that_turns_a_die_or_brings_malus_says_what_that_costs(self) -> None:
        """In the label, in a menu as on a button of its own, or below it: the Cosmo, and that there is Malus."""
        seen = set()
        for seats, seed in product((2, 3, 4), range(rounds(5, 60))):
            for game in positions(Theocratia, seats, seed, 15):
                assert isinstance(game, Theocratia)
                for one in shown(game):
                    texts = [" ".join((*one.group, one.label, one.detail)), f"{one.alone or one.label} {one.detail}"]
                    for cost in costs(game, one):
                        seen.add(cost[-5:])
                        assert all(cost in text.replace("Mal.", "Malus") for text in texts), (one, cost)
        assert seen == {"Cosmo", "Malus"}

    @pytest.mark.parametrize(("malus", "hand", "price"), [(0, (), " (+1 Malus)"), (12, (), "")])
    def test_divination_costs_a_step_while_there_is_one(self, malus: int, hand: tuple[str, ...], price: str) -> None:
        game = Table("violet 6", *REST).player(0, malus=malus).hand(0, *hand).game()
        do(game, "die violet 6")
        assert (f"1: First Player{price}",) in menus(game)

    def test_clear_vision_costs_none(self) -> None:
        game = Table("violet 6", *REST).hand(0, "clear_vision").game()
        do(game, "die violet 6", "play clear_vision")
        assert ("1: First Player",) in menus(game)

    @pytest.mark.parametrize(
        ("civ", "card", "alone"),
        [
            ("magenta", "ascension", "Magenta: First Player for a card"),
            ("magenta", "whispered_prayer", "Magenta: First Player for a card"),
            ("turquoise", "whispered_prayer", "Turquoise: First Player for a card"),
        ],
    )
    @pytest.mark.rule("T-6.9")
    def test_a_lone_row_beside_the_same_number_says_that_it_costs_a_card(self, civ: str, card: str, alone: str) -> None:
        game = Table("violet 1", *REST).row(civ, "pink 1").hand(0, card).game()
        do(game, "die violet 1")
        assert next(one for one in offered(game) if one.moves[1:2] == (f"ignore {civ} {card}",)).alone == alone
        do(game, "face 1")
        assert next(one for one in offered(game) if one.moves[0] == f"ignore {civ} {card}").alone == alone

    @pytest.mark.parametrize(
        ("civ", "name", "costing"),
        [("pink", "Pink", " for a card"), ("magenta", "Magenta", " (card)"), ("turquoise", "Turquoise", " (card)")],
    )
    def test_a_lone_colour_says_that_it_costs_a_card(self, civ: str, name: str, costing: str) -> None:
        game = Table("violet 1", *REST).hand(0, "omen").game()
        do(game, "die violet 1")
        one = by_moves(game, f"recolour {civ} omen")
        assert (one.label, one.alone) == (f"To {name}: First Player, give up Omen", f"To {name}: First Player{costing}")
        assert fits_button(one.alone or "")

    @pytest.mark.rule("T-6.5", "T-8.2")
    def test_a_colour_after_which_nothing_is_chosen_says_what_happens(self) -> None:
        """Pink 5 for Violet, of which Red has no House. Its Holiday takes 2 Cosmo and 2 crystals: all that there is."""
        table = Table("pink 5", *REST).row("violet", "violet 3").hand(0, "twist_of_fate").player(0, cosmo=2)
        game = table.civ("violet", crystals={"green": 2}).building("d3", "pink").game()
        do(game, "die pink 5")
        one = next(one for one in offered(game) if one.moves[0] == "recolour violet twist_of_fate")
        assert one.label.startswith("To Violet: Holiday, give up Twist of Fate")
        assert one.detail.startswith("Pay 2 Cosmo and 2 crystals")

    def test_no_action_is_carried_out_that_its_line_does_not_name(self) -> None:
        """In random games: whatever is clicked before a Civ acts."""
        found = 0
        for seed in range(3):
            for game in positions(GAME, 2 + seed % 3, seed):
                assert isinstance(game, Theocratia)
                if game.prompt().kind not in ("die", "face", "row", "mode"):
                    continue
                for one in offered(game):
                    for event in do(game.copy(), *one.moves):
                        if event.kind in ACTS and event.seat == game.to_move:
                            found += 1
                            assert ACTS[event.kind] in " ".join((*one.group, one.label, one.detail)), one
        assert found > 500

    @pytest.mark.rule("T-10.7", "T-10.24")
    def test_cards_are_left_out_of_actions_that_they_go_with(self) -> None:
        """In random games: below a War no Lanterns are spoken of, which go with a Holiday."""
        goes = {"War": "Ambush Triumph", "Expand": "Far Settlers", "Factory": "Overtime", "Barrack": "Drill"}
        goes["Holiday"] = "Joyful Crowd Lanterns"
        found = set[str]()
        for seed in range(6):
            for game in positions(GAME, 2 + seed % 3, seed):
                assert isinstance(game, Theocratia)
                for one in offered(game) if game.prompt().kind == "die" else ():
                    if told := re.search(r": (\w+).*; without (.+)$", f"{one.label} | {one.detail}"):
                        action, cards = told.groups()
                        found.add(action)
                        assert all(card in goes[action] for card in cards.split(" and ")), one
        assert len(found) > 1

    def test_numbers_and_colours_of_all_dice_are_told_alike(self) -> None:
        game = Table("turquoise 6", "pink 6", *REST).hand(0, "omen").game()
        numbers = [label for label in labels(game, CHANGE) if " 6: " in label]
        assert numbers == [f"{civ} 6: as 1, 2, 3; recolour" for civ in ("Turquoise", "Pink")]

    @pytest.mark.parametrize(
        ("hand", "told"), [(("omen", "twist_of_fate"), "recolour; with a card"), (("omen", "drill"), "recolour")]
    )
    def test_a_card_that_alone_turns_a_die_is_not_kept_quiet(self, hand: tuple[str, str], told: str) -> None:
        """T-10.19: Twist of Fate is played once a die is taken; without Cosmo nothing else turns it (T-6.6)."""
        game = Table("violet 2", "pink 1", *REST).hand(0, *hand).player(0, cosmo=0).game()
        assert f"Violet 2: {told}" in labels(game, CHANGE)

    @pytest.mark.rule("T-7.1", "T-7.2")
    @pytest.mark.parametrize(
        ("round_", "holder", "told"),
        [
            (1, None, "Lead the next round; the End Round Bonus or a Power card; 1 Cosmo"),
            (1, 1, "Lead the next round; a Power card; 1 Cosmo"),
            (5, None, "The End Round Bonus or a Power card; 1 Cosmo"),
            (5, 1, "A Power card; 1 Cosmo"),
        ],
    )
    def test_what_first_player_brings_now(self, round_: int, holder: int | None, told: str) -> None:
        """Four players play five rounds; who has taken the card keeps it to the end of the round."""
        game = Table("violet 1", *REST).set(round=round_, bonus_holder=holder).game()
        assert by_moves(game, "die violet 1", "row pink").sentence == told

    @pytest.mark.rule("T-8.4")
    @pytest.mark.parametrize(
        ("crystals", "told"),
        [
            ({"brown": 2}, "Pay 2 Cosmo and 2 crystals: 1 Worship; Brown +2"),
            ({"brown": 1, "white": 1, "green": 1}, f"{_PAID}; either Brown +1 or White +1"),
            ({"red": 1, "brown": 1, "white": 1}, f"{_PAID}; either Brown +1 or White +1"),
            ({"brown": 2, "white": 1}, f"{_SHORT} (Brown +1 and either Brown +1 or White +1): 1 Worship"),
            ({"brown": 1, "black": 2}, f"{_SHORT} (+1 Malus and either Brown +1 or +1 Malus): 1 Worship"),
            ({"brown": 1, "black": 1, "green": 1}, f"{_PAID}; either Brown +1 or +1 Malus"),
            ({"brown": 1, "black": 1, "green": 2}, _PAID),
            ({"brown": 2, "black": 2}, f"{_PAID}; 2 times either Brown +1 or +1 Malus"),
            ({"brown": 1, "white": 1}, "Pay 2 Cosmo and 2 crystals: 1 Worship; Brown +1 and White +1"),
        ],
    )
    def test_a_holiday_says_who_else_gains_at_least(self, crystals: dict[str, int], told: str) -> None:
        """Violet has size 2: whoever's crystals it cannot do without gains a Worship for each; where what is not for
        nothing can be chosen, between what.
        """
        game = Table("violet 1", *REST).civ("violet", crystals=crystals).player(0, cosmo=2).game()
        assert next(one for one in offered(game) if one.label.startswith("Violet 1: Holiday")).sentence == told

    @pytest.mark.rule("T-8.4", "T-8.7")
    @pytest.mark.parametrize(("pyramids", "told"), [([], "others may gain"), (["g5"], "others gain")])
    def test_where_there_is_no_room_for_who_gains_it_is_said_whether_somebody_must(self, pyramids, told) -> None:
        """Two of four crystals are paid, and either may please nobody; a Pyramid of Brown's pleases Brown."""
        crystals = {"white": 1, "blue": 1, "black": 2}
        table = Table("violet 1", *REST).civ("violet", crystals=crystals).player(0, cosmo=2)
        for hex_ in pyramids:
            table.building(hex_, "violet", "pyramid").player(1, tokens=["token_cosmo"])
        sentence = next(one for one in offered(table.game()) if one.label.startswith("Violet 1: Holiday")).sentence
        assert sentence == f"{_SHORT} ({told}): 1 Worship"

    @pytest.mark.rule("T-8.6", "T-8.7")
    @pytest.mark.parametrize(
        ("hexes", "told"),
        [
            ({"g5": 1}, f"{_PAID}; Brown +1"),
            ({"g5": 1, "f6": 2}, f"{_PAID}; Brown +1 and Blue +1"),
            ({"g3": 0}, "Pay 2 Cosmo and 2 crystals: 2 Worship"),
        ],
    )
    def test_a_holiday_says_whose_pyramids_bring_worship(self, hexes: dict[str, int], told: str) -> None:
        """Red's own makes two of the Fortress's one; those of Brown on g5 and of Blue on f6 please them."""
        table = Table("violet 1", *REST).civ("violet", crystals={"green": 2}).player(0, cosmo=2)
        for (hex_, seat), token in zip(hexes.items(), ("token_cosmo", "token_cards"), strict=False):
            table.building(hex_, "violet", "pyramid").player(seat, tokens=[token])
        game = table.game()
        assert next(one for one in offered(game) if one.label.startswith("Violet 1: Holiday")).sentence == told
        do(game, "die violet 1", "face 1", "row violet")
        assert by_moves(game, "holiday").detail == (told if ";" in told else "")

    @pytest.mark.rule("T-3.1", "T-8.4", "T-8.7")
    def test_a_holiday_pleases_nobody_whose_priest_is_at_the_end_of_the_track(self) -> None:
        """Brown's stands there and Blue's one space before; Blue would gain by a crystal and by a Pyramid."""
        table = Table("violet 1", *REST).civ("violet", crystals={"brown": 1, "blue": 1}).player(0, cosmo=2)
        table.building("h3", "violet", "pyramid").player(2, tokens=["token_cosmo"], priests=[0, 0, 13, 0])
        game = table.player(1, priests=[0, 0, 14, 0]).game()
        assert by_label(game, "Violet 1: Holiday").sentence == f"{_PAID}; Blue +1"

    @pytest.mark.rule("T-10.24")
    @pytest.mark.parametrize(
        ("crystals", "one", "two"),
        [
            (
                {"green": 1, "brown": 1},
                "1 from the reserve and 1 asked next): 1 Worship",
                "2 from the reserve): 1 Worship",
            ),
            ({"brown": 1}, "1 from the reserve and 1 Brown): 1 Worship; Brown +1", "2 from the reserve): 1 Worship"),
            (
                {"black": 1},
                "1 from the reserve and 1 Black): 1 Worship; +1 Malus (-1 point)",
                "2 from the reserve): 1 Worship",
            ),
            (
                {"brown": 1, "black": 1},
                "1 from the reserve and 1 asked next): 1 Worship; either Brown +1 or +1 Malus",
                "2 from the reserve): 1 Worship",
            ),
        ],
    )
    def test_a_holiday_with_lanterns_says_what_is_paid(self, crystals: dict[str, int], one: str, two: str) -> None:
        """Violet has size 2: with one crystal from the reserve one of its own is paid, with two none."""
        table = Table("violet 1", *REST).civ("violet", crystals=crystals).player(0, cosmo=2)
        game = table.hand(0, "lanterns", "omen").game()
        do(game, "die violet 1", "face 1", "row violet")
        for amount, told in ((1, one), (2, two)):
            line = by_moves(game, f"play lanterns {amount}", "holiday")
            assert line.label == f"Holiday with Lanterns: {amount} Green"
            prices = ("Pay 2 Cosmo and 2 crystals", "2 Cosmo, 2 crystals")  # the shorter one where there is no room
            assert line.detail in [f"{price} ({told}" for price in prices]

    @pytest.mark.rule("T-10.23")
    def test_a_holiday_with_a_crowd_says_whom_it_pleases(self) -> None:
        """The crowd saves both Cosmo of the size."""
        table = Table("violet 1", *REST).civ("violet", crystals={"brown": 2})
        game = table.hand(0, "joyful_crowd", "omen").game()
        do(game, "die violet 1", "face 1", "row violet")
        assert (
            by_moves(game, "play joyful_crowd", "holiday").detail == "Pay 0 Cosmo and 2 crystals: 1 Worship; Brown +2"
        )

    def test_the_only_card_that_changes_a_die_is_named(self) -> None:
        """No other Civ has a House of Red to make a Factory of, so that recolouring would be of no use."""
        game = Table("violet 4", *REST).building("g3", "violet").hand(0, "twist_of_fate").game()
        assert "Violet 4: with Twist of Fate" in labels(game, CHANGE)

    @pytest.mark.rule("T-10.7", "T-10.23")
    @pytest.mark.parametrize(
        ("hand", "named"),
        [
            (("drill",), ""),
            (("joyful_crowd",), "Joyful Crowd"),
            (("joyful_crowd", "lanterns"), "Joyful Crowd and Lanterns"),
        ],
    )
    def test_cards_that_go_with_the_die_are_named_where_it_is_chosen(self, hand: tuple[str, ...], named: str) -> None:
        """Size 3: a House, the Factory and the Fortress. A Drill goes with a Barrack, for which the 6 must become 5."""
        table = Table("pink 6", *REST).building("d3", "pink").civ("pink", crystals={"green": 3})
        game = table.player(0, cosmo=2).hand(0, *hand).game()
        [line] = [one for one in offered(game) if one.label == "Pink 6: Holiday and end"]
        told = f"; without {named}" if named else ""
        assert line.detail == f"+2 Cosmo. Pay 3 Cosmo and 3 crystals: 2 Worship{told}"
        [line] = [one for one in offered(game) if one.label == "Pink 6: as 1, 2, 3, 4, 5; recolour"]
        assert (line.group, line.detail) == ((CHANGE,), f"As it is: also with {named}" if named else "")

    @pytest.mark.rule("T-10.19", "T-10.20")
    @pytest.mark.parametrize(
        ("die", "hand", "told"),
        [
            ("violet 3", ("twist_of_fate",), ""),
            ("violet 6", ("clear_vision",), ""),
            ("violet 6", ("clear_vision", "joyful_crowd"), "As it is: also with Joyful Crowd"),
        ],
    )
    def test_a_card_that_makes_another_number_does_not_go_with_the_die_as_it_is(self, die, hand, told) -> None:
        """Of size 2: the 6 celebrates, the 3 expands; both could be turned, too."""
        table = Table(die, *REST).civ("violet", crystals={"green": 2}).player(0, cosmo=2).hand(0, *hand)
        assert by_moves(table.game(), f"die {die}").detail == told

    def test_cards_are_given_up_in_menus_of_their_own(self) -> None:
        game = Table("violet 1", *REST).row("magenta", "violet 1").hand(0, "omen").game()
        do(game, "die violet 1")
        ignoring, recolouring = "Same number: give up a card", "Recolour: give up a card"
        assert menus(game) == [(ignoring,), (recolouring,)]
        told = [f"To {civ}: First Player, give up Omen" for civ in ("Turquoise", "Pink")]
        assert labels(game, recolouring) == told
        assert labels(game, ignoring) == ["Magenta: First Player, give up Omen"]
        do(game, "face 1")
        assert [choice.label for choice in offered(game)][-1] == "Magenta: First Player, give up Omen"

    def test_a_card_played_with_the_only_action_carries_it_out(self) -> None:
        """Omen is for the end of the turn; a second Overtime could go with the Factory, too."""
        table = Table("violet 4", "violet 1", *REST[1:]).building("g3", "violet").player(0, start_tile=False)
        game = table.hand(0, "overtime", "omen").game()
        do(game, "die violet 4", "face 4", "row violet")
        played = by_moves(game, "play overtime", "factory")
        assert (played.label, played.alone) == ("Factory with Overtime",) * 2
        game = table.hand(0, "overtime", "overtime").game()
        do(game, "die violet 4", "face 4", "row violet")
        assert by_moves(game, "play overtime").label == "Overtime"

    def test_a_tile_is_claimed_before_number_and_row(self) -> None:
        game = Table("violet 1", *REST).player(0, priests=[2, 0, 0, 0], cosmo=2).game()
        do(game, "die violet 1")
        assert by_moves(game, "claim 2").sentence.startswith("It turns any ground into your colour")
        assert labels(game)[-2:] == ["Pink: First Player", "Tile 2 for 2 Cosmo: any ground"]
        do(game, "face 1")
        assert labels(game)[-1] == "Tile 2 for 2 Cosmo: any ground"


class TestTheAction:
    def test_modes(self) -> None:
        game = Table("violet 1", *REST).civ("violet", crystals={"green": 2}).game()
        do(game, "die violet 1", "row violet")
        assert labels(game) == ["Violet: First Player", "Holiday: 2 Cosmo, 2 crystals"]

    def test_a_row_on_which_one_thing_can_be_done_needs_no_click_more(self) -> None:
        """Whoever holds a card is asked for it by the rules; only Magenta can celebrate besides."""
        game = Table("magenta 3", *REST).hand(0, "omen").civ("magenta", crystals={"red": 2}).game()
        do(game, "die magenta 3")
        assert by_moves(game, "face 3", "row violet", "expand").label == "Violet: Expand"
        assert by_moves(game, "face 3", "row magenta", "expand").label == "Magenta: Expand +2 Cosmo"
        assert by_moves(game, "face 3", "row magenta", "holiday").label == "Magenta: Holiday +2 Cosmo"

    def test_a_card_that_goes_with_the_action_leads_on_from_the_number(self) -> None:
        """On the row of its new colour a six can be a Holiday alone, and only for Joyful Crowd."""
        table = Table("turquoise 6", *REST).civ("violet", crystals={"green": 5}).hand(0, "joyful_crowd", "omen")
        game = table.player(0, cosmo=2).game()
        do(game, "die turquoise 6", "recolour violet omen")
        assert "face 6" in game.moves()
        one = by_moves(game, "face 6", "play joyful_crowd")
        assert (one.label, one.detail) == (
            "Violet row, playing Joyful Crowd",
            "With a Holiday: pay up to 3 Cosmo less.",
        )
        more = table.hand(0, "joyful_crowd", "lanterns", "omen").game()
        do(more, "die turquoise 6", "recolour violet omen")
        assert by_moves(more, "face 6").label == "Violet row, then 1 of 2 cards"

    @pytest.mark.parametrize(
        ("die", "card", "label"),
        [
            ("turquoise 2", "triumph", "Turquoise row, playing Triumph"),
            ("turquoise 3", "far_settlers", "Turquoise, playing Far Settlers"),
        ],
    )
    def test_a_row_with_a_card_names_it_and_plays_it(self, die: str, card: str, label: str) -> None:
        """The action is possible without the card, too; whoever chooses it is asked for nothing but the action."""
        game = Table(die, *REST).hand(0, card).civ("turquoise", supply=2).game()
        do(game, f"die {die}")
        one = by_moves(game, f"face {die[-1]}", "row turquoise", f"play {card}")
        assert one.label == label
        do(game, *one.moves)
        assert game.view(0).hand == ()

    def test_below_a_button_that_pays_everything_stands_what_the_civ_does(self) -> None:
        """A lone button has no room for the action beside number, Malus and card; d7 is Red's."""
        table = Table("magenta 6", *REST).building("d7", "turquoise").hand(0, "far_settlers", "clear_vision")
        game = table.player(0, start_tile=False).row("turquoise", "turquoise 5").game()
        do(game, "die magenta 6", "recolour turquoise far_settlers")
        told = {one.alone or one.label: one.detail for one in offered(game)}
        barrack = "The House on d7 becomes a Barrack, and Barracks bring Warriors"
        assert told["5 (+1 Malus, a card): Turquoise"] == f"+1 Cosmo +1 Worship. {barrack}"

    def test_a_tile_to_claim_is_no_reason_to_ask(self) -> None:
        game = Table("magenta 3", *REST).hand(0, "omen").player(0, priests=[2, 0, 0, 0], cosmo=2).game()
        do(game, "die magenta 3")
        assert by_moves(game, "claim 2").label == "Tile 2 for 2 Cosmo: any ground"
        assert by_moves(game, "face 3", "row violet", "expand").label == "Violet: Expand"

    def test_whom_a_war_pleases_besides(self) -> None:
        """Destroyed, converted, and a monster."""
        table = Table("pink 2", *REST).building("b3", "magenta").building("f7", "turquoise", "factory")
        table.civ("violet", supply=3).player(0, level_tiles=1, claimed=[2])
        game = table.game()
        do(game, "die pink 2", "row violet")
        assert by_moves(game, "destroy a2").detail == "You draw a Power card"
        assert by_moves(game, "destroy b3").detail == "Brown, 2 Warriors; Brown gains 1 Worship of Magenta"
        told = "White, 3 Warriors; White gains 1 Worship of Turquoise and a card"
        assert by_moves(game, "destroy f7").detail == told
        told = "Brown, 2 Warriors, Conversion tile; Brown gains 1 Worship of Magenta and a Conversion tile"
        assert by_moves(game, "convert b3 tile").detail == told
        gains = "1 Worship of Turquoise, a card and a Conversion tile"
        assert by_moves(game, "convert f7 tile").detail == f"White, 3 Warriors, Conversion tile; White gains {gains}"
        assert by_moves(game, "destroy d5").detail == "neutral, 3 Warriors"

    @pytest.mark.rule("T-7.5")
    @pytest.mark.parametrize(
        ("barracks", "told"),
        [
            ({}, "Spend Warriors on a monster or another Civ’s building: 1 Worship"),
            ({"h3": "blue"}, "Spend Warriors on a monster or another Civ’s building: 1 Worship; Blue +1"),
            ({"g3": "red", "h3": "blue"}, "Spend Warriors on a monster or another Civ’s building: 2 Worship; Blue +1"),
            (
                {"g5": "brown", "h3": "blue", "h4": "white"},
                "Spend Warriors on a target: 1 Worship; Brown +1, Blue +1 and White +1",
            ),
        ],
    )
    def test_a_war_says_whom_else_it_brings_worship(self, barracks: dict[str, str], told: str) -> None:
        """Everybody on whose ground a Barrack of Violet stands; the one it began with is nobody's."""
        table = Table("violet 2", *REST)
        for hex_ in barracks:
            table.building(hex_, "violet", "barrack")
        line = by_label(table.without("f4").game(), "Violet 2: War")
        assert (line.sentence, line.detail) == (told, f"+2 Cosmo. {told}")

    @pytest.mark.rule("T-6.12", "T-8.6")
    def test_an_only_button_without_room_for_what_the_row_brings_has_it_below(self) -> None:
        """*Turquoise 6: Holiday +2 Cosmo +2 Malus* has no room; the space brings 2 Cosmo."""
        table = Table("turquoise 6").civ("turquoise", crystals={"green": 1, "black": 2})
        line = by_label(table.building("g3", "turquoise").player(0, cosmo=4).game(), "Turquoise 6: Holiday")
        assert (line.alone, line.group) == ("Turquoise 6: Holiday", (USE,))
        assert line.sentence.startswith("+2 Cosmo. Pay 3 Cosmo and 3 crystals")

    @pytest.mark.rule("T-6.14", "T-10.23")
    def test_an_only_button_names_the_cards_that_it_does_without(self) -> None:
        table = Table("turquoise 6").civ("turquoise", crystals={"green": 2}).hand(0, "joyful_crowd")
        line = by_label(table.player(0, cosmo=4).game(), "Turquoise 6: Holiday and end")
        assert line.alone == "Turquoise 6: Holiday +2 Cosmo, end"
        assert line.sentence == "Pay 2 Cosmo and 2 crystals: 1 Worship; without Joyful Crowd"

    @pytest.mark.rule("T-10.23")
    def test_a_card_after_which_only_another_one_can_be_played_is_called_by_its_name(self) -> None:
        """A Holiday of size 6 is too dear without the other one, and no House is Red's."""
        table = Table("violet 1").hand(0, "joyful_crowd", "joyful_crowd").civ("turquoise", crystals={"green": 6})
        for hex_ in ("b2", "c1", "d1", "h4"):
            table.building(hex_, "turquoise")
        table.step("mode", 0, civ="turquoise", face=6, die=["turquoise", 6])
        game = table.set(todo=[["turn", None, None], ["mode", 0, None]]).game()
        assert labels(game, "Play a Power card") == ["Joyful Crowd"]
        assert not [one for one in offered(game) if "joyful_crowd" in one.label + one.alone]

    @pytest.mark.rule("T-3.1", "T-7.5")
    def test_whose_priest_is_at_the_end_of_the_track_gains_nothing_by_a_war(self) -> None:
        table = Table("violet 2", *REST).building("h3", "violet", "barrack").building("d2", "pink")
        table.player(2, priests=[0, 0, 14, 0]).player(1, priests=[0, 0, 0, 14])
        game = table.game()
        assert by_label(game, "Violet 2: War").sentence.endswith("building: 1 Worship")
        do(game, "die violet 2", "row violet")
        assert by_moves(game, "destroy a2").detail == "You draw a Power card"
        assert by_moves(game, "destroy d2").detail == "Brown, 2 Warriors"

    @pytest.mark.rule("T-7.5", "T-7.8")
    def test_whom_a_war_pleases_by_barracks(self) -> None:
        """Blue and White own one; White loses a Factory of Turquoise, with a tile besides where it is converted."""
        table = Table("pink 2", *REST).building("h3", "violet", "barrack").building("h4", "violet", "barrack")
        table.building("f7", "turquoise", "factory").civ("violet", supply=3).player(0, level_tiles=1, claimed=[2])
        game = table.game()
        do(game, "die pink 2", "row violet")
        assert by_moves(game, "destroy a2").detail == "You draw a Power card; Blue and White gain 1 Worship of Violet"
        told = "neutral, 3 Warriors; Blue and White gain 1 Worship of Violet"
        assert by_moves(game, "destroy d5").detail == told
        told = "White, 3 Warriors; White +1 Turquoise, +1 Violet and a card; Blue +1 Violet"
        assert by_moves(game, "destroy f7").detail == told
        told = "White, 3 Warriors, tile; White +1 Turquoise, +1 Violet, a card and a tile; Blue +1 Violet"
        assert by_moves(game, "convert f7 tile").detail == told

    @pytest.mark.rule("T-7.5", "T-7.8")
    def test_a_war_with_one_target_names_it(self) -> None:
        """Two Warriors of Violet reach a House of Pink alone, that of Brown on d2."""
        table = Table("violet 2", *REST).bare().building("d2", "pink").civ("violet", supply=2)
        told = "Destroy Pink House on d2 (2 Warriors): 1 Worship; Brown +1 Pink"
        assert by_label(table.game(), "Violet 2: War").detail == f"+2 Cosmo. {told}"
        told = "Destroy Pink House on d2: 1 Worship; Brown +1 Pink; Blue +1 Violet"
        both = table.building("h3", "violet", "barrack").game()
        assert by_label(both, "Violet 2: War").sentence == told

    def test_a_war_with_one_monster_names_it(self) -> None:
        table = Table("violet 2", *REST).bare().civ("violet", supply=1)
        table.data["map"]["monsters"] = ["a2"]
        told = "Defeat the monster on a2 (1 Warrior): 1 Worship, a Power card"
        assert by_label(table.game(), "Violet 2: War").sentence == told

    def test_an_action_with_one_place_names_it(self) -> None:
        """A building of Violet leaves Magenta b4 alone; one House there is its only one of Red's."""
        table = Table("magenta 3", "magenta 5", *REST).player(0, start_tile=False).building("d4", "violet")
        told = "Build a House on b4: 1 Red crystal"
        assert by_label(table.game(), "Magenta 3: Expand").sentence == told
        told = "The House on b4 becomes a Barrack, and Barracks bring Warriors"
        assert by_label(table.building("b4", "magenta").game(), "Magenta 5: Barrack").sentence == told

    @pytest.mark.rule("T-6.16")
    def test_what_the_next_player_has_to_do_next_is_no_choice_of_this_one(self) -> None:
        """The last die is a Pink 4; Brown has no House, so that only a Holiday is possible, which happens by itself."""
        table = Table("magenta 5", "pink 4").building("b4", "magenta").civ("pink", crystals={"black": 2})
        found = [one for one in offered(table.game()) if one.moves[0] == "die magenta 5"]
        assert [one.label for one in found if "Holiday" in one.label] == []
        assert not [one for one in found if "Malus" in f"{one.label} {one.detail}"]

    def test_a_pyramid_with_one_place_names_whom_it_pleases(self) -> None:
        """Red's Barrack on d3, Brown's House on d2 and White's Factory on c3 are the only group."""
        table = Table("pink 5", *REST).building("d3", "pink", "barrack").building("d2", "pink").without("e4")
        line = by_label(table.building("c3", "pink", "factory").game(), "Pink 5: Pyramid")
        assert line.sentence == "Pyramid on d3: 1 Worship, a token; White +1 Pink and a card; Brown +1 Pink"
        assert line.detail == f"+2 Cosmo +1 Worship. {line.sentence}"

    @pytest.mark.rule("T-3.1", "T-6.12", "T-7.18")
    @pytest.mark.parametrize(
        ("space", "row", "worship"),
        [(12, (), 1), (13, (), 1), (14, (), 0), (12, ("violet 3",), 1), (13, ("violet 3",), 0)],
    )
    def test_a_pyramid_brings_the_worship_that_there_is_room_for(self, space, row, worship) -> None:
        """The track ends at 14, and the middle space of the row brings 1 Worship before; on one hex, and on several."""
        table = Table("pink 5", *REST).building("d3", "pink", "barrack").building("d2", "pink").without("e4")
        table.building("c3", "pink", "factory").row("pink", *row)
        table.player(0, priests=[0, 0, 0, space], level_tiles=3, claimed=[2, 5, 7])
        told = by_label(table.game(), "Pink 5: Pyramid").sentence
        assert told.startswith(f"Pyramid on d3: {worship} Worship, a token; ")
        table.building("e2", "pink")
        told = by_label(table.game(), "Pink 5: Pyramid").sentence
        assert told == f"A Factory or Barrack and two buildings become a Pyramid: {worship} Worship, a token"

    @pytest.mark.rule("T-7.5", "T-7.8", "T-7.17")
    def test_a_target_names_everybody_else_who_gains(self) -> None:
        """In random games: whoever gains something by a War, or loses a building to a Pyramid, and nobody else."""
        seen = set()
        for seats, seed in product((2, 3, 4), range(rounds(4, 60))):
            for game in positions(Theocratia, seats, seed):
                assert isinstance(game, Theocratia)
                if game.prompt().kind not in ("war", "clear"):
                    continue
                colours = [player.colour for player in game.view(None).players]
                for one in shown(game):
                    if one.moves[0].verb in ("destroy", "convert", "clear"):
                        log = do(game.copy(), *one.moves)
                        gains = [event for event in log if event.data.get("why") in ("barrack", "compensation")]
                        pleased = {colours[event.seat] for event in gains if event.seat not in (None, game.to_move)}
                        head, *told = one.detail.split("; ")
                        told += [head] * (one.moves[0].verb == "clear")
                        assert {colour for colour in colours if colour.title() in " ".join(told)} == pleased, one
                        seen |= {(one.moves[0].verb, len(pleased))}
        assert {("destroy", 0), ("destroy", 1), ("convert", 1), ("clear", 1)} <= seen

    def test_a_joyful_crowd_lowers_the_price(self) -> None:
        """Of size 4, three Houses on ground of Red, Brown and Blue beside the Fortress."""
        table = Table("violet 1", *REST).civ("violet", crystals={"green": 5}).hand(0, "joyful_crowd", "joyful_crowd")
        for hex_ in ("g3", "g5", "h3"):
            table.building(hex_, "violet")
        game = table.without("f4").game()
        do(game, "die violet 1", "face 1", "row violet", "play joyful_crowd")
        assert labels(game) == ["Holiday: 1 Cosmo, 4 crystals, end"]

    def test_targets_of_war(self) -> None:
        """Two Warriors are enough for a House. No Starting tile fits below Brown's on b3."""
        table = (
            Table("pink 2", *REST).bare().building("b3", "magenta").building("c2", "magenta").civ("violet", supply=2)
        )
        game = table.game()
        do(game, "die pink 2", "row violet")
        assert labels(game) == [
            "b3: destroy Magenta House",
            "c2: destroy Magenta House",
            "c2: take Magenta House",
        ]
        assert by_moves(game, "convert c2 start").detail == "neutral, 2 Warriors, Starting tile"

    def test_an_ambush_lowers_the_price(self) -> None:
        table = Table("pink 2", *REST).building("b3", "magenta").building("b4", "magenta").bare()
        table.civ("violet", supply=1).hand(0, "ambush").building("c5", "magenta")
        game = table.player(0, start_tile=False).game()
        do(game, "die pink 2", "face 2", "row violet", "play ambush")
        assert labels(game) == [
            "b3: destroy Magenta House",
            "c5: destroy Magenta House",
        ]
        assert by_moves(game, "destroy b3").detail.startswith("Brown, 1 Warrior;")

    def test_where_to_build(self) -> None:
        game = Table("pink 3", *REST).game()
        do(game, "die pink 3", "row violet")
        assert "g3 lava: 1 Red crystal" in labels(game)
        assert "f5, Starting tile: 1 Green crystal" in labels(game)
        assert by_moves(game, "build f5 start").detail == "plains"

    @pytest.mark.rule("T-11.2", "T-11.7")
    @pytest.mark.parametrize(
        ("hand", "asked", "house"),
        [
            ((), (), "New House: no use now"),
            (("whispered_prayer",), ("face 5", "row pink"), "New House: Far Settlers only"),
            (("far_settlers",), ("face 5", "row pink"), "New House: Far Settlers only"),
        ],
    )
    def test_tokens_of_no_use_say_so(self, hand: tuple[str, ...], asked: tuple[str, ...], house: str) -> None:
        """Nobody is told whether it is Far Settlers that somebody holds."""
        table = Table("violet 5", *REST).building("d3", "pink", "barrack").building("d2", "pink").building("e2", "pink")
        game = table.player(0, start_tile=False).hand(0, *hand).game()
        do(game, "die violet 5", *asked, "clear d2 e2")
        assert "House to Factory: no use now" in labels(game)
        assert house in labels(game)
        assert "Five Cosmo" in labels(game)
        assert "Crystals: 1 of yours to each Civ" in labels(game)

    @pytest.mark.rule("T-11.7", "T-9.2")
    @pytest.mark.parametrize(
        ("cosmo", "start", "label", "asked"),
        [
            (2, True, "New House: as by Expand", "where does Pink build its new House?"),
            (2, False, "New House: with a tile, 2 Cosmo", "claim a Conversion tile to build on"),
            (1, False, "New House: Far Settlers only", "play Far Settlers for the new House?"),
        ],
    )
    def test_a_token_and_its_question_say_what_building_takes(
        self, cosmo: int, start: bool, label: str, asked: str
    ) -> None:
        """Pink's Worship reaches space 2 by the Pyramid; no ground beside Pink is Red's, but e2 is plains."""
        table = quarry().hand(0, "omen").player(0, start_tile=start, cosmo=cosmo, priests=[-1, -1, -1, 1])
        assert label in {choice.label for choice in offered(built(table))}
        prompt = chosen(table, "house").view(None).prompt
        assert prompt is not None
        assert question("theocratia", prompt, ("Ana", "Ben"), SAY) == asked

    @pytest.mark.rule("T-7.9", "T-9.2", "T-6.16")
    @pytest.mark.parametrize(
        ("priest", "asked"), [(2, "where does Magenta build its House?"), (5, "claim a Conversion tile to build on")]
    )
    def test_an_expand_for_which_a_tile_is_to_be_claimed_says_so(self, priest: int, asked: str) -> None:
        """The only tile is claimed by itself; of two one is chosen."""
        table = Table("magenta 3", *REST).building("b4", "pink")
        game = table.player(0, start_tile=False, priests=[priest, -1, -1, -1], cosmo=2).game()
        told = by_moves(game, "die magenta 3", "face 3", "row magenta", "expand").detail
        assert told == "+2 Cosmo. Build a House on a Conversion tile, to be claimed first for 2 Cosmo"
        do(game, "die magenta 3", "face 3", "row magenta", "expand")
        prompt = game.view(None).prompt
        assert prompt is not None
        assert question("theocratia", prompt, ("Ana", "Ben"), SAY) == asked

    @pytest.mark.rule("T-7.9", "T-9.2")
    def test_so_does_the_action_of_a_die_that_lies_on_its_row(self) -> None:
        """Whoever holds Far Settlers is asked there what the die is used for."""
        table = Table("magenta 3", *REST).building("b4", "pink").hand(0, "far_settlers")
        game = table.player(0, start_tile=False, priests=[5, -1, -1, -1], cosmo=2).game()
        do(game, "die magenta 3", "face 3", "row magenta")
        assert by_moves(game, "expand").detail == "Build a House on a Conversion tile, to be claimed first for 2 Cosmo"

    @pytest.mark.rule("T-3.2", "T-11.4", "T-11.5")
    @pytest.mark.parametrize(
        ("cosmo", "malus", "told"),
        [
            (9, 3, ["Five Cosmo", "Less Malus: 3 steps back"]),
            (12, 1, ["Five Cosmo: only +2", "Less Malus: 1 step back"]),
            (14, 0, ["Five Cosmo: no use now", "Less Malus: no use now"]),
        ],
    )
    def test_tokens_say_what_is_left_for_them_to_do(self, cosmo: int, malus: int, told: list[str]) -> None:
        table = Table("violet 3").step("token", 0, civ="violet", face=4).building("g3", "violet", "pyramid")
        found = labels(table.player(0, cosmo=cosmo, malus=malus).game())
        assert [label for label in found if label.startswith(("Five", "Less"))] == told

    @pytest.mark.rule("T-7.17")
    def test_whom_a_pyramid_pleases_besides(self) -> None:
        """d2 is Brown's ground, e2 White's; e4 neutral."""
        table = Table("violet 5", *REST).building("d3", "pink", "barrack").building("d2", "pink").building("e2", "pink")
        game = table.building("f2", "pink", "factory").game()
        do(game, "die violet 5")
        told = {str(one.moves[0]): (one.label, one.detail) for one in offered(game)}
        both = "d2 House (Brown) and e4 Factory (neutral)"
        assert told["clear d2 e4"] == (both, "Brown gains 1 Worship of Pink")

    @pytest.mark.rule("T-8.4")
    def test_payment(self) -> None:
        """Red pays 2: its own crystals please nobody, Brown's please Brown, and White does not play. What the others
        do not pay comes from the Black ones.
        """
        game = Table("violet 1", *REST).civ("violet", crystals={"red": 2, "brown": 1, "green": 1, "black": 1}).game()
        do(game, "die violet 1", "row violet", "holiday")
        assert labels(game, CRYSTALS) == ["No Red crystal", "1 Red crystal", "2 Red crystals"]
        do(game, "pay red 0")
        assert labels(game, CRYSTALS) == ["No Brown, 1 Black: +1 Malus", "1 Brown crystal: Brown +1 Worship"]
        do(game, "pay brown 1")
        assert labels(game, CRYSTALS) == ["No Green, 1 Black: +1 Malus", "1 Green crystal"]
        game = Table("violet 1", *REST, seats=2).civ("violet", crystals={"white": 1, "black": 2}).game()
        do(game, "die violet 1", "row violet", "holiday")
        assert labels(game, CRYSTALS) == ["No White, 2 Black: +2 Malus", "1 White, 1 Black: +1 Malus"]

    @pytest.mark.rule("T-3.1", "T-8.4")
    @pytest.mark.parametrize(
        ("space", "told"),
        [
            (14, "2 Brown crystals"),
            (13, "2 Brown crystals: Brown +1 Worship"),
            (12, "2 Brown crystals: Brown +2 Worship"),
        ],
    )
    def test_crystals_bring_their_owner_what_there_is_room_for(self, space: int, told: str) -> None:
        """The track ends at 14."""
        table = Table("violet 1", *REST).civ("violet", crystals={"brown": 2, "green": 2})
        game = table.player(1, priests=[0, 0, space, 0]).game()
        do(game, "die violet 1", "row violet", "holiday")
        assert by_moves(game, "pay brown 2").label == told

    @pytest.mark.rule("T-8.4", "T-3.4")
    def test_black_crystals_say_what_their_malus_costs(self) -> None:
        """From step 2 on, -2 points, three steps lead to 5 and -7; below the label where it has no room."""
        table = Table("violet 1", *REST, seats=2).building("g3", "violet").player(0, cosmo=1, malus=2)
        game = table.civ("violet", crystals={"white": 1, "black": 3}).game()
        do(game, "die violet 1", "row violet", "holiday")
        assert [(one.label, one.detail) for one in offered(game)] == [
            ("No White, 3 Black: +3 Malus", "The Malus costs 5 points"),
            ("1 White, 2 Black: +2 Malus", "The Malus costs 3 points"),
        ]

    @pytest.mark.rule("T-6.9", "T-8.2")
    def test_a_card_given_up_for_a_row_says_what_else_the_click_does(self) -> None:
        """Size 2, 2 Cosmo: the 6 beside a 6 can only declare a Holiday, for the middle space's Cosmo and Worship."""
        table = Table("magenta 6", *REST).row("magenta", "violet 6").hand(0, "drill").player(0, cosmo=1)
        game = table.civ("magenta", crystals={"green": 2}).game()
        do(game, "die magenta 6")
        one = by_moves(game, "face 6", "ignore magenta drill")
        assert (one.label, one.alone) == ("Magenta: Holiday, give up Drill",) * 2
        assert one.detail == "+1 Cosmo +1 Worship. Pay 2 Cosmo and 2 crystals: 1 Worship"

    def test_an_action_that_a_card_may_make_possible_is_not_called_impossible(self) -> None:
        """2 Cosmo of the row and none of one's own do not pay for size 3; Stardust would."""
        table = Table("pink 6", *REST).building("d3", "pink").civ("pink", crystals={"green": 3})
        game = table.hand(0, "stardust").player(0, malus=0).game()
        assert by_moves(game, "die pink 6").detail == "As it is: nothing possible without a card"

    @pytest.mark.rule("T-6.5", "T-6.12")
    def test_what_a_recoloured_die_brings_is_told_where_its_action_has_no_room(self) -> None:
        """Beside a die it brings 1 Cosmo and 1 Worship, and turned from 4 to 3 it costs 2 Cosmo."""
        table = (
            Table("turquoise 4", *REST, seats=2).row("violet", "violet 6").hand(0, "call_to_arms").player(0, cosmo=2)
        )
        game = table.game()
        do(game, "die turquoise 4")
        details = {one.label: one.detail for one in offered(game)}
        assert (
            details["To Violet: Expand, give up Call to Arms"] == "Turning the die costs 2 Cosmo. +1 Cosmo +1 Worship"
        )

    @pytest.mark.rule("T-6.6", "T-6.12")
    def test_what_a_turned_die_brings_is_told_below_a_button_that_has_no_room_for_it(self) -> None:
        game = Table("turquoise 4", *REST, seats=2).player(0, cosmo=2).game()
        do(game, "die turquoise 4")
        turned = by_moves(game, "face 3", "row turquoise", "expand")
        assert turned.alone == "As 3 (2 Cosmo), Turquoise: Expand"
        assert turned.sentence.startswith("+2 Cosmo. Build a House")

    @pytest.mark.rule("T-6.9", "T-7.11", "T-7.15")
    def test_a_die_of_use_only_with_a_card_does_not_say_for_what(self) -> None:
        """No House of Turquoise is Red's: not a Factory, but the Pyramid on d7 comes beside the 4 for a card."""
        table = Table("pink 4", *REST).building("d7", "turquoise", "factory").building("d6", "turquoise")
        game = table.row("turquoise", "violet 4").civ("pink", crystals={}).hand(0, "omen").game()
        one = by_moves(game, "die pink 4")
        assert (one.label, one.detail) == ("Pink 4: with a card", "As it is: nothing possible without a card")
        do(game, "die pink 4")
        assert by_moves(game, "face 4", "ignore turquoise omen").label == "Turquoise: Pyramid, give up Omen"

    @pytest.mark.rule("T-6.12", "T-6.15")
    def test_what_the_row_brings_is_told_below_a_button_that_says_and_end(self) -> None:
        game = (
            Table("turquoise 6", *REST).row("turquoise", "violet 3").hand(0, "clear_vision").player(0, cosmo=2).game()
        )
        do(game, "die turquoise 6")
        one = by_moves(game, "face 6", "row turquoise", "holiday", "end")
        assert one.alone == "Turquoise: Holiday and end"
        assert one.sentence == "+1 Cosmo +1 Worship. Pay 2 Cosmo and 2 crystals: 1 Worship"

    def test_an_action_that_no_card_in_hand_makes_possible_is_called_impossible(self) -> None:
        """Lanterns spares crystals, but what lacks is Cosmo (T-8.2)."""
        table = Table("pink 6", *REST).building("d3", "pink").civ("pink", crystals={"green": 3})
        game = table.hand(0, "lanterns").player(0, malus=0).game()
        assert by_moves(game, "die pink 6").detail == "As it is: nothing possible"

    @pytest.mark.rule("T-8.4")
    def test_black_crystals_of_which_more_may_follow(self) -> None:
        """Size 3: without Red ones the Green one is not enough, and if it is not paid either, two are Black."""
        table = Table("violet 1", *REST).building("g3", "violet").player(0, cosmo=1)
        game = table.civ("violet", crystals={"brown": 1, "green": 1, "black": 3}).game()
        do(game, "die violet 1", "row violet", "holiday")
        assert paid(game) == [
            ("No Brown crystal", "The rest costs at least: +2 Malus (-2 points)"),
            ("1 Brown crystal: Brown +1 Worship", "The rest costs at least: +1 Malus (-1 point)"),
        ]

    @pytest.mark.rule("T-8.3", "T-8.4")
    def test_every_payment_says_what_the_rest_costs_at_least(self) -> None:
        """Five of Pink: with 3 Green ones, two more are due beside no Red one, and one beside one."""
        table = Table("pink 1", *REST, seats=2).building("d3", "pink").building("d2", "pink").building("e2", "pink")
        table.player(0, cosmo=3).civ("pink", crystals={"red": 3, "brown": 1, "green": 3, "black": 3})
        game = table.game()
        do(game, "die pink 1", "face 1", "row pink", "holiday")
        either = "either Brown +1 or +1 Malus"
        assert paid(game) == [
            ("No Red crystal", f"The rest costs at least: +1 Malus (-1 point) and {either}"),
            ("1 Red crystal", f"The rest costs at least: {either}"),
            ("2 Red crystals", ""),
            ("3 Red crystals", ""),
        ]
        do(game, "pay red 1")
        assert paid(game) == [
            ("No Brown crystal", "The rest costs at least: +1 Malus (-1 point)"),
            ("1 Brown crystal: Brown +1 Worship", ""),
        ]

    @pytest.mark.rule("T-3.1", "T-3.4", "T-8.4")
    @pytest.mark.parametrize(
        ("malus", "space", "none", "one"),
        [
            (
                0,
                0,
                ("No Red crystal", "The rest costs at least: +2 Malus (-2 points) and White +1"),
                ("1 Red crystal", "The rest costs at least: +1 Malus (-1 point) and either White +1 or +1 Malus"),
            ),
            (
                0,
                14,
                ("No Red, 2 Black: +2 Malus", "The Malus costs 2 points"),
                ("1 Red crystal", "The rest costs at least: +1 Malus (-1 point)"),
            ),
            (
                11,
                0,
                ("No Red crystal", "The rest costs at least: +1 Malus (-4 points) and White +1"),
                ("1 Red crystal", "The rest costs at least: +1 Malus (-4 points)"),
            ),
            (12, 0, ("No Red crystal", "The rest costs at least: White +1"), ("1 Red crystal", "")),
            (12, 14, ("No Red, 2 Black", ""), ("1 Red crystal", "")),
        ],
    )
    def test_the_rest_costs_nothing_past_the_end_of_a_track(self, malus, space, none, one) -> None:
        """Three of Violet: without the Red one all that is left; with it two of a White and two Black ones. The Malus
        ends at 12, a Temple track at 14.
        """
        table = Table("violet 1", *REST).building("g3", "violet").player(0, cosmo=1, malus=malus)
        table.player(3, priests=[0, 0, space, 0]).civ("violet", crystals={"red": 1, "white": 1, "black": 2})
        game = table.game()
        do(game, "die violet 1", "row violet", "holiday")
        assert paid(game) == [none, one]


class TestFreeActions:
    def test_cards_with_targets_and_numbers(self) -> None:
        table = Table("violet 1", *REST).hand(0, "omen", "revelation").player(0, priests=[2, 0, 0, 0], cosmo=2)
        played = labels(table.game(), "Play a Power card")
        assert played == [
            "Revelation: tile of level 2",
            "Omen: Magenta + Turquoise",
            "Omen: Turquoise + Violet",
            "Omen: Violet + Pink",
        ]
        assert "Tile 2 for 2 Cosmo: any ground" in labels(table.game())

    @pytest.mark.rule("T-10.15", "T-6.15")
    def test_a_card_that_ends_the_turn_has_room_to_say_so(self) -> None:
        """*Play Revelation: tile of level 2, end* has none on a button."""
        table = Table("violet 1", *REST).step("end", 0, civ="violet", face=3).hand(0, "revelation")
        table.player(0, priests=[2, 0, 0, 0]).set(todo=[["turn", None, None], ["end", 0, None]])
        found = by_moves(table.game(), "play revelation 2")
        assert (found.label, found.alone) == ("Revelation: tile of level 2 and end", "Revelation: tile of level 2, end")

    @pytest.mark.rule("T-13.3", "T-13.4", "T-13.7")
    def test_where_a_civ_expands_by_itself_each_hex_tells_whom_that_pleases(self) -> None:
        """White has its House of Magenta on c3, beside c2, and Blue, who chooses, its own on c5, beside c6."""
        table = Table().last_turn(first=2).building("d4", "magenta").building("c3", "magenta")
        game = developed(table.building("c5", "magenta"), "magenta", "dev_expansion").game()
        do(game, "end")
        assert labels(game) == ["c2 desert: White +1 Magenta", "c6 desert: Blue +1 Magenta"]

    @pytest.mark.rule("T-9.2", "T-13.1", "T-6.15")
    @pytest.mark.parametrize(
        ("round_", "turn", "holder", "told"),
        [
            (5, 8, None, "Tile 2, 2 Cosmo: no use now, end"),
            (5, 8, 0, "Tile 2 for 2 Cosmo: any ground"),
            (5, 4, None, "Tile 2 for 2 Cosmo and end"),
            (4, 8, None, "Tile 2 for 2 Cosmo and end"),
        ],
    )
    def test_a_tile_that_can_never_be_laid_says_so(self, round_: int, turn: int, holder: int | None, told: str) -> None:
        """At the end of a turn, which ends by itself then: in the last one of the game only the End Round Bonus can
        still build, and its holder is asked where.
        """
        dice = ("violet 1", "pink 2", "magenta 1", "turquoise 2")[: 8 - turn]
        table = Table(*dice).step("end", 0, civ="violet", face=3).player(0, priests=[2, 0, 0, 0], cosmo=2)
        table.set(round=round_, turn=turn, bonus_holder=holder, todo=[["turn", None, None], ["end", 0, None]])
        assert by_moves(table.game(), "claim 2").label == told

    @pytest.mark.rule("T-9.2", "T-10.23", "T-10.24")
    @pytest.mark.parametrize(
        ("card", "price"),
        [
            ("joyful_crowd", "Pay 0 Cosmo and 2 crystals: 1 Worship"),
            ("lanterns 1", "Pay 2 Cosmo and 2 crystals (1 from the reserve and 1 Green): 1 Worship"),
        ],
    )
    def test_a_claim_beside_a_declared_card_tells_what_is_still_paid(self, card: str, price: str) -> None:
        """Of size 2; only a Holiday goes with the card."""
        table = Table("violet 1", *REST).civ("violet", crystals={"green": 2}).hand(0, card.split()[0])
        game = table.player(0, priests=[2, 0, 0, 0], cosmo=4).game()
        do(game, "die violet 1", "face 1", "row violet", f"play {card}")
        assert by_moves(game, "claim 2").detail == f"Violet: Holiday. +2 Cosmo. {price}"

    @pytest.mark.rule("T-9.2", "T-8.4")
    def test_the_malus_of_what_a_claim_leaves_is_not_told_as_its_price(self) -> None:
        """Black crystals pay the Holiday, the only thing left beside the claim; the whole sentence has no room."""
        table = Table("violet 1").civ("violet", crystals={"brown": 1, "green": 2, "black": 1})
        table.building("g3", "violet").building("f3", "violet").player(0, priests=[2, 0, 0, 0], cosmo=4)
        table.step("mode", 0, civ="violet", face=5, die=["violet", 5], acts=["joyful_crowd"])
        game = table.set(todo=[["turn", None, None], ["mode", 0, None]]).game()
        assert by_moves(game, "claim 2").detail == "Violet: Holiday. +1 Malus"

    def test_tiles_are_claimed_below_the_menus(self) -> None:
        game = Table("violet 1", *REST).player(0, priests=[2, 0, 0, 0], cosmo=2).game()
        assert offered(game)[-1].moves == ("claim 2",)

    def test_lanterns(self) -> None:
        table = Table("violet 1", *REST).hand(0, "lanterns").civ("violet", crystals={"green": 2})
        game = table.game()
        do(game, "die violet 1", "face 1", "row violet")
        assert labels(game, "Play a Power card") == ["Lanterns: 1 Green crystal", "Lanterns: 2 Green crystals"]

    @pytest.mark.parametrize("kind", ["factory", "barrack"])
    def test_a_token_that_builds_is_explained_as_what_it_builds(self, kind: str) -> None:
        told = " ".join(explain(chosen(quarry().player(0, level_tiles=1, claimed=[5]), kind).view(0), SAY))
        assert f"Build a {kind.title()} of this Civ where you could Expand" in told
        assert "Build a House" not in told

    def test_what_can_be_done_is_explained(self) -> None:
        """Of the modes those on offer; for a payment who benefits from the crystals."""
        game = Table("violet 1", *REST).civ("violet", crystals={"red": 2, "brown": 1}).game()
        starts = ("1: First Player. Begin", "4 or 5: Pyramid. Replace", "Any number: Holiday. With a die")
        assert [start for start in starts if not any(one.startswith(start) for one in explain(game.view(0), SAY))] == []
        do(game, "die violet 1", "row violet")
        told = explain(game.view(0), SAY)
        assert [paragraph.partition(".")[0] for paragraph in told[1:3]] == ["First Player", "Holiday"]
        do(game, "holiday")
        assert "another player's colour" in explain(game.view(0), SAY)[1]

    @pytest.mark.rule("T-7.16")
    def test_what_makes_room_for_a_pyramid_goes_back_to_the_civ(self) -> None:
        table = Table("violet 5", *REST).building("d3", "pink", "barrack").building("d2", "pink").building("e2", "pink")
        game = table.building("f2", "pink").game()
        do(game, "die violet 5")
        assert game.prompt().kind == "clear"
        told = explain(game.view(0), SAY)[1]
        assert "All three pieces go back to the Civ" in told
        assert "owners" not in told

    @pytest.mark.rule("T-7.17")
    @pytest.mark.parametrize(("kind", "asked"), [("house", "clear"), ("factory", "site")])
    def test_only_others_are_said_to_gain_by_what_makes_room_for_a_pyramid(self, kind: str, asked: str) -> None:
        """Two of the three buildings are Red's: on d3, and on e2 on a tile; with e4 there is more than one group."""
        table = Table("violet 5", *REST).building("d3", "pink", "barrack").building("d2", "pink")
        game = table.tile("e2", 0).building("e2", "pink", kind).game()
        do(game, "die violet 5", *(["pyramid"] if kind == "house" else []))
        assert game.prompt().kind == asked
        told = explain(game.view(0), SAY)
        gain = "Another player whose building makes room gains 1 Worship of its Civ"
        assert [paragraph.startswith(gain) for paragraph in told].count(True) == 1
        assert not any("Whoever loses a building" in paragraph for paragraph in told)

    @pytest.mark.parametrize("seed", range(4))
    def test_what_is_asked_is_explained_before_the_hand(self, seed: int) -> None:
        """The first paragraph after the question stands below it at the table: it is never about some card in hand."""
        game, rng = GAME.new(seats=2 + seed % 3, seed=seed), Random(seed)
        while game.to_move is not None:
            view = game.view(game.to_move)
            told, cards = explain(view, SAY), [SAY(f"theocratia-{card}") for card in view.hand or ()]
            assert not told[1:] or not told[1].startswith(tuple(f"{card}. " for card in cards)), view.prompt
            game.play(rng.choice(game.moves()))

    def test_where_only_the_end_is_left_it_says_so(self) -> None:
        """Twist of Fate is for a die that is being taken."""
        game = Table("magenta 3", "magenta 1", *REST[:2]).hand(0, "twist_of_fate").game()
        do(game, "die magenta 3", "face 3", "row magenta", "expand", "build b4")
        assert explain(game.view(0), SAY)[1] == "Nothing that you hold can be used before that."

    def test_the_hand_is_explained_to_its_owner_alone(self) -> None:
        game = Table("violet 1", *REST).hand(0, "omen").game()
        own, other = (" ".join(explain(game.view(seat), SAY)) for seat in (0, 1))
        assert "Omen. Beginning or end of your turn" in own
        assert "Omen." not in other

    @pytest.mark.rule("T-10.6", "T-6.5", "T-6.9")
    def test_a_hand_that_is_only_given_up_is_told_what_for(self) -> None:
        table = Table("violet 1", *REST, power_cards="discard_only").hand(0, "omen", "stardust", "stardust")
        assert explain(table.game().view(0), SAY)[-1] == (
            "Stardust and Omen. Only to give up: a die takes another Civ's colour, or is placed beside the same number."
        )


GROUNDS = {"lava": "red", "rock": "brown", "lake": "blue", "mountain": "white", "plains": "green", "desert": None}
KINDS = ("house", "factory", "barrack", "pyramid")
HEX = re.compile("[a-i][1-9]")


def every_move(found: object) -> Iterator[Move]:
    """All choices of a nested table of moves; of those with hexes only the ones on d4 and d5."""
    if isinstance(found, Move):
        if all(word in ("d4", "d5") for word in found.split() if HEX.fullmatch(word)):
            yield found
    elif isinstance(found, (tuple, dict)):
        for inner in found.values() if isinstance(found, dict) else found:
            yield from every_move(inner)


def maps(view: TheocratiaView) -> Iterator[TheocratiaView]:
    """Each looks the same on all hexes: every building or monster, every ground and every owner."""
    assert view.last is not None
    view = replace(view, last=replace(view.last, civ="turquoise"))
    for civ, kind, owner, ground in product(CIVS, (None, *KINDS), (None, *range(4)), GROUNDS):
        facts = {"civ": civ, "kind": kind, "owner": owner, "ground": ground, "crystal": GROUNDS[ground]}
        yield replace(view, hexes=tuple(replace(hex_, **facts) for hex_ in view.hexes if hex_.name in ("d4", "d5")))


def turns(view: TheocratiaView) -> Iterator[TheocratiaView]:
    """Every die on a row of its own colour, on each space; Civs of the greatest size."""
    assert view.last is not None
    for hue, number, taken in product(CIVS, range(1, 7), range(3)):
        civs = tuple(replace(civ, size=12, row=(RowDie((hue, number), None),) * taken) for civ in view.civs)
        yield replace(view, civs=civs, last=replace(view.last, die=(hue, number), civ=hue))


class TestRoom:
    """Even the longest labels are not cut, and a phone cuts off only what matters least."""

    @given(walks(Theocratia, longest=150))
    def test_choices_are_told_apart_on_a_phone(self, walk: Walk) -> None:
        game = walk.end()
        assert isinstance(game, Theocratia)
        if game.to_move is not None:
            found = offered(game)
            assert len({(one.group, one.label[:PHONE], one.detail) for one in found}) == len(found)

    def test_of_every_move(self) -> None:
        game = Table("violet 1", *REST).game()
        do(game, "die violet 1")
        view = game.view(0)
        found = set(every_move(tuple(vars(moves).values()))) - {"convert d4", "convert d5", "take"}
        on_map = {move for move in found if HEX.search(move)}
        longest: dict[str, str] = {}
        for move, at in chain(product(on_map, maps(view)), product(found - on_map, turns(view))):
            if move.verb == "clear" and not at.hexes[0].kind:
                continue
            choice = ASK[move.verb](at, move, SAY)
            longest[move.verb] = max(longest.get(move.verb, ""), choice.label, *choice.group, key=len)
        assert set(longest) == set(ASK) - {"take"}, "what that is for is told by its question"
        assert {label for label in longest.values() if not fits_line(label)} == set()

    @pytest.mark.parametrize("only", CIVS)
    def test_of_a_number_with_its_price_and_the_one_row_left(self, only: str) -> None:
        """Every number to begin with and to turn to, and every space of the row."""
        others = [f"{hue} {face}" for face in (2, 3, 4, 6) for hue in CIVS if hue != only]
        for number, taken in product(range(1, 7), range(3)):
            table, dice = Table(f"{only} {number}").hand(0, "drill").player(0, cosmo=14), iter(others)
            for name in CIVS:
                table.row(name, *islice(dice, taken if name == only else 3))
            game = table.set(bonus_civ=only).game()
            do(game, f"die {only} {number}")
            found = [one.alone or one.label for one in offered(game)]
            assert found
            assert all(map(fits_button, found))


@pytest.mark.rule("T-10.1")
def test_up_to_three_cards_of_ones_own_are_named_and_nobody_elses() -> None:
    table = Table("violet 1", *REST).hand(0, "omen", "ambush", "drill")
    game = table.hand(1, "stardust", "stardust", "lanterns", "triumph").game()
    assert held(game.view(0), SAY) == "You hold Ambush, Drill and Omen."
    assert held(game.view(1), SAY) == ""
    assert held(game.view(None), SAY) == ""


class TestTheEnd:
    @pytest.mark.parametrize(("card", "more"), [("drill", False), ("stardust", True)])
    def test_what_can_still_be_used_is_spoken_of_where_there_is_any(self, card: str, more: bool) -> None:
        """A Drill goes with an action; Stardust can be played at the end."""
        table = Table("violet 1").step("end", 0, civ="violet", face=3).hand(0, card)
        game = table.set(todo=[["turn", None, None], ["end", 0, None]]).game()
        told, public = explain(game.view(0), SAY), explain(game.view(None), SAY)
        assert any("else is on offer" in paragraph for paragraph in told) == more
        assert not any("else is on offer" in paragraph for paragraph in public)

    @pytest.mark.rule("T-3.1")
    def test_worship_that_would_be_lost_says_so(self) -> None:
        table = Table().player(0, priests=[3, 2, 1, 14]).set(round=5, turn=8, bonus_civ="pink")
        table.set(todo=[["pyramid_worship", 0, None]]).building("d3", "pink", "pyramid").player(
            0, tokens=["token_cosmo"]
        )
        assert sorted(labels(table.game())) == [
            "1 Worship of Magenta",
            "1 Worship of Turquoise",
            "1 Worship of Violet",
            "Pink: lost, end of the track",
        ]

    @pytest.mark.parametrize("card", ["omen", "stardust"])
    async def test_a_turn_is_ended_at_the_table_whatever_card_is_held(self, card: str) -> None:
        """Nobody has to open a panel to find only the end of the turn in it, and nobody learns what is in it."""
        match = begin("theocratia", 3, 1)
        while match.game.view(None).prompt.kind != "end":
            match.game.play(match.game.moves()[0])
        assert match.game.view(None).moves is None
        seat = match.game.to_move
        state = json.loads(match.game.to_json())
        state["deck"] += state["hands"][seat]
        state["deck"].remove(card)
        state["hands"][seat] = [card]
        shown = replace(match, game=GAME.from_json(json.dumps(state)))
        row = MessageRow("n", match.id, "turn", 7, opened=0, seat=seat)
        told = list(walk(laid(PublicMessages().turn(shown, row)).layout.to_components()))
        labels = [one["label"] for one in told if one["type"] == BUTTON]
        assert labels[:2] == ["Play my turn", "End the turn"]
