"""What one seat, or a spectator, may see."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat, View
from engine.kernel.game import Common
from engine.kernel.sets import members
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves, scoring
from engine.theocratia.geometry import DICE, FACES, FORTRESS, NAMES, PRINTED, VOLCANO, multiplier
from engine.theocratia.ids import Civ, Hex
from engine.theocratia.state import CIVS, CRYSTALS, State

Die = tuple[str, int]
"""A Civ's colour and a face."""


@dataclass(frozen=True, slots=True)
class HexView:
    name: str
    ground: str | None
    """What it counts as now, with a tile on it that of the tile's colour; None for Fortresses and the Volcano."""
    printed: str | None
    tile: str | None
    """`start` or `level` for a Conversion tile lying here."""
    owner: int | None
    """The seat whose colour the ground has."""
    crystal: str | None
    monster: bool
    civ: str | None
    """Of the building that stands here."""
    kind: str | None
    """`fortress`, `volcano`, or the kind of building."""
    touched: bool
    """Changed since the last die was drafted."""


@dataclass(frozen=True, slots=True)
class RowDie:
    die: Die
    seat: int | None
    """Who placed it; None for a die placed before the round."""


@dataclass(frozen=True, slots=True)
class CivView:
    id: str
    row: tuple[RowDie, ...]
    crystals: tuple[tuple[str, int], ...]
    """Its area, in the order of payments; colours it has none of are left out."""
    supply: int
    """Warriors ready for War."""
    available: int
    """Warriors still to be produced."""
    pieces: tuple[tuple[str, int], ...]
    """What is left of each kind of building."""
    size: int
    """What a Holiday costs in Cosmo and in crystals."""
    areas: int
    """Areas of the Chronicles completed."""
    number: int
    """What they show, and will be multiplied by."""
    spaces: int
    """Of the area being filled; 0 once all are complete."""
    page_crystals: int
    page_warriors: int
    development: str


@dataclass(frozen=True, slots=True)
class SeatView:
    colour: str
    priests: tuple[int, ...]
    """Spaces by Civ; -1 is the start."""
    multipliers: tuple[int, ...]
    """Those of the four Priests."""
    ignored: str
    """The Civ whose Priest would not count now."""
    cosmo: int
    malus: int
    malus_points: int
    cards: int
    start_tile: bool
    """The Starting tile is in hand."""
    level_tiles: int
    """Other Conversion tiles in hand."""
    unlocked: tuple[int, ...]
    """Levels of tiles that may be claimed."""
    locked: tuple[int, ...]
    """Levels of tiles that no Priest has reached."""
    tokens: tuple[str, ...]
    """Pyramid tokens taken: one for each Pyramid built."""
    losses: tuple[str, ...]
    """Civs of buildings others took since this seat's previous turn ended."""


