"""Questions about taking back together: how far, what exactly, and whether everybody whom it touches agrees."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.matches.steps import spans
from bot.messages.finding import cut
from bot.messages.menus import Menu, MenuOption, action
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import title
from bot.messages.story import name

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.matches.match import Match
    from bot.matches.steps import Span
    from bot.matches.together import Plan, Turn
    from bot.messages.public import PublicMessages
    from render import Localize

LINES = 20
"""Of what would be taken back, at most this many lines stand in the question: the last ones."""


def how_far(match: Match, turns: Sequence[Turn], t: Localize) -> OutgoingMessage:
    """A menu of the turns that can be taken back, and the way out of the question. Takes milliseconds a turn."""
    played = spans(match)
    options = tuple(
        MenuOption(
            custom_ids.action_id(match.id, match.revision, f"together.look.{turn.decisions}"),
            t("bot-together-turn", player=Verbatim(match.names[turn.seat]), count=turn.decisions),
            _when(played, turn, t),
        )
        for turn in turns
    )
    menu = Menu(f"s:together{match.revision}", t("bot-together-choose"), options)
    keep = action(match, "keep", t("bot-undo-keep"))
    return note(t("bot-together-head", title=title(match, t)), [menu, (keep,)])


def _when(played: Sequence[Span], turn: Turn, t: Localize) -> str:
    """The round of a turn, in a game without rounds its number; empty where the rules have changed since."""
    number = bisect_left([span.revision for span in played], turn.began)
    if number == len(played):
        return ""
    if (round_ := played[number].round) is not None:
        return t("bot-together-round", round=round_)
    return t("bot-together-number", number=number + 1)


def look(match: Match, plan: Plan, user: int, public: PublicMessages, t: Localize) -> OutgoingMessage:
    """What would be taken back, for whoever asks for it alone."""
    count, others = len(plan.entries), plan.people - {user}
    ask = action(match, f"together.ask.{count}", t("bot-together-ask" if others else "bot-together-do"), "danger")
    story = _story(match, plan, match.seat_for(user) or 0, public, t)
    words = [t("bot-together-what", count=count), *story, *_again(match, plan, t)]
    words += [t("bot-together-needs", people=_mentions(others))] if others else []
    return note("\n".join(words), [(ask, action(match, "together", t("bot-pick-back")))])


def request_sent(others: Collection[int], t: Localize) -> OutgoingMessage:
    """What became of the wish, for whoever has asked for it."""
    return note(t("bot-together-asked", people=_mentions(others)))


def question(
    match: Match, plan: Plan, asker: int, agreed: Collection[int], public: PublicMessages, t: Localize
) -> OutgoingMessage:
    """The question to all whom it touches."""
    count = len(plan.entries)
    missing = plan.people - set(agreed)
    words = [
        t("bot-together-asks", title=title(match, t), person=Verbatim(f"<@{asker}>"), count=count),
        *_story(match, plan, None, public, t),
        *_again(match, plan, t),
        t("bot-together-missing", people=_mentions(missing)),
    ]
    buttons = (
        action(match, f"together.yes.{count}.{asker}", t("bot-together-yes"), "danger"),
        action(match, f"together.no.{count}.{asker}", t("bot-together-no")),
    )
    return note("\n".join(words), [buttons])


def _story(match: Match, plan: Plan, viewer: int | None, public: PublicMessages, t: Localize) -> list[str]:
    lines = [f"- {line}" for line in public.story(match, plan.entries, t, viewer=viewer)]
    return cut(lines[::-1], LINES, t)[::-1]


def _again(match: Match, plan: Plan, t: Localize) -> list[str]:
    if not plan.comes_again:
        return []
    if plan.seen is None:
        return [t("bot-together-again-all")]
    players = tuple(name(match, seat) for seat in plan.seen)
    return [t("bot-together-again", players=players, count=len(players))]


def _mentions(people: Collection[int]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(f"<@{person}>") for person in sorted(people))
