"""What can be done now, and what everything on offer does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.text import listed
from bot.games.helios.costs import mover
from engine.helios import catalogue as cat
from engine.helios.names import about

if TYPE_CHECKING:
    from engine.helios.view import HeliosView
    from render import Say


def explain(view: HeliosView, say: Say) -> list[str]:
    """First the question and its rules, then everything that may be chosen now or as a consequence."""
    if view.prompt is None:
        return [say("helios-explain-over")]
    kind = view.prompt.kind
    asked = say(f"helios-explain-{kind}")
    if view.prompt.rules:
        asked = say("helios-explain-rules", asked=Verbatim(asked), rules=view.prompt.rules)
    return [asked, *(paragraph for tell in TOLD.get(kind, ()) for paragraph in tell(view, say))]


def _game(view: HeliosView, say: Say) -> list[str]:
    return [say("helios-explain-game", rounds=view.rounds)]


def _land(view: HeliosView, say: Say) -> list[str]:
    specials = [special for special, left in view.specials if left]
    return [listed(say("helios-explain-action-land"), _things(specials, view, say))]


def _build(view: HeliosView, say: Say) -> list[str]:
    board = mover(view)
    left = [building.id for building in cat.BUILDINGS if building.id not in board.built]
    payable = {thing for thing, _ in board.payable}
    if not view.round:
        return [listed(say("helios-explain-action-build"), _things(("temple", *left), view, say))]
    now = [thing for thing in ("temple", *left) if thing in payable]
    later = [thing for thing in ("temple", *left) if thing not in payable]
    told = [say("helios-explain-action-build")]
    told.append(listed(say("helios-explain-now"), _things(now, view, say)) if now else say("helios-explain-none"))
    return ["\n".join(told), *([listed(say("helios-explain-later"), _things(later, view, say))] if later else [])]


def _sun(view: HeliosView, say: Say) -> list[str]:
    board = mover(view)
    if board.unlimited:
        return [say("helios-explain-action-sun-unlimited")]
    return [say("helios-explain-action-sun", steps=board.sun_value)]


def _areas(view: HeliosView, say: Say) -> list[str]:
    return [say("helios-about-area")]


def _characters(view: HeliosView, say: Say) -> list[str]:
    own = mover(view).hired
    groups = (("helios-explain-offer", view.offer), ("helios-explain-own", own))
    return [listed(say(heading), _things(people, view, say)) for heading, people in groups if people]


def _things(ids: Iterable[str], view: HeliosView, say: Say) -> list[str]:
    options = dict(view.options)
    return [
        say("helios-explain-thing", thing=thing, about=Verbatim(say(f"helios-{about(thing, options)}")))
        for thing in ids
    ]


Tell = Callable[["HeliosView", "Say"], list[str]]
TOLD: dict[str, tuple[Tell, ...]] = {
    "start_land": (_game, _land, _build, _sun, _characters),
    "take": (_areas, _land, _build, _sun, _characters),
    "area": (_areas,),
    "land": (_land,),
    "place": (_land,),
    "build": (_build,),
    "sun": (_sun,),
    "bonus": (_land, _build, _sun),
    "characters": (_characters,),
}
