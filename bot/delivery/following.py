"""Tells people who follow a game of its rounds, or of its end."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.base.tasks import Tasks
from bot.delivery.discord_client import DirectMessagesClosed, Refused
from bot.messages.links import table_url
from bot.messages.menus import Link
from bot.messages.outgoing import note
from bot.messages.public import title
from bot.store import once_usable

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.matches.timers import Timers
    from bot.store import Follow, Store

KIND = "follow"
OVER = 1 << 20
"""Counts as the round after the last one."""


class Following:
    """One message for a person and a round: it names the game and leads to its table, where one sees what one may."""

    def __init__(self, store: Store, discord_client: DiscordClient, timers: Timers, matches: MatchService) -> None:
        self._store = store
        self._discord = discord_client
        self._timers = timers
        self._matches = matches
        self._followed: set[str] = set()
        """All games that anybody follows, perhaps some that nobody does any more."""
        self._rounds: dict[str, int] = {}
        self._tasks = Tasks()

    def match_changed(self, match: Match) -> None:
        """If another round has begun, or the game is over, whoever follows it is told."""
        if match.id not in self._followed and self._store.territory.alone:
            return
        number = round_of(match)
        if self._rounds.get(match.id) != number:
            self._rounds[match.id] = number
            self._tasks.start(f"{match.id} {number}", self._announce(match.id))
        if match.over:
            self._rounds.pop(match.id, None)
            self._followed.discard(match.id)

    async def begin(self, follow: Follow) -> None:
        """Somebody follows a game from now on."""
        await self._store.follow(follow)
        self._followed.add(follow.game)

    async def resume(self) -> None:
        """After a start: tell what may not have been told before it."""
        for game in await self._store.followed():
            self._followed.add(game)
            await self._timers.set(KIND, game, self._matches.now())

    async def tell(self, game: str) -> None:
        """Tell everybody who follows a game of the round in which it is, once."""
        with suppress(Refusal):
            match = await self._matches.get(game)
            for follow in await self._store.follows(game):
                if follow.told < round_of(match) and (follow.every == "round" or match.over):
                    await self._write(match, follow)

    async def close(self) -> None:
        await self._tasks.close()

    async def _announce(self, game: str) -> None:
        await once_usable(self._timers.set, KIND, game, self._matches.now())

    async def _write(self, match: Match, follow: Follow) -> None:
        number = round_of(match)
        t = localizer((await self._store.user(follow.user)).locale or match.row.locale)
        words = t("bot-follow-over" if match.over else "bot-follow-begun", title=title(match, t, match.view(None)))
        message = note(words, [(Link(table_url(match, None), t("bot-to-table")),)])
        try:
            channel = await self._discord.direct_channel(follow.user)
            await self._discord.post(channel, message, nonce=_nonce(follow, number), mention=None)
        except (DirectMessagesClosed, Refused):
            await self._store.unfollow(match.id, follow.user)
            return
        if match.over:
            await self._store.unfollow(match.id, follow.user)
        else:
            await self._store.follow(replace(follow, told=number))


def _nonce(follow: Follow, number: int) -> str:
    """Of 25 letters at most, another one for each person: Discord takes a nonce once, whatever the channel."""
    return sha256(f"{follow.game} {follow.user} {number}".encode()).hexdigest()[:25]


def round_of(match: Match) -> int:
    """The number of the present round, 0 in a game without rounds."""
    headline = match.view(None).headline
    return OVER if match.over else headline[0] if headline is not None else 0
