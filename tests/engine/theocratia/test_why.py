"""Why a move is not possible: each condition by its rule, with what is missing."""

import re
from pathlib import Path
from random import Random

import pytest

from bot.base.i18n import localizer
from engine.game import Event, Fact
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from engine.theocratia.moves import MODES
from engine.theocratia.rules import RULES
from tests.engine.theocratia.tables import Table, developed, do

WORDS = (Path(__file__).parents[3] / "engine" / "theocratia" / "words.en.ftl").read_text("utf-8")
Why = tuple[str, str, dict[str, Fact]]


def why(table: Table, move: str, *before: str) -> list[Why]:
    game = table.game()
    do(game, *before)
    return [(reason.key, reason.rule, dict(reason.facts)) for reason in game.why_not(move)]


def at(step: str, face: int, civ: str = "violet") -> Table:
    return Table("violet 1").step(step, 0, civ=civ, face=face, die=["violet", face])


@pytest.mark.parametrize(
    ("table", "move", "reasons"),
    [
        (Table("violet 3"), "die violet 1", [("table", "T-6.3", {})]),
        (Table("violet 3"), "idle violet 3", [("stuck", "T-6.11", {})]),
        (
            Table("violet 3"),
            "claim 2",
            [("unlocked", "T-9.1", {"level": 2}), ("tile_cosmo", "T-9.2", {"cosmo": 2, "has": 0})],
        ),
        (
            Table("violet 3").player(0, cosmo=14).hand(0, "stardust"),
            "play stardust",
            [("effect", "T-10.5", {"card": "stardust"})],
        ),
        (at("expand", 3), "build h4", [("own_ground", "T-7.9", {"hex": "h4"})]),
        (
            at("expand", 3),
            "build a5 start",
            [
                ("beside", "T-7.9", {"hex": "a5"}),
                ("needless_tile", "T-7.9", {"hex": "a5"}),
                ("tile", "T-9.4", {"hex": "a5"}),
            ],
        ),
        (at("expand", 3), "build g3", []),
        (at("expand", 3), "build a5", [("beside", "T-7.9", {"hex": "a5"})]),
        (
            at("war", 2).bare().building("b3", "magenta"),
            "destroy e6",
            [("warriors", "T-7.3", {"warriors": 3, "has": 2})],
        ),
        (
            at("war", 2),
            "destroy f4",
            [("own_civ", "T-7.3", {"civ": "violet"}), ("warriors", "T-7.3", {"warriors": 3, "has": 2})],
        ),
        (at("war", 2), "destroy a1", [("target", "T-7.3", {"hex": "a1"})]),
        (at("war", 2), "convert e1 start", [("monster", "T-7.7", {})]),
        (at("war", 2).building("b4", "magenta"), "destroy b4", [("own_building", "T-7.3", {"hex": "b4"})]),
        (
            at("factory", 4).building("g3", "violet"),
            "upgrade f4",
            [("own_house", "T-7.11", {"hex": "f4", "civ": "violet"})],
        ),
        (
            at("barrack", 5).building("g3", "violet"),
            "upgrade f4",
            [("own_house", "T-7.13", {"hex": "f4", "civ": "violet"})],
        ),
        (
            at("war", 2).building("b3", "magenta").step("war", 0, civ="violet", face=2, acts=["ambush"]),
            "destroy a4",
            [("ambush", "T-10.21", {"card": "ambush"})],
        ),
        (
            at("war", 2).building("b3", "magenta").step("war", 0, civ="violet", face=2, acts=["ambush"]),
            "destroy a1",
            [("target", "T-7.3", {"hex": "a1"})],
        ),
    ],
)
def test_what_a_move_lacks(table: Table, move: str, reasons: list[Why]) -> None:
    assert why(table, move) == reasons


