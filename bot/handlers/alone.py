"""A game for one person against computers: in direct messages where they are open, else in a private answer."""

from __future__ import annotations

import secrets
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING

import engine
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.tasks import Queues
from bot.delivery.discord_client import DirectMessagesClosed, Refused
from bot.delivery.inbox import leading
from bot.handlers.lobbies import person
from bot.matches.levels import usual
from bot.matches.lobby import bad_options, computer, new_id
from bot.matches.match import Match
from bot.messages.outgoing import note
from bot.messages.public import small
from bot.store import Seat
from engine.game import BadOptions
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.prewarm import Prewarmer
    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.handlers.panels import PanelHandler
    from bot.matches.service import MatchService
    from bot.store import Store, TableRow


class AloneHandler:
    """It belongs to no server and takes no channel's place. One in a private answer has a channel below 0: nothing is
    posted, each click renews the answer, and the same command brings it back.
    """

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        discord_client: DiscordClient,
        panels: PanelHandler,
        prewarmer: Prewarmer,
        lobbies: LobbyHandler,
    ) -> None:
        self._store = store
        self._matches = matches
        self._discord = discord_client
        self._panels = panels
        self._prewarmer = prewarmer
        self._lobbies = lobbies
        self._beginning = Queues()
        """One for each person."""

    async def instead(self, response: Response, id_: str) -> None:
        """A game against the computers of a lobby, which closes if nobody else sits there. Raises Refusal."""
        row = await self._lobbies.arranging.lobby(id_)
        await self.play(response, row.key, row.options, [seat for seat in row.seats if seat.user is None])
        async with self._lobbies.queues.of(id_):
            row = await self._lobbies.arranging.lobby(id_)
            if row.host == response.user and {seat.user for seat in row.seats} <= {None, response.user}:
                row = replace(row, state="closed")
                await self._store.save_lobby(row)
                await self._lobbies.arranging.refresh(row)

    async def again(self, response: Response, match: Match) -> None:
        """Another game against the same computers. Raises Refusal."""
        if not match.over:
            raise Refusal("not-over")
        computers = [seat for seat in match.row.seats if seat.user is None]
        await self.play(response, match.key, match.header.options, computers)

    async def play(self, response: Response, key: str, options: Mapping[str, str], others: Sequence[Seat] = ()) -> None:
        """Begin a game against these computers, else one of the usual level, or take up the one under way. Raises
        Refusal.
        """
        await response.reply()
        if key not in GAMES:
            raise Refusal("unknown")
        self._lobbies.check_open()
        async with self._beginning.of(str(response.user)):
            known = await self._known(response.user, key)
            id_ = known.id if known else await self._start(response, key, options, others)
        await self._show(response, await (self._matches.get if known else self._matches.after_computers)(id_))

    async def _start(self, response: Response, key: str, options: Mapping[str, str], others: Sequence[Seat]) -> str:
        """Begin a game; return its id."""
        match = _begun(response, key, options, others, at=self._matches.now())
        channel = await self._inbox(response, match)
        row = replace(match.row, channel=channel or -int(match.id, 16) - 1, asleep=channel is None)
        match = replace(match, row=row)
        await self._matches.start(match, None)
        self._prewarmer.prewarm(key)
        return match.id

    async def _known(self, user: int, key: str) -> TableRow | None:
        """The game of this kind that this person plays alone already."""
        for row in await self._store.tables_of_person(user):
            if row.guild is None and row.key == key and {seat.user for seat in row.seats} <= {None, user}:
                return row
        return None

    async def _inbox(self, response: Response, match: Match) -> int | None:
        """The channel of this person's direct messages, if they are open and no game is played there. A first game of a
        kind is introduced.
        """
        try:
            channel = await self._discord.direct_channel(response.user)
            game = await self._store.game_in(channel)
            if game is not None and game.ended is None:
                return None
            title = Verbatim(response.t(f"{match.key}-title"))
            told = [response.t("bot-alone-begins", title=title)]
            if not await self._store.played_by(response.user, key=match.key, most=1):
                told += small([response.t(f"{match.key}-hint")])
            await self._discord.post(channel, note("\n".join(told)), nonce=match.id, mention=None, silent=True)
        except (DirectMessagesClosed, Refused):
            return None
        return channel

    async def _show(self, response: Response, match: Match) -> None:
        """The game itself, or the way to where it is played."""
        if match.row.channel < 0:
            await self._panels.panel(response, match)
            return
        title = Verbatim(response.t(f"{match.key}-title"))
        words = response.t("bot-alone-there", title=title)
        await response.show(leading(match.row.channel, words, response.t("bot-to-table")))


def _begun(response: Response, key: str, options: Mapping[str, str], others: Sequence[Seat], *, at: int) -> Match:
    """A match of this person against computers. Raises Refusal for options that cannot be played."""
    game = engine.load(key)
    seats = [person(response), *others[: game.max_seats - 1]]
    while len(seats) < max(2, game.min_seats):
        seats.append(computer(usual(key), seats, response.t))
    SystemRandom().shuffle(seats)
    try:
        settled = game.complete_options(len(seats), options)
    except BadOptions as bad:
        raise Refusal("options", reason=Verbatim(bad_options(bad, key, response.t))) from None
    return Match.begin(
        id_=new_id(),
        key=key,
        seed=secrets.token_bytes(16),
        options=settled,
        seats=tuple(seats),
        guild=None,
        channel=0,
        locale=str(response.interaction.locale),
        at=at,
    )
