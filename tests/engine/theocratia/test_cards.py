"""Chapter 10: Power cards."""

import json

import pytest

from engine.theocratia.game import Theocratia
from tests.engine.theocratia.tables import (
    CARDS,
    CIVS,
    Table,
    area,
    asked,
    civ,
    do,
    hand,
    kinds,
    offered,
    player,
    priests,
    standing,
)

REST = ("pink 1", "magenta 1")


def plays(game: Theocratia) -> list[str]:
    return [move.removeprefix("play ") for move in offered(game, "play")]


def quiet(*dice: str, civs: tuple[str, ...] = CIVS) -> Table:
    """No crystals and no Warriors at these Civs, and no monsters."""
    table = Table(*(dice or ("violet 1", *REST))).bare()
    for name in civs:
        table.civ(name, supply=0, crystals={})
    return table


# -- all cards


@pytest.mark.rule("T-10.1")
def test_forty_cards_in_secret_hands() -> None:
    game = Table("violet 1", *REST).hand(0, "omen", "omen", *["stardust"] * 2, "drill", "ambush", "triumph").game()
    assert len(hand(game, 0)) == 7
    for viewer in (None, 1):
        view = game.view(viewer)
        assert [found.cards for found in view.players] == [7, 0, 0, 0]
        assert view.hand == (None if viewer is None else ())
        assert view.deck == 33


@pytest.mark.rule("T-10.2")
def test_the_discard_pile_becomes_the_deck() -> None:
    """One card is left to draw, then the discard pile of two; Red holds all others."""
    table = Table("magenta 5", *REST).building("d3", "pink", "barrack").building("d2", "pink")
    table.set(discard=["ambush", "drill"]).deck("omen")
    held = sorted(CARDS * 2)
    for card in ("ambush", "drill", "omen"):
        held.remove(card)
    game = table.hand(1, *held).game()
    assert game.view(None).deck == 1
    log = do(game, "die magenta 5", "token cards")
    assert kinds(log).count("got_card") == 2
    assert kinds(log).count("reshuffled") == 1
    assert hand(game, 0)[-1] == "omen"
    assert set(hand(game, 0)) <= {"ambush", "drill", "omen"}
    assert (game.view(None).deck, game.view(None).discard) == (1, ())
    assert [event.reveals for event in log if event.kind in ("got_card", "reshuffled")] == [True] * 3
    assert {event.only for event in log if event.kind == "drew_card"} == {0}
    assert json.loads(game.to_json())["shuffles"] == 1


@pytest.mark.rule("T-10.2")
def test_no_card_where_there_is_none() -> None:
    game = Table("violet 1", *REST).set(bonus_holder=1).hand(1, *CARDS * 2).game()
    do(game, "die violet 1", "row pink")
    assert (hand(game, 0), player(game, 0).cosmo) == ([], 1)


@pytest.mark.rule("T-10.3")
def test_cards_lie_open_at_once() -> None:
    table = Table("violet 3", *REST).row("magenta", "pink 3").hand(0, "omen", "stardust", "drill", "far_settlers")
    game = table.building("b4", "magenta").game()
    do(game, "play stardust")
    assert game.view(None).discard == ("stardust",)
    do(game, "die violet 3", "recolour magenta omen")
    assert game.view(None).discard == ("stardust", "omen")
    do(game, "face 3", "ignore magenta drill", "play far_settlers")
    assert game.view(None).discard == ("stardust", "omen", "drill", "far_settlers")
    assert hand(game, 0) == []


@pytest.mark.rule("T-10.4")
def test_cards_for_any_time_are_for_the_beginning_and_the_end() -> None:
    game = Table("violet 1", "violet 3", *REST).hand(0, "stardust", "fertile_season").player(0, cosmo=2).game()
    assert "stardust" in plays(game)
    do(game, "die violet 1")
    assert plays(game) == []
    do(game, "face 1")
    assert plays(game) == []
    do(game, "row pink", "take")
    assert asked(game) == "end 0"
    assert "stardust" in plays(game)
    do(game, "play stardust", "play fertile_season pink")
    assert (player(game, 0).cosmo, area(game, "pink")) == (6, {"green": 4})
    assert asked(game) == "die 1"


