"""Links into Discord, and times that Discord shows everybody in their own zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.store import MessageRow


def table_url(match: Match, turn: MessageRow | None) -> str:
    """Where the game is played, at its turn message if it has one."""
    return place_url(match.row.guild, match.row.channel, turn.message if turn else None)


def place_url(guild: int | None, channel: int, message: int | None) -> str:
    """A channel, at one of its messages if one is given; what is played in private answers is nowhere."""
    if channel < 0:
        return "https://discord.com/channels/@me"
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def instant(at: int) -> Verbatim:
    """This time, with its date."""
    return Verbatim(f"<t:{at}:f>")


def moment(at: int) -> Verbatim:
    """How long ago, or how far ahead, this time is."""
    return Verbatim(f"<t:{at}:R>")
