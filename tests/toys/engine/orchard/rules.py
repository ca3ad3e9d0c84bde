"""What is legal, and what happens: one pair of functions for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.game import Event, Move
from engine.orchard.moves import CARDS, PLANT, TAKE, cards

if TYPE_CHECKING:
    from engine.orchard.state import Orchard


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of decision; `public` says whether everybody may know what can be chosen."""

    moves: Callable[[Orchard], list[Move]]
    play: Callable[[Orchard, Move, list[Event] | None], None]
    numbers: tuple[str, ...]
    public: bool


def _list_take(game: Orchard) -> list[Move]:
    """O-2.1: any card of the market."""
    return [TAKE[card] for card in cards(game.market)]


def _take(game: Orchard, move: Move, log: list[Event] | None) -> None:
    seat, card = game.turn % game.seats, move.args[0]
    game.market ^= 1 << card
    game.hands[seat] |= 1 << card
    game.last = ("take", seat, card)
    game.todo = "plant"
    if log is not None:
        log.append(Event("took", seat, card=CARDS[card]))
    _refill(game, log)


def _refill(game: Orchard, log: list[Event] | None) -> None:
    """O-2.2: the market is refilled at once, as long as there are cards."""
    if not game.deck:
        return
    card = game.deck.pop()
    game.market |= 1 << card
    game.seen |= 1 << card
    if log is not None:
        log.append(Event("market", reveals=True, card=CARDS[card]))


def _list_plant(game: Orchard) -> list[Move]:
    """O-3.1: any card of one's hand, the one just taken included."""
    return [PLANT[card] for card in cards(game.hands[game.turn % game.seats])]


def _plant(game: Orchard, move: Move, log: list[Event] | None) -> None:
    """O-3.2: the card is planted open, and the turn passes to the next seat."""
    seat, card = game.turn % game.seats, move.args[0]
    game.hands[seat] ^= 1 << card
    game.planted[seat] |= 1 << card
    game.seen |= 1 << card
    game.last = ("plant", seat, card)
    game.todo = "take"
    game.turn += 1
    if log is not None:
        log.append(Event("planted", seat, card=CARDS[card]))


DECISIONS = {
    "take": Decision(_list_take, _take, ("O-2.1", "O-2.2"), public=True),
    "plant": Decision(_list_plant, _plant, ("O-3.1", "O-3.2"), public=False),
}
