"""Resigning: one question, then the seat is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.matches.lobby import substitute
from bot.messages.menus import action
from bot.messages.outgoing import note
from bot.messages.public import title

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService


class ResigningHandler:
    """Who resigns counts as last. The question says whether the game ends or a computer goes on."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def ask(self, response: Response, match: Match) -> None:
        """Raises Refusal for a game that is over and for anyone without a seat."""
        match.check_resigning(response.user)
        t, what = response.t, _what(match, response.user)
        buttons = tuple(
            action(match, f"resign.{detail}", t(f"bot-resign-{key}"), style)
            for detail, key, style in ((what, "yes", "danger"), ("no", "no", "quiet"))
        )
        await response.reply()
        await response.show(note(t(f"bot-resign-{what}", title=title(match, t)), [buttons]))

    async def answer(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on the question: `ends`, `goes-on` or `no`. What was agreed to is done, or nothing."""
        await response.update()
        match = await self._matches.get(click.game)
        if detail == "no":
            said = "bot-resign-not"
        else:
            await self._matches.resign(match.id, response.user, substitute, ends=detail == "ends")
            said = "bot-resigned"
        await response.show(note(response.t(said, title=title(match, response.t))))


def _what(match: Match, user: int) -> str:
    return "ends" if match.ends_without(user) else "goes-on"
