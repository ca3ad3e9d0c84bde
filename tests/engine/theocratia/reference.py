"""A second reading of the rules of a turn: slow, obvious, and without a line of the engine.

It reads a position as JSON, where the mover is to take a die, and tries everything: each die with each colour, face,
row, mode, card, claim and target. What can be paid for and changes something is a complete turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, pairwise, product
from typing import Any, NamedTuple

CIVS = ("magenta", "turquoise", "violet", "pink")
COLOURS = ("red", "brown", "blue", "white")
CRYSTALS = (*COLOURS, "green", "black")
ROWS = {
    "a": "N D G D R",
    "b": "R U N R W N",
    "c": "W D W F U D U",
    "d": "U N R G G N R W",
    "e": "G G F G V G F G G",
    "f": "N U W G G U W R",
    "g": "R D R F N D N",
    "h": "W N U W R U",
    "i": "U D G D W",
}
GROUNDS = {
    "R": "red",
    "N": "brown",
    "U": "blue",
    "W": "white",
    "G": "neutral",
    "D": "neutral",
    "F": "none",
    "V": "none",
}
FORTRESS = {"magenta": "c4", "turquoise": "e7", "violet": "g4", "pink": "e3"}
LIMITS = {"house": 5, "factory": 3, "barrack": 3, "pyramid": 2}
TOP = 14
BONUS = ((2, 0), (1, 1), (0, 1))

PRINTED: dict[str, str] = {}
PLACE: dict[str, tuple[int, int]] = {}
for down, (letter, line) in enumerate(ROWS.items(), -4):
    for along, ground in enumerate(line.split(), 1):
        PRINTED[f"{letter}{along}"] = GROUNDS[ground]
        PLACE[f"{letter}{along}"] = (max(-4, -4 - down) + along - 1, down)


def steps(one: str, other: str) -> int:
    q, r = (a - b for a, b in zip(PLACE[one], PLACE[other], strict=True))
    return max(abs(q), abs(r), abs(q + r))


class Turn(NamedTuple):
    """One complete turn, up to the choice of a Pyramid token."""

    die: str
    recolour: tuple[str, str] | None
    face: int
    face_cards: tuple[str, ...]
    row: str
    ignore: str | None
    mode: str
    acts: tuple[str, ...]
    greens: int
    before: tuple[int, ...]
    """Levels of tiles claimed before the colour bonus."""
    after: tuple[int, ...]
    target: tuple[str, ...]


class Reading:
    """A position, asked simple questions."""

    def __init__(self, position: dict[str, Any], hand: list[str] | None = None) -> None:
        self.p = position
        self.seat: int = position["todo"][-1][1]
        self.me = position["players"][self.seat]
        self.hand = Counter(self.me["hand"] if hand is None else hand)
        self.effects = position["options"].get("power_cards") != "discard_only"
        chosen = position["options"].get("colours", "in_order")
        count = len(position["players"])
        self.colours = COLOURS[:count] if chosen == "in_order" else tuple(chosen.split("_"))
        self.mine = self.colours[self.seat]
        self.civs = dict(zip(CIVS, position["civs"], strict=True))
        self.buildings = position["map"]["buildings"]
        self.bonus = position["bonuses"][position["round"] - 1]

    def ground(self, hex_: str) -> str:
        tile = self.p["map"]["tiles"].get(hex_)
        return tile["colour"] if tile else PRINTED[hex_]

    def free(self, hex_: str) -> bool:
        return hex_ not in self.buildings and hex_ not in self.p["map"]["monsters"] and PRINTED[hex_] != "none"

    def of(self, civ: str, *kinds: str) -> list[str]:
        return [hex_ for hex_, (owner, kind) in self.buildings.items() if owner == civ and kind in kinds]

    def left(self, civ: str, kind: str) -> bool:
        return len(self.of(civ, kind)) < LIMITS[kind]

    def stands(self, civ: str) -> list[str]:
        return [FORTRESS[civ], *self.of(civ, "house", "factory", "barrack", "pyramid")]

    def size(self, civ: str) -> int:
        return 1 + len(self.of(civ, "house", "factory", "barrack"))

    def unlocked(self, priests: list[int]) -> list[int]:
        return [level for level in (2, 5, 7) if max(priests) >= level and level not in self.me["claimed"]]


def subsets(items: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(items) + 1):
        yield from combinations(items, size)


def price(drawn: int, face: int, twists: int) -> int:
    return 2 * max(0, abs(face - drawn) - 2 * twists)


def readings_of_the_die(r: Reading, drawn: int, hand: Counter[str]) -> Iterator[tuple[int, tuple[str, ...], int]]:
    """Face, cards played on it, and Cosmo."""
    if drawn == 6:
        yield 6, (), 0
        for face in range(1, 6):
            yield face, (), 0
            if r.effects and hand["clear_vision"] and r.me["malus"] < 12:
                yield face, ("clear_vision",), 0
        return
    for face in range(1, 6):
        yield face, (), price(drawn, face, 0)
        for twists in range(1, hand["twist_of_fate"] + 1 if r.effects else 0):
            if price(drawn, face, twists) != price(drawn, face, twists - 1):
                yield face, ("twist_of_fate",) * twists, price(drawn, face, twists)


def modes(drawn: int, face: int, coloured: bool) -> list[str]:
    found = {1: ["first"], 2: ["war"], 3: ["expand"], 4: ["factory", "pyramid"], 5: ["barrack", "pyramid"], 6: []}[face]
    return found + (["holiday"] if coloured and not (drawn == 6 and face < 6) else [])


ACTS = {
    "war": ("ambush", "triumph"),
    "expand": ("far_settlers",),
    "factory": ("overtime",),
    "barrack": ("drill",),
    "holiday": ("joyful_crowd", "lanterns"),
}


def declared(r: Reading, mode: str, hand: Counter[str]) -> Iterator[tuple[str, ...]]:
    cards = ACTS.get(mode, ()) if r.effects else ()
    for counts in product(*(range(hand[card] + 1) for card in cards)):
        yield tuple(card for card, count in zip(cards, counts, strict=True) for _ in range(count))


def complete_turns(position: dict[str, Any], hand: list[str] | None = None) -> Iterator[Turn]:
    """All of them; with another hand than the mover's if one is given."""
    r = Reading(position, hand)
    for die in sorted({tuple(die) for die in position["table"]}):
        hue, drawn = die
        paints = [(civ, card) for civ in CIVS if civ != hue for card in sorted(+r.hand)]
        for recolour in [None, *paints]:
            cards = r.hand - Counter([recolour[1]] if recolour else [])
            for face, face_cards, cost in readings_of_the_die(r, drawn, cards):
                rest = cards - Counter(face_cards)
                for before in subsets(r.unlocked(r.me["priests"])):
                    cosmo = r.me["cosmo"] - cost - 2 * len(before)
                    if cosmo < 0:
                        continue
                    start = (f"{hue} {drawn}", recolour, face, face_cards)
                    yield from placed(r, start, rest, before, cosmo)


