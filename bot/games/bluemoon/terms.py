"""Short texts for cards, places and gains."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.base.i18n import Verbatim
from engine.bluemoon.cards import FACES, WORDS, Cards, counts
from engine.bluemoon.catalogue import COLOURS, COURTYARD, PEOPLES, WILD_COLOUR, Reward, Space

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView, PlayerView, SpaceView, TileView
    from engine.game import Move
    from render import Localize


MANY = 4
"""If more spaces than this are free, they are not named one by one: Main Hall has eight."""


def moves_of(view: BlueMoonView) -> tuple[Move, ...]:
    return view.moves or ()


def mover(view: BlueMoonView) -> PlayerView:
    assert view.prompt is not None  # noqa: S101 - for the type checker
    return view.players[view.prompt.seat]


def tiles(view: BlueMoonView) -> dict[str, TileView]:
    """All tiles by place."""
    return {tile.place: tile for row in view.rows for tile in row if tile}


def joined(parts: Sequence[str]) -> str:
    return Verbatim(", ".join(parts))


def phrases(parts: Iterable[str]) -> str:
    """A list of longer parts, which may contain commas."""
    return Verbatim("; ".join(parts))


def fitting(parts: Sequence[Sequence[str]], limit: int) -> str:
    """The longer parts, each in its first form; if there is no room for all, as many as fit in their short forms, the
    first ones before others; of several short forms each takes the first that fits.
    """
    whole = phrases(forms[0] for forms in parts)
    if len(whole) <= limit:
        return whole
    kept: list[str] = []
    for forms in parts:
        fits = (form for form in forms[1:] or forms if len(phrases([*kept, form])) <= limit)
        kept += islice(fits, 1)
    return phrases(kept)


def brings(reward: Reward, t: Localize) -> str:
    """`+2 crystals +1 scale`; empty for nothing."""
    return Verbatim(t("bluemoon-brings", **reward._asdict()).strip())


def cards(packed: int, t: Localize) -> str:
    """`Aqua 1, 2 Hoax 1`: the contents of a set of cards, in the order of payments."""
    return joined(
        [
            t("bluemoon-cards", card=WORDS[kind], count=count)
            for kind, count in enumerate(counts(Cards(packed)))
            if count
        ]
    )


def short_cards(packed: int, t: Localize) -> str:
    """`Aqua 1, Hoax 1+1+2`: each people once, with all its values."""
    held = [(FACES[kind], kind, count) for kind, count in enumerate(counts(Cards(packed))) if count]
    parts = []
    for colour, row in groupby(held, key=lambda entry: entry[0][0]):
        kinds = list(row)
        values = "+".join(str(face[1]) for face, _, count in kinds for _ in range(count))
        single = colour == COLOURS.index(WILD_COLOUR)
        people = t(f"bluemoon-{PEOPLES[COLOURS[colour]]}")
        parts.append(
            t("bluemoon-cards", card=WORDS[kinds[0][1]], count=kinds[0][2]) if single else f"{people} {values}"
        )
    return joined(parts)


def spot(tile: TileView, t: Localize) -> str:
    """A place with its tile: `b3 Fire Temple`."""
    return t("bluemoon-spot", place=tile.place, tile=tile.id)


def price(view: BlueMoonView) -> int:
    """The values of the next Offering, as printed."""
    return view.prices[len(view.offered)]


def next_offering(view: BlueMoonView) -> dict[str, int]:
    """Which of the mover's Offerings is next, and how many win."""
    return {"number": mover(view).offerings + 1, "needed": view.to_win}


def free_spaces(tile: TileView) -> list[SpaceView]:
    return [space for space in tile.spaces if space.owner is None]


def has_obelisk(tile: TileView) -> bool:
    """Whether an Offering can be made there."""
    return tile.id == COURTYARD or tile.special == "offer"


class Payable(NamedTuple):
    """What a hand could pay for on a tile."""

    spaces: Collection[int] = ()
    """The numbers of the spaces, any of them."""
    together: int = 0
    """How many of them one after the other."""
    recoloured: Collection[int] = ()
    """Those that only a Hoax makes so."""


def completes(tile: TileView, payable: Payable) -> bool:
    """Whether all free spaces can be paid for, one after the other."""
    return payable.together == len(free_spaces(tile)) > 0


