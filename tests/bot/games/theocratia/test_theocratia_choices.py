"""Labels, prices and menus of Theocratia, on positions set up by hand."""

from dataclasses import replace
from functools import cache
from itertools import islice, product
from random import Random

import pytest
from hypothesis import given

from benchmarks.labels import positions
from bot.base.choices import Choice
from bot.base.room import fits_button
from bot.games.theocratia import explain, held
from bot.matches.match import Match
from bot.messages.outgoing import Message
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import MessageRow
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from tests.bot.drawn import laid
from tests.bot.matches import PEOPLE, begin, t
from tests.bot.offered import by_moves, offered, offered_to
from tests.e2e.client import BUTTON, walk
from tests.engine.random_games import Walk, walks
from tests.engine.theocratia.tables import CIVS, Table, chosen, developed, do, quarry
from tests.profiles import rounds

CHANGE = "Turn or recolour a die, or add cards"
TURN = "Turn a die"
"""The same without a card to add or to give up."""
PHONE = 34
"""Characters of a label a phone shows before it cuts."""
ACTS = {"first": "First Player/Lead", "war": "War", "expand": "Expand", "factory": "Factory", "barrack": "Barrack"}
ACTS |= {"pyramid": "Pyramid", "holiday": "Holiday"}
"""What each mode is called, where there is less room too."""
EXPANSION = ["bonus_expansion", "bonus_pyramid", "bonus_factory", "bonus_barrack", "bonus_holiday_war"]
"""The Round Bonuses, in the first round that of Expansion."""
REST = ("violet 2", "pink 1", "magenta 1")


@cache
def walked() -> list[tuple[Theocratia, list[Choice]]]:
    """Positions of random games of two, three and four, with what is offered there: every third one, or all."""
    games = [game for seed in range(3) for game in positions(GAME, 2 + seed, seed)]
    return [(game, offered(game)) for game in games[:: rounds(3, 1)] if isinstance(game, Theocratia)]


def changes(game: Theocratia, choice: Choice) -> bool:
    """Whether the choice, or one that it leads to before the Civ acts, uses a card or turns the die."""
    then = game.copy()
    told = {event.kind for event in do(then, *choice.moves)}
    if told & {"played", "recoloured", "ignored", "turned"}:
        return True
    drafting = then.prompt() is not None and then.prompt().kind in ("face", "row", "mode")
    return drafting and any(changes(then, one) for one in offered(then) if one.moves[0].verb != "claim")


def told(game: Theocratia, *moves: str) -> tuple[str, str]:
    """The label of these moves, as on a button, and the line below it."""
    choice = by_moves(game, *moves)
    return choice.alone or choice.label, choice.detail


