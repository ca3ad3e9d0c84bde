"""Positions set up by hand: a table as it is printed, changed in what a test is about.

Everything here is written down from the rule book, so that the tests do not rest on the catalogue.
"""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from typing import Any, Self

from engine.game import Event
from engine.theocratia import GAME
from engine.theocratia.game import Theocratia
from engine.theocratia.view import CivView, HexView, SeatView
from tests.engine.theocratia.layout import flat

CIVS = ("magenta", "turquoise", "violet", "pink")
COLOURS = ("red", "brown", "blue", "white")
ROWS = {
    "a": "N d g d R",
    "b": "R U N R W N",
    "c": "W D W F U D U",
    "d": "U N R G S N R W",
    "e": "g G F S V S F G g",
    "f": "N U W S G U W R",
    "g": "R D R F N D N",
    "h": "W N U W R U",
    "i": "U d g d W",
}
"""R N U W: the players' ground; G D: plains and desert, small with a monster; S: starting building; V: Volcano."""
LETTERS = {f"{row}{number}": letter for row, line in ROWS.items() for number, letter in enumerate(line.split(), 1)}
CRYSTAL_HEXES = [name for name, letter in LETTERS.items() if letter in "RNUWGg"]
MONSTER_HEXES = [name for name, letter in LETTERS.items() if letter in "gd"]
START_BUILDINGS = {
    "d5": ["magenta", "barrack"],
    "e6": ["turquoise", "factory"],
    "f4": ["violet", "barrack"],
    "e4": ["pink", "factory"],
}
CARDS = [
    "stardust",
    "whispered_prayer",
    "absolution",
    "twist_of_fate",
    "clear_vision",
    "fertile_season",
    "scattered_gems",
    "call_to_arms",
    "ambush",
    "triumph",
    "joyful_crowd",
    "lanterns",
    "purification",
    "revelation",
    "far_settlers",
    "overtime",
    "drill",
    "martyrs",
    "omen",
    "ascension",
]
DEVELOPMENT = ("dev_blank", "dev_expansion", "dev_holiday", "dev_expansion")
TURN: dict[str, Any] = {
    "face": None,
    "tint": None,
    "twists": 0,
    "vision": False,
    "civ": None,
    "mode": None,
    "idle": False,
    "acts": [],
    "greens": 0,
    "paid": [],
}


