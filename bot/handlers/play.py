"""Clicks that decide something, turn a page of choices, or take something back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.delivery.discord_client import files_of
from bot.matches.offers import check_person, choices_are_public
from bot.messages.outgoing import note

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.outbox import Outbox
    from bot.delivery.response import Response
    from bot.handlers.panels import PanelHandler
    from bot.matches.service import MatchService
    from bot.messages.private import PrivateMessages
    from bot.messages.public import PublicMessages
    from bot.store import MessageRow, Store


class PlayHandler:
    """The outbox updates the public message, the click on it a private panel."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        outbox: Outbox,
        public_messages: PublicMessages,
        private_messages: PrivateMessages,
        panels: PanelHandler,
    ) -> None:
        self._store = store
        self._matches = matches
        self._outbox = outbox
        self._public = public_messages
        self._private = private_messages
        self._panels = panels

    async def play(self, response: Response, click: custom_ids.MoveClick) -> None:
        """Play a choice. An outdated panel is refreshed and plays nothing."""
        await response.update()
        kept_by_outbox = not response.on_private or await self._row(response, click.game) is not None
        notes: list[str] = []
        try:
            await self._matches.play(click.game, click.revision, click.key, response.user)
            response.decided()
        except Refusal as refusal:
            if kept_by_outbox:
                raise
            notes = [_told(refusal, response)]
        match = await self._matches.get(click.game)
        if kept_by_outbox:
            await self._panels.lead_on(response, match)
        else:
            await self._panels.panel(response, match, notes=notes)

    async def ask_again(self, response: Response, click: custom_ids.MoveClick | custom_ids.PageClick) -> None:
        """Show the new question privately: it came up under a pointer that was on its way to another one."""
        await response.reply()
        match = await self._matches.get(click.game)
        await self._panels.panel(response, match, notes=[response.t("bot-blind")])

    async def page(self, response: Response, click: custom_ids.PageClick) -> None:
        """Show other choices in the same message."""
        await response.update()
        if response.on_private:
            match = await self._matches.get(click.game)
            fresh = click.revision == match.revision
            notes = [] if fresh else [response.t("bot-renewed")]
            await self._panels.panel(response, match, path=click.path if fresh else "", notes=notes)
            return
        async with self._outbox.pause(click.game):
            match = await self._matches.get(click.game)
            check_person(match, response.user)
            row = await self._row(response, click.game)
            if row is None or click.revision != match.revision:
                raise Refusal("stale")
            shown = await response.show(self._public.turn(match, row, path=click.path))
            if row.message is not None:  # its pictures mark what is on this page
                await self._store.save_message(replace(row, files=files_of(shown)))

    async def undo(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Take back the last button; a button posted earlier may ask for the whole turn. Without words: pictures show
        it.
        """
        await (response.update() if response.interaction.message is not None else response.reply())
        match = await self._matches.get(click.game)
        kept_by_outbox = not response.on_private or await self._row(response, click.game) is not None
        try:
            match = await self._matches.undo(click.game, click.revision, response.user, whole=detail == "turn")
        except Refusal as refusal:
            if refusal.why != "stale" or kept_by_outbox or response.interaction.message is None:
                await response.add(self._private.no_undo(match, response.user, refusal, response.t))
            else:
                await self._panels.panel(response, match, notes=[_told(refusal, response)])
            return
        if response.interaction.message is None:
            await response.show(note(response.t("bot-undone")))
        elif not kept_by_outbox:
            await self._panels.panel(response, match)

    async def keep(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """Cancel taking back together."""
        await response.open()
        match = await self._matches.get(click.game)
        if choices_are_public(match):
            await response.show(note(response.t("bot-kept")))
        else:
            await self._panels.panel(response, match)

    async def _row(self, response: Response, game: str) -> MessageRow | None:
        """The message that was clicked on, if the outbox keeps it up to date.

        A public one may be clicked on before Discord has confirmed its posting: then its row has no id yet.
        """
        clicked = response.interaction.message
        if clicked is None:
            return None
        rows = [row for row in await self._store.undone_messages(game) if row.closed is None]
        known = next((row for row in rows if row.message == clicked.id), None)
        if known is not None or response.on_private:
            return known
        return next((row for row in rows if row.kind == "turn" and row.message is None), None)


def _told(refusal: Refusal, response: Response) -> str:
    """Why nothing was played, in a panel that shows the table as it is now."""
    return response.t("bot-renewed") if refusal.why == "stale" else refusal.words(response.t)
