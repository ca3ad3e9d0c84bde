"""Ending a game early, and what comes after a game: another one, or another channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rights import check, may
from bot.handlers.limits import check_channel
from bot.handlers.lobbies import check_permissions, check_permitted, person
from bot.handlers.ranks import ranks, table_roles
from bot.matches import lobby
from bot.matches.agreement import AGAIN_SECONDS, voters
from bot.matches.figures import is_rated, rated_people
from bot.matches.roles import at_table
from bot.matches.watching import is_watched
from bot.messages.menus import action
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import title

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import GameRow, Store
    from render import Localize


WHAT = "end"
"""What people agree to here."""


class EndingHandler:
    """A game ends early when all persons at the table who decided something of late agree, or a moderator decides."""

    def __init__(
        self, store: Store, matches: MatchService, discord_client: DiscordClient, lobbies: LobbyHandler, outbox: Outbox
    ) -> None:
        self._store = store
        self._matches = matches
        self._discord = discord_client
        self._lobbies = lobbies
        self._outbox = outbox

    async def ask(self, response: Response, match: Match) -> None:
        """Somebody wants to end the game: ask all persons at the table; a moderator is asked only for confirmation."""
        if match.over:
            raise Refusal("over")
        if is_watched(match.row):
            await self._stop(response, match)
            return
        check("end", await table_roles(response, match, self._store))
        playing = bool(at_table(match.row.seats, response.user))
        asked = self._voters(match) | ({response.user} if playing else set())
        alone = asked == {response.user}
        others = asked - {response.user} if playing else set()
        if not await self._store.ask(match.id, WHAT, others, self._matches.now(), AGAIN_SECONDS):
            raise Refusal("asked-today")
        await response.reply(private=alone or not playing)
        await self._store.disagree(match.id, WHAT)
        agreed = await self._store.agree(match.id, WHAT, response.user) if playing else set()
        await response.show(vote(match, agreed & asked, asked, response.t, alone=alone, force=not playing))

    async def end(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on the question: `agree`, `force` or `no`."""
        await response.update()
        match = await self._matches.get(click.game)
        if detail == "force":
            check("end-alone", await table_roles(response, match, self._store))
            await self._end(response, match)
            return
        check("end", at_table(match.row.seats, response.user))
        if detail == "no":
            await self._store.disagree(match.id, WHAT)
            await response.show(note(response.t("bot-end-not", title=title(match, response.t))))
            return
        agreed, asked = await self._store.agree(match.id, WHAT, response.user), self._voters(match)
        if asked <= agreed:
            await self._end(response, match, agreed)
        else:
            await response.show(vote(match, agreed & asked, asked, response.t, alone=False, force=False))

    async def stop(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """End a game of computers alone, without a question. Raises Refusal."""
        match = await self._matches.get(click.game)
        if match.over or not is_watched(match.row):
            raise Refusal("over" if match.over else "unknown")
        await self._stop(response, match)

    async def endable(self, response: Response) -> list[GameRow]:
        """The games of this server whose channels cannot be reached, for whoever may end them alone."""
        if not may("end-alone", await ranks(response, self._store)):
            return []
        return [row for row in await self._store.live_games(response.interaction.guild_id) if row.asleep]

    async def again(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A lobby with the same people and options."""
        match = await self._matches.get(click.game)
        if not match.over:
            raise Refusal("not-over")
        await self._lobbies.open(response, lobby.again(match, person(response), self._matches.now()))

    async def here(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Continue in this channel a game whose own channel cannot be reached."""
        await response.update()
        match = await self._matches.get(click.game)
        channel = response.interaction.channel_id
        check("move", await table_roles(response, match, self._store))
        if channel is None:
            raise Refusal("unknown")
        check_permissions(response)
        if not await self.homeless(match.row):
            raise Refusal("stale")
        await self._matches.relocate(match.id, match.row.channel, guild=response.interaction.guild_id, channel=channel)
        await self._outbox.rebuild(match.id)
        await response.show(note(response.t("bot-moved-here", title=title(match, response.t))))

    async def move(
        self, response: Response, match: Match, place: discord.abc.GuildChannel | discord.Thread | None
    ) -> None:
        """Continue a game in another channel or thread of this server. Raises Refusal."""
        check("move", await table_roles(response, match, self._store))
        guild, asker = response.interaction.guild, response.interaction.user
        if match.over:
            raise Refusal("over")
        if place is None or guild is None or not isinstance(asker, discord.Member) or not _writes(asker, place):
            raise Refusal("unseen-channel")
        in_thread = isinstance(place, discord.Thread)
        check_permitted(place.permissions_for(guild.me), in_thread=in_thread)
        check_channel(await self._store.guild(guild.id), place)
        await self._matches.relocate(match.id, match.row.channel, guild=guild.id, channel=place.id)
        await response.reply(private=False)
        words = response.t("bot-moved", title=title(match, response.t), place=Verbatim(f"<#{place.id}>"))
        await response.show(note(words))
        await self._outbox.rebuild(match.id)

    async def _stop(self, response: Response, match: Match) -> None:
        """As whoever watches it, or may end games."""
        roles = await table_roles(response, match, self._store)
        if not may("end-alone", roles):
            watches = match.id in await self._store.watched_by(response.user)
            check("close", roles | ({"host"} if watches else set()))
        await response.reply()
        await self._end(response, match)

    async def homeless(self, row: GameRow) -> bool:
        """Whether the channel of a game cannot be reached; if so, put the game to sleep unless it sleeps already."""
        if not row.asleep and not await self._discord.reaches(row.channel):
            await self._matches.sleep(row.id, row.channel)
            return True
        return row.asleep

    def _voters(self, match: Match) -> set[int]:
        return voters(match, self._matches.now())

    async def _end(self, response: Response, match: Match, agreed: Collection[int] = ()) -> None:
        await self._matches.abandon(match.id, response.user, person(response).name, agreed)
        await response.show(note(response.t("bot-ended", title=title(match, response.t))))


def _writes(person: discord.Member, place: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether this person can see a channel in which messages are written, and write there."""
    if not isinstance(place, discord.TextChannel | discord.Thread):
        return False
    may = place.permissions_for(person)
    writes = may.send_messages_in_threads if isinstance(place, discord.Thread) else may.send_messages
    return may.view_channel and writes


def vote(match: Match, agreed: set[int], asked: set[int], t: Localize, *, alone: bool, force: bool) -> OutgoingMessage:
    """The question whether to end the game, and how many persons agree."""
    buttons = {"agree": "danger", "no": "quiet", "force": "quiet"}
    if force:
        buttons = {"force": "danger"}
    elif alone:
        buttons = {"agree": "danger", "no": "quiet"}
    row = tuple(action(match, f"end.{what}", t(f"bot-end-{what}"), style) for what, style in buttons.items())
    key = "bot-end-sure" if alone or force else "bot-end-vote"
    words = t(key, title=title(match, t), agreed=len(agreed), persons=len(asked))
    rating = [t(f"bot-end-{_counts(match, asked, force=force)}")] if is_rated(match) else []
    return note("\n".join([words, *rating]), [row])


def _counts(match: Match, asked: set[int], *, force: bool) -> str:
    """How the end counts for ratings."""
    if force:
        return "forced"
    return "agreed" if rated_people(match) <= asked else "rated"
