"""Positions of Blue Moon City: what may be left out, and what no single field can tell."""

from __future__ import annotations

from typing import Any

from engine.bluemoon.cards import NONE, PACK, WORDS, Cards, Kind, counts, holds, pack
from engine.bluemoon.catalogue import MARKERS, STEPS
from engine.bluemoon.city import FREE, tile_ids
from engine.bluemoon.geometry import BOARDS, OUTSIDE, PLACES, Place
from engine.bluemoon.rules import RULES
from engine.bluemoon.state import PLACE_NAME, State, count_markers
from engine.bluemoon.terms import Terms, terms
from engine.bluemoon.validation import check_end, check_pending, check_played, check_turn
from engine.game import Seat
from engine.kernel.codecs import SEAT, At, Maybe, Row, keyed
from engine.kernel.position import Format, Part
from engine.kernel.sets import members

_OWNERS = Row(Maybe(SEAT, FREE), into=tuple)


def _dump_markers(s: State) -> dict[str, list[int | None]]:
    """By place: for each space the seat whose marker lies there, where there are any."""
    laid = ((place, owners) for place, owners in enumerate(s.owners) if any(owner != FREE for owner in owners))
    return {PLACES[place]: _OWNERS.dump(owners) for place, owners in laid}


def _load_markers(s: State, data: Any, at: At) -> None:
    s.owners = s.city.vacant()
    for place in members(s.rebuilt):
        s.owners[place] = ()
    for name, owners in keyed({} if data is None else data, at).items():
        place = PLACE_NAME.load(name, at)
        found = _OWNERS.load(owners, at / name)
        if len(found) != len(s.owners[place]):
            (at / name).refuse(f"{len(s.owners[place])} spaces here, not {len(found)}")
        if FREE not in found:
            (at / name).refuse("a building without a free space is rebuilt")
        s.owners[place] = found
    s.markers = count_markers(s)


def _terms(s: State) -> Terms:
    return terms(s.seats, s.options["edition"])


def _seat(s: State) -> Seat:
    return Seat(s.todo[0][1] if s.todo else 0)


def _steps(s: State) -> int:
    """Those a movement begins with."""
    return STEPS if s.todo and s.todo[-1][0] == "move" else 0


def _rest(s: State) -> list[Kind]:
    """All cards that are nowhere else, in the order of payments."""
    pairs = enumerate(zip(counts(PACK), counts(_elsewhere(s)), strict=True))
    return [Kind(kind) for kind, (total, there) in pairs for _ in range(total - there)]


def _hands(s: State) -> list[Cards]:
    """Everybody has drawn the cards of the hand from the present deck."""
    return s.hands[:]


def _elsewhere(s: State) -> Cards:
    """All cards but those of the deck; no field holds so many that a kind spills over into the next."""
    return Cards(pack(s.waiting) + s.discard + sum(s.hands))


def _check(s: State, at: At) -> None:
    """Refuse what no course of the game leads to."""
    _check_city(s, at)
    _check_pieces(s, at)
    _check_cards(s, at)
    _check_knowledge(s, at)
    check_pending(s, at)
    check_end(s, at)
    check_turn(s, at)
    check_played(s, at / "trail", s.seat, s.trail, "it is the turn of")
    check_played(s, at / "before", Seat((s.seat - 1) % s.seats), s.before, "it was the turn of")


def _check_city(s: State, at: At) -> None:
    """Tiles in any arrangement, each once."""
    expansion = s.options["expansion"] == "on"
    lie = [tile.id for tile in s.city.tiles if tile]
    for tile in tile_ids(expansion=expansion):
        if tile not in lie:
            (at / "city").refuse(f"{tile} must lie in one place, not in 0")
    for place in map(Place, range(OUTSIDE)):
        if (place in BOARDS[expansion].places) != s.city.has_tile(place):
            (at / "city").refuse(f"{PLACES[place]} must not be empty or filled")


def _check_pieces(s: State, at: At) -> None:
    """Everything where it can be, and no more than there is."""
    if s.rebuilt & ~s.city.buildings:
        (at / "rebuilt").refuse("only places with a building")
    for name, places in (("figures", s.figures), ("dragons", s.dragons)):
        for place in places:
            if place not in s.city.board.places and (name, place) != ("dragons", OUTSIDE):
                (at / name).refuse(f"there is no tile on {PLACES[place]}")
    if min(s.markers) < 0:
        (at / "markers").refuse(f"a player has {MARKERS}")
    if s.pool < 1:
        (at / "scales").refuse(f"fewer than {s.terms.scales} are held between turns")


def _check_cards(s: State, at: At) -> None:
    for kind, (total, there) in enumerate(zip(counts(PACK), counts(_elsewhere(s)), strict=True)):
        if there > total:
            (at / "hands, discard, waiting").refuse(f"{there - total} {WORDS[kind]} too many")
    if _elsewhere(s) + pack(s.deck) != PACK:
        (at / "deck").refuse("it must hold exactly the cards that are nowhere else")


def _check_knowledge(s: State, at: At) -> None:
    if s.stale > len(s.waiting):
        (at / "stale").refuse("more cards than are waiting")
    for seat in range(s.seats):
        if not holds(s.hands[seat] + s.spent[seat], s.drawn[seat]):
            (at / "drawn" / seat).refuse("what was drawn is in the hand or was spent")
    if not holds(s.discard, sum(s.spent, NONE)):
        (at / "spent").refuse("what was spent is in the discard pile")


POSITION = Format(
    State,
    RULES,
    parts=(Part("markers", _dump_markers, _load_markers),),
    fill={"terms": _terms, "seat": _seat, "steps": _steps, "deck": _rest, "drawn": _hands},
    check=_check,
)
