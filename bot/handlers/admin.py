"""What the managers of a server choose for it, and deleting all that is stored of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.rights import check
from bot.base.tasks import Queues
from bot.handlers.ranks import ranks
from bot.matches.pace import PACES
from bot.messages import layout
from bot.messages.admin import EACH, MOST, deletion, page
from bot.messages.outgoing import OutgoingMessage, note

if TYPE_CHECKING:
    import discord

    from bot.delivery.response import Response
    from bot.matches.service import MatchService
    from bot.matches.tally import Tally
    from bot.store import GuildRow, Store

logger = structlog.get_logger()


class AdminHandler:
    """Only managers get as far as any of this."""

    def __init__(self, store: Store, matches: MatchService, tally: Tally) -> None:
        self._store = store
        self._matches = matches
        self._tally = tally
        self._queues = Queues()

    async def show(self, response: Response) -> None:
        """The page of what holds on this server."""
        await response.open()
        guild = await self._guild(response)
        known = await self._store.guild(guild.id)
        outgoing = OutgoingMessage(page(_still_there(known, guild), response.t))
        await response.show(outgoing)

    async def choose(self, response: Response, what: str) -> None:
        """Store what a manager chose, or go one step on to the deletion of everything."""
        if what == "delete":
            guild = await self._guild(response)
            await response.ask(layout.name_form(guild.name, response.t))
            return
        await response.open()
        guild = await self._guild(response)
        if what == "deletion":
            games = await self._store.count_tables(guild.id)
            await response.show(OutgoingMessage(deletion(games, response.t, name=guild.name)))
        elif what == "deleted":
            await self._delete(response, guild)
        else:
            async with self._queues.of(str(guild.id)):
                known = await self._store.guild(guild.id)
                await self._store.save_guild(_changed(known, what, response.picked))
            await self.show(response)

    async def _delete(self, response: Response, guild: discord.Guild) -> None:
        if response.typed.strip() != guild.name.strip():
            raise Refusal("other-name", server=Verbatim(escape(guild.name)))
        await self._tally.settle(guild.id, response.user)
        games = await self._matches.forget_guild(guild.id)
        logger.info("the data of a server was deleted", guild=guild.id, games=len(games), by=response.user)
        await response.show(note(response.t("bot-admin-deleted", count=len(games))))

    async def _guild(self, response: Response) -> discord.Guild:
        check("admin", await ranks(response, self._store))
        guild = response.interaction.guild
        if guild is None:
            raise Refusal("unknown")
        return guild


def _changed(guild: GuildRow, what: str, picked: list[int]) -> GuildRow:
    """Raises Refusal for a setting or value that there is not."""
    setting, _, value = what.partition(".")
    match setting:
        case "channels":
            return replace(guild, channels=tuple(picked))
        case "enders":
            return replace(guild, enders=tuple(picked))
        case "pace" if value in PACES:
            return replace(guild, pace=value)
        case "most" if value in map(str, MOST):
            return replace(guild, most=int(value))
        case "each" if value in map(str, EACH):
            return replace(guild, most_each=int(value))
    raise Refusal("unknown")


def _still_there(known: GuildRow, guild: discord.Guild) -> GuildRow:
    """Without what was deleted since: Discord shows no page that names it."""
    channels = tuple(one for one in known.channels if guild.get_channel(one) is not None)
    enders = tuple(one for one in known.enders if guild.get_role(one) is not None)
    return replace(known, channels=channels, enders=enders)
