"""What things cost and bring, in short texts for labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Promise
from bot.base.i18n import Verbatim
from bot.base.room import first_fit
from engine.helios import catalogue as cat
from engine.helios import scoring
from engine.helios.geometry import BOARD, CORNER_NEIGHBOURS, LIGHT, NEAR
from engine.helios.sun import lit
from engine.kernel.sets import mask

if TYPE_CHECKING:
    from engine.game import Fact
    from engine.helios.view import BoardView, Destination, HeliosView
    from render import Localize


def mover(view: HeliosView) -> BoardView:
    """The board of the seat to move."""
    assert view.prompt is not None  # noqa: S101 - for the type checker
    return view.boards[view.prompt.seat]


def facts(view: HeliosView) -> dict[str, Fact]:
    """The facts of the question."""
    return dict(view.prompt.data) if view.prompt else {}


def asked(view: HeliosView, t: Localize) -> str:
    """The question as the player to move is asked it."""
    return t(f"helios-ask-{view.prompt.kind}", **facts(view)) if view.prompt else ""


def told(hex_: str, gains: Sequence[str], t: Localize) -> str:
    """`d2: 3 steps, +2 cubes`; the hex alone where it brings nothing."""
    return t("helios-choice-hex", hex=hex_, gains=_joined(gains)) if gains else hex_


RESOURCES, TEMPLES = cat.TILES[cat.RESOURCES], cat.TILES[cat.TEMPLES]
_EACH = dict(zip(cat.SPECIALS, cat.SPECIAL_POINTS, strict=True))
PAIR = 2
"""Of more colours than this only the names are told where room is short, one cube of each."""
Gain = tuple[str, dict[str, "Fact"]]
"""Something that is gained or lost: words under `helios-gain-<key>`, and `helios-short-<key>` where room is short."""
PLAIN = frozenset({"light", "worth", "cube", "mana"})
"""Those of which the short words say everything."""

COUNTED = frozenset({"worth", "beside", "corner"})
"""Those that tell points at the end."""


def hex_gains(view: HeliosView, hex_: str) -> list[Gain]:
    """What a tile put there brings, and scores if it is a special one; a resource hex asks for its cube next."""
    gains = _worth(view, hex_)
    if hex_ in cat.MANA_HEXES:
        gains.append(("mana", {"count": cat.MANA_HEX_GAIN}))
    if any(near >> BOARD.named(hex_) & 1 for near in CORNER_NEIGHBOURS):
        gains.append(("corner", {"points": mover(view).corner_worth}))
    return gains


def summed(gains: Sequence[Gain]) -> list[Gain]:
    """Where several of them count at the end, those in one number."""
    counted = [told for key, told in gains if key in COUNTED]
    if len(counted) < 2:
        return [*gains]
    points = sum(int(str(told["points"])) * (-1 if told.get("less") else 1) for told in counted)
    others = [gain for gain in gains if gain[0] not in COUNTED]
    return [*others, ("points", {"points": abs(points), "less": int(points < 0)})]


def cube_gains(view: HeliosView, colour: str, hex_: str) -> list[Gain]:
    """What this cube on a resource hex brings."""
    return [("cube", {"colour": colour}), *_worth(view, hex_)]


def bonus_gains(view: HeliosView, hex_: str) -> list[Gain]:
    """What a bonus cube put there changes at special tiles."""
    return _at_special_tiles(each_cube(mover(view), hex_), "beside")


def beside(view: HeliosView, hex_: str) -> list[Gain]:
    """What a tile put there changes at special tiles that one has already."""
    return _at_special_tiles(dict(view.beside).get(hex_, 0), "beside")


def _at_special_tiles(changes: int, told: str) -> list[Gain]:
    return [(told, {"points": abs(changes), "less": int(changes < 0)})] if changes else []


def darkened(view: HeliosView, hex_: str) -> list[Gain]:
    """The temples that a tile there shuts off: beside them the sun can stop no more (H-6.8)."""
    board, laid = mover(view), 1 << BOARD.named(hex_)
    left = lit(mask(BOARD.named(tile.hex) for tile in board.tiles) | laid, BOARD.named(board.sun))
    temples = (tile.hex for tile in board.tiles if tile.temple and tile.light)
    shut = tuple(Verbatim(temple) for temple in temples if not left >> BOARD.named(temple) & 1)
    return [("darkened", {"hexes": shut})] if shut else []


def _worth(view: HeliosView, hex_: str) -> list[Gain]:
    return [("worth", {"points": points}) for site, points in view.worth if site == hex_]


def temple_gains(board: BoardView, hex_: str, t: Localize) -> list[Gain]:
    """What a temple there brings when lit and what it changes at special tiles, which count it and the cubes in its
    way; then these cubes, counted those that it cannot be paid with.
    """
    tile = next(tile for tile in board.tiles if tile.hex == hex_)
    count = max(len(tile.cubes) - board.temple_cost, 0)
    lost: list[Gain] = [("lost", {"cubes": counted(tile.cubes, t), "count": count})] if tile.cubes else []
    changes = _near(board, hex_, TEMPLES) * _EACH[TEMPLES] - each_cube(board, hex_) * len(tile.cubes)
    shines: Gain = ("light", {"points": tile.light}) if tile.light else ("dark", {})
    return [shines, *_at_special_tiles(changes, "counted"), *lost]


def each_cube(board: BoardView, hex_: str) -> int:
    """H-9.4: what each cube on this hex counts at the end, by Resources on it or beside it."""
    return _EACH[RESOURCES] * _near(board, hex_, RESOURCES)


def _near(board: BoardView, hex_: str, kind: str) -> int:
    """How many tiles of a kind lie on this hex and beside it."""
    around = NEAR[BOARD.named(hex_)] | 1 << BOARD.named(hex_)
    return sum(around >> BOARD.named(tile.hex) & 1 for tile in board.tiles if tile.tile == kind)


def counted(cubes: Iterable[str], t: Localize) -> tuple[str, ...]:
    """Cubes by colour, those alike with their number."""
    counts = Counter(cubes)
    found = ((colour, counts[colour]) for colour in cat.COLOURS if counts[colour])
    return tuple(Verbatim(t("helios-cubes-count", colour=colour, count=count)) for colour, count in found)


def sun_forms(way: Destination, t: Localize) -> tuple[list[str], ...]:
    """What a stop of the sun brings, from every colour and source by itself to cubes and points in one number each."""
    steps = [t("helios-gain-steps", count=way.steps)]
    counts = Counter(way.cubes).items()
    cubes = [t("helios-gain-cubes", colour=colour, count=count) for colour, count in counts]
    names = [t("helios-short-cubes", colour=colour, count=count) for colour, count in counts]
    number = [t("helios-gain-cube-count", count=len(way.cubes))] if way.cubes else []
    sources = [t("helios-gain-points", count=way.points)] if way.points else []
    sources += [t("helios-gain-revolution", count=way.revolution)] if way.revolution else []
    points = [t("helios-gain-points", count=way.points + way.revolution)] if sources else []
    if not cubes and not sources:
        return ([*steps, t("helios-gain-nothing")],)
    return [*steps, *cubes, *sources], [*steps, *cubes, *points], [*names, *points], [*steps, *number, *points]


def light(way: Destination, t: Localize) -> str:
    """A sentence about a hex where the sun stops: every colour by itself, or all cubes in one number."""
    named = [t("helios-gain-cubes", colour=colour, count=count) for colour, count in Counter(way.cubes).items()]
    counted = [t("helios-gain-cube-count", count=len(way.cubes))] if way.cubes else []
    shone = [t("helios-gain-temples", count=way.points)] if way.points else []
    dark = [t("helios-gain-nothing")] if not (named or shone or way.revolution) else []
    forms = (
        t(
            "helios-sentence-sun",
            steps=way.steps,
            lit=_joined(lit),
            dark=int(not lit),
            revolution=way.revolution,
        )
        for lit in ([*cubes, *shone, *dark] for cubes in (named, counted))
    )
    return first_fit(forms, lambda form: len(form) <= DETAIL)


def sun_promises(way: Destination) -> tuple[Promise, ...]:
    """The events of a sun that stops there."""
    found = [Promise("sun", (("hex", way.hex), ("steps", way.steps)))]
    found += [Promise("revolution", (("points", way.revolution),))] if way.revolution else []
    found += [Promise("shone", (("points", way.points),))] if way.points else []
    found += [Promise("grew", (("cubes", tuple(way.cubes)),))] if way.cubes else []
    return tuple(found)


def price(needs: Iterable[int], wild: int, either: bool, owned: Collection[str], t: Localize) -> str:
    """A printed cost for a player with cubes of these colours: each missing one costs cubes of any colour instead."""
    wanted = [cat.COLOURS[colour] for colour in needs]
    present = [colour for colour in wanted if colour in owned]
    if either:
        parts = [_either(present, t) if present else t("helios-cost-any", count=cat.SUBSTITUTE)]
    else:
        parts = [t("helios-cost-colour", colour=colour) for colour in present]
        parts += [
            t("helios-cost-instead", colour=colour, count=cat.SUBSTITUTE) for colour in wanted if colour not in owned
        ]
    if wild:
        parts.append(t("helios-cost-any", count=wild))
    return _joined(parts)


def short_price(needs: Iterable[int], wild: int, either: bool, owned: Collection[str], t: Localize) -> str:
    """The same cost, with all cubes of any colour in one number."""
    wanted = [cat.COLOURS[colour] for colour in needs]
    present = [colour for colour in wanted if colour in owned]
    missing = 0 if either and present else 1 if either else len(wanted) - len(present)
    one = "helios-cost-colour" if len(present) <= PAIR else "helios-cost-bare"
    parts = [_either(present, t)] if either and present else [t(one, colour=colour) for colour in present]
    if free := missing * cat.SUBSTITUTE + wild:
        parts.append(t("helios-cost-any", count=free))
    return _joined(parts)


def bare_price(needs: Iterable[int], wild: int, owned: Collection[str], t: Localize) -> str:
    """The same, shorter still: without the number of each needed colour."""
    wanted = [cat.COLOURS[colour] for colour in needs]
    present = [colour for colour in wanted if colour in owned]
    parts = [t("helios-cost-bare", colour=colour) for colour in present]
    if free := (len(wanted) - len(present)) * cat.SUBSTITUTE + wild:
        parts.append(t("helios-cost-any", count=free))
    return _joined(parts)


def cubes(needs: Collection[int], wild: int, owned: Collection[str]) -> int:
    """The same cost as a single number."""
    missing = sum(cat.COLOURS[colour] not in owned for colour in needs)
    return len(needs) + wild + missing * (cat.SUBSTITUTE - 1)


def owned(board: BoardView) -> set[str]:
    return {colour for colour, count in board.cubes if count}


def _either(colours: Sequence[str], t: Localize) -> str:
    if len(colours) == 1:
        return t("helios-cost-colour", colour=colours[0])
    return t("helios-cost-either", one=colours[0], other=colours[1])


_NUMBERS: dict[str, dict[str, Fact]] = {
    "bazaar": {"each": cat.BAZAAR_POINTS},
    "city_hall": {"each": cat.CITY_HALL_LIGHT},
    "citadel": {"each": cat.CITADEL_TEMPLE_COST},
    "watchtower": {"each": cat.WATCHTOWER_POINTS},
    "explorer": {"each": cat.CORNER_POINTS},
    "treasurer": {"each": cat.TREASURER_MANA},
}
"""The numbers in what they do beside sun, mana and their own points."""


def building(index: int, t: Localize, board: BoardView | None = None) -> str:
    """What a building gives at once or from now on, to this player: with the Power Plant no sun steps, and nothing for
    revolutions; the Bazaar sells no more mana than there is, the Land Steward places no more tiles than there is room.
    """
    made = cat.BUILDINGS[index]
    told = _NUMBERS.get(made.id, {}) | {"sun": made.sun, "mana": made.mana} | _own(board)
    return t(f"helios-brings-{made.id}", **told)


def _own(board: BoardView | None) -> dict[str, Fact]:
    """On what else it depends what a building gives."""
    if board is None:
        return {"plant": 0, "most": cat.BAZAAR_MOST, "princess": 0, "count": cat.STEWARD_TILES}
    princess = cat.CHARACTERS[cat.PRINCESS].id in (*board.hired, *board.active)
    placed = min(LIGHT.bit_count() - len(board.tiles), cat.STEWARD_TILES)
    return {"plant": int(board.unlimited), "most": most_sold(board), "princess": int(princess), "count": placed}


def most_sold(board: BoardView) -> int:
    """H-5.7: as much mana as the Bazaar would take from this player."""
    return min(board.mana, cat.BAZAAR_MOST)


def building_points(index: int, preset: str) -> int:
    return scoring.building_points(cat.PRESETS[preset], index)


def character(index: int, t: Localize, *, plant: bool = False) -> str:
    """What an active character gives at once and at the end; with the Power Plant nothing by the sun value."""
    person = cat.CHARACTERS[index]
    return t(
        f"helios-brings-{person.id}",
        sun=person.sun,
        mana=person.mana,
        points=person.points,
        plant=int(plant),
        **_NUMBERS.get(person.id, {}),
    )


def special(index: int, t: Localize) -> str:
    """What a special tile scores at the end."""
    return t(f"helios-brings-{cat.SPECIALS[index]}", points=cat.SPECIAL_POINTS[index])


def _joined(parts: Sequence[str]) -> str:
    return Verbatim(", ".join(parts))