class TestWhatIsTold:
    @pytest.mark.rule("T-8.4", "T-8.7")
    @pytest.mark.parametrize(
        ("crystals", "below"),
        [
            ({"brown": 2}, "1 Worship; Brown gets 2 Worship of Violet"),
            ({"brown": 1, "white": 1, "green": 1}, "1 Worship; White gets 1 Worship or Brown gets 1 Worship"),
            ({"brown": 1, "black": 1, "green": 1}, "1 Worship; 1 Malus or Brown gets 1 Worship"),
            ({"brown": 1, "black": 1, "green": 2}, "1 Worship"),
            ({"green": 1, "black": 1}, "1 Worship and 1 Malus (-1 point)"),
        ],
    )
    def test_a_holiday_tells_its_price_and_whom_it_pleases_at_least(self, crystals: dict[str, int], below: str) -> None:
        """Violet has size 2, and its row brings the 2 Cosmo that the Holiday costs."""
        table = Table("violet 1", *REST).civ("violet", crystals=crystals)
        one = next(one for one in offered(table.game()) if one.label.startswith("Violet 1: Holiday"))
        first = "2 Cosmo, " if " and " in below else "2 Cosmo and "
        assert one.detail == f"Pay 2 Cosmo and 2 crystals: {first}{below}"

    @pytest.mark.rule("T-7.4", "T-7.6", "T-7.8")
    def test_a_target_tells_its_price_its_owner_and_who_gains(self) -> None:
        """The round rewards Pyramids, so that a War brings 1 Worship; White owns f7, the Barrack on d5 is nobody's."""
        game = Table("pink 2", *REST).building("f7", "turquoise", "factory").civ("violet", supply=3).game()
        do(game, "die pink 2", "row violet")
        assert told(game, "destroy a2") == (
            "Monster a2: 1 card for 1 Warrior",
            "Pay 1 Warrior: 1 Worship and 1 Power card",
        )
        label, below = told(game, "destroy f7")
        assert label == "Factory f7 (White): pay 3 Warriors"
        assert below.startswith("Turquoise (White). Pay 3 Warriors: 1 Worship; White")
        below = told(game, "destroy d5")[1]
        assert below == "Magenta (neutral). Pay 3 Warriors: 1 Worship; the Chronicles of Violet count 2"

    @pytest.mark.rule("T-7.9")
    def test_a_tile_that_a_place_takes_is_told_as_its_price(self) -> None:
        """Magenta's Fortress on c4 lies beside d4, plains, for which Red has the Starting tile."""
        game = Table("magenta 3", *REST).game()
        do(game, "die magenta 3", "row magenta")
        label, below = told(game, "build d4 start")
        assert label == "Plains d4: 1 Green for 1 tile"
        assert below == "House on d4. Pay 1 Conversion tile: 1 Green crystal"

    @pytest.mark.rule("T-13.7", "T-7.5")
    def test_what_comes_later_is_told_with_when(self) -> None:
        """Magenta will build on d4, beside d3. The War fills the second of two spaces of Pink's Chronicles, whose
        Priest then brings 2 points in place of none; that of Magenta is farther.
        """
        table = developed(Table("pink 3", "pink 3", "pink 2"), "magenta", "dev_expansion")
        table.civ("pink", supply=1, page_crystals=1).player(0, priests=[1, -1, -1, -1])
        game = table.building("d2", "pink").game()
        war = game.copy()
        do(game, "die pink 3", "row pink")
        assert told(game, "build d3")[1].endswith("; 1 Worship of Magenta as the round ends")
        do(war, "die pink 2", "row pink")
        assert told(war, "destroy a2")[1].endswith("; worth 2 points now; the Chronicles of Pink count 2")

    @pytest.mark.rule("T-5.9")
    def test_what_the_die_tells_the_place_does_not_tell_again(self) -> None:
        """The Round Bonus brings 1 Worship for a House, wherever it stands: on d4, Red's own ground, or on a tile."""
        game = Table("magenta 3", *REST).set(bonuses=EXPANSION).game()
        die = next(one for one in offered(game) if one.label.startswith("Magenta 3: Expand"))
        assert "1 Worship" in die.label
        do(game, *die.moves)
        assert not [one for one in offered(game) if "Worship" in f"{one.label}{one.alone}"]

    @pytest.mark.rule("T-5.9", "T-6.12")
    def test_a_button_says_that_there_is_more_than_it_has_room_for(self) -> None:
        """The row of Magenta brings a Magenta die 2 Cosmo, the Round Bonus 1 Worship for a House. Cosmo gives way."""
        game = Table("magenta 3", "turquoise 1", *REST).set(bonuses=EXPANSION).game()
        assert told(game, "die magenta 3", "row magenta")[0] == "Magenta 3: Expand, 1 Worship…"
        assert told(game, "die turquoise 1", "row pink")[0] == "Turquoise 1→Pink: Lead, Cosmo"
        assert told(game, "die magenta 1", "row turquoise")[0] == "Magenta 1→Turquoise: Lead, Cosmo"
        assert told(game, "die turquoise 1", "row turquoise", "first")[0] == "Turquoise 1: First Player, 3 Cosmo"

    @pytest.mark.rule("T-8.2", "T-8.4")
    def test_a_price_stays_where_there_is_no_room_for_all(self) -> None:
        """With 3 Houses Pink has size 5: the Holiday costs 5 Cosmo, of which the row gives 2 back, for 4 Worship."""
        table = Table("pink 5", *REST).civ("pink", crystals={"green": 5}).player(0, cosmo=5)
        game = table.building("d3", "pink").building("d2", "pink").building("e2", "pink").game()
        holiday = next(one for one in offered(game) if one.label.startswith("Pink 5: Holiday"))
        assert holiday.label == "Pink 5: Holiday, 4 Worship for 3 Cosmo"
        assert holiday.alone == "Pink 5: Holiday, 4 Worship, pay 3"

    @pytest.mark.rule("T-8.4")
    def test_a_crystal_tells_on_its_button_whom_it_pleases_or_what_it_costs(self) -> None:
        """Of 2 crystals one is Green; the other one is Brown, or Black for a step of Malus."""
        table = Table("violet 1", *REST).civ("violet", crystals={"brown": 1, "black": 1, "green": 1})
        game = table.game()
        do(game, "die violet 1", "row violet", "holiday")
        assert told(game, "pay brown 0")[0] == "No Brown: 1 Malus (-1)"
        assert told(game, "pay brown 1")[0] == "1 Brown: Brown gets 1 Worship"

    @pytest.mark.rule("T-6.16")
    def test_what_follows_by_itself_is_no_gain_of_this_choice(self) -> None:
        """The last die is a Pink 4; Brown has no House, so that only a Holiday is possible, which happens by itself."""
        table = Table("magenta 5", "pink 4").building("b4", "magenta").civ("pink", crystals={"black": 2})
        found = [one for one in offered(table.game()) if one.moves[0] == "die magenta 5"]
        assert not [one for one in found if "Malus" in f"{one.label} {one.detail}" or "Holiday" in one.label]

    @pytest.mark.rule("T-13.4", "T-13.7")
    def test_an_end_of_the_round_that_follows_by_itself_is_none_either(self) -> None:
        """Only the hex that is chosen counts, not what the other Civs do after it."""
        table = Table().last_turn(first=2).building("d4", "magenta").building("c3", "magenta")
        game = developed(table.building("c5", "magenta"), "magenta", "dev_expansion").game()
        do(game, "end")
        assert told(game, "choose c2")[1].endswith("White gets 1 Worship of Magenta")
        assert told(game, "choose c6")[0] == "Desert on c6: 1 Worship"

    def test_dice_stand_by_what_they_are_for(self) -> None:
        """Buttons are then different ends: the best die for each."""
        game = Table("violet 3", "violet 1", "pink 6", *REST[1:]).game()
        found = [one.group[0] for one in offered(game)]
        assert list(dict.fromkeys(found))[:2] == ["First Player", "Expand"]

    @pytest.mark.rule("T-6.12")
    def test_the_row_of_a_dies_colour_is_a_button_before_others_that_bring_less(self) -> None:
        """Nothing brings points yet; of the rows for a Violet 1 only that of Violet brings more than a First Player."""
        game = Table("violet 1", "violet 2", "pink 3", "pink 4", seats=2).player(0, cosmo=4).game()
        assert buttons(at_table(game))[0] == "Violet 1: First Player, 3 Cosmo"
        do(game, "die violet 1", "face 1")
        assert buttons(at_table(game))[0] == "Violet: First Player, 3 Cosmo"

    @pytest.mark.rule("T-8.2", "T-14.1")
    def test_an_action_that_costs_points_is_a_button_before_a_die_to_be_turned(self) -> None:
        """The Holiday costs 2 Cosmo, of which the row gives back 1: 3 in place of 4 count 1 point less."""
        table = dice().civ("violet", crystals={"green": 2}).row("violet", "magenta 5").civ("pink", crystals={})
        assert buttons(at_table(table.game()))[2].startswith("Violet 1: Holiday")

    @pytest.mark.rule("T-8.4", "T-14.1")
    def test_what_costs_no_malus_is_a_button_before_what_does(self) -> None:
        """A Green crystal pays for the first White one that stays behind, a Black one for the second."""
        table = Table("violet 1", *REST, seats=2).civ("violet", crystals={"white": 2, "green": 1, "black": 2})
        game = table.player(0, priests=[5, 2, 2, 2], cosmo=9).game()
        do(game, "die violet 1", "face 1", "row violet", "holiday")
        assert [one.moves[0] for one in offered(game)][:3] == ["pay white 0", "pay white 1", "pay white 2"]
        assert [label[:7] for label in buttons(at_table(game))[:2]] == ["1 White", "2 White"]

    @pytest.mark.rule("T-6.4", "T-8.2")
    def test_the_same_action_for_more_comes_last_and_is_no_button(self) -> None:
        """A Holiday needs no number: as a 5, a 4 or any other the die has Violet do the same, each step for 2 Cosmo."""
        table = Table("violet 5", "violet 2", "pink 3", "pink 4", seats=2).player(0, cosmo=9)
        game = table.civ("violet", crystals={"green": 3}).game()
        do(game, "die violet 5")
        found = [(one.moves[0], one.alone or one.label) for one in offered(game)]
        holidays = [(face, label) for face, label in found if "Holiday" in label]
        assert [face for face, _ in holidays] == ["face 5", "face 1", "face 2", "face 3", "face 4"]
        assert found[-4:] == holidays[1:]
        assert [label for label in buttons(at_table(game)) if "Holiday" in label] == [holidays[0][1]]

    @pytest.mark.rule("T-10.7", "T-10.23")
    def test_cards_that_could_go_with_an_action_are_named(self) -> None:
        table = Table("pink 6", *REST).building("d3", "pink").civ("pink", crystals={"green": 3})
        game = table.player(0, cosmo=2).hand(0, "joyful_crowd", "lanterns").game()
        below = next(one.detail for one in offered(game) if one.label.startswith("Pink 6: Holiday"))
        assert below.endswith("; also with Joyful Crowd and Lanterns")

    @pytest.mark.rule("T-10.7", "T-10.21")
    def test_a_card_for_a_war_goes_with_no_holiday(self) -> None:
        """An Ambush leaves nothing but the War, which then begins by itself."""
        table = Table("pink 2", *REST).hand(0, "ambush").player(0, cosmo=4).civ("violet", supply=3)
        game = table.civ("pink", supply=3, crystals={"green": 3}).building("d3", "pink").game()
        do(game, "die pink 2")
        with_it = {one.moves[2] for one in offered(game) if one.detail.endswith("; also with Ambush")}
        assert with_it == {"war"}


