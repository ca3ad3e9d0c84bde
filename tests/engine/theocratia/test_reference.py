"""The engine against the twin: on random positions both find the same complete turns and the same free actions."""

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import Event, Move
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from tests.engine.theocratia.layout import flat, grouped
from tests.engine.theocratia.reference import CRYSTALS, Turn, complete_turns, free_actions, is_stuck

POSITIONS = int(os.environ.get("THEOCRATIA_TWINS", "12"))
"""For each number of seats."""
TURN_STEPS = {"face", "row", "mode", "take", "war", "expand", "factory", "barrack", "site", "clear", "pay"}
FIRST_SEED = int(os.environ.get("THEOCRATIA_TWINS_FROM", "0"))
TURN_CARDS = {"ambush", "triumph", "joyful_crowd", "lanterns", "far_settlers", "overtime", "drill", "twist_of_fate"}
PATHS = int(os.environ.get("THEOCRATIA_PATHS", "4000"))
"""Positions with more ways through a turn are skipped."""


def dice_to_take(seats: int, seed: int) -> Iterator[Theocratia]:
    """A random game's decisions about a die."""
    rng = Random(seed)
    options = {"power_cards": "discard_only" if seed % 5 == 0 else "reconstructed"}
    game = GAME.new(seats=seats, seed=seed, options=options)
    while moves := game.moves():
        prompt = game.prompt()
        if prompt and prompt.kind == "die":
            yield game
        game.apply(moves[rng.randrange(len(moves))])


def stirred(game: Theocratia, rng: Random) -> dict[str, Any]:
    """The position with another hand, and other stocks of the mover and the Civs."""
    position: dict[str, Any] = grouped(json.loads(game.to_json()))
    me = position["players"][position["active"]]
    deck = sorted(position["deck"] + me["hand"])
    rng.shuffle(deck)
    deck.sort(key=lambda card: card in TURN_CARDS and rng.random() < 0.6)
    me["hand"] = sorted(deck.pop() for _ in range(rng.choice((0, 1, 1, 2, 2, 3))) if deck)
    position["deck"] = deck
    me["cosmo"] = rng.choice((0, 1, 2, 3, 5, 8, 13, 14))
    me["malus"] = rng.choice((me["malus"], 12))
    me["priests"] = [rng.choice((space, 1, 6, 12, 13, 14)) for space in me["priests"]]
    if rng.random() < 0.6:
        me["claimed"] = [2, 5, 7]
    for found in position["civs"]:
        found["supply"] = rng.randrange(0, 11 - found["page_warriors"])
        found["crystals"] = {name: count for name in CRYSTALS if (count := rng.choice((0, 0, 0, 1, 2)))}
    return position


def wizard(game: Theocratia) -> set[Turn] | None:
    """All turns that clicks lead to; None where there are too many ways."""
    found: set[Turn] = set()
    paths: list[tuple[Theocratia, Move, list[Event]]] = [
        (game, move, []) for move in game.moves() if move.verb == "die" or move.verb == "claim"
    ]
    seen = 0
    while paths:
        before, move, log = paths.pop()
        seen += 1
        if seen > PATHS:
            return None
        after, told = before.copy(), log[:]
        after.apply(move, told)
        turn = told_turn(told)
        if turn is not None:
            found.add(turn)
            continue
        prompt = after.prompt()
        assert prompt is not None
        assert prompt.kind in TURN_STEPS or prompt.kind == "die"
        assert after.moves(), "a dead end"
        skipped = ("play", "idle") if prompt.kind == "die" else ()
        paths += [(after, option, told) for option in after.moves() if option.verb not in skipped]
    return found


MODES = {"first", "war", "expand", "factory", "barrack", "pyramid", "holiday"}


def told_turn(log: list[Event]) -> Turn | None:
    """The complete turn these events tell of; None while it is not complete."""
    facts: dict[str, Any] = {"recolour": None, "ignore": None, "face_cards": [], "acts": [], "before": [], "after": []}
    for event in log:
        _read(facts, event.kind, event.data)
        if "target" in facts:
            return _turn(facts)
    return None