@dataclass(frozen=True, slots=True)
class TurnView:
    """The die in use, or the last one used in this round."""

    seat: int
    die: Die
    """As drafted."""
    tint: str | None
    """The Civ it was recoloured to."""
    twists: int
    """Twists of Fate played on it."""
    face: int | None
    """The face it is used with; None until that is settled."""
    civ: str | None
    """The row it was placed on."""
    mode: str | None
    cards: tuple[str, ...]
    """Power cards declared with the mode."""
    greens: int
    """Crystals of a Holiday that come from the reserve."""
    paid: tuple[tuple[str, int], ...]
    """Crystals of a Holiday settled so far."""
    idle: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TheocratiaView(View):
    """The table of Theocratia: ids, hex names and numbers. Civs are in their printed order everywhere."""

    phase: str
    """`setup`, `turns`, `end_of_round` or `over`."""
    round: int
    """From 1; 0 while Civs are chosen."""
    rounds: int
    turn: int
    """Turns begun in this round, all players together."""
    turns: int
    """Turns of the whole round."""
    order: tuple[int, ...]
    """Seats in turn order."""
    next_first: int | None
    """Who holds the Next-first token; None while it lies on the board."""
    bonus_civ: str | None
    """The Civ of the die on the End Round Bonus card."""
    bonus_holder: int | None
    """Who took that card; None while it lies on the board."""
    bonuses: tuple[str, ...]
    """The Round Bonus card of each round."""
    table: tuple[Die, ...]
    """The Action table, the drafted die on it until it is placed."""
    hexes: tuple[HexView, ...]
    """In reading order."""
    civs: tuple[CivView, ...]
    players: tuple[SeatView, ...]
    tokens: tuple[str, ...]
    """Pyramid tokens left."""
    deck: int
    """How many Power cards it holds."""
    discard: tuple[str, ...]
    """In the order they came, the last one on top."""
    hand: tuple[str, ...] | None
    """The viewer's Power cards; None for a spectator."""
    last: TurnView | None

    @property
    def effects(self) -> dict[str, tuple[str, ...]]:
        """The viewer's Power cards, each once, by what tells what they are good for."""
        found: dict[str, tuple[str, ...]] = {}
        for card in dict.fromkeys(self.hand or ()):
            effect = self.effect(card)
            found[effect] = (*found.get(effect, ()), card)
        return found

    def effect(self, card: str) -> str:
        """A card tells that itself, unless all of them are only given up (T-10.6)."""
        return card if dict(self.options)["power_cards"] == "reconstructed" else "given_up"

    @property
    def turn_order(self) -> tuple[int, ...]:
        return self.order

    @property
    def lying(self) -> tuple[Die, ...]:
        """The dice on the Action table without the drafted one, which is in somebody's hand until it is placed."""
        dice = list(self.table)
        if self.last and not self.last.civ:
            dice.remove(self.last.die)
        return tuple(dice)

    @property
    def develops(self) -> bool:
        """Whether Civs will still use the cards that lie at them: after the last round these have slid in vain."""
        return self.prompt is not None and self.prompt.kind != "pyramid_worship"

    @property
    def headline(self) -> tuple[int, int]:
        return self.round, self.rounds