@pytest.mark.rule("T-10.22", "T-7.5")
@pytest.mark.parametrize(
    ("priest", "cosmo", "hex_", "counts"),
    [(12, 14, "d4", True), (13, 0, "d4", False), (13, 0, "b3", True), (13, 14, "b3", False)],
)
def test_a_triumph_needs_room_for_its_worship_or_its_cosmo(priest: int, cosmo: int, hex_: str, counts: bool) -> None:
    """The War brings 1 Worship by itself. On d4 stands a neutral House, on b3 one of Brown; both tracks end at 14."""
    table = at("war", 2).bare().building("b3", "magenta").building("d4", "magenta")
    table.player(0, priests=[-1, -1, priest, -1], cosmo=cosmo).step("war", civ="violet", face=2, acts=["triumph"])
    assert why(table, f"destroy {hex_}") == ([] if counts else [("triumph", "T-10.22", {"card": "triumph"})])


@pytest.mark.rule("T-10.26", "T-10.27")
@pytest.mark.parametrize(
    ("step", "face", "card", "rule"), [("factory", 4, "overtime", "T-10.26"), ("barrack", 5, "drill", "T-10.27")]
)
@pytest.mark.parametrize(("copies", "cosmo", "counts"), [(1, 14, True), (2, 12, True), (2, 13, False)])
def test_a_second_copy_needs_room_for_the_cosmo_of_both(
    step: str, face: int, card: str, rule: str, copies: int, cosmo: int, counts: bool
) -> None:
    """The first also makes a crystal or moves a Warrior more; a claim takes neither card."""
    table = at(step, face).building("g3", "violet").player(0, cosmo=cosmo, priests=[2, -1, -1, -1])
    table.step(step, civ="violet", face=face, die=["violet", face], acts=[card] * copies)
    assert why(table, "upgrade g3") == ([] if counts else [(card, rule, {"card": card})])
    assert why(table, "claim 2") == []


@pytest.mark.rule("T-6.5", "T-6.7", "T-8.1")
@pytest.mark.parametrize(
    ("die", "then", "civ"),
    [
        ("pink 3", (), "pink"),
        ("pink 3", ("recolour magenta omen",), "magenta"),
        ("magenta 6", (), "magenta"),
        ("magenta 6", ("face 3",), None),
    ],
)
def test_a_holiday_is_asked_about_in_the_colour_that_the_die_has(
    die: str, then: tuple[str, ...], civ: str | None
) -> None:
    """No Civ has crystals. A six that has become another number declares none."""
    table = Table(die, "violet 2").hand(0, "omen").player(0, cosmo=2)
    for name in ("magenta", "turquoise", "violet", "pink"):
        table.civ(name, crystals={})
    game = table.game()
    do(game, f"die {die}", *then)
    assert [str(move) for move in game.candidates() if move.verb == "holiday"] == ([f"holiday {civ}"] if civ else [])


@pytest.mark.rule("T-10.20")
def test_clear_vision_is_for_a_six_whose_malus_would_move() -> None:
    for die, malus, reasons in (("3", 0, ["vision"]), ("6", 0, []), ("6", 12, ["vision"])):
        table = Table(f"violet {die}").hand(0, "clear_vision").player(0, malus=malus)
        assert [key for key, _, _ in why(table, "play clear_vision", f"die violet {die}")] == reasons


WHEN = {
    "stardust": ("T-10.4", "at_any_time"),
    "whispered_prayer": ("T-10.9", "at_the_end"),
    "twist_of_fate": ("T-10.19", "on_a_number"),
    "clear_vision": ("T-10.20", "on_a_six"),
    "ambush": ("T-10.7", "with_war"),
    "far_settlers": ("T-10.7", "with_expand"),
    "overtime": ("T-10.7", "with_factory"),
    "drill": ("T-10.7", "with_barrack"),
    "joyful_crowd": ("T-10.7", "with_holiday"),
}


