"""The die: what it does as it is, on which Civ's row, is one choice; turning and recolouring it are asked for next.

What could be claimed between the two can be claimed before both, and a card that goes with an action is played from the
questions in between, to which a choice of their own leads.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Choice, Promise
from bot.base.ending import button_room, line_room
from bot.base.i18n import Verbatim
from bot.base.lookahead import Lookahead
from bot.base.room import first_fit, fits_button, fits_line
from bot.games.theocratia import effects
from bot.games.theocratia.aims import done
from engine.theocratia import catalogue as cat
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from engine.game import Event, Fact, Move
    from engine.theocratia.view import TheocratiaView
    from render import Localize


def of_die(taken: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """Everything the die does as it is; then the die alone, if it can be turned or cards can be used with it. A die
    after which nothing can be chosen says what it does, too.
    """
    then = lookahead(taken.moves)
    if then is None or then.prompt is None or then.moves is None:
        return [_of_use(taken, use, lookahead, t) for use in _use(taken.moves, lookahead, t)] or [taken]
    drawn = taken.moves[0].split()[2]
    asked = then.prompt.kind == "face"
    faces = [move for move in then.moves if asked and move.verb == "face"]
    kept = [move for move in faces if move == f"face {drawn}"]
    turned = [str(event.data["face"]) for event in lookahead.events(taken.moves) if event.kind == "turned"]
    ways = [(*taken.moves, move) for move in kept] if asked else [] if turned else [taken.moves]
    uses = (use for way in ways for use in _uses(way, lookahead, t))
    found = [_without_cards(_of_use(taken, use, lookahead, t), lookahead, t) for use in uses]
    others = turned + [str(move.args[0]) for move in faces if move not in kept]
    recolours = any(move.verb == "recolour" for move in then.moves)
    kept_with = set[str]().union(*(_cards(way, lookahead) for way in ways))
    cards = kept_with.union(_plays(then))
    if found and not (others or recolours or cards or any(_ignores(way, lookahead) for way in ways)):
        return found
    if not found and (play := _only_card(taken, then.moves, lookahead, t)):
        return [_with_card_at_once(taken, play, t)]
    cost = effects.price_of_face(lookahead.events(taken.moves), t)
    turning = bool({*_plays(then)}.difference(_plays(lookahead(()))))
    changed = _changed(taken, others, cards, cost, t, recolours=recolours, turning=turning)
    if not _holds_cards(lookahead):
        changed = replace(changed, group=(t("theocratia-menu-turn"),))
    if found:
        also = t("theocratia-detail-also", cards=tuple(sorted(kept_with))) if kept_with else ""
        return [*found, replace(changed, detail=also)]
    kept_by_cards = _kept_by_cards(drawn, taken.moves, lookahead)
    why = "uncarded" if any(_possible(way, lookahead, t) for way in (*ways, *kept_by_cards)) else "unusable"
    return [replace(changed, detail=t(f"theocratia-detail-{why}"))]


def of_face(face: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A number, its price and everything it does; in a menu unless it is the number of the die."""
    cost = effects.price_of_face(lookahead.events(face.moves), t)
    named = _named_number(face, cost, lookahead, t)
    then = lookahead(face.moves)
    kind = then.prompt.kind if then is not None and then.prompt is not None else ""
    found = _plain(_uses(face.moves, lookahead, t), lookahead, t)
    if not found and kind not in ("row", "mode"):
        return [replace(face, label=named)]
    if then is not None and kind in ("row", "mode"):
        found += _beside(face, then, lookahead, t)
    if then is not None and kind == "mode" and any(move.verb == "play" for move in then.moves or ()):
        found.append(_with_card(face.moves, then.last.civ, then, t))
    if face.style == "main":
        return [
            _with_short(use, lookahead, t) if use.detail and use.promises and not use.alone else use for use in found
        ]
    asked = (t(f"theocratia-ask-{kind}", **dict(then.prompt.data)),) if then is not None and then.prompt else ()
    return [
        replace(
            _below(use, alone, t),
            group=(named, *use.group),
            group_prompts=(*asked, *use.group_prompts),
            alone=alone,
        )
        for use in found
        for alone in (_alone(face, cost, use, lookahead, t),)
    ]


