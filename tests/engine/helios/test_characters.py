"""Chapter 7: the characters' phase."""

from typing import Any

import pytest

from engine.helios import Helios
from tests.engine.helios.payments import ways
from tests.engine.helios.tables import COLOURS, cubes, land, line, play, table, targets, told

RICH = "d4:redwood+redwood+granite c4:bamboo+bamboo+spring d5:obsidian+obsidian+spring e4:granite+granite+redwood"
BARE = "d4:redwood*"


def council(*boards: dict, preset: str = "booklet", **more: Any) -> Helios:
    """All action turns are over."""
    return table(*boards, preset=preset, turn=len(boards) * (6 if len(boards) == 3 else 4), **more)


def test_everybody_sees_what_can_be_hired_and_activated() -> None:
    game = council(land(RICH, mana=3, hired=["princess"]), land(BARE, mana=0))
    assert "activate princess" in game.moves()
    assert game.view(None).moves == tuple(game.moves())


@pytest.mark.rule("H-7.1")
@pytest.mark.parametrize(
    ("mana", "start", "first"),
    [((2, 3, 4), 0, 2), ((4, 3, 2), 1, 0), ((3, 4, 4), 0, 1), ((3, 4, 4), 2, 2), ((4, 3, 4), 1, 2), ((4, 4, 4), 1, 1)],
)
def test_most_mana_begins(mana: tuple[int, ...], start: int, first: int) -> None:
    game = council(*[land(BARE, mana=number) for number in mana], start=start)
    assert game.view(None).phase == "characters"
    assert game.to_move == first
    play(game, "end")
    assert game.to_move == (first + 1) % 3
    play(game, "end")
    assert game.to_move == (first + 2) % 3


@pytest.mark.rule("H-7.1")
def test_the_order_is_told() -> None:
    game = table(land(BARE, mana=2), land(BARE, mana=3), turn=7, start=1, columns={"land": ["red"]})
    log = play(game, "take land red", "pass")
    assert told(log, "characters") == [{"seat": 1}]
    assert told(log, "rested") == []


@pytest.mark.rule("H-7.2", "H-7.3")
def test_two_turns_in_a_row_are_two_turns() -> None:
    """Whoever can do nothing is not asked: the other one has another turn at once. Within a turn nothing changes."""
    game = council(land(RICH, mana=5, hired=["princess"]), land(BARE, mana=0))
    first = game.turn_mark
    play(game, "activate princess")
    while game.prompt() and game.prompt().kind == "pay":
        assert game.turn_mark == first
        play(game, game.moves()[0])
    assert (game.prompt().kind, game.turn_mark) == ("characters", first)
    play(game, "hire architect")
    second = game.turn_mark
    assert (game.to_move, game.prompt().kind) == (0, "characters")
    assert second != first
    play(game, "hire inventor", "end")
    assert game.turn_mark not in (first, second)


def test_the_first_turn_of_the_phase_is_not_the_last_one_of_the_round() -> None:
    game = table(land(BARE, mana=4), land(BARE, mana=0), turn=7, start=1, columns={"land": ["red"]})
    last = game.turn_mark
    seat = game.to_move
    play(game, "take land red")
    assert game.turn_mark == last
    while game.view(None).phase == "actions":
        play(game, game.moves()[-1])
    assert (game.to_move, seat) == (0, 0)
    assert game.turn_mark != last


@pytest.mark.rule("H-7.2", "H-7.3", "H-7.4")
@pytest.mark.parametrize(
    ("board", "done", "more", "can", "ends", "asleep"),
    [
        ({"mana": 2}, {}, {}, "hire", "turn", ()),
        ({"mana": 2, "hired": ["prophetess", "cartographer"]}, {}, {}, "both", "turn", ("cartographer",)),
        ({"mana": 0, "hired": ["prophetess"]}, {}, {}, "activate", "turn", ()),
        ({"mana": 2, "hired": ["prophetess"]}, {"hired": 1}, {"passes": 1}, "activate", "turn", ()),
        ({"mana": 2, "hired": ["cartographer"]}, {"activated": 1}, {}, "hire", "turn", ()),
        ({"mana": 2}, {}, {"passes": 1, "round": 3}, "hire", "round", ()),
        ({"mana": 2}, {}, {"passes": 1, "round": 4}, "hire", "game", ()),
    ],
)
def test_what_a_turn_is_for_and_what_ends_with_it(
    board: dict[str, Any], done: dict[str, int], more: dict[str, Any], can: str, ends: str, asleep: tuple[str, ...]
) -> None:
    """Three cubes activate the Prophetess; the Cartographer would take four, as a redwood cube is missing."""
    boards = [land("d4:redwood+bamboo+spring c4:redwood+granite", **board), land(BARE, mana=0)]
    game = table(*boards, pending=[{"ask": "characters", "seat": 0, **done}], **more)
    facts = {"can": can, "ends": ends, "asleep": asleep, "poor": len(asleep)}
    assert dict(game.prompt().data) == facts
    play(game, "end")
    assert (game.to_move is None) is (ends == "game")


