"""Direct messages at the start of a turn, for those who want them: edited within the turn, never repeated."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.base.i18n import localizer
from bot.delivery.discord_client import (
    FAILURES,
    ChannelGone,
    DirectMessagesClosed,
    EditsExhausted,
    MessageGone,
    Refused,
)
from bot.delivery.display import DisplayPreferences
from bot.matches.clocks import undisturbed_until
from bot.matches.orders import answers
from bot.matches.seats import rests
from bot.messages.links import table_url
from bot.messages.menus import Link
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import title
from bot.messages.story import name
from bot.store import MessageRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.delivery.discord_client import DiscordClient, PostedMessage
    from bot.delivery.further import FurtherTurns
    from bot.delivery.poster import BuildMessage, Poster
    from bot.matches.match import Match
    from bot.messages.private import PrivateMessages
    from bot.store import Preferences, Store
    from render import Localize


class DirectMessages:
    """The direct messages of every game. The table never waits for one: closed direct messages are not tried again."""

    def __init__(
        self,
        store: Store,
        discord_client: DiscordClient,
        poster: Poster,
        private_messages: PrivateMessages,
        further: FurtherTurns,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._discord = discord_client
        self._poster = poster
        self._private = private_messages
        self._further = further
        self._now = now

    async def reconcile(self, match: Match, turn: MessageRow | None, *, reachable: bool) -> list[Exception]:
        """Close the messages of turns that have passed, then show the present turn to its person; return the failures.

        If the table cannot be reached, the message says so.
        """
        failed: list[Exception] = []
        rows = [row for row in await self._store.undone_messages(match.id) if row.kind == "dm"]
        mine = turn if turn is not None and match.owner(match.to_move) == turn.user is not None else None
        for row in rows:
            if row.closed is None and (mine is None or not row.nonce.startswith(_nonce(match, mine))):
                try:
                    await self._close(match, row, turn)
                except FAILURES as error:
                    failed.append(error)
            elif row.closed is None and mine is not None and row.nonce != _nonce(match, mine):
                await self._refresh(match, row, mine, failed, reachable=reachable)
        try:
            await self._further.tidy(match, _nonce(match, mine) if mine is not None else None)
        except FAILURES as error:
            failed.append(error)
        if mine is not None:
            known = await self._store.message(_nonce(match, mine))
            try:
                await self._show(match, mine, known, reachable=reachable)
            except FAILURES as error:
                failed.append(error)
        return failed

    async def keep(self, match: Match, nonce: str, channel: int, posted: PostedMessage) -> None:
        """Remember a copy that its person asked for in their turn: it follows the turn and is closed after it."""
        user, seat = match.owner(match.to_move), match.to_move
        row = MessageRow(nonce, match.id, "dm", channel, opened=match.revision, user=user, seat=seat)
        await self._poster.save(replace(row, message=posted.id, files=posted.files, shown=match.revision))

    async def _refresh(
        self, match: Match, row: MessageRow, turn: MessageRow, failed: list[Exception], *, reachable: bool
    ) -> None:
        t = localizer(match.row.locale)
        letter = partial(self._private.letter, t=t, link=_to_table(match, turn, t))
        try:
            with suppress(EditsExhausted):
                await self._update(match, row, letter, reachable=reachable)
        except (MessageGone, ChannelGone, Refused, DirectMessagesClosed):
            await self._give_up(match, row)
        except FAILURES as error:
            failed.append(error)

    async def _show(self, match: Match, turn: MessageRow, row: MessageRow | None, *, reachable: bool) -> None:
        """Within a turn one message is enough, even for a turn that passed and was taken back."""
        person = await self._store.user(turn.user or 0)
        preferences = await self._store.preferences(person.id, match.row.guild)
        if row is None and (not self._begins(match, preferences) or await answers(self._store, match)):
            return
        if row is None and person.dm_state != "open":
            await self._call_instead(turn, preferences)
            return
        if row is not None and row.closed is not None and row.message is None:
            return  # after a failed delivery nothing more is tried in this turn
        if row is None and await self._is_line(match, turn, preferences):
            return
        t = localizer(person.locale or match.row.locale)
        notes = [] if reachable else [t("bot-dm-asleep")]
        try:
            row = replace(row, closed=None, done=False) if row is not None else await self._announce(match, turn)
            with suppress(EditsExhausted):
                link = _to_table(match, turn, t)
                letter = partial(self._private.letter, t=t, link=link, notes=notes)
                await self._update(match, row, letter, reachable=reachable)
        except DirectMessagesClosed:
            await self._store.set_dm_state(person.id, "closed")
            await self._give_up(match, row)
            await self._call_instead(turn, preferences)
        except (MessageGone, ChannelGone, Refused):
            await self._give_up(match, row)

    async def _is_line(self, match: Match, turn: MessageRow, preferences: Preferences) -> bool:
        """Whether nothing more is to be sent, as the turn is told by a line of another message, or cannot be."""
        try:
            return await self._further.take(match, turn, _nonce(match, turn))
        except DirectMessagesClosed:
            await self._store.set_dm_state(turn.user or 0, "closed")
            await self._call_instead(turn, preferences)
            return True

    def _begins(self, match: Match, preferences: Preferences) -> bool:
        """Whether a message is wanted, and now. When quiet hours end, the game is looked at again. What is played in
        direct messages needs none beside it.
        """
        return (
            match.row.guild is not None
            and preferences.written_to
            and undisturbed_until(match.row, preferences, self._now()) is None
        )

    async def _call_instead(self, turn: MessageRow, preferences: Preferences) -> None:
        """Who wants direct messages alone and cannot get them is called at the table."""
        if not preferences.mentioned and not turn.owes:
            await self._poster.save(replace(turn, owes=True))

    async def _give_up(self, match: Match, row: MessageRow | None) -> None:
        if row is not None:
            await self._poster.save(replace(row, message=None, closed=match.revision, done=True))

    async def _update(self, match: Match, row: MessageRow, build: BuildMessage, *, reachable: bool) -> None:
        """Show the present turn. While the table cannot be reached a different number is stored as the revision shown,
        so that the message is edited once it can be.
        """
        shown = match.revision if reachable else ~match.revision
        display = DisplayPreferences.of(await self._store.preferences(row.user or 0, match.row.guild))
        if row.message is None:
            found = await self._poster.find(row)
            row = found or await self._poster.post(row, match, build, display=display)
            if found is None:
                row = await self._poster.save(replace(row, shown=shown))
        if row.shown != shown:
            row = await self._poster.edit(row, match, build, display=display)
            await self._poster.save(replace(row, shown=shown))

    async def _announce(self, match: Match, turn: MessageRow) -> MessageRow:
        channel = await self._discord.direct_channel(turn.user or 0)
        nonce = _nonce(match, turn)
        return await self._poster.save(
            MessageRow(nonce, match.id, "dm", channel, opened=turn.opened, user=turn.user, seat=turn.seat)
        )

    async def _close(self, match: Match, row: MessageRow, turn: MessageRow | None) -> None:
        t = localizer(match.row.locale)
        with suppress(MessageGone, DirectMessagesClosed, ChannelGone, EditsExhausted, Refused):
            row = (row if row.message is not None else await self._poster.find(row)) or row
            if row.message is not None:
                row = await self._poster.edit(row, match, partial(passed, t=t, link=_to_table(match, turn, t)))
        await self._poster.save(replace(row, closed=match.revision, done=True))


def _to_table(match: Match, turn: MessageRow | None, t: Localize) -> Link:
    return Link(table_url(match, turn), t("bot-to-table"))


def passed(match: Match, row: MessageRow, *, t: Localize, link: Link) -> OutgoingMessage:
    """What a message shows once its turn has passed."""
    return note(_outcome(match, row, t), [(link,)])


def _outcome(match: Match, row: MessageRow, t: Localize) -> str:
    """The outcome of the turn that this message announced."""
    head = title(match, t)
    if match.over:
        return t("bot-dm-over", title=head)
    if row.user is not None and match.is_away(row.user):
        return t("bot-dm-left" if rests(match, row.user) else "bot-dm-away", title=head)
    if match.owner(row.seat) != row.user:
        return t("bot-dm-replaced", title=head, player=name(match, row.seat or 0))
    since = [entry for entry in match.history if entry.revision > row.opened]
    played = any(entry.kind == "play" and entry.user == row.user for entry in since)
    takers = [entry.seat for entry in since if entry.kind == "undo"]
    if takers and not played:
        return t("bot-dm-taken-back", title=head, player=name(match, takers[-1] or 0))
    return t("bot-dm-played", title=head, player=name(match, match.to_move or 0))


def copy_nonce(match: Match, user: int) -> str:
    """The nonce of one more message of the turn of this person; any other if it is not theirs."""
    if match.owner(match.to_move) != user:
        return secrets.token_hex(8)
    turn = MessageRow("", match.id, "turn", 0, opened=match.revision, user=user, seat=match.to_move)
    return f"{_nonce(match, turn)}-{secrets.token_hex(2)}"


def _nonce(match: Match, turn: MessageRow) -> str:
    """The nonce shared by all messages of one turn: it began when somebody else last decided."""
    others = (entry.revision for entry in match.history if match.owner(entry.seat) != turn.user)
    return f"{match.id}-{max(others, default=0)}d{turn.seat}"
