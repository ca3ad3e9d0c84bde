"""What holds after every decision (reference, section 12), read from the position's JSON."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from engine.theocratia.game import Theocratia
from tests.engine.theocratia.layout import grouped
from tests.engine.theocratia.tables import CARDS, CIVS, COLOURS, LETTERS

LIMITS = {"house": 5, "factory": 3, "barrack": 3, "pyramid": 2}
SPACES = (2, 3, 3, 4, 4, 5)
GROUND = dict(zip("RNUW", COLOURS, strict=True))


def check(game: Theocratia) -> None:
    """Assert every invariant of the table."""
    position = grouped(json.loads(game.to_json()))
    view = game.view(None)
    seated = {found.colour for found in view.players}
    map_is_sound(position, seated)
    for name, found in zip(CIVS, position["civs"], strict=True):
        civ_is_sound(name, found, position)
    for seat, found in enumerate(position["players"]):
        player_is_sound(found, view.players[seat].colour, position)
    for found in view.civs:
        assert found.supply + found.available + found.page_warriors == 10, "G34"
    dice_are_conserved(position)
    pending_is_plain(position)
    cards = [*position["deck"], *position["discard"], *(c for p in position["players"] for c in p["hand"])]
    assert Counter(cards) == Counter(CARDS * 2)
    tokens = [token for found in position["players"] for token in found["tokens"]]
    assert len(set(tokens)) == len(tokens)
    assert sorted(found["development"] for found in position["civs"]) == [
        "dev_blank",
        "dev_expansion",
        "dev_expansion",
        "dev_holiday",
    ]


def ground(position: dict[str, Any], hex_: str) -> str:
    tile = position["map"]["tiles"].get(hex_)
    return tile["colour"] if tile else GROUND.get(LETTERS[hex_], "neutral")


def map_is_sound(position: dict[str, Any], seated: set[str]) -> None:
    table = position["map"]
    for hex_ in table["buildings"]:
        assert LETTERS[hex_] not in "FV"
        assert hex_ not in table["monsters"]
        assert hex_ not in table["crystals"]
        assert ground(position, hex_) in {*seated, "neutral"}, "nobody builds on the ground of a colour without a seat"
    for hex_ in table["monsters"]:
        assert LETTERS[hex_] in "gd"
    for hex_ in table["crystals"]:
        assert LETTERS[hex_] in "RNUWGg"
    for hex_, tile in table["tiles"].items():
        assert LETTERS[hex_] not in "FV"
        assert tile["colour"] in seated


def civ_is_sound(name: str, found: dict[str, Any], position: dict[str, Any]) -> None:
    built = Counter(kind for owner, kind in position["map"]["buildings"].values() if owner == name)
    assert all(built[kind] <= limit for kind, limit in LIMITS.items())
    assert 0 <= found["supply"] <= 10 - found["page_warriors"]
    assert min([0, *found["crystals"].values()]) == 0
    assert len(found["row"]) <= 3
    filled = found["page_crystals"] + found["page_warriors"]
    assert filled < (*SPACES, 1)[found["areas"]], "a full area is complete at once"


def player_is_sound(found: dict[str, Any], colour: str, position: dict[str, Any]) -> None:
    assert 0 <= found["cosmo"] <= 14
    assert all(-1 <= space <= 14 for space in found["priests"])
    assert 0 <= found["malus"] <= 12
    laid = Counter(tile["kind"] for tile in position["map"]["tiles"].values() if tile["colour"] == colour)
    assert found["start_tile"] + laid["start"] <= 1
    assert found["level_tiles"] + laid["level"] <= len(found["claimed"])
    assert set(found["claimed"]) <= {2, 5, 7}
    pyramids = sum(
        kind == "pyramid" and ground(position, hex_) == colour
        for hex_, (_, kind) in position["map"]["buildings"].items()
    )
    choosing = any(step == "token" and position["players"][seat] is found for step, seat, _ in position["todo"])
    assert pyramids == len(found["tokens"]) + choosing <= 2


def pending_is_plain(position: dict[str, Any]) -> None:
    """A step has a seat or runs by itself, and is about a Civ or a hex only where it needs one."""
    for step, seat, about in position["todo"]:
        runs = step in ("turn", "develop", "slide", "round", "first_die", "second_die", "bonus_die")
        assert (seat is None) is runs
        needs = step in ("develop", "neutral_hex", "neutral_house", "neutral_kind", "clear")
        assert (about is None) is not needs


def dice_are_conserved(position: dict[str, Any]) -> None:
    """16 in table, rows, bonus card and bag; in a round with all of them drawn ten, four of a colour at most."""
    dice = [*position["table"], *(die for found in position["civs"] for die in found["row"])]
    hues = Counter(die[0] for die in dice) + Counter([position["bonus_civ"]] if position["bonus_civ"] else [])
    assert max(hues.values(), default=0) <= 4
    if position["round"] and position["bonus_civ"]:
        assert sum(hues.values()) == 10
    assert max(Counter(face for _, face in position["table"]).values(), default=0) <= 3
