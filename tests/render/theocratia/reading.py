"""Reads the state of Theocratia back from its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, astuple
from functools import cache
from typing import Any

from engine.game import Score
from engine.theocratia import catalogue as cat
from engine.theocratia.geometry import DIE_IDS
from engine.theocratia.moves import MODES
from engine.theocratia.view import CivView, SeatView, TheocratiaView
from tests.render import reading
from tests.render.reading import NUMBER, SAY, Kinds, Reader, items, one_of, points, sections, some

CARDS = tuple(card.id for card in cat.CARDS)
TOKENS = tuple(token.id for token in cat.TOKENS)
SOURCES = ("cosmo", *cat.CIVS, "malus", "cosmo_left", "malus_steps", "cards_left")
STANDING = ("fortress", *cat.KINDS)
TILES = ("start", "level")
PHASES = {
    r"Civs are being chosen; then come (\d) rounds of (\d) turns, all players together\.": "setup",
    r"It is the end of round (\d) of (\d), after turn (\d) of (\d)\.": "end_of_round",
    r"The game is over after round (\d) of (\d), turn (\d) of (\d)\.": "over",
    r"It is round (\d) of (\d), before the first of its (\d) turns\.": "turns",
    r"It is round (\d) of (\d), turn ([1-9]) of (\d)\.": "turns",
}
Die = tuple[str, int]


class MapReader(Reader):
    """A reader who knows how the moves of Theocratia are told."""

    game = "theocratia"

    def moves(self) -> list[tuple[str, str, Kinds]]:
        civs, crystals = self.called(cat.CIVS), self.called(cat.CRYSTALS)
        cards = self.called(CARDS)
        dice = {name: die.replace("_", " ") for name, die in self.called(DIE_IDS).items()}
        modes = {**self.called(MODES), **self.called(cat.KINDS)}
        tiles = {SAY("theocratia-start"): "start", SAY("theocratia-level"): "tile"}
        tokens = {name: token.removeprefix("token_") for name, token in self.called(TOKENS).items()}
        return [
            (r"Begin with (.+)\.", "civ {}", (civs,)),
            (r"Take the die (.+) to idle\.", "idle {}", (dice,)),
            (r"Take the die (.+)\.", "die {}", (dice,)),
            (r"Claim the Conversion tile of level (.+)\.", "claim {}", (None,)),
            (r"Recolour the die to (\w+), giving up (.+)\.", "recolour {} {}", (civs, cards)),
            (r"Use the die as (.+)\.", "face {}", (None,)),
            (r"Place the die on the ([^.]+) row\.", "row {}", (civs,)),
            (r"Place the die on the (\w+) row beside the same number, giving up (.+)\.", "ignore {} {}", (civs, cards)),
            (r"Use it for (.+)\.", "{}", (modes,)),
            (r"Take the End Round Bonus card\.", "take", ()),
            (r"Draw a Power card\.", "draw", ()),
            (r"Defeat what stands on (.+)\.", "destroy {}", (None,)),
            (r"Convert what stands on (.+), with a (.+)\.", "convert {} {}", (None, tiles)),
            (r"Convert what stands on (.+)\.", "convert {}", (None,)),
            (r"Build on (.+), with a (.+)\.", "build {} {}", (None, tiles)),
            (r"Build on (.+)\.", "build {}", (None,)),
            (r"Upgrade the House on (.+)\.", "upgrade {}", (None,)),
            (r"Build the Pyramid on (.+)\.", "site {}", (None,)),
            (r"Remove the buildings on (.+) and (.+)\.", "clear {} {}", (None, None)),
            (r"Pay in (\w+) crystals: (.+)\.", "pay {} {}", (crystals, None)),
            (r"Take the Pyramid token (.+)\.", "token {}", (tokens,)),
            (r"Gain 1 Worship of (.+)\.", "worship {}", (civs,)),
            (r"Choose ([a-z]\d.*)\.", "choose {}", (None,)),
            (r"Choose (.+)\.", "choose {}", (self.called(cat.KINDS),)),
            (r"Play (.+) for (.+) and (.+)\.", "play {} {} {}", (cards, civs, civs)),
            (r"Play (.+) for ([^\d]+)\.", "play {} {}", (cards, civs)),
            (r"Play (.+) for (.+)\.", "play {} {}", (cards, None)),
            (r"Play (.+)\.", "play {}", (cards,)),
            (r"Do without\.", "decline", ()),
            (r"End the turn\.", "end", ()),
        ]

    def dice(self, text: str) -> tuple[Die, ...]:
        return tuple(self.die(item.group()) for item in items(text, r"\w+ \d"))

    def die(self, text: str) -> Die:
        civ, face = text.split()
        return self.called(cat.CIVS)[civ], int(face)

    def civs(self, text: str) -> tuple[str, ...]:
        return self.things(text, cat.CIVS)


def state(texts: list[str], names: tuple[str, ...]) -> dict[str, Any]:
    """Everything that the words say."""
    told = {heading: MapReader(lines, names) for heading, lines in sections(texts)}
    facts = _table(told.pop("The table"))
    moves = told.pop(f"What {names[facts['to_move']]} can do", None) if facts["to_move"] is not None else None
    facts["moves"] = moves.all_moves() if moves else None
    if moves:
        moves.done()
    facts["players"] = [_player(told.pop(name), name) for name in names]
    facts["civs"] = [_civ(told.pop(SAY(f"theocratia-{civ}")), civ) for civ in cat.CIVS]
    rows = (told.pop(f"The map, row {row}") for row in "abcdefghi")
    facts["hexes"] = tuple(_hex(line, names) for reader in rows for line in reader.lines)
    told.pop("What cards and tokens do")
    assert not told
    return facts


def facts(view: TheocratiaView) -> dict[str, Any]:
    """Everything in the view, in the same form, without what is zero or empty, and once the game is over without what
    can be done; of a turn for which every move takes a card, nobody tells what can be done.
    """
    over = view.result is not None
    return reading.facts(view) | {
        "moves": view.moves or None,
        "table": view.lying,
        "last": asdict(view.last) if view.last else None,
        "players": [
            _own(own, over) | points(score) | {"left_out": some(score.left_out), "ties": _ties(score)}
            for own, score in zip(view.players, view.scores, strict=True)
        ],
        "civs": [_known(one, over) | _developing(view, one) for one in view.civs],
        "hexes": tuple(map(astuple, view.hexes)),
    }


def _ties(score: Score) -> tuple[tuple[str, int], ...]:
    """In their order, what is zero as well."""
    return tuple((kind, abs(count)) for kind, count in score.tiebreakers)


def _own(own: SeatView, over: bool) -> dict[str, Any]:
    return asdict(own) | {"multipliers": own.multipliers, "unlocked": () if over else own.unlocked}


def _known(one: CivView, over: bool) -> dict[str, Any]:
    return asdict(one) | {"row": tuple(map(astuple, one.row)), "pieces": {} if over else some(one.pieces)}


def _developing(view: TheocratiaView, one: CivView) -> dict[str, Any]:
    """T-13.9, T-14.2: once the Pyramids bring Worship, the cards have slid for no round any more."""
    done = view.prompt is None or view.prompt.kind == "pyramid_worship"
    return {"development": None if done else one.development}


def _table(reader: MapReader) -> dict[str, Any]:
    seats, options = reader.take(r"(\d) players share four Civs\. (.+)\.")
    facts: dict[str, Any] = {"seats": int(seats), "options": options, **reader.round(PHASES)}
    facts |= reader.decision() if " decides: " in reader.lines[0] else reader.result()
    facts["last"] = _turn(reader)
    facts |= reader.rules()
    facts["order"] = reader.seats(*reader.take(r"The turn order is (.+)\."))
    holder = reader.maybe(r"(\w+) holds the Next-first token\.")
    facts["next_first"] = reader.seat(*holder) if holder else None
    facts["table"] = reader.some(r"On the Action table (?:lies the die|lie the dice) (.+)\.", reader.dice)
    facts["bonuses"] = (
        *reader.some(r"The Round Bonus cards are, round by round, (.+)\.", _bonuses(reader)),
        *reader.some(r"This Round Bonus card is not used: (.+)\.", _bonuses(reader)),
    )
    end = reader.some(r"The End Round Bonus is for (.+)\.", reader.civs)
    facts["bonus_civ"] = end[0] if end else None
    taker = reader.maybe(r"(\w+) has taken the End Round Bonus card\.")
    facts["bonus_holder"] = reader.seat(*taker) if taker else None
    facts["tokens"] = reader.some(r"Pyramid tokens left: (.+)\.", lambda text: reader.things(text, TOKENS))
    (deck,) = reader.take(r"The deck (?:of Power cards is empty|holds (\d+) Power cards?)\.")
    facts["deck"] = int(deck or 0)
    facts["discard"] = reader.some(r"Discarded, the last one on top: (.+)\.", lambda text: reader.things(text, CARDS))
    reader.done()
    return facts


def _bonuses(reader: MapReader) -> Callable[[str], tuple[str, ...]]:
    return lambda text: reader.things(text, cat.ROUND_BONUSES)


def _turn(reader: MapReader) -> dict[str, Any] | None:
    """A sentence of parts, of which all but the first may be missing."""
    cards, crystals = one_of(reader.called(CARDS)), one_of(reader.called(cat.CRYSTALS))
    found = reader.maybe(
        r"(\w+) took the die (\w+ \d)( to idle)?(?:, recoloured to (\w+))?(?:, twisted (once|\d times) by fate)?"
        r"(?:, used as (\d))?(?:, on the (\w+) row)?(?:, for (.+?))?"
        rf"(?:, with the cards ((?:(?:, | and )?(?:{cards}))+))?"
        r"(?:, with (\d) Green crystals? from the reserve)?"
        rf"(?:, paying ((?:(?:, | and )?(?:{crystals}) \d+)+))?\."
    )
    if found is None:
        return None
    name, die, idle, tint, twists, face, row, mode, cards, greens, paid = found
    civs = reader.called(cat.CIVS)
    return {
        "seat": reader.seat(name),
        "die": reader.die(die),
        "tint": civs[tint] if tint else None,
        "twists": 0 if not twists else 1 if twists == "once" else int(twists.split()[0]),
        "face": int(face) if face else None,
        "civ": civs[row] if row else None,
        "mode": reader.called(MODES)[mode] if mode else None,
        "cards": reader.things(cards or "", CARDS),
        "greens": int(greens or 0),
        "paid": reader.numbered(paid or "", cat.CRYSTALS),
        "idle": bool(idle),
    }


def _player(reader: MapReader, name: str) -> dict[str, Any]:
    (colour,) = reader.take(rf"{name} plays (\w+)\.")
    total, lines = reader.maybe(rf"{name} (?:would score|has scored) {NUMBER}(?: before Pyramids)?(?:: (.+))?\.") or (
        0,
        None,
    )
    priests, ignored = reader.take(rf"{name}’s Priests are (.+); (\w+) does not count\.")
    places = items(priests, r"(\w+) (?:below 0|on (\d+)) \(×(\d)\)")
    assert tuple(reader.called(cat.CIVS)[item[1]] for item in places) == cat.CIVS
    left_out = reader.some(rf"{name}’s points that do not count: (.+)\.", lambda text: reader.counts(text, cat.CIVS))
    cosmo, malus, minus = reader.take(
        rf"{name} has (\d+) Cosmo and (no|\d+) (?:Malus|steps? of Malus)(?:, for minus (\d+) points?)?\."
    )
    cards, start, levels = reader.take(
        rf"{name} has (no|\d+) Power cards?(?:(?:,| and) (the Starting tile))?(?: and (\d) other Conversion tiles?)?\."
    )
    facts = {
        "colour": reader.called(cat.COLOURS)[colour],
        "total": int(total),
        "lines": reader.counts(lines or "", SOURCES),
        "left_out": left_out,
        "priests": tuple(int(item[2] or -1) for item in places),
        "multipliers": tuple(int(item[3]) for item in places),
        "ignored": reader.called(cat.CIVS)[ignored],
        "cosmo": int(cosmo),
        "malus": 0 if malus == "no" else int(malus),
        "malus_points": int(minus or 0),
        "cards": 0 if cards == "no" else int(cards),
        "start_tile": bool(start),
        "level_tiles": int(levels or 0),
        "unlocked": reader.some(rf"{name} may claim Conversion tiles of level (.+)\.", reader.numbers),
        "locked": reader.some(rf"{name}’s Priests have not reached Conversion tiles of level (.+)\.", reader.numbers),
        "tokens": reader.some(rf"{name} has these Pyramid tokens: (.+)\.", lambda text: reader.things(text, TOKENS)),
        "losses": reader.some(rf"{name} has lost buildings of (.+) since the last turn\.", reader.civs),
        "ties": reader.some(
            rf"If totals are equal, this decides, in this order: {name}’s (.+)\.",
            lambda text: reader.numbered(text, SOURCES),
        ),
    }
    reader.done()
    return facts


def _civ(reader: MapReader, civ: str) -> dict[str, Any]:
    name = SAY(f"theocratia-{civ}")
    size, number, areas = reader.take(rf"{name} has size (\d+); its Chronicles show (\d+), with (\d) areas? complete\.")
    spaces, crystals, warriors = reader.take(
        rf"(?:The next area of {name} has (\d) spaces?|No area of {name} is left to be filled);"
        r" it holds (\d+) crystals? and (\d+) Warriors?\."
    )
    held = reader.some(rf"{name} has the crystals (.+)\.", lambda text: reader.numbered(text, cat.CRYSTALS))
    supply, available = reader.take(rf"{name} has (\d+) Warriors? ready and (\d+) to be produced\.")
    pieces = reader.some(rf"{name} can still build (.+)\.", lambda text: reader.counts(text, cat.KINDS))
    row = reader.some(rf"The {name} row holds (.+)\.", lambda text: _row(reader, text))
    development = reader.maybe(rf"At the end of the round {name} develops by (.+)\.")
    reader.done()
    return {
        "id": civ,
        "size": int(size),
        "number": int(number),
        "areas": int(areas),
        "spaces": int(spaces or 0),
        "page_crystals": int(crystals),
        "page_warriors": int(warriors),
        "crystals": held,
        "supply": int(supply),
        "available": int(available),
        "pieces": pieces,
        "row": row,
        "development": reader.called(cat.DEVELOPMENT)[development[0]] if development else None,
    }


def _row(reader: MapReader, text: str) -> tuple[tuple[Die, int | None], ...]:
    found = items(text, r"(\w+ \d) (?:by (\w+)|from the beginning)")
    return tuple((reader.die(item[1]), reader.seat(item[2]) if item[2] else None) for item in found)


@cache
def _hex(line: str, names: tuple[str, ...]) -> tuple[Any, ...]:
    """In the order of the view: a place without ground has what stands there for good."""
    reader = MapReader(line.removesuffix(".").split(", "), names)
    grounds, civs, kinds = (reader.called(ids) for ids in (cat.GROUNDS, cat.CIVS, STANDING))
    name, _, ground = reader.lines.pop(0).partition(" is ")
    if ground not in grounds:
        civ, _, kind = ground.rpartition(" ")
        return name, None, None, None, None, None, False, civs.get(civ), "volcano" if not civ else kinds[kind], False
    tile = reader.maybe(r"under a (.+)")
    printed = reader.maybe(r"printed as (.+)")
    owner = reader.maybe(r"ground of (\w+)")
    building = reader.maybe(rf"with a ({one_of(civs)}) ({one_of(kinds)})")
    crystal = reader.maybe(r"with a (\w+) crystal")
    monster = reader.maybe("with a monster")
    touched = reader.maybe("changed last")
    reader.done()
    return (
        name,
        grounds[ground],
        grounds[printed[0]] if printed else grounds[ground],
        reader.called(TILES)[tile[0]] if tile else None,
        reader.seat(owner[0]) if owner else None,
        reader.called(cat.CRYSTALS)[crystal[0]] if crystal else None,
        monster is not None,
        civs[building[0]] if building else None,
        kinds[building[1]] if building else None,
        touched is not None,
    )