@pytest.mark.rule("T-10.4", "T-10.7")
def test_a_card_in_hand_waits_for_its_time() -> None:
    """Beside the die, with the face of a six, with the action of a 3 on a row of another colour, at the end."""
    todo = [["turn", None, None], ["mode", 0, None]]
    asked = {
        "die": (Table("violet 6", "pink 3"), ()),
        "face": (Table("violet 6", "pink 3"), ("die violet 6",)),
        "mode": (Table("violet 1").step("mode", 0, civ="magenta", face=3).set(todo=todo), ()),
        "end": (Table().last_turn(), ()),
    }
    fits = {"die": ["stardust"], "face": ["twist_of_fate", "clear_vision"], "mode": ["far_settlers", "joyful_crowd"]}
    fits["end"] = ["stardust", "whispered_prayer"]
    for decision, (table, before) in asked.items():
        seat = 3 if decision == "end" else 0
        table.hand(seat, *WHEN).player(seat, cosmo=4)
        for card, (rule, moment) in WHEN.items():
            told = [one for one in why(table, f"play {card}", *before) if one[0] == "moment"]
            assert told == ([] if card in fits[decision] else [("moment", rule, {"card": card, "moment": moment})])


@pytest.mark.rule("T-10.5", "T-10.18")
def test_ascension_waits_for_the_last_round_and_then_for_a_priest_that_can_climb() -> None:
    """With four players the fifth round is the last; before it 1 Worship would change something all the same."""
    early = Table("violet 3").set(round=4).hand(0, "ascension")
    late = Table("violet 3").set(round=5).hand(0, "ascension")
    assert why(early, "play ascension violet") == [("last_round", "T-10.18", {"card": "ascension"})]
    assert why(late, "play ascension violet") == []
    at_the_top = {"priests": [14, 14, 14, 14], "claimed": [2, 5, 7]}
    assert why(late.player(0, **at_the_top), "play ascension violet") == [("effect", "T-10.5", {"card": "ascension"})]
    assert [key for key, _, _ in why(early.player(0, **at_the_top), "play ascension violet")] == ["last_round"]


@pytest.mark.rule("T-10.9")
def test_whispered_prayer_is_not_played_after_idling() -> None:
    """No Violet House for a 4: the die idles on the Violet row, and the Priest of Violet could climb."""
    table = Table("violet 4", seats=2).hand(0, "whispered_prayer")
    assert why(table, "play whispered_prayer", "idle violet 4", "row violet") == [
        ("idled", "T-10.9", {"card": "whispered_prayer"})
    ]


@pytest.mark.rule("T-10.24")
def test_any_number_of_crystals_from_one_on_may_come_from_the_reserve() -> None:
    todo = [["turn", None, None], ["mode", 0, None]]
    table = Table("violet 1").hand(0, "lanterns").step("mode", 0, civ="violet", face=3).set(todo=todo)
    assert {"play lanterns 1", "play lanterns 2"} <= set(table.game().candidates())
    assert why(table, "play lanterns 1") == why(table, "play lanterns 2") == []


@pytest.mark.rule("T-7.15")
def test_a_pyramid_replaces_an_upgraded_building_of_ones_own_in_a_group_of_three() -> None:
    """Red owns the Factory on g3 and the Houses on f3 and h2; the Barrack on f4 is nobody's. All four touch g3."""
    table = at("site", 4).building("g3", "violet", "factory").building("f3", "violet").building("h2", "violet")
    assert why(table, "site g3") == []
    for hex_ in ("f3", "f4"):
        assert why(table, f"site {hex_}") == [("own_upgraded", "T-7.15", {"hex": hex_, "civ": "violet"})]
    for pair in ("f3 f4", "f3 h2", "f4 h2"):
        assert why(table, f"clear {pair}", "site g3") == []
    for pair in ("f3 g2", "f3 g3"):  # g2 is empty, g3 the site itself
        assert [key for key, _, _ in why(table, f"clear {pair}", "site g3")] == ["three"]


