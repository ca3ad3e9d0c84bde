"""Makes true what a move of Theocratia lacks; a LookupError where this position has no way to.

Positions of Theocratia are checked closely, so that much can be made true in some of them only.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.geometry import GROUND_MASKS, HOME, NAMES, NEAR

Position = dict[str, Any]
Facts = Mapping[str, Any]
T = TypeVar("T")
PIECES = ("houses", "factories", "barracks", "pyramids")
FACE_OF = {"first": 1, "war": 2, "expand": 3, "factory": 4, "barrack": 5, "pyramid": 4}
FACE_OF |= {"ambush": 2, "triumph": 2, "far_settlers": 3, "overtime": 4, "drill": 5}
"""The number of a die that a mode, or a card declared with it, needs."""


# -- cards, Cosmo and tiles


def hold(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The card, from the deck."""
    card = move.split()[1 if move.startswith("play ") else 2]
    position["deck"].remove(card)
    position["hands"][seat] = sorted([*position["hands"][seat], card])


def effects(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["options"]["power_cards"] = "reconstructed"


def something_to_change(position: Position, seat: int, move: str, facts: Facts) -> None:
    _, card, *civs = move.split()
    if card == "stardust":
        position["cosmo"][seat] = 0
    elif card == "absolution":
        position["malus"][seat] = 1
    elif card == "call_to_arms":
        position["supply"][civs[0]] = 0
    elif card == "purification":
        position["area"].setdefault(civs[0], {})["black"] = 1
    elif card == "martyrs":
        position["losses"][seat] = [civs[0]]
        position["cosmo"][seat] = 0
    elif card == "ascension":
        position["priests"][seat][cat.CIVS.index(civs[0])] = 0
    elif card == "whispered_prayer":
        position["priests"][seat][cat.CIVS.index(position["civ"])] = 0
    else:
        raise LookupError(f"{card} always changes something")


def the_last_round(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["round"] = cat.ROUNDS[position["seats"]]


def not_idle(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The die did what its number says."""
    number = position["face"]
    position.update(idle=False, mode=_first(mode for mode, face in FACE_OF.items() if face == number))


def unlocked(position: Position, seat: int, move: str, facts: Facts) -> None:
    """A Priest stands there, and nobody took the tile."""
    position["priests"][seat][0] = max(facts["level"], position["priests"][seat][0])
    claimed = position["claimed"][seat]
    position["claimed"][seat] = [level for level in claimed if level != str(facts["level"])]


def cosmo(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["cosmo"][seat] = facts["cosmo"]


def token_there(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Another one was taken in its place."""
    taken = [token for used in position["used"] for token in used]
    other = _first(token.id for token in cat.TOKENS if token.id not in taken)
    for used in position["used"]:
        used[:] = [other if token == facts["token"] else token for token in used]
    position.pop("tokens", None)


def in_hand(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The tile that is laid."""
    if move.endswith("start") and facts["hex"] in _neutral(position):
        position["starts"][seat] = True
    elif move.endswith("tile"):
        unused = _first(str(level) for level in cat.TILE_LEVELS if str(level) not in position["claimed"][seat])
        position["levels"][seat] += 1
        position["claimed"][seat].append(unused)
    else:
        raise LookupError("a Starting tile does not fit there")


# -- dice


def on_the_table(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["table"][-1] = facts["die"]


def a_six(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Not yet turned, while the Malus can move."""
    position["table"].remove(f"{position['hue']}_{position['drawn']}")
    position["table"].append(f"{position['hue']}_6")
    position.update(drawn=6, vision=False, twists=0)
    position["malus"][seat] = 0


def no_six(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["table"].remove(f"{position['hue']}_6")
    position["table"].append(f"{position['hue']}_3")
    position.update(drawn=3, vision=False)


def no_twists(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["twists"] = 0


def own_colour(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["tint"] = None


def other_colour(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The die has another colour."""
    other = _first(civ for civ in cat.CIVS if civ != position["hue"])
    position["table"].remove(f"{position['hue']}_{position['drawn']}")
    position["table"].append(f"{other}_{position['drawn']}")
    position["hue"] = other


def a_space(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["rows"][facts["civ"]].pop()


def other_neighbour(position: Position, seat: int, move: str, facts: Facts) -> None:
    _last(position, move.split()[1], facts["face"] % 6 + 1)


def same_neighbour(position: Position, seat: int, move: str, facts: Facts) -> None:
    _last(position, move.split()[1], facts["face"])


def face(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The die shows what the mode needs."""
    wanted = FACE_OF[move.split()[-1]]
    position["rows"][position["civ"]][-1][0] = f"{position['hue']}_{wanted}"
    position.update(drawn=wanted, face=wanted, twists=0, vision=False)


def coloured(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The die has the colour of its row."""
    position["rows"][facts["civ"]][-1][0] = f"{facts['civ']}_{position['face']}"
    position.update(hue=facts["civ"], tint=None)


def moment(position: Position, seat: int, move: str, facts: Facts) -> None:
    """What the card goes with; other cards wait for another decision."""
    if position["pending"][-1]["ask"] != "mode" or move.split()[1] not in FACE_OF:
        raise LookupError("another decision")
    face(position, seat, move, facts)


def never_a_six(position: Position, seat: int, move: str, facts: Facts) -> None:
    position.update(drawn=position["face"], vision=False)


def nothing_declared(position: Position, seat: int, move: str, facts: Facts) -> None:
    position.update(acts=[], greens=0)


# -- the map


def somebody_else(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Whoever chose the Civ chose another one."""
    [house] = position["houses"].pop(facts["civ"])
    colour = [NAMES[hex_] for hex_ in HOME[cat.CIVS.index(facts["civ"])]].index(house)
    other = _first(civ for civ in cat.CIVS if civ not in (*position["houses"], facts["civ"]))
    position["houses"][other] = [NAMES[HOME[cat.CIVS.index(other)][colour]]]
    _cleared(position)


def warriors(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["supply"][position["civ"]] = facts["warriors"]


def a_target(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Another Civ has a House there."""
    _house(position, _foreign(position), facts["hex"])


def of_another(position: Position, seat: int, move: str, facts: Facts) -> None:
    """What stands there belongs to another Civ."""
    kind, _ = _standing(position, move.split()[1])
    position[kind].setdefault(_foreign(position), []).append(move.split()[1])
    position.pop("near", None)


def no_monster(position: Position, seat: int, move: str, facts: Facts) -> None:
    """A House of another Civ in its place."""
    hex_ = move.split()[1]
    position["monsters"].remove(hex_)
    _house(position, _foreign(position), hex_)


def ground_lost(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The tile under it is gone."""
    laid = _first(hexes for hexes in position["ground"].values() if facts["hex"] in hexes)
    laid.remove(facts["hex"])
    for tiles in ("start_tiles", "level_tiles"):
        position[tiles] = [hex_ for hex_ in position[tiles] if hex_ != facts["hex"]]
    position.pop("starts")


def ground_won(position: Position, seat: int, move: str, facts: Facts) -> None:
    """A Starting tile lies there."""
    if not position["starts"][seat] or facts["hex"] not in _neutral(position):
        raise LookupError("no tile for it")
    position["starts"][seat] = False
    position["start_tiles"].append(facts["hex"])
    position["ground"].setdefault(cat.COLOURS[seat], []).append(facts["hex"])


def beside(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The Civ has a House next to it."""
    if position["acts"]:
        raise LookupError("Far Settlers go further")
    bonus = position["pending"][-1]["ask"] == "bonus_expand"
    civ = facts.get("civ") or position["bonus_hue" if bonus else "civ"]
    if "civ" in facts and (facts["hex"] not in _neutral(position) or facts["hex"] not in _free(position)):
        raise LookupError("no place for a neutral building")
    _house(position, civ, _first(_around(position, facts["hex"])))


def cleared(position: Position, seat: int, move: str, facts: Facts) -> None:
    """What stands there is gone."""
    if facts["hex"] in position["monsters"]:
        position["monsters"].remove(facts["hex"])
    else:
        _standing(position, facts["hex"])


def a_piece(position: Position, seat: int, move: str, facts: Facts) -> None:
    position[PIECES[cat.KINDS.index(facts["building"])]][facts["civ"]].pop()
    _cleared(position)


def fewest(position: Position, seat: int, move: str, facts: Facts) -> None:
    position[PIECES[cat.KINDS.index(facts["building"])]].pop(facts["civ"])
    _cleared(position)


def own_house(position: Position, seat: int, move: str, facts: Facts) -> None:
    _on_own_ground(position, seat, facts["hex"])
    _house(position, facts["civ"], facts["hex"])


def own_factory(position: Position, seat: int, move: str, facts: Facts) -> None:
    _on_own_ground(position, seat, facts["hex"])
    _house(position, facts["civ"], facts["hex"], "factories")


def group(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Two Houses around it."""
    one, other, *_ = _around(position, facts["hex"])
    for hex_ in (one, other):
        _house(position, position["civ"], hex_)


def three(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Houses where the move names them, if they lie together."""
    _, one, other = move.split()
    near = _names(NEAR[NAMES.index(facts["hex"])])
    chained = other in _names(NEAR[NAMES.index(one)])
    if facts["hex"] in (one, other) or not ({one, other} <= near or ({one, other} & near and chained)):
        raise LookupError("too far apart")
    for hex_ in (one, other):
        if all(hex_ not in position[kind].get(facts["civ"], []) for kind in PIECES[:3]):
            _house(position, facts["civ"], hex_)


# -- Holidays


def crystals(position: Position, seat: int, move: str, facts: Facts) -> None:
    _, crystal, amount = move.split()
    position["area"].setdefault(facts["civ"], {})[crystal] = int(amount)


def more_crystals(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Of the colour that comes last."""
    _, crystal, _ = move.split()
    if crystal == cat.CRYSTALS[-1]:
        raise LookupError("no colour comes after it")
    area = position["area"].setdefault(position["civ"], {})
    area[cat.CRYSTALS[-1]] = area.get(cat.CRYSTALS[-1], 0) + facts["short"]


def larger(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The Civ has so many more Houses, in whatever place."""
    for _ in range(int(move.split()[2]) - facts["left"]):
        _house(position, position["civ"], _first(sorted(_free(position) & _neutral(position))))


NEUTRAL = GROUND_MASKS[ids.PLAINS] | GROUND_MASKS[ids.DESERT]


def _last(position: Position, civ: str, number: int) -> None:
    row = position["rows"].setdefault(civ, [])
    if not row:
        row.append([f"{civ}_{number}", None])
    row[-1][0] = f"{row[-1][0].rpartition('_')[0]}_{number}"


def _foreign(position: Position) -> str:
    return _first(civ for civ in cat.CIVS if civ != position["civ"])


def _house(position: Position, civ: str, hex_: str, kind: str = "houses") -> None:
    if hex_ not in _free(position):
        raise LookupError(f"{hex_} is not free")
    position[kind].setdefault(civ, []).append(hex_)
    _cleared(position)


def _standing(position: Position, hex_: str) -> tuple[str, str]:
    """Takes away what stands there; its kind and Civ."""
    for kind in PIECES:
        for civ, hexes in position[kind].items():
            if hex_ in hexes:
                if kind == "pyramids":
                    raise LookupError("a Pyramid stays")
                hexes.remove(hex_)
                return kind, civ
    raise LookupError(f"nothing on {hex_}")


def _cleared(position: Position) -> None:
    """No crystal lies under a building, and what is beside a Civ follows."""
    built = {hex_ for kind in PIECES for hexes in position[kind].values() for hex_ in hexes}
    position["crystals"] = [hex_ for hex_ in position["crystals"] if hex_ not in built]
    position.pop("near", None)


def _free(position: Position) -> set[str]:
    built = {hex_ for kind in PIECES for hexes in position[kind].values() for hex_ in hexes}
    return _of(sum(GROUND_MASKS)) - built - set(position["monsters"])


def _around(position: Position, hex_: str) -> list[str]:
    """Free hexes beside it, neutral ones first."""
    return sorted(
        _names(NEAR[NAMES.index(hex_)]) & _free(position), key=lambda one: (one not in _neutral(position), one)
    )


def _on_own_ground(position: Position, seat: int, hex_: str) -> None:
    """As printed or laid; colours go by seats in random games."""
    laid = position["ground"]
    printed = _of(GROUND_MASKS[seat]) - {one for hexes in laid.values() for one in hexes}
    if hex_ not in printed | set(laid.get(cat.COLOURS[seat], ())):
        raise LookupError("not own ground")


def _neutral(position: Position) -> set[str]:
    """Printed so, without a tile."""
    return _of(NEUTRAL) - {hex_ for hexes in position["ground"].values() for hex_ in hexes}


def _first(found: Iterable[T]) -> T:
    for one in found:
        return one
    raise LookupError("there is none")


def _of(mask: int) -> set[str]:
    return _names(mask)


def _names(mask: int) -> set[str]:
    return {name for number, name in enumerate(NAMES) if mask >> number & 1}


REMEDIES = {
    "ambush": nothing_declared,
    "beside": beside,
    "chosen": somebody_else,
    "colour": coloured,
    "crystals": crystals,
    "declared": nothing_declared,
    "divined": never_a_six,
    "drill": nothing_declared,
    "effect": something_to_change,
    "effect_there": something_to_change,
    "effects": effects,
    "fewer": fewest,
    "free": cleared,
    "group": group,
    "hand": hold,
    "idled": not_idle,
    "ignored": same_neighbour,
    "last_round": the_last_round,
    "moment": moment,
    "monster": no_monster,
    "needless_tile": ground_lost,
    "neutral_place": beside,
    "number": face,
    "overtime": nothing_declared,
    "own_building": ground_lost,
    "own_civ": of_another,
    "own_ground": ground_won,
    "own_house": own_house,
    "own_upgraded": own_factory,
    "pieces": a_piece,
    "recoloured": own_colour,
    "same_colour": other_colour,
    "same_number": other_neighbour,
    "six": a_six,
    "space": a_space,
    "steps": cosmo,
    "table": on_the_table,
    "target": a_target,
    "three": three,
    "tile": in_hand,
    "tile_cosmo": cosmo,
    "tinted_row": own_colour,
    "token_left": token_there,
    "too_few": more_crystals,
    "too_many": larger,
    "triumph": nothing_declared,
    "twist": no_six,
    "twist_needless": no_twists,
    "unlocked": unlocked,
    "vision": a_six,
    "warriors": warriors,
}
STANDS = {
    "closest": "what is closest follows from all that is built, not from one thing",
    "complete": "whether a turn can be completed follows from the whole position",
    "complete_die": "whether a die can be used follows from the whole position",
    "complete_colour": "whether a colour is of use follows from the whole position",
    "complete_face": "whether a number can be used follows from the whole position",
    **dict.fromkeys(
        (
            "holiday_cosmo",
            "holiday_crystals",
            "no_colour",
            "no_die",
            "no_group",
            "no_house",
            "no_place",
            "no_upgraded",
            "no_warriors",
            "same_number_there",
        ),
        "a Civ that lacks nothing is asked about no more",
    ),
    "neutral_house": "a Civ upgrades by itself only where it can build nowhere, which no single thing brings about",
    "pyramids": "Pyramids do not go away, and each has brought a token",
    "stays_six": "whether a Holiday is possible follows from the whole position",
    "stuck": "whether anything else can be done follows from the whole position",
}
