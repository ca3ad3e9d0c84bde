"""What the tests must know of Theocratia."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.theocratia.catalogue import CARDS
from render.theocratia import sprites
from tests.facts import Cards, GameFacts, Hues, Played, Targets
from tests.games.alts import decision, hand

IDS = tuple(sorted({card.id for card in CARDS}))


def table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    """Everybody, the decision, the Priests of the player in focus, and what changed."""
    yield from names
    yield from decision(view, names, own)
    yield from _seen(view, names, own)


def own_table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    """The hand instead of the players' names: the player in focus is addressed."""
    yield from decision(view, names, own)
    yield from hand(view, names, own)
    yield from _seen(view, names, own)


def _seen(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield from (f" (×{one})" for one in view.players[names.index(own)].multipliers)
    yield from (one.name for one in view.hexes if one.touched)


def _asked_for(view: Any) -> set[str]:
    """A new House may be to build where only Far Settlers reach: that is asked of whoever holds any card (T-11.7)."""
    return {"far_settlers"} if view.prompt and view.prompt.kind in ("token", "token_house") else set()


FACTS = GameFacts(
    eager=frozenset(),
    alone=frozenset(
        {
            *("die", "face", "row", "idle_row", "mode", "war", "expand", "factory", "barrack", "site", "clear", "take"),
            *("pay", "token", "token_house", "pyramid_worship", "end", "civ"),
            *("neutral_hex", "neutral_house", "neutral_kind"),
        }
    ),
    untold={},
    past={"unlocked": "no Conversion tile can be claimed any more", "pieces": "nothing can be built any more"},
    another={"turns": "end_of_round"},
    told={
        "table": table,
        "own": own_table,
    },
    unexplained=frozenset(
        {
            "theocratia.buildings._building",
            "theocratia.civs._panel",
            "theocratia.grounds._land",
            "theocratia.corners._pennant",
            "theocratia.grounds._lit",
            "theocratia.grounds._volcano",
            "theocratia.island._plate",
            "theocratia.island._shore",
            "theocratia.island._wave",
            "theocratia.land._plate",
            "theocratia.market._slab",
            "theocratia.signs._hollow",
            "theocratia.stalls._stall",
            "theocratia.temples._stone",
            "theocratia.tokens._stone",
            "sprites._arrow",
            "sprites._first",
            "sprites._veil",
        }
    ),
    small={},
    hues={
        "civs": Hues(sprites.CIV_HUES, [sprites.civ(colour, 30) for colour in sprites.CIV_HUES]),
        "players": Hues(sprites.HUES, [sprites.crystal(colour, 30) for colour in sprites.HUES]),
    },
    exact=(*sprites.HUES.values(), *sprites.CIV_HUES.values()),
    shown={
        "theocratia-table": ("theocratia-4-die", "table"),
        "theocratia-choices": ("theocratia-2", "own"),
        "theocratia-temples": ("theocratia-4", "temples"),
        "theocratia-dice": ("theocratia-2", "dice"),
        "theocratia-map": ("theocratia-4", "map"),
        "theocratia-hand": ("theocratia-2", "hand"),
        "theocratia-legend": ("theocratia-2", "legend"),
    },
    cards=Cards(IDS, lambda view: set(view.hand), lambda view: [set(view.discard)], _asked_for, about=IDS),
    amounts=(),
    played=(Played(2, profile="quick"), Played(3), Played(4)),
    found=((3, {"power_cards": "reconstructed", "first_game": "on", "colours": "in_order"}, 8258, b"\0\0\x80\xcd"),),
    targets=Targets(playouts=0.5, decisions=1, copy=10, p99=10),
    named_in=("README.md", "CHANGELOG.md"),
)
