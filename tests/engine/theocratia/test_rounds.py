"""Chapters 5 and 13: how a round begins, who takes turns, and what the Civs do after it."""

from collections import Counter
from typing import Any

import pytest

from engine.game import Event
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from tests.engine.theocratia.tables import (
    CIVS,
    Table,
    area,
    asked,
    civ,
    developed,
    do,
    hex_at,
    kinds,
    player,
    priests,
    standing,
)

FIRST_PICKS = ("civ magenta", "civ turquoise", "civ violet", "civ pink")


def first_round(seats: int, seed: int) -> tuple[Theocratia, dict[str, list[dict[str, Any]]]]:
    """A game in its first round, and by kind of event what happened until then."""
    game = GAME.new(seats=seats, seed=seed)
    log = do(game, *FIRST_PICKS[: min(seats, 3)])
    told: dict[str, list[dict[str, Any]]] = {}
    for event in log:
        told.setdefault(event.kind, []).append(event.data)
    return game, told


def all_dice(game: Theocratia) -> Counter[str]:
    """Colours of the dice on table, rows and bonus card."""
    view = game.view(None)
    on_rows = [die.die[0] for found in view.civs for die in found.row]
    return Counter([hue for hue, _ in view.table] + on_rows + ([view.bonus_civ] if view.bonus_civ else []))


def expected_table(rolled: tuple[str, ...]) -> list[tuple[str, int]]:
    """Overflow by hand: numbers scanned from one, one die turned at a time."""
    dice = [(die.split("_")[0], int(die.split("_")[1])) for die in rolled]
    while True:
        for number in range(1, 7):
            hues = [hue for hue, face in dice if face == number]
            if len(hues) > 3:
                most = max(hues.count(hue) for hue in hues)
                hue = next(hue for hue in CIVS if hues.count(hue) == most)
                dice[dice.index((hue, number))] = (hue, number % 6 + 1)
                break
        else:
            return sorted(dice)