Start = tuple[str, tuple[str, str] | None, int, tuple[str, ...]]


def placed(r: Reading, start: Start, hand: Counter[str], before: tuple[int, ...], cosmo: int) -> Iterator[Turn]:
    die, recolour, face, face_cards = start
    hue, drawn = die.split()[0], int(die.split()[1])
    for row in CIVS:
        dice = r.civs[row]["row"]
        if len(dice) == 3 or (recolour and recolour[0] != row):
            continue
        same = bool(dice) and dice[-1][1] == face
        for ignore in sorted(+hand) if same else [None]:
            rest = hand - Counter([ignore] if ignore else [])
            coloured = row == (recolour[0] if recolour else hue)
            for mode in modes(drawn, face, coloured):
                bonus = BONUS[len(dice)] if coloured and not (mode == "holiday" and recolour) else (0, 0)
                priests = list(r.me["priests"])
                priests[CIVS.index(row)] = min(TOP, priests[CIVS.index(row)] + bonus[1])
                rich = min(TOP, cosmo + bonus[0])
                open_levels = [level for level in r.unlocked(priests) if level not in before]
                for acts in declared(r, mode, rest):
                    for after in subsets(open_levels):
                        if rich < 2 * len(after):
                            continue
                        purse = rich - 2 * len(after)
                        tiles = r.me["level_tiles"] + len(before) + len(after)
                        found = list(targets(r, row, mode, acts, purse, priests, tiles))
                        for greens, target in found:
                            if after and runs_by_itself(mode, greens, [paid for paid in found if paid[0] == greens]):
                                continue
                            yield Turn(
                                die, recolour, face, face_cards, row, ignore, mode, acts, greens, before, after, target
                            )


def runs_by_itself(mode: str, greens: int, found: list[tuple[int, tuple[str, ...]]]) -> bool:
    """A draw or a payment without a choice leaves no moment for a claim; it is made at the end of the turn instead."""
    return mode in ("first", "holiday") and len(found) == 1


