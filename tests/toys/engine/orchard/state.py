"""The whole state of a game of Orchard: each field declared once, with its codec in positions."""

from __future__ import annotations

from typing import Annotated

from engine.game import Seat
from engine.kernel.codecs import SEAT, EachSeat, Fixed, Maybe, Name, Number, Row, Set, Word
from engine.kernel.state import GameState
from engine.orchard.moves import CARDS

CARD = Name(CARDS)
CARD_SET = Set(CARDS)
LAST = Maybe(Fixed(Word(("take", "draw", "plant")), SEAT, Maybe(CARD)))


class State(GameState):
    """Every card is in exactly one of deck, market, hands and planted; all but the deck are sets as bit masks."""

    deck: Annotated[list[int], Row(CARD)]
    """The next card last."""
    market: Annotated[int, CARD_SET]
    hands: Annotated[list[int], EachSeat(CARD_SET)]
    planted: Annotated[list[int], EachSeat(CARD_SET, start=0)]
    seen: Annotated[int, CARD_SET]
    """The cards everybody has seen, wherever they are now."""
    turn: Annotated[int, Number()] = 0
    """Turns completed by all seats together."""
    last: Annotated[tuple[str, Seat, int | None] | None, LAST] = None
    """What was done last: verb, seat, card; None for a card that was drawn unseen."""
