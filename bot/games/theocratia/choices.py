"""The choices of a decision: a table of what moves are called, whose numbers come from the forecast.

What a die does as it is, and for whom, is one click; turning it and whatever spends a card is asked for next. Where
nothing is left to do after a choice, it ends the turn as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import tee
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from bot.base.choices import Choice, Promise
from bot.base.ending import fitting, last_move, next_question
from bot.base.i18n import Verbatim
from bot.base.room import ever_less, first_fit, fits_button, fits_detail, fits_line, forms
from bot.base.text import capital
from bot.games.theocratia.outcomes import (
    FREE,
    PLAIN,
    Sort,
    acted,
    amount,
    chained,
    later,
    others,
    outcome,
    own,
    price,
    sentence,
    where,
)
from engine.theocratia.catalogue import CARDS as POWER_CARDS
from engine.theocratia.catalogue import KINDS, TILE_COST
from engine.theocratia.moves import MODES

if TYPE_CHECKING:
    from bot.games.theocratia.outcomes import Outcome
    from engine.game import Fact, Move
    from engine.kernel.forecast import Forecast
    from engine.theocratia.view import HexView, TheocratiaView
    from render import Localize

DRAFTING = ("face", "row", "mode")
"""Questions between a die and what a Civ does with it."""
CARDS = ("recolour", "ignore", "play")
LEAST = -99
"""Points that nothing costs: what only leads to a choice is no button before an action, if it may cost Cosmo."""


class Part(NamedTuple):
    """What a label tells of what comes; the last one of several is the first that gives way."""

    slot: str
    """`does`, `gains`, `costs` or `besides`: where it stands."""
    tell: Callable[[Localize], str]
    place: int = 0
    """Where among others of its slot."""
    cosmo: int = 0
    """How many are paid, where nothing else is."""


class Asking(NamedTuple):
    """A question, and what may be foreseen of the answers."""

    view: TheocratiaView
    ahead: Forecast
    t: Localize

    @property
    def data(self) -> dict[str, Fact]:
        return dict(self.ahead.prompt.data) if self.ahead.prompt else {}

    def hex(self, name: str) -> HexView:
        return next(hex_ for hex_ in self.view.hexes if hex_.name == name)


def choices(view: TheocratiaView, ahead: Forecast, t: Localize) -> list[Choice]:
    """What the viewer can do now, everybody without a card."""
    ask = Asking(view, ahead, t)
    found = [choice for move in view.moves or () for choice in _clicks(ask, move)]
    dearer = _dearer(found)
    usual = [choice for choice in found if choice.moves not in dearer]
    last = [replace(one, style="quiet", group=(t("theocratia-menu-dearer"),)) for one in found if one.moves in dearer]
    return [choice for part in (usual, last) for choice in sorted(part, key=partial(_place, ask))]


def _dearer(found: Sequence[Choice]) -> set[tuple[Move, ...]]:
    """The moves that do for more what a die does as another number as well: never the likeliest."""
    least = dict[object, tuple[int, ...]]()
    alike = [(choice.moves, deed, choice.worth or ()) for choice in found if (deed := _deed(choice)) is not None]
    for _, deed, worth in alike:
        least[deed] = max(least.get(deed, ()), worth)
    return {moves for moves, deed, worth in alike if worth < least[deed]}


def _deed(choice: Choice) -> tuple[Promise, tuple[Move, ...]] | None:
    """The action, for which Civ, and what else is chosen than a number; None where no Civ acts."""
    besides = tuple(move for move in choice.moves if move.verb not in ("face", "row", *MODES))
    return (choice.promises[0], besides) if choice.promises else None


def _place(ask: Asking, choice: Choice) -> tuple[bool, int, bool, int]:
    """Dice by their actions, those of one that go to the row of their colour, which alone brings a bonus, first, and
    what gives up a card by what that costs; what else becomes of them, cards; a claim, which is seldom what one came
    for, last.
    """
    first, (promise, *_) = choice.moves[0], choice.promises or (Promise(""),)
    hue = first.split()[1] if first.verb == "die" else str(ask.data.get("die", "")).partition("_")[0]
    action = MODES.index(promise.kind) if promise.kind in MODES else len(MODES)
    given_up = next((move.split()[2] for move in choice.moves if move.verb in ("recolour", "ignore")), "")
    return first.verb == "claim", action, promise.facts != (("civ", hue),), _loss(ask, given_up)


def _loss(ask: Asking, card: str) -> int:
    """How much it costs to give up a card: least if there is another copy, most if it can be played in any turn."""
    if not card or (ask.view.hand or ()).count(card) > 1:
        return 0
    return 1 + (WINDOW[card] in ("any", "after"))


WINDOW = {card.id: card.window for card in POWER_CARDS}


def _clicks(ask: Asking, move: Move) -> Iterator[Choice]:
    end = ask.ahead.then(move)
    if move.verb == "die":
        yield from _of_die(ask, end)
    elif next_question(ask.ahead) in DRAFTING and move.verb != "claim":
        yield from (_use(ask, use) for use in _uses(end))
    else:
        yield _plain(ask, move, end)


# -- the die


def _of_die(ask: Asking, end: Forecast) -> Iterator[Choice]:
    """Everything it does as it is; then the die alone, where it can be turned or cards can be used with it."""
    keep = f"face {end.made[0].split()[2]}"
    turned = [event.data["face"] for event in end.events if event.kind == "turned"]
    others = (
        [move for move in end.moves if move.verb != "claim" and move != keep] if next_question(end) == "face" else []
    )
    usable = not turned and (next_question(end) != "face" or keep in end.moves)
    uses = [*_uses(end.then(keep) if keep in end.moves else end)] if usable else []
    plain = [use for use in uses if acted(use) and use.made[-1].verb in ("die", "face", "row", *MODES)]
    plain = [use for use in plain if not any(move.verb == "ignore" for move in use.made)]
    yield from (_use(ask, use) for use in plain)
    if turned or others or len(plain) < len(uses) or not plain:
        faces = [*turned, *(move.args[0] for move in others if move.verb == "face")]
        card = len(plain) < len(uses) or any(move.verb == "play" for move in others)
        yield _changed(ask, end, faces, card=card, recolour=any(move.verb == "recolour" for move in others))


def _uses(end: Forecast) -> Iterator[Forecast]:
    """Each thing that a Civ can do after these moves; a row alone where a card makes more of it, and a card with what
    follows from it.
    """
    kind, last = next_question(end), end.made[-1]
    left = [move for move in end.moves if move.verb != "claim"]
    if last.verb in CARDS:
        only = left[0] if kind in DRAFTING and len(left) == 1 else None
        yield _on(end) if only else end
    elif kind in DRAFTING[1:] and left:
        for move in left:
            if move.verb != "play":
                yield from _uses(end.then(move))
        if any(move.verb == "play" for move in left):
            yield end
    else:
        yield end


def _on(end: Forecast) -> Forecast:
    """Further, as long as nothing else can be chosen but a claim, and no card is spent."""
    left = [move for move in end.moves if move.verb != "claim"]
    if next_question(end) in DRAFTING and len(left) == 1 and left[0].verb not in CARDS:
        return _on(end.then(left[0]))
    return end


def _use(ask: Asking, use: Forecast) -> Choice:
    """`Pink 4 → Violet: Factory, 1 Worship`, or as much of it as has not been chosen before."""
    t, first, act = ask.t, use.made[0], acted(use)
    by = {move.verb: move.split()[1:] for move in use.made}
    if first.verb == "play" and not act:
        return _plain(ask, first, use)
    row = str(dict(use.prompt.data).get("civ", "")) if use.prompt else ""  # the only one left, which nobody chooses
    civ = act[1] if act else (by.get("row") or by.get("ignore") or by.get("recolour") or [row])[0]
    card, face = next((by[verb] for verb in CARDS if verb in by), ["", ""])[-1], by.get("face", [""])[0]
    die = "_".join(by["die"]) if "die" in by else str(ask.data.get("die", ""))
    turned = first.verb == "face" and face != die[-1:]
    told: dict[str, Fact] = {"die": die, "face": face, "civ": civ, "card": card}
    does = partial(_does, act[0] if act else "")
    words, parts = USES[first.verb if first.verb in USES else "row"], [Part("does", does)]
    if "play" in by:
        told["card"] = by["play"][0]
        parts = [Part("does", partial(_crystals, int(card)))] if card.isdecimal() else []
    elif first.verb == "die" and die.startswith(civ):
        words = "theocratia-choice-die"
    elif turned:
        words = "theocratia-choice-face-ignore" if "ignore" in by else "theocratia-choice-face"
    elif "ignore" in by:
        words = USES["ignore"]
    menu, question = _menu(ask, use, act, face if turned else "")
    found = outcome(use, civ, ask.view)
    return _made(
        ask,
        use,
        lambda t: t(words, **told, does=Verbatim(does(t))),
        [*parts, *_nets(found)],
        sentence(found, t, partial(_besides, use), where(use, t), [*later(use, ask.view, t), *_also(ask, use)]),
        icon=die if first.verb == "die" else "card" if card else civ,
        menu=menu,
        question=question,
        promises=_promises(found, act, civ) if act else (),
        worth=_worth(use, found),
    )


def _does(mode: str, t: Localize) -> str:
    return t("theocratia-choice-does", name=mode, mode=Verbatim(mode)) if mode else t("theocratia-choice-next")


def _crystals(count: int, t: Localize) -> str:
    return amount(Sort("", "crystals", "green", paid=False), count, t)


USES = {
    "die": "theocratia-choice-die-row",
    "row": "theocratia-choice-row",
    "ignore": "theocratia-choice-ignore",
    "recolour": "theocratia-choice-recolour",
    "play": "theocratia-choice-played",
}
"""What a use is called after what is chosen first; the rows of the table tell all other moves."""


def _menu(ask: Asking, use: Forecast, act: tuple[str, str] | None, face: str) -> tuple[str, str]:
    """The menu of a use and its question: dice by their actions, numbers with their price, cards."""
    t, first = ask.t, use.made[0]
    if first.verb == "die" and act:
        return t("theocratia-name", name=act[0]), t("theocratia-menu-ask-die")
    if face:
        cost = price(ask.ahead.then(first), t)
        return t("theocratia-menu-face", face=face, cost=cost, dear=int(bool(cost))), ""
    if first.verb == "recolour":
        return t("theocratia-menu-recolour"), t("theocratia-menu-ask-recolour")
    if any(move.verb == "ignore" for move in use.made):
        return t("theocratia-menu-ignore"), t("theocratia-menu-ask-ignore")
    return (t("theocratia-menu-play"), t("theocratia-menu-ask-play")) if first.verb == "play" else ("", "")


def _besides(use: Forecast, t: Localize, *, still_asked: bool = False) -> list[Verbatim]:
    """What is no amount: the lead in the next round, a card or a token to choose."""
    if still_asked:
        return []
    later = any(event.kind == "first" and event.data.get("later") for event in use.events)
    lead = [Verbatim(t("theocratia-besides-lead"))] if later else []
    tile = dict(use.prompt.data).get("tile") if use.prompt else 0
    claim = [Verbatim(t("theocratia-besides-tile", cosmo=TILE_COST))] if tile else []
    take = [Verbatim(t("theocratia-besides-take"))] if next_question(use) == "take" else []
    built = any(event.kind == "pyramid_built" for event in use.events) or next_question(use) in ("site", "clear")
    return [*lead, *claim, *take, *([Verbatim(t("theocratia-besides-token"))] if built else [])]


def _also(ask: Asking, use: Forecast) -> list[str]:
    """The cards that could go with the same action."""
    *before, last = use.made
    if last not in MODES or "play" in {move.verb for move in before}:
        return []
    then = ask.ahead.then(*before)
    plays = [move for move in then.moves if move.verb == "play"]
    cards = {
        move.split()[1]
        for move in plays
        if last in (further := then.then(move)).moves or (acted(further) or "")[:1] == (last.verb,)
    }
    return [ask.t("theocratia-also", cards=tuple(sorted(cards)))] if cards else []


def _promises(found: Outcome, act: tuple[str, str], civ: str) -> tuple[Promise, ...]:
    told = [Promise(act[0], (("civ", act[1]),))]
    told += [Promise("worship", (("civ", civ),))] if found.net("worship") else []
    return (*told, *([Promise("malus_up")] if found.net("malus") > 0 else []))


def _nets(found: Outcome) -> list[Part]:
    """What is paid for it first, then Malus, Worship and the Cosmo that is left."""
    cosmo = found.net("cosmo")
    tell = partial(amount, Sort("", "cosmo", "", paid=False), abs(cosmo))
    left = Part("costs", tell, cosmo=-cosmo) if cosmo < 0 else Part("gains", tell)
    malus, worship = _kinds(found, "malus", paid=False), _kinds(found, "worship", paid=False)
    return [*([left] if cosmo < 0 else []), *malus, *worship, *([left] if cosmo > 0 else [])]


def _kinds(found: Outcome, *kinds: str, paid: bool) -> list[Part]:
    """How much is gained, or paid, of each of these kinds."""
    bare = found.bare
    return [
        Part(
            "costs" if paid else "besides" if kind == "malus" else "gains",
            partial(_kind, found, bare, kind, paid=paid),
            PLAIN.index(kind),
        )
        for kind in kinds
        if any(not sort.who and (sort.kind, sort.paid) == (kind, paid) for sort in found.sure)
    ]


def _kind(found: Outcome, bare: Outcome, kind: str, t: Localize, *, paid: bool) -> str:
    """All of a kind: of which colour, whose Worship; without room for that how much in all."""
    each, total = (_listed(own(one, t, kind, paid=paid), t) for one in (found, bare))
    return t("theocratia-each", each=Verbatim(each), total=Verbatim(total))


def _listed(parts: Sequence[str], t: Localize) -> str:
    return chained("theocratia-comma", parts, t)


def _told(parts: Sequence[Part], t: Localize) -> str:
    """`Factory, 2 Worship for 1 Cosmo, 1 Malus`: what comes before its price, else it reads as if all were paid."""
    by = {slot: [part for part in parts if part.slot == slot] for slot in SLOTS}
    does, gains, costs, besides = (
        [part.tell(t) for part in sorted(by[slot], key=attrgetter("place"))] for slot in SLOTS
    )
    gained = chained("theocratia-plus", gains, t)
    if costs:
        cosmo, cost = by["costs"][0].cosmo, tuple(map(Verbatim, costs))
        words = "theocratia-for-cosmo" if cosmo else "theocratia-for"
        gained = t(words, gains=Verbatim(gained), gained=len(gains), cost=cost, count=cosmo)
    return _listed([*does, *filter(None, [gained]), *besides], t)


SLOTS = ("does", "gains", "costs", "besides")
"""Where a part of a label stands, in this order."""


def _changed(ask: Asking, end: Forecast, faces: Sequence[Fact], *, card: bool, recolour: bool) -> Choice:
    """The die itself: to be turned, recoloured or used with cards."""
    t, (hue, face) = ask.t, end.made[0].split()[1:]
    die = f"{hue}_{face}"
    found = {
        "theocratia-way-turned": bool(faces),
        "theocratia-way-recoloured": recolour,
        "theocratia-way-card": card,
    }
    ways = [way for way, is_one in found.items() if is_one]
    numbers = Verbatim(", ".join(map(str, faces)))

    def change(t: Localize) -> str:
        said = chained("theocratia-and", [t(way, faces=numbers) for way in ways], t)
        return t("theocratia-choice-change", ways=Verbatim(said))

    parts = [Part("does", change)] if ways else []
    if price(end, t):
        parts += [Part("besides", lambda t: t("theocratia-pay", what=price(end, t)))]
    act, detail = acted(end), ""
    menus = forms(t, "theocratia-menu-change" if ask.view.hand else "theocratia-menu-turn")
    if act:  # it can be turned in one way, and do one thing then
        does = t("theocratia-name", name=act[0])
        detail = sentence(outcome(end, act[1], ask.view), t, partial(_besides, end), does)
    return _made(
        ask,
        end,
        lambda t: t("theocratia-name" if ways else "theocratia-choice-use", name=die),
        parts,
        detail,
        icon=die,
        menu=first_fit(menus, lambda name: fits_line(t("bot-pick-open", title=Verbatim(name)))),
        question=t("theocratia-menu-ask-change"),
        worth=(LEAST,),
    )


# -- everything else


class Row(NamedTuple):
    """What the moves of a verb are called."""

    words: str
    """A message whose attributes are shorter forms."""
    slots: Callable[[Asking, Move, Forecast], dict[str, Fact]]
    icon: str = ""
    """One of the slots between braces."""
    tells: tuple[str, ...] = ()
    """What of the outcome the label tells where there is room: `costs`, `gains`, `others` or kinds of amounts."""
    only: tuple[str, ...] = ()
    """Kinds of amounts that the second line tells; all if there are none."""
    about: str = ""
    """What the second line says where nothing is brought."""
    detailed: bool = True
    """Whether the second line tells the outcome."""
    menu: str = ""
    question: str = ""
    style: str = "plain"
    closing: bool = False


def _words(*names: str) -> Callable[[Asking, Move, Forecast], dict[str, Fact]]:
    def named(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
        said = (int(word) if word.isdecimal() else word for word in move.split()[1:])
        return dict(zip(names, said, strict=False))

    return named


def _begun(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    return dict(next(event.data for event in end.events if event.kind == "chose_civ"))


def _idle(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    return {"die": "_".join(move.split()[1:])}


def _on_hex(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    return _at(ask, move.split()[1])


def _at(ask: Asking, name: str) -> dict[str, Fact]:
    hex_ = ask.hex(name)
    owner = "neutral" if hex_.owner is None else ask.view.players[hex_.owner].colour
    thing = hex_.kind or ("monster" if hex_.monster else hex_.ground)
    return {"hex": hex_.name, "civ": hex_.civ or "", "kind": hex_.kind or "", "thing": thing or "", "owner": owner}


def _cleared(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    found = (_at(ask, name) for name in move.split()[1:])
    return {"cleared": tuple(Verbatim(ask.t("theocratia-cleared", **one)) for one in found)}


def _asked(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    return ask.data


def _claimed(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    return {"level": int(move.split()[1]), "cosmo": TILE_COST}


def _token(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    return {"token": f"token_{move.split()[1]}"}


def _brought(ask: Asking, move: Move, end: Forecast) -> dict[str, Fact]:
    found = outcome(end, "", ask.view)
    parts = [*own(found, ask.t, paid=False), *others(found, ask.t)]
    slots = _token(ask, move, end)
    return slots | {"gains": Verbatim(_listed(parts, ask.t)) if parts else slots["token"]}


PLAY, ASK_PLAY = "theocratia-menu-play", "theocratia-menu-ask-play"
ROWS = {
    "civ": Row("theocratia-choice-civ", _begun, "{civ}"),
    "idle": Row("theocratia-choice-idle", _idle, "{die}", ("gains",), style="quiet"),
    "row": Row("theocratia-choice-idle-row", _words("civ"), "{civ}", ("gains",)),
    "take": Row("theocratia-choice-take", _asked, "expand", about="theocratia-about-take"),
    "draw": Row("theocratia-choice-draw", _words(), "card"),
    "slay": Row("theocratia-on", _on_hex, "monster", ("costs", "gains")),
    "destroy": Row("theocratia-choice-destroy", _on_hex, "{kind}", ("costs",), about="theocratia-owner"),
    "convert": Row("theocratia-choice-convert", _on_hex, "{kind}", ("costs",), about="theocratia-was"),
    "build": Row("theocratia-on", _on_hex, "", ("costs", "gains")),
    "upgrade": Row("theocratia-on", _on_hex, "{kind}", ("gains",)),
    "site": Row("theocratia-on", _on_hex, "{kind}"),
    "choose": Row("theocratia-on", _on_hex, "{kind}", ("gains", "others")),
    "kind": Row("theocratia-name", _words("name"), "{name}", ("gains", "others")),
    "clear": Row("theocratia-choice-clear", _cleared, "pyramid"),
    "pay": Row(
        "theocratia-choice-pay",
        _words("crystal", "amount"),
        "crystal_{crystal}",
        ("malus", "others"),
        only=("malus", "blacks"),
    ),
    "token": Row("theocratia-choice-token", _token, "pyramid", about="theocratia-about-{token}"),
    "at_once": Row("theocratia-choice-at-once", _brought, "pyramid", about="theocratia-about-{token}", detailed=False),
    "vain": Row("theocratia-choice-in-vain", _token, "pyramid", style="quiet"),
    "settlers": Row("theocratia-choice-token-settlers", _token, "pyramid"),
    "worship": Row("theocratia-choice-worship", _words("civ"), "{civ}"),
    "lost": Row("theocratia-choice-lost", _words("civ"), "{civ}"),
    "claim": Row("theocratia-choice-claim", _claimed, "tile", about="theocratia-about-level"),
    "unused": Row("theocratia-choice-claim-vain", _claimed, "tile", style="quiet"),
    "play": Row(
        "theocratia-name",
        _words("name"),
        "card",
        ("gains",),
        about="theocratia-about-{name}",
        menu=PLAY,
        question=ASK_PLAY,
    ),
    "play_on": Row(
        "theocratia-choice-play-on", _words("card", "civ"), "card", ("gains",), menu=PLAY, question=ASK_PLAY
    ),
    "play_both": Row(
        "theocratia-choice-play-both", _words("card", "one", "other"), "card", ("gains",), menu=PLAY, question=ASK_PLAY
    ),
    "play_tile": Row("theocratia-choice-play-tile", _words("card", "level"), "card", menu=PLAY, question=ASK_PLAY),
    "play_green": Row(
        "theocratia-choice-play-green",
        _words("card", "amount"),
        "card",
        about="theocratia-about-{card}",
        menu=PLAY,
        question=ASK_PLAY,
    ),
    "decline": Row("theocratia-choice-decline", _words(), style="quiet", closing=True, detailed=False),
    "end": Row("theocratia-choice-end", _words(), style="main", closing=True, detailed=False),
}
"""By the verb of the move, or what becomes of it."""


def _row(ask: Asking, move: Move, end: Forecast) -> str:
    """Which row of the table tells this move."""
    words = move.split()
    match move.verb:
        case "destroy" if ask.hex(words[1]).monster:
            return "slay"
        case "choose" if words[1] in KINDS:
            return "kind"
        case "token" if not next_question(end).startswith("token_"):
            return "at_once" if any(gain.kind != "token" for gain in end.gains) else "vain"
        case "token" if end.prompt and dict(end.prompt.data).get("settlers"):
            return "settlers"
        case "worship" if not end.gains:
            return "lost"
        case "claim" if _is_last_turn(ask):
            return "unused"
        case "play" if len(words) > 2:
            return PLAYS.get(words[1], "play_both" if len(words) > 3 else "play_on")
    return move.verb


PLAYS = {"revelation": "play_tile", "lanterns": "play_green"}
LAST_STEPS = ("end", "pay", "factory", "barrack")


def _is_last_turn(ask: Asking) -> bool:
    """Whether whoever decides builds nothing more in this game."""
    view = ask.view
    last = view.round == view.rounds and view.turn > view.turns - view.seats
    return last and next_question(ask.ahead) in LAST_STEPS and view.bonus_holder != view.to_move


def _plain(ask: Asking, move: Move, end: Forecast) -> Choice:
    """A move by its row of the table."""
    t, row = ask.t, ROWS[_row(ask, move, end)]
    slots = row.slots(ask, move, end)
    still = move.verb in FREE and next_question(end) == next_question(ask.ahead)
    found = outcome(end, str(ask.data.get("civ") or slots.get("civ", "")), ask.view, still_asked=still)
    about = t(row.about.format(**slots), **slots) if row.about else ""
    head = about if move.verb in ABOUT_FIRST else where(end, t)
    verb, *where_to = move.split()
    if verb in LAID and sum(other.split()[:2] == [verb, where_to[0]] for other in ask.ahead.moves) > 1:
        head = t("theocratia-name", name=where_to[-1])  # which tile is laid, where either could be
    if move.verb == "claim" and (act := acted(end)):  # nothing else was left to choose
        head = t("theocratia-name", name=act[0])
    ending = [] if still else later(end, ask.view, t)
    gains = partial(_besides, end, still_asked=still)
    told = sentence(found, t, gains, head, ending, only=row.only) if row.detailed else ""
    icon = row.icon.format(**slots) if row.icon else ""
    return _made(
        ask,
        end,
        lambda t: capital(t(row.words, **row.slots(ask._replace(t=t), move, end))),
        _brings(ask, row, found),
        first_fit([told or about, ""], fits_detail),
        icon=icon or None,
        menu=t(row.menu) if row.menu else "",
        question=t(row.question) if row.question else "",
        style=row.style,
        closing=row.closing,
        worth=_worth(end, found),
    )


def _worth(end: Forecast, found: Outcome) -> tuple[int, ...]:
    """Points; then Worship but for Malus, what buildings will still bring; then what is left to spend, of the Civ too:
    what brings the same and costs less comes first.
    """
    later = sum(one.amount for one in end.later if one.seat == end.seat)
    spare = sum(map(found.net, ("cosmo", "card", "tile")))
    return (
        found.score,
        found.net("worship") - found.net("malus"),
        later,
        spare,
        *map(found.net, ("crystals", "warriors")),
    )


def _brings(ask: Asking, row: Row, found: Outcome) -> list[Part]:
    """What is paid first, then the rest in the order of the row."""
    kinds = tuple(kind for kind in PLAIN if next_question(ask.ahead) not in PLACED or kind not in PROMISED)
    parts = _kinds(found, *kinds, paid=True) if "costs" in row.tells else []
    for tells in row.tells:
        if tells == "others":
            parts += [Part("besides", partial(_shared, found.bare), len(PLAIN))] if others(found, ask.t) else []
        elif tells != "costs":
            parts += _kinds(found, *(kinds if tells == "gains" else (tells,)), paid=False)
    return parts


def _shared(bare: Outcome, t: Localize) -> str:
    """What others get; whose Worship it is stands in the second line."""
    return _listed(others(bare, t), t)


PROMISED = ("cosmo", "worship", "malus")
"""What a die tells of what its action brings at any place."""
PLACED = ("war", "expand", "factory", "barrack")
"""Questions for the place of such an action: told there again it would count twice where a turn is told as a whole."""
LAID = ("build", "convert")
ABOUT_FIRST = ("destroy", "convert", "claim", "take")


def _made(
    ask: Asking,
    end: Forecast,
    name: Callable[[Localize], str],
    parts: Sequence[Part],
    detail: str,
    *,
    icon: str | None = None,
    menu: str = "",
    question: str = "",
    style: str = "plain",
    closing: bool = False,
    promises: tuple[Promise, ...] = (),
    worth: tuple[int, ...] | None = None,
) -> Choice:
    """The choice, with as much of what it brings as there is room for on a button and in a line."""
    t = ask.t

    def label(count: int, t: Localize) -> str:
        told = _told(parts[:count], t)
        whole = t("theocratia-colon", one=Verbatim(name(t)), other=Verbatim(told)) if told else name(t)
        return whole if count == len(parts) else t("theocratia-cut", label=Verbatim(whole))

    line, alone = (
        fitting(labels, fits, ask.ahead, end, t, closing=closing)
        for labels, fits in zip(tee(ever_less(label, len(parts), t)), (fits_line, fits_button), strict=True)
    )
    return Choice(
        end.made + (() if closing else last_move(end)),
        line,
        detail,
        icon,
        (menu,) if menu else (),
        style=style,
        group_prompts=(question,) if menu and question else (),
        closing=closing,
        promises=promises,
        worth=worth,
        alone=alone if alone != line else "",
        secret=_takes_cards(end.made) or (next_question(end) in DRAFTING and _takes_cards(end.moves)),
    )


def _takes_cards(moves: Sequence[Move]) -> bool:
    return any(move.verb in CARDS for move in moves)
