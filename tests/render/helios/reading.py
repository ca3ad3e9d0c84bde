"""Reads the state of Helios back from its words, knowing nothing but the words and the names of things."""

from __future__ import annotations

import re
from typing import Any

from engine.helios import catalogue as cat

IDS = (
    *cat.COLOURS,
    *cat.SPECIALS,
    *cat.SYMBOLS,
    *cat.ACTION_COLOURS,
    *(building.id for building in cat.BUILDINGS),
    *(character.id for character in cat.CHARACTERS),
    *("collected", "corners", "mana", "cubes", "temple", "additional"),
)
PHASES = {
    r"The game is over after round (\d+) of (\d+), turn (\d+) of (\d+)\.": "end",
    r"Round (\d+) of (\d+), turn (\d+) of (\d+): hiring and activating\.": "characters",
    r"Round (\d+) of (\d+), turn (\d+) of (\d+): taking action tiles\.": "actions",
}


class Reader:
    """Consumes a paragraph sentence by sentence; what is left over at the end was not understood."""

    def __init__(self, text: str, names: tuple[str, ...], say: Any) -> None:
        self.text = text
        self.names = names
        self.ids = {say(f"helios-{key}"): key for key in IDS}
        self.say = say

    def take(self, pattern: str) -> tuple[str, ...]:
        found = self.maybe(pattern)
        assert found is not None, f"expected {pattern!r} at {self.text[:200]!r}"
        return found

    def maybe(self, pattern: str) -> tuple[str, ...] | None:
        match = re.match(pattern + r"(?: |$)", self.text)
        if match is None:
            return None
        self.text = self.text[match.end() :]
        return match.groups()

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def list(self, text: str) -> tuple[str, ...]:
        return () if text == "none" else tuple(re.split(r", | and ", text))

    def things(self, text: str) -> tuple[str, ...]:
        return tuple(self.ids[thing] for thing in self.list(text))

    def counts(self, text: str) -> dict[str, int]:
        pairs = (item.rsplit(" ", 1) for item in self.list(text))
        return {self.ids[thing]: int(count) for thing, count in pairs}

    def actions(self, text: str) -> tuple[tuple[str, str], ...]:
        pairs = (item.split(" in ") for item in self.list(text))
        return tuple((self.ids[symbol], self.ids[colour]) for symbol, colour in pairs)


def table(reader: Reader) -> dict[str, Any]:
    seats, preset = reader.take(r"Helios with (\d) players, rules of the (.+?)\.")
    facts: dict[str, Any] = {"seats": int(seats)}
    facts["preset"] = {reader.say(f"helios-option-preset-{key}"): key for key in cat.PRESETS}[preset]
    facts |= _round(reader)
    order, start = reader.take(r"Turn order: (.+?)\. Start player: (\w+)\.")
    facts["order"] = tuple(map(reader.seat, reader.list(order)))
    facts["start"] = reader.seat(start)
    facts |= _decision(reader) if re.match(r"\w+ decides: ", reader.text) else _result(reader)
    last = reader.maybe(r"Last move by (\w+): (.+?)\.")
    facts["last"] = (reader.seat(last[0]), last[1]) if last else None
    assert reader.text == ""
    return facts


def _round(reader: Reader) -> dict[str, Any]:
    before = reader.maybe(r"Set-up\. The game has (\d+) rounds of (\d+) turns for each player\.")
    if before:
        return {"phase": "setup", "round": 0, "rounds": int(before[0]), "turn": 0, "turns": int(before[1])}
    for pattern, phase in PHASES.items():
        found = reader.maybe(pattern)
        if found:
            round_, rounds, turn, turns = map(int, found)
            return {"phase": phase, "round": round_, "rounds": rounds, "turn": turn, "turns": turns}
    raise AssertionError(reader.text)


def _decision(reader: Reader) -> dict[str, Any]:
    seat, ask = reader.take(
        r"(\w+) decides: (.+?[.?])(?= Rules| In hand| The sun can| Possible moves| The special tile| Last move|$)"
    )
    rules = reader.maybe(r"Rules: (.+?)\.")
    pending = reader.maybe(r"In hand: (.+?)\.")
    ways = reader.maybe(r"The sun can go to: (.+?)\.")
    worth = reader.maybe(r"The special tile would count, as things stand: (.+?)\.")
    moves = reader.maybe(r"Possible moves: (.+?)\.")
    return {
        "to_move": reader.seat(seat),
        "ask": ask,
        "rules": reader.list(rules[0]) if rules else (),
        "pending": reader.things(pending[0]) if pending else (),
        "destinations": tuple(_way(reader, way) for way in ways[0].split("; ")) if ways else (),
        "worth": tuple(_site(site) for site in reader.list(worth[0])) if worth else (),
        "moves": reader.list(moves[0]) if moves else None,
    }


def _site(text: str) -> tuple[str, int]:
    hex_, points = text.split(" ")
    return hex_, int(points)


