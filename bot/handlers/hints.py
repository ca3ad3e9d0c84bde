"""What a person might do, for that person alone."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.matches.offers import check_person, choices
from bot.messages import layout
from bot.messages.outgoing import OutgoingMessage
from bot.messages.public import title
from bot.thinking import Failed, Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base import custom_ids
    from bot.base.choices import Choice
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.thinking import Thinking
    from engine.players.hints import Hint, Idea
    from render import Say

SECONDS = 5.0


class HintHandler:
    """One hint at a time for each person; every one is noted in the game."""

    def __init__(self, matches: MatchService, thinking: Thinking) -> None:
        self._matches = matches
        self._thinking = thinking
        self._asking: set[int] = set()

    async def hint(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The best moves at the present decision. Raises Refusal unless it is this person's."""
        match, user = await self._matches.get(click.game), response.user
        if match.over:
            raise Refusal("over")
        check_person(match, user)
        if user in self._asking:
            raise Refusal("hint-asked")
        self._asking.add(user)
        try:
            found = await self._found(match)
        finally:
            self._asking.discard(user)
        await response.show(OutgoingMessage(layout.note(told(match, found, response.say))))

    async def _found(self, match: Match) -> Hint:
        seat = match.to_move or 0
        await self._matches.note_hint(match.id, seat, match.revision)
        question = Question(match.key, match.game.to_json(), seat, "", secrets.randbits(64), SECONDS)
        try:
            return await self._thinking.hint(question)
        except Failed:
            raise Refusal("no-hint") from None


def told(match: Match, hint: Hint, say: Say) -> str:
    """A hint in words: what can be done, what it promises, and what the best gains over the second."""
    offered = choices(match, match.to_move, say)
    ideas = [
        say(
            "bot-hint-idea",
            number=number,
            choice=Verbatim(escape(_label(idea, offered))),
            gain=Verbatim(f"{idea.gain:+.1f}"),
        )
        for number, idea in enumerate(hint.ideas, 1)
    ]
    heading = say("bot-hint", title=title(match, say))
    return "\n".join((heading, *ideas, *_reason(match.key, hint, say), say("bot-hint-noted")))


def _label(idea: Idea, offered: Sequence[Choice]) -> str:
    """What a click is called that begins like this: of several the one that says most of it."""
    fitting = [choice for choice in offered if idea.path[: len(choice.moves)] == choice.moves]
    fitting = fitting or [choice for choice in offered if choice.moves[0] == idea.path[0]]
    return max(fitting, key=lambda choice: len(choice.moves)).label


def _reason(game: str, hint: Hint, say: Say) -> list[str]:
    if len(hint.ideas) < 2:
        return []
    if hint.reason is None:
        return [say("bot-hint-equal")]
    kind, _, name = hint.reason.partition(" ")
    thing = say(f"{game}-value-{name}" if kind == "value" else f"{game}-{name}")
    return [say(f"bot-hint-{kind}", thing=Verbatim(thing))]
