"""The rules of Orchard, from positions set up by hand."""

import json
from typing import Any

import pytest

import engine
from engine.game import BadPosition, Event, Game, IllegalMove

SUITS = ("apple", "birch", "cedar", "damson", "elder")
CARDS = [f"{suit}{value}" for suit in SUITS for value in range(1, 7)]


def pending(verb: str, seat: int = 0) -> list[dict[str, Any]]:
    """The stack when this is asked of this seat."""
    turn: list[dict[str, Any]] = [{"then": "next_turn"}, {"ask": "plant", "seat": seat}, {"ask": "take", "seat": seat}]
    return turn if verb == "take" else turn[:2]


def position(**changes: Any) -> Game:
    """Seat 0 of two takes first; every card not placed otherwise lies in the deck, the next one last."""
    placed: dict[str, Any] = {
        "market": ["apple2", "birch3", "cedar4", "damson5"],
        "hands": [["apple1", "elder6"], ["birch1", "birch2"]],
        "planted": [[], []],
    } | {key: changes.pop(key) for key in ("market", "hands", "planted") if key in changes}
    away = {*placed["market"], *(card for part in (*placed["hands"], *placed["planted"]) for card in part)}
    content: dict[str, Any] = {
        "game": "orchard",
        "options": {"length": "long"},
        "turn": 0,
        "pending": pending("take"),
        "deck": [card for card in CARDS if card not in away],
        "seen": [*placed["market"], *(card for part in placed["planted"] for card in part)],
        "last": None,
    }
    return engine.load("orchard").from_json(json.dumps(content | placed | changes))


pytestmark = pytest.mark.usefixtures("every_game")


@pytest.mark.rule("O-1.1", "O-1.2")
def test_set_up() -> None:
    content = json.loads(engine.load("orchard").new(seats=3, seed=7).to_json())
    assert [len(hand) for hand in content["hands"]] == [2, 2, 2]
    assert len(content["market"]) == 4
    dealt = [*content["deck"], *content["market"], *(card for hand in content["hands"] for card in hand)]
    assert sorted(dealt) == sorted(CARDS)
    assert content["deck"] != sorted(content["deck"])


@pytest.mark.rule("O-2.1", "O-2.2")
def test_take_any_card_and_the_market_is_refilled() -> None:
    game = position()
    assert game.moves() == ["take apple2", "take birch3", "take cedar4", "take damson5", "draw"]
    log: list[Event] = []
    game.play("take cedar4", log)
    content = json.loads(game.to_json())
    assert content["hands"][0] == ["apple1", "cedar4", "elder6"]
    assert content["market"] == ["apple2", "birch3", "damson5", "elder5"], "elder5 was the next card"
    assert [(event.kind, event.seat, event.data["card"]) for event in log] == [
        ("took", 0, "cedar4"),
        ("market", None, "elder5"),
    ]
    assert [event.reveals for event in log] == [False, True]


@pytest.mark.rule("O-2.2")
def test_without_a_deck_the_market_runs_down() -> None:
    planted = [[card for card in CARDS if card[:5] in ("cedar", "damso", "elder") and card not in ("cedar4",)], []]
    rest = [card for card in CARDS if card not in planted[0]]
    game = position(
        turn=9,
        pending=pending("take", 1),
        planted=planted,
        market=["cedar4"],
        hands=[["apple1"], [card for card in rest if card not in ("apple1", "cedar4")]],
    )
    assert game.moves() == ["take cedar4"]
    game.play("take cedar4")
    assert json.loads(game.to_json())["market"] == []


@pytest.mark.rule("O-2.3")
def test_draw_the_top_card_unseen() -> None:
    game = position()
    log: list[Event] = []
    game.play("draw", log)
    content = json.loads(game.to_json())
    assert content["hands"][0] == ["apple1", "elder5", "elder6"], "elder5 was the next card"
    assert content["market"] == ["apple2", "birch3", "cedar4", "damson5"]
    assert [(event.kind, event.only, event.reveals, event.data) for event in log] == [
        ("drew", None, True, {}),
        ("drew_card", 0, True, {"card": "elder5"}),
    ]
    assert "elder5" in game.view(0).to_json()
    assert "elder5" not in game.view(1).to_json()
    assert "elder5" not in game.view(None).to_json()


@pytest.mark.rule("O-2.1", "O-2.3", "O-3.1")
def test_why_a_card_cannot_be_had() -> None:
    everything = [card for card in CARDS if card not in ("cedar4", "apple1", "birch1")]
    game = position(
        planted=[everything, []], market=["cedar4"], hands=[["apple1"], ["birch1"]], turn=9, pending=pending("take", 1)
    )
    assert reasons(game, "take elder6") == [("market", "O-2.1", {"card": "elder6"})]
    assert reasons(game, "draw") == [("deck", "O-2.3", {})]
    assert reasons(game, "take cedar4") == []
    game.play("take cedar4")
    assert game.moves() == ["plant birch1", "plant cedar4"]
    assert reasons(game, "plant apple1") == [("hand", "O-3.1", {"card": "apple1"})]
    with pytest.raises(IllegalMove):
        game.why_not("take cedar4")