@pytest.mark.rule("T-10.5")
@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("stardust", {"cosmo": 14}),
        ("absolution", {"malus": 0}),
        ("martyrs", {"losses": []}),
        ("martyrs", {"losses": ["pink"], "priests": [0, 0, 0, 14], "cosmo": 14}),
        ("revelation", {"priests": [7, 0, 0, 0], "claimed": [2, 5, 7]}),
    ],
)
def test_no_card_that_would_change_nothing(card: str, changes: dict[str, object]) -> None:
    assert plays(Table("violet 1", *REST).hand(0, card).player(0, **changes).game()) == []


@pytest.mark.rule("T-10.5", "T-10.13", "T-10.14")
def test_no_warriors_and_no_black_crystals() -> None:
    table = Table("violet 1", *REST).hand(0, "call_to_arms", "purification").civ("pink", supply=10)
    assert plays(table.civ("violet", crystals={"black": 1}).game()) == [
        "call_to_arms magenta",
        "call_to_arms turquoise",
        "call_to_arms violet",
        "purification violet",
    ]


@pytest.mark.rule("T-10.6")
def test_without_effects_cards_are_only_given_up() -> None:
    """Everything is in hand that could be played; the end is asked all the same."""
    table = Table("violet 3", "violet 2", *REST, power_cards="discard_only").player(0, cosmo=2, malus=3)
    table.hand(0, "stardust", "twist_of_fate", "ambush", "far_settlers", "omen").row("magenta", "pink 3")
    game = table.building("b4", "magenta").game()
    assert plays(game) == []
    assert game.view(None).moves == tuple(game.moves())
    do(game, "die violet 3")
    assert plays(game) == []
    assert "recolour magenta omen" in game.moves()
    do(game, "face 3")
    assert "ignore magenta ambush" in game.moves()
    do(game, "ignore magenta ambush")
    assert asked(game) == "end 0"
    assert game.moves() == ["end"]


@pytest.mark.rule("T-10.7")
def test_cards_are_declared_with_the_mode() -> None:
    """Each with its own mode, and only with modes that remain possible."""
    table = Table("violet 4", *REST).building("g3", "violet").civ("violet", crystals={"green": 3})
    game = table.hand(0, "overtime", "lanterns", "ambush", "drill").player(0, cosmo=2).game()
    do(game, "die violet 4", "face 4", "row violet")
    assert game.moves() == ["factory", "holiday", "play lanterns 1", "play lanterns 2", "play overtime"]
    do(game, "play overtime")
    assert game.moves() == ["factory"]


# -- for any time


@pytest.mark.rule("T-10.8")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (12, 14)])
def test_stardust(before: int, after: int) -> None:
    game = Table("violet 1", *REST).hand(0, "stardust").player(0, cosmo=before).game()
    do(game, "play stardust")
    assert player(game, 0).cosmo == after


@pytest.mark.rule("T-10.9")
def test_whispered_prayer() -> None:
    """At the end alone, for the Civ of the row, also after the First Player action."""
    game = Table("violet 1", *REST).hand(0, "whispered_prayer").game()
    assert plays(game) == []
    do(game, "die violet 1", "face 1", "row pink", "take")
    assert plays(game) == ["whispered_prayer"]
    do(game, "play whispered_prayer")
    assert priests(game, 0) == (-1, -1, -1, 0)


@pytest.mark.rule("T-10.9", "T-10.5")
@pytest.mark.parametrize(("red", "white", "prayers"), [(14, 0, []), (13, 14, ["whispered_prayer"])])
def test_a_prayer_needs_room_above_the_own_priest(red: int, white: int, prayers: list[str]) -> None:
    table = Table("violet 1", *REST).hand(0, "whispered_prayer").player(0, priests=[0, 0, 0, red], claimed=[2, 5, 7])
    game = table.player(3, priests=[0, white, white, white], claimed=[2, 5, 7]).game()
    do(game, "die violet 1", "face 1", "row pink", "take")
    assert plays(game) == prayers