class TestTheLastRound:
    @pytest.mark.parametrize(("number", "begins"), [(4, True), (5, False)])
    def test_only_where_a_round_follows_somebody_begins_it(self, number: int, begins: bool) -> None:
        told = explain(Table("violet 1", *REST).set(round=number).game().view(0), t)
        assert any("Begin the next round" in paragraph for paragraph in told) is begins
        assert any(paragraph.startswith("1: First Player. ") for paragraph in told)


class TestTheDie:
    @pytest.mark.slow
    def test_what_else_becomes_of_a_die_uses_a_card_or_turns_it(self) -> None:
        """In random games: each line of that menu leads to a click that does, before the Civ acts."""
        found = 0
        for game, choices in walked():
            lines = [one for one in choices if one.group in {(CHANGE,), (TURN,)}]
            found += len(lines)
            assert [line.label for line in lines if not changes(game, line)] == []
        assert found > rounds(30, 100)

    def test_without_cards_dice_are_turned_and_nothing_else_is_promised(self) -> None:
        game = Table("violet 1", *REST).player(0, cosmo=5).game()
        assert (TURN,) in {one.group for one in offered(game)}
        assert (CHANGE,) not in {one.group for one in offered(game)}

    @pytest.mark.rule("T-6.5", "T-10.19")
    def test_a_die_says_what_can_become_of_it_in_fewer_words_where_it_must(self) -> None:
        """As a 1 to 5 it can be turned, recoloured for a card or twisted by one."""
        game = Table("turquoise 3", *REST).player(0, cosmo=9).hand(0, "twist_of_fate").game()
        assert told(game, "die turquoise 3")[0] == "Turquoise 3: turn; recolour; card"

    def test_no_action_is_carried_out_that_its_line_does_not_name(self) -> None:
        """In random games: whatever is clicked before a Civ acts."""
        found = 0
        for game, choices in walked():
            if game.prompt().kind not in ("die", "face", "row", "mode"):
                continue
            for one in choices:
                for event in do(game.copy(), *one.moves):
                    if event.kind in ACTS and event.seat == game.to_move:
                        found += 1
                        words = " ".join((*one.group, one.label, one.detail))
                        assert any(name in words for name in ACTS[event.kind].split("/")), one
        assert found > rounds(150, 500)

    @pytest.mark.rule("T-6.5", "T-10.7")
    def test_a_number_that_a_card_goes_with_names_the_row_that_must_be_used(self) -> None:
        """An Omen given up sends the die to the row of Pink, where a Triumph can go with a War."""
        game = Table("violet 1", *REST).hand(0, "triumph", "omen").player(0, cosmo=6).civ("pink", supply=6).game()
        do(game, "die violet 1", "recolour pink omen")
        found = [one.label for one in offered(game) if one.moves == ("face 2",)]
        assert found == ["As 2 → Pink: then choose, pay 2 Cosmo"]

    @pytest.mark.rule("T-6.5", "T-10.7")
    def test_the_card_whose_loss_costs_least_is_given_up_first(self) -> None:
        """Of an Omen there is another one; a Drill needs a Barrack, while Stardust brings Cosmo at any time."""
        game = Table("violet 1", *REST).hand(0, "stardust", "drill", "omen", "omen").game()
        do(game, "die violet 1")
        moves = [one.moves[0] for one in offered(game) if one.moves[0].startswith("recolour pink")]
        assert moves == ["recolour pink omen", "recolour pink drill", "recolour pink stardust"]

    @pytest.mark.rule("T-6.5", "T-6.15")
    def test_which_of_two_cards_is_given_up_stands_on_every_label(self) -> None:
        """To change its colour, and as a 1 in the row of Turquoise, where there is one: that name needs most room."""
        named = {"far_settlers": "Far Settlers", "clear_vision": "Clear Vision"}
        table = Table("violet 6", *REST).hand(0, *named).player(0, cosmo=9)
        game = table.row("turquoise", "magenta 1").game()
        do(game, "die violet 6")
        lost = [(one, card) for one in offered(game) for move in one.moves for card in named if card in move.split()]
        assert {one.moves[-1].verb for one, _ in lost} >= {"recolour", "ignore"}
        assert [
            one for one, card in lost for label in (one.label, one.alone or one.label) if named[card] not in label
        ] == []


