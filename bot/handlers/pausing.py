"""/pause: the clocks of one game stand, as those who play it agree, until one of them lets them run again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.rights import check
from bot.matches.agreement import AGAIN_SECONDS, voters
from bot.matches.pace import Pace
from bot.matches.roles import at_table
from bot.messages.menus import action
from bot.messages.outgoing import note
from bot.messages.public import title

if TYPE_CHECKING:
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import Store

WHAT = "pause"
"""What people agree to here."""


class PausingHandler:
    """All who decided something of late have to agree to a pause; its end needs one of them."""

    def __init__(self, store: Store, matches: MatchService, outbox: Outbox) -> None:
        self._store = store
        self._matches = matches
        self._outbox = outbox

    async def ask(self, response: Response, match: Match) -> None:
        """Somebody wants a pause, or its end. Raises Refusal."""
        _check(match, response.user)
        if await self._store.is_paused(match.id):
            await response.reply(private=False)
            await self._store.go_on(match.id, self._matches.now())
            await self._outbox.look_again(match.id)
            await self._tell(response, match, "bot-pause-over")
            return
        others = self._voters(match) - {response.user}
        if not await self._store.ask(match.id, WHAT, others, self._matches.now(), AGAIN_SECONDS):
            raise Refusal("asked-today")
        await response.reply(private=False)
        await self._store.disagree(match.id, WHAT)
        await self._agree(response, match)

    async def answer(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on the question: `agree` or `no`."""
        await response.update()
        match = await self._matches.get(click.game)
        _check(match, response.user)
        if detail == "agree":
            await self._agree(response, match)
        else:
            await self._store.disagree(match.id, WHAT)
            await self._tell(response, match, "bot-pause-not")

    async def _agree(self, response: Response, match: Match) -> None:
        agreed = await self._store.agree(match.id, WHAT, response.user)
        asked = self._voters(match) | {response.user}
        if asked <= agreed:
            await self._store.pause(match.id, self._matches.now())
            await self._outbox.look_again(match.id)
            await self._tell(response, match, "bot-paused")
            return
        t = response.t
        row = tuple(
            action(match, f"pause.{what}", words, style)
            for what, words, style in (("agree", t("bot-pause-agree"), "main"), ("no", t("bot-pause-no"), "quiet"))
        )
        words = t("bot-pause-vote", title=title(match, t), agreed=len(agreed & asked), persons=len(asked))
        await response.show(note(words, [row]))

    def _voters(self, match: Match) -> set[int]:
        return voters(match, self._matches.now())

    async def _tell(self, response: Response, match: Match, key: str) -> None:
        await response.show(note(response.t(key, title=title(match, response.t))))


def _check(match: Match, user: int) -> None:
    """Raise Refusal for whoever does not play, and for a game without a clock that could stand."""
    check("pause", at_table(match.row.seats, user))
    if match.over:
        raise Refusal("over")
    pace = Pace.read(match.row.pace)
    if pace is None or pace.live:
        raise Refusal("no-pause")