@pytest.mark.rule("T-10.10")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (5, 3)])
def test_absolution(before: int, after: int) -> None:
    game = Table("violet 1", *REST).hand(0, "absolution").player(0, malus=before).game()
    do(game, "play absolution")
    assert player(game, 0).malus == after


@pytest.mark.rule("T-10.11", "T-10.12")
def test_crystals_for_civs() -> None:
    game = Table("violet 1", *REST).hand(0, "fertile_season", "scattered_gems").game()
    assert plays(game) == [
        *(f"fertile_season {name}" for name in CIVS),
        "scattered_gems magenta turquoise",
        "scattered_gems magenta violet",
        "scattered_gems magenta pink",
        "scattered_gems turquoise violet",
        "scattered_gems turquoise pink",
        "scattered_gems violet pink",
    ]
    do(game, "play fertile_season magenta", "play scattered_gems magenta pink")
    assert [area(game, name) for name in CIVS] == [
        {"red": 1, "green": 3},
        {"green": 2},
        {"green": 1},
        {"red": 1, "green": 2},
    ]


@pytest.mark.rule("T-10.13")
@pytest.mark.parametrize(("supply", "after"), [(0, 2), (8, 10), (9, 10)])
def test_call_to_arms(supply: int, after: int) -> None:
    game = Table("violet 1", *REST).hand(0, "call_to_arms").civ("violet", supply=supply).game()
    do(game, "play call_to_arms violet")
    assert civ(game, "violet").supply == after


@pytest.mark.rule("T-10.14")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (4, 2)])
def test_purification(before: int, after: int) -> None:
    table = Table("violet 1", *REST).hand(0, "purification").civ("pink", crystals={"green": 2, "black": before})
    game = table.game()
    do(game, "play purification pink")
    assert area(game, "pink") == {"green": 2} | ({"black": after} if after else {})


@pytest.mark.rule("T-10.14", "T-6.4")
def test_purification_must_leave_a_complete_move() -> None:
    """Only a Holiday of Pink, with both Black crystals, can be completed with the four."""
    table = quiet("pink 4").civ("pink", crystals={"black": 2}).hand(0, "purification")
    assert table.game().moves() == ["die pink 4"]
    assert plays(table.hand(0, "purification", "lanterns").game()) == ["purification pink"]
    assert plays(table.hand(0, "purification").set(table=[["pink", 4], ["violet", 1]]).game()) == ["purification pink"]


@pytest.mark.rule("T-10.15")
def test_revelation() -> None:
    game = Table("violet 1", *REST).hand(0, "revelation").player(0, priests=[5, 0, 0, 0]).game()
    assert plays(game) == ["revelation 2", "revelation 5"]
    do(game, "play revelation 5")
    found = player(game, 0)
    assert (found.cosmo, found.level_tiles, found.unlocked, found.locked) == (0, 1, (2,), (7,))


@pytest.mark.rule("T-10.16")
def test_martyrs() -> None:
    """Brown lost a House of Magenta to Red; it mourns in its own turn, twice, and no more once that has ended."""
    table = Table("violet 2", "violet 1", *REST).bare().building("b3", "magenta").civ("violet", supply=2)
    table.hand(1, "martyrs", "martyrs").civ("turquoise", supply=0).player(0, start_tile=False)
    game = table.without("d5").without("e4").without("e6").game()
    do(game, "die violet 2")
    assert player(game, 1).losses == ("magenta",)
    assert priests(game, 1)[0] == 0
    assert plays(game) == ["martyrs magenta"]
    do(game, "play martyrs magenta")
    assert (priests(game, 1)[0], player(game, 1).cosmo) == (1, 1)
    do(game, "die violet 1", "face 1", "row pink", "take")
    assert plays(game) == ["martyrs magenta"]
    do(game, "play martyrs magenta")
    assert (priests(game, 1)[0], player(game, 1).cosmo) == (2, 3)
    do(game, "end")
    assert player(game, 1).losses == ()