@pytest.mark.rule("T-11.1")
def test_a_token_is_chosen_from_those_left() -> None:
    table = at("token", 4).building("g3", "violet", "pyramid").building("a1", "violet", "pyramid")
    table.player(1, tokens=["token_cosmo"])
    assert why(table, "token cosmo") == [("token_left", "T-11.1", {"token": "token_cosmo"})]
    assert why(table, "token cards") == []


@pytest.mark.rule("T-8.2", "T-8.3")
def test_what_a_payment_of_crystals_lacks() -> None:
    """Violet, of size 2, has a red, two brown and a black crystal; two have to be paid."""
    table = Table("violet 1", "pink 1", "magenta 1").civ("violet", crystals={"red": 1, "brown": 2, "black": 1})
    before = ("die violet 1", "row violet", "holiday")
    assert why(table, "pay red 2", *before) == [("crystals", "T-8.3", {"civ": "violet", "has": 1})]
    assert why(table, "pay brown 2", *before, "pay red 1") == [("too_many", "T-8.2", {"left": 1})]
    assert why(table, "pay brown 0", *before, "pay red 0") == [("too_few", "T-8.2", {"short": 1})]
    game = table.game()
    do(game, *before, "pay red 1")
    prompt = game.prompt()
    assert prompt is not None
    assert dict(prompt.data) == {"civ": "violet", "crystal": "brown", "left": 1}


@pytest.mark.rule("T-13.3", "T-13.5")
def test_where_no_neutral_house_may_stand_or_grow() -> None:
    """The deserts c2 and c6 are the closest free ones to Magenta's Fortress, g6 beside h6 is further away."""
    table = Table().last_turn(first=2).building("d4", "magenta").building("c3", "magenta").building("c5", "magenta")
    game = developed(table.building("h6", "magenta"), "magenta", "dev_expansion").game()
    do(game, "end")
    for move, key in (("choose a1", "neutral_place"), ("choose g6", "closest"), ("choose d4", "neutral_place")):
        reasons = [(reason.key, reason.rule, dict(reason.facts)) for reason in game.why_not(move)]
        assert reasons == [(key, "T-13.3", {"hex": move[-2:], "civ": "magenta"})]
    table = Table().last_turn(first=1)
    for hex_ in ("c2", "c6", "g6", "b3", "b4"):
        table.building(hex_, "magenta")
    game = developed(table, "magenta", "dev_expansion").game()
    do(game, "end")
    for move, key in (("choose b3", "neutral_house"), ("choose g6", "closest")):
        reasons = [(reason.key, reason.rule, dict(reason.facts)) for reason in game.why_not(move)]
        assert reasons == [(key, "T-13.5", {"hex": move[-2:], "civ": "magenta"})]


@pytest.mark.rule("T-6.6", "T-6.7", "T-6.5")
def test_what_a_face_lacks() -> None:
    """A Violet 3 could be a 5 for 4 Cosmo, and is never a six."""
    table = Table("violet 3", "violet 1").player(0, cosmo=2).hand(0, "omen")
    taken = "die violet 3"
    assert why(table, "face 5", taken) == [("steps", "T-6.6", {"cosmo": 4, "has": 2})]
    assert why(table, "face 6", taken) == [("six", "T-6.7", {})]
    assert why(table, "recolour violet omen", taken) == [("same_colour", "T-6.5", {"civ": "violet"})]
    assert why(table, "recolour pink drill", taken) == [("hand", "T-10.1", {"cards": 1})]
    assert why(table, "recolour pink omen", taken, "recolour magenta omen")[0] == ("recoloured", "T-6.5", {})


@pytest.mark.rule("T-6.2", "T-6.7")
def test_what_a_six_cannot_become_is_told_by_the_number_and_what_it_needs() -> None:
    """Nobody has a House: no 4 and no 5 can do anything. Warriors there are for the 2."""
    table = Table("magenta 6", "violet 2")
    assert why(table, "face 4", "die magenta 6") == [("complete_face", "T-6.2", {"face": "4"})]
    assert why(table, "factory violet", "die magenta 6") == [("no_house", "T-7.11", {"civ": "violet"})]
    assert why(table, "barrack pink", "die magenta 6") == [("no_house", "T-7.13", {"civ": "pink"})]