PRICES = {
    "architect": 2, "inventor": 2, "priestess": 2, "explorer": 2,
    "prophetess": 3, "cartographer": 2, "princess": 3, "treasurer": 4,
}  # fmt: skip


@pytest.mark.rule("H-7.2")
@pytest.mark.parametrize("mana", [1, 2, 3, 4, 9])
def test_what_can_be_hired(mana: int) -> None:
    game = council(land(BARE, mana=mana), land(BARE, mana=0))
    affordable = {character for character, price in PRICES.items() if price <= mana}
    assert targets(game, "hire") == affordable
    assert (game.view(None).phase == "characters") is bool(affordable)


@pytest.mark.rule("H-7.2")
@pytest.mark.parametrize(("character", "price"), PRICES.items())
def test_hiring_costs_mana(character: str, price: int) -> None:
    game = council(land(BARE, mana=9), land(BARE, mana=8))
    log = play(game, f"hire {character}")
    assert told(log, "hired") == [{"seat": 0, "character": character, "mana": price}]
    board = game.view(None).boards[0]
    assert (board.mana, board.hired, board.active) == (9 - price, (character,), ())
    assert character not in game.view(None).offer
    assert game.to_move == 1, "nothing more is possible in this turn"
    assert targets(game, "hire") == set(PRICES) - {character}


@pytest.mark.rule("H-7.2")
def test_hiring_and_activating_in_one_turn_and_in_any_order() -> None:
    game = council(land(RICH, mana=9, hired=["priestess"]), land(BARE, mana=0))
    assert targets(game, "activate") == {"priestess"}
    hiring = game.copy()
    play(hiring, "hire explorer")
    assert hiring.to_move == 0
    assert targets(hiring, "hire") == set()
    assert targets(hiring, "activate") == {"priestess", "explorer"}
    play(hiring, "activate explorer")
    _pay(hiring)
    assert hiring.view(None).boards[0].active == ("explorer",)
    play(game, "activate priestess")
    _pay(game)
    assert (targets(game, "activate"), game.to_move) == (set(), 0)
    assert "explorer" in targets(game, "hire")


@pytest.mark.rule("H-7.2", "H-10.1")
def test_one_activation_in_a_turn_and_online_any_number() -> None:
    for preset, left in [("booklet", set()), ("yucata", {"inventor", "explorer"})]:
        game = council(
            land(RICH, mana=0, hired=["priestess", "inventor", "explorer"]), land(BARE, mana=9), preset=preset
        )
        play(game, "end")
        assert game.to_move == 0
        play(game, "activate priestess", "pay redwood d4", "pay redwood e4", "pay bamboo c4")
        assert game.to_move == 0
        assert targets(game, "activate") == left
    play(game, "activate inventor")
    _pay(game)
    assert game.view(None).boards[0].active == ("inventor", "priestess")


def _pay(game: Helios) -> None:
    while game.prompt().kind == "pay":
        play(game, game.moves()[0])


@pytest.mark.rule("H-7.2")
def test_a_player_may_have_many_characters() -> None:
    hired = ["architect", "priestess", "explorer", "prophetess", "princess"]
    game = council(land(BARE, mana=9, hired=hired), land(BARE, mana=0))
    assert targets(game, "hire") == set(PRICES) - set(hired)


@pytest.mark.rule("H-7.3")
def test_the_phase_ends_when_all_in_a_row_did_nothing() -> None:
    game = council(land(BARE, mana=5), land(BARE, mana=4))
    log = play(game, "end", "hire priestess", "hire explorer", "end")
    assert told(log, "rested") == [{"seat": 0}, {"seat": 1}]
    assert game.to_move == 0, "asked again, because seat 0 acted after the first pass"
    log = play(game, "end")
    assert told(log, "rested") == [{"seat": 0}]
    assert game.view(None).round == 2
    game = council(land(BARE, mana=5), land(BARE, mana=4))
    play(game, "end", "end")
    assert game.view(None).round == 2


