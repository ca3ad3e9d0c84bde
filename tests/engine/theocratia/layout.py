"""Positions as tests read and set them up: grouped by map, Civ, player and die, not field by field."""

from __future__ import annotations

from typing import Any

from tests.engine.theocratia.reference import PRINTED

CIVS = ("magenta", "turquoise", "violet", "pink")
KINDS = {"house": "houses", "factory": "factories", "barrack": "barracks", "pyramid": "pyramids"}
COURSE = ("seed", "shuffles", "round", "turn", "first", "next_first", "active", "bonus_holder", "bonuses")
CARDS = ("deck", "discard")
DIE = ("face", "tint", "twists", "vision", "civ", "idle", "mode", "acts", "greens", "paid")
OF_CIV = {"supply": "supply", "areas": "pages", "page_crystals": "page_crystals", "page_warriors": "page_warriors"}
OF_SEAT = {
    "priests": "priests",
    "cosmo": "cosmo",
    "malus": "malus",
    "hand": "hands",
    "start_tile": "starts",
    "level_tiles": "levels",
    "losses": "losses",
    "tokens": "used",
}
STEPS = ("turn", "develop", "slide", "round", "first_die", "second_die", "bonus_die")
ABOUT = {"develop": "civ", "neutral_hex": "civ", "neutral_house": "civ", "neutral_kind": "hex", "clear": "site"}


def flat(data: dict[str, Any]) -> dict[str, Any]:
    """The position itself."""
    found = {name: data[name] for name in ("game", "options", *COURSE, *CARDS)}
    found["bonus_hue"] = data["bonus_civ"]
    found["table"] = ["_".join(map(str, die)) for die in data["table"]]
    for kind, name in KINDS.items():
        standing = data["map"]["buildings"].items()
        found[name] = {
            civ: [hex_ for hex_, built in standing if list(built) == [civ, kind]]
            for civ in {civ for _, (civ, built) in standing if built == kind}
        }
    tiles = data["map"]["tiles"]
    found["ground"] = {
        colour: [hex_ for hex_ in tiles if tiles[hex_]["colour"] == colour]
        for colour in {tile["colour"] for tile in tiles.values()}
    }
    for kind in ("start", "level"):
        found[f"{kind}_tiles"] = [hex_ for hex_ in tiles if tiles[hex_]["kind"] == kind]
    found |= {name: data["map"][name] for name in ("crystals", "monsters", "touched")}
    civs = dict(zip(CIVS, data["civs"], strict=True))
    found["area"] = {name: civ["crystals"] for name, civ in civs.items()}
    found["development"] = {name: civ["development"] for name, civ in civs.items()}
    found["rows"] = {name: [[f"{hue}_{face}", seat] for hue, face, seat in civ["row"]] for name, civ in civs.items()}
    found |= {name: {civ: civs[civ][field] for civ in civs} for field, name in OF_CIV.items()}
    found |= {name: [player[field] for player in data["players"]] for field, name in OF_SEAT.items()}
    found["claimed"] = [[str(level) for level in player["claimed"]] for player in data["players"]]
    if data["die"]:
        hue, drawn = data["die"]["die"]
        found |= {"hue": hue, "drawn": drawn, **{name: data["die"][name] for name in DIE}}
        found["face"] = found["face"] or 0
    found["pending"] = [_entry(*entry) for entry in data["todo"]]
    return found


def _entry(step: str, seat: int | None, about: str | None) -> dict[str, Any]:
    entry: dict[str, Any] = {"then" if step in STEPS else "ask": step}
    if seat is not None:
        entry["seat"] = seat
    return entry | ({} if about is None else {ABOUT.get(step, "about"): about})


def grouped(found: dict[str, Any]) -> dict[str, Any]:
    """A position, as `flat` takes it."""
    data = {name: found[name] for name in ("game", "options", *COURSE, *CARDS)}
    data["bonus_civ"] = found["bonus_hue"]
    data["table"] = [_die(die) for die in found["table"]]
    buildings = {hex_: [civ, kind] for kind, name in KINDS.items() for civ, on in found[name].items() for hex_ in on}
    colours = {hex_: colour for colour, hexes in found["ground"].items() for hex_ in hexes}
    tiles = {
        hex_: {"colour": colours.get(hex_, PRINTED[hex_]), "kind": kind}
        for kind in ("start", "level")
        for hex_ in found[f"{kind}_tiles"]
    }
    data["map"] = {"buildings": buildings, "tiles": tiles} | {
        name: found[name] for name in ("crystals", "monsters", "touched")
    }
    data["civs"] = [
        {
            "crystals": found["area"][civ],
            "development": found["development"][civ],
            "row": [[*_die(die), seat] for die, seat in found["rows"].get(civ, [])],
        }
        | {field: found[name].get(civ, 0) for field, name in OF_CIV.items()}
        for civ in CIVS
    ]
    data["players"] = [
        {field: found[name][seat] for field, name in OF_SEAT.items()}
        | {"claimed": list(map(int, found["claimed"][seat]))}
        for seat in range(found["seats"])
    ]
    drawn = {"die": [found["hue"], found["drawn"]]} | {name: found[name] for name in DIE}
    data["die"] = drawn | {"face": found["face"] or None} if found["hue"] else None
    data["todo"] = [_step(**entry) for entry in found["pending"]]
    return data


def _step(*, ask: str = "", then: str = "", seat: int | None = None, **about: str) -> list[Any]:
    return [ask or then, seat, next(iter(about.values()), None)]


def _die(die: str) -> list[Any]:
    hue, face = die.split("_")
    return [hue, int(face)]
