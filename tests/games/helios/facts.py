"""What the tests must know of Helios."""

from collections.abc import Iterator, Sequence
from typing import Any

from render.helios import actions, sprites
from render.theme import DARK
from tests.facts import Cards, GameFacts, Hues, Played, Targets
from tests.games.alts import everybody, others


def own_board(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    return iter((f"{own} has collected", f"{own}’s sun stands on"))


def open_land(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    return (f"{stack.open} (" for stack in view.stacks if stack.open == stack.stack)


FACTS = GameFacts(
    eager=frozenset(),
    untold={},
    another={"actions": "characters"},
    told={
        "board": own_board,
        "others": others("has collected"),
        "display": open_land,
        "scores": everybody("has collected"),
    },
    unexplained=frozenset(
        {
            "sprites._seat",
            "helios.buildings._emblem",
            "helios.people._portrait",
            "helios.sprites._land",
            "helios.sprites._special",
            "helios.actions._area_slot",
            "helios.planet._bare",
            "helios.planet._yellow",
            "helios.planet._reached",
            "helios.planet._space_reached",
        }
    ),
    small={"hex": 15},
    hues={
        "seats": Hues(dict(enumerate(DARK.seats))),
        "land": Hues(sprites.LAND, [sprites.cube(colour, 30) for colour in sprites.LAND]),
        "areas": Hues(actions.AREA),
    },
    exact=DARK.seats,
    shown={
        "helios-board": ("helios-people", "board-2"),
        "helios-others": ("helios-people", "others"),
        "helios-others-4": ("helios-4", "others"),
        "helios-display": ("helios-people", "display"),
        "helios-scores": ("helios-end", "scores"),
        "helios-legend": ("helios-2", "legend"),
    },
    cards=Cards(),
    amounts=(),
    played=(Played(2, profile="quick"), Played(3, profile="full"), Played(4, profile="full")),
    found=(),
    targets=Targets(playouts=2, decisions=2, copy=5, p99=2),
    named_in=("README.md", "CHANGELOG.md"),
)