@pytest.mark.rule("H-7.3")
def test_who_can_do_nothing_is_not_asked() -> None:
    game = council(land(BARE, mana=5), land(BARE, mana=0), land(BARE, mana=2))
    log = play(game, "end")
    assert told(log, "rested") == [{"seat": 0}]
    assert told(log, "helpless") == [{"seat": 1}], "nobody says that it passes who was not asked"
    assert game.to_move == 2
    log = play(game, "hire priestess")
    assert told(log, "rested") == told(log, "helpless") == []
    assert game.to_move == 0


@pytest.mark.rule("H-7.3")
def test_a_turn_with_something_done_is_no_pass() -> None:
    game = council(land(RICH, mana=5), land(BARE, mana=0))
    log = play(game, "hire priestess", "end")
    assert told(log, "rested") == []
    assert told(log, "helpless") == [{"seat": 1}], "seat 0 hired, so only seat 1 did nothing"
    assert game.to_move == 0
    log = play(game, "end")
    assert told(log, "rested") == [{"seat": 0}]
    assert game.view(None).round == 2


@pytest.mark.rule("H-7.3")
@pytest.mark.parametrize("acts", [["hire explorer", "activate priestess"], ["activate priestess", "hire explorer"]])
def test_hiring_and_activating_is_something_done(acts: list[str]) -> None:
    game = council(land(RICH, mana=9, hired=["priestess"]), land(BARE, mana=8))
    for act in acts:
        play(game, act)
        _pay(game)
    if game.to_move == 0:
        play(game, "end")
    log = play(game, "end")
    assert told(log, "rested") == [{"seat": 1}]
    assert (game.view(None).phase, game.to_move) == ("characters", 0), "one turn in a row without anything, not two"


EACH = "d4:redwood+redwood+granite c4:bamboo+bamboo+spring d5:obsidian+obsidian+obsidian"


@pytest.mark.rule("H-7.4")
@pytest.mark.parametrize(
    ("character", "needs", "number"),
    [
        ("architect", {"granite", "spring"}, 3),
        ("inventor", {"granite", "obsidian"}, 4),
        ("priestess", set(), 4 + 6 + 4),
        ("explorer", {"redwood", "obsidian"}, 4),
        ("prophetess", {"bamboo", "spring"}, 3),
        ("cartographer", {"redwood", "granite", "bamboo"}, 1),
        ("princess", {"redwood", "spring"}, 3),
        ("treasurer", {"bamboo", "obsidian"}, 4),
    ],
)
def test_what_activating_costs(character: str, needs: set[str], number: int) -> None:
    """One cube of each colour, two of obsidian: the number of ways to pay three cubes."""
    game = council(land(EACH, mana=0, hired=[character]), land(BARE, mana=0))
    found = ways(game, f"activate {character}")
    assert set(found.values()) == {1}
    assert all(len(paid) == 3 and needs <= {cube.split()[0] for cube in paid} for paid in found)
    assert len(found) == number


@pytest.mark.rule("H-7.4")
def test_missing_colours_are_replaced_by_two_cubes() -> None:
    poor = "d4:redwood+redwood+redwood c4:redwood+redwood+redwood"
    assert council(land(poor, hired=["princess"], mana=0), land(BARE, mana=0)).moves() == ["activate princess", "end"]
    game = council(land(poor, hired=["princess"], mana=0), land(BARE, mana=0))
    log = play(game, "activate princess")
    assert told(log, "paid") == [{"seat": 0, "cubes": ("redwood",) * 4}]
    three = "d4:redwood+redwood+redwood c4:redwood+redwood"
    assert council(land(three, hired=["princess"], mana=0), land(BARE, mana=9)).to_move == 1
    assert "activate" not in council(land(three, hired=["princess"], mana=9), land(BARE)).moves()