class TestFreeActions:
    def test_tiles_are_claimed_below_the_menus(self) -> None:
        game = Table("violet 1", *REST).player(0, priests=[2, 0, 0, 0], cosmo=2).game()
        assert offered(game)[-1].moves == ("claim 2",)

    def test_a_tile_does_not_bring_what_the_open_question_does(self) -> None:
        """A War is under way; it brings 1 Worship, with or without the tile."""
        game = Table("pink 2", *REST).civ("violet", supply=3).player(0, priests=[2, 0, 0, 0], cosmo=2).game()
        do(game, "die pink 2", "face 2", "row violet", "war")
        assert told(game, "claim 2")[1].endswith("Pay 2 Cosmo: 1 Conversion tile")

    @pytest.mark.parametrize("kind", ["factory", "barrack"])
    def test_a_token_that_builds_is_explained_as_what_it_builds(self, kind: str) -> None:
        told = " ".join(explain(chosen(quarry().player(0, level_tiles=1, claimed=[5]), kind).view(0), t))
        assert f"Build a {kind.title()} of this Civ where you could Expand" in told
        assert "Build a House" not in told

    def test_what_can_be_done_is_explained(self) -> None:
        """Of the modes those on offer; for a payment who benefits from the crystals."""
        game = Table("violet 1", *REST).civ("violet", crystals={"red": 2, "brown": 1}).game()
        starts = ("1: First Player. Begin", "4 or 5: Pyramid. Replace", "Any number: Holiday. With a die")
        assert [start for start in starts if not any(one.startswith(start) for one in explain(game.view(0), t))] == []
        do(game, "die violet 1", "row violet")
        told = explain(game.view(0), t)
        assert [paragraph.partition(".")[0] for paragraph in told[1:3]] == ["First Player", "Holiday"]
        do(game, "holiday")
        assert "another player's colour" in explain(game.view(0), t)[1]

    @pytest.mark.rule("T-7.16")
    def test_what_makes_room_for_a_pyramid_goes_back_to_the_civ(self) -> None:
        table = Table("violet 5", *REST).building("d3", "pink", "barrack").building("d2", "pink").building("e2", "pink")
        game = table.building("f2", "pink").game()
        do(game, "die violet 5")
        assert game.prompt().kind == "clear"
        told = explain(game.view(0), t)[1]
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
        told = explain(game.view(0), t)
        gain = "Another player whose building makes room gains 1 Worship of its Civ"
        assert [paragraph.startswith(gain) for paragraph in told].count(True) == 1
        assert not any("Whoever loses a building" in paragraph for paragraph in told)

    @pytest.mark.parametrize("seed", range(4))
    def test_what_is_asked_is_explained_before_the_hand(self, seed: int) -> None:
        """The first paragraph after the question stands below it at the table: it is never about some card in hand."""
        game, rng = GAME.new(seats=2 + seed % 3, seed=seed), Random(seed)
        while game.to_move is not None:
            view = game.view(game.to_move)
            told, cards = explain(view, t), [t(f"theocratia-{card}") for card in view.hand or ()]
            assert not told[1:] or not told[1].startswith(tuple(f"{card}. " for card in cards)), view.prompt
            game.play(rng.choice(game.moves()))

    def test_where_only_the_end_is_left_it_says_so(self) -> None:
        """Twist of Fate is for a die that is being taken."""
        game = Table("magenta 3", "magenta 1", *REST[:2]).hand(0, "twist_of_fate").game()
        do(game, "die magenta 3", "face 3", "row magenta", "expand", "build b4")
        assert explain(game.view(0), t)[1] == "Nothing that you hold can be used before that."

    def test_the_hand_is_explained_to_its_owner_alone(self) -> None:
        game = Table("violet 1", *REST).hand(0, "omen").game()
        own, other = (" ".join(explain(game.view(seat), t)) for seat in (0, 1))
        assert "Omen. Beginning or end of your turn" in own
        assert "Omen." not in other

    @pytest.mark.rule("T-10.6", "T-6.5", "T-6.9")
    def test_a_hand_that_is_only_given_up_is_told_what_for(self) -> None:
        table = Table("violet 1", *REST, power_cards="discard_only").hand(0, "omen", "stardust", "stardust")
        assert explain(table.game().view(0), t)[-1] == (
            "Stardust and Omen. Only to give up: a die takes another Civ's colour, or is placed beside the same number."
        )


