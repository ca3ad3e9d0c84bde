"""What comes by itself, and came: the development of the Civs between rounds, the Worship of Pyramids at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.games.theocratia.explain import development
from bot.games.theocratia.outcomes import DEVELOPS, Outcome, Sort, chained, others

if TYPE_CHECKING:
    from engine.game import Event, Prospect
    from engine.theocratia.view import TheocratiaView
    from render import Localize


def coming(view: TheocratiaView, prospects: Sequence[Prospect], t: Localize) -> list[str]:
    return [*_development(view, prospects, t), *_pyramids(view, t)]


def _development(view: TheocratiaView, prospects: Sequence[Prospect], t: Localize) -> Iterator[str]:
    """T-13.2: what each card does, and who gains by it."""
    if view.phase not in ("setup", "turns"):
        return
    yield from development(view, t)
    due = (one for one in prospects if one.when == DEVELOPS)
    gains = Counter({Sort(view.players[one.seat].colour, one.kind, one.at, paid=False): one.amount for one in due})
    if gains:
        told = chained("theocratia-and", others(Outcome(gains, (), 0, 0), t), t)
        yield t("theocratia-coming-gains", gains=Verbatim(told))


def _pyramids(view: TheocratiaView, t: Localize) -> Iterator[str]:
    """T-14.2: their Worship, until it is chosen."""
    stands = any(hex_.kind == "pyramid" and hex_.owner is not None for hex_ in view.hexes)
    if stands and view.prompt is not None and view.prompt.kind != "pyramid_worship":
        yield t("theocratia-coming-pyramids")


def came(events: Sequence[Event], t: Localize) -> list[str]:
    """What Civs built and celebrated by themselves, things of a kind together."""
    built, feasts = dict[str, list[str]](), list[str]()
    for event in events:
        if event.kind in BUILT:
            kind = str(event.data.get("building", "house"))
            place = t("theocratia-came-place", civ=str(event.data["civ"]), hex=str(event.data["hex"]))
            built.setdefault(kind, []).append(place)
        elif event.kind == DEVELOPS and event.data["card"] == "dev_holiday":
            feasts.append(str(event.data["civ"]))
    told = [
        t(CAME[kind], count=len(places), places=tuple(map(Verbatim, places)), listed=Verbatim(", ".join(places)))
        for kind, places in built.items()
    ]
    return [*told, *(t("theocratia-came-holiday", civ=civ) for civ in feasts)]


BUILT = ("settled", "raised")
"""Events by which a Civ builds by itself: a House, or what the event says."""
CAME = {
    "house": "theocratia-came-house",
    "factory": "theocratia-came-factory",
    "barrack": "theocratia-came-barrack",
}
