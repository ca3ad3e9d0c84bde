"""Chapter 6: the die, its colour, face and row, and which moves can be completed."""

import pytest

from tests.engine.theocratia.tables import (
    CIVS,
    Table,
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


def fighters(*dice: str, warriors: int = 0) -> Table:
    """No monsters, no crystals and no more Warriors than a test gives: neither Wars nor Holidays of their own."""
    table = Table(*dice).bare()
    for name in CIVS:
        table.civ(name, supply=warriors, crystals={})
    return table


@pytest.mark.rule("T-6.1", "T-6.12")
def test_the_colour_bonus_comes_before_the_action() -> None:
    """G5: Violet 3 on the empty Violet row: 2 Cosmo, then the House on g3, Red's only hex beside Violet."""
    table = Table("violet 3", "violet 3", "pink 1").player(0, start_tile=False)
    game = table.game()
    log = do(game, "die violet 3", "row violet")
    assert kinds(log)[:5] == ["drafted", "placed", "expand", "cosmo", "built"]
    assert player(game, 0).cosmo == 2
    assert standing(game, "g3") == ("violet", "house", 0)


@pytest.mark.rule("T-6.3")
def test_any_die_of_the_table_may_be_taken() -> None:
    game = fighters("violet 1", "violet 1", "pink 1", "magenta 6", "pink 6").game()
    assert game.moves() == ["die magenta 6", "die violet 1", "die pink 1", "die pink 6"]


@pytest.mark.rule("T-6.2")
def test_only_dice_that_can_be_completed_are_offered() -> None:
    """Nobody has a House, a Warrior or 2 Cosmo: twos, fours and fives lead nowhere."""
    game = fighters("violet 2", "pink 4", "pink 5", "magenta 3").game()
    assert game.moves() == ["die magenta 3"]


@pytest.mark.rule("T-6.2")
def test_only_faces_and_rows_that_can_be_completed_are_offered() -> None:
    """With 4 Cosmo the four can become a 3 or a 2, but only Pink has a Warrior and a target."""
    table = fighters("pink 4", "magenta 3").player(0, cosmo=4).building("b4", "magenta").civ("pink", supply=3)
    game = table.game()
    do(game, "die pink 4")
    assert offered(game, "face") == ["face 2", "face 3", "face 4", "face 5"]
    assert asked(do_and(game, "face 2")) == "war 0"


def do_and(game, *moves: str):
    twin = game.copy()
    do(twin, *moves)
    return twin


@pytest.mark.rule("T-6.2")
def test_a_mode_that_cannot_be_completed_is_not_offered() -> None:
    """Red owns a House of Magenta, but all its Factories are built: a four can only be a Pyramid, and is not."""
    table = fighters("pink 4", "magenta 3").building("b4", "magenta").building("d4", "magenta", "factory")
    game = table.building("b3", "magenta", "factory").building("c3", "magenta", "factory").game()
    assert game.moves() == ["die magenta 3"]


@pytest.mark.rule("T-6.4")
def test_cards_and_claims_stand_beside_the_dice() -> None:
    table = Table("violet 3").hand(0, "stardust", "ambush").player(0, priests=[5, 0, 0, 0], cosmo=4)
    game = table.game()
    assert game.moves() == ["die violet 3", "claim 2", "claim 5", "play stardust"]
    do(game, "play stardust", "claim 5", "claim 2")
    assert (player(game, 0).cosmo, player(game, 0).level_tiles) == (3, 2)
    assert game.moves() == ["die violet 3"]


@pytest.mark.rule("T-6.4", "T-6.2")
def test_a_free_action_must_leave_a_complete_move() -> None:
    """The only complete move is to turn the four to a three for 2 Cosmo; a claim would take them."""
    table = fighters("pink 4").player(0, priests=[2, -1, -1, -1], cosmo=2)
    assert table.game().moves() == ["die pink 4"]
    assert offered(table.player(0, cosmo=4).game(), "claim") == ["claim 2"]


@pytest.mark.rule("T-6.2", "T-9.2")
def test_a_tile_claimed_on_the_way_counts() -> None:
    """Red may build nowhere without a tile; the colour bonus brings Worship that unlocks one, and the Cosmo for it."""
    table = fighters("magenta 3", "pink 3").player(0, priests=[1, -1, -1, -1], cosmo=1, start_tile=False)
    for name in CIVS:
        table.row(name, f"{name} 1")
    for hex_ in ("b4", "d7", "g3", "d3"):
        table.building(hex_, "pink" if hex_ != "d3" else "magenta")
    table.building("h5", "pink")
    game = table.game()
    assert game.moves() == ["die magenta 3"]
    do(game, "die magenta 3")
    assert asked(game) == "expand 0"
    assert player(game, 0).level_tiles == 1
    assert {str(move).split()[2] for move in game.moves()} == {"tile"}


@pytest.mark.rule("T-6.5")
def test_recolouring_gives_up_a_card_and_fixes_the_row() -> None:
    table = fighters("pink 3", "magenta 1").hand(0, "omen", "drill")
    game = table.game()
    do(game, "die pink 3")
    assert offered(game, "recolour") == [
        f"recolour {name} {card}" for name in ("magenta", "turquoise", "violet") for card in ("drill", "omen")
    ]
    do(game, "recolour violet omen")
    assert hand(game, 0) == ["drill"]
    assert game.view(None).discard == ("omen",)
    assert not offered(game, "recolour")
    do(game, "face 3")
    assert asked(game) == "mode 0"
    do(game, "expand", "build g3")
    assert (player(game, 0).cosmo, [len(found.row) for found in game.view(None).civs]) == (2, [0, 0, 1, 0])


@pytest.mark.rule("T-6.5", "T-6.9")
def test_recolouring_next_to_the_same_number_takes_two_cards() -> None:
    table = fighters("pink 3", "magenta 1").row("violet", "violet 3")
    game = table.hand(0, "omen").game()
    do(game, "die pink 3")
    assert not [move for move in offered(game, "recolour") if "violet" in move]
    game = table.hand(0, "omen", "omen").game()
    do(game, "die pink 3", "recolour violet omen", "face 3")
    assert game.moves() == ["ignore violet omen"]
    do(game, "ignore violet omen")
    assert hand(game, 0) == []


@pytest.mark.rule("T-6.6")
def test_each_step_of_a_die_costs_two_cosmo() -> None:
    game = fighters("pink 3", "magenta 1", warriors=3).building("b4", "magenta").player(0, cosmo=5).game()
    do(game, "die pink 3")
    assert offered(game, "face") == ["face 1", "face 2", "face 3", "face 4", "face 5"]
    do(game, "face 5")
    assert player(game, 0).cosmo == 1
    game = fighters("pink 3", "magenta 1", warriors=3).building("b4", "magenta").player(0, cosmo=3).game()
    do(game, "die pink 3")
    assert offered(game, "face") == ["face 2", "face 3", "face 4"]


@pytest.mark.rule("T-6.6")
def test_faces_do_not_wrap_and_the_bonus_comes_too_late() -> None:
    """A one is four steps from a five; 2 Cosmo of the bonus would pay for a step, but come after it."""
    game = fighters("violet 1").player(0, cosmo=1).building("g3", "violet").game()
    do(game, "die violet 1")
    assert asked(game) == "row 0"
    game = fighters("pink 1").player(0, cosmo=8).building("g3", "violet").game()
    do(game, "die pink 1")
    assert offered(game, "face") == ["face 1", "face 3", "face 4", "face 5"]
    log = do(game, "face 5")
    assert next(event.data for event in log if event.kind == "spent_cosmo") == {
        "amount": 8,
        "why": "turned_die",
        "total": 0,
    }


@pytest.mark.rule("T-6.7")
def test_divination() -> None:
    """G15: Violet 6 on Magenta as a 3: Malus first, the die shows 3, then Magenta expands."""
    table = Table("violet 6", "violet 3").player(0, start_tile=False)
    game = table.game()
    do(game, "die violet 6", "face 3", "row magenta")
    assert (player(game, 0).malus, player(game, 0).cosmo) == (1, 0)
    assert [die.die for die in civ(game, "magenta").row] == [("violet", 3)]
    assert standing(game, "b4") == ("magenta", "house", 0)
    game = table.row("magenta", "pink 3").game()
    do(game, "die violet 6", "face 3")
    assert offered(game, "row") == ["row turquoise", "row violet", "row pink"]


@pytest.mark.rule("T-6.7")
def test_divination_with_the_malus_at_its_end() -> None:
    """G25"""
    game = Table("violet 6", "violet 3").player(0, malus=12).game()
    do(game, "die violet 6", "face 1", "row pink")
    assert player(game, 0).malus == 12


@pytest.mark.rule("T-6.7", "T-8.1")
def test_a_six_is_kept_for_a_holiday_or_divined_without_one() -> None:
    """Violet could celebrate: size 2, 2 Cosmo by the bonus, 2 crystals."""
    table = Table("violet 6", "pink 1", "pink 3").civ("violet", crystals={"green": 2})
    game = table.game()
    do(game, "die violet 6")
    assert offered(game, "face") == ["face 1", "face 2", "face 3", "face 6"]
    six = do_and(game, "face 6")
    assert player(six, 0).malus == 0
    assert [die.die for die in civ(six, "violet").row] == [("violet", 6)]
    assert asked(six) == "die 1"
    do(game, "face 1", "row violet")
    assert asked(game) == "take 0"
    game = table.row("violet", "pink 6").game()
    do(game, "die violet 6")
    assert offered(game, "face") == ["face 1", "face 2", "face 3"]


@pytest.mark.rule("T-6.7")
def test_no_cosmo_changes_a_six_or_makes_one() -> None:
    game = Table("violet 5", "magenta 1").player(0, cosmo=14).building("g3", "violet").game()
    do(game, "die violet 5")
    assert "face 6" not in game.moves()
    game = Table("violet 6", "magenta 1").player(0, cosmo=14).game()
    do(game, "die violet 6", "face 3")
    assert (player(game, 0).cosmo, player(game, 0).malus) == (14, 1)


@pytest.mark.rule("T-6.8")
def test_a_full_row_takes_no_die() -> None:
    """G32"""
    game = Table("violet 1").row("pink", "pink 2", "pink 3", "pink 2").game()
    do(game, "die violet 1")
    assert offered(game, "row") == ["row magenta", "row turquoise", "row violet"]
    do(game, "row violet")
    assert [die.seat for die in civ(game, "violet").row] == [0]


@pytest.mark.rule("T-6.9")
def test_the_left_neighbour_must_show_another_number() -> None:
    """G6: after Red's Violet 3 on Violet, Brown's goes elsewhere, or costs a card."""
    table = Table("violet 3", "violet 3", "pink 1").row("violet", "violet 3").player(0, start_tile=False)
    game = table.game()
    do(game, "die violet 3")
    assert offered(game, "row") == ["row magenta", "row turquoise", "row pink"]
    do(game, "row pink")
    assert player(game, 0).cosmo == 0
    assert standing(game, "d3") == ("pink", "house", 0)
    game = table.hand(0, "drill", "drill", "omen").game()
    do(game, "die violet 3", "face 3")
    assert offered(game, "ignore") == ["ignore violet drill", "ignore violet omen"]
    do(game, "ignore violet drill")
    assert hand(game, 0) == ["drill", "omen"]
    assert game.view(None).discard == ("drill",)


@pytest.mark.rule("T-6.9")
def test_only_the_last_die_of_the_row_counts() -> None:
    game = Table("violet 3", "violet 3").row("violet", "violet 3", "pink 1").game()
    do(game, "die violet 3")
    assert "row violet" in game.moves()


@pytest.mark.rule("T-6.10")
def test_dice_placed_before_the_round_count_as_neighbours() -> None:
    """The second space of Violet is next to a die nobody placed; its bonus is that of the middle."""
    game = Table("violet 3", "violet 1", seats=3).row("violet", "violet 1").player(0, start_tile=False).game()
    do(game, "die violet 3", "row violet")
    assert [die.seat for die in civ(game, "violet").row] == [None, 0]
    assert (player(game, 0).cosmo, priests(game, 0)[2]) == (1, 0)
    game = Table("violet 1", "violet 3", seats=3).row("violet", "violet 1").game()
    do(game, "die violet 1")
    assert "row violet" not in game.moves()


@pytest.mark.rule("T-6.12")
@pytest.mark.parametrize(
    ("there", "cosmo", "worship"),
    [((), 2, 0), (("pink 4",), 1, 1), (("pink 4", "pink 5"), 0, 1)],
)
def test_what_the_spaces_of_a_row_bring(there: tuple[str, ...], cosmo: int, worship: int) -> None:
    """A Violet 3, on Violet and elsewhere."""
    table = Table("violet 3", "violet 1").row("violet", *there).row("pink", *there).player(0, start_tile=False)
    game = table.game()
    do(game, "die violet 3", "row violet")
    assert (player(game, 0).cosmo, priests(game, 0)[2]) == (cosmo, -1 + worship)
    game = table.game()
    do(game, "die violet 3", "row pink")
    assert (player(game, 0).cosmo, priests(game, 0)) == (0, (-1, -1, -1, -1))


@pytest.mark.rule("T-6.13")
@pytest.mark.parametrize(
    ("number", "modes"),
    [
        (1, ["first", "holiday"]),
        (2, ["war", "holiday"]),
        (3, ["expand", "holiday"]),
        (4, ["factory", "pyramid", "holiday"]),
        (5, ["barrack", "pyramid", "holiday"]),
    ],
)
def test_what_the_numbers_stand_for(number: int, modes: list[str]) -> None:
    """Red has a House of Violet and a Factory with two Houses beside it, and can pay for a Holiday of size 6."""
    table = Table(f"violet {number}", "pink 1").building("g3", "violet", "factory").building("h3", "violet")
    table.building("h4", "violet").building("h5", "violet").civ("violet", crystals={"green": 6})
    game = table.player(0, cosmo=12).game()
    do(game, f"die violet {number}", f"face {number}")
    if asked(game) == "row 0":
        do(game, "row violet")
    assert game.moves() == modes


@pytest.mark.rule("T-6.15")
def test_the_end_is_asked_whenever_a_card_or_a_claim_is_left() -> None:
    played = "die violet 3", "row magenta"
    game = Table("violet 3", "violet 1", "pink 1").player(0, start_tile=False).game()
    do(game, *played)
    assert asked(game) == "die 1"
    game = Table("violet 3", "violet 1").hand(0, "ambush").player(0, start_tile=False).game()
    do(game, "die violet 3", "face 3", "row magenta", "expand")
    assert asked(game) == "end 0"
    assert game.moves() == ["end"]
    game = Table("violet 3", "violet 1", "pink 1").player(0, priests=[2, 0, 0, 0], cosmo=2).game()
    do(game, "die violet 3", "face 3", "row magenta", "expand", "build b4")
    assert asked(game) == "end 0"
    assert game.moves() == ["end", "claim 2"]
    do(game, "claim 2")
    assert asked(game) == "die 1"


# -- idling


def stuck(*hand: str) -> Table:
    """Nobody has a House, Warriors are none, and the numbers left are twos, fours and fives; Violet has had a 4."""
    return fighters("violet 4", "violet 5", "pink 2").row("violet", "pink 4").hand(0, *hand)


@pytest.mark.rule("T-6.11")
def test_who_can_complete_nothing_idles() -> None:
    game = stuck().game()
    assert game.moves() == ["idle violet 4", "idle violet 5", "idle pink 2"]
    do(game, "idle violet 4")
    assert game.moves() == ["row magenta", "row turquoise", "row violet", "row pink"]
    do(game, "row violet")
    assert (player(game, 0).cosmo, priests(game, 0)[2]) == (1, 0)
    assert asked(game) == "die 1"
    assert [die.die for die in civ(game, "violet").row] == [("pink", 4), ("violet", 4)]


@pytest.mark.rule("T-6.11")
def test_an_idle_die_of_another_colour_brings_nothing() -> None:
    game = stuck().game()
    do(game, "idle violet 4", "row pink")
    assert (player(game, 0).cosmo, priests(game, 0)) == (0, (-1, -1, -1, -1))


@pytest.mark.rule("T-6.11")
def test_paid_steps_claims_and_divination_keep_one_from_being_stuck() -> None:
    assert not offered(stuck().player(0, cosmo=2).game(), "idle")
    table = stuck()
    table.data["table"].append(["pink", 6])
    assert table.game().moves() == ["die pink 6"]


@pytest.mark.rule("T-6.11")
def test_who_is_stuck_may_use_cards_or_idle() -> None:
    """Twist of Fate turns the four to a three; Stardust may be played first; both keep idling possible."""
    game = stuck("twist_of_fate", "stardust").game()
    assert game.moves() == [
        "die violet 4",
        "die violet 5",
        "die pink 2",
        "idle violet 4",
        "idle violet 5",
        "idle pink 2",
        "play stardust",
    ]
    after = do_and(game, "play stardust")
    assert not offered(after, "idle")
    do(game, "die violet 4", "play twist_of_fate")
    assert offered(game, "face") == ["face 3"]


@pytest.mark.rule("T-6.11", "T-10.9")
def test_claims_and_cards_remain_when_idling() -> None:
    table = stuck("whispered_prayer", "stardust").player(0, priests=[2, 0, 0, 0], cosmo=0)
    table.civ("violet", row=[])
    game = table.game()
    do(game, "idle violet 4", "row violet")
    assert asked(game) == "end 0"
    assert game.moves() == ["end", "claim 2", "play stardust"]


# -- what everybody may know


@pytest.mark.rule("T-6.16")
@pytest.mark.parametrize("cards", [(), ("drill",), ("omen", "ambush")])
def test_choices_that_depend_on_cards_are_secret(cards: tuple[str, ...]) -> None:
    """Of the player's own turn the die, the face, the row and the end; never the targets, and nothing without cards."""
    table = Table("violet 3", "violet 1", "violet 2").bare().hand(0, *cards).building("b4", "magenta")
    game = table.player(0, cosmo=2).game()
    secret = {}
    for move in ("die violet 3", "face 3", "row magenta", "expand", "build d4 start"):
        if move in game.moves():
            prompt = game.prompt()
            assert prompt is not None
            secret[prompt.kind] = not game.may_see_moves(None)
            assert move in (game.view(None).moves or ())
            assert game.view(1).moves is None
            assert game.view(0).moves == tuple(game.moves())
            do(game, move)
    private = bool(cards)
    assert secret["die"] is secret["face"] is secret["row"] is private
    assert secret["expand"] is False
    assert asked(game) == ("end 0" if private else "die 1")


@pytest.mark.rule("T-6.16", "T-9.2")
@pytest.mark.parametrize(("card", "claims"), [("joyful_crowd", ["claim 2"]), ("omen", [])])
def test_a_claim_beside_the_one_row_does_not_tell_of_the_hand(card: str, claims: list[str]) -> None:
    """The 2 Cosmo are for the Holiday, unless a Joyful Crowd spares them: nobody hears which."""
    table = Table("violet 4", "violet 1").player(0, cosmo=2, priests=[2, -1, -1, -1]).hand(0, "omen", card)
    game = table.game()
    do(game, "die violet 4", "recolour pink omen", "face 4")
    assert asked(game) == "row 0"
    assert game.view(None).moves == ("row pink",)
    assert game.moves() == ["row pink", *claims]
    do(game, "row pink", *(["play joyful_crowd"] if claims else []))
    assert game.moves() == ["holiday", *claims]


@pytest.mark.rule("T-6.16")
def test_a_mode_no_card_goes_with_is_taken_by_itself() -> None:
    """The First Player action of another Civ than the die's, whatever is in hand."""
    game = Table("violet 1", "violet 3").hand(0, "omen").game()
    do(game, "die violet 1", "face 1", "row pink")
    assert asked(game) == "take 0"


@pytest.mark.rule("T-6.16", "T-10.7")
def test_a_pyramid_without_alternative_is_no_secret() -> None:
    """Red has no House of Pink to upgrade, and no card goes with a Pyramid."""
    table = Table("magenta 5", "violet 1").hand(0, "omen").without("e4").building("d3", "pink", "barrack")
    game = table.building("d2", "pink").building("e2", "pink").player(0, start_tile=False).game()
    do(game, "die magenta 5", "face 5", "row pink")
    assert asked(game) == "token 0"


@pytest.mark.rule("T-6.16", "T-10.6")
def test_without_effects_no_mode_is_a_secret() -> None:
    game = Table("violet 3", "violet 1", power_cards="discard_only").hand(0, "omen").player(0, start_tile=False).game()
    do(game, "die violet 3", "face 3", "row turquoise")
    assert asked(game) == "end 0"
    assert standing(game, "d7") == ("turquoise", "house", 0)


@pytest.mark.rule("T-6.16")
def test_what_leaves_no_choice_happens_by_itself() -> None:
    """One face, one mode, one target and no cards: two clicks for a whole turn."""
    game = Table("violet 3", "violet 1", "pink 1").player(0, start_tile=False).game()
    do(game, "die violet 3", "row turquoise")
    assert asked(game) == "die 1"
    assert standing(game, "d7") == ("turquoise", "house", 0)