@pytest.mark.rule("T-6.2", "T-6.5")
def test_what_a_die_cannot_be_recoloured_to_is_told_by_the_colour() -> None:
    """There is no space on Pink's row; with an Omen to give up the Violet 3 could become Magenta."""
    table = Table("violet 3", "violet 1").row("pink", "pink 1", "pink 2", "pink 4").hand(0, "omen")
    assert why(table, "recolour pink omen", "die violet 3") == [("complete_colour", "T-6.2", {"civ": "pink"})]
    assert why(table, "recolour magenta omen", "die violet 3") == []


@pytest.mark.rule("T-6.2", "T-6.5", "T-10.23")
def test_a_colour_that_another_card_makes_of_use_is_not_called_useless() -> None:
    """A Violet Holiday at 0 Cosmo takes Joyful Crowd: the Stardust can be given up for Violet, Joyful Crowd cannot."""
    table = Table("pink 5", "violet 1").hand(0, "joyful_crowd", "stardust").civ("violet", crystals={"red": 2})
    for name in ("magenta", "turquoise", "pink"):
        table.civ(name, crystals={})
    assert why(table, "recolour violet stardust", "die pink 5") == []
    assert why(table, "recolour violet joyful_crowd", "die pink 5")[0][0] == "complete"
    assert why(table, "recolour magenta stardust", "die pink 5")[0][0] == "complete_colour"


@pytest.mark.rule("T-6.7", "T-8.2")
def test_a_six_that_stays_one_lacks_its_holiday() -> None:
    """Magenta without crystals: the six can be turned to any other number."""
    table = Table("magenta 6", "violet 1").hand(0, "omen").civ("magenta", crystals={})
    assert why(table, "face 6", "die magenta 6") == [("stays_six", "T-6.7", {})]


@pytest.mark.rule("T-6.8", "T-6.9", "T-6.2")
def test_what_a_row_lacks() -> None:
    """A face needs no choice: nobody holds cards or Cosmo."""
    table = Table("violet 3", "violet 1").row("pink", "pink 1", "pink 2", "magenta 4").row("violet", "magenta 3")
    before = ("die violet 3",)
    assert why(table, "row pink", *before) == [("space", "T-6.8", {"civ": "pink"})]
    assert why(table, "row violet", *before) == [("same_number", "T-6.9", {"face": 3})]
    assert why(table, "ignore magenta omen", *before)[0] == ("ignored", "T-6.9", {"face": 3})


@pytest.mark.rule("T-6.13", "T-8.1", "T-6.2")
def test_what_a_mode_lacks() -> None:
    """A Holiday of Violet would cost 2 Cosmo, which the bonus brings, and 2 crystals, of which it has one."""
    todo = [["turn", None, None], ["mode", 0, None]]
    table = Table("violet 1").step("mode", 0, civ="violet", face=3).set(todo=todo)
    assert why(table, "expand") == []
    assert why(table, "war") == [("number", "T-6.13", {"face": 3})]
    assert why(table, "holiday") == [
        ("holiday_crystals", "T-8.2", {"civ": "violet", "crystals": 2, "has": 1, "full": 1, "more": 0})
    ]
    table = Table("violet 1").step("mode", 0, civ="magenta", face=3).set(todo=todo)
    assert why(table, "holiday") == [("colour", "T-8.1", {"civ": "magenta"})]