def _named_number(face: Choice, cost: str, lookahead: Lookahead, t: Localize) -> str:
    """`5: Barrack, Pyramid (2 Cosmo)`: all that can be done with a number, if a button to its menu has room for it."""
    forms, actions = [face.label], _actions(face.moves, lookahead)
    if actions and face.style != "main":
        told = Verbatim(effects.listed([mode for mode in MODES if mode in actions], t))
        forms.insert(0, t("theocratia-choice-number", face=face.moves[0].args[0], actions=told))
    priced = [t("theocratia-choice-for", what=Verbatim(form), cost=cost) if cost else form for form in forms]
    return first_fit(priced, lambda title: fits_button(t("bot-pick-open", title=Verbatim(title))))


def _actions(moves: tuple[Move, ...], lookahead: Lookahead) -> set[str]:
    """Everything that a Civ can do after these moves, on any row; what takes a card too."""
    then = lookahead(moves)
    if then is None or then.prompt is None or then.prompt.kind not in ("row", "mode"):
        told = effects.of_turn(lookahead(()), lookahead.events(moves))
        return {event.kind for event in told if event.kind in MODES}
    offered = then.moves or ()
    found = {str(move) for move in offered if move in MODES}
    if found and moves[-1].verb == "play":  # other cards go with the same action
        return found
    ways = (move for move in offered if move.verb in ("row", "ignore", "play"))
    return found.union(*(_actions((*moves, move), lookahead) for move in ways))


def _below(use: Choice, alone: str, t: Localize) -> Choice:
    """With what it brings in the sentence below its button, where the button has no room for that."""
    told = [form.strip() for form in _gaining("", use, t)[:-1]]
    if not told or any(form in alone for form in told):
        return use
    return replace(use, detail=use.detail or use.sentence, sentence=_more(use, t) or use.sentence)


