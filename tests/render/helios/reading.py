"""Reads the state of Helios back from its words."""

from __future__ import annotations

import re
from dataclasses import asdict, astuple, replace
from typing import Any

from engine.helios import catalogue as cat
from engine.helios.view import BoardView, HeliosView, TileView
from tests.render import reading
from tests.render.reading import SAY, Kinds, Reader, items, one_of, points, sections, some

BUILDINGS = tuple(building.id for building in cat.BUILDINGS)
PEOPLE = tuple(character.id for character in cat.CHARACTERS)
AREAS = tuple(f"{area}_area" for area in cat.AREAS)
SOURCES = ("collected", "corners", *cat.SPECIALS, *BUILDINGS, *PEOPLE, "mana", "cubes")
PHASES = {
    r"The table is being set up for (\d) rounds of (\d) turns for each player\.": "setup",
    r"The game is over after round (\d) of (\d), turn (\d) of (\d)\.": "end",
    r"It is round (\d) of (\d), turn (\d) of (\d): hiring and activating\.": "characters",
    r"It is round (\d) of (\d), before the first of its (\d) turns: choosing bonus cubes\.": "actions",
    r"It is round (\d) of (\d), turn ([1-9]) of (\d): taking action tiles\.": "actions",
}


class HeliosReader(Reader):
    """A reader who knows how the moves of Helios are told."""

    game = "helios"

    def moves(self) -> list[tuple[str, str, Kinds]]:
        colours, areas = self.called(cat.COLOURS), self.called(cat.AREAS)
        return [
            (r"Start with (.+)\.", "start {}", (colours,)),
            (r"Put the grey action tile into the (.+) area\.", "area {}", (areas,)),
            (r"Only take the action tile, without its action\.", "pass", ()),
            (r"Create (.+) land, with a cube\.", "land {}", (colours,)),
            (r"Create the special tile (.+)\.", "special {}", (self.called(cat.SPECIALS),)),
            (r"Place the tile on (.+)\.", "place {}", (None,)),
            (r"Gain a cube of (.+)\.", "gain {}", (colours,)),
            (r"Build the (.+)\.", "build {}", (self.called(("temple", *BUILDINGS)),)),
            (r"Put the temple on (.+)\.", "temple {}", (None,)),
            (r"Pay (.+) from (.+)\.", "pay {} {}", (colours, None)),
            (r"Sell (.+) mana\.", "sell {}", (None,)),
            (r"Place (.+) first\.", "first {}", (colours,)),
            (r"Use the bonus action for (.+)\.", "bonus {}", (self.called(cat.SYMBOLS),)),
            (r"Decline the bonus action\.", "decline", ()),
            (r"Hire the (.+)\.", "hire {}", (self.called(PEOPLE),)),
            (r"Activate the (.+)\.", "activate {}", (self.called(PEOPLE),)),
            (r"End the turn\.", "end", ()),
            (r"Put a cube of (.+) on (.+)\.", "cube {} {}", (colours, None)),
        ]

    def read_move(self, sentence: str) -> list[str]:
        if ways := _ways(sentence):
            return [f"sun {way[1]}" for way in ways]
        if match := re.fullmatch(r"Take the (\w+) (.+) action tile\.", sentence):
            (colour,) = self.things(match[1], cat.ACTION_COLOURS)
            return [f"take {symbol} {colour}" for symbol in self.things(match[2], cat.SYMBOLS)]
        return super().read_move(sentence)

    def actions(self, text: str) -> tuple[tuple[str, str], ...]:
        pairs = (item.group().split() for item in items(text, r"\w+ \w+"))
        symbols, colours = self.called(cat.SYMBOLS), self.called(cat.ACTION_COLOURS)
        return tuple((symbols[symbol], colours[colour]) for colour, symbol in pairs)


