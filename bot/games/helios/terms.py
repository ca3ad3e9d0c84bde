"""What moves of Helios cost and bring, in words. The forecast tells it; nothing is reckoned here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from engine.helios import catalogue as cat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.game import Fact
    from engine.helios.view import BoardView, HeliosView
    from engine.kernel.forecast import Forecast
    from render import Localize


def mover(view: HeliosView) -> BoardView:
    """The board of the seat to move."""
    assert view.prompt is not None  # noqa: S101 - for the type checker
    return view.boards[view.prompt.seat]


def facts(view: HeliosView) -> dict[str, Fact]:
    """The facts of the question."""
    return dict(view.prompt.data) if view.prompt else {}


def joined(parts: Iterable[str]) -> str:
    return Verbatim(", ".join(filter(None, parts)))


def next_question(at: Forecast, t: Localize) -> str:
    """The question that these moves lead to."""
    return t(f"helios-ask-{at.prompt.kind}", **dict(at.prompt.data)) if at.prompt else ""


def with_gains(what: str, parts: Collection[str], t: Localize) -> str:
    """`d2: +1 spring, +4 points`; what it is alone where it brings nothing, or there is no room for what it brings."""
    brings = joined(parts)
    return t("helios-choice", what=Verbatim(what), brings=brings) if brings else what


def list_gains(end: Forecast, t: Localize, site: str = "") -> list[str]:
    """What comes at once, then what counts at the end or in the light: of a tile or temple on this site, and beside."""
    return [*at_once(end, t), *_later(counted(end), site, t)]


def counted(end: Forecast) -> Forecast:
    """Where the colour of a cube is asked, with that cube: every colour counts the same."""
    return end.then(end.moves[0]) if end.prompt is not None and end.prompt.kind == "colour" else end


def at_once(end: Forecast, t: Localize) -> list[str]:
    own = [gain for gain in end.gains if gain.seat == end.seat]
    grown = {gain.of[0]: gain.amount for gain in own if gain.why == "grew"}
    told = "build temple" in end.made or any(gain.why == "crushed" for gain in own)
    lost = -end.gain("cube") if told else 0
    mana, sun, points = (sum(gain.amount for gain in own if gain.kind == kind) for kind in ("mana", "sun", "points"))
    parts = []
    if grown:
        colours = joined(t("helios-gain-cube", colour=colour, count=count) for colour, count in grown.items())
        parts.append(t("helios-gain-cubes", cubes=colours, count=sum(grown.values())))
    if end.prompt is not None and end.prompt.kind == "colour":
        parts.append(t("helios-gain-any-cube"))
    if mana > 0 and all(event.kind != "temple" for event in end.events):
        parts.append(t("helios-gain-mana", count=mana))
    if sun:
        parts.append(t("helios-gain-sun", count=sun))
    if points:
        parts.append(t("helios-gain-points", count=points))
    if lost:
        parts.append(t("helios-gain-lost", count=lost))
    return parts


def _later(end: Forecast, site: str, t: Localize) -> list[str]:
    """Points of tiles, corner spaces and whoever is active at the end, and of temples in the light."""
    parts, ends = list[str](), list[str]()
    kinds = {event.kind for event in end.events}
    later = end.later if kinds & {"placed", "temple"} else ()
    lit = {one.at: one.amount for one in later if (one.seat, one.when) == (end.seat, "lit")}
    if "temple" in kinds:
        parts.append(t("helios-gain-lit", points=lit[site]) if site in lit else t("helios-gain-dark"))
    worth = corner = 0
    if "placed" in kinds:
        worth = sum(one.amount for one in later if (one.seat, one.when, one.at) == (end.seat, "end", site))
        corner = line(end, "corners")
    if worth:
        ends.append(t("helios-gain-points", count=worth))
    if corner:
        ends.append(t("helios-gain-corner", points=corner))
    if change := _at_the_end(end) - worth - corner:
        ends.append(t("helios-gain-special", points=abs(change), less=int(change < 0)))
    if ends:
        parts.append(
            t("helios-gain-ends", parts=joined(ends), several=int(len(ends) > 1), points=worth + corner + change)
        )
    if shut := tuple(Verbatim(at) for at, amount in lit.items() if amount < 0):
        parts.append(t("helios-gain-shut", hexes=shut))
    return parts


def _at_the_end(end: Forecast) -> int:
    """What changes at the end; nothing where it is but what a building counts, which is told by itself."""
    return 0 if counts_alone(end) else _not_at_once(end)


def counts_alone(end: Forecast) -> int:
    """What a building that is built counts; 0 where more than that changes at the end."""
    built = sum(line(end, str(event.data["building"])) for event in end.events if event.kind == "built")
    return built if built and built == _not_at_once(end) else 0


def _not_at_once(end: Forecast) -> int:
    """The change of the score beside what is told by itself: points that come at once, mana, each of which is one
    without the Treasurer, and what the Princess counts no more.
    """
    lost = min(line(end, "princess"), 0)
    return end.score() - line(end, "collected") - end.gain("mana") * cat.MANA_POINTS - lost


def line(end: Forecast, line: str) -> int:
    """How this line of the mover's score changes."""
    return sum(one.amount for one in end.points if (one.seat, one.line) == (end.seat, line))


