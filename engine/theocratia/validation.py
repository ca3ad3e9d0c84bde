"""Whether a position is possible: checks across several fields, each naming the field at fault."""

from __future__ import annotations

from collections import Counter

from engine.game import BadPosition, Seat
from engine.kernel.codecs import At
from engine.kernel.sets import members
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.course import check_course
from engine.theocratia.geometry import BARRED, FACES, GROUND_MASKS, NAMES
from engine.theocratia.geometry import CRYSTALS as CRYSTAL_HEXES
from engine.theocratia.geometry import MONSTERS as MONSTER_HEXES
from engine.theocratia.moves import DECLINE
from engine.theocratia.rules import RULES
from engine.theocratia.state import State


def check(s: State, at: At) -> None:
    """Raise BadPosition for what no play could lead to."""
    _check_map(s)
    _check_civs(s)
    _check_cards(s)
    _check_dice(s)
    demand(s.tokens.bit_count() == len(cat.TOKENS) - sum(map(len, s.used)), "used: a token is taken twice")
    for seat in s.everybody():
        _check_player(s, seat)
    check_course(s, demand)
    if s.todo:
        demand(leads_on(s), f"pending: nothing can be chosen at {s.todo[-1][0]!r}")
        passes = RULES.is_public(s) and RULES.moves(s) == [DECLINE]
        demand(not passes, f"pending: {s.todo[-1][0]!r} passes by itself: there is nothing to decline")


def leads_on(s: State) -> bool:
    """Whether something can be decided, if need be after claiming tiles: a claim alone ends no step."""
    offers = RULES.moves(s)
    if any(move.verb != "claim" for move in offers):
        return True
    if not offers:
        return False
    claimed = s.copy()
    RULES.apply(claimed, offers[0], None)
    return leads_on(claimed)


def demand(sound: bool, message: str) -> None:
    if not sound:
        raise BadPosition(message)


def _hexes(mask: int) -> str:
    return ", ".join(NAMES[hex_] for hex_ in members(mask))


def _check_map(s: State) -> None:
    taken = BARRED
    unseated = sum(s.ground[colour] for colour in range(len(cat.COLOURS)) if s.seat_of[colour] < 0)
    for kind, name in enumerate(("houses", "factories", "barracks", "pyramids")):
        for civ, hexes in enumerate(s.pieces(kind)):
            demand(not hexes & taken, f"{name}: no place on {_hexes(hexes & taken)}")
            demand(not hexes & unseated, f"{name}: nobody plays the colour of {_hexes(hexes & unseated)}")
            count = hexes.bit_count()
            demand(count <= cat.PIECES[kind], f"{name}: {cat.CIVS[civ]} has no {count} pieces")
            taken |= hexes
    demand(not s.monsters & (taken | ~MONSTER_HEXES), "monsters: no monster can be there")
    demand(not s.crystals & (taken | ~CRYSTAL_HEXES), "crystals: no crystal can be there")
    tiles = s.start_tiles | s.level_tiles
    converted = sum(s.ground[colour] & ~printed for colour, printed in enumerate(GROUND_MASKS))
    neutral = s.ground[ids.PLAINS] | s.ground[ids.DESERT]
    demand(not s.start_tiles & s.level_tiles, "start_tiles, level_tiles: one on a hex")
    demand(not tiles & (BARRED | unseated | neutral), "start_tiles, level_tiles: ground: a tile gives a seated colour")
    demand(not converted & ~tiles, f"ground: no tile on {_hexes(converted & ~tiles)}")


def _check_civs(s: State) -> None:
    for civ, name in zip(ids.CIVS, cat.CIVS, strict=True):
        demand(s.available(civ) >= 0, f"supply: {name} has more than {cat.WARRIORS} Warriors")
        spaces = (*cat.CHRONICLE_SPACES, 1)[s.pages[civ]]
        filled = s.page_crystals[civ] + s.page_warriors[civ]
        demand(filled < spaces, f"page_crystals, page_warriors: {name}: an area that is full has been completed")
    demand(
        Counter(s.development) == Counter(cat.DEVELOPMENT),
        "development: each Civ Development card lies at one Civ",
    )


def _check_cards(s: State) -> None:
    demand(sorted(s.bonuses) == list(range(len(cat.ROUND_BONUSES))), "bonuses: each Round Bonus card once")
    placed = Counter([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)])
    for card, design in enumerate(cat.CARDS):
        count = placed[card]
        demand(
            count == cat.CARD_COPIES,
            f"deck: {design.id}: {count} copies in deck, discard and hands, not {cat.CARD_COPIES}",
        )


def _check_dice(s: State) -> None:
    for hue, count in enumerate(s.bag):
        demand(count >= 0, f"table: more than {cat.DICE_PER_CIV} {cat.CIVS[hue]} dice on table, rows and bonus card")
    faces = Counter(die % FACES for die in s.table)
    demand(max(faces.values(), default=0) <= cat.TABLE_SPOTS, f"table: more than {cat.TABLE_SPOTS} dice of a number")


def _check_player(s: State, seat: Seat) -> None:
    own = s.own(seat)
    starts = (s.start_tiles & own).bit_count() + s.starts[seat]
    demand(starts <= 1, f"starts.{seat}: there is one Starting tile, in hand or on the map")
    levels = (s.level_tiles & own).bit_count() + s.levels[seat]
    demand(levels <= s.claimed[seat].bit_count(), f"levels.{seat}: more tiles in use than claimed")
    built = (sum(s.pyramids) & own).bit_count()
    choosing = ("token", seat) in s.todo
    demand(built == len(s.used[seat]) + choosing, f"used.{seat}: one for each Pyramid")