def targets(
    r: Reading, civ: str, mode: str, acts: tuple[str, ...], cosmo: int, priests: list[int], tiles: int
) -> Iterator[tuple[int, tuple[str, ...]]]:
    if mode == "first":
        for choice in ("take", "draw") if r.p["bonus_holder"] is None else ("draw",):
            yield 0, (choice,)
    elif mode == "war":
        for target in wars(r, civ, acts, cosmo, priests, tiles):
            yield 0, target
    elif mode == "expand":
        for target in expansions(r, civ, acts, tiles):
            yield 0, target
    elif mode in ("factory", "barrack"):
        if r.left(civ, mode) and upgrade_counts(r, civ, mode, len(acts), cosmo):
            for hex_ in r.of(civ, "house"):
                if r.ground(hex_) == r.mine:
                    yield 0, ("upgrade", hex_)
    elif mode == "pyramid":
        for target in pyramids(r, civ):
            yield 0, target
    else:
        yield from holidays(r, civ, acts, cosmo)


def tiles_on(r: Reading, hex_: str, tiles: int) -> list[str]:
    found = ["start"] if r.me["start_tile"] and r.ground(hex_) == "neutral" else []
    return found + (["tile"] if tiles else [])


def wars(
    r: Reading, civ: str, acts: tuple[str, ...], cosmo: int, priests: list[int], tiles: int
) -> Iterator[tuple[str, ...]]:
    def outcome(target: str, cards: tuple[str, ...]) -> tuple[int, int, int]:
        """Warriors paid, own Priest and Cosmo afterwards."""
        ambushes, triumphs = cards.count("ambush"), cards.count("triumph")
        kind = "monster" if target in r.p["map"]["monsters"] else r.buildings[target][1]
        full = {"monster": 1, "house": 2, "factory": 3, "barrack": 3}[kind]
        paid = full if kind == "monster" else max(1, full - ambushes)
        gained = 1 + any(r.ground(hex_) == r.mine for hex_ in r.of(civ, "barrack"))
        gained += (r.bonus == "bonus_holiday_war") + triumphs
        foreign = kind != "monster" and r.ground(target) in r.colours
        return (
            paid,
            min(TOP, priests[CIVS.index(civ)] + gained),
            min(TOP, cosmo + (triumphs if foreign else 0)),
        )

    standing = [hex_ for hex_, (owner, kind) in r.buildings.items() if owner != civ and kind != "pyramid"]
    for target in [*r.p["map"]["monsters"], *standing]:
        if target in standing and r.ground(target) == r.mine:
            continue
        result = outcome(target, acts)
        less = [acts[:i] + acts[i + 1 :] for i in range(len(acts))]
        if result[0] > r.civs[civ]["supply"] or any(outcome(target, fewer) == result for fewer in less):
            continue
        yield "destroy", target
        if target in standing:
            for tile in tiles_on(r, target, tiles):
                yield "convert", target, tile


def expansions(r: Reading, civ: str, acts: tuple[str, ...], tiles: int) -> Iterator[tuple[str, ...]]:
    if not r.left(civ, "house") or len(acts) > 1:
        return
    for hex_ in PLACE:
        away = [steps(hex_, other) for other in r.stands(civ)]
        if not r.free(hex_) or not (min(away) == 2 if acts else 1 in away):
            continue
        if r.ground(hex_) == r.mine:
            yield "build", hex_
        else:
            for tile in tiles_on(r, hex_, tiles):
                yield "build", hex_, tile


def upgrade_counts(r: Reading, civ: str, mode: str, copies: int, cosmo: int) -> bool:
    """Whether the last copy of Overtime or Drill changes what is made or the Cosmo."""

    def outcome(cards: int) -> tuple[int, int]:
        made = 1 + (cards > 0)
        if mode == "barrack":
            page = r.civs[civ]
            there = 10 - page["supply"] - page["page_warriors"]
            made = min(there, made + len(r.of(civ, "barrack")))
        return made, min(TOP, cosmo + cards)

    return copies == 0 or all(outcome(n) != outcome(n - 1) for n in range(1, copies + 1))


def pyramids(r: Reading, civ: str) -> Iterator[tuple[str, ...]]:
    if not r.left(civ, "pyramid") or len(r.me["tokens"]) == 2:
        return
    group = r.of(civ, "house", "factory", "barrack")
    for site in r.of(civ, "factory", "barrack"):
        if r.ground(site) != r.mine:
            continue
        for pair in combinations(sorted(hex_ for hex_ in group if hex_ != site), 2):
            touching = sum(steps(a, b) == 1 for a, b in combinations((site, *pair), 2))
            if touching >= 2:
                yield "pyramid", site, *pair