def state(texts: list[str], names: tuple[str, ...]) -> dict[str, Any]:
    """Everything that the words say."""
    told = {heading: HeliosReader(lines, names) for heading, lines in sections(texts)}
    facts = {"moves": None, "destinations": (), "worth": (), "beside": (), "paid": (), **_table(told.pop("The table"))}
    if facts["to_move"] is not None and (moves := told.pop(f"What {names[facts['to_move']]} can do", None)):
        facts |= _moves(moves)
    facts |= _display(told.pop("The shared display"))
    facts["boards"] = []
    for name in names:
        board = _board(told.pop(f"{name}’s board"), name)
        land = told.pop(f"{name}’s land", None)
        facts["boards"].append(board | {"tiles": _land(land) if land else ()})
    things = told.pop("Costs and effects")
    online = facts["options"] == "yucata"
    about = {id_: SAY(f"helios-about-{id_}") for id_ in ("temple", *BUILDINGS)}
    about["city_hall"] = SAY("helios-about-city_hall_online") if online else about["city_hall"]
    assert all(words in " ".join(things.lines) for words in about.values())
    assert not told
    return facts


def facts(view: HeliosView) -> dict[str, Any]:
    """Everything in the view, in the same form, without what is zero or empty; nothing is paid for after the end."""
    known = reading.facts(view)
    return known | {
        "options": dict(view.options)["preset"],
        "stacks": tuple((stack.stack, stack.open, stack.left) for stack in view.stacks),
        "specials": some(view.specials),
        "piles": some(view.piles),
        "additional": some(view.additional),
        "discards": {symbol: some(tiles) for symbol, tiles in view.discards},
        "destinations": tuple(astuple(way) for way in view.destinations),
        "boards": [
            asdict(board)
            | points(score)
            | {"cubes": some(board.cubes), "tiles": tuple(map(astuple, _tiles(view, board)))}
            | ({"payable": (), "temple_cost": 0} if view.result else {})
            for board, score in zip(view.boards, view.scores, strict=True)
        ],
    }


def _tiles(view: HeliosView, board: BoardView) -> list[TileView]:
    """At the end without what temples would bring that have not been built."""
    return [tile if tile.temple or not view.result else replace(tile, light=0) for tile in board.tiles]


def _table(reader: HeliosReader) -> dict[str, Any]:
    seats, preset = reader.take(r"(\d) players follow the rules of the (.+)\.")
    facts: dict[str, Any] = {"seats": int(seats)}
    facts["options"] = reader.called(cat.PRESETS, "option-preset-")[preset]
    facts |= reader.round(PHASES)
    (order,) = reader.take(r"The turn order is (.+)\.")
    places = items(order, r"(\w+)( \(start player\))?")
    facts["order"] = tuple(reader.seat(item[1]) for item in places)
    (facts["start"],) = (reader.seat(item[1]) for item in places if item[2])
    if " decides: " in reader.lines[0]:
        facts |= reader.decision()
        holder, pending = reader.maybe(r"(\w+) holds, not yet placed: (.+)\.") or (None, "")
        assert holder in (None, reader.names[facts["to_move"]])
        facts["pending"] = reader.things(pending, cat.TILES)
    else:
        facts |= reader.result()
        facts["pending"] = ()
    last = reader.maybe(r"The last move, by (\w+): (.+)")
    facts["last"] = (reader.seat(last[0]), *reader.read_move(last[1])) if last else None
    reader.done()
    return facts


def _moves(reader: HeliosReader) -> dict[str, Any]:
    ways = [_way(reader, *item.groups()) for line in reader.lines for item in _ways(line)]
    facts: dict[str, Any] = {"destinations": tuple(ways), "moves": reader.all_moves()}
    if stops := reader.maybe(r"By an action of the sun it could get to (.+)\."):
        facts["destinations"] = tuple(_way(reader, *item.groups()) for item in items(stops[0], _WAY))
    worth = reader.maybe(r"As things stand the special tile would be worth: (.+)\.")
    facts["worth"] = tuple((item[1], int(item[2])) for item in items(worth[0], r"(\w\d) (\d+)")) if worth else ()
    beside = reader.maybe(r"Special tiles on the board would change by these points: (.+)\.")
    facts["beside"] = tuple((item[1], int(item[2])) for item in items(beside[0], r"(\w\d) (-?\d+)")) if beside else ()
    paid = reader.maybe(r"These cubes are paid with in any case: (.+)\.")
    facts["paid"] = tuple((item[1], item[2]) for item in items(paid[0], r"(\w+) (\w\d)")) if paid else ()
    reader.done()
    return facts


