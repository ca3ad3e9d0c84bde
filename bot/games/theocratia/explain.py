"""What can be done now, and what the things on offer do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.base.text import capital
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Localize

Tell = Callable[["TheocratiaView", "Localize"], list[str]]

ACTIONS = ("first", "war", "expand", "factory", "barrack", "divination")
"""What each number of a die is for."""
DIVINATION = 6
_ABOUT = {"factory": "build_factory", "barrack": "build_barrack", "pyramid": "build_pyramid"}


def explain(view: TheocratiaView, t: Localize) -> list[str]:
    """First the question and its rules, then everything relevant to it; the hand only for its owner."""
    if view.prompt is None:
        return [t("theocratia-explain-over")]
    kind = view.prompt.kind
    asked = t(f"theocratia-ask-{kind}", **dict(view.prompt.data))
    head = t("theocratia-explain-rules", asked=Verbatim(capital(asked)), rules=view.prompt.rules)
    paragraphs = [head, *(paragraph for tell in PARAGRAPHS.get(kind, ()) for paragraph in tell(view, t))]
    return [*paragraphs, *_hand(view, t)]


def _actions(view: TheocratiaView, t: Localize) -> list[str]:
    told = (
        t("theocratia-explain-number", number=number, action=Verbatim(_mode(view, action, t)))
        for number, action in enumerate(ACTIONS, 1)
    )
    others = (t(f"theocratia-explain-{name}", action=Verbatim(_action(name, t))) for name in ("pyramid", "holiday"))
    return [*told, *others]


def _modes(view: TheocratiaView, t: Localize) -> list[str]:
    """What the Civ of the row can do now."""
    return [_mode(view, move.verb, t) for move in view.moves or () if move.verb in MODES]


def _mode(view: TheocratiaView, name: str, t: Localize) -> str:
    """What a Civ does; in the last round nobody begins the next one."""
    begins = name != "first" or view.round < view.rounds
    return _action(name, t) if begins else _thing(name, "first_at_last", t)


def _action(name: str, t: Localize) -> str:
    return _thing(name, _ABOUT.get(name, name), t)


def _thing(name: str | tuple[str, ...], about: str, t: Localize) -> str:
    return t("theocratia-explain-thing", name=name, about=Verbatim(t(f"theocratia-about-{about}")))


def _round(view: TheocratiaView, t: Localize) -> list[str]:
    """The Round Bonus in force, and what each Civ does at the end of the round."""
    if not view.round:
        return []
    bonus = view.bonuses[view.round - 1]
    return [_thing(bonus, bonus, t), *development(view, t)]


def development(view: TheocratiaView, t: Localize) -> list[str]:
    """What each card does, with the Civs it can be used with."""
    cards = dict.fromkeys(civ.development for civ in view.civs)
    return [
        t(
            "theocratia-explain-develops",
            card=card,
            civs=tuple(civ.id for civ in view.civs if civ.development == card),
            about=Verbatim(t(f"theocratia-about-{card}")),
        )
        for card in cards
    ]


def _neutral(view: TheocratiaView, t: Localize) -> list[str]:
    return [t("theocratia-explain-neutral"), _thing("dev_expansion", "dev_expansion", t)]


def _words(key: str) -> Tell:
    """A paragraph that does not depend on the position."""
    return lambda view, t: [t(key)]


def _dice(view: TheocratiaView, t: Localize) -> list[str]:
    return [t("theocratia-explain-die"), t("theocratia-about-power_card")]


def _drawn(view: TheocratiaView, t: Localize) -> list[str]:
    """What a six is for, if the die in use shows one."""
    six = view.last is not None and view.last.die[1] == DIVINATION
    return [_action("divination", t)] if six else []


def _does(action: str) -> Tell:
    """What a Civ or a token does now."""
    return lambda view, t: [_action(action, t)]


def _by(token: str) -> Tell:
    """What a token lets its owner do."""
    return lambda view, t: [_thing(token, token, t)]


def _stuck(view: TheocratiaView, t: Localize) -> list[str]:
    """A player who can complete no move without cards may idle."""
    stuck = any(move.verb == "idle" for move in view.moves or ())
    return [t("theocratia-explain-idle")] if stuck else []


def _claims(view: TheocratiaView, t: Localize) -> list[str]:
    offered = any(move.verb == "claim" for move in view.moves or ())
    return [_thing("level", "level", t)] if offered else []


def _tiles(view: TheocratiaView, t: Localize) -> list[str]:
    """The kinds of Conversion tiles that can be used now."""
    used = {word for move in view.moves or () for word in move.split()[2:]}
    return [_thing(kind, kind, t) for kind, word in (("start", "start"), ("level", "tile")) if word in used]


def _buildings(view: TheocratiaView, t: Localize) -> list[str]:
    return [_thing(kind, kind, t) for kind in ("house", "factory", "barrack", "pyramid")]


def _take(view: TheocratiaView, t: Localize) -> list[str]:
    return [_thing("end_round_bonus", "end_round_bonus", t), t("theocratia-about-power_card")]


def _tokens(view: TheocratiaView, t: Localize) -> list[str]:
    return [_thing(token, token, t) for token in view.tokens]


def _before_the_end(view: TheocratiaView, t: Localize) -> list[str]:
    """Only to whoever may know whether there is something to be used."""
    if view.moves is None or (view.seat is None and view.players[view.to_move or 0].cards):
        return []
    return [t("theocratia-explain-end" if len(view.moves) > 1 else "theocratia-explain-nothing")]


def _hand(view: TheocratiaView, t: Localize) -> Iterable[str]:
    if view.hand is None or view.seat != view.to_move:
        return ()
    return [_thing(cards, effect, t) for effect, cards in view.effects.items()]


PARAGRAPHS: dict[str, tuple[Tell, ...]] = {
    "civ": (_words("theocratia-explain-start"), _words("theocratia-explain-aim"), _buildings),
    "die": (_stuck, _dice, _actions, _words("theocratia-explain-aim"), _round, _claims),
    "face": (_drawn, _dice, _actions, _round),
    "row": (_dice, _round),
    "idle_row": (_words("theocratia-explain-idle"),),
    "mode": (_modes, _round),
    "take": (_take,),
    "war": (_does("war"), _words("theocratia-explain-compensation"), _tiles, _buildings),
    "expand": (_does("expand"), _tiles, _round),
    "factory": (_buildings,),
    "barrack": (_buildings,),
    "site": (_does("pyramid"), _words("theocratia-explain-compensation_by_pyramid"), _buildings),
    "clear": (_words("theocratia-explain-clear"), _words("theocratia-explain-compensation_by_pyramid")),
    "token": (_words("theocratia-explain-token"), _tokens),
    "token_worship": (_words("theocratia-explain-aim"),),
    "token_house": (_does("expand"), _tiles),
    "token_factory": (_by("token_factory"), _tiles),
    "token_new_factory": (_does("token_new_factory"),),
    "token_barrack": (_by("token_barrack"), _tiles),
    "token_new_barrack": (_does("token_new_barrack"),),
    "pay": (_words("theocratia-explain-pay"),),
    "end": (_before_the_end,),
    "bonus_expand": (_does("expand"), _tiles),
    "neutral_hex": (_neutral,),
    "neutral_house": (_neutral,),
    "neutral_kind": (_neutral,),
    "pyramid_worship": (_words("theocratia-explain-aim"),),
}
