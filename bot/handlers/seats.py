"""Going on without somebody: seats are offered and taken, left to a computer, or given to one by agreement."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.rights import check
from bot.handlers.limits import check_most
from bot.handlers.lobbies import person
from bot.handlers.ranks import table_roles
from bot.matches import seats
from bot.matches.agreement import AGAIN_SECONDS, voters
from bot.matches.levels import usual
from bot.matches.lobby import substitute
from bot.matches.pace import DAY
from bot.matches.roles import at_table
from bot.messages import seats as messages
from bot.messages.outgoing import note
from bot.messages.public import title
from bot.messages.story import name

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.base import custom_ids
    from bot.base.settings import Settings
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import Store


class SeatHandler:
    """Whoever takes a seat gets all it knows, and so must not have looked from another one of the same game."""

    def __init__(self, store: Store, matches: MatchService, discord_client: DiscordClient, settings: Settings) -> None:
        self._store = store
        self._matches = matches
        self._discord = discord_client
        self._settings = settings

    async def page(self, response: Response, match: Match) -> None:
        """What somebody can do with their seat, or which seats they can take. Raises Refusal."""
        if match.over:
            raise Refusal("over")
        await response.reply()
        shown = messages.own_seats(match, response.user, response.t) if match.seats_of(response.user) else None
        await response.show(shown or messages.free_seats(match, response.t))

    async def act(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on such a page or offer: `offer`, `keep`, `computer`, `take.2`, `sit.2`. Raises Refusal."""
        what, _, place = detail.partition(".")
        match what:
            case "offer":
                await self._offer(response, click.game)
            case "keep":
                await response.update()
                match = await self._matches.reseat(
                    click.game,
                    lambda match: seats.offer_seats(match, response.user, free=False, at=self._matches.now()),
                )
                await response.show(messages.own_seats(match, response.user, response.t))
            case "computer":
                await self._leave(response, click.game)
            case "take" if place.isdigit():
                await response.reply()
                match = await self._matches.get(click.game)
                await self._check_taking(match, int(place), response)
                await response.show(messages.sure(match, int(place), response.t))
            case "sit" if place.isdigit():
                await self._take(response, click.game, int(place))
            case _:
                raise Refusal("unknown")

    async def _offer(self, response: Response, game: str) -> None:
        seats.check_seated(await self._matches.get(game), response.user)
        match = await self._matches.reseat(
            game, lambda match: seats.offer_seats(match, response.user, free=True, at=self._matches.now())
        )
        await response.reply(private=False)
        await response.show(messages.seat_offer(match, response.user, response.t))

    async def _leave(self, response: Response, game: str) -> None:
        def leave(match: Match) -> seats.Change:
            seats.check_leaving(match, response.user)
            return seats.stand_in(match, response.user, usual(match.key), kind=seats.RESTS, at=self._matches.now())

        await response.update()
        match = await self._matches.reseat(game, leave)
        await response.show(note(response.t("bot-seat-left", title=title(match, response.t))))

    async def _take(self, response: Response, game: str, seat: int) -> None:
        await response.update()
        await self._check_taking(await self._matches.get(game), seat, response)
        to, now = person(response), self._matches.now()

        def take(match: Match) -> seats.Change:
            seats.check_taking(match, seat, response.user, sat=bool(seats.looked_from(match, response.user)))
            return seats.take_seat(match, seat, to, at=now)

        match = await self._matches.reseat(game, take)
        await response.show(note(response.t("bot-seat-taken", title=title(match, response.t))))

    async def _check_taking(self, match: Match, seat: int, response: Response) -> None:
        """Raise Refusal unless this person may take the seat, also by the limits of the server."""
        check("take", ())
        seats.check_taking(match, seat, response.user, sat=await self._store.sat(match.id, response.user))
        if await self._store.has_departed(match.id, response.user):
            raise Refusal("looked-already")
        await check_most(self._store, await self._store.guild(match.row.guild), [person(response)], new=False)

    async def replace(self, response: Response, match: Match, user: int | None) -> None:
        """Let a computer go on for this person, else for whom the game waits: at once if they have left the server and
        not decided for days, else by agreement. Raises Refusal.
        """
        roles = await table_roles(response, match, self._store)
        check("replace", roles)
        gone = match.owner(match.to_move) if user is None else user
        if match.over:
            raise Refusal("over")
        if gone is None or not match.seats_of(gone):
            raise Refusal("nobody-waits" if user is None else "not-there")
        if gone == response.user:
            raise Refusal("replaces-self")
        if "player" in roles and await self._has_left(match, gone):
            await response.reply()
            await self._replace(match.id, gone, response.user, seats.LEFT)
            await response.note(self._told(match, gone, response))
        else:
            await self._ask(response, match, gone)

    async def _ask(self, response: Response, match: Match, gone: int) -> None:
        playing = bool(match.seats_of(response.user))
        asked = voters(match, self._matches.now()) | ({response.user} if playing else set())
        others = asked - {response.user} if playing else set()
        if not await self._store.ask(match.id, _what(gone), others, self._matches.now(), AGAIN_SECONDS):
            raise Refusal("asked-today")
        await response.reply(private=not others)
        await self._store.disagree(match.id, _what(gone))
        agreed = await self._store.agree(match.id, _what(gone), response.user) if playing else set()
        shown = messages.vote(match, gone, agreed & asked, asked, response.t, alone=not others, force=not playing)
        await response.show(shown)

    async def answer(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """A click on the question, with the person it is about: `yes.77`, `no.77`, `force.77`. Raises Refusal."""
        await response.update()
        step, _, whose = detail.partition(".")
        match = await self._matches.get(click.game)
        gone = int(whose) if whose.isdigit() else 0
        if not match.seats_of(gone):
            raise Refusal("stale")
        if step == "force":
            check("replace-alone", await table_roles(response, match, self._store))
            agreed = set[int]()
        elif not (agreed := await self._agree(response, match, gone, step)):
            return
        await self._replace(match.id, gone, response.user, seats.AGREED, agreed)
        await response.show(note(self._told(match, gone, response)))

    async def _agree(self, response: Response, match: Match, gone: int, step: str) -> set[int]:
        """All who agree, if these are enough now."""
        check("seat", at_table(match.row.seats, response.user))
        if step == "no":
            await self._store.disagree(match.id, _what(gone))
            kept = response.t("bot-replace-not", player=name(match, match.seats_of(gone)[0]))
            await response.show(note(kept))
            return set()
        asked = voters(match, self._matches.now())
        agreed = await self._store.agree(match.id, _what(gone), response.user)
        if not asked <= agreed:
            shown = messages.vote(match, gone, agreed & asked, asked, response.t, alone=False, force=False)
            await response.show(shown)
        return agreed if asked <= agreed else set()

    async def _replace(self, game: str, gone: int, user: int, kind: str, agreed: Collection[int] = ()) -> None:
        def replaced(match: Match) -> seats.Change:
            to = partial(substitute, match)
            return seats.replaced(match, gone, to, kind=kind, user=user, at=self._matches.now(), agreed=agreed)

        await self._matches.reseat(game, replaced)

    def _told(self, match: Match, gone: int, response: Response) -> str:
        return response.t("bot-replaced", player=name(match, match.seats_of(gone)[0]))

    async def _has_left(self, match: Match, user: int) -> bool:
        """Whether somebody has decided nothing for days and is no member of the server any more."""
        decided = (entry.at for entry in match.history if entry.user == user)
        since = self._matches.now() - max(decided, default=match.row.created)
        if match.row.guild is None or since < self._settings.absence_days * DAY:
            return False
        return not await self._discord.is_member(match.row.guild, user)


def _what(gone: int) -> str:
    """What people agree to: a computer for this person."""
    return f"replace-{gone}"
