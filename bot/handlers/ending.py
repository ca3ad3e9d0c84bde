"""Ending a game early, and what comes after a game: another one, or another channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.handlers.lobbies import check_permissions, is_moderator, person
from bot.matches import lobby
from bot.messages import layout
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage
from bot.messages.public import title

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import GameRow, Store
    from render import Say


class EndingHandler:
    """A game ends early when all persons at the table agree, or a moderator decides."""

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
        alone = people(match) == {response.user}
        playing = response.user in people(match)
        if not playing and not is_moderator(response.interaction):
            raise Refusal("not-playing")
        await response.reply(private=alone or not playing)
        await self._store.disagree(match.id)
        agreed = await self._store.agree(match.id, response.user) if playing else set()
        await response.show(vote(match, agreed & people(match), response.say, alone=alone, force=not playing))

    async def end(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on the question: `agree`, `force` or `no`."""
        await response.update()
        match = await self._matches.get(click.game)
        if detail == "force":
            if not is_moderator(response.interaction):
                raise Refusal("not-moderator")
            await self._end(response, match)
            return
        if response.user not in people(match):
            raise Refusal("not-playing")
        if detail == "no":
            await self._store.disagree(match.id)
            await response.show(
                OutgoingMessage(layout.note(response.say("bot-end-not", title=title(match, response.say))))
            )
            return
        agreed = await self._store.agree(match.id, response.user) & people(match)
        if agreed == people(match):
            await self._end(response, match)
        else:
            await response.show(vote(match, agreed, response.say, alone=False, force=False))

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
        if response.user not in people(match) or channel is None:
            raise Refusal("not-playing")
        check_permissions(response)
        if not await self.homeless(match.row):
            raise Refusal("stale")
        await self._matches.relocate(match.id, match.row.channel, guild=response.interaction.guild_id, channel=channel)
        await self._outbox.rebuild(match.id)
        await response.show(
            OutgoingMessage(layout.note(response.say("bot-moved-here", title=title(match, response.say))))
        )

    async def homeless(self, row: GameRow) -> bool:
        """Whether the channel of a game cannot be reached; if so, put the game to sleep unless it sleeps already."""
        if not row.asleep and not await self._discord.reaches(row.channel):
            await self._matches.sleep(row.id, row.channel)
            return True
        return row.asleep

    async def _end(self, response: Response, match: Match) -> None:
        await self._matches.abandon(match.id, response.user, person(response).name)
        await response.show(OutgoingMessage(layout.note(response.say("bot-ended", title=title(match, response.say)))))


def people(match: Match) -> set[int]:
    """The persons at the table."""
    return {seat.user for seat in match.row.seats if seat.user is not None}


def vote(match: Match, agreed: set[int], say: Say, *, alone: bool, force: bool) -> OutgoingMessage:
    """The question whether to end the game, and how many persons agree."""
    buttons = {"agree": "danger", "no": "quiet", "force": "quiet"}
    if force:
        buttons = {"force": "danger"}
    elif alone:
        buttons = {"agree": "danger", "no": "quiet"}
    row = tuple(
        Button(custom_ids.action_id(match.id, match.revision, f"end.{what}"), say(f"bot-end-{what}"), style=style)
        for what, style in buttons.items()
    )
    key = "bot-end-sure" if alone or force else "bot-end-vote"
    words = say(key, title=title(match, say), agreed=len(agreed), persons=len(people(match)))
    return OutgoingMessage(layout.note(words, [row]))
