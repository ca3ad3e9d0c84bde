"""/board, /hand, /score, /undo, /hint, /end, /resign, /replace, /seat, /orders: the game of this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import app_commands

from bot.base import custom_ids
from bot.base.choices import LABEL
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rights import may
from bot.base.text import shorten
from bot.commands.common import match_here, words
from bot.delivery.response import Response
from bot.handlers.guard import ActionHandler
from bot.handlers.lobbies import check_permissions
from bot.handlers.ranks import ranks
from bot.matches.roles import at_table
from bot.messages.menus import action
from bot.messages.outgoing import OutgoingMessage, note
from bot.messages.public import title
from bot.store import GameRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services


class Offer(NamedTuple):
    """What a button does with a game whose channel cannot be reached, and the words for it."""

    action: str
    words: str
    label: str


HERE = Offer("resume-here", "bot-homeless", "bot-here")
END = Offer("end.force", "bot-endable", "bot-end-gone")


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands for a running game."""

    @app_commands.command(name="board", description=words("bot-command-board"))
    @app_commands.describe(text=words("bot-command-board-text"))
    @app_commands.guild_only()
    async def board(interaction: discord.Interaction, text: bool = False) -> None:
        await services.answer(interaction, lambda response: _board(services, response, text))

    @app_commands.command(name="end", description=words("bot-command-end"))
    @app_commands.guild_only()
    async def end(interaction: discord.Interaction) -> None:
        await services.answer(interaction, lambda response: _end(services, response))

    @app_commands.command(name="pause", description=words("bot-command-pause"))
    @app_commands.guild_only()
    async def pause(interaction: discord.Interaction) -> None:
        async def ask(response: Response) -> None:
            await services.pausing.ask(response, await match_here(services, response))

        await services.answer(interaction, ask)

    @app_commands.command(name="resign", description=words("bot-command-resign"))
    async def resign(interaction: discord.Interaction) -> None:
        async def ask(response: Response) -> None:
            await services.resigning.ask(response, await match_here(services, response))

        await services.answer(interaction, ask)

    panels, play = services.panels, services.play
    shown = {"hand": panels.play, "score": panels.score, "undo": play.undo, "hint": services.hints.hint}
    return [
        board,
        *(_shown(services, verb, act) for verb, act in shown.items()),
        end,
        pause,
        resign,
        *_of_seats(services),
    ]


def _of_seats(services: Services) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands about who plays, and what is done for them."""

    @app_commands.command(name="replace", description=words("bot-command-replace"))
    @app_commands.describe(person=words("bot-command-replace-person"))
    @app_commands.guild_only()
    async def replace(interaction: discord.Interaction, person: discord.User | None = None) -> None:
        async def ask(response: Response) -> None:
            match = await match_here(services, response)
            await services.seats.replace(response, match, person.id if person is not None else None)

        await services.answer(interaction, ask)

    @app_commands.command(name="seat", description=words("bot-command-seat"))
    @app_commands.guild_only()
    async def seat(interaction: discord.Interaction) -> None:
        async def show(response: Response) -> None:
            await services.seats.page(response, await match_here(services, response))

        await services.answer(interaction, show)

    @app_commands.command(name="orders", description=words("bot-command-orders"))
    async def orders(interaction: discord.Interaction) -> None:
        await services.answer(interaction, services.standing_orders.show)

    return [replace, seat, orders]


def _shown(services: Services, verb: str, act: ActionHandler) -> app_commands.Command[Any, ..., Any]:
    """Register a command that does what the button of the same name does; also in direct messages, where one plays
    alone.
    """

    @app_commands.command(name=verb, description=words(f"bot-command-{verb}"))
    async def command(interaction: discord.Interaction) -> None:
        async def ask(response: Response) -> None:
            await response.reply()
            match = await match_here(services, response)
            await act(response, custom_ids.ActionClick(match.id, match.revision, verb), "")

        await services.answer(interaction, ask)

    return command


async def _board(services: Services, response: Response, text: bool) -> None:
    await response.reply()
    try:
        match = await match_here(services, response)
    except Refusal:
        if not (lost := await _homeless(services, response)):
            raise
        await response.show(_offered(lost, response, HERE))
        return
    if text:
        await response.show(services.private_messages.words(match, response.user, 0, response.t))
        return
    check_permissions(response)
    became = await services.outbox.rebuild(match.id)
    await response.note(response.t(f"bot-board-{became}", title=title(match, response.t)))


async def _end(services: Services, response: Response) -> None:
    try:
        match = await match_here(services, response)
    except Refusal:
        lost = await services.ending.endable(response)
        if not lost:
            raise
        await response.reply()
        await response.show(_offered(lost, response, END))
        return
    await services.ending.ask(response, match)


async def _homeless(services: Services, response: Response) -> Sequence[GameRow]:
    """This person's games of this server whose channels cannot be reached, including those not known to sleep yet;
    for whoever may move those of others, these if they sleep.
    """
    roles, found = await ranks(response, services.store), list[GameRow]()
    for row in await services.store.live_games(response.interaction.guild_id):
        mine = at_table(row.seats, response.user)
        lost = await services.ending.homeless(row) if mine else row.asleep
        found += [row] if lost and may("move", mine | roles) else []
    return found


def _offered(lost: Sequence[GameRow], response: Response, offer: Offer) -> OutgoingMessage:
    buttons = tuple(action(row, offer.action, _who_plays(row, response, offer.label), "plain") for row in lost[:5])
    return note(response.t(offer.words), [buttons])


def _who_plays(row: GameRow, response: Response, label: str) -> str:
    title = Verbatim(response.t(f"{row.key}-title"))
    players = tuple(Verbatim(seat.name) for seat in row.seats)
    return shorten(response.t(label, title=title, players=players), LABEL)