def _read(facts: dict[str, Any], kind: str, data: dict[str, Any]) -> None:
    if kind == "claimed":
        facts["after" if "mode" in facts else "before"].append(data["level"])
    elif kind == "drafted":
        facts["die"] = data["die"].replace("_", " ")
    elif kind == "recoloured":
        facts["recolour"] = (data["civ"], data["card"])
    elif kind == "ignored":
        facts["ignore"] = data["card"]
    elif kind == "played":
        facts["acts" if "row" in facts else "face_cards"].append(data["card"])
    elif kind == "placed":
        facts |= {"row": data["civ"], "face": int(data["die"][-1])}
    elif kind in MODES:
        facts["mode"] = kind
    elif "mode" in facts:
        _read_target(facts, kind, data)


def _read_target(facts: dict[str, Any], kind: str, data: dict[str, Any]) -> None:
    """Tiles are told before a House and after a conversion, what makes room for a Pyramid piece by piece."""
    if kind in ("took_bonus", "got_card") and facts["mode"] == "first":
        facts["target"] = ("take" if kind == "took_bonus" else "draw",)
    elif kind in ("slew", "destroyed"):
        facts["target"] = ("destroy", data["hex"])
    elif kind == "upgraded":
        facts["target"] = ("upgrade", data["hex"])
    elif kind == "converted":
        facts["converted"] = data["hex"]
    elif kind == "tile":
        facts["tile"] = {"start": "start", "level": "tile"}[data["tile"]]
        if "converted" in facts:
            facts["target"] = ("convert", facts["converted"], facts["tile"])
    elif kind == "built":
        facts["target"] = ("build", data["hex"], facts["tile"]) if "tile" in facts else ("build", data["hex"])
    elif kind == "pyramid_built":
        facts |= {"site": data["hex"], "cleared": []}
    elif kind == "made_room":
        facts["cleared"].append(data["hex"])
        if len(facts["cleared"]) == 2:
            facts["target"] = ("pyramid", facts["site"], *sorted(facts["cleared"]))
    else:
        _read_payment(facts, kind, data)


def _read_payment(facts: dict[str, Any], kind: str, data: dict[str, Any]) -> None:
    if kind == "celebrates":
        facts |= {"left": data["size"], "paid": []}
    elif kind == "lanterns":
        facts["greens"] = data["amount"]
        facts["left"] -= data["amount"]
    elif kind == "paid_crystals":
        facts["paid"].append(f"{data['amount']} {data['crystal']}")
        facts["left"] -= data["amount"]
    if facts.get("left") == 0:
        facts["target"] = tuple(facts["paid"])


def _turn(facts: dict[str, Any]) -> Turn:
    return Turn(
        facts["die"],
        facts["recolour"],
        facts["face"],
        tuple(facts["face_cards"]),
        facts["row"],
        facts["ignore"],
        facts["mode"],
        tuple(sorted(facts["acts"])),
        facts.get("greens", 0),
        tuple(sorted(facts["before"])),
        tuple(sorted(facts["after"])),
        facts["target"],
    )


@pytest.mark.rule("T-6.2", "T-6.4", "T-10.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wizard_and_twin_know_the_same_turns(seats: int) -> None:
    rng = Random(seats)
    compared = 0
    seed = FIRST_SEED
    while compared < POSITIONS:
        seed += 1
        for game in dice_to_take(seats, 10 * seed + seats):
            if rng.random() > 0.15:
                continue
            position = stirred(game, rng) if rng.random() < 0.8 else grouped(json.loads(game.to_json()))
            compared += compare(GAME.from_json(json.dumps(flat(position))), position)


def compare(game: Theocratia, position: dict[str, Any]) -> bool:
    """Whether the position could be compared; there are too many ways through some."""
    free = {str(move) for move in game.moves() if move.verb in ("claim", "play")}
    assert free == free_actions(position), position
    assert bool([move for move in game.moves() if move.verb == "idle"]) is is_stuck(position), position
    known = wizard(game)
    if known is None:
        return False
    expected = set(complete_turns(position))
    assert known == expected, (position, known ^ expected)
    return True
