"""Why no complete move remains: what a Civ lacks for an action or a Holiday, before its row is chosen, too (T-6.13,
T-7, T-8). Whether one remains, `feasibility` says alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Facts
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves, prices
from engine.theocratia.geometry import FACES
from engine.theocratia.ids import Civ
from engine.theocratia.prices import FACE_PRICES, SIX
from engine.theocratia.rules.conditions import Conditions, missing
from engine.theocratia.rules.feasibility import EMPTY, NEVER, feasibility, hand_of
from engine.theocratia.rules.pyramid import pyramids_out
from engine.theocratia.state import State

FACES_OF = {
    mode: tuple(face for face, modes in enumerate(moves.ACTIONS) if mode in modes)
    for mode in (moves.WAR, moves.EXPAND, moves.FACTORY, moves.BARRACK, moves.PYRAMID)
}
"""The numbers that do something for which anything is needed."""
_ACT = tuple(
    tuple(Move(f"{mode} {civ}", (m, c)) for c, civ in enumerate(cat.CIVS)) for m, mode in enumerate(moves.MODES)
)
"""What one might think of before a row is chosen: never legal, only asked about."""
_KIND = {moves.EXPAND: ids.HOUSE, moves.FACTORY: ids.FACTORY, moves.BARRACK: ids.BARRACK}
Lacking = Callable[[State, Seat, Civ, int], Facts | None]
"""What the Civ lacks for this mode if the seat uses it."""


def unable(s: State, seat: Seat, modes: Iterable[int], civs: Collection[Civ]) -> list[Move]:
    """What these Civs cannot do, to be asked about before one of them is chosen."""
    thought_of = (_ACT[mode][civ] for mode in modes for civ in civs)
    return [move for move in thought_of if any(one.missing(s, move, seat) is not None for one in NEEDS)]


def _need(key: str, rule: str, modes: Collection[int], lacking: Lacking) -> Condition[State]:
    def lacks(s: State, move: Move, seat: Seat, *about: int) -> Facts | None:
        if move.verb not in moves.MODES or move.args[0] not in modes:
            return None
        mode, *civ = move.args
        return lacking(s, seat, Civ(civ[0]) if civ else s.civ, mode)

    return Condition(key, rule, lacks)


# -- the map


def _pieces(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    kind = _KIND[mode]
    return missing(not s.left(kind, civ), civ=cat.CIVS[civ], building=cat.KINDS[kind])


def _house(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    return missing(not s.houses[civ] & s.own(seat), civ=cat.CIVS[civ])


def _place(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    """T-7.9, T-9.2: with the tile that can be claimed, and until the die is placed with what its row may bring."""
    look, placed = feasibility(s), s.todo[-1][0] == "mode"
    gain, worship = (0, 0) if placed or len(s.rows[civ]) == cat.ROW_SPACES else cat.ROW_BONUS[len(s.rows[civ])]
    hand = EMPTY if placed else hand_of(s)
    cards = look.cards_needed(mode, civ, _reach(s, seat) + gain, worship, hand)
    return missing(s.left(ids.HOUSE, civ) > 0 and cards == NEVER, civ=cat.CIVS[civ])


def _reach(s: State, seat: Seat) -> int:
    """The Cosmo that this seat can have before it takes a die."""
    return s.cosmo[seat] + cat.CARDS[ids.STARDUST].amount * s.hands[seat].count(ids.STARDUST)


def _warriors(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    ambushes = 0 if s.todo[-1][0] == "mode" else hand_of(s).ambushes
    return missing(feasibility(s).war[civ] > ambushes, civ=cat.CIVS[civ], has=s.supply[civ])


def _pyramids(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    return missing(pyramids_out(s, civ, seat), civ=cat.CIVS[civ])


def _upgraded(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    return missing(not (s.factories[civ] | s.barracks[civ]) & s.own(seat), civ=cat.CIVS[civ])


def _group(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    """Of those that could be replaced; else the other conditions tell."""
    other = pyramids_out(s, civ, seat) or _upgraded(s, seat, civ, mode) is not None
    return missing(not other and not feasibility(s).pyramid[civ], civ=cat.CIVS[civ])


# -- a Holiday


def _recolours(s: State, civ: Civ) -> bool:
    """Whether a die must still be recoloured for it, which costs a card (T-6.5)."""
    return s.todo[-1][0] == "die" and all(die // FACES != civ for die in s.table)


def _no_colour(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    return missing(_recolours(s, civ) and not s.hands[seat], civ=cat.CIVS[civ])


def _cards(s: State, civ: Civ, card: int, others: int = 0) -> int:
    """How many of this card can be declared for it, beside so many others; once the die is placed, those declared."""
    if s.todo[-1][0] == "mode":
        return s.acts.count(card)
    hand = hand_of(s)
    held = {ids.JOYFUL_CROWD: hand.crowds, ids.LANTERNS: hand.lanterns}[card]
    return max(0, min(held, hand.cards - others - _recolours(s, civ)))


def _played_before(s: State, seat: Seat) -> int:
    """Crystals that cards in hand bring to one Civ before a die is taken (T-10.11, T-10.12)."""
    if s.todo[-1][0] != "die" or s.discard_only:
        return 0
    gems = (ids.FERTILE_SEASON, ids.SCATTERED_GEMS)
    return sum(cat.CARDS[card].amount for card in s.hands[seat] if card in gems)


def _crystals(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    size, has = s.size(civ), s.crystal_count(civ)
    full = has + (s.greens if s.todo[-1][0] == "mode" else prices.LANTERNS * _cards(s, civ, ids.LANTERNS))
    return missing(
        full + _played_before(s, seat) < size, civ=cat.CIVS[civ], crystals=size, has=has, full=full, more=full - has
    )


def _cosmo(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    """T-8.2: with what the row brings, which a recoloured die does not (T-6.14), and for less with Joyful Crowd."""
    asked, size = s.todo[-1][0], s.size(civ)
    lies = not _recolours(s, civ)
    space = len(s.rows[civ]) - (asked == "mode")
    bonus = lies and space < cat.ROW_SPACES and (asked == "die" or s.tint < 0)
    has = min(cat.TEMPLE_TOP, s.cosmo[seat] + (cat.ROW_BONUS[space][0] if bonus else 0))
    lanterns = prices.lanterns(size, s.crystal_count(civ))
    crowds = _cards(s, civ, ids.JOYFUL_CROWD, min(lanterns, _cards(s, civ, ids.LANTERNS)))
    price = prices.holiday(size, crowds)
    facts = {"cosmo": size, "price": price, "crowds": crowds, "has": has}
    return missing(has < price, civ=cat.CIVS[civ], lies=int(lies), bonus=int(bonus), **facts)


# -- the dice


def _die(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    """Before one is taken: no such number lies there, and none can be turned to it (T-6.6), with cards neither."""
    faces, twists = FACES_OF[mode], hand_of(s).twists
    prices = [
        price
        for die in s.table
        for used in range(twists + 1)
        for face, price in FACE_PRICES[die % FACES + 1][used]
        if face in faces
    ]
    price = min(prices, default=0)
    facts = {"face": faces[0], "another": faces[-1], "count": len(faces), "cosmo": price, "has": s.cosmo[seat]}
    return missing(s.todo[-1][0] == "die" and price > _reach(s, seat), **facts)


def _space(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    return missing(s.todo[-1][0] != "mode" and len(s.rows[civ]) == cat.ROW_SPACES, civ=cat.CIVS[civ])


def _another_number(s: State, seat: Seat, civ: Civ, mode: int) -> Facts | None:
    """Of who has no card to give up: the only number that could be used for it is the last one of the row."""
    last = feasibility(s).last[civ]
    beside = not s.hands[seat] and bool(last) and _numbers(s, seat, civ, mode) == {last}
    return missing(beside, civ=cat.CIVS[civ], face=last)


def _numbers(s: State, seat: Seat, civ: Civ, mode: int) -> set[int]:
    """What a die can show for it without cards; as a six that stays one for a Holiday alone (T-6.7)."""
    asked, holiday = s.todo[-1][0], mode == moves.HOLIDAY
    if asked in ("row", "mode"):
        return {s.face} if asked == "row" else set()
    wanted = range(1, SIX + 1) if holiday else FACES_OF[mode]
    drawn = {s.drawn}
    if asked == "die":  # for a Holiday the dice of the colour of its Civ (T-8.1)
        drawn = {die % FACES + 1 for die in s.table if not holiday or die // FACES == civ}
    shown = {
        (number, face) for number in drawn for face, price in FACE_PRICES[number][s.twists] if price <= s.cosmo[seat]
    }
    return {face for number, face in shown if face in wanted and not (holiday and number == SIX > face)}


ALL_MODES = (*FACES_OF, moves.HOLIDAY)
NEEDS: Conditions = (
    _need("space", "T-6.8", ALL_MODES, _space),
    _need("no_die", "T-6.13", FACES_OF, _die),
    _need("no_warriors", "T-7.3", (moves.WAR,), _warriors),
    _need("pieces", "T-7.9", (moves.EXPAND,), _pieces),
    _need("no_place", "T-7.9", (moves.EXPAND,), _place),
    _need("no_house", "T-7.11", (moves.FACTORY,), _house),
    _need("pieces", "T-7.11", (moves.FACTORY,), _pieces),
    _need("no_house", "T-7.13", (moves.BARRACK,), _house),
    _need("pieces", "T-7.13", (moves.BARRACK,), _pieces),
    _need("pyramids", "T-7.15", (moves.PYRAMID,), _pyramids),
    _need("no_upgraded", "T-7.15", (moves.PYRAMID,), _upgraded),
    _need("no_group", "T-7.15", (moves.PYRAMID,), _group),
    _need("no_colour", "T-8.1", (moves.HOLIDAY,), _no_colour),
    _need("holiday_crystals", "T-8.2", (moves.HOLIDAY,), _crystals),
    _need("holiday_cosmo", "T-8.2", (moves.HOLIDAY,), _cosmo),
    _need("same_number_there", "T-6.9", ALL_MODES, _another_number),
)
"""A candidate of `unable` lacks one of them at least; a mode that can be completed with cards may lack some, too."""


# -- a complete move


def completing(
    offer: Callable[[State, Seat], Iterable[Move]], *conditions: Condition[State], instead: Conditions = ()
) -> Conditions:
    """These conditions, and that a complete move remains (T-6.2): asked only where all of them are met.

    `instead`: the sentences for some moves in place of the usual one, with their facts.
    """

    def otherwise(s: State, move: Move, seat: Seat) -> Facts | None:
        return missing(all(one.missing(s, move, seat) is None for one in instead))

    def unless_complete(one: Condition[State]) -> Condition[State]:
        def lacking(s: State, move: Move, seat: Seat) -> Facts | None:
            if any(other.missing(s, move, seat) is not None for other in conditions) or move in offer(s, seat):
                return None
            return one.missing(s, move, seat)

        return replace(one, missing=lacking)

    return (*conditions, *map(unless_complete, (*instead, Condition("complete", "T-6.2", otherwise))))
