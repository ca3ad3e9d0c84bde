"""What a person might do, for that person alone, and playing it click by click."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.choices import choice_key
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.room import TEXT, first_fit, forms, rows
from bot.base.tasks import Tasks
from bot.matches.figures import is_rated
from bot.matches.offers import check_person, choices, choices_are_public
from bot.messages import menus
from bot.messages.menus import split_into_clicks
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.plans import clicks_of, mostly, plan
from bot.messages.public import small, title
from bot.thinking import Failed, Question
from engine.kernel.forecast import forecast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.messages.plans import Click
    from bot.thinking import Thinking
    from engine.players.hints import Hint
    from render import Localize

SECONDS = 5.0
BRIEF, HIGH, LOW = 104, 22, 18
"""Pixels of a hint on a phone: of its words, at most, unless its best turn alone has more, for it stands below the
table it speaks of; of a line of that turn; and of a small one.
"""
BETWEEN = "~"
"""Between the keys of clicks in an id; none of them has it."""


@dataclass(slots=True)
class _Open:
    """A hint that somebody sees."""

    response: Response
    game: str | None
    """None once it offers nothing any more."""
    revision: int
    message: OutgoingMessage
    stands: bool = True
    """Whether its game is where it was given."""


class HintHandler:
    """One open hint for each person, none at serious tables; every one is noted in the game. One of another position
    says so, and stands again once what followed was taken back.
    """

    def __init__(self, matches: MatchService, thinking: Thinking) -> None:
        self._matches = matches
        self._thinking = thinking
        self._asking: set[int] = set()
        self._open: dict[int, _Open] = {}
        """By person: the last hint, as long as Discord lets it be edited."""
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()

    def match_changed(self, match: Match) -> None:
        for user, one in self._open.items():
            stands = match.is_back_at(one.revision) and not match.over
            if one.game == match.id and one.stands != stands:
                one.stands = stands
                self._tasks.start(str(user), _renew(one, match))

    async def hint(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The best moves at the present decision; the first time in a rated game a question before. `detail` is the
        answer to that. Raises Refusal unless it is this person's decision.
        """
        match, user = await self._matches.get(click.game), response.user
        if match.over:
            raise Refusal("over")
        check_person(match, user)
        if match.row.serious:
            raise Refusal("serious-hint")
        await response.open()
        if detail == "no":
            await response.show(note(response.t("bot-hint-declined")))
            return
        if detail != "yes" and is_rated(match) and not any(seat == match.to_move for seat, _ in match.row.hints):
            await response.show(confirm_hint(match, response.t))
            return
        if user in self._asking:
            raise Refusal("hint-asked")
        self._asking.add(user)
        try:
            found = await self._found(match)
        finally:
            self._asking.discard(user)
        before = self._open.pop(user, None)
        self._tasks.cancel(str(user))
        if before is not None and before.response.private_message != response.private_message:
            await before.response.withdraw()
        self._open = {who: one for who, one in self._open.items() if not one.response.interaction.is_expired()}
        message = hint_message(match, found, response.t)
        await response.show(message)
        self._open[user] = _Open(response, match.id, match.revision, message)
        self.match_changed(await self._matches.get(match.id))  # it may have moved on meanwhile

    async def follow(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Play the first of these clicks, and offer the next one; where the table has moved on, a new hint. Raises
        Refusal.
        """
        await response.open()
        first, *rest = detail.split(BETWEEN)
        match = await self._matches.get(click.game)
        revision = match.revision if match.is_back_at(click.revision) else click.revision
        known = self._open.pop(response.user, None)  # this click changes it
        try:
            match = await self._matches.play(click.game, revision, first, response.user)
        except Refusal as refusal:
            if known is not None:
                self._open[response.user] = known
            if refusal.why != "stale":
                raise
            await response.show(moved_on(await self._matches.get(click.game), response.user, response.t))
            return
        response.decided()
        more = next_click_message(match, response.user, rest, response.t)
        message = more or note(response.t("bot-hint-played"))
        await response.show(message)
        self._open[response.user] = _Open(response, match.id if more else None, match.revision, message)

    async def _found(self, match: Match) -> Hint:
        seat = match.to_move or 0
        await self._matches.note_hint(match.id, seat, match.revision)
        question = Question(match.key, match.game.to_json(), seat, "", secrets.randbits(64), SECONDS)
        try:
            return await self._thinking.hint(question)
        except Failed:
            raise Refusal("no-hint") from None


async def _renew(one: _Open, match: Match) -> None:
    """Until it shows whether it stands."""
    shown = not one.stands
    while one.stands != shown:
        shown = one.stands
        user, t = one.response.user, one.response.t
        await one.response.amend(one.message if shown else moved_on(match, user, t))


def confirm_hint(match: Match, t: Localize) -> OutgoingMessage:
    """Whether somebody wants a hint although it costs what they could gain."""
    buttons = (
        menus.action(match, "hint.yes", t("bot-hint-show"), "main"),
        menus.action(match, "hint.no", t("bot-hint-not-now")),
    )
    return note(t("bot-hint-ask"), [buttons])


def hint_message(match: Match, hint: Hint, t: Localize) -> OutgoingMessage:
    """A hint, and the way to play it. The board hangs above."""
    keys = _keys(match, hint, t)
    return note(describe_hint(match, hint, t), [(_play_this(match, keys, t),)] if keys else [])


def next_click_message(match: Match, user: int, keys: Sequence[str], t: Localize) -> OutgoingMessage | None:
    """What the next click of the hint is called, if it can still be played."""
    if keys and match.owner(match.to_move) == user:
        offered = choices(match, match.to_move, t)
        if found := next((choice for choice in offered if choice_key(choice) == keys[0]), None):
            words = t("bot-hint-next", choice=Verbatim(escape(menus.named(offered, found, t))))
            return note(words, [(_play_this(match, keys, t),)])
    return None


def moved_on(match: Match, user: int, t: Localize) -> OutgoingMessage:
    """What takes the place of a hint of another position."""
    soon = not match.over and match.owner(match.to_move) in (user, None)  # it may be a computer's turn for a moment
    return note(t("bot-hint-moved"), [(menus.action(match, "hint", t("bot-hint-button")),)] if soon else [])


def _play_this(match: Match, keys: Sequence[str], t: Localize) -> menus.Button:
    """As many clicks as an id has room for."""
    kept = list(keys)
    while len(custom_ids.action_id(match.id, match.revision, f"follow.{BETWEEN.join(kept)}")) > custom_ids.MOST:
        kept.pop()
    return menus.action(match, f"follow.{BETWEEN.join(kept)}", t("bot-hint-play"), "main")


def _keys(match: Match, hint: Hint, t: Localize) -> list[str]:
    """The clicks of the best turn."""
    viewer = None if choices_are_public(match) else match.to_move
    for idea in hint.ideas:
        clicks = split_into_clicks(match.key, idea.path, forecast(match.game, viewer), t)
        if keys := [choice_key(click) for _, click, count in clicks if count]:
            return keys
    return []


def describe_hint(match: Match, hint: Hint, t: Localize) -> str:
    """A hint in words: the best turn; while that is short, mostly why, and the second best. What it is worth is told
    by how much less the second is: a figure beside the best would be taken for what its label promises.
    """
    viewer = None if choices_are_public(match) else match.to_move
    ahead = forecast(match.game, viewer)
    plans = [(idea, clicks) for idea in hint.ideas if (clicks := clicks_of(match.key, idea.path, ahead, t))]
    if not plans:
        return t("bot-hint-none", title=title(match, t))
    (best, clicks), *others = plans
    lines = [t("bot-hint-best", choice=_quoted(clicks, t), wins=Verbatim("yes" if best.wins else "no"))]
    left = (BRIEF - HIGH * rows(lines[0], TEXT)) // LOW
    more = [[line] for line in small(_reason(match.key, hint, t))] if len(plans) == len(hint.ideas) else []
    for idea, clicks in others[:1]:
        less, choice = Verbatim(f"{best.gain - idea.gain:.1f}"), _quoted(clicks, t)
        second = forms(t, "bot-hint-second", less=less, choice=choice)
        more.append(second[-1:] if hint.alike > 1 or best.wins or float(less) <= 0 else second)
    for each in more:
        if (high := rows(line := first_fit(each, lambda words: rows(words) <= left))) <= left:  # noqa: B023
            lines.append(line)
            left -= high
    return "\n".join(lines)


def _quoted(clicks: Sequence[Click], t: Localize) -> Verbatim:
    return Verbatim(escape(plan(clicks, t)))


def _reason(game: str, hint: Hint, t: Localize) -> list[str]:
    if len(hint.ideas) < 2 or (hint.reason is None and hint.alike == 1):
        return []
    if hint.reason is None:
        return [t("bot-hint-equal", count=hint.alike)]
    return [mostly(game, hint.reason, t)]
