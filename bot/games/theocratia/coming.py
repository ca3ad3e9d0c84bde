"""What comes by itself: the development of the Civs at the end of a round, the Worship of Pyramids at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.games.theocratia.explain import development
from bot.games.theocratia.outcomes import DEVELOPS, Outcome, Sort, chained, others

if TYPE_CHECKING:
    from engine.game import Prospect
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
