"""B-4: contributions and how they are paid."""

from itertools import product
from random import Random

import pytest

from engine.bluemoon import payments as engine_payments
from engine.bluemoon.cards import FACES, KIND, PACK, WORDS, pack, unpack
from engine.bluemoon.catalogue import MARKERS
from engine.bluemoon.moves import together
from engine.game import IllegalMove
from tests.engine.bluemoon.tables import cards, payments, play, state, table, told


@pytest.mark.rule("B-4.1")
def test_two_contributions_in_a_turn_each_paid_on_its_own() -> None:
    """Earth Temple, red 5 4 3, and a hand of red 3 2 2 1."""
    game = table(figure="d3", hand="red3 red2*2 red1")
    play(game, "contribute 1 pay red2 red3")
    play(game, "contribute 3 pay red1 red2")
    position = state(game)
    assert position["markers"] == {"d3": [0, None, 0]}
    assert position["hands"][0] == []
    assert game.view(0).players[0].markers == 8
    assert payments(game, 2) == set()


@pytest.mark.rule("B-4.1")
def test_a_space_is_used_once() -> None:
    game = table(figure="d5", hand="brown3", markers={"d5": [None, 1, None]})
    assert game.moves() == ["contribute 3 pay brown3", "end"]


@pytest.mark.rule("B-4.1")
def test_two_brown_cards_worth_three_leave_the_four_and_the_two() -> None:
    game = table(figure="d5", hand="brown1 brown2")
    play(game, "contribute 2 pay brown1 brown2")
    left = [space.value for space in game.view(None).rows[3][4].spaces if space.owner is None]
    assert left == [4, 2]


@pytest.mark.rule("B-4.2")
def test_what_is_paid_too_much_is_lost() -> None:
    """University, white 5 2, and a hand of white 3 3 1: after either space there is not enough for the other."""
    game = table(figure="b4", hand="white3*2 hoax1")
    play(game, "contribute 1 pay white3*2")
    assert payments(game, 2) == set()
    assert state(game)["discard"] == ["white3", "white3"]
    game = table(figure="b4", hand="white3*2 hoax1")
    play(game, "contribute 2 pay white3")
    assert payments(game, 1) == set()


@pytest.mark.rule("B-4.2")
def test_other_colours_do_not_pay() -> None:
    assert table(figure="d1", hand="black3*3 blue3*3 grey3*3 yellow3*3").moves() == ["end"]


@pytest.mark.rule("B-4.3")
def test_khind_count_one_in_any_colour() -> None:
    assert payments(table(figure="a2", hand="khind*3 red2"), 1) == {"red2 khind", "khind*3"}


@pytest.mark.rule("B-4.4")
@pytest.mark.parametrize("pair", ["brown1*2", "brown1 brown2", "brown2*2"])
def test_a_mimix_pair_counts_three_in_any_colour(pair: str) -> None:
    game = table(figure="a2", hand=pair)
    assert payments(game, 1) == {pair}


@pytest.mark.rule("B-4.4")
def test_a_mimix_three_is_no_half_of_a_pair() -> None:
    assert table(figure="a2", hand="brown3 brown1").moves() == ["end"]
    assert table(figure="a2", hand="brown3*3").moves() == ["end"]


@pytest.mark.rule("B-4.4")
def test_several_pairs_and_the_better_of_pair_and_face_on_brown() -> None:
    assert payments(table(figure="d1", hand="brown1*2 brown2*2"), 1) == {"brown1*2 brown2*2"}
    assert payments(table(figure="d5", hand="brown2*2"), 1) == {"brown2*2"}
    assert payments(table(figure="d5", hand="brown1*2"), 2) == {"brown1*2"}


@pytest.mark.rule("B-4.5", "B-4.6")
def test_hoax_one_recolours_a_colour_and_hoax_two_a_card() -> None:
    assert payments(table(figure="d1", hand="hoax1 blue3 blue2 black3"), 1) == {"blue2 blue3 hoax1"}
    assert payments(table(figure="d1", hand="hoax2 blue3 blue2 black3"), 1) == set()
    assert payments(table(figure="a2", hand="hoax2 blue3 black2"), 1) == {"blue3 hoax2"}


@pytest.mark.rule("B-4.5")
def test_hoax_one_recolours_four_cards_at_most() -> None:
    """No deck has five cards of value 1 in one colour: only a made-up set of cards shows the limit."""
    red, hand = 1, [KIND["blue1"]] * 5
    assert engine_payments.payments(pack([*hand, KIND["hoax1"]]), red, 5) == ()
    assert len(engine_payments.payments(pack([*hand, KIND["hoax1"]]), red, 4)) == 1
    assert len(engine_payments.payments(pack([*hand, KIND["hoax1"], KIND["hoax1"]]), red, 5)) == 1
    assert len(engine_payments.payments(pack([*hand, KIND["hoax1"], KIND["hoax2"]]), red, 5)) == 1