def situation(
    tile: TileView,
    view: BlueMoonView,
    t: Localize,
    payable: Payable | None = None,
    brought: str = "",
    scoring: Sequence[str] = (),
) -> list[tuple[str, ...]]:
    """What a figure finds there, most important first, each thing in a long form and a short one; `payable` if that has
    been computed, `brought` what completing the building brings whoever can do so, else each contributor, if that is to
    be told, `scoring` what scales bring that are scored, in several forms.
    """
    free = free_spaces(tile)
    found: list[tuple[str, ...]] = [(t("bluemoon-spot-rebuilt"),)] if tile.rebuilt else []
    if payable and payable.spaces:
        found += _gainful(tile, payable, brought, scoring, view, t)
    else:
        if free:
            found.append((_unpaid(free, view, t, known=payable is not None),))
        if brought:
            found.append((t("bluemoon-spot-brings", brings=brought),))
    if has_obelisk(tile):
        own = mover(view)
        words = "bluemoon-spot-offer-own" if own.crystals_open else "bluemoon-spot-offer"
        found.append((t(words, crystals=price(view), held=own.crystals),))
        if payable is not None and not own.markers and not free:
            found.append((t("bluemoon-spot-no-marker"),))
    elif tile.special:
        found.append((t(f"bluemoon-spot-{tile.special}"),))
    if payable and payable.spaces:
        others = [space for space in free if space.number not in payable.spaces]
        if others and len(free) <= MANY:
            found.append((t("bluemoon-spot-free", spaces=colours(others, t)),))
    elif tile.dragons:
        found.append(_dragons(tile, view, t))
    return found


def _gainful(
    tile: TileView, payable: Payable, brought: str, scoring: Sequence[str], view: BlueMoonView, t: Localize
) -> Iterator[tuple[str, ...]]:
    """What can be paid, and what that brings."""
    plain, telling = t("bluemoon-spot-payable", spaces=paid_for(tile, payable, t)), ""
    every = len(payable.recoloured) == len(payable.spaces)
    if payable.recoloured:
        key = "bluemoon-spot-hoax" if every else "bluemoon-spot-hoax-some"
        telling = t(key, paid=Verbatim(plain), spaces=_recoloured(tile, payable, t))
    forms = [telling or plain, telling if every else plain]
    done = completes(tile, payable)
    if done:
        forms = [t("bluemoon-spot-completing", paid=Verbatim(form), brings=brought) for form in forms]
    yield tuple(forms)
    if tile.dragons and not done:  # else their scales are among what it brings
        yield _dragons(tile, view, t)
    if scoring:
        yield tuple(scoring)
    if brought and not done:
        yield (t("bluemoon-spot-brings", brings=brought),)


def _dragons(tile: TileView, view: BlueMoonView, t: Localize) -> tuple[str, str]:
    """Which dragons are there, or how many, and what they bring who contributes."""
    count, free = len(tile.dragons), bool(free_spaces(tile))
    told: dict[str, Any] = {"dragons": tile.dragons, "count": count, "scales": count if free else 0}
    key = "bluemoon-spot-dragons-thanked" if free and view.placed else "bluemoon-spot-dragons"
    return t(key, **told), t(f"{key}-short", **told)


def _unpaid(free: Sequence[SpaceView], view: BlueMoonView, t: Localize, *, known: bool) -> str:
    """The free spaces, and why none of them can be paid for if that is known."""
    if known and not mover(view).markers:
        return t("bluemoon-spot-no-marker")
    if len(free) > MANY:
        return t("bluemoon-spot-count", free=len(free))
    return t("bluemoon-spot-free" if known else "bluemoon-spot-spaces", spaces=colours(free, t))


def _recoloured(tile: TileView, payable: Payable, t: Localize) -> str:
    """The spaces that need a Hoax, or how many."""
    free = free_spaces(tile)
    if len(free) > MANY:
        return Verbatim(len(payable.recoloured))
    return colours([space for space in free if space.number in payable.recoloured], t)


def paid_for(tile: TileView, payable: Payable, t: Localize) -> str:
    """The spaces that can be paid for: all of them together, or so many of them."""
    free = free_spaces(tile)
    if len(free) > MANY:
        return share(tile, payable, t)
    named = colours([space for space in free if space.number in payable.spaces], t)
    if payable.together == len(payable.spaces):
        return named
    return Verbatim(t("bluemoon-spot-some", count=payable.together, spaces=named))


def share(tile: TileView, payable: Payable, t: Localize) -> str:
    """`1 of 8 free spaces`."""
    return Verbatim(t("bluemoon-spot-part", payable=payable.together, free=len(free_spaces(tile))))


def colours(spaces: Iterable[SpaceView | Space], t: Localize) -> str:
    """`black 4, red 4, 3`: from the left, a colour once for all values that follow."""
    return joined(
        [
            t("bluemoon-space", colour=colour, values=joined([str(space.value) for space in row]))
            for colour, row in groupby(spaces, key=lambda space: space.colour)
        ]
    )