@pytest.mark.rule("T-5.1", "T-5.3", "T-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_rolled_and_crowded_numbers_thinned_out(seats: int) -> None:
    turned = 0
    for seed in range(150):
        game, told = first_round(seats, seed)
        (rolled,) = told["rolled"]
        assert isinstance(rolled["dice"], tuple)
        assert len(rolled["dice"]) == (9 if seats == 4 else 7)
        assert sorted(game.view(None).table) == expected_table(rolled["dice"])
        assert sum(all_dice(game).values()) == 10
        assert max(all_dice(game).values()) <= 4
        turned += len(told.get("turned_over", ()))
    assert turned > 10


@pytest.mark.rule("T-5.4")
def test_the_printed_example_of_crowded_dice() -> None:
    """Three players: of four sixes two are Magenta, so one of those becomes a one."""
    game, told = first_round(3, 709)
    sixes = [die for die in told["rolled"][0]["dice"] if die.endswith("6")]
    assert sorted(sixes) == ["magenta_6", "magenta_6", "pink_6", "turquoise_6"]
    assert told["turned_over"] == [{"die": "magenta_6", "face": 1}]
    assert [hue for hue, face in game.view(None).table if face == 6] == ["magenta", "turquoise", "pink"]
    assert ("magenta", 1) in game.view(None).table


def test_all_faces_and_colours_come_up() -> None:
    rolled = Counter(die for seed in range(300) for die in first_round(4, seed)[0].view(None).table)
    assert len(rolled) == 24
    assert min(rolled.values()) > 60


@pytest.mark.rule("T-5.5", "T-5.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_placed_before_the_round(seats: int) -> None:
    for seed in range(60):
        game, told = first_round(seats, seed)
        rows = {found.id: found.row for found in game.view(None).civs if found.row}
        if seats == 4:
            assert not rows
            continue
        [first], [second] = ([str(one["civ"]) for one in told[kind]] for kind in ("preplaced_to_expand", "preplaced"))
        assert first != second
        assert set(rows) == {first, second}
        for name, row in rows.items():
            assert [(die.die[0], die.seat) for die in row] == [(name, None)]
        assert [placed["civ"] for placed in told.get("settled", ())] == [first]


@pytest.mark.rule("T-5.5")
@pytest.mark.parametrize(
    ("seats", "done", "expands"),
    [(2, 1, True), (2, 2, True), (2, 3, True), (3, 1, False), (3, 2, True), (3, 3, False), (3, 4, True), (4, 2, False)],
)
def test_in_which_rounds_a_civ_expands_first(seats: int, done: int, expands: bool) -> None:
    """Round `done` ends without any development, so the only expansion is that of the round that begins."""
    table = Table(seats=seats).set(round=done).last_turn()
    for name in CIVS:
        table.civ(name, development={"magenta": "dev_blank", "turquoise": "dev_holiday"}.get(name, "dev_expansion"))
    for hex_ in ("d4", "e2", "e8", "f5"):
        table.without(hex_).building(hex_, "magenta")
    game = table.bare().game()
    log = do(game, "end")
    while asked(game).startswith("neutral"):
        log += do(game, game.moves()[0])
    begun = kinds(log).index("round")
    assert any(kind in ("settled", "raised", "cannot_expand") for kind in kinds(log)[begun:]) is expands


@pytest.mark.rule("T-5.7")
def test_a_die_for_the_end_round_bonus() -> None:
    found = Counter(first_round(4, seed)[0].view(None).bonus_civ for seed in range(200))
    assert set(found) == set(CIVS)
    view = first_round(4, 1)[0].view(None)
    assert view.bonus_holder is None


@pytest.mark.rule("T-5.2")
@pytest.mark.parametrize(("done", "black"), [(1, 1), (2, 1), (4, 1)])
def test_black_crystals_from_the_second_round_on(done: int, black: int) -> None:
    """G28"""
    game = Table(seats=4).set(round=done).last_turn().game()
    do(game, "end")
    assert game.view(None).round == done + 1
    assert [area(game, name).get("black", 0) for name in CIVS] == [black] * 4


@pytest.mark.rule("T-5.3", "T-5.5", "T-5.7")
def test_what_is_drawn_and_rolled_was_hidden_before() -> None:
    game = GAME.new(seats=3, seed=2)
    log = do(game, *FIRST_PICKS[:3])
    told = {event.kind: event.reveals for event in log}
    assert told["rolled"] is told["preplaced"] is told["preplaced_to_expand"] is told["bonus_die"] is True
    assert told["round"] is told["chose_civ"] is False


@pytest.mark.rule("T-5.2")
def test_no_black_crystals_in_the_first_round() -> None:
    game, _ = first_round(4, 3)
    assert all("black" not in area(game, name) for name in CIVS)


@pytest.mark.rule("T-5.1")
def test_everything_goes_back_when_a_round_begins() -> None:
    """G30: one die is left on the table after a round of four; all 16 are drawn from again."""
    table = Table("violet 1", seats=4).set(next_first=2, bonus_holder=1).row("pink", "pink 3", "magenta 4").last_turn()
    game = table.civ("magenta", supply=2).game()
    log = do(game, "end", "decline")
    view = game.view(None)
    assert (view.round, view.next_first, view.bonus_holder) == (2, None, None)
    assert all(not found.row for found in view.civs)
    assert len(view.table) == 9
    assert "rolled" in kinds(log)


@pytest.mark.rule("T-1.4", "T-5.8")
@pytest.mark.parametrize(("seats", "rounds", "turns"), [(2, 4, 3), (3, 5, 2), (4, 5, 2)])
def test_rounds_and_turns(seats: int, rounds: int, turns: int) -> None:
    """G29: 24, 30 and 40 turns; each round clockwise from its first player."""
    game = GAME.new(seats=seats, seed=4)
    taken: list[int | str | None] = []
    log: list[Event] = []
    while game.to_move is not None:
        moves = game.moves()
        done = len(log)
        game.apply(moves[len(taken) * 7 % len(moves)], log)
        for event in log[done:]:
            if event.kind in ("drafted", "idled"):
                taken.append(event.seat)
            if event.kind == "round":
                taken.append(f"round from {event.seat}")
    expected = [
        entry
        for first in [int(str(entry)[-1]) for entry in taken if isinstance(entry, str)]
        for entry in [f"round from {first}", *((first + turn) % seats for turn in range(seats * turns))]
    ]
    assert taken == expected
    assert len(taken) == rounds * (1 + seats * turns)


@pytest.mark.rule("T-5.9")
@pytest.mark.parametrize("bonus", ["bonus_factory", "bonus_barrack", "bonus_expansion", "bonus_holiday_war"])
@pytest.mark.parametrize(("number", "kind"), [(4, "factory"), (5, "barrack")])
def test_the_round_bonus_pays_for_its_action_only(bonus: str, number: int, kind: str) -> None:
    """G18: Red builds a Factory of Magenta, Brown one of Pink. Barracks likewise."""
    others = [name for name in Table().data["bonuses"] if name != bonus]
    table = Table(f"violet {number}", f"violet {number}", "violet 1", "violet 2").set(bonuses=[bonus, *others])
    game = table.building("b4", "magenta").building("d2", "pink").game()
    do(game, f"die violet {number}")
    do(game, f"die violet {number}")
    gained = int(bonus == f"bonus_{kind}")
    assert standing(game, "b4") == ("magenta", kind, 0)
    assert standing(game, "d2") == ("pink", kind, 1)
    assert priests(game, 0) == (-1 + gained, -1, -1, -1)
    assert priests(game, 1) == (-1, -1, -1, -1 + gained)


@pytest.mark.rule("T-5.9")
def test_with_two_players_the_fifth_round_bonus_never_counts() -> None:
    table = Table("magenta 3", seats=2).set(round=4, turn=6)
    table.set(bonuses=["bonus_factory", "bonus_barrack", "bonus_pyramid", "bonus_holiday_war", "bonus_expansion"])
    game = table.game()
    do(game, "die magenta 3", "row magenta", "build b4")
    assert priests(game, 0)[0] == -1


# -- the End Round Bonus


@pytest.mark.rule("T-13.1")
def test_the_holder_of_the_card_expands_once_more() -> None:
    """With the Round Bonus for Houses; the tile claimed on the way serves as well."""
    table = Table().set(bonus_holder=1, bonus_civ="magenta").last_turn().player(1, priests=[2, -1, -1, -1], cosmo=2)
    table.set(bonuses=["bonus_expansion", "bonus_factory", "bonus_barrack", "bonus_pyramid", "bonus_holiday_war"])
    game = table.game()
    do(game, "end")
    assert asked(game) == "bonus_expand 1"
    assert "build c5 tile" not in game.moves()
    assert game.view(None).moves == tuple(game.moves())
    do(game, "claim 2")
    assert "build c5 tile" in game.moves()
    log = do(game, "build b3")
    assert standing(game, "b3") == ("magenta", "house", 1)
    assert area(game, "magenta") == {"brown": 1, "green": 1, "black": 1}
    assert priests(game, 1)[0] == 3
    assert kinds(log)[:2] == ["bonus_used", "built"]
    assert "develops" in kinds(log)


@pytest.mark.rule("T-13.1")
def test_the_extra_expansion_may_be_declined() -> None:
    game = Table().set(bonus_holder=1).last_turn().game()
    do(game, "end")
    log = do(game, "decline")
    assert kinds(log)[:2] == ["bonus_declined", "develops"]


@pytest.mark.rule("T-13.1")
@pytest.mark.parametrize("holder", [None, 1])
def test_the_extra_expansion_passes_by_itself(holder: int | None) -> None:
    """Nobody took the card; or all Houses of the Civ stand on the map."""
    table = Table().set(bonus_holder=holder).last_turn()
    if holder is not None:
        for hex_ in ("b4", "b3", "c5", "c3", "d4"):
            table.building(hex_, "magenta")
    game = table.game()
    log = do(game, "end")
    assert "built" not in kinds(log)
    assert "bonus_declined" not in kinds(log), "it was no choice"
    assert ("bonus_lapsed" in kinds(log)) == (holder is not None)
    assert game.view(None).round == 2


# -- development


@pytest.mark.rule("T-13.3", "T-13.7")
def test_a_neutral_expansion_prefers_plains() -> None:
    """G19: the plains d4 beside the Factory, the desert a4 beside the House; Red's Barrack on d3 gains."""
    table = Table().last_turn().building("d5", "magenta", "factory").building("b4", "magenta").without("a4")
    game = developed(table.building("d3", "pink", "barrack"), "magenta", "dev_expansion").game()
    log = do(game, "end")
    built = next(event.data for event in log if event.kind == "settled")
    assert built == {"civ": "magenta", "hex": "d4"}
    assert standing(game, "d4") == ("magenta", "house", None)
    assert [priests(game, seat)[0] for seat in range(4)] == [0, -1, -1, -1]
    game = developed(table.building("d4", "violet"), "magenta", "dev_expansion").game()
    do(game, "end")
    assert standing(game, "a4") == ("magenta", "house", None)


@pytest.mark.rule("T-13.3", "T-13.4")
def test_the_first_player_chooses_among_the_closest() -> None:
    """No plains beside Magenta are free; the deserts c2 and c6 are equally close to its Fortress."""
    table = Table().last_turn(first=2).building("d4", "magenta").building("c3", "magenta")
    game = developed(table.building("c5", "magenta"), "magenta", "dev_expansion").game()
    do(game, "end")
    assert asked(game) == "neutral_hex 2"
    assert game.moves() == ["choose c2", "choose c6"]
    assert game.view(None).moves == ("choose c2", "choose c6")
    do(game, "choose c6")
    assert standing(game, "c6") == ("magenta", "house", None)
    assert area(game, "magenta") == {"green": 1, "black": 1}


@pytest.mark.rule("T-13.3")
def test_the_closest_plains_are_taken_however_far_deserts_are() -> None:
    """Magenta stands beside the desert c2, two steps away, and beside the plains e2, four steps away."""
    table = Table().last_turn().building("d4", "magenta").building("c3", "magenta").building("d2", "magenta")
    game = developed(table, "magenta", "dev_expansion").game()
    do(game, "end")
    assert standing(game, "e2") == ("magenta", "house", None)


@pytest.mark.rule("T-13.3")
def test_a_neutral_house_takes_the_crystal() -> None:
    game = developed(Table().last_turn(), "magenta", "dev_expansion").game()
    do(game, "end")
    assert standing(game, "d4") == ("magenta", "house", None)
    assert area(game, "magenta") == {"green": 2, "black": 1}
    assert hex_at(game, "d4").crystal is None


@pytest.mark.rule("T-13.3", "T-2.6")
def test_a_monster_bars_a_neutral_house() -> None:
    """The plains a3 beside b3 have a monster, the desert a4 beside b4 as well."""
    table = Table().last_turn().building("d4", "magenta").building("b3", "magenta").building("b4", "magenta")
    game = developed(table, "magenta", "dev_expansion").game()
    log = do(game, "end")
    assert "settled" not in [event.kind for event in log if event.data.get("civ") == "magenta"]
    game = developed(table.bare(), "magenta", "dev_expansion").game()
    do(game, "end")
    assert standing(game, "a3") == ("magenta", "house", None)


@pytest.mark.rule("T-13.5", "T-13.6")
@pytest.mark.parametrize(
    ("buildings", "raised", "kind"),
    [
        ({"d4": "house"}, "d4", "factory"),
        ({"d4": "house", "b3": "factory"}, "d4", None),
        ({"d4": "house", "b3": "factory", "b4": "factory"}, "d4", "barrack"),
        ({"d4": "factory", "c2": "house", "b3": "factory", "b4": "factory", "b5": "barrack"}, "c2", "barrack"),
        ({"d4": "factory", "b3": "house"}, None, "houses"),
        (
            {"d4": "house", "b3": "factory", "b4": "factory", "b5": "factory", "c3": "barrack", "d7": "barrack"},
            None,
            "kinds",
        ),
    ],
)
def test_a_house_is_upgraded_where_none_can_be_built(
    buildings: dict[str, str], raised: str | None, kind: str | None
) -> None:
    """Magenta has a Barrack on d5. Desert hexes beside it are occupied by other Civs; equal numbers are a choice."""
    table = Table().last_turn()
    for hex_, built in buildings.items():
        table.building(hex_, "magenta", built)
    for hex_ in ("c2", "c6", "e2", "e8"):
        if hex_ not in buildings:
            table.building(hex_, "pink")
    game = developed(table, "magenta", "dev_expansion").game()
    log = do(game, "end")
    if raised is None:
        why = next(event.data for event in log if event.kind in ("cannot_expand", "raised"))
        assert why == {"civ": "magenta", "house": "hexes", "upgrade": kind}
        return
    if kind is None:
        assert asked(game) == "neutral_kind 0"
        assert game.moves() == ["choose factory", "choose barrack"]
        do(game, "choose barrack")
    assert standing(game, raised) == ("magenta", kind or "barrack", None)
    assert "got_crystals" not in kinds(log)[: kinds(log).index("round")] if kind else True


@pytest.mark.rule("T-13.5")
def test_the_house_closest_to_the_fortress_is_upgraded() -> None:
    """All five Houses of Magenta are built; those on the deserts c2 and c6 are equally close, g6 is not."""
    table = Table().last_turn(first=1)
    for hex_ in ("c2", "c6", "g6", "b3", "b4"):
        table.building(hex_, "magenta")
    game = developed(table, "magenta", "dev_expansion").game()
    do(game, "end")
    assert asked(game) == "neutral_house 1"
    assert game.moves() == ["choose c2", "choose c6"]
    (raised,) = [event for event in do(game, "choose c6") if event.kind == "raised"]
    assert raised.data == {"civ": "magenta", "building": "factory", "hex": "c6"}
    assert standing(game, "c6") == ("magenta", "factory", None)
    assert standing(game, "d4") == (None, None, None)


@pytest.mark.rule("T-13.7")
def test_players_beside_a_neutral_expansion_gain_once() -> None:
    """Beside d4: White's two Houses on c3, Red's Pyramid on d3; the neutral Barrack on d5 is nobody's."""
    table = Table().last_turn().building("c3", "turquoise").building("d3", "pink", "pyramid")
    table.player(0, tokens=["token_cosmo"])
    game = developed(table, "magenta", "dev_expansion").game()
    do(game, "end")
    assert [priests(game, seat)[0] for seat in range(4)] == [0, -1, -1, 0]


@pytest.mark.rule("T-13.7", "T-13.3")
def test_who_gains_beside_a_neutral_house_is_told_after_it() -> None:
    """White begins the round: its House on c3 comes before Red's on d3."""
    table = Table().last_turn(first=3).building("c3", "turquoise").building("d3", "pink")
    log = do(developed(table, "magenta", "dev_expansion").game(), "end")
    told = [(event.kind, event.seat) for event in log]
    start = told.index(("settled", None))
    assert told[start : start + 4] == [("settled", None), ("got_crystals", None), ("worship", 3), ("worship", 0)]
    assert [log[place].data["why"] for place in (start + 2, start + 3)] == ["neighbour"] * 2


@pytest.mark.rule("T-13.7")
def test_players_beside_a_neutral_upgrade_gain_too() -> None:
    table = Table().last_turn().building("d4", "magenta").building("c3", "turquoise")
    game = developed(table, "magenta", "dev_expansion").game()
    do(game, "end")
    assert standing(game, "d4") == ("magenta", "factory", None)
    assert priests(game, 3)[0] == 0


@pytest.mark.rule("T-13.8")
def test_a_civ_celebrates_of_its_own_accord() -> None:
    """Factories on a Blue hex, on plains and on a hex made Red produce; then Red, Blue and White crystals are spent."""
    table = Table(seats=3, colours="red_blue_white").last_turn().building("c5", "magenta", "factory")
    table.building("d4", "magenta", "factory").building("c6", "magenta", "factory").tile("c6", 0)
    table.civ("magenta", crystals={"brown": 1, "white": 2, "black": 1}, page_warriors=1, areas=1, supply=0)
    table.building("b5", "magenta", "pyramid").player(2, tokens=["token_cosmo"], priests=[3, 3, 3, 3])
    game = developed(table, "magenta", "dev_holiday").game()
    do(game, "end")
    assert area(game, "magenta") == {"brown": 1, "white": 1, "green": 1, "black": 2}
    assert [priests(game, seat)[0] for seat in range(3)] == [0, 0, 4]
    found = civ(game, "magenta")
    assert (found.areas, found.page_crystals, found.page_warriors) == (2, 1, 0)
    assert [player(game, seat).cosmo for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("T-13.8")
def test_a_civ_spends_its_crystals_in_seat_order() -> None:
    """Whoever begins the round; the page of the Chronicles has room for the first of three only."""
    table = Table().last_turn(first=2).civ("magenta", crystals={"red": 1, "blue": 1, "white": 1}, page_warriors=1)
    log = do(developed(table, "magenta", "dev_holiday").game(), "end")
    told = [(event.kind, event.seat) for event in log if event.kind in ("spent_crystal", "worship", "chronicle")]
    assert told == [
        ("spent_crystal", None),
        ("worship", 0),
        ("chronicle", None),
        ("spent_crystal", None),
        ("worship", 2),
        ("spent_crystal", None),
        ("worship", 3),
    ]


@pytest.mark.rule("T-13.8")
def test_a_desert_factory_makes_green() -> None:
    table = Table().last_turn().building("c6", "magenta", "factory").civ("magenta", crystals={})
    game = developed(table, "magenta", "dev_holiday").game()
    do(game, "end")
    assert area(game, "magenta") == {"green": 1, "black": 1}


@pytest.mark.rule("T-13.8")
@pytest.mark.parametrize(("crystals", "nothing"), [({"green": 2}, True), ({"brown": 1}, False)])
def test_a_holiday_of_a_civ_that_brings_nothing_says_why(crystals: dict[str, int], nothing: bool) -> None:
    """Magenta begins with a Barrack and has no Factory."""
    game = developed(Table().last_turn().civ("magenta", crystals=crystals), "magenta", "dev_holiday").game()
    assert ("cannot_celebrate" in kinds(do(game, "end"))) is nothing


@pytest.mark.rule("T-13.2", "T-13.9")
def test_civs_develop_in_order_and_the_cards_slide() -> None:
    table = Table().last_turn()
    for name, card in zip(CIVS, ("dev_holiday", "dev_blank", "dev_expansion", "dev_expansion"), strict=True):
        table.civ(name, development=card)
    game = table.game()
    log = do(game, "end")
    assert [event.data for event in log if event.kind == "develops"] == [
        {"civ": "magenta", "card": "dev_holiday"},
        {"civ": "turquoise", "card": "dev_blank"},
        {"civ": "violet", "card": "dev_expansion"},
        {"civ": "pink", "card": "dev_expansion"},
    ]
    assert [found.development for found in game.view(None).civs] == [
        "dev_blank",
        "dev_expansion",
        "dev_expansion",
        "dev_holiday",
    ]


@pytest.mark.rule("T-13.10")
@pytest.mark.parametrize(("holder", "first"), [(None, 1), (3, 3), (0, 0)])
def test_who_begins_the_next_round(holder: int | None, first: int) -> None:
    game = Table().set(next_first=holder).last_turn(first=1).game()
    do(game, "end")
    assert game.view(None).order[0] == first
    assert asked(game) == f"die {first}"
