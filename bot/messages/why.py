"""Why something cannot be done: what every move lacks that one might think of, as the decision itself declares it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot import games
from bot.base import custom_ids
from bot.base.choices import LABEL, OPTIONS
from bot.base.i18n import Verbatim
from bot.base.text import shorten
from bot.messages import layout
from bot.messages.layout import At, pages
from bot.messages.layout.items import MessageLayout, controls, no_emoji, text
from bot.messages.menus import Menu, MenuOption
from bot.messages.narration import counted, named

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.messages.menus import Button
    from engine.game import Game, Move, Reason
    from render import Localize

CHOICE = "why"


def why(
    game: Game, names: Sequence[str], asked: str, at: At, t: Localize, helpers: Sequence[Button] = ()
) -> MessageLayout:
    """`asked` is empty for the menu of things to do, `build` for the reasons of one, `build.2` for their third page."""
    lacking = _by_verb(game)
    verb, _, number = asked.partition(".")
    if verb not in lacking:
        if len(lacking) != 1:
            return _questions(game.key, list(lacking), at, t, helpers)
        [verb] = lacking
    reasons = [f"- {line}" for line in _sentences(game.key, lacking[verb], names, t)]
    told = pages([*reasons, f"-# {t('bot-why-rest')}"])
    heading = t("bot-why-verb", verb=_words(game.key, verb, t))
    page = int(number) if number.isascii() and number.isdigit() else 0
    more = [_menu(game.key, list(lacking), at, t, verb)] if len(lacking) > 1 else []
    return layout.reading(heading, told, page, f"{CHOICE}.{verb}", at, t=t, menus=more, helpers=helpers)


def has_reasons(game: Game) -> bool:
    """Whether there is anything that one might think of here and that is not possible. Nobody asked why not, so no
    condition is tried: what is thought of and not legal lacks something.
    """
    later = games.ahead(game.key, game.view(None))
    return _beyond(game) or any(_beyond(_then(game, one.moves), one.verbs) for one in later)


def _beyond(game: Game, verbs: Collection[str] | None = None) -> bool:
    """Whether one might think of a move that is not legal, beginning with one of these words if any are given."""
    legal = set(game.moves())
    return any(move not in legal and (verbs is None or move.verb in verbs) for move in game.candidates())


def _by_verb(game: Game) -> dict[str, list[tuple[Reason, ...]]]:
    """What the moves lack that begin with each word; then the same for later questions that the menus of this one ask
    too.
    """
    found = _lacking(game)
    for question in games.ahead(game.key, game.view(None)):
        for verb, lacking in _lacking(_then(game, question.moves)).items():
            if verb in question.verbs:
                found.setdefault(verb, []).extend(lacking)
    return found


def _then(game: Game, moves: Sequence[Move]) -> Game:
    then = game.copy()
    for move in moves:
        then.play(move)
    return then


def _lacking(game: Game) -> dict[str, list[tuple[Reason, ...]]]:
    found: dict[str, list[tuple[Reason, ...]]] = {}
    for move, reasons in game.forbidden():
        found.setdefault(move.partition(" ")[0], []).append(reasons)
    return found


def _sentences(game: str, lacking: Sequence[tuple[Reason, ...]], names: Sequence[str], t: Localize) -> list[str]:
    """The first thing each move lacks, told once for all that lack it alike; what lacks least first."""
    alike: dict[Reason, list[tuple[Reason, ...]]] = {}
    for reasons in lacking:
        alike.setdefault(_common(reasons[0]), []).append(reasons)
    groups = sorted(alike.values(), key=lambda group: min(map(len, group)))
    return [_sentence(game, [reasons[0] for reasons in group], names, t) for group in groups]


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
    return t("bot-why-line", rule=Verbatim(first.rule), why=Verbatim(why))


def _words(game: str, verb: str, t: Localize) -> Verbatim:
    return Verbatim(t(f"{game}-verb-{verb}"))


def _questions(game: str, verbs: Sequence[str], at: At, t: Localize, helpers: Sequence[Button]) -> MessageLayout:
    if not verbs:
        return MessageLayout([*text(t("bot-why-nothing")), *controls([tuple(helpers)], no_emoji)])
    menu = _menu(game, verbs, at, t)
    return MessageLayout([*text(f"### {t('bot-why')}"), *controls([menu, tuple(helpers)], no_emoji)])


def _menu(game: str, verbs: Sequence[str], at: At, t: Localize, answered: str = "") -> Menu:
    """The questions, of which one may be answered already."""
    options = tuple(
        MenuOption(
            custom_ids.action_id(at.game, at.revision, f"{CHOICE}.{verb}"),
            shorten(t("bot-why-option", verb=_words(game, verb, t)), LABEL),
            chosen=verb == answered,
        )
        for verb in verbs[:OPTIONS]
    )
    return Menu(custom_ids.select_id("why"), t("bot-why-choose"), options)
