"""Reads the state of Blue Moon City back from its words."""

from __future__ import annotations

import re
from dataclasses import asdict, astuple
from functools import cache
from typing import Any

from engine.bluemoon import catalogue as cat
from engine.bluemoon.cards import WORDS
from engine.bluemoon.view import BlueMoonView, PlayerView, TileView
from tests.render import reading
from tests.render.reading import Kinds, Reader, items, one_of, points, sections

TILES = (cat.COURTYARD, *(tile.id for tile in (*cat.TILES, *cat.EXPANSION_TILES)))
SPACE_COLOURS = (*cat.COLOURS, cat.ANY)
REWARDS = {
    "majority": r"The most markers bring (.+)",
    "construction": r"Each contributor gets (.+)",
    "near": r"Rebuilt neighbours add (.+)",
    "neighbourhood": r"(?:Once rebuilt, it|It) brings contributors beside it (.+)",
}
GAINS = (r"crystals?", r"golden scales?", r"cards?")


class CityReader(Reader):
    """A reader who knows how the moves of Blue Moon City are told."""

    game = "bluemoon"

    def moves(self) -> list[tuple[str, str, Kinds]]:
        cards = self.called(WORDS)
        return [
            (r"Step to (.+)\.", "step {}", (None,)),
            (r"Play ([^,]+)\.", "play {}", (cards,)),
            (r"Play (.+), to (.+)\.", "play {} {}", (cards, None)),
            (r"Make an Offering\.", "offer", ()),
            (r"Jump to (.+)\.", "jump {}", (None,)),
            (r"Draw 2 cards\.", "draw", ()),
            (r"Do without the special action\.", "skip", ()),
            (r"Discard nothing\.", "discard nothing", ()),
            (r"End this part of the turn\.", "end", ()),
        ]

    def read_move(self, sentence: str) -> list[str]:
        if match := re.fullmatch(r"Contribute to space (\d), paying (.+)\.", sentence):
            return [f"contribute {match[1]} pay {self._paid(match[2])}"]
        if (match := re.fullmatch(r"Discard (.+)\.", sentence)) and match[1] != "nothing":
            return [f"discard {self._paid(match[1])}"]
        return super().read_move(sentence)

    def _paid(self, text: str) -> str:
        return " ".join(f"{card}*{count}" if count > 1 else card for card, count in self.cards(text))

    def cards(self, text: str) -> tuple[tuple[str, int], ...]:
        """`Terrah 2 ×3 and Khind`."""
        known = self.called(WORDS)
        found = items(text, rf"({one_of(known)})(?: ×(\d+))?")
        return tuple((known[item[1]], int(item[2] or 1)) for item in found)


def state(texts: list[str], names: tuple[str, ...]) -> dict[str, Any]:
    """Everything that the words say."""
    told = {heading: CityReader(lines, names) for heading, lines in sections(texts)}
    facts = _table(told.pop("The table"))
    moves = told.pop(f"What {names[facts['to_move']]} can do", None) if facts["to_move"] is not None else None
    facts["moves"] = moves.all_moves() if moves else None
    if moves:
        moves.done()
    deeds = told.pop("This turn and the one before", None)
    facts["last"] = tuple(_deed(deeds, line) for line in deeds.lines) if deeds else ()
    facts["players"] = [_player(told.pop(name), name) for name in names]
    facts["rows"] = [_row(told.pop(f"The city, row {row}")) for row in "abcde"]
    cards = told.pop("Cards")
    facts["discard"] = cards.some(r"Discarded: (.+)\.", cards.cards)
    facts["deck_limits"] = cards.some(r"The deck and the reward cards drawn from it hold at most (.+)\.", cards.cards)
    cards.done()
    assert not told
    return facts


def facts(view: BlueMoonView) -> dict[str, Any]:
    """Everything in the view, in the same form, without what is zero or empty.

    Where the cards of the present deck have gone is for computer players; the words tell its limits. Once the game is
    over, no count of turns ends it.
    """
    known = reading.facts(view)
    for field in ("source", "drawn", *(("patience", "idle") if view.result else ())):
        known.pop(field, None)
    return known | {
        "last": tuple(map(astuple, view.last)),
        "players": [_own(own) | points(score) for own, score in zip(view.players, view.scores, strict=True)],
        "rows": [[_known(tile) for tile in row if tile] for row in view.rows],
    }


def _own(own: PlayerView) -> dict[str, Any]:
    """The holdings; crystals only if they are open."""
    known = asdict(own)
    shown = known.pop("crystals_open")
    del known["drawn"], known["spent"]
    return known | {"crystals": own.crystals if shown else None}


@cache
def _known(tile: TileView) -> dict[str, Any]:
    """The tile; once it is rebuilt, the rewards for rebuilding it are gone."""
    gone = ("majority", "construction", "near") if tile.rebuilt else ()
    known = asdict(tile) | {"spaces": tuple(map(astuple, tile.spaces))}
    return known | {kind: (0, 0, 0) if kind in gone else tuple(getattr(tile, kind)) for kind in REWARDS}