@pytest.mark.rule("T-10.16", "T-10.5")
def test_martyrs_are_worth_a_card_to_whom_they_can_still_move() -> None:
    """Brown's own Priest and Cosmo decide, not Red's."""
    for red, brown, expected in ((14, 0, ["martyrs pink"]), (0, 14, [])):
        table = Table("violet 2", "violet 1", *REST).set(active=1, todo=[["turn", None, None], ["die", 1, None]])
        table.hand(1, "martyrs")
        table.player(0, priests=[0, 0, 0, red], claimed=[2, 5, 7] if red else [])
        table.player(1, priests=[0, 0, 0, brown], cosmo=14, losses=["pink"], claimed=[2, 5, 7] if brown else [])
        assert plays(table.game()) == expected


@pytest.mark.rule("T-10.16")
def test_losses_are_forgotten_at_the_end_of_the_own_turn() -> None:
    table = Table("violet 1", *REST).player(0, losses=["pink", "violet"]).hand(0, "martyrs")
    game = table.game()
    assert plays(game) == ["martyrs violet", "martyrs pink"]
    do(game, "die violet 1", "face 1", "row pink", "take", "end")
    assert player(game, 0).losses == ()


@pytest.mark.rule("T-10.17")
def test_omen() -> None:
    """Blank, Expansion, Expansion, Holiday: the two Expansions in the middle are not swapped."""
    table = Table("violet 1", *REST).hand(0, "omen")
    for name, card in zip(CIVS, ("dev_blank", "dev_expansion", "dev_expansion", "dev_holiday"), strict=True):
        table.civ(name, development=card)
    game = table.game()
    assert plays(game) == ["omen magenta turquoise", "omen violet pink"]
    (swapped,) = [event for event in do(game, "play omen violet pink") if event.kind == "swapped"]
    assert (swapped.seat, swapped.data) == (0, {"civ": "violet", "other_civ": "pink"})
    assert [found.development for found in game.view(None).civs] == [
        "dev_blank",
        "dev_expansion",
        "dev_holiday",
        "dev_expansion",
    ]


@pytest.mark.rule("T-10.18")
@pytest.mark.parametrize(("number", "seats", "last"), [(4, 4, False), (5, 4, True), (4, 2, True), (3, 2, False)])
def test_ascension(number: int, seats: int, last: bool) -> None:
    table = Table("violet 1", *REST, seats=seats).set(round=number).hand(0, "ascension")
    game = table.player(0, priests=[14, 0, 0, 0], claimed=[2, 5, 7]).game()
    assert plays(game) == (["ascension turquoise", "ascension violet", "ascension pink"] if last else [])
    if last:
        do(game, "play ascension pink")
        assert priests(game, 0) == (14, 0, 0, 1)


# -- with the face


@pytest.mark.rule("T-10.19")
def test_twist_of_fate() -> None:
    """Two steps for nothing, further ones for 2 Cosmo each; it must change the face, and never to a six."""
    table = quiet("violet 5", "violet 1").building("b4", "magenta").civ("violet", supply=2)
    table.building("b3", "pink").hand(0, "twist_of_fate")
    game = table.game()
    do(game, "die violet 5", "play twist_of_fate")
    assert game.moves() == ["face 3", "face 4"]
    game = table.player(0, cosmo=4).game()
    do(game, "die violet 5", "play twist_of_fate")
    assert game.moves() == ["face 1", "face 2", "face 3", "face 4"]
    log = do(game, "face 2")
    assert [event.data["amount"] for event in log if event.kind == "spent_cosmo"] == [2]
    game = table.set(table=[["violet", 6], ["violet", 1]]).game()
    do(game, "die violet 6")
    assert plays(game) == []


@pytest.mark.rule("T-10.19", "T-10.5")
def test_a_second_twist_must_spare_something() -> None:
    """Both copies: three steps and more only."""
    table = quiet("violet 5", "violet 1").building("b4", "magenta").civ("violet", supply=2).building("b3", "pink")
    game = table.hand(0, "twist_of_fate", "twist_of_fate").game()
    do(game, "die violet 5", "play twist_of_fate", "play twist_of_fate")
    assert game.moves() == ["face 1", "face 2"]
    game = table.set(table=[["violet", 3], ["violet", 1]]).game()
    do(game, "die violet 3", "play twist_of_fate")
    assert "play twist_of_fate" not in game.moves()


