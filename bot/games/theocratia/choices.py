"""The choices of a decision, by the verb of the move: each has a function that labels it.

Using a die as it is and the row it goes to are one click; whatever spends a card is in a menu of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.choices import DETAIL, Choice, Lookahead
from bot.base.i18n import Verbatim
from bot.base.text import shorten
from bot.games.theocratia import effects
from engine.theocratia import catalogue as cat
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from engine.game import Move
    from engine.theocratia.view import TheocratiaView
    from render import Say

Ask = Callable[["TheocratiaView", "Move", "Say"], Choice]


def choices(view: TheocratiaView, lookahead: Lookahead, say: Say) -> list[Choice]:
    """What the viewer can do now; empty if the viewer may not know."""
    found: list[Choice] = []
    for move in _ordered(view):
        choice = ASK[move.verb](view, move, say)
        shape = SHAPES.get(move.verb)
        found += shape(choice, lookahead, say) if shape else [choice]
    return found


def _ordered(view: TheocratiaView) -> list[Move]:
    """A die as it is comes before what it could be turned to, and rows come before those that cost a card."""
    kept = f"face {_drawn(view)}" if view.last else ""
    return sorted(view.moves or (), key=lambda move: (move.verb == "ignore") - (move == kept))


def _with_row(face: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """A number with its price, combined with the rows its die may go to.

    What could be claimed between the two can be claimed before both.
    """
    cost = effects.price_of_face(lookahead.events(face.moves), say)
    priced = say("theocratia-choice-for", what=Verbatim(face.label), cost=cost) if cost else face.label
    then = lookahead(face.moves)
    if then is None or then.prompt is None or then.prompt.kind != "row":
        return [replace(face, label=priced)]
    after = lookahead.after(face.moves)
    rows = [row for row in choices(then, after, say) if row.moves[0].verb in ("row", "ignore")]
    if face.style == "main":
        return [_joined(face, _acting(row, then, after, say)) for row in rows]
    if len(rows) == 1 and not rows[0].group:
        row = _joined(face, _acting(rows[0], then, after, say))
        key = "theocratia-choice-there-for" if cost else "theocratia-choice-there"
        label = say(key, face=face.moves[0].args[0], cost=cost, row=Verbatim(row.label))
        return [replace(row, label=label)]
    asked = say(f"theocratia-ask-{then.prompt.kind}", **dict(then.prompt.data))
    joined = [_joined(face, row) for row in rows]
    return [replace(one, group=(priced, *one.group), group_prompts=(asked, *one.group_prompts)) for one in joined]


def _joined(face: Choice, row: Choice) -> Choice:
    return replace(row, moves=face.moves + row.moves)


def _acting(row: Choice, view: TheocratiaView, lookahead: Lookahead, say: Say) -> Choice:
    """A row with what its Civ does there, unless it costs a card."""
    modes = () if row.group else _modes(row.moves, lookahead)
    if not modes:
        return row
    civ, gains = _word(row.moves[0]), effects.row_bonus(view, _word(row.moves[0]), say)
    label = say("theocratia-choice-acts", civ=civ, modes=_either(modes, say))
    if gains:
        label = say("theocratia-choice-acts-gaining", what=Verbatim(label), brings=gains)
    return replace(row, label=label)


def _modes(moves: tuple[Move, ...], lookahead: Lookahead) -> tuple[str, ...]:
    """What can be chosen after these moves, or what then happens automatically."""
    then = lookahead(moves)
    if then is not None and then.prompt is not None and then.prompt.kind == "mode":
        return tuple(move for move in then.moves or () if move in MODES)
    return tuple(event.kind for event in lookahead.events(moves) if event.kind in MODES)


def _either(names: Iterable[str], say: Say) -> str:
    return Verbatim("/".join(say(f"theocratia-{name}") for name in names))


def _of_six(taken: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """What a six can be used for without a card: Divination, a Holiday, or both."""
    if taken.moves[0].split()[2] != str(effects.DIVINATION):
        return [taken]
    then = lookahead(taken.moves)
    faces = [move.args[0] for move in (then.moves if then else None) or () if move.verb == "face"]
    divined, kept = any(face != effects.DIVINATION for face in faces), effects.DIVINATION in faces
    uses = [name for name, possible in (("divination", divined), ("holiday", kept)) if possible]
    if not uses:
        return [taken]
    return [replace(taken, label=say("theocratia-choice-die", die=taken.icon, action=_either(uses, say)))]


def _with_mode(row: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """A row combined with what its Civ does, if nothing else can be done but claim, which can be done before."""
    then = lookahead(row.moves)
    if then is None or then.prompt is None or then.prompt.kind != "mode":
        return [row]
    modes = tuple(move for move in then.moves or () if move.verb != "claim")
    return [replace(row, moves=row.moves + modes) if len(modes) == 1 else row]


def _in_vain(token: Choice, lookahead: Lookahead, say: Say) -> list[Choice]:
    """Taking a Pyramid token that cannot be carried out is legal; the label warns of it."""
    vain = any(event.kind == "declined" for event in lookahead.events(token.moves))
    label = say("theocratia-choice-in_vain", token=f"token_{_word(token.moves[0])}")
    return [replace(token, label=label) if vain else token]


# -- the die


def civ(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, say("theocratia-choice-civ", civ=_word(move), hex=effects.home(view, move)), _word(move))


def die(view: TheocratiaView, move: Move, say: Say) -> Choice:
    _, hue, face = move.split()
    label = say("theocratia-choice-die", die=f"{hue}_{face}", action=effects.ACTIONS[int(face) - 1])
    return _one(move, label, f"{hue}_{face}")


def idle(view: TheocratiaView, move: Move, say: Say) -> Choice:
    _, hue, face = move.split()
    return _one(move, say("theocratia-choice-idle", die=f"{hue}_{face}"), f"{hue}_{face}", style="quiet")


def face(view: TheocratiaView, move: Move, say: Say) -> Choice:
    drawn, wanted = _drawn(view), move.args[0]
    if wanted == drawn:
        return _one(move, say("theocratia-choice-keep", face=wanted), style="main")
    key = "divine" if drawn == effects.DIVINATION else "turn"
    return _one(move, say(f"theocratia-choice-{key}", face=wanted, action=effects.ACTIONS[wanted - 1]))


def row(view: TheocratiaView, move: Move, say: Say) -> Choice:
    wanted = _word(move)
    label = say("theocratia-choice-row", civ=wanted)
    gains = effects.row_bonus(view, wanted, say)
    return _one(move, say("theocratia-choice-brings", what=Verbatim(label), brings=gains) if gains else label, wanted)


def give_up(view: TheocratiaView, move: Move, say: Say) -> Choice:
    """A card for another colour, or for the place beside the same number."""
    verb, wanted, card = move.split()
    return _card(move, say(f"theocratia-choice-{verb}", civ=wanted, card=card), card, say)


# -- the action


def mode(view: TheocratiaView, move: Move, say: Say) -> Choice:
    about = say(f"theocratia-about-{_ABOUT.get(move, str(move))}")
    label = say("theocratia-choice-mode", mode=str(move), civ=_civ(view))
    if move == "holiday":
        cosmo, crystals = effects.price_of_holiday(view, _civ(view))
        label = say("theocratia-choice-holiday", cosmo=cosmo, crystals=crystals)
    return _one(move, label, str(move), about, "main")


_ABOUT = {"factory": "build_factory", "barrack": "build_barrack", "pyramid": "build_pyramid"}


def bonus_card(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, say(f"theocratia-choice-{move}"), {"take": "expand", "draw": "card"}[str(move)])


def attack(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, *effects.attack(view, move, say))


def build(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, *effects.build(view, move, say))


def on_hex(view: TheocratiaView, move: Move, say: Say) -> Choice:
    """A hex for the purpose that the question names."""
    place = move.split()[1]
    if place in cat.KINDS:
        return _one(move, say(f"theocratia-{place}"), place)
    hex_ = effects.hex_of(view, place)
    ground = hex_.ground or "words-none"
    if hex_.kind and hex_.civ:
        return _one(move, say("theocratia-choice-standing", hex=place, civ=hex_.civ, kind=hex_.kind), hex_.kind)
    return _one(move, say("theocratia-choice-hex", hex=place, ground=ground))


def clear(view: TheocratiaView, move: Move, say: Say) -> Choice:
    _, *places = move.split()
    parts = []
    for place in places:
        hex_ = effects.hex_of(view, place)
        owner = "neutral" if hex_.owner is None else view.players[hex_.owner].colour
        parts.append(say("theocratia-choice-cleared", hex=place, kind=hex_.kind, owner=owner))
    return _one(move, say("theocratia-choice-clear", buildings=tuple(map(Verbatim, parts))), "pyramid")


def pay(view: TheocratiaView, move: Move, say: Say) -> Choice:
    _, colour, amount = move.split()
    label = say("theocratia-choice-pay", crystal=colour, amount=int(amount))
    follows = effects.of_payment(view, colour, int(amount), say)
    if follows:
        label = say("theocratia-choice-brings", what=Verbatim(label), brings=follows)
    return _one(move, label, f"crystal_{colour}")


def token(view: TheocratiaView, move: Move, say: Say) -> Choice:
    name = f"token_{_word(move)}"
    return _one(move, say(f"theocratia-choice-{name}"), "pyramid", say(f"theocratia-about-{name}"))


def worship(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, say("theocratia-choice-worship", civ=_word(move)), _word(move))


# -- free actions, and the end


def claim(view: TheocratiaView, move: Move, say: Say) -> Choice:
    level = int(_word(move))
    return _one(move, say("theocratia-choice-claim", level=level, cosmo=cat.TILE_COST), "tile")


def play(view: TheocratiaView, move: Move, say: Say) -> Choice:
    _, card, *targets = move.split()
    if not targets:
        label = say("theocratia-choice-play", card=card)
    elif targets[0].isdigit():
        label = say(f"theocratia-choice-{card}", card=card, number=int(targets[0]))
    else:
        label = say("theocratia-choice-play-on", card=card, targets=tuple(targets))
    return _card(move, label, card, say)


def decline(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, say("theocratia-choice-decline"), style="quiet")


def end(view: TheocratiaView, move: Move, say: Say) -> Choice:
    return _one(move, say("theocratia-choice-end"), style="main")


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

SHAPES: dict[str, Callable[[Choice, Lookahead, Say], list[Choice]]] = {
    "die": _of_six,
    "face": _with_row,
    "row": _with_mode,
    "ignore": _with_mode,
    "token": _in_vain,
}
"""What becomes of choices after whose move the player has to look at the board again."""


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
    return Choice((move,), label, shorten(detail, DETAIL), icon, style=style)


def _card(move: Move, label: str, card: str, say: Say) -> Choice:
    """Choices that spend a card, in the menu of their kind."""
    about = shorten(say(f"theocratia-about-{card}"), DETAIL)
    menu, ask = say(f"theocratia-menu-{move.verb}"), say(f"theocratia-menu-ask-{move.verb}")
    return Choice((move,), label, about, "card", (menu,), group_prompts=(ask,))