@pytest.mark.rule("T-8.2", "T-10.11", "T-10.12")
@pytest.mark.parametrize(
    ("card", "green", "possible"),
    [("fertile_season", 0, True), ("scattered_gems", 1, True), ("scattered_gems", 0, False), ("omen", 0, False)],
)
def test_crystals_that_a_card_brings_before_the_die_are_not_lacking(card: str, green: int, possible: bool) -> None:
    """A Holiday of Violet costs 2 crystals; Fertile Season brings 2, Scattered Gems 1 to each of two Civs."""
    table = Table("violet 1", "pink 6").civ("violet", crystals={"green": green}).player(0, cosmo=6).hand(0, card)
    assert ("holiday violet" in table.game().candidates()) != possible


@pytest.mark.rule("T-6.6", "T-6.7", "T-6.9")
@pytest.mark.parametrize(
    ("dice", "cosmo"), [(("violet 2", "violet 4"), 0), (("violet 2", "violet 4"), 6), (("violet 4", "pink 6"), 0)]
)
def test_that_the_last_die_of_a_row_shows_the_number_is_told_before_a_die_is_taken(
    dice: tuple[str, ...], cosmo: int
) -> None:
    """War takes a 2, and beside a 2 no other goes but for a card, wherever it comes from."""
    table = Table(*dice).civ("magenta", supply=2).row("magenta", "magenta 5", "pink 2").player(0, cosmo=cosmo)
    assert why(table, "war magenta") == [("same_number_there", "T-6.9", {"civ": "magenta", "face": 2})]
    assert "war magenta" not in table.hand(0, "omen").game().candidates()


@pytest.mark.rule("T-7.11", "T-7.15", "T-6.9")
def test_what_a_civ_lacks_for_a_building_is_told_before_its_row_is_chosen() -> None:
    """Red's Factory of Pink on d3 touches the neutral one on e4, a third building is missing; no House is Red's."""
    table = Table("pink 4", "violet 1").building("d3", "pink", "factory").player(0, cosmo=4)
    table.row("violet", "magenta 4")
    for before in ((), ("die pink 4",)):
        assert why(table, "pyramid pink", *before) == [("no_group", "T-7.15", {"civ": "pink"})]
        assert ("no_upgraded", "T-7.15", {"civ": "violet"}) in why(table, "pyramid violet", *before)
        assert why(table, "factory pink", *before) == [("no_house", "T-7.11", {"civ": "pink"})]
    assert ("same_number_there", "T-6.9", {"civ": "violet", "face": 4}) in why(table, "factory violet", "die pink 4")
    table.building("d4", "pink")
    assert "pyramid pink" not in table.game().candidates()


@pytest.mark.rule("T-6.13", "T-6.6", "T-6.7")
def test_a_number_that_no_die_can_be_turned_to_is_told_with_what_that_would_cost() -> None:
    """From 4 to 2 are two steps, 4 Cosmo, and from 3 one; a six becomes any number."""
    facts = {"face": 2, "another": 2, "count": 1}
    assert why(Table("pink 4"), "war violet") == [("no_die", "T-6.13", facts | {"cosmo": 4, "has": 0})]
    for dice, cosmo in ((("pink 4", "violet 3"), 1), (("pink 4",), 3)):
        [reason] = why(Table(*dice).player(0, cosmo=cosmo), "war violet")
        assert reason == ("no_die", "T-6.13", facts | {"cosmo": cosmo + 1, "has": cosmo})
    for table in (Table("pink 4").player(0, cosmo=4), Table("pink 4", "violet 6"), Table("pink 3").hand(0, "stardust")):
        assert "war violet" not in table.game().candidates()


@pytest.mark.rule("T-8.2", "T-6.12")
def test_what_a_holiday_lacks_is_told_before_the_row_is_chosen() -> None:
    """Pink of size 2 has 2 crystals; the left space of its row brings 2 Cosmo, the middle one 1."""
    assert "holiday pink" not in Table("pink 3").game().candidates()
    told = why(Table("pink 3").row("pink", "violet 1"), "holiday pink")
    facts = {"civ": "pink", "lies": 1, "bonus": 1, "cosmo": 2, "price": 2, "crowds": 0, "has": 1}
    assert told == [("holiday_cosmo", "T-8.2", facts)]
    told = why(Table("pink 3").civ("pink", crystals={"green": 1}), "holiday pink")
    assert told == [("holiday_crystals", "T-8.2", {"civ": "pink", "crystals": 2, "has": 1, "full": 1, "more": 0})]