@pytest.mark.rule("T-10.20")
def test_clear_vision() -> None:
    table = Table("violet 6", "violet 3", *REST).hand(0, "clear_vision").civ("violet", crystals={"green": 2})
    game = table.game()
    do(game, "die violet 6")
    assert "face 6" in game.moves()
    do(game, "play clear_vision")
    assert game.moves() == ["face 1", "face 2", "face 3"]
    do(game, "face 1", "row pink", "take")
    assert player(game, 0).malus == 0
    game = table.player(0, malus=12).game()
    do(game, "die violet 6")
    assert plays(game) == []
    game = table.player(0, malus=0).set(table=[["violet", 5], ["violet", 3], ["violet", 1]]).game()
    assert "die violet 5" in game.moves()
    do(game, "die violet 3")
    assert plays(game) == []


# -- with War


@pytest.mark.rule("T-10.21", "T-10.5")
def test_ambush() -> None:
    """2 Warriors hit a Factory and go to the Chronicles; monsters, which cost 1 anyway, are no targets then."""
    table = Table("pink 2", *REST).building("f3", "pink", "factory").without("e4").without("e6").without("d5")
    game = table.building("b3", "magenta").hand(0, "ambush", "omen").player(0, start_tile=False).game()
    do(game, "die pink 2", "face 2", "row violet", "play ambush", "war")
    assert game.moves() == ["destroy b3", "destroy f3"]
    do(game, "destroy f3")
    assert (civ(game, "violet").supply, civ(game, "violet").areas) == (0, 1)
    game = table.game()
    do(game, "die pink 2", "face 2", "row violet", "play ambush", "war", "destroy b3")
    assert (civ(game, "violet").supply, civ(game, "violet").page_warriors) == (1, 1)


@pytest.mark.rule("T-10.21", "T-10.5")
def test_two_ambushes_bring_three_to_one() -> None:
    table = (
        quiet("pink 2", "violet 1")
        .civ("violet", supply=1)
        .hand(0, "ambush", "ambush", "omen")
        .player(0, start_tile=False)
    )
    table.without("e4").without("e6").building("b3", "magenta")
    game = table.game()
    do(game, "die pink 2", "face 2", "row violet")
    assert game.moves() == ["play ambush"]
    do(game, "play ambush")
    assert game.moves() == ["war", "play ambush"]
    do(game, "play ambush", "war")
    assert standing(game, "d5") == (None, None, None)
    assert standing(game, "b3") == ("magenta", "house", 1)
    assert civ(game, "violet").page_warriors == 1


@pytest.mark.rule("T-10.22")
def test_triumph() -> None:
    """1 Worship more; 1 Cosmo only for another player's building."""
    table = Table("pink 2", *REST).building("b3", "magenta").hand(0, "triumph", "omen").player(0, start_tile=False)
    game = table.building("d4", "magenta").game()
    steps = ("die pink 2", "face 2", "row violet", "play triumph", "war")
    for target, cosmo in (("b3", 1), ("d4", 0), ("a2", 0)):
        twin = game.copy()
        do(twin, *steps, f"destroy {target}")
        assert (priests(twin, 0)[2], player(twin, 0).cosmo) == (1, cosmo)


@pytest.mark.rule("T-10.22")
@pytest.mark.parametrize(("target", "cosmo"), [("b3", 2), ("d4", 0), ("a2", 0)])
def test_each_triumph_counts(target: str, cosmo: int) -> None:
    """Brown's House, a neutral one and a monster: a Worship for the War, and a Worship for each of both cards."""
    table = Table("pink 2", *REST).building("b3", "magenta").building("d4", "magenta").player(0, start_tile=False)
    game = table.hand(0, "triumph", "triumph", "omen").game()
    do(game, "die pink 2", "face 2", "row violet", "play triumph", "play triumph", "war", f"destroy {target}")
    assert (priests(game, 0)[2], player(game, 0).cosmo) == (2, cosmo)