def reasons(game: Game, move: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [(reason.key, reason.rule, dict(reason.facts)) for reason in game.why_not(move)]


@pytest.mark.rule("O-3.1", "O-3.2")
def test_plant_any_card_of_ones_hand() -> None:
    game = position(pending=pending("plant"), hands=[["apple1", "elder6", "cedar1"], ["birch1", "birch2"]])
    assert game.moves() == ["plant apple1", "plant cedar1", "plant elder6"]
    game.play("plant cedar1")
    content = json.loads(game.to_json())
    assert content["planted"] == [["cedar1"], []]
    assert game.to_move == 1
    assert game.moves()[0].startswith("take")


@pytest.mark.rule("O-3.1")
def test_what_can_be_planted_is_the_owners_secret() -> None:
    game = position(pending=pending("plant"))
    assert game.view(None).moves is None
    assert game.view(1).moves is None
    assert game.view(0).moves == ("plant apple1", "plant elder6")
    assert "elder6" not in game.view(1).to_json()
    assert "elder6" not in game.view(None).to_json()


@pytest.mark.rule("O-3.3")
@pytest.mark.parametrize(("length", "turns"), [("long", 10), ("short", 6)])
def test_the_game_ends_after_its_rounds(length: str, turns: int) -> None:
    game = position(turn=turns - 1, pending=pending("plant", 1), options={"length": length})
    assert game.to_move == 1
    game.play("plant birch1")
    assert game.to_move is None
    assert game.moves() == []
    assert game.result is not None
    assert game.result.reason == "complete"


@pytest.mark.rule("O-4.1")
def test_suits_of_two_or_more_score_their_sum() -> None:
    game = position(planted=[["apple3", "apple4", "apple6", "cedar6"], ["elder1", "elder2"]])
    assert [score.lines for score in game.scores()] == [(("apple", 13),), (("elder", 3),)]


@pytest.mark.rule("O-4.2")
@pytest.mark.parametrize(
    ("planted", "ranks"),
    [
        ([["apple3", "apple4"], ["elder1", "elder2"]], (1, 2)),
        ([["apple3"], ["elder1", "elder2"]], (2, 1)),
        ([["apple3", "apple4"], ["elder2", "elder5"]], (1, 1)),
    ],
)
def test_most_points_win_and_equal_points_share(planted: list[list[str]], ranks: tuple[int, ...]) -> None:
    result = position(planted=planted, turn=10, pending=[]).result
    assert result is not None
    assert result.ranks == ranks


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"market": ["apple1"]}, "deck: apple1 is in 2 places"),
        ({"deck": []}, "is in 0 places"),
        ({"turn": 11}, "turn: 11 is past the end"),
        ({"turn": -1}, "turn: -1 is not a number from 0"),
        ({"turn": True}, "turn: True is not a number from 0"),
        ({"turn": 1}, "pending: next_turn, then plant and take"),
        ({"turn": 10}, "pending: next_turn, then plant and take"),
        ({"pending": [{"ask": "dance", "seat": 0}]}, "pending.0.ask: 'dance' is none of take, plant"),
        ({"pending": [{"then": "take", "seat": 0}]}, "pending.0.then: 'take' is none of next_turn"),
        ({"pending": [{"ask": "take"}]}, "pending.0.seat: None is not a number from 0 to 1"),
        ({"pending": [{"ask": "take", "seat": 0, "card": "apple1"}]}, "pending.0.card: there is no such field here"),
        ({"pending": None}, "pending: None is not a list"),
        ({"hands": [["apple1"], ["plum1"]]}, "hands.1.0: 'plum1' is none of apple1, "),
        ({"hands": [["apple1", "apple1"], []]}, "hands.0: apple1 is named twice"),
        ({"hands": [[], []], "pending": pending("plant")}, "pending: nothing can be chosen at 'plant'"),
        ({"planted": [[]]}, "planted: one for each of the 2 seats, not 1"),
        ({"options": {"length": "endless"}}, "options: bad-value"),
        ({"options": {"length": 5}}, "options.length: 5 is no word"),
        ({"seen": []}, "seen: apple2 lies open"),
        ({"seen": ["apple2", "birch3", "cedar4", "damson5", "elder1"]}, "seen: elder1 is in the deck"),
        ({"last": ["take", 0, None]}, "last: 'take' needs a card that this seat took openly"),
        ({"last": ["take", 0, "apple1"]}, "last: 'take' needs a card that this seat took openly"),
        ({"last": ["plant", 0, "apple1"]}, "last: 'plant' needs a card that this seat planted"),
        ({"last": ["draw", 0, "apple1"]}, "last: nobody saw that apple1 was drawn"),
        ({"seats": 5}, "seats: 5 is not a number from 2 to 4"),
        ({"version": 2}, "version: 2 is not 1"),
        ({"game": "helios"}, "game: 'helios' is not orchard"),
        ({"colour": "red"}, "colour: there is no such field"),
    ],
)
def test_impossible_positions_are_refused_with_the_field(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        position(**changes)


def test_what_is_left_out_follows_from_the_rest() -> None:
    position = {
        "game": "orchard",
        "pending": pending("take"),
        "market": ["apple1"],
        "hands": [["apple2"], ["apple3"]],
    }
    content = json.loads(engine.load("orchard").from_json(json.dumps(position)).to_json())
    assert content["deck"] == CARDS[3:]
    assert content["seen"] == ["apple1"]
    assert content["planted"] == [[], []]
    assert content["options"] == {"length": "long"}


def test_a_card_too_few_to_take_is_refused() -> None:
    planted = [CARDS[:27], []]
    with pytest.raises(BadPosition, match="turn: 8 cards are still to be taken; there are fewer"):
        position(turn=2, planted=planted, market=["elder4"], hands=[["elder5"], ["elder6"]])
