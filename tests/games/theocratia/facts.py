"""What the tests must know of Theocratia."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.theocratia.catalogue import CARDS
from render.theocratia import sprites
from tests.facts import Cards, GameFacts, Hues, Played, Targets
from tests.games.alts import decision, hand

IDS = tuple(sorted({card.id for card in CARDS}))


def everybody_there(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    return iter(names)


def priests(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    return (f" (×{one})" for one in view.players[view.to_move].multipliers)


def changed(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    return (f"{one.name} is " for one in view.hexes if one.touched)


FACTS = GameFacts(
    eager=frozenset(),
    untold={},
    past={"unlocked": "no Conversion tile can be claimed any more", "pieces": "nothing can be built any more"},
    another={"turns": "end_of_round"},
    told={
        "temples": everybody_there,
        "tracks": priests,
        "dice": decision,
        "map": changed,
        "choices": changed,
        "hand": hand,
    },
    unexplained=frozenset(
        {
            "theocratia.buildings._building",
            "theocratia.civs._panel",
            "theocratia.grounds._land",
            "theocratia.grounds._owned",
            "theocratia.grounds._volcano",
            "theocratia.land._plate",
            "theocratia.market._slab",
            "theocratia.signs._hollow",
            "theocratia.temples._stone",
            "theocratia.tokens._stone",
            "sprites._arrow",
            "sprites._first",
        }
    ),
    small={},
    hues={
        "civs": Hues(sprites.CIV_HUES, [sprites.civ(colour, 30) for colour in sprites.CIV_HUES]),
        "players": Hues(sprites.HUES, [sprites.crystal(colour, 30) for colour in sprites.HUES]),
    },
    exact=(*sprites.HUES.values(), *sprites.CIV_HUES.values()),
    shown={
        "theocratia-temples": ("theocratia-4", "temples"),
        "theocratia-dice": ("theocratia-2", "dice"),
        "theocratia-map": ("theocratia-4", "map"),
        "theocratia-choices": ("theocratia-2", "choices"),
        "theocratia-hand": ("theocratia-2", "hand"),
        "theocratia-legend": ("theocratia-2", "legend"),
    },
    cards=Cards(IDS, lambda view: set(view.hand), lambda view: [set(view.discard)], about=IDS),
    amounts=(),
    played=(Played(2, profile="quick"), Played(3), Played(4)),
    found=((3, {"power_cards": "reconstructed", "first_game": "on", "colours": "in_order"}, 8258, b"\0\0\x80\xcd"),),
    targets=Targets(playouts=0.5, decisions=1, copy=10, p99=10),
    named_in=("README.md", "CHANGELOG.md"),
)