@pytest.mark.rule("B-4.7")
def test_a_hoax_counts_nothing_while_it_recolours_but_may_be_recoloured() -> None:
    assert payments(table(figure="a2", hand="hoax1 blue2"), 1) == set()
    assert payments(table(figure="a2", hand="hoax1 hoax2"), 2) == {"hoax1 hoax2"}
    assert payments(table(figure="b4", hand="hoax1 hoax2"), 2) == {"hoax2"}


@pytest.mark.rule("B-4.7")
def test_each_hoax_covers_cards_of_its_own() -> None:
    game = table(figure="a2", hand="hoax2*2 yellow1 yellow2")
    assert payments(game, 1) == {"hoax2*2 yellow1 yellow2"}
    assert payments(game, 2) == {"hoax2 yellow2", "hoax2*2"}


@pytest.mark.rule("B-4.7")
def test_recoloured_cards_have_no_power() -> None:
    """Blue cards do not become Mimix, and Mimix do not become Khind."""
    assert payments(table(figure="d5", hand="hoax1 blue1*2"), 2) == set()
    assert payments(table(figure="d1", hand="hoax1 brown1*2 brown2"), 1) == {"brown1*2 brown2 hoax1"}


@pytest.mark.rule("B-4.7")
def test_nothing_carries_over_to_another_contribution() -> None:
    game = table(figure="a2", hand="hoax1 blue2*3")
    play(game, "contribute 2 pay blue2 hoax1")
    assert game.moves() == ["end"]


@pytest.mark.rule("B-4.8")
def test_palace_takes_one_colour_for_each_space() -> None:
    game = table(figure="c4", hand="red3*2 blue2*2 black1*2")
    assert payments(game, 1) == {"red3*2"}
    assert payments(game, 2) == {"red3*2", "blue2*2"}
    play(game, "contribute 4 pay red3", "contribute 2 pay blue2*2")
    assert state(game)["markers"] == {"c4": [None, 0, None, 0]}


@pytest.mark.rule("B-4.8")
def test_each_space_of_main_hall_has_its_colour() -> None:
    game = table(figure="a1", expansion=True, hand="red1 yellow3 khind")
    spaces = {move.split()[1]: move for move in game.moves() if " pay red1" in move or " pay yellow3" in move}
    assert spaces == {"3": "contribute 3 pay red1", "7": "contribute 7 pay yellow3"}
    assert sum(" pay khind" in move for move in game.moves()) == 8


@pytest.mark.rule("B-4.9")
@pytest.mark.parametrize(
    ("hand", "place", "space", "wanted"),
    [
        ("red3 red2*2 red1 khind", "a2", 1, "red3; red2 khind; red1 red2; red2*2"),
        ("brown1*3 hoax1", "a2", 1, "brown1*2"),
        (
            "hoax1 hoax2 blue3 blue2 black3",
            "d1",
            1,
            "blue2 blue3 hoax1; black3 blue2 hoax1 hoax2; black3 blue3 hoax1 hoax2",
        ),
        (
            "brown1*2 brown2*2 brown3 khind",
            "d5",
            1,
            "brown1 brown3; brown2*2; brown2 brown3; khind brown3; brown1*2 brown2; khind brown1*2; "
            "khind brown1 brown2",
        ),
        (
            "red2*2 blue3 khind*2 brown2 brown1",
            "c4",
            2,
            "red2*2; blue3 khind; blue3 brown1 brown2; khind brown1 brown2; red2 brown1 brown2; khind*2 brown2; "
            "red2 khind*2",
        ),
        (
            "red3 khind brown1 brown2 hoax1 hoax2 yellow2",
            "a1",
            3,
            "red3; khind; brown1 brown2; brown1 hoax1; brown1 hoax2; brown2 hoax1; brown2 hoax2; hoax1 hoax2; "
            "hoax1 yellow2; hoax2 yellow2",
        ),
    ],
)
def test_minimal_payments_of_the_examples(hand: str, place: str, space: int, wanted: str) -> None:
    assert payments(table(figure=place, expansion=True, hand=hand), space) == set(wanted.split("; "))


@pytest.mark.rule("B-4.9")
def test_the_largest_payment() -> None:
    hand = "blue1*2 brown1 hoax1*2 hoax2 yellow1*2"
    assert payments(table(figure="d1", hand=hand), 1) == {hand}


@pytest.mark.rule("B-4.10")
@pytest.mark.parametrize("dragons", [1, 2, 3])
def test_dragons_thank_for_the_first_contribution_of_a_turn(dragons: int) -> None:
    names = ("red_dragon", "green_dragon", "blue_dragon")
    where = {name: "d3" if place < dragons else "d4" for place, name in enumerate(names)}
    game = table(figure="d3", hand="red3 red2*2", dragons=where)
    log = play(game, "contribute 3 pay red3")
    assert game.view(None).players[0].scales == dragons
    assert told(log, "thanked") == [{"seat": 0, "scales": dragons}]
    play(game, "contribute 2 pay red2*2")
    assert game.view(None).players[0].scales == dragons


