"""Resigning: one question, then the seat is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import localizer
from bot.matches.computers import usual
from bot.matches.lobby import computer
from bot.messages import layout
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage
from bot.messages.public import title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import Seat


class ResigningHandler:
    """Who resigns counts as last. The question says whether the game ends or a computer goes on."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def ask(self, response: Response, match: Match) -> None:
        """Raises Refusal for a game that is over and for anyone without a seat."""
        match.check_resigning(response.user)
        say, what = response.say, _what(match, response.user)
        buttons = tuple(
            Button(
                custom_ids.action_id(match.id, match.revision, f"resign.{detail}"),
                say(f"bot-resign-{key}"),
                style=style,
            )
            for detail, key, style in ((what, "yes", "danger"), ("no", "no", "quiet"))
        )
        await response.reply()
        await response.show(OutgoingMessage(layout.note(say(f"bot-resign-{what}", title=title(match, say)), [buttons])))

    async def answer(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on the question: `ends`, `goes-on` or `no`. What was agreed to is done, or nothing."""
        await response.update()
        match = await self._matches.get(click.game)
        if detail == "no":
            said = "bot-resign-not"
        else:
            await self._matches.resign(match.id, response.user, _computer, ends=detail == "ends")
            said = "bot-resigned"
        await response.show(OutgoingMessage(layout.note(response.say(said, title=title(match, response.say)))))


def _computer(match: Match, seats: Sequence[Seat]) -> Seat:
    return computer(usual(match.key), seats, localizer(match.row.locale))


def _what(match: Match, user: int) -> str:
    return "ends" if match.ends_without(user) else "goes-on"