@pytest.mark.rule("T-8.1", "T-8.2", "T-6.14")
@pytest.mark.parametrize(
    ("dice", "cosmo", "cards", "lacking"),
    [
        (("pink 3",), 0, (), None),
        (("violet 3",), 9, (), "takes a die of its colour. None lies on the Action table, and you hold no card"),
        (("violet 3",), 2, ("omen",), None),
        (
            ("violet 3",),
            1,
            ("omen",),
            "With a recoloured one, whose row brings nothing, a Holiday costs 2 Cosmo; you have 1.",
        ),
        (("violet 3",), 1, ("joyful_crowd",), "a Holiday costs 2 Cosmo; you have 1."),
        (("violet 3",), 0, ("joyful_crowd", "omen"), None),
    ],
)
def test_a_holiday_lacks_first_the_die_then_what_it_costs_with_that_die(
    dice: tuple[str, ...], cosmo: int, cards: tuple[str, ...], lacking: str | None
) -> None:
    """Pink of size 2 has 2 crystals; its row brings 2 Cosmo. A card is given up to recolour, another pays 3 Cosmo."""
    game = Table(*dice, "magenta 1").player(0, cosmo=cosmo).hand(0, *cards).game()
    assert ("holiday pink" in game.candidates()) is (lacking is not None)
    if lacking is not None:
        reason = game.why_not("holiday pink")[0]
        assert lacking in localizer("en")(f"theocratia-why-{reason.key}", **dict(reason.facts))


@pytest.mark.rule("T-8.2", "T-10.24")
def test_lanterns_count_for_a_holiday_that_is_asked_about() -> None:
    """Pink of size 2 has no crystal: Lanterns bring 2; of a recoloured die nothing but Lanterns could be given up."""
    bare = Table("pink 3").civ("pink", crystals={}).hand(0, "lanterns")
    assert "holiday pink" not in bare.game().candidates()
    recoloured = Table("violet 3").civ("pink", crystals={}).hand(0, "lanterns").player(0, cosmo=4)
    assert why(recoloured, "holiday pink")[0][0] == "holiday_crystals"


DRAFTING = ("die", "face", "recolour", "row", "ignore", "play")


def acts(game: Theocratia) -> set[str]:
    """What can be done in this turn, cards that go with it included: `holiday pink`; by trying everything."""
    prompt = game.prompt()
    assert prompt is not None
    if prompt.kind == "mode":
        civ, rest = str(dict(prompt.data)["civ"]), set[str]()
        found = {f"{move} {civ}" for move in game.moves() if move.verb in MODES}
    else:
        found, rest = set(), set(DRAFTING)
    for move in game.moves():
        if move.verb in rest or (move.verb == "play" and prompt.kind != "die"):
            then, log = game.copy(), list[Event]()
            then.play(move, log)
            mine = (event for event in log if event.kind in MODES and event.seat == game.to_move)
            found |= {f"{event.kind} {event.data['civ']}" for event in mine}
            asked = then.prompt()
            if asked is not None and asked.seat == prompt.seat and asked.kind in ("face", "row", "mode"):
                found |= acts(then)
    return found


def test_what_is_called_impossible_is_impossible_with_cards_too() -> None:
    """In random games, of all that a Civ does: what a row brings may be what is lacking now."""
    told = set[str]()
    for seed in range(8):
        game, rng = GAME.new(seats=2 + seed % 3, seed=seed), Random(seed)
        while game.to_move is not None:
            prompt = game.prompt()
            if prompt is not None and prompt.kind in ("die", "face", "row") and rng.random() < 0.5:
                possible = acts(game)
                for move, reasons in game.forbidden():
                    if move.verb in MODES:
                        told.add(reasons[0].key)
                        if reasons[0].key != "no_die":
                            assert move not in possible, (seed, prompt, reasons)
            game.play(rng.choice(game.moves()))
    assert {"holiday_cosmo", "holiday_crystals", "no_warriors", "space"} <= told


