"""Makes true what a move of Helios lacks; a LookupError where this position has no way to.

What follows from the rest of a position, as the stacks from the tiles on the boards, is left out and filled in again.
"""

from collections.abc import Mapping
from typing import Any

from engine.helios import catalogue as cat
from engine.helios.geometry import ALL, LIGHT, NAMES, NEAR, RIM, flood, hexes
from engine.helios.names import CUBES

Position = dict[str, Any]
Facts = Mapping[str, Any]


# -- what boards hold


def mana(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["boards"][seat]["mana"] = facts["due"]


def reach(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["boards"][seat]["sun_value"] = facts["steps"]


def unbuilt(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["boards"][seat]["built"].remove(facts["building"])


def hired(position: Position, seat: int, move: str, facts: Facts) -> None:
    """By the mover, and by nobody else."""
    unhired(position, seat, move, facts)
    position["boards"][seat]["hired"].append(facts["character"])


def unhired(position: Position, seat: int, move: str, facts: Facts) -> None:
    for board in position["boards"]:
        for where in ("hired", "active"):
            board[where] = [one for one in board[where] if one != facts["character"]]
    position.pop("offer", None)


def cubes(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Two on every tile without a temple, the colours in turn."""
    tiles = [tile for tile in position["boards"][seat]["tiles"].values() if not tile["temple"]]
    if 2 * len(tiles) < facts["due"]:
        raise LookupError("too little land")
    for number, tile in enumerate(tiles):
        tile["cubes"] = [cat.COLOURS[(2 * number + one) % len(cat.COLOURS)] for one in range(2)]


def one_cube_less(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["boards"][seat]["tiles"][facts["hex"]]["cubes"].pop()


def temple_gone(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["boards"][seat]["tiles"][facts["hex"]]["temple"] = False


def no_temples(position: Position, seat: int, move: str, facts: Facts) -> None:
    """One cube then pays for the first."""
    for tile in position["boards"][seat]["tiles"].values():
        tile.update(temple=False, cubes=["granite"])


# -- land


def lay(position: Position, seat: int, move: str, facts: Facts) -> None:
    """A tile on the hex."""
    _lay(position, seat, facts["hex"])


def lay_beside(position: Position, seat: int, move: str, facts: Facts) -> None:
    """A tile on a hex beside it, which touches the land."""
    board = position["boards"][seat]
    land = _mask(board["tiles"])
    for hex_ in hexes(NEAR[NAMES.index(facts["hex"])] & LIGHT & ~land):
        if NEAR[hex_] & land and NAMES[hex_] != board["sun"]:
            return _lay(position, seat, NAMES[hex_])
    raise LookupError("too far from the land")


def take_away(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The tile on the hex."""
    board = position["boards"][seat]
    del board["tiles"][facts["hex"]]
    _anywhere(board)
    _restack(position)


def little_land(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The first tile alone, with room all around."""
    board = position["boards"][seat]
    board["tiles"] = {cat.CENTRE: board["tiles"][cat.CENTRE]}
    sun_away(position, seat, move, facts)
    _restack(position)


def on_offer(position: Position, seat: int, move: str, facts: Facts) -> None:
    """A special tile from somebody's land, or a colour on its stack."""
    tile = facts["tile"]
    if tile in cat.COLOURS:
        position["open_land"].append(tile)
        position["below"].remove(tile)
        return
    lying = [each for board in position["boards"] for each in board["tiles"].values() if each["tile"] == tile]
    lying[0]["tile"] = position["below"].pop()
    position.pop("specials", None)


# -- the sun


def sun_away(position: Position, seat: int, move: str, facts: Facts) -> None:
    """It stands somewhere else beside the land."""
    board = position["boards"][seat]
    land = _mask(board["tiles"])
    for hex_ in hexes(flood(RIM, ALL & ~land)):
        if NEAR[hex_] & land and NAMES[hex_] not in (board["sun"], facts.get("hex")):
            board["sun"] = NAMES[hex_]
            return _anywhere(board)
    raise LookupError("no way around the land")


def passing_once(position: Position, seat: int, move: str, facts: Facts) -> None:
    """It stands where its way first passes its hex."""
    _anywhere(position["boards"][seat])


# -- columns


def column(position: Position, seat: int, move: str, facts: Facts) -> None:
    """The asked tile lies lowest in its column, from wherever it was."""
    colour = move.split()[2]
    there = position["columns"].get(facts["symbol"], [])
    if colour in there:
        there.remove(colour)
    position["columns"][facts["symbol"]] = [*there[:3], colour]
    position.pop("piles")
    position.pop("discards")


# -- what is asked


def may_pass(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["pending"][-1]["may_pass"] = True


def nothing_done(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["pending"][-1].update(hired=0, activated=0)


def drawn(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["pending"][-1]["one"] = facts["tile"]


def any_colour(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["pending"][-1]["colours"] = list(cat.COLOURS)


def in_the_pool(position: Position, seat: int, move: str, facts: Facts) -> None:
    asked = position["pending"][-1]
    asked["pool"] = sorted([*asked["pool"], f"{facts['colour']} {facts['hex']}"], key=CUBES.index)


def of_its_colour(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["pending"][-1]["needs"][0] = [move.split()[1]]


def one_cube_due(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Any: whatever is paid leaves enough."""
    position["pending"][-1].update(needs=[], free=1)


def _mask(tiles: Mapping[str, Any]) -> int:
    return sum(1 << NAMES.index(name) for name in tiles)


def _lay(position: Position, seat: int, hex_: str) -> None:
    board = position["boards"][seat]
    board["tiles"][hex_] = {"tile": position["below"].pop(), "cubes": [], "temple": False}
    _anywhere(board)


def _anywhere(board: dict[str, Any]) -> None:
    board.update(sun_beside=None, path=[])


def _restack(position: Position) -> None:
    for derived in ("below", "open_land", "additional", "specials"):
        position.pop(derived, None)


REMEDIES = {
    "behind": passing_once,
    "bonus_chosen": may_pass,
    "built": unbuilt,
    "column_empty": column,
    "cubes": cubes,
    "encloses": little_land,
    "hire": mana,
    "land_there": take_away,
    "lowest": column,
    "mana": mana,
    "needed": of_its_colour,
    "no_land": little_land,
    "no_room": little_land,
    "no_site": no_temples,
    "no_temple": temple_gone,
    "not_asleep": hired,
    "not_beside": lay_beside,
    "not_drawn": drawn,
    "not_for_hire": unhired,
    "not_on_offer": on_offer,
    "nothing_to_build": no_temples,
    "one_activation": nothing_done,
    "one_hire": nothing_done,
    "other_colour": any_colour,
    "own_tile": lay,
    "passed": in_the_pool,
    "rest": one_cube_due,
    "stays": sun_away,
    "sun_there": sun_away,
    "taken": take_away,
    "temple_cubes": cubes,
    "too_far": reach,
    "two_cubes": one_cube_less,
}
STANDS = {
    "dead_end": "where the land encloses a hex, the whole coast would have to be another",
    "rim": "the rim is printed",
    "start": "which two colours may be first is a rule, not a position",
}
