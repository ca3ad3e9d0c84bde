"""The choices of a decision, by the verb of the move: each has a function that labels it.

What a die does as it is, and for whom, is one click (see `drafts`); whatever spends a card is in a menu of its own.
Where nothing is left to do after a choice, it ends the turn as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Choice, Promise
from bot.base.ending import END, ended
from bot.base.i18n import Verbatim
from bot.base.lookahead import Lookahead
from bot.base.room import first_fit, fits_button, fits_line
from bot.games.theocratia import drafts, effects
from bot.games.theocratia.pleased import by_expansion, gains_told
from engine.theocratia import catalogue as cat
from engine.theocratia.moves import END as ENDS

if TYPE_CHECKING:
    from engine.game import Fact, Move
    from engine.kernel.forecast import Forecast
    from engine.theocratia.view import TheocratiaView
    from render import Localize

Ask = Callable[["TheocratiaView", "Move", "Localize"], Choice]


def choices(view: TheocratiaView, ahead: Forecast, t: Localize) -> list[Choice]:
    """What the viewer can do now. Who may not know knows at least that a turn can be ended."""
    if view.moves is None:
        return [end(view, ENDS, t)] if view.prompt and view.prompt.kind == END else []
    lookahead, found = Lookahead(ahead), list[Choice]()
    for move in view.moves:
        choice = ASK[move.verb](view, move, t)
        shape = SHAPES.get(move.verb)
        found += shape(choice, lookahead, t) if shape else [choice]
    named = [_priced(choice, lookahead, t) for choice in sorted(found, key=_place)]
    return [ended(choice, lookahead, t) for choice in named]


def _priced(choice: Choice, lookahead: Lookahead, t: Localize) -> Choice:
    """What turning the die costs begins the second line, unless the label tells it wherever it stands; so does the
    Malus of crystals that are paid without another click, unless that line tells it already.
    """
    parts = (lookahead.events(choice.moves[: count + 1]) for count in range(len(choice.moves)))
    told = [event for part in parts for event in effects.of_turn(lookahead(()), part)]
    labels = " ".join((*choice.group, choice.label)), choice.alone or choice.label
    malus, face = effects.price_in_malus(told, t), effects.price_of_face(told, t)
    costs = (malus, choice.detail, malus), (face, "", t("theocratia-detail-price", cost=face))
    for cost, below, words in costs:
        if cost and not all(cost in f"{label} {below}" for label in labels):
            choice = _telling(choice, words, t)
    return choice


def _telling(choice: Choice, cost: str, t: Localize) -> Choice:
    """The cost before what it is for; but after what a tile is claimed for, or it would be the price of the tile."""
    what = choice.detail or choice.sentence
    claimed = choice.moves[0].verb == "claim"
    forms = [
        t("theocratia-detail-gaining", brings=Verbatim(first), what=Verbatim(second))
        for then in (what, drafts.brings(choice, t))
        if then
        for first, second in [(then, cost) if claimed else (cost, then)]
    ]
    return replace(choice, detail=first_fit((*forms, cost), lambda detail: len(detail) <= DETAIL))


def _place(choice: Choice) -> tuple[bool, int, bool]:
    """What stands alone comes before menus, and dice as they are before what else becomes of dice, in every turn; a
    claim, which is seldom what one came for, after all of them.
    """
    first, *then = (move.verb for move in choice.moves)
    return first == "claim", len(choice.group), first == "die" and then[:1] in ([], ["play"])


LIMITED = {"cosmo": "cosmo", "malus": "malus_down"}
"""Tokens that do less near the end of a track, and the events that tell how much."""


def _as_far_as_possible(token: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """Taking a Pyramid token that cannot be carried out, or only in part, is legal; the label tells that."""
    word = _word(token.moves[0])
    told = {event.kind: event for event in lookahead.events(token.moves)}
    effect = told.get(LIMITED.get(word, ""))
    if "declined" in told or (word in LIMITED and effect is None):
        return [replace(token, label=t("theocratia-choice-in_vain", token=f"token_{word}"))]
    facts = effects.facts(lookahead(token.moves))
    if facts.get("settlers"):
        return [replace(token, label=t("theocratia-choice-token_house-far"))]
    if facts.get("tile"):
        return [replace(token, label=t("theocratia-choice-token-tile", token=f"token_{word}", cosmo=cat.TILE_COST))]
    amounts = {one.id: one.amount for one in cat.TOKENS}
    if effect and (amount := effect.data["amount"]) != amounts[f"token_{word}"]:
        return [replace(token, label=t(f"theocratia-choice-token_{word}-less", amount=amount))]
    return [token]


def _on_a_tile(expand: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """An Expand, with what it costs where each place takes a tile that is still to be claimed."""
    if not drafts.takes_tile(expand.moves, lookahead):
        return [expand]
    told = t("theocratia-brief-expand-tile", cosmo=cat.TILE_COST)
    return [replace(expand, detail=told, sentence=told)]


def _expanding(choice: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A hex or a building that a Civ's own expansion asks for: the crystal there, and whom it pleases."""
    view, place = lookahead(()), _word(choice.moves[0])
    told = lookahead.events(choice.moves)
    if view is None or not told or told[0].kind not in ("settled", "raised"):
        return [choice]
    crystal = "" if place in cat.KINDS else effects.hex_of(view, place).crystal
    gain = [t("theocratia-gain-crystal", crystal=crystal)] if crystal else []
    short, full = (gain + gains_told(view, by_expansion(told), t, form) for form in ("-short", ""))
    if not full:
        return [choice]
    brings, words = (effects.joined(parts, t) for parts in (short, full))
    form = t("theocratia-choice-brings", what=Verbatim(choice.label), brings=Verbatim(brings))
    label = first_fit((form, choice.label), fits_button)
    return [replace(choice, label=label, detail="" if label == form else words, sentence=words)]


