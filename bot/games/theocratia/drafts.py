"""The die: what it does as it is, on which Civ's row, is one choice; turning and recolouring it are asked for next.

What could be claimed between the two can be claimed before both, and a card that goes with an action is played from the
questions in between, to which a choice of their own leads.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import Choice, Lookahead, Promise
from bot.base.ending import button_room
from bot.base.i18n import Verbatim
from bot.base.room import first_fit, fits_button
from bot.games.theocratia import effects
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from engine.game import Fact, Move
    from engine.theocratia.view import TheocratiaView
    from render import Say


def of_die(taken: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """Everything the die does as it is; then the die alone, if it can be turned or cards can be used with it."""
    then = lookahead(taken.moves)
    if then is None or then.prompt is None or then.moves is None:
        return [taken]
    drawn = taken.moves[0].split()[2]
    asked = then.prompt.kind == "face"
    faces = [move for move in then.moves if asked and move.verb == "face"]
    kept = [move for move in faces if move == f"face {drawn}"]
    turned = [str(event.data["face"]) for event in lookahead.events(taken.moves) if event.kind == "turned"]
    ways = [(*taken.moves, move) for move in kept] if asked else [] if turned else [taken.moves]
    found = [_of_use(taken, use, lookahead, say) for way in ways for use in _uses(way, lookahead, say)]
    others = turned + [str(move.args[0]) for move in faces if move not in kept]
    if found and not (then.hand or others):
        return found
    recolours = any(move.verb == "recolour" for move in then.moves)
    changed = _changed(taken, others, say, recolours=recolours)
    return [*found, replace(changed, detail="" if found else _why_not(drawn, say, carded=bool(ways)))]


def of_face(face: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """A number, its price and everything it does; in a menu unless it is the number of the die."""
    cost = effects.price_of_face(lookahead.events(face.moves), say)
    priced = say("theocratia-choice-for", what=Verbatim(face.label), cost=cost) if cost else face.label
    then = lookahead(face.moves)
    if then is None or then.prompt is None or then.prompt.kind not in ("row", "mode"):
        return [replace(face, label=priced)]
    found = [*_plain(_uses(face.moves, lookahead, say), lookahead, say), *_beside(face, then, lookahead, say)]
    if then.prompt.kind == "mode" and any(move.verb == "play" for move in then.moves or ()):
        found.append(_with_card(face.moves, then, say))
    if face.style == "main":
        return found
    asked = say(f"theocratia-ask-{then.prompt.kind}", **dict(then.prompt.data))
    return [
        replace(
            use,
            group=(priced, *use.group),
            group_prompts=(asked, *use.group_prompts),
            alone=_alone(face, cost, use, lookahead, say),
        )
        for use in found
    ]


def of_row(row: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """A row, and what its Civ does there if nothing else can be chosen but a claim, which can come before."""
    then = lookahead(row.moves)
    if then is None or then.prompt is None or then.prompt.kind != "mode":
        return [row]
    modes = tuple(move for move in then.moves or () if move.verb != "claim")
    return [replace(row, moves=row.moves + modes) if len(modes) == 1 else row]


def _uses(moves: tuple[Move, ...], lookahead: Lookahead, say: Say) -> Iterator[Choice]:
    """Each row and each thing its Civ can do there without a card, after these moves."""
    then = lookahead(moves)
    kind = then.prompt.kind if then is not None and then.prompt is not None else ""
    if then is not None and kind == "row":
        for row in then.moves or ():
            if row.verb == "row":
                yield from _uses((*moves, row), lookahead, say)
    elif then is not None and kind == "mode":
        for mode in then.moves or ():
            if mode in MODES:
                yield from _use((*moves, mode), lookahead, say)
    else:
        yield from _use(moves, lookahead, say)


def _use(moves: tuple[Move, ...], lookahead: Lookahead, say: Say) -> Iterator[Choice]:
    """What the last of these moves has a Civ do; nothing if it does not."""
    told = lookahead.events(moves)
    gains = {event.kind: event.data["amount"] for event in told if event.data.get("why") == "colour_bonus"}
    for event in told:
        if event.kind in MODES:
            civ = str(event.data["civ"])
            facts: dict[str, Fact] = {"civ": civ, "mode": event.kind, **{key: gains.get(key, 0) for key in GAINS}}
            promises = [Promise(event.kind, (("civ", civ),))]
            promises += [Promise(key, (("amount", amount), ("why", "colour_bonus"))) for key, amount in gains.items()]
            yield Choice(
                moves,
                say("theocratia-choice-acts", **facts),
                icon=civ,
                promises=tuple(promises),
                sentence=say("theocratia-sentence-use", **facts),
            )


GAINS = ("cosmo", "worship")


def _gains(use: Choice) -> dict[str, int]:
    """The Cosmo and Worship of the colour bonus that a use promises."""
    found = {promise.kind: dict(promise.facts)["amount"] for promise in use.promises[1:]}
    return {key: amount if isinstance(amount := found.get(key), int) else 0 for key in GAINS}


def _plain(uses: Iterator[Choice], lookahead: Lookahead, say: Say) -> list[Choice]:
    """`Pink: Factory +1 Cosmo`."""
    return [replace(use, label=_with_gains(use.label, use, lookahead, say)) for use in uses]


def _with_gains(label: str, use: Choice, lookahead: Lookahead, say: Say) -> str:
    return first_fit(_gaining(label, use, say), button_room(use.moves, lookahead, say))


def _gaining(label: str, use: Choice, say: Say) -> list[str]:
    """The label with the colour bonus, and shorter."""
    gains = _gains(use)
    keys = ("theocratia-choice-gaining", "theocratia-choice-gaining-short")
    return [say(key, what=Verbatim(label), **gains) for key in keys] if any(gains.values()) else [label]


def _of_use(taken: Choice, use: Choice, lookahead: Lookahead, say: Say) -> Choice:
    """`Pink 4: Factory` on the row of its colour, `Pink 4 to Violet: Factory` on another."""
    _, hue, _ = taken.moves[0].split()
    mode, civ = use.promises[0].kind, str(dict(use.promises[0].facts)["civ"])
    keys = ["theocratia-choice-die"] if civ == hue else ["theocratia-choice-die-to", "theocratia-choice-die-to-short"]
    whats = [say(key, die=taken.icon, civ=civ, mode=mode) for key in keys]
    forms = [form for what in whats for form in _gaining(what, use, say)]
    label = first_fit(forms, button_room(use.moves, lookahead, say))
    menu, ask = say("theocratia-menu-die"), say("theocratia-menu-ask-die")
    placed = Promise("placed", (("civ", civ), ("die", taken.icon)))
    promises = (*use.promises, placed)
    return replace(use, label=label, icon=taken.icon, group=(menu,), group_prompts=(ask,), promises=promises)


def _changed(taken: Choice, faces: list[str], say: Say, *, recolours: bool) -> Choice:
    """The die itself: to turn, to recolour, or to use with cards."""
    facts = {"die": taken.icon, "faces": Verbatim(", ".join(faces)), "recolours": int(recolours), "count": len(faces)}
    forms = [say(f"theocratia-choice-changed{short}", **facts) for short in ("", "-short")]
    promises = [Promise("turned", (("face", int(face)),)) for face in faces[:1]]
    return replace(
        taken,
        label=first_fit(forms, fits_button),
        group=(say("theocratia-menu-change"),),
        group_prompts=(say("theocratia-menu-ask-change"),),
        promises=tuple(promises) or ((Promise("recoloured"),) if recolours else ()),
    )


def _why_not(drawn: str, say: Say, *, carded: bool) -> str:
    """That the number of the die is of no use, or only with a card."""
    action = "holiday" if int(drawn) == effects.DIVINATION else effects.ACTIONS[int(drawn) - 1]
    return say(f"theocratia-detail-{'carded' if carded else 'unusable'}", action=action)


def _beside(face: Choice, then: TheocratiaView, lookahead: Lookahead, say: Say) -> Iterator[Choice]:
    """Rows beside the same number, each for a card, and rows on which only cards make an action possible."""
    free = {use.moves[len(face.moves)] for use in _uses(face.moves, lookahead, say)}
    for move in then.moves or ():
        if move.verb == "ignore":
            _, civ, card = move.split()
            menu, ask = say("theocratia-menu-ignore"), say("theocratia-menu-ask-ignore")
            label = say("theocratia-choice-ignore", civ=civ, card=card)
            yield from of_row(
                Choice(
                    (*face.moves, move),
                    label,
                    effects.brief(card, say),
                    "card",
                    (menu,),
                    group_prompts=(ask,),
                    alone=first_fit([say("theocratia-alone-ignore", choice=Verbatim(label)), label], fits_button),
                ),
                lookahead,
                say,
            )
        elif move.verb == "row" and (move not in free or _acts(move, face, lookahead)):
            civ = move.split()[1]
            yield Choice((*face.moves, move), say("theocratia-choice-row-cards", civ=civ), icon=civ)


def _with_card(moves: tuple[Move, ...], then: TheocratiaView, say: Say) -> Choice:
    """The only row of a die, where a card makes more possible."""
    civ = then.last.civ if then.last else None
    return Choice(moves, say("theocratia-choice-row-cards", civ=civ), icon=civ)


def _acts(row: Move, face: Choice, lookahead: Lookahead) -> bool:
    """Whether a card can be declared once the die lies there."""
    then = lookahead((*face.moves, row))
    return then is not None and any(move.verb == "play" for move in then.moves or ())


def _alone(face: Choice, cost: str, use: Choice, lookahead: Lookahead, say: Say) -> str:
    """`As 3 (2 Cosmo), Pink: Expand`, as far as there is room."""
    wanted, rows = face.moves[0].args[0], [use.alone or use.label]
    if use.promises and not use.alone:
        rows = _gaining(
            say("theocratia-choice-acts", mode=use.promises[0].kind, **dict(use.promises[0].facts)), use, say
        )
    keys = [f"theocratia-choice-there-for{short}" for short in ("", "-short") if cost]
    keys += [f"theocratia-choice-there{short}" for short in ("", "-short")]
    forms = [say(key, face=wanted, cost=cost, row=Verbatim(row)) for key in keys for row in rows]
    return first_fit([*forms, rows[-1]], button_room(use.moves, lookahead, say))