@pytest.mark.rule("T-10.22", "T-10.5")
@pytest.mark.parametrize(
    ("space", "cosmo", "copies", "targets"),
    [
        (12, 14, 1, ["a2", "b3", "d4"]),
        (13, 0, 1, ["b3"]),
        (13, 14, 1, None),
        (12, 14, 2, None),
        (12, 12, 2, ["b3"]),
    ],
)
def test_each_triumph_must_bring_something(space: int, cosmo: int, copies: int, targets: list[str] | None) -> None:
    """With the Priest near its end only the Cosmo for Brown's House on b3 counts."""
    table = (
        Table("pink 2", *REST)
        .bare()
        .building("b3", "magenta")
        .building("d4", "magenta")
        .hand(0, "omen", *["triumph"] * copies)
    )
    table.data["map"]["monsters"] = ["a2"]
    table.player(0, start_tile=False, priests=[0, 0, space, 0], claimed=[2, 5, 7], cosmo=cosmo)
    game = table.game()
    do(game, "die pink 2", "face 2", "row violet", *["play triumph"] * (copies - 1))
    if targets is None:
        assert "play triumph" not in game.moves()
        return
    do(game, "play triumph", "war")
    if len(targets) > 1:
        assert game.moves() == [f"destroy {target}" for target in targets]
    else:
        assert standing(game, targets[0]) == (None, None, None)


# -- with a Holiday


@pytest.mark.rule("T-10.23")
@pytest.mark.parametrize(("copies", "paid"), [(0, 4), (1, 1), (2, 0)])
def test_joyful_crowd(copies: int, paid: int) -> None:
    """Size 4: 3 Cosmo less, then nothing; a third copy would change nothing."""
    table = Table("violet 1", *REST).building("g3", "violet").building("h3", "violet").player(0, cosmo=8)
    game = table.civ("violet", crystals={"green": 4}).hand(0, "joyful_crowd", "joyful_crowd", "omen").game()
    do(game, "die violet 1", "face 1", "row violet", *["play joyful_crowd"] * copies, "holiday")
    assert player(game, 0).cosmo == 10 - paid


@pytest.mark.rule("T-10.23", "T-10.5")
def test_a_crowd_enables_and_a_second_must_spare_something() -> None:
    """Size 3 with 2 Cosmo from the row: one Joyful Crowd pays for everything."""
    table = quiet("violet 4", "pink 1").building("h3", "violet").civ("violet", crystals={"green": 3})
    game = table.hand(0, "joyful_crowd", "joyful_crowd").game()
    do(game, "die violet 4", "face 4")
    assert "row violet" in game.moves()
    do(game, "row violet")
    assert game.moves() == ["play joyful_crowd"]
    do(game, "play joyful_crowd")
    assert game.moves() == ["holiday"]


@pytest.mark.rule("T-10.24")
def test_lanterns() -> None:
    """Size 3 with two Black crystals: one or two of the crystals come from the reserve as Green."""
    table = Table("violet 1", *REST).building("h3", "violet").civ("violet", crystals={"black": 3}).player(0, cosmo=3)
    for amount, left in ((1, 1), (2, 2)):
        game = table.hand(0, "lanterns", "omen").game()
        do(game, "die violet 1", "face 1", "row violet", f"play lanterns {amount}", "holiday")
        assert area(game, "violet") == {"black": left}
        assert player(game, 0).malus == 3 - amount
        assert (civ(game, "violet").areas, civ(game, "violet").page_crystals) == (1, 1)


@pytest.mark.rule("T-10.24", "T-10.5")
def test_lanterns_enable_up_to_the_size() -> None:
    """Size 3, one crystal: two must come from the reserve. Copies stack, but never to more than the size."""
    table = Table("violet 1", *REST).building("h3", "violet").civ("violet", crystals={"red": 1}).player(0, cosmo=3)
    game = table.hand(0, "lanterns", "lanterns", "omen").game()
    do(game, "die violet 1", "face 1", "row violet")
    assert "holiday" not in game.moves()
    assert plays(game) == ["lanterns 1", "lanterns 2"]
    do(game, "play lanterns 2")
    assert game.moves() == ["holiday", "play lanterns 1"]
    do(game, "play lanterns 1", "holiday")
    assert area(game, "violet") == {"red": 1}


# -- with Expand, Factory and Barrack


