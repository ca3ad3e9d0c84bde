"""Positions written by hand, short enough to read: `table(land("d4:redwood+spring c4:temples*", mana=3))`."""

import json
from typing import Any

from engine.game import Event, Move
from engine.helios import Helios

LIGHT = "b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4"
RIM = "a1 a2 a3 a4 b5 c6 d7 e6 f5 g4 g3 g2 g1 f1 e1 d1 c1 b1"
COLOURS = ("redwood", "granite", "bamboo", "spring", "obsidian")


def land(tiles: str = "d4:redwood+redwood", **more: Any) -> dict[str, Any]:
    """One player's board. Tiles are `hex:tile`, then `+cube` for each cube and `*` for a temple."""
    return {"tiles": dict(map(_tile, tiles.split())), **more}


def _tile(text: str) -> tuple[str, dict[str, Any]]:
    name, _, rest = text.partition(":")
    temple = rest.endswith("*")
    tile, *cubes = rest.rstrip("*").split("+")
    return name, {"tile": tile, "cubes": cubes, "temple": temple}


FULL = " ".join(f"{hex_}:{COLOURS[place % 5]}" for place, hex_ in enumerate(LIGHT.split()))
"""A tile on every light hex; for the last round, when the stacks have that many."""


def table(*boards: dict[str, Any], ask: str | None = None, preset: str = "booklet", **more: Any) -> Helios:
    """A game with these boards, filled up to two players; `ask` is the decision that seat 0 has to make."""
    seats = [*boards, land()] if len(boards) == 1 else [*boards]
    if ask:
        more["pending"] = [{"ask": ask, "seat": 0}]
    position = {"game": "helios", "options": {"preset": preset}, "boards": seats, **more}
    return Helios.from_json(json.dumps(position))


def play(game: Helios, *moves: str) -> list[Event]:
    """The moves one after the other; what they did."""
    log: list[Event] = []
    for move in moves:
        game.play(move, log)
    return log


CAUSES = {
    "placed": {"cube", "corner"},
    "cube": {"source"},
    "paid": {"purpose", "hex"},
    "built": {"lost"},
    "activated": {"lost"},
    "revolution": {"watchtower"},
    "grew": {"warehouse"},
    "shone": {"city_hall"},
}
"""Facts that tell why a number changes: `test_log.py` reads them."""


def told(log: list[Event], kind: str) -> list[dict[str, Any]]:
    """What happened: the facts of all events of a kind, without the causes, with the seat."""
    left_out = CAUSES.get(kind, set())
    return [
        {"seat": event.seat} | {key: fact for key, fact in event.data.items() if key not in left_out}
        for event in log
        if event.kind == kind
    ]


def verbs(game: Helios) -> set[str]:
    return {move.verb for move in game.moves()}


def targets(game: Helios, verb: str) -> set[str]:
    """What may follow this verb now."""
    return {move.partition(" ")[2] for move in game.moves() if move.verb == verb}


def cubes(game: Helios, hex_: str, seat: int = 0) -> list[str]:
    """The cubes on a tile, sorted by name."""
    return sorted(next(tile.cubes for tile in game.view(None).boards[seat].tiles if tile.hex == hex_))


def tiles(game: Helios, seat: int = 0) -> dict[str, str]:
    return {tile.hex: tile.tile for tile in game.view(None).boards[seat].tiles}


def first(game: Helios, verb: str) -> Move:
    """The first legal move with this verb."""
    return next(move for move in game.moves() if move.verb == verb)


def pass_turns(game: Helios, turns: int) -> None:
    """Play turns of the action phase in which nothing happens but taking a tile; gray ones go below red."""
    before = game.view(None)
    for _ in range(turns):
        game.play(first(game, "take"))
        while game.prompt() and game.prompt().kind != "take" and game.view(None).phase == "actions":
            for move in ("area red", "pass", "decline"):
                if move in game.moves():
                    game.play(move)
                    break
            else:
                raise AssertionError(f"{before.prompt}: {game.moves()}")


def line(game: Helios, name: str, seat: int = 0) -> int:
    """The points of one line of the score, 0 where there is none."""
    return dict(game.scores()[seat].lines).get(name, 0)