_WAY = r"(\w\d)(?: \(([^)]*)\))?"


def _ways(line: str) -> list[re.Match[str]]:
    if not line.startswith("Move the sun to "):
        return []
    return items(line.removeprefix("Move the sun to ")[:-1], _WAY)


def _way(reader: HeliosReader, hex_: str, gains: str) -> tuple[Any, ...]:
    pattern = (
        r"(\d+) steps?(?:, (?:1 (\w+) cube|the cubes (.+?)))?"
        r"(?:, (\d+) points? for temples)?(?:, (\d+) points for the revolution)?"
    )
    match = re.fullmatch(pattern, gains)
    assert match, gains
    steps, cube, cubes, points, revolution = match.groups()
    grown = reader.things(cube or cubes or "", cat.COLOURS)
    return hex_, int(steps), grown, int(points or 0), int(revolution or 0)


def _board(reader: HeliosReader, name: str) -> dict[str, Any]:
    points, total, lines = reader.take(
        rf"{name} has collected (\d+) points?(?: and (?:would end|ends) with (\d+)(?:: (.+))?)?\."
    )
    facts: dict[str, Any] = {"points": int(points), "total": int(total or 0)}
    facts["lines"] = reader.counts(lines or "", SOURCES)
    facts["added"] = reader.some(
        rf"{name}’s active characters bring these points, counted with corner spaces, mana and cubes: (.+)\.",
        lambda text: reader.numbered(text, PEOPLE),
    )
    mana, sun, unlimited = reader.take(
        rf"{name} has (\d+) mana and sun value (\d+)(; the sun moves as far as its owner likes)?\."
    )
    facts |= {"mana": int(mana), "sun_value": int(sun), "unlimited": unlimited is not None}
    facts["cubes"] = reader.some(rf"{name} has these cubes: (.+)\.", lambda text: reader.counts(text, cat.COLOURS))
    temples, price = reader.take(rf"{name} has (no|\d+) temples?(?:; the next one costs (\d+) cubes?)?\.")
    facts |= {"temples": 0 if temples == "no" else int(temples), "temple_cost": int(price or 0)}
    facts["built"] = reader.some(rf"{name} has built (.+)\.", lambda text: reader.things(text, BUILDINGS))
    facts["active"] = reader.some(rf"{name} has activated (.+)\.", lambda text: reader.things(text, PEOPLE))
    facts["hired"] = reader.some(
        rf"{name} has hired, but not activated, (.+)\.", lambda text: reader.things(text, PEOPLE)
    )
    facts |= _sun(reader, name)
    facts["corners"] = reader.some(rf"{name} has land beside these corner spaces: (.+)\.", reader.words)
    facts["areas"] = tuple(
        (area, reader.some(rf"{name}’s {SAY(f'helios-{area}')} area holds these action tiles: (.+)\.", reader.actions))
        for area in cat.AREAS
    )
    fresh = reader.maybe(rf"{name}’s latest turn changed (.+) last, apart from the sun and its light\.")
    facts["fresh"] = reader.called((*BUILDINGS, *PEOPLE, *AREAS)).get(fresh[0], fresh[0]) if fresh else None
    facts["payable"] = reader.some(
        rf"{name} can pay for these, in cubes: (.+)\.", lambda text: reader.numbered(text, ("temple", *BUILDINGS))
    )
    ties = reader.maybe(rf"If totals are equal, this decides: cubes left; {name} has (\d+)\.")
    facts["ties"] = {"cubes": int(ties[0])} if ties else {}
    reader.done()
    return facts | {"seat": reader.seat(name)}