def of_row(row: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A row, and what its Civ does there if nothing else can be chosen but a claim, which can come before."""
    use = _at_once(row, lookahead, t)
    return [_acting(row, use, t)] if use else of_idle(row, lookahead, t)


def of_given(given: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A card given up for another colour or for a place beside the same number, and what a Civ does then as above."""
    verb, civ, card = given.moves[-1].split()
    use, forms = _at_once(given, lookahead, t), effects.given(verb, civ, card, t)
    if use:
        facts = {"what": Verbatim(use.label), "card": card}
        forms = [t(f"theocratia-choice-{verb}-acts{form}", **facts) for form in ("", "-short", "-tight", "-least")]
        given = _acting(given, use, t)
    room = given.moves, lookahead, t
    return [replace(given, label=first_fit(forms, line_room(*room)), alone=first_fit(forms, button_room(*room)))]


def _at_once(choice: Choice, lookahead: Lookahead, t: Localize) -> Choice | None:
    """What a Civ does after this choice, if nothing else is left but claims."""
    return next(_use(choice.moves + _only_mode(choice, lookahead), lookahead, t), None)


def _acting(choice: Choice, use: Choice, t: Localize) -> Choice:
    detail = _more(use, t) or use.sentence
    choice = replace(choice, moves=use.moves, label=use.label, promises=use.promises)
    return replace(choice, detail=detail, sentence=use.sentence)


def of_idle(choice: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A die that does nothing, or its row, and the colour bonus that this brings at once."""
    told = effects.of_turn(lookahead(()), lookahead.events(choice.moves))
    bonus = tuple(Promise(kind, (("amount", amount),)) for kind, amount in _colour_bonus(told))
    forms = _gaining(choice.label, replace(choice, promises=bonus), t)
    return [replace(choice, label=first_fit(forms, button_room(choice.moves, lookahead, t)))]


def of_play(play: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A card, and the action it is played with if nothing else can be chosen then but a claim."""
    mode = _only_mode(play, lookahead)
    if not mode:
        return [play]
    _, card, *amount = play.moves[-1].split()
    plain = t("theocratia-choice-mode-card", mode=str(mode[0]), card=card)
    moves, forms = play.moves + mode, [plain]
    if amount:
        reserve = Verbatim(t("theocratia-choice-pay-tight", crystal="green", amount=int(amount[0])))
        forms.insert(0, t("theocratia-choice-brings", what=Verbatim(plain), brings=reserve))
    label, alone = (first_fit(forms, room(moves, lookahead, t)) for room in (line_room, button_room))
    detail = _holiday(play, lookahead, t) if mode[0] == "holiday" else play.detail
    return [replace(play, moves=moves, label=label, detail=detail, alone=alone)]


def _holiday(play: Choice, lookahead: Lookahead, t: Localize) -> str:
    """What a Holiday costs and brings with the card declared for it."""
    then = lookahead(play.moves)
    assert then is not None  # noqa: S101 - the Holiday is its only action
    assert then.last is not None  # noqa: S101 - the die lies on a row
    assert then.last.civ is not None  # noqa: S101
    return effects.holiday(then, then.last.civ, effects.climbing(then, then.last.civ), t)


def _only_mode(choice: Choice, lookahead: Lookahead) -> tuple[Move, ...]:
    """What the Civ does after this choice, if that is the only thing left but claims, which can come before."""
    then = lookahead(choice.moves)
    if then is None or then.prompt is None or then.prompt.kind != "mode":
        return ()
    left = tuple(move for move in then.moves or () if move.verb != "claim")
    return left if len(left) == 1 and left[0] in MODES else ()


def of_claim(claim: Choice, lookahead: Lookahead, t: Localize) -> list[Choice]:
    """A tile, and as far as a button has room for it what all of them are for, or that it is of no use."""
    level = claim.moves[0].split()[1]
    names = ("-vain",) if effects.no_tile_helps(lookahead(())) else ("", "-short")
    forms = [t(f"theocratia-choice-claim{form}", level=level, cosmo=cat.TILE_COST) for form in names]
    claim = replace(claim, label=first_fit(forms, button_room(claim.moves, lookahead, t)))
    return [replace(claim, detail=_named(use, t)) for use in _use(claim.moves, lookahead, t)] or [claim]


def _named(use: Choice, t: Localize) -> str:
    """Which Civ does what, below a label that has no room for it; then what that brings and does."""
    full = t("theocratia-detail-gaining", brings=Verbatim(use.label), what=Verbatim(_more(use, t) or use.sentence))
    return first_fit((full, use.label), lambda detail: len(detail) <= DETAIL)


def _uses(moves: tuple[Move, ...], lookahead: Lookahead, t: Localize) -> Iterator[Choice]:
    """Each row and each thing its Civ can do there without a card, after these moves."""
    then = lookahead(moves)
    kind = then.prompt.kind if then is not None and then.prompt is not None else ""
    if then is not None and kind == "row":
        for row in then.moves or ():
            if row.verb == "row":
                yield from _uses((*moves, row), lookahead, t)
    elif then is not None and kind == "mode":
        for mode in then.moves or ():
            if mode in MODES:
                yield from _use((*moves, mode), lookahead, t)
    else:
        yield from _use(moves, lookahead, t)


def _use(moves: tuple[Move, ...], lookahead: Lookahead, t: Localize) -> Iterator[Choice]:
    """What the last of these moves has a Civ do; nothing if it does not."""
    told = effects.of_turn(lookahead(()), lookahead.events(moves))
    gains = _colour_bonus(told)
    for event in told:
        if event.kind in MODES:
            civ = str(event.data["civ"])
            before = effects.before_use(lookahead(()).view())
            climbed = sum(amount for kind, amount in gains if kind == "worship" and isinstance(amount, int))
            promises = [Promise(event.kind, (("civ", civ),))]
            promises += [Promise(kind, (("amount", amount), ("why", "colour_bonus"))) for kind, amount in gains]
            if bonus := effects.round_bonus(before, event.kind, civ, climbed):
                promises.append(Promise("worship", (("amount", 1), ("why", bonus))))
            if event.kind == "holiday" and (steps := effects.steps_of_holiday(before, civ)):
                promises.append(Promise("malus_up", (("amount", steps),)))
            sentence, dear = done(before, event.kind, civ, climbed, told, t)
            if event.kind == "expand" and takes_tile(moves, lookahead):
                sentence = t("theocratia-brief-expand-tile", cosmo=cat.TILE_COST)
            yield Choice(
                moves,
                t("theocratia-choice-acts", civ=civ, mode=event.kind),
                detail=sentence if dear else "",
                icon=civ,
                promises=tuple(promises),
                sentence=sentence,
            )


def takes_tile(moves: tuple[Move, ...], lookahead: Lookahead) -> bool:
    """Whether the House of an Expand takes a tile that these moves do not claim: the next question says so, or the only
    one there is is claimed by itself.
    """
    then, told = lookahead(moves), effects.of_turn(lookahead(()), lookahead.events(moves))
    asked = then is not None and then.prompt is not None and then.prompt.kind == "expand"
    claimed = sum(event.kind == "claimed" for event in told) - sum(move.verb == "claim" for move in moves)
    return claimed > 0 or (asked and bool(effects.facts(then).get("tile")))


def _colour_bonus(told: Sequence[Event]) -> list[tuple[str, Fact]]:
    """What the space of the row brings, from the events that tell it."""
    return [(event.kind, event.data["amount"]) for event in told if event.data.get("why") == "colour_bonus"]


GAINS = {"cosmo": "cosmo", "worship": "worship", "malus_up": "malus"}
"""What a choice promises, by the events that tell it."""


def _gains(use: Choice) -> dict[str, int]:
    """The Cosmo and Worship that a use promises by its row and the round, and the Malus it cannot do without."""
    found = dict.fromkeys(GAINS.values(), 0)
    for promise in use.promises:
        amount = dict(promise.facts).get("amount")
        if promise.kind in GAINS and isinstance(amount, int):
            found[GAINS[promise.kind]] += amount
    return found


def _plain(uses: Iterator[Choice], lookahead: Lookahead, t: Localize) -> list[Choice]:
    """`Pink: Factory +1 Cosmo` on each button, or where one of them has no room for it, below the lines of a menu."""
    found = list(uses)
    full = [_gaining(use.label, use, t)[0] for use in found]
    room = all(button_room(use.moves, lookahead, t)(label) for use, label in zip(found, full, strict=True))
    if room and not any(use.detail for use in found):
        return [replace(use, label=label) for use, label in zip(found, full, strict=True)]
    return [replace(use, detail=_more(use, t) or use.detail) for use in found]


def _with_short(use: Choice, lookahead: Lookahead, t: Localize) -> Choice:
    """What it brings in few letters, for where it is the only button; below it where it has no room for that."""
    alone = first_fit(_gaining(use.label, use, t), button_room(use.moves, lookahead, t))
    return replace(_below(use, alone, t), alone=alone)


def _gaining(label: str, use: Choice, t: Localize) -> list[str]:
    """The label with what it brings, shorter, and without."""
    gains = _gains(use)
    keys = ("theocratia-choice-gaining", "theocratia-choice-gaining-short")
    return [*(t(key, what=Verbatim(label), **gains) for key in keys), label] if any(gains.values()) else [label]


def _more(use: Choice, t: Localize) -> str:
    """What it brings, then what it does, where that is more than the action's own sentence; that tells Malus itself."""
    gains = _gains(use)
    if not gains["cosmo"] + gains["worship"]:
        return use.sentence if gains["malus"] else ""
    return t("theocratia-detail-gaining", brings=brings(use, t), what=Verbatim(use.sentence))


def brings(use: Choice, t: Localize) -> Verbatim:
    """`+2 Cosmo +1 Worship` of a use, whatever it costs; empty for nothing."""
    gains = _gains(use) | {"malus": 0}
    return Verbatim(t("theocratia-choice-gaining", what=Verbatim(""), **gains).strip() if any(gains.values()) else "")


def _of_use(taken: Choice, use: Choice, lookahead: Lookahead, t: Localize) -> Choice:
    """`Pink 4: Factory` on the row of its colour, `Pink 4 → Violet: Factory` on another; below it what that brings."""
    _, hue, _ = taken.moves[0].split()
    mode, civ = use.promises[0].kind, str(dict(use.promises[0].facts)["civ"])
    key = "theocratia-choice-die" if civ == hue else "theocratia-choice-die-to"
    full, tight = (t(f"{key}{form}", die=taken.icon, civ=civ, mode=mode) for form in ("", "-tight"))
    label = first_fit((full, tight), line_room(use.moves, lookahead, t))
    forms = zip(_gaining(full, use, t), _gaining(tight, use, t), strict=True)
    alone = first_fit((form for pair in forms for form in pair), button_room(use.moves, lookahead, t))
    menu, ask = t("theocratia-menu-die"), t("theocratia-menu-ask-die")
    placed = Promise("placed", (("civ", civ), ("die", taken.icon)))
    return replace(
        _below(use, alone, t),
        label=label,
        detail=_more(use, t),
        icon=taken.icon,
        group=(menu,),
        group_prompts=(ask,),
        promises=(*use.promises, placed),
        alone=alone,
    )


def _without_cards(use: Choice, lookahead: Lookahead, t: Localize) -> Choice:
    """Below the line or the only button, which cards could go with this action and do not."""
    *before, mode = use.moves
    then = lookahead(tuple(before)) if mode in MODES else None
    plays = [move for move in (then.moves if then else None) or () if move.verb == "play"]
    left = {play.split()[1] for play in plays if _leaves((*before, play), mode, lookahead)}
    if not left:
        return use
    below, alone = (
        first_fit(
            (t("theocratia-detail-without", what=Verbatim(what), cards=tuple(sorted(left))), what),
            lambda words: len(words) <= DETAIL,
        )
        for what in (use.detail or use.sentence, use.sentence)
    )
    return replace(use, detail=below, sentence=alone)


def _leaves(moves: tuple[Move, ...], mode: Move, lookahead: Lookahead) -> bool:
    """Whether this action is still possible after these moves, or comes about by them where nothing else was."""
    then = lookahead(moves)
    if then is not None and mode in (then.moves or ()):
        return True
    return any(event.kind == mode for event in lookahead.events(moves))


def _holds_cards(lookahead: Lookahead) -> bool:
    """Whether whoever decides has a card to add or to give up."""
    view = lookahead(())
    return view is not None and bool(view.hand)


def _changed(
    taken: Choice, faces: list[str], cards: set[str], cost: str, t: Localize, *, recolours: bool, turning: bool
) -> Choice:
    """The die itself: to turn, for this if nothing else can become of it, to recolour, or to use with cards, the only
    one of which is named. `turning`: whether a card turns it that is of no use before it is taken.
    """
    facts = {"die": taken.icon, "faces": Verbatim(", ".join(faces)), "recolours": int(recolours), "count": len(faces)}
    names = ("-cards", "", "-short") if turning and (faces or recolours) else ("", "-short")
    forms = [t(f"theocratia-choice-changed{name}", **facts) for name in names]
    if len(cards) == 1 and not (faces or recolours):
        forms = _with(taken, min(cards), t)
    if cost:
        forms = [t("theocratia-choice-for", what=Verbatim(form), cost=cost) for form in forms]
    promises = [Promise("turned", (("face", int(face)),)) for face in faces[:1]]
    return replace(
        taken,
        label=first_fit(forms, fits_line),
        group=(t("theocratia-menu-change"),),
        group_prompts=(t("theocratia-menu-ask-change"),),
        alone=first_fit(forms, fits_button),
        promises=tuple(promises) or ((Promise("recoloured"),) if recolours else ()),
    )


def _only_card(taken: Choice, moves: Sequence[Move], lookahead: Lookahead, t: Localize) -> Move | None:
    """The card without which the die is of no use, if it is the only thing that can be chosen then."""
    useful = [move for move in moves if move.verb != "claim" and not _idles(taken, move, lookahead, t)]
    return useful[0] if len(useful) == 1 and useful[0].verb == "play" else None


def _idles(taken: Choice, face: Move, lookahead: Lookahead, t: Localize) -> bool:
    """Whether no row makes use of this number, with a card neither."""
    return face.verb == "face" and not _possible((*taken.moves, face), lookahead, t)


def _possible(moves: tuple[Move, ...], lookahead: Lookahead, t: Localize) -> bool:
    """Whether anything can be done after these moves, with a card at least."""
    then = lookahead(moves)
    return then is None or bool([*_uses(moves, lookahead, t), *_beside(Choice(moves, ""), then, lookahead, t)])


def _with_card_at_once(taken: Choice, play: Move, t: Localize) -> Choice:
    """A die that is of use only with one card: both at once."""
    card = play.split()[1]
    return replace(
        taken,
        moves=(*taken.moves, play),
        label=first_fit(_with(taken, card, t), fits_button),
        group=(t("theocratia-menu-change"),),
        group_prompts=(t("theocratia-menu-ask-change"),),
        detail=effects.brief(card, t),
    )


def _with(taken: Choice, card: str, t: Localize) -> list[str]:
    return [t(f"theocratia-choice-with-card{form}", die=taken.icon, card=card) for form in ("", "-short")]


def _kept_by_cards(drawn: str, moves: tuple[Move, ...], lookahead: Lookahead) -> Iterator[tuple[Move, ...]]:
    """The ways in which a card lets the die keep its number if it is played before the die is taken."""
    *before, take = moves
    plays = [move for move in _moves(lookahead, *before) if move.verb == "play"]
    for way in ((*before, play, take) for play in plays if take in _moves(lookahead, *before, play)):
        yield from ((*way, face) for face in _moves(lookahead, *way) if face == f"face {drawn}")


def _moves(lookahead: Lookahead, *made: Move) -> tuple[Move, ...]:
    then = lookahead(made)
    return tuple(then.moves or ()) if then is not None else ()


def _beside(face: Choice, then: TheocratiaView, lookahead: Lookahead, t: Localize) -> Iterator[Choice]:
    """Rows beside the same number, each for a card, and rows on which only cards make an action possible."""
    free = {move for use in _uses(face.moves, lookahead, t) for move in use.moves[len(face.moves) :][:1]}
    for move in then.moves or ():
        if move.verb == "ignore":
            _, civ, card = move.split()
            menu, ask = t("theocratia-menu-ignore"), t("theocratia-menu-ask-ignore")
            label = t("theocratia-choice-ignore", civ=civ, card=card)
            detail = t("theocratia-detail-given")
            beside = Choice((*face.moves, move), label, detail, "card", (menu,), group_prompts=(ask,))
            yield from of_given(beside, lookahead, t)
        elif move.verb == "row" and (move not in free or _acts(move, face, lookahead)):
            moves = (*face.moves, move)
            yield _with_card(moves, move.split()[1], lookahead(moves), t)


def _with_card(moves: tuple[Move, ...], civ: str, then: TheocratiaView | None, t: Localize) -> Choice:
    """A row where a card makes more possible: with the only one, and what it does; or of how many comes next."""
    plays = [move for move in (then.moves if then else None) or () if move.verb == "play"]
    cards = {play.split()[1] for play in plays}
    facts: dict[str, Fact] = {"civ": civ, "card": min(cards, default=""), "count": max(1, len(cards))}
    if len(cards) != 1:
        return Choice(moves, t("theocratia-choice-row-next-short", **facts), icon=civ)
    at_once = plays if len(plays) == 1 else []
    key = f"theocratia-choice-row-{'card' if at_once else 'next'}"
    label = first_fit([t(f"{key}{form}", **facts) for form in ("", "-short")], fits_button)
    return Choice((*moves, *at_once), label, effects.brief(min(cards), t), civ)


def _plays(then: TheocratiaView | None) -> Iterator[str]:
    """The cards that can be played now."""
    return (move.split()[1] for move in (then.moves if then else None) or () if move.verb == "play")


def _cards(moves: tuple[Move, ...], lookahead: Lookahead) -> set[str]:
    """The cards that can be played between these moves and what the Civ does."""
    return {card for then in _to_the_action(moves, lookahead) for card in _plays(then)}


def _ignores(moves: tuple[Move, ...], lookahead: Lookahead) -> bool:
    """Whether a card can be given up then for a row beside the same number."""
    return any(move.verb == "ignore" for then in _to_the_action(moves, lookahead) for move in then.moves or ())


def _to_the_action(moves: tuple[Move, ...], lookahead: Lookahead) -> Iterator[TheocratiaView]:
    """The positions between these moves and what the Civ does."""
    then = lookahead(moves)
    if then is not None and then.prompt is not None and then.prompt.kind in ("row", "mode"):
        yield then
        for row in then.moves or ():
            if row.verb == "row":
                yield from _to_the_action((*moves, row), lookahead)


def _acts(row: Move, face: Choice, lookahead: Lookahead) -> bool:
    """Whether a card can be declared once the die lies there."""
    return any(_plays(lookahead((*face.moves, row))))


def _alone(face: Choice, cost: str, use: Choice, lookahead: Lookahead, t: Localize) -> str:
    """`As 3 (2 Cosmo), Pink: Expand`, as far as there is room; at the least `3 (2 Cosmo): Pink`."""
    wanted, rows = face.moves[0].args[0], [use.alone or use.label]
    if use.promises and not use.alone:
        rows = _gaining(t("theocratia-choice-acts", mode=use.promises[0].kind, **dict(use.promises[0].facts)), use, t)
    keys = [f"theocratia-choice-there{'-for' if cost else ''}{short}" for short in ("", "-short")]
    forms = [t(key, face=wanted, cost=cost, row=Verbatim(row)) for key in keys for row in rows]
    if cost and use.promises:
        forms.append(t("theocratia-choice-for", what=Verbatim(rows[-1]), cost=cost))
    if cost:
        forms.append(_dearly(use, wanted, cost, t))
    return first_fit([*forms, rows[-1]], button_room(use.moves, lookahead, t))


def _dearly(use: Choice, face: int, cost: str, t: Localize) -> str:
    """Number, row and everything that is paid, where there is no room for the action of the number."""
    row = next((move for move in use.moves if move.verb in ("row", "ignore")), None)
    civ = row.split()[1] if row else use.icon
    card = int(row is not None and row.verb == "ignore")
    return t("theocratia-choice-there-paid", face=face, cost=cost, civ=civ, card=card)