def holidays(r: Reading, civ: str, acts: tuple[str, ...], cosmo: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    size = r.size(civ)
    crowds, lanterns = acts.count("joyful_crowd"), acts.count("lanterns")
    due = [max(0, size - 3 * n) for n in range(crowds + 1)]
    if len(set(due)) < len(due) or due[-1] > cosmo:
        return
    for greens in range(lanterns, 2 * lanterns + 1):
        if greens > size:
            continue
        area = r.civs[civ]["crystals"]
        for amounts in product(*(range(min(size, area.get(crystal, 0)) + 1) for crystal in CRYSTALS)):
            if sum(amounts) + greens == size:
                yield (
                    greens,
                    tuple(f"{amount} {name}" for name, amount in zip(CRYSTALS, amounts, strict=True) if amount),
                )


# -- beside the dice


def is_stuck(position: dict[str, Any]) -> bool:
    return next(complete_turns(position, []), None) is None


def free_actions(position: dict[str, Any]) -> set[str]:
    """Claims and cards for any time that may come before the die."""
    stuck = is_stuck(position)
    return {
        text for text, after in all_free_actions(position) if stuck or next(complete_turns(after), None) is not None
    }


def all_free_actions(position: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each with the position it leads to."""
    r = Reading(position)
    me = position["players"][r.seat]
    for level in r.unlocked(me["priests"]):
        if me["cosmo"] >= 2:
            yield f"claim {level}", changed(position, None, cosmo=-2, level=level)
    if not r.effects:
        return
    for card in sorted(+r.hand):
        yield from uses(position, r, card)


def uses(position: dict[str, Any], r: Reading, card: str) -> Iterator[tuple[str, dict[str, Any]]]:
    me = r.me
    if card == "stardust" and me["cosmo"] < TOP:
        yield f"play {card}", changed(position, card, cosmo=3)
    if card == "absolution" and me["malus"] > 0:
        yield f"play {card}", changed(position, card)
    if card == "fertile_season":
        for civ in CIVS:
            yield f"play {card} {civ}", changed(position, card, crystals={(civ, "green"): 2})
    if card == "scattered_gems":
        for a, b in combinations(CIVS, 2):
            yield f"play {card} {a} {b}", changed(position, card, crystals={(a, r.mine): 1, (b, r.mine): 1})
    for civ, found in r.civs.items():
        there = 10 - found["supply"] - found["page_warriors"]
        if card == "call_to_arms" and there:
            yield f"play {card} {civ}", changed(position, card, warriors={civ: min(2, there)})
        black = found["crystals"].get("black", 0)
        if card == "purification" and black:
            yield f"play {card} {civ}", changed(position, card, crystals={(civ, "black"): -min(2, black)})
        space = me["priests"][CIVS.index(civ)]
        if card == "martyrs" and civ in me["losses"] and (space < TOP or me["cosmo"] < TOP):
            yield f"play {card} {civ}", changed(position, card, worship=civ, cosmo=1)
        last = 4 if len(position["players"]) == 2 else 5
        if card == "ascension" and position["round"] == last and space < TOP:
            yield f"play {card} {civ}", changed(position, card, worship=civ)
    if card == "revelation":
        for level in r.unlocked(me["priests"]):
            yield f"play {card} {level}", changed(position, card, level=level)
    if card == "omen":
        for a, b in pairwise(CIVS):
            if r.civs[a]["development"] != r.civs[b]["development"]:
                yield f"play {card} {a} {b}", changed(position, card)


def changed(
    position: dict[str, Any],
    card: str | None,
    *,
    cosmo: int = 0,
    level: int | None = None,
    crystals: dict[tuple[str, str], int] | None = None,
    warriors: dict[str, int] | None = None,
    worship: str | None = None,
) -> dict[str, Any]:
    """The position after a free action, as far as complete turns depend on it."""
    after = deepcopy(position)
    me = after["players"][after["todo"][-1][1]]
    if card:
        me["hand"].remove(card)
    me["cosmo"] = min(TOP, me["cosmo"] + cosmo)
    if level:
        me["claimed"].append(level)
        me["level_tiles"] += 1
    for (civ, crystal), amount in (crystals or {}).items():
        area = after["civs"][CIVS.index(civ)]["crystals"]
        area[crystal] = area.get(crystal, 0) + amount
    for civ, amount in (warriors or {}).items():
        after["civs"][CIVS.index(civ)]["supply"] += amount
    if worship:
        at = CIVS.index(worship)
        me["priests"][at] = min(TOP, me["priests"][at] + 1)
    return after
