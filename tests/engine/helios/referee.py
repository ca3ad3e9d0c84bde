"""A second, slow, obvious Helios: the whole game as one script that asks for decisions, after rules.md alone.

It imports nothing from the engine. Its table is the position JSON without what waits; its script is a generator that
yields who decides and between what, and is sent the answer. When face-down tiles are reshuffled, it checks that the
right tiles lie there and takes over their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import Any

from tests.engine.helios import reference

Asked = Generator[tuple[int, set[str]], str, None]
"""What is yielded: a seat and the notations it may choose from; what is sent: its choice."""
Board = dict[str, Any]

COLOURS = ["redwood", "granite", "bamboo", "spring", "obsidian"]
SPECIALS = ["created_land", "empty_spaces", "resources", "temples"]
SYMBOLS = ["land", "build", "sun"]
SHADES = ["red", "yellow", "blue", "gray"]
ROUNDS = {2: 4, 3: 3, 4: 4}
TURNS = {2: 4, 3: 6, 4: 4}
FAVOURED = {2: [], 3: [2], 4: [2, 3]}
"""Places in the turn order that receive a cube."""

BUILDINGS = {
    "observatory": (3, 0, 3), "sun_lodge": (2, 0, 1), "power_plant": (0, 1, 2), "sanctuary": (0, 4, 3),
    "bazaar": (0, 0, 1), "hallowed_grove": (0, 2, 2), "city_hall": (1, 0, 2), "citadel": (0, 0, 2),
    "watchtower": (0, 1, 2), "warehouse": (0, 0, 3), "land_steward": (0, 0, 2), "palace": (1, 1, 2),
}  # fmt: skip
"""Sun steps, mana and points."""
CHARACTERS = {
    "architect": (2, 0, 0, True), "inventor": (2, 2, 1, False), "priestess": (2, 2, 2, False),
    "explorer": (2, 0, 0, False), "prophetess": (3, 0, 0, False), "cartographer": (2, 0, 0, True),
    "princess": (3, 1, 0, False), "treasurer": (4, 0, 0, False),
}  # fmt: skip
"""Mana to hire; sun steps, mana and bonus cube when activated."""
CORNERS = {"a1": "b2", "a4": "b4", "d7": "d6", "g4": "f4", "g1": "f2"}
"""Each corner space with the one light hex beside it."""


def near(hex_: str) -> list[str]:
    return [reference.name(other) for other in reference.near(reference.NAMED[hex_])]


class Referee:
    """Follows one game from its set-up. `table` is what lies there, `asked` what is asked, None at the end."""

    def __init__(self, position: dict[str, Any], peek: Callable[[], dict[str, Any]]) -> None:
        self.table = position
        self.peek = peek
        """The position after the latest move, for the order of tiles shuffled just now."""
        self.boards: list[Board] = position["boards"]
        self.seats = len(self.boards)
        self.online = position["options"]["preset"] == "yucata"
        self.paid = False
        self._script = self._game()
        self.asked: tuple[int, set[str]] | None = next(self._script)

    def hear(self, move: str) -> None:
        try:
            self.asked = self._script.send(move)
        except StopIteration:
            self.asked = None

    # -- chapters 2, 3 and 8

    def _order(self) -> list[int]:
        return [(self.table["start"] + place) % self.seats for place in range(self.seats)]

    def _game(self) -> Asked:
        box = Counter({"redwood": 8, "granite": 8, "bamboo": 8, "spring": 6, "obsidian": 6})
        for seat in self._order():
            colour = (yield seat, {"start redwood", "start granite", "start bamboo"}).split()[1]
            self.boards[seat]["tiles"]["d4"] = {"tile": colour, "cubes": [colour], "temple": False}
            box[colour] -= 1
        box -= Counter(COLOURS * 4)
        shuffled = self.peek()
        self.table["below"] = [*shuffled["below"], shuffled["additional"]]
        assert Counter(self.table["below"]) == box
        self.table["round"] = 1
        self._open_land()
        for place in FAVOURED[self.seats]:
            seat = self._order()[place]
            own = self.boards[seat]["tiles"]["d4"]["tile"]
            yield from self._bonus_cube(seat, [colour for colour in COLOURS if not self.online or colour != own])
        for number in range(1, ROUNDS[self.seats] + 1):
            for _ in range(TURNS[self.seats]):
                for seat in self._order():
                    yield from self._turn(seat)
            yield from self._end_of_round(number)

    def _end_of_round(self, number: int) -> Asked:
        kept = self.seats == 2 and number in (1, 3)
        if not kept:
            for symbol, column in self.table["columns"].items():
                for shade in column:
                    self._discard(symbol, shade)
                column.clear()
        yield from self._characters()
        if number == ROUNDS[self.seats]:
            return
        self.table["start"] = (self.table["start"] + 1) % self.seats
        self.table["round"] += 1
        self._open_land()
        if not kept:
            for symbol in SYMBOLS:
                self._deal(symbol)
        for place in FAVOURED[self.seats]:
            yield from self._bonus_cube(self._order()[place], COLOURS)

    def _open_land(self) -> None:
        self.table["open_land"] = list(COLOURS)
        self.table["additional"] = self.table["below"].pop()

    def _deal(self, symbol: str) -> None:
        column, pile = self.table["columns"][symbol], self.table["piles"][symbol]
        dealt = self.peek()["columns"][symbol]
        while len(column) < 6:
            if not pile:
                discards = self.table["discards"]
                lying = {shade: discards.pop(f"{symbol} {shade}", 0) for shade in SHADES}
                if not any(lying.values()):
                    lying = dict.fromkeys(SHADES, 1)
                    self.table["temporary"].update(f"{symbol} {shade}" for shade in SHADES)
                pile += [shade for shade in SHADES for _ in range(lying[shade])]
                number = min(6 - len(column), len(pile))
                drawn = dealt[len(column) : len(column) + number]
                for shade in drawn:
                    pile.remove(shade)
                column += drawn
                left = self.peek()["piles"][symbol]
                if len(column) == 6 and sorted(left) == sorted(pile):
                    pile[:] = left
            else:
                column.append(pile.pop())

    def _discard(self, symbol: str, shade: str) -> None:
        pieces = self.table["temporary" if self.table["temporary"][f"{symbol} {shade}"] else "discards"]
        pieces[f"{symbol} {shade}"] += 1 if pieces is self.table["discards"] else -1

    def _turn(self, seat: int) -> Asked:
        self.paid = False
        columns = self.table["columns"]
        _, symbol, shade = (
            yield seat, {f"take {symbol} {column[-1]}" for symbol, column in columns.items() if column}
        ).split()
        columns[symbol].pop()
        area = shade
        if shade == "gray":
            area = (yield seat, {"area red", "area yellow", "area blue"}).split()[1]
        tiles = self.boards[seat]["areas"][area]
        tiles.append(f"{symbol} {shade}")
        yield from self._action(seat, symbol, may_pass=True)
        if len(tiles) == 4:
            yield from self._bonus_action(seat)
            for stored in tiles:
                self._discard(*stored.split())
            tiles.clear()

    def _bonus_action(self, seat: int) -> Asked:
        possible = {
            symbol
            for symbol, choices in (
                ("land", self._land_choices(seat)), ("build", self._build_choices(seat)), ("sun", {"sun"}),
            )
            if choices
        }  # fmt: skip
        move = yield seat, {*(f"bonus {symbol}" for symbol in possible), "decline"}
        if move != "decline":
            yield from self._action(seat, move.split()[1], may_pass=False)

    def _action(self, seat: int, symbol: str, *, may_pass: bool) -> Asked:
        choices = {"land": self._land_choices, "build": self._build_choices, "sun": self._sun_choices}[symbol](seat)
        move = yield seat, choices | ({"pass"} if may_pass else set())
        if move != "pass":
            carry_out = {"land": self._create, "special": self._create, "build": self._build, "sun": self._move_sun}
            yield from carry_out[move.split()[0]](seat, move.split()[1])

    # -- chapter 4

    def _room(self, seat: int) -> set[str]:
        return reference.room(self.table, seat)

    def _land_choices(self, seat: int) -> set[str]:
        if not self._room(seat):
            return set()
        open_ = {*self.table["open_land"], self.table["additional"]} - {None}
        laid = Counter(tile["tile"] for board in self.boards for tile in board["tiles"].values())
        stock = {special for special in SPECIALS if laid[special] < 2}
        return {f"land {colour}" for colour in open_} | {f"special {special}" for special in stock}

    def _create(self, seat: int, tile: str) -> Asked:
        if self.table["additional"] == tile:
            self.table["additional"] = None
        elif tile in COLOURS:
            self.table["open_land"].remove(tile)
        yield from self._place(seat, tile)

    def _place(self, seat: int, tile: str) -> Asked:
        hex_ = (yield seat, {f"place {hex_}" for hex_ in self._room(seat)}).split()[1]
        board = self.boards[seat]
        cubes = [] if tile in SPECIALS else [tile]
        board["tiles"][hex_] = {"tile": tile, "cubes": cubes, "temple": False}
        if hex_ in ("b3", "f3"):
            board["mana"] += 2
        if hex_ in ("c2", "c5", "e2", "e5"):
            cubes.append((yield seat, {f"gain {colour}" for colour in COLOURS}).split()[1])

    # -- chapter 5

    def _build_choices(self, seat: int) -> set[str]:
        board = self.boards[seat]
        found = {
            f"build {building}"
            for building in BUILDINGS
            if building not in board["built"] and reference.payments(self.table, seat, building)
        }
        site = any(not tile["temple"] for tile in board["tiles"].values())
        return found | ({"build temple"} if site and reference.payments(self.table, seat, "temple") else set())

    def _pay(self, seat: int, what: str) -> Asked:
        """Needed colours first, in the order of the colours, each from its first hex; then the rest in order."""
        tiles = self.boards[seat]["tiles"]
        owned = {cube for tile in tiles.values() for cube in tile["cubes"]}
        either = what == "citadel"
        needs = (
            [] if what == "temple" else [c for c in COLOURS if c in reference.PRINTED[what].replace("/", " ").split()]
        )
        needs = [] if either else [colour for colour in needs if colour in owned]

        def in_order(cubes: Iterable[str]) -> list[str]:
            rest = sorted(cubes, key=lambda cube: (COLOURS.index(cube.split()[0]), cube.split()[1]))
            first = [next(cube for cube in rest if cube.startswith(colour)) for colour in needs]
            for cube in first:
                rest.remove(cube)
            return first + rest

        ways = [in_order(way) for way in reference.payments(self.table, seat, what)]
        for step in range(len(ways[0])):
            options = {way[step] for way in ways}
            chosen = min(options)
            if len(options) > 1:
                chosen = (yield seat, {f"pay {cube}" for cube in options}).removeprefix("pay ")
            ways = [way for way in ways if way[step] == chosen]
            colour, hex_ = chosen.split()
            tiles[hex_]["cubes"].remove(colour)

    def _gain_sun(self, board: Board, steps: int) -> None:
        if "power_plant" not in board["built"]:
            board["sun_value"] += steps

    def _build(self, seat: int, what: str) -> Asked:
        board = self.boards[seat]
        if what == "temple":
            free = {hex_ for hex_, tile in board["tiles"].items() if not tile["temple"]}
            hex_ = (yield seat, {f"temple {hex_}" for hex_ in free}).split()[1]
            yield from self._pay(seat, "temple")
            board["tiles"][hex_].update(cubes=[], temple=True)
            board["mana"] += sum(tile["temple"] for tile in board["tiles"].values())
            return
        yield from self._pay(seat, what)
        sun, mana, _ = BUILDINGS[what]
        self._gain_sun(board, sun)
        board["built"].append(what)
        board["mana"] += mana
        if what == "bazaar" and board["mana"]:
            sold = int((yield seat, {f"sell {mana}" for mana in range(min(3, board["mana"]) + 1)}).split()[1])
            board["mana"] -= sold
            board["points"] += 4 * sold
        elif what == "land_steward":
            yield from self._land_steward(seat)
        elif what == "palace":
            yield from self._bonus_action(seat)

    def _land_steward(self, seat: int) -> Asked:
        below = self.table["below"]
        drawn = [below.pop(0), below.pop(0)]
        if drawn[0] != drawn[1] and self._room(seat):
            first = (yield seat, {f"first {colour}" for colour in drawn}).split()[1]
            drawn.sort(key=lambda colour: colour != first)
        for colour in drawn:
            if self._room(seat):
                yield from self._place(seat, colour)

    # -- chapter 6

    def _sun_choices(self, seat: int) -> set[str]:
        return {f"sun {hex_}" for hex_ in reference.destinations(self.table, seat)}

    def _move_sun(self, seat: int, to: str) -> Asked:
        board = self.boards[seat]
        _, revolution = reference.destinations(self.table, seat)[to]
        revolution = revolution and not self.paid
        board["sun_beside"] = reference.beside_after(self.table, seat, to, revolution)
        if revolution:
            self.paid = True
            board["points"] += 10 if "watchtower" in board["built"] else 5
        board["sun"] = to
        room = 2 if "warehouse" in board["built"] else 1
        for hex_ in near(to):
            tile = board["tiles"].get(hex_)
            if tile is None:
                continue
            if tile["temple"]:
                board["points"] += 1 + sum(other in board["tiles"] for other in near(hex_))
                board["points"] += 3 if "city_hall" in board["built"] else 0
            elif tile["tile"] in COLOURS and len(tile["cubes"]) < room:
                tile["cubes"].append(tile["tile"])
        yield from ()

    # -- chapter 7

    def _hireable(self, seat: int) -> set[str]:
        taken = {name for board in self.boards for name in board["hired"] + board["active"]}
        return {
            name for name, (price, *_) in CHARACTERS.items() if name not in taken and price <= self.boards[seat]["mana"]
        }

    def _characters(self) -> Asked:
        most = max(board["mana"] for board in self.boards)
        seat = next(seat for seat in self._order() if self.boards[seat]["mana"] == most)
        idle = 0
        while idle < self.seats:
            hired = activated = 0
            while True:
                hire = set() if hired else self._hireable(seat)
                asleep = self.boards[seat]["hired"] if self.online or not activated else []
                wake = {name for name in asleep if reference.payments(self.table, seat, name)}
                if not hire | wake:
                    break
                move = yield seat, {f"hire {name}" for name in hire} | {f"activate {name}" for name in wake} | {"end"}
                if move == "end":
                    break
                verb, name = move.split()
                if verb == "hire":
                    hired += 1
                    self.boards[seat]["mana"] -= CHARACTERS[name][0]
                    self.boards[seat]["hired"].append(name)
                else:
                    activated += 1
                    yield from self._activate(seat, name)
            idle = 0 if hired or activated else idle + 1
            seat = (seat + 1) % self.seats

    def _activate(self, seat: int, name: str) -> Asked:
        board = self.boards[seat]
        yield from self._pay(seat, name)
        board["hired"].remove(name)
        board["active"].append(name)
        _, sun, mana, cube = CHARACTERS[name]
        self._gain_sun(board, sun)
        board["mana"] += mana
        if cube:
            yield from self._bonus_cube(seat, COLOURS)

    def _bonus_cube(self, seat: int, colours: list[str]) -> Asked:
        tiles = self.boards[seat]["tiles"]
        room = [hex_ for hex_, tile in tiles.items() if not tile["temple"] and len(tile["cubes"]) < 2]
        if room:
            move = yield seat, {f"cube {colour} {hex_}" for colour in colours for hex_ in room}
            _, colour, hex_ = move.split()
            tiles[hex_]["cubes"].append(colour)

    # -- chapter 9

    def points(self, seat: int) -> int:
        board = self.boards[seat]
        tiles, active, built = board["tiles"], board["active"], board["built"]
        cubes = sum(len(tile["cubes"]) for tile in tiles.values())
        temples = sum(tile["temple"] for tile in tiles.values())
        corners = sum(hex_ in tiles for hex_ in CORNERS.values())
        total = board["points"] + corners * (8 if "explorer" in active else 4)
        total += sum(self._special(tiles, hex_) for hex_, tile in tiles.items() if tile["tile"] in SPECIALS)
        total += sum(BUILDINGS[name][2] - (self.online and name == "city_hall") for name in built)
        total += board["mana"] * (3 if "treasurer" in active else 1)
        ends = {
            "architect": 3 * (temples + len(built)),
            "inventor": 5 * sum(tile["tile"] in SPECIALS for tile in tiles.values()),
            "priestess": 12,
            "prophetess": 2 * len(tiles),
            "cartographer": 3 * len({tile["tile"] for tile in tiles.values()} & set(COLOURS)),
            "princess": 0 if "power_plant" in built else 2 * board["sun_value"],
            "treasurer": 2 * cubes,
        }
        return total + sum(ends.get(name, 0) for name in active)

    def _special(self, tiles: dict[str, Any], hex_: str) -> int:
        around = [tiles[other] for other in near(hex_) if other in tiles]
        with_itself = [*around, tiles[hex_]]
        return {
            "created_land": 2 * len(with_itself),
            "empty_spaces": 6 - len(around),
            "resources": 2 * sum(len(tile["cubes"]) for tile in with_itself),
            "temples": 4 * sum(tile["temple"] for tile in with_itself),
        }[tiles[hex_]["tile"]]

    def ranks(self) -> tuple[int, ...]:
        standing = [
            (self.points(seat), sum(len(tile["cubes"]) for tile in board["tiles"].values()))
            for seat, board in enumerate(self.boards)
        ]
        return tuple(1 + sum(other > mine for other in standing) for mine in standing)
