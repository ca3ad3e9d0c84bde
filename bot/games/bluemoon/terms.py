"""Short texts for cards, places and gains."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
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


def brings(reward: Reward, t: Localize, scored: int = 0) -> str:
    """`+2 crystals +1 scale`; empty for nothing. Of the crystals, so many are for scales."""
    return Verbatim(t("bluemoon-brings", scored=scored, **reward._asdict()).strip())


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


def next_turn(view: BlueMoonView) -> BlueMoonView:
    """The table as who jumps finds it (B-8.2): only in the next turn can anything be done there, with no contribution
    made before, so that dragons thank for the first one.
    """
    return replace(view, placed=0)


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
    hoaxes: Mapping[int, int] = {}
    """How many Hoax each of them needs at least, by its number."""
    in_all: int = 0
    """How many Hoax it needs to pay for that many of them together."""


def completes(tile: TileView, payable: Payable) -> bool:
    """Whether all free spaces can be paid for, one after the other."""
    return payable.together == len(free_spaces(tile)) > 0


def situation(
    tile: TileView,
    view: BlueMoonView,
    t: Localize,
    payable: Payable | None = None,
    brought: str = "",
    shares: Sequence[str] = (),
    scoring: Sequence[str] = (),
) -> list[tuple[str, ...]]:
    """What a figure finds there, most important first, each thing in a long form and a short one; `payable` if that has
    been computed, `brought` what completing the building brings whoever can do so, else each contributor, if that is to
    be told, `shares` what it then brings others, `scoring` what scales bring that are scored, both in several forms.
    """
    free = free_spaces(tile)
    found: list[tuple[str, ...]] = [(t("bluemoon-spot-rebuilt"),)] if tile.rebuilt else []
    if payable and payable.spaces:
        found += _gainful(tile, payable, brought, shares, scoring, view, t)
    else:
        found += _promising(tile, brought, view, t, known=payable is not None)
    if has_obelisk(tile):
        can = payable is not None and tile.id != COURTYARD and can_offer(tile, view)
        wins = can and next_wins(view)
        found.insert(0 if wins else 1 if can else len(found), _offering(view, t, wins=wins))
        if payable is not None and not mover(view).markers and not free:
            found.append((t("bluemoon-spot-no-marker"),))
    elif tile.special:
        found.append((t(f"bluemoon-spot-{tile.special}"),))
    if payable and payable.spaces:
        others = [space for space in free if space.number not in payable.spaces]
        if others and len(free) <= MANY:
            found.append((t("bluemoon-spot-free", spaces=colours(others, t)),))
    elif tile.dragons and not free:
        found.append(_dragons(tile, view, t))
    return found


def _gainful(
    tile: TileView,
    payable: Payable,
    brought: str,
    shares: Sequence[str],
    scoring: Sequence[str],
    view: BlueMoonView,
    t: Localize,
) -> Iterator[tuple[str, ...]]:
    """What can be paid, and what that brings."""
    plain = t("bluemoon-spot-payable", spaces=paid_for(tile, payable, t))
    forms = with_hoaxes(plain, tile, payable, t)
    done = completes(tile, payable)
    if done:
        named = paid_for(tile, payable, t)
        short = with_hoaxes(named, tile, payable, t)
        forms = [
            t("bluemoon-spot-completing", paid=Verbatim(forms[0]), brings=brought),
            *(t("bluemoon-spot-completing-short", paid=Verbatim(form), brings=brought) for form in short),
        ]
    yield tuple(forms)
    if tile.dragons and not done:  # else their scales are among what it brings
        yield _dragons(tile, view, t)
    if scoring:
        yield tuple(scoring)
    if shares:
        yield tuple(shares)
    if brought and not done:
        yield (t("bluemoon-spot-brings", brings=brought),)


def _promising(
    tile: TileView, brought: str, view: BlueMoonView, t: Localize, *, known: bool
) -> Iterator[tuple[str, ...]]:
    """What is free where nothing can be paid for, if that is known, and what it would bring."""
    free = free_spaces(tile)
    if free:
        yield (_unpaid(free, view, t, known=known),)
    if brought:
        yield (t("bluemoon-spot-brings", brings=brought),)
    if free and tile.dragons:
        yield _dragons(tile, view, t)


def can_offer(tile: TileView, view: BlueMoonView) -> bool:
    """Whether the mover could make an Offering there."""
    own = mover(view)
    return has_obelisk(tile) and own.markers > 0 and own.crystals >= price(view)


def next_wins(view: BlueMoonView) -> bool:
    """Whether the mover's next Offering wins."""
    return mover(view).offerings + 1 == view.to_win


def winning(view: BlueMoonView) -> str:
    """How the keys of words end that are about the mover's next Offering."""
    return "-wins" if next_wins(view) else ""


def _offering(view: BlueMoonView, t: Localize, *, wins: bool) -> tuple[str, ...]:
    """The price of an Offering, what the mover has for it if the viewer may know, or that it wins."""
    own, crystals = mover(view), price(view)
    if wins:
        return (t("bluemoon-spot-offer-winning", crystals=crystals),)
    plain = t("bluemoon-spot-offer", crystals=crystals)
    if not own.crystals_open:
        return (plain,)
    return t("bluemoon-spot-offer-own", crystals=crystals, held=own.crystals), plain


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


def with_hoaxes(paid: str, tile: TileView, payable: Payable, t: Localize) -> list[str]:
    """What is paid, with how many Hoax that takes, in ever shorter forms; where only some spaces take any, the last
    form is silent about it. Of many spaces only the number is told, and so the least Hoax for as many together.
    """
    if len(free_spaces(tile)) > MANY:
        told = t("bluemoon-spot-hoax", paid=Verbatim(paid), count=payable.in_all)
        return [told if payable.in_all else paid]
    least = {payable.hoaxes[number] for number in payable.spaces}
    needed = min(least) if payable.together == 1 else payable.in_all
    alike = len(least) == 1 if payable.together == 1 else payable.together == len(payable.spaces)
    short = t(f"bluemoon-spot-hoax{'' if alike else '-more'}", paid=Verbatim(paid), count=needed) if needed else paid
    if alike or (needed and payable.together > 1) or least == {0}:
        return [short]
    forms = ("only", "takes") if needed else ("only",)
    return [*(_apart(paid, form, tile, payable, t) for form in forms), short]


def _apart(paid: str, form: str, tile: TileView, payable: Payable, t: Localize) -> str:
    """What is paid, with how many Hoax each of the spaces takes."""
    counts = sorted({payable.hoaxes[number] for number in payable.spaces} - {0}, reverse=True)
    parts = [t(f"bluemoon-spot-{form}", spaces=_taking(tile, payable, count, t), count=count) for count in counts]
    return t("bluemoon-spot-hoax-some", paid=Verbatim(paid), parts=joined(parts))


def _taking(tile: TileView, payable: Payable, hoaxes: int, t: Localize) -> str:
    """The spaces that take so many Hoax."""
    return colours([space for space in free_spaces(tile) if payable.hoaxes.get(space.number) == hoaxes], t)


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


def number(tile: TileView, payable: Payable, t: Localize) -> str:
    """How many spaces can be paid for, where there is no room for more."""
    return Verbatim(t("bluemoon-spot-number", count=payable.together))


def colours(spaces: Iterable[SpaceView | Space], t: Localize) -> str:
    """`black 4, red 4, 3`: from the left, a colour once for all values that follow."""
    return joined(
        [
            t("bluemoon-space", colour=colour, values=joined([str(space.value) for space in row]))
            for colour, row in groupby(spaces, key=lambda space: space.colour)
        ]
    )
