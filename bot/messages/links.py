"""Links into Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.store import MessageRow


def table_url(match: Match, turn: MessageRow | None) -> str:
    """Where the game is played, at its turn message if it has one."""
    place = f"https://discord.com/channels/{match.row.guild or '@me'}/{match.row.channel}"
    return f"{place}/{turn.message}" if turn and turn.message else place