@pytest.mark.rule("H-7.4")
@pytest.mark.parametrize(
    ("character", "sun", "mana", "cube"),
    [
        ("architect", 0, 0, True),
        ("inventor", 2, 1, False),
        ("priestess", 2, 2, False),
        ("explorer", 0, 0, False),
        ("prophetess", 0, 0, False),
        ("cartographer", 0, 0, True),
        ("princess", 1, 0, False),
        ("treasurer", 0, 0, False),
    ],
)
def test_what_a_character_brings_at_once(character: str, sun: int, mana: int, cube: bool) -> None:
    game = council(land(RICH, mana=0, sun_value=4, hired=[character]), land(BARE, mana=0))
    log = play(game, f"activate {character}")
    while game.prompt().kind == "pay":
        log += play(game, game.moves()[0])
    assert told(log, "activated") == [{"seat": 0, "character": character, "sun": sun, "mana": mana}]
    board = game.view(None).boards[0]
    assert (board.sun_value, board.mana) == (4 + sun, mana)
    assert board.active == (character,)
    assert (game.prompt().kind == "cube") is cube
    if cube:
        assert game.view(None).phase == "characters"


@pytest.mark.rule("H-7.4")
def test_mana_from_a_character_may_hire_at_once() -> None:
    game = council(land(RICH, mana=0, hired=["priestess"]), land(BARE, mana=0))
    assert targets(game, "hire") == set()
    play(game, "activate priestess")
    _pay(game)
    assert targets(game, "hire") == {"architect", "inventor", "explorer", "cartographer"}


@pytest.mark.rule("H-7.4", "H-5.6")
def test_a_hired_character_brings_nothing_and_the_power_plant_stops_the_sun() -> None:
    game = table(land(hired=["priestess", "princess"], sun_value=9))
    assert (line(game, "priestess"), line(game, "princess")) == (0, 0)
    game = council(land(RICH, mana=0, sun_value=4, hired=["priestess"], built=["power_plant"]), land(BARE, mana=0))
    play(game, "activate priestess")
    _pay(game)
    assert (game.view(None).boards[0].sun_value, game.view(None).boards[0].mana) == (4, 2)


@pytest.mark.rule("H-7.5")
def test_where_a_bonus_cube_goes() -> None:
    tiles = "d4:redwood c4:spring+spring d5:obsidian+obsidian+spring e4:granite* e3:temples c3:bamboo+redwood+redwood"
    game = table(land(tiles), pending=[{"then": "counsel", "seat": 0}, {"ask": "cube", "seat": 0}])
    assert game.moves() == [f"cube {colour} {hex_}" for hex_ in ("c4", "d4", "e3") for colour in COLOURS]
    assert game.view(None).phase == "characters"
    log = play(game, "cube obsidian e3")
    assert told(log, "cube") == [{"seat": 0, "colour": "obsidian", "hex": "e3"}]
    assert cubes(game, "e3") == ["obsidian"]
    game = table(land(tiles), pending=[{"then": "counsel", "seat": 0}, {"ask": "cube", "seat": 0}])
    play(game, "cube spring c4")
    assert cubes(game, "c4") == ["spring", "spring"]


@pytest.mark.rule("H-7.5")
def test_a_bonus_cube_without_a_tile_for_it_is_lost() -> None:
    """All is paid from c4, which is full again of what is left; the temple on d4 takes no cube."""
    full = land(
        "d4:redwood* c4:spring+granite+spring d5:spring+granite+granite e4:redwood*", hired=["architect"], mana=0
    )
    game = council(full, land(BARE, mana=0))
    play(game, "activate architect")
    _pay(game)
    assert game.prompt().kind == "cube", "two of four cubes lie on one tile at most, so there is room"
    bare = table(
        land("d4:redwood* c4:temples*"), pending=[{"then": "counsel", "seat": 0}, {"then": "offer_cube", "seat": 0}]
    )
    assert bare.prompt().kind != "cube"
    stack = [{"then": "counsel", "seat": 0}, {"then": "offer_cube", "seat": 0}]
    assert table(land("d4:redwood+spring+spring c4:temples*"), pending=stack).prompt().kind != "cube", "no room"


@pytest.mark.rule("H-7.3")
def test_who_hired_and_activated_before_ending_the_turn_did_not_pass() -> None:
    """Online, where more could be activated: the other player passes, and the turn comes back."""
    game = council(land(RICH, mana=2, hired=["priestess"]), land(BARE, mana=9), preset="yucata", start=0)
    play(game, "end")
    play(game, "hire explorer", "activate explorer")
    _pay(game)
    assert "end" in game.moves()
    play(game, "end")
    play(game, "end")
    assert (game.view(None).phase, game.to_move) == ("characters", 0)
