"""What can be done now, and what the things on offer do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.games.theocratia.effects import ACTIONS
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Say

Tell = Callable[["TheocratiaView", "Say"], list[str]]

_ABOUT = {"factory": "build_factory", "barrack": "build_barrack", "pyramid": "build_pyramid"}


def explain(view: TheocratiaView, say: Say) -> list[str]:
    """First the question and its rules, then everything relevant to it; the hand only for its owner."""
    if view.prompt is None:
        return [say("theocratia-explain-over")]
    kind = view.prompt.kind
    asked = say(f"theocratia-ask-{kind}", **dict(view.prompt.data))
    head = say("theocratia-explain-rules", asked=Verbatim(asked), rules=view.prompt.rules)
    paragraphs = [head, *(paragraph for tell in TOLD.get(kind, ()) for paragraph in tell(view, say))]
    return [*paragraphs, *_hand(view, say)]


def _actions(view: TheocratiaView, say: Say) -> list[str]:
    told = (
        say("theocratia-explain-number", number=number, action=Verbatim(_action(action, say)))
        for number, action in enumerate(ACTIONS, 1)
    )
    return [*told, _action("pyramid", say), _action("holiday", say)]


def _modes(view: TheocratiaView, say: Say) -> list[str]:
    """What the Civ of the row can do now."""
    return [_action(move.verb, say) for move in view.moves or () if move.verb in MODES]


def _action(name: str, say: Say) -> str:
    return _thing(name, _ABOUT.get(name, name), say)


def _thing(name: str, about: str, say: Say) -> str:
    return say("theocratia-explain-thing", name=name, about=Verbatim(say(f"theocratia-about-{about}")))


def _round(view: TheocratiaView, say: Say) -> list[str]:
    """The Round Bonus in force, and what each Civ does at the end of the round."""
    if not view.round:
        return []
    bonus = view.bonuses[view.round - 1]
    return [_thing(bonus, bonus, say), *_development(view, say)]


def _development(view: TheocratiaView, say: Say) -> list[str]:
    """What each card does, with the Civs it can be used with."""
    cards = dict.fromkeys(civ.development for civ in view.civs)
    return [
        say(
            "theocratia-explain-develops",
            card=card,
            civs=tuple(civ.id for civ in view.civs if civ.development == card),
            about=Verbatim(say(f"theocratia-about-{card}")),
        )
        for card in cards
    ]


def _neutral(view: TheocratiaView, say: Say) -> list[str]:
    return [_thing("dev_expansion", "dev_expansion", say)]


def _words(key: str) -> Tell:
    """A paragraph that does not depend on the position."""
    return lambda view, say: [say(f"theocratia-explain-{key}")]


def _dice(view: TheocratiaView, say: Say) -> list[str]:
    return [say("theocratia-explain-die"), say("theocratia-about-power_card")]


def _stuck(view: TheocratiaView, say: Say) -> list[str]:
    """A player who can complete no move without cards may idle."""
    stuck = any(move.verb == "idle" for move in view.moves or ())
    return [say("theocratia-explain-idle")] if stuck else []


def _claims(view: TheocratiaView, say: Say) -> list[str]:
    offered = any(move.verb == "claim" for move in view.moves or ())
    return [_thing("level", "level", say)] if offered else []


def _tiles(view: TheocratiaView, say: Say) -> list[str]:
    return [_thing(tile, tile, say) for tile in ("start", "level")]


def _buildings(view: TheocratiaView, say: Say) -> list[str]:
    return [_thing(kind, kind, say) for kind in ("house", "factory", "barrack", "pyramid")]


def _take(view: TheocratiaView, say: Say) -> list[str]:
    return [_thing("end_round_bonus", "end_round_bonus", say), say("theocratia-about-power_card")]


def _tokens(view: TheocratiaView, say: Say) -> list[str]:
    return [_thing(token, token, say) for token in view.tokens]


def _hand(view: TheocratiaView, say: Say) -> Iterable[str]:
    if view.hand is None or view.seat != view.to_move:
        return ()
    return [_thing(card, card, say) for card in dict.fromkeys(view.hand)]


TOLD: dict[str, tuple[Tell, ...]] = {
    "civ": (_words("start"), _words("aim"), _buildings),
    "die": (_stuck, _dice, _actions, _words("aim"), _round, _claims),
    "face": (_dice, _actions, _round),
    "row": (_dice, _round),
    "mode": (_modes, _round),
    "take": (_take,),
    "war": (_words("compensation"), _tiles, _buildings),
    "expand": (_tiles, _round),
    "factory": (_buildings,),
    "barrack": (_buildings,),
    "site": (_words("compensation"), _buildings),
    "clear": (_words("compensation"),),
    "token": (_tokens,),
    "token_worship": (_words("aim"),),
    "token_house": (_tiles,),
    "token_factory": (_tiles,),
    "token_barrack": (_tiles,),
    "pay": (_words("pay"),),
    "bonus_expand": (_tiles,),
    "neutral_hex": (_neutral,),
    "neutral_house": (_neutral,),
    "pyramid_worship": (_words("aim"),),
}