@pytest.mark.rule("B-4.10")
def test_dragons_thank_again_in_the_next_turn() -> None:
    game = table(figure="d3", hand="red3", dragons={"red_dragon": "d3"}, scales=[1, 0], figures=["d3", "d3"])
    play(game, "end", "discard nothing", "end", "end", "discard nothing", "end", "contribute 3 pay red3")
    assert game.view(None).players[0].scales == 2


@pytest.mark.rule("B-4.11")
def test_a_contribution_in_its_order() -> None:
    """The dragon's scale is the last one of the pool, yet scales are scored after the building."""
    game = table(
        figure="d1", hand="red3 red2", dragons={"red_dragon": "d1"}, scales=[2, 4], hands=[cards("red3 red2"), []]
    )
    log = play(game, "contribute 1 pay red2 red3")
    kinds = [event.kind for event in log]
    assert kinds == [
        "contributed",
        "thanked",
        "completed",
        "majority",
        "construction",
        "scales_scored",
        "traded_scales",
        "traded_scales",
    ]


@pytest.mark.rule("B-4.1")
def test_paying_and_placing_are_told() -> None:
    (event,) = told(play(table(figure="a2", hand="red1*2 khind"), "contribute 1 pay red1*2 khind"), "contributed")
    assert event == {
        "seat": 0,
        "tile": "mill",
        "place": "a2",
        "space": 1,
        "colour": "red",
        "value": 3,
        "cards": ("red1", "red1", "khind"),
    }


@pytest.mark.rule("B-4.1")
def test_without_a_marker_nothing_is_contributed() -> None:
    placed = {"e4": [0, None], "b5": [0, 0, None], "b3": [0, 0, None], "c2": [0, 0, None], "d3": [0, 0, None]}
    game = table(figure="d1", hand="red3*2", decision="move", markers=placed, obelisk=[0])
    log = play(game, "end")
    assert game.prompt().kind == "reset"
    assert told(log, "passed_over") == [{"seat": 0, "tile": "hospice", "why": "no_marker"}]


def test_an_illegal_payment_is_refused_and_changes_nothing() -> None:
    game = table(figure="a2", hand="red3 red2")
    before = game.to_json()
    for move in ("contribute 1 pay red2 red3", "contribute 1 pay red1", "contribute 4 pay red3"):
        with pytest.raises(IllegalMove):
            game.play(move)
    assert game.to_json() == before


@pytest.mark.rule("B-4.9")
@pytest.mark.parametrize("size", [2, 4, 8, 12])
def test_a_space_is_payable_when_there_is_a_payment(size: int) -> None:
    """In hands dealt from the whole pack, for each colour, one of choice included."""
    dealer = Random(size)
    for _ in range(25):
        hand = pack(dealer.sample(unpack(PACK), size))
        for colour, value in product(range(engine_payments.WILD + 1), (2, 5)):
            found = engine_payments.payments(hand, colour, value)
            assert engine_payments.payable(hand, colour, value) == bool(found)


def most(game) -> int:
    """How many spaces can be paid for here, every order of payments tried."""
    found = 0
    for way in [move for move in game.moves() if move.verb == "contribute"]:
        after = game.copy()
        after.play(way)
        asked = after.to_move == 0 and after.prompt().kind == "contribute"
        found = max(found, 1 + (most(after) if asked else 0))
    return found


@pytest.mark.rule("B-4.3", "B-4.9")
@pytest.mark.parametrize("place", ["a2", "d3", "b2", "a1", "e1", "c4"])
def test_what_is_paid_together_is_what_a_search_finds(place):
    """Small hands, and no more than are asked for."""
    rng = Random(place)
    for _ in range(6):
        dealt = [WORDS[kind] for kind in rng.sample(unpack(PACK), 5)]
        game = table(figure=place, hand=" ".join(f"{card}*{dealt.count(card)}" for card in set(dealt)), expansion=True)
        held = pack(KIND[card] for card in dealt)
        [spaces] = [tile.spaces for row in game.view(0).rows for tile in row if tile and tile.place == place]
        found, wanted = together(held, spaces, MARKERS), most(game)
        assert len(found) == wanted, dealt
        assert [len(together(held, spaces, few)) for few in range(3)] == [min(few, wanted) for few in range(3)]
        for move in found:
            game.play(move)


@pytest.mark.parametrize("looks", range(3))
def test_what_is_paid_together_is_looked_for_only_so_long(looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each space takes one look where the first card fits."""
    monkeypatch.setattr(engine_payments, "_LOOKS", looks)
    spaces = ((FACES[KIND["red1"]][0], 1), (FACES[KIND["blue1"]][0], 1))
    assert len(engine_payments.plan.__wrapped__(pack(map(KIND.__getitem__, ["red1", "blue1"])), spaces, 2)) == looks
