"""What a person might do, for that person alone."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import engine
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.drawing import Sheet
from bot.matches.offers import check_person, choices_are_public
from bot.messages import layout
from bot.messages.outgoing import Message, OutgoingMessage, UndrawnMessage, attachments
from bot.messages.plans import clicks_of, plan
from bot.messages.public import title
from bot.thinking import Failed, Question
from engine.kernel.forecast import forecast
from render import Focus
from render.units import unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.drawing import Drawn
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.thinking import Thinking
    from engine.players.hints import Hint
    from render import Localize

SECONDS = 5.0


class HintHandler:
    """One open hint for each person, none at serious tables; every one is noted in the game."""

    def __init__(self, matches: MatchService, thinking: Thinking) -> None:
        self._matches = matches
        self._thinking = thinking
        self._asking: set[int] = set()
        self._open: dict[int, Response] = {}
        """By person: the last hint, as long as Discord lets it be deleted."""

    async def hint(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The best moves at the present decision. Raises Refusal unless it is this person's."""
        match, user = await self._matches.get(click.game), response.user
        if match.over:
            raise Refusal("over")
        check_person(match, user)
        if match.row.serious:
            raise Refusal("serious-hint")
        if user in self._asking:
            raise Refusal("hint-asked")
        self._asking.add(user)
        try:
            found = await self._found(match)
        finally:
            self._asking.discard(user)
        if before := self._open.pop(user, None):
            await before.withdraw()
        self._open = {who: one for who, one in self._open.items() if not one.interaction.is_expired()}
        await response.show(shown(match, found, response.t, text_only=response.text_only))
        self._open[user] = response

    async def _found(self, match: Match) -> Hint:
        seat = match.to_move or 0
        await self._matches.note_hint(match.id, seat, match.revision)
        question = Question(match.key, match.game.to_json(), seat, "", secrets.randbits(64), SECONDS)
        try:
            return await self._thinking.hint(question)
        except Failed:
            raise Refusal("no-hint") from None


def shown(match: Match, hint: Hint, t: Localize, *, text_only: bool) -> Message:
    """A hint below the pictures that it is about: those of the person's own question, and no others."""
    words, seat = told(match, hint, t), match.to_move or 0

    def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
        files = attachments(drawn)
        return OutgoingMessage(layout.below([file.media_item for file in files], words), files)

    if text_only:
        return compose(())
    focus = Focus(seat, match.names)
    return UndrawnMessage(Sheet(match.key, "own", match.view(seat), focus, t, match.id, match.revision), compose)


def told(match: Match, hint: Hint, t: Localize) -> str:
    """A hint in words: what can be done, what it promises, and what the best gains over the second."""
    viewer = None if choices_are_public(match) else match.to_move
    ahead = forecast(match.game, viewer)
    plans = [(idea, clicks) for idea in hint.ideas if (clicks := clicks_of(match.key, idea.path, ahead, t))]
    ideas = [
        t(
            "bot-hint-wins" if idea.wins else "bot-hint-idea",
            place=Verbatim(t("bot-hint-place", number=number, choice=Verbatim(escape(plan(clicks, t))))),
            unit=Verbatim(unit(match.key, t)),
            gain=Verbatim(f"{round(idea.gain, 1) + 0.0:+.1f}"),
        )
        for number, (idea, clicks) in enumerate(plans, 1)
    ]
    heading = t("bot-hint" if ideas else "bot-hint-none", title=title(match, t))
    reason = _reason(match.key, hint, t) if len(plans) == len(hint.ideas) else []
    return "\n".join((heading, *ideas, *reason, t("bot-hint-noted")))


def _reason(game: str, hint: Hint, t: Localize) -> list[str]:
    if len(hint.ideas) < 2 or (hint.reason is None and hint.alike == 1):
        return []
    if hint.reason is None:
        return [t("bot-hint-equal", count=hint.alike, all=Verbatim("yes" if hint.alike == len(hint.ideas) else "no"))]
    kind, _, name = hint.reason.partition(" ")
    thing = Verbatim(t(f"{game}-value-{name}" if kind == "value" else f"{game}-{name}"))
    points = kind == "points" and name != engine.load(game).sole_source
    return [t("bot-hint-points" if points else "bot-hint-value", thing=thing)]