def _table(reader: CityReader) -> dict[str, Any]:
    seats, options = reader.take(r"(\d) players rebuild the city\. (.+)\.")
    facts: dict[str, Any] = {"seats": int(seats), "options": options}
    facts |= reader.decision() if " decides: " in reader.lines[0] else reader.result()
    turn, steps, placed = reader.take(r"It is turn (\d+), with (\d+) steps? left and (no|\d+) markers? placed\.")
    facts |= {"turn": int(turn), "steps": int(steps), "placed": _number(placed)}
    to_win, prices = reader.take(r"(\d+) Offerings win; they cost (.+) crystals, in this order\.")
    facts |= {"to_win": int(to_win), "prices": reader.numbers(prices)}
    facts["offered"] = reader.some(
        r"(?:1 Offering has been made, by|\d+ Offerings have been made, in this order by) (.+)\.", reader.seats
    )
    pool, scales = reader.take(r"The pool holds (\d+) of (\d+) golden scales\.")
    facts |= {"pool": int(pool), "scales": int(scales)}
    (deck,) = reader.take(r"The deck (?:is empty|holds (\d+) cards?)\.")
    facts["deck"] = int(deck or 0)
    facts["dragons_outside"] = reader.some(r"Outside the city: (.+)\.", lambda text: reader.things(text, cat.DRAGONS))
    stall = reader.maybe(
        r"The game ends after (\d+) turns in a row without a marker(?:; so far there (?:is|are) (\d+))?\."
    )
    if stall:
        facts |= {"patience": int(stall[0]), "idle": int(stall[1] or 0)}
    reader.done()
    return facts


def _number(text: str) -> int:
    return 0 if text == "no" else int(text)


def _deed(reader: CityReader, line: str) -> tuple[int, str, str]:
    match = re.fullmatch(r"(\w+), on (\w\d): (.+)", line)
    assert match, line
    (move,) = reader.read_move(match[3])
    return reader.seat(match[1]), move, match[2]


def _player(reader: CityReader, name: str) -> dict[str, Any]:
    offerings, scales, place = reader.take(
        rf"{name} has (no|\d+) Offerings? and (no|\d+) golden scales?, with the figure on (\w\d)\."
    )
    markers, hand, pending = reader.take(
        rf"{name} has (\d+) markers? in hand and (\d+) cards?(?:; (\d+) reward cards? waits?)?\."
    )
    crystals = reader.maybe(rf"{name} has (\d+) crystals?\.")
    ties = reader.maybe(rf"If Offerings are equal, this decides: crystals; {name} has (\d+)\.")
    reader.done()
    made = _number(offerings)
    return {
        "seat": reader.seat(name),
        "place": place,
        "offerings": made,
        "scales": _number(scales),
        "markers": int(markers),
        "hand": int(hand),
        "pending": int(pending or 0),
        "crystals": int(crystals[0]) if crystals else None,
        "total": made,
        "lines": {"offerings": made} if made else {},
        "ties": {"crystals": int(ties[0])} if ties else {},
    }


def _row(reader: CityReader) -> list[dict[str, Any]]:
    return [_tile(line, tuple(reader.names)) for line in reader.lines]


@cache
def _tile(line: str, names: tuple[str, ...]) -> dict[str, Any]:
    """The sentences of a tile, each at most once."""
    told = CityReader(line.removesuffix(".").split(". "), names)
    place, name, rebuilt, ruins = told.take(r"(\w\d) (.+?)( is rebuilt)?( lies in ruins)?")
    tile = told.called(TILES)[name]
    assert (tile == cat.COURTYARD) == (rebuilt is None and ruins is None)
    facts: dict[str, Any] = {"place": place, "id": tile, "rebuilt": bool(rebuilt)}
    free = told.some(r"Free (?:is space|are spaces) (.+)", lambda text: _spaces(told, text))
    taken = told.some(r"Taken (?:is space|are spaces) (.+)", lambda text: _spaces(told, text))
    facts["spaces"] = tuple(sorted(free + taken))
    facts |= {kind: told.some(pattern, _gain) for kind, pattern in REWARDS.items()}
    special = told.maybe(r"Who stands here when contributions are over may (.+)")
    facts["special"] = told.called(("jump", "draw", "offer"))[special[0]] if special else None
    facts["figures"] = told.some(r"Here stands? (.+)", told.seats)
    facts["dragons"] = told.some(r"Here (?:is|are) the (.+)", lambda text: told.things(text, cat.DRAGONS))
    told.done()
    return facts


def _spaces(reader: CityReader, text: str) -> tuple[tuple[int, str, int, int | None], ...]:
    colours = reader.called(SPACE_COLOURS)
    found = items(text, rf"(\d) \(({one_of(colours)}) (\d)\)(?: by (\w+))?")
    return tuple(
        (int(item[1]), colours[item[2]], int(item[3]), reader.seat(item[4]) if item[4] else None) for item in found
    )


def _gain(text: str) -> tuple[int, ...]:
    """`+1 crystal +2 cards`: crystals, golden scales, cards."""
    pattern = "".join(rf"(?:\+(\d+) {thing} ?)?" for thing in GAINS)
    match = re.fullmatch(pattern, text)
    assert match, text
    return tuple(int(number or 0) for number in match.groups())
