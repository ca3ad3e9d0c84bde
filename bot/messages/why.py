"""Why something cannot be done: a menu of the places and things one might think of, and what the one asked about lacks,
as the decision itself declares it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot import games
from bot.base import custom_ids
from bot.base.choices import OPTIONS
from bot.base.i18n import Verbatim
from bot.base.text import capital
from bot.messages.layout.items import MessageLayout, controls, no_emoji, text
from bot.messages.menus import Menu, MenuOption
from bot.messages.narration import counted, named

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from bot.messages.menus import Button, Table
    from engine.game import Game, Move, Reason, View
    from render import Localize

CHOICE = "why"
_PLACE = re.compile(r"[a-z]\d+")
_OWN = re.compile(r"[a-z]?\d+")
"""A place or a number in the notation of a move: people call it so, too."""


def why(
    game: Game, names: Sequence[str], asked: str, table: Table, t: Localize, helpers: Sequence[Button] = ()
) -> MessageLayout:
    """`asked` is empty for the menus of the first thing to do, `build` for those of another, `build.c4` for the answer
    about one place or thing, with the same menus below it.
    """
    beyond, view = _beyond(game), game.view(None)
    verb, _, thing = asked.partition(".")
    if verb not in beyond:
        verb = next(iter(beyond), "")
    if not beyond:
        told = [t("bot-why-nothing")]
    else:
        answered = thing in beyond[verb]
        told = _answer(game, view, verb, thing, names, t) if answered else [f"### {t('bot-why')}"]
        told.append(f"-# {t('bot-why-rest')}")
    menus = _menus(view, beyond, verb, thing, table, t)
    return MessageLayout([*text(*told), *controls([*menus, tuple(helpers)], no_emoji)])


def has_reasons(game: Game) -> bool:
    """Whether there is anything that one might think of here and that is not possible. Nobody asked why not, so no
    condition is tried: what is thought of and not legal lacks something.
    """
    return bool(_beyond(game))


def _beyond(game: Game) -> dict[str, list[str]]:
    """The places and things with which nothing can be done, by the word for what one might think of doing; empty for a
    move that names none.
    """
    thought, legal = dict[tuple[str, str], None](), set[tuple[str, str]]()
    for then, verbs in _questions(game):
        for found, moves in ((thought, then.candidates()), (legal, then.moves())):
            asked = [(move.verb, _thing(game.key, move)) for move in moves if verbs is None or move.verb in verbs]
            found.update(dict.fromkeys(asked))
    beyond: dict[str, list[str]] = {}
    for verb, thing in thought:
        if (verb, thing) not in legal:
            beyond.setdefault(verb, []).append(thing)
    return beyond


def _questions(game: Game) -> Iterator[tuple[Game, Collection[str] | None]]:
    """The pending question, then later ones that its menus ask too, each with the words that these ask for."""
    yield game, None
    for question in games.ahead(game.key, game.view(None)):
        then = game.copy()
        for move in question.moves:
            then.play(move)
        yield then, question.verbs


def _thing(key: str, move: Move) -> str:
    """What a move names: all its words where the game says so, else a place, else the first word without its number."""
    words = [word.partition("*")[0] for word in move.split()[1:]]
    if move.verb in games.whole(key):
        return ".".join(words)
    return next((word for word in words if _PLACE.fullmatch(word)), *words[:1] or [""])


def _answer(game: Game, view: View, verb: str, thing: str, names: Sequence[str], t: Localize) -> list[str]:
    """The first thing each move lacks, told once for all that lack it alike; what lacks least first."""
    alike: dict[Reason, list[tuple[Reason, ...]]] = {}
    for then, verbs in _questions(game):
        for move, reasons in then.forbidden() if verbs is None or verb in verbs else ():
            if (move.verb, _thing(game.key, move)) == (verb, thing):
                alike.setdefault(_common(reasons[0]), []).append(reasons)
    groups = sorted(alike.values(), key=lambda group: min(map(len, group)))
    told = [_sentence(game.key, [reasons[0] for reasons in group], names, t) for group in groups]
    words, called = _doing(game.key, verb, thing, t), Verbatim(_name(view, verb, thing, t))
    head = t("bot-why-thing", thing=called, verb=words) if thing else t("bot-why-verb", verb=words)
    return [f"### {head}", *told]


def _common(reason: Reason) -> Reason:
    """The reason without the thing in which those may differ that are told in one sentence."""
    return replace(reason, facts=tuple(fact for fact in reason.facts if fact[0] != reason.listed))


def _sentence(game: str, alike: Sequence[Reason], names: Sequence[str], t: Localize) -> str:
    """What is missing, with the number of its rule; the things to which it is missing as a list."""
    first = alike[0]
    facts = named(iter(counted(game, dict(first.facts), t).items()), names)
    if first.listed:
        things = tuple(dict.fromkeys(str(dict(one.facts)[first.listed]) for one in alike))
        facts |= {first.listed: things, "count": len(things)}
    why = t(f"{game}-why-{first.key}", **facts)
    return t("bot-why-line", rule=Verbatim(first.rule), why=Verbatim(_begun(why)))


def _doing(game: str, verb: str, thing: str, t: Localize) -> Verbatim:
    """What one might think of doing, with a place, with a thing, or with any of them."""
    return Verbatim(t(f"{game}-verb-{verb}", of=Verbatim(_sort(thing) if thing else "any")))


def _sort(thing: str) -> str:
    return "place" if _PLACE.fullmatch(thing) else "thing"


def _name(view: View, verb: str, thing: str, t: Localize) -> str:
    """`Palace`, `c4`, `Violet 5`."""
    if thing and (called := games.called(view.game, view, verb, thing, t)):
        return capital(called)
    words = filter(None, thing.split("."))
    return _begun(" ".join(word if _OWN.fullmatch(word) else t(f"{view.game}-{word}") for word in words))


def _begun(words: str) -> str:
    """With a capital letter, unless a place comes first."""
    return words if _OWN.fullmatch(words.partition(" ")[0]) else capital(words)


def _menus(
    view: View, beyond: Mapping[str, Sequence[str]], verb: str, thing: str, table: Table, t: Localize
) -> Iterator[Menu]:
    """What one might think of doing, where that is several things; the places to do that with, then the things."""

    def option(asked: str, label: str, *, chosen: bool) -> MenuOption:
        return MenuOption(custom_ids.action_id(table.id, table.revision, f"{CHOICE}.{asked}"), label, chosen=chosen)

    doing = {one: _doing(view.game, one, "", t) for one in beyond}
    if len(beyond) > 1:
        options = tuple(
            option(one, t("bot-why-option", verb=words), chosen=one == verb) for one, words in doing.items()
        )
        yield Menu(custom_ids.select_id("why"), t("bot-why-choose"), options)
    things = [one for one in beyond.get(verb, ()) if one]
    for of in ("place", "thing"):
        called = [(one, _name(view, verb, one, t)) for one in things if _sort(one) == of]
        for start in range(0, len(called), OPTIONS):
            page = called[start : start + OPTIONS]
            asked = t("bot-why-which", verb=Verbatim(capital(doing[verb])), of=Verbatim(of))
            if len(called) > OPTIONS:
                span = Verbatim(page[0][1]), Verbatim(page[-1][1])
                asked = t("bot-why-span", ask=Verbatim(asked), first=span[0], last=span[1])
            options = tuple(option(f"{verb}.{one}", label, chosen=one == thing) for one, label in page)
            yield Menu(custom_ids.select_id(f"why-{of}-{start}"), asked, options)