def _way(reader: Reader, text: str) -> tuple[Any, ...]:
    match = re.fullmatch(r"(\w\d) after (\d+) steps?, cubes (.+), temples (\d+), revolution (\d+)", text)
    assert match, text
    hex_, steps, cubes, points, revolution = match.groups()
    return hex_, int(steps), reader.things(cubes), int(points), int(revolution)


def _result(reader: Reader) -> dict[str, Any]:
    reason, places = reader.take(r"(.+?\.) Places: (.+?)\.(?= Last|$)")
    ranked = dict(place.split(". ")[::-1] for place in reader.list(places))
    return {
        "to_move": None,
        "reason": reason,
        "ranks": tuple(int(ranked[name]) for name in reader.names),
    }


def board(reader: Reader) -> dict[str, Any]:
    name, points, total, lines = reader.take(r"(\w+) has collected (\d+) points? and would end with (\d+): (.+?)\.")
    facts: dict[str, Any] = {"seat": reader.seat(name), "points": int(points), "total": int(total)}
    facts["lines"] = reader.counts(lines)
    mana, sun, unlimited = reader.take(rf"{name} has (\d+) mana and sun value (\d+)(, moved without limit)?\.")
    facts |= {"mana": int(mana), "sun_value": int(sun), "unlimited": unlimited is not None}
    facts["cubes"] = reader.counts(*reader.take(rf"{name} has cubes: (.+?)\."))
    (tiles,) = reader.take(rf"{name} has tiles: (.+?)\.")
    facts["tiles"] = tuple(_tile(reader, tile) for tile in tiles.split("; ")) if tiles != "none" else ()
    facts["built"] = reader.things(*reader.take(rf"{name} has built: (.+?)\."))
    facts["active"] = reader.things(*reader.take(rf"{name} has active characters: (.+?)\."))
    facts["hired"] = reader.things(*reader.take(rf"{name} has hired, not active: (.+?)\."))
    facts["sun"], path = reader.take(rf"{name}’s sun stands on (\w\d); its last path: (.+?)\.")
    facts["path"] = reader.list(path)
    areas = (area.split(": ") for area in reader.take(rf"{name} has action tiles: (.+?)\.")[0].split("; "))
    facts["areas"] = tuple((reader.ids[area], reader.actions(held)) for area, held in areas)
    temples, price = reader.take(rf"{name} has temples: (\d+); the next one costs (\d+)\.")
    facts |= {"temples": int(temples), "temple_cost": int(price)}
    (fresh,) = reader.take(rf"Changed last in the latest turn of {name}: (.+?)\.")
    facts["fresh"] = None if fresh == "none" else reader.ids.get(fresh, fresh)
    facts["corners"] = reader.list(*reader.take(rf"{name} has corner spaces: (.+?)\."))
    facts["payable"] = reader.counts(*reader.take(rf"{name} can pay for, in cubes: (.+?)\."))
    ties = reader.maybe(rf"Ties are broken for {name} by: (.+?)\.")
    facts["ties"] = reader.counts(*ties) if ties else {}
    assert reader.text == ""
    return facts


def _tile(reader: Reader, text: str) -> tuple[Any, ...]:
    pattern = r"(\w\d) (.+?)(?:, worth (\d+))?(, with a temple)?, light (\d+)(?:, holding (.+))?"
    match = re.fullmatch(pattern, text)
    assert match, text
    hex_, tile, worth, temple, light, cubes = match.groups()
    held = reader.things(cubes) if cubes else ()
    return hex_, reader.ids[tile], worth is not None, held, temple is not None, int(light), int(worth or 0)


def display(reader: Reader) -> dict[str, Any]:
    columns = [reader.take(r"(\w+) column from the pile down: (.+?)\.") for _ in cat.SYMBOLS]
    facts: dict[str, Any] = {"columns": tuple((reader.ids[symbol], reader.things(held)) for symbol, held in columns)}
    (stacks,) = reader.take(r"Land stacks: (.+?)\.")
    facts["stacks"] = tuple(_stack(reader, stack) for stack in stacks.split("; "))
    facts["additional"] = reader.counts(*reader.take(r"Face-down in the additional stack: (.+?)\."))
    facts["specials"] = reader.counts(*reader.take(r"Special tiles left: (.+?)\."))
    facts["offer"] = reader.things(*reader.take(r"Characters for hire: (.+?)\."))
    facts["piles"] = reader.counts(*reader.take(r"Action tiles in the piles: (.+?)\."))
    discards = [reader.take(r"Discarded (\w+) tiles: (.+?)\.") for _ in cat.SYMBOLS]
    facts["discards"] = {reader.ids[symbol]: reader.counts(held) for symbol, held in discards}
    facts["temporary"] = reader.actions(*reader.take(r"Temporary action tiles: (.+?)\."))
    assert reader.text == ""
    return facts


def _stack(reader: Reader, text: str) -> tuple[str, str | None, int]:
    match = re.fullmatch(r"(.+?) (?:shows (\w+)|is taken), (\d+) below", text)
    assert match, text
    stack, shown, left = match.groups()
    return reader.ids[stack], reader.ids[shown] if shown else None, int(left)
