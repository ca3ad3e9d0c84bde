"""What people ask to see: their panel, boards, words, explanations, points, the record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.base.custom_ids import number_in
from bot.base.errors import Refusal
from bot.delivery.direct_messages import copy_nonce
from bot.delivery.discord_client import DirectMessagesClosed
from bot.delivery.open_pages import OpenPages, Page
from bot.drawing import Busy
from bot.messages.links import table_url
from bot.messages.menus import Link
from bot.messages.outgoing import note
from bot.messages.overview import next_button

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.direct_messages import DirectMessages
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.handlers.preferences import PreferenceHandler
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.messages.menus import Button
    from bot.messages.outgoing import Message
    from bot.messages.private import PrivateMessages
    from bot.store import Store


class PanelHandler:
    """Every answer is private and shows the game as it is now, whatever message the button belongs to."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        discord_client: DiscordClient,
        private_messages: PrivateMessages,
        preferences: PreferenceHandler,
        direct_messages: DirectMessages,
    ) -> None:
        self._store = store
        self._matches = matches
        self._discord = discord_client
        self._private = private_messages
        self._preferences = preferences
        self._direct_messages = direct_messages
        self.pages = OpenPages(matches.get)

    async def panel(
        self, response: Response, match: Match, *, path: str = "", notes: Sequence[str] = (), cards: bool = False
    ) -> None:
        """Show a person's own view of the game, with what they can do, `cards` first; if they wait, again by itself
        once they do not wait for the same person any more. Raises Refusal for anyone without a seat.
        """
        await response.show(await self._panel(response, match, path, notes, cards=cards))
        asked = match.owner(match.to_move)

        def holds(now: Match) -> bool:
            """Where a computer has to decide, a person soon will have to."""
            return not now.over and now.owner(now.to_move) in (None, asked)

        page = Page(response, match.id, holds, partial(self.panel, response))
        if self.pages.close_older(page) and not match.over and asked != response.user:
            self.pages.shown(page)

    def match_changed(self, match: Match) -> None:
        self.pages.changed(match.id, match)

    async def _panel(
        self, response: Response, match: Match, path: str, notes: Sequence[str], *, cards: bool
    ) -> Message:
        hints = await self._preferences.hints(response)
        if match.over and match.row.channel < 0:
            return self._private.end(match)
        elsewhere = response.interaction.channel_id != match.row.channel > 0
        links = [Link(table_url(match, None), response.t("bot-to-table"))] if elsewhere else []
        return self._private.panel(
            match,
            response.user,
            response.t,
            path=path,
            notes=[*hints, *notes],
            links=links,
            onward=await self._onward(match, response),
            cards=cards,
        )

    async def lead_on(self, response: Response, match: Match) -> None:
        """After a decision at the table: tell this person alone if another game waits for them."""
        if onward := await self._onward(match, response):
            await response.add(note(response.t("bot-next-waits"), [tuple(onward)]))

    async def _onward(self, match: Match, response: Response) -> list[Button]:
        """The way to the next game, once this one waits for somebody else."""
        if match.owner(match.to_move) == response.user:
            return []
        waiting = await self._store.waiting(response.user)
        return [next_button(match.id, match.revision, response.t)] if waiting else []

    async def play(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is `cards` where the message of the table offers the rest."""
        await response.open()
        await self.panel(response, await self._matches.get(click.game), cards=detail == "cards")

    async def boards(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` names a picture."""
        await response.open()
        match = await self._matches.get(click.game)
        await response.show(self._private.boards(match, response.user, detail, response.t))

    async def words(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is the number of a page."""
        await response.open()
        match = await self._matches.get(click.game)
        await response.show(self._private.words(match, response.user, number_in(detail), response.t))

    async def explain(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is the number of a page."""
        await response.open()
        match = await self._matches.get(click.game)
        await response.show(self._private.explain(match, response.user, number_in(detail), response.t))

    async def why(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is empty, or what somebody would like to do, with the number of a page: `build.1`."""
        await response.open()
        match = await self._matches.get(click.game)
        await response.show(self._private.why(match, response.user, detail, response.t))

    async def more(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A message of its own: the table it belongs to stays in sight."""
        await response.reply()
        match = await self._matches.get(click.game)
        await response.show(self._private.more(match, response.user, response.t))

    async def log(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is the number of a page; without one the last."""
        await response.open()
        match = await self._matches.get(click.game)
        number = number_in(detail) if detail else None
        await response.show(self._private.log(match, response.user, number, response.t))

    async def score(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        await response.open()
        await response.show(self._private.score(await self._matches.get(click.game), response.t))

    async def dm(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Send the panel as a direct message. The panel here stays as it is."""
        await response.reply()
        match = await self._matches.get(click.game)
        link = Link(table_url(match, None), response.t("bot-to-table"))
        outgoing = self._private.panel(match, response.user, response.t, links=[link])
        try:
            inbox = await self._discord.direct_channel(response.user)
            nonce = copy_nonce(match, response.user)
            display = await response.display()
            posted = await self._discord.post(
                inbox, outgoing, nonce=nonce, mention=None, asker=response.user, display=display
            )
        except DirectMessagesClosed:
            raise Refusal("dm-closed") from None
        except Busy:
            raise Refusal("busy") from None
        if match.owner(match.to_move) == response.user:
            await self._direct_messages.keep(match, nonce, inbox, posted)
        await response.note(response.t("bot-dm-sent"))