class TestRoom:
    """Even the longest labels are not cut, and a phone cuts off only what matters least."""

    @given(walks(Theocratia, longest=150))
    def test_choices_are_told_apart_on_a_phone(self, walk: Walk) -> None:
        game = walk.end()
        assert isinstance(game, Theocratia)
        if game.to_move is not None:
            found = offered(game)
            assert len({(one.group, one.label[:PHONE], one.detail) for one in found}) == len(found)

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
    assert held(game.view(0), t) == "You hold Ambush, Drill and Omen."
    assert held(game.view(1), t) == ""
    twice = Table("violet 1", *REST).hand(0, "omen", "drill", "omen").game()
    assert held(twice.view(0), t) == "You hold Drill and Omen ×2."
    assert held(game.view(None), t) == ""


class TestTheEnd:
    @pytest.mark.parametrize(("card", "more"), [("drill", False), ("stardust", True)])
    def test_what_can_still_be_used_is_spoken_of_where_there_is_any(self, card: str, more: bool) -> None:
        """A Drill goes with an action; Stardust can be played at the end."""
        table = Table("violet 1").step("end", 0, civ="violet", face=3).hand(0, card)
        game = table.set(todo=[["turn", None, None], ["end", 0, None]]).game()
        told, public = explain(game.view(0), t), explain(game.view(None), t)
        assert any("else is on offer" in paragraph for paragraph in told) == more
        assert not any("else is on offer" in paragraph for paragraph in public)

    def test_a_tile_that_nothing_more_is_built_on_is_no_button_before_a_card(self) -> None:
        """A Call to Arms moves Warriors at the end of a turn, even the last one of the game."""
        table = Table("violet 1", seats=2).step("end", 0, civ="violet", face=3).hand(0, "call_to_arms", "omen")
        table = table.player(0, priests=[2, 0, 0, 0], cosmo=2).civ("violet", supply=4)
        game = table.set(todo=[["turn", None, None], ["end", 0, None]], round=4).game()
        panel = labelled(PrivateMessages(PublicMessages()).panel(at_table(game), PEOPLE[0], t))
        assert panel == [
            "Call to Arms → Magenta",
            "Call to Arms → Violet: 2 Warriors",
            "End the turn",
            "Undo",
            "Boards",
            "More",
        ]

    @pytest.mark.parametrize("card", ["omen", "stardust"])
    async def test_a_turn_is_ended_at_the_table_whatever_card_is_held(self, card: str) -> None:
        """Nobody has to open a panel to find only the end of the turn in it, and nobody learns what is in it."""
        table = Table("violet 1", *REST, seats=2).step("end", 0, civ="violet", face=3).hand(0, card)
        game = table.set(todo=[["turn", None, None], ["end", 0, None]]).game()
        assert not game.may_see_moves(None)
        assert buttons(at_table(game))[:2] == ["End the turn", "Play a card"]

    @pytest.mark.rule("T-10.1")
    @pytest.mark.parametrize(("card", "idle"), [("twist_of_fate", True), ("omen", False)])
    async def test_a_hand_that_is_good_for_nothing_now_says_so(self, card: str, idle: bool) -> None:
        """A Twist of Fate is for a die that is being taken; an Omen can be played. The table tells neither."""
        table = Table("violet 1", *REST, seats=2).step("end", 0, civ="violet", face=3).hand(0, card)
        match = at_table(table.set(todo=[["turn", None, None], ["end", 0, None]]).game())
        panel = PrivateMessages(PublicMessages()).panel(match, PEOPLE[0], t, cards=True)
        assert ("None of your cards can be played now." in said(panel)) is idle
        assert buttons(match)[:2] == ["End the turn", "Play a card"]


