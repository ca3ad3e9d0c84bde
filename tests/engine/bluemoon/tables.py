"""Positions set up by hand, and what happens on them.

The city is the one pictured in the rule book of 2006; with the expansion its corners hold the special tiles.
"""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.bluemoon import GAME
from engine.game import Event

CITY: list[list[Any]] = [
    [None, "mill", "flight_tower", "thermae", None],
    ["iron_foundry", "great_hall", "fire_temple", "university", "market_hall"],
    ["caravanserai", "water_temple", "courtyard", "royal_palace", "monastery_tower"],
    ["hospice", "watchtower", "earth_temple", "citadel", "city_residence"],
    [None, "library", "aqueduct", "trading_house", None],
]
CORNERS = {(0, 0): "main_hall", (0, 4): "hospital", (4, 0): "golden_shrine", (4, 4): "theatre"}
BUILDINGS = [
    f"{'abcde'[row]}{column + 1}" for row, tiles in enumerate(CITY) for column, tile in enumerate(tiles) if tile
]
BUILDINGS.remove("c3")
COMPLETED: dict[str, Any] = {"rebuilt": ["e2"], "placed": 1}
"""A building has been completed this turn, so reward cards may wait."""


SPECIAL = {"main_hall": "jump", "hospital": "hospital", "golden_shrine": "shrine"}
"""What is asked on the tiles with a special action."""

SPENT: dict[str, Any] = {
    "markers": {"e4": [0, None], "b5": [0, 0, None], "b3": [0, 0, None], "c2": [0, 0, None], "a3": [0, 0, None]},
    "obelisk": [0],
}
"""The mover has no marker left: nine lie on buildings, one on the obelisk."""


def cards(text: str) -> list[str]:
    """`red1*2 khind` as a list of cards."""
    words = (word.partition("*") for word in text.split())
    return [card for card, _, number in words for _ in range(int(number or 1))]


def document(
    seats: int = 2,
    *,
    figure: str = "c3",
    hand: str = "",
    decision: str | None = "contribute",
    expansion: bool = False,
    **changes: Any,
) -> dict[str, Any]:
    """Seat 0 is to move, with this hand and its figure here; the others have no cards and stand in the courtyard."""
    city = [list(row) for row in CITY]
    if expansion:
        for (row, column), tile in CORNERS.items():
            city[row][column] = tile
    position = {
        "game": "bluemoon",
        "options": {"expansion": "on" if expansion else "off"},
        "city": city,
        "figures": [figure, *["c3"] * (seats - 1)],
        "hands": [cards(hand), *[[]] * (seats - 1)],
        "crystals": [0] * seats,
        "scales": [0] * seats,
    }
    position |= changes
    return position if "pending" in changes else position | {"pending": stack(position, decision)}


def stack(position: dict[str, Any], decision: str | None) -> list[dict[str, Any]]:
    """What is pending at this decision: the rest of the turn below it, which the tile under the figure asks for."""
    if decision is None:
        return []
    seat = position.get("seat", 0)
    row, column = "abcde".index(position["figures"][seat][0]), int(position["figures"][seat][1]) - 1
    special = SPECIAL.get(position["city"][row][column])
    below = {"move": [], "reset": [], special: ["reset"]}.get(decision, ["reset", *([special] if special else [])])
    return [{"ask": part, "seat": seat} for part in [*below, decision]]


def text(position: dict[str, Any]) -> str:
    """The JSON form of such a document, in which sets of cards are numbers by card instead of lists."""
    whole = position | {"hands": [Counter(hand) for hand in position["hands"]]}
    if "discard" in whole:
        whole["discard"] = Counter(whole["discard"])
    for field in {"drawn", "spent"} & whole.keys():
        whole[field] = [Counter(some) for some in whole[field]]
    return json.dumps(whole)


def table(seats: int = 2, **changes: Any) -> Any:
    """A game; of no declared type, so that tests need not ask each time whether somebody is to move."""
    return GAME.from_json(text(document(seats, **changes)))


GOLDEN_CITY: list[list[str | None]] = [
    [None, "mill", "flight_tower", "thermae", None],
    ["iron_foundry", "great_hall", "fire_temple", "citadel", "market_hall"],
    ["caravanserai", "earth_temple", "aqueduct", "water_temple", "monastery_tower"],
    ["hospice", "watchtower", "royal_palace", "trading_house", "city_residence"],
    [None, "library", "courtyard", "university", None],
]
"""The Water Temple between Citadel, Aqueduct, Monastery Tower and Trading House."""


def water_temple() -> Any:
    """The example of the rule book (B-5): the first seat can complete it, beside a marker of each."""
    return table(
        city=GOLDEN_CITY,
        figures=["c4", "e3"],
        hand="blue3*2",
        rebuilt=["b4", "c3"],
        markers={"c4": [None, 0, 1]},
        figure="c4",
    )


def play(game: Any, *moves: str) -> list[Event]:
    """The events that these moves cause."""
    log: list[Event] = []
    for move in moves:
        game.play(move, log)
    return log


def state(game: Any) -> dict[str, Any]:
    """The position as its document, sets of cards as lists: what tests compare."""
    found: dict[str, Any] = json.loads(game.to_json())
    for field in ("hands", "drawn", "spent"):
        found[field] = [listed(some) for some in found[field]]
    found["discard"] = listed(found["discard"])
    return found


def listed(cards: dict[str, int]) -> list[str]:
    return [*Counter(cards).elements()]


def told(log: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind, with their seats."""
    return [{"seat": event.seat, **event.data} for event in log if event.kind == kind]


def payments(game: Any, space: int) -> set[str]:
    """What the legal contributions to a space are paid with."""
    start = f"contribute {space} pay "
    return {move.removeprefix(start) for move in game.moves() if move.startswith(start)}


def places(game: Any, start: str) -> set[str]:
    """The positions that the moves beginning like this lead to."""
    return {move.removeprefix(start + " ") for move in game.moves() if move.startswith(start + " ")}