@pytest.mark.rule("T-6.9")
def test_the_same_number_is_no_reason_for_whoever_can_give_up_a_card() -> None:
    table = Table("pink 3", "violet 1").row("violet", "magenta 3").hand(0, "omen")
    assert "expand violet" not in table.game().candidates()
    game = table.game()
    do(game, "die pink 3")
    assert "expand violet" not in game.candidates()


@pytest.mark.rule("T-10.21")
def test_warriors_that_suffice_with_ambush_are_no_reason() -> None:
    """A House of Magenta costs 2 Warriors, with Ambush 1, which is what Violet has."""
    table = Table("violet 2").bare().building("b3", "magenta").civ("violet", supply=1)
    assert why(table, "war violet")[0][0] == "no_warriors"
    assert "war violet" not in table.hand(0, "ambush").game().candidates()


def test_every_condition_has_words() -> None:
    conditions = [found for item in RULES.items.values() for found in getattr(item, "conditions", ())]
    assert len(conditions) > 100
    for condition in conditions:
        assert f"theocratia-why-{condition.key} =" in WORDS, condition.key
    keys = {condition.key for condition in conditions}
    assert set(re.findall(r"^theocratia-why-(\w+) =", WORDS, re.MULTILINE)) == keys


def test_reasons_are_told_with_what_is_missing() -> None:
    """Values that a text needs and does not get are warnings and so errors here."""
    t, rng, told = localizer("en"), Random(3), set[str]()
    for seed in range(3):
        game = GAME.new(seats=2 + seed, seed=seed)
        while moves := game.moves():
            candidates = game.candidates()
            for move in rng.sample(candidates, min(len(candidates), 12)):
                for reason in game.why_not(move):
                    if reason.key not in told:
                        text = t(f"theocratia-why-{reason.key}", **dict(reason.facts))
                        assert text.endswith(".")
                        assert "theocratia-" not in text
                        told.add(reason.key)
            game.apply(moves[rng.randrange(len(moves))])
    assert len(told) > 25


def test_only_a_die_on_the_action_table_is_thought_of_to_idle():
    lacking = [reasons for move, reasons in Table("violet 3").game().forbidden() if move.verb == "idle"]
    assert [[reason.key for reason in reasons] for reasons in lacking] == [["stuck"]]


@pytest.mark.rule("T-7.9", "T-9.4", "T-4.11")
def test_a_hex_that_one_tile_fits_lacks_no_other() -> None:
    """Violet builds beside g3: on f3 plains with the starting tile, on own ground without one."""
    game = at("expand", 3).game()
    possible = {move.split()[1] for move in game.moves() if move.verb == "build"}
    assert possible
    named = {move.split()[1] for move, _ in game.forbidden() if move.verb == "build"}
    assert named
    assert not named & possible


def test_where_something_can_be_done_nothing_is_said_to_hinder_it() -> None:
    """In random games: a piece on a hex, a card for a target, with one tile or card or another."""
    asked = set[str]()
    for seed in range(12):
        game, rng = GAME.new(seats=2 + seed % 3, seed=seed), Random(seed)
        while game.to_move is not None:
            legal = game.moves()
            able = {
                (move.verb, move.split()[1]) for move in legal if move.verb in ("build", "convert", "upgrade", "site")
            }
            if able:
                asked.add(legal[0].verb)
                lacking = {(move.verb, move.split()[1]) for move, _ in game.forbidden() if " " in move}
                assert not able & lacking, (seed, game.prompt())
            game.play(rng.choice(legal))
    assert {"build", "destroy", "upgrade"} <= asked