class Table:
    """Red (seat 0) is to take a die in round 1; nobody has built, cards or Cosmo. The Round Bonus is that of Pyramids.

    The dice on the table are the ones a test asks for. As many turns are left as there are dice, clockwise from Red.
    """

    def __init__(self, *dice: str, seats: int = 4, **options: str) -> None:
        self.data: dict[str, Any] = {
            "game": "theocratia",
            "options": options,
            "seed": "00" * 16,
            "shuffles": 0,
            "round": 1,
            "turn": None,
            "first": None,
            "next_first": None,
            "active": 0,
            "bonus_civ": "magenta",
            "bonus_holder": None,
            "bonuses": ["bonus_pyramid", "bonus_factory", "bonus_barrack", "bonus_expansion", "bonus_holiday_war"],
            "map": {
                "buildings": dict(START_BUILDINGS),
                "tiles": {},
                "crystals": list(CRYSTAL_HEXES),
                "monsters": list(MONSTER_HEXES),
                "touched": [],
            },
            "civs": [
                {
                    "crystals": {"green": 1 if civ in ("magenta", "violet") else 2},
                    "supply": 2 if civ in ("magenta", "violet") else 1,
                    "areas": 0,
                    "page_crystals": 0,
                    "page_warriors": 0,
                    "row": [],
                    "development": card,
                }
                for civ, card in zip(CIVS, DEVELOPMENT, strict=True)
            ],
            "players": [
                {
                    "priests": [-1, -1, -1, -1],
                    "cosmo": 0,
                    "malus": 0,
                    "hand": [],
                    "start_tile": True,
                    "level_tiles": 0,
                    "claimed": [],
                    "losses": [],
                    "tokens": [],
                }
                for _ in range(seats)
            ],
            "table": [_die(die) for die in dice],
            "deck": [],
            "discard": [],
            "die": None,
            "todo": [["turn", None, None], ["die", 0, None]],
        }
        self.top: list[str] = []

    def set(self, **fields: Any) -> Self:
        self.data |= fields
        return self

    def building(self, hex_: str, civ: str, kind: str = "house") -> Self:
        """A building; the crystal that lay there is gone."""
        self.data["map"]["buildings"][hex_] = [civ, kind]
        self.data["map"]["crystals"] = [name for name in self.data["map"]["crystals"] if name != hex_]
        return self

    def bare(self) -> Self:
        """A map without monsters."""
        self.data["map"]["monsters"] = []
        return self

    def without(self, hex_: str) -> Self:
        """No building here, no monster and no crystal."""
        self.data["map"]["buildings"].pop(hex_, None)
        for kind in ("crystals", "monsters"):
            self.data["map"][kind] = [name for name in self.data["map"][kind] if name != hex_]
        return self

    def tile(self, hex_: str, seat: int, kind: str = "start") -> Self:
        """A Conversion tile of this seat lies here; of a level: its tile of level 7."""
        chosen = self.data["options"].get("colours", "_".join(COLOURS)).split("_")
        self.data["map"]["tiles"][hex_] = {"colour": chosen[seat], "kind": kind}
        return self.player(seat, **({"start_tile": False} if kind == "start" else {"claimed": [7]}))

    def civ(self, name: str, **fields: Any) -> Self:
        self.data["civs"][CIVS.index(name)] |= fields
        return self

    def row(self, civ: str, *dice: str) -> Self:
        """Dice on a row, by nobody."""
        return self.civ(civ, row=[[*_die(die), None] for die in dice])

    def player(self, seat: int, **fields: Any) -> Self:
        self.data["players"][seat] |= fields
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        return self.player(seat, hand=list(cards))

    def deck(self, *cards: str) -> Self:
        """The next cards, in the order they are drawn."""
        self.top = list(cards)
        return self

    def step(self, step: str, seat: int = 0, about: str | int | None = None, **die: Any) -> Self:
        """In the middle of seat 0's turn with a Violet 3, unless the die is described."""
        self.data["die"] = {"die": ["violet", 3], **TURN, **die}
        self.data["todo"] = [["turn", None, None], ["end", seat, None], [step, seat, about]]
        return self

    def last_turn(self, first: int = 0) -> Self:
        """The round's last turn is about to end: `end` brings the End Round Bonus and the Civs' development."""
        last = (first + self.turns - 1) % len(self.data["players"])
        self.step("end", last, civ="violet", face=3)
        self.set(first=first, turn=self.turns, active=last)
        return self.set(todo=[["turn", None, None], ["end", last, None]])

    @property
    def turns(self) -> int:
        """Of the whole round."""
        seats = len(self.data["players"])
        return seats * (3 if seats == 2 else 2)

    def position(self) -> str:
        """The JSON; cards that lie nowhere are in the deck, those asked for on top."""
        data = deepcopy(self.data)
        if data["turn"] is None:
            data["turn"] = max(1, self.turns - len(data["table"]) + 1)
        if data["first"] is None:
            data["first"] = (data["active"] - data["turn"] + 1) % len(data["players"])
        _complete_die(data)
        rest = sorted(CARDS * 2)
        for card in [*self.top, *data["discard"], *(card for player in data["players"] for card in player["hand"])]:
            rest.remove(card)
        data["deck"] = [*rest, *reversed(self.top)]
        return json.dumps(flat(data))

    def game(self) -> Theocratia:
        return GAME.from_json(self.position())


MODE_OF_STEP = {"war": "war", "expand": "expand", "factory": "factory", "barrack": "barrack", "take": "first"}
MODE_OF_STEP |= {"pay": "holiday", "site": "pyramid", "clear": "pyramid"}


MODE_OF_FACE = {1: "first", 2: "war", 3: "expand", 4: "factory", 5: "barrack", 6: "holiday"}


