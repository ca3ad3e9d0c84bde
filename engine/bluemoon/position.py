"""The position of a game as JSON; docs/positions-bluemoon.md describes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.bluemoon.board import BOARDS, OUTSIDE, PLACE, PLACES, SIDE
from engine.bluemoon.cards import KIND, ONE, PACK, WORDS, counts, pack
from engine.bluemoon.catalogue import COPIES, COURTYARD, DRAGONS, EXTRA_STEPS, MARKERS, STEPS
from engine.bluemoon.city import FREE, City, city, tile_ids
from engine.bluemoon.moves import PlayedMove
from engine.bluemoon.rules import DECISIONS, ends, turn
from engine.bluemoon.terms import terms
from engine.bluemoon.validation import check_end, check_played, check_turn, need
from engine.game import BadOptions, BadPosition

if TYPE_CHECKING:
    from engine.bluemoon.state import State

Complete = Callable[[int, Mapping[str, str]], dict[str, str]]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
Seat = Annotated[int, Field(ge=0, le=3)]
PlaceName = Literal[PLACES]  # type: ignore[valid-type]
Card = Literal[WORDS]  # type: ignore[valid-type]
Cards = dict[Card, Annotated[int, Field(ge=1)]]
"""A set of cards: how many of each."""
Row = Annotated[list[str | None], Field(min_length=SIDE, max_length=SIDE)]
Told = tuple[Seat, Annotated[str, Field(min_length=1, max_length=120)], PlaceName]


class _Closed(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Knowledge(_Closed):
    """What was drawn from the present deck; see `BlueMoonCity`."""

    source: Cards
    drawn: list[Cards]
    stale: Number


class Position(_Closed):
    game: Literal["bluemoon"]
    version: Literal[1] = 1
    options: dict[str, str] = {}
    seed: Annotated[str, Field(pattern="^[0-9a-f]{32}$")] = "0" * 32
    refills: Number = 0
    city: Annotated[list[Row], Field(min_length=SIDE, max_length=SIDE)]
    rebuilt: list[PlaceName] = []
    markers: dict[PlaceName, list[Seat | None]] = {}
    obelisk: list[Seat] = []
    figures: Annotated[list[PlaceName], Field(min_length=2, max_length=4)]
    dragons: dict[Literal[DRAGONS], PlaceName] = {}  # type: ignore[valid-type]
    hands: list[Cards]
    crystals: list[Number]
    scales: list[Number]
    deck: Annotated[list[Card], Field(max_length=80)] | None = None
    """None: all cards that are nowhere else, in the order of payments; the next one last."""
    discard: Cards = {}
    pending: Annotated[list[Card], Field(max_length=80)] = []
    knowledge: Knowledge | None = None
    seat: Seat = 0
    decision: Literal[tuple(DECISIONS)] | None = "move"  # type: ignore[valid-type]
    steps: Annotated[int, Field(ge=0, le=STEPS + EXTRA_STEPS * COPIES[2])] | None = None
    """None: those a movement begins with."""
    placed: Annotated[int, Field(ge=0, le=MARKERS)] = 0
    idle: Number = 0
    turn: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    before: list[Told] = []
    trail: list[Told] = []
    ended: Literal[ends.REASONS] | None = None  # type: ignore[valid-type]


def dump(s: State) -> str:
    return Position.model_construct(
        game="bluemoon",
        options=s.options,
        seed=s.seed.hex(),
        refills=s.refills,
        city=_rows(s.city),
        rebuilt=[PLACES[place] for place in range(OUTSIDE) if s.rebuilt >> place & 1],
        markers={
            PLACES[place]: [None if owner == FREE else owner for owner in owners]
            for place, owners in enumerate(s.owners)
            if any(owner != FREE for owner in owners)
        },
        obelisk=s.obelisk,
        figures=[PLACES[place] for place in s.figures],
        dragons={name: PLACES[at] for name, at in zip(DRAGONS, s.dragons, strict=True) if at != OUTSIDE},
        hands=[_numbers(hand) for hand in s.hands],
        crystals=s.crystals,
        scales=s.scales,
        deck=[WORDS[kind] for kind in s.deck],
        discard=_numbers(s.discard),
        pending=[WORDS[kind] for kind in s.pending],
        knowledge=Knowledge.model_construct(
            source=_numbers(s.source), drawn=[_numbers(cards) for cards in s.drawn], stale=s.stale
        ),
        seat=s.seat,
        decision=s.todo[-1] if s.todo else None,
        steps=s.steps,
        placed=s.placed,
        idle=s.idle,
        turn=s.turn,
        before=_told(s.before),
        trail=_told(s.trail),
        ended=s.ended,
    ).model_dump_json()


def _rows(city: City) -> list[list[str | None]]:
    names = [city.name(place) if place in city.board.places else None for place in range(OUTSIDE)]
    return [names[start : start + SIDE] for start in range(0, OUTSIDE, SIDE)]


def _numbers(cards: int) -> Cards:
    return {WORDS[kind]: number for kind, number in enumerate(counts(cards)) if number}


def _told(deeds: Iterable[PlayedMove]) -> list[tuple[int, str, str]]:
    return [(seat, str(move), PLACES[place]) for seat, move, place in deeds]


def load(s: State, document: str, complete: Complete) -> None:
    """Fill a state; `complete` adds the default options. Raises BadPosition."""
    try:
        position = Position.model_validate_json(document)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadPosition(f"{'.'.join(map(str, first['loc'])) or 'position'}: {first['msg']}") from None
    s.seats = len(position.figures)
    try:
        s.options = complete(s.seats, position.options)
    except BadOptions as error:
        raise BadPosition(f"options: {error}") from None
    s.terms = terms(s.seats, s.options["edition"])
    s.seed, s.refills = bytes.fromhex(position.seed), position.refills
    _lay_city(s, position)
    _seat_players(s, position)
    _deal_cards(s, position)
    _set_turn(s, position)


def _lay_city(s: State, position: Position) -> None:
    """Tiles in any arrangement, each once."""
    ids = tuple(tile for row in position.city for tile in row)
    wanted = [COURTYARD, *tile_ids(expansion=s.options["expansion"] == "on")]
    for tile in ids:
        need(tile is None or tile in wanted, f"city: {tile!r} is no tile of this game")
    for tile in wanted:
        need(ids.count(tile) == 1, f"city: {tile} must lie in one place, not in {ids.count(tile)}")
    board = BOARDS[s.options["expansion"] == "on"]
    for place in range(OUTSIDE):
        need((ids[place] is not None) == (place in board.places), f"city: {PLACES[place]} must not be empty or filled")
    s.city = city(ids)
    s.owners = s.city.vacant()
    s.rebuilt = sum(1 << PLACE[place] for place in set(position.rebuilt))
    need(s.rebuilt & s.city.buildings == s.rebuilt, "rebuilt: only places with a building")
    for place in position.rebuilt:
        s.owners[PLACE[place]] = ()
    for name, owners in position.markers.items():
        _put_markers(s, PLACE[name], [FREE if owner is None else owner for owner in owners])


def _put_markers(s: State, place: int, owners: list[int]) -> None:
    field = f"markers.{PLACES[place]}"
    need(len(owners) == len(s.owners[place]), f"{field}: {len(s.owners[place])} spaces here, not {len(owners)}")
    need(all(owner < s.seats for owner in owners), f"{field}: seats are 0 to {s.seats - 1}")
    need(FREE in owners, f"{field}: a building without a free space is rebuilt")
    s.owners[place] = tuple(owners)


def _seat_players(s: State, position: Position) -> None:
    for field in ("hands", "crystals", "scales"):
        number = len(getattr(position, field))
        need(number == s.seats, f"{field}: one for each of the {s.seats} seats, not {number}")
    for name in (*position.figures, *position.dragons.values()):
        need(PLACE[name] in s.city.board.places, f"figures, dragons: there is no tile on {name}")
    s.figures = [PLACE[name] for name in position.figures]
    s.dragons = [PLACE.get(position.dragons.get(name, ""), OUTSIDE) for name in DRAGONS]
    s.crystals, s.scales = position.crystals, position.scales
    need(sum(s.scales) < s.terms.scales, f"scales: fewer than {s.terms.scales} are held between turns")
    s.obelisk = position.obelisk
    need(all(seat < s.seats for seat in s.obelisk), f"obelisk: seats are 0 to {s.seats - 1}")
    placed = [*s.obelisk, *(owner for owners in s.owners for owner in owners)]
    s.markers = [MARKERS - placed.count(seat) for seat in range(s.seats)]
    need(min(s.markers) >= 0, f"markers: a player has {MARKERS}")


def _deal_cards(s: State, position: Position) -> None:
    s.hands = [_packed("hands", hand) for hand in position.hands]
    s.discard, s.pending = _packed("discard", position.discard), [KIND[card] for card in position.pending]
    elsewhere = pack(s.pending) + s.discard + sum(s.hands)
    missing = [total - there for total, there in zip(counts(PACK), counts(elsewhere), strict=True)]
    for kind, number in enumerate(missing):
        need(number >= 0, f"hands, discard, pending: {-number} {WORDS[kind]} too many")
    rest = [kind for kind, number in enumerate(missing) for _ in range(number)]
    s.deck = rest if position.deck is None else [KIND[card] for card in position.deck]
    need(sorted(s.deck) == rest, "deck: it must hold exactly the cards that are nowhere else")
    known = position.knowledge
    s.source = _packed("knowledge", known.source) if known else PACK
    s.drawn = [_packed("knowledge", drawn) for drawn in known.drawn] if known else [0] * s.seats
    s.stale = known.stale if known else 0
    _check_knowledge(s)


def _packed(field: str, cards: Cards) -> int:
    """The set as a number; more of a kind than there are would spill over into the next kind."""
    for card, number in cards.items():
        need(number <= counts(PACK)[KIND[card]], f"{field}: there are not {number} {card}")
    return sum(ONE[KIND[card]] * number for card, number in cards.items())


def _check_knowledge(s: State) -> None:
    need(len(s.drawn) == s.seats, f"knowledge.drawn: one for each of the {s.seats} seats")
    need(s.stale <= len(s.pending), "knowledge.stale: more cards than are pending")
    out = sum(s.drawn) + pack(s.deck) + pack(s.pending[s.stale :])
    for kind, (total, number) in enumerate(zip(counts(s.source), counts(out), strict=True)):
        need(number <= total, f"knowledge: more {WORDS[kind]} came from the deck than it was made of")


def _set_turn(s: State, position: Position) -> None:
    need(position.seat < s.seats, f"seat: seats are 0 to {s.seats - 1}")
    s.seat, s.placed, s.idle = position.seat, position.placed, position.idle
    s.steps = (STEPS if position.decision == "move" else 0) if position.steps is None else position.steps
    s.turn, s.ended = position.turn, position.ended
    s.before, s.trail = _deeds(s, position.before), _deeds(s, position.trail)
    need((position.decision is None) != (s.ended is None), "decision: there is one as long as the game has not ended")
    s.todo = _todo(s, position.decision) if position.decision else []
    check_end(s)
    check_turn(s)
    check_played(s, "trail", s.seat, s.trail, "it is the turn of")
    check_played(s, "before", (s.seat - 1) % s.seats, s.before, "it was the turn of")


def _deeds(s: State, told: list[Told]) -> tuple[PlayedMove, ...]:
    return tuple(PlayedMove(seat, move, PLACE[place]) for seat, move, place in told)


def _todo(s: State, decision: str) -> list[str]:
    """The stack under a decision follows from where the figure stands."""
    if decision in ("move", "reset"):
        return [decision]
    todo = turn.agenda(s)
    if decision == "pillar" and todo[-1] == "offer":
        todo[-1] = decision
    where = f"decision: {decision} does not come up on {s.city.name(s.figures[s.seat])}"
    need(decision in todo, where)
    del todo[todo.index(decision) + 1 :]
    why = DECISIONS[decision].obstacle(s)
    need(why is None, f"{where}: {why}")
    return todo