@pytest.mark.rule("T-6.16")
class TestTheTable:
    """What everybody is offered while somebody holds cards."""

    @pytest.mark.parametrize("card", ["omen", "stardust", "twist_of_fate", "ambush"])
    async def test_what_needs_no_card_is_played_at_the_table_whatever_card_is_held(self, card: str) -> None:
        shown = buttons(at_table(dice().hand(0, card).game()))
        taken = ["Violet 1: First Player, 3 Cosmo", "Violet 2: War, 2 Cosmo, 1 Worship"]
        assert shown == [*taken, "Play a card", "Undo", "Boards", "More"]

    async def test_there_is_no_way_to_cards_without_any(self) -> None:
        assert "Play a card" not in buttons(at_table(dice().game()))

    def test_who_holds_a_card_ends_the_turn_by_a_click_of_its_own(self) -> None:
        """A Twist of Fate is for nothing then: the panel's click ends the turn too; at the table that would tell."""
        game = dice().hand(0, "twist_of_fate").game()
        for viewer, last in ((0, "end"), (None, "holiday")):
            found = offered_to(game, viewer)
            assert [one.moves[-1] for one in found if "holiday" in one.moves] == [last]

    async def test_the_panel_that_play_a_card_opens_begins_with_cards(self) -> None:
        match = at_table(dice().hand(0, "omen").game())
        panel = PrivateMessages(PublicMessages()).panel(match, PEOPLE[0], t, cards=True)
        taken = ["Magenta 4: turn to 2, 3; recolour", "Omen: Magenta + Turquoise", "Omen: Turquoise + Violet"]
        assert labelled(panel) == [*taken, "Undo", "Boards", "More"]

    async def test_any_other_panel_offers_first_what_the_table_does(self) -> None:
        match = at_table(dice().hand(0, "omen").game())
        panel = PrivateMessages(PublicMessages()).panel(match, PEOPLE[0], t)
        first = ["Violet 1: First Player, 3 Cosmo", "Violet 2: War, 2 Cosmo, 1 Worship"]
        assert labelled(panel)[:2] == buttons(match)[:2] == first


def dice() -> Table:
    return Table("violet 1", "violet 2", "pink 1", "magenta 4", seats=2).player(0, cosmo=4)


def at_table(game: Theocratia) -> Match:
    return replace(begin("theocratia", 2, 1), game=game)


def buttons(match: Match) -> list[str]:
    """Those of the message that everybody sees."""
    return labelled(PublicMessages().turn(match, MessageRow("n", match.id, "turn", 7, opened=0, seat=0)))


def said(message: Message) -> str:
    return "\n".join(one["content"] for one in walk(laid(message).layout.to_components()) if "content" in one)


def labelled(message: Message) -> list[str]:
    return [one["label"] for one in walk(laid(message).layout.to_components()) if one["type"] == BUTTON]
