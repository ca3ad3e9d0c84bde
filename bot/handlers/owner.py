"""What whoever runs the bot can do from Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.handlers.lobbies import person
from bot.messages.outgoing import note
from bot.messages.public import game_title, title

if TYPE_CHECKING:
    import discord

    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.matches.service import MatchService
    from bot.store import Store, TableRow
    from render import Localize

logger = structlog.get_logger()

LISTED = 20
"""At most this many games are listed, those that have waited longest."""


class OwnerHandler:
    """For the owner of the application, or its team, in the one server they named."""

    def __init__(
        self, client: discord.Client, store: Store, matches: MatchService, lobbies: LobbyHandler, guild: int | None
    ) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._lobbies = lobbies
        self._guild = guild

    async def games(self, response: Response) -> None:
        """List the games under way."""
        await self._let_in(response)
        number, lagging = await self._store.count_live(), len(await self._store.posts())
        lines = [response.t("bot-owner-games", count=number, lagging=lagging)]
        lines += [_line(row, response.t) for row in await self._store.tables_waiting(LISTED)]
        await response.show(note("\n".join(lines)))

    async def end(self, response: Response, game: str) -> None:
        """End a game by its id."""
        await self._let_in(response)
        match = await self._matches.get(game)
        if match.over:
            raise Refusal("over")
        await self._matches.abandon(game, response.user, person(response).name)
        logger.info("the owner ended a game", game=game)
        await response.note(response.t("bot-ended", title=title(match, response.t)))

    async def broadcast(self, response: Response, words: str) -> None:
        """Have every table told, in its next message."""
        await self._let_in(response)
        await self._store.add_news(words, self._matches.now())
        logger.info("all tables are told something")
        await response.note(response.t("bot-owner-told", words=Verbatim(escape(words))))

    async def drain(self, response: Response, begin: bool) -> None:
        """Let no new game begin, until the next start or until somebody says otherwise."""
        await self._let_in(response)
        self._lobbies.draining = begin
        logger.info("no new games begin" if begin else "new games begin again")
        await response.note(response.t("bot-owner-draining" if begin else "bot-owner-open"))

    async def _let_in(self, response: Response) -> None:
        """Raise Refusal for anybody else, and anywhere else."""
        await response.reply()
        if self._guild is None or response.interaction.guild_id != self._guild:
            raise Refusal("not-owner")
        application = await self._client.application_info()
        team = [member.id for member in application.team.members] if application.team else []
        if response.user not in (application.owner.id, *team):
            raise Refusal("not-owner")


def _line(row: TableRow, t: Localize) -> str:
    return t(
        "bot-owner-game",
        id=Verbatim(row.id),
        title=game_title(row.key, row.title, t),
        revision=row.revision,
        guild=Verbatim(str(row.guild or "")),
        since=Verbatim(f"<t:{row.waits_since}:R>"),
    )
