"""What the tests must know of Orchard."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.orchard.moves import CARDS
from render.orchard import sprites
from tests.facts import Cards, GameFacts, Hues, Played, Targets
from tests.games.alts import decision


def table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield f"{own}’s orchard: "
    yield from decision(view, names, own)
    if view.result:
        yield f"{own} has scored"


def own_table(view: Any, names: Sequence[str], own: str) -> Iterator[str]:
    yield from table(view, names, own)
    yield "Your hand: "


FACTS = GameFacts(
    eager=frozenset(),
    alone=frozenset(),
    untold={},
    past={},
    another={},
    told={"table": table, "own": own_table},
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