def _complete_die(data: dict[str, Any]) -> None:
    """Put the die of a turn on its row and say what it is used for, where the test leaves that out."""
    die, step = data["die"], data["todo"][-1][0] if data["todo"] else ""
    if die and step in ("face", "row", "mode"):
        played = [*["twist_of_fate"] * die["twists"], *["clear_vision"] * die["vision"], *die["acts"]]
        data["discard"] = [*data["discard"], *(Counter(played) - Counter(data["discard"])).elements()]
    if not die or not die["civ"] or step in ("die", "face", "row", "idle_row"):
        return
    if die["mode"] is None and step == "end" and not die["idle"]:
        die["mode"] = MODE_OF_FACE[die["face"]]
    elif die["mode"] is None and step.startswith("token"):
        die["mode"] = "pyramid"
    elif die["mode"] is None:
        die["mode"] = MODE_OF_STEP.get(step)
    row = data["civs"][CIVS.index(die["civ"])]["row"]
    placed = [die["die"][0], die["face"], data["active"]]
    if row[-1:] != [placed]:
        row.append(placed)


def developed(table: Table, name: str, card: str) -> Table:
    """This card at this Civ, and nothing that could happen at the others before it."""
    cards = ["dev_expansion", "dev_expansion", "dev_holiday", "dev_blank"]
    cards.remove(card)
    rest = {"dev_blank": 0, "dev_holiday": 1, "dev_expansion": 2}
    cards.sort(key=rest.__getitem__)
    for other in CIVS:
        table.civ(other, development=card if other == name else cards.pop(0))
    return table


def _die(die: str) -> list[Any]:
    civ, face = die.split()
    return [civ, int(face)]


def do(game: Theocratia, *moves: str) -> list[Event]:
    """Play these moves; what happened."""
    log: list[Event] = []
    for move in moves:
        game.play(move, log)
    return log


def kinds(log: list[Event]) -> list[str]:
    return [event.kind for event in log]


def offered(game: Theocratia, verb: str) -> list[str]:
    """The moves with this verb."""
    return [str(move) for move in game.moves() if move.verb == verb]


def asked(game: Theocratia) -> str:
    """What is decided, and by whom: `row 0`."""
    prompt = game.prompt()
    return f"{prompt.kind} {prompt.seat}" if prompt else "over"


def civ(game: Theocratia, name: str) -> CivView:
    return game.view(None).civs[CIVS.index(name)]


def area(game: Theocratia, name: str) -> dict[str, int]:
    """Crystals in a Civ's area."""
    return dict(civ(game, name).crystals)


def player(game: Theocratia, seat: int) -> SeatView:
    return game.view(None).players[seat]


def priests(game: Theocratia, seat: int) -> tuple[int, ...]:
    """Magenta, Turquoise, Violet, Pink."""
    return player(game, seat).priests


def hex_at(game: Theocratia, name: str) -> HexView:
    return next(hex_ for hex_ in game.view(None).hexes if hex_.name == name)


def standing(game: Theocratia, name: str) -> tuple[str | None, str | None, int | None]:
    """Civ, kind and owner of what stands on a hex."""
    found = hex_at(game, name)
    return found.civ, found.kind, found.owner if found.kind else None


def hand(game: Theocratia, seat: int) -> list[str]:
    found = game.view(seat).hand
    assert found is not None
    return list(found)


def quarry() -> Table:
    """Pink: Red's Barrack on d3, Brown's House on d2 and the neutral Factory on e4 become a Pyramid on d3."""
    table = Table("magenta 5", "pink 1", "magenta 1").building("d3", "pink", "barrack").building("d2", "pink")
    return table.player(0, start_tile=False)


def built(table: Table) -> Theocratia:
    """The Pyramid stands on d3 and a token is chosen."""
    game = table.game()
    wanted = ("die magenta 5", "face 5", "row pink", "pyramid", "site d3", "clear d2 e4", "clear d2 e2")
    while asked(game) != "token 0":
        do(game, next(move for move in wanted if move in game.moves()))
    return game


def chosen(table: Table, token: str) -> Theocratia:
    game = built(table)
    do(game, f"token {token}")
    return game
