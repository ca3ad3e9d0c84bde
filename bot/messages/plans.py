"""A turn in words, click by click, as hints and reviews tell it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import engine
from bot.base.i18n import Verbatim
from bot.base.room import first_fit
from bot.messages.menus import named, split_into_clicks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.base.choices import Choice
    from engine.game import Move
    from engine.kernel.forecast import Forecast
    from render import Localize

LINE = 250
"""Letters of a turn in words, at most: with its gain three lines on a desktop, seven on a phone."""


class Click(NamedTuple):
    """A click of a turn."""

    name: str
    """With its menus."""
    ends: bool = False
    """Whether it does nothing but end something."""


def clicks_of(game: str, path: tuple[Move, ...], ahead: Forecast, t: Localize) -> list[Click]:
    """The clicks of a turn, as far as nothing unknown lies between them. None where no click begins like this turn:
    another one would promise what it does not do.
    """
    clicks = split_into_clicks(game, path, ahead, t)
    return [_click(*first[:2], t) for first in islice(clicks, 1)] + [*later_clicks(clicks, t)]


def later_clicks(clicks: Iterable[tuple[Sequence[Choice], Choice, int]], t: Localize) -> Iterator[Click]:
    """Those that go on with a turn: a last one that says more than the turn is left out."""
    return (_click(offered, click, t) for offered, click, played in clicks if played)


def _click(offered: Sequence[Choice], click: Choice, t: Localize) -> Click:
    return Click(named(offered, click, t), click.closing or click.style == "quiet")


def plan(clicks: Sequence[Click], t: Localize) -> str:
    """A turn in words: all its clicks if a line has room for them; else the first ones, how many more there are, and
    what these come to.
    """
    forms = (_shortened(clicks, kept, t) for kept in range(len(clicks) - 1, 0, -1))
    return first_fit((_joined(clicks, t), *forms), lambda words: len(words) <= LINE)


def briefly(first: str, rest: Sequence[Click], t: Localize) -> list[str]:
    """A turn in words for a line of a menu, ever shorter: all its clicks; the first one and what the others come to;
    the first one and that it is not all. A turn of one click has one form.
    """
    if not rest:
        return [first]
    begun = Verbatim(first)
    aims = [Verbatim(click.name) for click in rest if not click.ends][-1:]
    return [
        _joined((Click(first), *rest), t),
        *(t("bot-plan-up-to", first=begun, aim=aim) for aim in aims),
        t("bot-plan-begun", first=begun),
    ]


def _shortened(clicks: Sequence[Click], kept: int, t: Localize) -> str:
    first, left = Verbatim(_joined(clicks[:kept], t)), len(clicks) - kept
    aims = [Verbatim(click.name) for click in clicks[kept:] if not click.ends]
    if not aims:
        return t("bot-plan-more", first=first, count=left)
    return t("bot-plan-aim", first=first, count=left, aim=aims[-1])


def _joined(clicks: Sequence[Click], t: Localize) -> str:
    told, *others = (Verbatim(click.name) for click in clicks)
    for then in others:
        told = Verbatim(t("bot-plan-then", first=told, then=then))
    return told


def mostly(game: str, key: str, t: Localize) -> str:
    """What a turn gains most, as `engine.players.hints` names it."""
    kind, _, name = key.partition(" ")
    thing = Verbatim(t(f"{game}-value-{name}" if kind == "value" else f"{game}-{name}.gained"))
    points = kind == "points" and name != engine.load(game).sole_source
    return t("bot-hint-points" if points else "bot-hint-value", thing=thing)
