"""The position of a game as JSON: cards by name, the deck with the next card last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.game import BadOptions, BadPosition
from engine.orchard.catalogue import ROUNDS
from engine.orchard.moves import CARDS, NUMBER, mask, names

if TYPE_CHECKING:
    from engine.orchard.state import Orchard

G = TypeVar("G", bound="Orchard")
Cards = tuple[Literal[CARDS], ...]  # type: ignore[valid-type]
Seat = Annotated[int, Field(ge=0, le=3)]


class Position(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    game: Literal["orchard"]
    options: dict[str, str]
    turn: Annotated[int, Field(ge=0)]
    todo: Literal["take", "plant"]
    deck: Cards
    market: Cards
    hands: tuple[Cards, ...]
    planted: tuple[Cards, ...]
    seen: Cards
    last: tuple[Literal["take", "plant"], Seat, Literal[CARDS]] | None  # type: ignore[valid-type]


def dump(game: Orchard) -> str:
    return Position.model_construct(
        game="orchard",
        options=game.options,
        turn=game.turn,
        todo=game.todo,
        deck=tuple(CARDS[card] for card in game.deck),
        market=names(game.market),
        hands=tuple(map(names, game.hands)),
        planted=tuple(map(names, game.planted)),
        seen=names(game.seen),
        last=None if game.last is None else (*game.last[:2], CARDS[game.last[2]]),
    ).model_dump_json()


def load(cls: type[G], text: str) -> G:
    try:
        position = Position.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadPosition(f"{'.'.join(map(str, first['loc'])) or 'position'}: {first['msg']}") from None
    game = cls()
    game.seats = len(position.hands)
    try:
        game.options = cls.settle(game.seats, position.options)
    except BadOptions as error:
        raise BadPosition(f"options: {error}") from None
    game.turn, game.todo, game.last = position.turn, position.todo, None
    game.deck = [NUMBER[name] for name in position.deck]
    game.market, game.seen = _mask(position.market), _mask(position.seen)
    game.hands, game.planted = [*map(_mask, position.hands)], [*map(_mask, position.planted)]
    if position.last:
        game.last = (*position.last[:2], NUMBER[position.last[2]])
    _check(game, position)
    return game


def _mask(cards: Cards) -> int:
    return mask({NUMBER[name] for name in cards})


def _check(game: Orchard, position: Position) -> None:
    """Raise BadPosition for what no play could lead to."""
    if len(position.planted) != game.seats:
        raise BadPosition(f"planted: one set for each of the {game.seats} seats, not {len(position.planted)}")
    if game.turn > game.seats * ROUNDS[game.options["length"]]:
        raise BadPosition(f"turn: {game.turn} is past the end")
    placed = [
        *position.deck,
        *position.market,
        *(card for part in (*position.hands, *position.planted) for card in part),
    ]
    for name in CARDS:
        if placed.count(name) != 1:
            raise BadPosition(f"{name} is in {placed.count(name)} places, not in one")
    if missing := set(position.market).union(*position.planted).difference(position.seen):
        raise BadPosition(f"seen: {min(missing)} lies open and is missing")