@pytest.mark.rule("T-10.25")
def test_far_settlers() -> None:
    """From c4, d5 and Red's b4 hexes at distance 2 beside none of them: red ones as they are, others under a tile."""
    table = Table("pink 3", *REST).building("b4", "magenta").hand(0, "far_settlers", "omen")
    game = table.game()
    do(game, "die pink 3", "face 3", "row magenta", "play far_settlers", "expand")
    assert game.moves() == [
        "build a5",
        "build c2 start",
        "build c6 start",
        "build d3",
        "build d7",
        "build f5 start",
    ]
    do(game, "build d3")
    assert standing(game, "d3") == ("magenta", "house", 0)
    assert area(game, "magenta") == {"red": 1, "green": 1}


@pytest.mark.rule("T-10.25", "T-10.5")
def test_far_settlers_enable_and_do_not_stack() -> None:
    """All beside Magenta is taken by monsters or others; a second copy would change nothing."""
    table = quiet("pink 3", "pink 1").player(0, start_tile=False).hand(0, "far_settlers", "far_settlers")
    for hex_ in ("b3", "b4", "c3", "c5", "d4", "d6"):
        table.building(hex_, "violet" if hex_ in ("b3", "b4", "c3") else "pink")
    game = table.game()
    do(game, "die pink 3", "face 3", "row magenta")
    assert game.moves() == ["play far_settlers"]
    do(game, "play far_settlers")
    assert game.moves() == ["expand"]


@pytest.mark.rule("T-10.26")
@pytest.mark.parametrize(("copies", "red", "cosmo"), [(0, 1, 0), (1, 2, 1), (2, 2, 2)])
def test_overtime(copies: int, red: int, cosmo: int) -> None:
    table = Table("violet 4", *REST).building("d7", "turquoise").without("e6").civ("turquoise", crystals={})
    game = table.hand(0, "overtime", "overtime", "omen").game()
    do(game, "die violet 4", "face 4", "row turquoise", *["play overtime"] * copies, "factory")
    assert area(game, "turquoise") == {"red": red}
    assert player(game, 0).cosmo == cosmo


@pytest.mark.rule("T-10.26", "T-10.5")
@pytest.mark.parametrize(("cosmo", "copies"), [(12, 2), (13, 1), (14, 1)])
def test_overtime_at_the_end_of_the_track(cosmo: int, copies: int) -> None:
    """The first copy always brings a crystal; the second its Cosmo only."""
    table = Table("violet 4", *REST).building("d7", "turquoise").hand(0, "overtime", "overtime")
    game = table.player(0, cosmo=cosmo).game()
    do(game, "die violet 4", "face 4", "row turquoise", "play overtime")
    assert ("play overtime" in game.moves()) is (copies == 2)


@pytest.mark.rule("T-10.27")
@pytest.mark.parametrize(("copies", "supply", "cosmo"), [(0, 2, 0), (1, 3, 1), (2, 3, 2)])
def test_drill(copies: int, supply: int, cosmo: int) -> None:
    """Pink has one Barrack already; with the new one 2 Warriors, with Drill 3."""
    table = Table("violet 5", *REST).building("d3", "pink").building("f3", "pink", "barrack").civ("pink", supply=0)
    game = table.hand(0, "drill", "drill", "omen").game()
    do(game, "die violet 5", "face 5", "row pink", *["play drill"] * copies, "barrack")
    assert (civ(game, "pink").supply, player(game, 0).cosmo) == (supply, cosmo)


@pytest.mark.rule("T-10.27", "T-10.5")
@pytest.mark.parametrize(
    ("supply", "cosmo", "copies"), [(7, 14, 1), (8, 14, 0), (8, 13, 1), (7, 13, 1), (7, 12, 2), (10, 12, 2)]
)
def test_each_drill_must_bring_something(supply: int, cosmo: int, copies: int) -> None:
    """Two Barracks take two Warriors of those left; the first Drill needs a third one, or room for Cosmo."""
    table = Table("violet 5", *REST).building("d3", "pink").building("f3", "pink", "barrack").civ("pink", supply=supply)
    game = table.hand(0, "drill", "drill").player(0, cosmo=cosmo).game()
    do(game, "die violet 5", "face 5", "row pink")
    for _ in range(copies):
        do(game, "play drill")
    assert "play drill" not in game.moves()