# -- the die


def civ(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    priest = int(dict(view.options)["first_game"] == "on")
    label = t("theocratia-choice-civ", civ=_word(move), hex=effects.home(view, move), priest=priest)
    return _one(move, label, _word(move))


def die(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    _, hue, face = move.split()
    return _one(move, t("theocratia-choice-use", die=f"{hue}_{face}"), f"{hue}_{face}")


def idle(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    _, hue, face = move.split()
    return _one(move, t("theocratia-choice-idle", die=f"{hue}_{face}"), f"{hue}_{face}", style="quiet")


def face(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    drawn, wanted = _drawn(view), move.args[0]
    if wanted == drawn:
        return _one(move, t("theocratia-choice-keep", face=wanted), style="main")
    return _one(move, t("theocratia-choice-as", face=wanted))


def row(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    return _one(move, t("theocratia-choice-row", civ=_word(move)), _word(move))


def give_up(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    """A card for another colour, or for the place beside the same number."""
    verb, wanted, card = move.split()
    forms = effects.given(verb, wanted, card, t)
    one = _card(move, forms[0], card, t)
    return replace(one, detail=t("theocratia-detail-given"), alone=first_fit(forms, fits_button))


# -- the action


def mode(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    civ = _civ(view)
    if move == "holiday":
        return _holiday(view, move, t)
    one = _one(move, t("theocratia-choice-mode", mode=str(move), civ=civ), str(move), style="main")
    told = effects.doing(view, str(move), civ, effects.climbing(view, civ), t)
    dear = effects.pleases(view, str(move), civ, t)
    return replace(one, detail=told if dear else "", sentence=told, promises=(Promise(str(move), (("civ", civ),)),))


def _holiday(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    """A Holiday by its price; below it the Black crystals that it cannot do without, and whom the others please."""
    civ = _civ(view)
    cosmo, crystals = effects.price_of_holiday(view, civ)
    steps = effects.steps_of_holiday(view, civ)
    told = effects.holiday(view, civ, effects.climbing(view, civ), t)
    one = _one(move, t("theocratia-choice-holiday", cosmo=cosmo, crystals=crystals), "holiday", style="main")
    promises = (Promise("holiday", (("civ", civ),)), *([Promise("malus_up", (("amount", steps),))] if steps else []))
    alone = t("theocratia-choice-holiday-black", cosmo=cosmo, malus=steps) if steps else ""
    dear = steps or effects.side_costs(view, civ, t) or (view.last and view.last.greens)
    return replace(one, detail=told if dear else "", sentence=told, promises=promises, alone=alone)


def bonus_card(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    if move == "draw":
        return _one(move, t("theocratia-choice-draw"), "card")
    assert view.prompt is not None  # noqa: S101 - the card is asked about
    return _one(move, t("theocratia-choice-take"), "expand", t("theocratia-detail-take", **dict(view.prompt.data)))


def attack(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    return _one(move, *effects.attack(view, move, t))


def build(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    return _one(move, *effects.build(view, move, t))


def on_hex(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    """A hex for the purpose that the question names."""
    place = move.split()[1]
    if place in cat.KINDS:
        return _one(move, t(f"theocratia-{place}"), place)
    hex_ = effects.hex_of(view, place)
    ground = hex_.ground or "words-none"
    if hex_.kind and hex_.civ:
        label = t("theocratia-choice-standing", hex=place, civ=hex_.civ, kind=hex_.kind)
        return _one(move, label, hex_.kind)
    return _one(move, t("theocratia-choice-hex", hex=place, ground=ground))


def clear(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    _, *places = move.split()
    short, full = [], []
    for place in places:
        hex_ = effects.hex_of(view, place)
        owner = "neutral" if hex_.owner is None else view.players[hex_.owner].colour
        short.append(Verbatim(t("theocratia-choice-hex", hex=place, ground=hex_.kind)))
        full.append(Verbatim(t("theocratia-choice-cleared", hex=place, kind=hex_.kind, owner=owner)))
    labels = [t("theocratia-choice-clear", buildings=tuple(parts)) for parts in (full, short)]
    label, alone = first_fit(labels, fits_line), first_fit(labels, fits_button)
    one = _one(move, label, "pyramid", effects.pleasing(view, places, t))
    return replace(one, alone=alone)


def pay(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    """In a menu even where buttons would have room, so that every payment is found in the same place."""
    _, colour, amount = move.split()
    label, costs = effects.payment(view, colour, int(amount), t)
    return replace(_one(move, label, f"crystal_{colour}", costs), group=(t("theocratia-menu-payments"),))


def token(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    name = f"token_{_word(move)}"
    return replace(_one(move, t(f"theocratia-choice-{name}"), "pyramid"), sentence=effects.brief(name, t))


def worship(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    lost = "-lost" if effects.at_the_top(view, _word(move)) else ""
    return _one(move, t(f"theocratia-choice-worship{lost}", civ=_word(move)), _word(move))


# -- free actions, and the end


def claim(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    level = int(_word(move))
    label = t("theocratia-choice-claim", level=level, cosmo=cat.TILE_COST)
    return replace(_one(move, label, "tile"), sentence=t("theocratia-detail-claim"))


def play(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    _, card, *targets = move.split()
    if not targets:
        label = t("theocratia-choice-play", card=card)
    elif len(targets) == 2:
        facts: dict[str, Fact] = {"card": card, "one": targets[0], "other": targets[1]}
        one = _card(move, t("theocratia-choice-play-on-both", **facts), card, t)
        return replace(one, alone=t("theocratia-choice-alone-both", gems=int(card == "scattered_gems"), **facts))
    elif targets[0].isdigit():
        label = t(f"theocratia-choice-{card}", card=card, number=int(targets[0]))
    else:
        label = t("theocratia-choice-play-on", card=card, target=targets[0])
    return _card(move, label, card, t)


def decline(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    return replace(_one(move, t("theocratia-choice-decline"), style="quiet"), closing=True)


def end(view: TheocratiaView, move: Move, t: Localize) -> Choice:
    return replace(_one(move, t("theocratia-choice-end"), style="main"), closing=True)


ASK: dict[str, Ask] = {
    "civ": civ,
    "die": die,
    "idle": idle,
    "face": face,
    "recolour": give_up,
    "row": row,
    "ignore": give_up,
    "first": mode,
    "war": mode,
    "expand": mode,
    "factory": mode,
    "barrack": mode,
    "pyramid": mode,
    "holiday": mode,
    "take": bonus_card,
    "draw": bonus_card,
    "destroy": attack,
    "convert": attack,
    "build": build,
    "upgrade": on_hex,
    "site": on_hex,
    "choose": on_hex,
    "clear": clear,
    "pay": pay,
    "token": token,
    "worship": worship,
    "claim": claim,
    "play": play,
    "decline": decline,
    "end": end,
}

SHAPES: dict[str, Callable[[Choice, Lookahead, Localize], list[Choice]]] = {
    "die": drafts.of_die,
    "idle": drafts.of_idle,
    "face": drafts.of_face,
    "row": drafts.of_row,
    "ignore": drafts.of_given,
    "recolour": drafts.of_given,
    "token": _as_far_as_possible,
    "claim": drafts.of_claim,
    "play": drafts.of_play,
    "choose": _expanding,
    "expand": _on_a_tile,
}
"""What becomes of choices after whose move the player does not have to look at the board again."""


def _word(move: Move) -> str:
    return move.split()[1]


def _drawn(view: TheocratiaView) -> int:
    assert view.last is not None  # noqa: S101 - a face is asked for a die in use
    return view.last.die[1]


def _civ(view: TheocratiaView) -> str:
    assert view.last is not None  # noqa: S101 - the die lies on a row
    assert view.last.civ is not None  # noqa: S101
    return view.last.civ


def _one(move: Move, label: str, icon: str | None = None, detail: str = "", style: str = "plain") -> Choice:
    return Choice((move,), label, detail, icon, style=style)


def _card(move: Move, label: str, card: str, t: Localize) -> Choice:
    """Choices that spend a card, in the menu of their kind."""
    about = effects.brief(card, t)
    menu, ask = t(f"theocratia-menu-{move.verb}"), t(f"theocratia-menu-ask-{move.verb}")
    alone = first_fit([t("theocratia-alone-play", choice=Verbatim(label)), label], fits_button)
    return Choice((move,), label, about, "card", (menu,), group_prompts=(ask,), alone=alone)
