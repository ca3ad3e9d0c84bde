"""What can be done now, and what everything on offer does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.games.helios.costs import mover
from bot.words import Verbatim
from engine.helios import catalogue as cat

if TYPE_CHECKING:
    from engine.helios.view import HeliosView
    from render import Say


def explain(view: HeliosView, say: Say) -> list[str]:
    """First what is asked and under which rules, then each thing that may be chosen now or by what follows."""
    if view.prompt is None:
        return [say("helios-explain-over")]
    kind = view.prompt.kind
    asked = say(f"helios-explain-{kind}")
    if view.prompt.rules:
        asked = say("helios-explain-rules", asked=Verbatim(asked), rules=view.prompt.rules)
    return [asked, *(paragraph for tell in TOLD.get(kind, ()) for paragraph in tell(view, say))]


def _land(view: HeliosView, say: Say) -> list[str]:
    specials = [special for special, left in view.specials if left]
    return [say("helios-explain-action-land"), *_things(specials, say)]


def _build(view: HeliosView, say: Say) -> list[str]:
    board = mover(view)
    left = [building.id for building in cat.BUILDINGS if building.id not in board.built]
    payable = {thing for thing, _ in board.payable}
    paragraphs = [say("helios-explain-action-build")]
    for thing in ("temple", *left):
        about = _thing(thing, say)
        paragraphs.append(about if thing in payable else say("helios-explain-beyond", about=Verbatim(about)))
    return paragraphs


def _sun(view: HeliosView, say: Say) -> list[str]:
    board = mover(view)
    if board.unlimited:
        return [say("helios-explain-action-sun-unlimited")]
    return [say("helios-explain-action-sun", steps=board.sun_value)]


def _areas(view: HeliosView, say: Say) -> list[str]:
    return [say("helios-about-area")]


def _characters(view: HeliosView, say: Say) -> list[str]:
    board = mover(view)
    paragraphs = [say("helios-explain-offer"), *_things(view.offer, say)] if view.offer else []
    return paragraphs + ([say("helios-explain-own"), *_things(board.hired, say)] if board.hired else [])


def _things(ids: Iterable[str], say: Say) -> list[str]:
    return [_thing(thing, say) for thing in ids]


def _thing(thing: str, say: Say) -> str:
    return say("helios-explain-thing", thing=thing, about=Verbatim(say(f"helios-about-{thing}")))


Tell = Callable[["HeliosView", "Say"], list[str]]
TOLD: dict[str, tuple[Tell, ...]] = {
    "take": (_areas, _land, _build, _sun, _characters),
    "area": (_areas,),
    "land": (_land,),
    "place": (_land,),
    "build": (_build,),
    "sun": (_sun,),
    "bonus": (_land, _build, _sun),
    "characters": (_characters,),
}
