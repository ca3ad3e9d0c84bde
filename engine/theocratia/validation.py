"""Whether a position can be: what no single field can tell, each time with the field it is told by."""

from __future__ import annotations

from collections import Counter

from engine.game import BadPosition
from engine.theocratia import catalogue as cat
from engine.theocratia.course import check_course
from engine.theocratia.geometry import BARRED, DICE, FACES, NAMES, bits
from engine.theocratia.geometry import CRYSTALS as CRYSTAL_HEXES
from engine.theocratia.geometry import MONSTERS as MONSTER_HEXES
from engine.theocratia.state import State


def check(s: State) -> None:
    """Raise BadPosition for what no play could lead to."""
    _check_map(s)
    _check_civs(s)
    _check_cards(s)
    _check_dice(s)
    for seat in range(s.seats):
        _check_player(s, seat)
    for field, seat in (("first", s.first), ("active", s.active)):
        demand(seat < s.seats, f"{field}: seat {seat} is not in the game")
    demand(max(s.next_first, s.bonus_holder) < s.seats, "next_first, bonus_holder: a seat of the game or null")
    check_course(s, demand)


def demand(sound: bool, message: str) -> None:
    if not sound:
        raise BadPosition(message)


def _hexes(mask: int) -> str:
    return ", ".join(NAMES[hex_] for hex_ in bits(mask))


def _check_map(s: State) -> None:
    taken = BARRED
    unseated = sum(s.ground[colour] for colour in range(len(cat.COLOURS)) if s.seat_of[colour] < 0)
    for kind, name in enumerate(cat.KINDS):
        for civ, hexes in enumerate(s.pieces(kind)):
            demand(not hexes & taken, f"map.buildings: no place for a {name} on {_hexes(hexes & taken)}")
            demand(not hexes & unseated, f"map.buildings: nobody plays the colour of {_hexes(hexes & unseated)}")
            count = hexes.bit_count()
            demand(count <= cat.PIECES[kind], f"map.buildings: {cat.CIVS[civ]} has no {count} pieces of {name}")
            taken |= hexes
    demand(not s.monsters & (taken | ~MONSTER_HEXES), "map.monsters: no monster can be there")
    demand(not s.crystals & (taken | ~CRYSTAL_HEXES), "map.crystals: no crystal can be there")
    tiles = s.start_tiles | s.level_tiles
    demand(not tiles & (BARRED | unseated), "map.tiles: a tile can lie there in a seated colour only")


def _check_civs(s: State) -> None:
    for civ, name in enumerate(cat.CIVS):
        demand(s.available(civ) >= 0, f"civs.{name}: more than {cat.WARRIORS} Warriors")
        spaces = (*cat.CHRONICLE_SPACES, 1)[s.pages[civ]]
        filled = s.page_crystals[civ] + s.page_warriors[civ]
        demand(filled < spaces, f"civs.{name}: an area that is full has been completed")
    demand(
        Counter(cat.DEVELOPMENT[card] for card in s.development) == Counter(cat.DEVELOPMENT),
        "civs: each Civ Development card lies at one Civ",
    )


def _check_cards(s: State) -> None:
    demand(sorted(s.bonuses) == list(range(len(cat.ROUND_BONUSES))), "bonuses: each Round Bonus card once")
    placed = Counter([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)])
    for card, design in enumerate(cat.CARDS):
        count = placed[card]
        demand(
            count == cat.CARD_COPIES, f"{design.id}: {count} copies in deck, discard and hands, not {cat.CARD_COPIES}"
        )


def _check_dice(s: State) -> None:
    for hue, count in enumerate(s.bag):
        demand(count >= 0, f"dice: more than {cat.DICE_PER_CIV} {cat.CIVS[hue]} dice on table, rows and bonus card")
    for row in s.rows:
        seats = [die // DICE - 1 for die in row]
        demand(all(seat < s.seats for seat in seats), "civs.row: a die of a seat that is not in the game")
    faces = Counter(die % FACES for die in s.table)
    demand(max(faces.values(), default=0) <= cat.TABLE_SPOTS, f"table: more than {cat.TABLE_SPOTS} dice of a number")


def _check_player(s: State, seat: int) -> None:
    own, field = s.own(seat), f"players.{seat}"
    starts = (s.start_tiles & own).bit_count() + (s.starts >> seat & 1)
    demand(starts <= 1, f"{field}.start_tile: there is one Starting tile, in hand or on the map")
    levels = (s.level_tiles & own).bit_count() + s.levels[seat]
    demand(levels <= s.claimed[seat].bit_count(), f"{field}.level_tiles: more tiles in use than claimed")
    built = (sum(s.pyramids) & own).bit_count()
    choosing = ("token", seat, -1) in s.todo
    demand(built == len(s.used[seat]) + choosing, f"{field}.tokens: one for each Pyramid")
