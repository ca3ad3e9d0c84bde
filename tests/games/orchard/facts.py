"""What the tests must know of Orchard."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.orchard.moves import CARDS
from render.orchard import sprites
from tests.facts import Cards, GameFacts, Hues, Played, Targets
from tests.games.alts import decision


def grove(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield f"{own}’s grove."
    if view.result:
        yield f"{own} has scored"


def hand(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield "Your hand: "


FACTS = GameFacts(
    eager=frozenset(),
    untold={},
    past={},
    another={},
    told={"market": decision, "grove": grove, "hand": hand},
    unexplained=frozenset(),
    small={},
    hues={"suits": Hues(sprites.HUES, [sprites.suit(suit, 30) for suit in sprites.HUES])},
    exact=(),
    shown={},
    cards=Cards(
        CARDS,
        lambda view: set(view.hands[view.seat]),
        single=lambda view: set(view.market).union(*view.hands, *view.planted),
    ),
    amounts=(),
    played=(Played(2, profile="quick"), Played(3, profile="full"), Played(4, profile="full")),
    found=(),
    targets=Targets(playouts=2, decisions=1, copy=5, p99=2),
    named_in=(),
)
