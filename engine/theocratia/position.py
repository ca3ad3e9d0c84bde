"""The position of a game as JSON, checked on the way in; docs/positions-theocratia.md explains every field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.game import BadOptions, BadPosition
from engine.theocratia import catalogue as cat
from engine.theocratia import moves
from engine.theocratia.geometry import CRYSTALS as CRYSTAL_HEXES
from engine.theocratia.geometry import DICE, FACES, MONSTERS, NAMES, bits
from engine.theocratia.rules import DECISIONS, RUNS
from engine.theocratia.rules.cards import play_beside
from engine.theocratia.rules.map import near_of
from engine.theocratia.rules.setup import blank, colours_of
from engine.theocratia.state import CIVS, CRYSTALS, State
from engine.theocratia.validation import check

Settle = Callable[[int, Mapping[str, str]], dict[str, str]]
"""Completes the options; raises BadOptions."""
Civ = Literal[cat.CIVS]  # type: ignore[valid-type]
Crystal = Literal[cat.CRYSTALS]  # type: ignore[valid-type]
Colour = Literal[cat.COLOURS]  # type: ignore[valid-type]
Kind = Literal[cat.KINDS]  # type: ignore[valid-type]
HexName = Literal[NAMES]  # type: ignore[valid-type]
_CARD = {card.id: number for number, card in enumerate(cat.CARDS)}
_TOKEN = {token.id: number for number, token in enumerate(cat.TOKENS)}
_CARDS, _TOKENS, _DEVELOPMENT = tuple(_CARD), tuple(_TOKEN), tuple(sorted(set(cat.DEVELOPMENT)))
CardId = Literal[_CARDS]  # type: ignore[valid-type]
TokenId = Literal[_TOKENS]  # type: ignore[valid-type]
Bonus = Literal[cat.ROUND_BONUSES]  # type: ignore[valid-type]
Development = Literal[_DEVELOPMENT]  # type: ignore[valid-type]
Mode = Literal[moves.MODES]  # type: ignore[valid-type]
Level = Literal[cat.TILE_LEVELS]  # type: ignore[valid-type]
Seat = Annotated[int, Field(ge=0, lt=cat.MAX_SEATS)]
Count = Annotated[int, Field(ge=0)]
Face = Annotated[int, Field(ge=1, le=FACES)]
Die = tuple[Civ, Face]
_START = {hex_: (civ, kind) for civ, (kind, hex_) in zip(cat.CIVS, cat.START_BUILDINGS, strict=True)}


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Tile(_Model):
    colour: Colour
    kind: Literal["start", "level"]


class Map(_Model):
    buildings: dict[HexName, tuple[Civ, Kind]] = _START
    tiles: dict[HexName, Tile] = {}
    crystals: tuple[HexName, ...] | None = None
    monsters: tuple[HexName, ...] | None = None
    touched: tuple[HexName, ...] = ()


class CivPosition(_Model):
    crystals: dict[Crystal, Count] | None = None
    supply: Annotated[int, Field(ge=0, le=cat.WARRIORS)] | None = None
    areas: Annotated[int, Field(ge=0, le=len(cat.CHRONICLE_SPACES))] = 0
    page_crystals: Count = 0
    page_warriors: Count = 0
    row: Annotated[tuple[tuple[Civ, Face, Seat | None], ...], Field(max_length=cat.ROW_SPACES)] = ()
    development: Development | None = None


class Player(_Model):
    priests: tuple[Annotated[int, Field(ge=cat.TEMPLE_START, le=cat.TEMPLE_TOP)], ...] = (cat.TEMPLE_START,) * CIVS
    cosmo: Annotated[int, Field(ge=0, le=cat.TEMPLE_TOP)] = 0
    malus: Annotated[int, Field(ge=0, lt=len(cat.MALUS))] = 0
    hand: tuple[CardId, ...] = ()
    start_tile: bool | None = None
    level_tiles: Count = 0
    claimed: tuple[Level, ...] = ()
    losses: tuple[Civ, ...] = ()
    tokens: Annotated[tuple[TokenId, ...], Field(max_length=cat.PYRAMIDS_EACH)] = ()


class Turn(_Model):
    die: Die
    face: Face | None = None
    tint: Civ | None = None
    twists: Annotated[int, Field(ge=0, le=cat.CARD_COPIES)] = 0
    vision: bool = False
    civ: Civ | None = None
    mode: Mode | None = None
    idle: bool = False
    acts: tuple[CardId, ...] = ()
    greens: Count = 0
    paid: Annotated[tuple[Count, ...], Field(max_length=CRYSTALS)] = ()


class Position(_Model):
    game: Literal["theocratia"]
    version: Literal[1] = 1
    options: dict[str, str] = {}
    seed: Annotated[str, Field(pattern="^[0-9a-f]{32}$")] = "0" * 32
    shuffles: Count = 0
    round: Annotated[int, Field(ge=0, le=max(cat.ROUNDS.values()))] = 1
    turn: Count = 1
    first: Seat = 0
    next_first: Seat | None = None
    active: Seat | None = None
    bonus_civ: Civ | None = None
    bonus_holder: Seat | None = None
    bonuses: tuple[Bonus, ...] = cat.ROUND_BONUSES
    map: Map = Map()
    civs: tuple[CivPosition, ...] = (CivPosition(),) * CIVS
    players: Annotated[tuple[Player, ...], Field(min_length=cat.MIN_SEATS, max_length=cat.MAX_SEATS)]
    table: tuple[Die, ...] = ()
    deck: tuple[CardId, ...] | None = None
    discard: tuple[CardId, ...] = ()
    die: Turn | None = None
    todo: tuple[tuple[str, Seat | None, str | int | None], ...] | None = None


# -- out


def dump(s: State) -> str:
    return Position.model_construct(
        game="theocratia",
        version=1,
        options=s.options,
        seed=s.seed.hex(),
        shuffles=s.shuffles,
        round=s.round,
        turn=s.turn,
        first=s.first,
        next_first=_seat(s.next_first),
        active=s.active,
        bonus_civ=_civ(s.bonus_hue),
        bonus_holder=_seat(s.bonus_holder),
        bonuses=tuple(cat.ROUND_BONUSES[bonus] for bonus in s.bonuses),
        map=_dump_map(s),
        civs=tuple(_dump_civ(s, civ) for civ in range(CIVS)),
        players=tuple(_dump_player(s, seat) for seat in range(s.seats)),
        table=tuple((cat.CIVS[die // FACES], die % FACES + 1) for die in s.table),
        deck=_cards(s.deck),
        discard=_cards(s.discard),
        die=_dump_turn(s),
        todo=tuple((step, _seat(seat), _argument(step, arg)) for step, seat, arg in s.todo),
    ).model_dump_json()


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _civ(civ: int) -> str | None:
    return None if civ < 0 else cat.CIVS[civ]


def _names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[hex_] for hex_ in bits(mask))


def _cards(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(cat.CARDS[card].id for card in cards)


def _dump_map(s: State) -> Map:
    standing = {}
    for kind, name in enumerate(cat.KINDS):
        for civ, hexes in enumerate(s.pieces(kind)):
            standing.update(dict.fromkeys(bits(hexes), (cat.CIVS[civ], name)))
    return Map.model_construct(
        buildings={NAMES[hex_]: standing[hex_] for hex_ in sorted(standing)},
        tiles={
            NAMES[hex_]: Tile.model_construct(
                colour=cat.COLOURS[s.ground_at(hex_)], kind="start" if s.start_tiles >> hex_ & 1 else "level"
            )
            for hex_ in bits(s.start_tiles | s.level_tiles)
        },
        crystals=_names(s.crystals),
        monsters=_names(s.monsters),
        touched=_names(s.touched),
    )


def _dump_civ(s: State, civ: int) -> CivPosition:
    stock = s.area[civ * CRYSTALS : (civ + 1) * CRYSTALS]
    return CivPosition.model_construct(
        crystals={cat.CRYSTALS[crystal]: amount for crystal, amount in enumerate(stock) if amount},
        supply=s.supply[civ],
        areas=s.pages[civ],
        page_crystals=s.page_crystals[civ],
        page_warriors=s.page_warriors[civ],
        row=tuple((cat.CIVS[d % DICE // FACES], d % FACES + 1, _seat(d // DICE - 1)) for d in s.rows[civ]),
        development=cat.DEVELOPMENT[s.development[civ]],
    )


def _dump_player(s: State, seat: int) -> Player:
    return Player.model_construct(
        priests=tuple(s.priests[seat * CIVS : (seat + 1) * CIVS]),
        cosmo=s.cosmo[seat],
        malus=s.malus[seat],
        hand=_cards(s.hands[seat]),
        start_tile=bool(s.starts >> seat & 1),
        level_tiles=s.levels[seat],
        claimed=tuple(cat.TILE_LEVELS[level] for level in bits(s.claimed[seat])),
        losses=tuple(cat.CIVS[civ] for civ in bits(s.losses[seat])),
        tokens=tuple(cat.TOKENS[token].id for token in s.used[seat]),
    )


def _dump_turn(s: State) -> Turn | None:
    if s.hue < 0:
        return None
    return Turn.model_construct(
        die=(cat.CIVS[s.hue], s.drawn),
        face=s.face or None,
        tint=_civ(s.tint),
        twists=s.twists,
        vision=s.vision,
        civ=_civ(s.civ),
        mode=moves.MODES[s.mode] if s.mode >= 0 else None,
        idle=s.idle,
        acts=_cards(s.acts),
        greens=s.greens,
        paid=s.paid,
    )


ARGUMENTS: dict[str, tuple[str, ...]] = {
    "develop": cat.CIVS,
    "neutral_hex": cat.CIVS,
    "neutral_house": cat.CIVS,
    "neutral_kind": NAMES,
    "clear": NAMES,
}
"""What a step is about, by name; `pay` is about a number."""


def _argument(step: str, arg: int) -> str | int | None:
    if step in ARGUMENTS:
        return ARGUMENTS[step][arg]
    return None if arg < 0 else arg


# -- in


def load(text: str, settle: Settle) -> State:
    """Raises BadPosition, naming the field and what is wrong with it."""
    try:
        position = Position.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadPosition(f"{'.'.join(map(str, first['loc'])) or 'position'}: {first['msg']}") from None
    s = _start(position, settle)
    _load_map(s, position.map)
    _load_civs(s, position)
    _load_players(s, position)
    _load_course(s, position)
    check(s)
    if s.todo:
        s.offers = DECISIONS[s.todo[-1][0]].offer(s)
        if not _leads_on(s):
            raise BadPosition(f"todo: nothing can be chosen at {s.todo[-1][0]!r}")
    return s


def _leads_on(s: State) -> bool:
    """Whether something can be decided, if need be after claiming tiles: a claim alone ends no step."""
    if any(move.verb != "claim" for move in s.offers):
        return True
    if not s.offers:
        return False
    claimed = s.copy()
    step, seat, _ = s.todo[-1]
    play_beside(claimed, seat, s.offers[0], None)
    claimed.offers = DECISIONS[step].offer(claimed)
    return _leads_on(claimed)


def _start(position: Position, settle: Settle) -> State:
    seats = len(position.players)
    try:
        options = settle(seats, position.options)
    except BadOptions as error:
        raise BadPosition(f"options: {error}") from None
    s = blank(colours_of(seats, options), options)
    s.seed, s.shuffles = bytes.fromhex(position.seed), position.shuffles
    return s


def _mask(names: tuple[str, ...], field: str) -> int:
    if len(set(names)) < len(names):
        raise BadPosition(f"{field}: a hex is named twice")
    return sum(1 << NAMES.index(name) for name in names)


def _load_map(s: State, given: Map) -> None:
    for name, tile in given.tiles.items():
        bit, colour = 1 << NAMES.index(name), cat.COLOURS.index(tile.colour)
        s.ground = [hexes & ~bit for hexes in s.ground]
        s.ground[colour] |= bit
        if tile.kind == "start":
            s.start_tiles |= bit
        else:
            s.level_tiles |= bit
    for name, (civ, kind) in given.buildings.items():
        s.pieces(cat.KINDS.index(kind))[cat.CIVS.index(civ)] |= 1 << NAMES.index(name)
    s.near = [near_of(s, civ) for civ in range(CIVS)]
    free = s.free()
    s.crystals = CRYSTAL_HEXES & free if given.crystals is None else _mask(given.crystals, "map.crystals")
    s.monsters = MONSTERS & free if given.monsters is None else _mask(given.monsters, "map.monsters")
    s.touched = _mask(given.touched, "map.touched")


def _load_civs(s: State, position: Position) -> None:
    if len(position.civs) != CIVS:
        raise BadPosition(f"civs: {CIVS} of them, not {len(position.civs)}")
    for civ, given in enumerate(position.civs):
        begun_with = cat.START_BUILDINGS[civ][0]
        crystals = {"green": cat.START_GREEN[begun_with]} if given.crystals is None else given.crystals
        for crystal, amount in crystals.items():
            s.area[civ * CRYSTALS + cat.CRYSTALS.index(crystal)] = amount
        s.supply[civ] = cat.START_WARRIORS[begun_with] if given.supply is None else given.supply
        s.pages[civ] = given.areas
        s.page_crystals[civ], s.page_warriors[civ] = given.page_crystals, given.page_warriors
        s.rows[civ] = tuple(
            _die((hue, face)) + DICE * (0 if seat is None else seat + 1) for hue, face, seat in given.row
        )
        s.development.append(cat.DEVELOPMENT.index(given.development or cat.DEVELOPMENT[civ]))


def _die(die: tuple[str, int]) -> int:
    return cat.CIVS.index(die[0]) * FACES + die[1] - 1


def _load_players(s: State, position: Position) -> None:
    s.starts = 0
    for seat, given in enumerate(position.players):
        if len(given.priests) != CIVS:
            raise BadPosition(f"players.{seat}.priests: {CIVS} of them, not {len(given.priests)}")
        s.priests[seat * CIVS : (seat + 1) * CIVS] = given.priests
        s.cosmo[seat], s.malus[seat] = given.cosmo, given.malus
        s.hands[seat] = sorted(_CARD[card] for card in given.hand)
        laid = s.start_tiles & s.own(seat) > 0
        s.starts |= (not laid if given.start_tile is None else given.start_tile) << seat
        s.levels[seat] = given.level_tiles
        s.claimed[seat] = sum({1 << cat.TILE_LEVELS.index(level) for level in given.claimed})
        s.losses[seat] = sum({1 << cat.CIVS.index(civ) for civ in given.losses})
        s.used[seat] = tuple(_TOKEN[token] for token in given.tokens)
        for token in s.used[seat]:
            if not s.tokens >> token & 1:
                raise BadPosition(f"players.{seat}.tokens: {cat.TOKENS[token].id} is taken twice")
            s.tokens ^= 1 << token


def _load_course(s: State, position: Position) -> None:
    s.round, s.turn, s.first = position.round, position.turn, position.first
    s.active = (s.first + s.turn - 1) % s.seats if position.active is None else position.active
    s.next_first = -1 if position.next_first is None else position.next_first
    s.bonus_hue = -1 if position.bonus_civ is None else cat.CIVS.index(position.bonus_civ)
    s.bonus_holder = -1 if position.bonus_holder is None else position.bonus_holder
    s.bonuses = tuple(cat.ROUND_BONUSES.index(bonus) for bonus in position.bonuses)
    s.table = sorted(map(_die, position.table))
    s.discard = [_CARD[card] for card in position.discard]
    s.deck = _rest_of_cards(s) if position.deck is None else [_CARD[card] for card in position.deck]
    for die in [*s.table, *(die for row in s.rows for die in row)]:
        s.bag[die % DICE // FACES] -= 1
    if s.bonus_hue >= 0:
        s.bag[s.bonus_hue] -= 1
    if position.die:
        _load_turn(s, position.die)
    s.todo = [_pending(s, *entry) for entry in position.todo or ()]
    if position.todo is None:
        s.todo = [("turn", -1, -1), ("die", s.active, -1)]


def _rest_of_cards(s: State) -> list[int]:
    """The cards that are nowhere else, in the order of the catalogue."""
    placed = Counter([*s.discard, *(card for hand in s.hands for card in hand)])
    return [card for card in range(len(cat.CARDS)) for _ in range(cat.CARD_COPIES - placed[card])]


def _load_turn(s: State, given: Turn) -> None:
    s.hue, s.drawn = cat.CIVS.index(given.die[0]), given.die[1]
    s.face = given.face or 0
    s.tint = -1 if given.tint is None else cat.CIVS.index(given.tint)
    s.twists, s.vision, s.idle = given.twists, given.vision, given.idle
    s.civ = -1 if given.civ is None else cat.CIVS.index(given.civ)
    s.mode = -1 if given.mode is None else moves.MODES.index(given.mode)
    s.acts = tuple(_CARD[card] for card in given.acts)
    s.greens, s.paid = given.greens, given.paid


def _pending(s: State, step: str, seat: int | None, arg: str | int | None) -> tuple[str, int, int]:
    if step not in DECISIONS and step not in RUNS:
        raise BadPosition(f"todo: there is no step {step!r}")
    if (seat is None) != (step in RUNS) or (seat is not None and seat >= s.seats):
        raise BadPosition(f"todo: {step!r} belongs to {'no seat' if step in RUNS else 'a seat of the game'}")
    if step in ARGUMENTS:
        if arg not in ARGUMENTS[step]:
            raise BadPosition(f"todo: {step!r} is about one of {', '.join(ARGUMENTS[step][:8])} …, not {arg!r}")
        arg = ARGUMENTS[step].index(str(arg))
    elif (step == "pay") != isinstance(arg, int):
        raise BadPosition(f"todo: {step!r} is about {'a number of crystals' if step == 'pay' else 'nothing more'}")
    return step, -1 if seat is None else seat, arg if isinstance(arg, int) else -1