def view(s: State, seat: int | None, shared: Common) -> TheocratiaView:
    """The others' hands are numbers, and of the deck only its size is shown."""
    return TheocratiaView(
        **shared,
        phase=_phase(s),
        round=s.round,
        rounds=cat.ROUNDS[s.seats],
        turn=s.turn,
        turns=s.seats * cat.TURNS[s.seats],
        order=tuple(s.order(s.first)),
        next_first=_seat(s.next_first),
        bonus_civ=_civ(s.bonus_hue),
        bonus_holder=_seat(s.bonus_holder),
        bonuses=tuple(cat.ROUND_BONUSES[card] for card in s.bonuses),
        table=tuple(map(_die, s.table)),
        hexes=tuple(_hex(s, Hex(hex_)) for hex_ in range(len(NAMES))),
        civs=tuple(_civ_view(s, civ) for civ in ids.CIVS),
        players=tuple(_player(s, player) for player in s.everybody()),
        tokens=_ids(cat.TOKENS, members(s.tokens)),
        deck=len(s.deck),
        discard=_ids(cat.CARDS, s.discard),
        hand=None if seat is None else _ids(cat.CARDS, s.hands[seat]),
        last=_turn(s),
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _civ(civ: Civ) -> str | None:
    return None if civ < 0 else cat.CIVS[civ]


def _die(die: int) -> Die:
    return cat.CIVS[die // FACES], die % FACES + 1


def _ids(
    catalogue: tuple[cat.Card, ...] | tuple[cat.Token, ...], chosen: list[int] | tuple[int, ...]
) -> tuple[str, ...]:
    return tuple(catalogue[number].id for number in chosen)


def _phase(s: State) -> str:
    if not s.todo:
        return "over"
    if not s.round:
        return "setup"
    return "turns" if ("turn", None) in s.todo else "end_of_round"


def _hex(s: State, hex_: Hex) -> HexView:
    bit = 1 << hex_
    ground = s.ground_at(hex_)
    civ, kind = _standing(s, hex_)
    return HexView(
        name=NAMES[hex_],
        ground=cat.GROUNDS[ground] if ground >= 0 else None,
        printed=cat.GROUNDS[PRINTED[hex_]] if PRINTED[hex_] >= 0 else None,
        tile="start" if s.start_tiles & bit else "level" if s.level_tiles & bit else None,
        owner=_seat(s.seat_of[ground]),
        crystal=cat.CRYSTALS[PRINTED[hex_]] if s.crystals & bit else None,
        monster=bool(s.monsters & bit),
        civ=civ,
        kind=kind,
        touched=bool(s.touched & bit),
    )


def _standing(s: State, hex_: Hex) -> tuple[str | None, str | None]:
    """Civ and kind of what stands on a hex."""
    if hex_ == VOLCANO:
        return None, "volcano"
    if hex_ in FORTRESS:
        return cat.CIVS[FORTRESS.index(hex_)], "fortress"
    try:
        civ, kind = s.building_at(hex_)
    except KeyError:
        return None, None
    return cat.CIVS[civ], cat.KINDS[kind]


def _civ_view(s: State, civ: Civ) -> CivView:
    stock = s.area[civ * CRYSTALS : (civ + 1) * CRYSTALS]
    areas = s.pages[civ]
    return CivView(
        id=cat.CIVS[civ],
        row=tuple(RowDie(_die(die % DICE), _seat(die // DICE - 1)) for die in s.rows[civ]),
        crystals=tuple((cat.CRYSTALS[crystal], amount) for crystal, amount in enumerate(stock) if amount),
        supply=s.supply[civ],
        available=s.available(civ),
        pieces=tuple((kind, s.left(k, civ)) for k, kind in enumerate(cat.KINDS)),
        size=s.size(civ),
        areas=areas,
        number=cat.CHRONICLE_NUMBERS[areas],
        spaces=cat.CHRONICLE_SPACES[areas] if areas < len(cat.CHRONICLE_SPACES) else 0,
        page_crystals=s.page_crystals[civ],
        page_warriors=s.page_warriors[civ],
        development=s.development[civ],
    )


def _player(s: State, seat: Seat) -> SeatView:
    priests = tuple(s.priests[seat * CIVS : (seat + 1) * CIVS])
    unlocked = s.unlocked(seat)
    return SeatView(
        colour=cat.COLOURS[s.colours[seat]],
        priests=priests,
        multipliers=tuple(map(multiplier, priests)),
        ignored=cat.CIVS[scoring.ignored_civ(s, seat)],
        cosmo=s.cosmo[seat],
        malus=s.malus[seat],
        malus_points=cat.MALUS[s.malus[seat]],
        cards=len(s.hands[seat]),
        start_tile=s.starts[seat],
        level_tiles=s.levels[seat],
        unlocked=tuple(level for i, level in enumerate(cat.TILE_LEVELS) if unlocked >> i & 1),
        locked=tuple(level for i, level in enumerate(cat.TILE_LEVELS) if not (unlocked | s.claimed[seat]) >> i & 1),
        tokens=_ids(cat.TOKENS, s.used[seat]),
        losses=tuple(cat.CIVS[civ] for civ in members(s.losses[seat])),
    )


def _turn(s: State) -> TurnView | None:
    seat = _user(s)
    if s.hue < 0 or seat is None:
        return None
    return TurnView(
        seat=seat,
        die=(cat.CIVS[s.hue], s.drawn),
        tint=_civ(s.tint),
        twists=s.twists,
        face=s.face or None,
        civ=_civ(s.civ),
        mode=moves.MODES[s.mode] if s.mode >= 0 else None,
        cards=_ids(cat.CARDS, s.acts),
        greens=s.greens,
        paid=tuple((cat.CRYSTALS[crystal], amount) for crystal, amount in enumerate(s.paid)),
        idle=s.idle,
    )


def _user(s: State) -> int | None:
    """Who uses or used the die: until the next one is drafted, whose turn came before in this round, if any did."""
    if not s.todo or s.todo[-1][0] != "die":
        return s.active
    return (s.first + s.turn - 2) % s.seats if s.turn > 1 else None
