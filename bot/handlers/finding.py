"""/find: people of one server who want the same game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.quiet import quiet_until
from bot.delivery.discord_client import FAILURES
from bot.handlers.limits import check_channel, check_most
from bot.handlers.lobbies import check_permitted, open_thread, person
from bot.handlers.reliability import with_pasts
from bot.matches import lobby
from bot.matches.finding import AGAIN, ASKING, MENTIONED, fewest, most, room
from bot.matches.pace import PACES
from bot.matches.reliability import is_enough
from bot.messages.finding import announcement, page
from bot.messages.links import instant
from bot.messages.outgoing import OutgoingMessage
from bot.store import MatchRequest
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.handlers.lobbies import LobbyHandler
    from bot.handlers.seating import Seating
    from bot.matches.timers import Timers
    from bot.store import LobbyRow, Store

LOOKED = 25
"""Of so many who want to be told those are found who can be mentioned now."""


class FindHandler:
    """Whoever completes a table opens it; for the others a seat is held there until they answer."""

    def __init__(
        self,
        store: Store,
        lobbies: LobbyHandler,
        seating: Seating,
        discord_client: DiscordClient,
        timers: Timers,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._lobbies = lobbies
        self._seating = seating
        self._discord = discord_client
        self._timers = timers
        self._now = now

    async def ask(self, response: Response, key: str, seats: int | None = None, pace: str | None = None) -> None:
        """Look for others; with the last one a lobby opens. Raises Refusal."""
        await response.reply()
        self._lobbies.check_open()
        place = _place(response)
        check_permitted(response.interaction.app_permissions, in_thread=False, thread=True)
        guild = await self._store.guild(place.guild.id)
        check_channel(guild, place)
        request = self._request(response, key, seats or (fewest(key) if key in GAMES else 0), pace or guild.pace)
        async with self._seating.queues.of(str(guild.id)):
            told, table = await self._looked(response, request, place)
        if table is not None:
            await self._seating.look_after(table.id)
        await self._timers.set("wish", "", await self._store.request_ends())
        await response.note(told)

    async def show(self, response: Response) -> None:
        """What this person looks for and wants to hear of, and what is looked for on the server."""
        await response.open()
        place = _place(response)
        told = await self._store.subscriptions(place.guild.id, response.user)
        sought = await self._seating.sought(response)
        await response.show(OutgoingMessage(page(response.user, sought, told, response.t)))

    async def click(self, response: Response, what: str) -> None:
        """A button or menu of that page, or of the public message of a request. Raises Refusal."""
        match what.split("."):
            case ["ask", key, seats, pace] if seats.isascii() and seats.isdecimal():
                await self.ask(response, key, int(seats), pace)
            case ["stop", key, seats, pace] if seats.isascii() and seats.isdecimal():
                await response.open()
                await self._stop(response, key, int(seats), pace)
                await self.show(response)
            case ["tell", key, "on" | "off" as value] if key in GAMES:
                await response.open()
                change = self._store.tell if value == "on" else self._store.tell_no_more
                await change(_place(response).guild.id, key, response.user)
                await self.show(response)
            case _:
                raise Refusal("unknown")

    async def expire(self, _: str) -> None:
        """Asking has expired for some."""
        for request in await self._store.requests_ended(self._now()):
            await self._seating.show(request)
            await self._store.drop_request(request)
        await self._timers.set("wish", "", await self._store.request_ends())

    def _request(self, response: Response, key: str, seats: int, pace: str) -> MatchRequest:
        place = _place(response)
        if key not in GAMES or pace not in PACES:
            raise Refusal("unknown")
        if not fewest(key) <= seats <= most(key):
            raise Refusal("find-seats", title=Verbatim(response.t(f"{key}-title")), least=fewest(key), most=most(key))
        return MatchRequest(
            guild=place.guild.id,
            key=key,
            seats=seats,
            pace=pace,
            user=response.user,
            name=person(response).name,
            channel=response.interaction.channel_id or place.id,
            locale=str(response.interaction.guild_locale or response.interaction.locale),
            expires=self._now() + ASKING,
        )

    async def _looked(
        self, response: Response, request: MatchRequest, place: discord.TextChannel
    ) -> tuple[str, LobbyRow | None]:
        """What to say, and the lobby that has to be looked after. Raises Refusal."""
        alike = await self._store.requests_alike(request.guild, request.key, request.seats, request.pace)
        known = next((one for one in alike if one.user == request.user), None)
        if known is not None:
            table = await self._store.lobby(known.lobby)
            if table is not None and table.state == "open" and not await self._seating.is_free(known):
                return response.t("bot-find-held", place=_link(table)), None
            channel = request.channel if known.message is None else known.channel
            request = replace(request, message=known.message, channel=channel, lobby=known.lobby)
        guild = await self._store.guild(request.guild)
        await check_most(self._store, guild, [person(response)], new=False)
        if (table := await self._with_room(request)) is not None:
            return response.t("bot-find-held", place=_link(table)), await self._seating.hold(table, [request])
        others = (await self._seating.candidates(request, place.id, but={request.user}))[: request.seats - 1]
        if len(others) < request.seats - 1:
            await self._announce(request)
            return response.t("bot-find-asked", until=instant(request.expires)), None
        await check_most(self._store, guild, [])
        table = await self._open(response, request, others, place)
        names = tuple(Verbatim(f"<@{other.user}>") for other in others)
        return response.t("bot-find-found", place=_link(table), people=names), table

    async def _with_room(self, request: MatchRequest) -> LobbyRow | None:
        """A lobby in which people of this kind lack somebody, and that this person has not left."""
        for row in await self._store.sought(request.guild, request.key, request.seats, request.pace):
            welcome = is_enough(await self._store.past(request.user), row.least) and request.user not in row.removed
            if room(row) <= 0 or row.id == request.lobby or not welcome:
                continue
            if await self._discord.whereabouts(request.guild, request.user, row.channel) == "here":
                return row
        return None

    async def _open(
        self, response: Response, request: MatchRequest, others: Sequence[MatchRequest], place: discord.TextChannel
    ) -> LobbyRow:
        """A lobby in a thread of its own. Raises Refusal."""
        host = person(response)
        names = [host.name, *(other.name for other in others)]
        thread = await open_thread(place, request.key, names, request.locale)
        row = lobby.opened(
            key=request.key,
            options={},
            host=host,
            guild=request.guild,
            channel=thread,
            locale=request.locale,
            thread=False,
            at=self._now(),
            pace=request.pace,
        )
        row = await with_pasts(
            replace(row, sought=request.seats, at_full=True, closes=row.created + ASKING), self._store
        )
        row = await self._seating.hold(row, [request, *others])
        await self._timers.set("lobby", row.id, row.closes)
        return row

    async def _announce(self, request: MatchRequest) -> None:
        """Store it and tell everybody in the channel, once, with some of those mentioned who want to hear of it."""
        await self._store.save_request(request)
        if request.message is not None:
            await self._seating.show(request)
            return
        people = await self._to_mention(request)
        for user in people:
            await self._store.tell(request.guild, request.key, user, self._now())
        with suppress(*FAILURES):
            message = announcement(request, mentioned=people, past=await self._store.past(request.user))
            posted = await self._discord.post(
                request.channel, message, nonce=lobby.new_id(), mention=None, others=people
            )
            await self._store.save_request(replace(request, message=posted.id))

    async def _to_mention(self, request: MatchRequest) -> list[int]:
        """Whoever wants to hear of this game, was not told today and is not in quiet hours."""
        found: list[int] = []
        now = self._now()
        for user in await self._store.tells(request.guild, request.key, now - AGAIN, LOOKED):
            preferences = await self._store.preferences(user, request.guild)
            if (
                user != request.user
                and preferences.call != "none"
                and quiet_until(preferences.quiet, preferences.zone, now) is None
            ):
                found.append(user)
        return found[:MENTIONED]

    async def _stop(self, response: Response, key: str, seats: int, pace: str) -> None:
        """Look no longer."""
        for request in await self._store.requests_alike(_place(response).guild.id, key, seats, pace):
            if request.user == response.user and await self._seating.is_free(request):
                await self._seating.show(replace(request, expires=0))
                await self._store.drop_request(request)


def _place(response: Response) -> discord.TextChannel:
    """The channel of a server in which a thread can be opened, above that of whoever asks. Raises Refusal."""
    place = response.interaction.channel
    if isinstance(place, discord.Thread):
        place = place.parent
    if not isinstance(place, discord.TextChannel):
        raise Refusal("find-nowhere")
    return place


def _link(row: LobbyRow) -> Verbatim:
    return Verbatim(f"<#{row.channel}>")
