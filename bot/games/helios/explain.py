"""What can be done now, and what everything on offer does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.text import bullet_list
from bot.games.helios.terms import facts, mover
from engine.helios import catalogue as cat
from engine.helios.names import about

if TYPE_CHECKING:
    from engine.game import Fact
    from engine.helios.view import HeliosView
    from render import Localize


def explain(view: HeliosView, t: Localize) -> list[str]:
    """First the question and its rules, then everything that may be chosen now or as a consequence."""
    if view.prompt is None:
        return [t("helios-explain-over")]
    kind = view.prompt.kind
    preset, board = dict(view.options)["preset"], mover(view)
    told: dict[str, Fact] = facts(view) | {
        "preset": preset,
        "corner": board.corner_worth,
        "most": len(view.moves or ()) - 1,
        "other": int(_another_colour(view)),
    }
    asked = t(f"helios-explain-{kind}", **told)
    if view.prompt.rules:
        asked = t("helios-explain-rules", asked=Verbatim(asked), rules=view.prompt.rules)
    return [asked, *(paragraph for tell in PARAGRAPHS.get(kind, ()) for paragraph in tell(view, t))]


def _another_colour(view: HeliosView) -> bool:
    """H-2.5: whether the cube must not have the colour of its tile, as at the set-up of the online edition."""
    colours = {move.split()[1] for move in view.moves or () if move.verb == "cube"}
    return 0 < len(colours) < len(cat.COLOURS)


def _game(view: HeliosView, t: Localize) -> list[str]:
    return [t("helios-explain-game", rounds=view.rounds)]


def _land(view: HeliosView, t: Localize) -> list[str]:
    told = facts(view).get("tile")
    specials = [special for special, left in view.specials if left and special != told]
    return [bullet_list(t("helios-explain-action-land"), _things(specials, view, t))]


def _in_hand(view: HeliosView, t: Localize) -> list[str]:
    """The tile that is being placed."""
    return _things([str(facts(view)["tile"])], view, t)


def _build(view: HeliosView, t: Localize) -> list[str]:
    board = mover(view)
    left = [building.id for building in cat.BUILDINGS if building.id not in board.built]
    payable = {thing for thing, _ in board.payable}
    if not view.round:
        return [bullet_list(t("helios-explain-action-build"), _things(("temple", *left), view, t))]
    now = [thing for thing in ("temple", *left) if thing in payable]
    later = [thing for thing in ("temple", *left) if thing not in payable]
    told = [t("helios-explain-action-build")]
    told.append(bullet_list(t("helios-explain-now"), _things(now, view, t)) if now else t("helios-explain-none"))
    return ["\n".join(told), *([bullet_list(t("helios-explain-later"), _things(later, view, t))] if later else [])]


def _sun(view: HeliosView, t: Localize) -> list[str]:
    board = mover(view)
    if board.unlimited:
        return [t("helios-explain-action-sun-unlimited")]
    return [t("helios-explain-action-sun", steps=board.sun_value)]


def _areas(view: HeliosView, t: Localize) -> list[str]:
    return [t("helios-about-area")]


def _characters(view: HeliosView, t: Localize) -> list[str]:
    own = mover(view).hired
    groups = (("helios-explain-offer", view.offer), ("helios-explain-own", own))
    return [bullet_list(t(heading), _things(people, view, t)) for heading, people in groups if people]


def _things(ids: Iterable[str], view: HeliosView, t: Localize) -> list[str]:
    options = dict(view.options)
    return [
        t("helios-explain-thing", thing=thing, about=Verbatim(t(f"helios-{about(thing, options)}"))) for thing in ids
    ]


Tell = Callable[["HeliosView", "Localize"], list[str]]
PARAGRAPHS: dict[str, tuple[Tell, ...]] = {
    "start_land": (_game, _land, _build, _sun, _characters),
    "take": (_areas, _land, _build, _sun, _characters),
    "area": (_areas,),
    "land": (_land,),
    "place": (_in_hand, _land),
    "build": (_build,),
    "sun": (_sun,),
    "bonus": (_land, _build, _sun),
    "characters": (_characters,),
}
