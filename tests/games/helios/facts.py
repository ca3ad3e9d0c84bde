"""What the tests must know of Helios."""

from collections.abc import Iterator, Sequence
from typing import Any

from render.helios import actions, sprites
from render.helios.drawings import brush
from render.theme import DARK
from tests.facts import Cards, GameFacts, Hues, Played, Targets
from tests.games.alts import decision


def table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield f"{own}’s planet: "
    yield from decision(view, names, own)
    yield from (f"{name}’s planet: " for name in names)


EXACT = (
    *sprites.LAND.values(),
    *actions.AREA.values(),
    sprites.TILE,
    *sprites.MANA,
    brush.TEAL,
    brush.ROOF,
    DARK.gold,
    DARK.glow,
    DARK.muted,
    (150, 132, 92),
)
"""Hues of small things, which would otherwise be lost among the colours of large ones."""

FACTS = GameFacts(
    eager=frozenset(),
    alone=frozenset({"take", "area", "land", "build", "sun", "place", "temple"}),
    untold={},
    past={
        "payable": "nothing can be paid for any more",
        "temple_cost": "no temple is built any more",
        "light": "nothing is lit any more, though what a temple brought is told",
    },
    another={"actions": "characters"},
    told={"table": table},
    unexplained=frozenset(
        {
            "sprites._seat",
            "helios.sprites._veil",
            "helios.scenes._emblem",
            "helios.scenes._window",
            "helios.tiles._land",
            "helios.tiles._special",
            "helios.actions._area_slot",
            "helios.globe._world",
            "helios.globe._alone",
            "helios.globe._badge",
            "helios.globe._dawn",
            "helios.globe._sun",
            "helios.globe._plain",
            "helios.tiles._gone",
        }
    ),
    small={"hex": 15},
    hues={
        "seats": Hues(dict(enumerate(DARK.seats))),
        "land": Hues(sprites.LAND, [sprites.cube(colour, 30) for colour in sprites.LAND]),
        "areas": Hues(actions.AREA),
    },
    exact=(*DARK.seats, *EXACT),
    shown={
        "helios-board": ("helios-people", "board-2"),
        "helios-city": ("helios-city", "city-0"),
        "helios-table": ("helios-people", "table"),
        "helios-table-4": ("helios-4", "table"),
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