def awakened(end: Forecast, who: str = "") -> int:
    """What whoever is hired, or one of them, will add to the mover's score once activated."""
    return sum(
        one.amount for one in end.later if (one.seat, one.when) == (end.seat, "activated") and who in ("", one.at)
    )


def lost_princess(end: Forecast, t: Localize) -> list[str]:
    """What she counts no more, active or hired, beside a Power Plant."""
    change = line(end, "princess") + awakened(end, "princess")
    return [t("helios-gain-person", who="princess", points=-change)] if change < 0 else []


def price(thing: cat.Building | cat.Character, owned: Collection[str], t: Localize, *, each: bool = False) -> str:
    """A printed cost for who has cubes of these colours: of any colour two stand for each that is missing, and are told
    for each of these, or all of any colour in one number.
    """
    wanted = [cat.COLOURS[colour] for colour in thing.needs]
    present, missing = [one for one in wanted if one in owned], [one for one in wanted if one not in owned]
    if isinstance(thing, cat.Building) and thing.either:
        missing = [] if present else missing[:1]
        present = [t("helios-cost-either", one=present[0], other=present[-1], count=len(present))] if present else []
    parts = [t("helios-cost-colour", colour=colour) for colour in present]
    wild = thing.wild if each else thing.wild + cat.SUBSTITUTE * len(missing)
    parts += [t("helios-cost-instead", colour=one, count=cat.SUBSTITUTE) for one in missing if each]
    return joined([*parts, *([t("helios-cost-any", count=wild)] if wild else [])])


def owned(board: BoardView) -> set[str]:
    return {colour for colour, count in board.cubes if count}


EACH = {
    **dict(zip(cat.SPECIALS, cat.SPECIAL_POINTS, strict=True)),
    "bazaar": cat.BAZAAR_POINTS,
    "city_hall": cat.CITY_HALL_LIGHT,
    "citadel": cat.CITADEL_TEMPLE_COST,
    "watchtower": cat.WATCHTOWER_POINTS,
    "land_steward": cat.STEWARD_TILES,
    "explorer": cat.CORNER_POINTS,
    "treasurer": cat.TREASURER_MANA,
}
"""The numbers in what tiles, buildings and characters do beside those that events tell."""


def printed(thing: cat.Building | cat.Character, board: BoardView, t: Localize) -> list[str]:
    """What activating it will bring at once; steps of the sun mean nothing to whoever has the Power Plant."""
    amounts = (("sun", 0 if board.unlimited else thing.sun), ("mana", thing.mana))
    return [t(f"helios-gain-{kind}", count=count) for kind, count in amounts if count]


def does(thing: cat.Building | cat.Character, board: BoardView, t: Localize, most: int = 0) -> str:
    """What a building or an active character does from now on, or at the end."""
    each, plant = EACH.get(thing.id, 0), int(board.unlimited)
    facts = {"points": thing.points, "each": each, "plant": plant, "most": most, "worth": board.mana_worth}
    return t("helios-does", thing=Verbatim(thing.id), **facts)
