"""Whether a position can be: the invariants of the table, each with the field it is told by."""

from __future__ import annotations

from collections import Counter

from engine.game import BadPosition
from engine.theocratia import catalogue as cat
from engine.theocratia.geometry import BARRED, DICE, FACES, NAMES, bits
from engine.theocratia.geometry import CRYSTALS as CRYSTAL_HEXES
from engine.theocratia.geometry import MONSTERS as MONSTER_HEXES
from engine.theocratia.rules import DECISIONS
from engine.theocratia.state import State

ON_A_ROW = frozenset(
    ("mode", "take", "war", "expand", "factory", "barrack", "site", "clear", "pay", "end")
    + ("token", "token_worship", "token_house", "token_factory", "token_new_factory")
    + ("token_barrack", "token_new_barrack")
)
"""Steps of a turn whose die lies on a row."""


def check(s: State) -> None:
    """Raise BadPosition for what no play could lead to."""
    _check_map(s)
    _check_civs(s)
    _check_cards(s)
    _check_dice(s)
    for seat in range(s.seats):
        _check_player(s, seat)
    _check_course(s)
    if s.todo:
        _check_pending(s)


def _demand(sound: bool, message: str) -> None:
    if not sound:
        raise BadPosition(message)


def _hexes(mask: int) -> str:
    return ", ".join(NAMES[hex_] for hex_ in bits(mask))


def _check_map(s: State) -> None:
    taken = BARRED
    unseated = sum(s.ground[colour] for colour in range(len(cat.COLOURS)) if s.seat_of[colour] < 0)
    for kind, name in enumerate(cat.KINDS):
        for civ, hexes in enumerate(s.pieces(kind)):
            _demand(not hexes & taken, f"map.buildings: no place for a {name} on {_hexes(hexes & taken)}")
            _demand(not hexes & unseated, f"map.buildings: nobody plays the colour of {_hexes(hexes & unseated)}")
            count = hexes.bit_count()
            _demand(count <= cat.PIECES[kind], f"map.buildings: {cat.CIVS[civ]} has no {count} pieces of {name}")
            taken |= hexes
    _demand(not s.monsters & (taken | ~MONSTER_HEXES), "map.monsters: no monster can be there")
    _demand(not s.crystals & (taken | ~CRYSTAL_HEXES), "map.crystals: no crystal can be there")
    tiles = s.start_tiles | s.level_tiles
    _demand(not tiles & (BARRED | unseated), "map.tiles: a tile can lie there in a seated colour only")


def _check_civs(s: State) -> None:
    for civ, name in enumerate(cat.CIVS):
        _demand(s.available(civ) >= 0, f"civs.{name}: more than {cat.WARRIORS} Warriors")
        spaces = (*cat.CHRONICLE_SPACES, 1)[s.pages[civ]]
        filled = s.page_crystals[civ] + s.page_warriors[civ]
        _demand(filled < spaces, f"civs.{name}: an area that is full has been completed")
    _demand(
        Counter(cat.DEVELOPMENT[card] for card in s.development) == Counter(cat.DEVELOPMENT),
        "civs: each Civ Development card lies at one Civ",
    )


def _check_cards(s: State) -> None:
    _demand(sorted(s.bonuses) == list(range(len(cat.ROUND_BONUSES))), "bonuses: each Round Bonus card once")
    placed = Counter([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)])
    for card, design in enumerate(cat.CARDS):
        count = placed[card]
        _demand(
            count == cat.CARD_COPIES, f"{design.id}: {count} copies in deck, discard and hands, not {cat.CARD_COPIES}"
        )


def _check_dice(s: State) -> None:
    for hue, count in enumerate(s.bag):
        _demand(count >= 0, f"dice: more than {cat.DICE_PER_CIV} {cat.CIVS[hue]} dice on table, rows and bonus card")
    for row in s.rows:
        seats = [die // DICE - 1 for die in row]
        _demand(all(seat < s.seats for seat in seats), "civs.row: a die of a seat that is not in the game")
    faces = Counter(die % FACES for die in s.table)
    _demand(max(faces.values(), default=0) <= cat.TABLE_SPOTS, f"table: more than {cat.TABLE_SPOTS} dice of a number")


def _check_player(s: State, seat: int) -> None:
    own, field = s.own(seat), f"players.{seat}"
    starts = (s.start_tiles & own).bit_count() + (s.starts >> seat & 1)
    _demand(starts <= 1, f"{field}.start_tile: there is one Starting tile, in hand or on the map")
    levels = (s.level_tiles & own).bit_count() + s.levels[seat]
    _demand(levels <= s.claimed[seat].bit_count(), f"{field}.level_tiles: more tiles in use than claimed")
    built = (sum(s.pyramids) & own).bit_count()
    choosing = ("token", seat, -1) in s.todo
    _demand(built == len(s.used[seat]) + choosing, f"{field}.tokens: one for each Pyramid")


def _check_course(s: State) -> None:
    _demand(s.round <= cat.ROUNDS[s.seats], f"round: {s.round} is past the end")
    turns = s.seats * cat.TURNS[s.seats]
    _demand(s.turn <= turns, f"turn: {s.turn} is more than a round has")
    if ("turn", -1, -1) in s.todo and s.bonus_hue >= 0:
        undrafted = any(step in ("die", "face", "row", "idle_row") for step, _, _ in s.todo)
        _demand(len(s.table) >= turns - s.turn + undrafted, "table: a die for each turn left")
    for field, seat in (("first", s.first), ("active", s.active)):
        _demand(seat < s.seats, f"{field}: seat {seat} is not in the game")
    _demand(max(s.next_first, s.bonus_holder) < s.seats, "next_first, bonus_holder: a seat of the game or null")


def _check_pending(s: State) -> None:
    step, seat, _ = s.todo[-1]
    _demand(step in DECISIONS, f"todo: {step!r} runs by itself and cannot be what is waited for")
    drafted = s.hue * FACES + s.drawn - 1
    if step in ON_A_ROW:
        _demand(s.civ >= 0 and s.face > 0, f"die: at {step!r} it lies on a row")
    if step in ("face", "row", "idle_row"):
        _demand(s.hue >= 0 and s.civ < 0 and drafted in s.table, f"die: at {step!r} it lies on the table")
        _demand(step != "row" or s.face > 0, "die.face: it is settled before the row")
    if step in ON_A_ROW or step in ("die", "face", "row", "idle_row"):
        _demand(s.bonus_hue >= 0, "bonus_civ: its die is drawn before the first turn")
        _demand(seat == s.active, f"todo: {step!r} is decided by the active seat")
        _demand(seat == (s.first + s.turn - 1) % s.seats, f"active: in turn {s.turn} it is another seat's")
    if step == "bonus_expand":
        _demand(seat == s.bonus_holder and s.bonus_hue >= 0, "bonus_holder: it decides about the extra expansion")
    if step == "neutral_kind":
        _demand(bool(sum(s.houses) >> s.todo[-1][2] & 1), "todo: a House stands where it is upgraded")
    if step == "clear":
        upgraded = s.factories[s.civ] | s.barracks[s.civ]
        _demand(bool(upgraded & s.own(seat) & 1 << s.todo[-1][2]), "todo: the site is an own Factory or Barrack")