def _sun(reader: HeliosReader, name: str) -> dict[str, Any]:
    still = reader.maybe(rf"{name}’s sun stands on (\w\d) and has not moved yet\.")
    if still:
        return {"sun": still[0], "path": (), "sun_beside": None}
    sun, path, _, _, beside = reader.take(
        rf"{name}’s sun stands on (\w\d); its last path was (.+?)\."
        r"( Its way passes (\w\d) more than once; this time the tile on (\w\d) is at its right hand\.)?"
    )
    return {"sun": sun, "path": reader.words(path), "sun_beside": beside}


def _land(reader: HeliosReader) -> tuple[tuple[Any, ...], ...]:
    pattern = (
        rf"On (\w\d) lies (the special tile )?({one_of(reader.called(cat.TILES))})(?:, worth (\d+) points? at the end)?"
        r"(?:, with \d cubes? of (.+?))?(?:, with (a temple) that (?:brings (\d+) when lit|is never lit any more))?"
        r"(?:, where a temple (?:brings (\d+) points? when lit|is never lit any more))?\."
    )
    tiles = []
    while reader.lines:
        hex_, special, tile, worth, cubes, temple, light, dark = reader.take(pattern)
        held = reader.things(cubes or "", cat.COLOURS)
        kind = reader.called(cat.TILES)[tile]
        tiles.append((hex_, kind, bool(special), held, bool(temple), int(light or dark or 0), int(worth or 0)))
    return tuple(tiles)


def _display(reader: HeliosReader) -> dict[str, Any]:
    def colours(text: str) -> tuple[str, ...]:
        return reader.things(text, cat.ACTION_COLOURS)

    columns = []
    for symbol in cat.SYMBOLS:
        name = SAY(f"helios-{symbol}")
        (tiles,) = reader.take(
            rf"(?:No {name} action tile lies open|{name} action tiles, in the order they are taken: (.+))\."
        )
        columns.append((symbol, colours(tiles or "")[::-1]))
    facts: dict[str, Any] = {"columns": tuple(columns)}
    facts["piles"] = reader.some(
        r"Face-down action tiles in the piles: (.+)\.", lambda text: reader.counts(text, cat.SYMBOLS)
    )
    facts["discards"] = {
        symbol: reader.some(
            rf"Discarded {SAY(f'helios-{symbol}')} action tiles: (.+)\.",
            lambda text: reader.counts(text, cat.ACTION_COLOURS),
        )
        for symbol in cat.SYMBOLS
    }
    facts["stacks"] = _stacks(reader)
    facts["additional"] = reader.some(
        r"Face-down in the additional stack: (.+)\.", lambda text: reader.counts(text, cat.COLOURS)
    )
    facts["specials"] = reader.some(r"Special tiles left: (.+)\.", lambda text: reader.counts(text, cat.SPECIALS))
    facts["offer"] = reader.some(r"Characters for hire: (.+)\.", lambda text: reader.things(text, PEOPLE))
    facts["temporary"] = reader.some(r"Temporary action tiles in the game: (.+)\.", reader.actions)
    reader.done()
    return facts


def _stacks(reader: HeliosReader) -> tuple[tuple[str, str | None, int], ...]:
    known = reader.called((*cat.COLOURS, "additional"))
    pattern = r"(?:(\w+) on the )?([\w ]+) \((\d+) below\)"
    found: dict[str, tuple[str | None, int]] = {}
    for item in items(*reader.some(r"Open land: (.+)\.", lambda text: (text, pattern))):
        found[known[item[2]]] = (known[item[1] or item[2]], int(item[3]))
    for item in items(*reader.some(r"Stacks without an open tile: (.+)\.", lambda text: (text, pattern))):
        found[known[item[2]]] = (None, int(item[3]))
    return tuple((stack, *found[stack]) for stack in known.values())
